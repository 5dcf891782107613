"""Shapes: what a decision looks like to a person, so that a browser, a terminal or a bot need not guess it.

A decision has one part or several (a turn may be: use a die, or reroll some, or end it). Each part has one
of five shapes (see words.py), and every legal choice belongs to one part. A step says its parts
(`Step.shape`); one that says nothing gets those that follow from its picks (`derived`). Steps are asked for
their shape only when somebody is shown the decision, never in play.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from starhold.kernel.words import Answers, Choice, Confirm, Line, OneOf, PickPath, Shape, Subset

_BUTTON: Final = "button:"


def is_answer(choice: Choice) -> bool:
    """True if the choice is a button, not a thing on the table."""
    picks = choice.picks
    return not picks or (len(picks) == 1 and (picks[0].startswith(_BUTTON) or ":" not in picks[0]))


def actions_of(choices: Iterable[Choice]) -> tuple[int, ...]:
    """Return the actions of some choices, in their order."""
    return tuple(choice.action for choice in choices)


def derived(
    choices: Sequence[Choice], declines: int = -1, confirm: Confirm = "", then: tuple[Line, ...] = ()
) -> tuple[Shape, ...]:
    """Return the parts that follow from the picks and from what the step says of all of them.

    `declines` is what `Step.decline` says, `then` are the questions for the picks after the first.
    """
    answers = [choice for choice in choices if is_answer(choice)]
    ones = [choice for choice in choices if len(choice.picks) == 1 and not is_answer(choice)]
    paths = [choice for choice in choices if len(choice.picks) > 1]
    parts: list[Shape] = []
    if paths:
        likely = likely_places(paths)
        parts.append(PickPath(covers=actions_of(paths), confirm=confirm, asks=then, likely=likely))
    if ones:
        parts.append(OneOf(covers=actions_of(ones), confirm=confirm))
    if answers:
        covered = actions_of(answers)
        parts.append(Answers(covers=covered, declines=declines if declines in covered else None))
    return tuple(parts)


def together(parts: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """Return the parts of one decision; one that stands alone is about all choices."""
    return (msgspec.structs.replace(parts[0], covers=()),) if len(parts) == 1 else parts


def likely_places(
    choices: Sequence[Choice],
    goes_first: Callable[[Choice], bool] | None = None,
    any_piece: bool = False,
) -> dict[str, int]:
    """Return by last pick the action that it means alone: the only one there, or the one that goes first.

    `any_piece`: where none goes first, any will do. What can also be picked as a piece means nothing alone.
    """
    pieces = {choice.picks[0] for choice in choices}
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.picks[-1] not in pieces:
            found.setdefault(choice.picks[-1], []).append(choice)
    likely = {}
    for place, ways in found.items():
        first = [choice for choice in ways if goes_first is not None and goes_first(choice)]
        if len(ways) == 1 or first or any_piece:
            likely[place] = (first or ways)[0].action
    return likely


def plan_of(part: Subset, things: Iterable[str]) -> list[int]:
    """Return the actions that put these things into a subset and close it.

    What the rules do by themselves is left out: after the first action, a single answer that is left.

    >>> actions = {"die:a": 4, "die:b": 5}
    >>> dice = Subset(members={"die:a": 2, "die:b": 1}, actions=actions, least=1, most=3, done=9)
    >>> plan_of(dice, ["die:b", "die:a"]), plan_of(dice, ["die:b", "die:a", "die:a"])
    ([5, 4, 9], [5, 4, 4])
    """
    left = dict(part.members)
    plan: list[int] = []
    put = 0
    for thing in things:
        if not plan or _answers_left(part, left, put) > 1:
            plan.append(part.actions[thing])
        left[thing] -= 1
        put += 1
    if part.done is not None and (not plan or _answers_left(part, left, put) > 1):
        plan.append(part.done)
    return plan


def _answers_left(part: Subset, left: Mapping[str, int], put: int) -> int:
    """Return how many answers there are once `put` things are in."""
    things = sum(1 for count in left.values() if count > 0) if put < part.most else 0
    return things + (part.done is not None and put >= part.least)


def counted(picks: Iterable[str]) -> dict[str, int]:
    """Return how often each pick is among them."""
    found: dict[str, int] = {}
    for pick in picks:
        found[pick] = found.get(pick, 0) + 1
    return found


def summed(rows: Mapping[int, Sequence[int]]) -> int | None:
    """Return what every row adds up to; None if they differ."""
    sums = {sum(row) for row in rows.values()}
    return sums.pop() if len(sums) == 1 else None
