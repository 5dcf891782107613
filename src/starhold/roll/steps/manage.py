"""Manage: recruit from the Citizenry for credits, recall builders and goods for free."""

from typing import final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import END, PLACES, RECALL, RECRUIT, Place
from starhold.roll.dice import first_kind, kinds, one, several, total, uniform
from starhold.roll.news import News
from starhold.roll.state import Player, RollState, Task
from starhold.roll.steps.kinds import Kind


def start_managing(state: RollState, chance: Chance) -> None:
    """Everybody manages at once (R-ORDER-5)."""
    if chance.log is not None:
        chance.log.add(Event(News.MANAGE))
    state.stack.append(MANAGING)
    for seat in range(state.players):
        recruit(state, seat, chance)


@final
class Manage(Step[RollState]):
    """R-MANAGE-1 to R-MANAGE-8: which dice to recruit when short of credits, which dice to recall."""

    def kind(self) -> i64:
        return Kind.MANAGE

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def settle(self, state: RollState, chance: Chance) -> bool:
        if state.owing:
            return True
        state.stack.pop()
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        if player.task == Task.RECRUIT:
            moves.add_each(RECRUIT, kinds(player.citizenry))
            return
        if player.cup:
            moves.add(END)
        place: i64 = Place.DEVELOPMENT_SLOT
        while place < PLACES:
            moves.add_each(RECALL + 7 * (place - Place.DEVELOPMENT_SLOT), kinds(player.at(place)))
            place += 1

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        if action < RECALL:
            hire(state, seat, one(action - RECRUIT), chance)
            recruit(state, seat, chance)
        elif action < END:
            recall_die(state, seat, action - RECALL, chance)
            recall(state, seat, chance)
        else:
            state.finish(seat)


MANAGING = Manage()


def recruit(state: RollState, seat: i64, chance: Chance) -> None:
    """R-MANAGE-2: until the Citizenry or the purse is empty; all that can be afforded without asking."""
    player = state.seats[seat]
    waiting = player.citizenry
    if player.credits < total(waiting) and player.credits > 0:
        if not uniform(waiting):
            state.ask(seat, Task.RECRUIT)
            return
        waiting = several(player.credits, first_kind(waiting))
    if player.credits > 0:
        hire(state, seat, waiting, chance)
    if player.credits == 0:
        player.credits = box.CREDITS_IF_BROKE
    recall(state, seat, chance)


def hire(state: RollState, seat: i64, dice: i64, chance: Chance) -> None:
    """Dice go from the Citizenry to the cup for $1 each."""
    if not dice:
        return
    player = state.seats[seat]
    player.citizenry -= dice
    player.cup += dice
    player.credits -= total(dice)
    if chance.log is not None:
        chance.log.add(Event(News.RECRUITED, seat, total(dice)))


def recall(state: RollState, seat: i64, chance: Chance) -> None:
    """R-MANAGE-5, R-MANAGE-6: any builders and goods, at least one if the cup is empty."""
    if recallable(state.seats[seat]):
        state.ask_or_answer(seat, Task.RECALL, chance)
    else:
        state.finish(seat)


def recallable(player: Player) -> i64:
    """Dice on the construction slots and goods."""
    return player.development_slot + player.world_slot + player.all_goods()


def recall_die(state: RollState, seat: i64, code: i64, chance: Chance) -> None:
    """One die returns to the cup, free of charge."""
    player = state.seats[seat]
    place = code // 7 + Place.DEVELOPMENT_SLOT
    kind = code % 7
    player.add(place, -one(kind))
    player.cup += one(kind)
    if chance.log is not None:
        chance.log.add(Event(News.RECALLED, seat, kind, place))
