"""Standing: what a tournament says of each bot: its share of wins, how sure that is, rating, points, time."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from starhold.arena.tournament import TournamentGame

#: two-sided 95 %
DEVIATIONS: Final = 1.959964


class Interval(NamedTuple):
    """A share, and between which bounds the true one lies 19 times in 20."""

    share: float
    low: float
    high: float


def interval(wins: float, count: int) -> Interval:
    """Return Wilson's interval of a share; wins may be shared, so they need not be whole.

    Games of one seed from all seats vary less than independent ones, so it is rather too wide.

    >>> [round(bound, 3) for bound in interval(30, 40)]
    [0.75, 0.598, 0.858]
    """
    if not count:
        return Interval(0.0, 0.0, 1.0)
    share = wins / count
    square = DEVIATIONS**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = (
        DEVIATIONS * math.sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    )
    return Interval(share, min(max(0.0, middle - half), share), max(min(1.0, middle + half), share))


class Versus(msgspec.Struct, frozen=True):
    """How a bot did in the games in which another one sat too."""

    seats: int
    win_share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """One bot's row: shares are those of each seat that it had."""

    seats: int
    win_share: float
    low: float
    high: float
    #: OpenSkill (Plackett-Luce): 25 is where all begin; about a doubt of `sigma`
    rating: float
    sigma: float
    points: float
    rank: float
    moves: int
    #: CPU time
    seconds_per_move: float
    iterations_per_second: float
    failures: int
    against: dict[str, Versus]


@dataclass
class _Sum:
    """What is counted for one bot."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0
    ranks: int = 0
    moves: int = 0
    seconds: float = 0.0
    iterations: int = 0
    failures: int = 0
    #: seats and wins in games with each other bot
    with_others: dict[str, tuple[int, float]] = field(default_factory=lambda: defaultdict(lambda: (0, 0.0)))


def standings(games: Sequence[TournamentGame], names: Iterable[str]) -> dict[str, Standing]:
    """Return each bot's row, the strongest first."""
    sums = {name: _Sum() for name in names}
    for played in games:
        if played.failure is not None and played.failure.bot:
            sums[played.failure.bot].failures += 1
        if not played.counts:
            continue
        for seat, name in enumerate(played.bots):
            _count(sums[name], played, seat)
    ratings = rated(games, sums)
    rows = {name: _standing(found, *ratings[name]) for name, found in sums.items()}
    return dict(sorted(rows.items(), key=lambda row: -row[1].rating))


def _count(found: _Sum, played: TournamentGame, seat: int) -> None:
    won = played.shares[seat]
    found.seats += 1
    found.wins += won
    found.points += played.scores[seat]
    found.ranks += played.ranks[seat]
    found.moves += played.moves[seat]
    found.seconds += played.seconds[seat]
    found.iterations += played.iterations[seat]
    for other in sorted(set(played.bots) - {played.bots[seat]}):
        seats, wins = found.with_others[other]
        found.with_others[other] = (seats + 1, wins + won)


def _standing(found: _Sum, rating: float, sigma: float) -> Standing:
    seats = max(found.seats, 1)
    return Standing(
        found.seats,
        *interval(found.wins, found.seats),
        rating,
        sigma,
        found.points / seats,
        found.ranks / seats,
        found.moves,
        found.seconds / max(found.moves, 1),
        found.iterations / found.seconds if found.seconds else 0.0,
        found.failures,
        {
            name: Versus(int(count), *interval(won, int(count)))
            for name, (count, won) in found.with_others.items()
        },
    )


def rated(games: Iterable[TournamentGame], names: Iterable[str]) -> dict[str, tuple[float, float]]:
    """Return OpenSkill ratings after these games. A bot on several seats moves by their mean."""
    model = PlackettLuce()
    ratings = dict.fromkeys(names, (model.mu, model.sigma))
    for played in games:
        if not played.counts or len(set(played.bots)) < 2:
            continue
        teams = [[model.create_rating(list(ratings[name]))] for name in played.bots]
        after: dict[str, list[tuple[float, float]]] = defaultdict(list)
        rows = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for name, (row,) in zip(played.bots, rows, strict=True):
            after[name].append((row.mu, row.sigma))
        for name, found in after.items():
            ratings[name] = (
                sum(mu for mu, _ in found) / len(found),
                sum(sigma for _, sigma in found) / len(found),
            )
    return ratings
