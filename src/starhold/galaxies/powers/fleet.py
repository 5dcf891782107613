"""Nagato: two ships move (G-CARD-7)."""

from typing import ClassVar, final

from mypy_extensions import i64

from starhold.galaxies.powers.effect import Effect
from starhold.galaxies.state import GalaxiesState
from starhold.galaxies.steps.ship import MoveShip, can_move
from starhold.kernel.chance import Chance


@final
class MoveShips(Effect):
    """One move, then perhaps a second with another ship; the ship that landed is not the first."""

    key: ClassVar[str] = "move_ships"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return can_move(state, state.empires[seat], landed)

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, MoveShip(seat, landed, 1))
