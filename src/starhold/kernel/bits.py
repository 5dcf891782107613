"""Small sets as bits of one integer: the layout trick that keeps states cheap to copy.

Everything here works on 63 bits. The helper `shl` exists because the compiler
turns a literal on the left of `<<` into a 32-bit C integer.
"""

from typing import Final

from mypy_extensions import i64

#: Index of the lowest set bit, read at `(mask & -mask) % 67` (67 is prime and 2 generates its residues).
_LOWEST: Final[bytes] = bytes(
    next((n for n in range(63) if pow(2, n, 67) == residue), 0) for residue in range(67)
)
#: Every second bit, two bits of each four, and four bits of each byte, for `count`.
#: From 2**62 on the compiler makes objects of integers, and no set needs the highest bits.
_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F


def shl(value: i64, n: i64) -> i64:
    """Return `value << n`, also for n of 32 and more."""
    return value << n


def bit(n: i64) -> i64:
    """Return the set that holds only `n`."""
    return shl(1, n)


def has(mask: i64, n: i64) -> bool:
    """True if `n` is in the set."""
    return (mask >> n) & 1 == 1


def lowest(mask: i64) -> i64:
    """Return the smallest member of a set that is not empty."""
    return _LOWEST[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """Return the number of members, added up in pairs of bits, then in fours, then in bytes."""
    mask -= (mask >> 1) & _PAIRS
    mask = (mask & _FOURS) + ((mask >> 2) & _FOURS)
    return ((mask + (mask >> 4)) & _BYTES) % 255


def members(mask: i64) -> list[int]:
    """Return all members of a set, the smallest first."""
    found: list[int] = []
    while mask != 0:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found


def nth(mask: i64, n: i64) -> i64:
    """Return the member with n smaller ones in the set."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
