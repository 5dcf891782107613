"""How much anybody may ask: rates and quotas by person and by address, all in one place.

A person pays for what they ask, and so does their address for everybody behind it: thirty guests at one
address are not thirty times as much. The books are kept in memory, for each process by itself.
"""

import asyncio
import ipaddress
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from starhold.server.errors import QuotaSpent, TooFast, TooMany

MB: Final = 1024 * 1024
DAY: Final = 24 * 60 * 60


class Rate(NamedTuple):
    """How many at once, how many a second afterwards; and how many times that an address has together.

    Where an address has no more than a person, it is counted alone: someone who comes in is nobody yet.
    With `quota`, what is used up comes back in hours: the refusal names what it is and how long that takes.
    """

    most: float
    rate: float
    together: float = 4.0
    quota: bool = False


RATES: Final = {
    "guests": Rate(60, 1 / 30, 1, quota=True),
    "session": Rate(120, 1, 1),
    "password": Rate(8, 0.1, 1),
    # Passwords tried for one account from one address, and together from all: one address cannot use them up.
    "account": Rate(5, 1 / 90, 3),
    # The same on a device where somebody has logged in to the account before.
    "device": Rate(10, 1 / 30, 1),
    "connect": Rate(300, 50, 1),
    "page": Rate(600, 100, 1),
    "request": Rate(900, 300, 1),
    "read": Rate(200, 50),
    "replay": Rate(40, 5, 3),
    "socket": Rate(60, 2),
    "message": Rate(80, 20),
    # Frames of any kind that one socket sends: twice as many as it may send messages.
    "frame": Rate(160, 40, 1),
    # What is sent, in bytes before packing; answers that are kept packed count as they are, and a position
    # for more (POSITION_BYTES). Pages are charged to the address alone.
    "answers": Rate(8 * MB, 1 * MB, 2),
    "move": Rate(80, 20),
    # Each plays up to MOST_POSITIONS positions out: 5 ms on the compiled engine, 20 on the plain source.
    "plans": Rate(80, 8),
    # Each plays a scene of a lesson again, in a worker, and what can be done then as for plans.
    "lesson": Rate(60, 4),
    # Each takes a bots' worker for up to a second.
    "hint": Rate(6, 0.1, 3),
    # Each replays all finished games of a person.
    "export": Rate(4, 1 / 120, 2),
    # Each may take a worker for half a minute.
    "review": Rate(8, 1 / 60, 2),
    "chat": Rate(12, 0.7),
    "join": Rate(30, 1),
    # Each looks through the names of all accounts.
    "search": Rate(40, 4),
    # A client that looks for a game asks every second; what it makes is counted among tables.
    "match": Rate(40, 2),
    "verify": Rate(10, 0.2, 2),
    "tables": Rate(20, 1 / 180, 3, quota=True),
    "public": Rate(8, 1 / 3600, 1, quota=True),
    "bots": Rate(10, 10 / DAY, 2, quota=True),
    "records": Rate(12, 12 / DAY, 2, quota=True),
    # Each sends a message to an address that somebody has entered.
    "notices": Rate(10, 1 / 60, 2),
    "bytes": Rate(20 * MB, 20 * MB / DAY, 6, quota=True),
}

#: about what one of a kind takes on the disk, with its indexes
STORED: Final = {"guests": 400, "tables": 4000, "join": 400, "move": 400, "chat": 1500}

#: a position takes as long to make as this many bytes of anything else
POSITION_BYTES: Final = 30_000

#: a client that is too fast waits this long for its refusal
TOO_FAST_SECONDS: Final = 0.25

#: books of clients that are kept; beyond that, those who have not been here for longest are forgotten
BOOKS: Final = 100_000


@lru_cache(4096)
def address_of(host: str | None) -> str:
    """Return whom an address stands for: somebody with IPv6 has a whole /64 of them.

    >>> address_of("2001:db8:1:2:3:4:5:6"), address_of("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or "?"
    if isinstance(found, ipaddress.IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Payer(NamedTuple):
    """Who is asking: a person, nobody in particular (None), or everybody at an address together ("")."""

    person: str | None
    address: str


#: requests and messages of one address that are worked on at the same time: others do not queue up behind all
AT_ONCE: Final = 6
#: public tables that one person may have waiting for players
PUBLIC_OPEN: Final = 3


class Bucket:
    """What one client has left of a rate, where nobody else shares it."""

    __slots__ = ("_factor", "_left", "_rate", "_then")

    def __init__(self, rate: Rate, factor: float) -> None:
        self._rate = rate
        self._factor = factor
        self._left = rate.most * factor
        self._then = time.monotonic()

    def take(self, amount: float) -> bool:
        """Spend this much; False if there is less, or always True without limits."""
        now = time.monotonic()
        self._left = _refilled(self._rate, self._factor, self._left, now - self._then) - amount
        self._then = now
        return self._left >= 0 or not self._factor


def _refilled(rate: Rate, times: float, left: float, seconds: float) -> float:
    """Return what is left after some seconds, with this many times the rate."""
    return min(rate.most * times, left + seconds * rate.rate * times)


class Limits:
    """Token buckets, by kind and client."""

    def __init__(self, factor: float = 1.0, rates: Mapping[str, float] = {}) -> None:
        #: 0 switches the limits off (for load tests on one address)
        self.factor = factor
        self.rates = dict(RATES)
        self.set(factor, rates)
        #: what is left to each client, and when that was so; the longest silent first
        self._left: dict[tuple[str, str], tuple[float, float]] = {}
        #: for each address the places where it is served, and how many are there or wait for one
        self._turns: dict[str, tuple[asyncio.Semaphore, int]] = {}

    def set(self, factor: float, rates: Mapping[str, float]) -> None:
        """Take other factors: for all limits, and for single ones."""
        self.factor = factor
        for kind, rate in RATES.items():
            times = rates.get(kind, 1.0)
            self.rates[kind] = rate._replace(most=rate.most * times, rate=rate.rate * times)

    def spend(self, kind: str, payer: Payer, amount: float = 1, what: str = "") -> None:
        """Count a request, and what it will store; raises TooFast or QuotaSpent, and counts nothing then.

        The refusal names `what` there is too much of, by default the kind.
        """
        if not self.factor:
            return
        costs = {kind: amount}
        if kind in STORED:
            costs["bytes"] = STORED[kind] * amount
        self._spend(costs, payer, what=what)

    def guess(self, account: str, address: str, device: str | None) -> None:
        """Count a password that is tried for an account; raise `TooFast` if there were too many.

        The tries of a known device are counted apart, so that nobody elsewhere can use them up.
        """
        if device is None:
            self.spend("account", Payer(f"account {account} from {address}", f"account {account}"))
        else:
            self.spend("device", Payer(None, f"device {device}"))

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Hold one of the few places where an address's work is done; its other requests wait here."""
        if not self.factor:
            yield
            return
        places, waiting = self._turns.get(address) or (asyncio.Semaphore(AT_ONCE), 0)
        self._turns[address] = (places, waiting + 1)
        try:
            async with places:
                yield
        finally:
            places, waiting = self._turns[address]
            self._turns[address] = (places, waiting - 1)
            if waiting == 1:
                del self._turns[address]

    def check(self, what: str, count: int, most: int) -> None:
        """Raise TooMany if there are already as many as may be."""
        if self.factor and count >= most * self.factor:
            raise TooMany(f"there are already {count} {what}", what=what, most=most)

    def charge(self, kind: str, payer: Payer, amount: float) -> None:
        """Count what was done already and may have been too much: what is spent next is refused then."""
        if self.factor:
            self._spend({kind: amount}, payer, debts=True)

    def left(self, kind: str, payer: Payer) -> bool:
        """True if there is anything left to be spent."""
        if not self.factor:
            return True
        rate, now = self.rates[kind], time.monotonic()
        return all(self._left_to(kind, client, times, now) >= 0 for client, times in _books(payer, rate))

    def _spend(self, costs: dict[str, float], payer: Payer, debts: bool = False, what: str = "") -> None:
        now = time.monotonic()
        after = {}
        for kind, amount in costs.items():
            rate = self.rates[kind]
            for client, times in _books(payer, rate):
                left = self._left_to(kind, client, times, now) - amount
                if left < 0 and not debts:
                    raise _refusal(kind, -left / (rate.rate * times * self.factor), what)
                after[kind, client] = (left, now)
        for book, left_now in after.items():
            # Put at the end again, so that the first is the longest silent.
            self._left.pop(book, None)
            self._left[book] = left_now
        while len(self._left) > BOOKS:
            del self._left[next(iter(self._left))]

    def _left_to(self, kind: str, client: str, times: float, now: float) -> float:
        rate, times = self.rates[kind], times * self.factor
        left, then = self._left.get((kind, client), (rate.most * times, now))
        return _refilled(rate, times, left, now - then)


def _books(payer: Payer, rate: Rate) -> list[tuple[str, float]]:
    """Return who pays, and how many times as much they have."""
    together = [(payer.address, rate.together)]
    if rate.together == 1 or payer.person == "":
        return together
    # Those at an address who are not signed in are like one person.
    return [(payer.person or f"nobody at {payer.address}", 1.0), *together]


def _refusal(kind: str, seconds: float, what: str) -> TooFast:
    refused: TooFast
    if RATES[kind].quota:
        what, minutes = what or kind, ceil(seconds / 60)
        refused = QuotaSpent(f"no more {what} for {minutes} minutes", what=what, minutes=minutes)
    else:
        refused = TooFast(f"too many requests ({kind})", kind=kind)
    refused.seconds = ceil(seconds)
    return refused
