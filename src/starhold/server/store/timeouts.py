"""Timeouts of the database; postgresql.py has the connections that keep to them.

A database can be reachable and silent: stopped, behind a network that drops everything, waiting for a lock or
a disk. Each timeout is shorter than the next, so that the part that knows most reports the cause, and every
caller has an answer within ten seconds.
"""

from typing import Any, Final

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
