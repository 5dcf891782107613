"""Undo: which moves may be taken back, who has to agree, and how long a refused request waits.

What chance or a reveal has shown is known and stays: no move that asked chance or revealed something is ever
taken back, nor one before it. What remains is free as long as it touches nobody else; bots do not mind. Where
it would take moves of other people with it, all of them have to agree, whoever is away as well: a bot that
holds a seat does not speak for its player. Whoever gave up has nothing to lose and is not asked.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from starhold.kernel.runner import Ply
from starhold.server.errors import UndoImpossible
from starhold.server.tables.entries import UndoAnswered, UndoAsked

#: after the first request that was not granted a seat waits so many seconds, then twice as long each time
FIRST_WAIT: Final = 20.0
LONGEST_WAIT: Final = 3600.0


@dataclass(frozen=True, slots=True)
class UndoTarget:
    """Where an undo would lead: how many moves would be left, and what stands against it."""

    plies: int
    #: the move that closed the door for good
    closed: Ply | None
    #: the first move of somebody who has to agree
    touches: Ply | None
    ask: tuple[int, ...]

    @property
    def free(self) -> bool:
        return self.closed is None and not self.ask

    def after(self, ply: Ply, others: Collection[int]) -> "UndoTarget":
        """The same when somebody else has moved since: itself, if that changes nothing."""
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


class UndoTargets:
    """Where the undo of each seat would lead, carried on from move to move."""

    def __init__(self) -> None:
        #: by seat: how many moves there were, the last of them, who else played on, and what was found
        self._known: dict[int, tuple[int, Ply, Collection[int], UndoTarget]] = {}

    def find(self, plies: Sequence[Ply], seat: int, others: Collection[int]) -> UndoTarget:
        """As `target`: from what was found before, if only others have moved since."""
        known = self._known.get(seat)
        found = None if known is None else _carried_on(*known, plies, seat, others)
        if found is None:
            found = target(plies, seat, others)
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
    """What was found after `count` moves, and these since; None if it has to be looked for anew."""
    if count > len(plies) or plies[count - 1] is not last or before != others:
        return None
    for ply in plies[count:]:
        if ply.seat == seat:
            return None
        found = found.after(ply, others)
    return found


def target(plies: Sequence[Ply], seat: int, others: Collection[int]) -> UndoTarget:
    """What it takes to undo a seat's last move; `others` are the seats whose people play on."""
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
        raise UndoImpossible("there is no move to undo")
    return UndoTarget(first, closed, touches, tuple(sorted(ask)) if ask else ())


@dataclass(slots=True)
class UndoRequests:
    """The requests to undo at one table, as its log tells of them."""

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
        """The request was refused, or the game went on without an answer."""
        if self.open is not None:
            times, _ = self._failed.get(self.open.seat, (0, 0.0))
            self._failed[self.open.seat] = (times + 1, at)
            self.open = None

    def grant(self) -> None:
        """Moves were taken back; whose request it was may ask again at once."""
        if self.open is not None:
            self._failed.pop(self.open.seat, None)
            self.open = None

    def waits_for(self, seat: int) -> bool:
        return self.open is not None and seat in self.open.ask and seat not in self.agreed

    def wait(self, seat: int, now: float) -> float:
        """Seconds until the seat may ask again."""
        times, ended = self._failed.get(seat, (0, 0.0))
        if not times:
            return 0.0
        longer: float = FIRST_WAIT * 2.0 ** min(times - 1, 20)
        return max(0.0, ended + min(longer, LONGEST_WAIT) - now)
