"""Records at tables: check one, look into one, keep one as a finished table, take tables out and in."""

import time

import msgspec

from starhold.kernel import registry
from starhold.kernel.errors import RecordError
from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.record import Record, RecordNotText, Takeback, history, parse
from starhold.kernel.verify import Replay, verify
from starhold.kernel.words import Player
from starhold.tables import people
from starhold.tables.entries import Abandoned, Entry, Moved, Started, Undone
from starhold.tables.reception import seat_row, table_row
from starhold.tables.store import Store
from starhold.tables.wire import ClockInfo, ClockPlan, LogEntry, Position, Problem, UndoInfo, Verification


def read_record(content: bytes) -> Record:
    """A record from what was sent; raises RecordError."""
    try:
        return parse(content.decode())
    except UnicodeDecodeError:
        raise RecordNotText("a record is UTF-8 text") from None


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
        verdict.seed_checked,
        takebacks=verdict.takebacks,
        taken_back=verdict.taken_back,
        rerolled=verdict.rerolled,
    )


def look_into(content: bytes, ply: int, seat: int | None) -> Position:
    """The table after so many moves of a record; a record that is over hides nothing from any seat."""
    record = read_record(content)
    if seat is not None and not 0 <= seat < len(record.seats):
        seat = None
    replay = Replay(record)
    log = _lines(replay.game, replay.events, 0, seat)
    for _ in range(min(max(ply, 0), len(record.moves))):
        replay.step()
        log += _lines(replay.game, replay.events, replay.made, seat)
    state = replay.state
    return Position(
        table="",
        version=replay.made,
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(state.view(seat))),
        waiting=tuple(state.seats_to_move()),
        over=replay.made == len(record.moves),
        prompt=None,
        choices=(),
        log=tuple(log),
        log_start=0,
        undo=UndoInfo(False),
        clock=ClockInfo(ClockPlan()),
        scores=tuple(state.scores()) if state.over else (),
        ranks=tuple(state.ranks()) if state.over else (),
    )


def _lines(game: Game, events: list[Event], ply: int, seat: int | None) -> list[LogEntry]:
    lines = []
    for event in events:
        if event.heard_by(seat):
            line = game.line(event)
            seats = tuple(word.seat for word in line.words.values() if isinstance(word, Player))
            lines.append(LogEntry(ply, line, seats))
    return lines


# -- keeping records as tables --------------------------------------------------------------------------


def table_from_record(store: Store, content: bytes, host: str) -> str:
    """Keep a verified record as a table; tells its id. An unfinished one is kept as abandoned."""
    record = read_record(content)
    verify(record)
    return keep(store, record, host)


def keep(store: Store, record: Record, host: str) -> str:
    """Write a record into the database as a table of its own."""
    table_id = people.new_id()
    game = registry.game(record.game)
    row = table_row(table_id, game, record.options, host, record.seed, record.commitment)
    row["status"] = "finished" if record.result is not None else "abandoned"
    if record.result is not None:
        row["result"] = msgspec.json.encode(record.result).decode()
    seats = [
        seat_row(
            table_id,
            number,
            "human" if seat.kind == "human" else "bot",
            None,
            people.clean(seat.name[:64] or "?", 64, "name"),
            "" if seat.kind == "human" else seat.kind[:20],
        )
        for number, seat in enumerate(record.seats)
    ]
    store.add_table(row, seats, _entries(record, game, time.time()))
    return table_id


def _entries(record: Record, game: Game, now: float) -> list[Entry]:
    names = tuple(seat.name for seat in record.seats)
    entries: list[Entry] = [
        Started(now, names, record.entropy, record.setup, record.setup_digest, record.digests)
    ]
    for done in history(record):
        if isinstance(done, Takeback):
            entries.append(Undone(now, done.seat, done.left))
        else:
            entries.append(Moved(now, done.seat, game.action(done.action), done.chance, done.digest))
    if record.result is None:
        entries.append(Abandoned(now))
    return entries
