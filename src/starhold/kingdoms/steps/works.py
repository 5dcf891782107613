"""Build, mobilise and trade."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kingdoms.actions import DOUBLE_FOOD, DOUBLE_ORE, DOUBLES, PAIR_GET, PAIR_GIVE, PAIRS, Do
from starhold.kingdoms.components import (
    ARMIES,
    MAX_PLAYERS,
    MAX_RESOURCE,
    NOBODY,
    TOP_TOWER,
    Act,
    Power,
    Resource,
)
from starhold.kingdoms.events import Tell, tell, tell_purse
from starhold.kingdoms.powers import build_cost, means, stand_in
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import Ask, OneSeat
from starhold.kingdoms.steps.finds import arrive
from starhold.kingdoms.steps.gains import Bill, gain

# -- build ----------------------------------------------------------------------------------------


def can_build(state: KingdomsState, seat: i64) -> bool:
    kingdom = state.kingdom(seat)
    if kingdom.tower >= TOP_TOWER:  # K-BUILD-2
        return False
    return means(kingdom, Resource.ORE, stand_in(kingdom, Act.BUILD)) >= build_cost(state, seat)


def build(state: KingdomsState, seat: i64, chance: Chance) -> None:
    """Pay and raise the tower by one level (K-BUILD-1)."""
    kingdom = state.kingdom(seat)
    cost = build_cost(state, seat)
    other = stand_in(kingdom, Act.BUILD)
    if other != NOBODY:
        state.stack.append(BuildBill(seat, Resource.ORE, cost, other))
        return
    kingdom.pay(Resource.ORE, cost)
    tell_purse(chance, Tell.PAID, seat, cost << 4)
    _raise_tower(state, seat, chance)


def _raise_tower(state: KingdomsState, seat: i64, chance: Chance) -> None:
    kingdom = state.kingdom(seat)
    kingdom.tower += 1
    tell(chance, Tell.BUILT, seat, kingdom.tower)


@final
class BuildBill(Bill):
    """Ore for the tower, in part with mana (D-BUILD-PAY, Elves 3)."""

    def kind(self) -> i64:
        return Ask.BUILD_BILL

    def paid(self, state: KingdomsState, chance: Chance) -> None:
        _raise_tower(state, self.seat, chance)


# -- mobilise -------------------------------------------------------------------------------------


def mobilise_targets(state: KingdomsState, seat: i64) -> i64:
    """Regions for a new army: with one own army alone (K-MOB-2), or nearby for Centaurs 2."""
    kingdom = state.kingdom(seat)
    found = kingdom.lands & ~state.full
    if kingdom.has(Power.CENTAURS_MOBILISE_NEARBY):
        found |= state.world.near_any(kingdom.lands) & state.peaceful(seat)
    return found


def can_mobilise(state: KingdomsState, seat: i64) -> bool:
    """K-MOB-4."""
    kingdom = state.kingdom(seat)
    if kingdom.armies >= ARMIES:
        return False
    if means(kingdom, Resource.FOOD, stand_in(kingdom, Act.MOBILISE)) <= kingdom.armies:
        return False
    return mobilise_targets(state, seat) != 0


@final
class Mobilise(OneSeat):
    """Where the new army is placed (D-MOB, D-CENTAUR-MOB)."""

    def kind(self) -> i64:
        return Ask.MOBILISE

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.MOBILISE, mobilise_targets(state, seat))

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        kingdom = state.kingdom(seat)
        region = action - Do.MOBILISE
        cost = kingdom.armies + 1  # K-MOB-1
        other = stand_in(kingdom, Act.MOBILISE)
        if other != NOBODY:
            state.stack.append(MobiliseBill(seat, cost, other, region))
            return
        kingdom.pay(Resource.FOOD, cost)
        tell_purse(chance, Tell.PAID, seat, cost << 8)
        _raise_army(state, seat, region, chance)


MOBILISE: Final = [Mobilise(seat) for seat in range(MAX_PLAYERS)]


def _raise_army(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    state.kingdom(seat).armies += 1
    tell(chance, Tell.MOBILISED, seat, state.world.place(region))
    for other in range(state.players):
        if other != seat and state.kingdom(other).has(Power.GOBLINS_SCAVENGE):
            gain(state, other, Resource.FOOD, 1, chance)
    arrive(state, seat, region, chance)


@final
class MobiliseBill(Bill):
    """Food for a new army, in part with ore (Constructs 2) or mana (Elves 3, Undead 2)."""

    def __init__(self, seat: i64, cost: i64, other: i64, region: i64) -> None:
        super().__init__(seat, Resource.FOOD, cost, other)
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.MOBILISE_BILL

    def paid(self, state: KingdomsState, chance: Chance) -> None:
        _raise_army(state, self.seat, self.region, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.cost), int(self.other), int(self.region)]


# -- trade ----------------------------------------------------------------------------------------


def can_trade(state: KingdomsState, seat: i64) -> bool:
    """Is there anything to give, and room for something else?"""
    kingdom = state.kingdom(seat)
    for give in range(3):
        if kingdom.amount(give):
            for get in range(3):
                if get != give and kingdom.amount(get) < MAX_RESOURCE:
                    return True
    return False


@final
class Trade(OneSeat):
    """Exchange some of one resource for as much of another (D-TRADE)."""

    def kind(self) -> i64:
        return Ask.TRADE

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        pair: i64 = 0
        while pair < PAIRS:
            most = kingdom.amount(PAIR_GIVE[pair])
            room = MAX_RESOURCE - kingdom.amount(PAIR_GET[pair])  # K-TRADE-2
            amount = most if most < room else room
            moves.add_each(Do.TRADE + pair * 9, bit(amount) - 1)
            pair += 1
        if kingdom.has(Power.ELVES_DOUBLE_TRADE):
            self._offer_double(state, seat, moves)

    def _offer_double(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        """Elves 1: ore and food together for mana."""
        kingdom = state.kingdom(seat)
        room = MAX_RESOURCE - kingdom.amount(Resource.MANA)
        place: i64 = 0
        while place < DOUBLES:
            ore: i64 = DOUBLE_ORE[place]
            food: i64 = DOUBLE_FOOD[place]
            held = ore <= kingdom.amount(Resource.ORE) and food <= kingdom.amount(Resource.FOOD)
            if held and ore + food <= room:
                moves.add(Do.TRADE_BOTH + place)
            place += 1

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        kingdom = state.kingdom(seat)
        got: i64 = Resource.MANA
        if action >= Do.TRADE_BOTH:
            ore: i64 = DOUBLE_ORE[action - Do.TRADE_BOTH]
            food: i64 = DOUBLE_FOOD[action - Do.TRADE_BOTH]
            kingdom.pay(Resource.ORE, ore)
            kingdom.pay(Resource.FOOD, food)
            kingdom.gain(Resource.MANA, ore + food)
            tell(chance, Tell.TRADED_BOTH, seat, ore, food, ore + food)
        else:
            pair, amount = (action - Do.TRADE) // 9, (action - Do.TRADE) % 9 + 1
            gave: i64 = PAIR_GIVE[pair]
            got = PAIR_GET[pair]
            kingdom.pay(gave, amount)
            kingdom.gain(got, amount)
            tell(chance, Tell.TRADED, seat, amount, gave, got)
        if kingdom.has(Power.HUMANS_PROFIT):
            gain(state, seat, got, 1, chance)


TRADE: Final = [Trade(seat) for seat in range(MAX_PLAYERS)]
