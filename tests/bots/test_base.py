"""Bots by name, their budgets and their advice."""

import pytest

import starhold
from starhold.bots import BadBudget, Budget, UnknownBot, bot, names
from starhold.bots.base import BadProgram, allow_programs
from starhold.bots.config import config_named
from starhold.kernel.chance import FastChance
from starhold.kernel.record import FORMER


@pytest.mark.parametrize("text", ["300i", "100ms", "1i", "1000ms"])
def test_a_budget_reads_as_it_is_written(text: str) -> None:
    """Iterations or milliseconds, and back."""
    budget = Budget.parse(text)
    assert str(budget) == text
    assert budget == Budget.parse(text)
    assert bot(f"casual@{text}").budget == budget


def test_budgets_are_equal_if_both_their_bounds_are() -> None:
    """And both are told."""
    assert Budget(300, 20) == Budget(300, 20)
    assert hash(Budget(300, 20)) == hash(Budget(300, 20))
    assert Budget(300, 20) != Budget(300, 50) != Budget(300)
    assert (str(Budget(300, 20)), str(Budget())) == ("300i, 20ms", "no bound")


@pytest.mark.parametrize("text", ["", "0i", "-3i", "5", "ms", "10s", "3.5ms", "9999999999i", "10 ms"])
def test_what_is_no_budget_is_refused_by_name(text: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(BadBudget):
        bot(f"casual@{text}")


def test_an_unknown_bot_with_a_budget_is_unknown() -> None:
    """The budget is no part of the name."""
    with pytest.raises(UnknownBot, match="'nobody'"):
        bot("nobody@300i")


@pytest.mark.parametrize(("former", "name"), FORMER.items())
def test_a_former_name_is_understood(former: str, name: str) -> None:
    assert type(bot(former)) is type(bot(name))
    assert bot(f"{former}@30i").budget == Budget.parse("30i")
    assert former not in names()
    with pytest.raises(BadProgram):
        allow_programs([f"{former}=true"])


def test_levels_are_listed_from_the_weakest_on() -> None:
    assert names()[10:15] == ["newcomer", "casual", "regular", "strong", "expert"]


@pytest.mark.parametrize("game", ["galaxies", "kingdoms", "roll"])
def test_every_bot_advises_on_every_legal_action(game: str) -> None:
    """Each legal action once, the chosen one first; also where only one of them is worth a thought."""
    advisers = [bot(name) for name in ("newcomer", "casual", "regular", "strong@6i", "expert@6i")]
    choices = config_named(game).features.choices
    chance = FastChance(4)
    state = starhold.game(game).start(3, chance)
    alone = 0
    for number in range(160 if starhold.COMPILED else 20):
        if state.over:
            break
        seat = state.seats_to_move()[0]
        single = len(choices(state, seat)) == 1
        alone += single
        asked = advisers if number % 40 == 0 else advisers[3:] if single and alone <= 4 else []
        for adviser in asked:
            advice = adviser.advise(state.resample(seat, FastChance(1)), seat, FastChance(2))
            assert sorted(one.action for one in advice) == sorted(state.legal(seat))
            assert advice[0].visits == max(one.visits for one in advice) >= 1
            assert all(0.0 <= one.value <= 1.0 for one in advice)
        state.play(seat, int(state.pick(seat, chance)), chance)
    assert alone or game != "roll" or not starhold.COMPILED
