"""Words: lines, prompts and views, not yet in any language. They are put into one at the edge."""

from collections.abc import Sequence

import msgspec


class Number(msgspec.Struct, frozen=True, gc=False, tag="number"):
    """A plain number inside a line."""

    value: int


class Name(msgspec.Struct, frozen=True, gc=False, tag="name"):
    """A thing that has a name of its own: `key` is its message id."""

    key: str


class Player(msgspec.Struct, frozen=True, gc=False, tag="player"):
    """A seat, to be called by its player's name."""

    seat: int


Word = Number | Name | Player


class Line(msgspec.Struct, frozen=True, gc=False):
    """A sentence as message id and arguments, not yet in any language."""

    key: str
    words: dict[str, Word] = {}


class Question(msgspec.Struct, frozen=True, gc=False):
    """What a step asks: the last part of the message id, what it speaks of, and the rule."""

    name: str
    words: dict[str, Word] = {}
    rule: str = ""


class Label(msgspec.Struct, frozen=True, gc=False):
    """An action as a step words it: the last part of the message id, what it speaks of, what is clicked."""

    kind: str
    words: dict[str, Word] = {}
    picks: tuple[str, ...] = ()


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why not: the last part of the message id, what it speaks of, and the rule that forbids."""

    name: str
    words: dict[str, Word] = {}
    rule: str = ""


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """What a seat is asked: the step's name, the question, and the rule it comes from."""

    step: str
    line: Line
    rule: str


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal action as a person meets it: its label and the board elements to click, in order."""

    action: int
    line: Line
    picks: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat may see. Each game has its own, built up from nothing."""


class EndCondition(msgspec.Struct, frozen=True, gc=False):
    """Something that ends the game when `now` has come to `of`, or is all that is left of it."""

    key: str
    now: int
    of: int
    #: who is nearest; nobody, if it belongs to the whole table
    seats: tuple[int, ...] = ()


class Goal(msgspec.Struct, frozen=True, gc=False):
    """Who leads, what ends the game and how far away it is, and what the round is: public facts only."""

    #: seats with the most points of those that everybody can count
    leaders: tuple[int, ...]
    points: int
    ends: tuple[EndCondition, ...]
    #: this round is the last one
    last: bool
    #: from 1; None where rounds are not counted
    round: int | None = None
    #: so many rounds at most
    rounds: int | None = None
    #: who has a turn to come in the last round, in their order
    left: tuple[int, ...] = ()


def most(values: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """The highest value, and the seats that have it."""
    top = max(values)
    return top, tuple(seat for seat, value in enumerate(values) if value == top)


def nearest(key: str, values: Sequence[int], of: int) -> EndCondition:
    """An end that somebody reaches alone, seen from whoever is nearest to it."""
    now, seats = most(values)
    return EndCondition(key, now, of, seats if now else ())
