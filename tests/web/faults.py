"""Processes of a server that die or stand still, in turn."""

import os
import random
import signal
import time
from collections.abc import Sequence

from tests.services import Server, wait_until
from tests.web.nemesis import children


class Faults:
    """What goes wrong with a server: a kill, a pause, a kill, and so on."""

    def __init__(self, server: Server, seed: int, pauses: Sequence[float]) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.pauses = pauses
        self.kills = self.stops = 0

    def next(self) -> None:
        """Let the next thing go wrong, and be over."""
        if self.kills > self.stops:
            self._pause()
            self.stops += 1
        else:
            self._kill()
            self.kills += 1

    @property
    def _parent(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    @property
    def _many(self) -> bool:
        return "--processes" in self.server.words

    def _kill(self) -> None:
        """A process dies; another takes its place."""
        if not self._many:
            self.server.kill()
            self.server.start()
            return
        before = set(children(self._parent))
        os.kill(self.dice.choice(sorted(before)), signal.SIGKILL)
        wait_until(lambda: len(set(children(self._parent)) - before) > 0, what="another process")

    def _pause(self) -> None:
        """A process stands still for a while, and continues as if nothing had happened."""
        chosen = self.dice.choice(sorted(children(self._parent))) if self._many else self._parent
        os.kill(chosen, signal.SIGSTOP)
        try:
            time.sleep(self.dice.choice(self.pauses))
        finally:
            os.kill(chosen, signal.SIGCONT)

    def __str__(self) -> str:
        return f"{self.kills} kills, {self.stops} pauses"
