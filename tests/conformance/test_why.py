"""Why something cannot be picked is never false: every reason given holds on the table as it really lies."""

from functools import cache

from starhold.kernel.game import Game
from tests.conformance.play import sampled
from tests.conformance.subjects import Case
from tests.sizes import sized

#: positions of a game in which everything that was ever a choice is asked about
POSITIONS = 25
#: games whose picks make up what is asked about
GAMES = 4


@cache
def picked(case: Case) -> frozenset[str]:
    """Every pick that was part of a choice somewhere in a few games."""
    found: set[str] = set()
    for seed in range(GAMES):
        for state in sampled(case, seed, count=60):
            for seat in state.seats_to_move():
                for action in state.legal(seat):
                    found.update(case.game.choice(state, seat, action).picks)
    return frozenset(found)


def declared(game: Game) -> bool:
    """Does the game give reasons at all? The toy does not."""
    return bool(game.vocabulary.reasons)


def test_no_reason_is_false(case: Case) -> None:
    """Asked on a world that the seat cannot tell from this one, a reason holds in this one."""
    if not declared(case.game):
        return
    given: set[str] = set()
    for seed in range(sized(6)):
        for state in sampled(case, seed + 50, count=POSITIONS):
            for seat in state.seats_to_move():
                firsts = {case.game.choice(state, seat, action).picks[:1] for action in state.legal(seat)}
                for pick in picked(case):
                    if (pick,) in firsts:
                        continue
                    line = case.game.reason(state, seat, pick)
                    if line is None:
                        continue
                    name = line.key.removeprefix(f"{case.game.name}-why-")
                    given.add(name)
                    reason = case.game.vocabulary.reasons[name]
                    step = state.stack[-1].name
                    assert reason.holds(state, seat, pick), f"{step}, seat {seat}: {pick} is no {name}"
    # Without answers the test would say nothing.
    assert given
