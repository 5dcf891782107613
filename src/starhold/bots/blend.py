"""Blend: the weighted mean of two evaluators."""

from typing import final

from mypy_extensions import i64

from starhold.bots.net import Evaluator
from starhold.kernel.state import State


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

    def points(self, state: State, seat: i64) -> i64:
        return self.one.points(state, seat)
