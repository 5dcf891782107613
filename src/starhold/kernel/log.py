"""Log: what the rules report while a move is carried out.

An event is a kind (a number in the game's event table) and up to four numbers;
the seats that may see it travel with it. Words come later, at the edge, per language.
"""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.errors import ChanceError

EVERYBODY: Final = -1


class PreviewStop:
    """What a preview does at an event: continue, stop before it, or stop after it."""

    NOT: Final = 0
    #: it shows something hidden or begins something else, and is left out
    HIDDEN: Final = 1
    #: it is shown, and nothing after it
    AFTER: Final = 2
    #: the same, if the seat that it names first is another player's
    TURN: Final = 3


class Stopped(ChanceError):
    """Raised when a preview comes to something that is not known yet."""

    key: ClassVar[str] = ChanceError.key


@final
class Event:
    """One thing that happened, as numbers."""

    __slots__ = ("a", "audience", "b", "c", "d", "game", "kind")

    def __init__(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, audience: i64 = EVERYBODY
    ) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        #: the only seat that may know, or EVERYBODY
        self.audience: i64 = audience
        #: a match puts its game here, so that the event can say what it is
        self.game: Any = None

    def __repr__(self) -> str:
        if self.game is None:
            return f"Event({self.kind}: {self.a}, {self.b}, {self.c}, {self.d})"
        described: str = self.game.vocabulary.described(self)
        return f"<{described}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.kind, self.audience, self.numbers()) == (
            other.kind,
            other.audience,
            other.numbers(),
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.audience, self.numbers()))

    @property
    def name(self) -> str:
        """The name of its kind in the game's event table."""
        name: str = self._described().events[self.kind].name
        return name

    @property
    def arguments(self) -> dict[str, Any]:
        """What happened by name: seats and amounts as numbers, everything else by its id."""
        named: dict[str, Any] = self._described().arguments(self)
        return named

    def __getitem__(self, argument: str) -> Any:
        """Return one argument by name; raise `KeyError`, which names those that there are."""
        named = self.arguments
        if argument not in named:
            raise KeyError(f"{self.name} has no argument {argument!r}; it has: {', '.join(named)}")
        return named[argument]

    def _described(self) -> Any:
        if self.game is None:
            raise LookupError("only the events of a match have names")
        return self.game.vocabulary

    def heard_by(self, seat: int | None) -> bool:
        """True if this seat may know of it; None is a spectator."""
        return self.audience == EVERYBODY or (seat is not None and self.audience == seat)

    def numbers(self) -> tuple[int, int, int, int]:
        """Return the arguments as numbers, in the order of the event table."""
        return (self.a, self.b, self.c, self.d)


@final
class Log:
    """Events in the order in which they happened.

    With `ends` (a `PreviewStop` for each kind of event) it belongs to a seat's preview, and stops the rules.
    """

    def __init__(self, ends: bytes = b"", seat: i64 = EVERYBODY, players: i64 = 0) -> None:
        self.events: list[Event] = []
        self.ends: bytes = ends
        self.seat: i64 = seat
        self.players: i64 = players
        #: the event that ended the preview
        self.ended: Event | None = None
        #: what full stores did not take: seat, counter and amount
        self.spilled: list[tuple[int, str, int]] = []

    def add(self, event: Event) -> None:
        if self.ends:
            self._stop_at(event)
        self.events.append(event)

    def _stop_at(self, event: Event) -> None:
        end: i64 = self.ends[event.kind]
        if end == PreviewStop.NOT or (
            end == PreviewStop.TURN and (event.a == self.seat or event.a >= self.players)
        ):
            return
        self.ended = event
        if end == PreviewStop.AFTER:
            self.events.append(event)
        raise Stopped("a preview stops at what is not known yet")

    def take(self) -> list[Event]:
        """Return the events since the last call."""
        events = self.events
        self.events = []
        return events
