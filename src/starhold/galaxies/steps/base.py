"""What the steps of Galaxies have in common, and the table that names them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.state import Galaxies
from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.kernel.vocabulary import StepKind


class Kind:
    """Numbers of the step kinds, in the order of STEPS."""

    KEEP_MISSION: Final = 0
    TURN: Final = 1
    MAIN_CHOICE: Final = 2
    REROLL: Final = 3
    CONVERT: Final = 4
    MOVE_SHIP: Final = 5
    LANDING: Final = 6
    ADVANCE: Final = 7
    COLONY_DIE: Final = 8
    PAYMENT: Final = 9
    FOLLOW: Final = 10
    FOLLOW_TOGETHER: Final = 11
    FOLLOW_QUEUE: Final = 12
    PLANET_DONE: Final = 13
    ENEMY_SHIP: Final = 14
    STEAL: Final = 15
    EXCHANGE: Final = 16
    REMOVE_PLANET: Final = 17
    COPY_ROW: Final = 18
    COPY_COLONY: Final = 19
    FREE_ACTION: Final = 20
    REPEAT_DIE: Final = 21
    SHIFT_ORBIT: Final = 22
    RECALL: Final = 23
    RECALL_GAIN: Final = 24
    BACK: Final = 25
    FORTH: Final = 26
    GRANTED_ADVANCE: Final = 27
    DISCARD_DICE: Final = 28
    SET_DIE: Final = 29
    SECOND_MOVE: Final = 30
    ROGUE_TURN: Final = 31
    FORCED_REROLL: Final = 32
    ROGUE_REGRESS: Final = 33
    ROGUE_THEFT: Final = 34


STEPS: Final = (
    StepKind("keep-mission", "G-SETUP-8"),
    StepKind("turn", "G-TURN-1", asks=False),
    StepKind("main-choice", "G-TURN-2"),
    StepKind("reroll", "G-REROLL-1"),
    StepKind("convert", "G-CONV-1"),
    StepKind("move-ship", "G-MOVE-1"),
    StepKind("landing", "G-MOVE-10"),
    StepKind("advance", "G-ADV-1"),
    StepKind("colony-die", "G-UTIL-1"),
    StepKind("payment", "G-UPG-1"),
    StepKind("follow", "G-FOLLOW-1"),
    StepKind("follow-together", "G-FOLLOW-3"),
    StepKind("follow-queue", "G-FOLLOW-3", asks=False),
    StepKind("planet-done", "G-PLANET-6", asks=False),
    StepKind("enemy-ship", "G-CARD-18"),
    StepKind("steal", "G-CARD-17"),
    StepKind("exchange", "G-CARD-16"),
    StepKind("remove-planet", "G-CARD-9"),
    StepKind("copy-row", "G-CARD-5"),
    StepKind("copy-colony", "G-CARD-6"),
    StepKind("free-action", "G-CARD-3"),
    StepKind("repeat-die", "G-CARD-4"),
    StepKind("shift-orbit", "G-CARD-8"),
    StepKind("recall", "G-CARD-12"),
    StepKind("recall-gain", "G-CARD-12"),
    StepKind("back", "G-CARD-11"),
    StepKind("forth", "G-CARD-11"),
    StepKind("granted-advance", "G-CARD-10"),
    StepKind("discard-dice", "G-CARD-15"),
    StepKind("set-die", "G-CARD-19"),
    StepKind("second-move", "G-CARD-7"),
    StepKind("rogue-turn", "G-SOLO-6", asks=False),
    StepKind("forced-reroll", "G-SOLO-8"),
    StepKind("rogue-regress", "G-SOLO-27"),
    StepKind("rogue-theft", "G-SOLO-28"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[Galaxies]):
    """A decision of one seat. A single option is taken without asking; none at all skips the step."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waiting(self, state: Galaxies) -> i64:
        return bit(self.seat)

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        moves = Moves(0)
        self.offer(state, self.seat, moves)
        if moves.count > 1:
            state.choices = moves.count
            return True
        if moves.count == 1:
            self.take(state, self.seat, moves.found, chance)
        else:
            state.stack.pop()
        return False

    def fields(self) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """A decision that may always be declined, and so is always asked."""

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty(Step[Galaxies]):
    """Work that the rules do by themselves when its moment comes; nobody decides anything."""

    def waiting(self, state: Galaxies) -> i64:
        return 0
