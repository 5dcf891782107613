"""The round: roll, reveal, the active phases in their order, and the check for the end."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.step_kinds import Duty
from starhold.roll import components as box
from starhold.roll.actions import DicePlace
from starhold.roll.components import Die, Phase, Side
from starhold.roll.dice import number, total
from starhold.roll.events import RollEvent, tell
from starhold.roll.scoring import is_last_round
from starhold.roll.state import NONE, Player, RollState
from starhold.roll.steps.assign import lift_screen, start_assigning
from starhold.roll.steps.build import start_building
from starhold.roll.steps.explore import start_exploring
from starhold.roll.steps.manage import start_managing
from starhold.roll.steps.produce import start_producing
from starhold.roll.steps.ship import start_shipping


class RoundPart:
    """The parts of a round in their order; those between are the five phases."""

    ASSIGN: Final = 0
    REVEAL: Final = 1
    PHASES: Final = 2
    MANAGE: Final = 7
    END: Final = 8


@final
class Round(Duty[RollState]):
    """R-ROUND-1: lies below the other steps and brings one part of the round after the other."""

    name: ClassVar[str] = "round"
    rule: ClassVar[str] = "R-ROUND-1"

    def __init__(self, part: i64) -> None:
        #: what comes next
        self.part: i64 = part

    def settle(self, state: RollState, chance: Chance) -> bool:
        part = self.part
        state.stack[-1] = ROUND[part + 1 if part < RoundPart.END else RoundPart.ASSIGN]
        if part == RoundPart.ASSIGN:
            start_round(state, chance)
        elif part == RoundPart.REVEAL:
            reveal(state, chance)
        elif part < RoundPart.MANAGE:
            if has(state.active, part - RoundPart.PHASES):
                start_phase(state, part - RoundPart.PHASES, chance)
        elif part == RoundPart.MANAGE:
            start_managing(state, chance)
        else:
            end_round(state, chance)
        return False

    def fields(self) -> list[int]:
        return [self.part]


#: one for each part
ROUND: Final[list[Round]] = [Round(part) for part in range(RoundPart.END + 1)]


def start_round(state: RollState, chance: Chance) -> None:
    """Everybody rolls and assigns."""
    state.round += 1
    tell(chance, RollEvent.ROUND, state.round)
    start_assigning(state, chance)


def reveal(state: RollState, chance: Chance) -> None:
    """R-REVEAL-1 to R-REVEAL-7: active phases become known, workers of the others return to the cup."""
    for seat in range(state.players):
        player = state.seats[seat]
        lift_screen(player)
        state.active |= bit(player.selected)
        if chance.log is not None:
            tell(chance, RollEvent.SELECTED, seat, player.selector, player.selected)
            tell_rows(player, seat, chance)
            tell_dictated(player, seat, chance)
    if state.players == 2:
        extra: i64 = box.FACES[6 * Die.HOME + chance.below(6)]
        state.active |= bit(extra)
        tell(chance, RollEvent.EXTRA_PHASE, extra)
    for player in state.seats:
        row: i64 = 0
        while row < box.PHASES:
            if not has(state.active, row):
                dice = player.at(row)
                player.add(row, -dice)
                player.add(DicePlace.CUP, dice)
            row += 1


def tell_rows(player: Player, seat: i64, chance: Chance) -> None:
    """Log who works where; the last number of the event names the dice by type."""
    row: i64 = 0
    while row < box.PHASES:
        dice = player.at(row)
        if dice:
            tell(chance, RollEvent.ROW, seat, row, total(dice), dice)
        row += 1


def tell_dictated(player: Player, seat: i64, chance: Chance) -> None:
    """Log the dice that were spent (R-DICTATE-2), which are in the cup now (R-REVEAL-6)."""
    for kind in range(box.KINDS):
        dice = number(player.cup, kind)
        if dice:
            tell(chance, RollEvent.DICTATED, seat, dice, kind)


def start_phase(state: RollState, phase: i64, chance: Chance) -> None:
    """R-PHASE-1: one active phase, for all players (R-PHASE-2)."""
    tell(chance, RollEvent.PHASE, phase)
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
        tell(chance, RollEvent.ENDED, state.round)
