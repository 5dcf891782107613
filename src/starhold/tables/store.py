"""Store: all the SQL there is. Synchronous; callers take it to a thread.

The same statements run on SQLite (WAL, synchronous FULL) and PostgreSQL. Appending an
entry is one transaction: the version check decides races, the primary key and the
client's id make a second write of the same thing impossible.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, RowMapping, create_engine, event, func, or_, select
from sqlalchemy.exc import DatabaseError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from starhold.tables import entries as log
from starhold.tables.entries import Entry
from starhold.tables.errors import NameTaken, NoSuchTable, StorageAway, StorageBroken
from starhold.tables.migrate import migrate
from starhold.tables.schema import chat, entries, people, seats, tables

Row = RowMapping


class Conflict(Exception):
    """Somebody else appended first."""


class Store:
    """The database behind the tables."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"

    def prepare(self) -> None:
        """Bring the database to the form that this version needs; raises StorageBroken."""
        with _explained():
            migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """One transaction."""
        with _explained(), self.engine.execution_options(writes=True).begin() as connection:
            yield connection

    @contextmanager
    def read(self) -> Iterator[Connection]:
        with _explained(), self.engine.connect() as connection:
            yield connection

    def ping(self) -> None:
        """Is the database there?"""
        with self.read() as connection:
            connection.execute(select(func.count()).select_from(tables.alias()).limit(1))

    # -- people ---------------------------------------------------------------------------

    def add_person(self, person: str, name: str) -> None:
        with self.write() as connection:
            connection.execute(people.insert().values(id=person, name=name, created=time.time()))

    def person(self, person: str) -> Row | None:
        with self.read() as connection:
            return connection.execute(select(people).where(people.c.id == person)).mappings().first()

    def rename_person(self, person: str, name: str) -> None:
        """A new name, also at the tables that have not started."""
        waiting = select(tables.c.id).where(tables.c.status == "open")
        with self.write() as connection:
            connection.execute(people.update().where(people.c.id == person).values(name=name))
            own = (seats.c.person == person) & (seats.c.kind == "human") & seats.c.table_id.in_(waiting)
            connection.execute(seats.update().where(own).values(name=name))

    def make_account(self, person: str, name: str, password: str) -> None:
        try:
            with self.write() as connection:
                values = {"name": name, "login": name.casefold(), "password": password}
                connection.execute(people.update().where(people.c.id == person).values(**values))
        except IntegrityError:
            raise NameTaken(f"the name {name!r} is taken", name=name) from None

    def account(self, name: str) -> Row | None:
        with self.read() as connection:
            query = select(people).where(people.c.login == name.casefold())
            return connection.execute(query).mappings().first()

    # -- tables ----------------------------------------------------------------------------

    def add_table(self, table: dict[str, Any], table_seats: Sequence[dict[str, Any]]) -> None:
        with self.write() as connection:
            connection.execute(tables.insert().values(**table))
            connection.execute(seats.insert(), list(table_seats))

    def table(self, table_id: str) -> Row:
        with self.read() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
        if row is None:
            raise NoSuchTable(f"there is no table {table_id!r}", table=table_id)
        return row

    def seats(self, table_id: str) -> list[Row]:
        query = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
        with self.read() as connection:
            return list(connection.execute(query).mappings())

    def list_open(self, limit: int) -> list[str]:
        """Public tables that wait for players, newest first."""
        query = select(tables.c.id).where(tables.c.status == "open", tables.c.public, ~tables.c.hidden)
        return self._ids(query.order_by(tables.c.updated.desc()).limit(limit))

    def list_of(self, person: str, statuses: Sequence[str], limit: int) -> list[str]:
        """Tables that a person sits at or hosts."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        query = select(tables.c.id).where(
            or_(tables.c.id.in_(sits), tables.c.host == person),
            tables.c.status.in_(statuses),
            ~tables.c.hidden,
        )
        return self._ids(query.order_by(tables.c.updated.desc()).limit(limit))

    def list_running(self) -> list[str]:
        """Every game in progress: their clocks run and their bots may owe a move."""
        return self._ids(select(tables.c.id).where(tables.c.status == "running"))

    def list_all(self) -> list[str]:
        return self._ids(select(tables.c.id).order_by(tables.c.created))

    def _ids(self, query: Any) -> list[str]:
        with self.read() as connection:
            return [row[0] for row in connection.execute(query)]

    def set_table(self, table_id: str, **values: Any) -> None:
        with self.write() as connection:
            values["updated"] = time.time()
            connection.execute(tables.update().where(tables.c.id == table_id).values(**values))

    def set_seat(self, table_id: str, seat: int, **values: Any) -> None:
        with self.write() as connection:
            _set_seat(connection, table_id, seat, values)

    def take_seat(self, table_id: str, seat: int, values: dict[str, Any]) -> bool:
        """Fill a seat if it is still open; False if somebody was quicker."""
        with self.write() as connection:
            chosen = (seats.c.table_id == table_id) & (seats.c.seat == seat) & (seats.c.kind == "open")
            taken = connection.execute(seats.update().where(chosen).values(**values)).rowcount == 1
            if taken:
                touch = tables.update().where(tables.c.id == table_id).values(updated=time.time())
                connection.execute(touch)
            return taken

    # -- the log ------------------------------------------------------------------------------

    def append(
        self,
        table_id: str,
        version: int,
        new: Sequence[Entry],
        status: str | None = None,
        result: str | None = None,
        table_seats: Sequence[dict[str, Any]] = (),
    ) -> None:
        """Append entries to a table that is at `version`, all or none; raises Conflict.

        `table_seats` fills seats in the same transaction (bots, when a table starts).
        """
        values: dict[str, Any] = {"version": version + len(new), "updated": time.time()}
        if status is not None:
            values["status"] = status
        if result is not None:
            values["result"] = result
        try:
            with self.write() as connection:
                here = (tables.c.id == table_id) & (tables.c.version == version)
                if connection.execute(tables.update().where(here).values(**values)).rowcount != 1:
                    raise Conflict
                rows = [
                    {
                        "table_id": table_id,
                        "number": version + offset,
                        "body": log.encode(entry),
                        "client": getattr(entry, "client", "") or None,
                    }
                    for offset, entry in enumerate(new)
                ]
                connection.execute(entries.insert(), rows)
                for seat in table_seats:
                    _set_seat(connection, table_id, seat["seat"], seat)
        except IntegrityError:
            raise Conflict from None

    def entries(self, table_id: str, since: int) -> list[Entry]:
        """The entries from a number on, in order."""
        query = (
            select(entries.c.body)
            .where(entries.c.table_id == table_id, entries.c.number >= since)
            .order_by(entries.c.number)
        )
        with self.read() as connection:
            return [log.decode(row[0]) for row in connection.execute(query)]

    # -- chat --------------------------------------------------------------------------------------

    def say(self, line: dict[str, Any]) -> int:
        """Add a line of chat and tell its number; the same client id gives the same line."""
        while True:
            try:
                with self.write() as connection:
                    known = select(chat.c.number).where(
                        chat.c.table_id == line["table_id"],
                        chat.c.person == line["person"],
                        chat.c.client == line["client"],
                    )
                    number = connection.execute(known).scalar()
                    if number is not None:
                        return int(number)
                    last = select(func.max(chat.c.number)).where(chat.c.table_id == line["table_id"])
                    number = (connection.execute(last).scalar() or 0) + 1
                    connection.execute(chat.insert().values(number=number, **line))
                    return int(number)
            except IntegrityError:
                continue

    def chat(self, table_id: str, since: int, limit: int) -> list[Row]:
        """The newest lines after a number, oldest first."""
        query = (
            select(chat)
            .where(chat.c.table_id == table_id, chat.c.number > since)
            .order_by(chat.c.number.desc())
            .limit(limit)
        )
        with self.read() as connection:
            return list(reversed(connection.execute(query).mappings().all()))


def _set_seat(connection: Connection, table_id: str, seat: int, values: dict[str, Any]) -> None:
    chosen = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    connection.execute(seats.update().where(chosen).values(**values))


@contextmanager
def _explained() -> Iterator[None]:
    """Turn the driver's troubles into ours; integrity errors are the caller's business."""
    try:
        yield
    except IntegrityError:
        raise
    except (OperationalError, InterfaceError) as error:
        raise StorageAway(_short(error)) from error
    except DatabaseError as error:
        raise StorageBroken(_short(error)) from error
    except SQLAlchemyError as error:
        raise StorageAway(_short(error)) from error


def _short(error: Exception) -> str:
    """The first line of what the driver said."""
    text = str(getattr(error, "orig", None) or error).strip()
    return text.splitlines()[0] if text else type(error).__name__


def _engine(url: str) -> Engine:
    try:
        if url.startswith("postgresql://"):
            url = "postgresql+psycopg://" + url.removeprefix("postgresql://")
        if not url.startswith("sqlite"):
            return create_engine(url, pool_size=8, max_overflow=0, pool_pre_ping=True, pool_timeout=5)
        engine = create_engine(url, poolclass=QueuePool, pool_size=4, max_overflow=0)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise StorageBroken(
            f"the database address {url!r} cannot be used: {_short(error)}", url=url
        ) from error
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", _begin)
    return engine


def _durable(connection: Any, record: object) -> None:
    """Committed means on the disk; readers do not wait for the writer."""
    # Transactions are begun by us (see _begin), not by the driver.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Writers take the lock at once: a reader that turns writer half-way could not wait for it."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
