"""Roll for the Galaxy as a Game: setup, options, and positions as text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from starhold.kernel.chance import Chance
from starhold.kernel.game import Game
from starhold.kernel.moves import Moves
from starhold.kernel.record import RecordedMove
from starhold.kernel.state import State
from starhold.kernel.vocabulary import Option, Provenance, Vocabulary
from starhold.kernel.words import Label, View, Word
from starhold.roll import components as box
from starhold.roll import report, words
from starhold.roll.actions import ACTIONS, COLOURED, PLACE_NAMES, SHIPPER_NAMES
from starhold.roll.components import DIE_NAMES, PHASE_NAMES, SIDE_NAMES, TILES, slug
from starhold.roll.data import BOX, FILE, DevelopmentSide, HomeWorld, WorldSide
from starhold.roll.dice import total
from starhold.roll.events import EVENTS
from starhold.roll.invariants import check
from starhold.roll.orders import ORDERS, obey
from starhold.roll.position import build, facts
from starhold.roll.resample import resample
from starhold.roll.scoring import ranks, score, scores
from starhold.roll.sight import own_view, view_of
from starhold.roll.state import RollState
from starhold.roll.steps.assign import Assign
from starhold.roll.steps.build import Develop, Settle
from starhold.roll.steps.explore import Explore, Levy, Research
from starhold.roll.steps.manage import Manage
from starhold.roll.steps.produce import Produce
from starhold.roll.steps.round import ROUND, Round, RoundPart
from starhold.roll.steps.setup import LAY_OUT, LayOut, deal
from starhold.roll.steps.ship import Ship
from starhold.roll.steps.why import refuse_board
from starhold.roll.table import RollPart
from starhold.roll.view import RollView

STEPS = (Round, LayOut, Assign, Explore, Levy, Research, Develop, Settle, Produce, Ship, Manage)
OPTIONS = (Option("start", ("choice", "cheapest")),)
#: R-SETUP-9: what the rulebook advises for a first game
PRESETS = {"first-game": {"start": "cheapest"}}
#: sorts of numbers in events, and the names of what they stand for
NOUNS = {
    "die": DIE_NAMES,
    "shipper": SHIPPER_NAMES,
    "phase": PHASE_NAMES,
    "colour": COLOURED,
    "side": SIDE_NAMES,
    "place": PLACE_NAMES,
    "development": box.DEVELOPMENTS[:TILES],
    "world": box.WORLDS,
    "faction": box.FACTIONS,
    "faction-development": box.DEVELOPMENTS[TILES:],
    "faction-world": box.FACTION_WORLDS,
    "home": box.HOMES,
}


class RollGame(Game):
    """Roll for the Galaxy, base game."""

    name = "roll"
    #: 2: Advanced Logistics may move a tile again, until its owner says that it is done (R-TILE-1)
    version = FILE.version("2")
    earlier = ("1",) if version == "2" else ()
    min_players = 2
    max_players = 5
    positions = RollState
    parts = RollPart
    bots = "starhold.roll.bots:CONFIG"
    reasons = "starhold.roll.reasons:REASONS"
    drawing = "starhold.roll.draw"
    daily: Mapping[str, str] = {}
    favourites = ("home",)

    def __init__(self) -> None:
        super().__init__(
            Vocabulary(
                actions=ACTIONS,
                steps=STEPS,
                events=EVENTS,
                options=OPTIONS,
                presets=PRESETS,
                nouns=NOUNS,
                orders=ORDERS,
                reasons=words.REASONS,
            )
        )

    def set_up(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        state = RollState(players)
        state.cheapest = options["start"] == "cheapest"
        deal(state, chance)
        state.stack = [ROUND[RoundPart.ASSIGN], LAY_OUT]
        return state

    # -- what a state passes on --------------------------------------------------------------

    def view(self, state: RollState, seat: int | None) -> RollView:
        return view_of(state, seat)

    def own_view(self, state: RollState, public: View, seat: int) -> RollView:
        assert isinstance(public, RollView)
        return own_view(state, public, seat)

    def resample(self, state: RollState, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def scores(self, state: RollState) -> list[int]:
        return scores(state)

    def ranks(self, state: RollState) -> list[int]:
        return ranks(state)

    def counters(self, state: RollState, seat: int) -> dict[str, int]:
        player = state.seats[seat]
        return {
            "credits": int(player.credits),
            "chips": int(player.chips),
            "points": int(score(state, seat)),
            "goods": int(total(player.all_goods())),
            "cup": int(total(player.cup)),
        }

    def check(self, state: RollState) -> None:
        check(state)

    def sources(self, state: RollState) -> list[dict[str, int]]:
        return report.sources(state)

    def traits(
        self, state: RollState, seat: int, moves: Sequence[RecordedMove]
    ) -> dict[str, tuple[str, ...]]:
        return report.traits(state, seat, moves)

    def luck(self, state: RollState) -> Sequence[Sequence[str]]:
        return report.luck(state)

    def facts(self, state: RollState) -> dict[str, Any]:
        return facts(state)

    def build(self, facts: Mapping[str, Any], chance: Chance) -> RollState:
        return build(facts, chance)

    # -- words ---------------------------------------------------------------------------

    def label(self, state: State, seat: int, action: int) -> Label:
        return words.label_of(action)

    def labels(self) -> frozenset[str]:
        return frozenset(f"roll-action-{kind}" for kind in words.LABELS)

    def word(self, sort: str, value: int) -> Word:
        """Sorts of their own name sides of tiles: `built` and `settled` by tile, `power` any development."""
        if sort == "built":
            return words.side_of_tile(0, value)
        if sort == "settled":
            return words.side_of_tile(1, value)
        if sort == "tile":
            return words.side_of_tile(value // TILES, value % TILES)
        if sort == "power":
            return words.development_name(value)
        if sort == "where":
            return words.place_name(value)
        return super().word(sort, value)

    def catalogue(self) -> bytes:
        """Return what is printed on the tiles, by the names that messages and picks use."""
        parts = [part for faction in BOX.factions for part in faction.parts]
        developments = [tile.development for tile in BOX.tiles]
        developments += [part for part in parts if isinstance(part, DevelopmentSide)]
        worlds: list[WorldSide | HomeWorld] = [tile.world for tile in BOX.tiles]
        worlds += [part for part in parts if isinstance(part, WorldSide)]
        worlds += BOX.home_worlds
        printed = {
            "developments": {slug(side.name): _printed(side) for side in developments},
            "worlds": {slug(side.name): {"colour": side.colour, "dice": side.dice} for side in worlds},
        }
        return msgspec.json.encode(printed)

    def explain(self, state: RollState, seat: int, moves: Moves) -> None:
        refuse_board(state, seat, moves)

    def obey(
        self, view: View, seat: int, step: str, legal: Mapping[str, int], orders: Mapping[str, str]
    ) -> int | None:
        return obey(step, legal, orders)

    # -- openness --------------------------------------------------------------------------

    def provenance(self) -> tuple[Provenance, ...]:
        """Return how sure each part of the box is, as box.json marks it."""
        parts = [Provenance(f"die {name}", die.confidence) for name, die in BOX.dice.items()]
        parts += [
            Provenance(f"faction {faction.number}", faction.confidence, faction.note)
            for faction in BOX.factions
        ]
        parts += [
            Provenance(f"home world {home.name}", home.confidence, home.note) for home in BOX.home_worlds
        ]
        parts += [name for faction in BOX.factions for name in _names(faction.id, faction.parts)]
        for tile in BOX.tiles:
            name = f"tile {tile.id} ({tile.development.name} / {tile.world.name})"
            parts.append(Provenance(name, tile.confidence, tile.note))
            parts += _names(tile.id, (tile.development, tile.world))
        return tuple(parts)


def _names(tile: str, sides: Iterable[DevelopmentSide | WorldSide]) -> list[Provenance]:
    """Return the names of a tile that sources write in different ways."""
    return [
        Provenance(
            f"name {side.name} ({tile})",
            side.name_confidence,
            f"also written {', '.join(side.name_variants)}",
        )
        for side in sides
        if side.name_variants
    ]


def _printed(side: DevelopmentSide) -> dict[str, Any]:
    """Return the phases of a development, and whether it is one of the 6+."""
    return {"phases": side.phases, "six_plus": side.six_plus is not None}


GAME = RollGame()
