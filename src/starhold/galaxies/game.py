"""Tiny Epic Galaxies as a Game: setup, options, and what a position is asked."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import UNSET

from starhold.galaxies import powers, report
from starhold.galaxies.actions import ACTIONS
from starhold.galaxies.components import (
    FACE_IDS,
    MAX_SLOTS,
    MISSION_IDS,
    PLANET_IDS,
    ROGUE_IDS,
)
from starhold.galaxies.data import FILE, Planet, box
from starhold.galaxies.events import EVENTS, GalaxiesEvent, tell
from starhold.galaxies.invariants import check
from starhold.galaxies.orders import ORDERS, obey
from starhold.galaxies.position import build, facts
from starhold.galaxies.resample import resample
from starhold.galaxies.scoring import ranks, scores
from starhold.galaxies.sight import own_view, view_of
from starhold.galaxies.state import (
    NOBODY,
    ROGUE_VOICE,
    Bonus,
    Empire,
    GalaxiesState,
    Limit,
    Rules,
    new_rogue,
    row_size,
)
from starhold.galaxies.steps.base import refuse_dice
from starhold.galaxies.steps.turn import GalaxiesTurn, deal_missions
from starhold.galaxies.table import GalaxiesPart
from starhold.galaxies.view import GalaxiesView
from starhold.galaxies.words import MOVE_LABELS, REASONS, REROLL_LABELS, rogue_name
from starhold.kernel.chance import Chance
from starhold.kernel.facts import read
from starhold.kernel.game import Game
from starhold.kernel.moves import Moves
from starhold.kernel.record import RecordedMove
from starhold.kernel.state import State
from starhold.kernel.vocabulary import Option, Provenance, Vocabulary, steps_of
from starhold.kernel.words import View, Word

powers.load()

OPTIONS = (
    Option("rogue", ROGUE_IDS),
    Option("tie_breakers", ("planets-level-resources", "planets-resources")),
    Option("rogue_unusable_die", ("reroll-once", "discard")),
    Option("rogue_bonus_dice", ("different", "extra-turn", "repeats")),
    Option("follow_order", ("clockwise", "simultaneous")),
    Option("null_activation", ("allowed", "forbidden")),
    Option("card_texts", ("2015", "later")),
    Option("faq_limit", ("cards", "clj-0517", "gyore")),
    Option("two_player_missions", ("all", "absolute")),
    Option("rogue_regress_target", ("choice", "most-advanced")),
    Option("first_player", ("random", "1", "2", "3", "4", "5")),
)

_SPANISH = {
    "rogue_unusable_die": "discard",
    "rogue_bonus_dice": "extra-turn",
    "follow_order": "simultaneous",
}

#: section 17: what each edition prints
PRESETS: Mapping[str, Mapping[str, str]] = {
    "russian-2018": {},
    "french-2015": {**_SPANISH, "tie_breakers": "planets-resources"},
    "spanish-2015": _SPANISH,
}

#: options that earlier records do not have: at its default such an option is left out of the facts of a
#: position, so that digests of those records still hold
LATER_OPTIONS = ("faq_limit",)

_LIMIT = {"cards": Limit.CARDS, "clj-0517": Limit.STEALS, "gyore": Limit.GYORE}
_BONUS = {"different": Bonus.DIFFERENT, "extra-turn": Bonus.EXTRA_TURN, "repeats": Bonus.REPEATS}


def rules_of(options: Mapping[str, str]) -> Rules:
    """Return the options as the engine asks for them."""
    rules = Rules(ROGUE_IDS.index(options["rogue"]), _written(options))
    rules.ties_by_level = options["tie_breakers"] == "planets-level-resources"
    rules.rogue_rerolls_unusable = options["rogue_unusable_die"] == "reroll-once"
    rules.rogue_bonus = _BONUS[options["rogue_bonus_dice"]]
    rules.follow_together = options["follow_order"] == "simultaneous"
    rules.null_activation = options["null_activation"] == "allowed"
    rules.later_texts = options["card_texts"] == "later"
    rules.faq_limit = _LIMIT[options["faq_limit"]]
    rules.absolute_missions = options["two_player_missions"] == "absolute"
    rules.regress_most_advanced = options["rogue_regress_target"] == "most-advanced"
    first = options["first_player"]
    rules.first = NOBODY if first == "random" else int(first) - 1
    return rules


def _written(options: Mapping[str, str]) -> dict[str, str]:
    """Return the options as facts have them: without those of later versions that have their first value."""
    later = {option.name: option.values[0] for option in OPTIONS if option.name in LATER_OPTIONS}
    return {name: value for name, value in options.items() if later.get(name) != value}


class GalaxiesGame(Game):
    """Tiny Epic Galaxies, base game."""

    name = "galaxies"
    #: 2: a follow that pays and brings back is not offered (G-FOLLOW-6); discarded Rogue dice count (G-DEF-4)
    version = FILE.version("2")
    earlier = ("1",) if version == "2" else ()
    min_players = 1
    max_players = 5
    positions = GalaxiesState
    parts = GalaxiesPart
    bots = "starhold.galaxies.bots:CONFIG"
    reasons = "starhold.galaxies.reasons:REASONS"
    drawing = "starhold.galaxies.draw"
    daily: Mapping[str, str] = {}
    favourites = ("planet",)

    def __init__(self) -> None:
        nouns = {
            "planet": PLANET_IDS,
            "face": FACE_IDS,
            "mission": MISSION_IDS,
            "rogue": ROGUE_IDS,
            "slot": tuple(str(slot + 1) for slot in range(MAX_SLOTS)),
        }
        super().__init__(
            Vocabulary(
                actions=ACTIONS,
                steps=steps_of("starhold.galaxies"),
                events=EVENTS,
                options=OPTIONS,
                presets=PRESETS,
                nouns=nouns,
                orders=ORDERS,
                reasons=REASONS,
            )
        )

    def set_up(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        """Set up the table by section 1 of the rules, and by G-SOLO-1 to G-SOLO-4 for one player."""
        state = GalaxiesState(players, rules_of(options))
        state.empires = [Empire() for _ in range(players)]
        state.stack = [GalaxiesTurn()]
        if state.solo():
            state.empires.append(new_rogue(state.rules.rogue))
        for slot in range(row_size(players)):
            state.fill_slot(slot, chance)
        if not state.solo():
            state.first = self._first(players, state.rules, chance)
            deal_missions(state, chance)
        return state

    def _first(self, players: int, rules: Rules, chance: Chance) -> int:
        """Return a random seat unless the host chose one (G-SETUP-10)."""
        first = rules.first if 0 <= rules.first < players else chance.below(players)
        tell(chance, GalaxiesEvent.FIRST_PLAYER, first)
        return first

    # -- what a position is asked ---------------------------------------------------------

    def view(self, state: GalaxiesState, seat: int | None) -> View:
        return view_of(state, seat)

    def own_view(self, state: GalaxiesState, public: View, seat: int) -> View:
        assert isinstance(public, GalaxiesView)
        return own_view(state, public, seat)

    def resample(self, state: GalaxiesState, seat: int, chance: Chance) -> GalaxiesState:
        return resample(state, seat, chance)

    def scores(self, state: GalaxiesState) -> list[int]:
        return scores(state)

    def ranks(self, state: GalaxiesState) -> list[int]:
        return ranks(state)

    def counters(self, state: GalaxiesState, seat: int) -> dict[str, int]:
        empire = state.empires[seat]
        return {
            "energy": int(empire.energy),
            "culture": int(empire.culture),
            "level": int(empire.level),
            "points": int(empire.score),
        }

    def check(self, state: GalaxiesState) -> None:
        check(state)

    def sources(self, state: GalaxiesState) -> list[dict[str, int]]:
        return report.sources(state)

    def traits(
        self, state: GalaxiesState, seat: int, moves: Sequence[RecordedMove]
    ) -> dict[str, tuple[str, ...]]:
        return report.traits(state, seat, moves)

    def luck(self, state: GalaxiesState) -> Sequence[Sequence[str]]:
        return report.luck(state)

    def facts(self, state: GalaxiesState) -> dict[str, Any]:
        return facts(state)

    def build(self, facts: Mapping[str, Any], chance: Chance) -> GalaxiesState:
        found = read(facts, GalaxiesPart.struct)
        rules = rules_of(self.complete({} if found.options is UNSET else found.options))
        return build(found, rules, {step.name: step for step in steps_of("starhold.galaxies")}, chance)

    # -- words -------------------------------------------------------------------------

    def labels(self) -> frozenset[str]:
        kinds = {action.kind for action in ACTIONS if action.kind != "move"} | MOVE_LABELS | REROLL_LABELS
        return frozenset(f"galaxies-action-{kind}" for kind in kinds)

    def word(self, sort: str, value: int) -> Word:
        if sort == "seat" and value >= ROGUE_VOICE:
            return rogue_name(value - ROGUE_VOICE)
        return super().word(sort, value)

    def explain(self, state: GalaxiesState, seat: int, moves: Moves) -> None:
        refuse_dice(state, seat, moves)

    def obey(
        self, view: View, seat: int, step: str, legal: Mapping[str, int], orders: Mapping[str, str]
    ) -> int | None:
        return obey(cast(GalaxiesView, view), seat, step, legal, orders)

    # -- openness ------------------------------------------------------------------------

    def catalogue(self) -> bytes:
        return FILE.used()

    def provenance(self) -> tuple[Provenance, ...]:
        """Return how sure each planet, mission and Rogue of the box is, and what is doubtful about it."""
        cards = box()
        parts = [Provenance(f"planet {card.id}", card.confidence, _doubts(card)) for card in cards.planets]
        parts += [
            Provenance(f"mission {card.id}", card.confidence, _details(card.confidence_detail))
            for card in cards.missions
        ]
        parts += [
            Provenance(f"rogue {card.id}", card.confidence, _details(card.confidence_detail))
            for card in cards.rogues
        ]
        return tuple(parts)


def _doubts(card: Planet) -> str:
    """Return what of a planet is less certain than the rest, and where its sources disagree."""
    less = {part: mark for part, mark in card.confidence_detail.items() if mark != card.confidence}
    return ". ".join(note for note in (_details(less), card.source_notes) if note)


def _details(detail: Mapping[str, str]) -> str:
    return ", ".join(f"{part}: {confidence}" for part, confidence in detail.items())


GAME = GalaxiesGame()
