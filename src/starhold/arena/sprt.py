"""SPRT: has enough been played to say which is stronger? Games are counted in groups of equal luck.

The generalised sequential probability ratio test, as chess engines are tested: a group is one seed played
from every seat, its score the share of wins that the player under test took. Pairing takes most luck out;
how scores vary is taken from the groups themselves, so nothing is assumed about draws or seats.
"""

import math
from dataclasses import dataclass, field
from typing import Final, Literal

Verdict = Literal["stronger", "not stronger", "open"]

#: both kinds of error
ERROR: Final = 0.05
#: groups before which nothing is said, since how they vary is not known
LEAST: Final = 8
#: a trace of both ends counts as seen, so that every mean between them is possible
SEEN: Final = 1e-3


def share_at(elo: float, players: int = 2) -> float:
    """Return the share of wins of a bot that is this many Elo points above each of the others.

    >>> round(share_at(0, 4), 3), round(share_at(50), 3)
    (0.25, 0.571)
    """
    odds: float = 10 ** (elo / 400)
    return odds / (odds + players - 1)


def stronger(share: float, elo: float) -> float:
    """Return the share of a bot with that share, if it were this many Elo points better.

    >>> round(stronger(0.45, 50), 3)
    0.522
    """
    odds: float = share / (1 - share) * 10 ** (elo / 400)
    return odds / (1 + odds)


@dataclass
class Sprt:
    """A test whether the true share is `high` or more, rather than `low` or less.

    >>> test = Sprt(0.5, 0.57)
    >>> for _ in range(30): test.add(1.0)
    >>> test.verdict
    'stronger'
    """

    low: float
    high: float
    error: float = ERROR
    scores: list[float] = field(default_factory=list)

    def add(self, score: float) -> None:
        """Count a group: its share of wins, 0 to 1."""
        self.scores.append(score)

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio: above 0 speaks for `high`."""
        counts: dict[float, float] = {0.0: SEEN, 1.0: SEEN}
        for score in self.scores:
            counts[score] = counts.get(score, 0.0) + 1.0
        return _likelihood(counts, self.high) - _likelihood(counts, self.low)

    @property
    def verdict(self) -> Verdict:
        """What can be said now."""
        if len(self.scores) < LEAST:
            return "open"
        bound, ratio = math.log((1 - self.error) / self.error), self.ratio
        if ratio >= bound:
            return "stronger"
        return "not stronger" if ratio <= -bound else "open"


def _likelihood(counts: dict[float, float], mean: float) -> float:
    """Return the logarithm of the likelihood of these scores under the likeliest distribution with that mean.

    Its weights are those seen, each divided by 1 + tilt (score - mean); the tilt is found by halving.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(40):
        tilt = (low + high) / 2
        pull = sum(count * (score - mean) / (1 + tilt * (score - mean)) for score, count in counts.items())
        low, high = (tilt, high) if pull > 0 else (low, tilt)
    return -sum(count * math.log(1 + tilt * (score - mean)) for score, count in counts.items())
