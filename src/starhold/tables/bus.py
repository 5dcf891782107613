"""Bus: tells the other processes that a table changed. It carries no truth; the log does.

A lost message costs delay only: whoever has viewers looks at the log from time to time anyway.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable

import psycopg
import redis.asyncio
import structlog
from psycopg import sql

CHANNEL = "starhold"
RETRY_SECONDS = 1.0

Listener = Callable[[str], None]
_log = structlog.get_logger("bus")


class Bus(ABC):
    """Says "table X changed" to every process, this one included or not."""

    def __init__(self) -> None:
        self.listener: Listener = lambda table: None
        self._task: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        """Begin to listen; a bus that is away is tried again and again."""
        self.listener = listener
        self._task = asyncio.create_task(self._forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _forever(self) -> None:
        while True:
            try:
                await self.listen()
            except (psycopg.Error, redis.RedisError, OSError) as error:
                _log.warning("bus away", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def tell(self, table: str) -> None:
        """Say that a table changed; trouble is logged and forgotten."""
        try:
            await self.send(table)
        except (psycopg.Error, redis.RedisError, OSError) as error:
            _log.warning("bus away", error=type(error).__name__)

    @abstractmethod
    async def listen(self) -> None:
        """Hear until the connection breaks."""

    @abstractmethod
    async def send(self, table: str) -> None:
        """Say it once."""


class LocalBus(Bus):
    """One process alone: nobody else has to be told."""

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

    async def listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        async with connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            async for message in connection.notifies():
                self.listener(message.payload)

    async def send(self, table: str) -> None:
        if self._speaker is None or self._speaker.broken:
            self._speaker = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        await self._speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, table))

    async def close(self) -> None:
        await super().close()
        if self._speaker is not None:
            await self._speaker.close()


class RedisBus(Bus):
    """Redis publish and subscribe."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = redis.asyncio.Redis.from_url(url, socket_connect_timeout=3)

    async def listen(self) -> None:
        async with self.redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=60)
                if message is not None:
                    self.listener(message["data"].decode())

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
