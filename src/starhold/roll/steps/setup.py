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


def deal(state: RollState, chance: Chance) -> None:
    """Put everything on the table that is there before the first decision."""
    state.supply = box.SUPPLY
    state.bag = ALL_TILES
    state.pool = box.POOL_PER_PLAYER * state.players
    factions = list(range(box.FACTIONS))
    homes = list(range(box.HOMES))
    for seat in range(state.players):
        player = Player()
        player.faction = factions.pop(chance.below(len(factions)))
        player.home = homes.pop(chance.below(len(homes)))
        state.seats.append(player)
        take_start_dice(state, seat)
        if chance.log is not None:
            chance.log.add(Event(News.DEALT, seat, player.faction, player.home))
    for player in state.seats:
        drawn: i64 = 0
        while drawn < box.STARTING_TILES:
            player.drawn |= bit(state.draw(chance))
            drawn += 1
    state.first = lowest_faction(state)


def take_start_dice(state: RollState, seat: i64) -> None:
    """R-SETUP-4, R-SETUP-11 to R-SETUP-15: tableau, dice and credits of a faction and a home world."""
    player = state.seats[seat]
    faction, home = player.faction, player.home
    player.credits = box.HOME_CREDITS[home]
    if faction != box.DESTROYED_COLONY:
        player.developments = bit(box.FACTION_DEVELOPMENTS + faction)
    player.settle_world(box.FACTION_WORLD, box.FACTION_COLOUR[faction])
    player.settle_world(box.HOME_WORLD, box.HOME_COLOUR[home])
    state.gain(seat, Place.CUP, several(box.HOME_DICE_IN_CUP, Die.HOME))
    state.gain(seat, Place.CITIZENRY, several(box.HOME_DICE_IN_CITIZENRY, Die.HOME))
    state.gain(seat, Place.CUP, box.FACTION_TO_CUP[faction] + box.HOME_TO_CUP[home])
    state.gain(seat, Place.CITIZENRY, box.FACTION_TO_CITIZENRY[faction] + box.HOME_TO_CITIZENRY[home])
    if box.FACTION_COLOUR[faction] != Colour.GREY:
        state.gain(seat, Place.GOODS + box.FACTION_COLOUR[faction], box.FACTION_GOOD[faction])
    if box.HOME_COLOUR[home] != Colour.GREY:
        state.gain(seat, Place.GOODS + box.HOME_COLOUR[home], box.HOME_GOOD[home])


def lowest_faction(state: RollState) -> i64:
    """R-ORDER-2: the seat that begins wherever an order is needed."""
    first: i64 = 0
    for seat in range(state.players):
        if state.seats[seat].faction < state.seats[first].faction:
            first = seat
    return first


@final
class LayOut(Step[RollState]):
    """R-SETUP-7: which of the two tiles is the development; all choose at once (R-SETUP-19)."""

    def kind(self) -> i64:
        return Kind.LAY_OUT

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def secret(self) -> bool:
        return True

    def settle(self, state: RollState, chance: Chance) -> bool:
        if state.owing:
            return True
        for seat in range(state.players):
            if state.seats[seat].choice == NONE:
                state.ask_or_answer(seat, Task.START, chance)
        if state.owing:
            return True
        for seat in range(state.players):
            lay_out(state, seat, chance)
        state.stack.pop()
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        allowed = cheapest(player.drawn) if state.cheapest else player.drawn
        moves.add_each(PUT, allowed)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        state.seats[seat].choice = action - PUT
        state.finish(seat)
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


def lay_out(state: RollState, seat: i64, chance: Chance) -> None:
    """Both tiles go to their slots, for all to see."""
    player = state.seats[seat]
    development = player.choice
    world = lowest(player.drawn & ~bit(development))
    player.put_under(Side.DEVELOPMENT, development)
    player.put_under(Side.WORLD, world)
    player.drawn = 0
    player.choice = NONE
    if chance.log is not None:
        chance.log.add(Event(News.LAID_OUT, seat, development, world))
