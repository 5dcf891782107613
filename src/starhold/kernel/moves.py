"""Moves: what a step offers its legal actions to.

A step names its legal actions once, in one order. Whether they are listed,
counted, the n-th of them is wanted, or one is looked for, is decided here, so
`legal`, `pick` and `apply` can never disagree. Asked to explain (`Moves.explains`), the
step also names why it refuses the rest, from the same conditions.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import bit, count, nth
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

    __slots__ = (
        "cells", "count", "explains", "found", "kept", "listed", "nth", "place", "refusals", "sought"
    )  # fmt: skip

    #: where reasons go; not set in play, where it would cost a store for each decision
    refusals: Refusals

    def __init__(
        self,
        nth: i64 = NONE,
        sought: i64 = NONE,
        listed: list[int] | None = None,
        cells: Cells | None = None,
    ) -> None:
        #: how many actions have been offered; where they are listed or marked, that tells it
        self.count: i64 = 0
        #: the number of the action to remember, and that action
        self.nth: i64 = nth
        self.found: i64 = NONE
        #: the action looked for, and its number if it was offered
        self.sought: i64 = sought
        self.place: i64 = NONE
        self.listed: list[int] | None = listed
        self.cells: Cells | None = cells
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
        elif self.cells is not None:
            self.cells.add(action)

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
                if mask & 1:
                    self._keep(base)
                mask >>= 1
                base += 1
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
        """Ask for the reasons as well, and where to put them."""
        self.refusals = refusals
        self.explains = True

    def refuse(self, action: i64, reason: Reason) -> None:
        """Say why an action is not offered."""
        self.refusals.actions.setdefault(action, reason)

    def refuse_each(self, base: i64, mask: i64, reason: Reason) -> None:
        """Say why `base + n` is not offered for each n of a set."""
        while mask:
            if mask & 1:
                self.refuse(base, reason)
            mask >>= 1
            base += 1

    def refuse_pick(self, pick: str, reason: Reason) -> None:
        """Say why a thing on the board is no part of any action here."""
        self.refusals.picks.setdefault(pick, reason)

    def refuse_rest(self, reason: Reason) -> None:
        """Say why anything is refused that nothing more special was said about."""
        if self.refusals.rest is None:
            self.refusals.rest = reason
