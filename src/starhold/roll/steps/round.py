"""The round: roll, reveal, the active phases in their order, and the check for the end."""

from typing import final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.log import Event, Log
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import Place
from starhold.roll.components import Die, Phase, Side
from starhold.roll.dice import number, total
from starhold.roll.news import News
from starhold.roll.scoring import is_last_round
from starhold.roll.state import NONE, Player, RollState, Stage, Task
from starhold.roll.steps.assign import ASSIGN, lift_screen, roll
from starhold.roll.steps.build import start_building
from starhold.roll.steps.explore import start_exploring
from starhold.roll.steps.kinds import Kind
from starhold.roll.steps.manage import start_managing
from starhold.roll.steps.produce import start_producing
from starhold.roll.steps.ship import start_shipping


@final
class Round(Step[RollState]):
    """R-ROUND-1: drives the round from below the other steps and never asks anything itself."""

    def kind(self) -> i64:
        return Kind.ROUND

    def waiting(self, state: RollState) -> i64:
        return 0

    def settle(self, state: RollState, chance: Chance) -> bool:
        stage = state.stage
        if stage == Stage.ROLL:
            state.stage = Stage.REVEAL
            start_round(state, chance)
        elif stage == Stage.REVEAL:
            state.stage = Phase.EXPLORE
            reveal(state, chance)
        elif stage < Stage.MANAGE:
            state.stage = stage + 1
            if has(state.active, stage):
                start_phase(state, stage, chance)
        elif stage == Stage.MANAGE:
            state.stage = Stage.CHECK
            start_managing(state, chance)
        else:
            end_round(state, chance)
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        return

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        return


ROUND = Round()


def start_round(state: RollState, chance: Chance) -> None:
    """Everybody rolls the cup (R-ROLL-1), then all assign."""
    state.round += 1
    if chance.log is not None:
        chance.log.add(Event(News.ROUND, state.round))
    state.stack.append(ASSIGN)
    for seat in range(state.players):
        player = state.seats[seat]
        player.assignment = roll(player.cup, chance)
        player.cup = 0
        state.ask(seat, Task.ASSIGN)


def reveal(state: RollState, chance: Chance) -> None:
    """R-REVEAL-1 to R-REVEAL-7: active phases become known, workers of the others return to the cup."""
    for seat in range(state.players):
        player = state.seats[seat]
        lift_screen(player)
        state.active |= bit(player.selected)
        if chance.log is not None:
            chance.log.add(Event(News.SELECTED, seat, player.selector, player.selected))
            tell_rows(player, seat, chance.log)
            tell_dictated(player, seat, chance.log)
    if state.players == 2:
        extra: i64 = box.FACES[6 * Die.HOME + chance.below(6)]
        state.active |= bit(extra)
        if chance.log is not None:
            chance.log.add(Event(News.EXTRA_PHASE, extra))
    for player in state.seats:
        row: i64 = 0
        while row < box.PHASES:
            if not has(state.active, row):
                dice = player.at(row)
                player.add(row, -dice)
                player.add(Place.CUP, dice)
            row += 1


def tell_rows(player: Player, seat: i64, log: Log) -> None:
    """Who works where; the last number of the event names the dice by type."""
    row: i64 = 0
    while row < box.PHASES:
        dice = player.at(row)
        if dice:
            log.add(Event(News.ROW, seat, row, total(dice), dice))
        row += 1


def tell_dictated(player: Player, seat: i64, log: Log) -> None:
    """R-DICTATE-2: the dice that were given up, which are in the cup now (R-REVEAL-6)."""
    for kind in range(box.KINDS):
        dice = number(player.cup, kind)
        if dice:
            log.add(Event(News.DICTATED, seat, dice, kind))


def start_phase(state: RollState, phase: i64, chance: Chance) -> None:
    """R-PHASE-1: one active phase, for all players (R-PHASE-2)."""
    if chance.log is not None:
        chance.log.add(Event(News.PHASE, phase))
    if phase == Phase.EXPLORE:
        start_exploring(state, chance)
    elif phase == Phase.DEVELOP:
        start_building(state, Side.DEVELOPMENT, chance)
    elif phase == Phase.SETTLE:
        start_building(state, Side.WORLD, chance)
    elif phase == Phase.PRODUCE:
        start_producing(state, chance)
    else:
        start_shipping(state, chance)


def end_round(state: RollState, chance: Chance) -> None:
    """R-MANAGE-9, R-MANAGE-10: phase tiles turn back, and the game may be over."""
    state.active = 0
    for player in state.seats:
        player.selected = NONE
        player.selector = NONE
    if is_last_round(state):
        state.stack.clear()
        if chance.log is not None:
            chance.log.add(Event(News.ENDED, state.round))
    else:
        state.stage = Stage.ROLL
