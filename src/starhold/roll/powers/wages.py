"""What is paid at the end of a phase: plain, by what lies about, or by how a player stands (R-POWER-14)."""

from typing import ClassVar, final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.roll.components import COLOUR_NAMES, DIE_NAMES, PHASE_NAMES, number_of
from starhold.roll.data import Op
from starhold.roll.dice import number, total
from starhold.roll.events import RollEvent, tell
from starhold.roll.state import Player, RollState
from starhold.roll.tableau import Tableau, TileEffect


def end_of_phase(state: RollState, phase: i64, chance: Chance) -> None:
    """Apply every power that pays when an executed phase ends, player by player in the order of R-ORDER-2."""
    k: i64 = 0
    while k < state.players:
        seat = (state.first + k) % state.players
        for effect in state.seats[seat].tableau.at_end[phase]:
            effect.end_of_phase(state, seat, chance)
        k += 1


class Wages(TileEffect[RollState]):
    """Plain credits at the end of a phase; subclasses pay them several times or never."""

    word: ClassVar[str] = "end_phase_credits"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.phase: i64 = number_of(op.phase, PHASE_NAMES)
        self.amount: i64 = op.amount

    def join(self, tableau: Tableau) -> None:
        tableau.at_end[self.phase].append(self)

    def end_of_phase(self, state: RollState, seat: i64, chance: Chance) -> None:
        state.credit(seat, self.amount * self.times(state, seat), self.development, chance)

    def times(self, state: RollState, seat: i64) -> i64:
        """Return how many times the amount is paid."""
        return 1


@final
class WagesInVp(Wages):
    """VP at the end of a phase."""

    word: ClassVar[str] = "end_phase_vp"

    def end_of_phase(self, state: RollState, seat: i64, chance: Chance) -> None:
        state.award(seat, self.amount)
        tell(chance, RollEvent.POWER_VP, seat, self.development, self.amount)


# -- for each thing -------------------------------------------------------------------------------


@final
class PerGoodOnWorlds(Wages):
    """For each good on worlds of a colour."""

    word: ClassVar[str] = "end_phase_credits_per:goods_on_world_colour"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development, op)
        self.colour: i64 = number_of(op.counted, COLOUR_NAMES)

    def times(self, state: RollState, seat: i64) -> i64:
        return total(state.seats[seat].goods(self.colour))


@final
class PerGoodOfType(Wages):
    """For each good of a type, on any world."""

    word: ClassVar[str] = "end_phase_credits_per:good_dice"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development, op)
        self.kind: i64 = number_of(op.counted, DIE_NAMES)

    def times(self, state: RollState, seat: i64) -> i64:
        return number(state.seats[seat].all_goods(), self.kind)


@final
class PerCitizen(Wages):
    """For each group of dice of a type in the Citizenry, a started group too."""

    word: ClassVar[str] = "end_phase_credits_per:citizenry_dice"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development, op)
        self.kind: i64 = number_of(op.counted, DIE_NAMES)
        self.group: i64 = op.group

    def times(self, state: RollState, seat: i64) -> i64:
        citizens = number(state.seats[seat].citizenry, self.kind)
        return (citizens + self.group - 1) // self.group


# -- on a condition (R-POWER-13) -------------------------------------------------------------------


@final
class IfAlienScouted(Wages):
    """R-TILE-9: if an alien explorer Scouted."""

    word: ClassVar[str] = "end_phase_credits_if:scouted_with_alien_explorer"

    def join(self, tableau: Tableau) -> None:
        super().join(tableau)
        tableau.alien_scouts = True

    def times(self, state: RollState, seat: i64) -> i64:
        return 1 if state.seats[seat].alien_scout else 0


@final
class IfMostDevelopments(Wages):
    """R-TILE-32: for strictly more developments than every other player."""

    word: ClassVar[str] = "end_phase_credits_if:sole_most_developments"

    def times(self, state: RollState, seat: i64) -> i64:
        own = _developments(state.seats[seat])
        return 1 if all(n == seat or _developments(state.seats[n]) < own for n in range(state.players)) else 0


def _developments(player: Player) -> i64:
    return len(player.tableau.developments)


@final
class IfHighestWorlds(Wages):
    """R-TILE-31: if nobody else has a world of the highest printed cost on the table."""

    word: ClassVar[str] = "end_phase_credits_if:owns_all_highest_printed_cost_worlds"

    def times(self, state: RollState, seat: i64) -> i64:
        own = state.seats[seat].tableau.highest
        return (
            1 if all(n == seat or state.seats[n].tableau.highest < own for n in range(state.players)) else 0
        )
