"""Store: all the SQL there is. Synchronous; callers take it to a thread.

The same statements run on SQLite (WAL, synchronous FULL) and PostgreSQL. Appending an
entry is one transaction: the version check decides races, the primary key and the
client's id make a second write of the same thing impossible.
"""

import base64
import contextlib
import fcntl
import os
import sqlite3
import time
import zlib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Float,
    Insert,
    Integer,
    Text,
    Update,
    bindparam,
    case,
    cast,
    create_engine,
    delete,
    event,
    func,
    literal,
    literal_column,
    make_url,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.pool import QueuePool

from starhold.server.errors import (
    BadAddress,
    BadRequest,
    DriverMissing,
    HaveBlocked,
    NoInvitations,
    NoSuchPerson,
    NoSuchTable,
    StorageAway,
    StorageBroken,
    StorageInUse,
    TableFull,
    WrongStatus,
)
from starhold.server.store import members, outbox, played, ratings, ties
from starhold.server.store.migrate import form_of, migrate, wait_for_upgrade
from starhold.server.store.rows import (
    OVER,
    Append,
    ChatRow,
    Conflict,
    KnownSeat,
    SeatRow,
    StoredTable,
    TableProgress,
    TableRow,
    from_columns,
    to_columns,
)
from starhold.server.store.schema import chat, entries, leases, people, reviews, seats, tables
from starhold.server.store.tickets import seat as keep_found
from starhold.server.store.timeouts import CONNECT_SECONDS, LOCK_SECONDS, NETWORK
from starhold.server.tables import entries as log
from starhold.server.tables.clock import SteadyClock
from starhold.server.tables.entries import Entry

if TYPE_CHECKING:
    from starhold.server.store.postgresql import ConnectionFactory

#: with fewer bytes left on the disk we are not ready to take anybody in
LEAST_SPACE = 8 * 1024 * 1024
#: the database's clock, in seconds
_POSTGRESQL_NOW: ColumnElement[float] = cast(func.extract("epoch", func.clock_timestamp()), Float)
#: The row of a table whose log grows; what does not change is left as it is.
_ADVANCE = (
    tables.update()
    .where(
        tables.c.id == bindparam("table"),
        tables.c.version == bindparam("before"),
        tables.c.status.not_in([literal_column(f"'{status}'") for status in OVER]),
    )
    .values(
        version=bindparam("after"),
        status=bindparam("status_now"),
        updated=bindparam("now"),
        told=func.coalesce(bindparam("told_now", type_=Float), tables.c.told),
        result=func.coalesce(bindparam("result_now", type_=Text), tables.c.result),
        glance=func.coalesce(bindparam("glance_now", type_=Text), tables.c.glance),
        revision=tables.c.revision + bindparam("seated", type_=Integer),
    )
)
#: a seat's number, and the columns to change
Change = tuple[int, dict[str, Any]]


_OFFERED = (tables.c.status == "open") & tables.c.public & ~tables.c.hidden
#: how long a public table stays in the lobby when nothing happens at it, and how many of one host are shown
OFFERED_SECONDS = 24 * 60 * 60.0
OFFERED_OF_HOST = 3


class Store:
    """The database behind the tables."""

    def __init__(self, url: str, patient: bool = False) -> None:
        """Open a database; `patient` is for work that nobody waits for, which takes as long as it takes."""
        self._line = None if patient or not url.startswith("postgresql") else _line()
        self.engine = _engine(url, self._line)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self._file = _file_of(self.engine)
        self._steady: SteadyClock | None = None
        self._writing = self.engine.execution_options(writes=True)
        own = bindparam("logged_now", type_=Float)
        logged = own if self.sqlite else _POSTGRESQL_NOW
        self._advance = CompiledStatement(_ADVANCE.values(logged=logged), self.engine)
        self._add_entries = CompiledStatement(entries.insert(), self.engine)

    def form(self) -> str | None:
        """Return the form of the database, None if it is empty; raise StorageBroken and its kinds."""
        try:
            with _explained():
                self._check_file()
                return form_of(self.engine)
        except StorageAway as error:
            raise StorageBroken(str(error), reason=str(error)) from error

    def prepare(self, form: str = "head") -> None:
        """Bring the database to the form that this version needs; raises StorageBroken."""
        try:
            with _explained():
                self._check_file()
                migrate(self.engine, form)
        except StorageAway as error:
            raise StorageBroken(str(error), reason=str(error)) from error

    @contextmanager
    def one_upgrade(self) -> Iterator[None]:
        """Let one process at a time save and migrate a database: no backup meets a changing schema."""
        with ExitStack() as held:
            if not self.sqlite:
                try:
                    with _explained():
                        wait_for_upgrade(held.enter_context(self.engine.begin()))
                except StorageAway as error:
                    raise StorageBroken(str(error), reason=str(error)) from error
            yield

    def _check_file(self) -> None:
        """Raise StorageBroken for a damaged SQLite file now, not in the middle of somebody's game."""
        if self._file is None:
            return
        _keep_private(self._file)
        with self.engine.connect() as connection:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        if found != "ok":
            reason = found.splitlines()[-1]
            raise StorageBroken(f"the file is damaged: {reason}", reason=reason)

    def files(self) -> list[Path]:
        """Return SQLite's files that there are; none of PostgreSQL."""
        names = [] if self._file is None else [Path(f"{self._file}{end}") for end in ("", "-wal", "-shm")]
        return [name for name in names if name.exists()]

    def claim(self) -> None:
        """Be the one server of a SQLite file until the process ends; raise StorageInUse if there is one."""
        if self._file is None:
            return
        # Locks of this kind end with the process, and are not inherited by its children.
        handle = os.open(f"{self._file}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise StorageInUse(f"another server uses {self._file}", file=str(self._file)) from None

    def hang_up(self) -> None:
        """Give all that still wait for the database an error now."""
        if self._line is not None:
            self._line.hang_up()

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Open one transaction."""
        with _explained(), self._writing.begin() as connection:
            yield connection

    @contextmanager
    def read(self) -> Iterator[Connection]:
        with _explained(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Read for long as of one moment; players are not kept waiting."""
        options = {} if self.sqlite else {"isolation_level": "REPEATABLE READ"}
        with _explained(), self.engine.execution_options(**options).connect() as connection:
            yield connection

    def now(self) -> float:
        """Return the database's clock as far as this process knows it; it never jumps."""
        return self._steady() if self._steady is not None else time.time()

    def clock(self, connection: Connection) -> ColumnElement[float]:
        """Return the database's own clock, in seconds: what several processes agree on.

        SQLite has none; there it is that of the one process that writes, begun no earlier than what is
        stored, and never jumping.
        """
        own = self._logged(connection)
        return _POSTGRESQL_NOW if own is None else literal(own)

    def _logged(self, connection: Connection) -> float | None:
        """Return the clock where it is this process's own; None where the database has one."""
        if not self.sqlite:
            return None
        if self._steady is None:
            last = connection.execute(select(func.max(tables.c.logged))).scalar() or 0.0
            self._steady = SteadyClock(max(time.time(), last))
        return self._steady()

    def ping(self) -> None:
        """Raise unless the database is there and takes writes: a full disk can still be read."""
        if self._file is not None:
            disk = os.statvfs(self._file.parent)
            if disk.f_bavail * disk.f_frsize < LEAST_SPACE:
                raise StorageBroken("the disk is full", reason="the disk is full")
        with self.write() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    # -- tables ----------------------------------------------------------------------------

    def add_table(self, table: TableRow, table_seats: Sequence[SeatRow], new: Sequence[Entry] = ()) -> None:
        """Add a new table, with its log if it has one already."""
        with self.write() as connection:
            self.insert_table(connection, table, table_seats, new)

    def insert_table(
        self, connection: Connection, table: TableRow, table_seats: Sequence[SeatRow], new: Sequence[Entry]
    ) -> None:
        """Add a new table inside a transaction."""
        times = dict.fromkeys(("created", "updated", "told", "logged"), self.clock(connection))
        row = {**to_columns(table), **times, "version": len(new)}
        connection.execute(tables.insert().values(**row))
        connection.execute(seats.insert(), [_seat_columns(seat) for seat in table_seats])
        if new:
            connection.execute(entries.insert(), _entry_rows(table.id, 0, new))

    def table(self, table_id: str, since: int | None = None) -> StoredTable:
        """Return a table's row and seats as of one moment, with its log from number `since` on if given."""
        sitting = SITTING.where(seats.c.table_id == table_id).order_by(seats.c.seat)
        with self.snapshot() as connection:
            here = select(tables, self.clock(connection).label("now")).where(tables.c.id == table_id)
            row = connection.execute(here).mappings().first()
            if row is None:
                raise NoSuchTable(f"there is no table {table_id!r}", table=table_id[:40])
            seat_rows = [from_columns(SeatRow, seat) for seat in connection.execute(sitting).mappings()]
            new = [] if since is None else _entries(connection, table_id, since)
        if not self.sqlite:
            self._steady = SteadyClock(row["now"])
        return StoredTable(from_columns(TableRow, row), seat_rows, new, row["now"])

    def summaries(self, ids: Sequence[str]) -> dict[str, StoredTable]:
        """Return rows and seats of several tables as of one moment, without logs; skip unreadable ones."""
        found: dict[str, StoredTable] = {}
        sitting = SITTING.where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        with self.snapshot() as connection:
            here = select(tables, self.clock(connection).label("now")).where(tables.c.id.in_(ids))
            for row in connection.execute(here).mappings():
                with contextlib.suppress(msgspec.MsgspecError):
                    found[row["id"]] = StoredTable(from_columns(TableRow, row), [], [], row["now"])
            for seat in connection.execute(sitting).mappings():
                if seat["table_id"] in found:
                    found[seat["table_id"]].seats.append(from_columns(SeatRow, seat))
        return found

    def newest(self, ids: Sequence[str]) -> dict[str, TableProgress]:
        """Return how far each of these tables is."""
        query = select(tables.c.id, tables.c.version, tables.c.revision).where(tables.c.id.in_(ids))
        with self.read() as connection:
            return {row.id: TableProgress(row.version, row.revision) for row in connection.execute(query)}

    def list_open(self, limit: int, person: str | None = None) -> list[str]:
        """Return public tables that wait for players and that a person may join, the latest changed first.

        There are a few of each host.
        """
        lately = tables.c.told > time.time() - OFFERED_SECONDS
        found: list[str] = []
        of_host: Counter[str] = Counter()
        with self.read() as connection:
            meets = ties.apart_from(ties.walls(connection, person))
            query = select(tables.c.id, tables.c.host).where(_OFFERED, lately, meets)
            query = query.order_by(tables.c.told.desc())
            for table_id, host in connection.execute(query.limit(OFFERED_OF_HOST * limit)):
                of_host[host] += 1
                if of_host[host] <= OFFERED_OF_HOST:
                    found.append(table_id)
        return found[:limit]

    def count_offered(self, person: str) -> int:
        """Return the number of public tables of a host that wait for players."""
        query = select(func.count()).select_from(tables).where(_OFFERED, tables.c.host == person)
        with self.read() as connection:
            return int(connection.execute(query).scalar() or 0)

    def list_of(self, person: str, statuses: Sequence[str], limit: int) -> list[str]:
        """Return the tables that a person sits at or hosts."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        query = select(tables.c.id).where(
            or_(tables.c.id.in_(sits), tables.c.host == person),
            tables.c.status.in_(statuses),
            ~tables.c.hidden,
        )
        # Not by the last change: that would reveal decisions that others take in secret.
        return self._ids(query.order_by(tables.c.told.desc()).limit(limit))

    def list_played(self, person: str, limit: int) -> list[str]:
        """Return the finished games that a person sat at, the latest first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        mine = tables.c.id.in_(sits) & (tables.c.status == "finished") & tables.c.result.is_not(None)
        mine &= tables.c.origin.is_(None) & ~tables.c.hidden
        return self._ids(select(tables.c.id).where(mine).order_by(tables.c.told.desc()).limit(limit))

    def list_running(self, quiet: float) -> dict[str, int]:
        """Return games in progress whose log has not grown for `quiet` seconds, by id, and their versions."""
        with self.read() as connection:
            since = self.clock(connection) - quiet
            running = tables.c.status.in_(("starting", "running")) & (tables.c.logged <= since)
            found = connection.execute(select(tables.c.id, tables.c.version).where(running))
            return {row.id: row.version for row in found}

    def list_over(self, person: str = "") -> list[str]:
        """Return the games that were played and are over, oldest first; none whose seed is still secret.

        With a person, those that they sat at.
        """
        over = tables.c.status.in_(OVER) & (tables.c.version > 0) & ~tables.c.sealed
        if person:
            over &= tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
        return self._ids(select(tables.c.id).where(over).order_by(tables.c.created))

    def _ids(self, query: Any) -> list[str]:
        with self.read() as connection:
            return [row[0] for row in connection.execute(query)]

    def set_table(self, table_id: str, **values: Any) -> None:
        with self.write() as connection:
            touch(connection, tables.c.id == table_id, **values, told=self.clock(connection))
            if values.get("hidden"):
                played.forget(connection, table_id)

    def set_seat(self, table_id: str, seat: int, **values: Any) -> None:
        """Change what does not depend on the game: orders, the person who looks after it."""
        with self.write() as connection:
            # The table first and then its seats, as everywhere: so nobody waits for each other.
            touch(connection, tables.c.id == table_id)
            _set_seat(connection, table_id, seat, values)

    def set_open(
        self,
        table_id: str,
        changes: Iterable[Change],
        if_open: bool = False,
        among: tuple[str, ...] = ("open",),
        known: Sequence[KnownSeat] = (),
        **values: Any,
    ) -> None:
        """Change seats (and the row) of a table that has not started; a start at the same time waits for us.

        Raises WrongStatus if its status is none of those, with `if_open` TableFull if a seat is taken, and
        Conflict if seats are not as they are `known`; open ones among these get their bots. Raises
        HaveBlocked or NotOpenToYou if a person would sit down beside somebody they must not meet.
        """
        with self.write() as connection:
            here = select(tables.c.version, tables.c.status).where(tables.c.id == table_id).with_for_update()
            version, status = connection.execute(here).one()
            if version or status not in among:
                found = "running" if version and status in among else status
                raise WrongStatus(f"the table is {found}", status=found, wanted=among[0])
            _fill_seats(connection, table_id, known)
            for seat, change in changes:
                if person := change.get("person"):
                    ties.check_seat(connection, table_id, person)
                    keep_found(connection, person, table_id, self.now())
                if not _set_seat(connection, table_id, seat, change, "open" if if_open else None):
                    raise TableFull("somebody else took that seat")
            touch(connection, tables.c.id == table_id, **values, told=self.clock(connection))

    def wish_rated(self, table_id: str, own: Sequence[int]) -> None:
        """Note that the players of these seats want a table to be rated; it is once all wish so.

        Raises WrongStatus.
        """
        here = tables.c.id == table_id
        with self.write() as connection:
            status = connection.execute(select(tables.c.status).where(here).with_for_update()).scalar()
            if status != "open":
                raise WrongStatus(f"the table is {status}", status=str(status), wanted="open")
            for seat in own:
                _set_seat(connection, table_id, seat, {"wants_rated": True})
            people = (seats.c.table_id == table_id) & (seats.c.kind == "human")
            against = select(seats.c.seat).where(people & ~seats.c.wants_rated)
            values = {}
            if connection.execute(against.limit(1)).first() is None:
                values["rated"] = True
                connection.execute(seats.update().where(people).values(wants_rated=False))
            touch(connection, here, **values, told=self.clock(connection))

    def take_seat(self, table_id: str, seat: int, values: dict[str, Any]) -> None:
        """Give the seat of a bot at a running table to a person; raise `TableFull` if it is no bot's.

        Raises HaveBlocked or NotOpenToYou if somebody sits there whom they must not meet.
        """
        with self.write() as connection:
            running = (tables.c.id == table_id) & (tables.c.status == "running")
            touch(connection, running, told=self.clock(connection))
            ties.check_seat(connection, table_id, values["person"])
            keep_found(connection, values["person"], table_id, self.now())
            if not _set_seat(connection, table_id, seat, values, "bot"):
                raise TableFull("somebody else took that seat")

    def invite(self, table_id: str, seat: int, by: str, person: str) -> None:
        """Keep an open seat for a person, who hears of it if they have played with the one who invites.

        Raises TableFull, WrongStatus, HaveBlocked, NoInvitations if they want none, and NoSuchPerson if they
        have blocked the one who invites.
        """
        with self.write() as connection:
            here = select(tables.c.status).where(tables.c.id == table_id).with_for_update()
            status = connection.execute(here).scalar()
            if status != "open":
                raise WrongStatus(f"the table is {status}", status=str(status), wanted="open")
            if person in ties.walls(connection, by):
                if ties.has_blocked(connection, by, [person]):
                    raise HaveBlocked()
                raise NoSuchPerson("nobody has that name", person="")
            # A program takes the invitations that its owner takes, and always those of its owner.
            whose, who = ties.root(connection, person), ties.root(connection, by)
            wants = connection.execute(select(people.c.invitations).where(people.c.id == whose)).scalar()
            refused = wants == "nobody" or (wants == "friends" and who not in ties.friends(connection, whose))
            if refused and who != whose:
                raise NoInvitations("they take no invitations from you")
            if not _set_seat(connection, table_id, seat, {"kept_for": person}, "open"):
                raise TableFull("somebody else took that seat")
            touch(connection, tables.c.id == table_id, told=self.clock(connection))
            theirs = select(seats.c.table_id).where(seats.c.person == person)
            together = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
            together = together.where(
                seats.c.person == by, tables.c.status == "finished", tables.c.id.in_(theirs)
            )
            if connection.execute(together.limit(1)).first() is not None:
                outbox.call(connection, table_id, person, self.clock(connection), "invited")

    def list_invited(self, person: str, limit: int) -> list[str]:
        """Return tables that have not begun and keep a seat for a person, the latest first."""
        kept = select(seats.c.table_id).where(seats.c.kept_for == person, seats.c.kind == "open")
        query = select(tables.c.id).where(tables.c.id.in_(kept), tables.c.status == "open", ~tables.c.hidden)
        with self.read() as connection:
            query = query.where(ties.apart_from(ties.walls(connection, person)))
            return list(connection.execute(query.order_by(tables.c.told.desc()).limit(limit)).scalars())

    def set_rematch(self, table_id: str, rematch: str, before: str = "") -> str:
        """Name the table that is played next instead of `before`, unless others were faster; return it."""
        with self.write() as connection:
            known = tables.c.rematch == before if before else tables.c.rematch.is_(None)
            touch(connection, (tables.c.id == table_id) & known, rematch=rematch, told=self.clock(connection))
            found = connection.execute(select(tables.c.rematch).where(tables.c.id == table_id)).scalar()
            return str(found)

    def sat_before(self, table_id: str, person: str) -> bool:
        """True if the person sat at the table that this one is a rematch of."""
        before = select(tables.c.id).where(tables.c.rematch == table_id)
        query = select(seats.c.seat).where(seats.c.table_id.in_(before), seats.c.person == person)
        with self.read() as connection:
            return connection.execute(query).first() is not None

    def belongs(self, club: str, person: str) -> bool:
        """True if a person is a host or a member of a club."""
        with self.read() as connection:
            return members.belongs(connection, club, person)

    def results_of(
        self, people: Collection[str], game: str, since: float
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the games that these people alone have finished together since then; bots don't count."""
        some = next(iter(people))
        own = select(seats.c.table_id).where(seats.c.person == some)
        found = select(tables).where(
            tables.c.id.in_(own),
            tables.c.game == game,
            tables.c.status == "finished",
            tables.c.updated >= since,
        )
        with self.read() as connection:
            rows = [from_columns(TableRow, row) for row in connection.execute(found).mappings()]
            sitting = SITTING.where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in connection.execute(sitting).mappings():
                by_table[seat["table_id"]].append(from_columns(SeatRow, seat))
        return [
            (row, by_table[row.id])
            for row in rows
            if {seat.person for seat in by_table[row.id] if seat.person} == set(people)
        ]

    def set_seen(self, places: Sequence[tuple[str, int]], here: bool = True) -> None:
        """Note that these seats' players were heard of, or are gone."""
        with self.write() as connection:
            seen = self.clock(connection) if here else 0.0
            for table_id, seat in places:
                _set_seat(connection, table_id, seat, {"seen": seen})

    # -- the log ------------------------------------------------------------------------------

    def append(self, change: Append) -> None:
        """Append entries to a table, all or none; raises Conflict (the table is further, or over)."""
        try:
            with self.write() as connection:
                self._append(connection, [change])
        except IntegrityError:
            raise Conflict from None

    def append_all(self, changes: Sequence[Append]) -> list[bool]:
        """Make changes of several tables in one transaction; return which were made (False: conflict)."""
        # Always in the same order: two processes never wait for each other's tables.
        ordered = sorted(changes, key=lambda change: change.table_id)
        try:
            with self.write() as connection:
                self._append(connection, ordered)
        except (IntegrityError, Conflict):
            # Somebody was quicker at one of the tables, and all were rolled back: each alone, then.
            return [self._appended(change) for change in changes]
        return [True] * len(changes)

    def _appended(self, change: Append) -> bool:
        try:
            self.append(change)
        except Conflict:
            return False
        return True

    def _append(self, connection: Connection, changes: Sequence[Append]) -> None:
        """Append to the logs of several tables; raises Conflict if any is not at its version."""
        now, logged = time.time(), self._logged(connection)
        rows = [
            {
                "table": change.table_id,
                "before": change.version,
                "after": change.version + len(change.new),
                "status_now": change.status,
                "now": now,
                "told_now": change.told,
                "result_now": None if change.result is None else msgspec.json.encode(change.result).decode(),
                "glance_now": None if change.glance is None else msgspec.json.encode(change.glance).decode(),
                "seated": int(change.seats is not None),
                "logged_now": logged,
            }
            for change in changes
        ]
        if self._advance.run(connection, rows) != len(rows):
            raise Conflict
        new = [row for change in changes for row in _entry_rows(change.table_id, change.version, change.new)]
        self._add_entries.run(connection, new)
        for change in changes:
            if change.seats is not None:
                _fill_seats(connection, change.table_id, change.seats)
            if change.notices is not None:
                outbox.note(connection, change.table_id, change.notices, self.clock(connection))
            if change.rated is not None:
                ratings.count(connection, change.table_id, change.rated, self.clock(connection))
            if change.status == "finished" and change.result is not None:
                played.note(connection, change.table_id, change.result, change.facts, change.told or now)

    def entries(self, table_id: str, since: int) -> list[Entry]:
        """Return the entries from a number on, in order."""
        with self.read() as connection:
            return _entries(connection, table_id, since)

    # -- leases ------------------------------------------------------------------------------------

    def take_lease(self, table_id: str, holder: str, seconds: float) -> float | None:
        """Take or renew a lease; return how many seconds another holder has it yet, None if it is ours."""
        with self.write() as connection:
            now = self.clock(connection)
            until: ColumnElement[float] = now + literal(seconds)
            insert = (sqlite if self.sqlite else postgresql).insert(leases)
            wanted = insert.values(table_id=table_id, holder=holder, until=until)
            free = (leases.c.holder == holder) | (leases.c.until < now)
            statement = wanted.on_conflict_do_update(
                index_elements=["table_id"], set_={"holder": holder, "until": until}, where=free
            )
            if connection.execute(statement).rowcount:
                return None
            query = select(leases.c.until - now).where(leases.c.table_id == table_id)
            return max(0.0, connection.execute(query).scalar() or 0.0)

    def renew_leases(self, ids: Collection[str], holder: str, seconds: float) -> list[str]:
        """Renew the leases of these tables; return those that are still the holder's."""
        with self.write() as connection:
            ours = (leases.c.holder == holder) & leases.c.table_id.in_(ids)
            until = self.clock(connection) + literal(seconds)
            found = connection.execute(
                leases.update().where(ours).values(until=until).returning(leases.c.table_id)
            )
            return [row[0] for row in found]

    def sweep_leases(self, seconds: float) -> None:
        """Remove the leases that lapsed this many seconds ago."""
        with self.write() as connection:
            connection.execute(delete(leases).where(leases.c.until < self.clock(connection) - seconds))

    def give_back_leases(self, holder: str) -> None:
        """Remove all leases of a holder."""
        with self.write() as connection:
            connection.execute(delete(leases).where(leases.c.holder == holder))

    # -- reviews -----------------------------------------------------------------------------------

    def review(self, table_id: str, making: int) -> bytes | None:
        """Return the lines of a table's review, if it was made by this analysis."""
        query = select(reviews.c.content).where(reviews.c.table_id == table_id, reviews.c.making == making)
        with self.read() as connection:
            content = connection.execute(query).scalar()
        return None if content is None else zlib.decompress(base64.b64decode(content))

    def keep_review(self, table_id: str, making: int, lines: bytes) -> None:
        """Keep a table's review in place of an older one."""
        content = base64.b64encode(zlib.compress(lines, 9)).decode()
        with self.write() as connection:
            connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
            connection.execute(reviews.insert().values(table_id=table_id, making=making, content=content))
            played.judge(connection, table_id, lines)

    # -- chat --------------------------------------------------------------------------------------

    def say(self, line: ChatRow) -> int:
        """Add a line of chat and return its number; the same client id gives the same line."""
        while True:
            try:
                with self.write() as connection:
                    known = select(chat.c.number).where(
                        chat.c.table_id == line.table_id,
                        chat.c.person == line.person,
                        chat.c.client == line.client,
                    )
                    number = connection.execute(known).scalar()
                    if number is not None:
                        return int(number)
                    last = select(func.max(chat.c.number)).where(chat.c.table_id == line.table_id)
                    number = (connection.execute(last).scalar() or 0) + 1
                    connection.execute(chat.insert().values(to_columns(replace(line, number=number))))
                    return int(number)
            except IntegrityError:
                continue

    def chat(self, table_id: str, room: str, since: int, limit: int) -> list[ChatRow]:
        """Return a room's newest lines after a number, oldest first."""
        query = (
            select(chat)
            .where(chat.c.table_id == table_id, chat.c.room == room, chat.c.number > since)
            .order_by(chat.c.number.desc())
            .limit(limit)
        )
        with self.read() as connection:
            found = connection.execute(query).mappings().all()
        return [from_columns(ChatRow, row) for row in reversed(found)]


class CompiledStatement:
    """A statement in the driver's own words: to put them together costs more than to carry it out."""

    def __init__(self, statement: Update | Insert, engine: Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        #: where the driver takes values by their place, in which order; None where it takes them by name
        self._order: list[str] | None = compiled.positiontup

    def run(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> int:
        """Run the statement once for each row, with its values; return how many rows it concerned."""
        given: Sequence[Any] = rows
        if self._order is not None:
            given = [tuple([row[name] for name in self._order]) for row in rows]
        return connection.exec_driver_sql(self._text, list(given) if len(given) > 1 else given[0]).rowcount


def touch(connection: Connection, which: ColumnElement[bool], **values: Any) -> None:
    """Change a table's row, or say that its seats change: readers can see which reading is newer.

    What everybody may know of comes with the time when it was `told`.
    """
    values |= {"revision": tables.c.revision + 1, "updated": time.time()}
    connection.execute(tables.update().where(which).values(**values))


def _entries(connection: Connection, table_id: str, since: int) -> list[Entry]:
    query = (
        select(entries.c.body)
        .where(entries.c.table_id == table_id, entries.c.number >= since)
        .order_by(entries.c.number)
    )
    return [log.decode(row[0]) for row in connection.execute(query)]


def _entry_rows(table_id: str, version: int, new: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "number": version + offset,
            "body": log.encode(entry),
            "client": getattr(entry, "client", "") or None,
        }
        for offset, entry in enumerate(new)
    ]


#: the seats of tables with the face of each one's player, who chose it for all tables
SITTING = select(
    seats, case((seats.c.kind == "human", func.coalesce(people.c.face, 0)), else_=0).label("face")
).join(people, people.c.id == seats.c.person, isouter=True)


def _seat_columns(seat: SeatRow) -> dict[str, Any]:
    """Return a seat as the database takes it: the face is in the row of its player."""
    columns = to_columns(seat)
    del columns["face"]
    return columns


def _set_seat(
    connection: Connection, table_id: str, seat: int, values: dict[str, Any], kind: str | None = None
) -> bool:
    chosen = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    if kind is not None:
        chosen &= seats.c.kind == kind
    return connection.execute(seats.update().where(chosen).values(**values)).rowcount == 1


def _fill_seats(connection: Connection, table_id: str, known: Sequence[KnownSeat]) -> None:
    """Fill the seats as the starter knew them, open ones with their bot; raise Conflict."""
    for seat in known:
        query = select(
            seats.c.kind,
            seats.c.name,
            seats.c.entropy,
            seats.c.seal,
            seats.c.sleep_start,
            seats.c.sleep_end,
        ).where(seats.c.table_id == table_id, seats.c.seat == seat.seat)
        if tuple(connection.execute(query).one()) != (
            seat.kind,
            seat.name,
            seat.entropy,
            seat.seal,
            *seat.sleep,
        ):
            raise Conflict
        if seat.kind == "open":
            filled = {"kind": "bot", "bot": seat.bot, "name": seat.bot_name}
            _set_seat(connection, table_id, seat.seat, filled)


@contextmanager
def _explained() -> Iterator[None]:
    """Turn the driver's troubles into ours; integrity errors are the caller's business."""
    try:
        yield
    except IntegrityError:
        raise
    except DataError as error:
        # PostgreSQL takes no NUL and no text that is too long; what comes from outside is checked before.
        raise BadRequest(_short(error), field="text") from error
    except (OperationalError, InterfaceError, sqlite3.OperationalError) as error:
        raise StorageAway(_short(error)) from error
    except (DatabaseError, sqlite3.DatabaseError) as error:
        raise StorageBroken(_short(error), reason=_short(error)) from error
    except SQLAlchemyError as error:
        raise StorageAway(_short(error)) from error


def _short(error: Exception) -> str:
    """Return the first line of what the driver said."""
    text = str(getattr(error, "orig", None) or error).strip()
    return text.splitlines()[0] if text else type(error).__name__


def _line() -> "ConnectionFactory | None":
    """Make connections to PostgreSQL that keep to the timeouts; without its driver `_engine` raises."""
    try:
        from starhold.server.store.postgresql import ConnectionFactory
    except ImportError:
        return None
    return ConnectionFactory()


def _engine(url: str, line: "ConnectionFactory | None") -> Engine:
    if url.startswith("postgresql://"):
        url = "postgresql+psycopg://" + url.removeprefix("postgresql://")
    try:
        kind = make_url(url).get_backend_name()
        if kind not in ("sqlite", "postgresql"):
            raise ValueError(f"{kind} is neither sqlite nor postgresql")
        if kind == "postgresql":
            engine = create_engine(
                url,
                pool_size=8,
                max_overflow=0,
                pool_pre_ping=True,
                pool_timeout=CONNECT_SECONDS,
                connect_args=NETWORK,
            )
            if line is not None:
                event.listen(engine, "do_connect", lambda _, __, words, more: line.connect(*words, **more))
            return engine
        engine = create_engine(
            url, poolclass=QueuePool, pool_size=4, max_overflow=0, pool_timeout=CONNECT_SECONDS
        )
    except ModuleNotFoundError as missing:
        raise DriverMissing(str(missing), module=missing.name or "") from None
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise BadAddress(f"{_short(error)}", url=_without_password(url), reason=_short(error)) from error
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", _begin)
    return engine


def _file_of(engine: Engine) -> Path | None:
    """Return the file that SQLite keeps everything in."""
    name = engine.url.database
    on_disk = engine.dialect.name == "sqlite" and name and name != ":memory:"
    return Path(name).absolute() if on_disk and name else None


def _keep_private(file: Path) -> None:
    """Let only its owner read the file, with seeds, links and passwords. SQLite's others follow it."""
    with contextlib.suppress(OSError):
        # What prevents it is reported better by SQLite itself.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        for name in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            if name.exists():
                name.chmod(name.stat().st_mode & 0o700)


def _without_password(url: str) -> str:
    """Return an address as it may be shown."""
    before, at, after = url.rpartition("@")
    scheme, _, user = before.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{after}" if at else url


def _durable(connection: Any, record: object) -> None:
    """Make commits reach the disk, and keep readers from waiting for the writer."""
    # Transactions are begun by us (see _begin), not by the driver.
    connection.isolation_level = None
    cursor = connection.cursor()
    busy = f"busy_timeout={1000 * LOCK_SECONDS}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", busy, "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Let writers take the lock at once: a reader that turns writer half-way could not wait for it."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
