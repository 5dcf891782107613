"""Requests to undo: how long a refused one waits, and what ends the waiting."""

import random

from starhold.kernel.runner import Ply
from starhold.kernel.undo import UndoTarget, undo_target
from starhold.server.errors import UndoImpossible
from starhold.server.tables.entries import UndoAnswered, UndoAsked
from starhold.server.tables.undo import (
    FIRST_WAIT,
    LONGEST_WAIT,
    UndoRequests,
    UndoTargets,
)


def test_each_refusal_doubles_the_wait_of_that_seat_alone() -> None:
    requests = UndoRequests()
    waits = []
    for number in range(12):
        requests.ask(UndoAsked(0.0, 0, 5, (1,)))
        requests.answer(UndoAnswered(100.0, 1, agree=False))
        waits.append(requests.wait(0, 100.0))
        assert requests.open is None, number
    assert waits[:4] == [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT, 8 * FIRST_WAIT]
    assert waits[-1] == LONGEST_WAIT
    assert requests.wait(0, 100.0 + LONGEST_WAIT - 1) == 1
    assert requests.wait(0, 100.0 + LONGEST_WAIT) == 0
    assert requests.wait(1, 100.0) == 0


def test_a_request_that_nobody_answers_before_the_game_goes_on_counts_as_refused() -> None:
    requests = UndoRequests()
    requests.ask(UndoAsked(0.0, 0, 5, (1, 2)))
    requests.answer(UndoAnswered(1.0, 1, agree=True))
    assert requests.waits_for(2)
    assert not requests.waits_for(1)
    requests.lapse(2.0)
    assert requests.wait(0, 2.0) == FIRST_WAIT
    requests.ask(UndoAsked(90.0, 0, 5, (1, 2)))
    requests.grant()
    assert requests.wait(0, 90.0) == 0, "consent makes good again"


def one_more(dice: random.Random, plies: list[Ply]) -> Ply:
    """A move of somebody: with or without chance, alone or the next of a plan."""
    seat, chance = dice.randrange(3), () if dice.random() < 0.8 else (1,)
    last = plies[-1] if plies else None
    plan = last.plan + 1 if last is not None and last.seat == seat and dice.random() < 0.5 else 0
    return Ply(seat, 0, "", chance, str(dice.random()), [], None, (), plan)


def found(targets: UndoTargets, plies: list[Ply], seat: int, others: tuple[int, ...]) -> UndoTarget | None:
    try:
        return targets.find(plies, seat, others)
    except UndoImpossible:
        return None


def test_what_is_carried_on_from_move_to_move_is_what_would_be_found_anew() -> None:
    dice, targets, kept = random.Random(5), UndoTargets(), 0
    plies: list[Ply] = []
    for _ in range(2000):
        if plies and dice.random() < 0.1:
            del plies[dice.randrange(len(plies)) :]
        for _ in range(dice.randrange(3)):
            plies.append(one_more(dice, plies))
        # Somebody gives up now and then, and not every seat is looked at each time.
        people = (0, 1, 2) if dice.random() < 0.9 else (0, 2)
        for seat in dice.sample(range(3), 2):
            others = tuple(other for other in people if other != seat)
            anew = undo_target(plies, seat, others)
            assert found(targets, plies, seat, others) == anew
            kept += anew is not None
    assert kept > 1000
