"""Constructs: ore is their body, their coin and their weapon."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import has
from starhold.kingdoms.components import NOBODY, Price, Resource
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.state import KingdomsState


@final
class Constructs(Faction[KingdomsState]):
    """Dear wars in mountains, and ore for armies, wars, more ore and points."""

    def penalty(self, state: KingdomsState, seat: i64, region: i64) -> i64:
        """1: mountains."""
        return 1 if state.magic(seat) >= 1 and has(state.world.mountain, region) else 0

    def stand_in(self, state: KingdomsState, seat: i64, price: i64) -> i64:
        """2: ore for new armies."""
        return Resource.ORE if price == Price.ARMY and state.magic(seat) >= 2 else NOBODY

    def ore_value(self, state: KingdomsState, seat: i64) -> i64:
        """3: two points each."""
        return 2 if state.magic(seat) >= 3 else 1

    def yields_ore_besides(self, state: KingdomsState, seat: i64) -> i64:
        """4: one more."""
        return 1 if state.magic(seat) >= 4 else 0

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: three ore are a point."""
        return state.kingdom(seat).amount(Resource.ORE) // 3


FACTION: Final = Constructs()
