"""The heuristic evaluation of a position: a short sum, written by hand."""

from mypy_extensions import i64, mypyc_attr

from starhold.bots.net import LOGIT_UNIT, Evaluator, squash
from starhold.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Evaluator):
    """An evaluator that sums up what a seat has, in about hundredths of a point."""

    def __init__(self, scale: i64 = 600) -> None:
        #: a lead that wins nearly three times out of four
        self.scale: i64 = scale

    def evaluate(self, state: State, seat: i64) -> i64:
        """Return the sum for a seat; a game without a heuristic of its own counts its points."""
        return 100 * state.scores()[seat]

    def value(self, state: State, seat: i64) -> i64:
        """Return the win chance that follows from the lead over the best rival."""
        if state.players == 1:
            return squash(self.evaluate(state, seat) * LOGIT_UNIT // self.scale)
        best: i64 = -1000000
        for other in range(state.players):
            if other != seat:
                theirs = self.evaluate(state, other)
                if theirs > best:
                    best = theirs
        return squash((self.evaluate(state, seat) - best) * LOGIT_UNIT // self.scale)

    def two(self, state: State, seat: i64, ahead: bool = False) -> tuple[i64, i64, i64]:
        sums = (self.evaluate(state, seat) - self.evaluate(state, 1 - seat)) * LOGIT_UNIT
        lead = self.points(state, seat) - self.points(state, 1 - seat) if ahead else 0
        return squash(sums // self.scale), squash(-sums // self.scale), lead
