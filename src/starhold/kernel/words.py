"""Words: lines, prompts and views, not yet in any language. They are put into one at the edge."""

import msgspec


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A plain number inside a line."""

    value: int


class Name(msgspec.Struct, frozen=True, tag="name"):
    """A thing that has a name of its own: `key` is its message id."""

    key: str


class Player(msgspec.Struct, frozen=True, tag="player"):
    """A seat, to be called by its player's name."""

    seat: int


Word = Number | Name | Player


class Line(msgspec.Struct, frozen=True):
    """A sentence as message id and arguments, not yet in any language."""

    key: str
    words: dict[str, Word] = {}


class Question(msgspec.Struct, frozen=True):
    """What a step asks: the last part of the message id, what it speaks of, and the rule."""

    name: str
    words: dict[str, Word] = {}
    rule: str = ""


class Label(msgspec.Struct, frozen=True):
    """An action as a step words it: the last part of the message id, what it speaks of, what is clicked."""

    kind: str
    words: dict[str, Word] = {}
    picks: tuple[str, ...] = ()


class Reason(msgspec.Struct, frozen=True):
    """Why not: the last part of the message id, what it speaks of, and the rule that forbids."""

    name: str
    words: dict[str, Word] = {}
    rule: str = ""


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked: the step's name, the question, and the rule it comes from."""

    step: str
    line: Line
    rule: str


class Choice(msgspec.Struct, frozen=True):
    """A legal action as a person meets it: its label and the board elements to click, in order."""

    action: int
    line: Line
    picks: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True):
    """What one seat may see. Each game has its own, built up from nothing."""
