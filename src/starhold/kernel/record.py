"""Record: the history of one game, enough to replay it without any generator.

`record_files` reads and writes records, `verify` checks them.
"""

import os
import warnings
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from starhold.kernel.deprecated import moved
from starhold.kernel.errors import RecordError

if TYPE_CHECKING:
    from starhold.kernel.verify import Verdict

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
    """Who played a seat: a name, and `human` or the name of a bot."""

    name: str
    kind: str = "human"

    def __post_init__(self) -> None:
        rename(self, "kind")


class RecordedMove(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One move of a record: its notation, what chance answered, and the digest of the state after it."""

    seat: int
    notation: str = msgspec.field(name="action")
    chance: tuple[int, ...] = ()
    digest: str = ""
    #: of how many possibilities each answer was one, so that dice can be checked without knowing the rules
    of: tuple[int, ...] = ()

    @property
    def action(self) -> str:
        """Deprecated: the old name of `notation`."""
        warnings.warn("RecordedMove.action is now RecordedMove.notation", DeprecationWarning, stacklevel=2)
        return self.notation


def first_arguments(moves: Sequence[RecordedMove], kind: str) -> list[str]:
    """Return the arguments of the first move of a kind, as in its notation; none if there is no such move.

    >>> first_arguments([RecordedMove(0, "roll"), RecordedMove(0, "bid 3 gold")], "bid")
    ['3', 'gold']
    """
    return next((move.notation.split()[1:] for move in moves if move.notation.split()[0] == kind), [])


class Takeback(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that were undone: who asked for it, how many moves were left, and which were removed."""

    seat: int
    left: int
    moves: tuple[RecordedMove, ...]


def ranks_after(scores: Sequence[int], gave_up: Collection[int]) -> tuple[int, ...]:
    """Return the ranks of a game that ends early: players who resigned come last, the others by points.

    A solo game is won or lost; rank 2 is a loss.

    >>> ranks_after([7, 9, 5], {1})
    (1, 3, 2)
    """
    if len(scores) == 1:
        return (2,)
    standing = [(seat not in gave_up, points) for seat, points in enumerate(scores)]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def win_shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """Return the part of the win of each seat: joint winners share it, and a solo game may have no winner.

    >>> win_shares([1, 3, 1]), win_shares([2])
    ((0.5, 0.0, 0.5), (0.0,))
    """
    winners = ranks.count(1)
    return tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: points and ranks, by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The history of one game.

    >>> import starhold
    >>> match = starhold.new("galaxies", players=2, seed=1)
    >>> events = match.push(match.legal[0])
    >>> record = match.record()
    >>> record.moves[0].notation, record.verify().moves
    ('keep explorer', 1)
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
    moves: tuple[RecordedMove, ...] = ()
    #: None while the game goes on
    result: Result | None = None
    #: the secret seed in hex, once it may be known
    seed: str = ""
    #: what was taken back on the way to `moves`, in the order in which that happened
    takebacks: tuple[Takeback, ...] = ()

    # Files and verification build on this module, so they are imported when they are first used.

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Record":
        """Return the record in a file of either form; raise a `RecordError` that says what is wrong."""
        from starhold.kernel.record_files import read

        return read(path)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save the record: as JSON if the name ends in `.json`, else in the plain notation.

        Raise `RecordUnreadable` if the file cannot be written.
        """
        from starhold.kernel.record_files import write

        write(path, self)

    def verify(self) -> "Verdict":
        """Replay the record, check all that it claims, and return what was found; raise a `RecordError`."""
        from starhold.kernel.verify import verify

        return verify(self)


def history(record: Record) -> "list[RecordedMove | Takeback]":
    """Return all that was done, in order: each move when it was made, each takeback when it happened.

    Read from the end: after the last takeback the game was as long as that says, and all moves of the
    record beyond it came later.
    """
    line = list(record.moves)
    backwards: list[RecordedMove | Takeback] = []
    for takeback in reversed(record.takebacks):
        if not 0 <= takeback.left <= len(line) or not takeback.moves:
            raise BadField(f"a takeback to move {takeback.left}", field="takebacks")
        backwards += reversed(line[takeback.left :])
        backwards.append(takeback)
        line[takeback.left :] = takeback.moves
    return [*line, *reversed(backwards)]


# -- what can be wrong with a file ---------------------------------------------------------------


class RecordUnreadable(RecordError):
    """Raised when the file cannot be opened."""


class RecordTooBig(RecordError):
    """Raised when the file is larger than any game."""


class RecordTooLong(RecordError):
    """Raised when the record has more moves, seats, words or chance than any game has."""


class RecordNotText(RecordError):
    """Raised when the file is not UTF-8 text."""


class NotARecord(RecordError):
    """Raised when the file is text, but neither of the two forms of a record."""


class RecordTruncated(RecordError):
    """Raised when the file ends in the middle."""


class BadJson(RecordError):
    """Raised when the file begins as JSON and is not JSON."""

    key = "error-record-bad-json"


class BadNotation(RecordError):
    """Raised when a line of the plain notation cannot be read."""

    key = "error-record-bad-line"


class BadField(RecordError):
    """Raised when a field is missing or holds the wrong kind of thing."""

    key = "error-record-bad-field"


class WrongSeal(RecordError):
    """Raised when a dice word is not the one that its player committed to."""

    key = "error-record-seal"


class UnknownFormat(RecordError):
    """Raised when a later Starhold wrote this file."""

    key = "error-record-format"


class UnknownRecordGame(RecordError):
    """Raised when the game of the record is not installed."""

    key = "error-record-game"


class UnknownVersion(RecordError):
    """Raised when the record follows another version of the game's rules."""

    key = "error-record-version"


def check_format(number: int) -> None:
    """Raise `UnknownFormat` if a later version of Starhold wrote the file."""
    if number != FORMAT:
        raise UnknownFormat(f"file format {number}, known is {FORMAT}", format=number, known=FORMAT)


if not TYPE_CHECKING:
    __getattr__ = moved(
        __name__,
        {
            "Move": "starhold.kernel.record.RecordedMove",
            **{
                name: f"starhold.kernel.record_files.{name}"
                for name in ("decode", "encode", "parse", "read", "write")
            },
            **{
                name: f"starhold.kernel.fairness.{name}"
                for name in ("fair_chance", "seal", "seed_bytes", "withheld")
            },
        },
    )
