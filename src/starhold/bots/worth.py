"""Worth: positions judged by a short sum, written by hand."""

from mypy_extensions import i64, mypyc_attr

from starhold.bots.net import LOGIT_UNIT, Evaluator, squash
from starhold.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Evaluator):
    """What a position is worth to a seat, in hundredths of a point or near enough."""

    def __init__(self, scale: i64 = 600) -> None:
        #: a lead that wins nearly three times of four
        self.scale: i64 = scale

    def worth(self, state: State, seat: i64) -> i64:
        """The sum itself; for a game that nobody has thought about, its points."""
        return 100 * state.scores()[seat]

    def value(self, state: State, seat: i64) -> i64:
        """Who is ahead of the best rival is likely to win."""
        if state.players == 1:
            return squash(self.worth(state, seat) * LOGIT_UNIT // self.scale)
        best: i64 = -1000000
        for other in range(state.players):
            if other != seat:
                theirs = self.worth(state, other)
                if theirs > best:
                    best = theirs
        return squash((self.worth(state, seat) - best) * LOGIT_UNIT // self.scale)
