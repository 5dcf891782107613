"""The parts of a review, as they are streamed: one `ReviewBegin`, a `Moment` for each move, one `ReviewEnd`.

Shares are parts of a win, from 0 to 1, one for each seat, and add up to 1. A `doubt` is a standard error.
"""

from importlib import import_module
from typing import Any, Final, Literal

import msgspec

from starhold.bots.contrast import Sketch
from starhold.kernel.record import Seat
from starhold.kernel.words import Choice, Line

#: how a move is judged; `forced` had no alternative, so it is not
Mark = Literal["forced", "best", "good", "doubtful", "mistake", "blunder"]
MARKS: Final[tuple[Mark, ...]] = ("forced", "best", "good", "doubtful", "mistake", "blunder")

Shares = tuple[float, ...]


class Tried(msgspec.Struct, frozen=True):
    """A move that could be made, and what it promised to the player who had to decide."""

    action: int
    notation: str
    #: what a person reads, and the board elements to click
    line: Line
    picks: tuple[str, ...]
    #: the share of the win that the seat can expect after it, by what it knew
    share: float
    doubt: float = 0.0
    #: why, in a sentence, and what the move logs and brings at once
    reasons: tuple[Line, ...] = ()
    preview: tuple[Line, ...] = ()
    #: of a marked move and its better one: what they asked for at once, such as which ship goes where
    then: tuple[Choice, ...] = ()
    #: of the same: a small picture of the table that it leads to
    sketch: Sketch | None = None


class Luck(msgspec.Struct, frozen=True):
    """What chance gave, against the mean of what it could have given."""

    #: by seat; together 0
    shares: Shares
    #: of the mean; 0 where every outcome was looked at
    doubt: float
    #: every outcome was looked at, or as many as were drawn
    exact: bool
    outcomes: int


class ReviewBegin(msgspec.Struct, frozen=True, tag="begin", tag_field="type"):
    """The game, and how it is judged."""

    game: str
    version: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    #: moves that will follow
    plies: int
    #: the shares after the set-up
    start: Shares
    #: of one estimate, whether before the first move or later
    doubt: float
    #: points by source at the start, by seat; the words are GAME-source-SOURCE
    points: tuple[dict[str, int], ...]
    #: the bot that judges, the iterations of each of its looks, and the worlds in which moves are compared
    judge: str
    budget: int
    worlds: int
    #: true if the shares are fitted to what was won from such positions (docs/bots-measurements.md)
    calibrated: bool
    #: what skill our bots showed in this game, by their names (docs/bots-measurements.md)
    skills: dict[str, float] = {}
    #: False: nobody has measured shares at such a table (solo games), so they should not be shown
    measured: bool = True
    #: a player resigned: the shares end there, and the ranks are the table's
    given_up: bool = False


class Moment(msgspec.Struct, frozen=True, tag="moment", tag_field="type"):
    """One move. The table before it is `replay?moves=PLY`, after it `replay?moves=PLY+1`."""

    ply: int
    seat: int
    #: from 1
    round: int
    made: Tried
    mark: Mark
    #: the share that the best move promised more than this one, at least 0, and how sure that is
    error: float
    doubt: float
    #: the best move, if this was not it
    better: Tried | None
    before: Shares
    after: Shares
    #: by seat, and together they lead from `before` to `after`: what the decision changed as far as its seat
    #: could know, what was shown that others had hidden, and what chance gave (None: it was not asked)
    choice: Shares
    shown: Shares
    luck: Luck | None
    #: points by source and seat, where they have changed
    points: tuple[dict[str, int], ...] = ()
    #: for moves that are marked: all that could be done, the best first
    options: tuple[Tried, ...] = ()
    #: whose turn it was; -1 where all play at once
    turn: int = -1
    #: by one search: what the move gave away, and what one drawn by lot would have given away on average
    lost: float = 0.0
    stake: float = 0.0
    #: other moves that were as good for the seat, by that search
    alike: int = 0
    #: of a marked move: open facts of the position, and where to look for something better
    situation: tuple[Line, ...] = ()
    look: Line | None = None


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point: one of the turns in which the curve turned most."""

    ply: int
    round: int
    #: whose share it is about, and by how much it changed
    seat: int
    swing: float
    #: what did it: a decision that gave it away, chance, what came to light, or nothing that can be named
    cause: Literal["choice", "luck", "shown", "rest"]
    line: Line


class Kingmaking(msgspec.Struct, frozen=True):
    """A turn of a seat that could no longer win, by which it decided between two others."""

    #: the decision that weighed most
    ply: int
    round: int
    seat: int
    #: whose win chance rose, whose fell, and how much farther apart they were
    up: int
    down: int
    swing: float
    line: Line


class Summary(msgspec.Struct, frozen=True):
    """A seat's whole game: start + luck + choices + others + rest = result, or the last share if resigned.

    `choices` and `others` are confirmed errors alone; the rest is not explained, and nobody's doing.
    """

    seat: int
    start: float
    luck: float
    luck_doubt: float
    #: what was given away by errors that were confirmed, and what this seat got of those of others
    choices: float
    others: float
    result: float
    #: what was given away by all errors that were confirmed
    error: float
    judged: int
    marks: dict[Mark, int]
    #: the moves that cost most, the costliest first: the exercises
    costliest: tuple[int, ...]
    #: what neither luck nor a confirmed error explains: the judge has changed its mind
    rest: float = 0.0
    #: 1 is the judge itself, 0 choosing by lot in the same positions; None: too few choices to say
    skill: float | None = None
    #: half its 90 % band
    skill_band: float = 0.0
    #: what this seat's decisions changed of each seat's win chance, all together; among three and more
    changed: Shares = ()


class ReviewEnd(msgspec.Struct, frozen=True, tag="end", tag_field="type"):
    """What all moves together say."""

    summaries: tuple[Summary, ...]
    turns: tuple[TurningPoint, ...]
    #: the game in a sentence
    story: Line
    #: of a processor
    seconds: float
    kingmaking: tuple[Kingmaking, ...] = ()


Part = ReviewBegin | Moment | ReviewEnd


class Review(msgspec.Struct, frozen=True):
    """A whole review."""

    begin: ReviewBegin
    moments: tuple[Moment, ...]
    end: ReviewEnd

    def table(self) -> Any:
        """Return a row per move as a `starhold.arena.tables.ResultTable`."""
        # Named by a string because this package may not import the packages above it.
        return import_module("starhold.arena.tables").moments_table(self)


class Judged(msgspec.Struct, frozen=True):
    """What an answer to an exercise or a puzzle is worth."""

    #: as good as the best, as far as the analysis can see
    right: bool
    mark: Mark
    #: what it gives away
    error: float
    made: Tried
    best: Tried
    #: where to look for something better, without saying what it is
    look: Line | None = None
    #: the table that the seat sees when the best move is carried out
    after: msgspec.Raw | None = None
