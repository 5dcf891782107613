"""FairLock: a lock that owners get in turn.

Owners alternate, and so do the tables of one owner: the many requests of one owner wait for each other and
delay nobody else. Requests that no person waits for come last, except for a small share.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

Line = dict[str, deque[asyncio.Future[None]]]


#: one turn in this many is for those who come last, so that they come at all
SHARE: Final = 8


class FairLock:
    """A lock that is handed on fairly."""

    def __init__(self) -> None:
        self._taken = False
        #: the owner who had the last turn
        self._owner = ""
        self._handed = 0
        #: the requests that wait, by owner; the owner whose turn is next comes first
        self._first: Line = {}
        self._last: Line = {}

    @property
    def waiting(self) -> int:
        """The number of waiting requests that do not come last."""
        return sum(map(len, self._first.values()))

    @asynccontextmanager
    async def turn(self, owner: str, last: bool = False) -> AsyncIterator[None]:
        """Wait for a turn of this owner and hold it; `last`: behind all requests without it."""
        if self._taken:
            await self._wait(self._last if last else self._first, owner)
        self._taken, self._owner = True, owner
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, line: Line, owner: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.setdefault(owner, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                # Called in the same moment: the turn is somebody else's now.
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        self._handed += 1
        lines = (self._first, self._last) if self._handed % SHARE else (self._last, self._first)
        for line in lines:
            if self._owner in line:
                # The owner who had the last turn waits for all others, even if they asked later.
                line[self._owner] = line.pop(self._owner)
            while line:
                owner = next(iter(line))
                waiting = line.pop(owner)
                called = waiting.popleft()
                if waiting:
                    # Behind all other owners.
                    line[owner] = waiting
                if not called.done():
                    called.set_result(None)
                    return
        self._taken = False
