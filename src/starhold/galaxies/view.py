"""What one seat may see, as it is told: the shapes (the hidden-information rules G-HID-1 to G-HID-6)."""

from typing import Literal

import msgspec

from starhold.kernel.words import Goal, View


class PlanetView(msgspec.Struct, frozen=True, gc=False):
    """A planet card."""

    id: str
    resource: Literal["energy", "culture"]
    track: Literal["diplomacy", "economy"]
    #: spaces from the start to the end that colonises
    length: int
    points: int


class ShipView(msgspec.Struct, frozen=True, gc=False):
    """A ship away from home: on the surface of a slot, or on a space of its track."""

    place: Literal["surface", "orbit"]
    slot: int
    space: int = 0


class EmpireView(msgspec.Struct, frozen=True, gc=False):
    """A mat with all that is public on it."""

    energy: int
    culture: int
    level: int
    score: int
    home: int
    locked: int
    ships: tuple[ShipView, ...]
    colonies: tuple[PlanetView, ...]
    #: planets that serve once a turn and have served this turn
    used: tuple[str, ...] = ()


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A player: the mat, and of the mission what the viewer may know."""

    seat: int
    empire: EmpireView
    has_mission: bool
    #: the kept mission, for its owner and for everybody after the end
    mission: str | None = None
    #: the two dealt missions, for their owner only
    dealt: tuple[str, ...] = ()
    #: after the end
    mission_points: int | None = None
    total: int | None = None
    rank: int | None = None


class RogueView(msgspec.Struct, frozen=True, gc=False):
    """The Rogue galaxy in solo play."""

    id: str
    empire: EmpireView
    max_energy: int
    max_culture: int
    dice: int
    skull_level: int
    #: the attack of its level serves once a turn, and has served
    attack_used: bool = False


class DiceView(msgspec.Struct, frozen=True, gc=False):
    """The control mat: dice by the face they show, in the order of the faces."""

    inactive: tuple[str, ...]
    activated: tuple[str, ...]
    converter: int
    discarded: int
    #: the die whose action or follow window is not finished
    current: str | None
    free_reroll: bool
    #: inactive dice picked so far for a reroll, the converter or Maia
    chosen: tuple[str, ...] = ()
    #: the Rogue's die that was rolled and has not acted yet, and how many it has to roll after that
    rolled: str | None = None
    left: int = 0


class GalaxiesView(View, frozen=True, gc=False):
    """The whole table from one seat."""

    seats: tuple[SeatView, ...]
    rogue: RogueView | None
    row: tuple[PlanetView | None, ...]
    deck: int
    #: planets put under the deck, next to be drawn first (later printing of Helios)
    under: tuple[str, ...]
    discard: tuple[str, ...]
    first: int
    active: int | None
    dice: DiceView
    follow_cost: int
    bounty_energy: int
    bounty_culture: int
    dice_penalty: int
    #: the seat that reached 21 points first; the Rogue's is 1
    trigger: int | None
    step: str | None
    waiting: tuple[int, ...]
    over: bool
    winner: Literal["player", "rogue"] | None
    goal: Goal
