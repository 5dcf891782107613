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
        #: lanes whose game has ended, by the rules or the limit
        self.ended: list[int] = []
        self.broken_off: list[int] = []
        #: features that hold for the deciding seat, and its legal actions
        self.known: Cells = Cells(size, len(features.names()))
        self.legal: Cells = Cells(size, actions)

    def illegal(self, actions: list[int]) -> int:
        """Return the first lane whose action is not legal, or -1."""
        lane: i64
        for lane in range(len(actions)):
            if not self.legal.has(lane, actions[lane]):
                return lane
        return -1

    def step(self, actions: list[int]) -> None:
        """Play a legal action in each lane, and fill the cleared cells of the games that continue.

        Each lane is played and observed before the next one: all games together do not fit the caches.
        """
        self.ended = []
        self.broken_off = []
        sink = Sink(cells=self.known)
        moves = Moves(cells=self.legal)
        lane: i64
        for lane in range(len(actions)):
            state = self.states[lane]
            step = play_step(state, state.stack[-1], self.seats[lane], actions[lane], self.luck[lane])
            made = self.made[lane] + 1
            self.made[lane] = made
            if step is None:
                self.ended.append(lane)
            elif made >= self.limit:
                self.broken_off.append(lane)
            else:
                self._observe(lane, state, step, sink, moves)

    def begin(self, lane: i64, state: State) -> None:
        """Start a new game in a lane, and fill its cleared cells."""
        self.states[lane] = state
        self.made[lane] = 0
        self._observe(lane, state, state.stack[-1], Sink(cells=self.known), Moves(cells=self.legal))

    def _observe(self, lane: i64, state: State, step: Step[Any], sink: Sink, moves: Moves) -> None:
        """Store who decides in a lane, what that seat knows and what it may do."""
        seat = lowest(step.waiting(state))
        self.seats[lane] = seat
        sink.at = lane * self.known.width
        self.features.fill(state, seat, sink)
        legal = self.legal
        legal.at = lane * legal.width
        step.offer(state, seat, moves)
