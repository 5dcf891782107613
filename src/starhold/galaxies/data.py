"""The box as data: reads box.json (or a replacement that the user names) and checks it field by field.

What is marked `reconstructed` there is our own filling of a hole, to be replaced by anyone who
owns the component.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from starhold.kernel.data import DataFile, Way

FILE: Final = DataFile("galaxies")

Resource = Literal["energy", "culture"]
Confidence = Literal["verified", "single-source", "memory", "reconstructed"]
#: a row of six and a card to draw; a set of planets is one integer
FEWEST_PLANETS: Final = 7
MOST_PLANETS: Final = 62
#: spaces of a resource track, of a colony track, dice, ships, points: what the mats have room for
Amount = Annotated[int, Meta(ge=0, le=7)]
Cost = Annotated[int, Meta(ge=1, le=7)]
#: what is paid in energy is part of a move's name, up to 6
LevelCost = Annotated[int, Meta(ge=1, le=6)]
Marker = Annotated[int, Meta(ge=1, le=9)]
Spaces = Annotated[int, Meta(ge=1, le=6)]
Dice = Annotated[int, Meta(ge=1, le=7)]
Ships = Annotated[int, Meta(ge=1, le=4)]
Points = Annotated[int, Meta(ge=0, le=20)]
#: a Rogue's tables have room for seven levels below the skull
Level = Annotated[int, Meta(ge=1, le=8)]

MissionId = Literal[
    "charger",
    "conqueror",
    "elder",
    "equalizer",
    "explorer",
    "hermit",
    "hoarder",
    "industrialist",
    "noble",
    "orbiter",
    "seeker",
    "trader",
]


class Planet(msgspec.Struct, frozen=True):
    """One of the 40 planet cards."""

    id: str
    name: str
    resource: Resource
    track_type: Literal["diplomacy", "economy"]
    advances_to_colonise: Spaces
    vp: Points
    effect_key: str
    effect_params: dict[str, object]
    cost: dict[Resource, Cost]
    once_per_turn: bool
    own_turn_only: bool
    confidence: Confidence
    confidence_detail: dict[str, str] = {}
    source_notes: str = ""


class MissionData(msgspec.Struct, frozen=True):
    """One of the 12 secret missions."""

    id: MissionId
    name: str
    kind: Literal["comparative", "absolute"]
    bonus_vp: Points
    #: comparative missions pay this when tied; absolute ones have no ties
    bonus_vp_if_tied: Points | None
    confidence: Confidence
    confidence_detail: dict[str, str] = {}


class AttackData(msgspec.Struct, frozen=True):
    """What a Rogue's colony die does at one level."""

    effect_key: str
    effect_params: dict[str, object]
    once_per_turn: bool
    confidence: Confidence
    once_per_turn_confidence: Confidence


class RogueLevel(msgspec.Struct, frozen=True):
    """One space of a Rogue's empire track."""

    level: Level
    dice: Dice
    vp: Points
    attack: AttackData


class Rogue(msgspec.Struct, frozen=True):
    """One of the five Rogue galaxies."""

    id: str
    name: str
    difficulty: str
    max_energy: Marker
    max_culture: Marker
    levels: tuple[RogueLevel, ...]
    skull_level: Level
    confidence: Confidence
    confidence_detail: dict[str, str] = {}


class EmpireLevel(msgspec.Struct, frozen=True):
    """One space of a player's empire track."""

    level: Level
    #: what it costs to come here from the level before; none for the first
    upgrade_cost: LevelCost | None
    dice: Dice
    ships: Ships
    vp: Points


class StartData(msgspec.Struct, frozen=True):
    """What each player begins with."""

    energy: Amount
    culture: Amount


class GalaxiesData(msgspec.Struct, frozen=True):
    """All that the rules need to know of the components."""

    planets: tuple[Planet, ...]
    missions: tuple[MissionData, ...]
    rogues: tuple[Rogue, ...]
    empire_track: tuple[EmpireLevel, ...]
    player_start: StartData
    unresolved: tuple[str, ...] = ()


def parse(content: bytes) -> GalaxiesData:
    """Return a box read from JSON; raise DataError, with the line and the field, if it is broken."""
    return FILE.parse(content, GalaxiesData, _faults)


def _faults(box: GalaxiesData) -> Iterator[tuple[Way, str]]:
    """Yield what is wrong with a box whose fields are all of the right kind."""
    yield from _counts(box)
    yield from _doubles("planets", [planet.id for planet in box.planets])
    yield from _doubles("missions", [mission.id for mission in box.missions])
    for number, mission in enumerate(box.missions):
        # Only missions that compare players can end in a tie.
        if (mission.kind == "comparative") != bool(mission.bonus_vp_if_tied):
            yield ("missions", number, "bonus_vp_if_tied"), f"does not fit the kind {mission.kind!r}"
    yield from _levels(("empire_track",), [space.level for space in box.empire_track])
    for number, space in enumerate(box.empire_track):
        if (number == 0) != (space.upgrade_cost is None):
            fault = "nobody pays for level 1" if number == 0 else "is missing"
            yield ("empire_track", number, "upgrade_cost"), fault
    for number, rogue in enumerate(box.rogues):
        yield from _levels(("rogues", number, "levels"), [space.level for space in rogue.levels])
        if len(rogue.levels) != rogue.skull_level - 1:
            yield ("rogues", number, "levels"), "do not end below skull_level"


def _counts(box: GalaxiesData) -> Iterator[tuple[Way, str]]:
    """Yield the wrong sizes that the rules rely on; planets may be more or fewer than the 40 of the box."""
    sizes = {
        "planets": (len(box.planets), FEWEST_PLANETS, MOST_PLANETS),
        "missions": (len(box.missions), 12, 12),
        "rogues": (len(box.rogues), 5, 5),
        "empire_track": (len(box.empire_track), 6, 6),
    }
    for name, (found, least, most) in sizes.items():
        if not least <= found <= most:
            wanted = f"{least} to {most}" if least < most else f"{most}"
            yield (name,), f"has {found} entries, not {wanted}"


def _doubles(name: str, ids: Sequence[str]) -> Iterator[tuple[Way, str]]:
    """Yield the cards that are there twice."""
    for number, card in enumerate(ids):
        if card in ids[:number]:
            yield (name, number, "id"), f"{card!r} is there twice"


def _levels(way: tuple[str | int, ...], levels: Sequence[int]) -> Iterator[tuple[Way, str]]:
    """Yield the levels that do not count from 1 upwards."""
    for number, level in enumerate(levels):
        if level != number + 1:
            yield (*way, number, "level"), f"is {level}, not {number + 1}"


@cache
def box() -> GalaxiesData:
    """Return the box in use."""
    return parse(FILE.used())
