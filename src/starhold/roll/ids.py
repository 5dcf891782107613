"""Names of the parts of the box as they stand in message ids and picks."""

import re
from typing import Final

from starhold.roll.data import BOX, DevelopmentSide, WorldSide


def slug(name: str) -> str:
    """A name in small letters with hyphens.

    >>> slug("Earth's Lost Colony")
    'earths-lost-colony'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


#: sides of tiles by the number of the tile
DEVELOPMENTS: Final = tuple(slug(tile.development.name) for tile in BOX.tiles)
WORLDS: Final = tuple(slug(tile.world.name) for tile in BOX.tiles)
#: both parts of each faction tile, in the order of the tile
FACTION_PARTS: Final = tuple(tuple(slug(part.name) for part in faction.parts) for faction in BOX.factions)
FACTION_DEVELOPMENTS: Final = tuple(
    slug(part.name) for faction in BOX.factions for part in faction.parts if isinstance(part, DevelopmentSide)
)
FACTION_WORLDS: Final = tuple(
    slug(part.name) for faction in BOX.factions for part in faction.parts if isinstance(part, WorldSide)
)
HOMES: Final = tuple(slug(home.name) for home in BOX.home_worlds)
FACTIONS: Final = tuple(str(faction.number) for faction in BOX.factions)
