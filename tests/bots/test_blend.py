"""What faces play by: bolder values, from both sides, while hints and reviews keep the judge's own."""

import pytest

from starhold.bots.base import Budget
from starhold.bots.blend import PlayingJudge
from starhold.bots.config import config_named
from starhold.bots.levels import MasterBot
from starhold.bots.net import ONE, Evaluator
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from tests.bots.test_search import GAMES, position


class Said(Evaluator):
    """Says of each seat what it was told to."""

    def __init__(self, *values: int) -> None:
        self.values = values

    def value(self, state: State, seat: int) -> int:
        return self.values[seat]


def bold(power: float, *values: int, both: bool = False) -> list[int]:
    """What faces make of these values of two seats."""
    state = position("galaxies", 2, 1, 0)
    judge = PlayingJudge(Said(*values), power, both)
    return [int(judge.value(state, seat)) for seat in range(2)]


def test_a_power_makes_values_bolder_and_keeps_their_order() -> None:
    assert bold(1.0, ONE // 3, ONE // 2) == [ONE // 3, ONE // 2]
    assert bold(2.0, 0, ONE) == [0, ONE]
    values = [ONE * n // 100 for n in range(101)]
    bolder = [bold(2.0, value, ONE - value) for value in values]
    assert [own for own, _ in bolder] == sorted(own for own, _ in bolder)
    assert all(abs(own + other - ONE) < 4 for own, other in bolder)
    assert abs(bold(2.0, ONE * 3 // 4, 0)[0] - ONE * 9 // 10) < 4


def test_both_sides_make_a_whole_win() -> None:
    own, other = bold(1.0, ONE * 6 // 10, ONE * 6 // 10, both=True)
    assert own == other == ONE // 2
    own, other = bold(1.0, ONE * 8 // 10, ONE * 4 // 10, both=True)
    assert abs(own - ONE * 7 // 10) < 4
    assert abs(own + other - ONE) < 4


@pytest.mark.parametrize("game", GAMES)
def test_the_expert_judges_by_what_was_calibrated(game: str) -> None:
    """Only faces search in another way: the win chances of hints and reviews were fitted to the expert's."""
    config, expert, state = config_named(game), MasterBot(), position(game, 2, 3, 30)
    player, judge = expert.player(state), expert.searcher(state)
    assert isinstance(player.judge, PlayingJudge)
    assert not isinstance(judge.judge, PlayingJudge)
    assert int(player.explore) == config.explore * ONE // 1000
    expert.budget = Budget(iterations=4)
    seat = state.seats_to_move()[0]
    for asked in (expert.advise, expert.choose):
        before = int(judge.iterations)
        asked(state.resample(seat, FastChance(1)), seat, FastChance(1))
        assert int(judge.iterations) > before
    assert int(player.iterations) == 0
