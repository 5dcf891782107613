"""Lanes: the inner loop of the vector environment, one game a lane; plain numbers and lists.

What holds in all lanes stands in one list, lane after lane, and beside it how many of it belong to each lane:
numpy spreads that over its rows in one go.
"""

from typing import final

from mypy_extensions import i64

from starhold.bots.net import Features, Sink
from starhold.kernel.bits import lowest
from starhold.kernel.chance import FastChance
from starhold.kernel.moves import Moves
from starhold.kernel.state import State


@final
class Lanes:
    """Games that are stepped together."""

    def __init__(self, features: Features, states: list[State], luck: list[FastChance], limit: i64) -> None:
        self.features: Features = features
        self.states: list[State] = states
        self.luck: list[FastChance] = luck
        self.limit: i64 = limit
        size = len(states)
        #: decisions made, and the seat that decides, in each lane
        self.made: list[int] = [0] * size
        self.seats: list[int] = [0] * size
        #: lanes whose game has ended, by the rules or the limit
        self.ended: list[int] = []
        self.broken_off: list[int] = []
        #: features that hold for the deciding seat, lane after lane, and how many in each
        self.sink: Sink = Sink()
        self.held: list[int] = [0] * size
        #: legal actions of the deciding seat, and how many in each lane
        self.legal: list[int] = []
        self.choices: list[int] = [0] * size

    def step(self, actions: list[int]) -> int:
        """Play an action in each lane. If one is illegal nothing is played and its lane is told, else -1."""
        lane: i64
        begin: i64 = 0
        for lane in range(len(actions)):
            action: i64 = actions[lane]
            size: i64 = self.choices[lane]
            if not self._listed(begin, size, action):
                return lane
            begin += size
        self.ended = []
        self.broken_off = []
        for lane in range(len(actions)):
            state = self.states[lane]
            state.play(self.seats[lane], actions[lane], self.luck[lane])
            made: i64 = self.made[lane] + 1
            self.made[lane] = made
            if not state.stack:
                self.ended.append(lane)
            elif made >= self.limit:
                self.broken_off.append(lane)
        return -1

    def _listed(self, begin: i64, size: i64, action: i64) -> bool:
        n: i64 = begin
        while n < begin + size:
            if self.legal[n] == action:
                return True
            n += 1
        return False

    def restart(self, lane: i64, state: State) -> None:
        """A new game in a lane."""
        self.states[lane] = state
        self.made[lane] = 0

    def observe(self) -> None:
        """Tell of every lane who decides, what that seat knows and what it may do."""
        sink = self.sink
        sink.clear()
        held = sink.listed
        assert held is not None
        legal: list[int] = []
        moves = Moves(listed=legal)
        before: i64 = 0
        counted: i64 = 0
        lane: i64
        for lane in range(len(self.states)):
            state = self.states[lane]
            step = state.stack[-1]
            seat = lowest(step.waiting(state))
            self.seats[lane] = seat
            self.features.fill(state, seat, sink)
            now: i64 = len(held)
            self.held[lane] = now - before
            before = now
            step.offer(state, seat, moves)
            self.choices[lane] = moves.count - counted
            counted = moves.count
        self.legal = legal
