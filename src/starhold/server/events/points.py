"""Points and standings: a fold over the finished games of an event, which gives the same at any time."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

#: one point in these units, in which every share of a place is a whole number
UNIT: Final = 240
#: by players of a table: the points of each place
PRIZES: Final = {
    2: (240, 0),
    3: (480, 240, 0),
    4: (480, 240, 120, 0),
    5: (480, 240, 120, 60, 0),
}
#: of an arena
ARENA: Final = (960, 480, 240, 0, 0)
#: forfeits in a row that end the event for a player
MOST_FORFEITS: Final = 2


class GameResult(NamedTuple):
    """A finished game of an event: entrants by seat (None: a bot that filled the table) and their places."""

    round: int
    seats: tuple[int | None, ...]
    ranks: tuple[int, ...]
    #: seats that a bot held at the end, or that resigned: they score nothing
    forfeits: frozenset[int] = frozenset()


@dataclass(slots=True)
class StandingsLine:
    """A line of the standings."""

    number: int
    points: int = 0
    games: int = 0
    #: what breaks a tie first: points of beaten opponents, or of all opponents
    tie: int = 0
    missed: int = 0
    in_a_row: int = 0
    #: wins in a row: now, and at best
    streak: int = 0
    best: int = 0
    #: of a knock-out: the last round that was played, and the place there
    reached: tuple[int, int] = (0, 0)
    #: the places by round; a forfeit is 0
    places: dict[int, int] = field(default_factory=dict)

    @property
    def out(self) -> bool:
        """True if the player is out of the event, with `MOST_FORFEITS` missed games in a row."""
        return self.in_a_row >= MOST_FORFEITS


def shares(ranks: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Return what each seat gets; a shared place shares its points.

    >>> shares((1, 1, 3), PRIZES[3])
    [360, 360, 0]
    """
    found = []
    for rank in ranks:
        many = sum(other == rank for other in ranks)
        found.append(sum(prizes[rank - 1 : rank - 1 + many]) // many)
    return found


def lines(
    entrants: Sequence[int], games: Sequence[GameResult], arena: bool = False
) -> dict[int, StandingsLine]:
    """Count the games, in the order in which they ended."""
    found = {number: StandingsLine(number) for number in entrants}
    for game in games:
        people = sum(one is not None for one in game.seats)
        got = shares(game.ranks, ARENA if arena else PRIZES[len(game.seats)])
        for seat, number in enumerate(game.seats):
            if number is not None and number in found:
                points = got[seat]
                won = game.ranks[seat] == 1 and seat not in game.forfeits
                if arena:
                    alone = game.ranks.count(1) == 1
                    points = 2 * points if won and alone and found[number].streak else points
                    points = points // 2 if people == 1 else points
                _count(found[number], game, seat, points, won)
    return found


def _count(line: StandingsLine, game: GameResult, seat: int, points: int, won: bool) -> None:
    missed = seat in game.forfeits
    line.points += 0 if missed else points
    line.games += 1
    line.missed += missed
    line.in_a_row = line.in_a_row + 1 if missed else 0
    line.streak = line.streak + 1 if won else 0
    line.best = max(line.best, line.streak)
    line.reached = (game.round, game.ranks[seat])
    line.places[game.round] = 0 if missed else game.ranks[seat]


def standings(kind: str, entrants: Sequence[int], games: Sequence[GameResult]) -> list[StandingsLine]:
    """Return the entrants in order, the best first. Entrants are given by their seeds, the best first."""
    found = lines(entrants, games, arena=kind == "arena")
    seed = {number: at for at, number in enumerate(entrants)}
    for game in games:
        for seat, number in enumerate(game.seats):
            if number in found and number is not None:
                found[number].tie += sum(
                    found[other].points
                    for place, other in enumerate(game.seats)
                    if other is not None
                    and other in found
                    and other != number
                    and (kind not in ("robin", "league") or game.ranks[seat] < game.ranks[place])
                )
    if kind == "arena":
        return sorted(found.values(), key=lambda one: (-one.points, one.games, -one.best, seed[one.number]))
    if kind == "cup":
        return sorted(found.values(), key=lambda one: (-one.reached[0], one.reached[1], seed[one.number]))
    if kind in ("robin", "league"):
        among = _among_equals(found, games)
        return sorted(
            found.values(),
            key=lambda one: (-one.points, -one.tie, -among[one.number], one.missed, seed[one.number]),
        )
    return sorted(found.values(), key=lambda one: (-one.points, -one.tie, seed[one.number]))


def _among_equals(found: dict[int, StandingsLine], games: Sequence[GameResult]) -> dict[int, int]:
    """Return how often each finished ahead of others with the same points and tie-break, less behind."""
    won: dict[int, int] = defaultdict(int)
    for game in games:
        for seat, number in enumerate(game.seats):
            for place, other in enumerate(game.seats):
                if number is None or other is None or number not in found or other not in found:
                    continue
                if (found[number].points, found[number].tie) == (found[other].points, found[other].tie):
                    won[number] += (game.ranks[seat] < game.ranks[place]) - (
                        game.ranks[seat] > game.ranks[place]
                    )
    return won


def go_on(size: int) -> int:
    """Return how many of a table go on: the best two of four or five, the best one of two or three."""
    return 2 if size >= 4 else 1


def qualified(tables: Sequence[GameResult], size: int, seeds: Sequence[int]) -> list[int]:
    """Return who continues in a knock-out, by seed; a bot's place and a forfeited one go to the next player.

    Equal places go to the better seed.
    """
    seed = {number: at for at, number in enumerate(seeds)}
    found: list[int] = []
    for game in tables:
        people = [
            (game.ranks[seat], seed[number], number)
            for seat, number in enumerate(game.seats)
            if number is not None and number in seed and seat not in game.forfeits
        ]
        found += [number for _, _, number in sorted(people)[: go_on(size)]]
    return sorted(found, key=lambda number: seed[number])
