"""Bots with faults, to see who is blamed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

from starhold.bots import Bot, base
from starhold.kernel.chance import Chance
from starhold.kernel.state import State


class Crashing(Bot):
    """Chooses a few times, then breaks."""

    def __init__(self) -> None:
        self.left = 3

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        self.left -= 1
        if self.left < 0:
            raise ZeroDivisionError("one over nothing")
        return int(world.pick(seat, chance))


class Cheating(Bot):
    """Answers what the rules do not allow."""

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        return 10_000


class Deadly(Bot):
    """Takes its process along."""

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        os._exit(3)


@contextmanager
def planted(**bots: type[Bot]) -> Iterator[None]:
    """These bots can be named meanwhile."""
    known = base._found()
    for name, kind in bots.items():
        known[name] = EntryPoint(name, f"{kind.__module__}:{kind.__qualname__}", base.GROUP)
    try:
        yield
    finally:
        for name in bots:
            del known[name]
