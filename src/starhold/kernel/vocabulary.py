"""Vocabulary: what is constant about a game, in words that records and texts use.

Actions and events are declared once, where their numbers are given out::

    ACTIONS = ActionTable()

    class ToyAction:
        MOVE: Final[i64] = ACTIONS.declare("move", ship=PLACES, to=PLACES)
        END_TURN: Final[i64] = ACTIONS.declare("end-turn")
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, Literal

from starhold.kernel.log import Event, PreviewStop
from starhold.kernel.step import Step
from starhold.kernel.words import Label, Reason, Word


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


#: how an action is worded: gets its kind, the state, the seat and the place of each argument among its values
Wording = Callable[..., Label]


class ActionTable(Sequence[Action]):
    """Every action of a game; its place in the table is its number.

    >>> actions = ActionTable()
    >>> actions.declare("bid", coins=("0", "1", "2")), actions.declare("roll")
    (0, 3)
    >>> actions[1].notation, len(actions)
    ('bid 1', 4)
    """

    def __init__(self) -> None:
        self._actions: list[Action] = []
        #: of each number that has one: the wording, and the places of the arguments
        self._wordings: dict[int, tuple[Wording, tuple[int, ...]]] = {}

    def declare(self, kind: str, wording: Wording | None = None, /, **arguments: Sequence[str]) -> int:
        """Give numbers to a kind of action, one for each combination of its arguments; return the first.

        The last argument runs fastest. The wording says how a person meets the action wherever it is offered.
        """
        rows = product(*arguments.values())
        first = self.extend(Action(kind, tuple(zip(arguments, row, strict=True))) for row in rows)
        if wording is not None:
            places = product(*(range(len(values)) for values in arguments.values()))
            self._wordings.update((first + n, (wording, row)) for n, row in enumerate(places))
        return first

    def label(self, state: Any, seat: int, number: int) -> Label | None:
        """Return an action as its declaration words it, if it does."""
        if number not in self._wordings:
            return None
        wording, places = self._wordings[number]
        return wording(self._actions[number].kind, state, seat, *places)

    def extend(self, actions: Iterable[Action]) -> int:
        """Give numbers to actions that are no regular combinations; return the first."""
        first = len(self._actions)
        self._actions.extend(actions)
        return first

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, number: Any) -> Any:
        return self._actions[number]


#: what one may want to see alone in a log
Topic = Literal["dice", "war"]
#: what may be heard with an event; `against` is for the seats that it names
Sound = Literal["dice", "chord", "against", "end"]
#: what a line is in a log grouped by turns: a heading, the beginning of an action, or left out
Part = Literal["turn", "action", "aside"]


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event: the last part of its message id, and what its numbers mean.

    An argument is `name:sort`; sorts are `number`, `seat`, and the game's own nouns.
    `reveals`: the event shows something that was hidden, so it ends free undo.
    `stop`: a preview ends here and says why: `war`, `chance`, `turn` if another seat's turn begins, or
    `phase` where what comes next is no consequence of what was decided.
    `quiet`: it only says what was decided, or what the counters show.
    `topic`, `sound` and `part` are for those who show the log.
    """

    name: str
    arguments: tuple[str, ...] = ()
    reveals: bool = False
    stop: str = ""
    quiet: bool = False
    topic: Topic | None = None
    sound: Sound | None = None
    part: Part | None = None


class EventTable(Sequence[EventKind]):
    """Every kind of event of a game; its place in the table is its number.

    >>> events = EventTable()
    >>> events.declare("round", "round:number"), events.declare("rolled", "die:number", reveals=True)
    (0, 1)
    """

    def __init__(self) -> None:
        self._kinds: list[EventKind] = []

    def declare(
        self,
        name: str,
        *arguments: str,
        reveals: bool = False,
        stop: str = "",
        quiet: bool = False,
        topic: Topic | None = None,
        sound: Sound | None = None,
        part: Part | None = None,
    ) -> int:
        """Give a number to a kind of event."""
        self._kinds.append(
            EventKind(
                name=name,
                arguments=arguments,
                reveals=reveals,
                stop=stop,
                quiet=quiet,
                topic=topic,
                sound=sound,
                part=part,
            )
        )
        return len(self._kinds) - 1

    def __len__(self) -> int:
        return len(self._kinds)

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self._kinds)

    def __getitem__(self, number: Any) -> Any:
        return self._kinds[number]


@dataclass(frozen=True, slots=True)
class ReasonKind:
    """A reason why not: the last part of its message id, and its rule."""

    name: str
    rule: str = ""

    def __call__(self, **words: Word) -> Reason:
        """Return the reason with what it speaks of."""
        return Reason(self.name, words, self.rule)


class ReasonTable(Mapping[str, ReasonKind]):
    """Every reason of a game by its name.

    >>> from starhold.kernel.words import Number
    >>> reasons = ReasonTable()
    >>> broke = reasons.declare("broke", rule="T-1")
    >>> broke(coins=Number(3))
    Reason(name='broke', words={'coins': Number(value=3)}, rule='T-1')
    """

    def __init__(self) -> None:
        self._kinds: dict[str, ReasonKind] = {}

    def declare(self, name: str, rule: str = "") -> ReasonKind:
        """Declare a reason; return its kind, which is called with words to get the reason itself."""
        if name in self._kinds:
            raise ValueError(f"two reasons are called {name}")
        self._kinds[name] = ReasonKind(name, rule)
        return self._kinds[name]

    def __len__(self) -> int:
        return len(self._kinds)

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __getitem__(self, name: str) -> ReasonKind:
        return self._kinds[name]


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


def steps_of(package: str) -> tuple[type[Step[Any]], ...]:
    """Return every step that the modules of a package declare, so far as they were read; sorted by name."""
    found: dict[str, type[Step[Any]]] = {}
    rest: list[type[Step[Any]]] = [Step]
    while rest:
        step = rest.pop()
        rest.extend(step.__subclasses__())
        ours = step.name and step.__module__.startswith(f"{package}.")
        if ours and found.setdefault(step.name, step) is not step:
            raise ValueError(f"two steps of {package} are called {step.name}")
    return tuple(found[name] for name in sorted(found))


@dataclass(frozen=True)
class Vocabulary:
    """All that is constant about a game."""

    actions: Sequence[Action]
    steps: Sequence[type[Step[Any]]]
    events: Sequence[EventKind]
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    #: sort -> ids, so that a number in an event becomes a name: `planet` 3 is `planets[3]`
    nouns: Mapping[str, Sequence[str]] = field(default_factory=dict)
    orders: tuple[StandingOrder, ...] = ()
    reasons: Mapping[str, ReasonKind] = field(default_factory=dict)

    @cached_property
    def ends(self) -> bytes:
        """What each kind of event is to a preview."""
        return bytes(_end(kind) for kind in self.events)

    def described(self, event: Event) -> str:
        """Return an event in the plain words of the tables: `landed player 1, planet piedes`."""
        named = ", ".join(f"{name} {value}" for name, value in self.arguments(event).items())
        return f"{self.events[event.kind].name} {named}".strip()

    def arguments(self, event: Event) -> dict[str, object]:
        """Return the arguments of an event by name: numbers and seats as they are, nouns by their ids."""
        declared = [argument.partition(":") for argument in self.events[event.kind].arguments]
        return {
            name: self._noun(sort, number)
            for (name, _, sort), number in zip(declared, event.numbers(), strict=False)
        }

    def _noun(self, sort: str, number: int) -> object:
        nouns = self.nouns.get(sort, ())
        return nouns[number] if 0 <= number < len(nouns) else number


def _end(kind: EventKind) -> int:
    if kind.stop == "turn":
        return PreviewStop.TURN
    if kind.reveals or kind.stop == "phase":
        return PreviewStop.HIDDEN
    return PreviewStop.AFTER if kind.stop else PreviewStop.NOT
