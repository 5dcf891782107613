"""Step: a decision point. The state holds a stack of them; the top one speaks."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.shapes import derived
from starhold.kernel.words import Choice, Confirm, Label, Line, Question, Shape

if TYPE_CHECKING:
    from starhold.kernel.state import State

#: bound, so that the compiler need not look whether it is a state where a step uses it as one
S = TypeVar("S", bound="State")

#: what `decline` answers where a decision cannot be declined
NO_ACTION: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Who owes a decision, which actions are legal, and what taking one does.

    The class of a decision holds all that is to be known of it: its name and rule, who is asked, what may be
    answered and what that does, and how a person is asked. Steps never change after they were made, so
    clones of a state share them. A step leaves the stack by its own hand (`state.stack.pop()`); it may push
    others.
    """

    #: its name in records, prompts and goldens; the rule it comes from; may anybody ever be asked?
    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    asks: ClassVar[bool] = True
    #: may a click send an answer (see words.Confirm); the questions for its second pick and those after it
    confirm: ClassVar[Confirm] = ""
    then: ClassVar[tuple[Line, ...]] = ()

    # -- the rules -----------------------------------------------------------------------

    def waiting(self, state: S) -> i64:
        """Return the set of seats that owe a decision, as bits."""
        raise NotImplementedError

    def settle(self, state: S, chance: Chance) -> bool:
        """Do what needs no decision. Return True if this step waits for one now.

        If it does not, look at the stack again.
        """
        raise NotImplementedError

    def offer(self, state: S, seat: i64, moves: Moves) -> None:
        """Name every legal action of a seat that owes a decision, each once, in a fixed order.

        If `moves.explains`, say besides why the rest is refused, from the same conditions and in the order
        in which the rules ask them, since the first reason is kept::

            targets = orbits & on_track
            moves.add_each(ADVANCE, targets)
            if moves.explains:
                moves.refuse_each(ADVANCE, orbits & ~targets, OTHER_TRACK())

        `refuse` speaks against an action, and so of what was picked before: `move 1 3` may be refused while
        `move 2 3` is legal. `refuse_pick` speaks against a thing on the board that no action is about. The
        state is then a world that fits what the seat knows, so a reason can tell no secret. What is legal
        needs no care: no reason is given against it.
        """
        raise NotImplementedError

    def take(self, state: S, seat: i64, action: i64, chance: Chance) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def secret(self) -> bool:
        """True if the others learn of a decision only when its seat owes no more.

        Tables then keep even the number of its small moves to themselves.
        """
        return False

    def decline(self, state: S, seat: i64) -> i64:
        """Return the action that does the least, for a player who is away; NO_ACTION if there is none."""
        return NO_ACTION

    def fields(self) -> list[int]:
        """Return all that the step remembers, in the order of its class's arguments."""
        return []

    def __repr__(self) -> str:
        numbers = ", ".join(str(number) for number in self.fields())
        return f"{self.name or type(self).__name__}({numbers})"

    # -- how a person is asked -------------------------------------------------------------

    def question(self, state: S, seat: i64) -> Question:
        """Return the question as a person is asked it; its text is `GAME-prompt-NAME`."""
        return Question(self.name, {}, self.rule)

    def label(self, state: S, seat: i64, action: i64) -> Label | None:
        """Return a legal action in words and picks; None: as the game words it everywhere."""
        return None

    def shape(self, state: S, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        """Return the parts of the decision, each choice in one of them; by default, by their picks.

        It says no more than the seat knows, as its question.
        """
        return derived(choices, self.decline(state, seat), self.confirm, self.then)
