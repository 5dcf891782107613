"""The box as data: reads box.json (or a replacement that the user names) and checks it field by field.

`STARHOLD_DATA=folder` replaces the file by `folder/kingdoms.json`. What is marked
`reconstructed` there is our own filling of a hole and meant to be replaced by whoever
owns the component. The schema is published as docs/kingdoms-box.schema.json.
"""

import os
import sys
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from starhold.kernel.errors import DataError

FACTION_IDS = (
    "centaurs",
    "constructs",
    "dark-elves",
    "dwarves",
    "elves",
    "goblins",
    "halflings",
    "humans",
    "lizardfolk",
    "merfolk",
    "orcs",
    "undead",
    "valkyries",
    "satyrs",
    "order-of-gamelyn",
    "shapeshifters",
)
TOKEN_IDS = ("crown", "treasure", "bandit", "dragon-lair", "camp", "fortress", "city", "church", "blank")
#: land regions on every side: one holds the starting armies, four get tokens (K-TOKEN-1)
LAND_REGIONS = 5
TOWER_LEVELS = 6
#: four tokens in each of four homes, or three in each of five without the blank (K-TOKEN-1, K-TOKEN-3)
TOKENS_OF_FOUR = 16
TOKENS_OF_FIVE = 15
#: five players, or two and the Lost Kingdom, take five cards at most; pools of more than 30 are not foreseen
FEWEST_CARDS = 5
MOST_CARDS = 30

Confidence = Literal["verified", "single-source", "memory", "reconstructed"]
Terrain = Literal["forest", "mountain", "plains", "capital", "ruins", "water", "cliffs"]
LAND = ("forest", "mountain", "plains", "capital", "ruins")
Count = Annotated[int, msgspec.Meta(ge=0, le=16)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Point = tuple[float, float]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all parts of the file: an unknown field is an error, not a typing slip that passes."""


class TowerAlternative(Part, frozen=True):
    """The second reading of the tower card's points."""

    points: tuple[Points, ...]
    confidence: Confidence
    note: str = ""


class Tower(Part, frozen=True):
    """Points of tower levels 1 to 6."""

    points: tuple[Points, ...]
    confidence: Confidence
    sources: tuple[str, ...]
    alternative: TowerAlternative
    note: str = ""


class TokenKind(Part, frozen=True):
    """One kind of discovery token."""

    id: str
    count: Count
    effect: str
    confidence: Confidence
    count_confidence: Confidence
    sources: tuple[str, ...]


class Tokens(Part, frozen=True):
    """The discovery tokens."""

    count_confidence: Confidence
    kinds: tuple[TokenKind, ...]
    note: str = ""


class FactionLevel(Part, frozen=True):
    """One ability as we understand it. The rules themselves are code; this says how sure they are."""

    level: int
    effect: str
    confidence: Confidence
    sources: tuple[str, ...]
    ruling: str = ""
    note: str = ""


class Faction(Part, frozen=True):
    """One faction card."""

    id: str
    name: str
    extra: bool
    roster_note: str
    confidence: Confidence
    sources: tuple[str, ...]
    levels: tuple[FactionLevel, ...]


class Region(Part, frozen=True):
    """A region of a side. `adjacent`: one step of a patrol; `borders`: any common border."""

    id: str
    terrain: Terrain
    edge: bool
    adjacent: tuple[str, ...]
    borders: tuple[str, ...]
    label_point: Point
    polygon: tuple[Point, ...]


class River(Part, frozen=True):
    """A river along the border of two regions, drawn along `path`."""

    between: tuple[str, str]
    path: tuple[tuple[Point, ...], ...]


class WaterBody(Part, frozen=True):
    """Water that hangs together, and the land regions at its shore."""

    regions: tuple[str, ...]
    rivers: tuple[tuple[str, str], ...]
    bordering_land: tuple[str, ...]


class Side(Part, frozen=True):
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
        """The regions that armies may hold, in the order of the file."""
        return [region for region in self.regions if region.terrain in LAND]

    def has_river(self, one: str, other: str) -> bool:
        """Does a river run between two regions?"""
        return any({one, other} == set(river.between) for river in self.rivers)


class Canvas(Part, frozen=True):
    """The sheet on which polygons are drawn; the origin is top left."""

    width: int
    height: int


class Box(Part, frozen=True):
    """All that the rules need to know of the components, and how sure each of it is."""

    schema_version: Literal[1]
    edition_note: str
    confidence_levels: dict[str, str]
    sources: dict[str, str]
    tower: Tower
    tokens: Tokens
    roster_note: str
    factions: tuple[Faction, ...]
    canvas: Canvas
    territory_note: str
    territories: tuple[Side, ...]


# -- checks ---------------------------------------------------------------------------


def _fail(field: str, what: str) -> None:
    raise DataError(f"kingdoms.json: {field}: {what}", field=field)


def _check_tower(box: Box) -> None:
    for field, points in (
        ("tower.points", box.tower.points),
        ("tower.alternative.points", box.tower.alternative.points),
    ):
        if len(points) != TOWER_LEVELS:
            _fail(field, f"has {len(points)} values, not {TOWER_LEVELS}")


def _check_tokens(box: Box) -> None:
    kinds = box.tokens.kinds
    if tuple(kind.id for kind in kinds) != TOKEN_IDS:
        _fail("tokens.kinds", f"must be, in this order: {', '.join(TOKEN_IDS)}")
    total = sum(kind.count for kind in kinds)
    if total < TOKENS_OF_FOUR:
        _fail("tokens.kinds", f"the counts add up to {total}, four homes need {TOKENS_OF_FOUR}")
    if total - kinds[-1].count < TOKENS_OF_FIVE:
        _fail("tokens.kinds", f"five homes need {TOKENS_OF_FIVE} tokens besides the blanks")
    if kinds[0].count > 1:
        _fail("tokens.kinds[0].count", "the rules know one crown at most")


def _check_factions(box: Box) -> None:
    if tuple(faction.id for faction in box.factions) != FACTION_IDS:
        _fail("factions", f"must be, in this order: {', '.join(FACTION_IDS)}")
    for n, faction in enumerate(box.factions):
        if [level.level for level in faction.levels] != [1, 2, 3, 4, 5]:
            _fail(f"factions[{n}].levels", f"{faction.id} needs levels 1 to 5, once each and in order")


def _check_cards(box: Box) -> None:
    cards = sorted({side.card for side in box.territories})
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        _fail("territories", f"hold {len(cards)} cards, not {FEWEST_CARDS} to {MOST_CARDS}")
    for card in cards:
        faces = [side.face for side in box.territories if side.card == card]
        if faces != ["A", "B"]:
            _fail("territories", f"card {card} needs its side A and then its side B, once each")
    ids = [side.id for side in box.territories]
    for n, side in enumerate(ids):
        if side in ids[:n]:
            _fail(f"territories[{n}].id", f"{side} stands twice in the file")


def _known(field: str, named: Iterable[str], known: Iterable[str]) -> None:
    for name in named:
        if name not in known:
            _fail(field, f"{name} is not a region meant here")


def _check_region(box: Box, side: Side, region: Region, field: str) -> None:
    ids = [one.id for one in side.regions]
    land = [one.id for one in side.land()]
    _known(f"{field}.borders", region.borders, ids)
    _known(f"{field}.adjacent", region.adjacent, [one for one in land if one in region.borders])
    if region.adjacent and region.id not in land:
        _fail(f"{field}.adjacent", f"{region.terrain} has no neighbours to walk to")
    for other in side.regions:
        if (other.id in region.borders) != (region.id in other.borders):
            _fail(f"{field}.borders", f"{region.id} and {other.id} disagree whether they touch")
        if (other.id in region.adjacent) != (region.id in other.adjacent):
            _fail(f"{field}.adjacent", f"{region.id} and {other.id} disagree whether they are adjacent")
        if other.id in region.adjacent and side.has_river(region.id, other.id):
            _fail(f"{field}.adjacent", f"a river runs between {region.id} and {other.id}")
    if len(region.polygon) < 3:
        _fail(f"{field}.polygon", "needs at least three points")
    for x, y in (*region.polygon, region.label_point):
        if not (0 <= x <= box.canvas.width and 0 <= y <= box.canvas.height):
            _fail(f"{field}.polygon", f"the point ({x:g}, {y:g}) is off the canvas")


def _check_side(box: Box, side: Side, field: str) -> None:
    ids = [region.id for region in side.regions]
    land = [region.id for region in side.land()]
    if len(set(ids)) != len(ids):
        _fail(f"{field}.regions", "two regions have one id")
    if len(land) != LAND_REGIONS:
        _fail(f"{field}.regions", f"{side.id} has {len(land)} land regions, not {LAND_REGIONS}")
    for n, region in enumerate(side.regions):
        _check_region(box, side, region, f"{field}.regions[{n}]")
    for n, river in enumerate(side.rivers):
        _known(f"{field}.rivers[{n}].between", river.between, ids)
    for n, body in enumerate(side.water_bodies):
        water = [region.id for region in side.regions if region.terrain == "water"]
        _known(f"{field}.water_bodies[{n}].regions", body.regions, water)
        _known(f"{field}.water_bodies[{n}].bordering_land", body.bordering_land, land)
    if not any(region.edge for region in side.land()):
        _fail(f"{field}.regions", f"no land region of {side.id} touches the edge of its card")


def parse(content: bytes) -> Box:
    """A box from JSON; a broken one raises DataError that names the field."""
    try:
        box = msgspec.json.decode(content, type=Box)
    except msgspec.DecodeError as error:
        raise DataError(f"kingdoms.json: {error}") from error
    _check_tower(box)
    _check_tokens(box)
    _check_factions(box)
    _check_cards(box)
    for n, side in enumerate(box.territories):
        _check_side(box, side, f"territories[{n}]")
    return box


def shipped() -> bytes:
    """The file that comes with the package."""
    return files("starhold.kingdoms").joinpath("box.json").read_bytes()


def in_use() -> bytes:
    """The file that the rules are run with: the user's own, or the one shipped."""
    folder = os.environ.get("STARHOLD_DATA")
    if folder and (own := Path(folder) / "kingdoms.json").is_file():
        return own.read_bytes()
    return shipped()


@cache
def box() -> Box:
    """The box in use."""
    return parse(in_use())


def schema() -> bytes:
    """The JSON schema of the file, as it is published in docs."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(Box)), indent=2) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(schema())
