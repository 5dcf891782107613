"""Every event, declared once: what the log can show."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.chance import tell as tell
from starhold.kernel.chance import tell_only as tell_only
from starhold.kernel.vocabulary import EventTable

EVENTS: Final = EventTable()
_declare = EVENTS.declare
PLAYER: Final = "player:seat"


class RollEvent:
    """Numbers of the events."""

    DEALT: Final[i64] = _declare("dealt", PLAYER, "faction:faction", "home:home")
    LAID_OUT: Final[i64] = _declare("laid-out", PLAYER, "development:built", "world:settled", reveals=True)
    # a round begins with a roll, which cannot be undone
    ROUND: Final[i64] = _declare(
        "round", "round:number", reveals=True, topic="dice", sound="dice", stop="chance", part="turn"
    )
    READY: Final[i64] = _declare("ready", PLAYER, part="aside")
    SELECTED: Final[i64] = _declare("selected", PLAYER, "die:die", "phase:phase", reveals=True, topic="dice")
    EXTRA_PHASE: Final[i64] = _declare("extra-phase", "phase:phase", reveals=True)
    # what a later phase brings is no consequence of a decision in this one
    PHASE: Final[i64] = _declare("phase", "phase:phase", stop="phase", part="turn")
    STOCKED: Final[i64] = _declare("stocked", PLAYER, "credits:number", quiet=True, part="action")
    SCOUTED: Final[i64] = _declare(
        "scouted", PLAYER, "abandoned:number", "drawn:number", reveals=True, part="action"
    )
    DREW: Final[i64] = _declare("drew", PLAYER, "development:built", "world:settled", reveals=True)
    PUT: Final[i64] = _declare("put", PLAYER, "side:side")
    ON_TOP: Final[i64] = _declare("on-top", PLAYER, "tile:tile", reveals=True)
    BAG_REFILLED: Final[i64] = _declare("bag-refilled")
    LEVIED: Final[i64] = _declare("levied", PLAYER, "side:side", reveals=True)
    ARRANGED: Final[i64] = _declare("arranged", PLAYER, "side:side")
    RESEARCHED: Final[i64] = _declare("researched", PLAYER, reveals=True)
    PLACED: Final[i64] = _declare("placed", PLAYER, "dice:number", "side:side", topic="dice")
    COMPLETED: Final[i64] = _declare("completed", PLAYER, "development:development", sound="chord")
    SETTLED: Final[i64] = _declare("settled", PLAYER, "world:world", sound="chord")
    TO_CUP: Final[i64] = _declare("to-cup", PLAYER, "dice:number", "die:die", topic="dice")
    REMOVED: Final[i64] = _declare("removed", PLAYER, "die:die", "place:where", topic="dice")
    GAINED: Final[i64] = _declare("gained", PLAYER, "dice:number", "die:die", "place:where", topic="dice")
    TILE_CREDITS: Final[i64] = _declare("tile-credits", PLAYER, "credits:number", quiet=True)
    POWER_CREDITS: Final[i64] = _declare(
        "power-credits", PLAYER, "development:power", "credits:number", quiet=True
    )
    POWER_VP: Final[i64] = _declare("power-vp", PLAYER, "development:power", "vp:number", quiet=True)
    PRODUCED: Final[i64] = _declare("produced", PLAYER, "die:die", "colour:colour")
    TRADED: Final[i64] = _declare("traded", PLAYER, "die:die", "colour:colour", "credits:number")
    CONSUMED: Final[i64] = _declare("consumed", PLAYER, "die:die", "colour:colour", "vp:number")
    BANKED: Final[i64] = _declare("banked", PLAYER, quiet=True)
    UNUSED: Final[i64] = _declare("unused", PLAYER, "dice:number", topic="dice")
    RECRUITED: Final[i64] = _declare("recruited", PLAYER, "dice:number", topic="dice")
    RECALLED: Final[i64] = _declare("recalled", PLAYER, "die:die", "place:where", topic="dice")
    MANAGE: Final[i64] = _declare("manage", stop="phase", part="turn")
    ENDED: Final[i64] = _declare("ended", "rounds:number", sound="end")
    ABANDONED: Final[i64] = _declare("abandoned", PLAYER, "side:side", part="action")
    ROW: Final[i64] = _declare("row", PLAYER, "phase:phase", "dice:number", reveals=True, topic="dice")
    DICTATED: Final[i64] = _declare("dictated", PLAYER, "dice:number", "die:die", reveals=True, topic="dice")
    SHIPPING: Final[i64] = _declare("shipping", PLAYER, "shipper:shipper", part="action")
