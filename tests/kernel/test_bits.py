"""Small sets as bits, held against Python's own sets, for all 63 members."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.kernel.bits import bit, count, has, lowest, nth, shl

MEMBERS = range(63)
SETS = st.frozensets(st.sampled_from(MEMBERS))


def mask_of(members: frozenset[int]) -> int:
    return sum(2**n for n in members)


@pytest.mark.parametrize("n", MEMBERS)
def test_a_set_of_one(n: int) -> None:
    mask = bit(n)
    assert mask == 2**n
    assert lowest(mask) == n
    assert count(mask) == 1
    assert nth(mask, 0) == n
    assert [m for m in MEMBERS if has(mask, m)] == [n]


@pytest.mark.parametrize("n", MEMBERS)
def test_the_lowest_of_all_from_n_on(n: int) -> None:
    mask = mask_of(frozenset(range(n, 63)))
    assert lowest(mask) == n
    assert count(mask) == 63 - n
    assert nth(mask, 62 - n) == 62


def test_shifts_beyond_32_bits() -> None:
    """The case that the compiler gets wrong when a literal stands on the left."""
    assert [shl(1, n) for n in MEMBERS] == [2**n for n in MEMBERS]
    assert shl(5, 40) == 5 * 2**40


def test_the_empty_set() -> None:
    assert count(0) == 0
    assert not any(has(0, n) for n in MEMBERS)


@given(SETS)
def test_any_set(members: frozenset[int]) -> None:
    mask = mask_of(members)
    assert count(mask) == len(members)
    assert {n for n in MEMBERS if has(mask, n)} == members
    assert [nth(mask, n) for n in range(len(members))] == sorted(members)
    if members:
        assert lowest(mask) == min(members)
