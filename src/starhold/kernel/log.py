"""Log: what the rules tell while a move is carried out.

An event is a kind (a number in the game's event table) and up to four numbers;
who may hear it travels with it. Words come later, at the edge, per language.
"""

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final = -1


@final
class Event:
    """One thing that happened, as numbers."""

    __slots__ = ("a", "audience", "b", "c", "d", "kind")

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

    def __repr__(self) -> str:
        return f"Event({self.kind}: {self.a}, {self.b}, {self.c}, {self.d})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.kind, self.audience, self.numbers()) == (
            other.kind,
            other.audience,
            other.numbers(),
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.audience, self.numbers()))

    def heard_by(self, seat: int | None) -> bool:
        """May this seat know? None is a spectator."""
        return self.audience == EVERYBODY or (seat is not None and self.audience == seat)

    def numbers(self) -> tuple[int, int, int, int]:
        """The arguments, in the order of the event table."""
        return (self.a, self.b, self.c, self.d)


@final
class Log:
    """Events in the order in which they happened."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events
