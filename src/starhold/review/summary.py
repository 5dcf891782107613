"""Summary: what all moments together say: sums, turning points, the game in a sentence."""

import math
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal

from starhold.kernel.words import Line, Number, PlayerName, Word
from starhold.review.results import MARKS, Kingmaking, Moment, ReviewBegin, Shares, Summary, TurningPoint

#: the most turning points, the most exercises of a seat, and the least change that can be either
TURNS: Final = 3
COSTLIEST: Final = 3
LEAST_SWING: Final = 0.05
#: a winner who was last behind within this first part of the game has led from early on
EARLY: Final = 0.1
#: moves that are as good as the best, as far as the analysis can see
RIGHT: Final = ("best", "good")
#: moves whose error was confirmed
CONFIRMED: Final = ("doubtful", "mistake", "blunder")
#: with fewer choices, or with less at stake, nothing can be said about skill
FEW: Final = 12
LEAST_STAKE: Final = 0.05
#: how many standard errors make the 90 % band
BAND: Final = 1.64
#: below this share a seat can hardly win any more; from this swing it decides for others
HOPE: Final = 0.02
DECIDES: Final = 0.1

Cause = Literal["choice", "luck", "shown", "rest"]


def told(
    begin: ReviewBegin, moments: Sequence[Moment], last: int
) -> tuple[tuple[Summary, ...], tuple[TurningPoint, ...], Line]:
    """Return the end of a review; `last` is the round that the game ended in."""
    # Where nobody has measured win chances they have no turning points either.
    turns = turning_points(moments, doubt=begin.doubt) if begin.measured else ()
    summaries = tuple(_summary(begin, moments, seat) for seat in range(len(begin.seats)))
    return summaries, turns, story(begin, moments, turns, last)


def _summary(begin: ReviewBegin, moments: Sequence[Moment], seat: int) -> Summary:
    own = [moment for moment in moments if moment.seat == seat]
    judged = [moment for moment in own if moment.mark != "forced"]
    lucky = [moment.luck for moment in moments if moment.luck is not None]
    marks = Counter(moment.mark for moment in own)
    wrong = sorted(
        (moment for moment in judged if moment.mark not in RIGHT), key=lambda one: (-one.error, one.ply)
    )
    error = math.fsum(moment.error for moment in wrong)
    theirs = math.fsum(moment.error for moment in moments if moment.seat != seat and moment.mark in CONFIRMED)
    # What a player gives away goes to the others, to each the same part: we know no better.
    others = theirs / max(1, len(begin.seats) - 1)
    luck = math.fsum(one.shares[seat] for one in lucky)
    result = moments[-1].after[seat] if moments else begin.start[seat]
    found, band = skill(judged)
    return Summary(
        seat=seat,
        start=begin.start[seat],
        luck=luck,
        luck_doubt=math.sqrt(math.fsum(one.doubt**2 for one in lucky)),
        choices=-error,
        others=others,
        result=result,
        error=error,
        judged=len(judged),
        marks={mark: marks[mark] for mark in MARKS if marks[mark]},
        costliest=tuple(moment.ply for moment in wrong[:COSTLIEST]),
        rest=result - begin.start[seat] - luck + error - others,
        skill=found,
        skill_band=band,
        changed=_changed(begin, own),
    )


def _changed(begin: ReviewBegin, own: Sequence[Moment]) -> Shares:
    """Return what a seat's decisions changed of everybody's shares, where there are more than two."""
    players = len(begin.seats)
    if players < 3:
        return ()
    return tuple(round(math.fsum(moment.choice[seat] for moment in own), 4) for seat in range(players))


def skill(judged: Sequence[Moment]) -> tuple[float | None, float]:
    """Return how well a seat chose, from 0 (by lot) to 1 (as the judge), and half the 90 % band.

    It is 1 less what its choices lost, divided by what choosing by lot in the same positions would have lost:
    where nothing is at stake, nothing counts.
    """
    stake = math.fsum(moment.stake for moment in judged)
    if len(judged) < FEW or stake < LEAST_STAKE:
        return None, 0.0
    part = math.fsum(moment.lost for moment in judged) / stake
    spread = math.fsum((moment.lost - part * moment.stake) ** 2 for moment in judged)
    return round(1 - part, 4), round(BAND * math.sqrt(spread) / stake, 4)


# -- kingmaking ----------------------------------------------------------------------------------------------


def kingmaking(begin: ReviewBegin, moments: Sequence[Moment]) -> tuple[Kingmaking, ...]:
    """Return the turns in which a seat without hope decided between two others; those that weighed most."""
    if len(begin.seats) < 3:
        return ()
    found = [one for moves in turns_of(moments) for one in _kingmaking(begin, moves)]
    found = sorted(found, key=lambda one: -one.swing)[:TURNS]
    return tuple(sorted(found, key=lambda one: one.ply))


def _kingmaking(begin: ReviewBegin, moves: Sequence[Moment]) -> list[Kingmaking]:
    found = []
    for seat in {moment.seat for moment in moves}:
        own = [moment for moment in moves if moment.seat == seat]
        # Without another move as good for the seat itself there was nothing to decide.
        free = [moment for moment in own if moment.alike]
        if max(own[0].before[seat], own[-1].after[seat]) >= HOPE or not free:
            continue
        others = [one for one in range(len(begin.seats)) if one != seat]
        change = {one: math.fsum(moment.choice[one] for moment in free) for one in others}
        up, down = max(others, key=change.__getitem__), min(others, key=change.__getitem__)
        swing = change[up] - change[down]
        if swing < max(DECIDES, BAND * 2 * begin.doubt):
            continue
        moment = max(free, key=lambda one: one.choice[up] - one.choice[down])
        words: dict[str, Word] = {
            "round": Number(moment.round),
            "player": PlayerName(seat),
            "up": PlayerName(up),
            "down": PlayerName(down),
            "count": Number(moment.alike),
        }
        line = Line("review-kingmaking", words)
        found.append(Kingmaking(moment.ply, moment.round, seat, up, down, round(swing, 4), line))
    return found


# -- turning points ------------------------------------------------------------------------------------------


def turns_of(moments: Sequence[Moment]) -> list[list[Moment]]:
    """Return the moves turn by turn, or round by round where all play at once."""
    grouped = groupby(moments, key=lambda moment: (moment.round, moment.turn))
    return [list(moves) for _, moves in grouped]


def turning_points(
    moments: Sequence[Moment], most: int = TURNS, doubt: float = 0.0
) -> tuple[TurningPoint, ...]:
    """Return the turns in which the shares changed most, and beyond the doubt; in the order of the game."""
    found = [_turning(moves) for moves in turns_of(moments)]
    least = max(LEAST_SWING, BAND * math.sqrt(2) * doubt)
    found = sorted((turn for turn in found if abs(turn.swing) >= least), key=lambda turn: -abs(turn.swing))
    return tuple(sorted(found[:most], key=lambda turn: turn.ply))


def _turning(moves: Sequence[Moment]) -> TurningPoint:
    """Return what one turn changed, for which seat most, and why: an error, chance, something shown."""
    first, last = moves[0], moves[-1]
    change = [late - early for early, late in zip(first.before, last.after, strict=True)]
    seat = max(range(len(change)), key=lambda one: (abs(change[one]), one == first.turn))
    swing = change[seat]
    worst = max(moves, key=lambda moment: moment.error if moment.mark in CONFIRMED else -1.0)
    if worst.mark in CONFIRMED and worst.error >= abs(swing) / 2 and change[worst.seat] < 0:
        return _point(worst, worst.seat, change[worst.seat], "choice")
    causes: list[tuple[Cause, list[float]]] = [
        ("luck", [0.0 if one.luck is None else one.luck.shares[seat] for one in moves]),
        ("shown", [one.shown[seat] for one in moves]),
    ]
    for cause, parts in causes:
        whole = math.fsum(parts)
        if whole * swing > 0 and abs(whole) >= abs(swing) / 2:
            place = max(range(len(parts)), key=lambda one: parts[one] * (1 if swing > 0 else -1))
            return _point(moves[place], seat, swing, cause)
    return _point(last, seat, swing, "rest")


def _point(moment: Moment, seat: int, swing: float, cause: Cause) -> TurningPoint:
    way = "up" if swing > 0 else "down"
    line = Line(f"review-turn-{cause}-{way}", _words(moment.round, seat, swing))
    return TurningPoint(moment.ply, moment.round, seat, swing, cause, line)


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
    if turn is None or turn.cause == "rest":
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
