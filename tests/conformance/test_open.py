"""On a shared device open decisions are made in front of all: they may give nothing away."""

from collections.abc import Iterator

from starhold.kernel.chance import FastChance
from starhold.kernel.preview import ways
from starhold.kernel.state import State
from tests.conformance.play import Run
from tests.conformance.subjects import Case
from tests.sizes import sized


def open_decisions(case: Case, seed: int) -> Iterator[State]:
    """Positions in which nobody decides in secret or holds what the others may not see."""
    for turn in Run(case, seed).turns():
        state = turn.state
        if not state.secret() and not any(map(state.holds_hidden, state.seats_to_move())):
            yield state


def test_what_is_not_sealed_looks_the_same_in_every_world_that_the_others_could_be_in(case: Case) -> None:
    """The question, the choices and what would come of them."""
    game = case.game
    for seed in range(sized(4)):
        for number, state in enumerate(open_decisions(case, seed)):
            for seat in state.seats_to_move():
                other = (seat + 1 + number % max(1, case.players - 1)) % case.players
                if other == seat:
                    continue
                world = state.resample(other, FastChance(number))
                told = [
                    (game.prompt(one, seat), [game.choice(one, seat, action) for action in one.legal(seat)])
                    for one in (state, world)
                ]
                assert told[0] == told[1], f"{case.id} seed {seed} move {number}"
                if number % 8 == 0:
                    assert ways(game, state, seat, ()) == ways(game, world, seat, ())
