"""Self-play: games that a net plays against itself, as rows that it can learn from."""

from typing import final

from mypy_extensions import i64

from starhold.bots.base import Budget
from starhold.bots.net import ONE, Evaluator, Features, Sink, won
from starhold.bots.policy import greedy
from starhold.bots.search import Searcher
from starhold.kernel.bits import lowest
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State


@final
class TrainingData:
    """Positions to learn from: features as one long list, and for each row its length and targets."""

    def __init__(self) -> None:
        self.features: list[int] = []
        self.lengths: list[int] = []
        #: the share of the win and the points to be expected
        self.wins: list[float] = []
        self.points: list[float] = []
        self.games: i64 = 0
        self.decisions: i64 = 0
        #: games that were not over at the limit
        self.endless: i64 = 0

    def keep(self, row: list[int], win: float, points: float) -> None:
        """Add a row."""
        self.features += row
        self.lengths.append(len(row))
        self.wins.append(win)
        self.points.append(points)


@final
class Thought:
    """What a search thought of a position before a move: the value for the seat that made it."""

    def __init__(self, row: list[int], seat: i64, value: i64) -> None:
        self.row: list[int] = row
        self.seat: i64 = seat
        self.value: i64 = value


@final
class SelfPlay:
    """How self-play games are played and turned into training data.

    `trace` is the lambda of TD(lambda); `margin` how much of the result is the lead in points instead of the
    win; `explore` and `every` are per mille of random moves and one of how many decisions is kept; `haste` is
    what a result loses with each decision still to come, so that nobody dithers. With a searcher every move
    is searched, and half of what is learned where nothing is half done is what the search thinks.
    """

    def __init__(
        self,
        features: Features,
        judge: Evaluator | None,
        trace: float,
        margin: float,
        explore: i64,
        every: i64,
        haste: float,
        limit: i64,
        searcher: Searcher | None = None,
        budget: Budget | None = None,
    ) -> None:
        self.features: Features = features
        self.judge: Evaluator | None = judge
        self.trace: float = trace
        self.margin: float = margin
        self.explore: i64 = explore
        self.every: i64 = every
        self.haste: float = haste
        self.limit: i64 = limit
        self.searcher: Searcher | None = searcher
        self.budget: Budget = Budget(iterations=1) if budget is None else budget
        #: what the search thought of the last move, -1: nothing
        self.found: i64 = -1
        self.sink: Sink = Sink()

    def row(self, state: State, seat: i64) -> list[int]:
        """Return the features that hold for a seat."""
        sink = self.sink
        sink.clear()
        self.features.fill(state, seat, sink)
        listed = sink.listed
        assert listed is not None
        return listed

    def result(self, state: State, seat: i64) -> float:
        """Return the win, and a part of it by the lead in points; a game that does not end is lost."""
        if state.stack:
            return 0.0
        scores = state.scores()
        best: i64 = -1000
        for other in range(state.players):
            if other != seat and scores[other] > best:
                best = scores[other]
        lead = float(scores[seat] - best) / 8.0
        share = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        return (1.0 - self.margin) * float(won(state, seat)) / float(ONE) + self.margin * share

    def choose(self, state: State, seat: i64, chance: FastChance) -> i64:
        """Return the best action, or now and then a random one."""
        judge = self.judge
        searcher = self.searcher
        self.found = -1
        if searcher is not None:
            return self._searched(searcher, state, seat, chance)
        if judge is None or chance.below(1000) < self.explore:
            legal = self.features.choices(state, seat)
            return legal[chance.below(len(legal))]
        return greedy(state.resample(seat, chance), seat, self.features, judge, chance)

    def _searched(self, searcher: Searcher, state: State, seat: i64, chance: FastChance) -> i64:
        """Return the same by a search; what it thinks is known even where any action is taken."""
        legal = self.features.choices(state, seat)
        if len(legal) == 1:
            return legal[0]
        action = searcher.choose(state.resample(seat, chance), seat, chance, self.budget)
        node = searcher.node(action, seat)
        if node is not None:
            self.found = node.total // node.visits
        if chance.below(1000) < self.explore:
            return legal[chance.below(len(legal))]
        return action

    def play(self, state: State, seed: i64, data: TrainingData) -> None:
        """Play one game to its end or the limit, and add it to the training data."""
        chance = FastChance(seed)
        players = state.players
        rows: list[list[list[int]]] = [[] for seat in range(players)]
        values: list[list[float]] = [[] for seat in range(players)]
        times: list[int] = []
        thoughts: list[Thought] = []
        judge = self.judge
        made: i64 = 0
        while state.stack and made < self.limit:
            mover = lowest(state.waiting())
            action = self.choose(state, mover, chance)
            if judge is not None and self.found >= 0 and self.features.resting(state):
                thoughts.append(Thought(self.row(state, mover), mover, self.found))
            state.play(mover, action, chance)
            made += 1
            if state.stack and chance.below(self.every) == 0:
                times.append(made)
                for seat in range(players):
                    rows[seat].append(self.row(state, seat))
                    if judge is not None:
                        values[seat].append(float(judge.value(state, seat)) / float(ONE))
        scores = state.scores()
        for seat in range(players):
            target = self.result(state, seat)
            points = float(scores[seat]) / 10.0
            later = made
            at: i64 = len(times) - 1
            while at >= 0:
                now: i64 = times[at]
                target *= 1.0 - self.haste * float(later - now)
                later = now
                data.keep(rows[seat][at], target, points)
                if judge is not None:
                    target = self.trace * target + (1.0 - self.trace) * values[seat][at]
                at -= 1
        for thought in thoughts:
            target = 0.5 * self.result(state, thought.seat) + 0.5 * float(thought.value) / float(ONE)
            data.keep(thought.row, target, float(scores[thought.seat]) / 10.0)
        data.games += 1
        data.decisions += made
        if state.stack:
            data.endless += 1
