"""What is in the box, as tables that the rules read by number.

Numbers come from data.py (box.json); here they only get the shape that is quick to
read: one `bytes` per property, indexed by planet, mission or level.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from starhold.galaxies.data import Planet, Rogue, RogueLevel, box
from starhold.kernel.bits import bit

MAX_RESOURCE: Final = 7
SHIPS: Final = 4
TOP_LEVEL: Final = 6
END_SCORE: Final = 21
MAX_SLOTS: Final = 6
NO_PLANET: Final = 255


class Face:
    """The six faces of a die."""

    MOVE: Final = 0
    ENERGY: Final = 1
    CULTURE: Final = 2
    DIPLOMACY: Final = 3
    ECONOMY: Final = 4
    COLONY: Final = 5


FACES: Final = 6
FACE_IDS: Final = ("move", "energy", "culture", "diplomacy", "economy", "colony")


class Track:
    """Kinds of tracks; a power may also take any."""

    ANY: Final = 0
    DIPLOMACY: Final = 1
    ECONOMY: Final = 2


class Place:
    """Where a ship stands; one player has at most one ship in each place but home."""

    HOME: Final = 0
    #: then the surface of each slot, then the orbit of each slot
    SURFACE: Final = 1
    ORBIT: Final = 7


PLACES: Final = 13


def place_id(place: int) -> str:
    """Return the name of a place in the notation, where slots count from 1."""
    if place == Place.HOME:
        return "home"
    if place < Place.ORBIT:
        return f"surface-{place}"
    return f"orbit-{place - Place.ORBIT + 1}"


PLACE_IDS: Final[tuple[str, ...]] = tuple(place_id(place) for place in range(PLACES))

TRACKS: Final[dict[str, int]] = {
    "any": Track.ANY,
    "diplomacy": Track.DIPLOMACY,
    "economy": Track.ECONOMY,
}

_PLANETS: Final[tuple[Planet, ...]] = box().planets
PLANETS: Final[i64] = len(_PLANETS)
PLANET_IDS: Final[tuple[str, ...]] = tuple(planet.id for planet in _PLANETS)
ALL_PLANETS: Final[i64] = bit(PLANETS) - 1


def planet(name: str) -> int:
    """Return the number of a planet from its id."""
    return PLANET_IDS.index(name)


GIVES_ENERGY: Final = bytes(card.resource == "energy" for card in _PLANETS)
TRACK: Final = bytes(TRACKS[card.track_type] for card in _PLANETS)
LENGTH: Final = bytes(card.advances_to_colonise for card in _PLANETS)
POINTS: Final = bytes(card.vp for card in _PLANETS)

# -- empire track -----------------------------------------------------------------------

#: by level; level 0 does not exist
DICE: Final = bytes([0] + [level.dice for level in box().empire_track])
FLEET: Final = bytes([0] + [level.ships for level in box().empire_track])
UPGRADE_COST: Final = bytes([0] + [level.upgrade_cost or 0 for level in box().empire_track])
LEVEL_POINTS: Final = bytes([0] + [level.vp for level in box().empire_track])
START_ENERGY: Final[i64] = box().player_start.energy
START_CULTURE: Final[i64] = box().player_start.culture

# -- missions ---------------------------------------------------------------------------

MISSION_IDS: Final[tuple[str, ...]] = tuple(mission.id for mission in box().missions)
BONUS: Final = bytes(mission.bonus_vp for mission in box().missions)
BONUS_TIED: Final = bytes(mission.bonus_vp_if_tied or 0 for mission in box().missions)
ALL_MISSIONS: Final[i64] = bit(12) - 1


def _absolute_missions() -> i64:
    mask: i64 = 0
    for number, mission in enumerate(box().missions):
        if mission.kind == "absolute":
            mask |= bit(number)
    return mask


#: the missions that compare nobody (G-MISSION-6)
ABSOLUTE_MISSIONS: Final[i64] = _absolute_missions()

# -- Rogue galaxies -----------------------------------------------------------------------

_ROGUES: Final[tuple[Rogue, ...]] = box().rogues
ROGUES: Final = 5
ROGUE_IDS: Final[tuple[str, ...]] = tuple(rogue.id for rogue in _ROGUES)
#: all Rogue tables are read at `rogue * 8 + level`
ROGUE_STRIDE: Final = 8


def _rogue_table(column: Callable[[RogueLevel], int]) -> bytes:
    """Return one number for each level of each Rogue, at `rogue * ROGUE_STRIDE + level`."""
    table = bytearray(ROGUES * ROGUE_STRIDE)
    for number, rogue in enumerate(_ROGUES):
        for space in rogue.levels:
            table[number * ROGUE_STRIDE + space.level] = column(space)
    return bytes(table)


ROGUE_DICE: Final = _rogue_table(lambda space: space.dice)
ROGUE_POINTS: Final = _rogue_table(lambda space: space.vp)
ROGUE_MAX_ENERGY: Final = bytes(rogue.max_energy for rogue in _ROGUES)
ROGUE_MAX_CULTURE: Final = bytes(rogue.max_culture for rogue in _ROGUES)
ROGUE_SKULL: Final = bytes(rogue.skull_level for rogue in _ROGUES)
