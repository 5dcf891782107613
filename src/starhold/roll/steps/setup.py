"""Setup: faction, home world and dice are dealt; everybody lays out two tiles (R-SETUP-5 to R-SETUP-19)."""

from typing import final

from mypy_extensions import i64

from starhold.kernel.bits import bit, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import PUT, Place
from starhold.roll.components import Colour, Die, Side
from starhold.roll.dice import several
from starhold.roll.news import News
from starhold.roll.state import ALL_TILES, NONE, Player, RollState, Task
from starhold.roll.steps.kinds import Kind


def deal(table: RollState, chance: Chance) -> None:
    """Put everything on the table that is there before the first decision."""
    table.supply = box.SUPPLY
    table.bag = ALL_TILES
    table.pool = box.POOL_PER_PLAYER * table.players
    factions = list(range(box.FACTIONS))
    homes = list(range(box.HOMES))
    for seat in range(table.players):
        player = Player()
        player.faction = factions.pop(chance.below(len(factions)))
        player.home = homes.pop(chance.below(len(homes)))
        table.seats.append(player)
        take_start_dice(table, seat)
        if chance.log is not None:
            chance.log.add(Event(News.DEALT, seat, player.faction, player.home))
    for player in table.seats:
        drawn: i64 = 0
        while drawn < box.STARTING_TILES:
            player.drawn |= bit(table.draw(chance))
            drawn += 1
    table.first = lowest_faction(table)


def take_start_dice(table: RollState, seat: i64) -> None:
    """R-SETUP-4, R-SETUP-11 to R-SETUP-15: tableau, dice and credits of a faction and a home world."""
    player = table.seats[seat]
    faction, home = player.faction, player.home
    player.credits = box.HOME_CREDITS[home]
    if faction != box.DESTROYED_COLONY:
        player.developments = bit(box.FACTION_DEVELOPMENTS + faction)
    player.settle_world(box.FACTION_WORLD, box.FACTION_COLOUR[faction])
    player.settle_world(box.HOME_WORLD, box.HOME_COLOUR[home])
    table.gain(seat, Place.CUP, several(box.HOME_DICE_IN_CUP, Die.HOME))
    table.gain(seat, Place.CITIZENRY, several(box.HOME_DICE_IN_CITIZENRY, Die.HOME))
    table.gain(seat, Place.CUP, box.FACTION_TO_CUP[faction] + box.HOME_TO_CUP[home])
    table.gain(seat, Place.CITIZENRY, box.FACTION_TO_CITIZENRY[faction] + box.HOME_TO_CITIZENRY[home])
    if box.FACTION_COLOUR[faction] != Colour.GREY:
        table.gain(seat, Place.GOODS + box.FACTION_COLOUR[faction], box.FACTION_GOOD[faction])
    if box.HOME_COLOUR[home] != Colour.GREY:
        table.gain(seat, Place.GOODS + box.HOME_COLOUR[home], box.HOME_GOOD[home])


def lowest_faction(table: RollState) -> i64:
    """R-ORDER-2: the seat that begins wherever an order is needed."""
    first: i64 = 0
    for seat in range(table.players):
        if table.seats[seat].faction < table.seats[first].faction:
            first = seat
    return first


@final
class LayOut(Step[RollState]):
    """R-SETUP-7: which of the two tiles is the development; all choose at once (R-SETUP-19)."""

    def kind(self) -> i64:
        return Kind.LAY_OUT

    def waiting(self, table: RollState) -> i64:
        return table.owing

    def secret(self) -> bool:
        return True

    def settle(self, table: RollState, chance: Chance) -> bool:
        if table.owing:
            return True
        for seat in range(table.players):
            if table.seats[seat].choice == NONE:
                table.ask_or_answer(seat, Task.START, chance)
        if table.owing:
            return True
        for seat in range(table.players):
            lay_out(table, seat, chance)
        table.stack.pop()
        return False

    def offer(self, table: RollState, seat: i64, moves: Moves) -> None:
        player = table.seats[seat]
        allowed = cheapest(player.drawn) if table.cheapest else player.drawn
        moves.add_each(PUT, allowed)

    def take(self, table: RollState, seat: i64, action: i64, chance: Chance) -> None:
        table.seats[seat].choice = action - PUT
        table.finish(seat)
        if chance.log is not None:
            chance.log.add(Event(News.READY, seat))


LAY_OUT = LayOut()


def cheapest(drawn: i64) -> i64:
    """R-SETUP-9: the tiles that may be the development if the cheapest sides are laid out."""
    one = lowest(drawn)
    other = lowest(drawn & ~bit(one))
    first = _sum_then_development(one, other)
    second = _sum_then_development(other, one)
    if first < second:
        return bit(one)
    return bit(other) if second < first else drawn


def _sum_then_development(development: i64, world: i64) -> i64:
    """Sum of the costs, and among equal sums the cost of the development."""
    cost: i64 = box.COST[development]
    return 10 * (cost + box.COST[box.TILES + world]) + cost


def lay_out(table: RollState, seat: i64, chance: Chance) -> None:
    """Both tiles go to their slots, for all to see."""
    player = table.seats[seat]
    development = player.choice
    world = lowest(player.drawn & ~bit(development))
    player.put_under(Side.DEVELOPMENT, development)
    player.put_under(Side.WORLD, world)
    player.drawn = 0
    player.choice = NONE
    if chance.log is not None:
        chance.log.add(Event(News.LAID_OUT, seat, development, world))
