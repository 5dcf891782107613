"""SPRT: both errors stay under 5 %, and clear cases are soon over."""

import random

import pytest

from starhold.arena.sprt import Sprt, Verdict, share_at


def judged(share: float, seed: int, low: float, high: float, games: int = 2) -> tuple[Verdict, int]:
    """Play groups of so many games at a true share until the test speaks."""
    luck = random.Random(seed)
    test = Sprt(low, high)
    while test.verdict == "open":
        test.add(sum(luck.random() < share for _ in range(games)) / games)
    return test.verdict, len(test.scores)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "low"), [(4, 0.25), (2, 0.7)])
def test_errors_stay_within_bounds(players: int, low: float) -> None:
    """120 tests at each bound: 6 errors are expected at 5 %, 13 or more would come once in 160 times."""
    high = low + 0.07
    wrong_low = sum(judged(low, seed, low, high, players)[0] == "stronger" for seed in range(120))
    wrong_high = sum(judged(high, seed, low, high, players)[0] != "stronger" for seed in range(120))
    print(f"errors of 120: {wrong_low} and {wrong_high}")
    assert wrong_low < 13
    assert wrong_high < 13


def test_clear_cases_are_soon_over() -> None:
    lengths = [judged(0.75, seed, 0.5, share_at(50))[1] for seed in range(30)]
    assert sum(lengths) / 30 < 40


def test_groups_that_are_all_alike_decide_nothing_at_once() -> None:
    test = Sprt(0.5, 0.57)
    for _ in range(3):
        test.add(1.0)
    assert test.verdict == "open"
