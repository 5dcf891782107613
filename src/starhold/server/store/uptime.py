"""Uptime: when the server served, from a heartbeat of all processes, so that games that it failed are known.

A row is a stretch of time without a failure. The beat of any process carries the newest stretch on; after a
failure a new one begins.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import ColumnElement, Connection, func, select

from starhold.kernel.errors import StarholdError
from starhold.server.store.schema import uptime

if TYPE_CHECKING:
    from starhold.server.store.database import Database

BEAT_SECONDS: Final = 30.0
#: the server has failed if nothing was heard of it for this long
FAILURE_SECONDS: Final = 10 * 60.0

_log = structlog.get_logger("uptime")


class Uptime:
    """The heartbeat of this process."""

    def __init__(self, database: "Database") -> None:
        self.database = database
        #: the last beat (time.monotonic); None before the first
        self._last: float | None = None

    async def mind(self) -> None:
        """Beat for ever."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except StarholdError as error:
                _log.warning("no heartbeat", error=str(error))

    async def beat(self) -> None:
        """Note that the server serves."""
        # Setting the wall clock forward while this process serves isn't a failure.
        served = self._last is not None and time.monotonic() - self._last <= FAILURE_SECONDS
        await self.database.call(self._beat, served)
        self._last = time.monotonic()

    def _beat(self, served: bool) -> None:
        store = self.database.store
        with store.write() as connection:
            beat(connection, store.clock(connection), served)


def beat(connection: Connection, now: ColumnElement[float], served: bool) -> None:
    """Carry the newest stretch on, or begin one after a failure; `served`: there was none."""
    moment = float(connection.execute(select(now)).scalar_one())
    newest = connection.execute(select(func.max(uptime.c.since))).scalar()
    until = float(connection.execute(select(func.max(uptime.c.until))).scalar() or 0.0)
    if newest is not None and (served or moment - until <= FAILURE_SECONDS):
        connection.execute(uptime.update().where(uptime.c.since == newest).values(until=max(moment, until)))
        return
    # Several processes that come back together may each begin one: between those the server didn't fail.
    taken = connection.execute(select(uptime.c.since).where(uptime.c.since == moment)).first()
    if taken is None:
        connection.execute(uptime.insert().values(since=moment, until=moment))


def failed(connection: Connection, since: float) -> bool:
    """Return whether the server has come back from a failure since then."""
    rows = connection.execute(select(uptime.c.since, uptime.c.until).order_by(uptime.c.since)).all()
    served = None
    for row in rows:
        if row.since > since and served is not None and row.since - served > FAILURE_SECONDS:
            return True
        served = max(row.until, served or 0.0)
    return False
