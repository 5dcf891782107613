"""Summary: what all moments together say: sums, turning points, the game in a sentence."""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from starhold.kernel.words import Line, Number, PlayerName, Word
from starhold.review.results import MARKS, Moment, ReviewBegin, Summary, TurningPoint

#: the most turning points, the most exercises of a seat, and the least change that can be either
TURNS: Final = 3
COSTLIEST: Final = 3
LEAST_SWING: Final = 0.05
#: who was last behind in this part of the game has led from early on
EARLY: Final = 0.1
#: moves that are as good as the best, as far as can be told
RIGHT: Final = ("best", "good")

Cause = Literal["choice", "luck", "shown"]


def told(
    begin: ReviewBegin, moments: Sequence[Moment], last: int
) -> tuple[tuple[Summary, ...], tuple[TurningPoint, ...], Line]:
    """Return the end of a review; `last` is the round that the game ended in."""
    turns = turning_points(moments)
    summaries = tuple(_summary(begin, moments, seat) for seat in range(len(begin.seats)))
    return summaries, turns, story(begin, moments, turns, last)


def _summary(begin: ReviewBegin, moments: Sequence[Moment], seat: int) -> Summary:
    own = [moment for moment in moments if moment.seat == seat]
    judged = [moment for moment in own if moment.mark != "forced"]
    lucky = [moment.luck for moment in moments if moment.luck is not None]
    choices = math.fsum(moment.choice[seat] for moment in own)
    others = math.fsum(moment.choice[seat] for moment in moments if moment.seat != seat)
    marks = Counter(moment.mark for moment in own)
    right = sum(moment.mark in RIGHT for moment in judged)
    wrong = sorted(
        (moment for moment in judged if moment.mark not in RIGHT), key=lambda one: (-one.error, one.ply)
    )
    return Summary(
        seat=seat,
        start=begin.start[seat],
        luck=math.fsum(luck.shares[seat] for luck in lucky),
        luck_doubt=math.sqrt(math.fsum(luck.doubt**2 for luck in lucky)),
        choices=choices,
        others=others + math.fsum(moment.shown[seat] for moment in moments),
        result=moments[-1].after[seat] if moments else begin.start[seat],
        error=math.fsum(moment.error for moment in wrong),
        accuracy=right / len(judged) if judged else 1.0,
        judged=len(judged),
        marks={mark: marks[mark] for mark in MARKS if marks[mark]},
        costliest=tuple(moment.ply for moment in wrong[:COSTLIEST]),
    )


# -- turning points ------------------------------------------------------------------------------------------


def _causes(moment: Moment) -> list[tuple[float, int, Cause]]:
    """Return what changed hands at a move, and by what: how much, and to whom or from whom it was."""
    parts: list[tuple[tuple[float, ...], Cause]] = [(moment.choice, "choice"), (moment.shown, "shown")]
    if moment.luck is not None:
        parts.append((moment.luck.shares, "luck"))
    found = []
    for shares, cause in parts:
        seat = max(range(len(shares)), key=lambda one: abs(shares[one]))
        if cause == "choice":
            # A decision belongs to the seat that made it; what may be noise is left out.
            seat = moment.seat
            if shares[seat] < 0 and moment.mark in RIGHT:
                continue
        found.append((shares[seat], seat, cause))
    return found


def turning_points(moments: Sequence[Moment], most: int = TURNS) -> tuple[TurningPoint, ...]:
    """Return where most of the win changed hands, at most one a round, in the order of the game."""
    found: list[TurningPoint] = []
    for moment in moments:
        for swing, seat, cause in _causes(moment):
            if abs(swing) >= LEAST_SWING:
                found.append(
                    TurningPoint(
                        moment.ply, moment.round, seat, swing, cause, _turn_line(moment, seat, swing, cause)
                    )
                )
    found.sort(key=lambda turn: -abs(turn.swing))
    chosen: list[TurningPoint] = []
    for turn in found:
        if len(chosen) < most and all(turn.round != other.round for other in chosen):
            chosen.append(turn)
    return tuple(sorted(chosen, key=lambda turn: turn.ply))


def _turn_line(moment: Moment, seat: int, swing: float, cause: Cause) -> Line:
    way = "up" if swing > 0 else "down"
    return Line(f"review-turn-{cause}-{way}", _words(moment.round, seat, swing))


def _words(turn: int, seat: int, swing: float) -> dict[str, Word]:
    return {"round": Number(turn), "player": PlayerName(seat), "points": Number(round(100 * abs(swing)))}


# -- the game in a sentence ----------------------------------------------------------------------------------


def story(
    begin: ReviewBegin, moments: Sequence[Moment], turns: Sequence[TurningPoint], last: int = 1
) -> Line:
    """Return how it was decided: when the winner took the lead for good, and by what."""
    winners = [seat for seat, rank in enumerate(begin.ranks) if rank == 1]
    if begin.given_up:
        return _given_up(begin, moments, last)
    if len(begin.seats) == 1:
        return Line("review-story-alone" if winners else "review-story-alone-lost", {"player": PlayerName(0)})
    if len(winners) != 1:
        return Line("review-story-shared")
    winner = winners[0]
    decided = _taken(begin, moments, winner)
    if decided is None:
        return Line("review-story-led", {"player": PlayerName(winner)})
    # What helped the winner in the round when the lead was taken, or else the largest such moment after it:
    # nothing decided the game before the winner fell behind again.
    good = [
        turn for turn in turns if (turn.swing > 0) == (turn.seat == winner) and turn.round >= decided.round
    ]
    near = [turn for turn in good if turn.round == decided.round]
    turn = max(near or good, key=lambda one: abs(one.swing), default=None)
    if turn is None:
        return Line("review-story-slowly", {"round": Number(decided.round), "player": PlayerName(winner)})
    way = "up" if turn.swing > 0 else "down"
    return Line(f"review-story-{turn.cause}-{way}", _words(turn.round, turn.seat, turn.swing))


def _given_up(begin: ReviewBegin, moments: Sequence[Moment], last: int) -> Line:
    """Return when a player resigned, and who led then."""
    shares = moments[-1].after if moments else begin.start
    best = max(range(len(shares)), key=lambda seat: shares[seat])
    return Line("review-story-given-up", _words(last, best, shares[best]))


def _taken(begin: ReviewBegin, moments: Sequence[Moment], winner: int) -> Moment | None:
    """Return the move after which the winner was ahead of all others to the end; None: since early on."""
    behind = [moment for moment in moments if moment.after[winner] < max(moment.after)]
    if not behind or behind[-1].ply < EARLY * len(moments):
        return None
    return moments[min(behind[-1].ply + 1, len(moments) - 1)]
