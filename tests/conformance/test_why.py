"""Why something cannot be picked is never false.

A reason is given on a world that the seat cannot tell from the real one. It must be the reason that the real
one gives, be refuted by no legal choice, and be true by the game's own list of truths, if the tests have one.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from starhold.kernel.game import Game
from starhold.kernel.state import State
from starhold.kernel.why import Path
from tests.conformance.play import sampled
from tests.conformance.subjects import Case
from tests.galaxies import truths as galaxies
from tests.kingdoms import truths as kingdoms
from tests.roll import truths as roll
from tests.sizes import sized

#: positions of a game in which everything that was ever a choice is asked about
POSITIONS = 25
#: games whose picks make up what is asked about
GAMES = 4

#: is a reason against a pick true on the table?
Holds = Callable[[str, Any, int, str], bool]
TRUTHS: dict[str, Holds] = {"galaxies": galaxies.holds, "kingdoms": kingdoms.holds, "roll": roll.holds}


@cache
def picked(case: Case) -> frozenset[str]:
    """Every pick that was part of a choice somewhere in a few games."""
    found: set[str] = set()
    for seed in range(GAMES):
        for state in sampled(case, seed, count=60):
            for seat in state.seats_to_move():
                found.update(pick for path in paths(case.game, state, seat) for pick in path)
    return frozenset(found)


def paths(game: Game, state: State, seat: int) -> set[Path]:
    return {game.choice(state, seat, action).picks for action in state.legal(seat)}


def positions(case: Case) -> Iterator[tuple[State, int]]:
    """Positions of random games, each with every seat that owes a decision."""
    for seed in range(sized(6)):
        for state in sampled(case, seed + 50, count=POSITIONS):
            for seat in state.seats_to_move():
                yield state, seat


def declared(game: Game) -> bool:
    """Does the game give reasons at all? The toy does not."""
    return bool(game.vocabulary.reasons)


def truth(game: Game, reason: str) -> Callable[[Any, int, str], bool]:
    """What is true whenever this reason is given."""
    holds = TRUTHS.get(game.name)
    return lambda state, seat, pick: holds is None or holds(reason, state, seat, pick)


def test_no_reason_is_false(case: Case) -> None:
    """Before anything is picked: what is refused is part of no legal choice, and for a true reason."""
    if not declared(case.game):
        return
    given: set[str] = set()
    for state, seat in positions(case):
        offered = {pick for path in paths(case.game, state, seat) for pick in path}
        for pick in picked(case):
            line = case.game.reason(state, seat, pick)
            if line is not None:
                name = line.key.removeprefix(f"{case.game.name}-why-")
                given.add(name)
                told = f"{state.stack[-1].name}, seat {seat}: {pick} is no {name}"
                assert pick not in offered, told
                assert truth(case.game, name)(state, seat, pick), told
    # Without answers the test would say nothing.
    assert given


def test_a_reason_knows_what_was_picked_before(case: Case) -> None:
    """No reason speaks against what goes on with a choice that was begun, or comes from what is hidden."""
    for state, seat in positions(case):
        offered = paths(case.game, state, seat)
        drawn, real = case.game.explanation(state, seat), case.game.explained(state.clone(), seat)
        begun = {path[:length] for path in offered for length in range(len(path))}
        for after in sorted(begun)[:30]:
            following = {path[len(after)] for path in offered if path[: len(after)] == after != path}
            for pick in picked(case):
                reason = drawn.reason(pick, after)
                assert reason is None or pick not in following, f"{reason} against {pick} after {after}"
                assert reason == real.reason(pick, after), f"{pick} after {after}"
