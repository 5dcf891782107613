"""Wording: what the terminal and the page say about a review."""

from starhold.kernel.words import Line
from starhold.review.results import Mark, Review, Tried
from starhold.text import Text


def at_its_table(review: Review, text: Text) -> Text:
    """Return the text for the reviewed table: messages may ask for its options and for $game."""
    return text.at(review.begin.options | {"game": review.begin.game})


def heading(review: Review, text: Text) -> str:
    """Return the game's name and its players."""
    begin = review.begin
    names = ", ".join(f"{seat.name} {points}" for seat, points in zip(begin.seats, begin.scores, strict=True))
    return text.say("cli-review-title", game=text.say(f"{begin.game}-title"), players=names)


def judged_by(review: Review, text: Text) -> str:
    """Return a line that says which bot judged, and with what budget."""
    begin = review.begin
    return text.say("cli-review-judge", bot=begin.judge, budget=begin.budget, worlds=begin.worlds)


def marked(mark: Mark, text: Text) -> str:
    """Return the name of a move's mark; nothing for a forced move."""
    return "" if mark == "forced" else text.say(f"cli-review-mark-{mark}")


def points(share: float) -> str:
    """Return a change of the win chance in percentage points with its sign, as people add them up.

    >>> points(0.123), points(-0.04), points(0)
    ('+12', '−4', '0')
    """
    hundredths = round(100 * share)
    return "0" if hundredths == 0 else f"{'+' if hundredths > 0 else '−'}{abs(hundredths)}"


def skilled(skill: float | None) -> str:
    """Return skill as people read it, of 100.

    >>> skilled(0.617), skilled(None)
    ('62 / 100', '–')
    """
    return "–" if skill is None else f"{round(100 * skill)} / 100"


def reasons_of(tried: Tried, names: list[str], text: Text) -> str:
    """Return why a move is good."""
    lines = tried.reasons or (Line("because-unknown"),)
    return "; ".join(text.line(line, names) for line in lines)
