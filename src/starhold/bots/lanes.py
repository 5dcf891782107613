"""Lanes: the inner loop of the vector environment, one game a lane; no object is made a step.

What a seat knows and what it may do are written into cells, a row a lane; arrays lie over the same memory.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starhold.bots.net import Features, Sink
from starhold.kernel.bits import lowest
from starhold.kernel.cells import Cells
from starhold.kernel.chance import FastChance
from starhold.kernel.moves import Moves
from starhold.kernel.state import State


@final
class Lanes:
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

    def step(self, actions: list[int]) -> int:
        """Play an action in each lane. If one is illegal nothing is played and its lane is told, else -1."""
        lane: i64
        for lane in range(len(actions)):
            if not self.legal.has(lane, actions[lane]):
                return lane
        self.ended = []
        self.broken_off = []
        for lane in range(len(actions)):
            state = self.states[lane]
            state.play(self.seats[lane], actions[lane], self.luck[lane])
            made = self.made[lane] + 1
            self.made[lane] = made
            if not state.stack:
                self.ended.append(lane)
            elif made >= self.limit:
                self.broken_off.append(lane)
        return -1

    def restart(self, lane: i64, state: State) -> None:
        """A new game in a lane."""
        self.states[lane] = state
        self.made[lane] = 0

    def observe(self) -> None:
        """Tell of every lane who decides, what that seat knows and what it may do; the cells were cleared."""
        known = self.known
        legal = self.legal
        sink = Sink(cells=known)
        moves = Moves(cells=legal)
        lane: i64
        for lane in range(len(self.states)):
            state = self.states[lane]
            step = state.stack[-1]
            seat = lowest(step.waiting(state))
            self.seats[lane] = seat
            known.at = lane * known.width
            self.features.fill(state, seat, sink)
            legal.at = lane * legal.width
            step.offer(state, seat, moves)
