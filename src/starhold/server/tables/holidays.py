"""Holidays: a person is away, and the clocks of all their games that last days stand still.

A log says so itself, as it says all that changes a clock: each running game gets an entry, and a game that
begins later at its start (`Seating`). An event has clocks of its own, for its rounds have an end.
"""

from typing import Final

from starhold.server.errors import BadRequest, TooLongAway
from starhold.server.store import holidays, outbox
from starhold.server.tables.access import own_seats
from starhold.server.tables.clock import DAY
from starhold.server.tables.entries import Away
from starhold.server.tables.service import TableService
from starhold.server.tables.table import Table
from starhold.server.wire import Holiday, HolidayInfo

#: days of a year that a person can be away, and how far ahead
MOST_DAYS: Final = 14
YEAR: Final = 365 * DAY


class Holidays:
    """When people are away."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.database = tables.database
        self.store = tables.database.store

    async def info(self, person: str) -> HolidayInfo:
        """Return when a person is away, and the days that are left of the year's."""
        begins, ends, left = await self.database.call(self._info, person)
        return HolidayInfo(begins, ends, left, MOST_DAYS)

    async def plan(self, person: str, wish: Holiday) -> HolidayInfo:
        """Note when a person is away; it replaces what they said before. Raise `TooLongAway`."""
        await self.database.call(self._plan, person, wish)
        for table_id in await self.database.call(self._tables, person):
            await self._tell(await self.tables.table(table_id), person)
        return await self.info(person)

    async def _tell(self, table: Table, person: str) -> None:
        """Write into a log when its player is away, unless it says so already."""

        async def attempt() -> None:
            if table.status != "running" or not table.lasts:
                return
            begins, ends, _ = await self.database.call(self._info, person)
            now = table.now()
            known = [
                seat for seat in own_seats(table, person) if table.clock.ahead(seat, now) != (begins, ends)
            ]
            if known:
                await self.tables.commit(table, [Away(now, seat, begins, ends) for seat in known])

        await self.tables.insist(table, attempt)

    # -- SQL ------------------------------------------------------------------------------------

    def _info(self, person: str) -> tuple[float, float, float]:
        with self.store.read() as connection:
            now = self.store.now()
            begins, ends = holidays.ahead(connection, [person], now).get(person, (0.0, 0.0))
            used = holidays.taken(connection, person, now - YEAR, now) + ends - max(begins, min(now, ends))
            return begins, ends, max(0.0, MOST_DAYS - used / DAY)

    def _plan(self, person: str, wish: Holiday) -> None:
        with self.store.write() as connection:
            now = self.store.now()
            begins, ends = max(wish.begins, now), wish.ends
            if wish.begins < wish.ends:
                if ends <= begins or begins > now + YEAR:
                    raise BadRequest("a holiday is ahead, within a year", field="ends")
                used = holidays.taken(connection, person, ends - YEAR, now) + ends - begins
                if used > MOST_DAYS * DAY:
                    raise TooLongAway(f"clocks stand still for {MOST_DAYS} days a year", most=MOST_DAYS)
            holidays.plan(connection, person, begins, ends, now)

    def _tables(self, person: str) -> list[str]:
        with self.store.read() as connection:
            return outbox.tables_of(connection, person)
