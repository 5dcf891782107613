"""A game's data file: the one in its package, or the user's own. Errors name the line.

`STARHOLD_DATA=folder` replaces the data of each game that has a file there: `folder/galaxies.json` and so on.
"""

import hashlib
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from starhold.kernel.errors import DataError

Box = TypeVar("Box")
#: the way to a value: names of fields and places in lists
Way = Sequence[str | int]
#: a way, in parts or as it is written, and what is wrong there
Fault = tuple[Way | str, str]

#: where the user's own data files lie
FOLDER: Final = "STARHOLD_DATA"
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')
_WAY: Final = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")


class DataFile:
    """The data of a game: what is shipped, what is used, and its errors."""

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def name(self) -> str:
        """Return what errors call the file in use."""
        own = self._own()
        return own.name if own else f"{self.game}/box.json"

    def shipped(self) -> bytes:
        """Return the file of the package."""
        return files(f"starhold.{self.game}").joinpath("box.json").read_bytes()

    def used(self) -> bytes:
        """Return the user's own file if there is one, else the package's."""
        if own := self._own():
            try:
                return own.read_bytes()
            except OSError as error:
                raise DataError(f"{own.name}: {error.strerror}") from None
        return self.shipped()

    def _own(self) -> Path | None:
        """Return the user's own file, if there is one; raise DataError if the folder they name is missing."""
        folder = os.environ.get(FOLDER)
        if folder and not Path(folder).is_dir():
            raise DataError(f"{FOLDER}: there is no folder {folder}", field=FOLDER)
        own = Path(folder) / f"{self.game}.json" if folder else None
        return own if own and own.exists() else None

    def version(self, rules: str) -> str:
        """Return the version of the rules; with data of the user's own it also has their fingerprint."""
        used = self.used()
        if used == self.shipped():
            return rules
        return f"{rules}+{hashlib.blake2b(used, digest_size=4).hexdigest()}"

    def decode(self, content: bytes, box: type[Box]) -> Box:
        """Return the data as what they are said to be; else a DataError that names the line and the field."""
        try:
            return msgspec.json.decode(content, type=box)
        except msgspec.ValidationError as error:
            what, _, place = str(error).partition(" - at ")
            raise self.error(content, way_of(place.strip("`").removeprefix("$")), what) from None
        except msgspec.DecodeError as error:
            at = re.search(r"byte (\d+)", str(error))
            line = content.count(b"\n", 0, int(at[1]) if at else len(content)) + 1
            raise DataError(f"{self.name}, line {line}: {error}", line=line) from None

    def parse(self, content: bytes, box: type[Box], faults: Callable[[Box], Iterable[Fault]]) -> Box:
        """Return the data; raise `DataError` if something is wrong with them."""
        read = self.decode(content, box)
        for way, what in faults(read):
            raise self.error(content, way_of(way) if isinstance(way, str) else way, what)
        return read

    def error(self, content: bytes, way: Way, what: str) -> DataError:
        """Return what is wrong with a value of the file."""
        field = written(way)
        line = line_of(content.decode(errors="replace"), way)
        named = f"{field}: {what}" if field else what
        return DataError(f"{self.name}, line {line}: {named}", field=field, line=line)


def way_of(text: str) -> tuple[str | int, ...]:
    """Return a way as it is written in errors.

    >>> way_of("planets[3].cost")
    ('planets', 3, 'cost')
    """
    return tuple(name or int(place) for name, place in _WAY.findall(text))


def written(way: Way) -> str:
    """Return a way for people to read.

    >>> written(("planets", 3, "cost"))
    'planets[3].cost'
    """
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in way).removeprefix(".")


def line_of(text: str, way: Way) -> int:
    """Return the line on which a value of a JSON text stands, counted from 1; the nearest there is above it.

    >>> line_of('{"planets": [\\n {"vp": 1},\\n {"vp": 2}]}', ("planets", 1, "vp"))
    3
    """
    wanted = tuple(way)
    best, depth = 1, -1
    for here, line in _places(text):
        if len(here) > depth and here == wanted[: len(here)]:
            best, depth = line, len(here)
    return best


def _places(text: str) -> Iterator[tuple[tuple[str | int, ...], int]]:
    """Yield every value of a JSON text: the way to it, and its line."""
    #: of each open object the field, of each open list the place
    way: list[str | int] = []
    before = ""
    line, seen = 1, 0
    for token in _TOKEN.finditer(text):
        sign = token[0]
        line += text.count("\n", seen, token.start())
        seen = token.start()
        if sign in "}]":
            way.pop()
        elif sign == "," and isinstance(way[-1], int):
            way[-1] += 1
        elif sign not in ",:":
            if before != ":" and way and isinstance(way[-1], str):
                way[-1] = msgspec.json.decode(sign, type=str)
            else:
                yield tuple(way), line
                if sign in "{[":
                    way.append("" if sign == "{" else 0)
        before = sign
