"""Record: the history of one game, enough to replay it without any generator.

A record saves as JSON or in the plain notation of `starhold.kernel.notation`;
reading tells the two apart by what the file holds. Everything that a file can get
wrong has an error of its own in `recorded`, and none of them is a surprise to the caller.
"""

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from starhold.kernel import notation
from starhold.kernel.chance import FairChance
from starhold.kernel.errors import RecordError
from starhold.kernel.recorded import (
    DIGESTS,
    FORMAT,
    BadField,
    BadJson,
    BadNotation,
    Move,
    NotARecord,
    Record,
    RecordNotText,
    RecordTooBig,
    RecordTooLong,
    RecordTruncated,
    RecordUnreadable,
    Result,
    Seat,
    Takeback,
    UnknownFormat,
    UnknownRecordGame,
    UnknownVersion,
    WrongSeal,
    check_format,
    history,
    ranks_after,
    win_shares,
)

__all__ = [
    "DIGESTS",
    "FORMAT",
    "LATER",
    "SIZE_LIMIT",
    "BadField",
    "BadJson",
    "BadNotation",
    "Move",
    "NotARecord",
    "Record",
    "RecordError",
    "RecordNotText",
    "RecordTooBig",
    "RecordTooLong",
    "RecordTruncated",
    "RecordUnreadable",
    "Result",
    "Seat",
    "Takeback",
    "UnknownFormat",
    "UnknownRecordGame",
    "UnknownVersion",
    "WrongSeal",
    "check_format",
    "decode",
    "encode",
    "fair_chance",
    "history",
    "parse",
    "ranks_after",
    "read",
    "seal",
    "seed_bytes",
    "win_shares",
    "withheld",
    "write",
]

#: fields that came after the first version of the format; they are written only where they say something
LATER: Final = ("seals", "setup_of", "takebacks")
#: the longest games take a few hundred kilobytes; whatever is larger is not a record
SIZE_LIMIT: Final = 32 * 1024 * 1024

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
        raise WrongSeal(f"nobody committed to the word {words[0]!r}", word=words[0][:80])
    return missing


def seed_bytes(record: Record) -> bytes:
    """The opened seed; empty if it is still closed."""
    try:
        return bytes.fromhex(record.seed)
    except ValueError:
        raise BadField("the revealed seed is not hex", field="seed") from None


# -- reading and writing -----------------------------------------------------------------------


def encode(record: Record) -> str:
    """The record as JSON, a field or a move to a line, so that two of them can be compared.

    >>> record = Record(game="galaxies", version="1", seats=(Seat("Ada"), Seat("Bot", "newcomer")))
    >>> decode(encode(record)) == record
    True
    """
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


def parse(text: str) -> Record:
    """The record in a text of either form."""
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
    target = Path(path)
    text = encode(record) if target.suffix == ".json" else notation.write(record)
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise RecordUnreadable(str(error), file=str(path), reason=error.strerror or str(error)) from None
