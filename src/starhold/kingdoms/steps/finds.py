"""Armies that arrive or leave play, and the discovery tokens they turn up (K-TOKEN)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.words import Question
from starhold.kingdoms.actions import HANDFULS, KingdomsAction
from starhold.kingdoms.components import NOWHERE, Token
from starhold.kingdoms.events import KingdomsEvent, tell, tell_purse
from starhold.kingdoms.faction import Often
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.gains import GAIN_TWO, HeldHandful
from starhold.kingdoms.words import region_word

AMBUSH: Final = 2


def arrive(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    """Bring an army into a region without a war and turn up the token there (K-TOKEN-5, K-TOKEN-6)."""
    state.put_army(seat, region)
    if has(state.face_down, region):
        _turn_up(state, seat, region, chance)


def lose_army(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    """Put an army that already left its region back into the supply."""
    state.kingdom(seat).armies -= 1
    tell(chance, KingdomsEvent.REMOVED, seat, state.world.place(region))


def mourn(state: KingdomsState, victim: i64, armies: i64, in_war: bool, chance: Chance) -> None:
    """Factions that react to lost armies do."""
    for seat in range(state.players):
        faction = state.kingdom(seat).faction
        if faction.answers & Often.MOURNS:
            faction.armies_lost(state, seat, victim, armies, in_war, chance)


def _turn_up(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    here = bit(region)
    state.face_down &= ~here
    kind = state.draw_token(chance)
    tell(chance, KingdomsEvent.FOUND, seat, kind, state.world.place(region))
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
class Bandit(HeldHandful):
    """Pay two resources or lose the ambushed army (K-TOKEN-11); a last army only pays (K-TOKEN-12)."""

    name: ClassVar[str] = "bandit"
    rule: ClassVar[str] = "K-TOKEN-11"

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def total(self) -> i64:
        return AMBUSH

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        kingdom = state.kingdom(self.seat)
        if kingdom.armies == 1 and kingdom.held() <= AMBUSH:
            state.stack.pop()
            tell_purse(chance, KingdomsEvent.PAID, self.seat, kingdom.purse)
            kingdom.purse = 0
            return False
        return super().settle(state, chance)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        super().offer(state, seat, moves)
        if state.kingdom(seat).armies > 1:
            moves.add(KingdomsAction.REMOVE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == KingdomsAction.REMOVE:
            state.take_single(seat, self.region)
            if state.marched == self.region:
                state.marched = NOWHERE
            lose_army(state, seat, self.region, chance)
            mourn(state, seat, 1, False, chance)
            return
        paid: i64 = HANDFULS[action - KingdomsAction.RESOURCES]
        state.kingdom(seat).purse -= paid
        tell_purse(chance, KingdomsEvent.PAID, seat, paid)

    def question(self, state: KingdomsState, seat: i64) -> Question:
        return Question(self.name, {"region": region_word(state, self.region)}, self.rule)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]
