"""Reassign powers and Dictate: who may be moved behind the screen, and where to (R-REASSIGN-1 to 13)."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has, shl
from starhold.kernel.vocabulary import ReasonKind
from starhold.roll import components as box
from starhold.roll.components import (
    ALL_DEVELOPMENTS,
    ALL_KINDS,
    ALL_PHASES,
    DIE_NAMES,
    PHASE_NAMES,
    Colour,
    set_of,
)
from starhold.roll.data import Op, Ranking
from starhold.roll.dice import kinds, one, total
from starhold.roll.screen import Screen
from starhold.roll.state import RollState
from starhold.roll.tableau import Tableau, TileEffect
from starhold.roll.tiles import added
from starhold.roll.words import REASONS

#: rows that a power may move to, instead of a set: the row of the selected phase
TO_SELECTED: Final = 0

SPENT: Final = REASONS.declare("power-spent", rule="R-REASSIGN-2")
OUTRANKED: Final = REASONS.declare("power-rank", rule="R-TILE-24")
NOBODY: Final = REASONS.declare("power-nobody", rule="R-REASSIGN-1")


@final
class Reassign(TileEffect[RollState]):
    """A power that, once per round, moves a few workers to other rows."""

    word: ClassVar[str] = "reassign"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        most = op.count_max
        self.kinds: i64 = set_of(op.worker_types, DIE_NAMES, ALL_KINDS) & ~set_of(
            op.exclude_types, DIE_NAMES, 0
        )
        self.origins: i64 = set_of(op.from_phases, PHASE_NAMES, ALL_PHASES)
        self.to: i64 = _rows(op.to)
        self.least: i64 = op.count_min
        #: how many; or by the ranking in novelty worlds (Mad Scientists)
        self.most: i64 = most if isinstance(most, int) else 0
        self.ranked: bool = isinstance(most, Ranking)
        self.sole_most: i64 = most.sole_most if isinstance(most, Ranking) else 0
        self.tied_most: i64 = most.tied_most if isinstance(most, Ranking) else 0
        self.one_origin: bool = op.same_origin_row
        #: its number among all powers, and its bit in `Screen.used`
        self.number: i64 = 0

    def join(self, tableau: Tableau) -> None:
        tableau.reassigns = added(tableau.reassigns, self.number)

    # -- may it be used? --------------------------------------------------------------------

    def moves_most(self, state: RollState, seat: i64) -> i64:
        """Return how many workers one use moves at most."""
        if self.ranked:
            return _by_rank(state, seat, self.sole_most, self.tied_most)
        return self.most

    def obstacle(self, state: RollState, seat: i64, screen: Screen) -> ReasonKind | None:
        """Return what forbids its use: once per round, if there is a worker to move (R-REASSIGN-2)."""
        if has(screen.used, self.number):
            return SPENT
        if self.moves_most(state, seat) == 0:
            return OUTRANKED
        return None if self.can_move(screen) else NOBODY

    def can_move(self, screen: Screen) -> bool:
        """True if there is a worker that the power can move."""
        row: i64 = 0
        while row < box.PHASES:
            if self.others(screen, row) and self.movable(screen, row):
                return True
            row += 1
        return False

    # -- who, and where to ------------------------------------------------------------------

    def movable(self, screen: Screen, row: i64) -> i64:
        """Return types of dice that may be taken from a row; a die moves once in one use (R-REASSIGN-10)."""
        if not has(self.origins, row):
            return 0
        dice = screen.row(row)
        if screen.last >= 0 and screen.last // 7 == row:
            dice -= one(screen.last % 7)
        if screen.last_but_one >= 0 and screen.last_but_one // 7 == row:
            dice -= one(screen.last_but_one % 7)
        if self.one_origin and not self._serves(screen, row, dice):
            return 0
        return kinds(dice) & self.kinds

    def _serves(self, screen: Screen, row: i64, dice: i64) -> bool:
        """R-TILE-34: all dice of the use come from one row, which must have enough of them."""
        if screen.power == self.number and screen.moved > 0:
            return row == screen.origin
        return total(dice) >= self.least

    def rows(self, screen: Screen) -> i64:
        """R-REASSIGN-5, R-REASSIGN-12: the rows that workers may go to, as a set."""
        return bit(screen.phase) if self.to == TO_SELECTED else self.to

    def others(self, screen: Screen, row: i64) -> i64:
        """Return the rows to go to from a row, as a set of the four others."""
        to = self.rows(screen)
        return (to & (bit(row) - 1)) | shl(to >> (row + 1), row)


def _rows(to: str | Sequence[str]) -> int:
    if isinstance(to, str):
        return TO_SELECTED if to == "selected" else ALL_PHASES
    return set_of(to, PHASE_NAMES, 0)


def _by_rank(state: RollState, seat: i64, sole_most: i64, tied_most: i64) -> i64:
    """R-TILE-24, R-POWER-13: by the number of novelty worlds."""
    own = state.seats[seat].tableau.worlds_of(Colour.NOVELTY)
    best: i64 = 0
    for n in range(state.players):
        if n != seat:
            best = max(best, state.seats[n].tableau.worlds_of(Colour.NOVELTY))
    if own > best:
        return sole_most
    return tied_most if own == best else 0


@final
class DictateMoves(TileEffect[RollState]):
    """Galactic Mandate: Dictate moves more workers."""

    word: ClassVar[str] = "dictate_moves"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.most: i64 = op.count_max if isinstance(op.count_max, int) else 1

    def join(self, tableau: Tableau) -> None:
        tableau.dictate_moves = max(tableau.dictate_moves, self.most)


@final
class DictateUnlimited(TileEffect[RollState]):
    """Backup Planning: Dictate any number of times."""

    word: ClassVar[str] = "dictate_unlimited"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)

    def join(self, tableau: Tableau) -> None:
        tableau.dictates_often = True


def _all_powers() -> list[Reassign]:
    """Return every Reassign power in the order of the developments; Dictate is the last one."""
    found = [
        Reassign(n, op)
        for n, side in enumerate(ALL_DEVELOPMENTS)
        for op in side.ops
        if op.op == Reassign.word
    ]
    found.append(Reassign(-1, Op(Reassign.word, to="any", count_min=1, count_max=1)))
    for number, power in enumerate(found):
        power.number = number
    return found


POWERS: Final[list[Reassign]] = _all_powers()
DICTATE: Final[i64] = len(POWERS) - 1


def most_moves(state: RollState, seat: i64, power: i64) -> i64:
    """Return how many workers one use of a power moves at most."""
    if power == DICTATE:
        return state.seats[seat].tableau.dictate_moves
    return POWERS[power].moves_most(state, seat)
