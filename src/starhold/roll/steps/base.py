"""Parts of the round that all play at once: each player has a step of their own in them."""

from collections.abc import Sequence

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Everybody
from starhold.kernel.words import Choice, Label, Question, Shape
from starhold.roll.state import IDLE, Own, RollState


class Together(Everybody[RollState]):
    """All play this part at once; what a seat decides is in its player's own step."""

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def settle(self, state: RollState, chance: Chance) -> bool:
        return state.owing != 0 or super().settle(state, chance)

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        state.seats[seat].step.offer(state, seat, moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        state.seats[seat].step.take(state, seat, action, chance)

    def question(self, state: RollState, seat: i64) -> Question:
        return state.seats[seat].step.question(state, seat)

    def label(self, state: RollState, seat: i64, action: i64) -> Label | None:
        return state.seats[seat].step.label(state, seat, action)

    def decline(self, state: RollState, seat: i64) -> i64:
        return state.seats[seat].step.decline(state, seat)

    def shape(self, state: RollState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return state.seats[seat].step.shape(state, seat, choices)


def ask(state: RollState, seat: i64, step: Own) -> None:
    """Make the player decide this."""
    state.seats[seat].step = step
    state.owing |= bit(seat)


def ask_or_answer(state: RollState, seat: i64, step: Own, chance: Chance) -> None:
    """Ask, unless there is just one answer: that one is given at once."""
    ask(state, seat, step)
    moves = Moves(0)
    step.offer(state, seat, moves)
    if moves.count == 1:
        step.take(state, seat, moves.found, chance)
    else:
        state.choices = moves.count
        state.chooser = seat


def finish(state: RollState, seat: i64) -> None:
    """Finish this part for the player, who has nothing more to decide in it."""
    state.seats[seat].step = IDLE
    state.owing &= ~bit(seat)
