"""How bots look at Tiny Epic Kingdoms: features, heuristic evaluation and nets."""

from pathlib import Path
from typing import Final

from starhold.bots.config import BotConfig
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.bots.features import KingdomsFeatures
from starhold.kingdoms.bots.full import KingdomsFull
from starhold.kingdoms.bots.heuristic import KingdomsHeuristic

CONFIG: Final = BotConfig(
    "kingdoms",
    KingdomsFeatures(),
    KingdomsHeuristic(),
    Path(__file__).parent,
    full=KingdomsFull,
    plain=0,
    idle=frozenset({int(KingdomsAction.PASS)}),
    power=1.75,
    both=True,
    look=200,
)
