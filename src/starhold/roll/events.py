"""The table of events: what the log can tell, in the order of `News`."""

from typing import Final

from starhold.kernel.vocabulary import EventKind

PLAYER: Final = "player:seat"

EVENTS: Final = (
    EventKind("dealt", (PLAYER, "faction:faction", "home:home")),
    EventKind("laid-out", (PLAYER, "development:built", "world:settled"), reveals=True),
    # a round begins with a roll, which cannot be taken back
    EventKind("round", ("round:number",), reveals=True),
    EventKind("ready", (PLAYER,)),
    EventKind("selected", (PLAYER, "die:die", "phase:phase"), reveals=True),
    EventKind("extra-phase", ("phase:phase",), reveals=True),
    EventKind("phase", ("phase:phase",)),
    EventKind("stocked", (PLAYER, "credits:number")),
    EventKind("scouted", (PLAYER, "abandoned:number", "drawn:number"), reveals=True),
    EventKind("drew", (PLAYER, "development:built", "world:settled"), reveals=True),
    EventKind("put", (PLAYER, "side:side")),
    EventKind("on-top", (PLAYER, "tile:tile"), reveals=True),
    EventKind("bag-refilled"),
    EventKind("levied", (PLAYER, "side:side"), reveals=True),
    EventKind("arranged", (PLAYER, "side:side"), reveals=True),
    EventKind("researched", (PLAYER,), reveals=True),
    EventKind("placed", (PLAYER, "dice:number", "side:side")),
    EventKind("completed", (PLAYER, "development:development")),
    EventKind("settled", (PLAYER, "world:world")),
    EventKind("to-cup", (PLAYER, "dice:number", "die:die")),
    EventKind("removed", (PLAYER, "die:die", "place:where")),
    EventKind("gained", (PLAYER, "dice:number", "die:die", "place:where")),
    EventKind("tile-credits", (PLAYER, "credits:number")),
    EventKind("power-credits", (PLAYER, "development:power", "credits:number")),
    EventKind("power-vp", (PLAYER, "development:power", "vp:number")),
    EventKind("produced", (PLAYER, "die:die", "colour:colour")),
    EventKind("traded", (PLAYER, "die:die", "colour:colour", "credits:number")),
    EventKind("consumed", (PLAYER, "die:die", "colour:colour", "vp:number")),
    EventKind("banked", (PLAYER,)),
    EventKind("unused", (PLAYER, "dice:number")),
    EventKind("recruited", (PLAYER, "dice:number")),
    EventKind("recalled", (PLAYER, "die:die", "place:where")),
    EventKind("manage"),
    EventKind("ended", ("rounds:number",)),
    EventKind("abandoned", (PLAYER, "side:side"), reveals=True),
    EventKind("row", (PLAYER, "phase:phase", "dice:number"), reveals=True),
    EventKind("dictated", (PLAYER, "dice:number", "die:die"), reveals=True),
    EventKind("shipping", (PLAYER, "shipper:shipper")),
)
