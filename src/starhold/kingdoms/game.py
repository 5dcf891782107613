"""Tiny Epic Kingdoms as a Game: its vocabulary, start, options, and how sure the box is."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, cast

from starhold.kernel.chance import Chance
from starhold.kernel.game import Game
from starhold.kernel.record import RecordedMove
from starhold.kernel.state import State
from starhold.kernel.vocabulary import Option, Provenance, Vocabulary, steps_of
from starhold.kernel.words import Label, View
from starhold.kingdoms import data, report
from starhold.kingdoms.actions import ACTIONS
from starhold.kingdoms.components import (
    ACT_IDS,
    FACTION_NAMES,
    REGION_NAMES,
    RESOURCE_IDS,
    SIDE_IDS,
    TOKEN_NAMES,
)
from starhold.kingdoms.events import EVENTS
from starhold.kingdoms.faction import FACTIONS, Faction
from starhold.kingdoms.invariants import check
from starhold.kingdoms.orders import ORDERS, obey
from starhold.kingdoms.position import build, facts
from starhold.kingdoms.resample import resample
from starhold.kingdoms.scoring import points, ranks, scores
from starhold.kingdoms.sight import own_view, view_of
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import HINDRANCE_IDS
from starhold.kingdoms.steps.setup import lay_out, new_state
from starhold.kingdoms.table import KingdomsPart
from starhold.kingdoms.view import KingdomsView
from starhold.kingdoms.words import REASONS, label_of


def _load(name: str, number: int) -> Faction[Any]:
    """Load the faction that the box has under this name and number."""
    module = import_module(f"starhold.kingdoms.factions.{data.module_of(name)}")
    faction = cast(Faction[Any], module.FACTION)
    faction.number = number
    return faction


if not FACTIONS:
    FACTIONS.extend(_load(name, number) for number, name in enumerate(FACTION_NAMES))

VOCABULARY = Vocabulary(
    actions=ACTIONS,
    steps=steps_of("starhold.kingdoms"),
    reasons=REASONS,
    events=EVENTS,
    options=(
        Option("tokens", ("off", "on")),
        Option("faction_assignment", ("random", "choice")),
        Option("extra_factions", ("off", "on")),
        Option("lost_kingdom_tokens", ("off", "on")),
        Option("tower_vp", ("default", "alternative")),
        Option("allow_halflings_2p", ("off", "on")),
        Option("beginner_resources", ("off", "on")),
        Option("max_refreshes", ("40", "10", "20", "60", "100", "0")),
    ),
    presets={
        "beginner": {"beginner_resources": "on"},
        "discovery": {"tokens": "on"},
        "everything": {"tokens": "on", "faction_assignment": "choice", "extra_factions": "on"},
    },
    nouns={
        "act": ACT_IDS,
        "faction": FACTION_NAMES,
        "hindrance": HINDRANCE_IDS,
        "region": REGION_NAMES,
        "resource": RESOURCE_IDS,
        "side": SIDE_IDS,
        "token": TOKEN_NAMES,
    },
    orders=ORDERS,
)


class KingdomsGame(Game):
    """Tiny Epic Kingdoms, second edition."""

    name = "kingdoms"
    #: 2: the alternative tower is worth 13 at level 6
    version = data.FILE.version("2")
    earlier = ("1",) if version == "2" else ()
    min_players = 2
    max_players = 5
    positions = KingdomsState
    parts = KingdomsPart
    bots = "starhold.kingdoms.bots:CONFIG"
    reasons = "starhold.kingdoms.reasons:REASONS"
    drawing = "starhold.kingdoms.draw"
    daily: Mapping[str, str] = {}
    favourites = ("faction", "home")

    def __init__(self) -> None:
        super().__init__(VOCABULARY)

    # -- starting ---------------------------------------------------------------------------

    def set_up(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        state = new_state(players, chance)
        state.tokens = int(options["tokens"] == "on")
        state.alternative_tower = int(options["tower_vp"] == "alternative")
        state.beginner = int(options["beginner_resources"] == "on")
        state.max_refreshes = int(options["max_refreshes"])
        lay_out(
            state,
            options["extra_factions"] == "on",
            options["faction_assignment"] == "choice",
            options["allow_halflings_2p"] == "on",
            options["lost_kingdom_tokens"] == "on",
        )
        return state

    # -- what is built above a state ----------------------------------------------------------

    def view(self, state: KingdomsState, seat: int | None) -> View:
        return view_of(state, seat)

    def own_view(self, state: KingdomsState, public: View, seat: int) -> View:
        assert isinstance(public, KingdomsView)
        return own_view(state, public, seat)

    def resample(self, state: KingdomsState, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def scores(self, state: KingdomsState) -> list[int]:
        return scores(state)

    def ranks(self, state: KingdomsState) -> list[int]:
        return ranks(state)

    def counters(self, state: KingdomsState, seat: int) -> dict[str, int]:
        kingdom = state.kingdom(seat)
        held = {name: int(kingdom.amount(resource)) for resource, name in enumerate(RESOURCE_IDS)}
        return {
            **held,
            "armies": int(kingdom.armies),
            "tower": int(kingdom.tower),
            "magic": int(kingdom.magic),
            "points": int(points(state, seat)),
        }

    def check(self, state: KingdomsState) -> None:
        check(state)

    def sources(self, state: KingdomsState) -> list[dict[str, int]]:
        return report.sources(state)

    def traits(
        self, state: KingdomsState, seat: int, moves: Sequence[RecordedMove]
    ) -> dict[str, tuple[str, ...]]:
        return report.traits(state, seat, moves)

    def facts(self, state: KingdomsState) -> dict[str, Any]:
        return facts(state)

    def build(self, facts: Mapping[str, Any], chance: Chance) -> KingdomsState:
        return build(facts, chance, steps_of("starhold.kingdoms"))

    def label(self, state: State, seat: int, action: int) -> Label:
        return label_of(cast(KingdomsState, state), seat, action)

    def catalogue(self) -> bytes:
        """Return the data file in use: sides with their polygons, factions, tokens."""
        return data.FILE.used()

    def obey(
        self, view: View, seat: int, step: str, legal: Mapping[str, int], orders: Mapping[str, str]
    ) -> int | None:
        return obey(cast(KingdomsView, view), seat, step, legal, orders)

    # -- openness -----------------------------------------------------------------------------

    def provenance(self) -> tuple[Provenance, ...]:
        """Return every part of the box with its confidence mark, as the data file gives it."""
        box = data.box()
        parts = [
            Provenance("tower points", box.tower.confidence, box.tower.note),
            Provenance(
                "tower points, alternative", box.tower.alternative.confidence, box.tower.alternative.note
            ),
            Provenance("split of the tokens", box.tokens.count_confidence, box.tokens.note),
            Provenance("which factions are in the box", "reconstructed", box.roster_note),
        ]
        for kind in box.tokens.kinds:
            parts.append(Provenance(f"token {kind.id}", kind.confidence, kind.effect))
        for faction in box.factions:
            parts.append(Provenance(f"faction {faction.id}", faction.confidence, faction.roster_note))
            for level in faction.levels:
                note = " ".join(text for text in (level.effect, level.ruling, level.note) if text)
                parts.append(Provenance(f"faction {faction.id} {level.level}", level.confidence, note))
        for side in box.territories:
            parts.append(Provenance(f"territory {side.id}", side.confidence, side.note))
            parts.append(
                Provenance(f"shapes of territory {side.id}", side.geometry_confidence, box.territory_note)
            )
        return tuple(parts)


GAME = KingdomsGame()
