"""How bots look at Tiny Epic Galaxies: features, heuristic evaluation and nets."""

from pathlib import Path
from typing import Final

from starhold.bots.config import BotConfig
from starhold.galaxies.bots.features import GalaxiesFeatures
from starhold.galaxies.bots.full import GalaxiesFull
from starhold.galaxies.bots.heuristic import GalaxiesHeuristic

CONFIG: Final = BotConfig(
    "galaxies",
    GalaxiesFeatures(),
    GalaxiesHeuristic(),
    Path(__file__).parent,
    full=GalaxiesFull,
    trust=50,
    sharp=400,
    crowd=6,
    explore=200,
    both=True,
    lead=25,
    patience=4,
    look=200,
)
