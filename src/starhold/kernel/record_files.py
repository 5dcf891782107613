"""Files of records: JSON or the plain notation of `starhold.kernel.notation`.

Reading tells the two apart by their content. Each fault of a file has its own error in `record`.
"""

import os
from pathlib import Path
from typing import Final

import msgspec

from starhold.kernel import notation
from starhold.kernel.record import (
    BadField,
    BadJson,
    NotARecord,
    Record,
    RecordNotText,
    RecordTooBig,
    RecordTruncated,
    RecordUnreadable,
    check_format,
)

#: fields that came after the first version of the format; they are written only if they hold something
LATER: Final = ("seals", "setup_of", "takebacks")
#: the longest games take a few hundred kilobytes; anything larger is not a record
SIZE_LIMIT: Final = 32 * 1024 * 1024


def encode(record: Record) -> str:
    """Return the record as JSON, one field or move per line, so that two records can be compared.

    >>> from starhold.kernel.record import Seat
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
    """Return the record in a JSON text; raise a `RecordError` that says what is wrong."""
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
    """Return the record in a text of either form; raise a `RecordError` that says what is wrong."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("{"):
        return decode(start)
    if not start:
        raise RecordTruncated("the file is empty")
    if notation.is_notation(start):
        return notation.parse(start)
    raise NotARecord("the text is neither JSON nor the notation of a record")


def read(path: str | os.PathLike[str], limit: int = SIZE_LIMIT) -> Record:
    """Return the record in a file; raise a `RecordError` that says what is wrong.

    Files larger than `limit` bytes are refused before they are read.
    """
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
    """Save a record: as JSON if the name ends in `.json`, else in the plain notation.

    The file is replaced at once, so a crash leaves the old one whole. Raise `RecordUnreadable` if it cannot
    be written.
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
