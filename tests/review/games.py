"""Short games to review: played with a few iterations, and none of them by chance of the run."""

from functools import cache

import starhold
from starhold.bots.base import Bot, Budget, ask
from starhold.bots.levels import MasterBot
from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.record import Record
from starhold.kernel.state import State

#: iterations of a look: enough to have every part of a review
BUDGET = 4


class Judging(Bot):
    """Plays by the search that reviews judge by, which stays when the expert plays otherwise."""

    def __init__(self) -> None:
        self._expert = MasterBot()

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        return int(self._expert.searcher(world).choose(world, seat, chance, Budget(iterations=BUDGET)))


@cache
def played(game: str, players: int = 2, seed: int = 1) -> Record:
    """A finished game between bots."""
    match = starhold.new(game, players, seed)
    seats = [Judging() for _ in range(players)]
    chance = FastChance(seed)
    while not match.over:
        seat = match.to_move[0]
        match.push(ask(seats[seat], match.state, seat, chance), seat)
    return match.record()
