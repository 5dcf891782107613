"""Hints: the best moves of a seat, what they are worth, and why, in words of the features that they change.

Everything is worked out in worlds that fit what the seat knows, so a hint cannot tell more than that. A
reason counts as much as the judgement falls when the feature is put back to what it was before the move.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cache
from typing import Final, NamedTuple

import msgspec

from starhold.bots.base import Bot
from starhold.bots.config import BotConfig, HintFeature, config_for, config_of
from starhold.bots.levels import judge_of, rules_of
from starhold.bots.net import ONE, OTHERS, OWN, Evaluator, Meaning, Net, Sink
from starhold.bots.policy import greedy
from starhold.kernel.chance import M32, Chance, FastChance
from starhold.kernel.game import Game
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, Word

#: the most moves in a hint, and the most reasons for each
BEST: Final = 3
REASONS: Final = 2
#: worlds in which a move is tried to see what it changes, and decisions in which it comes to rest
WORLDS: Final = 6
RESTLESS: Final = 40
#: the least weight of a reason, in parts of ONE
LEAST: Final = ONE // 200


class Hint(msgspec.Struct, frozen=True):
    """A move worth making."""

    action: int
    #: the share of the win that the seat can expect after it, from 0 to 1
    share: float
    #: the points that it can expect at the end
    points: float
    reasons: tuple[Line, ...] = ()


def hints(state: State, seat: int, chance: Chance, adviser: Bot, best: int = BEST) -> tuple[Hint, ...]:
    """Return the best moves of a seat that owes a decision, the first the best."""
    world = state.resample(seat, chance)
    advised = adviser.advise(world, seat, chance)
    # What nobody gave a thought may look well at first sight: it is told only where there is nothing else.
    told = ([advice for advice in advised if advice.visits] or advised)[:best]
    seed = int(chance.below(M32))
    return tuple(
        Hint(
            advice.action,
            round(advice.value, 4),
            round(advice.points, 2),
            tuple(reasons(world, seat, advice.action, FastChance(seed))),
        )
        for advice in told
    )


# -- features in words ----------------------------------------------------------------------------------


class Feature(NamedTuple):
    """What a feature says in a hint."""

    side: str
    told: HintFeature
    #: its number, for groups of numbers; -1 if it has none
    number: int
    #: the message id of what it names, or nothing
    thing: str

    @property
    def key(self) -> "Key":
        """Features that exclude each other have the same."""
        return self.side, self.told, self.thing


Key = tuple[str, HintFeature, str]
#: by key the features that hold, each with its number
Held = dict[Key, dict[int, int]]


@cache
def known(game: Game) -> list[Feature | None]:
    """Return the features of a game by their numbers; None for those that hints do not speak of."""
    config = config_for(game)
    told = {one.group: one for one in config.told}
    return [_read(game, told.get(meaning.group), meaning) for meaning in config.features.layout().meanings]


def _read(game: Game, told: HintFeature | None, meaning: Meaning) -> Feature | None:
    if told is None or meaning.side == OTHERS:
        return None
    if told.noun:
        if meaning.thing not in game.vocabulary.nouns[told.noun]:
            # The game has no name for it that people would know.
            return None
        return Feature(meaning.side, told, meaning.number, f"{game.name}-{told.noun}-{meaning.thing}")
    if meaning.number < 0:
        return None
    # Ships on different tracks are beside each other, and do not exclude each other.
    return Feature(meaning.side, told, meaning.number, meaning.thing if told.to_go else "")


# -- reasons --------------------------------------------------------------------------------------------


def reasons(world: State, seat: int, action: int, chance: FastChance) -> list[Line]:
    """Return what speaks for an action: the features that change by it, the weightiest first."""
    config = config_of(world)
    if not config.told:
        return []
    judge = judge_of(config, rules_of(world))
    features = known(world.game)
    begun = _by_key(features, _listed(config, world, seat))
    own_ways = config.features.aside(world)
    weights: dict[Key, float] = defaultdict(float)
    changes: dict[Key, list[int]] = defaultdict(list)
    for _ in range(WORLDS):
        state = _after(config, world, seat, action, begun, judge, chance)
        if state.over:
            continue
        after = _listed(config, state, seat)
        for key, held in _by_key(features, after).items():
            if own_ways and key[0] != OWN:
                # What others decide meanwhile is not this move's doing.
                continue
            old = begun.get(key, {})
            if old != held:
                changes[key].append(max(held.values()))
                weights[key] += _weight(judge, after, held, old)
    return list(_worded(config, begun, changes, weights, isinstance(judge, Net)))


def _after(
    config: BotConfig,
    world: State,
    seat: int,
    action: int,
    begun: Held,
    judge: Evaluator,
    chance: FastChance,
) -> State:
    """Return the table after an action, when nothing is half done any more; what it leads to is done well.

    An action that only says what shall be done (a selection) is followed until something is. One that
    is over and has changed nothing is not: what the next move does is no reason for this one.
    """
    state = world.resample(seat, chance)
    luck = FastChance(chance.below(M32))
    nothing_drawn = luck.x
    state.play(seat, action, luck)
    for _ in range(RESTLESS):
        if state.over:
            break
        mover = state.seats_to_move()[0]
        if config.features.resting(state):
            certain = mover == seat and luck.x == nothing_drawn
            if not (certain and _goes_on(world, state, seat)):
                break
            if _by_key(known(world.game), _listed(config, state, seat)) != begun:
                break
        state.play(mover, greedy(state, mover, config.features, judge, chance), luck)
    return state


def _goes_on(before: State, after: State, seat: int) -> bool:
    """True if the decision that was taken before is still being carried out.

    Then a step lies above it, or the same step asks the seat something else.
    """
    if len(after.stack) != len(before.stack):
        return len(after.stack) > len(before.stack)
    asked, asks = before.stack[-1], after.stack[-1]
    return asked.name == asks.name and asked.question(before, seat).name != asks.question(after, seat).name


def _listed(config: BotConfig, state: State, seat: int) -> list[int]:
    sink = Sink()
    config.features.fill(state, seat, sink)
    return sink.listed or []


def _by_key(features: list[Feature | None], listed: list[int]) -> Held:
    """Return the features that hold and that hints speak of, by what they speak of."""
    found: Held = {}
    for number in listed:
        feature = features[number]
        if feature is not None:
            found.setdefault(feature.key, {})[number] = feature.number
    return found


def _weight(judge: object, after: list[int], now: Collection[int], old: Collection[int]) -> float:
    """Return how much better the table is judged for these features than for those from before."""
    if not isinstance(judge, Net):
        return 0.0
    without = [feature for feature in after if feature not in now] + list(old)
    return int(judge.value_of(after)) - int(judge.value_of(without))


def _worded(
    config: BotConfig,
    begun: Held,
    changes: dict[Key, list[int]],
    weights: dict[Key, float],
    learned: bool,
) -> Iterator[Line]:
    """Yield the reasons as lines; without a net to weigh them, in the order in which they are declared."""
    common = [key for key in changes if 2 * len(changes[key]) > WORLDS]
    common.sort(key=lambda key: (-weights[key], config.told.index(key[1]), key))
    given = 0
    for key in common:
        side, told, thing = key
        now = round(sum(changes[key]) / len(changes[key]))
        was = max(begun.get(key, {}).values(), default=0)
        better = weights[key] >= LEAST * WORLDS if learned else side == OWN and (now < was) == told.few
        if told.lack and (now < was) != (side == OWN):
            # A net may like it for what goes with it; nobody would take it for a reason.
            better = False
        if better and given < REASONS:
            given += 1
            yield _line(config.game, side, told, thing, was, now)


def _line(game: str, side: str, told: HintFeature, thing: str, was: int, now: int) -> Line:
    """Return a line such as “Energy: 2 → 4” or “Colony: Maia”."""
    words: dict[str, Word] = {"what": Name(f"{game}-feature-{told.group.replace(' ', '-')}")}
    if told.to_go:
        words |= {"points": Number(int(thing)), "left": Number(max(now, 0))}
        return Line(f"hint-{side}-orbit", words)
    if thing:
        return Line(f"hint-{side}-thing", words | {"thing": Name(thing)})
    return Line(f"hint-{side}-number", words | {"was": Number(was), "now": Number(now)})
