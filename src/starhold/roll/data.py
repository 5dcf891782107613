"""What box.json says, as typed structs. Nothing here is hot; `components` makes tables of it."""

from importlib.resources import files

import msgspec

from starhold.kernel.errors import DataError


class DiceGain(msgspec.Struct, frozen=True):
    """Dice that come with a tile, and where they go: cup, citizenry, or good."""

    die: str
    count: int
    to: str


class Ranking(msgspec.Struct, frozen=True):
    """A number that depends on how a player stands among all (Mad Scientists)."""

    metric: str
    sole_most: int
    tied_most: int


class Op(msgspec.Struct, frozen=True):
    """One effect in the vocabulary of the box; fields that an effect does not use stay empty."""

    op: str
    phase: str = ""
    amount: int = 0
    minimum: int = 1
    per_world: int = 0
    group: int = 1
    on: str | list[str] = ""
    world_colours: list[str] = []
    types: list[str] = []
    worker_types: list[str] = []
    exclude_types: list[str] = []
    from_phases: list[str] = []
    to: str | list[str] = ""
    count: int = 0
    count_min: int = 0
    count_max: int | Ranking = 0
    same_origin_row: bool = False
    die: str = ""


class WorldSide(msgspec.Struct, frozen=True, tag_field="kind", tag="world"):
    """A world as printed."""

    name: str
    colour: str
    cost: int
    dice: list[DiceGain]
    credits: int
    removes_die: bool
    name_confidence: str = ""


class Expression(msgspec.Struct, frozen=True):
    """The formula of a 6+ development: so many VP for each thing, for a group, or for a part of a sum."""

    kind: str
    of: str
    den: int = 1
    vp: int = 1
    group: int = 1


class SixPlus(msgspec.Struct, frozen=True):
    """What a 6+ development scores on top of its cost."""

    expr: Expression


class DevelopmentSide(msgspec.Struct, frozen=True, tag_field="kind", tag="development"):
    """A development as printed."""

    name: str
    cost: int
    phases: list[str]
    is_reassign: bool
    ops: list[Op]
    six_plus: SixPlus | None
    name_confidence: str = ""


class Tile(msgspec.Struct, frozen=True):
    """A double-sided tile of the bag."""

    id: str
    world: WorldSide
    development: DevelopmentSide
    confidence: str
    note: str = ""


class Faction(msgspec.Struct, frozen=True):
    """A faction tile: two squares of the tableau."""

    id: str
    number: int
    parts: list[WorldSide | DevelopmentSide]
    confidence: str
    note: str = ""


class HomeWorld(msgspec.Struct, frozen=True):
    """A home world tile: one square of the tableau."""

    id: str
    name: str
    colour: str
    cost: int
    dice: list[DiceGain]
    ops: list[Op]
    confidence: str
    note: str = ""


class Die(msgspec.Struct, frozen=True):
    """A type of die: how many there are and what is on their faces."""

    count: int
    faces: list[str]
    confidence: str


class SetUpNumbers(msgspec.Struct, frozen=True):
    """Numbers of the setup."""

    vp_pool_per_player: int
    starting_credits: int
    home_dice_in_cup: int
    home_dice_in_citizenry: int
    tiles_drawn: int


class ConsumeNumbers(msgspec.Struct, frozen=True):
    """VP of a Consume."""

    base: int
    good_matches_world: int
    shipper_matches_world: int


class EconomyNumbers(msgspec.Struct, frozen=True):
    """Prices and limits."""

    credit_cap: int
    credits_if_zero_after_manage: int
    recruit_cost: int
    stock_credits: int
    trade_price_by_world_colour: dict[str, int]
    consume_vp: ConsumeNumbers
    goods_per_coloured_world: int


class EndNumbers(msgspec.Struct, frozen=True):
    """When the game ends."""

    tableau_squares: int


class Box(msgspec.Struct, frozen=True):
    """The whole box."""

    dice: dict[str, Die]
    setup: SetUpNumbers
    economy: EconomyNumbers
    game_end: EndNumbers
    factions: list[Faction]
    home_worlds: list[HomeWorld]
    tiles: list[Tile]


def read_box() -> Box:
    """The box from its file; a DataError names the field that is wrong."""
    try:
        return msgspec.json.decode(files("starhold.roll").joinpath("box.json").read_bytes(), type=Box)
    except msgspec.ValidationError as error:
        raise DataError(f"roll/box.json: {error}") from error


BOX = read_box()
