"""Chance: uniform, repeatable, recordable, and bound by its commitment."""

import hashlib
from collections import Counter

import pytest

from starhold.kernel.chance import (
    Chance,
    FairChance,
    FastChance,
    RecordedChance,
    RecordingChance,
    ScriptedChance,
)
from starhold.kernel.errors import ChanceError

SIDES = (2, 3, 6, 7, 10, 40)


def chi_square(answers: list[int], n: int) -> float:
    """How far the answers are from even; about n - 1 for an even chance."""
    seen = Counter(answers)
    expected = len(answers) / n
    return sum((seen[face] - expected) ** 2 / expected for face in range(n))


def bound(n: int) -> float:
    """Generous: more than six deviations of chi-square above its mean."""
    degrees = n - 1
    return float(degrees + 6 * (2 * degrees) ** 0.5 + 6)


# -- evenness --------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", SIDES)
def test_a_long_run_of_fast_chance_is_even(n: int) -> None:
    chance = FastChance(12)
    assert chi_square([chance.below(n) for _ in range(20_000)], n) < bound(n)


@pytest.mark.parametrize("n", SIDES)
@pytest.mark.parametrize("place", [0, 1, 5])
def test_early_answers_of_neighbouring_seeds_are_even(n: int, place: int) -> None:
    """Simulations number their games 0, 1, 2 ...: the first dice of all of them must be even, too."""
    answers = []
    for seed in range(20_000):
        chance = FastChance(seed)
        answers.append([chance.below(n) for _ in range(place + 1)][place])
    assert chi_square(answers, n) < bound(n)


def test_pairs_of_answers_are_even() -> None:
    chance = FastChance(3)
    pairs = [6 * chance.below(6) + chance.below(6) for _ in range(36_000)]
    assert chi_square(pairs, 36) < bound(36)


@pytest.mark.parametrize("n", SIDES)
def test_fair_chance_is_even(n: int) -> None:
    chance = FairChance(bytes(range(32)))
    answers = []
    for move in range(1_000):
        chance.turn_to(move)
        answers += [chance.below(n) for _ in range(4)]
    assert chi_square(answers, n) < bound(n)


def test_the_measure_notices_a_loaded_die() -> None:
    chance = FastChance(5)
    loaded = [max(chance.below(6), chance.below(7) - 5) for _ in range(20_000)]
    assert chi_square(loaded, 6) > bound(6)


@pytest.mark.parametrize("chance", [FastChance(1), FairChance(bytes(16))], ids=["fast", "fair"])
def test_below_one_is_nought_and_answers_stay_below(chance: Chance) -> None:
    assert [chance.below(1) for _ in range(20)] == [0] * 20
    assert all(0 <= chance.below(n) < n for n in range(1, 300))
    assert all(0 <= chance.below(2**31) < 2**31 for _ in range(100))


# -- repeatability ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 + 5, 2**62, -1, -(2**62)])
def test_a_seed_gives_the_same_answers_again(seed: int) -> None:
    one, two = FastChance(seed), FastChance(seed)
    answers = [one.below(1_000_000) for _ in range(50)]
    assert answers == [two.below(1_000_000) for _ in range(50)]
    assert len(set(answers)) > 45


def test_seeds_differ() -> None:
    seeds = [*range(500), *(2**32 * n for n in range(1, 500))]
    starts = {tuple(FastChance(seed).below(2**31) for _ in range(2)) for seed in seeds}
    assert len(starts) > len(seeds) - 3


def test_answers_are_those_of_the_first_version() -> None:
    """Stored seeds must give the same games for ever."""
    fast = FastChance(2024)
    assert [fast.below(6) for _ in range(12)] == [3, 4, 0, 4, 3, 5, 1, 5, 2, 5, 1, 0]
    fair = FairChance(b"a seed of sixteen bytes or more", 3)
    assert [fair.below(6) for _ in range(12)] == [2, 3, 1, 0, 2, 5, 0, 0, 4, 0, 5, 1]


# -- fairness --------------------------------------------------------------------------------------


def test_fair_answers_depend_on_seed_move_and_question_alone() -> None:
    one = FairChance(bytes(32), 4)
    answers = [one.below(100) for _ in range(10)]
    two = FairChance(bytes(32))
    two.below(100)
    two.turn_to(4)
    assert [two.below(100) for _ in range(10)] == answers
    assert [FairChance(bytes(32), 5).below(100) for _ in range(10)] != answers
    assert [FairChance(bytes(31) + b"x", 4).below(100) for _ in range(10)] != answers


def test_the_commitment_binds_the_seed_and_does_not_move() -> None:
    chance = FairChance(b"0123456789abcdef")
    commitment = chance.commitment()
    chance.below(6)
    chance.turn_to(9)
    assert chance.commitment() == commitment
    assert FairChance(b"0123456789abcdeg").commitment() != commitment
    assert commitment == hashlib.sha256(b"starhold commitment0123456789abcdef").hexdigest()


@pytest.mark.parametrize("seed", [b"", b"short", bytes(15)])
def test_a_short_seed_is_refused(seed: bytes) -> None:
    with pytest.raises(ChanceError):
        FairChance(seed)


@pytest.mark.parametrize("n", [0, -1, -(2**40)])
def test_fair_chance_knows_nothing_below_one(n: int) -> None:
    with pytest.raises(ChanceError):
        FairChance(bytes(16)).below(n)


# -- scripts and records ---------------------------------------------------------------------------


def test_a_script_says_what_it_was_given_and_then_refuses() -> None:
    chance = ScriptedChance([5, 0, 2])
    assert [chance.below(6) for _ in range(3)] == [5, 0, 2]
    with pytest.raises(ChanceError):
        chance.below(6)


def test_a_script_goes_over_to_its_spare() -> None:
    chance = ScriptedChance([1], spare=FastChance(8))
    assert chance.below(2) == 1
    assert chance.below(100) == FastChance(8).below(100)


@pytest.mark.parametrize("kind", [ScriptedChance, RecordedChance])
@pytest.mark.parametrize("answer", [6, 7, -1, 2**40])
def test_an_impossible_answer_is_refused_and_not_used_up(
    kind: type[ScriptedChance] | type[RecordedChance], answer: int
) -> None:
    chance = kind([answer])
    with pytest.raises(ChanceError):
        chance.below(6)
    assert chance.used == 0


def test_what_was_recorded_is_replayed() -> None:
    recording = RecordingChance(FastChance(3))
    first = [recording.below(6) for _ in range(5)]
    assert recording.take() == first
    assert recording.take() == []
    replayed = RecordedChance(first)
    assert not replayed.exhausted()
    assert [replayed.below(6) for _ in range(5)] == first
    assert replayed.exhausted()
    with pytest.raises(ChanceError):
        replayed.below(6)


def test_a_bare_chance_gives_no_answers() -> None:
    with pytest.raises(ChanceError):
        Chance().below(6)


def test_print_says_what_a_chance_is_and_nothing_of_what_comes() -> None:
    script, fair = ScriptedChance([3, 0, 5]), FairChance(bytes(range(32)))
    script.below(6)
    fair.turn_to(7)
    recording = RecordingChance(FastChance(3))
    recording.below(6)
    assert repr(FastChance(3)) == "<FastChance>"
    assert repr(script) == "<ScriptedChance, 1 of 3 answers given>"
    assert repr(RecordedChance([1, 2])) == "<RecordedChance, 0 of 2 answers given>"
    assert repr(recording) == "<RecordingChance, 1 answers of <FastChance>>"
    assert repr(fair) == f"<FairChance, move 7, commitment {fair.commitment()}>"
