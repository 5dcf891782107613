"""Random and mean play: every invariant holds after every move, and every game ends."""

import pytest

from starhold.kernel.chance import FastChance
from starhold.kernel.state import play_out
from tests.conformance.play import Run
from tests.conformance.policies import MEAN, AtRandom, Policy
from tests.conformance.subjects import Case
from tests.sizes import sized


def play_checked(case: Case, seed: int, policy: type[Policy]) -> None:
    """Play one game to its end; a failure names the case, the seed and the move."""
    run = Run(case, seed, policy)
    number = -1
    try:
        for turn in run.turns():
            number = turn.number
            turn.state.check()
        run.state.check()
    except AssertionError as error:
        raise AssertionError(f"{case.id} seed {seed} after move {number}: {error}") from error
    assert_finished(run)


def assert_finished(run: Run) -> None:
    """The end is an end: nobody moves, everybody has points and a place, somebody is first."""
    state, players = run.state, run.case.players
    assert state.over
    assert state.waiting() == 0
    assert state.seats_to_move() == []
    assert all(state.legal(seat) == [] for seat in range(players))
    assert len(state.scores()) == players
    ranks = state.ranks()
    assert len(ranks) == players
    if players == 1:
        # A single player is second when the game itself has won.
        assert ranks[0] in (1, 2)
        return
    for rank in ranks:
        # A shared place leaves the following ones empty: 1, 1, 3.
        assert rank == 1 + sum(other < rank for other in ranks)


def test_random_play(case: Case) -> None:
    for seed in range(sized(20)):
        play_checked(case, seed, AtRandom)


@pytest.mark.parametrize("policy", MEAN.values(), ids=MEAN)
def test_mean_play(case: Case, policy: type[Policy]) -> None:
    for seed in range(sized(3)):
        play_checked(case, 1_000 + seed, policy)


def test_every_option_value(variation: Case) -> None:
    for seed in range(sized(4)):
        play_checked(variation, 2_000 + seed, AtRandom)


def test_the_step_that_waits_is_the_top_one(case: Case) -> None:
    """A run of moves, which asks the step that said it waits, is the same moves looked up one by one."""
    for seed in range(sized(4)):
        twins = []
        for at_once in (1, 400):
            chance, choices = FastChance(seed), FastChance(seed + 1)
            state = case.start(chance)
            for _ in range(400 // at_once):
                play_out(state, chance, choices, at_once)
            twins.append(state)
        assert twins[0] == twins[1]
