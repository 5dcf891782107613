"""Bans: people, with their bot accounts, and addresses that the operator has banned."""

import ipaddress
import time
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from sqlalchemy import delete, select

from starhold.server.errors import BadRange, Banned, NoSuchPerson, RangeTooWide
from starhold.server.store.bus import Bus
from starhold.server.store.database import Database
from starhold.server.store.schema import bans, people
from starhold.server.store.store import Store
from starhold.server.viewers.viewers import Viewers

Kind = Literal["person", "address"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
REASON_LENGTH = 200
#: the widest ranges that can be banned: a mistyped one must not shut everybody out
WIDEST: Final = {4: 8, 6: 16}
#: addresses of IPv6 are counted by this part of them, here and by limits
IPV6_PREFIX: Final = 64
#: said on the bus when they have changed
BANS = "bans:"


class Ban(NamedTuple):
    """Who is banned, and why."""

    kind: str
    name: str
    reason: str
    at: float
    #: when it ends by itself; None for never
    until: float | None = None
    by: str = ""


def address_range(text: str) -> str:
    """Return an address or a range of them as bans name it; raise `BadRange` or `RangeTooWide`.

    >>> address_range("192.0.2.77/24"), address_range("192.0.2.7"), address_range("2001:db8:1:2::7")
    ('192.0.2.0/24', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadRange(f"{text!r} is not an address", text=text[:64]) from None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen >= 96 and found[0].ipv4_mapped:
        found = ipaddress.ip_network((found[0].ipv4_mapped, found.prefixlen - 96), strict=False)
    if found.prefixlen < WIDEST[found.version]:
        widest = WIDEST[found.version]
        raise RangeTooWide(f"{text!r} is wider than /{widest}", text=text[:64], widest=widest)
    if found.version == 6 and found.prefixlen > IPV6_PREFIX:
        found = found.supernet(new_prefix=IPV6_PREFIX)
    return str(found) if found.version == 6 or found.prefixlen < 32 else str(found[0])


@lru_cache(4096)
def _network(address: str) -> Network | None:
    try:
        return ipaddress.ip_network(address, strict=False)
    except ValueError:
        return None


class Bans:
    """The bans in force, as this process knows them: every request is checked against them."""

    def __init__(self, database: Database, bus: Bus, viewers: Viewers) -> None:
        self.database = database
        self.bus = bus
        self.viewers = viewers
        self.all: dict[tuple[str, str], Ban] = {}
        #: bot accounts of banned people, and these
        self._programs: dict[str, str] = {}
        #: banned ranges of addresses
        self._ranges: list[Network] = []

    async def read(self) -> None:
        """Take over what any process has banned or unbanned; sockets of banned people close."""
        found, self._programs = await self.database.call(_read, self.database.store)
        self.all = {(ban.kind, ban.name): ban for ban in found}
        ranges = (_network(ban.name) for ban in found if ban.kind == "address" and "/" in ban.name)
        self._ranges = [one for one in ranges if one is not None]
        for viewer in self.viewers:
            if viewer.person is not None and self._banned("person", viewer.person):
                viewer.dismiss()

    def check(self, kind: Kind, name: str) -> None:
        """Raise `Banned` if the address, the person or the owner of the bot account is banned."""
        if self._banned(kind, name):
            raise Banned("the operator of this server has banned you")

    def _banned(self, kind: Kind, name: str) -> bool:
        if self._holds(kind, name):
            return True
        if kind == "person":
            owner = self._programs.get(name)
            return owner is not None and self._holds("person", owner)
        return self._in_range(name)

    def _holds(self, kind: str, name: str) -> bool:
        ban = self.all.get((kind, name))
        return ban is not None and (ban.until is None or time.time() < ban.until)

    def _in_range(self, address: str) -> bool:
        if not self._ranges:
            return False
        own = _network(address)
        return own is not None and any(
            own.version == one.version
            and own.subnet_of(one)  # type: ignore[arg-type]
            and self._holds("address", str(one))
            for one in self._ranges
        )

    async def ban(self, kind: Kind, name: str, reason: str, until: float | None = None, by: str = "") -> None:
        """Ban a person or an address; `Accounts.ban` ends the sessions of a person as well.

        Raise `NoSuchPerson`, `BadRange` or `RangeTooWide`.
        """
        if kind == "address":
            name = address_range(name)
        ban = Ban(kind, name, reason[:REASON_LENGTH], time.time(), until, by)
        await self.database.call(_write, self.database.store, ban)
        await self._changed()

    async def lift(self, kind: str, name: str) -> None:
        """Unban a person or an address."""
        await self.database.call(_lift, self.database.store, kind, name)
        await self._changed()

    async def _changed(self) -> None:
        self.bus.tell(BANS)
        await self.read()


def _read(store: Store) -> tuple[list[Ban], dict[str, str]]:
    """Return the bans, the latest first, and the bot accounts of banned people."""
    owners = select(bans.c.name).where(bans.c.kind == "person")
    with store.read() as connection:
        found = connection.execute(select(bans).order_by(bans.c.at.desc()))
        all_bans = [Ban(*row) for row in found]
        programs = connection.execute(select(people.c.id, people.c.owner).where(people.c.owner.in_(owners)))
        return all_bans, {row.id: row.owner for row in programs}


def _write(store: Store, ban: Ban) -> None:
    with store.write() as connection:
        known = select(people.c.id).where(people.c.id == ban.name)
        if ban.kind == "person" and connection.execute(known).first() is None:
            raise NoSuchPerson(f"there is no person {ban.name!r}", person=ban.name[:64])
        connection.execute(delete(bans).where(bans.c.kind == ban.kind, bans.c.name == ban.name))
        connection.execute(bans.insert().values(ban._asdict()))


def _lift(store: Store, kind: str, name: str) -> None:
    with store.write() as connection:
        connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.name == name))
