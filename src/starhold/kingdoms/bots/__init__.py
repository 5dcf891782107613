"""How bots look at Tiny Epic Kingdoms: features, heuristic evaluation and nets."""

from pathlib import Path
from typing import Final

from starhold.bots.config import BotConfig, HintFeature
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.bots.features import KingdomsFeatures
from starhold.kingdoms.bots.heuristic import KingdomsHeuristic

CONFIG: Final = BotConfig(
    "kingdoms",
    KingdomsFeatures(),
    KingdomsHeuristic(),
    Path(__file__).parent,
    plain=0,
    idle=frozenset({int(KingdomsAction.PASS)}),
    look=200,
    told=(
        HintFeature("points"),
        HintFeature("tower"),
        HintFeature("magic"),
        HintFeature("armies"),
        HintFeature("regions"),
        HintFeature("capitals"),
        HintFeature("ore missing for the tower", few=True, lack=True),
        HintFeature("mana missing for magic", few=True, lack=True),
        HintFeature("food missing for an army", few=True, lack=True),
        HintFeature("ore"),
        HintFeature("mana"),
        HintFeature("food"),
        HintFeature("forests"),
        HintFeature("mountains"),
        HintFeature("plains"),
        HintFeature("regions beside rivals", few=True),
        HintFeature("shared regions"),
        HintFeature("armies searching ruins"),
    ),
)
