"""Bots: players that choose for themselves, from what their seat may know.

A bot never sees the table. It is given a world: a state drawn from all that fit what
its seat knows (`State.resample`), so it cannot peek even if it wants to.
"""

from starhold.bots.base import (
    Advice,
    BadBudget,
    Bot,
    BotFailed,
    Budget,
    UnknownBot,
    ask,
    bot,
    names,
    stand_in,
)
from starhold.bots.random import RandomBot

__all__ = [
    "Advice",
    "BadBudget",
    "Bot",
    "BotFailed",
    "Budget",
    "RandomBot",
    "UnknownBot",
    "ask",
    "bot",
    "names",
    "stand_in",
]
