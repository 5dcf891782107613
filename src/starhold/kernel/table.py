"""Tables: what is constant about a game, in words that records and texts use."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Action:
    """An entry of the action table: a kind and named arguments, both as plain words.

    >>> Action("move", (("ship", "home"), ("to", "orbit-2"))).notation
    'move home orbit-2'
    """

    kind: str
    arguments: tuple[tuple[str, str], ...] = ()

    @property
    def notation(self) -> str:
        """The action as it stands in a record: its words in order."""
        return " ".join((self.kind, *(value for _, value in self.arguments)))


@dataclass(frozen=True, slots=True)
class StepKind:
    """A kind of decision: its name and the rule it comes from.

    `asks`: somebody may have to decide something in it, so it has a prompt.
    """

    name: str
    rule: str
    asks: bool = True


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event: the last part of its message id, and what its numbers mean.

    An argument is `name:sort`; sorts are `number`, `seat`, and the game's own nouns.
    `reveals`: the event shows something that was hidden, so it ends free undo.
    """

    name: str
    arguments: tuple[str, ...] = ()
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the rules: its values, the first being the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A kind of decision that a player may answer in advance; the first value leaves it to the player."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Provenance:
    """How sure we are of a part of the box."""

    part: str
    confidence: str
    note: str = ""


@dataclass(frozen=True)
class Tables:
    """All that is constant about a game."""

    actions: tuple[Action, ...]
    steps: tuple[StepKind, ...]
    events: tuple[EventKind, ...]
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    #: sort -> ids, so that a number in an event becomes a name: `planet` 3 is `planets[3]`
    nouns: Mapping[str, Sequence[str]] = field(default_factory=dict)
    orders: tuple[StandingOrder, ...] = ()
