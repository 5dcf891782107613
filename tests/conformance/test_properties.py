"""Properties under Hypothesis, which looks for a broken rule and then for the shortest game that shows it."""

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from starhold.kernel.chance import FastChance, RecordingChance, ScriptedChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.kernel.state import State
from tests import toy
from tests.conformance.fuzz import case_of
from tests.conformance.play import encoded
from tests.conformance.subjects import Case
from tests.sizes import sized

SEEDS = st.integers(0, 2**31)
NUMBERS = st.integers(0, 2**16)
#: the same examples in every run, so that a run of CI can be repeated
QUIET = settings(derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None)


class Table(RuleBasedStateMachine):
    """Moves, clones, worlds and refusals in any order that Hypothesis likes."""

    game: Game

    @initialize(seed=SEEDS)
    def set_up(self, seed: int) -> None:
        self.case: Case = case_of(self.game, seed)
        self.chance = FastChance(seed)
        self.state: State = self.case.start(self.chance)
        self.kept: list[tuple[State, list[int]]] = []

    @precondition(lambda self: not self.state.over)
    @rule(which=NUMBERS, n=NUMBERS)
    def move(self, which: int, n: int) -> None:
        seats = self.state.seats_to_move()
        seat = seats[which % len(seats)]
        legal = self.state.legal(seat)
        action = legal[n % len(legal)]
        assert self.state.pick(seat, ScriptedChance([n % len(legal)])) == action
        self.state.apply(seat, action, self.chance)

    @rule()
    def keep_a_clone(self) -> None:
        self.kept.append((self.state.clone(), self.state.numbers()))

    @rule(seat=st.integers(-2, 70), action=st.integers(-(2**40), 2**40) | NUMBERS)
    def try_anything(self, seat: int, action: int) -> None:
        if action in self.state.legal(seat):
            return
        before = self.state.numbers()
        with pytest.raises(StarholdError):
            self.state.apply(seat, action, ScriptedChance([]))
        assert self.state.numbers() == before

    @rule(viewer=NUMBERS, seed=SEEDS)
    def go_to_another_world(self, viewer: int, seed: int) -> None:
        """Play goes on in a world that one seat cannot tell from the former."""
        seat = viewer % (self.case.players + 1) - 1
        before = encoded(self.state.view(None if seat < 0 else seat))
        self.state = self.state.resample(seat, FastChance(seed))
        assert encoded(self.state.view(None if seat < 0 else seat)) == before

    @invariant()
    def rules_hold(self) -> None:
        self.state.check()
        for seat in self.state.seats_to_move():
            legal = self.state.legal(seat)
            assert legal
            assert len(set(legal)) == len(legal)

    def teardown(self) -> None:
        for state, numbers in getattr(self, "kept", []):
            assert state.numbers() == numbers


def machine(game: Game) -> type[RuleBasedStateMachine]:
    return type("TableOf" + game.name.title(), (Table,), {"game": game})


def test_any_order_of_doings(game: Game) -> None:
    chosen = settings(QUIET, max_examples=sized(100), stateful_step_count=60)
    run_state_machine_as_test(machine(game), settings=chosen)


def test_equal_numbers_mean_equal_tables(game: Game) -> None:
    """Two tables with equal numbers offer the same moves and come to equal tables by them."""

    @settings(QUIET, max_examples=sized(60))
    @given(seed=SEEDS, choices=st.lists(NUMBERS, max_size=40))
    def property_holds(seed: int, choices: list[int]) -> None:
        chance = RecordingChance(FastChance(seed))
        case = case_of(game, seed)
        state = case.start(chance)
        twin = case.start(ScriptedChance(chance.take()))
        for n in choices:
            if state.over:
                break
            assert state.numbers() == twin.numbers()
            seat = state.seats_to_move()[0]
            legal = state.legal(seat)
            assert twin.legal(seat) == legal
            state.apply(seat, legal[n % len(legal)], chance)
            twin.apply(seat, legal[n % len(legal)], ScriptedChance(chance.take()))
        assert state.numbers() == twin.numbers()
        assert case.game.digest(state) == case.game.digest(twin)

    property_holds()


class Modest(toy.Lantern):
    """A table whose rules say, wrongly, that nobody can have twelve points."""

    def check(self) -> None:
        super().check()
        assert max(self.points) < 12, "too many points"


def test_a_broken_rule_is_found_and_shrunk() -> None:
    """The shortest game that breaks the planted rule is found, not a long one."""
    found: list[int] = []

    @settings(QUIET, max_examples=300, phases=[Phase.generate, Phase.shrink])
    @given(choices=st.lists(NUMBERS, max_size=60))
    def property_holds(choices: list[int]) -> None:
        chance = ScriptedChance([], FastChance(3))
        state = toy.LanternGame(Modest).start(2, chance)
        for made, n in enumerate(choices):
            if state.over:
                break
            seat = state.seats_to_move()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[n % len(legal)], chance)
            if max(state.scores()) >= 12:
                found.append(made + 1)
            state.check()

    with pytest.raises(AssertionError, match="too many points"):
        property_holds()
    assert len(found) > 1
    assert found[-1] == min(found)
