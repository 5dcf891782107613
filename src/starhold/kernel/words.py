"""Words: lines, prompts, shapes and views, not yet in any language. They are put into one at the edge."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec


class Number(msgspec.Struct, frozen=True, gc=False, tag="number"):
    """A plain number inside a line."""

    value: int


class Name(msgspec.Struct, frozen=True, gc=False, tag="name"):
    """A thing that has a name of its own: `key` is its message id."""

    key: str


class PlayerName(msgspec.Struct, frozen=True, gc=False, tag="player"):
    """A seat, to be called by its player's name."""

    seat: int


Word = Number | Name | PlayerName


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


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal action as a person meets it: its label and the board elements to click, in order."""

    action: int
    line: Line
    picks: tuple[str, ...] = ()


# -- what a decision looks like (see shapes.py) -----------------------------------------------------

#: `always`: a click alone never sends it (it is secret, or for good); `never`: the last click sends it
Confirm = Literal["", "always", "never"]


class _Part(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What parts of every shape have."""

    #: the actions of the choices that the part is about; empty: all choices of the decision
    covers: tuple[int, ...] = ()
    confirm: Confirm = ""
    #: by action: what else is to be known before it is confirmed, such as what a bid costs
    notes: dict[int, Line] = {}


class OneOf(_Part, frozen=True, omit_defaults=True, kw_only=True, tag="one"):
    """One thing of those on the table."""

    #: the action that is meant if the player says nothing else
    default: int | None = None


class Subset(_Part, frozen=True, omit_defaults=True, kw_only=True, tag="subset"):
    """Things that are put together one by one, each in a decision of its own, and then closed.

    Where a single answer is left, the rules take it without asking: the last thing, or `done`.
    """

    #: by pick: how many alike can still be put in, and the action that puts in one
    members: dict[str, int]
    actions: dict[str, int]
    #: how many more must and can be put in, from here
    least: int
    most: int
    #: the pick of the button that begins it, where there is one
    start: str = ""
    #: what is in it already
    chosen: tuple[str, ...] = ()
    #: a proposal: one pick for each thing
    preset: tuple[str, ...] = ()
    #: the action that closes it once `least` are in; None: the last thing does
    done: int | None = None
    #: the things are spent for one more of them, which the next decision asks for
    spends: bool = False
    #: the question once it is begun, where the decision asks for more than this
    asks: Line | None = None
    #: how to choose, where that needs a sentence
    how: Line | None = None
    #: what the button says (with `count` added), and where the end of the next decision goes with it or could
    says: Line | None = None
    ends: Line | None = None
    only: Line | None = None


class PickPath(_Part, frozen=True, omit_defaults=True, kw_only=True, tag="path"):
    """A piece, then a place for it; or any picks in order."""

    #: the question for each pick after the first
    asks: tuple[Line, ...] = ()
    #: by last pick: the action that is meant if it is picked before anything else
    likely: dict[str, int] = {}


class Amounts(_Part, frozen=True, omit_defaults=True, kw_only=True, tag="amounts"):
    """How much of each kind."""

    #: what is counted, as `State.counters` names it
    kinds: tuple[str, ...]
    #: by action: how much of each kind
    rows: Mapping[int, tuple[int, ...]]
    #: what every row adds up to, if they all do
    sum: int | None = None
    #: the player pays it; otherwise gains it
    pays: bool = False
    #: what the player has of each kind
    have: tuple[int, ...] = ()


class Switch(msgspec.Struct, frozen=True):
    """Two answers as a switch within a plan: what it is called, and what the plan then says."""

    on: int
    off: int
    name: Line
    says_on: Line
    says_off: Line


class Answers(_Part, frozen=True, omit_defaults=True, kw_only=True, tag="answers"):
    """Yes or no, or another few words: buttons beside the board."""

    #: the answer that is meant if the player says nothing else
    default: int | None = None
    #: the answer that does no more than let it be
    declines: int | None = None
    #: the answer that ends the turn, or what is planned; what it leaves unused
    ends: int | None = None
    leaves: Line | None = None
    #: `ends` is the answer to expect, whatever else can still be picked
    ready: bool = False
    #: the answer that takes back what was decided last
    undoes: int | None = None
    switch: Switch | None = None


Shape = OneOf | Subset | PickPath | Amounts | Answers


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """What a seat is asked: the step's name, the question, its rule, and the parts of the decision."""

    step: str
    line: Line
    rule: str
    shape: tuple[Shape, ...] = ()


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
    #: the most rounds that there can be
    rounds: int | None = None
    #: who has a turn to come in the last round, in their order
    left: tuple[int, ...] = ()


def most(values: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return the highest value, and the seats that have it."""
    top = max(values)
    return top, tuple(seat for seat, value in enumerate(values) if value == top)


def nearest(key: str, values: Sequence[int], of: int) -> EndCondition:
    """Return an end that somebody reaches alone, for the seat that is nearest to it."""
    now, seats = most(values)
    return EndCondition(key, now, of, seats if now else ())
