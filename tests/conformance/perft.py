"""Node counts: how many move sequences of a given length there are from fixed positions.

A wrong, missing or doubled legal move almost always changes them. Chance is fixed by the depth, and
where several seats are asked at once the lowest answers first.
"""

from collections.abc import Iterator

from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.state import State, play_out
from tests.conformance.subjects import Case, cases


def perft(state: State, depth: int, digests: set[tuple[int, ...]]) -> int:
    """The number of sequences of `depth` moves (fewer if the game ends); collects the positions reached."""
    if depth == 0 or state.over:
        digests.add(tuple(state.numbers()))
        return 1
    seat = state.seats_to_move()[0]
    nodes = 0
    for action in state.legal(seat):
        after = state.clone()
        after.play(seat, action, FastChance(depth))
        nodes += perft(after, depth - 1, digests)
    return nodes


def counts(case: Case, departure: int) -> str:
    """One line: the counts of each depth, and how many different positions the last one reached."""
    chance = FastChance(departure + 1)
    state = case.start(chance)
    play_out(state, chance, chance, departure)
    nodes = []
    for depth in range(1, case.profile.depth + 1):
        reached: set[tuple[int, ...]] = set()
        nodes.append(perft(state, depth, reached))
    numbers = " ".join(map(str, nodes))
    return f"{case.id} after {departure} moves: {numbers}, {len(reached)} different"


def lines(game: Game) -> Iterator[str]:
    for case in cases(game):
        for departure in case.profile.departures:
            yield counts(case, departure)
