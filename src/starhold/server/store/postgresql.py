"""PostgreSQL's driver: connections that keep to the timeouts, and the bus over NOTIFY."""

import asyncio
import contextlib
import os
import socket
import weakref
from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg import sql
from psycopg.pq import TransactionStatus

from starhold.server.store.bus import CHANNEL, QUIET_SECONDS, SEND_SECONDS, Bus
from starhold.server.store.timeouts import (
    IDLE_SECONDS,
    LOCK_SECONDS,
    NETWORK,
    SILENT_SECONDS,
    STATEMENT_SECONDS,
)

_LIMITS = f"""
    SET lock_timeout = '{LOCK_SECONDS}s';
    SET statement_timeout = '{STATEMENT_SECONDS}s';
    SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'
"""


class TimedConnection(psycopg.Connection[Any]):
    """A connection to PostgreSQL that does not wait for ever."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval, SILENT_SECONDS if timeout is None else timeout)
        except psycopg.OperationalError as error:
            if self.pgconn.transaction_status != TransactionStatus.ACTIVE:
                raise
            # Whatever it does with what we sent, we shall not hear of it: the connection is of no use.
            self.pgconn.finish()
            raise psycopg.OperationalError(f"no answer within {SILENT_SECONDS:.0f} s") from error


class ConnectionFactory:
    """Makes connections, and knows those that there are."""

    def __init__(self) -> None:
        self._made: weakref.WeakSet[TimedConnection] = weakref.WeakSet()

    def connect(self, *words: Any, **settings: Any) -> TimedConnection:
        connection = TimedConnection.connect(*words, **{**NETWORK, **settings})
        with connection.cursor() as cursor:
            cursor.execute(_LIMITS)
        connection.commit()
        self._made.add(connection)
        return connection

    def hang_up(self) -> None:
        """Give all that wait for an answer an error now: nobody has time any more."""
        for connection in list(self._made):
            with contextlib.suppress(OSError, psycopg.Error):
                # A copy of the descriptor: closing it does not take the connection's own away.
                copy = socket.socket(fileno=os.dup(connection.pgconn.socket))
                with copy:
                    copy.shutdown(socket.SHUT_RDWR)


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
            self.works()
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
