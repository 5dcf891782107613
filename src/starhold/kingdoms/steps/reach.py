"""What happens at the moment a magic level is reached: Centaurs 3, Valkyries 3 and 4 (K-RESEARCH-4)."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kingdoms.actions import Do
from starhold.kingdoms.components import MAX_PLAYERS
from starhold.kingdoms.events import Tell, tell
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import Ask, OneSeat
from starhold.kingdoms.steps.finds import arrive, feed_undead, lose_army
from starhold.kingdoms.steps.gains import Lose

TRIBUTE: Final = 3

# -- Centaurs 3 ------------------------------------------------------------------------------------


@final
class Lift(OneSeat):
    """Pick up any own armies from the map, one after the other (D-CENTAUR-MOVE)."""

    def kind(self) -> i64:
        return Ask.LIFT

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.LIFT, state.kingdom(seat).lands)
        moves.add(Do.DONE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        kingdom = state.kingdom(seat)
        if action == Do.DONE:
            state.stack.pop()
            if kingdom.aloft:
                state.stack.append(PLACE[seat])
            return
        region = action - Do.LIFT
        if kingdom.mixed(region):
            state.stack.append(LiftWhich(seat, region))
        else:
            lift(state, seat, region, has(kingdom.lying, region), chance)


LIFT: Final = [Lift(seat) for seat in range(MAX_PLAYERS)]


def lift(state: KingdomsState, seat: i64, region: i64, lying: bool, chance: Chance) -> None:
    """An army leaves the map for a moment."""
    state.take_army(seat, region, lying)
    state.kingdom(seat).aloft += 1
    tell(chance, Tell.LIFTED, seat, state.world.place(region))


@final
class LiftWhich(OneSeat):
    """One army stands and one lies: which is picked up?"""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.LIFT_WHICH

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add(Do.STANDING)
        moves.add(Do.LYING)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        lift(state, seat, self.region, action == Do.LYING, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]


@final
class Place(OneSeat):
    """Put the armies back, each token resolved before the next."""

    def kind(self) -> i64:
        return Ask.PLACE

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        if state.kingdom(self.seat).aloft == 0:
            state.stack.pop()
            return False
        return super().settle(state, chance)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.PLACE, state.peaceful(seat))

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        region = action - Do.PLACE
        state.kingdom(seat).aloft -= 1
        tell(chance, Tell.PLACED, seat, state.world.place(region))
        arrive(state, seat, region, chance)


PLACE: Final = [Place(seat) for seat in range(MAX_PLAYERS)]

# -- Valkyries 3 -----------------------------------------------------------------------------------


def demand_tribute(state: KingdomsState, seat: i64) -> None:
    """Every other player loses resources, in turn order from the active player (K-FAC-5)."""
    payer = state.active
    for _turn in range(state.players):  # pushed last to first
        payer = state.before(payer)
        if payer != seat:
            state.stack.append(Lose(payer, TRIBUTE))


# -- Valkyries 4 -----------------------------------------------------------------------------------


def banishable(state: KingdomsState, seat: i64) -> i64:
    """Regions with an army of another player that is not his last (K-FAC-7)."""
    found: i64 = 0
    for other in range(state.players):
        if other != seat and state.kingdom(other).armies > 1:
            found |= state.kingdom(other).lands
    return found


def owners_to_banish(state: KingdomsState, seat: i64, region: i64) -> i64:
    """The players who have such an army in a region, as a set."""
    found: i64 = 0
    for other in range(state.players):
        kingdom = state.kingdom(other)
        if other != seat and kingdom.armies > 1 and has(kingdom.lands, region):
            found |= bit(other)
    return found


@final
class Banish(OneSeat):
    """Remove one foreign army, or none (D-VALK-REMOVE)."""

    def kind(self) -> i64:
        return Ask.BANISH

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.BANISH, banishable(state, seat))
        moves.add(Do.DECLINE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.DECLINE:
            return
        region = action - Do.BANISH
        owners = owners_to_banish(state, seat, region)
        if count(owners) > 1:
            state.stack.append(Victim(seat, region))
        else:
            _banish_from(state, seat, lowest(owners), region, chance)


BANISH: Final = [Banish(seat) for seat in range(MAX_PLAYERS)]


@final
class Victim(OneSeat):
    """Two allies share the region: whose army is removed?"""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.VICTIM

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.VICTIM, owners_to_banish(state, seat, self.region))

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        _banish_from(state, seat, action - Do.VICTIM, self.region, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]


def _banish_from(state: KingdomsState, seat: i64, victim: i64, region: i64, chance: Chance) -> None:
    kingdom = state.kingdom(victim)
    if kingdom.mixed(region):
        state.stack.append(BanishWhich(seat, victim, region))
    else:
        banish(state, seat, victim, region, has(kingdom.lying, region), chance)


def banish(state: KingdomsState, seat: i64, victim: i64, region: i64, lying: bool, chance: Chance) -> None:
    """The army goes to its supply; it is not a war."""
    tell(chance, Tell.BANISHED, seat, victim, state.world.place(region))
    state.take_army(victim, region, lying)
    lose_army(state, victim, region, chance)
    feed_undead(state, victim, 1, chance)


@final
class BanishWhich(OneSeat):
    """One army of the victim stands and one lies: which is removed?"""

    def __init__(self, seat: i64, victim: i64, region: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.BANISH_WHICH

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add(Do.STANDING)
        moves.add(Do.LYING)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        banish(state, seat, self.victim, self.region, action == Do.LYING, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.victim), int(self.region)]
