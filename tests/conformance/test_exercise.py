"""Every card, faction, tile and mission, every kind of action, step and event comes up in play."""

import pytest

import starhold
from starhold.kernel.game import Game
from starhold.kernel.vocabulary import EventKind
from tests import toy
from tests.conformance.exercise import Exercise
from tests.conformance.profiles import PROFILES, Profile
from tests.sizes import SIZE

#: games of a short run, and how few things may have stayed away from them
SHORT, FEW = 60, 20


@pytest.mark.skipif(not starhold.COMPILED, reason="the search takes the compiled engine")
def test_everything_comes_up(game: Game) -> None:
    profile = PROFILES.get(game.name, Profile())
    exercise = Exercise(game)
    exempt = {*profile.unseen, *profile.rare}
    assert exempt <= exercise.unseen, f"not in the tables: {exempt - exercise.unseen}"
    exercise.run(profile.patience if SIZE >= 1 else SHORT, exempt)
    missing = sorted(exercise.unseen - exempt)
    assert len(missing) <= (0 if SIZE >= 1 else FEW), (
        f"never seen in {exercise.games} games of {game.name}: {', '.join(missing)}"
    )
    wrongly = sorted(profile.unseen.keys() - exercise.unseen)
    assert not wrongly, f"seen, although its profile says that it cannot be: {', '.join(wrongly)}"


def test_a_thing_that_never_comes_up_is_listed() -> None:
    game = toy.LanternGame()
    tables = toy.VOCABULARY
    events = (*tables.events, EventKind("comet"))
    game.vocabulary = type(tables)(tables.actions, tables.steps, events, tables.options, nouns=tables.nouns)
    exercise = Exercise(game)
    exercise.run(60, set())
    assert exercise.unseen == {"event:comet"}
    assert exercise.games == 60
