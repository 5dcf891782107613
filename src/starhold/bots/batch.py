"""GameBatch: the inner loop of the vector environment: one game per lane, and no new objects per step.

What a seat knows and what it may do are written into cells, one row per lane; arrays share their memory.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from starhold.bots.net import Features, Sink
from starhold.kernel.bits import lowest
from starhold.kernel.cells import Cells
from starhold.kernel.chance import FastChance
from starhold.kernel.moves import Moves
from starhold.kernel.state import State, play_step
from starhold.kernel.step import Step


@final
class GameBatch:
    """Games that are stepped together."""

    def __init__(
        self, features: Features, actions: i64, states: list[State], luck: list[FastChance], limit: i64
    ) -> None:
        self.features: Features = features
        self.states: list[State] = states
        self.luck: list[FastChance] = luck
        self.limit: i64 = limit
        size = len(states)
        #: decisions made, and the seat that decides, in each lane
        self.made: vec[i64] = vec[i64]([0] * size)
        self.seats: vec[i64] = vec[i64]([0] * size)
        #: the seat in each lane whose decisions are asked for and observed; -1: every seat's
        self.learners: vec[i64] = vec[i64]([-1] * size)
        #: what the other seats draw their random actions from; None: bots outside decide for them
        self.rivals: FastChance | None = None
        #: lanes whose game has ended, by the rules or the limit
        self.ended: list[int] = []
        self.broken_off: list[int] = []
        #: features that hold for the deciding seat, and its legal actions
        self.known: Cells = Cells(size, len(features.names()))
        self.legal: Cells = Cells(size, actions)
        #: how many actions are legal in each lane; `legal.order` lists them
        self.counts: vec[i64] = vec[i64]([0] * size)

    def illegal(self, actions: list[int]) -> int:
        """Return the first lane whose action is not legal, or -1."""
        lane: i64
        for lane in range(len(actions)):
            if not self.legal.has(lane, actions[lane]):
                return lane
        return -1

    def step(self, actions: list[int]) -> None:
        """Play a legal action in each lane, and fill in what is known in the games that continue.

        The cells of `known` are clear; those of `legal` are cleared here, since few of them are set.

        Each lane is played and observed before the next one: all games together do not fit the caches.
        """
        self.ended = []
        self.broken_off = []
        sink = Sink(cells=self.known)
        moves = Moves(cells=self.legal)
        lane: i64
        for lane in range(len(actions)):
            self._play(lane, actions[lane], sink, moves)

    def _play(self, lane: i64, action: i64, sink: Sink, moves: Moves) -> None:
        """Play an action in a lane, and on until its learner, or a bot outside, has to decide."""
        state = self.states[lane]
        step: Step[Any] | None = state.stack[-1]
        seat = self.seats[lane]
        made = self.made[lane]
        learner = self.learners[lane]
        while step is not None:
            step = play_step(state, step, seat, action, self.luck[lane])
            made += 1
            if step is None:
                self.ended.append(lane)
            elif made >= self.limit:
                self.broken_off.append(lane)
                step = None
            else:
                seat = lowest(step.waiting(state))
                self.seats[lane] = seat
                if learner < 0 or learner == seat:
                    self._observe(lane, state, step, sink, moves)
                    step = None
                elif self.rivals is None:
                    step = None
                else:
                    action = state.pick(seat, self.rivals)
        self.made[lane] = made

    def play(self, lane: i64, action: i64) -> None:
        """Play a legal action in one lane, as `step` does in all; the lane's cells of `known` are clear."""
        self._play(lane, action, Sink(cells=self.known), Moves(cells=self.legal))

    def begin(self, lane: i64, state: State) -> None:
        """Start a new game in a lane, and fill its cells if its learner begins."""
        self.states[lane] = state
        self.made[lane] = 0
        seat = lowest(state.waiting())
        self.seats[lane] = seat
        if self.learners[lane] < 0 or self.learners[lane] == seat:
            self.observe(lane)
        elif self.rivals is not None:
            self.play(lane, state.pick(seat, self.rivals))

    def observe(self, lane: i64) -> None:
        """Fill in the cells of a lane; those of `known` are clear."""
        state = self.states[lane]
        self._observe(lane, state, state.stack[-1], Sink(cells=self.known), Moves(cells=self.legal))

    def _observe(self, lane: i64, state: State, step: Step[Any], sink: Sink, moves: Moves) -> None:
        """Store who decides in a lane, what that seat knows and what it may do."""
        seat = lowest(step.waiting(state))
        self.seats[lane] = seat
        sink.at = lane * self.known.width
        self.features.fill(state, seat, sink)
        legal = self.legal
        legal.begin(lane, self.counts[lane])
        step.offer(state, seat, moves)
        self.counts[lane] = legal.size
