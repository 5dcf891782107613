"""Records at tables: check one, look into one, keep one as a finished table, take tables out and in."""

import re
import secrets
import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from starhold.bots.base import names as bot_names
from starhold.kernel import registry
from starhold.kernel.chance import FairChance
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
from starhold.server.errors import BadRequest, OtherRulesElsewhere, WrongStatus
from starhold.server.people import identity
from starhold.server.store.rows import OVER, NewRows, SeatRow, StoredTable, TableRow
from starhold.server.tables.access import check_status
from starhold.server.tables.entries import Abandoned, Entry, Moved, Started, Undone
from starhold.server.tables.new_table import SEED_BYTES, seat_row, table_row
from starhold.server.tables.table import Table
from starhold.server.viewers.log_entry import event_line
from starhold.server.viewers.still import still_position
from starhold.server.wire import (
    LogEntry,
    Origin,
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
    """Return a record from what was sent; raise RecordError."""
    try:
        record = parse(content.decode())
    except UnicodeDecodeError:
        raise RecordNotText("a record is UTF-8 text") from None
    _check_size(record)
    return record


def _check_size(record: Record) -> None:
    """Raise if something has more than a game can have: it is no record of one, and is not replayed."""
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
    """Return the table after `ply` moves of a record; a finished record hides nothing from any seat."""
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
    """Return the whole game with its seed revealed; only for tables that are over."""
    if table.status not in OVER:
        check_status(table, "finished")
    return _record(table, table.play.started.record(_own_seed(table)))


def taken_along(table: Table) -> Record:
    """Return the game so far with its seed, a secret until then, to continue it elsewhere."""
    return _record(table, table.play.started.unfinished(_own_seed(table)))


def _own_seed(table: Table) -> bytes:
    """Return the seed, if it gives all dice of the game: not where another table's dice begin it."""
    return table.seed if table.origin is None or table.origin.dice == "moved" else b""


def _record(table: Table, record: Record) -> Record:
    seats = tuple(Seat(seat.name, seat.bot or "human") for seat in table.seats)
    # The seed of a game that has moved was opened before its end: it promises nothing.
    return replace(record, seats=seats, commitment=table.commitment if table.origin is None else "")


# -- keeping records as tables --------------------------------------------------------------------------


def keep(store: "Store", record: Record, host: str) -> str:
    """Write a record into the database as a table of its own; return its id."""
    rows = prepared(record, host)
    store.add_table(rows.table, rows.seats, rows.entries)
    return rows.table.id


def prepared(record: Record, host: str) -> NewRows:
    """Check a record, and make a table from it that can be read; an unfinished one is kept as abandoned."""
    _check(record)
    game, now = registry.game(record.game), time.time()
    row = table_row(
        identity.new_id(), game, record.options, host, seed_bytes(record).hex(), record.commitment
    )
    status = "abandoned" if record.result is None else "finished"
    row = replace(row, rules_version=record.version, status=status, result=record.result)
    seats = [_seat(row.id, number, seat) for number, seat in enumerate(record.seats)]
    entries = _entries(record, now)
    return _rows(row, seats, entries if record.result is not None else [*entries, Abandoned(now)])


def continued(record: Record, host: str) -> NewRows:
    """Check the record of a game that was begun elsewhere, and make a table at which the host continues it.

    All its people are at the host's device. Without an opened seed the next dice come from a new one.
    """
    _check(record)
    game = registry.game(record.game)
    if record.version != game.version:
        known = {"version": record.version, "known": game.version}
        raise OtherRulesElsewhere(f"rules {record.version!r}, here {game.version!r}", game=game.name, **known)
    if record.result is not None:
        raise WrongStatus("the game is over", status="finished", wanted="running")
    seed = seed_bytes(record) or secrets.token_bytes(SEED_BYTES)
    commitment = FairChance(seed).commitment()
    row = table_row(identity.new_id(), game, record.options, host, seed.hex(), commitment)
    row = replace(row, status="running", origin=Origin("", len(record.moves), "moved"))
    people = [number for number, seat in enumerate(record.seats) if seat.kind == "human"]
    if not people:
        raise BadRequest("at least one seat must be for a person", field="seats")
    seats = []
    for number, seat in enumerate(record.seats):
        name = identity.clean(seat.name[: identity.NAME_LENGTH] or "?", identity.NAME_LENGTH, "name")
        if seat.kind == "human":
            kind = "human" if number == people[0] else "hotseat"
            seats.append(seat_row(row.id, number, kind, host, name))
        elif seat.kind in bot_names():
            seats.append(seat_row(row.id, number, "bot", None, name, seat.kind))
        else:
            raise BadRequest(f"there is no bot {seat.kind!r}", field="bot")
    return _rows(row, seats, _entries(record, time.time()))


def named(rows: NewRows, table_id: str) -> NewRows:
    """Return the rows of a table with another id."""
    seats = [replace(seat, table_id=table_id) for seat in rows.seats]
    return replace(rows, table=replace(rows.table, id=table_id), seats=seats)


def with_host(rows: NewRows, name: str) -> NewRows:
    """Return the rows with the host's name at their own seat."""
    seats = [replace(seat, name=name) if seat.kind == "human" else seat for seat in rows.seats]
    names = tuple(seat.name for seat in seats)
    entries = [replace(one, names=names) if isinstance(one, Started) else one for one in rows.entries]
    return replace(rows, seats=seats, entries=entries)


def _check(record: Record) -> None:
    """Raise what is wrong with a record that becomes a table."""
    verify(record)
    for field, hashed in (("commitment", record.commitment), *(("seals", one) for one in record.seals)):
        if not HASH.fullmatch(hashed):
            raise BadField(f"the {field} is not a hash", field=field, detail="64 hex digits")


def _rows(row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> NewRows:
    # As the database would give it: with the time on its clock.
    table = Table(StoredTable(row, seats, [], time.time()), registry.game(row.game))
    return NewRows(row, seats, _carried_out(table, entries))


def _seat(table_id: str, number: int, seat: Seat) -> SeatRow:
    name = identity.clean(seat.name[:64] or "?", 64, "name")
    if seat.kind == "human":
        return seat_row(table_id, number, "human", None, name)
    return seat_row(table_id, number, "bot", None, name, identity.clean(seat.kind[:20] or "?", 20, "kind"))


def _carried_out(table: Table, entries: list[Entry]) -> list[Entry]:
    """Carry the log out as it will be whenever the table is read; fill in missing digests."""
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


def _entries(record: Record, now: float) -> list[Entry]:
    names = tuple(seat.name for seat in record.seats)
    entries: list[Entry] = [
        Started(now, names, record.entropy, record.setup, record.setup_digest, record.digests, record.seals)
    ]
    for done in history(record):
        if isinstance(done, Takeback):
            entries.append(Undone(now, done.seat, done.left))
        else:
            entries.append(Moved(now, done.seat, done.notation, done.chance, done.digest))
    return entries
