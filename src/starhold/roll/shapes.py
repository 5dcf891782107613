"""What several decisions of Roll look like: moves behind the screen, dice to recruit or to place."""

from collections.abc import Sequence
from typing import Final

import msgspec

from starhold.kernel.shapes import actions_of, counted, is_answer, likely_places
from starhold.kernel.words import Answers, Choice, Line, PickPath, Shape, Subset
from starhold.roll.actions import RollAction
from starhold.roll.components import DIE_NAMES, PHASE_NAMES
from starhold.roll.dice import number
from starhold.roll.screen import NONE

WHERE: Final = Line("roll-shape-where")


def behind_screen(parts: Sequence[Shape], phase: int) -> tuple[Shape, ...]:
    """Let the last move behind the screen be undone; the selected phase will take place (R-REVEAL-2).

    Where the plan could stay as it is, a die can be spent (R-DICTATE-2): a click alone never does that.
    """
    stands = any(isinstance(part, Answers) and int(RollAction.COMMIT) in part.covers for part in parts)
    return tuple(
        _answered(part, phase)
        if isinstance(part, Answers)
        else msgspec.structs.replace(part, confirm="always")
        if stands and isinstance(part, PickPath)
        else part
        for part in parts
    )


def _answered(part: Answers, phase: int) -> Answers:
    commit, back = int(RollAction.COMMIT), int(RollAction.TAKE_BACK)
    undoes = back if back in part.covers else None
    if commit not in part.covers:
        return msgspec.structs.replace(part, undoes=undoes)
    notes = {} if phase == NONE else {commit: Line(f"roll-shape-runs-{PHASE_NAMES[phase]}")}
    return msgspec.structs.replace(
        part, declines=None, ends=commit, ready=True, undoes=undoes, default=commit, notes=notes
    )


def recruited(choices: Sequence[Choice], citizenry: int, credits: int) -> tuple[Shape, ...]:
    """As many dice of the Citizenry as credits allow (R-MANAGE-3); home dice are proposed last."""
    waiting = [kind for kind in range(len(DIE_NAMES)) for die in range(number(citizenry, kind))]
    picks = {choice.action - int(RollAction.RECRUIT): choice.picks[0] for choice in choices}
    things = [picks[kind] for kind in waiting]
    count = min(credits, len(things))
    says, ends, only = (Line(f"roll-shape-{name}") for name in ("recruit", "recruit-ends", "recruit-only"))
    return (
        Subset(
            members=counted(things),
            actions={choice.picks[0]: choice.action for choice in choices},
            least=count,
            most=count,
            preset=tuple(things[len(things) - count :]),
            says=says,
            ends=ends,
            only=only,
        ),
    )


def recalled(choices: Sequence[Choice]) -> tuple[Shape, ...]:
    """Dice that go back to the cup, and the end of it."""
    dice = PickPath(covers=actions_of(choice for choice in choices if not is_answer(choice)))
    end = int(RollAction.END)
    return (dice, Answers(covers=(end,), ends=end, ready=True)) if end in actions_of(choices) else (dice,)


def at_any_place(parts: Sequence[Shape], choices: Sequence[Choice]) -> tuple[Shape, ...]:
    """Let a place be picked before its die: then the die that belongs there goes, or else the first."""
    likely = likely_places([choice for choice in choices if len(choice.picks) > 1], _belongs, any_piece=True)
    return tuple(
        msgspec.structs.replace(part, likely=likely) if isinstance(part, PickPath) else part for part in parts
    )


def _belongs(choice: Choice) -> bool:
    """True if the die lies in the row of its place, or has its colour."""
    return choice.picks[-1].partition(":")[2] in choice.picks[0].split(":")
