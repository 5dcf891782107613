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


def arrive(table: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    """An army comes to a region without a war and turns up the token there (K-TOKEN-5, K-TOKEN-6)."""
    table.put_army(seat, region)
    if has(table.face_down, region):
        _turn_up(table, seat, region, chance)


def lose_army(table: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    """An army that already left its region goes back to the supply."""
    table.kingdom(seat).armies -= 1
    tell(chance, Tell.REMOVED, seat, table.world.place(region))


def feed_undead(table: KingdomsState, victim: i64, armies: i64, chance: Chance) -> None:
    """Undead 3: food for every army that another player lost."""
    for seat in range(table.players):
        if seat != victim and table.kingdom(seat).has(Power.UNDEAD_FEED_ON_OTHERS):
            gain(table, seat, Resource.FOOD, armies, chance)


def _turn_up(table: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    here = bit(region)
    table.face_down &= ~here
    kind = table.draw_token(chance)
    tell(chance, Tell.FOUND, seat, kind, table.world.place(region))
    if kind == Token.CROWN:
        table.crown = seat
    elif kind == Token.LAIR:
        table.lairs |= here
    elif kind == Token.CAMP:
        table.camps |= here
    elif kind == Token.FORTRESS:
        table.fortresses |= here
    elif kind == Token.CITY:
        table.cities |= here
    elif kind == Token.CHURCH:
        table.churches |= here
    else:
        table.discard(kind)
        if kind == Token.TREASURE:
            table.stack.append(GAIN_TWO[seat])
        elif kind == Token.BANDIT:
            table.stack.append(Bandit(seat, region))


@final
class Bandit(OneSeat):
    """Pay two resources or lose the ambushed army (K-TOKEN-11); a last army only pays (K-TOKEN-12)."""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.BANDIT

    def settle(self, table: KingdomsState, chance: Chance) -> bool:
        kingdom = table.kingdom(self.seat)
        if kingdom.armies == 1 and kingdom.held() <= AMBUSH:
            table.stack.pop()
            tell_purse(chance, Tell.PAID, self.seat, kingdom.purse)
            kingdom.purse = 0
            return False
        return super().settle(table, chance)

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = table.kingdom(seat)
        offer_held(moves, kingdom, AMBUSH)
        if kingdom.armies > 1:
            moves.add(Do.REMOVE)

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        if action == Do.REMOVE:
            table.take_single(seat, self.region)
            if table.marched == self.region:
                table.marched = NOWHERE
            lose_army(table, seat, self.region, chance)
            feed_undead(table, seat, 1, chance)
            return
        paid: i64 = HANDFULS[action - Do.RESOURCES]
        table.kingdom(seat).purse -= paid
        tell_purse(chance, Tell.PAID, seat, paid)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]
