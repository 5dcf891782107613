"""Outcomes: what chance could have given at a move: all of it where that is little, else some drawn."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.state import State

#: the most answers of chance tried to find every outcome, and the most different ones evaluated
TRIES: Final = 80
DIFFERENT: Final = 12


class ChanceOutcome(NamedTuple):
    """A table that an action can lead to, and how likely it is."""

    state: State
    weight: float


class Endless(Exception):
    """Raised when a move asks chance so often that its outcomes can't all be tried; it may never stop."""


class Counting(Chance):
    """Gives the answers of a prefix, then 0, and notes of how many each was one."""

    def __init__(self, prefix: Sequence[int]) -> None:
        super().__init__()
        self.prefix = prefix
        self.given: list[int] = []
        self.of: list[int] = []

    def below(self, n: i64) -> i64:
        place = len(self.given)
        if place > TRIES:
            raise Endless
        answer = self.prefix[place] if place < len(self.prefix) else 0
        self.given.append(answer)
        self.of.append(int(n))
        return answer

    def next_prefix(self) -> list[int]:
        """Return the answers to try next, as an odometer counts; empty: all were tried."""
        given, of = self.given, self.of
        while given and given[-1] + 1 >= of[-1]:
            given.pop()
            of.pop()
        if given:
            given[-1] += 1
        return given


def every(state: State, seat: int, action: int, of: Sequence[int]) -> list[ChanceOutcome] | None:
    """Return every outcome of an action; None if there are too many. `of`: what chance was asked."""
    if math.prod(of) > TRIES:
        return None
    found: dict[tuple[int, ...], tuple[State, float]] = {}
    prefix: list[int] = []
    for _ in range(TRIES):
        chance = Counting(prefix)
        twin = state.clone()
        try:
            twin.play(seat, action, chance)
        except Endless:
            return None
        weight = 1 / math.prod(chance.of)
        key = tuple(twin.numbers())
        known = found.get(key)
        found[key] = (twin, weight + (0.0 if known is None else known[1]))
        prefix = chance.next_prefix()
        if len(found) > DIFFERENT:
            return None
        if not prefix:
            return [ChanceOutcome(*one) for one in found.values()]
    return None


def drawn(state: State, seat: int, action: int, number: int, seed: int) -> list[State]:
    """Return some tables that the action can lead to."""
    tables = []
    for n in range(number):
        twin = state.clone()
        twin.play(seat, action, FastChance(seed + 7919 * n))
        tables.append(twin)
    return tables
