"""6+ developments: VP for each thing, for a group, or for a part of a sum, beyond their cost (R-SCORE-4)."""

from typing import ClassVar, final

from mypy_extensions import i64

from starhold.kernel.bits import count
from starhold.roll import components as box
from starhold.roll.components import COLOUR_NAMES, DIE_NAMES, number_of
from starhold.roll.data import Op
from starhold.roll.dice import kinds, number, total
from starhold.roll.state import RollState
from starhold.roll.tableau import Tableau, TileEffect


class SixPlus(TileEffect[RollState]):
    """VP for each group of what is counted, a started one too (R-SCORE-6)."""

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.vp: i64 = op.amount
        self.group: i64 = op.group

    def join(self, tableau: Tableau) -> None:
        tableau.six_plus.append(self)

    def points(self, state: RollState, seat: i64) -> i64:
        return self.vp * ((self.counted(state, seat) + self.group - 1) // self.group)

    def counted(self, state: RollState, seat: i64) -> i64:
        """Return what the formula counts or adds up."""
        raise NotImplementedError


@final
class Developments(SixPlus):
    """Developments, or only those without a Reassign power."""

    word: ClassVar[str] = "six_plus:developments"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development, op)
        self.plain_only: bool = op.counted == "not_reassign"

    def counted(self, state: RollState, seat: i64) -> i64:
        found: i64 = 0
        for development in state.seats[seat].tableau.developments:
            if not self.plain_only or not box.IS_REASSIGN[development]:
                found += 1
        return found


@final
class CostOfDevelopments(SixPlus):
    """The summed printed costs of developments, or only of those with a Reassign power."""

    word: ClassVar[str] = "six_plus:cost_of_developments"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development, op)
        self.reassign_only: bool = op.counted == "reassign"

    def counted(self, state: RollState, seat: i64) -> i64:
        summed: i64 = 0
        for development in state.seats[seat].tableau.developments:
            if not self.reassign_only or box.IS_REASSIGN[development]:
                summed += box.DEVELOPMENT_COST[development]
        return summed


@final
class Worlds(SixPlus):
    """Worlds of a colour."""

    word: ClassVar[str] = "six_plus:worlds"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development, op)
        self.colour: i64 = number_of(op.counted, COLOUR_NAMES)

    def counted(self, state: RollState, seat: i64) -> i64:
        return state.seats[seat].tableau.worlds_of(self.colour)


@final
class CostOfWorlds(SixPlus):
    """The summed printed costs of worlds of a colour, faction and home world included (R-SCORE-2)."""

    word: ClassVar[str] = "six_plus:cost_of_worlds"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development, op)
        self.colour: i64 = number_of(op.counted, COLOUR_NAMES)

    def counted(self, state: RollState, seat: i64) -> i64:
        tableau = state.seats[seat].tableau
        summed: i64 = 0
        for tile in tableau.worlds:
            if box.WORLD_COLOUR[tile] == self.colour:
                summed += box.COST[box.TILES + tile]
        if box.FACTION_COLOUR[tableau.faction] == self.colour:
            summed += box.FACTION_WORLD_COST[tableau.faction]
        if box.HOME_COLOUR[tableau.home] == self.colour:
            summed += box.HOME_COST[tableau.home]
        return summed


@final
class Dice(SixPlus):
    """The player's dice of a type."""

    word: ClassVar[str] = "six_plus:dice_owned"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development, op)
        self.kind: i64 = number_of(op.counted, DIE_NAMES)

    def counted(self, state: RollState, seat: i64) -> i64:
        return number(state.seats[seat].dice(), self.kind)


@final
class DieTypes(SixPlus):
    """Types of the player's dice."""

    word: ClassVar[str] = "six_plus:distinct_die_types_owned"

    def counted(self, state: RollState, seat: i64) -> i64:
        return count(kinds(state.seats[seat].dice()))


@final
class Goods(SixPlus):
    """Goods on worlds."""

    word: ClassVar[str] = "six_plus:goods_on_worlds"

    def counted(self, state: RollState, seat: i64) -> i64:
        return total(state.seats[seat].all_goods())


@final
class Chips(SixPlus):
    """R-TILE-22: the largest n with 1 + 2 + ... + n not above the VP in chips."""

    word: ClassVar[str] = "six_plus:vp_chips"

    def counted(self, state: RollState, seat: i64) -> i64:
        chips = state.seats[seat].chips
        n: i64 = 0
        while (n + 1) * (n + 2) // 2 <= chips:
            n += 1
        return n
