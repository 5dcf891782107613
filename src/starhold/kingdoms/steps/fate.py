"""What becomes of losing armies: retreat, removal, church, and the last army that is never lost."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Number, Question, Word
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import (
    MAX_PLAYERS,
    NOBODY,
    NOWHERE,
    Price,
    Resource,
    Token,
    board_mask,
    board_of,
)
from starhold.kingdoms.events import KingdomsEvent, tell, tell_purse
from starhold.kingdoms.state import KingdomsState, Lair
from starhold.kingdoms.steps.base import FULL, NOT_NEXT, AboutRegion, UseOrDecline, foreign_lands
from starhold.kingdoms.steps.finds import arrive, lose_army
from starhold.kingdoms.steps.gains import Bill
from starhold.kingdoms.steps.prices import means, retreat_cost, stand_in, too_dear
from starhold.kingdoms.words import REASONS, region_word


def awaiting(state: KingdomsState) -> i64:
    """Return the regions whose losing army awaits its fate, the contested one among them (K-ALLY-10)."""
    war = state.war
    return war.at_stake | (bit(war.region) if war.routed else 0)


def next_fate(state: KingdomsState, region: i64) -> None:
    """Deal with the losing army of one region."""
    war = state.war
    if war.lair == Lair.OWED and region == war.region:
        if war.routed > 1:
            state.stack.append(FREE_ARMY[war.loser])
            return
        war.lair = Lair.NOW
    state.stack.append(Fate(war.loser, region))


@final
class Order(Decision[KingdomsState]):
    """The loser chooses which army is next (D-BREAK-ORDER)."""

    name: ClassVar[str] = "order"
    rule: ClassVar[str] = "K-ALLY-10"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        regions = awaiting(state)
        moves.add_each(KingdomsAction.NEXT, regions)
        if moves.explains:
            moves.refuse_each(KingdomsAction.NEXT, state.world.land & ~regions, NOT_AT_STAKE())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        next_fate(state, action - KingdomsAction.NEXT)


NOT_AT_STAKE: Final = REASONS.declare("not-at-stake", rule="K-ALLY-9")


@final
class FreeArmy(UseOrDecline):
    """The choice whether this one of two armies lost to Dark Elves 3 gets the one free retreat."""

    name: ClassVar[str] = "free-army"
    rule: ClassVar[str] = "K-TOKEN-16"

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        super().take(state, seat, action, chance)
        state.stack.append(Fate(seat, state.war.region))

    def use(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        state.war.lair = Lair.NOW


@final
class Fate(AboutRegion):
    """Retreat, removal or church for one losing army (D-LOSER, D-FREE-RETREAT)."""

    name: ClassVar[str] = "fate"
    rule: ClassVar[str] = "K-WAR-19"

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        if state.kingdom(self.seat).armies == 1 and self._retreats(state) == 0:  # K-ALLY-11
            state.stack.pop()
            self._dealt_with(state)
            relocate(state, self.seat, self.region, chance)
            return False
        return super().settle(state, chance)

    def _free(self, state: KingdomsState) -> bool:
        return state.war.lair == Lair.NOW and self.region == state.war.region

    def _retreats(self, state: KingdomsState) -> i64:
        """Return where the army may retreat to, if it can be paid (K-RETREAT-2 to K-RETREAT-4)."""
        if self._is_too_dear(state):
            return 0
        return state.near(self.seat, self.region) & state.peaceful(self.seat)

    def _is_too_dear(self, state: KingdomsState) -> bool:
        return not self._free(state) and means(state, self.seat, Price.RETREAT) < retreat_cost(
            state, self.seat
        )

    def _must_retreat(self, state: KingdomsState, retreats: i64) -> bool:
        """K-ALLY-13, K-TOKEN-16."""
        return state.kingdom(self.seat).armies == 1 or (retreats != 0 and self._free(state))

    def _churches(self, state: KingdomsState) -> i64:
        """K-TOKEN-24, K-TOKEN-25."""
        return state.kingdom(self.seat).lands & state.churches & ~state.full

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        retreats = self._retreats(state)
        moves.add_each(KingdomsAction.RETREAT, retreats)
        if not self._must_retreat(state, retreats):
            moves.add(KingdomsAction.REMOVE)
            moves.add_each(KingdomsAction.CHURCH, self._churches(state))
        if moves.explains:
            land, near = state.world.land, state.near(seat, self.region)
            if self._is_too_dear(state):
                moves.refuse_each(KingdomsAction.RETREAT, land, too_dear(state, seat, Price.RETREAT))
            moves.refuse_each(KingdomsAction.RETREAT, land & ~near, NOT_NEXT())
            moves.refuse_each(
                KingdomsAction.RETREAT, foreign_lands(state, seat) | state.neutral, RETREAT_WAR()
            )
            moves.refuse_each(KingdomsAction.RETREAT, state.full, FULL())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        free = self._free(state)
        self._dealt_with(state)
        if action == KingdomsAction.REMOVE:
            leave(state, seat, self.region, NOWHERE)
            lose_army(state, seat, self.region, chance)
            state.war.removed += 1
        elif action >= KingdomsAction.CHURCH:
            self._to_church(state, action - KingdomsAction.CHURCH, chance)
        elif free:
            retreat(state, seat, self.region, action - KingdomsAction.RETREAT, chance)
        else:
            self._pay_retreat(state, action - KingdomsAction.RETREAT, chance)

    def _dealt_with(self, state: KingdomsState) -> None:
        """Mark that this army no longer awaits its fate."""
        war = state.war
        if self.region != war.region:
            war.at_stake &= ~bit(self.region)
            return
        war.routed -= 1
        if war.lair == Lair.NOW:
            war.lair = Lair.UNUSED

    def _to_church(self, state: KingdomsState, church: i64, chance: Chance) -> None:
        """K-TOKEN-23: the army is not lost, and the token is used up."""
        leave(state, self.seat, self.region, church)
        arrive(state, self.seat, church, chance)
        state.churches &= ~bit(church)
        state.discard(Token.CHURCH)
        tell(chance, KingdomsEvent.SAVED, self.seat, state.world.place(church))

    def _pay_retreat(self, state: KingdomsState, target: i64, chance: Chance) -> None:
        kingdom = state.kingdom(self.seat)
        cost = retreat_cost(state, self.seat)
        if stand_in(state, self.seat, Price.RETREAT) != NOBODY:
            state.stack.append(RetreatBill(self.seat, cost, self.region, target))
            return
        kingdom.pay(Resource.FOOD, cost)
        tell_purse(chance, KingdomsEvent.PAID, self.seat, cost << 8)
        retreat(state, self.seat, self.region, target, chance)


RETREAT_WAR: Final = REASONS.declare("retreat-war", rule="K-RETREAT-4")


def leave(state: KingdomsState, seat: i64, region: i64, target: i64) -> None:
    """Take a losing army from its region, bound for `target` or for the supply."""
    if region != state.war.region:
        state.take_single(seat, region)
        return
    state.kingdom(seat).aloft -= 1
    if seat == state.war.attacker:
        state.marched = target


def retreat(state: KingdomsState, seat: i64, region: i64, target: i64, chance: Chance) -> None:
    """Move the retreating army; it may lie down in ruins or turn up a token (K-RETREAT-9)."""
    leave(state, seat, region, target)
    tell(chance, KingdomsEvent.RETREATED, seat, state.world.place(region), state.world.place(target))
    arrive(state, seat, target, chance)


@final
class RetreatBill(Bill):
    """Food for a retreat, in part with another resource (Elves 3)."""

    name: ClassVar[str] = "retreat-bill"
    rule: ClassVar[str] = "K-RETREAT-2"

    def __init__(self, seat: i64, cost: i64, region: i64, target: i64) -> None:
        super().__init__(seat, Price.RETREAT, cost)
        self.region: i64 = region
        self.target: i64 = target

    def paid(self, state: KingdomsState, chance: Chance) -> None:
        retreat(state, self.seat, self.region, self.target, chance)

    def question(self, state: KingdomsState, seat: i64) -> Question:
        words: dict[str, Word] = {"cost": Number(int(self.cost)), "region": region_word(state, self.region)}
        return Question(self.name, words, self.rule)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.cost), int(self.region), int(self.target)]


# -- the last army ------------------------------------------------------------------------


def nearest_empty(state: KingdomsState, region: i64) -> i64:
    """Return the nearest regions without any army (K-ALLY-12)."""
    world = state.world
    empty = world.land & ~state.occupied
    reached = bit(region)
    while True:
        further = world.near_any(reached) & ~reached
        if further & empty:
            return further & empty
        if further == 0:
            break
        reached |= further
    on_card = empty & board_mask(board_of(region))
    if on_card:
        return on_card
    at_edge = empty & world.edge
    return at_edge if at_edge else empty


def relocate(state: KingdomsState, seat: i64, region: i64, chance: Chance) -> None:
    """K-ALLY-11: the last army moves to the nearest empty region; without one it stays (K-ALLY-17)."""
    if nearest_empty(state, region):
        state.stack.append(Relocate(seat, region))
    elif region == state.war.region:
        leave(state, seat, region, region)
        state.put_army(seat, region)


@final
class Relocate(AboutRegion):
    """The owner of a last army chooses among regions equally near (D-RELOCATE)."""

    name: ClassVar[str] = "relocate"
    rule: ClassVar[str] = "K-ALLY-11"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        regions = nearest_empty(state, self.region)
        moves.add_each(KingdomsAction.RELOCATE, regions)
        if moves.explains:
            moves.refuse_each(KingdomsAction.RELOCATE, state.occupied, OCCUPIED())
            moves.refuse_each(KingdomsAction.RELOCATE, state.world.land & ~regions, NOT_NEAREST())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        target = action - KingdomsAction.RELOCATE
        leave(state, seat, self.region, target)
        tell(chance, KingdomsEvent.RELOCATED, seat, state.world.place(self.region), state.world.place(target))
        arrive(state, seat, target, chance)


OCCUPIED: Final = REASONS.declare("occupied", rule="K-ALLY-11")
NOT_NEAREST: Final = REASONS.declare("not-nearest", rule="K-ALLY-12")


ORDER: Final = [Order(seat) for seat in range(MAX_PLAYERS)]
FREE_ARMY: Final = [FreeArmy(seat) for seat in range(MAX_PLAYERS)]


def lair_applies(state: KingdomsState, winner: i64, loser: i64) -> bool:
    """True if the winner may take a tower level instead of the army (K-TOKEN-13, K-TOKEN-15)."""
    return state.lairs & state.kingdom(winner).lands != 0 and state.kingdom(loser).tower > 0


@final
class LairChoice(UseOrDecline):
    """The winner who controls a dragon lair decides (D-DRAGON)."""

    name: ClassVar[str] = "lair"
    rule: ClassVar[str] = "K-TOKEN-13"

    def use(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        loser = state.kingdom(state.war.loser)
        loser.tower -= 1
        state.war.lair = Lair.OWED
        tell(chance, KingdomsEvent.INVOKED_LAIR, seat, state.war.loser, loser.tower)


LAIR_CHOICE: Final = [LairChoice(seat) for seat in range(MAX_PLAYERS)]
