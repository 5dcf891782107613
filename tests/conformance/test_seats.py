"""Everything that asks for a seat refuses one that is not at the table, with one named error."""

import re
from collections.abc import Callable

import pytest

from starhold.kernel.chance import FastChance
from starhold.kernel.errors import NoSuchSeat, NotYourDecision
from starhold.kernel.match import Match
from starhold.kernel.record import Seat
from starhold.kernel.state import State
from tests.conformance.subjects import Case
from tests.conformance.test_legal import NO_SEATS

#: moves after which the seats are asked for: at the set-up, early and later in the game
MOMENTS = (0, 3, 40)


def moments(case: Case) -> list[Match]:
    """The same random game at its start, after some moves, and at its end."""
    seats = [Seat(f"Player {seat + 1}") for seat in range(case.players)]
    match = Match(case.game, seats, FastChance(4), case.options, digests=False, keep=0)
    choices = FastChance(5)
    found = []
    while not match.over:
        if len(match) in MOMENTS:
            found.append(match.copy())
        seat = match.to_move[0]
        match.runner.move(seat, match.state.pick(seat, choices))
    return [*found, match]


def seatless(case: Case) -> tuple[int, ...]:
    """Numbers that are no seat of this table: the one behind the last, and all that are absurd."""
    return (case.players, -case.players, *NO_SEATS)


def refused(ask: Callable[[int], object], seat: int, players: int) -> None:
    message = f"there is no seat {seat}; the seats are 0 to {players - 1}"
    with pytest.raises(NoSuchSeat, match=f"^{re.escape(message)}$") as caught:
        ask(seat)
    assert caught.value.arguments == {"seat": seat, "last": players - 1}


def asked_of_a_match(match: Match) -> list[Callable[[int], object]]:
    first = match.legal[0] if match.legal else "anything"
    asked: list[Callable[[int], object]] = [
        match.legal_for,
        match.view,
        match.plans,
        lambda seat: match.preview(seat, str(first)),
        lambda seat: match.preview(seat, first),
        lambda seat: match.why_not(seat, "button:anything"),
        lambda seat: match.log(seat),
        lambda seat: match.tell((), seat),
        match.runner.can_undo,
        match.runner.undo,
    ]
    if not match.over:
        asked.append(lambda seat: match.runner.move(seat, 0))
        asked += [lambda seat: match.push(str(first), seat=seat), lambda seat: match.push(first, seat=seat)]
    return asked


def asked_of_a_state(state: State) -> list[Callable[[int], object]]:
    # The toy answers for itself; other games answer through the kernel, which checks the seat.
    return [state.view] if type(state).view is State.view else []


def test_a_seat_that_is_not_at_the_table_is_refused(case: Case) -> None:
    for match in moments(case):
        before = match.state.numbers()
        for seat in seatless(case):
            for ask in (*asked_of_a_match(match), *asked_of_a_state(match.state)):
                refused(ask, seat, case.players)
        for ask in asked_of_a_match(match):
            refused(ask, 2**70, case.players)
        assert match.state.numbers() == before


def test_worlds_are_drawn_for_seats_and_spectators_alone(case: Case) -> None:
    """-1 is a spectator there; everything else that is no seat is refused."""
    for match in moments(case):
        state = match.state
        if type(state).resample is not State.resample:
            continue
        assert state.resample(-1, FastChance(1)).view(None) == state.view(None)
        for seat in set(seatless(case)) - {-1}:
            refused(lambda seat, state=state: state.resample(seat, FastChance(1)), seat, case.players)


def test_seats_at_the_table_are_answered_at_any_time(case: Case) -> None:
    """Nobody is asked anything after the end, and a seat that owes no decision has no choices to explain."""
    for match in moments(case):
        for seat in range(case.players):
            assert match.view(seat) == match.state.view(seat)
            if seat not in match.to_move:
                assert match.legal_for(seat) == []
                assert match.plans(seat) == []
                assert match.why_not(seat, "button:anything") is None
                with pytest.raises(NotYourDecision):
                    match.preview(seat, "anything")
