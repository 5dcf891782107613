"""Notices: what operators announce to everybody, and whether the server is closed for maintenance."""

import time
from typing import Final, NamedTuple

from sqlalchemy import delete, select

from starhold.server.errors import Maintenance
from starhold.server.store.bus import Bus
from starhold.server.store.database import Database
from starhold.server.store.schema import notices
from starhold.server.store.store import Store
from starhold.server.viewers.viewers import Viewers

#: said on the bus when they have changed
NOTICES: Final = "notices:"
ANNOUNCEMENT: Final = "announcement"
MAINTENANCE: Final = "maintenance"


class Notice(NamedTuple):
    """A text for everybody, until a moment or until it is withdrawn."""

    kind: str
    text: str
    at: float
    until: float | None = None


class Notices:
    """The notices in force, as this process knows them."""

    def __init__(self, database: Database, bus: Bus, viewers: Viewers) -> None:
        self.database = database
        self.bus = bus
        self.viewers = viewers
        self._all: dict[str, Notice] = {}

    def text(self, kind: str) -> str:
        """Return what is announced, or why the server is closed; nothing if that is not so."""
        found = self._all.get(kind)
        return "" if found is None or (found.until is not None and time.time() > found.until) else found.text

    @property
    def announcement(self) -> str:
        return self.text(ANNOUNCEMENT)

    @property
    def maintenance(self) -> str:
        return self.text(MAINTENANCE)

    def check_open(self) -> None:
        """Raise Maintenance while the server is closed to everybody but operators."""
        if text := self.text(MAINTENANCE):
            raise Maintenance("the server is closed for maintenance", text=text)

    async def read(self) -> None:
        """Take over what any process has announced; in maintenance, connections end."""
        closed = bool(self.text(MAINTENANCE))
        found = await self.database.call(_read, self.database.store)
        self._all = {one.kind: one for one in found}
        if not closed and self.text(MAINTENANCE):
            for viewer in self.viewers:
                viewer.depart()

    async def set(self, kind: str, text: str, until: float | None = None) -> None:
        """Show a text to everybody; an empty text withdraws it."""
        await self.database.call(_write, self.database.store, Notice(kind, text, time.time(), until))
        self.bus.tell(NOTICES)
        await self.read()


def _read(store: Store) -> list[Notice]:
    with store.read() as connection:
        return [Notice(*row) for row in connection.execute(select(notices))]


def _write(store: Store, notice: Notice) -> None:
    with store.write() as connection:
        connection.execute(delete(notices).where(notices.c.kind == notice.kind))
        if notice.text:
            connection.execute(notices.insert().values(notice._asdict()))
