"""What is in the box, as tables that the rules read by number.

Numbers come from data.py (box.json); here they only get the shape that is quick to
read. A region of the world is a number from 0 to 24: five land regions on each of up
to five boards, so any set of regions is 25 bits of one integer.
"""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kingdoms.data import FACTION_IDS, LAND, LAND_REGIONS, TOKEN_IDS, Side, box

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


class Faction:
    """The factions, in the order of the box; the last three are extras."""

    CENTAURS: Final = 0
    CONSTRUCTS: Final = 1
    DARK_ELVES: Final = 2
    DWARVES: Final = 3
    ELVES: Final = 4
    GOBLINS: Final = 5
    HALFLINGS: Final = 6
    HUMANS: Final = 7
    LIZARDFOLK: Final = 8
    MERFOLK: Final = 9
    ORCS: Final = 10
    UNDEAD: Final = 11
    VALKYRIES: Final = 12
    SATYRS: Final = 13
    ORDER_OF_GAMELYN: Final = 14
    SHAPESHIFTERS: Final = 15


FACTIONS: Final = 16
FACTION_NAMES: Final = FACTION_IDS
BASE_FACTIONS: Final[i64] = sum(1 << n for n, faction in enumerate(box().factions) if not faction.extra)
ALL_FACTIONS: Final[i64] = (1 << FACTIONS) - 1


class Power:
    """The abilities: eight times the faction, plus the magic level that grants it (K-FAC-1)."""

    CENTAURS_HOLD_PLAINS: Final = 1
    CENTAURS_MOBILISE_NEARBY: Final = 2
    CENTAURS_REDEPLOY: Final = 3
    CENTAURS_CHARGE: Final = 4
    CENTAURS_PLAINS_VP: Final = 5
    CONSTRUCTS_MOUNTAIN_PENALTY: Final = 9
    CONSTRUCTS_ORE_ARMIES: Final = 10
    CONSTRUCTS_HARD_ORE: Final = 11
    CONSTRUCTS_MINE: Final = 12
    CONSTRUCTS_ORE_VP: Final = 13
    DARK_ELVES_LAST_TWO: Final = 17
    DARK_ELVES_DEFEND: Final = 18
    DARK_ELVES_STORM_PAIRS: Final = 19
    DARK_ELVES_FOREST_BAN: Final = 20
    DARK_ELVES_FOREST_VP: Final = 21
    DWARVES_DEAR_TOWER: Final = 25
    DWARVES_PROSPECT: Final = 26
    DWARVES_CHEAP_TOWER: Final = 27
    DWARVES_BUILD_FOR_TRADE: Final = 28
    DWARVES_TOWER_VP: Final = 29
    ELVES_DOUBLE_TRADE: Final = 33
    ELVES_PURE_MANA: Final = 34
    ELVES_MANA_FOR_ALL: Final = 35
    ELVES_DAMPEN_MANA: Final = 36
    ELVES_MANA_VP: Final = 37
    GOBLINS_TWO_PATROLS: Final = 41
    GOBLINS_SPOILS: Final = 42
    GOBLINS_SCAVENGE: Final = 43
    GOBLINS_REVENGE: Final = 44
    GOBLINS_HORDE_VP: Final = 45
    HALFLINGS_PITY: Final = 49
    HALFLINGS_GIFT: Final = 50
    HALFLINGS_FEAST: Final = 51
    HALFLINGS_TRUE_FRIEND: Final = 52
    HALFLINGS_ALLIANCE_VP: Final = 53
    HUMANS_TRADE_FOR_RESEARCH: Final = 57
    HUMANS_PROFIT: Final = 58
    HUMANS_SINGLE_COIN: Final = 59
    HUMANS_FISHING: Final = 60
    HUMANS_STORES_VP: Final = 61
    LIZARDFOLK_ROAM: Final = 65
    LIZARDFOLK_PATROL_OR_QUEST: Final = 66
    LIZARDFOLK_FORAGE: Final = 67
    LIZARDFOLK_EXCHANGE: Final = 68
    LIZARDFOLK_FOREIGN_VP: Final = 69
    MERFOLK_SWIM: Final = 73
    MERFOLK_SHORE_WAR: Final = 74
    MERFOLK_CATCH: Final = 75
    MERFOLK_ALWAYS_PATROL: Final = 76
    MERFOLK_SHORE_VP: Final = 77
    ORCS_WIN_TIES: Final = 81
    ORCS_FOOD_FIGHTS: Final = 82
    ORCS_CHEAP_WAR: Final = 83
    ORCS_RAISE: Final = 84
    ORCS_HOME_VP: Final = 85
    UNDEAD_FEED_ON_OWN: Final = 89
    UNDEAD_MANA_ARMIES: Final = 90
    UNDEAD_FEED_ON_OTHERS: Final = 91
    UNDEAD_ALWAYS_MOBILISE: Final = 92
    UNDEAD_MAJORITY_VP: Final = 93
    VALKYRIES_CHEAP_LOSS: Final = 97
    VALKYRIES_OFF_MAP: Final = 98
    VALKYRIES_TRIBUTE: Final = 99
    VALKYRIES_BANISH: Final = 100
    VALKYRIES_CARD_VP: Final = 101
    SATYRS_TIE_MANA: Final = 105
    SATYRS_ROB: Final = 106
    SATYRS_DOUBLE_YIELD: Final = 107
    SATYRS_ANY_SPACE: Final = 108
    SATYRS_END_VP: Final = 109
    GAMELYN_SPOILS: Final = 113
    GAMELYN_DENY: Final = 114
    GAMELYN_TURN_GAIN: Final = 115
    GAMELYN_EXTRA_ACTIONS: Final = 116
    GAMELYN_END_VP: Final = 117
    SHAPESHIFTERS_TURN_YIELD: Final = 121
    SHAPESHIFTERS_COPY_LEARNING: Final = 122
    SHAPESHIFTERS_COPY_DISCOUNT: Final = 123
    SHAPESHIFTERS_COPY_ACTION: Final = 124
    SHAPESHIFTERS_VARIETY_VP: Final = 125


# -- tower --------------------------------------------------------------------------

#: points by level 0 to 6: the usual row, and the alternative reading of the tower card
TOWER_POINTS: Final[bytes] = bytes((0, *box().tower.points))
TOWER_ALTERNATIVE: Final[bytes] = bytes((0, *box().tower.alternative.points))

# -- territories --------------------------------------------------------------------

_SIDES: Final = box().territories
SIDES: Final[i64] = len(_SIDES)
CARDS: Final[i64] = SIDES // 2
SIDE_IDS: Final = tuple(side.id for side in _SIDES)
#: every land region of every side, by side * 5 + land
REGION_NAMES: Final = tuple(f"{side}-{land + 1}" for side in SIDE_IDS for land in range(LANDS))


def _local(side: Side, ids: tuple[str, ...]) -> int:
    """A set of land regions of one side as five bits."""
    return sum(1 << n for n, region in enumerate(side.land()) if region.id in ids)


def _shores(side: Side, region: str) -> tuple[str, ...]:
    """Other land regions at a body of water that the region borders too (Merfolk 1)."""
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
    """The number of a card's side: cards lie in the file as A, B, A, B."""
    return card * 2 + face


def board_of(region: i64) -> i64:
    """The board on which a region lies."""
    return region // LANDS


def board_mask(board: i64) -> i64:
    """All regions of a board."""
    return BOARD_MASK * bit(board * LANDS)
