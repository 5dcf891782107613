"""Step: a decision point. The state holds a stack of them; the top one speaks."""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves

Table = TypeVar("Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[Table]):
    """Who owes a decision, which actions are legal, and what taking one does.

    Steps never change after they were made, so clones of a state share them. A step
    leaves the stack by its own hand (`table.stack.pop()`); it may push others.
    """

    def kind(self) -> i64:
        """The step's number in the game's table of steps (its name and its rule id)."""
        raise NotImplementedError

    def waiting(self, table: Table) -> i64:
        """The set of seats that owe a decision, as bits."""
        raise NotImplementedError

    def settle(self, table: Table, chance: Chance) -> bool:
        """Do what needs no decision. True: somebody owes one now. False: look at the stack again."""
        raise NotImplementedError

    def offer(self, table: Table, seat: i64, moves: Moves) -> None:
        """Name every legal action of a seat that owes a decision, each once, in a fixed order."""
        raise NotImplementedError

    def take(self, table: Table, seat: i64, action: i64, chance: Chance) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def secret(self) -> bool:
        """Do the others learn of a decision here only when its seat owes no more?

        Tables then keep even the number of its small moves to themselves.
        """
        return False

    def fields(self) -> list[int]:
        """Everything that the step remembers, for the digest."""
        return []
