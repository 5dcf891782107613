"""Armies that arrive or leave play, and the discovery tokens they turn up (K-TOKEN)."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kingdoms.actions import HANDFULS, Do
from starhold.kingdoms.components import NOWHERE, Power, Resource, Token
from starhold.kingdoms.events import Tell, tell, tell_purse
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import Ask, OneSeat
from starhold.kingdoms.steps.gains import GAIN_TWO, gain, offer_held

AMBUSH: Final = 2


def arrive(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    """An army comes to a region without a war and turns up the token there (K-TOKEN-5, K-TOKEN-6)."""
    state.put_army(seat, region)
    if has(state.face_down, region):
        _turn_up(state, seat, region, chance)


def lose_army(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    """An army that already left its region goes back to the supply."""
    state.kingdom(seat).armies -= 1
    tell(chance, Tell.REMOVED, seat, state.world.place(region))


def feed_undead(state: KingdomsState, victim: i64, armies: i64, chance: Chance) -> None:
    """Undead 3: food for every army that another player lost."""
    for seat in range(state.players):
        if seat != victim and state.kingdom(seat).has(Power.UNDEAD_FEED_ON_OTHERS):
            gain(state, seat, Resource.FOOD, armies, chance)


def _turn_up(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    here = bit(region)
    state.face_down &= ~here
    kind = state.draw_token(chance)
    tell(chance, Tell.FOUND, seat, kind, state.world.place(region))
    if kind == Token.CROWN:
        state.crown = seat
    elif kind == Token.LAIR:
        state.lairs |= here
    elif kind == Token.CAMP:
        state.camps |= here
    elif kind == Token.FORTRESS:
        state.fortresses |= here
    elif kind == Token.CITY:
        state.cities |= here
    elif kind == Token.CHURCH:
        state.churches |= here
    else:
        state.discard(kind)
        if kind == Token.TREASURE:
            state.stack.append(GAIN_TWO[seat])
        elif kind == Token.BANDIT:
            state.stack.append(Bandit(seat, region))


@final
class Bandit(OneSeat):
    """Pay two resources or lose the ambushed army (K-TOKEN-11); a last army only pays (K-TOKEN-12)."""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.BANDIT

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        kingdom = state.kingdom(self.seat)
        if kingdom.armies == 1 and kingdom.held() <= AMBUSH:
            state.stack.pop()
            tell_purse(chance, Tell.PAID, self.seat, kingdom.purse)
            kingdom.purse = 0
            return False
        return super().settle(state, chance)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        offer_held(moves, kingdom, AMBUSH)
        if kingdom.armies > 1:
            moves.add(Do.REMOVE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.REMOVE:
            state.take_single(seat, self.region)
            if state.marched == self.region:
                state.marched = NOWHERE
            lose_army(state, seat, self.region, chance)
            feed_undead(state, seat, 1, chance)
            return
        paid: i64 = HANDFULS[action - Do.RESOURCES]
        state.kingdom(seat).purse -= paid
        tell_purse(chance, Tell.PAID, seat, paid)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]
