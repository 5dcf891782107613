"""The parts of a review, as they are streamed: one `ReviewBegin`, a `Moment` for each move, one `ReviewEnd`.

Shares are parts of a win, from 0 to 1, one for each seat, and add up to 1. A `doubt` is a standard error.
"""

from typing import Final, Literal

import msgspec

from starhold.kernel.words import Line

#: how a move is judged; `forced` had no alternative, so it is not
Mark = Literal["forced", "best", "good", "doubtful", "mistake", "blunder"]
MARKS: Final[tuple[Mark, ...]] = ("forced", "best", "good", "doubtful", "mistake", "blunder")

Shares = tuple[float, ...]


class ReviewSeat(msgspec.Struct, frozen=True):
    """Who played a seat: a name, and `human` or the name of a bot."""

    name: str
    kind: str


class Tried(msgspec.Struct, frozen=True):
    """A move that could be made, and what it promised to who had to decide."""

    action: int
    notation: str
    #: what a person reads, and the board elements to click
    line: Line
    picks: tuple[str, ...]
    #: the share of the win that the seat can expect after it, by what it knew
    share: float
    doubt: float = 0.0
    #: why: features that change for the better, and what the move tells and brings at once
    reasons: tuple[Line, ...] = ()
    preview: tuple[Line, ...] = ()


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
    seats: tuple[ReviewSeat, ...]
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
    #: are the shares fitted to what was won from such positions (docs/bots-measurements.md)?
    calibrated: bool
    #: a player gave up: the shares end where it was, and the ranks are those of the table
    given_up: bool = False


class Moment(msgspec.Struct, frozen=True, tag="moment", tag_field="type"):
    """One move. The table before it is `replay?ply=PLY`, after it `replay?ply=PLY+1`."""

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


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point: where most of the win changed hands, at most one a round."""

    ply: int
    round: int
    #: whose share it is about, and by how much it changed
    seat: int
    swing: float
    #: what did it: the decision at this ply (of the seat itself or of another), or chance
    cause: Literal["choice", "luck", "shown"]
    line: Line


class Summary(msgspec.Struct, frozen=True):
    """A seat's whole game: start + luck + choices + others = result; of a game given up, the last share."""

    seat: int
    start: float
    luck: float
    luck_doubt: float
    #: by own decisions, and by what others decided and had hidden
    choices: float
    others: float
    result: float
    #: what was given away in all, and the share of judged moves that were as good as the best
    error: float
    accuracy: float
    judged: int
    marks: dict[Mark, int]
    #: the moves that cost most, the costliest first: the exercises
    costliest: tuple[int, ...]


class ReviewEnd(msgspec.Struct, frozen=True, tag="end", tag_field="type"):
    """What all moves together say."""

    summaries: tuple[Summary, ...]
    turns: tuple[TurningPoint, ...]
    #: the game in a sentence
    story: Line
    #: of a processor
    seconds: float


Part = ReviewBegin | Moment | ReviewEnd


class Review(msgspec.Struct, frozen=True):
    """A whole review."""

    begin: ReviewBegin
    moments: tuple[Moment, ...]
    end: ReviewEnd


class Judged(msgspec.Struct, frozen=True):
    """What an answer to an exercise or a puzzle is worth."""

    #: as good as the best, as far as that can be told
    right: bool
    mark: Mark
    #: what it gives away
    error: float
    made: Tried
    best: Tried
