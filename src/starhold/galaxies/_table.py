"""Made by tools/make_tables.py from table.py; do not edit."""

from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace
from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.components import (
    ALL_PLANETS,
    FACE_IDS,
    MAX_RESOURCE,
    MISSION_IDS,
    PLANET_IDS,
    ROGUE_STRIDE,
    SHIPS,
    START_CULTURE,
    START_ENERGY,
)
from starhold.galaxies.view import (
    DiceView,
    EmpireView,
    GalaxiesSeatView,
    GalaxiesView,
    PlanetView,
    RogueView,
    ShipView,
)
from starhold.kernel.bits import members
from starhold.kernel.state import State
from starhold.kernel.told import name_of, names_of, repeated, seat_of
from starhold.kernel.words import Goal

if TYPE_CHECKING:
    from starhold.galaxies.state import Empire, Rules


@mypyc_attr(acyclic=True)
class EmpireBase:
    """One player's mat and ships, or the Rogue's."""

    def __init__(self, source: "EmpireBase | None" = None) -> None:
        if source is None:
            self.energy: i64 = START_ENERGY
            self.culture: i64 = START_CULTURE
            #: a Rogue has maxima of its own
            self.max_energy: i64 = MAX_RESOURCE
            self.max_culture: i64 = MAX_RESOURCE
            self.level: i64 = 1
            #: points of the colonies and of the level, together (G-DEF-9)
            self.score: i64 = 0
            self.home: i64 = 2
            #: slots with an own ship landed, and in orbit; facts and views tell `ships`
            self.surface: i64 = 0
            self.orbit: i64 = 0
            #: positions of the orbiting ships, four bits a slot
            self.progress: i64 = 0
            #: views show whole cards
            self.colonies: i64 = 0
            #: planets whose action this player used this turn, of those that count it (G-PLANET-7)
            self.used: i64 = 0
            #: planets whose action this player is resolving now (G-PLANET-6)
            self.resolving: i64 = 0
            #: place of the ship that made Nagato's first move this turn (G-CARD-7)
            self.nagato_ship: i64 = -1
            #: the two missions dealt, and the one kept (G-HID-1)
            self.dealt: i64 = 0
            self.mission: i64 = -1
        else:
            self.energy = source.energy
            self.culture = source.culture
            self.max_energy = source.max_energy
            self.max_culture = source.max_culture
            self.level = source.level
            self.score = source.score
            self.home = source.home
            self.surface = source.surface
            self.orbit = source.orbit
            self.progress = source.progress
            self.colonies = source.colonies
            self.used = source.used
            self.resolving = source.resolving
            self.nagato_ship = source.nagato_ship
            self.dealt = source.dealt
            self.mission = source.mission

    def fields(self) -> list[int]:
        """Return everything as numbers, in a fixed order."""
        return [
            self.energy,
            self.culture,
            self.level,
            self.score,
            self.home,
            self.surface,
            self.orbit,
            self.progress,
            self.colonies,
            self.used,
            self.resolving,
            self.nagato_ship,
            self.dealt,
            self.mission,
        ]

    def facts(self) -> dict[str, Any]:
        """Return what the fields say by name, for digests."""
        found: dict[str, Any] = {
            "energy": self.energy,
            "culture": self.culture,
            "level": self.level,
            "colonies": names_of(self.colonies, PLANET_IDS),
            "used": names_of(self.used, PLANET_IDS),
            "resolving": names_of(self.resolving, PLANET_IDS),
            "dealt": names_of(self.dealt, MISSION_IDS),
            "mission": name_of(self.mission, MISSION_IDS),
        }
        return found

    def shown(
        self,
        locked: int,
        ships: tuple[ShipView, ...],
        colonies: tuple[PlanetView, ...],
        colony_points: int,
        level_points: int,
        max_energy: int,
        max_culture: int,
        can_upgrade: bool,
    ) -> EmpireView:
        """Return the view of what everybody sees: the fields, and what is worked out by hand."""
        return EmpireView(
            self.energy,
            self.culture,
            self.level,
            self.score,
            self.home,
            tuple(names_of(self.used, PLANET_IDS)),
            locked,
            ships,
            colonies,
            colony_points,
            level_points,
            max_energy,
            max_culture,
            can_upgrade,
        )

    def own(self, public: GalaxiesSeatView) -> GalaxiesSeatView:
        """Return the view with what the owner alone sees."""
        return replace(
            public,
            dealt=tuple(names_of(self.dealt, MISSION_IDS)),
            mission=name_of(self.mission, MISSION_IDS),
        )

    def end_turn(self) -> None:
        """Set back what lasts until a turn ends."""
        self.used = 0
        self.nagato_ship = -1

    def check_fields(self) -> None:
        """Raise AssertionError if a field is out of bounds."""
        assert 0 <= self.energy <= self.max_energy, "energy is out of bounds (G-INV-2)"
        assert 0 <= self.culture <= self.max_culture, "culture is out of bounds (G-INV-2)"
        assert 1 <= self.level <= ROGUE_STRIDE - 1, "level is out of bounds"
        assert self.score >= 0, "score is out of bounds"
        assert 0 <= self.home <= SHIPS, "home is out of bounds"
        assert self.colonies >> len(PLANET_IDS) == 0, "colonies is out of bounds"
        assert self.used >> len(PLANET_IDS) == 0, "used is out of bounds"
        assert self.resolving >> len(PLANET_IDS) == 0, "resolving is out of bounds"
        assert self.dealt >> len(MISSION_IDS) == 0, "dealt is out of bounds"
        assert -1 <= self.mission < len(MISSION_IDS), "mission is out of bounds"


class GalaxiesBase(State):
    """The whole table."""

    def __init__(self, players: i64, rules: "Rules", source: "GalaxiesBase | None" = None) -> None:
        super().__init__(players, source)
        if source is None:
            self.rules: Rules = rules
            # -- the planets
            #: shown as a number of cards
            self.deck: i64 = ALL_PLANETS
            self.discard: i64 = 0
            #: the planet in each slot, a byte each; 255 is none
            self.row: i64 = 281474976710655
            #: slots that hold a planet; of those, the ones giving energy, and with a diplomacy track
            self.filled: i64 = 0
            self.energy_slots: i64 = 0
            self.diplomacy_slots: i64 = 0
            # -- the turn
            self.first: i64 = 0
            self.active: i64 = -1
            self.inactive: i64 = 0
            self.activated: i64 = 0
            self.in_converter: i64 = 0
            self.discarded: i64 = 0
            #: the face of the die whose action and follow window are not finished
            self.current_face: i64 = -1
            self.free_reroll: bool = True
            self.bounty_energy: i64 = 0
            self.bounty_culture: i64 = 0
            self.follow_cost: i64 = 1
            # -- the end
            self.trigger: i64 = -1
            self.ended: bool = False
            # -- solo play
            self.solo_winner: i64 = -1
            self.dice_penalty: i64 = 0
            #: levels whose once-per-turn attack was performed this turn
            self.attacks_used: i64 = 0
            # -- of any length
            #: cards put under the deck by a later Helios, next to be drawn first
            self.under: bytes = b""
            #: points from missions, known after the end; by seat
            self.mission_points: bytes = b""
            self.empires: list[Empire] = []
        else:
            self.rules = source.rules
            self.deck = source.deck
            self.discard = source.discard
            self.row = source.row
            self.filled = source.filled
            self.energy_slots = source.energy_slots
            self.diplomacy_slots = source.diplomacy_slots
            self.first = source.first
            self.active = source.active
            self.inactive = source.inactive
            self.activated = source.activated
            self.in_converter = source.in_converter
            self.discarded = source.discarded
            self.current_face = source.current_face
            self.free_reroll = source.free_reroll
            self.bounty_energy = source.bounty_energy
            self.bounty_culture = source.bounty_culture
            self.follow_cost = source.follow_cost
            self.trigger = source.trigger
            self.ended = source.ended
            self.solo_winner = source.solo_winner
            self.dice_penalty = source.dice_penalty
            self.attacks_used = source.attacks_used
            self.under = source.under
            self.mission_points = source.mission_points
            self.empires = [one.clone() for one in source.empires]

    def fields(self) -> list[int]:
        """Return everything as numbers, in a fixed order."""
        return [
            self.deck,
            self.discard,
            self.row,
            self.first,
            self.active,
            self.inactive,
            self.activated,
            self.in_converter,
            self.discarded,
            self.current_face,
            int(self.free_reroll),
            self.bounty_energy,
            self.bounty_culture,
            self.follow_cost,
            self.trigger,
            int(self.ended),
            self.solo_winner,
            self.dice_penalty,
            self.attacks_used,
            *self.under,
            *self.mission_points,
            *[n for one in self.empires for n in one.fields()],
        ]

    def facts(self) -> dict[str, Any]:
        """Return what the fields say by name, for digests."""
        found: dict[str, Any] = {
            "deck": names_of(self.deck, PLANET_IDS),
            "discard": names_of(self.discard, PLANET_IDS),
            "first": self.first,
            "active": seat_of(self.active),
            "free_reroll": self.free_reroll,
            "bounty_energy": self.bounty_energy,
            "bounty_culture": self.bounty_culture,
            "follow_cost": self.follow_cost,
            "trigger": seat_of(self.trigger),
            "over": self.ended,
            "solo_winner": seat_of(self.solo_winner),
            "dice_penalty": self.dice_penalty,
            "attacks_used": members(self.attacks_used),
            "under": [PLANET_IDS[n] for n in self.under],
            "mission_points": list(self.mission_points),
            "dice": {
                "inactive": repeated(self.inactive, FACE_IDS, 4),
                "activated": repeated(self.activated, FACE_IDS, 4),
                "converter": self.in_converter,
                "discarded": self.discarded,
                "current": name_of(self.current_face, FACE_IDS),
            },
        }
        return found

    def shown(
        self,
        seats: tuple[GalaxiesSeatView, ...],
        rogue: RogueView | None,
        row: tuple[PlanetView | None, ...],
        deck: int,
        dice: DiceView,
        step: str | None,
        waiting: tuple[int, ...],
        over: bool,
        winner: Literal["player", "rogue"] | None,
        goal: Goal,
    ) -> GalaxiesView:
        """Return the view of what everybody sees: the fields, and what is worked out by hand."""
        return GalaxiesView(
            tuple(names_of(self.discard, PLANET_IDS)),
            self.first,
            seat_of(self.active),
            self.bounty_energy,
            self.bounty_culture,
            self.follow_cost,
            seat_of(self.trigger),
            self.dice_penalty,
            tuple([PLANET_IDS[n] for n in self.under]),
            seats,
            rogue,
            row,
            deck,
            dice,
            step,
            waiting,
            over,
            winner,
            goal,
        )

    def shown_dice(
        self,
        chosen: tuple[str, ...] = (),
        rolled: str | None = None,
        left: int = 0,
        spare: int = 0,
    ) -> DiceView:
        """Return the view of what everybody sees: the fields, and what is worked out by hand."""
        return DiceView(
            tuple(repeated(self.inactive, FACE_IDS, 4)),
            tuple(repeated(self.activated, FACE_IDS, 4)),
            self.in_converter,
            self.discarded,
            name_of(self.current_face, FACE_IDS),
            self.free_reroll,
            chosen,
            rolled,
            left,
            spare,
        )

    def end_turn(self) -> None:
        """Set back what lasts until a turn ends."""
        self.inactive = 0
        self.activated = 0
        self.in_converter = 0
        self.discarded = 0
        self.current_face = -1
        self.free_reroll = True
        self.bounty_energy = 0
        self.bounty_culture = 0
        self.follow_cost = 1
        self.attacks_used = 0
        for one in self.empires:
            one.end_turn()

    def check_fields(self) -> None:
        """Raise AssertionError if a field is out of bounds."""
        assert self.deck >> len(PLANET_IDS) == 0, "deck is out of bounds"
        assert self.discard >> len(PLANET_IDS) == 0, "discard is out of bounds"
        assert 0 <= self.first < len(self.empires), "first is out of bounds"
        assert -1 <= self.active < len(self.empires), "active is out of bounds"
        assert 0 <= self.in_converter <= 2, "in_converter is out of bounds"
        assert self.discarded >= 0, "discarded is out of bounds"
        assert -1 <= self.current_face < len(FACE_IDS), "current_face is out of bounds"
        assert self.bounty_energy >= 0, "bounty_energy is out of bounds"
        assert self.bounty_culture >= 0, "bounty_culture is out of bounds"
        assert self.follow_cost >= 0, "follow_cost is out of bounds"
        assert -1 <= self.trigger < len(self.empires), "trigger is out of bounds"
        assert -1 <= self.solo_winner < len(self.empires), "solo_winner is out of bounds"
        assert self.dice_penalty >= 0, "dice_penalty is out of bounds"
        assert self.attacks_used >> ROGUE_STRIDE == 0, "attacks_used is out of bounds"
        for one in self.empires:
            one.check_fields()
