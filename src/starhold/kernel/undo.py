"""Undo: how far it goes back, and what stands against it. Tables, the terminal and matches ask here.

What chance or a reveal has shown is known and stays: no move that asked chance or revealed something is ever
undone, nor one before it. The rest is free as long as it takes back no move of `others`; these have to agree.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starhold.kernel.runner import Ply


@dataclass(frozen=True, slots=True)
class UndoTarget:
    """Where an undo leads: how many moves are left, and what stands against it."""

    plies: int
    #: the first move that cannot be undone
    closed: "Ply | None"
    #: the first move of somebody who has to agree
    touches: "Ply | None"
    ask: tuple[int, ...]

    @property
    def free(self) -> bool:
        """True if nobody has to be asked."""
        return self.closed is None and not self.ask

    def after(self, ply: "Ply", others: Collection[int]) -> "UndoTarget":
        """Return the target after a move of somebody else; the same object if nothing changes."""
        closes = self.closed is None and not ply.free
        asks = ply.seat in others and ply.seat not in self.ask
        if not closes and not asks:
            return self
        closed = ply if closes else self.closed
        return UndoTarget(
            self.plies,
            closed,
            self.touches or (ply if asks else None),
            tuple(sorted((*self.ask, ply.seat))) if asks else self.ask,
        )


def undo_target(plies: "Sequence[Ply]", seat: int, others: Collection[int]) -> UndoTarget | None:
    """Return what it takes to undo a seat's last move; None if there is none.

    `others` are the seats that have to agree if their moves are taken back, too.
    """
    closed: Ply | None = None
    touches: Ply | None = None
    ask: set[int] = set()
    number = len(plies)
    # From the last move back to the seat's own, and to the beginning of the plan that it belongs to: a plan
    # is made as one and is taken back as one.
    first = -1
    while number > max(first, 0):
        number -= 1
        ply = plies[number]
        if not ply.free:
            closed = ply
        if ply.seat in others:
            touches = ply
            ask.add(ply.seat)
        if first < 0 and ply.seat == seat:
            first = number - ply.plan
    if first < 0:
        return None
    return UndoTarget(first, closed, touches, tuple(sorted(ask)) if ask else ())
