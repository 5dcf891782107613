"""Resources that change hands by choice: gains, losses, robbery, and bills with a choice of means."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Choice, Label, Line, Number, PlayerName, Question, Shape
from starhold.kingdoms.actions import HANDFUL_AT, HANDFULS, KingdomsAction, purse
from starhold.kingdoms.components import MAX_PLAYERS, MAX_RESOURCE, NOBODY, RESOURCE_IDS
from starhold.kingdoms.events import KingdomsEvent, tell, tell_purse
from starhold.kingdoms.shapes import WHICH_RESOURCE, handed_over, handful
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import YOURSELF, Hindrance, refuse_amounts
from starhold.kingdoms.steps.prices import PAID_WITH, stand_in
from starhold.kingdoms.words import (
    REASONS,
    amount_pick,
    player_pick,
    purse_label,
    resource_pick,
    resource_word,
)

# -- a number of resources of one's choice ---------------------------------------------------------


def gain(state: KingdomsState, seat: i64, resource: i64, amount: i64, chance: Chance) -> None:
    """Give a player a gain that needs no choice (K-FAC-6)."""
    taken = state.kingdom(seat).gain(resource, amount)
    chance.spill(seat, RESOURCE_IDS[resource], amount - (taken >> (4 * resource)))
    tell_purse(chance, KingdomsEvent.GAINED, seat, taken)


def store(state: KingdomsState, seat: i64, mana: i64, ore: i64, food: i64, chance: Chance) -> i64:
    """Add everything, then apply the limit of 9 once (K-COLLECT-9); return what was taken."""
    taken = state.kingdom(seat).gain_all(mana, ore, food)
    if chance.log is not None:
        for resource, given in enumerate((mana, ore, food)):
            chance.spill(seat, RESOURCE_IDS[resource], given - (taken >> (4 * resource) & 15))
    return taken


class Handful(Decision[KingdomsState]):
    """A decision that names a given number of resources."""

    def total(self) -> i64:
        """Return how many are named now."""
        raise NotImplementedError

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        place: i64 = HANDFUL_AT[self.total()]
        end: i64 = HANDFUL_AT[self.total() + 1]
        while place < end:
            moves.add(KingdomsAction.RESOURCES + place)
            place += 1
        if moves.explains:
            refuse_amounts(state, seat, TOTAL(total=Number(int(self.total()))), moves, held=False)

    def question(self, state: KingdomsState, seat: i64) -> Question:
        return Question(self.name, {"amount": Number(int(self.total()))}, self.rule)

    def shape(self, state: KingdomsState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return (handful(choices, None),)


class HeldHandful(Handful):
    """A decision that names a given number of the resources that the player has."""

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        place: i64 = HANDFUL_AT[self.total()]
        end: i64 = HANDFUL_AT[self.total() + 1]
        while place < end:
            if kingdom.covers(HANDFULS[place]):
                moves.add(KingdomsAction.RESOURCES + place)
            place += 1
        if moves.explains:
            refuse_amounts(state, seat, TOTAL(total=Number(int(self.total()))), moves)

    def shape(self, state: KingdomsState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return handed_over(choices, state.kingdom(seat))


TOTAL: Final = REASONS.declare("total")


@final
class GainResources(Handful):
    """Choose resources to gain (D-GAIN, D-TREASURE)."""

    name: ClassVar[str] = "gain"
    rule: ClassVar[str] = "K-FAC-6"

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def total(self) -> i64:
        return self.amount

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        chosen: i64 = HANDFULS[action - KingdomsAction.RESOURCES]
        taken = store(state, seat, chosen & 15, (chosen >> 4) & 15, chosen >> 8, chance)
        tell_purse(chance, KingdomsEvent.GAINED, seat, taken)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.amount)]


GAIN_ONE: Final = [GainResources(seat, 1) for seat in range(MAX_PLAYERS)]
GAIN_TWO: Final = [GainResources(seat, 2) for seat in range(MAX_PLAYERS)]


@final
class LoseResources(HeldHandful):
    """Choose resources to lose (D-LOSE); a player who has no more than that loses all."""

    name: ClassVar[str] = "lose"
    rule: ClassVar[str] = "K-FAC-2"

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def total(self) -> i64:
        return self.amount

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        kingdom = state.kingdom(self.seat)
        if kingdom.held() <= self.amount:
            state.stack.pop()
            tell_purse(chance, KingdomsEvent.LOST, self.seat, kingdom.purse)
            kingdom.purse = 0
            return False
        return super().settle(state, chance)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        chosen: i64 = HANDFULS[action - KingdomsAction.RESOURCES]
        state.kingdom(seat).purse -= chosen
        tell_purse(chance, KingdomsEvent.LOST, seat, chosen)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.amount)]


# -- robbery ----------------------------------------------------------------------------------------


@final
class Rob(Decision[KingdomsState]):
    """Take one resource from another player (D-STEAL): from one who is given, or from anyone."""

    name: ClassVar[str] = "rob"
    rule: ClassVar[str] = "K-FAC-2"
    then: ClassVar[tuple[Line, ...]] = (WHICH_RESOURCE,)

    def __init__(self, seat: i64, victim: i64 = NOBODY) -> None:
        super().__init__(seat)
        self.victim: i64 = victim

    def may_rob(self, victim: i64) -> bool:
        """True if the resource may come from this player."""
        return victim != self.seat and (self.victim == NOBODY or victim == self.victim)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        for victim in range(state.players):
            if self.may_rob(victim):
                kingdom = state.kingdom(victim)
                for resource in range(3):
                    if kingdom.amount(resource):
                        moves.add(KingdomsAction.ROB + victim * 3 + resource)
        if moves.explains:
            self._refuse(state, moves)

    def _refuse(self, state: KingdomsState, moves: Moves) -> None:
        """Refuse players who have nothing or are spared, and resources that nobody who may be robbed has."""
        only = PlayerName(int(self.victim))
        for other in range(state.players):
            if other == self.seat:
                moves.refuse_pick(player_pick(other), YOURSELF())
            elif not self.may_rob(other):
                moves.refuse_pick(player_pick(other), ONLY_FROM(player=only))
            else:
                moves.refuse_pick(player_pick(other), NOTHING_TO_TAKE(player=PlayerName(other)))
                for resource in range(3):
                    lacking = HOLDS_NONE(player=PlayerName(other), resource=resource_word(resource))
                    moves.refuse(KingdomsAction.ROB + other * 3 + resource, lacking)
        for resource in range(3):
            name = resource_word(resource)
            lacks = NOBODY_HOLDS(resource=name)
            if self.victim != NOBODY:
                lacks = HOLDS_NONE(player=only, resource=name)
            moves.refuse_pick(resource_pick(resource), lacks)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        victim, resource = (action - KingdomsAction.ROB) // 3, (action - KingdomsAction.ROB) % 3
        state.kingdom(victim).pay(resource, 1)
        if state.kingdom(seat).gain(resource, 1):
            tell(chance, KingdomsEvent.ROBBED, seat, victim, resource)
        else:  # K-FAC-6: the robber's store is full
            tell_purse(chance, KingdomsEvent.LOST, victim, bit(4 * resource))

    def question(self, state: KingdomsState, seat: i64) -> Question:
        if self.victim == NOBODY:
            return Question(self.name, {}, self.rule)
        return Question("rob-from", {"player": PlayerName(int(self.victim))}, self.rule)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.victim)]


ROB_ANYONE: Final = [Rob(seat) for seat in range(MAX_PLAYERS)]


def robbery_hindrance(state: KingdomsState, seat: i64) -> i64:
    """Return `EMPTY` if nobody else has a resource to take, or else `NONE` (see Hindrance)."""
    held: i64 = 0
    for other in range(state.players):
        if other != seat:
            held |= state.kingdom(other).purse
    return Hindrance.NONE if held else Hindrance.EMPTY


NOTHING_TO_ROB: Final = REASONS.declare("nothing-to-rob")
NOTHING_TO_TAKE: Final = REASONS.declare("nothing-to-take")
ONLY_FROM: Final = REASONS.declare("only-from")
NOBODY_HOLDS: Final = REASONS.declare("nobody-holds")
HOLDS_NONE: Final = REASONS.declare("holds-none")


# -- bills ------------------------------------------------------------------------------


class Bill(Decision[KingdomsState]):
    """A cost in one resource, part of which may be paid with another."""

    def __init__(self, seat: i64, price: i64, cost: i64) -> None:
        super().__init__(seat)
        #: what is paid for (see Price)
        self.price: i64 = price
        self.cost: i64 = cost

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        usual: i64 = PAID_WITH[self.price]
        other = stand_in(state, seat, self.price)
        swapped: i64 = 0
        while swapped <= self.cost:
            if kingdom.amount(usual) >= self.cost - swapped and kingdom.amount(other) >= swapped:
                share = ((self.cost - swapped) << (4 * usual)) + (swapped << (4 * other))
                moves.add(KingdomsAction.PAY + (share & 15) * 10 + ((share >> 4) & 15))
            swapped += 1
        if moves.explains:
            reason = NOT_TAKEN(resource=resource_word(usual), other=resource_word(other))
            for amount in range(1, MAX_RESOURCE + 1):
                moves.refuse_pick(amount_pick(3 - usual - other, amount), reason)
            refuse_amounts(state, seat, BILL(), moves)

    def payment(self, action: i64) -> i64:
        """Return the payment that an action stands for: mana and ore are named, food is the rest."""
        mana, ore = (action - KingdomsAction.PAY) // 10, (action - KingdomsAction.PAY) % 10
        return purse(mana, ore, self.cost - mana - ore)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        paid = self.payment(action)
        state.kingdom(seat).purse -= paid
        tell_purse(chance, KingdomsEvent.PAID, seat, paid)
        self.paid(state, chance)

    def paid(self, state: KingdomsState, chance: Chance) -> None:
        """Carry out what the payment was for."""
        raise NotImplementedError

    def question(self, state: KingdomsState, seat: i64) -> Question:
        return Question(self.name, {"cost": Number(int(self.cost))}, self.rule)

    def label(self, state: KingdomsState, seat: i64, action: i64) -> Label | None:
        return purse_label("pay", self.payment(action))

    def shape(self, state: KingdomsState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return (handful(choices, state.kingdom(seat)),)


NOT_TAKEN: Final = REASONS.declare("not-taken")
BILL: Final = REASONS.declare("bill", rule="K-TURN-12")
