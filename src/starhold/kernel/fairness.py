"""Fairness: dice from a secret seed and the players' words, and the commitments that bind both.

`docs/fairness.md` describes the procedure.
"""

import hashlib
from collections.abc import Sequence

from starhold.kernel.chance import FairChance
from starhold.kernel.record import BadField, Record, WrongSeal


def fair_chance(seed: bytes, entropy: Sequence[str] = ()) -> FairChance:
    """Return the chance that a secret seed and the players' words give.

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
    """Return the commitment to a dice word: it binds the word and, if the word is long, hides it.

    >>> seal("comet")[:16]
    '760a1ad2cca507f1'
    """
    return hashlib.sha256(b"starhold word" + word.encode()).hexdigest()


def withheld(record: Record) -> list[int]:
    """Return the seats that committed to a word and never revealed it.

    Raise `WrongSeal` if nobody committed to one of the words.
    """
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
    """Return the revealed seed, empty if it is still secret; raise `BadField` if it is not hex."""
    try:
        return bytes.fromhex(record.seed)
    except ValueError:
        raise BadField("the revealed seed is not hex", field="seed") from None
