"""What faces and the expert play by: bolder values, from both sides. Hints and reviews keep the judge's."""

import pytest

from starhold.bots.base import Budget
from starhold.bots.blend import PlayingJudge
from starhold.bots.config import config_named
from starhold.bots.levels import FaceMind, MasterBot
from starhold.bots.net import ONE, Evaluator
from starhold.bots.search import Node, Searcher
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from tests.bots.test_search import FEW, GAMES, position
from tests.sizes import sized


class Said(Evaluator):
    """Says of each seat what it was told to."""

    def __init__(self, *values: int, points: tuple[int, ...] = (0, 0)) -> None:
        self.values = values
        self.told = points

    def value(self, state: State, seat: int) -> int:
        return self.values[seat]

    def points(self, state: State, seat: int) -> int:
        return self.told[seat]


def bold(power: float, *values: int, both: bool = False) -> list[int]:
    """What faces make of these values of two seats."""
    state = position("galaxies", 2, 1, 0)
    judge = PlayingJudge(Said(*values), power, both)
    return [int(judge.value(state, seat)) for seat in range(2)]


def bold_of(judge: Said, lead: int = 0) -> int:
    """What is made of a judge's opinions of the first seat."""
    return int(PlayingJudge(judge, 1.0, True, lead).value(position("galaxies", 2, 1, 0), 0))


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
def test_both_seats_at_once_are_worth_what_each_is_worth(game: str) -> None:
    """To look once and count for both is faster, and must not say anything else."""
    chance = FastChance(3)
    judges = (MasterBot().searcher(position(game, 2, 3, 0)).judge, config_named(game).heuristic)
    state = position(game, 2, 3, 0)
    for _ in range(sized(6000)):
        if state.over:
            break
        for judge in judges:
            own, rival = (int(judge.value(state, seat)) for seat in range(2))
            lead = int(judge.points(state, 0)) - int(judge.points(state, 1))
            assert tuple(map(int, judge.two(state, 0))) == (own, rival, 0)
            assert tuple(map(int, judge.two(state, 1, True))) == (rival, own, -lead)
        seat = state.seats_to_move()[0]
        state.play(seat, state.pick(seat, chance), chance)


@pytest.mark.parametrize("game", GAMES)
def test_hints_judge_by_what_was_calibrated(game: str) -> None:
    """Win chances in hints and reviews were fitted to this search; faces play by another."""
    config, expert, state = config_named(game), MasterBot(), position(game, 2, 3, 30)
    player, judge = expert.player(state), expert.searcher(state)
    assert isinstance(player.judge, PlayingJudge)
    assert not isinstance(judge.judge, PlayingJudge)
    assert int(player.explore) == config.explore * ONE // 1000
    seat = state.seats_to_move()[0]
    expert.advise(state.resample(seat, FastChance(1)), seat, FastChance(1), FEW)
    assert int(judge.iterations) > 0
    assert int(player.iterations) == 0


@pytest.mark.parametrize(
    ("game", "players", "bold"),
    [("galaxies", 2, True), ("kingdoms", 2, False), ("roll", 2, False), ("galaxies", 3, False)],
)
def test_the_expert_plays_boldly_where_that_won(game: str, players: int, bold: bool) -> None:
    """Only there: in Kingdoms it won half of the games, and more than two players were not measured."""
    expert, state = MasterBot(), position(game, players, 3, 30)
    expert.budget = FEW
    seat = state.seats_to_move()[0]
    expert.choose(state.resample(seat, FastChance(1)), seat, FastChance(1))
    used, other = expert.player(state), expert.searcher(state)
    if not bold:
        used, other = other, used
    assert int(used.iterations) == expert.iterations > 0
    assert int(other.iterations) == 0


def test_faces_play_without_what_the_expert_adds() -> None:
    """Their ladder was measured without."""
    config, state = config_named("galaxies"), position("galaxies", 2, 3, 30)
    for bot, lead, patience in ((MasterBot(), config.lead, config.patience), (FaceMind(), 0, 0)):
        player = bot.player(state)
        assert isinstance(player.judge, PlayingJudge)
        assert (int(player.judge.lead), int(player.patience)) == (lead, patience)


def test_a_lead_in_points_decides_between_equal_chances() -> None:
    """Also where the game is won: a part of the value is left to gain."""
    ahead, level = Said(ONE, 0, points=(900, 300)), Said(ONE, 0, points=(500, 500))
    assert bold_of(ahead, lead=25) > bold_of(level, lead=25)
    assert bold_of(ahead) == bold_of(level) == ONE
    assert bold_of(level, lead=25) == ONE - ONE // 8


def test_patience_makes_a_search_look_at_fewer_answers() -> None:
    """An action's answers are looked at once it was tried often enough, at the root at once."""
    state, config = position("galaxies", 2, 3, 30), config_named("galaxies")
    seat = state.seats_to_move()[0]

    def looked_at(patience: int) -> int:
        searcher = Searcher(config.features, config.heuristic, patience=patience)
        legal = config.features.choices(state, seat)
        searcher.think(state, seat, legal, FastChance(1), Budget(iterations=40))
        assert all(searcher.node(action, seat) is not None for action in legal)
        return nodes(searcher.root)

    assert looked_at(4) < looked_at(0) // 2


def nodes(node: Node) -> int:
    """How many nodes a tree has."""
    return 1 + sum(nodes(kid) for kid in (node.kids or {}).values())
