"""Bus: tells the other processes that a table changed. It carries no truth; the log does.

A lost message costs delay only: whoever has viewers looks at the log from time to time anyway.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

import psycopg
import redis.asyncio
import structlog
from psycopg import sql

from starhold.tables.patience import NETWORK

CHANNEL = "starhold"
RETRY_SECONDS = 1.0
SEND_SECONDS = 3.0
#: after so long without a message the bus is asked whether it is still there
QUIET_SECONDS = 10.0

Listener = Callable[[str], None]
_log = structlog.get_logger("bus")


class Bus(ABC):
    """Says "table X changed" to every process, this one included or not."""

    #: is there anybody else to talk to?
    alone = False

    def __init__(self) -> None:
        self.listener: Listener = lambda table: None
        self._changed: set[str] = set()
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """Begin to listen; a bus that is away is tried again and again."""
        self.listener = listener
        self._tasks = [asyncio.create_task(self._forever(work)) for work in (self.listen, self._speak)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (psycopg.Error, redis.RedisError, OSError) as error:
                # asyncio's TimeoutError is an OSError as well.
                _log.warning("bus away", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    def tell(self, table: str) -> None:
        """Say soon that a table changed. Nobody waits for it: a bus that hangs must not hold up a move."""
        self._changed.add(table)
        self._something.set()

    async def _speak(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._changed:
                table = self._changed.pop()
                await asyncio.wait_for(self.send(table), SEND_SECONDS)

    @abstractmethod
    async def listen(self) -> None:
        """Hear until the connection breaks."""

    @abstractmethod
    async def send(self, table: str) -> None:
        """Say it once."""


class LocalBus(Bus):
    """One process alone: nobody else has to be told."""

    alone = True

    def tell(self, table: str) -> None:
        return

    async def listen(self) -> None:
        await asyncio.Event().wait()

    async def send(self, table: str) -> None:
        return


class PostgresBus(Bus):
    """PostgreSQL's own NOTIFY."""

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
                    self.listener(message.payload)
                # Nothing was said for a while, or nothing comes through any more.
                await asyncio.wait_for(connection.execute("SELECT 1"), SEND_SECONDS)

    async def send(self, table: str) -> None:
        if self._speaker is None:
            self._speaker = await self._connect()
        try:
            await self._speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, table))
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


class RedisBus(Bus):
    """Redis publish and subscribe."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = redis.asyncio.Redis.from_url(
            url, socket_connect_timeout=SEND_SECONDS, socket_timeout=SEND_SECONDS
        )

    async def listen(self) -> None:
        async with self.redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            asked = False
            while True:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=QUIET_SECONDS)
                if message is not None:
                    asked = False
                    if message["type"] == "message":
                        self.listener(message["data"].decode())
                elif asked:
                    raise TimeoutError("the bus says nothing any more")
                else:
                    asked = True
                    await channel.ping()

    async def send(self, table: str) -> None:
        await self.redis.publish(CHANNEL, table)

    async def close(self) -> None:
        await super().close()
        await self.redis.aclose()


def bus_for(address: str, database: str) -> Bus:
    """The bus that `--bus` names: nothing, `postgresql` (the database's own), or a URL."""
    if not address:
        return LocalBus()
    if address == "postgresql":
        return PostgresBus(database)
    if address.startswith("postgresql://"):
        return PostgresBus(address)
    if address.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(address)
    raise ValueError(f"the bus is postgresql, postgresql://… or redis://…, not {address!r}")
