"""GroupCommit: changes of several tables that share one transaction.

SQLite commits one after another, and each waits for the disk. While one commit waits, further changes gather
here and share the next. A move is acknowledged only once it is on the disk; only the waiting is shared.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starhold.server.store.rows import Append, Conflict

#: this many changes in one transaction at most: a reader should not wait long
MOST = 64
#: where this many come at once the next commit waits a moment for more, this long for each, and no longer
#: than this: it costs the processor as much as several moves
MANY = 3
GATHER_SECONDS = 0.001
LONGEST_GATHER = 0.012


class PendingChange(NamedTuple):
    """A change that is to be committed, its future, and since when it waits."""

    change: Append
    done: asyncio.Future[None]
    since: float


class GroupCommit:
    """Appends to the logs of tables.

    `queued` gets how long a change stood in line that then did not fit into a commit: more comes than
    can be written. A commit that takes long is no queue; all that came during it goes with the next one.
    """

    def __init__(
        self,
        run: Callable[[list[Append]], Awaitable[list[bool]]],
        queued: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self.run = run
        self.queued = queued
        self._waiting: list[PendingChange] = []
        self._writing: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many changes wait for the next commit."""
        return len(self._waiting)

    async def append(self, change: Append) -> None:
        """Append a change and return when it is committed; raise Conflict, or what the database says."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingChange(change, done, time.perf_counter()))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        try:
            begun = 0.0
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                # A change that came before the last commit began did not fit into it.
                self.queued(max(0.0, begun - batch[0].since))
                begun = time.perf_counter()
                await self._commit(batch)
                if MANY <= len(batch) < MOST:
                    await asyncio.sleep(min(len(batch) * GATHER_SECONDS, LONGEST_GATHER))
        finally:
            self._writing = None

    async def _commit(self, batch: list[PendingChange]) -> None:
        try:
            made = await self.run([waiting.change for waiting in batch])
        except Exception as error:
            # Whatever it was, each of them has to hear it.
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_exception(error)
            return
        for (_, done, _), good in zip(batch, made, strict=True):
            if not done.done():
                if good:
                    done.set_result(None)
                else:
                    done.set_exception(Conflict())
