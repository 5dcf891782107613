"""What is in the box: dice, tiles, factions, home worlds, as tables of numbers.

All numbers come from the data file; what developments do is in `powers`.
"""

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.roll.data import BOX, DevelopmentSide, DiceGain, Op, WorldSide
from starhold.roll.data import COLOUR_NAMES as COLOUR_NAMES
from starhold.roll.data import DIE_NAMES as DIE_NAMES
from starhold.roll.data import PHASE_NAMES as PHASE_NAMES
from starhold.roll.data import SIDE_NAMES as SIDE_NAMES
from starhold.roll.dice import one

# -- dice ------------------------------------------------------------------------------


class Die:
    """Types of dice."""

    HOME: Final = 0
    MILITARY: Final = 1
    CONSUMPTION: Final = 2
    NOVELTY: Final = 3
    RARE: Final = 4
    GENES: Final = 5
    ALIEN: Final = 6


class Phase:
    """The five phases; the rows below the strip bear the same numbers."""

    EXPLORE: Final = 0
    DEVELOP: Final = 1
    SETTLE: Final = 2
    PRODUCE: Final = 3
    SHIP: Final = 4
    #: the face that goes to any row
    WILD: Final = 5


class Colour:
    """Colours of worlds; `colour + FIRST` is the type of die that matches."""

    NOVELTY: Final = 0
    RARE: Final = 1
    GENES: Final = 2
    ALIEN: Final = 3
    GREY: Final = 4
    FIRST: Final = 3


class Side:
    """The sides of a tile; also the two stacks and slots of the construction zone."""

    DEVELOPMENT: Final = 0
    WORLD: Final = 1


KINDS: Final = 7
SIDES: Final = 2
PHASES: Final = 5
COLOURS: Final = 4
#: all types of dice, all phases, all colours as sets
ALL_KINDS: Final = 127
ALL_PHASES: Final = 31
ALL_COLOURS: Final = 31


def number_of(name: str, names: tuple[str, ...]) -> int:
    """Return the number of a name; raise `ValueError` if it is unknown."""
    if name not in names:
        raise ValueError(f"{name!r} is not one of {', '.join(names)}")
    return names.index(name)


def set_of(names: Sequence[str], all_names: tuple[str, ...], default: int) -> int:
    """Return names as bits; no names at all mean the default."""
    return sum(bit(all_names.index(name)) for name in names) if names else default


TILES: Final[i64] = len(BOX.tiles)


def _faces() -> bytes:
    numbers = {name: n for n, name in enumerate((*PHASE_NAMES, "wild"))}
    return bytes(numbers[face] for name in DIE_NAMES for face in BOX.dice[name].faces)


#: R-SETUP-1: six faces a type, at `6 * type + face`
FACES: Final[bytes] = _faces()
#: all dice of the box
SUPPLY: Final[i64] = sum(BOX.dice[name].count * one(n) for n, name in enumerate(DIE_NAMES))

# -- numbers of setup and economy ---------------------------------------------------------

POOL_PER_PLAYER: Final[i64] = BOX.setup.vp_pool_per_player
HOME_DICE_IN_CUP: Final[i64] = BOX.setup.home_dice_in_cup
HOME_DICE_IN_CITIZENRY: Final[i64] = BOX.setup.home_dice_in_citizenry
STARTING_TILES: Final[i64] = BOX.setup.tiles_drawn
CREDIT_CAP: Final[i64] = BOX.economy.credit_cap
CREDITS_IF_BROKE: Final[i64] = BOX.economy.credits_if_zero_after_manage
STOCK_CREDITS: Final[i64] = BOX.economy.stock_credits
TRADE_PRICE: Final[bytes] = bytes(
    BOX.economy.trade_price_by_world_colour[name] for name in COLOUR_NAMES[:COLOURS]
)
CONSUME_VP: Final[i64] = BOX.economy.consume_vp.base
GOOD_MATCH_VP: Final[i64] = BOX.economy.consume_vp.good_matches_world
SHIPPER_MATCH_VP: Final[i64] = BOX.economy.consume_vp.shipper_matches_world
GOODS_PER_WORLD: Final[i64] = BOX.economy.goods_per_coloured_world
LAST_SQUARE: Final[i64] = BOX.game_end.tableau_squares
#: faction tile (2) and home world (1), R-GEN-5
STARTING_SQUARES: Final = 3

# -- tiles -----------------------------------------------------------------------------------


def _colour(name: str) -> int:
    return COLOUR_NAMES.index(name)


def _packed(dice: list[DiceGain], place: str) -> int:
    return sum(gain.count * one(DIE_NAMES.index(gain.die)) for gain in dice if gain.to == place)


def _amount(ops: list[Op], name: str) -> int:
    return sum(op.amount for op in ops if op.op == name)


_DEVELOPMENTS = [tile.development for tile in BOX.tiles]
_WORLDS = [tile.world for tile in BOX.tiles]
#: every development: those of the tiles by the number of the tile, then those of the factions
ALL_DEVELOPMENTS: Final = [side for _, side in BOX.developments()]

TILE_IDS: Final = tuple(tile.id for tile in BOX.tiles)
DEVELOPMENT_COST: Final[bytes] = bytes(side.cost for side in ALL_DEVELOPMENTS)
#: R-REASSIGN-13: has the development a Reassign power?
IS_REASSIGN: Final[bytes] = bytes(side.is_reassign for side in ALL_DEVELOPMENTS)
#: what each side of a tile costs and does once, at `TILES * side + tile`
COST: Final[bytes] = bytes([side.cost for side in _DEVELOPMENTS] + [side.cost for side in _WORLDS])
REMOVES: Final[bytes] = bytes(
    [any(op.op == "remove_die" for op in side.ops) for side in _DEVELOPMENTS]
    + [side.removes_die for side in _WORLDS]
)
CREDITS: Final[bytes] = bytes(
    [_amount(side.ops, "gain_credits") for side in _DEVELOPMENTS] + [side.credits for side in _WORLDS]
)
TO_CUP: Final[list[i64]] = [_packed(side.gains, "cup") for side in _DEVELOPMENTS] + [
    _packed(side.dice, "cup") for side in _WORLDS
]
TO_CITIZENRY: Final[list[i64]] = [_packed(side.gains, "citizenry") for side in _DEVELOPMENTS] + [
    _packed(side.dice, "citizenry") for side in _WORLDS
]
AS_GOOD: Final[list[i64]] = [0] * len(BOX.tiles) + [_packed(side.dice, "good") for side in _WORLDS]
WORLD_COLOUR: Final[bytes] = bytes(_colour(side.colour) for side in _WORLDS)

# -- factions and home worlds ------------------------------------------------------------------

FACTION_IDS: Final = tuple(faction.id for faction in BOX.factions)
HOME_IDS: Final = tuple(home.id for home in BOX.home_worlds)


def _worlds(parts: list[WorldSide | DevelopmentSide]) -> list[WorldSide]:
    """Return the worlds of a faction, a coloured one last."""
    worlds = [part for part in parts if isinstance(part, WorldSide)]
    return sorted(worlds, key=lambda world: world.colour != "grey")


_FACTION_WORLDS = [_worlds(faction.parts) for faction in BOX.factions]


def _faction_developments() -> list[int]:
    """Return the number of each faction's development; -1 where a faction has none (R-SETUP-14)."""
    found = []
    number = len(BOX.tiles)
    for worlds in _FACTION_WORLDS:
        has_one = len(worlds) == 1
        found.append(number if has_one else -1)
        number += has_one
    return found


FACTION_DEVELOPMENT: Final[list[i64]] = _faction_developments()
FACTION_COLOUR: Final[bytes] = bytes(_colour(worlds[-1].colour) for worlds in _FACTION_WORLDS)
FACTION_WORLD_COST: Final[bytes] = bytes(sum(world.cost for world in worlds) for worlds in _FACTION_WORLDS)
FACTION_HIGHEST: Final[bytes] = bytes(max(world.cost for world in worlds) for worlds in _FACTION_WORLDS)
FACTION_TO_CUP: Final[list[i64]] = [
    sum(_packed(world.dice, "cup") for world in worlds) for worlds in _FACTION_WORLDS
]
FACTION_TO_CITIZENRY: Final[list[i64]] = [
    sum(_packed(world.dice, "citizenry") for world in worlds) for worlds in _FACTION_WORLDS
]
FACTION_GOOD: Final[list[i64]] = [
    sum(_packed(world.dice, "good") for world in worlds) for worlds in _FACTION_WORLDS
]
HOME_COLOUR: Final[bytes] = bytes(_colour(home.colour) for home in BOX.home_worlds)
HOME_COST: Final[bytes] = bytes(home.cost for home in BOX.home_worlds)
HOME_TO_CUP: Final[list[i64]] = [_packed(home.dice, "cup") for home in BOX.home_worlds]
HOME_TO_CITIZENRY: Final[list[i64]] = [_packed(home.dice, "citizenry") for home in BOX.home_worlds]
HOME_GOOD: Final[list[i64]] = [_packed(home.dice, "good") for home in BOX.home_worlds]
HOME_CREDITS: Final[bytes] = bytes(
    _amount(home.ops, "set_starting_credits") or BOX.setup.starting_credits for home in BOX.home_worlds
)

# -- names as they are in message ids and picks ---------------------------------------------------


def slug(name: str) -> str:
    """Return a name in small letters with hyphens.

    >>> slug("Earth's Lost Colony")
    'earths-lost-colony'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


#: developments of tiles and then of factions, in their order
DEVELOPMENTS: Final = tuple(slug(side.name) for side in ALL_DEVELOPMENTS)
#: worlds by the number of the tile
WORLDS: Final = tuple(slug(side.name) for side in _WORLDS)
#: both parts of each faction tile, in the order of the tile
FACTION_PARTS: Final = tuple(tuple(slug(part.name) for part in faction.parts) for faction in BOX.factions)
FACTION_WORLDS: Final = tuple(
    slug(part.name) for faction in BOX.factions for part in faction.parts if isinstance(part, WorldSide)
)
HOMES: Final = tuple(slug(home.name) for home in BOX.home_worlds)
FACTIONS: Final = tuple(str(faction.number) for faction in BOX.factions)
