"""Bus: informs the other processes that a table changed. It carries no truth; the log does.

A lost message costs delay only: processes with viewers read the log from time to time anyway. A move travels
along, so that nobody has to read it from the database; it is encrypted and authenticated with the table's
seed, which only processes on the same database know. Anyone else who reads the bus learns the ids of tables
and people, and when something happened there.
"""

import asyncio
import base64
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b

import msgspec
import structlog

from starhold.server.errors import DriverMissing
from starhold.server.tables.entries import Entry

CHANNEL = "starhold"
RETRY_SECONDS = 1.0
SEND_SECONDS = 3.0
#: for the last words of a process that stops
LAST_SECONDS = 0.5
#: its tasks are asked to end this often, and for this long
ASK_SECONDS = 0.05
END_SECONDS = 2.0
#: after this long without a message the bus is asked whether it is still there
QUIET_SECONDS = 10.0

#: messages that are sent together
MOST_AT_ONCE = 200
#: PostgreSQL carries messages of up to 8,000 bytes; what is longer is read from the log
MOST_BYTES = 7_000


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """What one process sends the others: what changed, and maybe the entries that its log grew by."""

    sender: str
    #: the id of a table, or a word with a colon before another id
    about: str
    #: News, as `seal` makes it
    sealed: str = ""


class News(msgspec.Struct, frozen=True, array_like=True):
    """The entries that a log grew by, and how long it was before."""

    version: int
    entries: tuple[Entry, ...]


_DECODER: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)
_NEWS: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)
#: lengths reveal something too: what is sealed is filled up to a multiple of this
PADDING = 256
_NONCE, _TAG, _BLOCK = 16, 16, 64


def seal(seed: bytes, table_id: str, news: News) -> str:
    """Encrypt entries for processes that know the table's seed: keyed BLAKE2b as a stream, then as a MAC."""
    content = msgspec.json.encode(news)
    content += b" " * (-len(content) % PADDING)
    nonce = secrets.token_bytes(_NONCE)
    hidden = nonce + _xor(content, seed, nonce)
    return base64.b64encode(hidden + _tag(seed, table_id, hidden)).decode()


def unseal(seed: bytes, table_id: str, sealed: str) -> News | None:
    """Return what was sealed; None if it was made without the seed, or for another table."""
    try:
        content = base64.b64decode(sealed, validate=True)
        hidden, tag = content[:-_TAG], content[-_TAG:]
        if not secrets.compare_digest(tag, _tag(seed, table_id, hidden)):
            return None
        return _NEWS.decode(_xor(hidden[_NONCE:], seed, hidden[:_NONCE]))
    except (ValueError, msgspec.MsgspecError):
        return None


def _xor(content: bytes, seed: bytes, nonce: bytes) -> bytes:
    """Encrypt or decrypt: counter mode, with a nonce that is never used again."""
    stream = b"".join(
        blake2b(count.to_bytes(8, "big"), key=seed, salt=nonce, person=b"starhold stream").digest()
        for count in range(-(-len(content) // _BLOCK))
    )
    mixed = int.from_bytes(content, "big") ^ int.from_bytes(stream[: len(content)], "big")
    return mixed.to_bytes(len(content), "big")


def _tag(seed: bytes, table_id: str, hidden: bytes) -> bytes:
    content = table_id.encode() + b"\0" + hidden
    return blake2b(content, key=seed, digest_size=_TAG, person=b"starhold bus").digest()


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
        #: the id of this sender: our own news are no news to us
        self.sender = secrets.token_hex(6)
        self._waiting: dict[str, BusMessage] = {}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        #: since when messages fail (time.monotonic); None while the bus works
        self._away_since: float | None = None

    async def open(self, listener: Listener) -> None:
        """Begin to listen; a bus that is away is tried repeatedly."""
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
                self._away_since = self._away_since or time.monotonic()
                _log.warning("bus away", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    @property
    def waiting(self) -> int:
        """The number of messages that are still to be sent."""
        return len(self._waiting)

    @property
    def is_away(self) -> bool:
        return self._away_since is not None

    def works(self) -> None:
        """Note that the bus took a message or a subscription; log it if it did not before."""
        if self._away_since is not None:
            _log.info("bus back", seconds=round(time.monotonic() - self._away_since, 1))
            self._away_since = None

    def tell(self, about: str, sealed: str = "") -> None:
        """Say soon that a table changed. Nobody waits for it: a bus that hangs must not hold up a move."""
        # What changed twice before it could be sent is read from the log.
        self._waiting[about] = BusMessage(self.sender, about, "" if about in self._waiting else sealed)
        self._something.set()

    def hear(self, content: bytes | str) -> None:
        """Hand a message on, unless it is our own, or nothing that a process of ours says."""
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
                    self.works()
                except BaseException:
                    # They are sent when the bus is back, unless there is something newer.
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
    """Cancel repeatedly: a timeout that ends at the same moment swallows it (wait_for of 3.11)."""
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
    """One process alone: there are no others to inform."""

    alone = True

    def tell(self, about: str, sealed: str = "") -> None:
        return

    async def listen(self) -> None:
        await asyncio.Event().wait()

    async def send(self, messages: Sequence[str]) -> None:
        return


def bus_for(address: str, database: str) -> Bus:
    """Return the bus that `--bus` names: nothing, `postgresql` (the database's own), or a URL."""
    if not address:
        return LocalBus()
    # Most servers do without these libraries, and they take a while to load.
    try:
        if address == "postgresql" or address.startswith("postgresql://"):
            from starhold.server.store.postgresql import PostgresBus

            return PostgresBus(database if address == "postgresql" else address)
        if address.startswith(("redis://", "rediss://", "unix://")):
            from starhold.server.store.redis_bus import RedisBus

            return RedisBus(address)
    except ModuleNotFoundError as missing:
        raise DriverMissing(str(missing), module=missing.name or "") from None
    raise ValueError(f"the bus is postgresql, postgresql://… or redis://…, not {address!r}")
