"""Build, mobilise and trade."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Choice, Shape
from starhold.kingdoms.actions import PAIR_GET, PAIR_GIVE, PAIRS, KingdomsAction
from starhold.kingdoms.components import (
    ARMIES,
    MAX_PLAYERS,
    MAX_RESOURCE,
    NOBODY,
    TOP_TOWER,
    Price,
    Resource,
)
from starhold.kingdoms.events import KingdomsEvent, tell, tell_purse
from starhold.kingdoms.faction import Often
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.shapes import traded
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import FOREIGN_ARMY, FULL, Hindrance
from starhold.kingdoms.steps.finds import arrive
from starhold.kingdoms.steps.gains import Bill
from starhold.kingdoms.steps.prices import army_cost, build_cost, means, stand_in
from starhold.kingdoms.words import REASONS

# -- build ----------------------------------------------------------------------------------------


def build_hindrance(state: KingdomsState, seat: i64) -> i64:
    """K-BUILD-1, K-BUILD-2."""
    if state.kingdom(seat).tower >= TOP_TOWER:
        return Hindrance.TOP
    return Hindrance.PRICE if means(state, seat, Price.TOWER) < build_cost(state, seat) else Hindrance.NONE


TOWER_TOP: Final = REASONS.declare("tower-top", rule="K-BUILD-2")


def build(state: KingdomsState, seat: i64, chance: Chance) -> None:
    """Pay and raise the tower by one level (K-BUILD-1)."""
    cost = build_cost(state, seat)
    if stand_in(state, seat, Price.TOWER) != NOBODY:
        state.stack.append(BuildBill(seat, cost))
        return
    state.kingdom(seat).pay(Resource.ORE, cost)
    tell_purse(chance, KingdomsEvent.PAID, seat, cost << 4)
    _raise_tower(state, seat, chance)


def _raise_tower(state: KingdomsState, seat: i64, chance: Chance) -> None:
    kingdom = state.kingdom(seat)
    kingdom.tower += 1
    tell(chance, KingdomsEvent.BUILT, seat, kingdom.tower)


@final
class BuildBill(Bill):
    """Ore for the tower, in part with another resource (D-BUILD-PAY, Elves 3)."""

    name: ClassVar[str] = "build-bill"
    rule: ClassVar[str] = "K-BUILD-1"

    def __init__(self, seat: i64, cost: i64) -> None:
        super().__init__(seat, Price.TOWER, cost)

    def paid(self, state: KingdomsState, chance: Chance) -> None:
        _raise_tower(state, self.seat, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.cost)]


# -- mobilise -------------------------------------------------------------------------------------


def mobilise_targets(state: KingdomsState, seat: i64) -> i64:
    """Return regions for a new army: with one army of the seat's (K-MOB-2), or where an ability puts it."""
    kingdom = state.kingdom(seat)
    found = kingdom.lands & ~state.full
    if kingdom.faction.answers & Often.MOBILISES:
        found |= kingdom.faction.mobilises_in(state, seat) & state.peaceful(seat)
    return found


def mobilise_hindrance(state: KingdomsState, seat: i64) -> i64:
    """K-MOB-4."""
    if state.kingdom(seat).armies >= ARMIES:
        return Hindrance.SUPPLY
    if means(state, seat, Price.ARMY) < army_cost(state, seat):
        return Hindrance.PRICE
    return Hindrance.NONE if mobilise_targets(state, seat) else Hindrance.PLACE


NO_SUPPLY: Final = REASONS.declare("no-supply", rule="K-MOB-4")
NO_ROOM: Final = REASONS.declare("no-room", rule="K-MOB-4")
NOT_ALONE: Final = REASONS.declare("mobilise-alone", rule="K-MOB-2")
NOT_NEARBY: Final = REASONS.declare("mobilise-nearby", rule="K-MOB-2")


@final
class Mobilise(Decision[KingdomsState]):
    """Where the new army is placed (D-MOB, D-CENTAUR-MOB)."""

    name: ClassVar[str] = "mobilise"
    rule: ClassVar[str] = "K-MOB-2"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(KingdomsAction.MOBILISE, mobilise_targets(state, seat))
        if moves.explains:
            kingdom = state.kingdom(seat)
            nearby = kingdom.faction.mobilises_in(state, seat)
            joins_nobody = NOT_NEARBY() if nearby else NOT_ALONE()
            moves.refuse_each(
                KingdomsAction.MOBILISE, state.world.land & ~kingdom.lands & ~nearby, joins_nobody
            )
            moves.refuse_each(KingdomsAction.MOBILISE, state.full, FULL())
            moves.refuse_each(KingdomsAction.MOBILISE, state.world.land, FOREIGN_ARMY())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        region = action - KingdomsAction.MOBILISE
        cost = army_cost(state, seat)
        if stand_in(state, seat, Price.ARMY) != NOBODY:
            state.stack.append(MobiliseBill(seat, cost, region))
            return
        state.kingdom(seat).pay(Resource.FOOD, cost)
        tell_purse(chance, KingdomsEvent.PAID, seat, cost << 8)
        _raise_army(state, seat, region, chance)


MOBILISE: Final = [Mobilise(seat) for seat in range(MAX_PLAYERS)]


def _raise_army(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    state.kingdom(seat).armies += 1
    tell(chance, KingdomsEvent.MOBILISED, seat, state.world.place(region))
    for other in range(state.players):
        if other != seat:
            state.kingdom(other).faction.another_mobilised(state, other, chance)
    arrive(state, seat, region, chance)


@final
class MobiliseBill(Bill):
    """Food for a new army, in part with another resource (Constructs 2, Elves 3, Undead 2)."""

    name: ClassVar[str] = "mobilise-bill"
    rule: ClassVar[str] = "K-MOB-1"

    def __init__(self, seat: i64, cost: i64, region: i64) -> None:
        super().__init__(seat, Price.ARMY, cost)
        self.region: i64 = region

    def paid(self, state: KingdomsState, chance: Chance) -> None:
        _raise_army(state, self.seat, self.region, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.cost), int(self.region)]


# -- trade ----------------------------------------------------------------------------------------


def trade_hindrance(state: KingdomsState, seat: i64) -> i64:
    """Return what prevents a trade: nothing to give, or no room for anything (see Hindrance)."""
    held = state.kingdom(seat).purse
    if held == 0:
        return Hindrance.EMPTY
    # Whatever is not full can be taken: for what there is, or for one of the others, which are full.
    return Hindrance.FULL if held == FULL_PURSE else Hindrance.NONE


FULL_PURSE: Final = MAX_RESOURCE * 0x111
NOTHING_TO_TRADE: Final = REASONS.declare("nothing-to-trade", rule="K-TRADE-1")
ALL_FULL: Final = REASONS.declare("stores-full", rule="K-TRADE-2")
TRADE_AMOUNT: Final = REASONS.declare("trade-amount", rule="K-TRADE-2")


@final
class Trade(Decision[KingdomsState]):
    """Exchange some of one resource for as much of another (D-TRADE)."""

    name: ClassVar[str] = "trade"
    rule: ClassVar[str] = "K-TRADE-1"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        pair: i64 = 0
        while pair < PAIRS:
            moves.add_each(KingdomsAction.TRADE + pair * 9, bit(most_traded(kingdom, pair)) - 1)
            pair += 1
        if kingdom.faction.answers & Often.TRADES:
            kingdom.faction.offer_trade(state, seat, moves)
        if moves.explains:
            moves.refuse_each(KingdomsAction.TRADE, bit(PAIRS * MAX_RESOURCE) - 1, TRADE_AMOUNT())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        kingdom = state.kingdom(seat)
        if action >= KingdomsAction.RESOURCES:
            received = kingdom.faction.takes_trade(state, seat, action, chance)
        else:
            pair, amount = (action - KingdomsAction.TRADE) // 9, (action - KingdomsAction.TRADE) % 9 + 1
            gave: i64 = PAIR_GIVE[pair]
            received = PAIR_GET[pair]
            kingdom.pay(gave, amount)
            kingdom.gain(received, amount)
            tell(chance, KingdomsEvent.TRADED, seat, amount, gave, received)
        if kingdom.faction.answers & Often.TRADES:
            kingdom.faction.traded(state, seat, received, chance)

    def shape(self, state: KingdomsState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return traded(choices, state.kingdom(seat))


TRADE: Final = [Trade(seat) for seat in range(MAX_PLAYERS)]


def most_traded(kingdom: Kingdom, pair: i64) -> i64:
    """Return the most that can be given of one resource for another (K-TRADE-2)."""
    held = kingdom.amount(PAIR_GIVE[pair])
    room = MAX_RESOURCE - kingdom.amount(PAIR_GET[pair])
    return held if held < room else room
