"""Phase I, Explore: each explorer Scouts or Stocks; the bag is shared.

Players explore at the same time. A player waits only where the bag could run
short for somebody before them in the order of R-ORDER-2; so what happens is always
what would have happened player by player (R-ORDER-3, R-ORDER-4).
"""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, has
from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import (
    ABANDON,
    DONE,
    DRAW,
    PUT,
    SCOUT,
    SCOUT_ALIEN,
    STOCK,
    STOCK_ALIEN,
    Spot,
)
from starhold.roll.components import Dev, Die, Phase
from starhold.roll.dice import first_kind, number, one, total
from starhold.roll.news import News
from starhold.roll.powers import end_of_phase, owner_of, virtual_workers
from starhold.roll.state import Player, RollState, Task
from starhold.roll.steps.kinds import Kind
from starhold.roll.zone import put, show_tops, take_out

#: from so many tiles in the zone on, a player gives one up when the bag runs short (R-EXPLORE-16)
LEVY_FROM: Final = 3


def start_exploring(table: RollState, chance: Chance) -> None:
    """Everybody gets the virtual explorers and the first question."""
    table.stack.append(EXPLORE)
    for seat in range(table.players):
        player = table.seats[seat]
        player.virtual = virtual_workers(player, Phase.EXPLORE)
        next_task(table, seat, chance)


def next_task(table: RollState, seat: i64, chance: Chance) -> None:
    """Ask for the next explorer, or for a last use of Advanced Logistics (R-TILE-1)."""
    player = table.seats[seat]
    if explorers(player) or (player.owns(Dev.ADVANCED_LOGISTICS) and player.zone & ~player.arranged):
        table.ask(seat, Task.EXPLORE)
    else:
        leave(table, seat, chance)


def leave(table: RollState, seat: i64, chance: Chance) -> None:
    """The player has finished exploring."""
    table.seats[seat].arranged = 0
    show_tops(table, seat, chance)
    table.finish(seat)


def explorers(player: Player) -> i64:
    """Explorers not used yet, virtual ones included."""
    return player.explore + player.virtual


@final
class Explore(Step[RollState]):
    """R-EXPLORE-1: explorers act one at a time."""

    def kind(self) -> i64:
        return Kind.EXPLORE

    def waiting(self, table: RollState) -> i64:
        return table.owing

    def settle(self, table: RollState, chance: Chance) -> bool:
        before = table.owing
        table.owing = may_act(table)
        if table.owing:
            return not answered_one(table, table.owing & ~before, chance)
        table.stack.pop()
        start_research(table, chance)
        return False

    def offer(self, table: RollState, seat: i64, moves: Moves) -> None:
        player = table.seats[seat]
        if player.task == Task.EXPLORE:
            offer_tasks(table, player, moves)
        elif player.task == Task.ABANDON:
            if player.abandoning > 0 or can_draw(table):
                moves.add(DRAW)
            moves.add_each(ABANDON, player.zone)
        else:
            offer_spots(player, player.owns(Dev.IMPROVED_RECONNAISSANCE), moves)

    def take(self, table: RollState, seat: i64, action: i64, chance: Chance) -> None:
        if action < ABANDON:
            use_explorer(table, seat, action, chance)
        elif action < DRAW:
            abandon(table, seat, action - ABANDON, chance)
            table.ask_or_answer(seat, Task.ABANDON, chance)
        elif action == DRAW:
            scout(table, seat, chance)
        elif action == DONE:
            leave(table, seat, chance)
        elif table.seats[seat].task == Task.EXPLORE:
            arrange(table, seat, action - PUT, chance)
        else:
            put_drawn(table, seat, action - PUT, chance)
            if not table.seats[seat].drawn:
                end_of_batch(table, seat, chance)


EXPLORE = Explore()

# -- who may act --------------------------------------------------------------------------------


def may_act(table: RollState) -> i64:
    """The players that may explore now: those whose draws cannot leave anybody before them short."""
    left = count(table.bag)
    owing: i64 = 0
    reserved: i64 = 0
    k: i64 = 0
    while k < table.players:
        seat = (table.first + k) % table.players
        player = table.seats[seat]
        if player.task != Task.IDLE:
            if player.task == Task.PLACE or owing == 0 or reserved + next_draw(player) <= left:
                owing |= bit(seat)
            reserved += most_draws(player)
        k += 1
    return owing


def answered_one(table: RollState, again: i64, chance: Chance) -> bool:
    """Count anew for players whose turn has come again, and answer where only one answer is left.

    That is rare: an explorer that must Stock since nothing can be drawn (R-EXPLORE-19).
    """
    for seat in range(table.players):
        if has(table.owing, seat):
            task = table.seats[seat].task
            if has(again, seat):
                table.ask(seat, task)
            if table.seats[seat].options == 1:
                table.ask_or_answer(seat, task, chance)
                return True
    return False


def next_draw(player: Player) -> i64:
    """How many tiles the player's next Scout can draw at most."""
    if player.task == Task.EXPLORE and not explorers(player):
        return 0
    return 1 + player.zone_size() + player.abandoning


def most_draws(player: Player) -> i64:
    """How many tiles the player can draw at most before the phase ends."""
    scouts = total(explorers(player)) + (1 if player.task == Task.ABANDON else 0)
    tiles = player.zone_size() + player.abandoning + count(player.drawn)
    return scouts * (1 + tiles) + scouts * (scouts - 1) // 2


# -- Scout and Stock -------------------------------------------------------------------------------


def offer_tasks(table: RollState, player: Player, moves: Moves) -> None:
    """Scout or Stock with an explorer, or re-sort the zone with Advanced Logistics."""
    left = explorers(player)
    if left:
        aliens = number(left, Die.ALIEN) if alien_matters(player) else 0
        scouting = player.zone != 0 or can_draw(table)
        if total(left) > aliens:
            if scouting:
                moves.add(SCOUT)
            moves.add(STOCK)
        if aliens:
            if scouting:
                moves.add(SCOUT_ALIEN)
            moves.add(STOCK_ALIEN)
    else:
        moves.add(DONE)
    if player.owns(Dev.ADVANCED_LOGISTICS):
        offer_arrangements(player, moves)


def alien_matters(player: Player) -> bool:
    """Does the type of an explorer make a difference? (R-TILE-4, R-TILE-9)"""
    return player.owns(Dev.ALIEN_ARCHAEOLOGY) or player.owns(Dev.ALIEN_RESEARCH_TEAM)


def can_draw(table: RollState) -> bool:
    """R-EXPLORE-19: could a single tile be drawn, with both remedies for a short bag?"""
    if table.bag:
        return True
    return any(player.abandoned or player.zone_size() >= LEVY_FROM for player in table.seats)


def use_explorer(table: RollState, seat: i64, task: i64, chance: Chance) -> None:
    """An explorer of the named sort does its task and goes to the Citizenry."""
    player = table.seats[seat]
    alien = task in (SCOUT_ALIEN, STOCK_ALIEN)
    show_tops(table, seat, chance)
    spend(player, alien)
    player.arranged = 0
    if task in (STOCK, STOCK_ALIEN):
        stock(table, seat, alien, chance)
        next_task(table, seat, chance)
        return
    player.alien_scout |= alien
    player.abandoning = 0
    table.ask_or_answer(seat, Task.ABANDON, chance)


def spend(player: Player, alien: bool) -> None:
    """Use an explorer up: a die goes to the Citizenry, a virtual one vanishes."""
    dice, virtual = player.explore, player.virtual
    kind = Die.ALIEN if alien else first_kind(dice + virtual)
    if number(dice, kind):
        player.explore -= one(kind)
        player.citizenry += one(kind)
    else:
        player.virtual -= one(kind)


def stock(table: RollState, seat: i64, alien: bool, chance: Chance) -> None:
    """R-EXPLORE-3, R-TILE-4: credits, more for an alien explorer with Alien Archaeology."""
    player = table.seats[seat]
    rich = alien and player.owns(Dev.ALIEN_ARCHAEOLOGY)
    gained = player.pay(box.ALIEN_STOCK_CREDITS if rich else box.STOCK_CREDITS)
    if chance.log is not None:
        chance.log.add(Event(News.STOCKED, seat, gained))


def abandon(table: RollState, seat: i64, tile: i64, chance: Chance) -> None:
    """R-EXPLORE-4: a tile of the zone goes face down onto the abandoned pile."""
    player = table.seats[seat]
    side = player.side_of(tile)
    if chance.log is not None:
        chance.log.add(Event(News.ABANDONED, seat, side))
    take_out(player, side, tile)
    player.abandoned |= bit(tile)
    player.abandoning += 1


def scout(table: RollState, seat: i64, chance: Chance) -> None:
    """R-EXPLORE-5, R-EXPLORE-14: draw one tile more than were abandoned."""
    player = table.seats[seat]
    wanted = player.abandoning + 1
    if chance.log is not None:
        chance.log.add(Event(News.SCOUTED, seat, player.abandoning, wanted))
    player.abandoning = 0
    player.missing = draw_tiles(table, seat, wanted, chance)
    place_or_go_on(table, seat, chance)


def draw_tiles(table: RollState, seat: i64, wanted: i64, chance: Chance) -> i64:
    """Draw into the hand, refilling the bag from the abandoned pile; tells how many are missing."""
    player = table.seats[seat]
    while wanted > 0:
        if not table.bag:
            if not table.pile():
                return wanted
            table.pile_to_bag()
            if chance.log is not None:
                chance.log.add(Event(News.BAG_REFILLED))
        tile = table.draw(chance)
        player.drawn |= bit(tile)
        wanted -= 1
        if chance.log is not None:
            chance.log.add(Event(News.DREW, seat, tile, tile, 0, seat))
    return 0


def place_or_go_on(table: RollState, seat: i64, chance: Chance) -> None:
    """Tiles in hand are placed first; without any the Scout goes on."""
    if table.seats[seat].drawn:
        table.ask(seat, Task.PLACE)
    else:
        end_of_batch(table, seat, chance)


def end_of_batch(table: RollState, seat: i64, chance: Chance) -> None:
    """All drawn tiles lie in the zone: the Scout is over, unless tiles are missing (R-EXPLORE-16)."""
    player = table.seats[seat]
    if player.missing > 0:
        levied: i64 = 0
        for n in range(table.players):
            if table.seats[n].zone_size() >= LEVY_FROM:
                levied |= bit(n)
        if levied:
            table.stack.append(Levy(seat, levied))
            return
        player.missing = 0  # R-EXPLORE-18
    show_tops(table, seat, chance)
    next_task(table, seat, chance)


# -- placing tiles ---------------------------------------------------------------------------------------


def offer_spots(player: Player, tops: bool, moves: Moves) -> None:
    """R-EXPLORE-6, R-TILE-36: any drawn tile next, under either stack, or on top of one that has tiles."""
    moves.add_each(PUT, player.drawn)
    moves.add_each(PUT + box.TILES * Spot.UNDER_WORLDS, player.drawn)
    if tops:
        if player.development_stack:
            moves.add_each(PUT + box.TILES * Spot.ON_DEVELOPMENTS, player.drawn)
        if player.world_stack:
            moves.add_each(PUT + box.TILES * Spot.ON_WORLDS, player.drawn)


def put_drawn(table: RollState, seat: i64, code: i64, chance: Chance) -> None:
    """A drawn tile goes to the zone."""
    player = table.seats[seat]
    spot = code // box.TILES
    tile = code % box.TILES
    player.drawn &= ~bit(tile)
    put(table, seat, spot, tile, chance)
    if player.drawn:
        table.ask(seat, player.task)


# -- Advanced Logistics ---------------------------------------------------------------------------------


def offer_arrangements(player: Player, moves: Moves) -> None:
    """R-TILE-1, R-TILE-3: any tile onto either stack, each tile once between two tasks.

    Whatever order is wanted can be built that way from the bottom up, so nothing is lost by the
    limit, and re-sorting always comes to an end.
    """
    free = player.zone & ~player.arranged
    developments = free
    worlds = free
    if player.development_stack:
        developments &= ~bit(player.development_stack[0])
    if player.world_stack:
        worlds &= ~bit(player.world_stack[0])
    moves.add_each(PUT + box.TILES * Spot.ON_DEVELOPMENTS, developments)
    moves.add_each(PUT + box.TILES * Spot.ON_WORLDS, worlds)


def arrange(table: RollState, seat: i64, code: i64, chance: Chance) -> None:
    """Move a tile of the zone; dice stay on their slots."""
    player = table.seats[seat]
    tile = code % box.TILES
    side = player.side_of(tile)
    if chance.log is not None:
        chance.log.add(Event(News.ARRANGED, seat, side))
    take_out(player, side, tile)
    player.arranged |= bit(tile)
    put(table, seat, code // box.TILES, tile, chance)
    next_task(table, seat, chance)


# -- a levy when the bag is short -------------------------------------------------------------------------


@final
class Levy(Step[RollState]):
    """R-EXPLORE-16: everybody with three tiles or more gives one up, unseen by the others."""

    def __init__(self, scouting: i64, levied: i64) -> None:
        self.scouting: i64 = scouting
        #: who still has to be asked, as bits; 0 once all have been
        self.levied: i64 = levied

    def kind(self) -> i64:
        return Kind.LEVY

    def waiting(self, table: RollState) -> i64:
        return table.owing

    def settle(self, table: RollState, chance: Chance) -> bool:
        if self.levied:
            table.owing = 0
            table.stack[-1] = Levy(self.scouting, 0)
            for seat in range(table.players):
                if has(self.levied, seat):
                    table.seats[seat].choice = table.seats[seat].task
                    table.ask(seat, Task.LEVY)
            return True
        if table.owing:
            return True
        table.stack.pop()
        after_levy(table, self.scouting, chance)
        return False

    def offer(self, table: RollState, seat: i64, moves: Moves) -> None:
        moves.add_each(ABANDON, table.seats[seat].zone)

    def take(self, table: RollState, seat: i64, action: i64, chance: Chance) -> None:
        player = table.seats[seat]
        tile = action - ABANDON
        side = player.side_of(tile)
        if chance.log is not None:
            chance.log.add(Event(News.LEVIED, seat, side))
        between_tasks = player.choice <= Task.EXPLORE and seat != self.scouting and not player.hidden
        take_out(player, side, tile)
        if between_tasks:
            show_tops(table, seat, chance)
        player.arranged &= ~bit(tile)
        table.bag |= bit(tile)
        table.finish(seat)

    def fields(self) -> list[int]:
        return [self.scouting, self.levied]


def after_levy(table: RollState, seat: i64, chance: Chance) -> None:
    """The interrupted Scout draws what is missing; everybody is asked again what they were asked."""
    for n in range(table.players):
        player = table.seats[n]
        task = player.choice
        player.choice = -1
        if n != seat and task > Task.IDLE:
            table.ask(n, task)
    player = table.seats[seat]
    wanted = player.missing
    player.missing = 0
    draw_tiles(table, seat, wanted, chance)
    place_or_go_on(table, seat, chance)


# -- end of the phase ----------------------------------------------------------------------------------------


def start_research(table: RollState, chance: Chance) -> None:
    """R-EXPLORE-20, R-TILE-6, R-TILE-8: Alien Research Team draws after everybody has explored."""
    owner = owner_of(table, Dev.ALIEN_RESEARCH_TEAM)
    if owner < 0 or draw_tiles(table, owner, 1, chance) > 0:
        end_exploring(table, chance)
        return
    if chance.log is not None:
        chance.log.add(Event(News.RESEARCHED, owner))
    table.stack.append(RESEARCH)
    table.ask(owner, Task.RESEARCH)


def end_exploring(table: RollState, chance: Chance) -> None:
    """End-of-phase credits, then the abandoned pile goes back into the bag."""
    end_of_phase(table, Phase.EXPLORE, chance)
    table.pile_to_bag()
    for player in table.seats:
        player.alien_scout = False


@final
class Research(Step[RollState]):
    """R-TILE-7: the tile of Alien Research Team goes under a stack of its owner's choice."""

    def kind(self) -> i64:
        return Kind.RESEARCH

    def waiting(self, table: RollState) -> i64:
        return table.owing

    def settle(self, table: RollState, chance: Chance) -> bool:
        if table.owing:
            return True
        table.stack.pop()
        end_exploring(table, chance)
        return False

    def offer(self, table: RollState, seat: i64, moves: Moves) -> None:
        offer_spots(table.seats[seat], False, moves)

    def take(self, table: RollState, seat: i64, action: i64, chance: Chance) -> None:
        put_drawn(table, seat, action - PUT, chance)
        show_tops(table, seat, chance)
        table.finish(seat)


RESEARCH = Research()
