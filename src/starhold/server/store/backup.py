"""Backup: everything that a database holds, in one file of JSON lines that any Starhold database takes back.

The first line says what the file is; each further line is a row, with the name of its table; the last one
counts the rows and carries the hash of all lines before it, so that a file that was cut or changed is not
taken for a whole one.
"""

import hashlib
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError, StatementError

from starhold.kernel import record as records
from starhold.kernel import record_files
from starhold.kernel.errors import StarholdError
from starhold.server.store.migrate import check_known, newest_form, rebuild, tables_in
from starhold.server.store.records import record_of
from starhold.server.store.schema import metadata, tables
from starhold.server.store.store import Store
from starhold.server.tables.rebuild import read_table

FORMAT: Final = 2
#: the first format had no end
WITHOUT_END: Final = 1
#: rows are read and written this many at a time
BATCH: Final = 500
SUFFIX: Final = ".backup"
#: the first line is shorter
HEAD_BYTES: Final = 400
#: the file of the data folder that says how the scheduled backups go
STATE: Final = "backup-state.json"


class BackupExists(StarholdError):
    """The file is there already."""


class BackupWrite(StarholdError):
    """The file cannot be written."""


class NotABackup(StarholdError):
    """The file is something else."""


class BackupDamaged(StarholdError):
    """A line of the file cannot be read."""


class BackupCut(StarholdError):
    """The file has no end, or lines are missing or changed."""


class BackupWithoutEnd(StarholdError):
    """An older Starhold wrote the file: nothing in it shows whether it is whole."""


class HouseNotEmpty(StarholdError):
    """A backup goes into an empty database."""


class BackupHead(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    starhold_backup: int
    #: the form of the database that it was made of (store/migrate.py); older backups do not say
    form: str = ""
    #: the key that signs cookies, where the server keeps it in its data folder
    secret: str = ""


class BackupRow(msgspec.Struct, frozen=True):
    """A row of one of the tables of the schema."""

    table: str
    row: dict[str, str | int | float | bool | None]


class BackupEnd(msgspec.Struct, frozen=True):
    """The last line: how many rows of each table stand before it, and the hash of all that."""

    rows: dict[str, int]
    sha256: str


def save(store: Store, path: Path, secret: str = "") -> int:
    """Write a backup that only its owner can read; return the number of tables in it."""
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise BackupExists(f"{path} exists", file=str(path)) from None
    except OSError as error:
        raise _unwritable(path, error) from None
    try:
        with os.fdopen(handle, "wb") as file:
            count = stream(store, file, secret)
            file.flush()
            os.fsync(file.fileno())
    except BaseException as error:
        path.unlink()
        if isinstance(error, OSError):
            raise _unwritable(path, error) from None
        raise
    return count


def stream(store: Store, file: BinaryIO, secret: str = "") -> int:
    """Write a backup of one moment, row by row; return the number of tables in it. Nobody waits for it."""
    rows: Counter[str] = Counter()
    digest = hashlib.sha256()

    def write(line: BackupHead | BackupRow) -> None:
        content = msgspec.json.encode(line) + b"\n"
        digest.update(content)
        file.write(content)

    write(BackupHead(FORMAT, store.form() or newest_form(), secret))
    for line in _lines(store):
        rows[line.table] += 1
        write(line)
    file.write(msgspec.json.encode(BackupEnd(dict(rows), digest.hexdigest())) + b"\n")
    return rows[tables.name]


def check(path: Path) -> int:
    """Read a backup to its end; return the number of tables in it, or raise what is wrong with it."""
    if not is_backup(path):
        raise NotABackup("the file does not start like a backup", file=str(path))
    return sum(line.table == tables.name for line in _read(path, without_end=False))


def _unwritable(path: Path, error: OSError) -> BackupWrite:
    return BackupWrite(str(error), file=str(path), reason=error.strerror or str(error))


def _lines(store: Store) -> Iterator[BackupRow]:
    """Yield all rows as of one moment."""
    with store.snapshot() as connection:
        # As the database has them: it may be of an older form.
        for table in tables_in(connection).sorted_tables:
            found = connection.execution_options(yield_per=BATCH).execute(select(table))
            for row in found.mappings():
                yield BackupRow(str(table.name), {str(name): value for name, value in row.items()})


def restore(store: Store, path: Path, without_end: bool = False) -> int:
    """Put a backup into an empty database, all or nothing; return the number of tables in it.

    `without_end`: take also a file of the first format, which may have been cut.
    """
    count = read_in(store, path, without_end)
    store.prepare()
    return count


def read_in(store: Store, path: Path, without_end: bool = False) -> int:
    """Do the same as `restore`, but leave the database in the form that the backup has."""
    form = _head(path).form or newest_form()
    check_known(form)
    with store.write() as connection:
        for table in tables_in(connection).sorted_tables:
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise HouseNotEmpty("the database is not empty")
    if store.form() != form:
        # It is read in as it was, and then brought up to date as it would have been where it was.
        with store.write() as connection:
            rebuild(connection, form)
    count = 0
    with _whole_rows(), store.write() as connection:
        known = tables_in(connection) if _head(path).form else metadata
        waiting: list[dict[str, Any]] = []
        last = ""
        for number, line in enumerate(_read(path, without_end), start=2):
            if line.table not in known.tables or line.row.keys() - known.tables[line.table].c.keys():
                raise BackupDamaged(f"line {number}", line=number)
            if waiting and (line.table != last or len(waiting) == BATCH):
                connection.execute(known.tables[last].insert(), waiting)
                waiting = []
            last = line.table
            waiting.append(line.row)
            count += line.table == tables.name
        if waiting:
            connection.execute(known.tables[last].insert(), waiting)
    return count


@contextmanager
def _whole_rows() -> Iterator[None]:
    """Raise BackupCut for rows that contradict each other: they are no backup."""
    try:
        yield
    except (IntegrityError, StatementError) as error:
        raise BackupCut("rows are missing or duplicated") from error


def is_backup(path: Path) -> bool:
    """True if the file begins as a backup does."""
    try:
        with path.open("rb") as file:
            msgspec.json.decode(file.readline(HEAD_BYTES), type=BackupHead)
    except msgspec.DecodeError:
        return False
    except OSError as error:
        raise records.RecordUnreadable(
            str(error), file=str(path), reason=error.strerror or str(error)
        ) from None
    return True


def secret_in(path: Path) -> str:
    """Return the key that signs cookies, if the backup has it."""
    return _head(path).secret


def _head(path: Path) -> BackupHead:
    with path.open("rb") as file:
        return msgspec.json.decode(file.readline(HEAD_BYTES), type=BackupHead)


def _read(path: Path, without_end: bool) -> Iterator[BackupRow]:
    """Yield the rows; raise BackupCut after the last one if they are not all that were written."""
    with path.open("rb") as file:
        first = file.readline(HEAD_BYTES)
        head = msgspec.json.decode(first, type=BackupHead)
        if head.starhold_backup == WITHOUT_END:
            if not without_end:
                raise BackupWithoutEnd("a backup of an older version", file=str(path))
        elif head.starhold_backup != FORMAT:
            raise NotABackup(f"format {head.starhold_backup}", file=str(path))
        digest = hashlib.sha256(first)
        rows: Counter[str] = Counter()
        end: BackupEnd | None = None
        for number, content in enumerate(file, start=2):
            line = _line(content, number)
            if end is not None:
                raise BackupDamaged(f"line {number}", line=number)
            if isinstance(line, BackupEnd):
                end = line
                continue
            digest.update(content)
            rows[line.table] += 1
            yield line
        if head.starhold_backup == FORMAT and end != BackupEnd(dict(rows), digest.hexdigest()):
            raise BackupCut("the end is missing or does not match", file=str(path))


def _line(content: bytes, number: int) -> BackupRow | BackupEnd:
    try:
        if content.startswith(b'{"rows":'):
            return msgspec.json.decode(content, type=BackupEnd)
        line = msgspec.json.decode(content, type=BackupRow)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BackupDamaged(f"line {number}", line=number) from None
    return line


# -- upgrades and schedules --------------------------------------------------------------------------


class Upgraded(NamedTuple):
    """What a database was brought from and to, and where it was saved before."""

    before: str
    after: str
    file: Path


def upgrade(store: Store, folder: Path) -> Upgraded | None:
    """Bring a database up to date, and save it in the folder before; None if there was nothing to do."""
    with store.one_upgrade():
        before, after = store.form(), newest_form()
        if before is None or before == after:
            store.prepare()
            return None
        file = folder / f"before-{after}-of-{before}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}{SUFFIX}"
        make_folder(folder, 0o700)
        save(store, file)
        store.prepare()
        return Upgraded(before, after, file)


class BackupState(msgspec.Struct, frozen=True):
    """How the scheduled backups of a server go."""

    folder: str
    #: the longest time between two
    seconds: float
    #: when the last was made, and when making one failed last since then; 0 for never
    made: float = 0.0
    failed: float = 0.0
    error: str = ""

    def overdue(self, now: float) -> bool:
        """True if the last one is older than it may be, by half a turn."""
        return bool(self.error) or now - self.made > 1.5 * self.seconds + 300


def state_of(home: Path) -> BackupState | None:
    """Return what is known of the scheduled backups of a data folder; None if there are none."""
    try:
        return msgspec.json.decode((home / STATE).read_bytes(), type=BackupState)
    except (OSError, msgspec.MsgspecError):
        return None


def note_state(home: Path, state: BackupState | None) -> None:
    """Keep it for all that ask: every process of the server, and `starhold doctor`."""
    file = home / STATE
    if state is None:
        file.unlink(missing_ok=True)
        return
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(state))
    part.replace(file)


def last_made(folder: Path) -> float:
    """Return when the newest scheduled backup of a folder was made; 0 if there is none."""
    return max((path.stat().st_mtime for path in folder.glob(f"starhold-*{SUFFIX}")), default=0.0)


def check_folder(folder: Path) -> None:
    """Raise BackupWrite if no backup could be written there."""
    make_folder(folder, 0o700)
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise _unwritable(folder, error) from None


def scheduled(store: Store, folder: Path, seconds: float, keep: int, secret: str = "") -> Path | None:
    """Save a database if its last backup in the folder is so old, and drop the oldest; the new file."""
    make_folder(folder, 0o700)
    done = sorted(folder.glob(f"starhold-*{SUFFIX}"))
    if done and time.time() - done[-1].stat().st_mtime < seconds:
        return None
    file = folder / f"starhold-{time.strftime('%Y%m%d-%H%M%S')}{SUFFIX}"
    part = file.with_suffix(".part")
    part.unlink(missing_ok=True)
    # Under its own name there are whole ones only.
    save(store, part, secret)
    part.rename(file)
    for old in [*done, file][:-keep]:
        old.unlink(missing_ok=True)
    return file


def make_folder(folder: Path, mode: int = 0o777) -> None:
    """Make a folder unless it is there; raise BackupWrite."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=mode)
    except OSError as error:
        raise _unwritable(folder, error) from None


def export(store: Store, folder: Path) -> int:
    """Write a record for every game that is over; return how many."""
    make_folder(folder)
    count = 0
    for table_id in store.list_over():
        table = read_table(store, table_id)
        record_files.write(folder / f"{table.game.name}-{table_id}.json", record_of(table))
        count += 1
    return count
