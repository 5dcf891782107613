"""The kinds of steps that every game is made of."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A decision of one seat. A single option is taken without asking; none at all skips the step."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waiting(self, state: S) -> i64:
        return bit(self.seat)

    def settle(self, state: S, chance: Chance) -> bool:
        moves = Moves(0)
        self.offer(state, self.seat, moves)
        if moves.count > 1:
            state.choices = moves.count
            return True
        if moves.count == 1:
            self.take(state, self.seat, moves.found, chance)
        else:
            state.stack.pop()
        return False

    def fields(self) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Decision[S]):
    """A decision that may always be declined, and so is always asked."""

    def settle(self, state: S, chance: Chance) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Everybody(Step[S]):
    """A decision of several seats at once; it is over when the last has answered."""

    def settle(self, state: S, chance: Chance) -> bool:
        if self.waiting(state):
            return True
        state.stack.pop()
        self.resolve(state, chance)
        return False

    def resolve(self, state: S, chance: Chance) -> None:
        """Carry out what all have answered; the step has left the stack."""
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty(Step[S]):
    """Work that the rules do by themselves when its moment comes; nobody decides anything."""

    asks: ClassVar[bool] = False

    def waiting(self, state: S) -> i64:
        return 0

    def offer(self, state: S, seat: i64, moves: Moves) -> None:
        return
