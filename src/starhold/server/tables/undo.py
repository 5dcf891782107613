"""Undo at a table: targets kept from move to move, and how long a refused request waits.

`kernel/undo.py` has the rule. At a table bots do not mind an undo. People whose moves it would take back have
to agree, also those who are away: a bot that holds a seat does not speak for its player. Players who resigned
are not asked.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from starhold.kernel.runner import Ply
from starhold.kernel.undo import UndoTarget, undo_target
from starhold.server.errors import UndoImpossible
from starhold.server.tables.entries import UndoAnswered, UndoAsked

#: after the first request that was not granted a seat waits this many seconds, then twice as long each time
FIRST_WAIT: Final = 20.0
LONGEST_WAIT: Final = 3600.0


class UndoTargets:
    """Where the undo of each seat would lead, carried on from move to move."""

    def __init__(self) -> None:
        #: by seat: how many moves there were, the last of them, the others still in play, and what was found
        self._known: dict[int, tuple[int, Ply, Collection[int], UndoTarget]] = {}

    def find(self, plies: Sequence[Ply], seat: int, others: Collection[int]) -> UndoTarget:
        """Do as `undo_target`, but from what was found before, if only others have moved since.

        Raise `UndoImpossible` if the seat has made no move.
        """
        known = self._known.get(seat)
        found = None if known is None else _carried_on(*known, plies, seat, others)
        if found is None:
            found = undo_target(plies, seat, others)
        if found is None:
            raise UndoImpossible("there is no move to undo")
        self._known[seat] = (len(plies), plies[-1], others, found)
        return found


def _carried_on(
    count: int,
    last: Ply,
    before: Collection[int],
    found: UndoTarget,
    plies: Sequence[Ply],
    seat: int,
    others: Collection[int],
) -> UndoTarget | None:
    """Return what was found after `count` moves, and these since; None if it must be found again."""
    if count > len(plies) or plies[count - 1] is not last or before != others:
        return None
    for ply in plies[count:]:
        if ply.seat == seat:
            return None
        found = found.after(ply, others)
    return found


@dataclass(slots=True)
class UndoRequests:
    """The requests to undo at one table, as its log has them."""

    #: the one that waits for answers, and who has agreed to it
    open: UndoAsked | None = None
    agreed: list[int] = field(default_factory=list)
    #: by seat: requests that were not granted, and when the last of them ended
    _failed: dict[int, tuple[int, float]] = field(default_factory=dict)

    def ask(self, asked: UndoAsked) -> None:
        self.open = asked
        self.agreed = []

    def answer(self, answered: UndoAnswered) -> None:
        if answered.agree:
            self.agreed.append(answered.seat)
        else:
            self.lapse(answered.at)

    def lapse(self, at: float) -> None:
        """End a request that was refused, or that no answer came to before the game went on."""
        if self.open is not None:
            times, _ = self._failed.get(self.open.seat, (0, 0.0))
            self._failed[self.open.seat] = (times + 1, at)
            self.open = None

    def grant(self) -> None:
        """End a request whose moves were undone; its seat may ask again at once."""
        if self.open is not None:
            self._failed.pop(self.open.seat, None)
            self.open = None

    def waits_for(self, seat: int) -> bool:
        return self.open is not None and seat in self.open.ask and seat not in self.agreed

    def wait(self, seat: int, now: float) -> float:
        """Return the seconds until the seat may ask again."""
        times, ended = self._failed.get(seat, (0, 0.0))
        if not times:
            return 0.0
        longer: float = FIRST_WAIT * 2.0 ** min(times - 1, 20)
        return max(0.0, ended + min(longer, LONGEST_WAIT) - now)
