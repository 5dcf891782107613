"""Record: the history of one game, enough to replay it without any generator.

A record saves as JSON or in the plain notation of `starhold.kernel.notation`;
reading tells the two apart by what the file holds. Everything that a file can get
wrong has an error of its own here, and none of them is a surprise to the caller.
"""

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from starhold.kernel.chance import FairChance
from starhold.kernel.errors import RecordError

#: the version of the file format, not of any game's rules
FORMAT: Final = 1
#: which digest new records carry; 1 was taken of the numbers inside a state, as they stood in November 2026
DIGESTS: Final = 2
#: fields that came after the first version of the format; they are written only where they say something
LATER: Final = ("seals", "setup_of", "takebacks")
#: the longest games take a few hundred kilobytes; whatever is larger is not a record
SIZE_LIMIT: Final = 32 * 1024 * 1024

# -- what is recorded ---------------------------------------------------------------------


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a name, and `human` or the name of a bot."""

    name: str
    kind: str = "human"


class Move(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One decision taken: the action's notation, what chance answered, the table's digest after it."""

    seat: int
    action: str
    chance: tuple[int, ...] = ()
    digest: str = ""
    #: of how many possibilities each answer was one, so that dice can be checked without knowing the rules
    of: tuple[int, ...] = ()


class Takeback(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that were made and taken back: who asked for it, how many were left, and what went."""

    seat: int
    left: int
    moves: tuple[Move, ...]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: points and places, by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game.

    >>> record = Record(game="galaxies", version="1", seats=(Seat("Ada"), Seat("Bot", "random")))
    >>> decode(encode(record)) == record
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


# -- fair chance -----------------------------------------------------------------------------


def fair_chance(seed: bytes, entropy: Sequence[str] = ()) -> FairChance:
    """Chance from a secret seed and the players' words.

    The commitment binds the seed alone. The words come after it, so neither the
    keeper of the seed nor the players can steer what the two give together.

    >>> fair_chance(bytes(32)).below(6) == fair_chance(bytes(32), ["comet"]).below(6)
    False
    """
    if not entropy:
        return FairChance(seed)
    mixed = hashlib.blake2b(b"starhold entropy", digest_size=32)
    for part in (seed, *(word.encode() for word in entropy)):
        mixed.update(len(part).to_bytes(8, "big") + part)
    return FairChance(mixed.digest())


def seal(word: str) -> str:
    """What a player publishes before the word itself: it binds the word and, if that is long, hides it.

    >>> seal("comet")[:16]
    '760a1ad2cca507f1'
    """
    return hashlib.sha256(b"starhold word" + word.encode()).hexdigest()


def withheld(record: Record) -> list[int]:
    """The seats that sealed a word and never opened it; raises WrongSeal if a word is not the one sealed."""
    words = list(record.entropy)
    missing = []
    for seat, sealed in enumerate(record.seals):
        if sealed and words and seal(words[0]) == sealed:
            del words[0]
        elif sealed:
            missing.append(seat)
    if record.seals and words:
        raise WrongSeal(f"nobody sealed the word {words[0]!r}", word=words[0][:80])
    return missing


def seed_bytes(record: Record) -> bytes:
    """The opened seed; empty if it is still closed."""
    try:
        return bytes.fromhex(record.seed)
    except ValueError:
        raise BadField("the opened seed is not hex", field="seed") from None


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


# -- reading and writing -----------------------------------------------------------------------


def encode(record: Record) -> str:
    """The record as JSON, a field or a move to a line, so that two of them can be compared."""
    lines = []
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if name in LATER and not value:
            # Older programs know no such field, and many games need none.
            continue
        if name == "moves" and value:
            written = "[\n" + ",\n".join(f"  {_json(move)}" for move in value) + "\n ]"
        else:
            written = _json(value)
        lines.append(f' "{name}": {written}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def decode(text: str) -> Record:
    """The record in a JSON text."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        detail, _, place = str(error).partition(" - at ")
        raise BadField(str(error), field=place.strip("`") or "$", detail=detail) from None
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise RecordTruncated(str(error)) from None
        raise BadJson(str(error), detail=str(error)) from None
    check_format(record.starhold)
    return record


def check_format(number: int) -> None:
    """Refuse what a later version of the file format may mean."""
    if number != FORMAT:
        raise UnknownFormat(f"file format {number}, known is {FORMAT}", format=number, known=FORMAT)


def parse(text: str) -> Record:
    """The record in a text of either form."""
    from starhold.kernel import notation

    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("{"):
        return decode(start)
    if not start:
        raise RecordTruncated("the file is empty")
    if notation.is_notation(start):
        return notation.parse(start)
    raise NotARecord("the text is neither JSON nor the notation of a record")


def read(path: str | os.PathLike[str], limit: int = SIZE_LIMIT) -> Record:
    """Read a record from a file; refuses what is too large before reading it."""
    name = os.fspath(path)
    try:
        with open(path, "rb") as file:
            # One byte more than allowed: the size that a pipe or device states is no promise.
            size = os.fstat(file.fileno()).st_size
            data = file.read(limit + 1) if size <= limit else b""
    except OSError as error:
        raise RecordUnreadable(str(error), file=name, reason=error.strerror or str(error)) from None
    if size > limit or len(data) > limit:
        raise RecordTooBig(f"{name} has more than {limit} bytes", file=name, limit=limit // (1024 * 1024))
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise RecordNotText(str(error), file=name, byte=error.start) from None
    return parse(text)


def write(path: str | os.PathLike[str], record: Record) -> None:
    """Save a record; names that do not end in `.json` get the plain notation.

    The file is replaced in one go, so a crash leaves the old one whole.
    """
    from starhold.kernel import notation

    target = Path(path)
    text = encode(record) if target.suffix == ".json" else notation.write(record)
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise RecordUnreadable(str(error), file=str(path), reason=error.strerror or str(error)) from None
