"""Playing a game move by move, for the tests to look at."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import msgspec

from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.log import Log
from starhold.kernel.state import State
from tests.conformance.policies import AtRandom, Policy
from tests.conformance.subjects import Case

#: A mean policy plays so many moves; then random play has to bring the game to its end.
MEAN_MOVES = 300


class EndlessGame(AssertionError):
    """Random play did not bring the game to an end."""


@dataclass(frozen=True)
class Turn:
    """A position and the move that will be made in it."""

    number: int
    state: State
    seat: int
    action: int


class Run:
    """One game in play. After `turns` is exhausted, `state` is the final position."""

    def __init__(
        self,
        case: Case,
        seed: int,
        policy: type[Policy] = AtRandom,
        log: Log | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.case = case
        self.chance = chance or FastChance(seed)
        self.chance.log = log
        #: decisions have dice of their own, so that chance answers belong to the game alone
        self.dice = FastChance(seed ^ 0x5EED)
        self.policy = policy(case.game, self.dice)
        self.state = case.start(self.chance)

    def turns(self) -> Iterator[Turn]:
        """Each decision before it is taken. The state changes in place when the next one is asked for."""
        last_mean = 0 if isinstance(self.policy, AtRandom) else MEAN_MOVES
        limit = last_mean + self.case.profile.limit
        at_random = AtRandom(self.case.game, self.dice)
        for number in range(limit):
            if self.state.over:
                return
            seats = self.state.seats_to_move()
            seat = seats[self.dice.below(len(seats))]
            policy = self.policy if number < last_mean else at_random
            action = policy.choose(self.state, seat, self.state.legal(seat))
            yield Turn(number, self.state, seat, action)
            self.state.apply(seat, action, self.chance)
        if not self.state.over:
            raise EndlessGame(f"{self.case.id} goes on after {limit} moves")


@cache
def outline(case: Case, seed: int) -> tuple[int, list[int]]:
    """The length of a random game, and its moves after which a secret answer may be pending."""
    asked = [len(turn.state.seats_to_move()) for turn in Run(case, seed).turns()]
    return len(asked), [n + 1 for n, seats in enumerate(asked[:-1]) if seats > 1]


def sampled(case: Case, seed: int, count: int) -> Iterator[State]:
    """So many positions of a random game: the first, some spread evenly, some with answers pending."""
    length, pending = outline(case, seed)
    dice = FastChance(seed + 77)
    chosen = {0}
    for n in range(count - 1):
        chosen.add(pending[dice.below(len(pending))] if pending and n % 2 else int(dice.below(length)))
    for turn in Run(case, seed).turns():
        if turn.number in chosen:
            yield turn.state
        if turn.number >= max(chosen):
            return


def encoded(thing: object) -> bytes:
    """The thing as it would travel to a client."""
    return msgspec.json.encode(thing, order="deterministic")


def viewers(state: State) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(state.players), None]
