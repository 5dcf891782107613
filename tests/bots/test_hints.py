"""Hints: the best moves with reasons in words, from nothing but what the seat may know."""

from collections.abc import Callable

import pytest

import starhold
from starhold.bots import base
from starhold.bots.base import Advice, Bot
from starhold.bots.config import config_named
from starhold.bots.contrast import ABOUT, Contrast, Reasons
from starhold.bots.easy import EasyBot
from starhold.bots.hints import BEST, EQUAL, SAME, UNKNOWN, advised, hints, reason
from starhold.bots.levels import HardBot
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from starhold.kernel.words import Number, PlayerName
from starhold.roll.steps.assign import ASSIGN
from tests.sizes import sized

GAMES = registry.names()


def adviser() -> Bot:
    made = HardBot()
    made.budget = base.Budget(iterations=6)
    return made


def positions(
    game: str, count: int, seed: int = 3, fits: Callable[[State, int], bool] = lambda state, seat: True
) -> list[tuple[State, int]]:
    """Positions of random games with a seat that decides."""
    found: list[tuple[State, int]] = []
    chance = FastChance(seed)
    while len(found) < count:
        state = starhold.game(game).start(3, chance)
        while not state.over and len(found) < count:
            seat = state.seats_to_move()[-1]
            if chance.below(11) == 0 and fits(state, seat):
                found.append((state.clone(), seat))
            state.play(seat, int(state.pick(seat, chance)), chance)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_few_and_the_same_every_time(game: str) -> None:
    for state, seat in positions(game, 8):
        found = hints(state, seat, FastChance(7), adviser())
        assert 1 <= len(found) <= BEST
        assert {hint.action for hint in found} <= set(state.legal(seat))
        assert len({hint.action for hint in found}) == len(found)
        assert all(0 <= hint.share <= 1 and hint.band >= 0 for hint in found)
        assert found == hints(state, seat, FastChance(7), adviser())


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_nothing_that_the_seat_does_not_know(game: str) -> None:
    """Another world that the seat cannot tell from this one gives the same hints, sentences, odds and all."""
    for number, (state, seat) in enumerate(positions(game, sized(30), seed=8)):
        other = state.resample(seat, FastChance(1000 + number))
        assert advised(state, seat, FastChance(1), adviser()) == advised(
            other, seat, FastChance(1), adviser()
        )


@pytest.mark.parametrize("game", ["kingdoms", "roll"])
def test_the_only_move_worth_a_thought_is_advised(game: str) -> None:
    """Not those beside it that look well at first sight, as giving dice away in Roll did."""
    choices = config_named(game).features.choices

    def forced(state: State, seat: int) -> bool:
        return len(choices(state, seat)) == 1 < len(state.legal(seat))

    for state, seat in positions(game, 3, seed=6, fits=forced):
        found = hints(state, seat, FastChance(7), adviser())
        assert [hint.action for hint in found] == choices(state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_rows_say_the_same_and_every_row_says_something(game: str) -> None:
    rows = unknown = 0
    for state, seat in positions(game, 10, seed=9):
        found = hints(state, seat, FastChance(7), adviser())
        claims = [hint.why for hint in found if hint.claim is not None]
        assert len(set(map(repr, claims))) == len(claims)
        rows += len(found)
        unknown += sum(hint.why == UNKNOWN for hint in found)
    assert 5 * unknown <= rows


@pytest.mark.parametrize("game", GAMES)
def test_moves_that_are_about_as_good_have_no_reason_against_each_other(game: str) -> None:
    """A claim is made against a move that is clearly worse, or a clearly better one."""
    for state, seat in positions(game, 8, seed=12):
        world = state.resample(seat, FastChance(1))
        tried = [one for one in adviser().advise(world, seat, FastChance(2)) if one.visits]
        values = {one.action: one.value for one in tried}
        contrast = Contrast(world, seat, 5, 4)
        for place in range(min(3, len(tried))):
            _, claim, against = reason(contrast, tried, place)
            if claim is not None:
                apart = values[tried[place].action] - values[against]
                assert apart <= -ABOUT if claim.price else apart >= ABOUT


def test_a_row_that_is_as_good_as_the_best_never_claims_to_win_more_often() -> None:
    """Where nothing can be said against a worse move either, it is about as good as the first row."""
    (state, seat), *_ = positions("galaxies", 1, seed=2, fits=lambda state, seat: len(state.legal(seat)) > 2)
    contrast = Contrast(state, seat, 5, 4)
    contrast.told = lambda *_words, **_more: []  # type: ignore[method-assign]
    contrast.reasons = Reasons()
    first, second, third = state.legal(seat)[:3]
    for value, line in ((0.595, EQUAL), (0.5, UNKNOWN)):
        tried = [Advice(first, 0.6, 9, 0.0), Advice(second, value, 9, 0.0), Advice(third, 0.3, 9, 0.0)]
        said, claim, _ = reason(contrast, tried, 1)
        assert claim is None
        assert said in (line, SAME)


def test_a_hint_shows_the_whole_move() -> None:
    """Which ship goes where is asked after the die: the hint says it at once."""
    state = starhold.position(
        "galaxies",
        row=["gort", "jakks", "helios", "hoefker"],
        seats=[{"energy": 2, "level": 2}, {}],
        dice={"inactive": ["culture", "move"]},
    )
    found = hints(state, 0, FastChance(7), adviser())
    move = next(hint for hint in found if hint.action == state.game.action("activate move"))
    assert len(move.steps) > 1
    twin = state.clone()
    for step in move.steps:
        assert step.action in twin.legal(0)
        twin.play(0, step.action, FastChance(1))


# -- what others are likely to do ---------------------------------------------------------------------


def at_war(state: State, seat: int) -> bool:
    return int(config_named("kingdoms").features.duel(state, seat)) >= 0


def test_in_a_war_every_number_is_told_with_what_it_wins_and_costs() -> None:
    for state, seat in positions("kingdoms", 4, seed=5, fits=at_war):
        found = advised(state, seat, FastChance(3), adviser())
        assert found.outlook is not None
        shows, wins, pays = (row.numbers for row in found.outlook.odds)
        assert sum(shows) == 100
        own = [number for number in wins if number >= 0]
        assert own == sorted(own)
        assert len(own) == len(state.legal(seat))
        assert pays[0] == 0
        for hint in found.hints:
            assert hint.why.key.startswith(("kingdoms-because-bid", "kingdoms-because-flag"))
            if hint.why.key.endswith("sure"):
                assert hint.why.words["wins"] == Number(100)


def test_before_the_screens_are_lifted_the_odds_of_phases_are_told() -> None:
    (state, seat), *_ = positions("roll", 1, seed=4, fits=lambda state, seat: state.stack[-1] is ASSIGN)
    found = advised(state, seat, FastChance(3), adviser())
    assert found.outlook is not None
    (row,) = found.outlook.odds
    assert len(row.numbers) == len(found.outlook.columns) == 5
    # Each of two rivals selects a phase.
    assert 100 <= sum(row.numbers) <= 200


def test_why_a_phase_is_likely_is_an_open_fact_of_a_rival() -> None:
    told = 0
    for state, seat in positions("roll", 6, seed=14, fits=lambda state, seat: state.stack[-1] is ASSIGN):
        contrast = Contrast(state, seat, 1, 4)
        outlook = contrast.reasons.outlook(contrast, state.legal(seat))
        assert outlook is not None
        view = state.view(seat)
        for line in outlook.lines:
            rival, count = line.words["player"], line.words["count"]
            assert isinstance(rival, PlayerName)
            assert isinstance(count, Number)
            assert rival.seat != seat
            if line.key.endswith("-ship"):
                assert count.value == sum(len(world.goods) for world in view.seats[rival.seat].worlds)
            if line.key.endswith("-develop"):
                assert count.value == sum(view.seats[rival.seat].development_stack.dice.values())
            if line.key.endswith("-explore"):
                stacks = view.seats[rival.seat].development_stack, view.seats[rival.seat].world_stack
                assert count.value == sum(int(stack.size) for stack in stacks)
            told += 1
    assert told


def test_who_can_follow_a_die_is_told_with_what_that_brings() -> None:
    state = starhold.position(
        "galaxies",
        row=["gort", "jakks", "helios", "hoefker"],
        seats=[{"energy": 2, "level": 2}, {"culture": 5, "ships": ["orbit jakks 1", "home"]}],
        dice={"inactive": ["economy", "diplomacy"]},
    )
    contrast = Contrast(state, 0, 1)
    action = state.game.action("activate diplomacy")
    outlook = contrast.reasons.outlook(contrast, [action])
    assert outlook is None or action in state.legal(0)
    if outlook is not None:
        assert [line.words["player"] for line in outlook.lines] == [PlayerName(1)]


class Cheater(Bot):
    """Would look at the table itself, if it were given that."""

    def __init__(self, table: State) -> None:
        self.table = table

    def choose(self, world: State, seat: int, chance: object) -> int:
        return world.legal(seat)[sum(self.table.numbers()) % len(world.legal(seat))]


def test_a_cheater_would_be_caught() -> None:
    different = 0
    for number, (state, seat) in enumerate(positions("galaxies", 40)):
        other = state.resample(seat, FastChance(1000 + number))
        first, second = (advised(one, seat, FastChance(1), Cheater(one)) for one in (state, other))
        different += first != second
    assert different > 0


def test_a_game_that_nobody_has_thought_about_is_searched_too(lantern: object) -> None:
    for state, seat in positions("lantern", 4):
        found = hints(state, seat, FastChance(2), adviser())
        assert found[0].action in state.legal(seat)
        assert "because" in found[0].why.key


def test_bots_without_opinions_advise_too() -> None:
    (state, seat), *_ = positions("galaxies", 1)
    found = hints(state, seat, FastChance(2), EasyBot())
    assert found[0].action in state.legal(seat)
