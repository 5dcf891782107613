"""Phase IV, Produce: producers become goods on coloured worlds."""

from typing import final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import PRODUCE
from starhold.roll.components import Phase
from starhold.roll.dice import first_kind, kinds, one, total, uniform
from starhold.roll.news import News
from starhold.roll.powers import end_of_phase
from starhold.roll.state import Player, RollState, Task
from starhold.roll.steps.build import return_unused
from starhold.roll.steps.kinds import Kind


def start_producing(state: RollState, chance: Chance) -> None:
    """Everybody produces at once."""
    state.stack.append(PRODUCING)
    for seat in range(state.players):
        produce(state, seat, chance)


@final
class Produce(Step[RollState]):
    """R-PRODUCE-5: the owner chooses which producer goes to a world of which colour."""

    def kind(self) -> i64:
        return Kind.PRODUCE

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def settle(self, state: RollState, chance: Chance) -> bool:
        if state.owing:
            return True
        state.stack.pop()
        end_of_phase(state, Phase.PRODUCE, chance)
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        types = kinds(player.produce)
        colour: i64 = 0
        while colour < box.COLOURS:
            if player.room(colour) > 0:
                moves.add_each(PRODUCE + 7 * colour, types)
            colour += 1

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        code = action - PRODUCE
        make_good(state, seat, code % 7, code // 7, chance)
        produce(state, seat, chance)


PRODUCING = Produce()


def produce(state: RollState, seat: i64, chance: Chance) -> None:
    """R-PRODUCE-6: go on while there is a producer and a place; without a real choice, by itself."""
    player = state.seats[seat]
    while player.produce:
        places = all_room(player)
        if places == 0:
            break
        fills_all = uniform(player.produce) and total(player.produce) >= places
        if not fills_all and not (one_colour(player) and total(player.produce) <= places):
            state.ask_or_answer(seat, Task.PRODUCE, chance)
            return
        make_good(state, seat, first_kind(player.produce), first_colour(player), chance)
    return_unused(state, seat, Phase.PRODUCE, chance)
    state.finish(seat)


def make_good(state: RollState, seat: i64, kind: i64, colour: i64, chance: Chance) -> None:
    """A producer becomes a good (R-GEN-4)."""
    player = state.seats[seat]
    player.produce -= one(kind)
    player.add_goods(colour, one(kind))
    if chance.log is not None:
        chance.log.add(Event(News.PRODUCED, seat, kind, colour))


def all_room(player: Player) -> i64:
    """How many goods can still be put anywhere."""
    places: i64 = 0
    colour: i64 = 0
    while colour < box.COLOURS:
        places += player.room(colour)
        colour += 1
    return places


def first_colour(player: Player) -> i64:
    """The first colour of world with a free place; there must be one."""
    colour: i64 = 0
    while player.room(colour) <= 0:
        colour += 1
    return colour


def one_colour(player: Player) -> bool:
    """Are all free places on worlds of one colour?"""
    return player.room(first_colour(player)) == all_room(player)
