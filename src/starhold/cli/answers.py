"""Answers typed in the terminal: one way to answer for each shape that a decision can have."""

from collections.abc import Iterator, Sequence

from starhold.kernel.shapes import plan_of
from starhold.kernel.words import Amounts, Answers, Choice, Shape, Subset

#: letters for the two answers to a question that may be declined
YES, NO = "y", "n"


def blocks(shape: Sequence[Shape], choices: Sequence[Choice]) -> Iterator[tuple[Shape, list[int]]]:
    """Yield each part of a decision with the places of its choices in the list."""
    for part in shape:
        places = [n for n, choice in enumerate(choices) if not part.covers or choice.action in part.covers]
        yield part, places


def read(line: str, shape: Sequence[Shape], choices: Sequence[Choice]) -> list[int] | None:
    """Return the actions that a typed line means by the shape of the decision; None: it means none.

    Numbers together are things of a subset by their place in the list, or the amount of each kind; `y` and
    `n` answer a question that may be declined.
    """
    for part, places in blocks(shape, choices):
        found = _read(line, part, [choices[place] for place in places], choices)
        if found is not None:
            return found
    return None


def _read(line: str, part: Shape, own: Sequence[Choice], choices: Sequence[Choice]) -> list[int] | None:
    numbers = [int(word) for word in line.split() if word.isdecimal()]
    several = len(numbers) > 1 and len(numbers) == len(line.split())
    if isinstance(part, Answers) and is_yes_or_no(part, own):
        answers = {NO: part.declines, YES: next(one.action for one in own if one.action != part.declines)}
        found = answers.get(line.casefold())
        return None if found is None else [found]
    if isinstance(part, Amounts) and several:
        return next(([action] for action, row in part.rows.items() if list(row) == numbers), None)
    if isinstance(part, Subset) and several:
        return _gathered(part, numbers, choices)
    return None


def is_yes_or_no(part: Answers, choices: Sequence[Choice]) -> bool:
    """True if the part is a question with two answers, one of which declines."""
    return len(choices) == 2 and part.declines is not None


def _gathered(part: Subset, numbers: Sequence[int], choices: Sequence[Choice]) -> list[int] | None:
    """Return the plan that puts the things of these numbers together; None if they do not fit."""
    picks = {action: pick for pick, action in part.actions.items()}
    if not all(1 <= number <= len(choices) for number in numbers):
        return None
    things = [picks.get(choices[number - 1].action, "") for number in numbers]
    if any(things.count(thing) > part.members.get(thing, 0) for thing in things):
        return None
    return plan_of(part, things) if part.least <= len(things) <= part.most else None
