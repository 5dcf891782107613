"""Starhold: Tiny Epic Galaxies, Tiny Epic Kingdoms and Roll for the Galaxy, playable and open.

>>> import starhold
>>> chance = starhold.FastChance(1)
>>> state = starhold.game("galaxies").start(players=3, chance=chance)
>>> state.seats_to_move()
[0, 1, 2]
"""

from starhold.kernel import state as _state
from starhold.kernel.chance import (
    Chance,
    FairChance,
    FastChance,
    RecordedChance,
    RecordingChance,
    ScriptedChance,
)
from starhold.kernel.game import Game
from starhold.kernel.registry import game, names
from starhold.kernel.state import State

#: Is the engine compiled, or does it run as plain Python?
COMPILED = not _state.__file__.endswith(".py")

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "Chance",
    "FairChance",
    "FastChance",
    "Game",
    "RecordedChance",
    "RecordingChance",
    "ScriptedChance",
    "State",
    "__version__",
    "game",
    "names",
]
