"""Errors with names that a player could understand.

Each carries a text key and arguments; the edge (terminal, web) puts it into
the user's language. None of them changes anything. The key is a ClassVar because the
compiler would make anything else an attribute of each instance.
"""

from typing import ClassVar


class StarholdError(Exception):
    """Base of everything that we raise on purpose."""

    #: message id in text/*.ftl
    key: ClassVar[str] = "error-unknown"

    def __init__(self, message: str = "", **arguments: str | int) -> None:
        super().__init__(message or self.__doc__ or self.key)
        self.arguments: dict[str, str | int] = arguments


class UnknownGame(StarholdError):
    """No game of that name is installed."""

    key: ClassVar[str] = "error-unknown-game"


class BadOption(StarholdError):
    """A game option cannot have that value."""

    key: ClassVar[str] = "error-bad-option"


class UnknownOption(BadOption):
    """The game has no option of that name."""

    key: ClassVar[str] = "error-unknown-option"


class UnknownPreset(BadOption):
    """The game has no preset of that name."""

    key: ClassVar[str] = "error-unknown-preset"


class BadPlayerCount(StarholdError):
    """The game cannot be played by that many."""

    key: ClassVar[str] = "error-bad-player-count"


class BadOptions(BadOption):
    """Options are not a mapping of names to values."""

    key: ClassVar[str] = "error-options-not-mapping"


class BadNames(StarholdError):
    """The players' names are not a list of texts."""

    key: ClassVar[str] = "error-names-not-text"


class TooManyNames(BadNames):
    """There are more names than seats."""

    key: ClassVar[str] = "error-bad-names"


class IllegalMove(StarholdError):
    """A move that the rules do not allow now."""

    key: ClassVar[str] = "error-illegal-move"


class BrokenPlan(IllegalMove):
    """Chance or something hidden comes between the decisions of a plan."""

    key: ClassVar[str] = "error-broken-plan"


class NotYourDecision(IllegalMove):
    """The seat owes no decision at the moment."""

    key: ClassVar[str] = "error-not-your-decision"


class NoSuchSeat(NotYourDecision):
    """The table has no seat of that number."""

    key: ClassVar[str] = "error-no-such-seat"


class GameOver(IllegalMove):
    """The game has ended; no move is possible."""

    key: ClassVar[str] = "error-game-over"


class NothingToUndo(StarholdError):
    """The last move is not this seat's, or it showed something new."""

    key: ClassVar[str] = "error-nothing-to-undo"


class ChanceError(StarholdError):
    """Chance was asked for something that it cannot answer."""

    key: ClassVar[str] = "error-chance"


class RecordError(StarholdError):
    """A record cannot be read or does not hold what it claims."""

    key: ClassVar[str] = "error-record"


class BadPosition(StarholdError):
    """A position cannot be built as it is described; the message names the key."""

    key: ClassVar[str] = "error-position"


class DataError(StarholdError):
    """A data file is not what its schema says; the message names the field."""

    key: ClassVar[str] = "error-data"

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message, reason=message, **arguments)
