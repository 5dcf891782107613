"""What people were told while a nemesis raged, and the checker that compares it with what is stored.

Checked is the whole history, not samples of it:

- every acknowledged message is in the log (or the chat) exactly once, and none that was refused is;
- the versions that a client is shown never go back, also across reconnections and processes;
- all who look through the same eyes at a version see the same, byte for byte, and it is what the log gives;
- the log lines that a client has put together are those of the table;
- all games end, their records verify, and no clock ran out that had hours left;
- a game that is over keeps the result that was shown first, and its log takes nothing more;
- a process that was not paused or killed answers within `ANSWER_SECONDS`, and obeys SIGTERM as soon.
"""

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import msgspec

from starhold.kernel.errors import StarholdError
from starhold.kernel.record import Result
from starhold.kernel.verify import verify
from starhold.server.store.records import record_of
from starhold.server.store.rows import OVER, StoredTable
from starhold.server.store.store import Store
from starhold.server.tables.entries import Held, Resigned
from starhold.server.tables.rebuild import rebuilt
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from starhold.server.wire import LogEntry, Position

#: promised, with a moment for a machine that does other things as well
ANSWER_SECONDS = 10.0
MOMENT = 2.0
#: nobody is interested in more violations of one kind
SHOWN = 5


class Seen(msgspec.Struct):
    """A position as a client gets it; what it does not look into stays as it came."""

    version: int
    seat: int | None
    view: msgspec.Raw
    waiting: tuple[int, ...]
    over: bool
    prompt: msgspec.Raw
    choices: msgspec.Raw
    log: tuple[LogEntry, ...]
    log_start: int
    undo: dict[str, Any]
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()


def digest(view: bytes, waiting: tuple[int, ...], over: bool, prompt: bytes, choices: bytes) -> bytes:
    """What must be the same for everybody who looks through the same eyes at the same version."""
    whole = b"\0".join((view, str(waiting).encode(), str(over).encode(), prompt, choices))
    return hashlib.blake2b(whole, digest_size=16).digest()


@dataclass
class Wish:
    """A message that somebody sent, and what became of it."""

    table: str
    kind: str
    stored_as: str
    answer: str = ""


@dataclass
class Answer:
    """How long a process took to answer a request."""

    process: int
    begun: float
    ended: float
    status: int
    #: what it took to answer the simplest question: so much the machine is to blame for
    busy: float


@dataclass
class History:
    """Everything that was said by the processes."""

    wishes: dict[str, Wish] = field(default_factory=dict)
    #: by table and seat: what was seen at each version
    views: dict[tuple[str, int | None], dict[int, bytes]] = field(default_factory=dict)
    #: by table: the result that was shown first
    results: dict[str, Result] = field(default_factory=dict)
    #: tables where nobody moves, so that clocks run out together
    idle: set[str] = field(default_factory=set)
    #: by table, seat and client: the log that it has put together at the end
    logs: list[tuple[str, int | None, list[LogEntry]]] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    #: by process: when it was paused, dead or starting
    absences: list[tuple[int, float, float]] = field(default_factory=list)
    stops: list[float] = field(default_factory=list)
    recoveries: list[float] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    begun: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def violate(self, what: str) -> None:
        self.violations.append(what)

    def see(self, table: str, seen: Seen) -> None:
        """Somebody is shown a position."""
        shown = digest(bytes(seen.view), seen.waiting, seen.over, bytes(seen.prompt), bytes(seen.choices))
        known = self.views.setdefault((table, seen.seat), {}).setdefault(seen.version, shown)
        if known != shown:
            self.violate(f"two views of {table}, seat {seen.seat}, version {seen.version}")
        result = Result(seen.scores, seen.ranks)
        if seen.over and self.results.setdefault(table, result) != result:
            self.violate(f"the result of {table} changed while it was shown")

    # -- the checker ------------------------------------------------------------------------------

    def check(self, store: Store) -> None:
        """Compare all that was told with the database, after everything is calm again."""
        by_table: dict[str, list[Wish]] = {}
        for wish in self.wishes.values():
            by_table.setdefault(wish.table, []).append(wish)
        for table_id in self.begun:
            stored = store.table(table_id, since=0)
            rooms = [store.chat(table_id, room, 0, 1_000_000) for room in ("seats", "spectators")]
            chat = [row.client or "" for rows in rooms for row in rows]
            self._check_once(table_id, stored, by_table.get(table_id, []), chat)
            self._check_clock(table_id, stored)
            try:
                table = rebuilt(stored)
                self._check_result(stored, table)
                self._check_views(stored, table)
                verify(record_of(table))
            except StarholdError as error:
                self.violate(f"table {table_id}: {type(error).__name__} {error}")
                continue
            self._check_logs(table)
        self._check_answers()

    def _check_once(self, table_id: str, stored: StoredTable, wishes: list[Wish], chat: list[str]) -> None:
        found = Counter(getattr(entry, "client", "") for entry in stored.entries)
        said = Counter(chat)
        if stored.row.version != len(stored.entries):
            self.violate(f"table {table_id} is at {stored.row.version} with {len(stored.entries)} entries")
        if stored.row.status != "finished":
            self.violate(f"table {table_id} is {stored.row.status} at the end")
        for wish in wishes:
            times = (said if wish.kind == "chat" else found)[wish.stored_as]
            if wish.answer == "acknowledged" and times != 1:
                self.violate(f"acknowledged {wish.kind} of {table_id} is stored {times} times")
            if wish.answer == "refused" and times:
                self.violate(f"refused {wish.kind} of {table_id} is stored {times} times")
            if times > 1:
                self.violate(f"{wish.kind} of {table_id} is stored {times} times")

    def _check_clock(self, table_id: str, stored: StoredTable) -> None:
        times = [entry.at for entry in stored.entries]
        if any(later < earlier for earlier, later in pairwise(times)):
            self.violate(f"the log of {table_id} goes back in time")
        lost = [one for one in stored.entries if isinstance(one, Held | Resigned) and one.why == "clock"]
        if table_id in self.idle:
            if len({one.at for one in lost}) > 1:
                self.violate(f"seats of {table_id} that were late together were decided one by one")
        elif lost:
            self.violate(f"{len(lost)} seats of {table_id} ran out of time with hours left")

    def _check_result(self, stored: StoredTable, last: Table) -> None:
        """What was shown first is what is stored, and nothing came after the entries that ended it."""
        result = Result(*last.result())
        if not result == stored.row.result == self.results.get(last.id, result):
            self.violate(f"the result of {last.id} changed after the end")
        table = Table(stored, last.game)
        ended: float | None = None
        for entry in stored.entries:
            if ended is not None and entry.at != ended:
                self.violate(f"table {last.id} was over and took an entry")
            table.read(entry)
            if ended is None and table.status in OVER:
                ended = entry.at

    def _check_views(self, stored: StoredTable, last: Table) -> None:
        """The log, carried out again, shows at every version what everybody was shown."""
        table = Table(stored, last.game)
        viewers = [(seat, self.views.get((table.id, seat), {})) for seat in (*range(len(table.seats)), None)]
        for entry in stored.entries:
            table.read(entry)
            for seat, seen in viewers:
                version = table.log.version(seat)
                if version in seen and seen[version] != _shown(positions.position(table, seat, 0)):
                    self.violate(f"seat {seat} of {table.id} saw something else at version {version}")
        for seat, seen in viewers:
            if seen and max(seen) > table.log.version(seat):
                self.violate(f"seat {seat} of {table.id} saw a version that is not stored")

    def _check_logs(self, table: Table) -> None:
        for table_id, seat, lines in self.logs:
            if table_id == table.id and lines != table.log.lines(seat):
                self.violate(f"the log that seat {seat} of {table_id} has is not the table's")

    def _check_answers(self) -> None:
        for answer in self._judged():
            took = answer.ended - answer.begun - answer.busy
            if took > ANSWER_SECONDS + MOMENT:
                self.violate(f"process {answer.process} answered after {took:.1f} s")
            if answer.status not in (200, 503):
                self.violate(f"process {answer.process} answered {answer.status}")
        for took in self.stops:
            if took > ANSWER_SECONDS + MOMENT:
                self.violate(f"SIGTERM was obeyed after {took:.1f} s")

    def _judged(self) -> list[Answer]:
        """Answers of processes that had nothing to excuse them."""
        return [
            answer
            for answer in self.answers
            if not any(
                process == answer.process and begun <= answer.ended and answer.begun <= ended
                for process, begun, ended in self.absences
            )
        ]

    def __str__(self) -> str:
        kinds = Counter((wish.kind, wish.answer or "unanswered") for wish in self.wishes.values())
        told = ", ".join(f"{count} {kind}s {answer}" for (kind, answer), count in sorted(kinds.items()))
        judged = self._judged()
        slowest = max((answer.ended - answer.begun for answer in judged), default=0.0)
        views = sum(map(len, self.views.values()))
        return (
            f"{len(self.finished)} of {len(self.begun)} games played to the end, "
            f"{len(self.idle)} of them left to the clock; "
            f"{told}; {views} views; {len(self.results)} results shown; "
            f"{len(judged)} requests answered, the slowest after {slowest:.1f} s; "
            f"{len(self.stops)} SIGTERM obeyed, the slowest after {max(self.stops, default=0.0):.1f} s; "
            f"moves again within {max(self.recoveries, default=0.0):.1f} s of a fault's end; "
            f"{len(self.violations)} violations"
        )


def _shown(position: Position) -> bytes:
    encode = msgspec.json.encode
    return digest(
        bytes(position.view),
        position.waiting,
        position.over,
        encode(position.prompt),
        encode(position.choices),
    )
