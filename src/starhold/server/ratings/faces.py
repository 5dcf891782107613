"""The faces on the scale of people: from their measured games with each other, Lira at 1,000 points.

The rating of a face is what the arena measured of this build (`GAME/bots/measured.json`, docs/bots.md): the
win rates of neighbours, as steps on one scale. Games with people never move it. A face is rated as far as the
steps from Lira to it were measured.
"""

import math
from functools import cache
from itertools import pairwise
from typing import Final

from starhold.bots.base import FACES
from starhold.bots.measured import of_game
from starhold.server.ratings.model import LIRA, POINT, Rating

RULER: Final = "lira"
#: the points of one unit of log-odds
ODDS: Final = 400 / math.log(10)


@cache
def faces_of(game: str) -> dict[str, Rating]:
    """Return the rated faces of a game, the weakest first; none if Lira's games were not measured."""
    steps = _steps(game)
    middle = FACES.index(RULER)
    up = _along(list(pairwise(FACES[middle:])), steps)
    down = _along([(one, other) for other, one in pairwise(FACES[: middle + 1])][::-1], steps)
    found = {**up, **down}
    if not found:
        return {}
    found[RULER] = Rating(LIRA, 0.0)
    return {face: found[face] for face in FACES if face in found}


def _steps(game: str) -> dict[tuple[str, str], tuple[float, float]]:
    """Return by pair of faces how much stronger the first is, in points, and the variance of that."""
    steps = {}
    for one in of_game(game):
        if one.players == 2 and one.bot in FACES and one.against in FACES:
            # Half a win for each more: nobody is infinitely stronger.
            share = (one.share * one.games + 0.5) / (one.games + 1)
            points = ODDS * math.log(share / (1 - share))
            variance = ODDS**2 / (one.games * share * (1 - share))
            steps[one.bot, one.against] = (points, variance)
            steps[one.against, one.bot] = (-points, variance)
    return steps


def _along(
    way: list[tuple[str, str]], steps: dict[tuple[str, str], tuple[float, float]]
) -> dict[str, Rating]:
    """Return the ratings of the faces along a way that begins at Lira, as far as its steps were measured."""
    found, points, variance = {}, 0.0, 0.0
    for here, there in way:
        if (there, here) not in steps:
            break
        step, doubt = steps[there, here]
        points, variance = points + step, variance + doubt
        found[there] = Rating(LIRA + points / POINT, math.sqrt(variance) / POINT)
    return found
