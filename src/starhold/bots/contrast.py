"""Contrast: what one move brings that another does not, as facts, and as one sentence made of them.

Both moves are played on in the same worlds, with the same luck, until the seat's next turn begins. What can
be counted on the two tables and differs (almost) every time is a reason; the net says which weighs most. All
worlds are drawn from what the seat knows, so that no sentence can say more. A game declares what is counted
in its own folder and names it in its `Game` (`Game.reasons`). Its messages are `GAME-because-KIND` for a
gain, `GAME-price-KIND` for what a move costs in comparison, and `GAME-chance-KIND` for what holds more often.
"""

import math
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

import msgspec

from starhold.bots.config import config_for, config_of
from starhold.bots.levels import judge_of, rules_of
from starhold.bots.net import LEADER, ONE, OTHERS, OWN, Net, Sink, judged
from starhold.bots.policy import greedy
from starhold.kernel.chance import SEEDS, FastChance
from starhold.kernel.game import Game
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, PlayerName, Word

#: worlds in which moves are compared, and in how many of them a difference must be the same
WORLDS: Final = 16
#: worlds in which a reason is looked for where those show none: a small difference is sure only in many
MORE_WORLDS: Final = 96
AGREEING: Final = 7 / 8
#: something holds after one move and not after another if it does at least this often, and not that often
OFTEN: Final = 0.75
#: a mean is surely above nothing from this many standard errors on
SURE: Final = 3.0
#: how much more often (in parts of all worlds) something holds that is said in cases of 100
LEAST_CASES: Final = 0.1
#: how many turns ahead differences are looked for
FARTHEST: Final = 3
#: what a rival loses weighs this much of what it would weigh as a gain: the player's own comes first
RIVALS: Final = 0.5
MINOR: Final = 0.02
#: the same for more of a resource that pays for nothing new, and of which more than 1 is missing (`NEAR`)
AIMLESS: Final = 0.5
NEAR: Final = (Number(0), Number(1))
#: what mostly ends up on one place of a track, where a mean would say nothing
MOSTLY: Final = 0.6
#: a player with less than this win chance is not shown a win that weak play by others would allow
WINNING: Final = 0.8
#: decisions after which a course is broken off
LONGEST: Final = 160
#: a difference in win chance below this is no difference
ABOUT: Final = 0.02


class Fact(NamedTuple):
    """Something that can be counted on a table: energy, steps of a ship, a rival's armies."""

    kind: str
    #: the id of what it is about (a planet, a tile, a region), if there are several
    thing: str = ""
    #: whose it is, where it is a rival's
    rival: int = -1


class FactKind(NamedTuple):
    """What a kind of fact means to the one it belongs to."""

    name: str
    #: groups of features by which the net weighs it
    groups: tuple[str, ...] = ()
    #: it holds or does not, so that the sentence speaks of how often
    holds: bool = False
    #: it is a place on a track, so that a mean of it says nothing
    exact: bool = False
    #: weight of one more where the net has none, in parts of a win
    worth: float = 0.001
    #: is it said what a move costs of it?
    price: bool = True
    #: where to look for it: the last part of a message id (`GAME-look-…`), if not the name
    look: str = ""
    #: it pays for the next step of another kind: the sentence has `aim`, `short` and `cost`
    aims: str = ""
    #: it brings points of its own: the sentence may have `more`, and says more than the points alone
    scores: bool = False


class Claim(msgspec.Struct, frozen=True):
    """A reason as data: at a later turn the fact is `now` after this move, and `other` after the other."""

    kind: str
    thing: str
    rival: int
    #: means over the worlds, rounded; of a fact that holds or not, in how many of the worlds it does
    now: int
    other: int
    #: by the start of which own turn from here
    turn: int
    line: Line
    #: this is what the move costs; otherwise what it brings
    price: bool = False


#: facts of every game, with messages of their own (`because-won`)
WON: Final = FactKind("won", holds=True, worth=0.1, price=False)
SCORED: Final = FactKind("points", ("points", "chips"), worth=0.01)
COMMON: Final = (WON, SCORED)
#: two moves that can both be made
ORDER: Final = Line("because-order")
#: not shown: what the next step costs that a kind pays for (its `thing`), where there is a price
COST: Final = "cost"
#: not shown: the points that a kind (its `thing`) brings by itself
WORTH: Final = "worth"
UNTOLD: Final = (COST, WORTH)


class Odds(msgspec.Struct, frozen=True):
    """A row of numbers, one for each column: times in 100, or what is paid."""

    line: Line
    numbers: tuple[int, ...]


class Outlook(msgspec.Struct, frozen=True):
    """What others can do and are likely to do, by what lies open: sentences, and maybe a table of numbers."""

    title: Line
    lines: tuple[Line, ...] = ()
    #: what the numbers stand under: numbers of a die, phases of a round
    columns: tuple[Word, ...] = ()
    odds: tuple[Odds, ...] = ()


class SketchPart(msgspec.Struct, frozen=True):
    """Something on a sketch: what, where, whose (-1: nobody’s), and how many or how far."""

    kind: str
    place: str = ""
    seat: int = -1
    count: int = 1


class Sketch(msgspec.Struct, frozen=True):
    """A small picture of a later table, with nothing but what two moves make different."""

    #: what it shows; the game’s folder in the client draws it
    kind: str
    #: by the start of which own turn from here, in words
    when: Line
    parts: tuple[SketchPart, ...]


class Reasons:
    """What can be counted in a game, and how it is said. Games derive their own."""

    #: in the order in which they are preferred where nothing else decides
    kinds: tuple[FactKind, ...] = COMMON
    #: what a game counts its length in: "turn" or "round"
    span: str = "turn"

    def turn(self, state: State) -> int:
        """Return a number that changes when the next turn (or round, where all play at once) begins."""
        for name in ("round", "active"):
            found = getattr(state, name, None)
            if found is not None:
                return int(found)
        return int(state.seats_to_move()[0])

    def begun(self, state: State, seat: int) -> bool:
        """True if it is this seat's turn; asked only where a turn has just begun."""
        if hasattr(state, "round"):
            return True
        return int(getattr(state, "active", state.seats_to_move()[0])) == seat

    def facts(self, state: State, seat: int) -> dict[Fact, int]:
        """Return what is counted for a seat, nothing that it does not know: here its points, and its win."""
        found = {Fact("points"): int(state.scores()[seat])}
        if state.over:
            found[Fact("won")] = int(state.ranks()[seat] == 1)
        return found

    def faint(self, fact: Fact, now: int, other: int) -> bool:
        """True if the seat's gain says hardly more than the move; it is used only if there is no other."""
        return False

    def words(self, world: State, seat: int, claim: Fact, now: int, other: int) -> dict[str, Word]:
        """Return further words of a sentence, such as the points of a planet."""
        return {}

    def rule(self, world: State, seat: int, action: int, other: int) -> Line | None:
        """Return what the rules alone say for an action against another, if that is all there is to say."""
        return None

    def said(self, contrast: "Contrast", action: int) -> Line | None:
        """Return what is said of an action whatever else can be done, such as a number shown in secret."""
        return None

    def outlook(self, contrast: "Contrast", actions: Sequence[int]) -> Outlook | None:
        """Return what others are likely to do, where that helps to choose between actions."""
        return None

    def sketches(
        self, before: State, one: State, two: State, seat: int, claim: Claim | None
    ) -> tuple[str, tuple[SketchPart, ...], tuple[SketchPart, ...]] | None:
        """Return what to draw of two tables that two moves led to, with the same crop; None: nothing."""
        return None

    def situation(self, state: State, seat: int) -> tuple[Line, ...]:
        """Return a few facts of a position that lie open to a seat, none of which is what to do."""
        return ()

    def sights(self, state: State, seat: int) -> tuple[str, ...]:
        """Return the messages of things that lie open on the table, after which a puzzle can be named."""
        return ()

    @cache  # noqa: B019 (there is one of each game)
    def kind(self, name: str) -> tuple[int, FactKind]:
        """Return a kind by its name, with its place."""
        for place, kind in enumerate(self.kinds):
            if kind.name == name:
                return place, kind
        raise KeyError(name)


PLAIN: Final = Reasons()


@cache
def reasons_for(game: Game) -> Reasons:
    """Return what a game can give as reasons: what it names as `reasons`, or nothing."""
    if not game.reasons:
        return PLAIN
    module, _, name = game.reasons.partition(":")
    found: Reasons = getattr(import_module(module), name)
    return found


# -- playing on ------------------------------------------------------------------------------------------


class Course(NamedTuple):
    """Where a move leads in each of the worlds: facts, features and the value for the seat."""

    facts: list[dict[Fact, int]]
    features: list[list[int]]
    values: list[float]


class Run:
    """A move played on in one world; everybody plays what the net likes best.

    Luck belongs to the turn, so that the next player rolls the same dice whatever was rolled before.
    """

    def __init__(self, contrast: "Contrast", world: State, action: int, seed: int) -> None:
        self.contrast = contrast
        self.state = world
        self.seed = seed
        self.tries = FastChance(seed ^ 0x2545F491)
        #: turns that have passed, those of the seat that have begun, and rolls in the present one
        self.turns = self.own = self.drawn = 0
        self._play(contrast.seat, action)

    def to(self, turn: int) -> State:
        """Return the table when the seat's own turn begins for the nth time, or the game is over."""
        contrast = self.contrast
        for _ in range(LONGEST):
            if self.own >= turn or self.state.over:
                break
            mover = self.state.seats_to_move()[0]
            self._play(mover, int(greedy(self.state, mover, contrast.features, contrast.judge, self.tries)))
        return self.state

    def offers(self, action: int) -> bool:
        """True if an action can be chosen before the turn passes; the run goes on until then."""
        contrast = self.contrast
        for _ in range(LONGEST):
            if self.turns or self.state.over:
                break
            mover = self.state.seats_to_move()[0]
            if mover == contrast.seat and action in self.state.legal(mover):
                return True
            self._play(mover, int(greedy(self.state, mover, contrast.features, contrast.judge, self.tries)))
        return False

    def _play(self, mover: int, action: int) -> None:
        reasons = self.contrast.reasons
        before, seed = reasons.turn(self.state), self.seed + 7919 * self.turns
        luck = FastChance(seed + 31 * self.drawn)
        untouched = luck.x
        after = self.state.clone()
        after.play(mover, action, luck)
        passed = not after.over and reasons.turn(after) != before
        if luck.x != untouched:
            self.drawn += 1
            if passed:
                after = self.state.clone()
                after.play(mover, action, FastChance(seed + 7919))
        self.state = after
        if passed:
            self.turns += 1
            self.drawn = 1
            self.own += not after.over and reasons.begun(after, self.contrast.seat)


class Contrast:
    """Moves of one seat at one position, compared in the same worlds with the same luck."""

    def __init__(self, state: State, seat: int, seed: int, worlds: int = WORLDS) -> None:
        config = config_of(state)
        self.seat = seat
        self.features = config.features
        self.judge = judge_of(config, rules_of(state))
        #: None for a position that does not know its game, of which only points are compared
        self.game: Game | None = state.game
        self.reasons = PLAIN if self.game is None else reasons_for(self.game)
        chance = FastChance(seed)
        #: the world that is spoken of where only what the seat knows matters
        self.world = state.resample(seat, chance)
        self.seeds = [int(chance.below(SEEDS)) for _ in range(worlds)]
        self.worlds = [self.features.imagine(self.world, seat, FastChance(one)) for one in self.seeds]
        #: what a game's reasons keep between questions
        self.notes: dict[str, object] = {}
        self._runs: dict[int, list[Run]] = {}
        self._courses: dict[tuple[int, int], Course] = {}

    def course(self, action: int, turn: int = 1) -> Course:
        """Return where an action leads by the seat's nth turn from here."""
        found = self._courses.get((action, turn))
        if found is None:
            ends = [run.to(turn) for run in self.runs(action)]
            found = Course(
                [self.reasons.facts(end, self.seat) for end in ends],
                [[] if end.over else self._features(end) for end in ends],
                [judged(end, self.seat, self.judge) / ONE for end in ends],
            )
            self._courses[action, turn] = found
        return found

    def runs(self, action: int) -> list[Run]:
        """Return an action played in each world."""
        if action not in self._runs:
            self._runs[action] = [
                Run(self, world, action, seed) for world, seed in zip(self.worlds, self.seeds, strict=True)
            ]
        return self._runs[action]

    def _features(self, state: State) -> list[int]:
        sink = Sink()
        self.features.fill(state, self.seat, sink)
        return sink.listed or []

    def lead(self, action: int, other: int) -> tuple[float, float]:
        """Return by how much an action is better by the time of the next turn, and the standard error."""
        apart = [
            one - two for one, two in zip(self.course(action).values, self.course(other).values, strict=True)
        ]
        mean = math.fsum(apart) / len(apart)
        spread = math.fsum((one - mean) ** 2 for one in apart) / (len(apart) - 1) / len(apart)
        return mean, math.sqrt(spread)

    def either_order(self, action: int, other: int) -> bool:
        """True if both can be done in the same turn, whichever comes first."""
        return self._still(action, other) and self._still(other, action)

    def _still(self, first: int, then: int) -> bool:
        run = Run(self, self.worlds[0], first, self.seeds[0])
        return run.offers(then)

    # -- what differs ------------------------------------------------------------------------------------

    def claim(self, action: int, other: int, price: bool = False) -> Claim | None:
        """Return what speaks most for an action against another, or with `price` what it costs."""
        return next(iter(self.told(action, other, price)), None)

    def told(self, action: int, other: int, price: bool = False, share: float = 1.0) -> list[Claim]:
        """Return what can be said for an action, or of its cost: by the next turn, or else by a later one.

        `share` is the win chance after it: rivals play on without much thought here, so a win is not shown to
        a player who is not about to win anyway.
        """
        for turn in range(1, FARTHEST + 1):
            found = self.claims(other, action, turn, True) if price else self.claims(action, other, turn)
            found = [one for one in found if one.kind != WON.name or share >= WINNING]
            if found:
                return found
        return []

    def sketches(self, action: int, other: int, claim: Claim | None) -> tuple[Sketch, Sketch] | None:
        """Return small pictures of where two actions lead, in a world that looks like what is claimed.

        None if they look alike.
        """
        turn = 1 if claim is None else claim.turn
        places = range(len(self.worlds)) if claim is None else [self._typical(action, other, claim)]
        for place in places:
            world, seed = self.worlds[place], self.seeds[place]
            one, two = (Run(self, world, each, seed).to(turn) for each in (action, other))
            found = self.reasons.sketches(world, one, two, self.seat, claim)
            if found is not None and found[1] != found[2]:
                kind, ours, theirs = found
                when = Line(f"because-{self.reasons.span}-{turn}")
                return Sketch(kind, when, ours), Sketch(kind, when, theirs)
        return None

    def _typical(self, action: int, other: int, claim: Claim) -> int:
        """Return the first of the worlds in which a claim is most nearly so."""
        key = Fact(claim.kind, claim.thing, claim.rival)
        _, kind = self.reasons.kind(claim.kind)
        half = len(self.worlds) / 2
        wanted = [float(number > half) if kind.holds else number for number in (claim.now, claim.other)]
        pairs = zip(self.course(action, claim.turn).facts, self.course(other, claim.turn).facts, strict=True)
        off = [
            sum(abs(facts.get(key, 0) - number) for facts, number in zip(pair, wanted, strict=True))
            for pair in pairs
        ]
        return off.index(min(off))

    def same(self, action: int, other: int) -> bool:
        """True if both lead to the same table, as far as it is counted, in nearly every world."""
        pairs = zip(self.course(action).facts, self.course(other).facts, strict=True)
        return sum(one == two for one, two in pairs) >= AGREEING * len(self.worlds)

    def claims(self, action: int, other: int, turn: int = 1, price: bool = False) -> list[Claim]:
        """Return what is better after an action than after another, the weightiest first."""
        ours, theirs = self.course(action, turn), self.course(other, turn)
        weighed: list[tuple[float, int, Claim]] = []
        keys = {
            key for facts in (*ours.facts, *theirs.facts) for key in facts if key.kind not in (COST, WORTH)
        }
        weights: dict[tuple[str, int], float] = {}
        for key in sorted(keys):
            place, kind = self.reasons.kind(key.kind)
            if price and not kind.price:
                continue
            more = key.rival < 0
            pairs = [
                (one.get(key, 0), two.get(key, 0)) for one, two in zip(ours.facts, theirs.facts, strict=True)
            ]
            told = _holds(pairs, more) if kind.holds else _counted(pairs, more, kind.exact)
            cases = told is None and kind.holds and kind is not WON
            told = _cases(pairs, more) if cases else told
            if told is None:
                continue
            now, late, how = told
            group = (key.kind, key.rival)
            if group not in weights:
                weights[group] = self._weight(kind, key.rival, ours, theirs)
            weight = weights[group] + kind.worth * (abs(now - late) if not kind.holds else 1)
            if key.rival >= 0:
                weight *= RIVALS
            elif self.reasons.faint(key, now, late):
                weight *= MINOR
            if price:
                now, late = late, now
            if cases:
                often, seldom = (_rounded(100 * count, len(pairs)) for count in (now, late))
                line = self._line(key, kind, often, seldom, f"{turn}", price, cases)
            else:
                line = self._line(key, kind, now, late, f"{turn}{how}", price)
            if kind.aims and more:
                aimed = self._aimed(key.kind, ours, theirs, how, price)
                line.words.update(aimed)
                if aimed["aim"] == Number(0) or aimed["short"] not in NEAR or aimed["cost"] != Number(0):
                    weight *= AIMLESS
            if kind.scores and more and not kind.holds:
                line.words["more"] = Number(0 if price else _gained(key, pairs, ours, theirs))
            claim = Claim(key.kind, key.thing, key.rival, now, late, turn, line, price)
            weighed.append((weight, place, claim))
        weighed.sort(key=lambda one: (-one[0], one[1], one[2].thing))
        found = [claim for _, _, claim in weighed]
        if found and found[0].kind == SCORED.name:
            # What brings the points says more than their number.
            whose = found[0].rival
            found.sort(key=lambda one: one.rival != whose or not self.reasons.kind(one.kind)[1].scores)
        return found

    def _aimed(self, resource: str, ours: Course, theirs: Course, how: str, price: bool) -> dict[str, Word]:
        """Return what a resource pays for after the better course alone, or how much of it is missing.

        `aim` is the step (0: nothing to say), `short` what is missing, with `price` after the other course,
        and `cost` what the step costs where what is missing differs from world to world. Nothing is said
        where the step is taken in some world, or where the other course pays for it, too.
        """
        nothing: dict[str, Word] = {"aim": Number(0), "short": Number(0), "cost": Number(0)}
        _, kind = self.reasons.kind(resource)
        steps = {
            (facts.get(Fact(COST, resource)), facts.get(Fact(kind.aims)))
            for facts in (*ours.facts, *theirs.facts)
        }
        cost, step = steps.pop()
        if steps or cost is None or step is None:
            return nothing
        have, lack = ([facts[Fact(resource)] for facts in course.facts] for course in (ours, theirs))
        paid, unpaid = (sum(amount >= cost for amount in amounts) for amounts in (have, lack))
        now = lack if price else have
        if not how and not unpaid and (price or not paid):
            return nothing | {"aim": Number(step + 1), "short": Number(cost - now[0])}
        if not price and paid >= OFTEN * len(have) and unpaid <= (1 - OFTEN) * len(have):
            return nothing | {"aim": Number(step + 1)}
        return nothing if unpaid else nothing | {"aim": Number(step + 1), "cost": Number(cost)}

    def _weight(self, kind: FactKind, rival: int, ours: Course, theirs: Course) -> float:
        """Return what the net gives for this kind of difference, in parts of a win."""
        if self.game is None or not isinstance(self.judge, Net) or not kind.groups:
            return 0.0
        places = _places(self.game, kind.groups, rival >= 0)
        total = 0.0
        counted = 0
        for one, two in zip(ours.features, theirs.features, strict=True):
            if not one or not two:
                continue
            without = [feature for feature in one if feature not in places]
            without += [feature for feature in two if feature in places]
            total += int(self.judge.value_of(one)) - int(self.judge.value_of(without))
            counted += 1
        return total / counted / ONE if counted else 0.0

    def _line(
        self, key: Fact, kind: FactKind, now: int, other: int, when: str, price: bool, cases: bool = False
    ) -> Line:
        # A number is called a price where it is one; what holds or not has a sentence of its own for that.
        numbers = cases or not kind.holds
        sort = "price" if price and numbers else "because"
        words: dict[str, Word] = {"when": Name(f"{sort}-{self.reasons.span}-{when}")}
        # In how many worlds something holds is not said: two lines that read the same are the same.
        if numbers:
            words |= {"now": Number(now), "instead": Number(other)}
        if key.rival >= 0:
            words["player"] = PlayerName(key.rival)
        words |= self.reasons.words(self.world, self.seat, key, now, other)
        sort = "chance" if cases else "price" if price and kind.holds else "because"
        message = f"{sort}-{'rival-' if key.rival >= 0 else ''}{key.kind}"
        if self.game is None or kind in COMMON:
            return Line(message, words)
        return Line(f"{self.game.name}-{message}", words)


@cache
def _places(game: Game, groups: tuple[str, ...], rivals: bool) -> frozenset[int]:
    """Return the numbers of the features of some groups, the seat's own or its rivals'."""
    sides = (LEADER, OTHERS) if rivals else (OWN,)
    meanings = config_for(game).features.layout().meanings
    return frozenset(
        place for place, meaning in enumerate(meanings) if meaning.group in groups and meaning.side in sides
    )


#: what is said of two courses: the fact in each, and how sure it is (an attribute of `because-SPAN-TURN`)
_Told = tuple[int, int, str]


def _holds(pairs: list[tuple[int, int]], more: bool) -> _Told | None:
    """Return in how many worlds something holds, if it mostly does in one course and not in the other."""
    size = len(pairs)
    now, late = sum(one for one, _ in pairs), sum(two for _, two in pairs)
    often, seldom = (now, late) if more else (size - now, size - late)
    if often < OFTEN * size or seldom > (1 - OFTEN) * size:
        return None
    return now, late, "" if often == size and not seldom else ".likely"


def _cases(pairs: list[tuple[int, int]], more: bool) -> _Told | None:
    """Return in how many worlds something holds, if it surely does in more of them, and in many more."""
    size = len(pairs)
    apart = [one - two if more else two - one for one, two in pairs]
    mean = math.fsum(apart) / size
    spread = math.sqrt(math.fsum((one - mean) ** 2 for one in apart) / (size - 1) / size)
    if mean < LEAST_CASES or mean < SURE * spread:
        return None
    return sum(one for one, _ in pairs), sum(two for _, two in pairs), ""


def _counted(pairs: list[tuple[int, int]], more: bool, exact: bool) -> _Told | None:
    """Return how much of something there is, if it is more in nearly all worlds or surely on average."""
    size = len(pairs)
    apart = [one - two if more else two - one for one, two in pairs]
    if len(set(pairs)) == 1:
        return (*pairs[0], "") if apart[0] > 0 else None
    if exact:
        (pair, often), *_ = Counter(pairs).most_common(1)
        right = (pair[0] > pair[1]) == more and pair[0] != pair[1]
        return (*pair, ".likely") if right and often >= MOSTLY * size else None
    mean = math.fsum(apart) / size
    spread = math.sqrt(math.fsum((one - mean) ** 2 for one in apart) / (size - 1) / size)
    agreed = sum(one > 0 for one in apart) >= AGREEING * size
    now, late = (_rounded(sum(column), size) for column in zip(*pairs, strict=True))
    if now == late or not (agreed or mean > SURE * spread):
        return None
    return now, late, ".mean"


def _gained(key: Fact, pairs: list[tuple[int, int]], ours: Course, theirs: Course) -> int:
    """Return how many points more a step alone has brought, in the worlds that are as most."""
    points = Fact(WORTH, key.kind)
    (usual, _), *_ = Counter(pairs).most_common(1)
    found = zip(pairs, ours.facts, theirs.facts, strict=True)
    apart = {one.get(points, 0) - two.get(points, 0) for pair, one, two in found if pair == usual}
    return max(0, apart.pop()) if len(apart) == 1 else 0


def _rounded(total: int, size: int) -> int:
    """Return a mean, rounded half up."""
    return math.floor(total / size + 0.5)
