"""How bots look at Roll for the Galaxy: features, heuristic evaluation and nets."""

from pathlib import Path
from typing import Final

from starhold.bots.mind import Mind
from starhold.roll.bots.features import RollFeatures
from starhold.roll.bots.heuristic import RollWorth

MIND: Final = Mind(
    "roll",
    RollFeatures(),
    RollWorth(),
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
)
