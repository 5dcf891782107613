"""The download of all that a person has here: a ZIP of plain JSON, a table of games, and every record."""

import io
from collections.abc import Iterable, Iterator
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from starhold.kernel import record_files
from starhold.kernel.errors import StarholdError
from starhold.server.people.export import export_person
from starhold.server.store.records import record_of
from starhold.server.store.store import Store
from starhold.server.tables.rebuild import read_table

#: the names in the ZIP: what is stored, by table; the history; the records; games that can't be replayed
DATA: Final = "data.json"
HISTORY: Final = "history.csv"
RECORDS: Final = "records"
LEFT_OUT: Final = f"{RECORDS}/left-out.json"


def files_of(store: Store, person: str, history: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a person's download, by name; raise NoSuchPerson."""
    yield DATA, _plain(export_person(store, person))
    yield HISTORY, history
    left_out: dict[str, str] = {}
    for table_id in store.list_over(person):
        try:
            table = read_table(store, table_id)
            record = record_files.encode(record_of(table))
        except StarholdError as error:
            left_out[table_id] = str(error)
            continue
        yield f"{RECORDS}/{table.game.name}-{table_id}.json", record.encode()
    if left_out:
        yield LEFT_OUT, _plain(left_out)


def packed(files: Iterable[tuple[str, bytes]]) -> Iterator[bytes]:
    """Yield a ZIP file with these files, part by part: nothing but the current one is held in memory."""
    pipe = _Pipe()
    with ZipFile(pipe, "w", ZIP_DEFLATED) as archive:
        for name, content in files:
            archive.writestr(name, content)
            yield pipe.taken()
    yield pipe.taken()


class _Pipe(io.RawIOBase):
    """A file that can't be read or wound back: what was written is taken away."""

    def __init__(self) -> None:
        super().__init__()
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, content: Any) -> int:
        self._written += content
        return len(content)

    def taken(self) -> bytes:
        """Return what was written since the last time."""
        found = bytes(self._written)
        self._written.clear()
        return found


def _plain(content: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content)) + b"\n"
