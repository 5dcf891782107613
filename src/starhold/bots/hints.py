"""Hints: the best moves of a seat, what they are worth, and why, in words of the features that they change.

Everything is worked out in worlds that fit what the seat knows, so a hint cannot tell more than that. A
reason counts as much as the judgement falls when the feature is put back to what it was before the move.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import msgspec

from starhold.bots.base import Bot
from starhold.bots.levels import judge_of, rules_of
from starhold.bots.mind import Mind, mind_named, mind_of
from starhold.bots.net import ONE, Evaluator, Net, Sink
from starhold.bots.policy import greedy
from starhold.kernel import registry
from starhold.kernel.chance import M32, Chance, FastChance
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, Word

#: moves that are told, and reasons for each
BEST: Final = 3
REASONS: Final = 2
#: worlds in which a move is tried to see what it changes, and decisions in which it comes to rest
WORLDS: Final = 6
RESTLESS: Final = 40
#: what weighs less is no reason, in parts of ONE
LEAST: Final = ONE // 200

#: what one lacks
MISSING: Final = "missing"
#: of these one wants few
FEW: Final = (MISSING, "beside rivals", "at home", "orbit")

#: the sides of the table in the names of features
SIDES: Final = {"own": "own", "leader's": "leader"}
#: by game: what is told of its features, the weightier first; the noun of what a member names, if it does.
#: The words are GAME-feature-GROUP. All else serves bots, and says nothing to people.
TOLD: Final[dict[str, dict[str, str]]] = {
    "galaxies": {
        "points": "",
        "colony": "planet",
        "mission fulfilled": "mission",
        "level": "",
        "missing for the next level": "",
        "orbit": "",
        "energy": "",
        "culture": "",
        "energy a die": "",
        "culture a die": "",
        "landed on": "planet",
        "ships at home": "",
    },
    "kingdoms": {
        "points": "",
        "tower": "",
        "magic": "",
        "armies": "",
        "regions": "",
        "capitals": "",
        "ore missing for the tower": "",
        "mana missing for magic": "",
        "food missing for an army": "",
        "ore": "",
        "mana": "",
        "food": "",
        "forests": "",
        "mountains": "",
        "plains": "",
        "regions beside rivals": "",
        "shared regions": "",
        "armies searching ruins": "",
    },
    "roll": {
        "points": "",
        "development": "development",
        "squares": "",
        "chips": "",
        "credits": "",
        "goods": "colour",
        "worlds": "colour",
        "workers": "phase",
        "citizens": "",
        "dice in the cup": "",
    },
}


class Hint(msgspec.Struct, frozen=True):
    """A move worth making."""

    action: int
    #: the share of the win that the seat can expect after it, from 0 to 1
    share: float
    #: the points that it can expect at the end
    points: float
    reasons: tuple[Line, ...] = ()


def hints(state: State, seat: int, chance: Chance, adviser: Bot, best: int = BEST) -> tuple[Hint, ...]:
    """The best moves of a seat that owes a decision, the first the best."""
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
    """What the name of a feature says."""

    side: str
    group: str
    #: its number, for groups of numbers; -1 if it has none
    number: int
    #: the message id of what it names, or nothing
    thing: str

    @property
    def key(self) -> tuple[str, str, str]:
        """Features that exclude each other have the same."""
        return self.side, self.group, self.thing


def parsed(game: str, name: str) -> Feature | None:
    """A feature by its name; None if it is not told to people.

    >>> parsed("galaxies", "own energy 3")
    Feature(side='own', group='energy', number=3, thing='')
    >>> parsed("galaxies", "own colony maia").thing
    'galaxies-planet-maia'
    """
    whose, _, rest = name.partition(" ")
    side = SIDES.get(whose, "")
    if not side:
        side, rest = "own", name
        if whose == "others'":
            return None
    for group in sorted(TOLD.get(game, {}), key=len, reverse=True):
        if rest == group or rest.startswith(f"{group} "):
            return _member(game, side, group, rest[len(group) + 1 :])
    return None


def _member(game: str, side: str, group: str, member: str) -> Feature | None:
    noun = TOLD[game][group]
    numbers = [int(number) for number in re.findall(r"\d+", member)]
    if noun:
        thing, _, count = member.partition(" x")
        if thing not in registry.game(game).vocabulary.nouns[noun]:
            # A faction's own development is there from the beginning.
            return None
        return Feature(side, group, int(count) if count.isdecimal() else -1, f"{game}-{noun}-{thing}")
    if group == "orbit":
        # "worth 5 with 2 to go": ships on different tracks stand beside each other
        return Feature(side, group, numbers[1], str(numbers[0]))
    if not numbers or not member[0].isdecimal():
        return None
    return Feature(side, group, numbers[0], "")


@cache
def _known(game: str) -> list[Feature | None]:
    """The features of a game by their numbers."""
    return [parsed(game, name) for name in mind_named(game).features.names()]


# -- reasons --------------------------------------------------------------------------------------------

Key = tuple[str, str, str]


def reasons(world: State, seat: int, action: int, chance: FastChance) -> list[Line]:
    """What speaks for an action: the features that change by it, the weightiest first."""
    mind = mind_of(world)
    if mind.game not in TOLD:
        return []
    judge = judge_of(mind, rules_of(world))
    begun = _by_key(mind, _listed(mind, world, seat))
    own_ways = mind.features.aside(world)
    weights: dict[Key, float] = defaultdict(float)
    changes: dict[Key, list[int]] = defaultdict(list)
    for _ in range(WORLDS):
        state = _after(mind, world, seat, action, begun, judge, chance)
        if state.over:
            continue
        after = _listed(mind, state, seat)
        for key, features in _by_key(mind, after).items():
            if own_ways and key[0] != "own":
                # What others decide meanwhile is not this move's doing.
                continue
            old = begun.get(key, [])
            if old != features:
                changes[key].append(max(_number(mind, feature) for feature in features))
                weights[key] += _weight(judge, after, features, old)
    return list(_worded(mind, begun, changes, weights, isinstance(judge, Net)))


def _after(
    mind: Mind,
    world: State,
    seat: int,
    action: int,
    begun: dict[Key, list[int]],
    judge: Evaluator,
    chance: FastChance,
) -> State:
    """The table after an action, when nothing is half done any more; what it leads to is done well.

    An action that only says what shall be done (Kingdoms' selection) is followed until something is. One that
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
        if mind.features.resting(state):
            certain = mover == seat and luck.x == nothing_drawn
            if not (certain and _goes_on(world, state, seat)):
                break
            if _by_key(mind, _listed(mind, state, seat)) != begun:
                break
        state.play(mover, greedy(state, mover, mind.features, judge, chance), luck)
    return state


def _goes_on(before: State, after: State, seat: int) -> bool:
    """Is the decision that was taken before still being carried out?

    Then a step lies above it, or the same step (Roll's phases) asks the seat something else.
    """
    if len(after.stack) != len(before.stack):
        return len(after.stack) > len(before.stack)
    asked, asks = before.stack[-1], after.stack[-1]
    return asked.name == asks.name and asked.question(before, seat).name != asks.question(after, seat).name


def _listed(mind: Mind, state: State, seat: int) -> list[int]:
    sink = Sink()
    mind.features.fill(state, seat, sink)
    return sink.listed or []


def _by_key(mind: Mind, listed: list[int]) -> dict[Key, list[int]]:
    """The told features that hold, by what they speak of."""
    known = _known(mind.game)
    found: dict[Key, list[int]] = {}
    for number in listed:
        feature = known[number]
        if feature is not None:
            found.setdefault(feature.key, []).append(number)
    return found


def _number(mind: Mind, feature: int) -> int:
    found = _known(mind.game)[feature]
    return -1 if found is None else found.number


def _weight(judge: object, after: list[int], now: list[int], old: list[int]) -> float:
    """How much better the table is judged for these features than for those from before."""
    if not isinstance(judge, Net):
        return 0.0
    without = [feature for feature in after if feature not in now] + old
    return int(judge.value_of(after)) - int(judge.value_of(without))


def _worded(
    mind: Mind,
    begun: dict[Key, list[int]],
    changes: dict[Key, list[int]],
    weights: dict[Key, float],
    learned: bool,
) -> Iterator[Line]:
    """The reasons as lines; without a net to weigh them, in the order in which they are declared."""
    order = list(TOLD[mind.game])
    common = [key for key in changes if 2 * len(changes[key]) > WORLDS]
    common.sort(key=lambda key: (-weights[key], order.index(key[1]), key))
    told = 0
    for key in common:
        side, group, thing = key
        now = round(sum(changes[key]) / len(changes[key]))
        was = max((_number(mind, feature) for feature in begun.get(key, [])), default=0)
        fewer = any(word in group for word in FEW)
        better = weights[key] >= LEAST * WORLDS if learned else side == "own" and (now < was) == fewer
        if MISSING in group and (now < was) != (side == "own"):
            # A net may like it for what goes with it; nobody would take it for a reason.
            better = False
        if better and told < REASONS:
            told += 1
            yield _line(mind.game, side, group, thing, was, now)


def _line(game: str, side: str, group: str, thing: str, was: int, now: int) -> Line:
    """“Energy: 2 → 4”, “Colony: Maia”."""
    words: dict[str, Word] = {"what": Name(f"{game}-feature-{group.replace(' ', '-')}")}
    if group == "orbit":
        words |= {"points": Number(int(thing)), "left": Number(max(now, 0))}
        return Line(f"hint-{side}-orbit", words)
    if thing:
        return Line(f"hint-{side}-thing", words | {"thing": Name(thing)})
    return Line(f"hint-{side}-number", words | {"was": Number(was), "now": Number(now)})
