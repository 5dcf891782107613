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


def start_exploring(state: RollState, chance: Chance) -> None:
    """Everybody gets the virtual explorers and the first question."""
    state.stack.append(EXPLORE)
    for seat in range(state.players):
        player = state.seats[seat]
        player.virtual = virtual_workers(player, Phase.EXPLORE)
        next_task(state, seat, chance)


def next_task(state: RollState, seat: i64, chance: Chance) -> None:
    """Ask for the next explorer, or for a last use of Advanced Logistics (R-TILE-1)."""
    player = state.seats[seat]
    if explorers(player) or (player.owns(Dev.ADVANCED_LOGISTICS) and player.zone & ~player.arranged):
        state.ask(seat, Task.EXPLORE)
    else:
        leave(state, seat, chance)


def leave(state: RollState, seat: i64, chance: Chance) -> None:
    """The player has finished exploring."""
    state.seats[seat].arranged = 0
    show_tops(state, seat, chance)
    state.finish(seat)


def explorers(player: Player) -> i64:
    """Explorers not used yet, virtual ones included."""
    return player.explore + player.virtual


@final
class Explore(Step[RollState]):
    """R-EXPLORE-1: explorers act one at a time."""

    def kind(self) -> i64:
        return Kind.EXPLORE

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def settle(self, state: RollState, chance: Chance) -> bool:
        before = state.owing
        state.owing = may_act(state)
        if state.owing:
            return not answered_one(state, state.owing & ~before, chance)
        state.stack.pop()
        start_research(state, chance)
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        if player.task == Task.EXPLORE:
            offer_tasks(state, player, moves)
        elif player.task == Task.ABANDON:
            if player.abandoning > 0 or can_draw(state):
                moves.add(DRAW)
            moves.add_each(ABANDON, player.zone)
        else:
            offer_spots(player, player.owns(Dev.IMPROVED_RECONNAISSANCE), moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        if action < ABANDON:
            use_explorer(state, seat, action, chance)
        elif action < DRAW:
            abandon(state, seat, action - ABANDON, chance)
            state.ask_or_answer(seat, Task.ABANDON, chance)
        elif action == DRAW:
            scout(state, seat, chance)
        elif action == DONE:
            leave(state, seat, chance)
        elif state.seats[seat].task == Task.EXPLORE:
            arrange(state, seat, action - PUT, chance)
        else:
            put_drawn(state, seat, action - PUT, chance)
            if not state.seats[seat].drawn:
                end_of_batch(state, seat, chance)


EXPLORE = Explore()

# -- who may act --------------------------------------------------------------------------------


def may_act(state: RollState) -> i64:
    """The players that may explore now: those whose draws cannot leave anybody before them short."""
    left = count(state.bag)
    owing: i64 = 0
    reserved: i64 = 0
    k: i64 = 0
    while k < state.players:
        seat = (state.first + k) % state.players
        player = state.seats[seat]
        if player.task != Task.IDLE:
            if player.task == Task.PLACE or owing == 0 or reserved + next_draw(player) <= left:
                owing |= bit(seat)
            reserved += most_draws(player)
        k += 1
    return owing


def answered_one(state: RollState, again: i64, chance: Chance) -> bool:
    """Count anew for players whose turn has come again, and answer where only one answer is left.

    That is rare: an explorer that must Stock since nothing can be drawn (R-EXPLORE-19).
    """
    for seat in range(state.players):
        if has(state.owing, seat):
            task = state.seats[seat].task
            if has(again, seat):
                state.ask(seat, task)
            if state.seats[seat].options == 1:
                state.ask_or_answer(seat, task, chance)
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


def offer_tasks(state: RollState, player: Player, moves: Moves) -> None:
    """Scout or Stock with an explorer, or re-sort the zone with Advanced Logistics."""
    left = explorers(player)
    if left:
        aliens = number(left, Die.ALIEN) if alien_matters(player) else 0
        scouting = player.zone != 0 or can_draw(state)
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


def can_draw(state: RollState) -> bool:
    """R-EXPLORE-19: could a single tile be drawn, with both remedies for a short bag?"""
    if state.bag:
        return True
    return any(player.abandoned or player.zone_size() >= LEVY_FROM for player in state.seats)


def use_explorer(state: RollState, seat: i64, task: i64, chance: Chance) -> None:
    """An explorer of the named sort does its task and goes to the Citizenry."""
    player = state.seats[seat]
    alien = task in (SCOUT_ALIEN, STOCK_ALIEN)
    show_tops(state, seat, chance)
    spend(player, alien)
    player.arranged = 0
    if task in (STOCK, STOCK_ALIEN):
        stock(state, seat, alien, chance)
        next_task(state, seat, chance)
        return
    player.alien_scout |= alien
    player.abandoning = 0
    state.ask_or_answer(seat, Task.ABANDON, chance)


def spend(player: Player, alien: bool) -> None:
    """Use an explorer up: a die goes to the Citizenry, a virtual one vanishes."""
    dice, virtual = player.explore, player.virtual
    kind = Die.ALIEN if alien else first_kind(dice + virtual)
    if number(dice, kind):
        player.explore -= one(kind)
        player.citizenry += one(kind)
    else:
        player.virtual -= one(kind)


def stock(state: RollState, seat: i64, alien: bool, chance: Chance) -> None:
    """R-EXPLORE-3, R-TILE-4: credits, more for an alien explorer with Alien Archaeology."""
    player = state.seats[seat]
    rich = alien and player.owns(Dev.ALIEN_ARCHAEOLOGY)
    gained = player.pay(box.ALIEN_STOCK_CREDITS if rich else box.STOCK_CREDITS)
    if chance.log is not None:
        chance.log.add(Event(News.STOCKED, seat, gained))


def abandon(state: RollState, seat: i64, tile: i64, chance: Chance) -> None:
    """R-EXPLORE-4: a tile of the zone goes face down onto the abandoned pile."""
    player = state.seats[seat]
    side = player.side_of(tile)
    if chance.log is not None:
        chance.log.add(Event(News.ABANDONED, seat, side))
    take_out(player, side, tile)
    player.abandoned |= bit(tile)
    player.abandoning += 1


def scout(state: RollState, seat: i64, chance: Chance) -> None:
    """R-EXPLORE-5, R-EXPLORE-14: draw one tile more than were abandoned."""
    player = state.seats[seat]
    wanted = player.abandoning + 1
    if chance.log is not None:
        chance.log.add(Event(News.SCOUTED, seat, player.abandoning, wanted))
    player.abandoning = 0
    player.missing = draw_tiles(state, seat, wanted, chance)
    place_or_go_on(state, seat, chance)


def draw_tiles(state: RollState, seat: i64, wanted: i64, chance: Chance) -> i64:
    """Draw into the hand, refilling the bag from the abandoned pile; tells how many are missing."""
    player = state.seats[seat]
    while wanted > 0:
        if not state.bag:
            if not state.pile():
                return wanted
            state.pile_to_bag()
            if chance.log is not None:
                chance.log.add(Event(News.BAG_REFILLED))
        tile = state.draw(chance)
        player.drawn |= bit(tile)
        wanted -= 1
        if chance.log is not None:
            chance.log.add(Event(News.DREW, seat, tile, tile, 0, seat))
    return 0


def place_or_go_on(state: RollState, seat: i64, chance: Chance) -> None:
    """Tiles in hand are placed first; without any the Scout goes on."""
    if state.seats[seat].drawn:
        state.ask(seat, Task.PLACE)
    else:
        end_of_batch(state, seat, chance)


def end_of_batch(state: RollState, seat: i64, chance: Chance) -> None:
    """All drawn tiles lie in the zone: the Scout is over, unless tiles are missing (R-EXPLORE-16)."""
    player = state.seats[seat]
    if player.missing > 0:
        levied: i64 = 0
        for n in range(state.players):
            if state.seats[n].zone_size() >= LEVY_FROM:
                levied |= bit(n)
        if levied:
            state.stack.append(Levy(seat, levied))
            return
        player.missing = 0  # R-EXPLORE-18
    show_tops(state, seat, chance)
    next_task(state, seat, chance)


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


def put_drawn(state: RollState, seat: i64, code: i64, chance: Chance) -> None:
    """A drawn tile goes to the zone."""
    player = state.seats[seat]
    spot = code // box.TILES
    tile = code % box.TILES
    player.drawn &= ~bit(tile)
    put(state, seat, spot, tile, chance)
    if player.drawn:
        state.ask(seat, player.task)


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


def arrange(state: RollState, seat: i64, code: i64, chance: Chance) -> None:
    """Move a tile of the zone; dice stay on their slots."""
    player = state.seats[seat]
    tile = code % box.TILES
    side = player.side_of(tile)
    if chance.log is not None:
        chance.log.add(Event(News.ARRANGED, seat, side))
    take_out(player, side, tile)
    player.arranged |= bit(tile)
    put(state, seat, code // box.TILES, tile, chance)
    next_task(state, seat, chance)


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

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def settle(self, state: RollState, chance: Chance) -> bool:
        if self.levied:
            state.owing = 0
            state.stack[-1] = Levy(self.scouting, 0)
            for seat in range(state.players):
                if has(self.levied, seat):
                    state.seats[seat].choice = state.seats[seat].task
                    state.ask(seat, Task.LEVY)
            return True
        if state.owing:
            return True
        state.stack.pop()
        after_levy(state, self.scouting, chance)
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        moves.add_each(ABANDON, state.seats[seat].zone)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        player = state.seats[seat]
        tile = action - ABANDON
        side = player.side_of(tile)
        if chance.log is not None:
            chance.log.add(Event(News.LEVIED, seat, side))
        between_tasks = player.choice <= Task.EXPLORE and seat != self.scouting and not player.hidden
        take_out(player, side, tile)
        if between_tasks:
            show_tops(state, seat, chance)
        player.arranged &= ~bit(tile)
        state.bag |= bit(tile)
        state.finish(seat)

    def fields(self) -> list[int]:
        return [self.scouting, self.levied]


def after_levy(state: RollState, seat: i64, chance: Chance) -> None:
    """The interrupted Scout draws what is missing; everybody is asked again what they were asked."""
    for n in range(state.players):
        player = state.seats[n]
        task = player.choice
        player.choice = -1
        if n != seat and task > Task.IDLE:
            state.ask(n, task)
    player = state.seats[seat]
    wanted = player.missing
    player.missing = 0
    draw_tiles(state, seat, wanted, chance)
    place_or_go_on(state, seat, chance)


# -- end of the phase ----------------------------------------------------------------------------------------


def start_research(state: RollState, chance: Chance) -> None:
    """R-EXPLORE-20, R-TILE-6, R-TILE-8: Alien Research Team draws after everybody has explored."""
    owner = owner_of(state, Dev.ALIEN_RESEARCH_TEAM)
    if owner < 0 or draw_tiles(state, owner, 1, chance) > 0:
        end_exploring(state, chance)
        return
    if chance.log is not None:
        chance.log.add(Event(News.RESEARCHED, owner))
    state.stack.append(RESEARCH)
    state.ask(owner, Task.RESEARCH)


def end_exploring(state: RollState, chance: Chance) -> None:
    """End-of-phase credits, then the abandoned pile goes back into the bag."""
    end_of_phase(state, Phase.EXPLORE, chance)
    state.pile_to_bag()
    for player in state.seats:
        player.alien_scout = False


@final
class Research(Step[RollState]):
    """R-TILE-7: the tile of Alien Research Team goes under a stack of its owner's choice."""

    def kind(self) -> i64:
        return Kind.RESEARCH

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def settle(self, state: RollState, chance: Chance) -> bool:
        if state.owing:
            return True
        state.stack.pop()
        end_exploring(state, chance)
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        offer_spots(state.seats[seat], False, moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        put_drawn(state, seat, action - PUT, chance)
        show_tops(state, seat, chance)
        state.finish(seat)


RESEARCH = Research()
