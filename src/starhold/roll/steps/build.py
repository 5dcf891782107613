"""Phases II and III, Develop and Settle: builders go onto the top tile of a stack until it is complete.

Both phases are one procedure (R-SETTLE-1); `side` says which stack, slot and row it is about.
"""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import BUILD, KEEP, PAY, PLACES, REMOVE, TO_CUP, Place
from starhold.roll.components import Dev, Die, Phase, Side
from starhold.roll.dice import first_kind, kinds, number, of_kind, one, several, total, uniform
from starhold.roll.news import News
from starhold.roll.powers import completion_credits, cost, end_of_phase
from starhold.roll.state import NONE, RollState, Task
from starhold.roll.steps.kinds import Kind
from starhold.roll.zone import show_tops, take_out


def start_building(state: RollState, side: i64, chance: Chance) -> None:
    """Everybody builds at once: nothing that one player does here touches another."""
    state.stack.append(DEVELOP if side == Side.DEVELOPMENT else SETTLE)
    for seat in range(state.players):
        build(state, seat, side, chance)


@final
class Build(Step[RollState]):
    """R-DEV-2: builders go onto the top tile one at a time."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def kind(self) -> i64:
        return Kind.DEVELOP + self.side

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def settle(self, state: RollState, chance: Chance) -> bool:
        if state.owing:
            return True
        state.stack.pop()
        end_of_phase(state, Phase.DEVELOP + self.side, chance)
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        if player.task == Task.BUILD:
            moves.add_each(BUILD, kinds(player.at(Phase.DEVELOP + self.side)))
        elif player.task == Task.PAY:
            moves.add_each(PAY, kinds(player.at(Place.DEVELOPMENT_SLOT + self.side)))
        elif player.task == Task.TO_CUP:
            moves.add_each(TO_CUP, kinds(player.builders))
            if player.least <= 0:
                moves.add(KEEP)
        else:
            place: i64 = Place.DEVELOP_ROW
            while place < PLACES:
                moves.add_each(REMOVE + 7 * (place - 1), kinds(player.at(place)))
                place += 1

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        if action < PAY:
            place_builder(state, seat, self.side, action - BUILD, chance)
        elif action < TO_CUP:
            pay_with(state, seat, self.side, one(action - PAY), chance)
        elif action < KEEP:
            send_to_cup(state, seat, self.side, action - TO_CUP, chance)
        elif action == KEEP:
            end_redirecting(state, seat, self.side, chance)
        else:
            remove_die(state, seat, action - REMOVE, chance)
            gain_from_tile(state, seat, self.side, chance)

    def fields(self) -> list[int]:
        return [self.side]


DEVELOP: Final = Build(Side.DEVELOPMENT)
SETTLE: Final = Build(Side.WORLD)

# -- placing builders -----------------------------------------------------------------------------


def build(state: RollState, seat: i64, side: i64, chance: Chance) -> None:
    """Go on building until the owner must decide something or is finished."""
    player = state.seats[seat]
    row = Phase.DEVELOP + side
    slot = Place.DEVELOPMENT_SLOT + side
    while True:
        stack = player.stack(side)
        workers = player.at(row)
        if not stack:
            return_unused(state, seat, row, chance)
            state.finish(seat)
            return
        needed = cost(player, side, stack[0])
        placed = total(player.at(slot))
        if placed >= needed:
            complete(state, seat, side, needed, chance)
            return
        if not workers:
            state.finish(seat)
            return
        if total(workers) > needed - placed:
            if not uniform(workers):
                state.ask(seat, Task.BUILD)
                return
            workers = several(needed - placed, first_kind(workers))
        player.add(row, -workers)
        player.add(slot, workers)
        if chance.log is not None:
            chance.log.add(Event(News.PLACED, seat, total(workers), side))


def return_unused(state: RollState, seat: i64, row: i64, chance: Chance) -> None:
    """R-PHASE-6: workers that could not be used go back to the cup."""
    player = state.seats[seat]
    workers = player.at(row)
    if workers:
        player.add(row, -workers)
        player.add(Place.CUP, workers)
        if chance.log is not None:
            chance.log.add(Event(News.UNUSED, seat, total(workers)))


def place_builder(state: RollState, seat: i64, side: i64, kind: i64, chance: Chance) -> None:
    """The owner names the next builder."""
    player = state.seats[seat]
    player.add(Phase.DEVELOP + side, -one(kind))
    player.add(Place.DEVELOPMENT_SLOT + side, one(kind))
    if chance.log is not None:
        chance.log.add(Event(News.PLACED, seat, 1, side))
    build(state, seat, side, chance)


# -- completing a tile (R-DEV-14) -------------------------------------------------------------------


def complete(state: RollState, seat: i64, side: i64, needed: i64, chance: Chance) -> None:
    """The top tile enters the tableau; its builders are the dice that pay for it."""
    player = state.seats[seat]
    tile: i64 = player.stack(side)[0]
    if side == Side.DEVELOPMENT:
        player.developments |= bit(tile)
    else:
        player.settle_world(tile, box.WORLD_COLOUR[tile])
    if chance.log is not None:
        chance.log.add(Event(News.COMPLETED if side == Side.DEVELOPMENT else News.SETTLED, seat, tile))
    take_out(player, side, tile)
    show_tops(state, seat, chance)
    player.tile = tile
    player.builders = 0
    player.left = needed
    pay_with(state, seat, side, 0, chance)


def pay_with(state: RollState, seat: i64, side: i64, dice: i64, chance: Chance) -> None:
    """R-DEV-8: these dice pay; with more dice on the slot than the cost, the owner goes on choosing."""
    player = state.seats[seat]
    slot = Place.DEVELOPMENT_SLOT + side
    player.add(slot, -dice)
    player.builders += dice
    player.left -= total(dice)
    on_slot = player.at(slot)
    if player.left > 0 and player.left < total(on_slot) and not uniform(on_slot):
        state.ask(seat, Task.PAY)
        return
    if player.left > 0:
        rest = on_slot if player.left == total(on_slot) else several(player.left, first_kind(on_slot))
        player.add(slot, -rest)
        player.builders += rest
    redirect(state, seat, side, chance)


def redirect(state: RollState, seat: i64, side: i64, chance: Chance) -> None:
    """Galactic Federation, Galactic Exchange and New Galactic Order send builders to the cup."""
    player = state.seats[seat]
    player.least = 1
    chooses = False
    if side == Side.DEVELOPMENT:
        # R-TILE-17: not for its own completion
        chooses = player.owns(Dev.GALACTIC_FEDERATION) and player.tile != Dev.GALACTIC_FEDERATION
    else:
        chooses = player.owns(Dev.GALACTIC_EXCHANGE)
        military = of_kind(player.builders, Die.MILITARY)
        if military and player.owns(Dev.NEW_GALACTIC_ORDER):
            player.builders -= military
            player.cup += military
            player.least = 0  # R-TILE-19: a military settler may count as the one chosen
            if chance.log is not None:
                chance.log.add(Event(News.TO_CUP, seat, total(military), Die.MILITARY))
    player.left = box.MOST_TO_CUP
    if chooses and player.builders:
        state.ask_or_answer(seat, Task.TO_CUP, chance)
    else:
        end_redirecting(state, seat, side, chance)


def send_to_cup(state: RollState, seat: i64, side: i64, kind: i64, chance: Chance) -> None:
    """R-TILE-16: one builder to the cup, then perhaps a second one."""
    player = state.seats[seat]
    player.builders -= one(kind)
    player.cup += one(kind)
    player.left -= 1
    player.least -= 1
    if chance.log is not None:
        chance.log.add(Event(News.TO_CUP, seat, 1, kind))
    if player.left > 0 and player.builders:
        state.ask(seat, Task.TO_CUP)
    else:
        end_redirecting(state, seat, side, chance)


def end_redirecting(state: RollState, seat: i64, side: i64, chance: Chance) -> None:
    """All other builders go to the Citizenry; then the tile's immediate effect follows."""
    player = state.seats[seat]
    player.citizenry += player.builders
    player.builders = 0
    player.left = 0
    player.least = 0
    if box.REMOVES[box.TILES * side + player.tile]:
        state.ask_or_answer(seat, Task.REMOVE, chance)
    else:
        gain_from_tile(state, seat, side, chance)


# -- immediate effects (R-IMM-1 to R-IMM-9) ----------------------------------------------------------


def remove_die(state: RollState, seat: i64, code: i64, chance: Chance) -> None:
    """Any own die goes back to the supply, and nothing else comes of it (R-IMM-5)."""
    place = code // 7 + 1
    kind = code % 7
    state.seats[seat].add(place, -one(kind))
    state.supply += one(kind)
    if chance.log is not None:
        chance.log.add(Event(News.REMOVED, seat, kind, place))


def gain_from_tile(state: RollState, seat: i64, side: i64, chance: Chance) -> None:
    """What the completed tile brings, then what others pay for it; then the next tile (R-DEV-9)."""
    player = state.seats[seat]
    tile = player.tile
    number_of_side = box.TILES * side + tile
    gain_dice(state, seat, Place.CUP, box.TO_CUP[number_of_side], chance)
    gain_dice(state, seat, Place.CITIZENRY, box.TO_CITIZENRY[number_of_side], chance)
    if side == Side.WORLD:
        gain_dice(state, seat, Place.GOODS + box.WORLD_COLOUR[tile], box.AS_GOOD[number_of_side], chance)
    gained = player.pay(box.CREDITS[number_of_side])
    if chance.log is not None and gained > 0:
        chance.log.add(Event(News.TILE_CREDITS, seat, gained))
    completion_credits(state, seat, side, tile, chance)
    player.tile = NONE
    build(state, seat, side, chance)


def gain_dice(state: RollState, seat: i64, place: i64, dice: i64, chance: Chance) -> None:
    """Dice of the supply go to a place."""
    state.gain(seat, place, dice)
    if chance.log is not None:
        left = dice
        while left:
            kind = first_kind(left)
            chance.log.add(Event(News.GAINED, seat, number(left, kind), kind, place))
            left -= of_kind(left, kind)
