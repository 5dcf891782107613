"""Games of Lantern, played and recorded, for tests of records."""

from starhold.kernel.chance import Chance, FairChance, FastChance
from starhold.kernel.fairness import fair_chance
from starhold.kernel.record import Seat
from starhold.kernel.runner import MatchRunner
from tests import toy

SEED = bytes(range(32))
SEATS = (Seat("Ada"), Seat("Ben", "newcomer"), Seat("Cem", "newcomer"))


def started(source: Chance | None = None, **options: str) -> MatchRunner:
    """A match of three; fair chance with a commitment unless another source is given."""
    commitment = "" if source is not None else FairChance(SEED).commitment()
    return MatchRunner(
        toy.GAME,
        SEATS,
        source or fair_chance(SEED, ["comet"]),
        options,
        entropy=["comet"] if source is None else (),
        commitment=commitment,
    )


def play_on(match: MatchRunner, seed: int, moves: int = 1_000_000) -> MatchRunner:
    """Random legal moves, to the end or for a number of moves."""
    choices = FastChance(seed)
    while moves and not match.state.over:
        seats = match.state.seats_to_move()
        seat = seats[int(choices.below(len(seats)))]
        match.move(seat, int(match.state.pick(seat, choices)))
        moves -= 1
    return match


def played(seed: int) -> MatchRunner:
    """A whole fair game."""
    return play_on(started(), seed)
