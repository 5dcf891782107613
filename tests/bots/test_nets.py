"""The nets that are shipped: they fit the game as it is now, and are worth having."""

import warnings
from pathlib import Path

import pytest

import starhold
from starhold.bots import weights
from starhold.bots.base import ask, bot
from starhold.bots.config import config_named, plain
from starhold.bots.levels import NormalBot, judge_of
from starhold.bots.net import Net
from starhold.bots.weights import UnfitNet, unfit
from starhold.kernel.chance import FastChance

#: the games whose normal bot has a net, and all nets; younger ones are for weaker bots
GAMES = ("galaxies", "kingdoms")
NETS = sorted(file.stem for file in Path(starhold.__file__).parent.glob("*/bots/nets/*.net"))


def _file(name: str) -> Path:
    folder = config_named(name.partition("-")[0]).folder
    assert folder is not None
    return folder / "nets" / f"{name}.net"


@pytest.mark.parametrize("name", NETS)
def test_a_net_is_shipped_that_fits(name: str) -> None:
    """These rules, these features; small. After a change of either, `starhold train` makes a new one."""
    game, _, age = name.partition("-")
    data = _file(name).read_bytes()
    assert len(data) < 200_000
    rules = starhold.game(game).version
    assert weights.net(weights.unpacked(data), game, rules, config_named(game).features)
    assert isinstance(judge_of(config_named(game), rules, age), Net)


@pytest.mark.parametrize("name", NETS)
def test_a_net_of_other_rules_is_not_dropped_without_a_word(name: str) -> None:
    game, _, age = name.partition("-")
    config = config_named(game)
    judge_of.cache_clear()
    with pytest.warns(UnfitNet, match=f"^{name}.net .* rules 999") as told:
        assert judge_of(config, "999", age) is config.heuristic
    assert len(told) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert judge_of(config, "999", age) is config.heuristic, "it is said once"


def test_which_nets_do_not_fit_is_known_without_playing() -> None:
    config = config_named("kingdoms")
    assert unfit(config, starhold.game("kingdoms").version) == ()
    assert unfit(config, "999") == (
        "kingdoms-early.net",
        "kingdoms-first.net",
        "kingdoms.net",
    )
    assert unfit(plain(), "1") == ()


@pytest.mark.parametrize("game", GAMES)
def test_what_the_net_learned_beats_the_easy_bot(game: str) -> None:
    """Over some games from both seats; the plain source is too slow for more than to see it play."""
    games = 40 if starhold.COMPILED else 1
    wins = 0.0
    for number in range(games):
        chance = FastChance(300 + number)
        state = starhold.game(game).start(2, chance)
        own = number % 2
        players = [NormalBot(), bot("casual")] if own == 0 else [bot("casual"), NormalBot()]
        while seats := state.seats_to_move():
            state.play(seats[0], ask(players[seats[0]], state, seats[0], chance), chance)
        ranks = state.ranks()
        wins += 0.5 if ranks[0] == ranks[1] else float(ranks[own] < ranks[1 - own])
    if starhold.COMPILED:
        assert wins > games / 2
