"""`legal` is the only authority: what it lists applies, what it does not list changes nothing."""

from typing import Any

import pytest

from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.errors import ChanceError, GameOver, IllegalMove, NotYourDecision
from starhold.kernel.log import Log
from starhold.kernel.state import State
from starhold.kernel.step import NO_ACTION
from tests.conformance.play import Run, sampled
from tests.conformance.subjects import Case
from tests.sizes import sized

NO_ACTIONS = (-1, -2, -(2**31), -(2**62), 2**31, 2**32, 2**62)
NO_SEATS = (-1, -2, 63, 64, 65, 128, 2**32, 2**40)
MALFORMED: tuple[Any, ...] = (None, "0", 2**70, -(2**70), [0])


def refused(state: State, seat: Any, action: Any, error: type[Exception]) -> None:
    """The move raises exactly this error, asks no chance, tells nothing and changes nothing."""
    before = state.numbers()
    chance = ScriptedChance([])
    chance.log = log = Log()
    with pytest.raises(error) as caught:
        state.apply(seat, action, chance)
    assert error is Exception or caught.type is error
    assert state.numbers() == before
    assert log.events == []


def test_lists_are_sound(case: Case) -> None:
    """Waiting seats have at least one action, none twice, all of the table; others have none."""
    size = len(case.game.actions)
    for seed in range(sized(5)):
        for turn in Run(case, seed).turns():
            waiting = turn.state.seats_to_move()
            assert waiting, "the game is not over, and nobody owes a decision"
            for seat in range(case.players):
                legal = turn.state.legal(seat)
                assert bool(legal) == (seat in waiting)
                assert len(set(legal)) == len(legal)
                assert all(0 <= action < size for action in legal)
            for seat in NO_SEATS:
                assert turn.state.legal(seat) == []


def test_everything_listed_applies(case: Case) -> None:
    for seed in range(sized(4)):
        chance = FastChance(seed)
        for state in sampled(case, seed, count=100):
            before = state.numbers()
            for seat in state.seats_to_move():
                for action in state.legal(seat):
                    after = state.clone()
                    after.apply(seat, action, chance)
                    after.check()
            assert state.numbers() == before


def test_nothing_else_applies(case: Case) -> None:
    table = range(len(case.game.actions))
    for seed in range(sized(4)):
        dice = FastChance(seed)
        for state in sampled(case, seed, count=40):
            for seat in range(case.players):
                legal = state.legal(seat)
                if not legal:
                    refused(state, seat, dice.below(len(table)), NotYourDecision)
                    continue
                unlisted = [action for action in table if action not in legal]
                some = [unlisted[dice.below(len(unlisted))] for _ in unlisted[:8]]
                for action in (*NO_ACTIONS, len(table), *some):
                    refused(state, seat, action, IllegalMove)
                for malformed in MALFORMED:
                    refused(state, seat, malformed, Exception)
            for nobody in (*NO_SEATS, case.players):
                refused(state, nobody, 0, NotYourDecision)


def test_another_seats_move_is_refused(case: Case) -> None:
    """A move that is legal for one seat is no move of a seat that owes nothing."""
    for seed in range(sized(4)):
        for state in sampled(case, seed, count=40):
            waiting = state.seats_to_move()
            for seat in set(range(case.players)) - set(waiting):
                refused(state, seat, state.legal(waiting[0])[0], NotYourDecision)


def test_nothing_applies_after_the_end(case: Case) -> None:
    run = Run(case, seed=5)
    for _ in run.turns():
        pass
    for seat in (*range(case.players), *NO_SEATS):
        for action in (0, len(case.game.actions) - 1, *NO_ACTIONS):
            refused(run.state, seat, action, GameOver)


def test_pick_is_the_nth_listed(case: Case) -> None:
    """For each n: the answer n picks `legal[n]`, with one question that is just as wide as the list."""
    for seed in range(sized(5)):
        for turn in Run(case, seed).turns():
            for seat in turn.state.seats_to_move():
                legal = turn.state.legal(seat)
                for n, action in enumerate(legal):
                    script = ScriptedChance([n])
                    assert turn.state.pick(seat, script) == action
                    assert script.used == 1
                with pytest.raises(ChanceError):
                    turn.state.pick(seat, ScriptedChance([len(legal)]))


def test_notation_names_every_action(case: Case) -> None:
    for number, action in enumerate(case.game.actions):
        assert case.game.action(action.notation) == number


def test_a_stale_move_is_refused(case: Case) -> None:
    """What was legal a moment ago and is not now changes nothing, though the table has just offered it."""
    for seed in range(sized(3)):
        before: list[tuple[int, int]] = []
        for turn in Run(case, seed).turns():
            now = [(seat, action) for seat in turn.state.seats_to_move() for action in turn.state.legal(seat)]
            for seat, action in set(before) - set(now):
                waiting = seat in turn.state.seats_to_move()
                refused(turn.state, seat, action, IllegalMove if waiting else NotYourDecision)
            before = now if turn.number < 400 else []


def test_what_declines_is_legal(case: Case) -> None:
    """A step may name the action that does the least, for a player who is away; it is one of the legal."""
    named = 0
    for seed in range(sized(5)):
        for turn in Run(case, seed).turns():
            declining = turn.state.stack[-1].decline(turn.state, turn.seat)
            if declining != NO_ACTION:
                named += 1
                assert declining in turn.state.legal(turn.seat)
    # The toy has nothing to decline; our games do.
    assert named or case.game.name == "lantern"
