"""Pairing: who sits with whom in the next round of a Swiss event, a knock-out or an arena.

Pure functions: the same standings give the same pairing in every process.
"""

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple

from starhold.server.events.points import go_on

#: the table of one game: entrants by place; None is a bot that fills the seat
Seating = tuple[int | None, ...]

#: what a pairing costs: meeting again, the same table again, a bot more than once, and points apart
_AGAIN: Final = 4_000
_SAME: Final = 1_000_000
_BOT: Final = 1_500
#: places in the standings between which entrants are exchanged first
_NEAR: Final = 12
_TRIES: Final = 40
#: seconds after which a free player of an arena plays with bots
ALONE_SECONDS: Final = 60.0


class Ranked(NamedTuple):
    """An entrant as the pairing sees them, in the order of the standings."""

    number: int
    points: int


class History(NamedTuple):
    """Which tables there were, by round; entrants only, by place."""

    tables: Sequence[Seating]

    def met(self) -> Counter[frozenset[int]]:
        found: Counter[frozenset[int]] = Counter()
        for table in self.tables:
            people = [one for one in table if one is not None]
            found.update(frozenset(pair) for pair in combinations(people, 2))
        return found

    def groups(self) -> set[frozenset[int]]:
        return {frozenset(one for one in table if one is not None) for table in self.tables}

    def with_bots(self) -> Counter[int]:
        """Return how many bots each entrant has sat with."""
        return Counter(
            {
                one: sum(None in table for table in self.tables if one in table)
                for one in {seat for table in self.tables for seat in table if seat is not None}
            }
        )

    def seats(self) -> Counter[tuple[int, int]]:
        """Return how often each entrant has sat in each place."""
        return Counter(
            (one, place) for table in self.tables for place, one in enumerate(table) if one is not None
        )


def swiss(standings: Sequence[Ranked], size: int, history: History) -> list[Seating]:
    """Pair a round of a Swiss event: nearest points together, never the same table twice if that is possible.

    Bots fill the tables, as evenly as possible.
    """
    cost = _Cost(standings, size, history)
    many = -(-len(standings) // size)
    least, larger = divmod(len(standings), many)
    order = [one.number for one in standings]
    groups: list[list[int]] = []
    for number in range(many):
        end = least + (number < larger)
        groups.append(order[:end])
        order = order[end:]
    best = _exchanged(groups, cost)
    worth = sum(map(cost.of, best))
    dice = random.Random(len(standings) * 1000 + len(history.tables))
    for _ in range(_TRIES):
        if not any(cost.same(group) for group in best):
            break
        shaken = [list(group) for group in best]
        for _ in range(2 * many):
            one, other = dice.randrange(many), dice.randrange(many)
            at, there = dice.randrange(len(shaken[one])), dice.randrange(len(shaken[other]))
            shaken[one][at], shaken[other][there] = shaken[other][there], shaken[one][at]
        shaken = _exchanged(shaken, cost)
        if (found := sum(map(cost.of, shaken))) < worth:
            best, worth = shaken, found
    sat = history.seats()
    return [seated(group, size, sat) for group in best]


class _Cost:
    """What a table costs."""

    def __init__(self, standings: Sequence[Ranked], size: int, history: History) -> None:
        self.size = size
        self.points = {one.number: one.points for one in standings}
        self.met, self.groups, self.bots = history.met(), history.groups(), history.with_bots()

    def same(self, group: Collection[int]) -> bool:
        return frozenset(group) in self.groups

    def of(self, group: Sequence[int]) -> int:
        found = 0
        for one, other in combinations(group, 2):
            again = self.met[frozenset((one, other))]
            found += abs(self.points[one] - self.points[other]) + _AGAIN * again * again
        if len(group) < self.size:
            found += sum(_BOT * self.bots[one] for one in group)
        return found + _SAME * self.same(group)


def _exchanged(groups: list[list[int]], cost: _Cost) -> list[list[int]]:
    """Exchange entrants between tables for as long as that makes the round better."""
    worth = [cost.of(group) for group in groups]
    near = max(1, _NEAR // max(1, cost.size))
    for reach in (near, len(groups)):
        # Far exchanges are only worth their time where near ones have left a table that was there before.
        if reach > near and not any(cost.same(group) for group in groups):
            break
        better = True
        while better:
            better = False
            for a in range(len(groups)):
                for b in range(a + 1, min(len(groups), a + 1 + reach)):
                    better |= _best_exchange(groups, worth, a, b, cost)
    return groups


def _best_exchange(groups: list[list[int]], worth: list[int], a: int, b: int, cost: _Cost) -> bool:
    now = worth[a] + worth[b]
    best: tuple[int, int, int] | None = None
    for at in range(len(groups[a])):
        for there in range(len(groups[b])):
            one, other = list(groups[a]), list(groups[b])
            one[at], other[there] = other[there], one[at]
            found = cost.of(one) + cost.of(other)
            if found < now and (best is None or found < best[0]):
                best = found, at, there
    if best is None:
        return False
    _, at, there = best
    groups[a][at], groups[b][there] = groups[b][there], groups[a][at]
    worth[a], worth[b] = cost.of(groups[a]), cost.of(groups[b])
    return True


def seated(group: Sequence[int], size: int, sat: Mapping[tuple[int, int], int]) -> Seating:
    """Return a table's people and bots by place, so that everybody sits in each place about equally often."""
    filled: list[int | None] = [*group, *[None] * (size - len(group))]

    def cost(order: Seating) -> int:
        return sum(sat.get((one, at), 0) for at, one in enumerate(order) if one is not None)

    return min(permutations(filled), key=cost)


# -- knock-out -----------------------------------------------------------------------------------------


def cup(seeds: Sequence[int], size: int) -> list[Seating]:
    """Pair a round of a knock-out; `seeds` has the entrants who are in, the best first, who meet last.

    Bots fill the tables, first those of the best.

    >>> cup([0, 1, 2, 3, 4, 5], 4)
    [(0, 3, 4, None), (1, 2, 5, None)]
    """
    many = -(-len(seeds) // size)
    found: list[list[int | None]] = [[] for _ in range(many)]
    for at, seed in enumerate(seeds):
        row, column = divmod(at, many)
        found[many - 1 - column if row % 2 else column].append(seed)
    if many == 1:
        return [tuple(found[0])] if len(seeds) > 1 else []
    return [(*table, *[None] * (size - len(table))) for table in found]


def cup_rounds(players: int, size: int) -> int:
    """Return how many rounds a knock-out has."""
    rounds = 1
    while players > size:
        players, rounds = go_on(size) * -(-players // size), rounds + 1
    return rounds


# -- arena ---------------------------------------------------------------------------------------------


class Free(NamedTuple):
    """A player of an arena who waits for a game: since when, and their last opponents."""

    number: int
    points: int
    since: float
    last: frozenset[int] = frozenset()


def arena(free: Sequence[Free], size: int, now: float) -> list[tuple[int, ...]]:
    """Return the tables that begin now; a table of one is filled by bots.

    The longest waiting choose first, those with the nearest points; nobody meets the same person twice
    running. Players who find nobody for a minute play with bots.
    """
    waiting = sorted(free, key=lambda one: (one.since, one.number))
    tables: list[tuple[int, ...]] = []
    while waiting:
        first = waiting.pop(0)
        group = [first]
        near = sorted(waiting, key=lambda one: (abs(one.points - first.points), one.since, one.number))
        # Rather two tables of two than three and one who waits.
        most = 2 if len(waiting) == 3 else size
        for other in near:
            if len(group) < most and not any(_just_met(one, other) for one in group):
                group.append(other)
        if len(group) > 1:
            for other in group[1:]:
                waiting.remove(other)
        elif now - first.since < ALONE_SECONDS:
            continue
        tables.append(tuple(one.number for one in group))
    return tables


def _just_met(one: Free, other: Free) -> bool:
    return other.number in one.last or one.number in other.last
