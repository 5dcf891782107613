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

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.LIFT, table.kingdom(seat).lands)
        moves.add(Do.DONE)

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        kingdom = table.kingdom(seat)
        if action == Do.DONE:
            table.stack.pop()
            if kingdom.aloft:
                table.stack.append(PLACE[seat])
            return
        region = action - Do.LIFT
        if kingdom.mixed(region):
            table.stack.append(LiftWhich(seat, region))
        else:
            lift(table, seat, region, has(kingdom.lying, region), chance)


LIFT: Final = [Lift(seat) for seat in range(MAX_PLAYERS)]


def lift(table: KingdomsState, seat: i64, region: i64, lying: bool, chance: Chance) -> None:
    """An army leaves the map for a moment."""
    table.take_army(seat, region, lying)
    table.kingdom(seat).aloft += 1
    tell(chance, Tell.LIFTED, seat, table.world.place(region))


@final
class LiftWhich(OneSeat):
    """One army stands and one lies: which is picked up?"""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.LIFT_WHICH

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add(Do.STANDING)
        moves.add(Do.LYING)

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        lift(table, seat, self.region, action == Do.LYING, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]


@final
class Place(OneSeat):
    """Put the armies back, each token resolved before the next."""

    def kind(self) -> i64:
        return Ask.PLACE

    def settle(self, table: KingdomsState, chance: Chance) -> bool:
        if table.kingdom(self.seat).aloft == 0:
            table.stack.pop()
            return False
        return super().settle(table, chance)

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.PLACE, table.peaceful(seat))

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        region = action - Do.PLACE
        table.kingdom(seat).aloft -= 1
        tell(chance, Tell.PLACED, seat, table.world.place(region))
        arrive(table, seat, region, chance)


PLACE: Final = [Place(seat) for seat in range(MAX_PLAYERS)]

# -- Valkyries 3 -----------------------------------------------------------------------------------


def demand_tribute(table: KingdomsState, seat: i64) -> None:
    """Every other player loses resources, in turn order from the active player (K-FAC-5)."""
    payer = table.active
    for _turn in range(table.players):  # pushed last to first
        payer = table.before(payer)
        if payer != seat:
            table.stack.append(Lose(payer, TRIBUTE))


# -- Valkyries 4 -----------------------------------------------------------------------------------


def banishable(table: KingdomsState, seat: i64) -> i64:
    """Regions with an army of another player that is not his last (K-FAC-7)."""
    found: i64 = 0
    for other in range(table.players):
        if other != seat and table.kingdom(other).armies > 1:
            found |= table.kingdom(other).lands
    return found


def owners_to_banish(table: KingdomsState, seat: i64, region: i64) -> i64:
    """The players who have such an army in a region, as a set."""
    found: i64 = 0
    for other in range(table.players):
        kingdom = table.kingdom(other)
        if other != seat and kingdom.armies > 1 and has(kingdom.lands, region):
            found |= bit(other)
    return found


@final
class Banish(OneSeat):
    """Remove one foreign army, or none (D-VALK-REMOVE)."""

    def kind(self) -> i64:
        return Ask.BANISH

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.BANISH, banishable(table, seat))
        moves.add(Do.DECLINE)

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        if action == Do.DECLINE:
            return
        region = action - Do.BANISH
        owners = owners_to_banish(table, seat, region)
        if count(owners) > 1:
            table.stack.append(Victim(seat, region))
        else:
            _banish_from(table, seat, lowest(owners), region, chance)


BANISH: Final = [Banish(seat) for seat in range(MAX_PLAYERS)]


@final
class Victim(OneSeat):
    """Two allies share the region: whose army is removed?"""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.VICTIM

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.VICTIM, owners_to_banish(table, seat, self.region))

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        _banish_from(table, seat, action - Do.VICTIM, self.region, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]


def _banish_from(table: KingdomsState, seat: i64, victim: i64, region: i64, chance: Chance) -> None:
    kingdom = table.kingdom(victim)
    if kingdom.mixed(region):
        table.stack.append(BanishWhich(seat, victim, region))
    else:
        banish(table, seat, victim, region, has(kingdom.lying, region), chance)


def banish(table: KingdomsState, seat: i64, victim: i64, region: i64, lying: bool, chance: Chance) -> None:
    """The army goes to its supply; it is not a war."""
    tell(chance, Tell.BANISHED, seat, victim, table.world.place(region))
    table.take_army(victim, region, lying)
    lose_army(table, victim, region, chance)
    feed_undead(table, victim, 1, chance)


@final
class BanishWhich(OneSeat):
    """One army of the victim stands and one lies: which is removed?"""

    def __init__(self, seat: i64, victim: i64, region: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.BANISH_WHICH

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add(Do.STANDING)
        moves.add(Do.LYING)

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        banish(table, seat, self.victim, self.region, action == Do.LYING, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.victim), int(self.region)]
