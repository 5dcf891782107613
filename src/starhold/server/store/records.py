"""Records at tables: check one, look into one, keep one as a finished table, take tables out and in."""

import re
import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from starhold.kernel import registry
from starhold.kernel.errors import RecordError
from starhold.kernel.fairness import seed_bytes
from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.record import (
    DIGESTS,
    BadField,
    Record,
    RecordNotText,
    RecordTooLong,
    Seat,
    Takeback,
    history,
)
from starhold.kernel.record_files import parse
from starhold.kernel.verify import Replay, verify
from starhold.server.people import identity
from starhold.server.store.rows import OVER, NewRows, SeatRow, StoredTable
from starhold.server.tables.access import check_status
from starhold.server.tables.entries import Abandoned, Entry, Moved, Started, Undone
from starhold.server.tables.new_table import seat_row, table_row
from starhold.server.tables.table import Table
from starhold.server.viewers.log_entry import event_line
from starhold.server.viewers.still import still_position
from starhold.server.wire import (
    LogEntry,
    Problem,
    RecordMoment,
    Verification,
)

if TYPE_CHECKING:
    from starhold.server.store.store import Store

#: of a record that a stranger sends; the longest game at random has a third as many moves
MOST_MOVES: Final = 10_000
MOST_SEATS: Final = 16
MOST_WORDS: Final = 200
MOST_LETTERS: Final = 200
MOST_CHANCE: Final = 2_000
HASH: Final = re.compile("([0-9a-f]{64})?")


def read_record(content: bytes) -> Record:
    """A record from what was sent; raises RecordError."""
    try:
        record = parse(content.decode())
    except UnicodeDecodeError:
        raise RecordNotText("a record is UTF-8 text") from None
    _check_size(record)
    return record


def _check_size(record: Record) -> None:
    """Whatever has more than a game can have is no record of one, and is not replayed."""
    moves = [*record.moves, *(move for takeback in record.takebacks for move in takeback.moves)]
    texts = [
        *record.entropy,
        *record.seals,
        *(seat.name for seat in record.seats),
        *record.options,
        *record.options.values(),
    ]
    for what, count, most in (
        ("moves", len(moves), MOST_MOVES),
        ("seats", len(record.seats), MOST_SEATS),
        ("words", len(texts), MOST_WORDS),
        ("letters", max(map(len, texts), default=0), MOST_LETTERS),
        ("chance", max(len(record.setup), *(len(move.chance) for move in moves), 0), MOST_CHANCE),
    ):
        if count > most:
            raise RecordTooLong(f"{count} {what}", what=what, most=most)


def verification(content: bytes) -> Verification:
    """Check everything about a record."""
    try:
        record = read_record(content)
        verdict = verify(record)
    except RecordError as error:
        return Verification(False, problem=Problem(error.key, error.arguments))
    return Verification(
        True,
        record.game,
        verdict.moves,
        verdict.fair,
        takebacks=verdict.takebacks,
        taken_back=verdict.taken_back,
        rerolled=verdict.rerolled,
        committed=verdict.committed,
        words=verdict.words,
        withheld=verdict.withheld,
    )


def look_into(content: bytes, ply: int, seat: int | None) -> RecordMoment:
    """The table after so many moves of a record; a record that is over hides nothing from any seat."""
    record = read_record(content)
    if seat is not None and not 0 <= seat < len(record.seats):
        seat = None
    replay = Replay(record)
    log = _lines(replay.game, replay.events, 0, seat)
    for _ in range(min(max(ply, 0), len(record.moves))):
        replay.step()
        log += _lines(replay.game, replay.events, replay.made, seat)
    position = still_position(replay.state, seat, version=replay.made, log=log)
    # A record of a game that was resigned ends before the rules end it.
    position = replace(position, over=replay.made == len(record.moves))
    return RecordMoment(record.game, tuple(one.name for one in record.seats), position)


def _lines(game: Game, events: list[Event], ply: int, seat: int | None) -> list[LogEntry]:
    return [event_line(game, event, ply) for event in events if event.heard_by(seat)]


def record_of(table: Table) -> Record:
    """The whole game with its seed opened; only for tables that are over."""
    if table.status not in OVER:
        check_status(table, "finished")
    seats = tuple(Seat(seat.name, seat.bot or "human") for seat in table.seats)
    if table.origin is not None:
        # Its first moves have the dice of another table: no seed gives all of them.
        return replace(table.play.started.record(), seats=seats)
    return replace(table.play.started.record(table.seed), seats=seats, commitment=table.commitment)


# -- keeping records as tables --------------------------------------------------------------------------


def keep(store: "Store", record: Record, host: str) -> str:
    """Write a record into the database as a table of its own; tells its id."""
    rows = prepared(record, host)
    store.add_table(rows.table, rows.seats, rows.entries)
    return rows.table.id


def prepared(record: Record, host: str) -> NewRows:
    """Check a record, and make a table from it that can be read; an unfinished one is kept as abandoned."""
    verify(record)
    for field, hashed in (("commitment", record.commitment), *(("seals", one) for one in record.seals)):
        if not HASH.fullmatch(hashed):
            raise BadField(f"the {field} is not a hash", field=field, detail="64 hex digits")
    table_id = identity.new_id()
    game = registry.game(record.game)
    row = table_row(table_id, game, record.options, host, seed_bytes(record).hex(), record.commitment)
    status = "abandoned" if record.result is None else "finished"
    row = replace(row, rules_version=record.version, status=status, result=record.result)
    seats = [_seat(table_id, number, seat) for number, seat in enumerate(record.seats)]
    entries = _entries(record, game, time.time())
    # As the database would give it: with the time on its clock.
    table = Table(StoredTable(row, seats, [], time.time()), game)
    return NewRows(row, seats, _carried_out(table, entries))


def _seat(table_id: str, number: int, seat: Seat) -> SeatRow:
    name = identity.clean(seat.name[:64] or "?", 64, "name")
    if seat.kind == "human":
        return seat_row(table_id, number, "human", None, name)
    return seat_row(table_id, number, "bot", None, name, identity.clean(seat.kind[:20] or "?", 20, "kind"))


def _carried_out(table: Table, entries: list[Entry]) -> list[Entry]:
    """The log, carried out as it will be whenever the table is read; missing digests are filled in."""
    whole = all(entry.digest for entry in entries if isinstance(entry, Started | Moved))
    done: list[Entry] = []
    for entry in entries:
        if isinstance(entry, Started) and not whole:
            # Nothing can be compared yet: what the record says was compared when it was verified.
            table.read(replace(entry, digests=0))
            entry = replace(entry, digest=table.game.digest(table.play.table()), digests=DIGESTS)
        else:
            table.read(entry)
            if isinstance(entry, Moved) and not whole:
                entry = replace(entry, digest=table.game.digest(table.play.table()))
        done.append(entry)
    return done


def _entries(record: Record, game: Game, now: float) -> list[Entry]:
    names = tuple(seat.name for seat in record.seats)
    entries: list[Entry] = [
        Started(now, names, record.entropy, record.setup, record.setup_digest, record.digests, record.seals)
    ]
    for done in history(record):
        if isinstance(done, Takeback):
            entries.append(Undone(now, done.seat, done.left))
        else:
            entries.append(Moved(now, done.seat, done.notation, done.chance, done.digest))
    if record.result is None:
        entries.append(Abandoned(now))
    return entries
