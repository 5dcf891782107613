"""Moves: what a step offers its legal actions to.

A step names its legal actions once, in one order. Whether they are listed,
counted, the n-th of them is wanted, or one is looked for, is decided here, so
`legal`, `pick` and `apply` can never disagree. Asked to explain (`Moves.explains`), the
step also names why it refuses the rest, from the same conditions.
"""

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import bit, count, lowest, nth
from starhold.kernel.cells import Cells
from starhold.kernel.words import Reason

NONE: Final = -1


@final
class Refusals:
    """What a step says against actions and things on the board; of several reasons the first is kept."""

    def __init__(self) -> None:
        #: by the number of an action, and by a thing on the board that no action of the step is about
        self.actions: dict[int, Reason] = {}
        self.picks: dict[str, Reason] = {}
        #: the reason against everything else
        self.rest: Reason | None = None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moves:
    """Receives legal actions; lists them, marks them, remembers the n-th, or looks for one."""

    __slots__ = ("_sink", "count", "explains", "found", "kept", "listed", "nth", "place", "sought")

    def __init__(
        self,
        nth: i64 = NONE,
        sought: i64 = NONE,
        listed: list[int] | None = None,
        cells: Cells | None = None,
    ) -> None:
        #: how many actions have been offered; not kept where they are listed or marked
        self.count: i64 = 0
        #: the number of the action to remember, and that action
        self.nth: i64 = nth
        self.found: i64 = NONE
        #: the action looked for, and its number if it was offered
        self.sought: i64 = sought
        self.place: i64 = NONE
        self.listed: list[int] | None = listed
        #: the cells to mark, or the `Refusals` if it explains: one attribute, since each costs every decision
        self._sink: object = cells
        #: is every action kept, in a list or by a mark? Then nobody asks for one of them
        self.kept: bool = listed is not None or cells is not None
        #: does somebody ask why the rest is refused? Never in play
        self.explains: bool = False

    def again(self, nth: i64) -> None:
        """Prepare for all actions being offered once more; now the n-th is wanted."""
        self.count = 0
        self.nth = nth

    def add(self, action: i64) -> None:
        """Offer one action."""
        if self.kept:
            self._keep(action)
            return
        if self.count == self.nth:
            self.found = action
        if action == self.sought:
            self.place = self.count
        self.count += 1

    def _keep(self, action: i64) -> None:
        if self.listed is not None:
            self.listed.append(action)
        else:
            cast(Cells, self._sink).add(action)

    def add_all(self, base: i64, members: bytes) -> None:
        """Offer `base + n` for each of these numbers, in their order."""
        if self.kept:
            for member in members:
                self._keep(base + member)
            return
        size: i64 = len(members)
        wanted = self.nth - self.count
        if 0 <= wanted < size:
            self.found = base + members[wanted]
        if self.sought >= base and size > 0:
            n: i64 = 0
            while n < size:
                if base + members[n] == self.sought:
                    self.place = self.count + n
                n += 1
        self.count += size

    def add_each(self, base: i64, mask: i64) -> None:
        """Offer `base + n` for each n of a set, smallest first."""
        if self.kept:
            while mask:
                self._keep(base + lowest(mask))
                mask &= mask - 1
            return
        size = count(mask)
        wanted = self.nth - self.count
        if 0 <= wanted < size:
            self.found = base + nth(mask, wanted)
        at = self.sought - base
        if 0 <= at < 63 and (mask >> at) & 1:
            self.place = self.count + count(mask & (bit(at) - 1))
        self.count += size

    # -- why not: only for moves that explain -----------------------------------------------

    def explain(self, refusals: Refusals) -> None:
        """Ask for the reasons as well, and where to put them; not for moves that mark cells."""
        self._sink = refusals
        self.explains = True

    def refuse(self, action: i64, reason: Reason) -> None:
        """Say why an action is not offered."""
        cast(Refusals, self._sink).actions.setdefault(action, reason)

    def refuse_each(self, base: i64, mask: i64, reason: Reason) -> None:
        """Say why `base + n` is not offered for each n of a set."""
        while mask:
            self.refuse(base + lowest(mask), reason)
            mask &= mask - 1

    def refuse_pick(self, pick: str, reason: Reason) -> None:
        """Say why a thing on the board is no part of any action here."""
        cast(Refusals, self._sink).picks.setdefault(pick, reason)

    def refuse_rest(self, reason: Reason) -> None:
        """Say why anything is refused that nothing more special was said about."""
        refusals = cast(Refusals, self._sink)
        if refusals.rest is None:
            refusals.rest = reason
