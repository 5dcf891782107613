"""EventStream: what happens at all tables of a person, on one connection (server-sent events).

It looks at each table like any other viewer, so moves of other processes reach it too. Tables that the person
joins are found by asking the database every two seconds.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncGenerator
from typing import Final

import msgspec

from starhold.server.errors import TooMany
from starhold.server.store.rows import OVER
from starhold.server.tables.service import TableService
from starhold.server.tables.table import Table
from starhold.server.wire import ChatLine, TableEvent, TableEventKind

#: seconds between two looks for new tables, and between two lines on a quiet connection
FOLLOW_SECONDS: Final = 2.0
QUIET_SECONDS: Final = 15.0
#: tables that one stream follows, the latest first, and streams that one person may have open in a process
TABLES: Final = 50
STREAMS: Final = 3
#: events that may wait for a client that does not read; it learns the rest when it comes back
WAITING: Final = 200


class EventStream:
    """The stream of one client; a `Viewer` of every table that it follows."""

    def __init__(self, tables: TableService, person: str, session: str) -> None:
        self.tables = tables
        self.viewers = tables.viewers
        self.person: str | None = person
        self._me = person
        self.session = session
        #: a program listens: the person is notified of their turn as if nobody looked
        self.visible = False
        self._followed: dict[str, Table] = {}
        #: tables with a seat that is kept for the person, and that were sent
        self._invited: set[str] = set()
        #: by table: the event that was sent last, which is not sent again
        self._last: dict[str, TableEvent] = {}
        self._out: deque[TableEvent] = deque()
        self._news = asyncio.Event()
        self._ended = False

    def open(self) -> AsyncGenerator[bytes, None]:
        """Return the stream's bytes; raise TooMany if the person has enough streams open."""
        if sum(one.person == self.person for one in self.viewers.streams) >= STREAMS:
            raise TooMany("too many event streams", what="streams", most=STREAMS)
        self.viewers.streams.add(self)
        return self._lines()

    async def _lines(self) -> AsyncGenerator[bytes, None]:
        try:
            yield b": starhold\n\n"
            quiet = look = time.monotonic()
            while not self._ended:
                if time.monotonic() >= look:
                    await self._follow()
                    look = time.monotonic() + FOLLOW_SECONDS
                while self._out and not self._ended:
                    yield _encoded(self._out.popleft())
                    quiet = time.monotonic()
                if time.monotonic() - quiet > QUIET_SECONDS:
                    yield b":\n\n"
                    quiet = time.monotonic()
                await self._wait(look - time.monotonic())
        finally:
            self.viewers.streams.discard(self)
            for table in self._followed.values():
                self.viewers.leave(table, self)

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(max(seconds, 0.0)):
                await self._news.wait()
        except TimeoutError:
            pass
        self._news.clear()

    async def _follow(self) -> None:
        """Look at the tables that the person has now."""
        find = self.tables.store.list_of
        ids = await self.tables.database.call(find, self._me, ("open", "starting", "running"), TABLES)
        for table_id in ids:
            if table_id not in self._followed:
                table = self._followed[table_id] = await self.tables.table(table_id)
                self.viewers.enter(table, self)
                self._note(table)
        for table_id in self._followed.keys() - set(ids):
            table = self._followed.pop(table_id)
            self._note(table)
            self._last.pop(table_id, None)
            self.viewers.leave(table, self)
        await self._hear_invitations()

    async def _hear_invitations(self) -> None:
        """Queue an event for each table that has begun to keep a seat for the person."""
        ids = await self.tables.database.call(self.tables.store.list_invited, self._me, TABLES)
        for table_id in ids:
            if table_id not in self._invited:
                table = await self.tables.table(table_id)
                self._queue(TableEvent("invited", table.id, table.game.name, None, 0))
        self._invited = set(ids)

    def _note(self, table: Table) -> None:
        """Queue an event if the game has ended, or a decision of the person is due that was not sent yet."""
        kind: TableEventKind
        seat = table.owes(self._me) if table.status == "running" else None
        if table.status in OVER:
            kind = "over"
        elif seat is not None:
            kind = "turn"
        else:
            return
        version = 0 if seat is None else table.log.version(seat)
        event = TableEvent(kind, table.id, table.game.name, seat, version)
        if self._last.get(table.id) == event:
            return
        self._last[table.id] = event
        self._queue(event)

    def _queue(self, event: TableEvent) -> None:
        self._out.append(event)
        if len(self._out) > WAITING:
            self._ended = True
        self._news.set()

    # -- what a viewer is asked and shown ----------------------------------------------------------

    def seat_at(self, table: Table) -> int | None:
        return next(iter(table.seats_of(self.person)), None)

    def show(self, table: Table) -> None:
        self._note(table)

    def show_step(self, table: Table) -> None:
        """Wait for the last of several steps: what the first ones ask for is decided already."""

    def show_seats(self, table: Table) -> None:
        self._note(table)

    def hear(self, line: ChatLine) -> None:
        """Leave chat to those who open the table."""

    def dismiss(self) -> None:
        self._end()

    def depart(self) -> None:
        self._end()

    def _end(self) -> None:
        self._ended = True
        self._news.set()


def _encoded(event: TableEvent) -> bytes:
    return b"event: %s\ndata: %s\n\n" % (event.kind.encode(), msgspec.json.encode(event))
