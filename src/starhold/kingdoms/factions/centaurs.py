"""Centaurs: they hold the plains, and gather wherever they like."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import count, has
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.events import KingdomsEvent, tell
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.scoring import lands_left, three_or_five
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import FOREIGN_ARMY, FULL, AboutRegion
from starhold.kingdoms.steps.finds import arrive
from starhold.kingdoms.words import REASONS


@final
class Centaurs(Faction[KingdomsState]):
    """Discounts on plains and by quest, new armies nearby, and a great redeployment."""

    def defence_discount(self, state: KingdomsState, seat: i64, region: i64) -> i64:
        """1: plains."""
        return 1 if state.magic(seat) >= 1 and has(state.world.plains, region) else 0

    def mobilises_in(self, state: KingdomsState, seat: i64) -> i64:
        """2: next to any of their armies."""
        return state.world.near_any(state.kingdom(seat).lands) if state.magic(seat) >= 2 else 0

    def learns(self, state: KingdomsState, seat: i64, level: i64, chance: Chance) -> None:
        """3: armies are picked up and put back anywhere."""
        if level == 3:
            state.stack.append(Lift(seat))

    def attack_discount(self, state: KingdomsState, seat: i64, region: i64, by_quest: bool) -> i64:
        """4: wars begun by a quest."""
        return 2 if by_quest and state.magic(seat) >= 4 else 0

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: plains."""
        return three_or_five(count(lands_left(state, seat) & state.world.plains))


FACTION: Final = Centaurs()


@final
class Lift(Decision[KingdomsState]):
    """Pick up any own armies from the map, one after the other (D-CENTAUR-MOVE)."""

    name: ClassVar[str] = "lift"
    rule: ClassVar[str] = "K-FAC-2"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(KingdomsAction.LIFT, state.kingdom(seat).lands)
        moves.add(KingdomsAction.DONE)
        if moves.explains:
            moves.refuse_each(KingdomsAction.LIFT, state.world.land, NO_OWN_ARMY())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        kingdom = state.kingdom(seat)
        if action == KingdomsAction.DONE:
            state.stack.pop()
            if kingdom.aloft:
                state.stack.append(PlaceArmies(seat))
            return
        region = action - KingdomsAction.LIFT
        if kingdom.mixed(region):
            state.stack.append(LiftWhich(seat, region))
        else:
            _lift(state, seat, region, has(kingdom.lying, region), chance)

    def decline(self, state: KingdomsState, seat: i64) -> i64:
        return KingdomsAction.DONE


NO_OWN_ARMY: Final = REASONS.declare("no-own-army")


def _lift(state: KingdomsState, seat: i64, region: i64, lying: bool, chance: Chance) -> None:
    """Take an army off the map for a moment."""
    state.take_army(seat, region, lying)
    state.kingdom(seat).aloft += 1
    tell(chance, KingdomsEvent.LIFTED, seat, state.world.place(region))


@final
class LiftWhich(AboutRegion):
    """The choice which army is picked up, if one stands and one lies."""

    name: ClassVar[str] = "lift-which"
    rule: ClassVar[str] = "K-FAC-2"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add(KingdomsAction.STANDING)
        moves.add(KingdomsAction.LYING)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        _lift(state, seat, self.region, action == KingdomsAction.LYING, chance)


@final
class PlaceArmies(Decision[KingdomsState]):
    """Put the armies back, each token resolved before the next."""

    name: ClassVar[str] = "place"
    rule: ClassVar[str] = "K-FAC-2"

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        if state.kingdom(self.seat).aloft == 0:
            state.stack.pop()
            return False
        return super().settle(state, chance)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(KingdomsAction.PLACE, state.peaceful(seat))
        if moves.explains:
            moves.refuse_each(KingdomsAction.PLACE, state.full, FULL())
            moves.refuse_each(KingdomsAction.PLACE, state.world.land, FOREIGN_ARMY())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        region = action - KingdomsAction.PLACE
        state.kingdom(seat).aloft -= 1
        tell(chance, KingdomsEvent.PLACED, seat, state.world.place(region))
        arrive(state, seat, region, chance)
