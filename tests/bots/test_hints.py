"""Hints: the best moves with reasons in words, from nothing but what the seat may know."""

import re
from collections.abc import Callable, Iterator

import pytest

import starhold
from starhold.bots import base
from starhold.bots.base import Bot
from starhold.bots.config import config_named
from starhold.bots.easy import EasyBot
from starhold.bots.hints import BEST, REASONS, Feature, hints, known, reasons
from starhold.bots.levels import HardBot
from starhold.bots.net import Sink
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.preview import preview
from starhold.kernel.state import State
from starhold.kernel.words import Name
from starhold.text import LANGUAGES, Text
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
        assert all(0 <= hint.share <= 1 and len(hint.reasons) <= REASONS for hint in found)
        assert found == hints(state, seat, FastChance(7), adviser())


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_nothing_that_the_seat_does_not_know(game: str) -> None:
    """Another world that the seat cannot tell from this one gives the same hints, reasons and all."""
    for number, (state, seat) in enumerate(positions(game, sized(60), seed=8)):
        other = state.resample(seat, FastChance(1000 + number))
        assert hints(state, seat, FastChance(1), adviser()) == hints(other, seat, FastChance(1), adviser())


@pytest.mark.parametrize("game", ["kingdoms", "roll"])
def test_the_only_move_worth_a_thought_is_advised(game: str) -> None:
    """Not those beside it that look well at first sight, as giving dice away in Roll did."""
    choices = config_named(game).features.choices

    def forced(state: State, seat: int) -> bool:
        return len(choices(state, seat)) == 1 < len(state.legal(seat))

    for state, seat in positions(game, 3, seed=6, fits=forced):
        found = hints(state, seat, FastChance(7), adviser())
        assert [hint.action for hint in found] == choices(state, seat)


def test_what_a_selection_leads_to_is_its_reason() -> None:
    """In Kingdoms an action is selected first and then performed: why, is seen in what it does."""
    actions = starhold.game("kingdoms").actions

    def selecting(state: State, seat: int) -> bool:
        return all(actions[action].notation.startswith("select") for action in state.legal(seat))

    told = [
        hint.reasons
        for state, seat in positions("kingdoms", 4, seed=9, fits=selecting)
        for hint in hints(state, seat, FastChance(7), adviser())
    ]
    assert 2 * sum(map(bool, told)) > len(told)


def after_nothing(game: Game, state: State, seat: int) -> Iterator[tuple[int, State]]:
    """The moves that bring nothing and are over at once, each with the table after it."""
    for action in state.legal(seat):
        if preview(game, state, seat, action).nothing:
            after = state.clone()
            after.play(seat, action, FastChance(1))
            if not after.over and config_named(game.name).features.resting(after):
                yield action, after


def told_features(game: Game, state: State, seat: int) -> set[Feature]:
    features = config_named(game.name).features
    sink = Sink()
    features.fill(state, seat, sink)
    named = [known(game)[number] for number in sink.listed or ()]
    return {feature for feature in named if feature is not None}


def foreign_reasons(game: Game, state: State, seat: int) -> list[str]:
    """The reasons of moves that bring nothing which speak of something that another move would do."""
    found = []
    for action, after in after_nothing(game, state, seat):
        changed = told_features(game, after, seat) ^ told_features(game, state, seat)
        own = {feature.told.group for feature in changed}
        keys = {f"{game.name}-feature-{group.replace(' ', '-')}" for group in own}
        for line in reasons(state, seat, action, FastChance(7)):
            what = line.words["what"]
            assert isinstance(what, Name)
            if what.key not in keys:
                found.append(f"{game.actions[action].notation}: {Text().line(line, ['Ada', 'Ben', 'Eve'])}")
    return found


def test_a_die_that_brings_nothing_has_no_reason_of_another_die() -> None:
    """Culture without a ship where culture is: what the Move die would do then is no reason for it."""
    state = starhold.position(
        "galaxies",
        row=["gort", "jakks", "helios", "hoefker"],
        seats=[{"energy": 2, "level": 2}, {}],
        dice={"inactive": ["culture", "move"]},
    )
    action = state.game.action("activate culture")
    assert preview(state.game, state, 0, action).nothing
    assert reasons(state, 0, action, FastChance(7)) == []
    assert reasons(state, 0, state.game.action("activate move"), FastChance(7)) != []


@pytest.mark.parametrize("name", GAMES)
def test_no_reason_belongs_to_another_move(name: str) -> None:
    game = starhold.game(name)

    def idle(state: State, seat: int) -> bool:
        return any(after_nothing(game, state, seat))

    count = sized(30 if name == "roll" else 400)
    found = [foreign_reasons(game, state, seat) for state, seat in positions(name, count, 11, idle)]
    assert [reason for foreign in found for reason in foreign] == []


def test_to_lack_more_is_no_reason() -> None:
    """Whatever a net thinks of what goes with it."""
    text = Text("en")
    for state, seat in positions("kingdoms", sized(300), seed=10):
        for hint in hints(state, seat, FastChance(7), adviser()):
            for line in hint.reasons:
                said = text.line(line, ["Ada", "Ben", "Eve"])
                if "missing" in said:
                    was, now = (int(number) for number in re.findall(r"\d+", said)[-2:])
                    assert (now < was) == (line.key == "hint-own-number"), said


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
        first, second = (hints(one, seat, FastChance(1), Cheater(one)) for one in (state, other))
        different += first != second
    assert different > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_a_feature_and_has_words_in_every_language(game: str) -> None:
    found = [feature for feature in known(starhold.game(game)) if feature is not None]
    groups = {feature.told.group for feature in found}
    assert groups == {one.group for one in config_named(game).told}
    things = {feature.thing for feature in found if not feature.thing.isdecimal()}
    for language in LANGUAGES:
        text = Text(language)
        for group in groups:
            assert text.has(f"{game}-feature-{group.replace(' ', '-')}"), group
        assert [thing for thing in things if thing and not text.has(thing)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences(language: str) -> None:
    text = Text(language)
    told = 0
    for game in GAMES:
        for state, seat in positions(game, 10, seed=5):
            for hint in hints(state, seat, FastChance(2), adviser()):
                for line in hint.reasons:
                    said = text.line(line, ["Ada", "Ben", "Eve"])
                    assert "{" not in said
                    assert "hint-" not in said
                    assert f"{game}-" not in said
                    told += 1
    assert told > 10


def test_a_game_that_nobody_has_thought_about_is_searched_too(lantern: object) -> None:
    for state, seat in positions("lantern", 4):
        found = hints(state, seat, FastChance(2), adviser())
        assert found[0].action in state.legal(seat)
        assert found[0].reasons == ()


def test_bots_without_opinions_advise_too() -> None:
    (state, seat), *_ = positions("galaxies", 1)
    found = hints(state, seat, FastChance(2), EasyBot())
    assert found[0].action in state.legal(seat)
