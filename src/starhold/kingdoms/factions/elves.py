"""Elves: mana does everything for them, and less for their enemies."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kingdoms.actions import DOUBLE_FOOD, DOUBLE_ORE, DOUBLES, KingdomsAction
from starhold.kingdoms.components import MAX_RESOURCE, NOBODY, Resource
from starhold.kingdoms.events import KingdomsEvent, tell
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.state import KingdomsState


@final
class Elves(Faction[KingdomsState]):
    """Trades for mana, prices and wars paid with mana, mana that covers less against them."""

    def offer_trade(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        """1: ore and food together for mana."""
        if state.magic(seat) < 1:
            return
        kingdom = state.kingdom(seat)
        room = MAX_RESOURCE - kingdom.amount(Resource.MANA)
        place: i64 = 0
        while place < DOUBLES:
            ore: i64 = DOUBLE_ORE[place]
            food: i64 = DOUBLE_FOOD[place]
            held = ore <= kingdom.amount(Resource.ORE) and food <= kingdom.amount(Resource.FOOD)
            if held and ore + food <= room:
                moves.add(KingdomsAction.TRADE_BOTH + place)
            place += 1

    def takes_trade(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> i64:
        kingdom = state.kingdom(seat)
        ore: i64 = DOUBLE_ORE[action - KingdomsAction.TRADE_BOTH]
        food: i64 = DOUBLE_FOOD[action - KingdomsAction.TRADE_BOTH]
        kingdom.pay(Resource.ORE, ore)
        kingdom.pay(Resource.FOOD, food)
        kingdom.gain(Resource.MANA, ore + food)
        tell(chance, KingdomsEvent.TRADED_BOTH, seat, ore, food, ore + food)
        return Resource.MANA

    def payment_discount(self, state: KingdomsState, seat: i64, mana: i64, ore: i64, food: i64) -> i64:
        """2: nothing but mana; paying nothing earns it too."""
        return 1 if ore + food == 0 and state.magic(seat) >= 2 else 0

    def reach(self, state: KingdomsState, seat: i64, mana: i64, ore: i64, food: i64) -> i64:
        total = mana + ore + food
        return mana + 1 if mana + 1 > total and state.magic(seat) >= 2 else total

    def stand_in(self, state: KingdomsState, seat: i64, price: i64) -> i64:
        """3: mana for towers, armies and retreats."""
        return Resource.MANA if state.magic(seat) >= 3 else NOBODY

    def opponents_mana(self, state: KingdomsState, seat: i64) -> i64:
        """4: one point."""
        return 1 if state.magic(seat) >= 4 else 2

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: players who have less mana."""
        mine = state.kingdom(seat).amount(Resource.MANA)
        total: i64 = 0
        for kingdom in state.kingdoms:
            if kingdom.amount(Resource.MANA) < mine:
                total += 1
        return total


FACTION: Final = Elves()
