"""What a record holds, and what can be wrong with one; `record` reads and writes it."""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from starhold.kernel.errors import RecordError

#: the version of the file format, not of any game's rules
FORMAT: Final = 1
#: which digest new records carry; 1 was taken of the numbers inside a state, as they stood in November 2026
DIGESTS: Final = 2

#: what the levels of bots were called in earlier versions
FORMER: Final = {
    "random": "newcomer",
    "easy": "casual",
    "normal": "regular",
    "hard": "strong",
    "master": "expert",
}


def present(bot: str) -> str:
    """Return the present name of a bot, with its budget.

    >>> present("master@300i")
    'expert@300i'
    """
    name, at, budget = bot.partition("@")
    return FORMER.get(name, name) + at + budget


def rename(struct: msgspec.Struct, field: str) -> None:
    """Give the bots in a field of a new struct their present names."""
    named = getattr(struct, field)
    renamed = present(named) if isinstance(named, str) else tuple(present(name) for name in named)
    msgspec.structs.force_setattr(struct, field, renamed)


# -- what is recorded ---------------------------------------------------------------------


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a name, and `human` or the name of a bot."""

    name: str
    kind: str = "human"

    def __post_init__(self) -> None:
        rename(self, "kind")


class Move(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One decision taken: the action's notation, what chance answered, the table's digest after it."""

    seat: int
    action: str
    chance: tuple[int, ...] = ()
    digest: str = ""
    #: of how many possibilities each answer was one, so that dice can be checked without knowing the rules
    of: tuple[int, ...] = ()


def first_arguments(moves: Sequence[Move], kind: str) -> list[str]:
    """Return the arguments of the first move of a kind, as in its notation; none if there is no such move.

    >>> first_arguments([Move(0, "roll"), Move(0, "bid 3 gold")], "bid")
    ['3', 'gold']
    """
    return next((move.action.split()[1:] for move in moves if move.action.split()[0] == kind), [])


class Takeback(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that were made and taken back: who asked for it, how many were left, and what went."""

    seat: int
    left: int
    moves: tuple[Move, ...]


def ranks_after(scores: Sequence[int], gave_up: Collection[int]) -> tuple[int, ...]:
    """The places at a game that ends early: whoever gave up comes last, the others by their points.

    Alone one wins or loses, and the second place is a loss (as Galaxies tells it).

    >>> ranks_after([7, 9, 5], {1})
    (1, 3, 2)
    """
    if len(scores) == 1:
        return (2,)
    standing = [(seat not in gave_up, points) for seat, points in enumerate(scores)]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def win_shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """The win by seat: those who share the first place share it, and nobody may have won.

    >>> win_shares([1, 3, 1]), win_shares([2])
    ((0.5, 0.0, 0.5), (0.0,))
    """
    winners = ranks.count(1)
    return tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: points and places, by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game.

    >>> Record(game="galaxies", version="1", seats=(Seat("Ada"), Seat("Bot", "newcomer"))).result is None
    True
    """

    starhold: int = FORMAT
    game: str
    #: the version of the game's rules
    version: str
    options: dict[str, str] = {}
    seats: tuple[Seat, ...]
    #: published before the first move; binds the secret seed
    commitment: str = ""
    #: words that the players gave after the commitment, so that nobody alone chose the dice
    entropy: tuple[str, ...] = ()
    #: by seat: the seal of each player's word, published before any word was; "" for who gave none
    seals: tuple[str, ...] = ()
    #: which digest its moves carry: one of another kind cannot be compared, and is not
    digests: int = 1
    #: what chance answered while the table was set up, and the digest after it
    setup: tuple[int, ...] = ()
    setup_of: tuple[int, ...] = ()
    setup_digest: str = ""
    moves: tuple[Move, ...] = ()
    #: None while the game goes on
    result: Result | None = None
    #: the secret seed in hex, once it may be known
    seed: str = ""
    #: what was taken back on the way to `moves`, in the order in which that happened
    takebacks: tuple[Takeback, ...] = ()


def history(record: Record) -> "list[Move | Takeback]":
    """Everything that was done, in order: each move when it was made, each takeback when it happened.

    Read from the end: after the last takeback the game was as long as that says, and all moves of the
    record beyond it came later.
    """
    line = list(record.moves)
    backwards: list[Move | Takeback] = []
    for takeback in reversed(record.takebacks):
        if not 0 <= takeback.left <= len(line) or not takeback.moves:
            raise BadField(f"a takeback to move {takeback.left}", field="takebacks")
        backwards += reversed(line[takeback.left :])
        backwards.append(takeback)
        line[takeback.left :] = takeback.moves
    return [*line, *reversed(backwards)]


# -- what can be wrong with a file ---------------------------------------------------------------


class RecordUnreadable(RecordError):
    """The file cannot be opened."""

    key = "error-record-unreadable"


class RecordTooBig(RecordError):
    """The file is larger than any game."""

    key = "error-record-too-big"


class RecordTooLong(RecordError):
    """The record has more moves, seats, words or chance than any game has."""

    key = "error-record-too-long"


class RecordNotText(RecordError):
    """The file is not UTF-8 text."""

    key = "error-record-not-text"


class NotARecord(RecordError):
    """The file is text, but neither of the two forms of a record."""

    key = "error-not-a-record"


class RecordTruncated(RecordError):
    """The file ends in the middle."""

    key = "error-record-truncated"


class BadJson(RecordError):
    """The file begins as JSON and is not."""

    key = "error-record-bad-json"


class BadNotation(RecordError):
    """A line of the plain notation cannot be understood."""

    key = "error-record-bad-line"


class BadField(RecordError):
    """A field is missing or holds the wrong kind of thing."""

    key = "error-record-bad-field"


class WrongSeal(RecordError):
    """A word for the dice is not what its player had sealed."""

    key = "error-record-seal"


class UnknownFormat(RecordError):
    """A later Starhold wrote this file."""

    key = "error-record-format"


class UnknownRecordGame(RecordError):
    """The game of the record is not installed."""

    key = "error-record-game"


class UnknownVersion(RecordError):
    """The record follows another version of the game's rules."""

    key = "error-record-version"


def check_format(number: int) -> None:
    """Refuse what a later version of the file format may mean."""
    if number != FORMAT:
        raise UnknownFormat(f"file format {number}, known is {FORMAT}", format=number, known=FORMAT)
