"""What the data file says, as typed structs. Nothing here is hot; `components` makes tables of it.

`STARHOLD_DATA=folder` replaces the file by `folder/roll.json`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from starhold.kernel.data import DataFile, Way

FILE: Final = DataFile("roll")

DieName = Literal["home", "military", "consumption", "novelty", "rare", "genes", "alien"]
PhaseName = Literal["explore", "develop", "settle", "produce", "ship"]
FaceName = Literal["explore", "develop", "settle", "produce", "ship", "wild"]
ColourName = Literal["novelty", "rare", "genes", "alien", "grey"]
SideName = Literal["development", "world"]
DIE_NAMES: Final[tuple[str, ...]] = get_args(DieName)
PHASE_NAMES: Final[tuple[str, ...]] = get_args(PhaseName)
COLOUR_NAMES: Final[tuple[str, ...]] = get_args(ColourName)
SIDE_NAMES: Final[tuple[str, ...]] = get_args(SideName)
#: what a cost, a gain or a number of things may be
Amount = Annotated[int, Meta(ge=0, le=50)]
Cost = Annotated[int, Meta(ge=0, le=9)]
#: tiles are numbered in bytes, after those of the factions; powers are bits of a set
MOST_TILES: Final = 240
MOST_POWERS: Final = 60
#: every player needs a faction, a home world and two tiles
LEAST_TILES: Final = 10
LEAST_FACTIONS: Final = 5


class DiceGain(msgspec.Struct, frozen=True):
    """Dice that come with a tile, and where they go: cup, citizenry, or good."""

    die: DieName
    count: Amount
    to: Literal["cup", "citizenry", "good"]


#: the sum of printed costs, in one word with what is summed
_SUM = ("sum_printed_cost:", "cost_of_")


class Ranking(msgspec.Struct, frozen=True):
    """A number that depends on how a player stands among all (Mad Scientists)."""

    metric: Literal["novelty_worlds_in_tableau"]
    sole_most: Amount
    tied_most: Amount


class Op(msgspec.Struct, frozen=True):
    """One effect in the vocabulary of the box; fields that an effect does not use stay empty."""

    op: str
    phase: PhaseName | Literal["assign", ""] = ""
    amount: Amount = 0
    minimum: Amount = 1
    per_world: Amount = 0
    group: Annotated[int, Meta(ge=1)] = 1
    on: SideName | list[SideName] | Literal[""] = ""
    world_colours: list[ColourName] = []
    development_class: Literal["reassign", ""] = ""
    types: list[DieName] = []
    worker_types: list[DieName] = []
    exclude_types: list[DieName] = []
    die_types: list[DieName] = []
    from_phases: list[PhaseName] = []
    to: str | list[PhaseName] = ""
    count: Amount = 0
    count_min: Amount = 0
    count_max: Amount | Ranking = 0
    same_origin_row: bool = False
    die: DieName | Literal[""] = ""
    #: what is counted, or what must hold: `goods_on_world_colour:rare`, `sole_most_developments`
    per: str = ""
    condition: str = ""

    @property
    def word(self) -> str:
        """The effect's name in the vocabulary: with what it counts or asks, if it does."""
        return ":".join(filter(None, (self.op, self.per.partition(":")[0], self.condition)))

    @property
    def counted(self) -> str:
        """The sort of thing that is counted: `rare` of `goods_on_world_colour:rare`."""
        return self.per.partition(":")[2]


class WorldSide(msgspec.Struct, frozen=True, tag_field="kind", tag="world"):
    """A world as printed."""

    name: str
    colour: ColourName
    cost: Cost
    dice: list[DiceGain]
    credits: Amount
    removes_die: bool
    name_confidence: str = ""
    name_variants: tuple[str, ...] = ()


class Expression(msgspec.Struct, frozen=True):
    """The formula of a 6+ development: so many VP for each thing, for a group, or for a part of a sum."""

    kind: str
    of: str
    den: Annotated[int, Meta(ge=1)] = 1
    vp: Amount = 1
    group: Annotated[int, Meta(ge=1)] = 1

    @property
    def op(self) -> Op:
        """The formula as an effect like all others."""
        return Op("six_plus", amount=self.vp, group=self.group * self.den, per=self.of.replace(*_SUM))


class SixPlusData(msgspec.Struct, frozen=True):
    """What a 6+ development scores on top of its cost."""

    expr: Expression


class DevelopmentSide(msgspec.Struct, frozen=True, tag_field="kind", tag="development"):
    """A development as printed."""

    name: str
    cost: Cost
    phases: list[str]
    is_reassign: bool
    ops: list[Op]
    six_plus: SixPlusData | None
    name_confidence: str = ""
    name_variants: tuple[str, ...] = ()

    @property
    def gains(self) -> list[DiceGain]:
        """The dice that come with it."""
        return [DiceGain(op.die, op.count, op.to) for op in self.ops if op.op == "gain_die"]  # type: ignore[arg-type]


class Tile(msgspec.Struct, frozen=True):
    """A double-sided tile of the bag."""

    id: str
    world: WorldSide
    development: DevelopmentSide
    confidence: str
    note: str = ""


class FactionTile(msgspec.Struct, frozen=True):
    """A faction tile: two squares of the tableau."""

    id: str
    number: int
    parts: Annotated[list[WorldSide | DevelopmentSide], Meta(min_length=2, max_length=2)]
    confidence: str
    note: str = ""


class HomeWorld(msgspec.Struct, frozen=True):
    """A home world tile: one square of the tableau."""

    id: str
    name: str
    colour: ColourName
    cost: Cost
    dice: list[DiceGain]
    ops: list[Op]
    confidence: str
    note: str = ""


class DieData(msgspec.Struct, frozen=True):
    """A type of die: how many there are and what is on their faces."""

    count: Annotated[int, Meta(ge=0, le=255)]
    faces: Annotated[list[FaceName], Meta(min_length=6, max_length=6)]
    confidence: str


class SetUpNumbers(msgspec.Struct, frozen=True):
    """Numbers of the setup."""

    vp_pool_per_player: Annotated[int, Meta(ge=1)]
    starting_credits: Amount
    home_dice_in_cup: Amount
    home_dice_in_citizenry: Amount
    tiles_drawn: Literal[2]


class ConsumeNumbers(msgspec.Struct, frozen=True):
    """VP of a Consume."""

    base: Amount
    good_matches_world: Amount
    shipper_matches_world: Amount


class EconomyNumbers(msgspec.Struct, frozen=True):
    """Prices and limits."""

    credit_cap: Amount
    credits_if_zero_after_manage: Amount
    recruit_cost: Literal[1]
    stock_credits: Amount
    trade_price_by_world_colour: dict[str, Amount]
    consume_vp: ConsumeNumbers
    goods_per_coloured_world: Amount


class EndNumbers(msgspec.Struct, frozen=True):
    """When the game ends."""

    tableau_squares: int


class RollData(msgspec.Struct, frozen=True):
    """The whole box."""

    dice: dict[str, DieData]
    setup: SetUpNumbers
    economy: EconomyNumbers
    game_end: EndNumbers
    factions: list[FactionTile]
    home_worlds: list[HomeWorld]
    tiles: list[Tile]

    def developments(self) -> Iterator[tuple[Way, DevelopmentSide]]:
        """Yield every development with its place in the file: those of tiles, then those of factions."""
        for n, tile in enumerate(self.tiles):
            yield ("tiles", n, "development"), tile.development
        for n, faction in enumerate(self.factions):
            for k, part in enumerate(faction.parts):
                if isinstance(part, DevelopmentSide):
                    yield ("factions", n, "parts", k), part


def parse(content: bytes) -> RollData:
    """Return a box from JSON; raise `DataError` that names the line and the field if it is broken."""
    return FILE.parse(content, RollData, _faults)


def _faults(box: RollData) -> Iterator[tuple[Way, str]]:
    """Yield what is wrong with a box whose fields are all of the right kind."""
    yield from _sizes(box)
    yield from _doubles("tiles", ("id",), [tile.id for tile in box.tiles])
    yield from _doubles("tiles", ("development", "name"), [tile.development.name for tile in box.tiles])
    yield from _doubles("tiles", ("world", "name"), [tile.world.name for tile in box.tiles])
    yield from _dice(box)
    for n, tile in enumerate(box.tiles):
        if tile.world.colour == "grey" and any(gain.to == "good" for gain in tile.world.dice):
            yield ("tiles", n, "world", "dice"), "a grey world holds no good"
    for n, faction in enumerate(box.factions):
        if sum(isinstance(part, DevelopmentSide) for part in faction.parts) > 1:
            yield ("factions", n, "parts"), "a faction has one development at most"
        if n and faction.number <= box.factions[n - 1].number:
            yield ("factions", n, "number"), "factions stand in the order of their numbers"


def _sizes(box: RollData) -> Iterator[tuple[Way, str]]:
    """Enough for five players, and not more than the rules can number."""
    for name, found in (("factions", len(box.factions)), ("home_worlds", len(box.home_worlds))):
        if found < LEAST_FACTIONS:
            yield (name,), f"has {found} entries, and five players need {LEAST_FACTIONS}"
    if not LEAST_TILES <= len(box.tiles) <= MOST_TILES:
        yield ("tiles",), f"has {len(box.tiles)} entries; {LEAST_TILES} to {MOST_TILES} are possible"
    powers = sum(op.op == "reassign" for _, side in box.developments() for op in side.ops)
    if powers > MOST_POWERS:
        yield ("tiles",), f"has {powers} powers that reassign; {MOST_POWERS} are possible"


def _doubles(name: str, field: tuple[str, ...], found: Sequence[str]) -> Iterator[tuple[Way, str]]:
    """Every thing is there once."""
    for n, one in enumerate(found):
        if one in found[:n]:
            yield (name, n, *field), f"{one!r} is there twice"


def _dice(box: RollData) -> Iterator[tuple[Way, str]]:
    """R-IMM-9: the supply must suffice if every tile gives its dice, with five players at the table."""
    missing = set(DIE_NAMES) - set(box.dice)
    if missing:
        yield ("dice",), f"no dice of the type {min(missing)!r}"
    home = box.setup.home_dice_in_cup + box.setup.home_dice_in_citizenry
    needed: Counter[str] = Counter({"home": LEAST_FACTIONS * home})
    for tile in box.tiles:
        needed += _given(tile.world.dice) | _given(tile.development.gains)
    for faction in box.factions:
        for part in faction.parts:
            needed += _given(part.dice if isinstance(part, WorldSide) else part.gains)
    for world in box.home_worlds:
        needed += _given(world.dice)
    for name, die in box.dice.items():
        if die.count < needed[name]:
            yield ("dice", name, "count"), f"the tiles may give {needed[name]} of them"


def _given(dice: list[DiceGain]) -> Counter[str]:
    return Counter({gain.die: gain.count for gain in dice})


BOX: Final = parse(FILE.used())
