"""Bans: people and addresses that the operator keeps out."""

import time
from typing import TYPE_CHECKING, Literal, NamedTuple

from sqlalchemy import delete, select

from starhold.tables.errors import Banned
from starhold.tables.schema import bans
from starhold.tables.store import Store

if TYPE_CHECKING:
    from starhold.tables.house import House

Kind = Literal["person", "address"]
REASON_LENGTH = 200
#: said on the bus when they have changed
BANS = "bans:"


class Ban(NamedTuple):
    """Who is kept out, and why."""

    kind: str
    name: str
    reason: str
    at: float


class Bans:
    """Those in force, as this process knows them: every request is checked against them."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.all: dict[tuple[str, str], Ban] = {}

    async def read(self) -> None:
        """What other processes have banned or let in again, too."""
        self.all = {(ban.kind, ban.name): ban for ban in await self.house.db(_read, self.house.store)}

    def check(self, kind: Kind, name: str | None) -> None:
        """Raises Banned."""
        if self.all and (kind, name) in self.all:
            raise Banned("the operator of this server keeps you out")

    async def ban(self, kind: Kind, name: str, reason: str) -> None:
        """Keep somebody out from now on; a person's sessions end, and their sockets close."""
        ban = Ban(kind, name, reason[:REASON_LENGTH], time.time())
        await self.house.db(_write, self.house.store, ban)
        await self._changed()
        if kind == "person":
            await self.house.accounts.sign_out(name)

    async def lift(self, kind: str, name: str) -> None:
        """Let somebody in again."""
        await self.house.db(_lift, self.house.store, kind, name)
        await self._changed()

    async def _changed(self) -> None:
        self.house.bus.tell(BANS)
        await self.read()


def _read(store: Store) -> list[Ban]:
    with store.read() as connection:
        found = connection.execute(select(bans).order_by(bans.c.at.desc()))
        return [Ban(row.kind, row.name, row.reason, row.at) for row in found]


def _write(store: Store, ban: Ban) -> None:
    with store.write() as connection:
        connection.execute(delete(bans).where(bans.c.kind == ban.kind, bans.c.name == ban.name))
        connection.execute(bans.insert().values(ban._asdict()))


def _lift(store: Store, kind: str, name: str) -> None:
    with store.write() as connection:
        connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.name == name))
