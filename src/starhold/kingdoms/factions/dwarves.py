"""Dwarves: masters of ore and towers."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kingdoms.components import Act, Resource
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.gains import gain


@final
class Dwarves(Faction[KingdomsState]):
    """Towers are cheap for them and dear for others; every mountain pays."""

    def build_toll(self, state: KingdomsState, seat: i64) -> i64:
        """1: one ore."""
        return 1 if state.magic(seat) >= 1 else 0

    def enters(
        self, state: KingdomsState, seat: i64, origin: i64, target: i64, by_quest: bool, chance: Chance
    ) -> bool:
        """2: ore in mountains."""
        if state.magic(seat) >= 2 and has(state.world.mountain, target):
            gain(state, seat, Resource.ORE, 1, chance)
        return False

    def build_discount(self, state: KingdomsState, seat: i64) -> i64:
        """3: one ore."""
        return 1 if state.magic(seat) >= 3 else 0

    def replaces(self, state: KingdomsState, seat: i64) -> i64:
        """4: building in place of a trade."""
        return bit(Act.BUILD) if state.selected == Act.TRADE and state.magic(seat) >= 4 else 0

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: no tower is higher."""
        for kingdom in state.kingdoms:
            if kingdom.tower > state.kingdom(seat).tower:
                return 0
        return 1


FACTION: Final = Dwarves()
