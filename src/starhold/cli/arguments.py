"""Arguments of the command line: parsing, and the errors for what is wrong with them."""

from collections.abc import Sequence

from starhold.kernel.errors import BadPlayerCount, StarholdError


class UnknownCommand(StarholdError):
    """Raised when there is no command of that name."""


class UnknownAct(StarholdError):
    """Raised when a command has no such action."""

    key = "error-unknown-action"


class UnknownLanguage(StarholdError):
    """Raised when there is no language of that name."""


class TrainMissing(StarholdError):
    """Raised when the command trains nets, and the libraries for that are not installed."""


class DataMissing(StarholdError):
    """Raised when the command writes datasets, and the libraries for that are not installed."""


class BadOptionWords(StarholdError):
    """Raised when options are not written as name=value, with commas between them."""


class NoSeats(BadPlayerCount):
    """Raised when no seat has a player."""


class SeatCount(BadPlayerCount):
    """Raised when the number of players named is not the number of seats."""


def language_asked(arguments: Sequence[str]) -> str | None:
    """Return the value of --lang, wherever it stands."""
    for at, word in enumerate(arguments):
        if word == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a list with commas.

    >>> words_of("human, newcomer")
    ('human', 'newcomer')
    """
    return tuple(word.strip() for word in text.split(",") if word.strip())


def options_of(text: str) -> dict[str, str]:
    """Return the options of a game.

    >>> options_of("rounds=3,swaps=no")
    {'rounds': '3', 'swaps': 'no'}
    """
    options = {}
    for word in words_of(text):
        name, equals, value = word.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadOptionWords(f"{word!r} is not name=value", text=word)
        options[name.strip()] = value.strip()
    return options
