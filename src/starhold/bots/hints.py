"""Hints: the best moves of a seat, what they are worth, and why in one sentence each.

Everything is worked out in worlds that fit what the seat knows, so a hint cannot tell more than that. A
reason is what a move brings that a clearly worse one does not (`starhold.bots.contrast`).
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from starhold.bots.base import Advice, Bot, Budget
from starhold.bots.contrast import ABOUT, MORE_WORLDS, ORDER, Claim, Contrast, Outlook
from starhold.kernel.chance import SEEDS, Chance, FastChance
from starhold.kernel.preview import Trial
from starhold.kernel.state import State
from starhold.kernel.words import Choice, Line, Name

#: the most moves in a hint, and the most decisions that are shown of one
BEST: Final = 3
STEPS: Final = 4
#: how long each further decision of a move is thought about
FURTHER: Final = Budget(iterations=80)
#: how often a move must have been tried to be spoken of as a worse one
TRIED: Final = 3
#: how many standard errors make the 90 % band
BAND: Final = 1.64
#: words of a line that say what a difference means beside itself
BESIDE: Final = ("aim", "short", "cost", "more")

EQUAL: Final = Line("because-equal")
SAME: Final = Line("because-same")
ONLY: Final = Line("because-only")
UNKNOWN: Final = Line("because-unknown")
#: lines that say little, so that a reason is looked for in more worlds
LITTLE: Final = (ORDER, SAME, UNKNOWN)


class Hint(msgspec.Struct, frozen=True):
    """A move worth making."""

    action: int
    #: the win chance that the seat can expect after it, from 0 to 1, and half its band
    share: float
    #: the points that it can expect at the end
    points: float
    band: float = 0.0
    #: the whole move: this action and those that it leads to at once
    steps: tuple[Choice, ...] = ()
    #: why, in a sentence
    why: Line = UNKNOWN
    #: what the sentence claims, and against which action; None if it only speaks of the rules
    claim: Claim | None = None
    against: int = -1
    #: is the next of the hints about as good?
    equal: bool = False


class Advised(msgspec.Struct, frozen=True):
    """The best moves, the first the best, and what is likely to happen whatever is done."""

    hints: tuple[Hint, ...]
    outlook: Outlook | None = None


def hints(state: State, seat: int, chance: Chance, adviser: Bot, best: int = BEST) -> tuple[Hint, ...]:
    """Return the best moves of a seat that owes a decision, the first the best."""
    return advised(state, seat, chance, adviser, best).hints


def advised(state: State, seat: int, chance: Chance, adviser: Bot, best: int = BEST) -> Advised:
    """Return the best moves of a seat that owes a decision, with what else helps to decide."""
    world = state.resample(seat, chance)
    found = adviser.advise(world, seat, chance)
    # Actions that were not searched may look good at first sight: they are shown only if there are no others.
    tried = [advice for advice in found if advice.visits] or found
    seed = int(chance.below(SEEDS))
    contrast = Contrast(world, seat, seed)
    wider: Contrast | None = None
    shown = tried[:best]
    outlook = contrast.reasons.outlook(contrast, [advice.action for advice in tried])
    said: list[Line] = []
    made = []
    for place, advice in enumerate(shown):
        line, claim, against = reason(contrast, tried, place, said)
        if line in LITTLE:
            wider = wider or Contrast(world, seat, seed, MORE_WORLDS)
            more = reason(wider, tried, place, said)
            if more[0] not in LITTLE:
                line, claim, against = more
        said.append(line)
        nearest = shown[place + 1].value if place + 1 < len(shown) else -1.0
        made.append(
            Hint(
                advice.action,
                round(advice.value, 4),
                round(advice.points, 2),
                round(band(contrast, advice.action), 4),
                whole(world, seat, advice.action, lambda state: _next(state, seat, adviser, chance)),
                line,
                claim,
                against,
                abs(advice.value - nearest) < ABOUT,
            )
        )
    return Advised(tuple(made), outlook)


def reason(
    contrast: Contrast, tried: Sequence[Advice], place: int, said: Sequence[Line] = ()
) -> tuple[Line, Claim | None, int]:
    """Return why to make one of the moves that were tried, what that claims, and against which action.

    It is compared with the best move that is clearly worse; without one, with the best of all.
    """
    own = tried[place]
    ruled = contrast.reasons.said(contrast, own.action)
    if ruled is not None:
        return ruled, None, -1
    if len(tried) == 1:
        return ONLY, None, -1
    worse = [one for one in tried[place + 1 :] if own.value - one.value >= ABOUT and one.visits >= TRIED]
    worse = worse or [one for one in tried[place + 1 :] if own.value - one.value >= ABOUT]
    for other in worse[:2]:
        claims = contrast.told(own.action, other.action, share=own.value)
        claim = next((one for one in claims if one.line not in said), None)
        if claim is not None:
            return claim.line, claim, other.action
        line = contrast.reasons.rule(contrast.world, contrast.seat, own.action, other.action)
        if line is not None and line not in said:
            return line, None, other.action
    best = tried[0]
    if place and best.value - own.value >= ABOUT:
        claims = contrast.told(own.action, best.action, price=True, share=best.value)
        # What the best move was praised for is said again only where it costs nothing else.
        gains = [_core(line) for line in said]
        unsaid = [one for one in claims if _core(_other_way(one)) not in gains]
        claim = next((one for one in (*unsaid, *claims) if one.line not in said), None)
        if claim is not None:
            return claim.line, claim, best.action
    if not worse or (place and best.value - own.value < ABOUT):
        return EQUAL, None, -1
    against = worse[0].action
    if contrast.same(own.action, against):
        return SAME, None, against
    return (ORDER if contrast.either_order(own.action, against) else UNKNOWN), None, against


def _other_way(claim: Claim) -> Line:
    """Return what the same difference is called as a gain of the other move."""
    words = claim.line.words
    turned = dict(words)
    if "now" in words:
        turned |= {"now": words["instead"], "instead": words["now"]}
    when = words.get("when")
    if isinstance(when, Name):
        turned["when"] = Name(when.key.replace("price-", "because-"))
    return Line(claim.line.key.replace("-price-", "-because-"), turned)


def _core(line: Line) -> Line:
    """Return a line without what else the difference means."""
    return Line(line.key, {name: word for name, word in line.words.items() if name not in BESIDE})


def band(contrast: Contrast, action: int) -> float:
    """Return half the 90 % band of what an action is worth, over the worlds it was played on in."""
    values = contrast.course(action).values
    mean = math.fsum(values) / len(values)
    spread = math.fsum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values)
    return BAND * math.sqrt(spread)


def _next(state: State, seat: int, adviser: Bot, chance: Chance) -> int:
    return adviser.advise(state, seat, FastChance(int(chance.below(SEEDS))), FURTHER)[0].action


def whole(world: State, seat: int, action: int, chosen: Callable[[State], int]) -> tuple[Choice, ...]:
    """Return an action and what it asks for at once (which ship, where to), as far as nothing is rolled.

    `chosen` decides what it asks for.
    """
    game = world.game
    if game is None:
        return ()
    steps = [game.choice(world, seat, action)]
    state = world
    while len(steps) < STEPS:
        trial = Trial(game, state, seat, action)
        if trial.stop != "none" or trial.after.over or len(trial.after.stack) <= len(world.stack):
            break
        state = trial.after
        action = chosen(state)
        steps.append(game.choice(state, seat, action))
    return tuple(steps)
