"""The model of ratings: what a finished game changes, as a pure function; a fold over games gives them all.

It is OpenSkill's `BradleyTerryFull` (docs/ratings.md says why): a table of several counts as a game of each
pair. Two things are added: a pair can count in part, and a resting player's rating gets less sure. Bots'
ratings never move.
"""

import math
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

DAY: Final = 24 * 60 * 60.0
BETA: Final = 25 / 6
#: points per unit of mu: 200 points more win 76 % of games for two
POINT: Final = 400 / math.log(10) / (math.sqrt(2) * BETA)
#: what is 1,000 points on every server: the face Lira
LIRA: Final = 25.0
LIRA_POINTS: Final = 1000
START_POINTS: Final = 850
#: a range has the truth inside 9 times in 10
DEVIATIONS: Final = 1.645
#: variance never falls below this part of itself in one game
KAPPA: Final = 0.0001
#: a year of rest makes a half width of 100 points one of 160
REST: Final = (160**2 - 100**2) / 365 / (DEVIATIONS * POINT) ** 2
#: people who meet more often than this within `MET_SECONDS` count half for each other
MET: Final = 10
MET_SECONDS: Final = 7 * DAY
HALF: Final = 0.5
#: rated games until there is a range, and the half width at which it becomes a number
LEAST_GAMES: Final = 5
NARROW: Final = 100
#: the rest after which a person leaves the ranking
REST_SECONDS: Final = 90 * DAY

#: how a rating is shown: not at all, as a range, as a number
Sure = Literal["none", "range", "number"]


class Rating(NamedTuple):
    """A strength and how unsure it is, on OpenSkill's scale."""

    mu: float
    sigma: float

    @property
    def points(self) -> float:
        """The rating on the scale that people see."""
        return LIRA_POINTS + POINT * (self.mu - LIRA)

    @property
    def half(self) -> float:
        """Half the width of the range, in points."""
        return DEVIATIONS * POINT * self.sigma


START: Final = Rating(LIRA - (LIRA_POINTS - START_POINTS) / POINT, 25 / 4)


class Entrant(NamedTuple):
    """A seat of a rated game: a player, or a bot with the rating it had then; and the place it came in."""

    player: str
    bot: Rating | None
    place: int


class RatedGame(NamedTuple):
    """A finished rated game, as the fold needs it; one that does not count changes nothing."""

    at: float
    entrants: tuple[Entrant, ...]
    counts: bool = True


class Known(NamedTuple):
    """What is known of a player: the rating as of their last game, their games, and when that was."""

    rating: Rating
    games: int
    last: float


class Change(NamedTuple):
    """What a game changed for one seat; for a bot both are the same."""

    before: Rating
    after: Rating


#: how many earlier games of the last days two players had with each other
Met = Callable[[str, str], int]


def rested(rating: Rating, seconds: float) -> Rating:
    """Return a rating after a rest: as strong, less sure, never less than at the start.

    >>> round(rested(Rating(25.0, 100 / (DEVIATIONS * POINT)), 365 * DAY).half)
    160
    """
    variance = rating.sigma**2 + REST * max(0.0, seconds) / DAY
    return Rating(rating.mu, max(rating.sigma, min(START.sigma, math.sqrt(variance))))


def chance(mine: Rating, other: Rating) -> float:
    """Return how likely the first finishes ahead of the second, as far as is known.

    >>> round(chance(Rating(25.0, 0.0), Rating(25.0 - 200 / POINT, 0.0)), 2)
    0.76
    """
    scale = math.sqrt(mine.sigma**2 + other.sigma**2 + 2 * BETA**2)
    return 1 / (1 + math.exp((other.mu - mine.mu) / scale))


def score(mine: int, other: int) -> float:
    """Return what a pair of places is: 1 ahead, 0 behind, a half for a draw."""
    return 1.0 if mine < other else 0.0 if mine > other else 0.5


def rate(
    ratings: Sequence[Rating], places: Sequence[int], weight: Callable[[int, int], float] = lambda i, q: 1.0
) -> list[Rating]:
    """Return the ratings after a game: each pair counts as a game for two, times its weight.

    >>> won, lost = rate([START, START], [1, 2])
    >>> round(won.points), round(lost.points), round(won.half)
    (904, 796, 295)
    """
    after = []
    for seat, mine in enumerate(ratings):
        gain = loss = 0.0
        for other, their in enumerate(ratings):
            if other == seat:
                continue
            part = weight(seat, other)
            scale = math.sqrt(mine.sigma**2 + their.sigma**2 + 2 * BETA**2)
            expected = chance(mine, their)
            gain += part * mine.sigma**2 / scale * (score(places[seat], places[other]) - expected)
            loss += part * (mine.sigma / scale) ** 3 * expected * (1 - expected)
        after.append(Rating(mine.mu + gain, mine.sigma * math.sqrt(max(1 - loss, KAPPA))))
    return after


def played(game: RatedGame, known: Mapping[str, Known], met: Met) -> tuple[Change, ...]:
    """Return what a game changes, seat by seat."""
    before = []
    for entrant in game.entrants:
        mine = known.get(entrant.player) if entrant.bot is None else None
        if entrant.bot is not None:
            before.append(entrant.bot)
        else:
            before.append(START if mine is None else rested(mine.rating, game.at - mine.last))
    if not game.counts:
        return tuple(Change(rating, rating) for rating in before)

    def weight(seat: int, other: int) -> float:
        one, two = game.entrants[seat], game.entrants[other]
        return HALF if one.bot is None and two.bot is None and met(one.player, two.player) >= MET else 1.0

    after = rate(before, [entrant.place for entrant in game.entrants], weight)
    return tuple(
        Change(old, old if entrant.bot is not None else new)
        for entrant, old, new in zip(game.entrants, before, after, strict=True)
    )


def fold(games: Iterable[RatedGame]) -> tuple[dict[str, Known], list[tuple[Change, ...]]]:
    """Return all ratings after these games, in order, and what each game changed.

    >>> one = Entrant("ann", None, 1), Entrant("ben", None, 2)
    >>> known, changes = fold([RatedGame(0.0, one)])
    >>> known["ann"].games, known["ann"].rating == changes[0][0].after
    (1, True)
    """
    known: dict[str, Known] = {}
    changes: list[tuple[Change, ...]] = []
    lately: deque[tuple[float, list[tuple[str, str]]]] = deque()
    times: Counter[tuple[str, str]] = Counter()
    for game in games:
        while lately and lately[0][0] <= game.at - MET_SECONDS:
            times.subtract(lately.popleft()[1])
        changes.append(played(game, known, lambda one, two: times[pair(one, two)]))
        if not game.counts:
            continue
        players = [entrant.player for entrant in game.entrants if entrant.bot is None]
        met = [pair(one, two) for place, one in enumerate(players) for two in players[:place]]
        lately.append((game.at, met))
        times.update(met)
        for entrant, change in zip(game.entrants, changes[-1], strict=True):
            if entrant.bot is None:
                before = known.get(entrant.player)
                number = 1 if before is None else before.games + 1
                known[entrant.player] = Known(change.after, number, game.at)
    return known, changes


def pair(one: str, two: str) -> tuple[str, str]:
    """Return two players in an order that does not depend on who is first."""
    return (one, two) if one < two else (two, one)


def sure(rating: Rating, games: int) -> Sure:
    """Return how a rating is shown."""
    if games < LEAST_GAMES:
        return "none"
    return "range" if rating.half > NARROW else "number"


def tens(points: float) -> int:
    """Return points as the ends of a range show them.

    >>> tens(1184.6)
    1180
    """
    return 10 * round(points / 10)


def places_of(ranks: Sequence[int], left: Mapping[int, int]) -> list[int]:
    """Return the places of a game: players who left come last, the first to leave at the very end.

    `left` says in which order seats were left.

    >>> places_of([1, 2, 3], {0: 4})
    [3, 1, 2]
    >>> places_of([1, 1, 3], {2: 4, 1: 7})
    [1, 2, 3]
    """
    stayed = [seat for seat in range(len(ranks)) if seat not in left]
    found = {seat: 1 + sum(ranks[other] < ranks[seat] for other in stayed) for seat in stayed}
    for place, seat in enumerate(sorted(left, key=lambda one: -left[one]), start=len(stayed) + 1):
        found[seat] = place
    return [found[seat] for seat in range(len(ranks))]
