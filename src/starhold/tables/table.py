"""Table: one table in memory, made from its rows and its log; a cache that may be dropped at any time."""

import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

import msgspec
from msgspec.structs import replace

from starhold.bots.base import names as bot_names
from starhold.bots.worker import Step
from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.match import Ply
from starhold.kernel.record import Record, Seat
from starhold.kernel.state import State
from starhold.kernel.words import Choice, Line, Player
from starhold.tables import people
from starhold.tables.clock import Clock, Timeline
from starhold.tables.entries import (
    Abandoned,
    Entry,
    Held,
    Moved,
    Resigned,
    Returned,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from starhold.tables.errors import (
    NotYourSeat,
    Stale,
    UndoAlreadyAsked,
    UndoClosed,
    UndoImpossible,
    UndoTooSoon,
    WrongStatus,
)
from starhold.tables.jobs import Seen, Then
from starhold.tables.lines import event_line, table_line
from starhold.tables.play import Play, Prepared
from starhold.tables.undo import Requests, Target, target
from starhold.tables.wire import ClockPlan, LogEntry, Position, SeatInfo, TableInfo, UndoInfo, WhyNot

#: so long are words awaited that were sealed; then the game starts without those that did not come
WORD_SECONDS = 10.0
#: who plays for a seat whose player is gone
DEFAULT_BOT = "easy" if "easy" in bot_names() else "random"
#: a player whose client was heard of so lately is online
ONLINE_SECONDS = 45.0


@dataclass(slots=True)
class SeatRow:
    """A seat as the database has it."""

    seat: int
    kind: str
    person: str | None
    name: str
    bot: str
    link: str
    #: the word for the dice, once it is opened, and its seal
    entropy: str
    seal: str
    orders: dict[str, str]
    sleep: tuple[int, int]
    #: when its player was last heard of, by this process's own clock (time.monotonic)
    seen: float
    #: set by the log: a bot holds it; its player gave up
    held: str = ""
    resigned: bool = False

    @property
    def plays_itself(self) -> str:
        """The bot that decides for this seat now, or nothing."""
        if self.kind == "bot":
            return self.bot
        return DEFAULT_BOT if self.resigned else self.held

    @property
    def is_person(self) -> bool:
        return self.kind in ("human", "hotseat")


class Ending(msgspec.Struct, frozen=True):
    """How a table ended, as its row keeps it."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(slots=True)
class Told:
    """A line of the table's log: an event of the game, or a line about the table itself."""

    ply: int
    #: the same move as each viewer counts it; the last is the spectator
    numbers: tuple[int, ...]
    event: Event | None
    line: Line | None
    #: the only seat that may know, or None
    only: int | None = None
    undone: bool = False

    def heard_by(self, seat: int | None) -> bool:
        if self.only is not None and self.only != seat:
            return False
        return self.event is None or self.event.heard_by(seat)


class Table:
    """A table and its game."""

    def __init__(self, row: Any, seat_rows: Sequence[Any], game: Game) -> None:
        self.game = game
        self.id: str = row["id"]
        self.options: dict[str, str] = msgspec.json.decode(row["options"])
        self.seed = bytes.fromhex(row["seed"])
        self.commitment: str = row["commitment"]
        self.host: str = row["host"]
        self.rules_version: str = row["rules_version"]
        self.invite: str = row["invite"]
        self.public: bool = row["public"]
        self.takebacks: bool = row["takebacks"]
        self.watch: bool = row["watch"]
        self.created: float = row["created"]
        #: when something happened last that everybody may know
        self.told_last = self.created
        self.seats: list[SeatRow] = []
        #: until when sealed words are waited for, by the clock that this process alone knows
        self.words_until = 0.0
        #: of the rows that we know; they are read at several places at once and may come in any order
        self.revision = -1
        #: persons whose clients look at the table in this process
        self.here: set[str] = set()
        self._result = msgspec.json.decode(row["result"], type=Ending) if row["result"] else None
        self.status: str = row["status"]
        #: number of entries read from the log
        self.version = 0
        self.timeline = Timeline(row["now"])
        self.set_rows(row, seat_rows)
        plan = msgspec.json.decode(row["clock"], type=ClockPlan)
        self.clock = Clock.new(plan, len(self.seats))
        self.play = Play(game, len(self.seats), self.options, self.seed)
        #: the same, and the number of moves, as each viewer counts them: what is done in secret is not
        #: counted by others. The last of each is the spectator.
        viewers = len(self.seats) + 1
        self.versions = [0] * viewers
        self.ply_numbers = [[0] for _ in range(viewers)]
        self.told: list[Told] = []
        self._lines: list[list[LogEntry]] = [[] for _ in range(viewers)]
        self._lines_read = [0] * viewers
        self.clients: dict[str, int] = {}
        #: the version (as the seat counts) at which each seat's present decision was put to it
        self.asked_at = [0] * len(self.seats)
        self._questions: list[list[int]] = [[] for _ in self.seats]
        self.requests = Requests()
        #: each undo: the viewers' versions after it, and the first line whose mark it changed
        self.redraws: list[tuple[tuple[int, ...], int]] = []

    def set_rows(self, row: Any, seat_rows: Sequence[Any]) -> None:
        """Take over what the rows say, unless we know newer ones: names, who sits where.

        Once started, the log says the status: ours, or the one that the rows were read with.
        """
        if row["revision"] < self.revision:
            return
        self.revision = row["revision"]
        if not row["version"] and not self.version:
            self.status = row["status"]
            if self.status == "starting" and not self.words_until:
                self.words_until = time.monotonic() + WORD_SECONDS
        self.updated: float = row["updated"]
        self.told_last = max(self.told_last, row["told"])
        self.rematch: str = row["rematch"] or ""
        self.hidden: bool = row["hidden"]
        old = {seat.seat: seat for seat in self.seats}
        # Moments that the database has noted are as long ago as its own clock says.
        heard = time.monotonic() - row["now"]
        self.seats = [
            SeatRow(
                seat=seat["seat"],
                kind=seat["kind"],
                person=seat["person"],
                name=seat["name"],
                bot=seat["bot"],
                link=seat["link"],
                entropy=seat["entropy"],
                seal=seat["seal"],
                orders=msgspec.json.decode(seat["orders"]),
                sleep=(seat["sleep_start"], seat["sleep_end"]),
                seen=heard + seat["seen"],
                held=old[seat["seat"]].held if seat["seat"] in old else "",
                resigned=old[seat["seat"]].resigned if seat["seat"] in old else False,
            )
            for seat in seat_rows
        ]

    def behind(self, version: int, revision: int) -> bool:
        """Does the database know more than we do?"""
        return version > self.version or revision > self.revision

    # -- the log ------------------------------------------------------------------------------

    def now(self) -> float:
        """What time it is here: as the log has it, never back and never ahead by a jump."""
        return self.timeline.now()

    def read(self, entry: Entry, prepared: Prepared | None = None, age: float = 0.0) -> list[int | None]:
        """Carry out the next entry of the log; a prepared move is installed instead of replayed.

        The last entry that is read was committed `age` seconds ago.
        Tells which viewers (None: spectators) have something new to see.
        """
        if isinstance(entry, Started):
            self.status = "running"
        screened = self._screened()
        self._carry_out(entry, prepared)
        self.status = self._status_after(entry)
        if self.status in ("finished", "abandoned"):
            self._result = self._ending(self.play.table(), self.resigned())
        seat: int | None = getattr(entry, "seat", None)
        hidden = isinstance(entry, Moved) and _unseen(screened, self.play.table(), self.play.plies[-1])
        if not hidden:
            self.told_last = max(self.told_last, entry.at)
        viewers = self._count(entry, seat if hidden else None)
        client = getattr(entry, "client", "")
        if client:
            self.clients[client] = self.version
        self.timeline.read(entry.at, age, first=not self.version)
        self.version += 1
        self._ask_anew(isinstance(entry, Undone))
        self.clock.sleep = [row.sleep for row in self.seats]
        moved = seat if isinstance(entry, Moved) and not hidden else None
        self.clock.turn(self.waiting(), entry.at, moved)
        return viewers

    def told_at(self, new: Sequence[Entry], prepared: Sequence[Prepared]) -> float | None:
        """When everybody could know of entries that are to be committed; None if they are a secret."""
        screened = self._screened()
        if prepared and all(_unseen(screened, one.state, one.move.ply) for one in prepared):
            return None
        return new[-1].at

    def _screened(self) -> list[int] | None:
        """Where decisions are secret now: the seats that owe one. None if all see what is decided."""
        state = self.play.state
        return self.waiting() if state is not None and state.secret() else None

    def resigned(self) -> set[int]:
        """The seats whose players gave up."""
        return {row.seat for row in self.seats if row.resigned}

    def _status_after(self, entry: Entry) -> str:
        """A table is running from its start until the game is over, given up or abandoned."""
        if isinstance(entry, Abandoned):
            return "abandoned"
        if self.play.table().over or self._given_up(self.resigned()):
            return "finished"
        return "running"

    def _given_up(self, resigned: set[int]) -> bool:
        """Does nobody go on: one player against nobody, or bots among themselves?"""
        playing = [row for row in self.seats if row.seat not in resigned]
        alone = len(playing) < min(len(self.seats), 2)
        return bool(resigned) and (alone or not any(row.is_person for row in playing))

    def outcome(self, new: Sequence[Entry], prepared: Sequence[Prepared]) -> "tuple[str, Ending | None]":
        """What the row will say after these entries; lists are made from it, the log stays the truth."""
        if any(isinstance(entry, Started) for entry in new):
            return "running", None
        state = prepared[-1].state if prepared else self.play.table()
        resigned = self.resigned() | {entry.seat for entry in new if isinstance(entry, Resigned)}
        if any(isinstance(entry, Abandoned) for entry in new):
            return "abandoned", self._ending(state, resigned)
        if state.over or self._given_up(resigned):
            return "finished", self._ending(state, resigned)
        return "running", None

    def _ending(self, state: State, resigned: set[int]) -> "Ending":
        """Scores and ranks; whoever gave up comes last."""
        scores = tuple(state.scores())
        if state.over and not resigned:
            return Ending(scores, tuple(state.ranks()))
        standing = [(seat not in resigned, scores[seat]) for seat in range(len(scores))]
        return Ending(scores, tuple(1 + sum(other > own for other in standing) for own in standing))

    def _count(self, entry: Entry, only: int | None) -> list[int | None]:
        """Count the entry for those who may know of it, and hide its own lines from the others."""
        everybody: list[int | None] = [row.seat for row in self.seats]
        everybody.append(None)
        viewers: list[int | None] = everybody if only is None else [only]
        for viewer in viewers:
            self.versions[self._index(viewer)] += 1
        if isinstance(entry, Moved):
            for viewer in everybody:
                numbers = self.ply_numbers[self._index(viewer)]
                numbers.append(numbers[-1] + (viewer in viewers))
        for told in self.told[self._first_new :]:
            told.numbers = self._numbers()
            told.ply = len(self.play.plies)
            if only is not None and told.event is None:
                told.only = only
        return viewers

    def _index(self, viewer: int | None) -> int:
        return len(self.seats) if viewer is None else viewer

    def _numbers(self) -> tuple[int, ...]:
        return tuple(numbers[-1] for numbers in self.ply_numbers)

    def _carry_out(self, entry: Entry, prepared: Prepared | None) -> None:
        self._first_new = len(self.told)
        if isinstance(entry, Started):
            self.play.install_start(entry)
            self._tell(self.play.setup_events)
        elif isinstance(entry, Moved):
            self._read_move(entry, prepared)
        elif isinstance(entry, Undone):
            self._read_undone(entry)
        elif isinstance(entry, UndoAsked):
            self.requests.ask(entry)
            self._note("table-log-undo-asked", entry.seat)
        elif isinstance(entry, UndoAnswered):
            self._read_answer(entry)
        else:
            self._read_people(entry)

    def _read_move(self, entry: Moved, prepared: Prepared | None) -> None:
        if prepared is None:
            self.play.replay(entry)
        else:
            self.play.install(prepared)
        self.requests.lapse(entry.at)
        if entry.by in ("clock", "random"):
            self._note(f"table-log-by-{entry.by}", entry.seat)
        self._tell(self.play.plies[-1].events)

    def _read_undone(self, entry: Undone) -> None:
        self.requests.grant()
        self.play.take_back(entry.seat, entry.plies)
        first = len(self.told)
        for number, told in enumerate(self.told):
            if told.ply > entry.plies and told.event is not None and not told.undone:
                told.undone = True
                first = min(first, number)
        for numbers in self.ply_numbers:
            del numbers[entry.plies + 1 :]
        self._lines = [[] for _ in self._lines]
        self._lines_read = [0] * len(self._lines_read)
        self.redraws.append((tuple(version + 1 for version in self.versions), first))
        self._note("table-log-undone", entry.seat)

    def _read_answer(self, entry: UndoAnswered) -> None:
        self.requests.answer(entry)
        self._note(f"table-log-undo-{'agreed' if entry.agree else 'refused'}", entry.seat)

    def _read_people(self, entry: Held | Returned | Resigned | Abandoned) -> None:
        if isinstance(entry, Held):
            self.seats[entry.seat].held = entry.bot
            self._note(f"table-log-held-{entry.why}", entry.seat)
        elif isinstance(entry, Returned):
            self.seats[entry.seat].held = ""
            self._note("table-log-returned", entry.seat)
        elif isinstance(entry, Resigned):
            self.seats[entry.seat].resigned = True
            self._note(f"table-log-resigned-{entry.why}", entry.seat)
        else:
            self.told.append(Told(0, (), None, Line("table-log-abandoned")))

    def _tell(self, events: Sequence[Event]) -> None:
        self.told.extend(Told(0, (), event, None) for event in events)

    def _note(self, key: str, seat: int) -> None:
        self.told.append(Told(0, (), None, Line(key, {"player": Player(seat)})))

    def _ask_anew(self, undone: bool) -> None:
        """A decision is new if its legal actions changed, or if the table went back."""
        if self.play.state is None:
            return
        for seat in range(len(self.seats)):
            question = self.play.state.legal(seat)
            if undone or question != self._questions[seat]:
                self._questions[seat] = question
                self.asked_at[seat] = self.versions[seat]

    # -- who may do what -------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """Seats that owe a decision; nobody does when the table is over."""
        if self.status != "running" or self.play.state is None:
            return []
        return self.play.state.seats_to_move()

    def admits(self, person: str | None, invite: str) -> bool:
        """May somebody look at the table? At a private one its people may, and whoever holds a link to it."""
        if self.public or self.watch or (person is not None and person == self.host) or self.seats_of(person):
            return True
        links = (self.invite, *(seat.link for seat in self.seats))
        return bool(invite) and any(people.same(link, invite) for link in links)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person decides for."""
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person == person and seat.is_person]

    def unopened(self) -> list[int]:
        """Seats that have sealed a word for the dice and not opened it."""
        return [seat.seat for seat in self.seats if seat.seal and not seat.entropy]

    def check_seat(self, person: str | None, seat: int) -> None:
        if seat not in self.seats_of(person):
            raise NotYourSeat(f"seat {seat} is not yours", seat=seat)

    def check_player(self, person: str | None, seat: int) -> None:
        """May the person decide for the seat? Whoever gave up may not."""
        self.check_seat(person, seat)
        if self.seats[seat].resigned:
            raise NotYourSeat(f"seat {seat} was given up", seat=seat)

    def check_status(self, status: str) -> None:
        if self.status != status:
            raise WrongStatus(f"the table is {self.status}, not {status}", status=self.status, wanted=status)

    def check_version(self, seat: int, version: int) -> None:
        """A move is fresh if the seat's decision is still the one that it was made for."""
        if not self.asked_at[seat] <= version <= self.versions[seat]:
            raise Stale("the table has moved on", version=self.versions[seat])

    # -- undo ---------------------------------------------------------------------------------------

    def undo_target(self, seat: int) -> Target:
        """What it takes to take the seat's last move back.

        Where others decide in secret nothing is undone: it would tell what they did meanwhile.
        """
        plies = self.play.plies if not self.play.table().secret() else []
        others = [row.seat for row in self.seats if row.is_person and not row.resigned and row.seat != seat]
        return target(plies, seat, others)

    def undo_info(self, seat: int | None) -> UndoInfo:
        """What the viewer may know of undoing."""
        if seat is None or self.status != "running":
            return UndoInfo(False)
        if not self.takebacks:
            return UndoInfo(False, Line("table-undo-none"))
        request = self.requests.open
        info = UndoInfo(
            False,
            asked_by=request.seat if request else None,
            agreed=tuple(self.requests.agreed) if request else (),
            to_answer=self.requests.waits_for(seat),
        )
        try:
            found = self.undo_target(seat)
        except UndoImpossible:
            return info
        ask = () if found.closed else found.ask
        return replace(info, free=found.free, blocked=self._why_blocked(found, seat), ask=ask)

    def check_undo(self, seat: int, now: float) -> Target:
        """What an undo of the seat leads to; raises why it may not be, or not yet be asked for."""
        if not self.takebacks:
            raise UndoClosed("moves are not taken back at this table")
        found = self.undo_target(seat)
        if found.closed is not None:
            raise UndoClosed("chance or a reveal has shown something new since")
        if found.ask:
            if self.requests.open is not None:
                raise UndoAlreadyAsked("a request waits for its answers")
            if wait := ceil(self.requests.wait(seat, now)):
                raise UndoTooSoon(f"refused requests wait: {wait} s", seconds=wait)
        return found

    def agreed_by_all(self, seat: int) -> bool:
        """With this seat's consent, does nobody's lack? Who has given up meanwhile is not waited for."""
        request = self.requests.open
        return request is not None and {*self.requests.agreed, seat, *self.resigned()} >= set(request.ask)

    def _why_blocked(self, found: Target, seat: int) -> Line | None:
        """What stands against a free undo, in words that tell nobody more than they saw."""
        closed = found.closed
        if closed is not None:
            if closed.reveals is not None and closed.reveals.heard_by(seat):
                return self.game.line(closed.reveals)
            return Line("table-undo-blocked-chance")
        if found.touches is not None:
            return Line("table-undo-blocked-moved", {"player": Player(found.touches.seat)})
        return None

    # -- what viewers get -----------------------------------------------------------------------------

    def position(self, seat: int | None, since: int, seen: int = 0) -> Position:
        """The whole table for one viewer, with the log lines from number `since` on.

        `seen` is the version at which the viewer looked last: lines that were undone since are sent again.
        """
        state = self.play.table()
        decides = self.status == "running" and seat is not None and seat in self.waiting()
        prompt = self.game.prompt(state, seat) if decides and seat is not None else None
        choices: tuple[Choice, ...] = ()
        if decides and seat is not None:
            choices = tuple(self.game.choice(state, seat, action) for action in state.legal(seat))
        lines = self.lines(seat)
        start = min(max(since, 0), len(lines))
        for versions, first in self.redraws if start else ():
            if versions[self._index(seat)] > seen:
                start = min(start, sum(told.heard_by(seat) for told in self.told[:first]))
        scores, ranks = self.result()
        return Position(
            table=self.id,
            version=self.versions[self._index(seat)],
            seat=seat,
            view=msgspec.Raw(msgspec.json.encode(state.view(seat))),
            waiting=tuple(self.waiting()),
            over=self.status != "running",
            prompt=prompt,
            choices=choices,
            log=tuple(lines[start:]),
            log_start=start,
            undo=self.undo_info(seat),
            clock=self.clock.info(self.now()),
            scores=scores,
            ranks=ranks,
        )

    def why_not(self, seat: int, pick: str, after: tuple[str, ...] = ()) -> WhyNot:
        """Why a thing on the board is no choice of the seat now, from nothing but what the seat sees.

        `after` is what was picked before it.
        """
        waiting = self.waiting()
        if not waiting:
            return WhyNot(Line("table-why-over"))
        if seat not in waiting:
            return WhyNot(Line("table-why-not-your-turn", {"player": Player(waiting[0])}))
        state = self.play.table()
        prompt = self.game.prompt(state, seat)
        paths = [self.game.choice(state, seat, action).picks for action in state.legal(seat)]
        if any(path[: len(begun) + 1] == (*begun, pick) for path in paths for begun in ((), after)):
            return WhyNot(None, rule=prompt.rule)
        in_choices = any(pick in path for path in paths)
        if in_choices and not after:
            return WhyNot(Line("table-why-first"), rule=prompt.rule)
        line = self.game.reason(state, seat, pick)
        if line is not None or in_choices:
            return WhyNot(line or Line("table-why-not-with"), rule=prompt.rule)
        return WhyNot(Line("table-why-not-now"), prompt.line, prompt.rule)

    def moment(self, number: int, seat: int | None) -> tuple[int, Then]:
        """A moment of the past (as this viewer counts moves), and the job that works it out."""
        numbers = self.ply_numbers[self._index(seat)]
        number = min(max(number, 0), numbers[-1])
        # The last of the moves that leave the viewer's count at this number: counts never go down.
        ply = bisect_right(numbers, number) - 1
        moves = tuple(Step(made.seat, made.action, made.chance) for made in self.play.plies[:ply])
        job = Then(self.game.name, len(self.seats), self.options, self.play.started.setup, moves, seat)
        return number, job

    def position_at(self, number: int, seat: int | None, then: Seen) -> Position:
        """The table as it was at such a moment; nothing can be done there."""
        log = tuple(line for line in self.lines(seat) if line.ply <= number and not line.undone)
        return Position(
            table=self.id,
            version=number,
            seat=seat,
            view=then.view,
            waiting=then.waiting,
            over=then.over,
            prompt=None,
            choices=(),
            log=log,
            log_start=0,
            undo=UndoInfo(False),
            clock=self.clock.info(self.now()),
        )

    def lines(self, seat: int | None) -> list[LogEntry]:
        """The log as a viewer may read it; kept, since every position sends its end."""
        viewer = self._index(seat)
        lines = self._lines[viewer]
        for told in self.told[self._lines_read[viewer] :]:
            if told.heard_by(seat):
                lines.append(self._entry(told, viewer))
        self._lines_read[viewer] = len(self.told)
        return lines

    def _entry(self, told: Told, viewer: int) -> LogEntry:
        if told.event is not None:
            return event_line(self.game, told.event, told.numbers[viewer], told.undone)
        assert told.line is not None
        return table_line(told.line, told.numbers[viewer], told.undone)

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and ranks once the table is finished."""
        if self.status != "finished" or self._result is None:
            return (), ()
        return self._result.scores, self._result.ranks

    def info(self, person: str | None) -> TableInfo:
        """What a person may know of the table outside the game."""
        mine = self.seats_of(person)
        host = person is not None and person == self.host
        scores, ranks = self.result()
        return TableInfo(
            id=self.id,
            game=self.game.name,
            rules_version=self.rules_version,
            options=self.options,
            status=self.status,  # type: ignore[arg-type]
            public=self.public,
            takebacks=self.takebacks,
            watch=self.watch,
            seats=tuple(self._seat_info(seat, person, host) for seat in self.seats),
            host=host,
            mine=tuple(mine),
            commitment=self.commitment,
            created=self.created,
            updated=self.told_last,
            waiting=tuple(self.waiting()),
            invite=self.invite if mine or host else "",
            scores=scores,
            ranks=ranks,
            rematch=self.rematch,
        )

    def _seat_info(self, seat: SeatRow, person: str | None, host: bool) -> SeatInfo:
        owns = person is not None and seat.person == person
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            bot=seat.plays_itself,
            held=bool(seat.held),
            resigned=seat.resigned,
            online=seat.kind == "bot"
            or seat.person in self.here
            or time.monotonic() - seat.seen < ONLINE_SECONDS,
            entropy=bool(seat.entropy),
            seal=seat.seal,
            link=seat.link if owns or (host and seat.kind == "open") else "",
        )

    # -- the record ----------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole game with its seed opened; only for tables that are over."""
        if self.status not in ("finished", "abandoned"):
            self.check_status("finished")
        match = self.play.started
        match.seats = tuple(Seat(seat.name, seat.bot or "human") for seat in self.seats)
        match.commitment = self.commitment
        return match.record(self.seed)


def _unseen(screened: list[int] | None, after: State, ply: Ply) -> bool:
    """Is a move, made where these seats decided in secret, one that the others learn of later?

    It tells them nothing then, and not even the number of such moves may show.
    """
    if screened is None or not after.secret() or after.seats_to_move() != screened:
        return False
    return all(event.audience == ply.seat for event in ply.events)
