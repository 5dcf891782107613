"""Presence: when people were last here, and at which table of theirs they look. It is kept to the minute."""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog
from sqlalchemy import bindparam

from starhold.kernel.errors import StarholdError
from starhold.server.store.database import Database
from starhold.server.store.schema import people
from starhold.server.viewers.viewers import Viewers

#: how often those who were here are written down, and how often each of them at least
ROUND_SECONDS: Final = 20.0
AGAIN_SECONDS: Final = 40.0
#: people who were written down within this time are here
HERE_SECONDS: Final = 100.0
#: people who are remembered between two rounds; more are written down later
MOST: Final = 5_000

_log = structlog.get_logger("presence")
_UPDATE = (
    people.update()
    .where(people.c.id == bindparam("who"))
    .values(seen=bindparam("at"), place=bindparam("where"))
)


class Presence:
    """Who was here, as this process knows it."""

    def __init__(self, database: Database, viewers: Viewers) -> None:
        self.database = database
        self.viewers = viewers
        self._heard: set[str] = set()
        #: by person: when they were written down, and where they were then
        self._kept: dict[str, tuple[float, str]] = {}

    def heard(self, person: str) -> None:
        """Note that a person is here: they have asked for something."""
        if len(self._heard) < MOST:
            self._heard.add(person)

    async def mind(self) -> None:
        """Write down who is here, for ever."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.keep()
            except StarholdError as error:
                _log.warning("presence not kept", error=str(error))

    async def keep(self) -> None:
        """Write down who was here since the last time."""
        places = {
            viewer.person: table_id
            for table_id, looking in self.viewers.by_table.items()
            for viewer in looking
            if viewer.person is not None and viewer.visible
        }
        now = self.database.store.now()
        here, self._heard = self._heard | places.keys(), set()
        self._kept = {who: known for who, known in self._kept.items() if known[0] > now - AGAIN_SECONDS}
        rows = []
        for person in sorted(here):
            where = places.get(person, "")
            if self._kept.get(person, (0.0, "?"))[1] != where:
                rows.append({"who": person, "at": now, "where": where})
                self._kept[person] = now, where
        if rows:
            await self.database.call(self._write, rows)

    def _write(self, rows: Sequence[dict[str, object]]) -> None:
        with self.database.store.write() as connection:
            connection.execute(_UPDATE, list(rows))
