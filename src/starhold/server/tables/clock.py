"""Clocks: how much time each seat has, worked out from the log's own timestamps.

Every process that reads the same log finds the same clocks. A player's sleeping hours do not count: those
that the player had chosen when the decision was put to the seat. Nor do holidays, from when they are entered.

An undo restores the clocks as they were before the first move that goes, less the time used since. With a
bank, each seat pays for the time in which its own clock ran and loses the increments of moves that go. With a
clock per move it is as if the move had not been made: the decision's time runs from when it was first put.

Nobody's time depends on a wall clock, which may be set right or wrong at any moment: within a process a clock
that never jumps measures it, and between processes the database's clock says how old an entry is.
"""

import time
from dataclasses import dataclass, field, replace
from typing import Final

from starhold.server.wire import ClockInfo, ClockPlan

HOUR = 3600.0
DAY = 24 * HOUR
#: a clock sleeps this many hours per day at most
MOST_SLEEP: Final = 10
#: seconds between two changes of a player's sleeping hours
SLEEP_CHANGE_SECONDS: Final = DAY
#: holidays count where each move has at least this long
LASTING: Final = 12 * HOUR

#: from and to, UTC; the same hour twice means never
Hours = tuple[int, int]
#: two moments
Span = tuple[float, float]


def hours_long(sleep: Hours) -> int:
    """Return how many hours of a day these are."""
    return (sleep[1] - sleep[0]) % 24


def awake_seconds(begin: float, end: float, sleep: Hours, slept: float = 0.0) -> float:
    """Return the seconds between two moments that are outside the sleeping hours.

    `slept` is for how many seconds the clock slept on the first day (UTC) before that.

    >>> awake_seconds(0.0, 3600.0 * 24, (22, 6)) == 16 * 3600
    True
    """
    if sleep[0] == sleep[1] or end <= begin:
        return max(end - begin, 0.0)
    asleep = 0.0
    for day in range(int(begin // DAY), int(end // DAY) + 1):
        asleep += _slept(begin, end, sleep, day, slept)
        slept = 0.0
    return end - begin - asleep


def present(begin: float, end: float, away: list[Span]) -> list[Span]:
    """Return the parts between two moments without those in which the player is away.

    >>> present(0.0, 10.0, [(2.0, 4.0), (8.0, 20.0)])
    [(0.0, 2.0), (4.0, 8.0)]
    """
    parts = []
    for first, last in sorted(away):
        if begin < min(first, end):
            parts.append((begin, min(first, end)))
        begin = max(begin, last)
    return [*parts, (begin, end)] if begin < end else parts


def _slept(begin: float, end: float, sleep: Hours, day: int, before: float) -> float:
    """Return the seconds of one day that the clock slept between two moments, if it slept `before` them."""
    start, stop = sleep
    asleep = 0.0
    for first, last in ((start, stop),) if start <= stop else ((0, stop), (start, 24)):
        midnight = day * DAY
        asleep += max(0.0, min(end, midnight + last * HOUR) - max(begin, midnight + first * HOUR))
    # Hours that an earlier version stored may be more than ten.
    return max(0.0, min(asleep, max(MOST_SLEEP, hours_long(sleep)) * HOUR - before))


def sleeping(hours: Hours, now: float) -> float:
    """Return the seconds until a person's sleeping hours (UTC) end; 0 if they are awake.

    >>> sleeping((22, 6), 23 * 3600.0) / 3600, sleeping((22, 6), 12 * 3600.0), sleeping((0, 0), 5.0)
    (7.0, 0.0, 0.0)
    """
    start, end = hours
    hour = now % DAY / HOUR
    if start == end or (hour - start) % 24 >= (end - start) % 24:
        return 0.0
    return (end - hour) % 24 * HOUR


class SteadyClock:
    """A clock that starts from a given time and never jumps."""

    def __init__(self, start: float) -> None:
        self._start = start - time.monotonic()

    def __call__(self) -> float:
        return self._start + time.monotonic()


class Timeline:
    """What time it is at a table: the time of its last entry, carried on by a clock that never jumps."""

    def __init__(self, now: float) -> None:
        self._last = now
        self._read_at = time.monotonic()

    def now(self) -> float:
        return self._last + self.quiet()

    def quiet(self) -> float:
        """Return the seconds since the last entry."""
        return time.monotonic() - self._read_at

    def read(self, at: float, age: float, first: bool) -> None:
        """Note an entry, which was committed `age` seconds ago, as the database says."""
        moment = time.monotonic() - max(age, 0.0)
        if first:
            self._last, self._read_at = at, moment
        else:
            # It is not older than the one before it, even if clocks were set meanwhile.
            self._last, self._read_at = max(at, self._last), max(moment, self._read_at)


@dataclass(slots=True)
class Clock:
    """The clocks of one table."""

    plan: ClockPlan
    left: list[float]
    #: since when each seat owes a decision; None if it does not
    since: list[float | None]
    #: the sleeping hours that each player has chosen, when the log says so, and those of the present decision
    hours: list[Hours]
    chosen_at: list[float | None]
    sleep: list[Hours]
    #: when each player was and will be away
    away: list[list[Span]]
    #: the last day on which each clock slept, and for how many seconds
    slept: list[tuple[int, float]]
    #: increments that each seat got
    paid: list[float]
    #: clocks before the last moves, by the number of moves made before
    _before: dict[int, "Clock"] = field(default_factory=dict)
    #: what viewers see of no clock: the same object each time
    _none: ClockInfo | None = None

    @classmethod
    def new(cls, plan: ClockPlan, players: int) -> "Clock":
        return cls(
            plan,
            left=[float(plan.seconds)] * players,
            since=[None] * players,
            hours=[(0, 0)] * players,
            chosen_at=[None] * players,
            sleep=[(0, 0)] * players,
            away=[[] for _ in range(players)],
            slept=[(0, 0.0)] * players,
            paid=[0.0] * players,
        )

    @property
    def on(self) -> bool:
        return self.plan.kind != "none"

    def turn(self, waiting: list[int], at: float, moved: int | None) -> None:
        """Stop, after an entry, the clocks of seats that owe nothing; start those of seats that do.

        A seat that moved and still owes a decision begins its next one; with a bank, the increment is paid
        when its decisions are over.
        """
        if not self.on:
            return
        for seat, begun in enumerate(self.since):
            if seat in waiting:
                if begun is None or seat == moved:
                    self._stop(seat, at)
                    self._start(seat, at)
            elif begun is not None:
                self._stop(seat, at)
                if seat == moved and self.plan.kind == "bank":
                    self.left[seat] += self.plan.increment
                    self.paid[seat] += self.plan.increment

    def _start(self, seat: int, at: float) -> None:
        """Put a decision to a seat."""
        self.since[seat] = at
        self.sleep[seat] = self.hours[seat]
        if self.plan.kind == "move":
            self.left[seat] = float(self.plan.seconds)

    def _stop(self, seat: int, at: float) -> None:
        begun = self.since[seat]
        if begun is None:
            return
        if self.plan.kind == "bank":
            self.left[seat] = self.left_now(seat, at)
        day = int(at // DAY)
        before = self._slept_on(seat, day)
        self.slept[seat] = day, before + _slept(begun, at, self.sleep[seat], day, before)
        self.since[seat] = None

    def _slept_on(self, seat: int, day: int) -> float:
        """Return for how many seconds of a day the seat's clock slept before its present decision."""
        last, seconds = self.slept[seat]
        return seconds if day == last else 0.0

    def left_now(self, seat: int, now: float) -> float:
        """Return the seconds left for a seat at a moment."""
        begun = self.since[seat]
        if begun is None:
            return self.left[seat]
        left = self.left[seat]
        for first, last in present(begun, now, self.away[seat]):
            slept = self._slept_on(seat, int(first // DAY)) if first == begun else 0.0
            left -= awake_seconds(first, last, self.sleep[seat], slept)
        return left

    # -- undo --------------------------------------------------------------------------------------

    def save(self, plies: int) -> None:
        """Remember the clocks before a move, which is made after this many others."""
        if self.on:
            self._before[plies] = self._copy()

    def forget(self) -> None:
        """Forget the saved clocks: the last move cannot be undone, nor any before it."""
        self._before.clear()

    def take_back(self, plies: int, at: float) -> None:
        """Restore the clocks when moves are undone until this many are left, less the time used."""
        before = self._before.get(plies)
        if before is None:
            return
        if self.plan.kind == "move":
            self.left, self.since, self.slept = before.left[:], before.since[:], before.slept[:]
        else:
            for seat, begun in enumerate(before.since):
                self._stop(seat, at)
                self.since[seat] = None if begun is None else at
                self.left[seat] -= self.paid[seat] - before.paid[seat]
            self.paid = before.paid[:]
        self.sleep = before.sleep[:]

    def ends_with_undo(self, plies: int, at: float) -> list[int]:
        """Return the seats that have time left now and would have none after an undo."""
        then = self._copy()
        then._before = self._before
        then.take_back(plies, at)
        seats = range(len(self.left))
        return [seat for seat in seats if then.left_now(seat, at) <= 0 < self.left_now(seat, at)]

    def _copy(self) -> "Clock":
        return replace(
            self,
            left=self.left[:],
            since=self.since[:],
            sleep=self.sleep[:],
            slept=self.slept[:],
            paid=self.paid[:],
            _before={},
        )

    # -- sleeping hours ----------------------------------------------------------------------------

    def choose_hours(self, seat: int, hours: Hours, at: float) -> None:
        """Set the sleeping hours that a player chooses, from the next decision on."""
        self.hours[seat] = hours
        self.chosen_at[seat] = at

    def may_choose_in(self, seat: int, now: float) -> float:
        """Return the seconds until the player may change the sleeping hours."""
        chosen = self.chosen_at[seat]
        return 0.0 if chosen is None else max(0.0, chosen + SLEEP_CHANGE_SECONDS - now)

    # -- holidays ----------------------------------------------------------------------------------

    def leave(self, seat: int, begins: float, ends: float, at: float) -> None:
        """Set when a player is away; this replaces what was still ahead, what is past stays."""
        past = [(first, min(last, at)) for first, last in self.away[seat] if first < at]
        self.away[seat] = [*past, (begins, ends)] if ends > begins else past

    def ahead(self, seat: int, now: float) -> Span:
        """Return from when until when a player is or will be away; two zeros if that is not so."""
        return next((span for span in self.away[seat] if span[1] > now), (0.0, 0.0))

    def stands_until(self, seat: int, now: float) -> float:
        """Return until when a running clock stands still; 0 if it goes."""
        begins, ends = self.ahead(seat, now)
        if begins <= now < ends:
            return ends
        asleep = sleeping(self.sleep[seat], now)
        return now + asleep if asleep else 0.0

    # -- what viewers and the driver ask -----------------------------------------------------------

    def out_of_time(self, now: float) -> list[int]:
        """Return the seats that owe a decision and have no time left."""
        if not self.on:
            return []
        running = [seat for seat, begun in enumerate(self.since) if begun is not None]
        return [seat for seat in running if self.left_now(seat, now) <= 0]

    def rings_in(self, now: float) -> float | None:
        """Return in how many seconds somebody's time may be over; None if nobody's runs."""
        if not self.on:
            return None
        running = [seat for seat, begun in enumerate(self.since) if begun is not None]
        return min((self.left_now(seat, now) for seat in running), default=None)

    def info(self, now: float) -> ClockInfo:
        """Return what the viewers see."""
        if not self.on:
            if self._none is None:
                self._none = ClockInfo(self.plan)
            return self._none
        left = tuple(round(self.left_now(seat, now), 1) for seat in range(len(self.left)))
        running = tuple(seat for seat, begun in enumerate(self.since) if begun is not None)
        still = tuple(self.stands_until(seat, now) if seat in running else 0.0 for seat in range(len(left)))
        return ClockInfo(self.plan, left, running, now, still if any(still) else ())
