"""Evaluators made from others: the weighted mean of two, and what faces play by."""

import math
from typing import Final, final

from mypy_extensions import i64

from starhold.bots.net import LOGIT_UNIT, ONE, Evaluator, squash
from starhold.kernel.state import State

#: values are tabulated at this distance
_STEP: Final = 1024
#: an expected lead in hundredths of a point that wins nearly three times out of four
LEADING: Final = 400


@final
class Blend(Evaluator):
    """The mean of two evaluators, the first weighted in percent; points come from the first."""

    def __init__(self, one: Evaluator, other: Evaluator, hundredths: i64) -> None:
        self.one: Evaluator = one
        self.other: Evaluator = other
        self.hundredths: i64 = hundredths

    def value(self, state: State, seat: i64) -> i64:
        one = self.one.value(state, seat) * self.hundredths
        return (one + self.other.value(state, seat) * (100 - self.hundredths)) // 100

    def two(self, state: State, seat: i64, ahead: bool = False) -> tuple[i64, i64, i64]:
        own, rival, lead = self.one.two(state, seat, ahead)
        other, others, _ = self.other.two(state, seat)
        rest = 100 - self.hundredths
        return (
            (own * self.hundredths + other * rest) // 100,
            (rival * self.hundredths + others * rest) // 100,
            lead,
        )

    def points(self, state: State, seat: i64) -> i64:
        return self.one.points(state, seat)


def _bolder(value: float, power: float) -> float:
    """Return a share of the win raised to a power, so that it and the other side's add up to 1 again."""
    ours, theirs = math.pow(value, power), math.pow(1.0 - value, power)
    return ours / (ours + theirs)


@final
class PlayingJudge(Evaluator):
    """Another evaluator's values as faces and the expert play by them.

    Values are raised to a power, because nets are more cautious than results are. With `both`, a game of two
    is judged from both sides: the net's two opinions don't add up to a whole win, and their errors differ.
    Then `lead` percent of the value come from the expected lead in points: a third opinion, and an aim where
    the game is won.
    """

    def __init__(self, judge: Evaluator, power: float, both: bool, lead: i64 = 0) -> None:
        self.judge: Evaluator = judge
        self.both: bool = both
        self.lead: i64 = lead
        steps = ONE // _STEP
        self.table: list[int] = [round(ONE * _bolder(n / steps, power)) for n in range(steps + 1)]

    def value(self, state: State, seat: i64) -> i64:
        value: i64
        if self.both and state.players == 2:
            own, rival, lead = self.judge.two(state, seat, self.lead > 0)
            value = (own + ONE - rival) // 2
            if self.lead > 0:
                value += (squash(lead * LOGIT_UNIT // LEADING) - value) * self.lead // 100
        else:
            value = self.judge.value(state, seat)
        at = value // _STEP
        low: i64 = self.table[at]
        if value == ONE:
            return low
        high: i64 = self.table[at + 1]
        return low + (high - low) * (value % _STEP) // _STEP

    def points(self, state: State, seat: i64) -> i64:
        return self.judge.points(state, seat)
