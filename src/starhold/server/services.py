"""House: all tables of this process, and the one way in which anything changes at them.

Check, work out on a copy, commit, install, tell: in that order, without a lock. If somebody else
was quicker, the commit fails, the table is brought up to date and all is checked anew.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import inf
from typing import Any, ParamSpec, Protocol, TypeVar

import msgspec
import structlog

from starhold.bots.config import config_for
from starhold.bots.weights import unfit
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.server.bots.auto_play import ROUND_SECONDS, AutoPlay
from starhold.server.bots.leases import FREED
from starhold.server.errors import (
    NoSuchTable,
    NothingToAnswer,
    NotInvited,
    OtherRules,
    Stale,
    StorageAway,
    StorageBroken,
    TableUnreadable,
    TooMany,
)
from starhold.server.people.accounts import PERSON, Accounts
from starhold.server.people.bans import BANS, Bans
from starhold.server.store.bus import Bus, BusMessage, LocalBus, seal_of
from starhold.server.store.group_commit import GroupCommit
from starhold.server.store.rows import OVER, KnownSeat, StoredTable
from starhold.server.store.store import Append, Conflict, Store
from starhold.server.store.timeouts import CALL_SECONDS, HURRY_SECONDS
from starhold.server.tables.access import admits, check_player, check_status, check_version
from starhold.server.tables.chat import Chat
from starhold.server.tables.daily import DailyGames
from starhold.server.tables.entries import Entry, Moved, UndoAnswered, UndoAsked, Undone
from starhold.server.tables.logged_match import PreparedEntry
from starhold.server.tables.seating import Seating
from starhold.server.tables.table import MOST_ENTRIES, Table
from starhold.server.tables.undo_access import agreed_by_all, check_time, check_undo
from starhold.server.viewers import positions
from starhold.server.wire import (
    ChatLine,
    ConsentMessage,
    LogEntry,
    MoveMessage,
    Position,
    TableInfo,
    UndoMessage,
)
from starhold.server.work.gc_control import GcControl
from starhold.server.work.jobs import PastView
from starhold.server.work.load import LoadMonitor
from starhold.server.work.reviews import ReviewService
from starhold.server.work.workers import WorkerPool

#: how often a commit is tried against others who are quicker
COMMIT_TRIES = 20
#: tables that are kept in memory, and entries of their logs (each takes about a kilobyte)
CACHED_TABLES = 2000
CACHED_ENTRIES = 200_000
#: games with a longer log are opened one after another
LONG_GAME = 2_000
#: ids are ten letters; nothing longer is looked for
ID_LENGTH = 24
#: each of those who are waited for when the house is closed gets so many seconds
CLOSE_SECONDS = 1.0
#: viewers who are sent elsewhere go in groups, so many seconds apart
LET_GO_SECONDS = 0.05
#: whoever was seen so lately is online for the other processes until they are told again
LATELY_SECONDS = positions.ONLINE_SECONDS - ROUND_SECONDS
#: how often the database is asked at most whether it is well
PROBE_SECONDS = 1.0
#: how long after a call of the database failed its tables are compared with ours
DOUBT_SECONDS = 30.0

P = ParamSpec("P")
T = TypeVar("T")
_log = structlog.get_logger("tables")


class Viewer(Protocol):
    """Somebody who looks at a table."""

    person: str | None
    #: the key of the session that they came with
    session: str

    def seat_at(self, table: Table) -> int | None:
        """Through whose eyes."""

    def show(self, table: Table) -> None:
        """There is something new to see of the game."""

    def show_step(self, table: Table) -> None:
        """The same, and the table goes on at once: this is the moment to look at one step of several."""

    def show_seats(self, table: Table) -> None:
        """Seats, presence or status changed."""

    def hear(self, line: ChatLine) -> None:
        """Somebody spoke in this viewer's room."""

    def dismiss(self) -> None:
        """The session has ended: they have to come in anew."""

    def depart(self) -> None:
        """This process ends: they are to come in at another, as soon as what they asked for is done."""


class Services:
    """The tables of one process."""

    def __init__(self, store: Store, bus: Bus | None = None, thinkers: int = 1) -> None:
        self.store = store
        self.bus = bus or LocalBus()
        # SQLite has one writer; more threads would only queue up for it.
        self.threads = ThreadPoolExecutor(1 if store.sqlite else 8, "store")
        #: passwords take long: they must not keep moves waiting
        self.slow_threads = ThreadPoolExecutor(2, "slow")
        #: games are played again when they are opened; a short one does not wait for the long ones
        self.short_games = ThreadPoolExecutor(1, "short games")
        self.long_games = ThreadPoolExecutor(1, "long games")
        #: what strangers send is checked in processes of their own
        self.workers = WorkerPool()
        self.tables: dict[str, Table] = {}
        self.viewers: dict[str, set[Viewer]] = {}
        self.moves_made = 0
        self.load = LoadMonitor()
        self.gc = GcControl()
        self.bans = Bans(self)
        #: who wants to know how many seconds a move or a commit took
        self.timed: dict[str, Callable[[float], None]] = {}
        #: how often each problem was told on sockets
        self.problems: Counter[str] = Counter()
        self.writer = GroupCommit(self._append_all, self.load.queued)
        self.auto_play = AutoPlay(self, thinkers)
        self.accounts = Accounts(self)
        self.seating = Seating(self)
        self.daily = DailyGames(self)
        self.chat = Chat(self)
        self.reviews = ReviewService(self)
        #: a call of the database failed: until then it may have been carried out all the same, or may yet be
        self.doubt_until = 0.0
        self._patience = CALL_SECONDS
        self._probe: asyncio.Future[None] | None = None
        self._probed = 0.0
        self._waiting: set[asyncio.Timeout] = set()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._catching_up: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- opening and closing -------------------------------------------------------------------

    async def open(self) -> None:
        """Listen to the bus, mind the clocks, and wake the bots that owed a move when we stopped."""
        for game in map(registry.game, registry.names()):
            if nets := unfit(config_for(game), game.version):
                _log.warning("nets trained for other rules", game=game.name, rules=game.version, nets=nets)
        await self.bus.open(self.hear)
        await self.bans.read()
        self._spawn(self.load.mind())
        self._spawn(self.auto_play.mind())

    async def close(self) -> None:
        """Let what runs end, but wait for nobody who does not answer: what is committed is safe."""
        for task in self._tasks:
            task.cancel()
        ends = (self.auto_play.close(), self.workers.close(), self.reviews.close())
        closing = [*self._tasks, *map(asyncio.ensure_future, ends)]
        await asyncio.wait(closing, timeout=CLOSE_SECONDS)
        # Last of all: the driver has told the others to take over.
        await asyncio.wait([asyncio.ensure_future(self.bus.close())], timeout=CLOSE_SECONDS)
        pools = (self.threads, self.slow_threads, self.short_games, self.long_games)
        for pool in pools:
            pool.shutdown(wait=False, cancel_futures=True)
        if not await _ended(pools, CLOSE_SECONDS):
            self.store.hang_up()
            await _ended(pools, CLOSE_SECONDS)
        self.store.close()

    async def db(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a store call in its thread; raises StorageAway if it takes too long."""
        with self.gc.made():
            return await self._db(partial(call, *args, **kwargs))

    async def _db(self, call: Callable[[], T]) -> T:
        try:
            async with asyncio.timeout(self._patience) as limit:
                self._waiting.add(limit)
                try:
                    return await self._in(self.threads, call)
                finally:
                    self._waiting.discard(limit)
        except TimeoutError:
            self.doubt_until = time.monotonic() + DOUBT_SECONDS
            raise StorageAway("the database does not answer") from None
        except (StorageAway, StorageBroken):
            self.doubt_until = time.monotonic() + DOUBT_SECONDS
            raise

    async def ready(self) -> None:
        """Can the database be read and written? Those who ask within a second share one answer."""
        now = time.monotonic()
        if self._probe is None or (self._probe.done() and now >= self._probed + PROBE_SECONDS):
            self._probe, self._probed = asyncio.ensure_future(self.db(self.store.ping)), now
            self._probe.add_done_callback(_looked_at)
        await asyncio.shield(self._probe)

    @property
    def in_doubt(self) -> bool:
        """Did a call of the database fail a moment ago?"""
        return time.monotonic() < self.doubt_until

    async def let_go(self, seconds: float) -> None:
        """Another process takes over: send the viewers there, a few at a time, so that none waits long."""
        going = [viewer for looking in self.viewers.values() for viewer in looking]
        slices = max(1, round(seconds / LET_GO_SECONDS))
        few = -(-len(going) // slices)
        while going:
            for viewer in going[:few]:
                viewer.depart()
            del going[:few]
            await asyncio.sleep(LET_GO_SECONDS)

    def hurry(self) -> None:
        """The process is to stop: whoever waits for the database is told soon that it does not answer."""
        self._patience = HURRY_SECONDS
        soon = asyncio.get_running_loop().time() + HURRY_SECONDS
        for limit in self._waiting:
            limit.reschedule(min(soon, limit.when() or soon))

    async def slowly(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what takes long in a thread of its own."""
        return await self._in(self.slow_threads, partial(call, *args, **kwargs))

    async def _in(self, threads: ThreadPoolExecutor, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, call)

    def _spawn(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables in memory ----------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """A table, read from the database unless it is in memory."""
        known = self.tables.get(table_id)
        if known is not None:
            return known
        if len(table_id) > ID_LENGTH or not (table_id.isascii() and table_id.isalnum()):
            raise NoSuchTable(f"{table_id!r} is not the id of a table", table=table_id[:40])
        if table_id not in self._loading:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            loading.add_done_callback(_looked_at)
        return await asyncio.shield(self._loading[table_id])

    async def table_for(self, table_id: str, person: str | None, invite: str | None) -> Table:
        """A table that a person asks for; a removed one is there only for those who sat at it.

        A private one is there for those who sit at it or did before the rematch, and for whoever has its
        invitation. Without any (None) the caller has to see to that.
        """
        table = await self.table(table_id)
        if not self.bus.alone:
            # Whoever asks may have heard of a change before the bus tells us.
            known = await self.db(self.store.newest, [table_id])
            if table.behind(known[table_id]):
                await self.catch_up(table)
        if table.hidden and person != table.host and not table.seats_of(person):
            raise NoSuchTable(f"table {table_id!r} was removed", table=table_id)
        if invite is not None and not admits(table, person, invite):
            before = person is not None and await self.db(self.store.sat_before, table_id, person)
            if not before:
                raise NotInvited("the table is private, and that is not its invitation")
        return table

    async def _load(self, table_id: str) -> Table:
        stored = await self.db(self.store.table, table_id, 0)
        threads = self.long_games if len(stored.entries) > LONG_GAME else self.short_games
        table = await self._in(threads, partial(built, stored))
        self._forget_some()
        self.tables[table_id] = table
        return table

    def _forget_some(self) -> None:
        """States in memory are a cache: drop the oldest that nobody looks at and that need no minding."""
        tables, entries = len(self.tables), sum(table.version for table in self.tables.values())
        for table_id, table in list(self.tables.items()):
            if tables < CACHED_TABLES and entries < CACHED_ENTRIES:
                return
            if not self.viewers.get(table_id) and not self.auto_play.needs(table):
                self.auto_play.set_alarm(table)
                del self.tables[table_id]
                tables -= 1
                entries -= table.version

    async def catch_up(self, table: Table) -> None:
        """Read what others wrote: rows, entries, chat; and show it."""
        before = table.version
        stored = await self.db(self.store.table, table.id, before)
        table.set_rows(stored)
        news: set[int | None] = set()
        for number, entry in enumerate(stored.entries, start=before):
            if number == table.version:
                news.update(table.read(entry, age=stored.age))
        self._show(table, news)
        self.show_seats(table)
        await self.chat.read(table)
        self.auto_play.drive(table)

    def hear(self, news: BusMessage) -> None:
        """The bus says that a table changed or lost its driver, that somebody signed out, or of bans."""
        if news.about.startswith(PERSON):
            self._spawn(self._signed_out(news.about.removeprefix(PERSON)))
            return
        if news.about == BANS:
            self._spawn(self._read_bans())
            return
        table_id = news.about.removeprefix(FREED)
        if table_id != news.about:
            self.auto_play.leases.freed(table_id)
        table = self.tables.get(table_id)
        if table is None or self._read_news(table, news):
            return
        self.heard(table_id)

    def _read_news(self, table: Table, news: BusMessage) -> bool:
        """Take over entries that came along; tells whether nothing else has to be read."""
        new, version = news.entries, news.version
        if not new or table.version < version or not table.seed:
            return False
        if table.version >= version + len(new):
            return True
        if table.version != version or news.seal != seal_of(table.seed, table.id, version, new):
            return False
        self._read(table, version, new)
        if table.status != "running":
            self.show_seats(table)
        self.auto_play.drive(table)
        return True

    def heard(self, table_id: str) -> None:
        """A table has changed elsewhere: read what is new."""
        table = self.tables.get(table_id)
        if table is not None and table_id not in self._catching_up:
            self._catching_up.add(table_id)
            self._spawn(self._heard_of(table))

    async def _signed_out(self, person: str) -> None:
        try:
            await self.accounts.check_viewers(person)
        except StarholdError as error:
            # The next round checks them all again.
            _log.warning("sessions not checked", error=str(error))

    async def _read_bans(self) -> None:
        try:
            await self.bans.read()
        except StarholdError as error:
            # The next round reads them again.
            _log.warning("bans not read", error=str(error))

    async def _heard_of(self, table: Table) -> None:
        # From here on a further message means something that we may not have read.
        self._catching_up.discard(table.id)
        try:
            await self.catch_up(table)
        except StarholdError as error:
            _log.warning("could not catch up", table=table.id, error=str(error))

    async def rows_changed(self, table: Table) -> None:
        """Names, seats or settings changed in the database: take them over and tell."""
        stored = await self.db(self.store.table, table.id)
        table.set_rows(stored)
        self.show_seats(table)
        self.bus.tell(table.id)

    async def infos(self, ids: Sequence[str], person: str | None) -> list[TableInfo]:
        """Tables for a list; those that are not in memory are read together, from their rows."""
        absent = [table_id for table_id in ids if table_id not in self.tables]
        stored = await self.db(self.store.summaries, absent) if absent else {}
        listing = (self._listed(table_id, stored.get(table_id), person) for table_id in ids)
        return [info for info in await asyncio.gather(*listing) if info is not None]

    async def _listed(
        self, table_id: str, stored: StoredTable | None, person: str | None
    ) -> TableInfo | None:
        """Return what a person may know of a table; None if it can't be read: it must not hide the others."""
        try:
            table = None if stored is None else summary(stored)
            if table is None:
                table = await self.table(table_id)
            return positions.info(table, person)
        except (StarholdError, msgspec.MsgspecError) as error:
            _log.warning("table not listed", table=table_id, error=str(error))
            return None

    # -- viewers -------------------------------------------------------------------------------

    def viewers_of(self, table: Table) -> list[Viewer]:
        return list(self.viewers.get(table.id, ()))

    def enter(self, table: Table, viewer: Viewer) -> None:
        self.viewers.setdefault(table.id, set()).add(viewer)

    def leave(self, table: Table, viewer: Viewer) -> None:
        looking = self.viewers.get(table.id, set())
        looking.discard(viewer)
        if not looking:
            self.viewers.pop(table.id, None)

    def _show(self, table: Table, seen: set[int | None], step: bool = False) -> None:
        if seen:
            for viewer in self.viewers_of(table):
                if viewer.seat_at(table) in seen:
                    if step:
                        viewer.show_step(table)
                    else:
                        viewer.show(table)

    def show_seats(self, table: Table) -> None:
        for viewer in self.viewers_of(table):
            viewer.show_seats(table)

    async def presence(self, table: Table, person: str | None) -> None:
        """A client came or went. This process sees its own clients; the others are told by the rows."""
        here = {viewer.person for viewer in self.viewers_of(table) if viewer.person}
        if here == table.here:
            return
        table.here = here
        self.show_seats(table)
        own = [(table.id, seat) for seat in table.seats_of(person)]
        if person in here and all(table.seats[seat].seen_for(LATELY_SECONDS) for _, seat in own):
            # They come from another process that ends: nobody has missed them.
            return
        if own and not self.bus.alone:
            for _, seat in own:
                table.seats[seat].seen = time.monotonic() if person in here else -inf
            await self.db(self.store.set_seen, own, person in here)
            self.bus.tell(table.id)

    async def still_here(self) -> None:
        """Tell the other processes who looks at tables here."""
        places = [
            (table.id, seat)
            for table in list(self.tables.values())
            for person in table.here
            for seat in table.seats_of(person)
        ]
        if places:
            await self.db(self.store.set_seen, places)

    # -- the one way to change a table ---------------------------------------------------------

    async def commit(
        self,
        table: Table,
        new: Sequence[Entry],
        prepared: Sequence[PreparedEntry] = (),
        table_seats: Sequence[KnownSeat] | None = None,
    ) -> None:
        """Append entries that were worked out at the table's present version.

        Raises Conflict, WrongStatus if the table is over, and TooMany if its log is full.
        """
        version = table.version
        if table.status in OVER:
            check_status(table, "running")
        if table.full and isinstance(new[0], Moved | Undone | UndoAsked | UndoAnswered):
            raise TooMany("the log is full", what="moves", most=MOST_ENTRIES)
        status, result = table.outcome(new, prepared)
        told, glance = table.told_at(new, prepared), table.glance_after(new, prepared, status)
        await self._append(Append(table.id, version, new, status, told, result, table_seats, glance))
        self._read(table, version, new, prepared)
        if status != "running" or not prepared:
            self.show_seats(table)
        if prepared and not self.bus.alone:
            self.bus.tell(table.id, version, new, seal_of(table.seed, table.id, version, new))
        else:
            self.bus.tell(table.id)
        if self.tables.get(table.id) is not table:
            # It was dropped from memory and read again meanwhile; the new one must learn of this.
            self.heard(table.id)
        self.auto_play.drive(table)

    def _read(
        self, table: Table, version: int, new: Sequence[Entry], prepared: Sequence[PreparedEntry] = ()
    ) -> None:
        """Carry out entries that are committed, and show them: moves that follow each other are steps."""
        seen: set[int | None] = set()
        for number, entry in enumerate(new, start=version):
            # While the database worked, a message from the bus may have made us read them already.
            if table.version != number:
                continue
            if seen and isinstance(entry, Moved) and not entry.plan:
                self._show(table, seen, step=True)
                seen = set()
            seen.update(table.read(entry, prepared[number - version] if prepared else None))
        self._show(table, seen)

    async def _append(self, change: Append) -> None:
        begun = time.perf_counter()
        await self.writer.append(change)
        self._took("commit", begun)

    def _took(self, what: str, begun: float) -> None:
        if what in self.timed:
            self.timed[what](time.perf_counter() - begun)

    async def _append_all(self, changes: list[Append]) -> list[bool]:
        return await self._db(partial(self.store.append_all, changes))

    async def insist(self, table: Table, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try a change until it is committed, or refused for good on an up-to-date table."""
        for _ in range(COMMIT_TRIES):
            try:
                return await attempt()
            except Conflict:
                await self.catch_up(table)
        raise StorageAway("the table is too busy")

    # -- moves ---------------------------------------------------------------------------------

    async def move(self, table: Table, person: str | None, message: MoveMessage) -> int:
        """Make a move, or a whole plan; tells the seat's version after it.

        The same client id is carried out once. Of a plan all decisions are made, or none.
        """

        async def change(client: str) -> None:
            check_version(table, message.seat, message.version)
            await self.make_moves(table, message.seat, (message.action, *message.then), client, "")

        begun = time.perf_counter()
        version = await self._once(table, person, message, change)
        self._took("move", begun)
        return version

    async def _once(
        self,
        table: Table,
        person: str | None,
        message: MoveMessage | UndoMessage | ConsentMessage,
        change: Callable[[str], Awaitable[None]],
    ) -> int:
        """Carry out what a player wants, once for each client id; tells the seat's version after it.

        A stale wish is refused with the position as it is now.
        """
        seat = message.seat
        check_player(table, person, seat)
        client = f"{seat}:{message.client}"

        async def attempt() -> None:
            if client not in table.clients:
                check_status(table, "running")
                await change(client)

        try:
            await self.insist(table, attempt)
        except Stale as error:
            error.position = positions.position(table, seat, 0)
            raise
        return table.telling.version(seat)

    async def make_move(self, table: Table, seat: int, action: int, client: str, by: str) -> None:
        """Work a move out and commit it; raises Conflict."""
        await self.make_moves(table, seat, (action,), client, by)

    async def make_moves(self, table: Table, seat: int, actions: Sequence[int], client: str, by: str) -> None:
        """Work the decisions of one plan out and commit them together; raises Conflict."""
        await self.make_prepared(table, table.play.prepare(seat, actions, table.now(), client, by))

    async def make_prepared(self, table: Table, prepared: Sequence[PreparedEntry]) -> None:
        """Commit decisions that were worked out, all together; raises Conflict."""
        await self.commit(table, [one.moved for one in prepared], prepared)
        self.moves_made += len(prepared)
        self.gc.moved()

    async def undo(self, table: Table, person: str | None, message: UndoMessage) -> int:
        """Take the last move back if that is free, else ask those concerned."""
        seat = message.seat

        async def change(client: str) -> None:
            if message.version != table.telling.version(seat):
                raise Stale("the table has moved on", version=table.telling.version(seat))
            now = table.now()
            found = check_undo(table, seat, now)
            if found.free:
                await self.commit(table, [Undone(now, seat, found.plies, client, clocks=True)])
            else:
                await self.commit(table, [UndoAsked(now, seat, found.plies, found.ask, client)])

        return await self._once(table, person, message, change)

    async def consent(self, table: Table, person: str | None, message: ConsentMessage) -> int:
        """Answer a request to undo; with the last consent it is done."""

        async def change(client: str) -> None:
            request = table.requests.open
            if request is None or not table.requests.waits_for(message.seat):
                raise NothingToAnswer("no request to undo waits for this seat")
            now = table.now()
            new: list[Entry] = [UndoAnswered(now, message.seat, message.agree, client)]
            if message.agree and agreed_by_all(table, message.seat):
                check_time(table, request.plies, now)
                new.append(Undone(now, request.seat, request.plies, clocks=True))
            await self.commit(table, new)

        return await self._once(table, person, message, change)

    async def replay(self, table: Table, number: int, seat: int | None, address: str) -> Position:
        """The table as it was after so many moves, as a viewer counts them."""
        number, job = positions.moment(table, number, seat)
        seen = msgspec.json.decode(await self.workers.do(job, address), type=PastView)
        return positions.position_at(table, number, seat, seen)

    # -- since you left ------------------------------------------------------------------------

    def recap(self, table: Table, seat: int | None, since: int) -> list[LogEntry]:
        """Log lines after a move that speak of the viewer's seat, or all of them for a spectator."""
        lines = [line for line in table.telling.lines(seat) if line.ply > since and not line.undone]
        return lines if seat is None else [line for line in lines if seat in line.seats]


def _looked_at(done: asyncio.Future[Any]) -> None:
    """All who waited for it may have gone: then nobody has to hear what went wrong."""
    if not done.cancelled():
        done.exception()


async def _ended(pools: Iterable[ThreadPoolExecutor], seconds: float) -> bool:
    """Are all threads through with what they did? They get so many seconds."""
    end = time.monotonic() + seconds
    while any(thread.is_alive() for pool in pools for thread in pool._threads):
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.02)
    return True


def read_table(store: Store, table_id: str) -> Table:
    """A table as the database has it; in a thread, since a long game takes a while to replay."""
    return built(store.table(table_id, since=0))


def _other_rules(game: Game, stored: StoredTable, found: str = "") -> OtherRules:
    """The error of a table that the installed rules cannot play on with."""
    table_id, version = stored.row.id, stored.row.rules_version
    return OtherRules(
        f"table {table_id}: {found}rules {version!r}, installed are {game.version!r}",
        table=table_id,
        game=game.name,
        version=version,
        known=game.version,
    )


def summary(stored: StoredTable) -> Table | None:
    """A table for a list, from its rows alone; None if only its log says how it is; raises as `built`."""
    row = stored.row
    if row.status in OVER:
        return Table(stored, registry.game(row.game))
    if row.version and (row.glance is None or row.glance.version != row.version):
        return None
    table = built(stored)
    if row.glance is not None:
        table.glance(row.glance)
    return table


def built(stored: StoredTable) -> Table:
    """A table from its rows and its whole log; raises OtherRules, TableUnreadable."""
    table_id, version = stored.row.id, stored.row.rules_version
    try:
        game = registry.game(stored.row.game)
        if version not in (game.version, *game.earlier):
            raise _other_rules(game, stored)
        return _replayed(stored, game)
    except OtherRules:
        raise
    except StarholdError as error:
        raise TableUnreadable(f"table {table_id}: {error}", table=table_id) from error


def _replayed(stored: StoredTable, game: Game) -> Table:
    table = Table(stored, game)
    try:
        for entry in stored.entries:
            table.read(entry, age=stored.age)
    except StarholdError as error:
        if table.rules_version != game.version:
            raise _other_rules(game, stored, f"{error}; ") from error
        raise
    return table
