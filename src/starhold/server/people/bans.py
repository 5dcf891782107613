"""Bans: people, with their bot accounts, and addresses that the operator has banned."""

import time
from typing import Literal, NamedTuple

from sqlalchemy import delete, select

from starhold.server.errors import Banned
from starhold.server.store.bus import Bus
from starhold.server.store.database import Database
from starhold.server.store.schema import bans, people
from starhold.server.store.store import Store
from starhold.server.viewers.viewers import Viewers

Kind = Literal["person", "address"]
REASON_LENGTH = 200
#: said on the bus when they have changed
BANS = "bans:"


class Ban(NamedTuple):
    """Who is banned, and why."""

    kind: str
    name: str
    reason: str
    at: float


class Bans:
    """The bans in force, as this process knows them: every request is checked against them."""

    def __init__(self, database: Database, bus: Bus, viewers: Viewers) -> None:
        self.database = database
        self.bus = bus
        self.viewers = viewers
        self.all: dict[tuple[str, str], Ban] = {}
        #: bot accounts of banned people
        self._programs: frozenset[str] = frozenset()

    async def read(self) -> None:
        """Take over what any process has banned or unbanned; sockets of banned people close."""
        found, self._programs = await self.database.call(_read, self.database.store)
        self.all = {(ban.kind, ban.name): ban for ban in found}
        for viewer in self.viewers:
            if viewer.person is not None and self._banned("person", viewer.person):
                viewer.dismiss()

    def check(self, kind: Kind, name: str) -> None:
        """Raise `Banned` if the address, the person or the owner of the bot account is banned."""
        if self._banned(kind, name):
            raise Banned("the operator of this server has banned you")

    def _banned(self, kind: Kind, name: str) -> bool:
        return (kind, name) in self.all or (kind == "person" and name in self._programs)

    async def ban(self, kind: Kind, name: str, reason: str) -> None:
        """Ban a person or an address; `Accounts.ban` ends the sessions of a person as well."""
        ban = Ban(kind, name, reason[:REASON_LENGTH], time.time())
        await self.database.call(_write, self.database.store, ban)
        await self._changed()

    async def lift(self, kind: str, name: str) -> None:
        """Unban a person or an address."""
        await self.database.call(_lift, self.database.store, kind, name)
        await self._changed()

    async def _changed(self) -> None:
        self.bus.tell(BANS)
        await self.read()


def _read(store: Store) -> tuple[list[Ban], frozenset[str]]:
    """Return the bans, the latest first, and the bot accounts of banned people."""
    owners = select(bans.c.name).where(bans.c.kind == "person")
    with store.read() as connection:
        found = connection.execute(select(bans).order_by(bans.c.at.desc()))
        all_bans = [Ban(row.kind, row.name, row.reason, row.at) for row in found]
        programs = connection.execute(select(people.c.id).where(people.c.owner.in_(owners)))
        return all_bans, frozenset(row.id for row in programs)


def _write(store: Store, ban: Ban) -> None:
    with store.write() as connection:
        connection.execute(delete(bans).where(bans.c.kind == ban.kind, bans.c.name == ban.name))
        connection.execute(bans.insert().values(ban._asdict()))


def _lift(store: Store, kind: str, name: str) -> None:
    with store.write() as connection:
        connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.name == name))
