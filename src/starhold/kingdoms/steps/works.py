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


def can_build(table: KingdomsState, seat: i64) -> bool:
    kingdom = table.kingdom(seat)
    if kingdom.tower >= TOP_TOWER:  # K-BUILD-2
        return False
    return means(kingdom, Resource.ORE, stand_in(kingdom, Act.BUILD)) >= build_cost(table, seat)


def build(table: KingdomsState, seat: i64, chance: Chance) -> None:
    """Pay and raise the tower by one level (K-BUILD-1)."""
    kingdom = table.kingdom(seat)
    cost = build_cost(table, seat)
    other = stand_in(kingdom, Act.BUILD)
    if other != NOBODY:
        table.stack.append(BuildBill(seat, Resource.ORE, cost, other))
        return
    kingdom.pay(Resource.ORE, cost)
    tell_purse(chance, Tell.PAID, seat, cost << 4)
    _raise_tower(table, seat, chance)


def _raise_tower(table: KingdomsState, seat: i64, chance: Chance) -> None:
    kingdom = table.kingdom(seat)
    kingdom.tower += 1
    tell(chance, Tell.BUILT, seat, kingdom.tower)


@final
class BuildBill(Bill):
    """Ore for the tower, in part with mana (D-BUILD-PAY, Elves 3)."""

    def kind(self) -> i64:
        return Ask.BUILD_BILL

    def paid(self, table: KingdomsState, chance: Chance) -> None:
        _raise_tower(table, self.seat, chance)


# -- mobilise -------------------------------------------------------------------------------------


def mobilise_targets(table: KingdomsState, seat: i64) -> i64:
    """Regions for a new army: with one own army alone (K-MOB-2), or nearby for Centaurs 2."""
    kingdom = table.kingdom(seat)
    found = kingdom.lands & ~table.full
    if kingdom.has(Power.CENTAURS_MOBILISE_NEARBY):
        found |= table.world.near_any(kingdom.lands) & table.peaceful(seat)
    return found


def can_mobilise(table: KingdomsState, seat: i64) -> bool:
    """K-MOB-4."""
    kingdom = table.kingdom(seat)
    if kingdom.armies >= ARMIES:
        return False
    if means(kingdom, Resource.FOOD, stand_in(kingdom, Act.MOBILISE)) <= kingdom.armies:
        return False
    return mobilise_targets(table, seat) != 0


@final
class Mobilise(OneSeat):
    """Where the new army is placed (D-MOB, D-CENTAUR-MOB)."""

    def kind(self) -> i64:
        return Ask.MOBILISE

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.MOBILISE, mobilise_targets(table, seat))

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        kingdom = table.kingdom(seat)
        region = action - Do.MOBILISE
        cost = kingdom.armies + 1  # K-MOB-1
        other = stand_in(kingdom, Act.MOBILISE)
        if other != NOBODY:
            table.stack.append(MobiliseBill(seat, cost, other, region))
            return
        kingdom.pay(Resource.FOOD, cost)
        tell_purse(chance, Tell.PAID, seat, cost << 8)
        _raise_army(table, seat, region, chance)


MOBILISE: Final = [Mobilise(seat) for seat in range(MAX_PLAYERS)]


def _raise_army(table: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    table.kingdom(seat).armies += 1
    tell(chance, Tell.MOBILISED, seat, table.world.place(region))
    for other in range(table.players):
        if other != seat and table.kingdom(other).has(Power.GOBLINS_SCAVENGE):
            gain(table, other, Resource.FOOD, 1, chance)
    arrive(table, seat, region, chance)


@final
class MobiliseBill(Bill):
    """Food for a new army, in part with ore (Constructs 2) or mana (Elves 3, Undead 2)."""

    def __init__(self, seat: i64, cost: i64, other: i64, region: i64) -> None:
        super().__init__(seat, Resource.FOOD, cost, other)
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.MOBILISE_BILL

    def paid(self, table: KingdomsState, chance: Chance) -> None:
        _raise_army(table, self.seat, self.region, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.cost), int(self.other), int(self.region)]


# -- trade ----------------------------------------------------------------------------------------


def can_trade(table: KingdomsState, seat: i64) -> bool:
    """Is there anything to give, and room for something else?"""
    kingdom = table.kingdom(seat)
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

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = table.kingdom(seat)
        pair: i64 = 0
        while pair < PAIRS:
            most = kingdom.amount(PAIR_GIVE[pair])
            room = MAX_RESOURCE - kingdom.amount(PAIR_GET[pair])  # K-TRADE-2
            amount = most if most < room else room
            moves.add_each(Do.TRADE + pair * 9, bit(amount) - 1)
            pair += 1
        if kingdom.has(Power.ELVES_DOUBLE_TRADE):
            self._offer_double(table, seat, moves)

    def _offer_double(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        """Elves 1: ore and food together for mana."""
        kingdom = table.kingdom(seat)
        room = MAX_RESOURCE - kingdom.amount(Resource.MANA)
        place: i64 = 0
        while place < DOUBLES:
            ore: i64 = DOUBLE_ORE[place]
            food: i64 = DOUBLE_FOOD[place]
            held = ore <= kingdom.amount(Resource.ORE) and food <= kingdom.amount(Resource.FOOD)
            if held and ore + food <= room:
                moves.add(Do.TRADE_BOTH + place)
            place += 1

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        kingdom = table.kingdom(seat)
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
            gain(table, seat, got, 1, chance)


TRADE: Final = [Trade(seat) for seat in range(MAX_PLAYERS)]
