"""Build, mobilise and trade."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.kit import Decision
from starhold.kernel.moves import Moves
from starhold.kernel.words import Choice, Reason, Shape
from starhold.kingdoms.actions import PAIR_GET, PAIR_GIVE, PAIRS, Do
from starhold.kingdoms.components import (
    ARMIES,
    MAX_PLAYERS,
    MAX_RESOURCE,
    NOBODY,
    NOWHERE,
    TOP_TOWER,
    Price,
    Resource,
)
from starhold.kingdoms.events import Tell, tell, tell_purse
from starhold.kingdoms.faction import Often
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.shapes import traded
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import FOREIGN_ARMY, FULL, REASONS, in_region
from starhold.kingdoms.steps.finds import arrive
from starhold.kingdoms.steps.gains import Bill
from starhold.kingdoms.steps.prices import army_cost, build_cost, means, stand_in, too_dear
from starhold.kingdoms.words import number_of, region_of

# -- build ----------------------------------------------------------------------------------------


def can_build(state: KingdomsState, seat: i64) -> bool:
    """K-BUILD-1, K-BUILD-2."""
    if state.kingdom(seat).tower >= TOP_TOWER:
        return False
    return means(state, seat, Price.TOWER) >= build_cost(state, seat)


def no_build(state: KingdomsState, seat: i64) -> Reason | None:
    """Why not, if one cannot build."""
    if state.kingdom(seat).tower >= TOP_TOWER:
        return TOWER_TOP()
    return too_dear(state, seat, Price.TOWER)


TOWER_TOP: Final = REASONS.declare(
    "tower-top", lambda state, seat, pick: state.kingdom(seat).tower == TOP_TOWER, "K-BUILD-2"
)


def build(state: KingdomsState, seat: i64, chance: Chance) -> None:
    """Pay and raise the tower by one level (K-BUILD-1)."""
    cost = build_cost(state, seat)
    if stand_in(state, seat, Price.TOWER) != NOBODY:
        state.stack.append(BuildBill(seat, cost))
        return
    state.kingdom(seat).pay(Resource.ORE, cost)
    tell_purse(chance, Tell.PAID, seat, cost << 4)
    _raise_tower(state, seat, chance)


def _raise_tower(state: KingdomsState, seat: i64, chance: Chance) -> None:
    kingdom = state.kingdom(seat)
    kingdom.tower += 1
    tell(chance, Tell.BUILT, seat, kingdom.tower)


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
    """Regions for a new army: with one own army alone (K-MOB-2), or where an ability puts it."""
    kingdom = state.kingdom(seat)
    found = kingdom.lands & ~state.full
    if kingdom.faction.answers & Often.MOBILISES:
        found |= kingdom.faction.mobilises_in(state, seat) & state.peaceful(seat)
    return found


def can_mobilise(state: KingdomsState, seat: i64) -> bool:
    """K-MOB-4."""
    if state.kingdom(seat).armies >= ARMIES:
        return False
    if means(state, seat, Price.ARMY) < army_cost(state, seat):
        return False
    return mobilise_targets(state, seat) != 0


def no_mobilise(state: KingdomsState, seat: i64) -> Reason | None:
    """Why not, if one cannot mobilise."""
    if state.kingdom(seat).armies >= ARMIES:
        return NO_SUPPLY()
    return too_dear(state, seat, Price.ARMY) or (NO_ROOM() if mobilise_targets(state, seat) == 0 else None)


NO_SUPPLY: Final = REASONS.declare(
    "no-supply", lambda state, seat, pick: state.kingdom(seat).armies == ARMIES, "K-MOB-4"
)
NO_ROOM: Final = REASONS.declare(
    "no-room", lambda state, seat, pick: mobilise_targets(state, seat) == 0, "K-MOB-4"
)


@final
class Mobilise(Decision[KingdomsState]):
    """Where the new army is placed (D-MOB, D-CENTAUR-MOB)."""

    name: ClassVar[str] = "mobilise"
    rule: ClassVar[str] = "K-MOB-2"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.MOBILISE, mobilise_targets(state, seat))

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        region = action - Do.MOBILISE
        cost = army_cost(state, seat)
        if stand_in(state, seat, Price.ARMY) != NOBODY:
            state.stack.append(MobiliseBill(seat, cost, region))
            return
        state.kingdom(seat).pay(Resource.FOOD, cost)
        tell_purse(chance, Tell.PAID, seat, cost << 8)
        _raise_army(state, seat, region, chance)

    def why_not(self, state: KingdomsState, seat: i64, pick: str) -> Reason | None:
        if region_of(state, pick) == NOWHERE:
            return None
        if _joins_nobody(state, seat, pick):
            near = state.kingdom(seat).faction.mobilises_in(state, seat) != 0
            return NOT_NEARBY() if near else NOT_ALONE()
        return FULL() if in_region(state, state.full, pick) else FOREIGN_ARMY()


MOBILISE: Final = [Mobilise(seat) for seat in range(MAX_PLAYERS)]


def _joins_nobody(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is the region neither the player's own nor one that an ability opens?"""
    kingdom = state.kingdom(seat)
    joined = kingdom.lands | kingdom.faction.mobilises_in(state, seat)
    return in_region(state, state.world.land & ~joined, pick)


NOT_ALONE: Final = REASONS.declare("mobilise-alone", _joins_nobody, "K-MOB-2")
NOT_NEARBY: Final = REASONS.declare("mobilise-nearby", _joins_nobody, "K-MOB-2")


def _raise_army(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    state.kingdom(seat).armies += 1
    tell(chance, Tell.MOBILISED, seat, state.world.place(region))
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


def can_trade(state: KingdomsState, seat: i64) -> bool:
    """Is there anything to give, and room for something else?"""
    kingdom = state.kingdom(seat)
    for give in range(3):
        if kingdom.amount(give):
            for get in range(3):
                if get != give and kingdom.amount(get) < MAX_RESOURCE:
                    return True
    return False


def no_trade(state: KingdomsState, seat: i64) -> Reason | None:
    """Why not, if one cannot trade."""
    return NOTHING_TO_TRADE() if state.kingdom(seat).purse == 0 else ALL_FULL()


NOTHING_TO_TRADE: Final = REASONS.declare(
    "nothing-to-trade", lambda state, seat, pick: state.kingdom(seat).held() == 0, "K-TRADE-1"
)
ALL_FULL: Final = REASONS.declare(
    "stores-full", lambda state, seat, pick: state.kingdom(seat).held() == 3 * MAX_RESOURCE, "K-TRADE-2"
)


@final
class Trade(Decision[KingdomsState]):
    """Exchange some of one resource for as much of another (D-TRADE)."""

    name: ClassVar[str] = "trade"
    rule: ClassVar[str] = "K-TRADE-1"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        pair: i64 = 0
        while pair < PAIRS:
            moves.add_each(Do.TRADE + pair * 9, bit(most_traded(kingdom, pair)) - 1)
            pair += 1
        if kingdom.faction.answers & Often.TRADES:
            kingdom.faction.offer_trade(state, seat, moves)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        kingdom = state.kingdom(seat)
        if action >= Do.RESOURCES:
            received = kingdom.faction.takes_trade(state, seat, action, chance)
        else:
            pair, amount = (action - Do.TRADE) // 9, (action - Do.TRADE) % 9 + 1
            gave: i64 = PAIR_GIVE[pair]
            received = PAIR_GET[pair]
            kingdom.pay(gave, amount)
            kingdom.gain(received, amount)
            tell(chance, Tell.TRADED, seat, amount, gave, received)
        if kingdom.faction.answers & Often.TRADES:
            kingdom.faction.traded(state, seat, received, chance)

    def shape(self, state: KingdomsState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return traded(choices, state.kingdom(seat))

    def why_not(self, state: KingdomsState, seat: i64, pick: str) -> Reason | None:
        if _is_untradable(state, seat, pick):
            return TRADE_AMOUNT()
        return None


TRADE: Final = [Trade(seat) for seat in range(MAX_PLAYERS)]


def most_traded(kingdom: Kingdom, pair: i64) -> i64:
    """The most that can be given of one resource for another (K-TRADE-2)."""
    held = kingdom.amount(PAIR_GIVE[pair])
    room = MAX_RESOURCE - kingdom.amount(PAIR_GET[pair])
    return held if held < room else room


def _is_untradable(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is there no pair of resources of which so much could be traded?"""
    amount = number_of(pick, "amount")
    return all(most_traded(state.kingdom(seat), pair) < amount for pair in range(PAIRS))


TRADE_AMOUNT: Final = REASONS.declare("trade-amount", _is_untradable, "K-TRADE-2")
