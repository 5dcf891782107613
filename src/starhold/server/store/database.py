"""Database: calls of the store from the event loop, each in a thread and with a deadline."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

import structlog

from starhold.kernel.errors import StarholdError
from starhold.server.errors import StorageAway, StorageBroken
from starhold.server.store.rows import Append
from starhold.server.store.timeouts import CALL_SECONDS, HURRY_SECONDS
from starhold.server.work.gc_control import GcControl

if TYPE_CHECKING:
    from starhold.server.store.store import Store

#: how long `close` waits for calls that are still running
CLOSE_SECONDS: Final = 1.0
#: readiness probes within this many seconds share one answer
PROBE_SECONDS: Final = 1.0
#: how long after a failed call the tables in memory are compared with the database
DOUBT_SECONDS: Final = 30.0

_log = structlog.get_logger("database")
P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """The store as the event loop uses it."""

    def __init__(self, store: "Store", gc: GcControl) -> None:
        self.store = store
        self._gc = gc
        # SQLite has one writer; more threads would only queue up for it.
        self._threads = ThreadPoolExecutor(1 if store.sqlite else 8, "store")
        # Passwords take long: moves must not wait for them.
        self._slow_threads = ThreadPoolExecutor(2, "slow")
        #: until then (time.monotonic) a call that failed may have been carried out all the same
        self.doubt_until = 0.0
        #: since when calls fail (time.monotonic); None while they are answered
        self._away_since: float | None = None
        self._deadline = CALL_SECONDS
        self._waiting: set[asyncio.Timeout] = set()
        self._probe: asyncio.Future[None] | None = None
        self._probed = 0.0

    async def call(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a call of the store in its thread; raise `StorageAway` if it takes too long."""
        with self._gc.made():
            return await self._run(partial(call, *args, **kwargs))

    async def append_all(self, changes: Sequence[Append]) -> list[bool]:
        """Append to several logs in one transaction; return which changes were made."""
        return await self._run(partial(self.store.append_all, changes))

    async def _run(self, call: Callable[[], T]) -> T:
        try:
            async with asyncio.timeout(self._deadline) as limit:
                self._waiting.add(limit)
                try:
                    answer = await run_in(self._threads, call)
                finally:
                    self._waiting.discard(limit)
        except TimeoutError:
            error = StorageAway("the database does not answer")
            self._failed(error)
            raise error from None
        except (StorageAway, StorageBroken) as error:
            self._failed(error)
            raise
        if self._away_since is not None:
            _log.info("database back", seconds=round(time.monotonic() - self._away_since, 1))
            self._away_since = None
        return answer

    def _failed(self, error: StarholdError) -> None:
        now = time.monotonic()
        self.doubt_until = now + DOUBT_SECONDS
        self._away_since = self._away_since or now
        _log.error("database away", error=str(error))

    async def slowly(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a call that takes long in a thread that no move waits for."""
        return await run_in(self._slow_threads, partial(call, *args, **kwargs))

    @property
    def in_doubt(self) -> bool:
        """True if a call failed a moment ago."""
        return time.monotonic() < self.doubt_until

    async def ready(self) -> None:
        """Return if the database can be read and written; raise `StorageAway` or `StorageBroken`."""
        now = time.monotonic()
        if self._probe is None or (self._probe.done() and now >= self._probed + PROBE_SECONDS):
            self._probe, self._probed = asyncio.ensure_future(self.call(self.store.ping)), now
            self._probe.add_done_callback(mark_retrieved)
        await asyncio.shield(self._probe)

    def hurry(self) -> None:
        """Shorten the deadline of all calls, also of those under way: the process is to stop."""
        self._deadline = HURRY_SECONDS
        soon = asyncio.get_running_loop().time() + HURRY_SECONDS
        for limit in self._waiting:
            limit.reschedule(min(soon, limit.when() or soon))

    async def close(self) -> None:
        """Wait a moment for calls under way, then cut their connections."""
        pools = (self._threads, self._slow_threads)
        for pool in pools:
            pool.shutdown(wait=False, cancel_futures=True)
        if not await threads_ended(pools, CLOSE_SECONDS):
            self.store.hang_up()
            await threads_ended(pools, CLOSE_SECONDS)
        self.store.close()


async def run_in(threads: ThreadPoolExecutor, call: Callable[[], T]) -> T:
    """Run a call in one of these threads."""
    return await asyncio.get_running_loop().run_in_executor(threads, call)


def mark_retrieved(done: asyncio.Future[Any]) -> None:
    """Take the exception of a shared future, so that asyncio does not log it if nobody waits any more."""
    if not done.cancelled():
        done.exception()


async def threads_ended(pools: Sequence[ThreadPoolExecutor], seconds: float) -> bool:
    """Return whether all threads end within this many seconds."""
    end = time.monotonic() + seconds
    while any(thread.is_alive() for pool in pools for thread in pool._threads):
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.02)
    return True
