"""Dice of one place, counted by type in one integer.

Which of two equal dice is meant never matters, so a cup, a row or the supply is
just seven counts. Each count has nine bits: 2**9 leaves 1 when divided by 511,
so `% 511` adds the counts up, and leaves 2 when divided by 255, so that one
marker bit per count, `% 255`, becomes the set of types as seven bits.
"""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import lowest, shl

#: bits of a count
WIDTH: Final = 9
#: 1 in each of the seven counts, and 255: adding that carries a marker bit out of every count above 0
#: (from 2**62 on, the compiler makes objects of integers)
_ONES: Final = 0x40201008040201
_FILL: Final = 255 * _ONES


def one(kind: i64) -> i64:
    """Return a single die of a type."""
    return shl(1, WIDTH * kind)


def several(n: i64, kind: i64) -> i64:
    """Return `n` dice of a type."""
    return shl(n, WIDTH * kind)


def number(dice: i64, kind: i64) -> i64:
    """Return how many dice of a type there are."""
    return (dice >> (WIDTH * kind)) & 511


def total(dice: i64) -> i64:
    """Return how many dice there are in all."""
    return dice % 511


def kinds(dice: i64) -> i64:
    """Return the set of types that are there, as bits."""
    return (((dice + _FILL) >> 8) & _ONES) % 255


def first_kind(dice: i64) -> i64:
    """Return the lowest type that is there; there must be a die."""
    return lowest(kinds(dice))


def of_kind(dice: i64, kind: i64) -> i64:
    """Return only the dice of a type."""
    return shl(number(dice, kind), WIDTH * kind)


def uniform(dice: i64) -> bool:
    """True if all dice are of one type, or there is none."""
    types = kinds(dice)
    return types & (types - 1) == 0
