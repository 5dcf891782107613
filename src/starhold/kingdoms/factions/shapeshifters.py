"""Shapeshifters: whatever the others can, they can too."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Line
from starhold.kingdoms.actions import PAIR_GET, PAIR_GIVE, PAIRS, KingdomsAction
from starhold.kingdoms.components import NOBODY
from starhold.kingdoms.events import KingdomsEvent, tell
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.scoring import lands_left
from starhold.kingdoms.shapes import INTO_WHAT
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.perform import choose_yield, denied


@final
class Shapeshifters(Faction[KingdomsState]):
    """Yields that change their kind, and learning, discounts and actions copied from others."""

    def turns_yield(self, state: KingdomsState, seat: i64, fixed: i64, free: i64, bonus: i64) -> bool:
        """1: one region may yield another type."""
        if state.magic(seat) < 1 or _plain_lands(state, seat) == 0:
            return False
        state.stack.append(YieldChoice(seat, fixed, free, bonus))
        return True

    def research_discount(self, state: KingdomsState, seat: i64, level: i64) -> i64:
        """2: levels that another player has."""
        if state.magic(seat) >= 2:
            for other in range(state.players):
                if other != seat and state.magic(other) >= level:
                    return 1
        return 0

    def total_discount(self, state: KingdomsState, seat: i64, own: i64, opponents: i64) -> i64:
        """3: the opponent's, if it is greater."""
        return opponents if opponents > own and state.magic(seat) >= 3 else own

    def replaces(self, state: KingdomsState, seat: i64) -> i64:
        """4: the action of the turn before in the same cycle."""
        return bit(state.previous) if state.previous != NOBODY and state.magic(seat) >= 4 else 0

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: all three kinds of land, and a capital besides."""
        lands, world = lands_left(state, seat), state.world
        if lands & world.forest and lands & world.mountain and lands & world.plains:
            return 2 if lands & world.capital else 1
        return 0


FACTION: Final = Shapeshifters()


def _plain_lands(state: KingdomsState, seat: i64) -> i64:
    """Return the forests, mountains and plains from which the player collects."""
    world = state.world
    return state.kingdom(seat).lands & ~denied(state, seat) & (world.forest | world.mountain | world.plains)


@final
class YieldChoice(Decision[KingdomsState]):
    """Which kind of region yields what instead."""

    name: ClassVar[str] = "yield"
    rule: ClassVar[str] = "K-FAC-2"
    then: ClassVar[tuple[Line, ...]] = (INTO_WHAT,)

    def __init__(self, seat: i64, fixed: i64, free: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.fixed: i64 = fixed
        self.free: i64 = free
        self.bonus: i64 = bonus

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        lands = _plain_lands(state, seat)
        world = state.world
        pair: i64 = 0
        while pair < PAIRS:
            give: i64 = PAIR_GIVE[pair]
            terrain = world.forest if give == 0 else world.mountain if give == 1 else world.plains
            if lands & terrain:
                moves.add(KingdomsAction.TURN + pair)
            pair += 1
        moves.add(KingdomsAction.DECLINE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        fixed = self.fixed
        if action != KingdomsAction.DECLINE:
            give: i64 = PAIR_GIVE[action - KingdomsAction.TURN]
            get: i64 = PAIR_GET[action - KingdomsAction.TURN]
            fixed += bit(4 * get) - bit(4 * give)
            tell(chance, KingdomsEvent.SHIFTED, seat, give, get)
        choose_yield(state, seat, fixed, self.free, self.bonus, chance)

    def decline(self, state: KingdomsState, seat: i64) -> i64:
        return KingdomsAction.DECLINE

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.fixed), int(self.free), int(self.bonus)]
