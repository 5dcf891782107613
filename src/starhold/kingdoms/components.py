"""What is in the box, as tables that the rules read by number.

Numbers come from data.py (box.json); here they only get the shape that is quick to
read. A region of the world is a number from 0 to 24: five land regions on each of up
to five boards, so any set of regions is 25 bits of one integer.
"""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kingdoms.data import LAND, LAND_REGIONS, TOKEN_IDS, TerritorySide, box

MAX_PLAYERS: Final = 5
ARMIES: Final = 7
SHIELDS: Final = 5
MAX_RESOURCE: Final = 9
TOP_TOWER: Final = 6
TOP_MAGIC: Final = 5
TOP_NUMBER: Final = 11
START_RESOURCES: Final = 6
START_ARMIES: Final = 2
MAX_ON_CARD: Final = 3
BOARDS: Final = 5
LANDS: Final = 5
REGIONS: Final = 25
WORLD: Final = 0x1FFFFFF
BOARD_MASK: Final = 31
NOBODY: Final = -1
NOWHERE: Final = -1
NEUTRALS: Final = -2


class Resource:
    """The three resources."""

    MANA: Final = 0
    ORE: Final = 1
    FOOD: Final = 2


RESOURCE_IDS: Final = ("mana", "ore", "food")


class Act:
    """The six actions of the action card."""

    PATROL: Final = 0
    QUEST: Final = 1
    BUILD: Final = 2
    RESEARCH: Final = 3
    MOBILISE: Final = 4
    TRADE: Final = 5
    #: Satyrs 2 in place of a trade; has no space on the card
    ROB: Final = 6


ACTS: Final = 6
ACT_IDS: Final = ("patrol", "quest", "build", "research", "mobilise", "trade", "rob")


class Terrain:
    """Kinds of land; the first three yield the resource of the same number."""

    FOREST: Final = 0
    MOUNTAIN: Final = 1
    PLAINS: Final = 2
    CAPITAL: Final = 3
    RUINS: Final = 4


TERRAIN_IDS: Final = LAND


class Token:
    """The nine kinds of discovery tokens."""

    CROWN: Final = 0
    TREASURE: Final = 1
    BANDIT: Final = 2
    LAIR: Final = 3
    CAMP: Final = 4
    FORTRESS: Final = 5
    CITY: Final = 6
    CHURCH: Final = 7
    BLANK: Final = 8


TOKENS: Final = 9
TOKEN_NAMES: Final = TOKEN_IDS
TOKEN_COUNTS: Final[bytes] = bytes(kind.count for kind in box().tokens.kinds)


class Price:
    """What is paid in one resource, a part of which another may replace."""

    TOWER: Final = 0
    ARMY: Final = 1
    RETREAT: Final = 2


FACTION_NAMES: Final = tuple(faction.id for faction in box().factions)
ALL_FACTIONS: Final[i64] = (1 << len(FACTION_NAMES)) - 1
BASE_FACTIONS: Final[i64] = sum(1 << n for n, faction in enumerate(box().factions) if not faction.extra)


# -- tower --------------------------------------------------------------------------

#: points by level 0 to 6: the usual row, and the alternative reading of the tower card
TOWER_POINTS: Final[bytes] = bytes((0, *box().tower.points))
TOWER_ALTERNATIVE: Final[bytes] = bytes((0, *box().tower.alternative.points))
#: the same in version 1 of the rules, which gave the top level a point more
TOWER_ALTERNATIVE_1: Final[bytes] = bytes((0, 1, 2, 4, 7, 10, 14))

# -- territories --------------------------------------------------------------------

_SIDES: Final = box().territories
SIDES: Final[i64] = len(_SIDES)
CARDS: Final[i64] = SIDES // 2
SIDE_IDS: Final = tuple(side.id for side in _SIDES)
#: a card is called by its first side
CARD_IDS: Final = SIDE_IDS[::2]
#: every land region of every side, by side * 5 + land
REGION_NAMES: Final = tuple(f"{side}-{land + 1}" for side in SIDE_IDS for land in range(LANDS))


def _local(side: TerritorySide, ids: tuple[str, ...]) -> int:
    """Return a set of land regions of one side as five bits."""
    return sum(1 << n for n, region in enumerate(side.land()) if region.id in ids)


def _shores(side: TerritorySide, region: str) -> tuple[str, ...]:
    """Return other land regions at a body of water that the region borders too (Merfolk 1)."""
    return tuple(
        other
        for body in side.water_bodies
        if region in body.bordering_land
        for other in body.bordering_land
        if other != region
    )


#: by side * 5 + land: terrain, neighbours as five bits, regions across the same water as five bits
LAND_TERRAIN: Final[bytes] = bytes(LAND.index(land.terrain) for side in _SIDES for land in side.land())
LAND_ADJACENT: Final[bytes] = bytes(_local(side, land.adjacent) for side in _SIDES for land in side.land())
LAND_SHORES: Final[bytes] = bytes(
    _local(side, _shores(side, land.id)) for side in _SIDES for land in side.land()
)
#: by side: which lands touch the edge of the card, which border water or a river (K-WATER-3)
SIDE_EDGE: Final[bytes] = bytes(
    _local(side, tuple(land.id for land in side.land() if land.edge)) for side in _SIDES
)
SIDE_SHORE: Final[bytes] = bytes(
    _local(side, tuple(land for body in side.water_bodies for land in body.bordering_land)) for side in _SIDES
)

assert LANDS == LAND_REGIONS


def side_of_card(card: i64, face: i64) -> i64:
    """Return the number of a card's side: cards lie in the file as A, B, A, B."""
    return card * 2 + face


def board_of(region: i64) -> i64:
    """Return the board on which a region lies."""
    return region // LANDS


def board_mask(board: i64) -> i64:
    """Return all regions of a board."""
    return BOARD_MASK * bit(board * LANDS)
