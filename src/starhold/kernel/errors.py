"""Errors with names that a player could understand.

Each carries a text key and arguments; the edge (terminal, web) puts it into
the user's language. None of them changes anything.
"""


class StarholdError(Exception):
    """Base of everything that we raise on purpose."""

    #: message id in text/*.ftl
    key = "error-unknown"

    def __init__(self, message: str = "", **arguments: str | int) -> None:
        super().__init__(message or self.__doc__ or self.key)
        self.arguments: dict[str, str | int] = arguments


class UnknownGame(StarholdError):
    """No game of that name is installed."""

    key = "error-unknown-game"


class BadOption(StarholdError):
    """A game option cannot have that value."""

    key = "error-bad-option"


class UnknownOption(BadOption):
    """The game has no option of that name."""

    key = "error-unknown-option"


class UnknownPreset(BadOption):
    """The game has no preset of that name."""

    key = "error-unknown-preset"


class BadPlayerCount(StarholdError):
    """The game cannot be played by that many."""

    key = "error-bad-player-count"


class IllegalMove(StarholdError):
    """A move that the rules do not allow now."""

    key = "error-illegal-move"


class NotYourDecision(IllegalMove):
    """The seat owes no decision at the moment."""

    key = "error-not-your-decision"


class GameOver(IllegalMove):
    """The game has ended; no move is possible."""

    key = "error-game-over"


class NothingToUndo(StarholdError):
    """The last move is not this seat's, or it showed something new."""

    key = "error-nothing-to-undo"


class ChanceError(StarholdError):
    """Chance was asked for something that it cannot answer."""

    key = "error-chance"


class RecordError(StarholdError):
    """A record cannot be read or does not hold what it claims."""

    key = "error-record"


class DataError(StarholdError):
    """A data file is not what its schema says; the message names the field."""

    key = "error-data"
