"""Short games to review: played by the level that thinks least, and none of them by chance of the run."""

from functools import cache

import starhold
from starhold.bots.base import ask, bot
from starhold.kernel.chance import FastChance
from starhold.kernel.record import Record

#: iterations of a look: enough to have every part of a review
BUDGET = 4


@cache
def played(game: str, players: int = 2, seed: int = 1, name: str = "expert@4i") -> Record:
    """A finished game between bots."""
    match = starhold.new(game, players, seed)
    seats = [bot(name) for _ in range(players)]
    chance = FastChance(seed)
    while not match.over:
        seat = match.to_move[0]
        match.push(ask(seats[seat], match.state, seat, chance), seat)
    return match.record()
