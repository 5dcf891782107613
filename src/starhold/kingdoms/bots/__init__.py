"""How bots look at Tiny Epic Kingdoms: features, heuristic evaluation and nets."""

from pathlib import Path
from typing import Final

from starhold.bots.mind import Mind
from starhold.kingdoms.actions import Do
from starhold.kingdoms.bots.features import KingdomsFeatures
from starhold.kingdoms.bots.heuristic import KingdomsWorth

MIND: Final = Mind(
    "kingdoms",
    KingdomsFeatures(),
    KingdomsWorth(),
    Path(__file__).parent,
    plain=0,
    idle=frozenset({int(Do.PASS)}),
    look=200,
)
