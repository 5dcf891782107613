"""LoadMonitor: how long requests wait, and which requests are refused when that is too long.

Everything a process does goes through one event loop, and everything it writes through the database. When
both are overloaded all requests would wait longer and longer, so the least urgent are refused first: replays,
lists, reviews, lessons and bots, then what spectators see, and moves of players last. A refused request has
changed nothing; the client repeats it.
"""

import asyncio
import time
from enum import Enum

from starhold.server.errors import Busy

#: how often the wait is measured
TICK_SECONDS = 0.05
#: this share of what was measured before is left a tick later: a second of waiting is forgotten in one
FADING = 0.85
#: nobody is put off for longer than this at a time
LONGEST_DELAY = 2.0
#: clients that are refused come again after this many seconds
AGAIN_SECONDS = 1


class Priority(Enum):
    """What is asked for, and from how many seconds of waiting on it is not done now."""

    SPARE = 0.1
    WATCHING = 0.2
    MOVE = 0.4


class LoadMonitor:
    """The wait of this process."""

    def __init__(self) -> None:
        #: seconds that the last things asked had to wait
        self.wait = 0.0
        self._last = 0.0
        #: the longest that a change has queued up for the database since the wait was measured last
        self._queued = 0.0
        #: how often work of each kind was refused
        self.refused = dict.fromkeys(Priority, 0)

    async def mind(self) -> None:
        """Measure how late we are called, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due, worked = loop.time() + TICK_SECONDS, time.thread_time()
            await asyncio.sleep(TICK_SECONDS)
            self.measured(loop.time() - due, time.thread_time() - worked)

    def queued(self, seconds: float) -> None:
        """Note how long a change waited in line for the database before it did not fit into a commit."""
        self._queued = max(self._queued, seconds)

    def measured(self, late: float, worked: float) -> None:
        """Note how late we were called, and how long we have worked meanwhile.

        Lateness in which we did nothing is other programs' doing: to refuse anybody would not help. One long
        thing is not a queue either: the wait counts if it was as long twice in a row.
        """
        found, self._queued = max(min(late, worked), self._queued), 0.0
        self.wait = max(min(found, self._last), self.wait * FADING, 0.0)
        self._last = found

    def too_long_for(self, work: Priority) -> bool:
        return self.wait > work.value

    def admit(self, work: Priority) -> None:
        """Raise Busy if the wait is too long for work of this priority."""
        if self.too_long_for(work):
            self.refused[work] += 1
            raise Busy(f"the wait is {self.wait:.2f} s", seconds=AGAIN_SECONDS)

    async def calm(self, work: Priority) -> None:
        """Wait until there is time for such work, but not for ever."""
        until = time.monotonic() + LONGEST_DELAY
        while self.too_long_for(work) and time.monotonic() < until:
            await asyncio.sleep(TICK_SECONDS)
