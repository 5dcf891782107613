"""Moves: listing, counting, choosing and looking for always agree."""

from hypothesis import given
from hypothesis import strategies as st

from starhold.kernel.moves import NONE, Moves

#: an offer is one action or a base with a set of numbers
SINGLES = st.tuples(st.integers(0, 500), st.none())
GROUPS = st.tuples(st.integers(0, 500), st.frozensets(st.integers(0, 62)))
OFFERS = st.lists(SINGLES | GROUPS, max_size=8)


def offer(moves: Moves, offers: list[tuple[int, frozenset[int] | None]]) -> Moves:
    for base, numbers in offers:
        if numbers is None:
            moves.add(base)
        else:
            moves.add_each(base, sum(2**n for n in numbers))
    return moves


def plainly(offers: list[tuple[int, frozenset[int] | None]]) -> list[int]:
    """The same offers as a list, written without any trick."""
    listed = []
    for base, numbers in offers:
        listed += [base] if numbers is None else [base + n for n in sorted(numbers)]
    return listed


@given(OFFERS)
def test_lists_in_the_order_of_the_offers(offers: list[tuple[int, frozenset[int] | None]]) -> None:
    listed: list[int] = []
    offer(Moves(listed=listed), offers)
    assert listed == plainly(offers)


@given(OFFERS)
def test_counts(offers: list[tuple[int, frozenset[int] | None]]) -> None:
    assert offer(Moves(), offers).count == len(plainly(offers))


@given(OFFERS)
def test_finds_the_nth(offers: list[tuple[int, frozenset[int] | None]]) -> None:
    expected = plainly(offers)
    assert [offer(Moves(n), offers).found for n in range(len(expected))] == expected
    assert offer(Moves(len(expected)), offers).found == NONE


@given(OFFERS, st.integers(0, 600))
def test_looks_for_one(offers: list[tuple[int, frozenset[int] | None]], sought: int) -> None:
    place = offer(Moves(sought=sought), offers).place
    expected = plainly(offers)
    assert (place != NONE) == (sought in expected)
    if place != NONE:
        assert expected[place] == sought


def test_looks_for_one_inside_a_set() -> None:
    moves = Moves(sought=162)
    moves.add_each(100, 2**62 + 1)
    assert moves.place == 1


def test_nothing_is_found_before_anything_is_offered() -> None:
    moves = Moves(0, 0)
    assert (moves.count, moves.found, moves.place) == (0, NONE, NONE)
