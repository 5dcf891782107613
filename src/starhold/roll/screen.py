"""Behind the screen: the dice of one player while they are assigned."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.roll.components import Phase
from starhold.roll.dice import one

NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Screen:
    """The dice behind one screen after some moves; `before` is how they lay one move earlier.

    Never changed once it is on the table: each move makes the next one, and taking a move
    back (R-ASSIGN-9) is going to the one before.
    """

    def __init__(self, before: "Screen | None" = None, action: i64 = NONE) -> None:
        self.before: Screen | None = before
        #: the move that led here
        self.action: i64 = action
        #: dice that show the wild face and have no row yet
        self.wild: i64 = 0
        self.explore: i64 = 0
        self.develop: i64 = 0
        self.settle: i64 = 0
        self.produce: i64 = 0
        self.ship: i64 = 0
        #: the selected phase and the type of the die that selects it
        self.phase: i64 = NONE
        self.selector: i64 = NONE
        #: dice in the Dictate area
        self.given: i64 = 0
        #: powers used up this round, as bits
        self.used: i64 = 0
        #: the power in use, how many dice it has moved, where the last two went, where the first stood
        self.power: i64 = NONE
        self.moved: i64 = 0
        self.last: i64 = NONE
        self.last_but_one: i64 = NONE
        self.origin: i64 = NONE

    def next(self, action: i64) -> "Screen":
        """Return the same dice, to be changed by one move and then put on the table."""
        new = Screen(self, action)
        new.wild = self.wild
        new.explore = self.explore
        new.develop = self.develop
        new.settle = self.settle
        new.produce = self.produce
        new.ship = self.ship
        new.phase = self.phase
        new.selector = self.selector
        new.given = self.given
        new.used = self.used
        new.power = self.power
        new.moved = self.moved
        new.last = self.last
        new.last_but_one = self.last_but_one
        new.origin = self.origin
        return new

    def row(self, phase: i64) -> i64:
        """Return the dice in a row below the strip."""
        if phase == Phase.EXPLORE:
            return self.explore
        if phase == Phase.DEVELOP:
            return self.develop
        if phase == Phase.SETTLE:
            return self.settle
        if phase == Phase.PRODUCE:
            return self.produce
        return self.ship

    def add(self, phase: i64, dice: i64) -> None:
        """Put dice into a row (a negative number takes them out)."""
        if phase == Phase.EXPLORE:
            self.explore += dice
        elif phase == Phase.DEVELOP:
            self.develop += dice
        elif phase == Phase.SETTLE:
            self.settle += dice
        elif phase == Phase.PRODUCE:
            self.produce += dice
        else:
            self.ship += dice

    def in_rows(self) -> i64:
        """Return all dice in the five rows."""
        return self.explore + self.develop + self.settle + self.produce + self.ship

    def dice(self) -> i64:
        """Return all dice behind the screen."""
        selector = one(self.selector) if self.selector >= 0 else 0
        return self.wild + self.in_rows() + self.given + selector

    def moves(self) -> list[int]:
        """Return the moves that led here from the roll, in order."""
        made: list[int] = []
        screen = self
        while screen.before is not None:
            made.insert(0, int(screen.action))
            screen = screen.before
        return made

    def rolled(self) -> "Screen":
        """Return how the dice lay before the first move."""
        screen = self
        while screen.before is not None:
            screen = screen.before
        return screen

    def fields(self) -> list[int]:
        """Return the roll and the moves since then: all else follows from them."""
        first = self.rolled()
        rows: list[int] = [first.wild, first.explore, first.develop, first.settle, first.produce, first.ship]
        return rows + self.moves()


def screen_fields(screen: Screen | None) -> list[int]:
    """Return the fields of a screen after their number; of none, no fields."""
    fields = screen.fields() if screen is not None else []
    return [len(fields), *fields]
