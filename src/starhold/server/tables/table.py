"""Table: one table in memory, rebuilt from its rows and its log; a cache that may be dropped at any time.

How far a table is has five counts, none of which can stand for another: `version` counts the entries of the
log (commits compare it), `log.version(seat)` those that a viewer may know of (a secret move must not show),
`asked_at` says at which of these a seat got its decision (moves made on an older position stay valid until
then), `revision` counts changes of the rows outside the log, and a socket keeps the lines and the version
that its client has.
"""

import time
from collections.abc import Collection, Sequence
from functools import cache
from typing import TYPE_CHECKING

from starhold.kernel.game import Game
from starhold.kernel.record import Result, ranks_after
from starhold.kernel.state import State
from starhold.kernel.undo import UndoTarget
from starhold.server.ratings.rules import Left, ending, is_live
from starhold.server.store.rows import OVER, Glance, NoticeChange, RatedEnding, StoredTable, TableProgress
from starhold.server.tables.clock import LASTING, Clock, Timeline
from starhold.server.tables.entries import (
    Abandoned,
    Away,
    Entry,
    Held,
    Moved,
    Resigned,
    Returned,
    Sleeps,
    Started,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from starhold.server.tables.logged_match import LoggedMatch, PreparedEntry
from starhold.server.tables.seats import TableSeat
from starhold.server.tables.undo import UndoRequests, UndoTargets
from starhold.server.viewers.table_log import TableLog, unseen
from starhold.server.viewers.view_cache import ViewCache
from starhold.server.wire import UndoInfo

if TYPE_CHECKING:
    from starhold.review.rounds import Rounds

#: how long words that were sealed are awaited; then the game starts without those that did not come
WORD_SECONDS = 10.0
#: a player whose client was heard of this lately is online
ONLINE_SECONDS = 45.0
#: all are there: how long until the game and its clocks begin
COUNTDOWN_SECONDS = 3.0
#: how long the seats of a rematch are kept for those who are asked
KEPT_SECONDS = 300.0
#: entries after which a log takes no further moves; nobody needs as many
MOST_ENTRIES = 20_000


class Table:
    """A table and its game."""

    def __init__(self, stored: StoredTable, game: Game) -> None:
        row = stored.row
        self.game = game
        self.id = row.id
        self.options = row.options
        self.seed = bytes.fromhex(row.seed)
        self.commitment = row.commitment
        self.rules_version = row.rules_version
        self.invite = row.invite
        self.public = row.public
        self.takebacks = row.takebacks
        self.watch = row.watch
        self.hints = row.hints
        #: the day whose challenge is played here, or nothing
        self.daily = row.daily
        #: how it starts: see schema.py
        self.gather = row.gather
        #: does the game count for ratings? Who has left it, and when
        self.rated = row.rated
        self.left: dict[int, Left] = {}
        #: may people take over bots' seats in the first round? And which round it is, where that matters
        self.takeover = row.takeover
        self._rounds: Rounds | None = None
        self.created = row.created
        #: when something happened last that everybody may know
        self.told_last = self.created
        self.seats: list[TableSeat] = []
        self._seats_of: dict[str, list[int]] = {}
        #: the seats whose people still play, once they were asked for
        self._people: tuple[int, ...] | None = None
        #: until when sealed words are waited for, by the clock that this process alone knows
        self.words_until = 0.0
        #: by the same clock: when the countdown to the start ends, and until when seats of a rematch are kept
        self.counts_until = 0.0
        self.kept_until = 0.0
        #: of the rows that we know; they are read at several places at once and may come in any order
        self.revision = -1
        #: persons whose clients look at the table in this process
        self.here: set[str] = set()
        #: by seat: since when its player is missed here, by this process's own clock
        self._missed: dict[int, float] = {}
        self._result = row.result
        self.status = row.status
        #: the seats that owe a decision, where that is known without the log
        self._glanced: list[int] = []
        #: number of entries read from the log
        self.version = 0
        self.timeline = Timeline(stored.now)
        self.set_rows(stored)
        self.clock = Clock.new(row.clock, len(self.seats))
        self.play = LoggedMatch(game, len(self.seats), self.options, self.seed, self.rules_version)
        self.log = TableLog(game, len(self.seats))
        self.views = ViewCache(game)
        self.clients: dict[str, int] = {}
        #: the version (as the seat counts) at which each seat's present decision was put to it
        self.asked_at = [0] * len(self.seats)
        #: the decision in which somebody sees or does what the others may not know; 0: there is none now
        self.secret = 0
        #: the legal actions of each seat, listed once per position
        self.legal: list[list[int]] = [[] for _ in self.seats]
        self.requests = UndoRequests()
        self.targets = UndoTargets()
        #: by seat: what undoing leads to, and what its viewers are shown of that
        self.undo_told: dict[int, tuple[UndoTarget, UndoInfo]] = {}

    def set_rows(self, stored: StoredTable) -> None:
        """Take over what the rows say, unless we know newer ones: names, who sits where.

        Once started, the log says the status: ours, or the one that the rows were read with.
        """
        row = stored.row
        if row.revision < self.revision:
            return
        self.revision = row.revision
        if not row.version and not self.version:
            self.status = row.status
            if self.status == "starting" and not self.words_until:
                self.words_until = time.monotonic() + WORD_SECONDS
                gone = max(0.0, stored.now - row.told)
                self.counts_until = time.monotonic() + (COUNTDOWN_SECONDS - gone if self.gather else 0.0)
            if self.gather == "rematch":
                self.kept_until = time.monotonic() + KEPT_SECONDS - max(0.0, stored.now - row.created)
        self.told_last = max(self.told_last, row.told)
        self.rematch: str = row.rematch or ""
        #: the event that it belongs to, and is its seed that of other tables where a game still runs?
        self.event = row.event
        #: the club whose members alone may sit down, or nothing
        self.club = row.club
        self.sealed = row.sealed
        self.hidden = row.hidden
        self.rated = row.rated
        self.host = row.host
        self.origin = row.origin
        old = {seat.seat: seat for seat in self.seats}
        # Moments that the database has noted are as long ago as its own clock says.
        heard = time.monotonic() - stored.now
        self.seats = [
            TableSeat(
                seat=seat.seat,
                kind=seat.kind,
                person=seat.person,
                name=seat.name,
                bot=seat.bot,
                link=seat.link,
                entropy=seat.entropy,
                seal=seat.seal,
                orders=seat.orders,
                sleep=(seat.sleep_start, seat.sleep_end),
                seen=heard + seat.seen,
                owner=seat.owner,
                held=old[seat.seat].held if seat.seat in old else "",
                resigned=old[seat.seat].resigned if seat.seat in old else False,
                timed_out=old[seat.seat].timed_out if seat.seat in old else False,
                ready=seat.ready,
                kept_for=seat.kept_for,
                wants_rated=seat.wants_rated,
                face=seat.face,
            )
            for seat in stored.seats
        ]
        self._people = None
        self._seats_of = {}
        for one in self.seats:
            if one.is_person and one.person is not None:
                self._seats_of.setdefault(one.person, []).append(one.seat)

    def behind(self, newest: TableProgress) -> bool:
        """True if the database knows more than we do."""
        return newest.version > self.version or newest.revision > self.revision

    def away_since(self, number: int) -> float:
        """Return when this process noticed that the player of a seat is gone; 0 if they are here.

        A moment, not a span: what is sent must not change while others decide in secret.
        """
        seat = self.seats[number]
        if not seat.is_person or seat.person in self.here or seat.seen_for(ONLINE_SECONDS):
            self._missed.pop(number, None)
            return 0.0
        return self._missed.setdefault(number, round(time.time()))

    def away_for(self, number: int) -> float:
        """Return for how many seconds the player of a seat has been gone; 0 if they are here."""
        since = self.away_since(number)
        return time.time() - since if since else 0.0

    def kept_left(self) -> float:
        """Return for how many seconds more the seats of a rematch are kept; 0 elsewhere."""
        return max(0.0, self.kept_until - time.monotonic()) if self.status == "open" else 0.0

    def starts_in(self) -> float:
        """Return the seconds until the countdown to the start ends; 0 if there is none."""
        return max(0.0, self.counts_until - time.monotonic()) if self.status == "starting" else 0.0

    def due(self) -> bool:
        """True if nothing more is awaited before the start: neither a word nor the countdown."""
        now = time.monotonic()
        return now >= self.words_until or (not self.unopened() and now >= self.counts_until)

    def shown(self) -> ViewCache:
        """Return what viewers see now."""
        self.views.turn_to(self.version, self.play.table())
        return self.views

    # -- the log ------------------------------------------------------------------------------

    def now(self) -> float:
        """Return what time it is here: as the log has it, never back and never ahead by a jump."""
        return self.timeline.now()

    def read(self, entry: Entry, prepared: PreparedEntry | None = None, age: float = 0.0) -> list[int | None]:
        """Carry out the next entry of the log; a prepared move is installed instead of replayed.

        The last entry that is read was committed `age` seconds ago.
        Return which viewers (None: spectators) have something new to see.
        """
        if isinstance(entry, Started):
            self.status = "running"
        screened = _screened(self.play.state)
        self._carry_out(entry, prepared)
        self.status, self._result = self.outcome([entry])
        seat: int | None = getattr(entry, "seat", None)
        moved = isinstance(entry, Moved)
        hidden = moved and unseen(screened, self.play.table(), self.play.plies[-1])
        if not hidden:
            self.told_last = max(self.told_last, entry.at)
        viewers = self.log.end_entry(moved, len(self.play.plies), seat if hidden else None)
        client = getattr(entry, "client", "")
        if client:
            self.clients[client] = self.version
        self.timeline.read(entry.at, age, first=not self.version)
        self._note_leaving(self.left, entry, self.version)
        self.version += 1
        if (self.takeover or self.rated) and self.play.state is not None and self.round <= 1:
            self._count_round(self.play.state)
        self._number_secret(screened, moved and not hidden)
        self._ask_anew(isinstance(entry, Undone))
        self.clock.turn(self.waiting(), entry.at, seat if moved and not hidden else None)
        return viewers

    @property
    def full(self) -> bool:
        """True if the log takes no further moves; players may still resign, and the host may end the game."""
        return self.version >= MOST_ENTRIES

    def told_at(self, new: Sequence[Entry], prepared: Sequence[PreparedEntry]) -> float | None:
        """Return when everybody could know of entries to be committed; None if they are a secret."""
        state, told = self.play.state, None if prepared else new[-1].at
        for entry, one in zip(new, prepared, strict=False):
            if not unseen(_screened(state), one.state, one.move.ply):
                told = entry.at
            state = one.state
        return told

    def resigned(self) -> set[int]:
        """Return the seats whose players resigned."""
        return {row.seat for row in self.seats if row.resigned}

    def _given_up(self, resigned: set[int]) -> bool:
        """True if nobody continues: one player is left against nobody, or bots among themselves."""
        playing = [row for row in self.seats if row.seat not in resigned]
        alone = len(playing) < min(len(self.seats), 2)
        return bool(resigned) and (alone or not any(row.is_person for row in playing))

    def outcome(
        self, new: Sequence[Entry], prepared: Sequence[PreparedEntry] = ()
    ) -> tuple[str, Result | None]:
        """Return the status and, if the game has ended, the result after these entries.

        The row gets both in the transaction that appends the entries, so they are worked out before the
        commit; `read` works them out again, as every process does that reads the log.
        """
        if any(isinstance(entry, Started) for entry in new):
            return "running", None
        state = prepared[-1].state if prepared else self.play.table()
        resigned = self.resigned() | {entry.seat for entry in new if isinstance(entry, Resigned)}
        if any(isinstance(entry, Abandoned) for entry in new):
            return "abandoned", self._ending(state, resigned)
        if state.over or self._given_up(resigned):
            return "finished", self._ending(state, resigned)
        return "running", None

    def _note_leaving(self, left: dict[int, Left], entry: Entry, number: int) -> None:
        """Note whose player has left with an entry of the log, or has come back."""
        if isinstance(entry, Held | Resigned):
            left.setdefault(entry.seat, Left(number, self.round))
        elif isinstance(entry, Returned | TakenOver):
            left.pop(entry.seat, None)

    def rated_after(self, new: Sequence[Entry], status: str, result: Result | None) -> RatedEnding | None:
        """Return what counts for ratings if these entries end a rated game."""
        if not self.rated or status != "finished" or result is None:
            return None
        left = dict(self.left)
        for number, entry in enumerate(new, start=self.version):
            self._note_leaving(left, entry, number)
        return ending(self.game.name, self.seats, result.ranks, left, is_live(self.clock.plan))

    def glance_after(
        self, new: Sequence[Entry], prepared: Sequence[PreparedEntry], status: str
    ) -> Glance | None:
        """Return what lists show of the table after these entries; None if only the log knows."""
        if status != "running" or any(isinstance(entry, Started | Undone) for entry in new):
            return None
        state = prepared[-1].state if prepared else self.play.table()
        held = [seat.held for seat in self.seats]
        resigned = [seat.resigned for seat in self.seats]
        for entry in new:
            if isinstance(entry, Held):
                held[entry.seat] = entry.bot
            elif isinstance(entry, Returned):
                held[entry.seat] = ""
            elif isinstance(entry, Resigned):
                resigned[entry.seat] = True
        version = self.version + len(new)
        return Glance(version, tuple(state.seats_to_move()), tuple(held), tuple(resigned))

    def facts_after(self, prepared: Sequence[PreparedEntry]) -> list[dict[str, tuple[str, ...]]]:
        """Return what each seat has played with, by favourite trait, once the game is over."""
        state = prepared[-1].state if prepared else self.play.table()
        found = [self.game.traits(state, seat, ()) for seat in range(len(self.seats))]
        return [{name: traits[name] for name in self.game.favourites if traits.get(name)} for traits in found]

    def notices_after(
        self, new: Sequence[Entry], prepared: Sequence[PreparedEntry], status: str, among: Collection[str]
    ) -> NoticeChange:
        """Return which of these people owe a decision after these entries, and which do not.

        After a start or an undo, people may be named who owe nothing: before a notice is sent the table is
        asked again.
        """
        people = [person for person in self.people if person in among]
        if status in OVER:
            return NoticeChange(people, ended=people)
        owing = set(people)
        if prepared:
            waiting = prepared[-1].state.seats_to_move()
            owing &= {str(self.seats[seat].person) for seat in waiting}
        moved = {self.seats[entry.seat].person for entry in new if isinstance(entry, Moved)}
        done = [person for person in people if person in moved or person not in owing]
        return NoticeChange(done, [(person, self.time_of(person)) for person in people if person in owing])

    def time_of(self, person: str) -> float:
        """Return the seconds that a person had for a decision when it was put; 0 without a clock."""
        if not self.clock.on:
            return 0.0
        return min(self.clock.left[seat] for seat in self._seats_of[person])

    @property
    def lasts(self) -> bool:
        """True if holidays count: each move has a long time, and no event waits for the end."""
        plan = self.clock.plan
        return plan.kind == "move" and plan.seconds >= LASTING and not self.event

    def owes(self, person: str) -> int | None:
        """Return the first seat for which a person owes a decision themselves; None if there is none."""
        waiting = self.waiting()
        mine = (seat for seat in self.seats_of(person) if seat in waiting)
        return next((seat for seat in mine if not self.seats[seat].plays_itself), None)

    def time_left(self, person: str) -> float | None:
        """Return the seconds that are left to a person for the decision they owe; None without a clock."""
        seat = self.owes(person)
        return None if seat is None or not self.clock.on else self.clock.left_now(seat, self.now())

    def glance(self, glance: Glance) -> None:
        """Take over what a row says of the table, for a list: its log is not read."""
        self._glanced = list(glance.waiting)
        for seat, held, resigned in zip(self.seats, glance.held, glance.resigned, strict=True):
            seat.held, seat.resigned = held, resigned

    def _ending(self, state: State, resigned: set[int]) -> Result:
        """Return scores and ranks; players who resigned come last."""
        scores = tuple(state.scores())
        if state.over and not resigned:
            return Result(scores, tuple(state.ranks()))
        return Result(scores, ranks_after(scores, resigned))

    def _carry_out(self, entry: Entry, prepared: PreparedEntry | None) -> None:
        self.log.begin_entry()
        if isinstance(entry, Started):
            self.play.install_start(entry)
            self.clock.hours = [row.sleep for row in self.seats]
            self.log.tell(self.play.setup_events)
        elif isinstance(entry, Moved):
            self._read_move(entry, prepared)
        elif isinstance(entry, Undone):
            self._read_undone(entry)
        elif isinstance(entry, UndoAsked):
            self.requests.ask(entry)
            self.log.note("table-log-undo-asked", entry.seat)
        elif isinstance(entry, UndoAnswered):
            self._read_answer(entry)
        else:
            self._read_people(entry)

    def _read_move(self, entry: Moved, prepared: PreparedEntry | None) -> None:
        self.clock.save(len(self.play.plies))
        if prepared is None:
            self.play.replay(entry)
        else:
            self.play.install(prepared)
        if not self.play.plies[-1].free:
            self.clock.forget()
        self.requests.lapse(entry.at)
        if entry.by in ("clock", "random"):
            self.log.note(f"table-log-by-{entry.by}", entry.seat)
        self.log.tell(self.play.plies[-1].events)

    def _read_undone(self, entry: Undone) -> None:
        self.requests.grant()
        self.play.take_back(entry.seat, entry.plies)
        if entry.clocks:
            self.clock.take_back(entry.plies, entry.at)
        self.log.take_back(entry.plies)
        self.log.note("table-log-undone", entry.seat)

    def _read_answer(self, entry: UndoAnswered) -> None:
        self.requests.answer(entry)
        self.log.note(f"table-log-undo-{'agreed' if entry.agree else 'refused'}", entry.seat)

    def _read_people(self, entry: Held | Returned | TakenOver | Resigned | Sleeps | Away | Abandoned) -> None:
        if isinstance(entry, Held):
            self.seats[entry.seat].held = entry.bot
            self.log.note(f"table-log-held-{entry.why}", entry.seat, entry.bot)
        elif isinstance(entry, Returned):
            self.seats[entry.seat].held = ""
            self.log.note("table-log-returned", entry.seat)
        elif isinstance(entry, TakenOver):
            self.seats[entry.seat].held = ""
            self.log.note("table-log-taken-over", entry.seat)
        elif isinstance(entry, Resigned):
            self.seats[entry.seat].resigned = True
            self.seats[entry.seat].timed_out = entry.why == "clock"
            self._people = None
            self.log.note(f"table-log-resigned-{entry.why}", entry.seat)
        elif isinstance(entry, Sleeps):
            self.clock.choose_hours(entry.seat, (entry.start, entry.end), entry.at)
        elif isinstance(entry, Away):
            self.clock.leave(entry.seat, entry.begins, entry.ends, entry.at)
        else:
            self.log.note("table-log-abandoned")

    def _number_secret(self, before: list[int] | None, moved: bool) -> None:
        """Number the decision that is secret now, if it is.

        A secret decision goes on as long as those who owe it become fewer. Then it is revealed, to all who
        share a device as well: what is secret afterwards is another one.
        """
        state, waiting, after = self.play.table(), self.waiting(), _screened(self.play.state)
        if not waiting or (after is None and not any(map(state.holds_hidden, waiting))):
            self.secret = 0
        elif not self.secret or (before is None) != (after is None) or _revealed(before, after, moved):
            self.secret = self.log.version(None)

    def _ask_anew(self, undone: bool) -> None:
        """Note decisions that are new: their legal actions changed, or the table went back."""
        if self.play.state is None:
            return
        for seat in range(len(self.seats)):
            legal = self.play.state.legal(seat)
            if undone or legal != self.legal[seat]:
                self.legal[seat] = legal
                self.asked_at[seat] = self.log.version(seat)

    def _count_round(self, state: State) -> None:
        # Most tables never ask which round it is, and it comes with all of the analysis.
        from starhold.review.rounds import Rounds

        self._rounds = self._rounds or Rounds(state)
        self._rounds.at(state)

    @property
    def round(self) -> int:
        """Which round it is, where that matters, as long as it is the first; 0 before it."""
        return 0 if self._rounds is None else self._rounds.number

    def takeable(self) -> list[int]:
        """Return the seats of bots that a person may take over now."""
        if not (self.takeover and self.round == 1 and self.status == "running"):
            return []
        return [seat.seat for seat in self.seats if seat.kind == "bot"]

    # -- who sits here -------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """Return the seats that owe a decision; nobody does when the table is over."""
        if self.status != "running":
            return []
        return self._glanced if self.play.state is None else self.play.state.seats_to_move()

    def hours_of(self, seat: int) -> tuple[int, int]:
        """Return the sleeping hours that a seat's player has chosen; before the start its row holds them."""
        return self.clock.hours[seat] if self.version else self.seats[seat].sleep

    @property
    def people(self) -> Collection[str]:
        """The people who sit here."""
        return self._seats_of.keys()

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that a person decides for."""
        return [] if person is None else self._seats_of.get(person, [])

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the other seats whose people still play."""
        if self._people is None:
            self._people = tuple(row.seat for row in self.seats if row.is_person and not row.resigned)
        return self._people if seat not in self._people else _without(self._people, seat)

    def unopened(self) -> list[int]:
        """Return the seats that have sealed a word for the dice and not opened it."""
        return [seat.seat for seat in self.seats if seat.seal and not seat.entropy]

    def ended_by(self) -> tuple[int, ...]:
        """Return the seats whose players resigned or ran out of time, if that ended the game."""
        state = self.play.state
        if self.status != "finished" or state is None or state.over:
            return ()
        return tuple(sorted(self.resigned()))

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return scores and ranks once the table is finished."""
        if self.status != "finished" or self._result is None:
            return (), ()
        return self._result.scores, self._result.ranks


def _screened(state: State | None) -> list[int] | None:
    """Return the seats that owe a decision where it is secret; None if all see what is decided."""
    return state.seats_to_move() if state is not None and state.secret() else None


def _revealed(before: list[int] | None, after: list[int] | None, moved: bool) -> bool:
    """True if another secret decision has begun: somebody owes it who owed none, or who has just made one."""
    if before is None or after is None:
        return False
    return not set(after) <= set(before) or (moved and after == before)


@cache
def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)
