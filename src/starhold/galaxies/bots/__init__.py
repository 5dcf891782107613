"""How bots look at Tiny Epic Galaxies: features, heuristic evaluation and nets."""

from pathlib import Path
from typing import Final

from starhold.bots.mind import Mind
from starhold.galaxies.bots.features import GalaxiesFeatures
from starhold.galaxies.bots.heuristic import GalaxiesWorth

MIND: Final = Mind(
    "galaxies",
    GalaxiesFeatures(),
    GalaxiesWorth(),
    Path(__file__).parent,
    trust=50,
    sharp=400,
    crowd=6,
    look=200,
)
