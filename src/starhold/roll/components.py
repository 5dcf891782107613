"""What is in the box: dice, tiles, factions, home worlds, as tables of numbers.

All numbers come from box.json; only names that the rules speak of stand here as
constants, and a test holds them against the box.
"""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.roll.data import BOX, DevelopmentSide, DiceGain, Op, Ranking, WorldSide
from starhold.roll.dice import one

# -- dice ------------------------------------------------------------------------------

DIE_NAMES: Final = ("home", "military", "consumption", "novelty", "rare", "genes", "alien")
PHASE_NAMES: Final = ("explore", "develop", "settle", "produce", "ship")
COLOUR_NAMES: Final = ("novelty", "rare", "genes", "alien", "grey")
SIDE_NAMES: Final = ("development", "world")


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
PHASES: Final = 5
COLOURS: Final = 4
TILES: Final = 55


def _faces() -> bytes:
    numbers = {name: n for n, name in enumerate((*PHASE_NAMES, "wild"))}
    return bytes(numbers[face] for name in DIE_NAMES for face in BOX.dice[name].faces)


#: R-SETUP-1: six faces a type, at `6 * type + face`
FACES: Final[bytes] = _faces()
#: all dice of the box
SUPPLY: Final[i64] = sum(BOX.dice[name].count * one(n) for n, name in enumerate(DIE_NAMES))

# -- numbers of setup and economy ---------------------------------------------------------

POOL_PER_PLAYER: Final[i64] = BOX.setup.vp_pool_per_player
STARTING_CREDITS: Final[i64] = BOX.setup.starting_credits
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

# -- developments that the rules name ---------------------------------------------------------


class Dev:
    """Developments: tiles 0 to 54 by the number of their tile, then those of factions 1 to 8."""

    GALACTIC_FEDERATION: Final = 0
    GALACTIC_BANKERS: Final = 1
    MINING_LEAGUE: Final = 2
    NEW_GALACTIC_ORDER: Final = 3
    GALACTIC_EXCHANGE: Final = 4
    INVESTMENT_CREDITS: Final = 5
    REPLICANT_ROBOTS: Final = 9
    FREE_TRADE_ZONE: Final = 11
    ALIEN_UPLIFT_BLUEPRINTS: Final = 12
    SPACE_TOURISM: Final = 14
    SYSTEM_DIVERSIFICATION: Final = 18
    GALACTIC_SALON: Final = 19
    GALACTIC_MANDATE: Final = 24
    ALIEN_RESEARCH_TEAM: Final = 29
    ADVANCED_LOGISTICS: Final = 35
    TECHNOLOGY_UNIONS: Final = 39
    GALACTIC_RENAISSANCE: Final = 44
    NEW_ECONOMY: Final = 45
    GALACTIC_RESERVES: Final = 47
    FREE_TRADE_ASSOCIATION: Final = 48
    MAD_SCIENTISTS: Final = 49
    BACKUP_PLANNING: Final = 54
    SPACE_PIRACY: Final = 55
    ALIEN_ARCHAEOLOGY: Final = 56
    CONSUMER_MARKETS: Final = 57
    IMPROVED_RECONNAISSANCE: Final = 58
    GENETICS_LAB: Final = 59
    GALACTIC_RELIGION: Final = 60
    BIOLOGICAL_ADAPTATION: Final = 61
    MINING_INDUSTRY: Final = 62


#: developments of the factions follow those of the tiles
FACTION_DEVELOPMENTS: Final = 55
#: worlds 0 to 54 are tiles; these two stand for the faction's coloured world and the home world
FACTION_WORLD: Final = 55
HOME_WORLD: Final = 56

# -- tiles -----------------------------------------------------------------------------------


def _colour(name: str) -> int:
    return COLOUR_NAMES.index(name)


def _packed(dice: list[DiceGain], place: str) -> int:
    return sum(gain.count * one(DIE_NAMES.index(gain.die)) for gain in dice if gain.to == place)


def _gained(side: DevelopmentSide) -> list[DiceGain]:
    return [DiceGain(op.die, op.count, str(op.to)) for op in side.ops if op.op == "gain_die"]


def _amount(ops: list[Op], name: str) -> int:
    return sum(op.amount for op in ops if op.op == name)


_DEVELOPMENTS = [tile.development for tile in BOX.tiles]
_WORLDS = [tile.world for tile in BOX.tiles]
#: every development in the order of `Dev`
ALL_DEVELOPMENTS: Final = _DEVELOPMENTS + [
    part for faction in BOX.factions for part in faction.parts if isinstance(part, DevelopmentSide)
]

TILE_IDS: Final = tuple(tile.id for tile in BOX.tiles)
DEVELOPMENT_COST: Final[bytes] = bytes(side.cost for side in ALL_DEVELOPMENTS)
#: what each side of a tile costs and does once, at `55 * side + tile`
COST: Final[bytes] = bytes([side.cost for side in _DEVELOPMENTS] + [side.cost for side in _WORLDS])
REMOVES: Final[bytes] = bytes(
    [any(op.op == "remove_die" for op in side.ops) for side in _DEVELOPMENTS]
    + [side.removes_die for side in _WORLDS]
)
CREDITS: Final[bytes] = bytes(
    [_amount(side.ops, "gain_credits") for side in _DEVELOPMENTS] + [side.credits for side in _WORLDS]
)
TO_CUP: Final[list[i64]] = [_packed(_gained(side), "cup") for side in _DEVELOPMENTS] + [
    _packed(side.dice, "cup") for side in _WORLDS
]
TO_CITIZENRY: Final[list[i64]] = [_packed(_gained(side), "citizenry") for side in _DEVELOPMENTS] + [
    _packed(side.dice, "citizenry") for side in _WORLDS
]
AS_GOOD: Final[list[i64]] = [0] * TILES + [_packed(side.dice, "good") for side in _WORLDS]
WORLD_COLOUR: Final[bytes] = bytes(_colour(side.colour) for side in _WORLDS)
#: tiles by the colour of their world, as sets
WORLDS_OF: Final[list[i64]] = [
    sum(bit(n) for n, side in enumerate(_WORLDS) if side.colour == name) for name in COLOUR_NAMES
]
#: tiles by the printed cost of their world, 0 to 6, as sets
WORLDS_COSTING: Final[list[i64]] = [
    sum(bit(n) for n, side in enumerate(_WORLDS) if side.cost == cost) for cost in range(7)
]

# -- factions and home worlds ------------------------------------------------------------------

FACTIONS: Final = 9
HOMES: Final = 9
FACTION_IDS: Final = tuple(faction.id for faction in BOX.factions)
HOME_IDS: Final = tuple(home.id for home in BOX.home_worlds)


def _worlds(parts: list[WorldSide | DevelopmentSide]) -> list[WorldSide]:
    """The worlds of a faction, a coloured one last."""
    worlds = [part for part in parts if isinstance(part, WorldSide)]
    return sorted(worlds, key=lambda world: world.colour != "grey")


_FACTION_WORLDS = [_worlds(faction.parts) for faction in BOX.factions]
#: R-SETUP-14: the faction without a development
DESTROYED_COLONY: Final = 8
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

# -- powers as tables: which developments, and what they say ------------------------------------


def _set(names: list[str], all_names: tuple[str, ...], default: int) -> int:
    """Names as bits; no names at all mean the default."""
    return sum(bit(all_names.index(name)) for name in names) if names else default


ALL_KINDS: Final = 127
ALL_PHASES: Final = 31
ALL_COLOURS: Final = 31


def _with(name: str) -> list[tuple[int, Op]]:
    """Every development that has an effect of this name, with that effect."""
    return [(n, op) for n, side in enumerate(ALL_DEVELOPMENTS) for op in side.ops if op.op == name]


def _mask(found: list[tuple[int, Op]]) -> int:
    mask = 0
    for n, _ in found:
        mask |= bit(n)
    return mask


#: R-REASSIGN-13: the developments with a Reassign power
REASSIGN: Final[i64] = sum(bit(n) for n, side in enumerate(ALL_DEVELOPMENTS) if side.is_reassign)

_REASSIGN = _with("reassign")
#: the 16 powers that move workers on their own; Dictate follows as number 16
POWERS: Final = 16
DICTATE: Final = 16
POWER_DEVELOPMENT: Final[bytes] = bytes(n for n, _ in _REASSIGN)
POWER_KINDS: Final[bytes] = bytes(
    _set(op.worker_types, DIE_NAMES, ALL_KINDS) & ~_set(op.exclude_types, DIE_NAMES, 0) for _, op in _REASSIGN
) + bytes([ALL_KINDS])
POWER_FROM: Final[bytes] = bytes(
    _set(op.from_phases, PHASE_NAMES, ALL_PHASES) for _, op in _REASSIGN
) + bytes([ALL_PHASES])
#: rows that a power may move to; 0: the row of the selected phase
TO_SELECTED: Final = 0
POWER_TO: Final[bytes] = bytes(
    _set(op.to, PHASE_NAMES, 0)
    if isinstance(op.to, list)
    else TO_SELECTED
    if op.to == "selected"
    else ALL_PHASES
    for _, op in _REASSIGN
) + bytes([ALL_PHASES])
POWER_LEAST: Final[bytes] = bytes(op.count_min for _, op in _REASSIGN) + bytes([1])
#: 0: it depends on a ranking (Mad Scientists)
POWER_MOST: Final[bytes] = bytes(
    0 if isinstance(op.count_max, Ranking) else op.count_max for _, op in _REASSIGN
) + bytes([1])
POWER_SAME_ROW: Final[bytes] = bytes(op.same_origin_row for _, op in _REASSIGN) + bytes([0])
MANDATE_MOVES: Final[i64] = max(
    op.count_max for _, op in _with("dictate_moves") if isinstance(op.count_max, int)
)
_RANKED = [op.count_max for _, op in _REASSIGN if isinstance(op.count_max, Ranking)]
SOLE_MOST_MOVES: Final[i64] = _RANKED[0].sole_most
TIED_MOST_MOVES: Final[i64] = _RANKED[0].tied_most

#: R-POWER-9: extra workers of a phase that are no dice, per development
_VIRTUAL = _with("virtual_workers")
VIRTUAL_DEVELOPMENT: Final[bytes] = bytes(n for n, _ in _VIRTUAL)
VIRTUAL_PHASE: Final[bytes] = bytes(PHASE_NAMES.index(op.phase) for _, op in _VIRTUAL)
VIRTUAL_WORKERS: Final[list[i64]] = [
    sum(one(DIE_NAMES.index(name)) for name in op.types) for _, op in _VIRTUAL
]
VIRTUAL: Final[i64] = _mask(_VIRTUAL)

ALIEN_STOCK_CREDITS: Final[i64] = _with("stock_amount")[0][1].amount

#: credits for completing a tile: development, sides and colours it looks at, amount
_COMPLETION = _with("on_complete_credits")
COMPLETION_DEVELOPMENT: Final[bytes] = bytes(n for n, _ in _COMPLETION)
COMPLETION_SIDES: Final[bytes] = bytes(
    _set([op.on] if isinstance(op.on, str) else op.on, SIDE_NAMES, 0) for _, op in _COMPLETION
)
COMPLETION_COLOURS: Final[bytes] = bytes(
    _set(op.world_colours, COLOUR_NAMES, ALL_COLOURS) for _, op in _COMPLETION
)
COMPLETION_AMOUNT: Final[bytes] = bytes(op.amount for _, op in _COMPLETION)
COMPLETION: Final[i64] = _mask(_COMPLETION)

#: what a shipment brings besides its price: development, world colours, amount
_TRADE = _with("trade_bonus")
TRADE_DEVELOPMENT: Final[bytes] = bytes(n for n, _ in _TRADE)
TRADE_COLOURS: Final[bytes] = bytes(_set(op.world_colours, COLOUR_NAMES, ALL_COLOURS) for _, op in _TRADE)
TRADE_AMOUNT: Final[bytes] = bytes(op.amount for _, op in _TRADE)
TRADE_BONUS: Final[i64] = _mask(_TRADE)
_CONSUME = _with("consume_bonus_vp")
CONSUME_DEVELOPMENT: Final[bytes] = bytes(n for n, _ in _CONSUME)
CONSUME_COLOURS: Final[bytes] = bytes(_set(op.world_colours, COLOUR_NAMES, ALL_COLOURS) for _, op in _CONSUME)
CONSUME_AMOUNT: Final[bytes] = bytes(op.amount for _, op in _CONSUME)
CONSUME_BONUS: Final[i64] = _mask(_CONSUME)
_SUBSIDY = _with("consume_bonus_credits")
SUBSIDY_DEVELOPMENT: Final[bytes] = bytes(n for n, _ in _SUBSIDY)
SUBSIDY_COLOURS: Final[bytes] = bytes(_set(op.world_colours, COLOUR_NAMES, ALL_COLOURS) for _, op in _SUBSIDY)
SUBSIDY_AMOUNT: Final[bytes] = bytes(op.amount for _, op in _SUBSIDY)
SUBSIDY: Final[i64] = _mask(_SUBSIDY)

#: plain credits at the end of a phase: development, phase, amount
_WAGES = _with("end_phase_credits")
WAGE_DEVELOPMENT: Final[bytes] = bytes(n for n, _ in _WAGES)
WAGE_PHASE: Final[bytes] = bytes(PHASE_NAMES.index(op.phase) for _, op in _WAGES)
WAGE_AMOUNT: Final[bytes] = bytes(op.amount for _, op in _WAGES)
#: developments that pay at the end of each phase, in whatever way
END_OF_PHASE: Final[list[i64]] = [
    _mask(
        [
            (n, op)
            for n, side in enumerate(ALL_DEVELOPMENTS)
            for op in side.ops
            if op.op.startswith("end_phase_") and op.op != "end_phase_draw_tile" and op.phase == name
        ]
    )
    for name in PHASE_NAMES
]


def _per(n: int) -> Op:
    """The counting or conditional end-of-phase effect of a development."""
    for op in ALL_DEVELOPMENTS[n].ops:
        if op.op in ("end_phase_credits_per", "end_phase_credits_if", "end_phase_vp"):
            return op
    raise KeyError(n)


SPACE_PIRACY_GROUP: Final[i64] = _per(Dev.SPACE_PIRACY).group
SPACE_PIRACY_CREDITS: Final[i64] = _per(Dev.SPACE_PIRACY).amount
GALACTIC_RELIGION_CREDITS: Final[i64] = _per(Dev.GALACTIC_RELIGION).amount
CONSUMER_MARKETS_CREDITS: Final[i64] = _per(Dev.CONSUMER_MARKETS).amount
MINING_LEAGUE_CREDITS: Final[i64] = _per(Dev.MINING_LEAGUE).amount
GENETICS_LAB_CREDITS: Final[i64] = _per(Dev.GENETICS_LAB).amount
TECHNOLOGY_UNIONS_CREDITS: Final[i64] = _per(Dev.TECHNOLOGY_UNIONS).amount
ALIEN_RESEARCH_TEAM_CREDITS: Final[i64] = _per(Dev.ALIEN_RESEARCH_TEAM).amount
SPACE_TOURISM_CREDITS: Final[i64] = _per(Dev.SPACE_TOURISM).amount
GALACTIC_SALON_VP: Final[i64] = _per(Dev.GALACTIC_SALON).amount
#: Galactic Reserves: places for goods on each coloured world
RESERVES_PER_WORLD: Final[i64] = _with("good_capacity")[0][1].per_world
#: Galactic Exchange, Galactic Federation: how many builders go to the cup at most
MOST_TO_CUP: Final[i64] = max(
    op.count_max for _, op in _with("builders_to_cup") if isinstance(op.count_max, int)
)

# -- discounts ------------------------------------------------------------------------------------


def _discount(n: int) -> Op:
    """The discount that a development gives."""
    return next(op for op in ALL_DEVELOPMENTS[n].ops if op.op == "discount")


INVESTMENT_DISCOUNT: Final[i64] = _discount(Dev.INVESTMENT_CREDITS).amount
ADAPTATION_DISCOUNT: Final[i64] = _discount(Dev.BIOLOGICAL_ADAPTATION).amount
ROBOTS_DISCOUNT: Final[i64] = _discount(Dev.REPLICANT_ROBOTS).amount
UPLIFT_DISCOUNT: Final[i64] = _discount(Dev.ALIEN_UPLIFT_BLUEPRINTS).amount
UPLIFT_COLOURS: Final[i64] = _set(_discount(Dev.ALIEN_UPLIFT_BLUEPRINTS).world_colours, COLOUR_NAMES, 0)
FREE_TRADE_DISCOUNT: Final[i64] = _discount(Dev.FREE_TRADE_ZONE).amount
#: Free Trade Zone alone brings no world below this
FREE_TRADE_FLOOR: Final[i64] = _discount(Dev.FREE_TRADE_ZONE).minimum

# -- 6+ developments: VP for each thing or group, and the size of a group or the part of a sum --------

_EXTRA = [side.six_plus.expr if side.six_plus is not None else None for side in ALL_DEVELOPMENTS]
SIX_PLUS: Final[bytes] = bytes(n for n, expression in enumerate(_EXTRA) if expression is not None)
EXTRA_VP: Final[bytes] = bytes(expression.vp if expression is not None else 0 for expression in _EXTRA)
EXTRA_PART: Final[bytes] = bytes(
    expression.den * expression.group if expression is not None else 1 for expression in _EXTRA
)
