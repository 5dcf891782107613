"""Errors with names that a player could understand.

Each carries a text key and arguments; the edge (terminal, web) puts it into
the user's language. None of them changes anything. A key that is written out is a ClassVar
because the compiler would make anything else an attribute of each instance.
"""

import re
from typing import Any, ClassVar


class StarholdError(Exception):
    """The base of all errors that Starhold raises on purpose."""

    #: message id in text/*.ftl
    key: ClassVar[str] = "error-unknown"

    def __init_subclass__(cls) -> None:
        """Set the key of a class of ours to `error-` and the words of its name, unless the class has one."""
        # The compiler knows no module of a class.
        made: Any = cls
        if "key" not in made.__dict__ and made.__module__.partition(".")[0] == __name__.partition(".")[0]:
            cls.key = "error-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __init__(self, message: str = "", **arguments: str | int) -> None:
        super().__init__(message or self.__doc__ or self.key)
        self.arguments: dict[str, str | int] = arguments


class UnknownGame(StarholdError):
    """Raised when no game of that name is installed."""


class BadOption(StarholdError):
    """Raised when a game option cannot have that value."""


class UnknownOption(BadOption):
    """Raised when the game has no option of that name."""


class UnknownPreset(BadOption):
    """Raised when the game has no preset of that name."""


class BadPlayerCount(StarholdError):
    """Raised when the game cannot be played by that many players."""


class BadOptions(BadOption):
    """Raised when options are not a mapping of names to values."""

    key: ClassVar[str] = "error-options-not-mapping"


class BadNames(StarholdError):
    """Raised when the players' names are not a list of texts."""

    key: ClassVar[str] = "error-names-not-text"


class TooManyNames(BadNames):
    """Raised when there are more names than seats."""

    key: ClassVar[str] = "error-bad-names"


class IllegalMove(StarholdError):
    """Raised when the rules do not allow a move now."""


class BrokenPlan(IllegalMove):
    """Raised when chance or something hidden comes between the decisions of a plan."""


class NotYourDecision(IllegalMove):
    """Raised when the seat owes no decision at the moment."""


class NoSuchSeat(NotYourDecision):
    """Raised when the table has no seat of that number."""


class GameOver(IllegalMove):
    """Raised when the game has ended; no move is possible."""


class NothingToUndo(StarholdError):
    """Raised when the last move is not this seat's, or it showed something new."""


class ChanceError(StarholdError):
    """Raised when chance was asked for something that it cannot answer."""

    key: ClassVar[str] = "error-chance"


class RecordError(StarholdError):
    """Raised when a record cannot be read or does not hold what it claims."""

    key: ClassVar[str] = "error-record"


class BadPosition(StarholdError):
    """Raised when a position cannot be built as it is described; the message names the key."""

    key: ClassVar[str] = "error-position"


class DataError(StarholdError):
    """Raised when a data file is not what its schema says; the message names the field."""

    key: ClassVar[str] = "error-data"

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message, reason=message, **arguments)
