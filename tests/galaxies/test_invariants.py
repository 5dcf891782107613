"""Section 18: what always holds, and that the check of it would notice."""

from collections.abc import Callable

import pytest

from starhold import FastChance
from starhold.galaxies.components import planet
from starhold.galaxies.state import GalaxiesState, one_die
from starhold.kernel.bits import bit
from starhold.kernel.state import play_out
from tests.galaxies.build import GAME, solo, started, table, take


def lose_a_card(state: GalaxiesState) -> None:
    state.deck &= state.deck - 1


def double_a_card(state: GalaxiesState) -> None:
    state.discard |= bit(planet("jakks"))


def overfill_energy(state: GalaxiesState) -> None:
    state.empires[0].energy = 8


def owe_culture(state: GalaxiesState) -> None:
    state.empires[0].culture = -1


def add_a_ship(state: GalaxiesState) -> None:
    state.empires[0].home += 1


def put_a_ship_nowhere(state: GalaxiesState) -> None:
    state.empires[0].home -= 1
    state.empires[0].surface |= bit(5)


def rest_on_the_final_space(state: GalaxiesState) -> None:
    state.empires[1].set_position(0, 2)


def progress_without_ship(state: GalaxiesState) -> None:
    state.empires[0].set_position(1, 1)


def add_dice(state: GalaxiesState) -> None:
    state.inactive += 4 * one_die(0)


def one_die_in_the_converter(state: GalaxiesState) -> None:
    state.in_converter = 1


def invent_points(state: GalaxiesState) -> None:
    state.empires[0].score += 1


def forget_the_trigger(state: GalaxiesState) -> None:
    state.empires[0].colonies = bit(planet("shouhua")) | bit(planet("gort")) | bit(planet("k_widow"))
    state.deck &= ~state.empires[0].colonies
    state.empires[0].score = 21


BREAKS: list[tuple[str, Callable[[GalaxiesState], None]]] = [
    ("G-INV-1 lost", lose_a_card),
    ("G-INV-1 doubled", double_a_card),
    ("G-INV-2 energy", overfill_energy),
    ("G-INV-2 culture", owe_culture),
    ("G-INV-3 fleet", add_a_ship),
    ("G-INV-4 empty slot", put_a_ship_nowhere),
    ("G-INV-4 final space", rest_on_the_final_space),
    ("G-INV-4 progress", progress_without_ship),
    ("G-INV-5 dice", add_dice),
    ("G-INV-5 converter", one_die_in_the_converter),
    ("G-DEF-9 score", invent_points),
    ("G-END-1 trigger", forget_the_trigger),
]


@pytest.mark.parametrize(("name", "broken_by"), BREAKS, ids=[name for name, _ in BREAKS])
def test_the_check_notices(name: str, broken_by: Callable[[GalaxiesState], None]) -> None:
    """G-INV-1, G-INV-2, G-INV-3, G-INV-4, G-INV-5: a table broken on purpose does not pass."""
    state = table(p2="orb(jakks,1)", dice="move energy")
    state.check()
    broken_by(state)
    with pytest.raises(AssertionError):
        state.check()


@pytest.mark.parametrize("number", [-1, 1])
def test_the_check_counts_the_rogues_dice(number: int) -> None:
    """G-INV-5: in the Rogue's turn too, rolled and still to roll."""
    state = solo("artemis", "E1 C1")
    take(state, "end-turn", chance="diplomacy economy energy")
    state.check()
    state.discarded += number
    with pytest.raises(AssertionError):
        state.check()


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_random_games_keep_the_invariants(players: int) -> None:
    """G-INV-1, G-INV-2, G-INV-3, G-INV-4, G-INV-5, G-INV-6, G-COL-5: after every move of whole games;
    scores and levels never fall, nor is a colony lost."""
    state = started(players, seed=players)
    chance, choices = FastChance(players), FastChance(players + 20)
    before = [(0, 0, 0)] * len(state.empires)
    while not state.over:
        seat = state.seats_to_move()[0]
        state.apply(seat, state.pick(seat, choices), chance)
        state.check()
        now = [(int(e.score), int(e.level), int(e.colonies)) for e in state.empires]
        for (score, level, colonies), (score_now, level_now, colonies_now) in zip(before, now, strict=True):
            assert score_now >= score
            assert level_now >= level
            assert colonies & ~colonies_now == 0
        before = now


@pytest.mark.parametrize("players", [1, 3])
def test_equal_seeds_give_equal_games(players: int) -> None:
    """G-INV-7: same chance, same choices, same table; another seed, another table."""

    def final(seed: int) -> list[int]:
        state = GAME.start(players, FastChance(seed))
        play_out(state, FastChance(seed + 1), FastChance(seed + 2), 100_000)
        return state.numbers()

    assert final(5) == final(5)
    assert final(5) != final(6)


def test_a_clone_is_equal_and_apart() -> None:
    """G-INV-7: moves on a clone leave the table as it was."""
    state = table(dice="energy move")
    twin = state.clone()
    assert twin.numbers() == state.numbers()
    take(twin, "activate energy")
    assert twin.numbers() != state.numbers()
    assert state.numbers() == table(dice="energy move").numbers()
