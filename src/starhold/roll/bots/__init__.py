"""How bots look at Roll for the Galaxy: features, heuristic evaluation and nets."""

from pathlib import Path
from typing import Final

from starhold.bots.config import BotConfig, HintFeature
from starhold.roll.bots.features import RollFeatures
from starhold.roll.bots.heuristic import RollHeuristic

CONFIG: Final = BotConfig(
    "roll",
    RollFeatures(),
    RollHeuristic(),
    Path(__file__).parent,
    ahead=80,
    tries=3,
    teaches=False,
    brief=6,
    crowd=5,
    plain=0,
    blind=80,
    temperature=0.02,
    look=60,
    told=(
        HintFeature("points"),
        HintFeature("development", "development"),
        HintFeature("squares"),
        HintFeature("chips"),
        HintFeature("credits"),
        HintFeature("goods", "colour"),
        HintFeature("worlds", "colour"),
        HintFeature("workers", "phase"),
        HintFeature("citizens"),
        HintFeature("dice in the cup"),
    ),
)
