"""The box as data: reads box.json (or a replacement that the user names) and checks it field by field.

What is marked `reconstructed` there fills a gap with data of our own, to be replaced by anyone who
owns the component. The schema is published as docs/kingdoms-box.schema.json.
"""

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from typing import Annotated, Final, Literal

import msgspec

from starhold.kernel.data import DataFile

FILE: Final = DataFile("kingdoms")

TOKEN_IDS = ("crown", "treasure", "bandit", "dragon-lair", "camp", "fortress", "city", "church", "blank")
#: land regions on every side: one holds the starting armies, four get tokens (K-TOKEN-1)
LAND_REGIONS = 5
TOWER_LEVELS = 6
#: four tokens in each of four homes, or three in each of five without the blank (K-TOKEN-1, K-TOKEN-3)
TOKENS_OF_FOUR = 16
TOKENS_OF_FIVE = 15
#: five players, or two and the Lost Kingdom, take five cards at most; pools of more than 30 are not foreseen
FEWEST_CARDS = 5
#: five players and the Halflings, whom two do not play
FEWEST_FACTIONS = 6
MOST_CARDS = 30

Confidence = Literal["verified", "single-source", "memory", "reconstructed"]
Terrain = Literal["forest", "mountain", "plains", "capital", "ruins", "water", "cliffs"]
LAND = ("forest", "mountain", "plains", "capital", "ruins")
Count = Annotated[int, msgspec.Meta(ge=0, le=16)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Point = tuple[float, float]


class DataStruct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all parts of the file: an unknown field is an error, not a typing slip that passes."""


class TowerAlternative(DataStruct, frozen=True):
    """The second reading of the tower card's points."""

    points: tuple[Points, ...]
    confidence: Confidence
    note: str = ""


class Tower(DataStruct, frozen=True):
    """Points of tower levels 1 to 6."""

    points: tuple[Points, ...]
    confidence: Confidence
    sources: tuple[str, ...]
    alternative: TowerAlternative
    note: str = ""


class TokenKind(DataStruct, frozen=True):
    """One kind of discovery token."""

    id: str
    count: Count
    effect: str
    confidence: Confidence
    count_confidence: Confidence
    sources: tuple[str, ...]


class Tokens(DataStruct, frozen=True):
    """The discovery tokens."""

    count_confidence: Confidence
    kinds: tuple[TokenKind, ...]
    note: str = ""


class FactionLevel(DataStruct, frozen=True):
    """One ability as we understand it. The rules themselves are code; this says how sure they are."""

    level: int
    effect: str
    confidence: Confidence
    sources: tuple[str, ...]
    ruling: str = ""
    note: str = ""


class FactionCard(DataStruct, frozen=True):
    """One faction card. A file in factions/ of the same name holds its abilities."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$")]
    name: str
    extra: bool
    roster_note: str
    confidence: Confidence
    sources: tuple[str, ...]
    levels: tuple[FactionLevel, ...]


class Region(DataStruct, frozen=True):
    """A region of a side. `adjacent`: one step of a patrol; `borders`: any common border."""

    id: str
    terrain: Terrain
    edge: bool
    adjacent: tuple[str, ...]
    borders: tuple[str, ...]
    label_point: Point
    polygon: tuple[Point, ...]


class River(DataStruct, frozen=True):
    """A river along the border of two regions, drawn along `path`."""

    between: tuple[str, str]
    path: tuple[tuple[Point, ...], ...]


class WaterBody(DataStruct, frozen=True):
    """Water that hangs together, and the land regions at its shore."""

    regions: tuple[str, ...]
    rivers: tuple[tuple[str, str], ...]
    bordering_land: tuple[str, ...]


class TerritorySide(DataStruct, frozen=True):
    """One side of a territory card."""

    id: str
    name: str
    card: int
    face: Literal["A", "B"]
    confidence: Confidence
    sources: tuple[str, ...]
    name_confidence: Confidence
    geometry_confidence: Confidence
    regions: tuple[Region, ...]
    rivers: tuple[River, ...]
    water_bodies: tuple[WaterBody, ...]
    note: str = ""

    def land(self) -> list[Region]:
        """Return the regions that armies may hold, in the order of the file."""
        return [region for region in self.regions if region.terrain in LAND]

    def has_river(self, one: str, other: str) -> bool:
        """True if a river runs between two regions."""
        return any({one, other} == set(river.between) for river in self.rivers)


class Canvas(DataStruct, frozen=True):
    """The sheet on which polygons are drawn; the origin is top left."""

    width: int
    height: int


class KingdomsData(DataStruct, frozen=True):
    """All that the rules need to know of the components, and how sure each of it is."""

    schema_version: Literal[1]
    edition_note: str
    confidence_levels: dict[str, str]
    sources: dict[str, str]
    tower: Tower
    tokens: Tokens
    roster_note: str
    factions: tuple[FactionCard, ...]
    canvas: Canvas
    territory_note: str
    territories: tuple[TerritorySide, ...]


# -- checks ---------------------------------------------------------------------------


#: a field and what is wrong with it
Faults = Iterator[tuple[str, str]]


def _check_tower(box: KingdomsData) -> Faults:
    for field, points in (
        ("tower.points", box.tower.points),
        ("tower.alternative.points", box.tower.alternative.points),
    ):
        if len(points) != TOWER_LEVELS:
            yield field, f"has {len(points)} values, not {TOWER_LEVELS}"


def _check_tokens(box: KingdomsData) -> Faults:
    kinds = box.tokens.kinds
    if tuple(kind.id for kind in kinds) != TOKEN_IDS:
        yield "tokens.kinds", f"must be, in this order: {', '.join(TOKEN_IDS)}"
    total = sum(kind.count for kind in kinds)
    if total < TOKENS_OF_FOUR:
        yield "tokens.kinds", f"the counts add up to {total}, four homes need {TOKENS_OF_FOUR}"
    if total - kinds[-1].count < TOKENS_OF_FIVE:
        yield "tokens.kinds", f"five homes need {TOKENS_OF_FIVE} tokens besides the blanks"
    if kinds[0].count > 1:
        yield "tokens.kinds[0].count", "the rules know one crown at most"


def module_of(faction: str) -> str:
    """Return the name of the module that holds a faction's abilities."""
    return faction.replace("-", "_")


def _check_factions(box: KingdomsData) -> Faults:
    if len(box.factions) < FEWEST_FACTIONS:
        yield "factions", f"holds {len(box.factions)}, five players need {FEWEST_FACTIONS}"
    ids = [faction.id for faction in box.factions]
    for n, faction in enumerate(box.factions):
        if faction.id in ids[:n]:
            yield f"factions[{n}].id", f"{faction.id} stands twice in the file"
        if find_spec(f"starhold.kingdoms.factions.{module_of(faction.id)}") is None:
            yield f"factions[{n}].id", f"no file in kingdoms/factions holds the abilities of {faction.id}"
        if [level.level for level in faction.levels] != [1, 2, 3, 4, 5]:
            yield f"factions[{n}].levels", f"{faction.id} needs levels 1 to 5, once each and in order"


def _check_cards(box: KingdomsData) -> Faults:
    cards = sorted({side.card for side in box.territories})
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        yield "territories", f"hold {len(cards)} cards, not {FEWEST_CARDS} to {MOST_CARDS}"
    for card in cards:
        faces = [side.face for side in box.territories if side.card == card]
        if faces != ["A", "B"]:
            yield "territories", f"card {card} needs its side A and then its side B, once each"
    ids = [side.id for side in box.territories]
    for n, side in enumerate(ids):
        if side in ids[:n]:
            yield f"territories[{n}].id", f"{side} stands twice in the file"


def _known(field: str, named: Iterable[str], known: Iterable[str]) -> Faults:
    for name in named:
        if name not in known:
            yield field, f"{name} is not a region meant here"


def _check_region(box: KingdomsData, side: TerritorySide, region: Region, field: str) -> Faults:
    ids = [one.id for one in side.regions]
    land = [one.id for one in side.land()]
    yield from _known(f"{field}.borders", region.borders, ids)
    yield from _known(f"{field}.adjacent", region.adjacent, [one for one in land if one in region.borders])
    if region.adjacent and region.id not in land:
        yield f"{field}.adjacent", f"{region.terrain} has no neighbours to walk to"
    for other in side.regions:
        if (other.id in region.borders) != (region.id in other.borders):
            yield f"{field}.borders", f"{region.id} and {other.id} disagree whether they touch"
        if (other.id in region.adjacent) != (region.id in other.adjacent):
            yield f"{field}.adjacent", f"{region.id} and {other.id} disagree whether they are adjacent"
        if other.id in region.adjacent and side.has_river(region.id, other.id):
            yield f"{field}.adjacent", f"a river runs between {region.id} and {other.id}"
    if len(region.polygon) < 3:
        yield f"{field}.polygon", "needs at least three points"
    for x, y in (*region.polygon, region.label_point):
        if not (0 <= x <= box.canvas.width and 0 <= y <= box.canvas.height):
            yield f"{field}.polygon", f"the point ({x:g}, {y:g}) is off the canvas"


def _check_side(box: KingdomsData, side: TerritorySide, field: str) -> Faults:
    ids = [region.id for region in side.regions]
    land = [region.id for region in side.land()]
    if len(set(ids)) != len(ids):
        yield f"{field}.regions", "two regions have one id"
    if len(land) != LAND_REGIONS:
        yield f"{field}.regions", f"{side.id} has {len(land)} land regions, not {LAND_REGIONS}"
    for n, region in enumerate(side.regions):
        yield from _check_region(box, side, region, f"{field}.regions[{n}]")
    for n, river in enumerate(side.rivers):
        yield from _known(f"{field}.rivers[{n}].between", river.between, ids)
    for n, body in enumerate(side.water_bodies):
        water = [region.id for region in side.regions if region.terrain == "water"]
        yield from _known(f"{field}.water_bodies[{n}].regions", body.regions, water)
        yield from _known(f"{field}.water_bodies[{n}].bordering_land", body.bordering_land, land)
    if not any(region.edge for region in side.land()):
        yield f"{field}.regions", f"no land region of {side.id} touches the edge of its card"


def _faults(box: KingdomsData) -> Faults:
    yield from _check_tower(box)
    yield from _check_tokens(box)
    yield from _check_factions(box)
    yield from _check_cards(box)
    for n, side in enumerate(box.territories):
        yield from _check_side(box, side, f"territories[{n}]")


def parse(content: bytes) -> KingdomsData:
    """Return a box from JSON; raise `DataError` that names the line and the field if it is broken."""
    return FILE.parse(content, KingdomsData, _faults)


@cache
def box() -> KingdomsData:
    """Return the box in use."""
    return parse(FILE.used())


def schema() -> bytes:
    """Return the JSON schema of the file, as it is published in docs."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(KingdomsData)), indent=2) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(schema())
