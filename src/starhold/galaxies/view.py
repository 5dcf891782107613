"""What one seat may see, as it is sent: the shapes (the hidden-information rules G-HID-1 to G-HID-6)."""

from typing import Literal

import msgspec

from starhold.galaxies._view import DiceShown, EmpireOwn, EmpireShown, GalaxiesShown
from starhold.kernel.words import Goal


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


class EmpireView(EmpireShown, frozen=True, gc=False):
    """A mat with all that is public on it."""

    locked: int
    ships: tuple[ShipView, ...]
    colonies: tuple[PlanetView, ...]
    #: the score by source
    colony_points: int
    level_points: int
    #: the most that it can have of each resource
    max_energy: int
    max_culture: int
    #: the next level can be paid now (G-UPG-1)
    can_upgrade: bool


class GalaxiesSeatView(EmpireOwn, frozen=True, gc=False):
    """A player: the mat, and of the missions what the viewer may know."""

    seat: int
    empire: EmpireView
    has_mission: bool
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


class DiceView(DiceShown, frozen=True, gc=False):
    """The control mat: dice by the face they show, in the order of the faces."""

    #: inactive dice picked so far for a reroll, the converter or Maia
    chosen: tuple[str, ...] = ()
    #: the Rogue's die that was rolled and has not acted yet, and how many it has to roll after that
    rolled: str | None = None
    left: int = 0
    #: dice of the box that are not in play this turn; an empire of the top level rolls all
    spare: int = 0


class GalaxiesView(GalaxiesShown, frozen=True, gc=False):
    """The whole table from one seat."""

    seats: tuple[GalaxiesSeatView, ...]
    rogue: RogueView | None
    row: tuple[PlanetView | None, ...]
    deck: int
    dice: DiceView
    step: str | None
    waiting: tuple[int, ...]
    over: bool
    winner: Literal["player", "rogue"] | None
    goal: Goal
