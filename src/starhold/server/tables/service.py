"""TableService: the tables in memory, and the one way in which anything changes at them.

Check, work out on a copy, commit, install, show: in that order, without a lock. If another process or
request commits first, the commit fails, the table catches up and everything is checked again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import inf
from typing import Any, Final, Protocol

import msgspec
import structlog

from starhold.kernel.errors import StarholdError
from starhold.server.errors import (
    NoSuchTable,
    NothingToAnswer,
    NotInvited,
    Stale,
    StorageAway,
    TooMany,
)
from starhold.server.store.bus import Bus, BusMessage, News, seal, unseal
from starhold.server.store.database import CLOSE_SECONDS, Database, mark_retrieved, run_in, threads_ended
from starhold.server.store.group_commit import GroupCommit
from starhold.server.store.rows import OVER, Append, Conflict, KnownSeat, NewRows, StoredTable
from starhold.server.tables.access import admits, check_player, check_status, check_version
from starhold.server.tables.chat import Chat
from starhold.server.tables.entries import Entry, Moved, UndoAnswered, UndoAsked, Undone
from starhold.server.tables.logged_match import PreparedEntry
from starhold.server.tables.rebuild import rebuilt, summary
from starhold.server.tables.table import MOST_ENTRIES, ONLINE_SECONDS, Table
from starhold.server.tables.undo_access import agreed_by_all, check_time, check_undo
from starhold.server.viewers import positions
from starhold.server.viewers.viewers import Viewers
from starhold.server.wire import ConsentMessage, MoveMessage, TableInfo, UndoMessage
from starhold.server.work.gc_control import GcControl
from starhold.server.work.load import LoadMonitor

#: how often a commit is tried again after somebody else was first
COMMIT_TRIES: Final = 20
#: tables that are kept in memory unless the settings say otherwise, and entries of their logs
CACHED_TABLES: Final = 2000
CACHED_ENTRIES: Final = 200_000
#: games with a longer log are replayed one after another
LONG_GAME: Final = 2_000
#: ids have ten letters; longer ones are not looked up
ID_LENGTH: Final = 24
#: how often the other processes hear which players are here
ROUND_SECONDS: Final = 20.0
#: a player who was seen this recently is online for the other processes until the next round
LATELY_SECONDS: Final = ONLINE_SECONDS - ROUND_SECONDS

_log = structlog.get_logger("tables")


class TableWatcher(Protocol):
    """A part of the server that follows the tables: bots and clocks."""

    def changed(self, table: Table) -> None:
        """Note a change; called after every one."""

    def needs(self, table: Table) -> bool:
        """True if the table has to stay in memory."""

    def dropped(self, table: Table) -> None:
        """Note that the table is about to be dropped from memory."""


async def _anybody(person: str, others: Iterable[str]) -> None:
    """Let everybody meet."""


class TableService:
    """The tables of one process."""

    def __init__(
        self, database: Database, bus: Bus, viewers: Viewers, chat: Chat, load: LoadMonitor, gc: GcControl
    ) -> None:
        self.database = database
        self.store = database.store
        self.bus = bus
        self.viewers = viewers
        self.chat = chat
        self.gc = gc
        #: set by the part that plays for bots and clocks
        self.watcher: TableWatcher | None = None
        self.cached: dict[str, Table] = {}
        self.most_tables, self.most_entries = CACHED_TABLES, CACHED_ENTRIES
        self.moves_made = 0
        #: raises if a person shares a block with one of these; on a device of one's own there is one person
        self.check_meeting: Callable[[str, Iterable[str]], Awaitable[None]] = _anybody
        #: people who have a channel for notices, kept by the part that sends them
        self.notified: set[str] = set()
        #: called with the seconds that a move or a commit took
        self.timed: dict[str, Callable[[float], None]] = {}
        self.writer = GroupCommit(database.append_all, load.queued)
        # Games are replayed when they are opened; a short one does not wait for the long ones.
        self._short_games = ThreadPoolExecutor(1, "short games")
        self._long_games = ThreadPoolExecutor(1, "long games")
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._catching_up: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Stop what runs in the background; what is committed is safe."""
        for task in self._tasks:
            task.cancel()
        pools = (self._short_games, self._long_games)
        for pool in pools:
            pool.shutdown(wait=False, cancel_futures=True)
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=CLOSE_SECONDS)
        await threads_ended(pools, CLOSE_SECONDS)

    def _spawn(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _changed(self, table: Table) -> None:
        if self.watcher is not None:
            self.watcher.changed(table)

    # -- tables in memory ----------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """Return a table, read from the database unless it is in memory."""
        known = self.cached.get(table_id)
        if known is not None:
            return known
        if len(table_id) > ID_LENGTH or not (table_id.isascii() and table_id.isalnum()):
            raise NoSuchTable(f"{table_id!r} is not the id of a table", table=table_id[:40])
        if table_id not in self._loading:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            loading.add_done_callback(mark_retrieved)
        return await asyncio.shield(self._loading[table_id])

    async def table_for(self, table_id: str, person: str | None, invite: str | None) -> Table:
        """Return a table that a person asks for; a removed one is there only for those who sat at it.

        A private one is there for those who sit at it or did before the rematch, and for anyone who has its
        invitation. Without any (None) the caller has to see to that.
        """
        table = await self.table(table_id)
        if not self.bus.alone:
            # The client that asks may have heard of a change before the bus informs us.
            known = await self.database.call(self.store.newest, [table_id])
            if table.behind(known[table_id]):
                await self.catch_up(table)
        if table.hidden and person != table.host and not table.seats_of(person):
            raise NoSuchTable(f"table {table_id!r} was removed", table=table_id)
        if invite is not None and not admits(table, person, invite):
            before = person is not None and await self.database.call(self.store.sat_before, table_id, person)
            if not before and not (await self.is_member(table, person) and not table.sealed):
                raise NotInvited("the table is private, and that is not its invitation")
        await self.check_walls(table, person)
        return table

    async def is_member(self, table: Table, person: str | None) -> bool:
        """True if the table is a club's and the person belongs to it."""
        if not table.club or person is None:
            return False
        return await self.database.call(self.store.belongs, table.club, person)

    async def check_walls(self, table: Table, person: str | None) -> None:
        """Raise `HaveBlocked` or `NotOpenToYou` if a person must not meet those who sit at a table.

        Those who sit there already continue: nobody loses a game by a block.
        """
        if person is not None and not table.seats_of(person) and person != table.host:
            await self.check_meeting(person, {*table.people, table.host})

    async def add(self, rows: NewRows) -> Table:
        """Store a new table; the bots of one whose log has begun continue to play."""
        await self.database.call(self.store.add_table, rows.table, rows.seats, rows.entries)
        table = await self.table(rows.table.id)
        self._changed(table)
        return table

    async def _load(self, table_id: str) -> Table:
        stored = await self.database.call(self.store.table, table_id, 0)
        threads = self._long_games if len(stored.entries) > LONG_GAME else self._short_games
        table = await run_in(threads, partial(rebuilt, stored))
        self._forget_some()
        self.cached[table_id] = table
        return table

    @property
    def entries_cached(self) -> int:
        """The entries of all logs in memory."""
        return sum(table.version for table in self.cached.values())

    def _forget_some(self) -> None:
        """Drop the oldest tables that nobody looks at and that need no minding: memory is a cache."""
        tables, entries = len(self.cached), self.entries_cached
        for table_id, table in list(self.cached.items()):
            if tables < self.most_tables and entries < self.most_entries:
                return
            watcher = self.watcher
            if table_id in self.viewers.by_table or (watcher is not None and watcher.needs(table)):
                continue
            if watcher is not None:
                watcher.dropped(table)
            del self.cached[table_id]
            tables -= 1
            entries -= table.version

    async def catch_up(self, table: Table) -> None:
        """Read what others wrote: rows, entries, chat; and show it."""
        before = table.version
        stored = await self.database.call(self.store.table, table.id, before)
        table.set_rows(stored)
        news: set[int | None] = set()
        for number, entry in enumerate(stored.entries, start=before):
            if number == table.version:
                news.update(table.read(entry, age=stored.age))
        self.viewers.show(table, news)
        self.viewers.show_seats(table)
        await self.chat.read(table)
        self._changed(table)

    def hear(self, news: BusMessage) -> None:
        """Take over what another process's message on a changed table carries, or read the log."""
        table = self.cached.get(news.about)
        if table is not None and not self._read_news(table, news):
            self.heard(table.id)

    def _read_news(self, table: Table, news: BusMessage) -> bool:
        """Take over entries that came along; return whether nothing else has to be read."""
        if not news.sealed or not table.seed:
            return False
        came = unseal(table.seed, table.id, news.sealed)
        if came is None or table.version < came.version:
            return False
        new, version = came.entries, came.version
        if table.version >= version + len(new):
            return True
        if table.version != version:
            return False
        self._read(table, version, new)
        if table.status != "running":
            self.viewers.show_seats(table)
        self._changed(table)
        return True

    def heard(self, table_id: str) -> None:
        """Read what is new of a table that has changed elsewhere."""
        table = self.cached.get(table_id)
        if table is not None and table_id not in self._catching_up:
            self._catching_up.add(table_id)
            self._spawn(self._heard_of(table))

    async def _heard_of(self, table: Table) -> None:
        # From here on a further message means something that we may not have read.
        self._catching_up.discard(table.id)
        try:
            await self.catch_up(table)
        except StarholdError as error:
            _log.warning("could not catch up", table=table.id, error=str(error))

    async def rows_changed(self, table: Table) -> None:
        """Take over names, seats or settings that changed in the database, and inform the others."""
        stored = await self.database.call(self.store.table, table.id)
        table.set_rows(stored)
        self.viewers.show_seats(table)
        self.bus.tell(table.id)
        self._changed(table)

    async def infos(self, ids: Sequence[str], person: str | None) -> list[TableInfo]:
        """Return tables for a list; those that are not in memory are read together, from their rows."""
        absent = [table_id for table_id in ids if table_id not in self.cached]
        stored = await self.database.call(self.store.summaries, absent) if absent else {}
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

    async def presence(self, table: Table, person: str | None) -> None:
        """Note that a client came or went: this process sees its own clients, others read the rows."""
        here = {viewer.person for viewer in self.viewers.of(table) if viewer.person}
        if here == table.here:
            return
        table.here = here
        self.viewers.show_seats(table)
        own = [(table.id, seat) for seat in table.seats_of(person)]
        if person in here and all(table.seats[seat].seen_for(LATELY_SECONDS) for _, seat in own):
            # They come from another process that ends: nobody has missed them.
            return
        if own and not self.bus.alone:
            for _, seat in own:
                table.seats[seat].seen = time.monotonic() if person in here else -inf
            await self.database.call(self.store.set_seen, own, person in here)
            self.bus.tell(table.id)

    async def still_here(self) -> None:
        """Let the other processes know who looks at tables here."""
        places = [
            (table.id, seat)
            for table in list(self.cached.values())
            for person in table.here
            for seat in table.seats_of(person)
        ]
        if places:
            await self.database.call(self.store.set_seen, places)

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
        notices = None
        if not self.notified.isdisjoint(table.people):
            notices = table.notices_after(new, prepared, status, self.notified)
        rated = table.rated_after(new, status, result)
        facts = table.facts_after(prepared) if status == "finished" else ()
        change = Append(
            table.id, version, new, status, told, result, table_seats, glance, notices, rated, facts
        )
        await self._append(change)
        self._read(table, version, new, prepared)
        if status != "running" or not prepared:
            self.viewers.show_seats(table)
        if prepared and not self.bus.alone:
            self.bus.tell(table.id, seal(table.seed, table.id, News(version, tuple(new))))
        else:
            self.bus.tell(table.id)
        if self.cached.get(table.id) is not table:
            # It was dropped from memory and read again meanwhile; the new one must learn of this.
            self.heard(table.id)
        self._changed(table)

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
                self.viewers.show(table, seen, step=True)
                seen = set()
            seen.update(table.read(entry, prepared[number - version] if prepared else None))
        self.viewers.show(table, seen)

    async def _append(self, change: Append) -> None:
        begun = time.perf_counter()
        await self.writer.append(change)
        self._took("commit", begun)

    def _took(self, what: str, begun: float) -> None:
        if what in self.timed:
            self.timed[what](time.perf_counter() - begun)

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
        """Make a move, or a whole plan; return the seat's version after it.

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
        """Carry out what a player wants, once for each client id; return the seat's version after it.

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
        return table.log.version(seat)

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
            if message.version != table.log.version(seat):
                raise Stale("the table has moved on", version=table.log.version(seat))
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
