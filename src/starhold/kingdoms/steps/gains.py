"""Resources that change hands by choice: gains, losses, robbery, and bills with a choice of means."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kingdoms.actions import HANDFUL_AT, HANDFULS, Do, purse
from starhold.kingdoms.components import MAX_PLAYERS, NOBODY
from starhold.kingdoms.events import Tell, tell, tell_purse
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import Ask, OneSeat


def offer_handfuls(moves: Moves, total: i64) -> None:
    """Every way to name so many resources."""
    place: i64 = HANDFUL_AT[total]
    end: i64 = HANDFUL_AT[total + 1]
    while place < end:
        moves.add(Do.RESOURCES + place)
        place += 1


def offer_held(moves: Moves, kingdom: Kingdom, total: i64) -> None:
    """Every way to name so many of the resources that the player holds."""
    place: i64 = HANDFUL_AT[total]
    end: i64 = HANDFUL_AT[total + 1]
    while place < end:
        if kingdom.covers(HANDFULS[place]):
            moves.add(Do.RESOURCES + place)
        place += 1


def gain(state: KingdomsState, seat: i64, resource: i64, amount: i64, chance: Chance) -> None:
    """A gain that needs no choice (K-FAC-6)."""
    tell_purse(chance, Tell.GAINED, seat, state.kingdom(seat).gain(resource, amount))


@final
class Gain(OneSeat):
    """Choose resources to gain (D-GAIN, D-TREASURE)."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def kind(self) -> i64:
        return Ask.GAIN

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        offer_handfuls(moves, self.amount)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        chosen: i64 = HANDFULS[action - Do.RESOURCES]
        tell_purse(chance, Tell.GAINED, seat, state.kingdom(seat).gain_purse(chosen))

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.amount)]


GAIN_ONE: Final = [Gain(seat, 1) for seat in range(MAX_PLAYERS)]
GAIN_TWO: Final = [Gain(seat, 2) for seat in range(MAX_PLAYERS)]


@final
class Lose(OneSeat):
    """Choose resources to lose (D-LOSE); who has no more than that loses all."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def kind(self) -> i64:
        return Ask.LOSE

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        kingdom = state.kingdom(self.seat)
        if kingdom.held() <= self.amount:
            state.stack.pop()
            tell_purse(chance, Tell.LOST, self.seat, kingdom.purse)
            kingdom.purse = 0
            return False
        return super().settle(state, chance)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        offer_held(moves, state.kingdom(seat), self.amount)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        chosen: i64 = HANDFULS[action - Do.RESOURCES]
        state.kingdom(seat).purse -= chosen
        tell_purse(chance, Tell.LOST, seat, chosen)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.amount)]


@final
class Rob(OneSeat):
    """Take one resource from another player (D-STEAL): Goblins 4 from the winner, Satyrs 2 from anyone."""

    def __init__(self, seat: i64, victim: i64 = NOBODY) -> None:
        super().__init__(seat)
        self.victim: i64 = victim

    def kind(self) -> i64:
        return Ask.ROB

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        if not can_rob(state, self.seat, self.victim):
            state.stack.pop()
            return False
        return super().settle(state, chance)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        for victim in range(state.players):
            if victim != seat and (self.victim == NOBODY or victim == self.victim):
                kingdom = state.kingdom(victim)
                for resource in range(3):
                    if kingdom.amount(resource):
                        moves.add(Do.ROB + victim * 3 + resource)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        victim, resource = (action - Do.ROB) // 3, (action - Do.ROB) % 3
        state.kingdom(victim).pay(resource, 1)
        if state.kingdom(seat).gain(resource, 1):
            tell(chance, Tell.ROBBED, seat, victim, resource)
        else:  # K-FAC-6: the robber's store is full
            tell_purse(chance, Tell.LOST, victim, bit(4 * resource))

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.victim)]


ROB_ANYONE: Final = [Rob(seat) for seat in range(MAX_PLAYERS)]


def can_rob(state: KingdomsState, seat: i64, victim: i64) -> bool:
    """Has the victim, or anyone else, a resource to take?"""
    for other in range(state.players):
        if other != seat and (victim == NOBODY or other == victim) and state.kingdom(other).purse:
            return True
    return False


# -- bills ------------------------------------------------------------------------------


class Bill(OneSeat):
    """A cost in one resource, part of which may be paid with another (Constructs 2, Elves 3, Undead 2)."""

    def __init__(self, seat: i64, resource: i64, cost: i64, other: i64) -> None:
        super().__init__(seat)
        self.resource: i64 = resource
        self.cost: i64 = cost
        self.other: i64 = other

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        swapped: i64 = 0
        while swapped <= self.cost:
            usual = self.cost - swapped
            enough = kingdom.amount(self.resource) >= usual
            if enough and (swapped == 0 or (self.other >= 0 and kingdom.amount(self.other) >= swapped)):
                share = self.share(swapped)
                moves.add(Do.PAY + (share & 15) * 10 + ((share >> 4) & 15))
            swapped += 1

    def share(self, swapped: i64) -> i64:
        """The payment as a purse, when so much of the cost is paid with the stand-in."""
        paid = (self.cost - swapped) << (4 * self.resource)
        return paid if swapped == 0 else paid + (swapped << (4 * self.other))

    def payment(self, action: i64) -> i64:
        """The payment that an action stands for: mana and ore are named, food is the rest."""
        mana, ore = (action - Do.PAY) // 10, (action - Do.PAY) % 10
        return purse(mana, ore, self.cost - mana - ore)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        paid = self.payment(action)
        state.kingdom(seat).purse -= paid
        tell_purse(chance, Tell.PAID, seat, paid)
        self.paid(state, chance)

    def paid(self, state: KingdomsState, chance: Chance) -> None:
        """What the payment was for."""
        raise NotImplementedError

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.resource), int(self.cost), int(self.other)]
