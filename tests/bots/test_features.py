"""Features: a bot's eyes. They must not see what a seat may not know."""

from collections.abc import Iterator

import pytest

import starhold
from starhold.bots.config import config_named
from starhold.bots.net import Features, Sink
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from tests.sizes import SIZE, sized

GAMES = ("galaxies", "kingdoms", "roll")
#: a long run looks at thousands of games
GAMES_OF_EACH = 2000 if SIZE >= 1 else sized(400)


def row(features: Features, state: State, seat: int) -> list[int]:
    """The features that hold."""
    sink = Sink()
    features.fill(state, seat, sink)
    assert sink.listed is not None
    return sorted(sink.listed)


def leaks(game: str, features: Features, games: int) -> Iterator[tuple[State, int]]:
    """Positions in which the features change when all that the seat cannot know is drawn anew."""
    for number in range(games):
        chance = FastChance(900 + number)
        state = starhold.game(game).start(2 + number % 4, chance)
        while not state.over:
            for seat in range(state.players):
                if row(features, state, seat) != row(features, state.resample(seat, chance), seat):
                    yield state, seat
            mover = state.seats_to_move()[-1 if chance.below(2) else 0]
            state.play(mover, state.pick(mover, chance), chance)


@pytest.mark.parametrize("game", GAMES)
def test_features_are_a_function_of_what_the_seat_knows(game: str) -> None:
    """`fill(s, seat) == fill(s.resample(seat), seat)` at every position of many games, for every seat."""
    assert not list(leaks(game, config_named(game).features, GAMES_OF_EACH))


class Cheater(Features):
    """Sees something more than it should."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.honest = config_named(game).features

    def fill(self, state: State, seat: int, sink: Sink) -> None:
        self.honest.fill(state, seat, sink)
        for other in range(state.players):
            if other != seat:
                sink.add(self.secret(state, other))

    def secret(self, state: State, other: int) -> int:
        """A rival's mission, the dice behind a rival's screen, or a rival's bid."""
        if self.game == "galaxies":
            return 1000 + int(state.empires[other].mission)  # type: ignore[attr-defined]
        if self.game == "roll":
            screen = state.seats[other].screen  # type: ignore[attr-defined]
            return 1000 + (int(screen.wild) % 511 if screen is not None else 0)
        war = state.war  # type: ignore[attr-defined]
        return 1000 + (int(war.face(other)) if other in (war.attacker, war.defender) else 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_planted_cheater_is_caught(game: str) -> None:
    """The test above would see it."""
    assert next(leaks(game, Cheater(game), 60), None) is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_name_of_its_own(game: str) -> None:
    """Names are what a file of weights is checked by, and what hints are told in."""
    names = config_named(game).features.names()
    assert len(set(names)) == len(names)
    assert all(name == name.strip() and name for name in names)
