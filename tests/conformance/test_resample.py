"""A resampled world is one that the seat could be in: it looks the same and obeys the rules."""

from collections import Counter

from starhold.kernel.chance import FastChance
from starhold.kernel.state import play_out
from tests import toy
from tests.conformance.leaks import PATIENCE, Senses, differences
from tests.conformance.play import sampled
from tests.conformance.subjects import Case
from tests.sizes import sized


def seat_of(viewer: int | None) -> int:
    return -1 if viewer is None else viewer


def test_the_seat_cannot_tell(case: Case) -> None:
    """View, legal moves, prompt, choices and errors are those of the true world, twice removed too."""
    for seed in range(sized(4)):
        chance = FastChance(seed)
        for n, state in enumerate(sampled(case, seed, count=60)):
            for viewer in (*range(case.players), None):
                before = state.numbers()
                world = state.resample(seat_of(viewer), chance)
                again = world.resample(seat_of(viewer), chance)
                assert state.numbers() == before
                senses = Senses(case.game, viewer)
                for other in (world, again):
                    other.check()
                    found = differences(senses, state, other, f"{case.id} seed {seed} sample {n} {viewer}")
                    assert not found, "\n".join(map(str, found))


def test_a_world_is_apart_and_playable(case: Case) -> None:
    """A resampled world is played to its end by the rules, and the true one does not notice."""
    for seed in range(sized(4)):
        chance = FastChance(seed)
        for n, state in enumerate(sampled(case, seed, count=6)):
            before = state.numbers()
            world = state.resample(n % (case.players + 1) - 1, chance)
            assert world.choices == -1, "what was counted in the true world may be another number here"
            while not world.over:
                play_out(world, chance, chance, 1)
                world.check()
            assert state.numbers() == before


def test_hidden_things_vary(secret_case: Case) -> None:
    """Over many samples a seat meets more than one world."""
    for viewer in (*range(secret_case.players), None):
        assert any(worlds(secret_case, viewer, seed) > 1 for seed in range(PATIENCE)), (
            f"not for viewer {viewer}"
        )


def worlds(case: Case, viewer: int | None, seed: int) -> int:
    """The most different worlds that a viewer meets in one position of a game."""
    chance = FastChance(seed)
    return max(
        len({tuple(state.resample(seat_of(viewer), chance).numbers()) for _ in range(12)})
        for state in sampled(case, seed, count=30)
    )


def test_the_same_chance_gives_the_same_world(case: Case) -> None:
    for seed in range(sized(3)):
        for state in sampled(case, seed, count=30):
            one, two = (state.resample(0, FastChance(seed)).numbers() for _ in range(2))
            assert one == two


def test_the_toy_draws_each_card_as_often_as_it_should() -> None:
    """Chi-square over the next seat's card, given the own card: eleven cards are unknown."""
    state = toy.GAME.start(2, FastChance(4))
    assert isinstance(state, toy.Lantern)
    chance = FastChance(9)
    draws = 11_000
    seen: Counter[int] = Counter()
    for _ in range(draws):
        world = state.resample(0, chance)
        assert isinstance(world, toy.Lantern)
        seen[world.hands[1]] += 1
    expected = {card: draws * (toy.COPIES - (card == state.hands[0])) / 11 for card in range(len(toy.CARDS))}
    chi_square = sum((seen[card] - expected[card]) ** 2 / expected[card] for card in expected)
    # Five degrees of freedom: 20.5 is passed once in a thousand.
    assert chi_square < 20.5
