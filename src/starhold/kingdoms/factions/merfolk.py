"""Merfolk: the water links what it parts for others."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kingdoms.components import Act
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.scoring import armies_at
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.gains import GAIN_ONE
from starhold.kingdoms.steps.marches import Entry


@final
class Merfolk(Faction[KingdomsState]):
    """Patrols and retreats across water, cheap wars at the shore, a catch on the way."""

    def also_near(self, state: KingdomsState, seat: i64, region: i64) -> i64:
        """1: regions at the same water."""
        return state.world.swim(region) if state.magic(seat) >= 1 else 0

    def attack_discount(self, state: KingdomsState, seat: i64, region: i64, by_quest: bool) -> i64:
        """2: at the water."""
        return 1 if state.magic(seat) >= 2 and has(state.world.shore, region) else 0

    def defence_discount(self, state: KingdomsState, seat: i64, region: i64) -> i64:
        return self.attack_discount(state, seat, region, False)

    def enters(
        self, state: KingdomsState, seat: i64, origin: i64, target: i64, by_quest: bool, chance: Chance
    ) -> bool:
        """3: a resource of choice for a patrol across water, before the army enters."""
        if by_quest or state.magic(seat) < 3 or not has(state.world.swim(origin), target):
            return False
        state.stack.append(Entry(seat, target))
        state.stack.append(GAIN_ONE[seat])
        return True

    def replaces(self, state: KingdomsState, seat: i64) -> i64:
        """4: a patrol in place of any action."""
        return bit(Act.PATROL) if state.magic(seat) >= 4 else 0

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: three armies at the water are a point."""
        return armies_at(state, seat, state.world.shore) // 3


FACTION: Final = Merfolk()
