"""Pairing and points of events, without a server."""

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starhold.server.events.pairing import (
    ALONE_SECONDS,
    Free,
    History,
    Ranked,
    Seating,
    arena,
    cup,
    cup_rounds,
    swiss,
)
from starhold.server.events.points import PRIZES, UNIT, GameResult, go_on, qualified, shares, standings
from starhold.server.events.robin import SCHEDULES, divisions, places, rounds


@pytest.mark.parametrize(("many", "size"), SCHEDULES)
def test_a_round_robin_is_fair(many: int, size: int) -> None:
    """Everybody plays once per round, meets everybody and sits in each place equally often (+-1)."""
    met: Counter[frozenset[int]] = Counter()
    sat: Counter[tuple[int, int]] = Counter()
    played = rounds(many, size)
    for tables in played:
        assert sorted(one for table in tables for one in table) == list(range(many))
        for table in tables:
            met.update(map(frozenset, combinations(table, 2)))
            sat.update(enumerate(table))
    often = [met[frozenset(pair)] for pair in combinations(range(many), 2)]
    assert min(often) >= 1
    assert max(often) - min(often) <= 1
    places = [sat[place, one] for place in range(size) for one in range(many)]
    assert max(places) - min(places) <= 1
    if (many, size) == (9, 3):
        assert len(played) == 4
        assert set(often) == {1}


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_number_has_a_round_robin(size: int) -> None:
    for many in range(3, 6 if size == 5 else 10):
        assert many <= places(many, size) == sum(map(len, rounds(many, size)[0]))


def play(tables: list[Seating], number: int, dice: random.Random) -> list[GameResult]:
    """Play the tables of a round: the places are drawn."""
    found = []
    for seats in tables:
        ranks = list(range(1, len(seats) + 1))
        dice.shuffle(ranks)
        found.append(GameResult(number, seats, tuple(ranks)))
    return found


@settings(max_examples=25, deadline=None)
@given(st.integers(8, 40), st.integers(2, 5), st.integers(0, 10**6))
def test_a_swiss_event_seats_everybody_and_no_table_twice(many: int, size: int, seed: int) -> None:
    dice, games, tables = random.Random(seed), list[GameResult](), list[Seating]()
    for number in range(1, 6):
        order = standings("swiss", range(many), games)
        new = swiss([Ranked(one.number, one.points) for one in order], size, History(tables))
        people = sorted(one for table in new for one in table if one is not None)
        assert people == list(range(many)), "nobody is left out"
        assert all(len(table) == size for table in new)
        bots = [table.count(None) for table in new]
        assert sum(bots) < size or max(bots) <= 1 + min(bots)
        tables += new
        games += play(new, number, dice)
    groups = [frozenset(one for one in table if one is not None) for table in tables]
    assert len(set(groups)) == len(groups)


def test_a_swiss_event_seats_nearest_points_together() -> None:
    order = [Ranked(number, points) for number, points in enumerate((960, 960, 480, 480, 240, 240, 0, 0))]
    tables = swiss(order, 2, History(()))
    assert {frozenset(table) for table in tables} == {frozenset((at, at + 1)) for at in (0, 2, 4, 6)}


def test_two_hundred_are_paired() -> None:
    dice, games, tables = random.Random(1), list[GameResult](), list[Seating]()
    for number in range(1, 6):
        order = standings("swiss", range(199), games)
        new = swiss([Ranked(one.number, one.points) for one in order], 4, History(tables))
        assert sum(table.count(None) for table in new) == 1
        tables += new
        games += play(new, number, dice)
    assert max(History(tables).met().values()) <= 2


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 64), st.integers(2, 5), st.integers(0, 10**6))
def test_a_knock_out_ends_with_one_table(many: int, size: int, seed: int) -> None:
    dice, left, played = random.Random(seed), list(range(many)), 0
    while True:
        tables = cup(left, size)
        assert sorted(one for table in tables for one in table if one is not None) == left
        top = [table for table in tables if 0 in table and 1 in table]
        assert not top or len(tables) == 1 or 0 not in left or 1 not in left, "the strongest meet last"
        played += 1
        if len(tables) == 1:
            break
        left = qualified(play(tables, played, dice), size, left)
    assert played <= cup_rounds(many, size)


def test_a_bot_does_not_go_on() -> None:
    games = [
        GameResult(1, (0, None, 2, 3), (4, 1, 2, 3)),
        GameResult(1, (1, 4, 5, None), (1, 1, 3, 4), frozenset({0})),
    ]
    assert qualified(games, 4, range(6)) == [2, 3, 4, 5]
    assert [go_on(size) for size in (2, 3, 4, 5)] == [1, 1, 2, 2]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 20), st.integers(0, 90)), max_size=12), st.integers(2, 3), st.data())
def test_an_arena_seats_nobody_twice_running(
    found: list[tuple[int, int]], size: int, data: st.DataObject
) -> None:
    free = [
        Free(at, points, float(since), frozenset(data.draw(st.sets(st.integers(0, 11), max_size=2))))
        for at, (points, since) in enumerate(found)
    ]
    now = 100.0
    tables = arena(free, size, now)
    seated = [one for table in tables for one in table]
    assert len(seated) == len(set(seated))
    for table in tables:
        assert 1 <= len(table) <= size
        for one, other in combinations(table, 2):
            assert other not in free[one].last
            assert one not in free[other].last
        if len(table) == 1:
            assert now - free[table[0]].since >= ALONE_SECONDS


def test_four_who_are_free_play_in_pairs_with_their_neighbours() -> None:
    free = [Free(at, points, 0.0) for at, points in enumerate((0, 90, 10, 80))]
    assert arena(free, 3, 1.0) == [(0, 2), (1, 3)]
    assert arena(free[:3], 3, 1.0) == [(0, 2, 1)]
    assert arena(free[:1], 3, 1.0) == []


@given(st.integers(2, 5), st.data())
def test_shared_places_share_their_points(size: int, data: st.DataObject) -> None:
    scores = data.draw(st.lists(st.integers(0, 3), min_size=size, max_size=size))
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    assert sum(shares(ranks, PRIZES[size])) == sum(PRIZES[size]), "nothing is lost by rounding"


def test_ties_are_broken_as_told() -> None:
    # 1 beat 3, who has more points than 2's victim.
    games = [
        GameResult(1, (0, 1), (1, 2)),
        GameResult(1, (2, 3), (2, 1)),
        GameResult(2, (1, 3), (1, 2)),
        GameResult(2, (2, 0), (1, 2)),
    ]
    order = [line.number for line in standings("robin", (0, 1, 2, 3), games)]
    assert order == [0, 1, 2, 3]
    assert [line.points for line in standings("robin", (3, 2, 1, 0), games)] == [UNIT] * 4
    swiss_order = standings("swiss", (3, 2, 1, 0), games)
    assert [line.number for line in swiss_order] == [3, 2, 1, 0], "all have the same: the seed decides"


def test_an_arena_doubles_wins_in_a_row_and_halves_those_over_bots() -> None:
    games = [
        GameResult(1, (0, 1, 2), (1, 2, 3)),
        GameResult(2, (0, 1, 2), (1, 2, 3)),
        GameResult(3, (0, None), (1, 2)),
        GameResult(4, (0, 1), (2, 1), frozenset({0})),
    ]
    first = standings("arena", (0, 1, 2), games)
    assert [(line.number, line.points // UNIT, line.best) for line in first] == [
        (0, 4 + 8 + 4, 3),
        (1, 2 + 2 + 4, 1),
        (2, 2, 0),
    ]


def test_two_forfeits_in_a_row_end_the_event() -> None:
    games = [GameResult(at, (0, 1), (2, 1), frozenset({0})) for at in (1, 2)]
    found = standings("swiss", (0, 1), games)
    assert [(line.number, line.out, line.missed) for line in found] == [(1, False, 0), (0, True, 2)]


@given(st.integers(0, 60), st.integers(0, 30), st.integers(0, 10**6))
def test_a_league_moves_two_up_and_two_down(stay: int, new: int, seed: int) -> None:
    people = [f"p{one}" for one in range(stay)]
    before = divisions([], people)
    dice = random.Random(seed)
    for order in before:
        dice.shuffle(order)
    signed = [one for one in people if dice.random() < 0.9] + [f"n{one}" for one in range(new)]
    after = divisions(before, signed)
    assert sorted(one for order in after for one in order) == sorted(signed)
    sizes = [len(order) for order in after]
    assert max(sizes) <= 9
    assert max(sizes) - min(sizes) <= 1
    steady = divisions(before, people)
    for upper, lower in pairwise(before):
        if len(upper) == len(lower) >= 4:
            there = steady[before.index(upper)]
            assert set(lower[:2]) <= set(there)
            assert not set(upper[-2:]) & set(there)
