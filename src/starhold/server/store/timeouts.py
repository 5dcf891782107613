"""Timeouts of the database, and a PostgreSQL connection that keeps to them.

A database can be reachable and silent: stopped, behind a network that drops everything, waiting for a lock or
a disk. Each timeout is shorter than the next, so that the part that knows most reports the cause, and every
caller has an answer within ten seconds.
"""

import contextlib
import os
import socket
import weakref
from typing import Any, Final

import psycopg
from psycopg.pq import TransactionStatus

#: to take up a connection
CONNECT_SECONDS: Final = 3
#: for a lock that somebody else holds, and for a whole statement; PostgreSQL itself keeps these
LOCK_SECONDS: Final = 3
STATEMENT_SECONDS: Final = 4
#: for any sign of life of PostgreSQL
SILENT_SECONDS: Final = 5.0
#: for a call of the store, with its wait for a thread
CALL_SECONDS: Final = 7.0
#: for the same when the process is to stop
HURRY_SECONDS: Final = 2.0
#: a transaction whose process stands still is ended by PostgreSQL, for the sake of the others
IDLE_SECONDS: Final = 10

#: a network that swallows everything is noticed by the kernel
NETWORK: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": int(1000 * SILENT_SECONDS),
}

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
        """Whoever waits for an answer gets an error now: nobody has time any more."""
        for connection in list(self._made):
            with contextlib.suppress(OSError, psycopg.Error):
                # A copy of the descriptor: closing it does not take the connection's own away.
                copy = socket.socket(fileno=os.dup(connection.pgconn.socket))
                with copy:
                    copy.shutdown(socket.SHUT_RDWR)
