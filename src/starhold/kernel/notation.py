"""The plain notation of records: to read, to type, to compare; what PGN is for chess.

    starhold record 1
    game    galaxies
    rules   1
    option  follow_order clockwise
    seat 1  human Ada
    seat 2  random "Bot 2"
    setup : 4/6 17/40 0/39 = 5d41402abc4b2a76

    1. 1 keep elder = 7d793037a0760186
    undo 1 to 0
    1. 1 keep noble = 9b74c9897bac770f
    2. 2 keep noble : 3/6 5/6 1/6 = 0cc175b9c0f1b6a8

    end

A move is its number, the seat (from 1), the words of the action, after `:` what chance
answered, each with the number of possibilities (`3/6`: of 0 to 5 it was 3), and after `=`
the digest. Answers, their possibilities and digests may be left out where there are none.
Where a seat took moves back, a line `undo` names it and the number of moves that were left.
A word with spaces or signs stands in double quotes, as in JSON. What follows
`;` is a comment. A finished game has a line `result` with the points and, after
`places`, the places. The last line is `end`; a text without it is not whole.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from starhold.kernel.record import (
    FORMAT,
    BadNotation,
    Record,
    RecordedMove,
    RecordTruncated,
    Result,
    Seat,
    Takeback,
    check_format,
    history,
)

OPENING: Final = "starhold record"

_BARE: Final = re.compile(r"[\w.+/-]+")
_WORD: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|;.*|[^\s";]+|")')

# -- writing -----------------------------------------------------------------------------------


def write(record: Record) -> str:
    """Return a record in the plain notation."""
    return "\n".join([*_heading(record), "", *_moves(record), "", *_ending(record), ""])


def _heading(record: Record) -> Iterator[str]:
    yield f"{OPENING} {record.starhold}"
    yield f"game    {_quoted(record.game)}"
    yield f"rules   {_quoted(record.version)}"
    if record.digests != 1:
        yield f"digests {record.digests}"
    for name, value in record.options.items():
        yield f"option  {_quoted(name)} {_quoted(value)}"
    for number, seat in enumerate(record.seats, 1):
        yield f"seat {number}  {_quoted(seat.kind)} {_quoted(seat.name)}"
    if record.commitment:
        yield f"commitment {_quoted(record.commitment)}"
    for number, sealed in enumerate(record.seals, 1):
        if sealed:
            yield f"seal {number}  {_quoted(sealed)}"
    for word in record.entropy:
        yield f"entropy {_quoted(word)}"
    if record.seed:
        yield f"seed    {_quoted(record.seed)}"
    yield "setup" + _outcome(record.setup, record.setup_of, record.setup_digest)


def _moves(record: Record) -> Iterator[str]:
    number = 0
    for done in history(record):
        if isinstance(done, Takeback):
            number = done.left
            yield f"undo {done.seat + 1} to {number}"
            continue
        number += 1
        words = " ".join(_quoted(word) for word in done.notation.split(" "))
        yield f"{number}. {done.seat + 1} {words}{_outcome(done.chance, done.of, done.digest)}"


def _outcome(chance: tuple[int, ...], of: tuple[int, ...], digest: str) -> str:
    sizes = [f"/{n}" for n in of] if len(of) == len(chance) else [""] * len(chance)
    said = [f"{answer}{size}" for answer, size in zip(chance, sizes, strict=True)]
    answers = f" : {' '.join(said)}" if said else ""
    return answers + (f" = {_quoted(digest)}" if digest else "")


def _ending(record: Record) -> Iterator[str]:
    if record.result is not None:
        scores, ranks = (" ".join(map(str, numbers)) for numbers in msgspec.structs.astuple(record.result))
        yield f"result {scores} places {ranks}"
    yield "end"


def _quoted(word: str) -> str:
    return word if _BARE.fullmatch(word) else msgspec.json.encode(word).decode()


# -- reading -----------------------------------------------------------------------------------


def is_notation(text: str) -> bool:
    """True if the text begins as a record in this notation, after any comments."""
    for line in text.split("\n"):
        if line.strip() and not line.lstrip().startswith(";"):
            return line.split()[:2] == OPENING.split()
    return False


def parse(text: str) -> Record:
    """Return the record in a text of this notation."""
    reader = _Reader()
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        try:
            words = _words(line)
            if words:
                reader.take(words)
        except (ValueError, IndexError, msgspec.MsgspecError):
            if number == len(lines):
                break  # cut in the middle of a line, as the missing end will tell
            raise BadNotation(f"line {number}: {line[:80]!r}", line=number, text=line.strip()[:80]) from None
    return reader.record()


def _words(line: str) -> list[str]:
    """Return the words of a line, quotes and comments taken off. Signs stay apart from quoted words."""
    words = []
    line = line.rstrip()
    at = 0
    while at < len(line):
        match = _WORD.match(line, at)
        if match is None:
            raise ValueError(line)
        word = match[1]
        at = match.end()
        if word.startswith(";"):
            break
        if word.startswith('"'):
            word = msgspec.json.decode(word, type=str)
        elif word in (":", "="):
            word = _Sign(word)
        words.append(word)
    return words


class _Sign(str):
    """A `:` or `=` that stands by itself, not a quoted word that looks like one."""


def _cut(words: list[str], sign: str) -> tuple[list[str], list[str] | None]:
    """Return the words before and after a sign; None if it is not there."""
    for at, word in enumerate(words):
        if isinstance(word, _Sign) and word == sign:
            return words[:at], words[at + 1 :]
    return words, None


class _Reader:
    """Collects the lines of a record."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.seats: list[Seat] = []
        self.entropy: list[str] = []
        self.seals: dict[int, str] = {}
        self.setup = _Outcome((), (), "")
        self.moves: list[RecordedMove] = []
        self.takebacks: list[Takeback] = []
        self.result: Result | None = None
        self.ended = False

    def take(self, words: list[str]) -> None:
        """Read one line; raise ValueError or IndexError if it is malformed."""
        if self.ended:
            raise ValueError("lines after the end")
        first = words[0]
        if first.endswith(".") and first[:-1].isdecimal():
            self._move(int(first[:-1]), words[1:])
        elif first in ("game", "rules", "digests", "commitment", "seed"):
            (value,) = words[1:]
            self._once(first, value)
        elif first == "starhold":
            self._once(first, words[2])
            check_format(int(words[2]))
        elif first == "option":
            _, name, value = words
            self.options[name] = value
        elif first == "seat":
            _, number, kind, name = words
            self.seats.append(Seat(name, kind))
            if int(number) != len(self.seats):
                raise ValueError("seats out of order")
        elif first == "entropy":
            (word,) = words[1:]
            self.entropy.append(word)
        elif first == "seal":
            _, number, sealed = words
            self.seals[int(number) - 1] = sealed
        elif first == "setup":
            rest, self.setup = _split(words)
            if len(rest) != 1:
                raise ValueError("words after setup")
        elif first == "undo":
            _, seat, _, left = words
            self._take_back(int(seat) - 1, int(left))
        else:
            self._ending(words)

    def _once(self, name: str, value: str) -> None:
        if name in self.words:
            raise ValueError(f"two lines {name}")
        self.words[name] = value

    def _move(self, number: int, words: list[str]) -> None:
        if number != len(self.moves) + 1:
            raise ValueError("moves out of order")
        action, outcome = _split(words[1:])
        if not action:
            raise ValueError("no action")
        move = RecordedMove(int(words[0]) - 1, " ".join(action), outcome.chance, outcome.digest, outcome.of)
        self.moves.append(move)

    def _take_back(self, seat: int, left: int) -> None:
        if not 0 <= left < len(self.moves):
            raise ValueError("nothing to take back")
        self.takebacks.append(Takeback(seat, left, tuple(self.moves[left:])))
        del self.moves[left:]

    def _ending(self, words: list[str]) -> None:
        if words == ["end"]:
            self.ended = True
        elif words[0] == "result" and self.result is None:
            middle = words.index("places")
            scores, ranks = words[1:middle], words[middle + 1 :]
            self.result = Result(tuple(map(int, scores)), tuple(map(int, ranks)))
        else:
            raise ValueError("unknown line")

    def record(self) -> Record:
        """Return what was collected; a text that stops early is refused."""
        if not self.ended or "game" not in self.words or "rules" not in self.words:
            raise RecordTruncated("the text ends before its last line")
        return Record(
            starhold=FORMAT,
            game=self.words["game"],
            version=self.words["rules"],
            digests=int(self.words.get("digests", 1)),
            options=self.options,
            seats=tuple(self.seats),
            commitment=self.words.get("commitment", ""),
            entropy=tuple(self.entropy),
            seals=tuple(self.seals.get(seat, "") for seat in range(len(self.seats))) if self.seals else (),
            setup=self.setup.chance,
            setup_of=self.setup.of,
            setup_digest=self.setup.digest,
            moves=tuple(self.moves),
            result=self.result,
            seed=self.words.get("seed", ""),
            takebacks=tuple(self.takebacks),
        )


class _Outcome(NamedTuple):
    """What came of a move: chance answers, of how many each was one, the digest."""

    chance: tuple[int, ...]
    of: tuple[int, ...]
    digest: str


def _split(words: list[str]) -> tuple[list[str], _Outcome]:
    """Return the words, the chance answers after `:`, and the digest after `=`."""
    words, after = _cut(words, "=")
    (digest,) = [""] if after is None else after
    words, answers = _cut(words, ":")
    cut = [answer.partition("/") for answer in answers or ()]
    of = tuple(int(size) for _, slash, size in cut if slash)
    if of and len(of) != len(cut):
        raise ValueError("some answers without their possibilities")
    return words, _Outcome(tuple(int(answer) for answer, _, _ in cut), of, digest)
