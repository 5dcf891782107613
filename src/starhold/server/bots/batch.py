"""MoveBatch: decisions of bots and standing orders in a row, worked out and not yet committed.

A commit waits for the disk, and every position sent keeps browsers busy, so decisions made within a moment
are committed together. The table does not change until then: nobody has seen any of the batch, and it is
dropped if the table changes meanwhile.
"""

from starhold.kernel.runner import Ply
from starhold.kernel.state import State
from starhold.server.tables.logged_match import PreparedEntry
from starhold.server.tables.table import Table


class MoveBatch:
    """A table, and what was decided since it was at this version."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = table.version
        #: how many moves the game had when it began
        self.begun = len(table.play.plies)
        self.prepared: list[PreparedEntry] = []

    @property
    def holds(self) -> bool:
        """True if the table is still where the run began."""
        return self.table.version == self.version

    @property
    def state(self) -> State:
        """The position after all of it."""
        return self.prepared[-1].state if self.prepared else self.table.play.table()

    @property
    def plies(self) -> int:
        """How many moves the game has after all of it."""
        return self.begun + len(self.prepared)

    def plies_from(self, number: int) -> list[Ply]:
        """Return the moves of the game after the first `number`."""
        new = self.prepared[max(0, number - self.begun) :]
        return [*self.table.play.plies[number : self.begun], *(one.move.ply for one in new)]

    def waiting(self) -> list[int]:
        """Return the seats that owe a decision after all of it."""
        if not self.holds:
            return []
        if not self.prepared:
            return self.table.waiting()
        return [] if self.state.over else self.state.seats_to_move()

    def add(self, seat: int, action: int, by: str) -> None:
        """Add one decision; raise IllegalMove."""
        table = self.table
        self.prepared += table.play.prepare(seat, (action,), table.now(), "", by, self.prepared)
