"""Humans: merchants first of all."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kingdoms.actions import purse
from starhold.kingdoms.components import Act, Resource
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.gains import gain

SINGLE_COIN: Final = 2
FULL_STORE: Final = 4


@final
class Humans(Faction[KingdomsState]):
    """More trades with more profit, wars paid in one coin, fish from every shore."""

    def replaces(self, state: KingdomsState, seat: i64) -> i64:
        """1: a trade in place of research."""
        return bit(Act.TRADE) if state.selected == Act.RESEARCH and state.magic(seat) >= 1 else 0

    def traded(self, state: KingdomsState, seat: i64, received: i64, chance: Chance) -> None:
        """2: one more of what was received."""
        if state.magic(seat) >= 2:
            gain(state, seat, received, 1, chance)

    def payment_discount(self, state: KingdomsState, seat: i64, mana: i64, ore: i64, food: i64) -> i64:
        """3: one kind of resource; paying nothing earns it too."""
        kinds = (mana > 0) + (ore > 0) + (food > 0)
        return SINGLE_COIN if kinds <= 1 and state.magic(seat) >= 3 else 0

    def reach(self, state: KingdomsState, seat: i64, mana: i64, ore: i64, food: i64) -> i64:
        total = mana + ore + food
        single = (mana if mana > ore else ore) + SINGLE_COIN
        return single if single > total and state.magic(seat) >= 3 else total

    def also_yields(self, state: KingdomsState, seat: i64, yielding: i64) -> i64:
        """4: food at the water."""
        fishing = state.kingdom(seat).lands & state.world.shore and state.magic(seat) >= 4
        return purse(0, 0, 1) if fishing else 0

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: kinds of resources of which there are at least four."""
        kingdom = state.kingdom(seat)
        total: i64 = 0
        for resource in (Resource.MANA, Resource.ORE, Resource.FOOD):
            if kingdom.amount(resource) >= FULL_STORE:
                total += 1
        return total


FACTION: Final = Humans()
