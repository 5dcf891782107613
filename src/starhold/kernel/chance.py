"""Chance: dice, draws and shuffles, always an argument and never part of a state.

One primitive, `below(n)`. A chance may carry a log; the rules tell it what
happened, so that the state itself remembers nothing but the table.
"""

import hashlib
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.errors import ChanceError
from starhold.kernel.log import EVERYBODY, Event, Log

M32: Final = 0xFFFFFFFF
#: how many seeds `below` can draw from: with more, its product would not fit into 63 bits
SEEDS: Final = 2**31 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where random answers come from, and where news of the game goes."""

    log: Log | None

    def __init__(self) -> None:
        self.log = None

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each as likely as the others."""
        raise ChanceError("this chance gives no answers")

    def __repr__(self) -> str:
        # Nothing of what comes, not even of a seed: a player may be the one who prints a chance.
        return f"<{type(self).__name__}>"

    def spill(self, seat: i64, counter: str, amount: i64) -> None:
        """Note that a full store does not take this much of what a seat gains; previews show it."""
        if amount > 0 and self.log is not None:
            self.log.spilled.append((seat, counter, amount))


def tell(chance: Chance, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Log an event that everybody may see, if there is a log."""
    if chance.log is not None:
        chance.log.add(Event(kind, a, b, c, d, EVERYBODY))


def tell_only(seat: i64, chance: Chance, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Log an event that only one seat may see, if there is a log."""
    if chance.log is not None:
        chance.log.add(Event(kind, a, b, c, 0, seat))


@final
class FastChance(Chance):
    """For simulation: multiply-with-carry, 63 bits of state, a few nanoseconds per answer.

    `below` takes at most `SEEDS`.

    >>> FastChance(7).below(6) == FastChance(7).below(6)
    True
    """

    def __init__(self, seed: i64 = 0) -> None:
        super().__init__()
        # Two rounds of a 32-bit mix spread small seeds over the whole state.
        low = _mix(seed & M32)
        high = _mix(low ^ ((seed >> 32) & M32) ^ 0x5F356495)
        self.x: i64 = ((high % 698769068) << 32) | (low | 1)

    def below(self, n: i64) -> i64:
        self.x = 698769069 * (self.x & M32) + (self.x >> 32)
        return ((self.x & M32) * n) >> 32


def _mix(x: i64) -> i64:
    """Return one round of an integer hash on 32 bits; products stay below 2**63."""
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & M32
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & M32
    return x ^ (x >> 16)


@final
class ScriptedChance(Chance):
    """For tests: answers what the script says, then refuses.

    >>> dice = ScriptedChance([3, 0])
    >>> dice.below(6), dice.below(6)
    (3, 0)
    """

    def __init__(self, answers: list[int], spare: Chance | None = None) -> None:
        super().__init__()
        self.answers = answers
        self.spare = spare
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if self.used >= len(self.answers):
            if self.spare is not None:
                return self.spare.below(n)
            raise ChanceError(f"the script has no answer number {self.used + 1} (below {n})")
        answer: i64 = self.answers[self.used]
        if not 0 <= answer < n:
            raise ChanceError(f"scripted answer {answer} is not below {n}", answer=answer, n=n)
        self.used += 1
        return answer

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.used} of {len(self.answers)} answers given>"


@final
class RecordedChance(Chance):
    """For replay: gives back the answers written beside one move, and no others."""

    def __init__(self, answers: list[int]) -> None:
        super().__init__()
        self.answers = answers
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if self.used >= len(self.answers):
            raise ChanceError("the record holds fewer chance answers than the move asks for")
        answer: i64 = self.answers[self.used]
        if not 0 <= answer < n:
            raise ChanceError(f"recorded answer {answer} is not below {n}", answer=answer, n=n)
        self.used += 1
        return answer

    def exhausted(self) -> bool:
        """True if all recorded answers were used."""
        return self.used == len(self.answers)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.used} of {len(self.answers)} answers given>"


@final
class RecordingChance(Chance):
    """Passes questions on and writes the answers down, for the record."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.answers: list[int] = []
        #: of how many each answer was one
        self.of: list[int] = []

    def below(self, n: i64) -> i64:
        answer = self.source.below(n)
        self.answers.append(answer)
        self.of.append(n)
        return answer

    def take(self) -> list[int]:
        """Return the answers since the last call."""
        answers = self.answers
        self.answers = []
        self.of = []
        return answers

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {len(self.answers)} answers of {self.source!r}>"


@final
class FairChance(Chance):
    """For live tables: a keyed hash of a secret seed that is committed to before the first move.

    Answers depend only on the seed, the number of the move and the number of the
    question, so a table resumes anywhere and everyone can check it afterwards.

    >>> fair = FairChance(bytes(32))
    >>> len(fair.commitment())
    64
    """

    def __init__(self, seed: bytes, move: i64 = 0) -> None:
        super().__init__()
        if len(seed) < 16:
            raise ChanceError("a fair seed has at least 16 bytes")
        self.seed = seed
        self.move: i64 = move
        self.question: i64 = 0

    def commitment(self) -> str:
        """Return what is published before the game: it binds the seed and reveals nothing of it."""
        return hashlib.sha256(b"starhold commitment" + self.seed).hexdigest()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, move {self.move}, commitment {self.commitment()}>"

    def turn_to(self, move: i64) -> None:
        """Answer for this move from now on."""
        self.move = move
        self.question = 0

    def below(self, n: i64) -> i64:
        if n < 1:
            raise ChanceError(f"nothing is below {n}")
        # 2**48 is far above any n, and answers past the last whole multiple of n are
        # asked again, so that no face is favoured.
        limit = (281474976710656 // n) * n
        while True:
            word = f"{self.move}/{self.question}".encode()
            self.question += 1
            digest = hashlib.blake2b(word, key=self.seed[:64], digest_size=6).digest()
            value: i64 = int.from_bytes(digest, "big")
            if value < limit:
                return value % n
