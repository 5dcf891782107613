"""DeviceStore: the rows of one device's tables, kept in memory and saved by the browser.

It answers what `Store` answers to a process that is alone. Every change also goes into `changes`, by key;
`DeviceDatabase` saves them before it returns, so that a move is acknowledged only when it is safe.

    person            who plays here
    lessons, puzzles  how far they have come
    table/ID          a table and its seats
    log/ID/VERSION    the entries that one change appended, while the game runs
    past/ID           the whole log, packed, once the game is over
    chat/ID           the lines of chat
    review/ID         the review
"""

import time
import zlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from starhold.server.errors import NoSuchTable, TableFull, WrongStatus
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
)
from starhold.server.tables.clock import SteadyClock
from starhold.server.tables.entries import Entry
from starhold.server.wire import LessonProgress, Me, Origin, PuzzleSolved

Change = tuple[int, dict[str, Any]]
_VERSION_DIGITS = 6


class TableRows(msgspec.Struct):
    """A table's own row and those of its seats."""

    table: TableRow
    seats: list[SeatRow]


class KeptReview(msgspec.Struct, frozen=True):
    """A review and the analysis that made it."""

    making: int
    lines: bytes


_LOG: msgspec.json.Decoder[list[Entry]] = msgspec.json.Decoder(list[Entry])


class DeviceStore:
    """The rows of this device."""

    #: one writer, as with SQLite
    sqlite = True

    def __init__(self, saved: Mapping[str, bytes]) -> None:
        """Read what was saved; entries are decoded when a table is opened."""
        self._saved = dict(saved)
        #: keys that are not saved yet; None: to be removed
        self.changes: dict[str, bytes | None] = {}
        self._rows: dict[str, TableRows] = {}
        self._parts: dict[str, list[str]] = {}
        for key in sorted(self._saved):
            kind, _, rest = key.partition("/")
            if kind == "table":
                self._rows[rest] = msgspec.json.decode(self._saved[key], type=TableRows)
            elif kind == "log":
                self._parts.setdefault(rest.partition("/")[0], []).append(key)
        # A page may still have looked at what its person removed; now nobody does.
        for rows in [rows for rows in self._rows.values() if rows.table.hidden]:
            self.forget(rows.table.id)
        last = max((rows.table.logged for rows in self._rows.values()), default=0.0)
        self.now = SteadyClock(max(time.time(), last))

    def close(self) -> None:
        """Do nothing: all that was acknowledged is saved."""

    hang_up = ping = close

    # -- keys --------------------------------------------------------------------------------------

    def _save(self, key: str, value: bytes | None) -> None:
        self.changes[key] = value
        if value is None:
            self._saved.pop(key, None)
        else:
            self._saved[key] = value

    def _read(self, key: str, kind: Any, default: Any) -> Any:
        return msgspec.json.decode(self._saved[key], type=kind) if key in self._saved else default

    def _rows_of(self, table_id: str) -> TableRows:
        if table_id not in self._rows:
            raise NoSuchTable(f"there is no table {table_id!r}", table=table_id[:40])
        return self._rows[table_id]

    def _save_rows(self, rows: TableRows) -> None:
        self._save(f"table/{rows.table.id}", msgspec.json.encode(rows))

    def _touch(self, rows: TableRows, **values: Any) -> None:
        """Change a table's row, or note that its seats have changed."""
        if isinstance(values.get("origin"), str):
            values = {**values, "origin": msgspec.json.decode(values["origin"], type=Origin)}
        rows.table = replace(rows.table, **values, revision=rows.table.revision + 1, updated=time.time())
        self._save_rows(rows)

    # -- tables ------------------------------------------------------------------------------------

    def add_table(self, table: TableRow, seats: Sequence[SeatRow], new: Sequence[Entry] = ()) -> None:
        """Add a table, with its log if it has one already."""
        now = self.now()
        # Nobody else can sit at tables on a device, so there is no link to share.
        times = {"created": now, "updated": now, "told": now, "logged": now}
        row = replace(table, **times, version=len(new), invite="")
        rows = self._rows[table.id] = TableRows(row, list(seats))
        if new:
            self._append(table.id, 0, new)
        self._pack(rows)
        self._save_rows(rows)

    def table(self, table_id: str, since: int | None = None) -> StoredTable:
        """Return a table's rows, with its log from a number on if `since` gives one."""
        rows = self._rows_of(table_id)
        new = [] if since is None else self._log(table_id)[since:]
        return StoredTable(rows.table, list(rows.seats), new, self.now())

    def summaries(self, ids: Sequence[str]) -> dict[str, StoredTable]:
        """Return the rows of several tables, without their logs."""
        return {table_id: self.table(table_id) for table_id in ids if table_id in self._rows}

    def newest(self, ids: Sequence[str]) -> dict[str, TableProgress]:
        """Return how far each of these tables is."""
        found = ((table_id, self._rows[table_id].table) for table_id in ids if table_id in self._rows)
        return {table_id: TableProgress(row.version, row.revision) for table_id, row in found}

    def list_open(self, limit: int, person: str | None = None) -> list[str]:
        """Return no tables: nobody can come to this device."""
        return []

    def count_offered(self, person: str) -> int:
        return 0

    def list_of(self, person: str, statuses: Sequence[str], limit: int) -> list[str]:
        """Return the tables of these statuses, the latest first."""
        return [row.id for row in self._latest() if row.status in statuses][:limit]

    def list_played(self, person: str, limit: int) -> list[str]:
        """Return the finished games that the person sat at, the latest first."""
        found = [
            row.id
            for row in self._latest()
            if row.status == "finished"
            and row.result is not None
            and (row.origin is None or row.origin.dice == "moved")
        ]
        sat = [one for one in found if any(seat.person == person for seat in self._rows[one].seats)]
        return sat[:limit]

    def _latest(self) -> list[TableRow]:
        shown = [rows.table for rows in self._rows.values() if not rows.table.hidden]
        return sorted(shown, key=lambda row: -row.told)

    def list_running(self, quiet: float) -> dict[str, int]:
        """Return the games in progress whose log has not grown for this many seconds, and their versions."""
        since = self.now() - quiet
        rows = (one.table for one in self._rows.values())
        running = [row for row in rows if row.status in ("starting", "running") and row.logged <= since]
        return {row.id: row.version for row in running}

    def set_table(self, table_id: str, **values: Any) -> None:
        self._touch(self._rows_of(table_id), **values, told=self.now())

    def set_seat(self, table_id: str, seat: int, **values: Any) -> None:
        """Change what does not depend on the game."""
        rows = self._rows_of(table_id)
        self._set_seat(rows, seat, values)
        self._touch(rows)

    def _set_seat(self, rows: TableRows, seat: int, values: dict[str, Any]) -> None:
        if isinstance(values.get("orders"), str):
            values = {**values, "orders": msgspec.json.decode(values["orders"])}
        rows.seats[seat] = replace(rows.seats[seat], **values)

    def set_open(
        self,
        table_id: str,
        changes: Iterable[Change],
        if_open: bool = False,
        among: tuple[str, ...] = ("open",),
        known: Sequence[KnownSeat] = (),
        **values: Any,
    ) -> None:
        """Change seats and the row of a table that has not started; raises as `Store.set_open` does."""
        rows = self._rows_of(table_id)
        row = rows.table
        if row.version or row.status not in among:
            found = "running" if row.version and row.status in among else row.status
            raise WrongStatus(f"the table is {found}", status=found, wanted=among[0])
        wanted = list(changes)
        if if_open and any(rows.seats[seat].kind != "open" for seat, _ in wanted):
            raise TableFull("somebody else took that seat")
        self._fill_seats(rows, known)
        for seat, change in wanted:
            self._set_seat(rows, seat, change)
        self._touch(rows, **values, told=self.now())

    def _fill_seats(self, rows: TableRows, known: Sequence[KnownSeat]) -> None:
        """Give open seats their bots; raise `Conflict` if a seat is not as the starter knew it."""
        for one in known:
            seat = rows.seats[one.seat]
            sleep = (seat.sleep_start, seat.sleep_end)
            if (seat.kind, seat.name, seat.entropy, seat.seal, sleep) != one[1:6]:
                raise Conflict
        for one in known:
            if one.kind == "open":
                self._set_seat(rows, one.seat, {"kind": "bot", "bot": one.bot, "name": one.bot_name})

    def set_rematch(self, table_id: str, rematch: str, before: str = "") -> str:
        """Name the table that is played next instead of `before`, unless there is another; return it."""
        rows = self._rows_of(table_id)
        if (rows.table.rematch or "") == before:
            self._touch(rows, rematch=rematch, told=self.now())
        return str(rows.table.rematch)

    def sat_before(self, table_id: str, person: str) -> bool:
        """True if the person sat at the table that this one is a rematch of."""
        before = [rows for rows in self._rows.values() if rows.table.rematch == table_id]
        return any(seat.person == person for rows in before for seat in rows.seats)

    def results_of(
        self, people: Collection[str], game: str, since: float
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the games that these people have finished together since then; bots don't count."""
        return [
            (rows.table, list(rows.seats))
            for rows in self._rows.values()
            if rows.table.game == game
            and rows.table.status == "finished"
            and rows.table.updated >= since
            and {seat.person for seat in rows.seats if seat.person} == set(people)
        ]

    def set_seen(self, places: Sequence[tuple[str, int]], here: bool = True) -> None:
        """Do nothing: no other process wants to know who is here."""

    # -- the log -----------------------------------------------------------------------------------

    def append_all(self, changes: Sequence[Append]) -> list[bool]:
        """Append to the logs of several tables; return which changes were made and which are in conflict."""
        return [self._appended(change) for change in changes]

    def _appended(self, change: Append) -> bool:
        rows = self._rows_of(change.table_id)
        row = rows.table
        if row.version != change.version or row.status in OVER:
            return False
        try:
            self._fill_seats(rows, change.seats or ())
        except Conflict:
            return False
        told = {} if change.told is None else {"told": change.told}
        result = {} if change.result is None else {"result": change.result}
        glance = {} if change.glance is None else {"glance": change.glance}
        rows.table = replace(
            row,
            version=change.version + len(change.new),
            status=change.status,
            revision=row.revision + int(change.seats is not None),
            updated=time.time(),
            logged=self.now(),
            **told,
            **result,
            **glance,
        )
        self._append(change.table_id, change.version, change.new)
        self._pack(rows)
        self._save_rows(rows)
        return True

    def _append(self, table_id: str, version: int, new: Sequence[Entry]) -> None:
        key = f"log/{table_id}/{version:0{_VERSION_DIGITS}d}"
        self._parts.setdefault(table_id, []).append(key)
        self._save(key, msgspec.json.encode(list(new)))

    def _log(self, table_id: str) -> list[Entry]:
        past = self._saved.get(f"past/{table_id}")
        if past is not None:
            return _LOG.decode(zlib.decompress(past))
        return [entry for key in self._parts.get(table_id, ()) for entry in _LOG.decode(self._saved[key])]

    def _pack(self, rows: TableRows) -> None:
        """Pack the log of a game that is over: it takes a tenth of the space."""
        table_id = rows.table.id
        if rows.table.status in OVER and self._parts.get(table_id):
            log = zlib.compress(msgspec.json.encode(self._log(table_id)), 9)
            for key in self._parts.pop(table_id):
                self._save(key, None)
            self._save(f"past/{table_id}", log)

    def entries(self, table_id: str, since: int) -> list[Entry]:
        """Return the entries from a number on, in order."""
        return self._log(table_id)[since:]

    def forget(self, table_id: str) -> None:
        """Remove a table and all that belongs to it from this device."""
        self._rows.pop(table_id, None)
        kinds = ("table", "past", "chat", "review")
        for key in (*self._parts.pop(table_id, ()), *(f"{kind}/{table_id}" for kind in kinds)):
            if key in self._saved:
                self._save(key, None)

    # -- chat, reviews -----------------------------------------------------------------------------

    def say(self, line: ChatRow) -> int:
        """Add a line of chat and return its number; the same client id gives the same line."""
        key = f"chat/{line.table_id}"
        lines = self._read(key, list[ChatRow], [])
        for one in lines:
            if (one.person, one.client) == (line.person, line.client):
                return int(one.number)
        number = len(lines) + 1
        self._save(key, msgspec.json.encode([*lines, replace(line, number=number)]))
        return number

    def chat(self, table_id: str, room: str, since: int, limit: int) -> list[ChatRow]:
        """Return a room's newest lines after a number, oldest first."""
        lines = self._read(f"chat/{table_id}", list[ChatRow], [])
        return [one for one in lines if one.room == room and one.number > since][-limit:]

    def review(self, table_id: str, making: int) -> bytes | None:
        """Return the lines of a table's review, if this analysis made it."""
        kept = self._read(f"review/{table_id}", KeptReview, None)
        return None if kept is None or kept.making != making else zlib.decompress(kept.lines)

    def keep_review(self, table_id: str, making: int, lines: bytes) -> None:
        """Keep a table's review in place of an older one."""
        self._save(f"review/{table_id}", msgspec.json.encode(KeptReview(making, zlib.compress(lines, 9))))

    # -- the person --------------------------------------------------------------------------------

    def person(self) -> Me | None:
        """Return who plays on this device, if they have said their name."""
        found: Me | None = self._read("person", Me, None)
        return found

    def set_person(self, me: Me) -> None:
        """Keep the name of the person, also at the tables that are still played."""
        self._save("person", msgspec.json.encode(me))
        for rows in self._rows.values():
            for seat in rows.seats:
                if seat.kind == "human" and seat.person == me.id and rows.table.status not in OVER:
                    self._set_seat(rows, seat.seat, {"name": me.name})
                    self._touch(rows)

    def away(self, people: Sequence[str]) -> dict[str, tuple[float, float]]:
        """Return nothing: no game on a device lasts days, so nobody is away."""
        return {}

    def owner_name(self, person: str) -> str:
        return ""

    def lessons_of(self, person: str) -> tuple[LessonProgress, ...]:
        """Return how far the person has come in lessons."""
        return tuple(self._read("lessons", list[LessonProgress], []))

    def keep_lesson(self, person: str, progress: LessonProgress) -> None:
        """Keep the last beat; what was finished once stays finished."""
        key = (progress.game, progress.lesson)
        known = {(one.game, one.lesson): one for one in self.lessons_of(person)}
        done = progress.done or (key in known and known[key].done)
        known[key] = replace(progress, done=done)
        self._save("lessons", msgspec.json.encode(list(known.values())))

    def puzzles_of(self, person: str) -> tuple[PuzzleSolved, ...]:
        """Return the puzzles that the person has solved."""
        return tuple(self._read("puzzles", list[PuzzleSolved], []))

    def keep_puzzle(self, person: str, solved: PuzzleSolved) -> None:
        """Add a puzzle that the person has solved, maybe again."""
        found = {*self.puzzles_of(person), solved}
        order = sorted(found, key=lambda one: (one.game, len(one.puzzle), one.puzzle))
        self._save("puzzles", msgspec.json.encode(order))
