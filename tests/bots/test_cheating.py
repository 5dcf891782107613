"""No bot cheats: faces, hints and reasons are the same in two worlds that a seat can't tell apart.

Each test plants a cheater, too, and catches it. All positions hide something: both worlds differ.
"""

from collections.abc import Callable, Hashable, Iterator
from functools import cache

import pytest

from starhold.bots.base import FACES, Bot, Budget, ask
from starhold.bots.contrast import Contrast, Fact
from starhold.bots.hints import advised
from starhold.bots.levels import MasterBot
from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.state import State
from tests.bots.test_faces import hasty
from tests.bots.test_search import GAMES, position
from tests.sizes import sized

#: positions in which a planted cheater is looked for: few enough for every run, enough to catch it
PLANTED = 12


def hidden(table: State) -> int:
    """A number made from all that is on a table, hidden or not."""
    return sum(map(ord, repr(table.game.facts(table))))


class Peeping(Bot):
    """Looks at the true table instead of the world that it is given."""

    def __init__(self, table: State) -> None:
        self.table = table

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        legal = world.legal(seat)
        return legal[hidden(self.table) % len(legal)]


def adviser() -> Bot:
    """The expert, in a hurry."""
    expert = MasterBot()
    expert.budget = Budget(iterations=6)
    return expert


@cache
def twins(game: str, number: int) -> tuple[State, State, int] | None:
    """Two tables that differ, and a seat that has a choice and can't tell them apart; None: the game ends."""
    state, chance = position(game, 2 + number % 3, number, 5 * number), FastChance(number)
    while not state.over:
        seat = state.seats_to_move()[0]
        other = state.resample(seat, FastChance(1000 + number))
        if len(state.legal(seat)) > 1 and state.game.facts(state) != state.game.facts(other):
            return state, other, seat
        state.play(seat, state.pick(seat, chance), chance)
    return None


def differing(game: str, tries: int, said: Callable[[State, int, int], Hashable]) -> Iterator[int]:
    """Yield the positions in which something differs between worlds that a seat can't tell apart."""
    for number in range(tries):
        pair = twins(game, number)
        if pair is not None and said(pair[0], pair[2], number) != said(pair[1], pair[2], number):
            yield number


def choice(make: Callable[[State], Bot]) -> Callable[[State, int, int], Hashable]:
    """What a bot chooses."""
    return lambda table, seat, number: ask(make(table), table, seat, FastChance(number))


@pytest.mark.parametrize("game", GAMES)
def test_a_face_chooses_by_what_its_seat_knows(game: str) -> None:
    for name in FACES:
        assert not list(differing(game, sized(80), choice(lambda _, name=name: hasty(name, game))))  # type: ignore[misc]
    assert any(True for _ in differing(game, PLANTED, choice(Peeping)))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_what_the_seat_could_know(game: str) -> None:
    """The moves, their chances, their sentences and what rivals are expected to do."""

    def told(make: Callable[[State], Bot]) -> Callable[[State, int, int], Hashable]:
        return lambda table, seat, _: repr(advised(table, seat, FastChance(1), make(table)))

    assert not list(differing(game, sized(60), told(lambda _: adviser())))
    assert any(True for _ in differing(game, PLANTED, told(Peeping)))


class Leaky(Contrast):
    """Counts what is on the true table among the facts of an action's world, but not of the other's."""

    def __init__(self, table: State, seat: int, seed: int, worlds: int) -> None:
        super().__init__(table, seat, seed, worlds)
        self.reasons = type("Planted", (type(self.reasons),), {"facts": staticmethod(self.facts)})()
        self.seen, self.calls, self.worlds_each = hidden(table), 0, worlds

    def facts(self, state: State, seat: int) -> dict[Fact, int]:
        """What is told of a world: more in those of the first action."""
        self.calls += 1
        return {Fact("points"): self.seen + ((self.calls - 1) // self.worlds_each % 2 == 0)}


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_speaks_of_what_the_seat_knows(game: str) -> None:
    def told(make: type[Contrast]) -> Callable[[State, int, int], Hashable]:
        def said(table: State, seat: int, number: int) -> Hashable:
            action, other = table.legal(seat)[:2]
            contrast = make(table, seat, number, 4)
            return repr([*contrast.told(action, other), *contrast.told(action, other, price=True)])

        return said

    assert not list(differing(game, sized(80), told(Contrast)))
    assert any(True for _ in differing(game, PLANTED, told(Leaky)))
