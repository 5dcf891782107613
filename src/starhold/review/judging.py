"""Judging: a move against the best one, in worlds that fit what its seat knew, both with the same luck."""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from starhold.bots.contrast import COMMON, MORE_WORLDS, ORDER, Contrast
from starhold.bots.hints import whole as whole_move
from starhold.bots.policy import greedy
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.preview import preview
from starhold.kernel.state import State
from starhold.kernel.words import Line
from starhold.review.results import Mark, Tried
from starhold.review.values import DEEPER, Judge, Weighed, doubt_of

#: worlds in which a move is first compared with the best one, and in how many if that leaves a doubt
FIRST_WORLDS: Final = 4
WORLDS: Final = 12
#: worlds in which a mark is confirmed by longer looks
CONFIRMING: Final = 6
#: moves of a marked moment that are compared in all worlds
COMPARED: Final = 5
#: from which error a move is so called
MARKED: Final[tuple[tuple[Mark, float], ...]] = (("blunder", 0.12), ("mistake", 0.05), ("doubtful", 0.02))
WRONG: Final = tuple(mark for mark, _ in MARKED)
LEAST: Final = MARKED[-1][1]
#: how many standard errors make the 90 % band
BAND: Final = 1.64
#: what a duel's values are uncertain by, where every pair of choices was tried
DUEL_DOUBT: Final = 0.012
#: lines of a preview that are shown
LINES: Final = 4


class Candidate(NamedTuple):
    """Something that could be done, and what it promised."""

    action: int
    share: float
    doubt: float


class Candidates(NamedTuple):
    """What could be done, the best first; and what the move that was made gave away."""

    tried: tuple[Candidate, ...]
    error: float = 0.0
    doubt: float = 0.0
    mark: Mark = "forced"
    #: what it gave away by the search alone, and what a move drawn by lot would have
    lost: float = 0.0
    stake: float = 0.0
    #: other moves that the search found as good as the one that was made
    alike: int = 0


class Explained(NamedTuple):
    """A move and a better one with a sentence each, what lay open, and where to look."""

    made: Tried
    better: Tried
    situation: tuple[Line, ...] = ()
    look: Line | None = None
    #: both lead to the same table by the next turn, as far as it is counted: only their order differs
    same: bool = False


def mark_of(error: float, doubt: float) -> Mark:
    """Return the mark of a move; the difference must exceed its error band."""
    if error > BAND * doubt:
        for mark, least in MARKED:
            if error >= least:
                return mark
    return "good"


def judged(
    judge: Judge, state: State, seat: int, made: int, whole: Callable[[float], bool] = lambda error: True
) -> Candidates:
    """Return a move that was made, against what else could be done.

    `whole` gets the share that the move gave away; if it returns True, the further candidates are compared in
    all worlds. Otherwise they have what the search said of them.
    """
    weighed = judge.weigh(state, seat)
    lost, stake = at_stake(weighed, len(judge.features.choices(state, seat)), made)
    own = next((one.share for one in weighed if one.action == made), 0.0)
    alike = sum(one.action != made and one.share >= own - LEAST for one in weighed)
    return _judged(judge, state, seat, made, weighed, whole)._replace(lost=lost, stake=stake, alike=alike)


def at_stake(weighed: Sequence[Weighed], legal: int, made: int) -> tuple[float, float]:
    """Return what a move gave away by one search, and what one drawn by lot would have, on average.

    What the search never tried counts as the worst that it did.
    """
    best, worst = weighed[0].share, min(one.share for one in weighed)
    behind = [max(0.0, best - one.share) for one in weighed]
    untried = max(0, legal - len(weighed)) * max(0.0, best - worst)
    known = {one.action: one.share for one in weighed}
    lost = max(0.0, best - known.get(made, worst))
    return lost, (math.fsum(behind) + untried) / max(legal, len(weighed))


def _judged(
    judge: Judge,
    state: State,
    seat: int,
    made: int,
    weighed: Sequence[Weighed],
    whole: Callable[[float], bool],
) -> Candidates:
    best = weighed[0]
    first = Candidate(best.action, best.share, 0.0)
    if made == best.action:
        return Candidates((first,), mark="best")
    known = {one.action: one.share for one in weighed}
    if judge.rival(state, seat) >= 0:
        error = best.share - known.get(made, 0.0)
        found = tuple(Candidate(one.action, one.share, DUEL_DOUBT) for one in weighed)
        return Candidates(found, error, DUEL_DOUBT, mark_of(error, DUEL_DOUBT))
    seeds = [judge.seed() for _ in range(WORLDS)]
    rows = compared(judge, state, seat, [best.action, made], seeds[:FIRST_WORLDS])
    error, doubt = lead(rows[0], rows[1])
    if error + BAND * doubt >= LEAST:
        rows = compared(judge, state, seat, [best.action, made], seeds, rows)
        error, doubt = lead(rows[0], rows[1])
    mark = mark_of(error, doubt)
    if mark not in WRONG:
        pair = [_candidate(best.action, rows[0]), _candidate(made, rows[1])]
        order = pair if error > 0 else pair[::-1]
        return Candidates(tuple(order), max(0.0, error), doubt, mark)
    deep = _deeper(judge, state, seat, [best.action, made], seeds[:CONFIRMING])
    error, doubt = lead(deep[0], deep[1])
    mark = mark_of(error, doubt)
    pair = [_candidate(best.action, deep[0]), _candidate(made, deep[1])]
    if mark not in WRONG:
        order = pair if error > 0 else pair[::-1]
        return Candidates(tuple(order), max(0.0, error), doubt, mark)
    others = [one.action for one in weighed if one.action not in (best.action, made)]
    compare = COMPARED - 2 if whole(error) else 0
    near, far = others[:compare], others[compare:]
    for action, row in zip(near, compared(judge, state, seat, near, seeds), strict=True):
        behind, unsure = lead(rows[0], row)
        pair.append(Candidate(action, min(max(0.0, pair[0].share - behind), 1.0), unsure))
    pair += [Candidate(action, min(known[action], pair[0].share), 0.0) for action in far]
    return Candidates(tuple(sorted(pair, key=lambda one: -one.share)), error, doubt, mark)


def _deeper(
    judge: Judge, state: State, seat: int, actions: Sequence[int], seeds: Sequence[int]
) -> list[list[float]]:
    """Return what actions bring by longer searches; short ones can be wrong in all worlds alike."""
    usual = judge.budget
    judge.budget = DEEPER * usual
    try:
        return compared(judge, state, seat, actions, seeds)
    finally:
        judge.budget = usual


def _candidate(action: int, row: Sequence[float]) -> Candidate:
    return Candidate(action, mean(row), doubt_of(row))


def compared(
    judge: Judge,
    state: State,
    seat: int,
    actions: Sequence[int],
    seeds: Sequence[int],
    known: Sequence[list[float]] = (),
) -> list[list[float]]:
    """Return what each action brings in each world, continuing the rows that are `known`."""
    rows = [list(row) for row in known] or [[] for _ in actions]
    for action, row in zip(actions, rows, strict=True):
        row.extend(judge.after(state, seat, action, seed) for seed in seeds[len(row) :])
    return rows


def lead(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return by how much one is better, and how sure that is."""
    apart = [one - two for one, two in zip(best, other, strict=True)]
    return mean(apart), doubt_of(apart)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


# -- in words ----------------------------------------------------------------------------------------------


def worded(game: Game, state: State, seat: int, candidate: Candidate) -> Tried:
    """Return a candidate as people meet it."""
    choice = game.choice(state, seat, candidate.action)
    notation = game.actions[candidate.action].notation
    share, doubt = round(candidate.share, 4), round(candidate.doubt, 4)
    return Tried(candidate.action, notation, choice.line, choice.picks, share, doubt)


def explained(
    game: Game, state: State, seat: int, made: Candidate, better: Candidate, seed: int
) -> Explained:
    """Return a move and a better one, each with a sentence: what it costs, and why the other is better.

    Both come from worlds that fit what the seat knew, and never say the same.
    """
    contrast = Contrast(state, seat, seed)
    gain, cost = sentences(contrast, made.action, better.action, better.share)
    if gain in (None, ORDER):
        contrast = Contrast(state, seat, seed, MORE_WORLDS)
        gain, cost = sentences(contrast, made.action, better.action, better.share)
    claim = next(iter(contrast.told(better.action, made.action, share=better.share)), None)
    leads, led = contrast.sketches(better.action, made.action, claim) or (None, None)
    luck = FastChance(seed)

    def chosen(here: State) -> int:
        return int(greedy(here, seat, contrast.features, contrast.judge, luck))

    then = whole_move(contrast.world, seat, better.action, chosen)[1:]
    return Explained(
        msgspec.structs.replace(_with_reason(game, state, seat, made, cost), sketch=led),
        msgspec.structs.replace(_with_reason(game, state, seat, better, gain), then=then, sketch=leads),
        contrast.reasons.situation(state, seat),
        look_at(contrast, made.action, better.action, better.share),
        gain in (None, ORDER) and contrast.same(made.action, better.action),
    )


def look_at(contrast: Contrast, made: int, better: int, share: float) -> Line | None:
    """Return where to look for what a better move brings, by the kind of thing alone."""
    for claim in contrast.told(better, made, share=share)[:1]:
        if claim.rival >= 0:
            return Line("look-rivals")
        _, kind = contrast.reasons.kind(claim.kind)
        front = "" if contrast.game is None or kind in COMMON else f"{contrast.game.name}-"
        return Line(f"{front}look-{kind.look or kind.name}")
    return None


def sentences(
    contrast: Contrast, made: int, better: int, share: float = 1.0
) -> tuple[Line | None, Line | None]:
    """Return why the better move is better, and what the one that was made led to instead."""
    gain = contrast.reasons.said(contrast, better)
    cost = contrast.reasons.said(contrast, made)
    if gain is not None:
        return gain, cost
    claims = contrast.told(better, made, share=share)
    if claims:
        gain = claims[0].line
        told = {(one.kind, one.thing, one.rival) for one in claims[:1]}
    else:
        gain = contrast.reasons.rule(contrast.world, contrast.seat, better, made)
        if gain is None and contrast.either_order(better, made):
            gain = ORDER
        told = set()
    worse = contrast.told(made, better, share=0.0)
    for one in (*worse, *contrast.told(made, better, price=True, share=share)):
        if (one.kind, one.thing, one.rival) not in told:
            return gain, one.line
    return gain, None


def _with_reason(game: Game, state: State, seat: int, candidate: Candidate, why: Line | None) -> Tried:
    seen = preview(game, state, seat, candidate.action).lines[:LINES]
    plain = worded(game, state, seat, candidate)
    return msgspec.structs.replace(plain, reasons=() if why is None else (why,), preview=seen)
