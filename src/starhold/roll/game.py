"""Roll for the Galaxy as a Game: setup, options, and positions in words."""

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from starhold.kernel.chance import Chance
from starhold.kernel.game import Game
from starhold.kernel.state import State
from starhold.kernel.vocabulary import Option, Provenance, StepKind, Vocabulary
from starhold.kernel.words import Choice, Line, Name, Prompt, View, Word
from starhold.roll import ids, words
from starhold.roll.actions import PLACE_NAMES
from starhold.roll.components import COLOUR_NAMES, COLOURS, DIE_NAMES, PHASE_NAMES, SIDE_NAMES, TILES
from starhold.roll.data import BOX, DevelopmentSide, HomeWorld, WorldSide
from starhold.roll.events import EVENTS
from starhold.roll.orders import ORDERS, obey
from starhold.roll.reasons import why_not
from starhold.roll.state import RollState
from starhold.roll.steps.round import ROUND
from starhold.roll.steps.setup import LAY_OUT, deal
from starhold.roll.view import RollView

#: in the order of `Kind`
STEPS = (
    StepKind("round", "R-ROUND-1", asks=False),
    StepKind("lay-out", "R-SETUP-7"),
    StepKind("assign", "R-ASSIGN-10"),
    StepKind("explore", "R-EXPLORE-1"),
    StepKind("levy", "R-EXPLORE-16"),
    StepKind("research", "R-TILE-6"),
    StepKind("develop", "R-DEV-2"),
    StepKind("settle", "R-SETTLE-1"),
    StepKind("produce", "R-PRODUCE-1"),
    StepKind("ship", "R-SHIP-1"),
    StepKind("manage", "R-MANAGE-1"),
)
OPTIONS = (Option("start", ("choice", "cheapest")),)
#: R-SETUP-9: what the rulebook advises for a first game
PRESETS = {"first-game": {"start": "cheapest"}}


class RollGame(Game):
    """Roll for the Galaxy, base game."""

    name = "roll"
    version = "1"
    min_players = 2
    max_players = 5

    def __init__(self) -> None:
        nouns = {
            "die": DIE_NAMES,
            "shipper": words.SHIPPER_NAMES,
            "phase": PHASE_NAMES,
            "colour": COLOUR_NAMES[:COLOURS],
            "side": SIDE_NAMES,
            "place": PLACE_NAMES,
            "development": ids.DEVELOPMENTS,
            "world": ids.WORLDS,
            "faction": ids.FACTIONS,
            "faction-development": ids.FACTION_DEVELOPMENTS,
            "faction-world": ids.FACTION_WORLDS,
            "home": ids.HOMES,
        }
        super().__init__(Vocabulary(words.ACTION_TABLE, STEPS, EVENTS, OPTIONS, PRESETS, nouns, ORDERS))

    def set_up(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        state = RollState(players)
        state.cheapest = options["start"] == "cheapest"
        deal(state, chance)
        state.stack = [ROUND, LAY_OUT]
        return state

    # -- words ---------------------------------------------------------------------------

    def prompt(self, state: State, seat: int) -> Prompt:
        state = cast(RollState, state)
        name, rule, said = words.prompt_of(state, seat)
        step = STEPS[state.stack[-1].kind()].name
        return Prompt(step, Line(f"roll-prompt-{name}", said), rule)

    def choice(self, state: State, seat: int, action: int) -> Choice:
        return words.choice(cast(RollState, state), seat, action)

    def labels(self) -> frozenset[str]:
        return words.LABELS

    def word(self, sort: str, value: int) -> Word:
        """Sorts of their own name sides of tiles: `built` and `settled` by tile, `power` any development."""
        if sort == "built":
            return words.side_of_tile(0, value)
        if sort == "settled":
            return words.side_of_tile(1, value)
        if sort == "tile":
            return words.side_of_tile(value // TILES, value % TILES)
        if sort == "power" and value >= TILES:
            return Name(f"roll-faction-development-{ids.FACTION_DEVELOPMENTS[value - TILES]}")
        if sort == "power":
            return words.side_of_tile(0, value)
        if sort == "where":
            return words.place_name(value)
        return super().word(sort, value)

    def catalogue(self) -> bytes:
        """What is printed on the tiles, by the names that messages and picks use."""
        parts = [part for faction in BOX.factions for part in faction.parts]
        developments = [tile.development for tile in BOX.tiles]
        developments += [part for part in parts if isinstance(part, DevelopmentSide)]
        worlds: list[WorldSide | HomeWorld] = [tile.world for tile in BOX.tiles]
        worlds += [part for part in parts if isinstance(part, WorldSide)]
        worlds += BOX.home_worlds
        box = {
            "developments": {ids.slug(side.name): _printed(side) for side in developments},
            "worlds": {ids.slug(side.name): {"colour": side.colour, "dice": side.dice} for side in worlds},
        }
        return msgspec.json.encode(box)

    def why_not(self, view: View, seat: int, step: str, pick: str) -> Line | None:
        return why_not(cast(RollView, view), seat, step, pick)

    def obey(
        self, view: View, seat: int, step: str, legal: Mapping[str, int], orders: Mapping[str, str]
    ) -> int | None:
        return obey(step, legal, orders)

    # -- openness --------------------------------------------------------------------------

    def provenance(self) -> tuple[Provenance, ...]:
        """How sure each part of the box is, as box.json marks it."""
        parts = [Provenance(f"die {name}", die.confidence) for name, die in BOX.dice.items()]
        parts += [
            Provenance(f"faction {faction.number}", faction.confidence, faction.note)
            for faction in BOX.factions
        ]
        parts += [
            Provenance(f"home world {home.name}", home.confidence, home.note) for home in BOX.home_worlds
        ]
        for tile in BOX.tiles:
            name = f"tile {tile.id} ({tile.development.name} / {tile.world.name})"
            parts.append(Provenance(name, tile.confidence, tile.note))
            for side in (tile.development, tile.world):
                if side.name_confidence:
                    parts.append(Provenance(f"name {side.name} ({tile.id})", side.name_confidence))
        return tuple(parts)


def _printed(side: DevelopmentSide) -> dict[str, Any]:
    """The phases of a development, and whether it is one of the 6+."""
    return {"phases": side.phases, "six_plus": side.six_plus is not None}


GAME = RollGame()
