"""Manage: recruit from the Citizenry for credits, recall builders and goods for free."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import NO_ACTION
from starhold.kernel.words import Choice, Number, Question, Shape
from starhold.roll import components as box
from starhold.roll.actions import PLACES, DicePlace, RollAction
from starhold.roll.dice import first_kind, kinds, one, several, total, uniform
from starhold.roll.events import RollEvent, tell
from starhold.roll.shapes import recalled, recruited
from starhold.roll.state import Own, Player, RollState
from starhold.roll.steps.base import Together, ask, ask_or_answer, finish
from starhold.roll.steps.why import refuse_dice, refuse_empty_worlds
from starhold.roll.words import REASONS


def start_managing(state: RollState, chance: Chance) -> None:
    """Everybody manages at once (R-ORDER-5)."""
    tell(chance, RollEvent.MANAGE)
    state.stack.append(MANAGE)
    for seat in range(state.players):
        recruit(state, seat, chance)


@final
class Manage(Together):
    """R-MANAGE-1 to R-MANAGE-8: which dice to recruit when short of credits, which dice to recall."""

    name: ClassVar[str] = "manage"
    rule: ClassVar[str] = "R-MANAGE-1"


MANAGE: Final = Manage()
RECRUIT_FIRST: Final = REASONS.declare("recruit-first", rule="R-MANAGE-5")
RECRUIT_OVER: Final = REASONS.declare("recruit-over", rule="R-MANAGE-2")

# -- recruiting ---------------------------------------------------------------------------------------


@final
class Recruit(Own):
    """R-MANAGE-3: with fewer credits than dice, which die is recruited next."""

    name: ClassVar[str] = "manage-recruit"
    rule: ClassVar[str] = "R-MANAGE-3"

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        moves.add_each(RollAction.RECRUIT, kinds(player.citizenry))
        if moves.explains:
            reason = RECRUIT_FIRST(credits=Number(int(player.credits)))
            refuse_dice(player, DicePlace.DEVELOPMENT_SLOT, PLACES - 1, reason, moves)
            refuse_empty_worlds(player, moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        hire(state, seat, one(action - RollAction.RECRUIT), chance)
        recruit(state, seat, chance)

    def question(self, state: RollState, seat: i64) -> Question:
        return Question(self.name, {"credits": Number(int(state.seats[seat].credits))}, self.rule)

    def shape(self, state: RollState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        player = state.seats[seat]
        return recruited(choices, player.citizenry, int(player.credits))


RECRUIT: Final = Recruit()


def recruit(state: RollState, seat: i64, chance: Chance) -> None:
    """R-MANAGE-2: until the Citizenry or the purse is empty; all that can be afforded without asking."""
    player = state.seats[seat]
    waiting = player.citizenry
    if player.credits < total(waiting) and player.credits > 0:
        if not uniform(waiting):
            ask(state, seat, RECRUIT)
            return
        waiting = several(player.credits, first_kind(waiting))
    if player.credits > 0:
        hire(state, seat, waiting, chance)
    if player.credits == 0:
        player.credits = box.CREDITS_IF_BROKE
    recall(state, seat, chance)


def hire(state: RollState, seat: i64, dice: i64, chance: Chance) -> None:
    """Move dice from the Citizenry to the cup for $1 each."""
    if not dice:
        return
    player = state.seats[seat]
    player.citizenry -= dice
    player.cup += dice
    player.credits -= total(dice)
    tell(chance, RollEvent.RECRUITED, seat, total(dice))


# -- recalling ----------------------------------------------------------------------------------------


@final
class RecallDice(Own):
    """R-MANAGE-5, R-MANAGE-6: any builders and goods, at least one if the cup is empty."""

    name: ClassVar[str] = "manage"
    rule: ClassVar[str] = "R-MANAGE-5"

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        if player.cup:
            moves.add(RollAction.END)
        place: i64 = DicePlace.DEVELOPMENT_SLOT
        while place < PLACES:
            moves.add_each(
                RollAction.RECALL + 7 * (place - DicePlace.DEVELOPMENT_SLOT), kinds(player.at(place))
            )
            place += 1
        if moves.explains:
            refuse_dice(player, DicePlace.CITIZENRY, DicePlace.CITIZENRY, RECRUIT_OVER(), moves)
            refuse_empty_worlds(player, moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        if action == RollAction.END:
            finish(state, seat)
            return
        code = action - RollAction.RECALL
        place = code // 7 + DicePlace.DEVELOPMENT_SLOT
        kind = code % 7
        player = state.seats[seat]
        player.add(place, -one(kind))
        player.cup += one(kind)
        tell(chance, RollEvent.RECALLED, seat, kind, place)
        recall(state, seat, chance)

    def question(self, state: RollState, seat: i64) -> Question:
        if state.seats[seat].cup:
            return Question(self.name, {}, self.rule)
        return Question("manage-forced", {}, "R-MANAGE-6")

    def decline(self, state: RollState, seat: i64) -> i64:
        return RollAction.END if state.seats[seat].cup else NO_ACTION

    def shape(self, state: RollState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return recalled(choices)


RECALL: Final = RecallDice()


def recall(state: RollState, seat: i64, chance: Chance) -> None:
    """Ask, if there is anything to recall."""
    if recallable(state.seats[seat]):
        ask_or_answer(state, seat, RECALL, chance)
    else:
        finish(state, seat)


def recallable(player: Player) -> i64:
    """Return the dice on the construction slots and goods."""
    return player.development_slot + player.world_slot + player.all_goods()
