"""Leases: of several processes one at a time drives a table: lets its bots, orders and clocks decide.

A lease is a row in the database that names its holder and until when, by the database's clock. The process
that drives a table renews its lease; that of a process that died lapses, and another takes it. A process that
stops gives its leases back and says so on the bus. Nothing depends on leases but that no decision is worked
out twice: the version of the log decides which move is made.
"""

import time
from collections.abc import Collection

import structlog

from starhold.kernel.errors import StarholdError
from starhold.server.store.bus import Bus
from starhold.server.store.database import Database

#: how long a lease holds; when less than half of it is left, it is renewed
LEASE_SECONDS = 6.0
#: rows that lapsed this long ago are swept away
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

    @property
    def held(self) -> int:
        """The number of tables that we drive; 0 where a process is alone."""
        now = time.monotonic()
        return sum(until > now for until in self._ours.values())

    def elsewhere(self, table_id: str) -> bool:
        """True if another process drives the table, as far as we know."""
        return self._theirs.get(table_id, 0.0) > time.monotonic()

    async def take(self, table_id: str) -> bool:
        """Drive the table from now on, or still; return whether we may."""
        if self.bus.alone:
            return True
        now = time.monotonic()
        if self._ours.get(table_id, 0.0) > now + LEASE_SECONDS / 2:
            return True
        if self.elsewhere(table_id):
            return False
        left = await self.database.call(self.database.store.take_lease, table_id, self.holder, LEASE_SECONDS)
        mine, other = (self._ours, self._theirs) if left is None else (self._theirs, self._ours)
        mine[table_id] = now + (LEASE_SECONDS if left is None else left)
        other.pop(table_id, None)
        return left is None

    async def renew(self, driven: Collection[str]) -> None:
        """Keep the leases of tables that are driven now; forget what has lapsed."""
        now = time.monotonic()
        soon = [table for table in driven if 0 < self._ours.get(table, 0.0) < now + LEASE_SECONDS / 2]
        renew = self.database.store.renew_leases
        kept = await self.database.call(renew, soon, self.holder, LEASE_SECONDS) if soon else ()
        self._ours.update(dict.fromkeys(kept, now + LEASE_SECONDS))
        for known in (self._ours, self._theirs):
            for table in [table for table, until in known.items() if until < now]:
                del known[table]

    async def sweep(self) -> None:
        """Delete the rows of processes that died: they are of no use."""
        await self.database.call(self.database.store.sweep_leases, STALE_SECONDS)

    def freed(self, table_id: str) -> None:
        """Note that another process drives the table no longer."""
        self._theirs.pop(table_id, None)

    async def give_back(self) -> None:
        """Give all leases back when we stop, so that the others take over at once."""
        held, self._ours = list(self._ours), {}
        if not held:
            return
        try:
            await self.database.call(self.database.store.give_back_leases, self.holder)
        except StarholdError as error:
            # They lapse by themselves.
            _log.warning("leases not given back", error=str(error))
        for table_id in held:
            self.bus.tell(FREED + table_id)
