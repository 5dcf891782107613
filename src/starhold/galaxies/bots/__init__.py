"""How bots look at Tiny Epic Galaxies: features, heuristic evaluation and nets."""

from pathlib import Path
from typing import Final

from starhold.bots.config import BotConfig, HintFeature
from starhold.galaxies.bots.features import GalaxiesFeatures
from starhold.galaxies.bots.heuristic import GalaxiesHeuristic

CONFIG: Final = BotConfig(
    "galaxies",
    GalaxiesFeatures(),
    GalaxiesHeuristic(),
    Path(__file__).parent,
    trust=50,
    sharp=400,
    crowd=6,
    look=200,
    told=(
        HintFeature("points"),
        HintFeature("colony", "planet"),
        HintFeature("mission fulfilled", "mission"),
        HintFeature("level"),
        HintFeature("missing for the next level", few=True, lack=True),
        HintFeature("orbit", few=True, to_go=True),
        HintFeature("energy"),
        HintFeature("culture"),
        HintFeature("energy a die"),
        HintFeature("culture a die"),
        HintFeature("landed on", "planet"),
        HintFeature("ships at home", few=True),
    ),
)
