"""Requests to undo: how long a refused one waits, and what ends the waiting."""

from starhold.tables.entries import UndoAnswered, UndoAsked
from starhold.tables.undo import FIRST_WAIT, LONGEST_WAIT, Requests


def test_each_refusal_doubles_the_wait_of_that_seat_alone() -> None:
    requests = Requests()
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
    requests = Requests()
    requests.ask(UndoAsked(0.0, 0, 5, (1, 2)))
    requests.answer(UndoAnswered(1.0, 1, agree=True))
    assert requests.waits_for(2)
    assert not requests.waits_for(1)
    requests.lapse(2.0)
    assert requests.wait(0, 2.0) == FIRST_WAIT
    requests.ask(UndoAsked(90.0, 0, 5, (1, 2)))
    requests.grant()
    assert requests.wait(0, 90.0) == 0, "consent makes good again"
