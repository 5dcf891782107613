"""How bots look at Roll for the Galaxy: features, heuristic evaluation and nets."""

from pathlib import Path
from typing import Final

from starhold.bots.config import BotConfig
from starhold.roll.bots.features import RollFeatures
from starhold.roll.bots.full import RollFull
from starhold.roll.bots.heuristic import RollHeuristic

CONFIG: Final = BotConfig(
    "roll",
    RollFeatures(),
    RollHeuristic(),
    Path(__file__).parent,
    full=RollFull,
    ahead=80,
    tries=3,
    teaches=False,
    brief=6,
    crowd=5,
    plain=0,
    blind=80,
    temperature=0.02,
    explore=250,
    soft=0.04,
    both=True,
    look=60,
)
