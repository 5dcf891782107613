"""DeviceServices: the parts of the server that one device needs, over its own store and workers."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, cast

import msgspec

from starhold.server.bots.auto_play import AutoPlay
from starhold.server.bots.bot_workers import BotPool
from starhold.server.bots.leases import Leases
from starhold.server.device.store import DeviceStore
from starhold.server.errors import FoundByWorker, NotSignedIn, StorageAway
from starhold.server.people import identity
from starhold.server.store.bus import LocalBus
from starhold.server.store.database import Database
from starhold.server.tables.chat import Chat
from starhold.server.tables.seating import Seating
from starhold.server.tables.service import TableService
from starhold.server.viewers.viewers import Viewers
from starhold.server.wire import Me
from starhold.server.work.gc_control import GcControl
from starhold.server.work.job_process import answer
from starhold.server.work.jobs import Job
from starhold.server.work.load import LoadMonitor
from starhold.server.work.reviews import ReviewService
from starhold.server.work.workers import WorkerProcess

if TYPE_CHECKING:
    from starhold.server.people.people_store import PeopleStore
    from starhold.server.store.store import Store

#: the id of a device's player; every device has one
PERSON: Final = "you"

T = TypeVar("T")


class Page(Protocol):
    """The browser's side: storage, and the worker in which bots think."""

    def save(self, changes: dict[str, bytes | None]) -> Awaitable[None]:
        """Write keys to the storage and remove those without a value, all or none; await it."""

    def think(self, kind: str, line: bytes) -> AsyncIterator[bytes]:
        """Ask the other worker (kind: bots or review); yield its lines."""


class DeviceDatabase(Database):
    """The store in the event loop itself: a call is over when its changes are saved."""

    def __init__(self, store: DeviceStore, gc: GcControl, save: Callable[..., Awaitable[None]]) -> None:
        super().__init__(cast("Store", store), gc)
        self._rows = store
        self._save = save
        self._saving = asyncio.Lock()

    async def _run(self, call: Callable[[], T]) -> T:
        found = call()
        if self._rows.changes:
            await self.flush()
        return found

    async def flush(self) -> None:
        """Save all changes; raise `StorageAway` if the browser refuses them, and save them next time."""
        async with self._saving:
            changes, self._rows.changes = self._rows.changes, {}
            if not changes:
                return
            try:
                await self._save(changes)
            except Exception as error:
                self._rows.changes = {**changes, **self._rows.changes}
                raise StorageAway(f"the browser did not save: {error}") from error

    async def slowly(self, call: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        return partial(call, *args, **kwargs)()


class PageWorker(WorkerProcess):
    """The browser's other worker in place of a process."""

    def __init__(self, module: str, kind: str, page: Page) -> None:
        super().__init__(module)
        self.kind = kind
        self.page = page

    @property
    def running(self) -> bool:
        return True

    async def ask(self, line: bytes, seconds: float) -> bytes:
        # Without a deadline: a weak device takes as long as it takes, and there is no other worker.
        async for found in self.page.think(self.kind, line):
            return found
        raise BrokenPipeError("the worker has gone")

    async def lines(self, line: bytes, seconds: float) -> AsyncIterator[bytes]:
        async for found in self.page.think(self.kind, line):
            yield found

    def end(self) -> None:
        """Do nothing: a worker that fails loads Python again (client/src/device/thinking.worker.ts)."""


class DeviceJobs:
    """Short jobs, done here: nobody else waits."""

    async def do(self, job: Job, address: str) -> msgspec.Raw:
        """Return the answer as JSON; raise what is wrong."""
        made = answer(msgspec.json.encode(job))
        if made.problem is not None:
            raise FoundByWorker(made.problem, made.status)
        return made.found


class DeviceAccounts:
    """The one person of a device."""

    def __init__(self, database: Database, store: DeviceStore) -> None:
        self.database = database
        self.people = store

    async def me(self, person: str) -> Me:
        found = self.people.person()
        if found is None:
            raise NotSignedIn("say your name first: POST /api/session")
        return found

    async def rename(self, person: str, name: str) -> Me:
        """Take a name; the person comes in with the first."""
        me = Me(PERSON, identity.clean(name, identity.NAME_LENGTH, "name"), False)
        await self.database.call(self.people.set_person, me)
        return me

    async def name_to_sit(self, person: str, others: Iterable[str] = ()) -> str:
        for name in others:
            identity.clean(name, identity.NAME_LENGTH, "name")
        return (await self.me(person)).name


class DeviceServices:
    """What `Api` and `TableSocket` use of `Services`."""

    def __init__(self, store: DeviceStore, page: Page) -> None:
        self.store = store
        self.bus = LocalBus()
        self.load = LoadMonitor()
        self.gc = GcControl()
        self.database = DeviceDatabase(store, self.gc, page.save)
        self.viewers = Viewers()
        self.workers = DeviceJobs()
        self.chat = Chat(self.database, self.bus, self.viewers)
        self.tables = TableService(self.database, self.bus, self.viewers, self.chat, self.load, self.gc)
        self.seating = Seating(self.tables, cast("PeopleStore", store))
        self.accounts = DeviceAccounts(self.database, store)
        self.reviews = ReviewService(self.database)
        self.reviews.worker = PageWorker("starhold.review.worker", "review", page)
        pool = BotPool(1)
        pool.processes[0].worker = PageWorker("starhold.bots.worker", "bots", page)
        self.auto_play = AutoPlay(self.tables, self.seating, self.load, pool, Leases(self.database, self.bus))
        self.problems: Counter[str] = Counter()
        self._minding: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Watch the clocks, and wake the bots that owe a move."""
        self._minding = asyncio.ensure_future(self.auto_play.mind())

    async def close(self) -> None:
        if self._minding is not None:
            self._minding.cancel()
        await self.auto_play.close()
