"""Leases: of several processes one at a time drives a table: lets its bots, orders and clocks decide.

A lease is a row in the database that names its holder and until when, by the database's clock. Whoever drives
renews it; that of a process that died lapses, and another takes it. A process that stops gives its leases
back and says so on the bus. Nothing depends on leases but that nobody thinks twice: the version of the log
decides which move is made.
"""

import time
from collections.abc import Collection

import structlog
from sqlalchemy import ColumnElement, delete, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from starhold.kernel.errors import StarholdError
from starhold.server.store.bus import Bus
from starhold.server.store.database import Database
from starhold.server.store.schema import leases
from starhold.server.store.store import Store

#: how long a lease holds; when less than half of it is left, it is renewed
LEASE_SECONDS = 6.0
#: rows that lapsed so long ago are swept away
STALE_SECONDS = 600.0
#: on the bus, before the id of a table whose lease was given back
FREED = "freed:"

_log = structlog.get_logger("leases")


class Leases:
    """Those of this process, and what it knows of the others'. A process that is alone needs none."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.holder = bus.sender
        #: until when (time.monotonic) we hold a table, or another process does
        self._ours: dict[str, float] = {}
        self._theirs: dict[str, float] = {}

    def elsewhere(self, table_id: str) -> bool:
        """Does another process drive the table, as far as we know?"""
        return self._theirs.get(table_id, 0.0) > time.monotonic()

    async def take(self, table_id: str) -> bool:
        """Drive the table from now on, or still; tells whether we may."""
        if self.bus.alone:
            return True
        now = time.monotonic()
        if self._ours.get(table_id, 0.0) > now + LEASE_SECONDS / 2:
            return True
        if self.elsewhere(table_id):
            return False
        left = await self.database.call(_take, self.database.store, table_id, self.holder)
        mine, other = (self._ours, self._theirs) if left is None else (self._theirs, self._ours)
        mine[table_id] = now + (LEASE_SECONDS if left is None else left)
        other.pop(table_id, None)
        return left is None

    async def renew(self, driven: Collection[str]) -> None:
        """Keep the leases of tables that are driven now; forget what has lapsed."""
        now = time.monotonic()
        soon = [table for table in driven if 0 < self._ours.get(table, 0.0) < now + LEASE_SECONDS / 2]
        kept = await self.database.call(_renew, self.database.store, soon, self.holder) if soon else ()
        self._ours.update(dict.fromkeys(kept, now + LEASE_SECONDS))
        for known in (self._ours, self._theirs):
            for table in [table for table, until in known.items() if until < now]:
                del known[table]

    async def sweep(self) -> None:
        """Rows of processes that died are of no use."""
        await self.database.call(_sweep, self.database.store)

    def freed(self, table_id: str) -> None:
        """Another process said that it drives the table no longer."""
        self._theirs.pop(table_id, None)

    async def give_back(self) -> None:
        """We stop: the others take over at once."""
        held, self._ours = list(self._ours), {}
        if not held:
            return
        try:
            await self.database.call(_give_back, self.database.store, self.holder)
        except StarholdError as error:
            # They lapse by themselves.
            _log.warning("leases not given back", error=str(error))
        for table_id in held:
            self.bus.tell(FREED + table_id)


def _take(store: Store, table_id: str, holder: str) -> float | None:
    """Take or renew a lease; tells how many seconds another holder has it yet, None if it is ours."""
    with store.write() as connection:
        now = store.clock(connection)
        until: ColumnElement[float] = now + literal(LEASE_SECONDS)
        insert = (sqlite if store.sqlite else postgresql).insert(leases)
        wanted = insert.values(table_id=table_id, holder=holder, until=until)
        free = (leases.c.holder == holder) | (leases.c.until < now)
        statement = wanted.on_conflict_do_update(
            index_elements=["table_id"], set_={"holder": holder, "until": until}, where=free
        )
        if connection.execute(statement).rowcount:
            return None
        left = connection.execute(select(leases.c.until - now).where(leases.c.table_id == table_id)).scalar()
        return max(0.0, left or 0.0)


def _renew(store: Store, tables: Collection[str], holder: str) -> list[str]:
    """Tells which of these tables are still ours."""
    with store.write() as connection:
        ours = (leases.c.holder == holder) & leases.c.table_id.in_(tables)
        until = store.clock(connection) + literal(LEASE_SECONDS)
        found = connection.execute(
            leases.update().where(ours).values(until=until).returning(leases.c.table_id)
        )
        return [row[0] for row in found]


def _sweep(store: Store) -> None:
    with store.write() as connection:
        connection.execute(delete(leases).where(leases.c.until < store.clock(connection) - STALE_SECONDS))


def _give_back(store: Store, holder: str) -> None:
    with store.write() as connection:
        connection.execute(delete(leases).where(leases.c.holder == holder))
