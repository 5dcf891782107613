"""Bus: tells the other processes that a table changed. It carries no truth; the log does.

A lost message costs delay only: whoever has viewers looks at the log from time to time anyway. A move travels
along, so that nobody has to read it from the database; it is sealed with the table's seed, which only
processes on the same database know.
"""

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b

import msgspec
import psycopg
import structlog
from psycopg import sql

from starhold.server.store.timeouts import NETWORK
from starhold.server.tables.entries import Entry

CHANNEL = "starhold"
RETRY_SECONDS = 1.0
SEND_SECONDS = 3.0
#: for the last words of a process that stops
LAST_SECONDS = 0.5
#: so often, and for so long, are its tasks asked to end
ASK_SECONDS = 0.05
END_SECONDS = 2.0
#: after so long without a message the bus is asked whether it is still there
QUIET_SECONDS = 10.0

#: messages that are sent together
MOST_AT_ONCE = 200
#: PostgreSQL carries messages of up to 8,000 bytes; what is longer is read from the log
MOST_BYTES = 7_000


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """What one process tells the others: what changed, and maybe the entries that its log grew by."""

    sender: str
    #: the id of a table, or a word with a colon before another id
    about: str
    #: how long the log was before
    version: int = 0
    entries: tuple[Entry, ...] = ()
    seal: str = ""


_DECODER: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)


def seal_of(seed: bytes, table_id: str, version: int, entries: Sequence[Entry]) -> str:
    """What only a process that knows the table's seed can write below its entries."""
    content = msgspec.json.encode((table_id, version, entries))
    return blake2b(content, key=seed, digest_size=16, person=b"starhold bus").hexdigest()


Listener = Callable[[BusMessage], None]
_log = structlog.get_logger("bus")


class Bus(ABC):
    """Says "table X changed" to every process, this one included or not."""

    #: is there anybody else to talk to?
    alone = False
    #: what is raised where the bus is away; asyncio's TimeoutError is an OSError as well
    away: tuple[type[Exception], ...] = (OSError,)

    def __init__(self) -> None:
        self.listener: Listener = lambda news: None
        #: who speaks: our own news are no news to us
        self.sender = secrets.token_hex(6)
        self._waiting: dict[str, BusMessage] = {}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """Begin to listen; a bus that is away is tried again and again."""
        self.listener = listener
        self._tasks = [asyncio.create_task(self._forever(work)) for work in (self.listen, self._speak)]

    async def close(self) -> None:
        """Say what is still to be said, but wait for nobody who does not listen."""
        end = time.monotonic() + LAST_SECONDS
        while self._waiting and time.monotonic() < end:
            await asyncio.sleep(0.01)
        await _end(self._tasks)

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except self.away as error:
                _log.warning("bus away", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    def tell(self, about: str, version: int = 0, entries: Sequence[Entry] = (), seal: str = "") -> None:
        """Say soon that a table changed. Nobody waits for it: a bus that hangs must not hold up a move."""
        # What changed twice before it could be told is read from the log.
        whole = () if about in self._waiting else tuple(entries)
        self._waiting[about] = BusMessage(
            self.sender, about, version if whole else 0, whole, seal if whole else ""
        )
        self._something.set()

    def hear(self, content: bytes | str) -> None:
        """A message came: hand it on, unless it is our own, or nothing that a process of ours says."""
        try:
            news = _DECODER.decode(content)
        except msgspec.MsgspecError:
            _log.warning("no news", bytes=len(content))
            return
        if news.sender != self.sender:
            self.listener(news)

    async def _speak(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                about = list(self._waiting)[:MOST_AT_ONCE]
                messages = [_message(self._waiting[one]) for one in about]
                saying = [self._waiting.pop(one) for one in about]
                try:
                    await asyncio.wait_for(self.send(messages), SEND_SECONDS)
                except BaseException:
                    # They are told when the bus is back, unless there is something newer.
                    for news in saying:
                        self._waiting.setdefault(news.about, BusMessage(self.sender, news.about))
                    self._something.set()
                    raise

    @abstractmethod
    async def listen(self) -> None:
        """Hear until the connection breaks."""

    @abstractmethod
    async def send(self, messages: Sequence[str]) -> None:
        """Say them once."""


async def _end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel again and again: a timeout that ends at the same moment swallows it (wait_for of 3.11)."""
    end = time.monotonic() + END_SECONDS
    while time.monotonic() < end:
        left = [task for task in tasks if not task.done()]
        if not left:
            return
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=ASK_SECONDS)


def _message(news: BusMessage) -> str:
    found = msgspec.json.encode(news)
    return (
        found if len(found) <= MOST_BYTES else msgspec.json.encode(BusMessage(news.sender, news.about))
    ).decode()


class LocalBus(Bus):
    """One process alone: nobody else has to be told."""

    alone = True

    def tell(self, about: str, version: int = 0, entries: Sequence[Entry] = (), seal: str = "") -> None:
        return

    async def listen(self) -> None:
        await asyncio.Event().wait()

    async def send(self, messages: Sequence[str]) -> None:
        return


class PostgresBus(Bus):
    """PostgreSQL's own NOTIFY."""

    away = (psycopg.Error, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._speaker: psycopg.AsyncConnection[tuple[object, ...]] | None = None

    async def _connect(self) -> "psycopg.AsyncConnection[tuple[object, ...]]":
        return await psycopg.AsyncConnection.connect(self.url, autocommit=True, **NETWORK)

    async def listen(self) -> None:
        connection = await self._connect()
        async with connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            while True:
                async for message in connection.notifies(timeout=QUIET_SECONDS):
                    self.hear(message.payload)
                # Nothing was said for a while, or nothing comes through any more.
                await asyncio.wait_for(connection.execute("SELECT 1"), SEND_SECONDS)

    async def send(self, messages: Sequence[str]) -> None:
        if self._speaker is None:
            self._speaker = await self._connect()
        try:
            await self._speaker.execute(
                "SELECT pg_notify(%s, message) FROM unnest(%s::text[]) AS message", (CHANNEL, list(messages))
            )
        except BaseException:
            # Also if we were too slow: half a question cannot be followed by another.
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            await speaker.close()

    async def close(self) -> None:
        await super().close()
        await self._hang_up()


def bus_for(address: str, database: str) -> Bus:
    """The bus that `--bus` names: nothing, `postgresql` (the database's own), or a URL."""
    if not address:
        return LocalBus()
    if address == "postgresql":
        return PostgresBus(database)
    if address.startswith("postgresql://"):
        return PostgresBus(address)
    if address.startswith(("redis://", "rediss://", "unix://")):
        # Its library takes a while to load, and most servers do without it.
        from starhold.server.store.redis_bus import RedisBus

        return RedisBus(address)
    raise ValueError(f"the bus is postgresql, postgresql://… or redis://…, not {address!r}")
