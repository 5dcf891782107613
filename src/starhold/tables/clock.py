"""Clocks: how much time each seat has, worked out from the log's own timestamps.

Every process that reads the same log finds the same clocks. A player's sleeping hours do not count.

Nobody's time depends on a wall clock, which may be set right or wrong at any moment: within a process a clock
that never jumps measures it, and between processes the database's clock says how old an entry is.
"""

import time
from dataclasses import dataclass

from starhold.tables.wire import ClockInfo, ClockPlan

HOUR = 3600.0
DAY = 24 * HOUR


def awake_seconds(begin: float, end: float, sleep: tuple[int, int]) -> float:
    """Seconds between two moments that are outside the hours of sleep (UTC, from, to).

    >>> awake_seconds(0.0, 3600.0 * 24, (22, 6)) == 16 * 3600
    True
    """
    start, stop = sleep
    if start == stop or end <= begin:
        return max(end - begin, 0.0)
    asleep = 0.0
    length = (stop - start) % 24 * HOUR
    first = (begin // DAY - 1) * DAY + start * HOUR
    while first < end:
        asleep += max(0.0, min(end, first + length) - max(begin, first))
        first += DAY
    return end - begin - asleep


class Steady:
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
        """Seconds since the last entry."""
        return time.monotonic() - self._read_at

    def read(self, at: float, age: float, first: bool) -> None:
        """There is an entry, which was committed `age` seconds ago, as the database says."""
        moment = time.monotonic() - max(age, 0.0)
        if first:
            self._last, self._read_at = at, moment
        else:
            # It is not older than the one before it, whatever clocks were set to meanwhile.
            self._last, self._read_at = max(at, self._last), max(moment, self._read_at)


@dataclass(slots=True)
class Clock:
    """The clocks of one table."""

    plan: ClockPlan
    left: list[float]
    #: since when each seat owes a decision; None if it does not
    since: list[float | None]
    sleep: list[tuple[int, int]]
    #: what viewers see of no clock: the same object each time
    _none: ClockInfo | None = None

    @classmethod
    def new(cls, plan: ClockPlan, players: int) -> "Clock":
        left = [float(plan.seconds)] * players
        return cls(plan, left, [None] * players, [(0, 0)] * players)

    @property
    def on(self) -> bool:
        return self.plan.kind != "none"

    def turn(self, waiting: list[int], at: float, moved: int | None) -> None:
        """After an entry: stop the clocks of those who owe nothing, start those who do.

        A seat that moved and still owes a decision goes on with its clock; the increment
        is paid when its decisions are over.
        """
        if not self.on:
            return
        for seat in range(len(self.left)):
            begun = self.since[seat]
            if seat in waiting:
                if begun is None:
                    self.since[seat] = at
                    if self.plan.kind == "move":
                        self.left[seat] = float(self.plan.seconds)
                elif seat == moved and self.plan.kind == "move":
                    self.since[seat] = at
                    self.left[seat] = float(self.plan.seconds)
            elif begun is not None:
                self._stop(seat, begun, at, seat == moved)

    def _stop(self, seat: int, begun: float, at: float, moved: bool) -> None:
        self.since[seat] = None
        if self.plan.kind == "bank":
            self.left[seat] -= awake_seconds(begun, at, self.sleep[seat])
            if moved:
                self.left[seat] += self.plan.increment

    def left_now(self, seat: int, now: float) -> float:
        """Seconds left for a seat at a moment."""
        begun = self.since[seat]
        if begun is None:
            return self.left[seat]
        return self.left[seat] - awake_seconds(begun, now, self.sleep[seat])

    def out_of_time(self, now: float) -> list[int]:
        """Seats that owe a decision and have no time left."""
        if not self.on:
            return []
        running = [seat for seat, begun in enumerate(self.since) if begun is not None]
        return [seat for seat in running if self.left_now(seat, now) <= 0]

    def rings_in(self, now: float) -> float | None:
        """In how many seconds somebody's time may be over; None if nobody's runs."""
        if not self.on:
            return None
        running = [seat for seat, begun in enumerate(self.since) if begun is not None]
        return min((self.left_now(seat, now) for seat in running), default=None)

    def info(self, now: float) -> ClockInfo:
        """What the viewers see."""
        if not self.on:
            if self._none is None:
                self._none = ClockInfo(self.plan)
            return self._none
        left = tuple(round(self.left_now(seat, now), 1) for seat in range(len(self.left)))
        running = tuple(seat for seat, begun in enumerate(self.since) if begun is not None)
        return ClockInfo(self.plan, left, running, now)
