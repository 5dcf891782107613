"""A small value net over sparse binary features, in whole numbers: the same moves on every machine.

A feature's weights are packed into eight words of three lanes, so that counting a feature is eight additions.
Twenty-two lanes are hidden units; the last two are the linear parts of the win and of the points.
"""

import math
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from starhold.kernel.cells import Cells
from starhold.kernel.chance import Chance
from starhold.kernel.state import State

#: the sides of the table that features speak of
OWN: Final = "own"
LEADER: Final = "leader"
OTHERS: Final = "others"

#: a whole win: values are shares of it
ONE: Final = 1048576
#: points are in hundredths
POINT: Final = 100

WORDS: Final = 8
LANE: Final = 21
LANES: Final = 24
HIDDEN: Final = 22
#: lanes hold no negative numbers: each weight is stored with this offset
BIAS: Final = 2048
MASK: Final = 2097151
#: what 1.0 is in a lane, in an output weight, and in a logit
UNIT: Final = 256
OUT_UNIT: Final = 4096
LOGIT_UNIT: Final = 1048576
#: a hidden unit is never more than this
CLIP: Final = 2048

# -- the logistic curve -----------------------------------------------------------------------------

#: the curve is tabulated from -16 to 16, 64 steps a unit, and straight between
_STEP: Final = 16384
_REACH: Final = 16777216


def _curve() -> list[int]:
    steps = 2 * _REACH // _STEP + 2
    return [round(ONE / (1.0 + math.exp(16.0 - n / 64.0))) for n in range(steps)]


_CURVE: Final[list[int]] = _curve()


def squash(logit: i64) -> i64:
    """Return the share of the win that a logit (in parts of LOGIT_UNIT) stands for."""
    if logit <= -_REACH:
        return 0
    if logit >= _REACH:
        return ONE
    place = logit + _REACH
    n = place // _STEP
    low: i64 = _CURVE[n]
    high: i64 = _CURVE[n + 1]
    return low + (high - low) * (place - n * _STEP) // _STEP


# -- features ---------------------------------------------------------------------------------------

#: for which seats a sink that adds up two adds a feature
MINE: Final = 1
THEIRS: Final = 2
BOTH: Final = 3


@final
@mypyc_attr(acyclic=True)
class Row:
    """The weights of one feature: three lanes a word, each raised by BIAS."""

    def __init__(self, lanes: list[int]) -> None:
        words: list[int] = []
        for word in range(WORDS):
            low, middle, high = lanes[3 * word : 3 * word + 3]
            words.append((low + BIAS) + ((middle + BIAS) << LANE) + ((high + BIAS) << (2 * LANE)))
        self.w0: i64 = words[0]
        self.w1: i64 = words[1]
        self.w2: i64 = words[2]
        self.w3: i64 = words[3]
        self.w4: i64 = words[4]
        self.w5: i64 = words[5]
        self.w6: i64 = words[6]
        self.w7: i64 = words[7]


@final
class Sink:
    """Receives the features that hold: adds up their weights (`rows`), marks them (`cells`) or lists them.

    With `mirror`, the weights that features have for the rival, a sink that is `two` adds up both seats of a
    game of two at once: what each of them alone knows is added to that one `only`.
    """

    def __init__(
        self, rows: list[Row] | None = None, cells: Cells | None = None, mirror: list[Row] | None = None
    ) -> None:
        self.rows: list[Row] = [] if rows is None else rows
        #: the cells' own memory, and where the row begins that is being filled in: asking the cells for each
        #: feature would cost more than marking it
        self.marks: bool = cells is not None
        self.held: vec[u8] = vec[u8]() if cells is None else cells.held
        self.at: i64 = 0
        self.listed: list[int] | None = [] if rows is None and cells is None else None
        self.sums: bool = rows is not None
        self.count: i64 = 0
        self.a0: i64 = 0
        self.a1: i64 = 0
        self.a2: i64 = 0
        self.a3: i64 = 0
        self.a4: i64 = 0
        self.a5: i64 = 0
        self.a6: i64 = 0
        self.a7: i64 = 0
        #: True if it adds up both seats; and for which it adds now: `MINE`, `THEIRS` or `BOTH`
        self.two: bool = False
        self.only: i64 = BOTH
        self.mirror: list[Row] = [] if mirror is None else mirror
        self.rivals: i64 = 0
        self.b0: i64 = 0
        self.b1: i64 = 0
        self.b2: i64 = 0
        self.b3: i64 = 0
        self.b4: i64 = 0
        self.b5: i64 = 0
        self.b6: i64 = 0
        self.b7: i64 = 0

    def clear(self, two: bool = False) -> None:
        """Begin again."""
        self.two = two
        if two:
            self.rivals = 0
            self.b0 = 0
            self.b1 = 0
            self.b2 = 0
            self.b3 = 0
            self.b4 = 0
            self.b5 = 0
            self.b6 = 0
            self.b7 = 0
        if self.listed is not None:
            self.listed = []
        self.count = 0
        self.a0 = 0
        self.a1 = 0
        self.a2 = 0
        self.a3 = 0
        self.a4 = 0
        self.a5 = 0
        self.a6 = 0
        self.a7 = 0

    def add(self, feature: i64) -> None:
        """Set a feature."""
        if not self.sums:
            if self.marks:
                self.held[self.at + feature] = 1
            elif self.listed is not None:
                self.listed.append(feature)
            return
        if self.two and self.only != MINE:
            other = self.mirror[feature]
            self.rivals += 1
            self.b0 += other.w0
            self.b1 += other.w1
            self.b2 += other.w2
            self.b3 += other.w3
            self.b4 += other.w4
            self.b5 += other.w5
            self.b6 += other.w6
            self.b7 += other.w7
            if self.only == THEIRS:
                return
        row = self.rows[feature]
        self.count += 1
        self.a0 += row.w0
        self.a1 += row.w1
        self.a2 += row.w2
        self.a3 += row.w3
        self.a4 += row.w4
        self.a5 += row.w5
        self.a6 += row.w6
        self.a7 += row.w7

    def put(self, feature: i64, value: i64) -> None:
        """Set a cell to a number up to 127; where features only hold or don't, any number above 0 holds."""
        if value <= 0:
            return
        if self.marks:
            self.held[self.at + feature] = u8(127 if value > 127 else value)
        else:
            self.add(feature)

    def one_of(self, base: i64, value: i64, size: i64) -> None:
        """Set the feature `base + value`; values out of range count as the nearest."""
        if value < 0:
            value = 0
        elif value >= size:
            value = size - 1
        self.add(base + value)

    def up_to(self, base: i64, value: i64, size: i64) -> None:
        """Set the features "at least 1", "at least 2" and so on."""
        if value > size:
            value = size
        while value > 0:
            value -= 1
            self.add(base + value)

    def each(self, base: i64, mask: i64) -> None:
        """Set a feature for each member of a set."""
        while mask:
            if mask & 1:
                self.add(base)
            mask >>= 1
            base += 1

    def turn(self) -> None:
        """Put the rival's sums in the place of one's own, to be read by `word`."""
        self.count = self.rivals
        self.a0 = self.b0
        self.a1 = self.b1
        self.a2 = self.b2
        self.a3 = self.b3
        self.a4 = self.b4
        self.a5 = self.b5
        self.a6 = self.b6
        self.a7 = self.b7

    def word(self, n: i64) -> i64:
        """Return the sums of three lanes."""
        if n < 4:
            if n < 2:
                return self.a0 if n == 0 else self.a1
            return self.a2 if n == 2 else self.a3
        if n < 6:
            return self.a4 if n == 4 else self.a5
        return self.a6 if n == 6 else self.a7


class Meaning(NamedTuple):
    """What a feature says: of its group, which thing it names and which number, if any."""

    group: str
    thing: str = ""
    number: int = -1
    #: whose it is: `OWN`, `LEADER` or `OTHERS`
    side: str = OWN


@final
class Layout:
    """Gives groups of features their numbers and names, one after the other."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.meanings: list[Meaning] = []
        #: the highest number that each may have; 1: it holds or it does not
        self.highs: list[int] = []

    def group(self, name: str, members: list[str]) -> int:
        """Add a group of things; return the number of the first."""
        return self.add(name, [(member, member, -1) for member in members])

    def numbers(self, name: str, size: int, least: int = 0) -> int:
        """Add a group of numbers from `least` on, the last meaning "or more"; return the first's number."""
        return self.add(name, [(str(n), "", n) for n in range(least, least + size)])

    def pairs(self, name: str, size: int) -> int:
        """Add a group of numbers from 0 on, two in each feature; return the number of the first."""
        return self.add(name, [(f"{2 * n} or {2 * n + 1}", "", 2 * n) for n in range(size)])

    def counts(self, name: str, things: list[str], most: int) -> int:
        """Add a group of things, one to `most` of each; return the number of the first."""
        return self.add(name, [(f"{thing} x{n}", thing, n) for thing in things for n in range(1, most + 1)])

    def one(self, name: str, most: int = 1) -> int:
        """Add a single feature, or a number up to `most`; return its number."""
        self.names.append(name)
        self.meanings.append(Meaning(name))
        self.highs.append(most)
        return len(self.names) - 1

    def amounts(self, name: str, things: list[str], most: int) -> int:
        """Add a group of things with a number up to `most` each; return the number of the first."""
        first = self.group(name, things)
        self.highs[first:] = [most] * len(things)
        return first

    def add(self, name: str, members: list[tuple[str, str, int]]) -> int:
        """Add a group of members, each a name, a thing and a number; return the number of the first."""
        first = len(self.names)
        for member, thing, number in members:
            self.names.append(f"{name} {member}")
            self.meanings.append(Meaning(name, thing, number))
            self.highs.append(1)
        return first

    def join(self, other: "Layout", prefix: str, side: str) -> int:
        """Add all of another layout, said of a side; return the number of the first."""
        first = len(self.names)
        self.names += [prefix + name for name in other.names]
        self.meanings += [Meaning(one.group, one.thing, one.number, side) for one in other.meanings]
        self.highs += other.highs
        return first


def three_sides(side: Layout, table: Layout) -> Layout:
    """Return the features of your side, of the leading rival and of all others; then the table's."""
    whole = Layout()
    for name, whose in (("own", OWN), ("leader's", LEADER), ("others'", OTHERS)):
        whole.join(side, f"{name} ", whose)
    whole.join(table, "", OWN)
    return whole


NO_FEATURES: Final = Layout()


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """A game as one seat sees it, in features that hold or do not; each has a name."""

    #: how many features each side has, if `fill` can name those of both seats of a game of two at once
    mirrored: i64 = 0

    def layout(self) -> Layout:
        """Return all features in the order of their numbers; none for a game without features."""
        return NO_FEATURES

    def names(self) -> list[str]:
        """Return the names of all features, by their numbers."""
        return self.layout().names

    def fill(self, state: State, seat: i64, sink: Sink) -> None:
        """Name the features that hold for a seat, from what the seat may know alone."""

    def resting(self, state: State) -> bool:
        """True if nothing is half done, so that the position can be evaluated."""
        return True

    def choices(self, state: State, seat: i64) -> list[int]:
        """Return the legal actions that are worth a thought."""
        return state.legal(seat)

    def pick(self, state: State, seat: i64, chance: Chance) -> i64:
        """Return a random one of the actions that are worth considering."""
        return state.pick(seat, chance)

    def aside(self, state: State) -> bool:
        """True if others decide here unseen or without touching the seat, so that a search draws it."""
        return state.secret()

    def duel(self, state: State, seat: i64) -> i64:
        """Return the rival who chooses at the same time, if both know what the other can choose; else -1."""
        return -1

    def imagine(self, state: State, seat: i64, chance: Chance) -> State:
        """Return a world that fits what the seat knows; others' secret decisions are open again."""
        return state.resample(seat, chance)


def leading_rival(points: list[i64], seat: i64) -> i64:
    """Return the other seat with the most points, of several the next after this one; -1 if alone."""
    leader: i64 = -1
    n: i64 = 1
    while n < len(points):
        other = (seat + n) % len(points)
        if leader < 0 or points[other] > points[leader]:
            leader = other
        n += 1
    return leader


# -- evaluators -------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """How good a position is for a seat."""

    def value(self, state: State, seat: i64) -> i64:
        """Return the share of the win that the seat can expect, in parts of ONE. The game is not over."""
        raise NotImplementedError

    def two(self, state: State, seat: i64, ahead: bool = False) -> tuple[i64, i64, i64]:
        """Return the values for a seat and for its only rival.

        If it is asked, also by how many points the seat will be ahead, in hundredths.
        """
        lead = self.points(state, seat) - self.points(state, 1 - seat) if ahead else 0
        return self.value(state, seat), self.value(state, 1 - seat), lead

    def points(self, state: State, seat: i64) -> i64:
        """Return the points that the seat can expect at the end, in hundredths."""
        return POINT * state.scores()[seat]


@final
class Net(Evaluator):
    """One hidden layer of clipped units and a linear part beside it.

    `rows` are the weights by feature, LANES each; `offsets` one of each lane; `win` and `score` the output
    weights of the hidden units.
    """

    def __init__(
        self,
        features: Features,
        rows: list[list[int]],
        offsets: list[int],
        win: list[int],
        score: list[int],
    ) -> None:
        self.features: Features = features
        made = [Row(row) for row in rows]
        size = features.mirrored
        #: what a feature of one side weighs for the other: own and leader's change places
        mirror = made[size : 2 * size] + made[:size] + made[2 * size :] if size else None
        self.sink: Sink = Sink(made, mirror=mirror)
        self.offsets: list[int] = offsets
        self.win: list[int] = win
        self.score: list[int] = score

    def value(self, state: State, seat: i64) -> i64:
        return squash(self.logit(state, seat))

    def two(self, state: State, seat: i64, ahead: bool = False) -> tuple[i64, i64, i64]:
        if not self.features.mirrored:
            return super().two(state, seat, ahead)
        sink = self.sink
        sink.clear(two=True)
        self.features.fill(state, seat, sink)
        own = squash(self._out(self.win, HIDDEN))
        lead = self._points() if ahead else 0
        sink.turn()
        if ahead:
            lead -= self._points()
        return own, squash(self._out(self.win, HIDDEN)), lead

    def value_of(self, features: list[int]) -> i64:
        """Return the value of any position in which these features hold, to ask what one of them weighs."""
        self.sink.clear()
        for feature in features:
            self.sink.add(feature)
        return squash(self._out(self.win, HIDDEN))

    def logit(self, state: State, seat: i64) -> i64:
        """Return the value before it is squashed, in parts of LOGIT_UNIT."""
        self._fill(state, seat)
        return self._out(self.win, HIDDEN)

    def points(self, state: State, seat: i64) -> i64:
        self._fill(state, seat)
        return self._points()

    def _points(self) -> i64:
        # the net counts in tens of points
        return self._out(self.score, HIDDEN + 1) * (10 * POINT) // LOGIT_UNIT

    def _fill(self, state: State, seat: i64) -> None:
        self.sink.clear()
        self.features.fill(state, seat, self.sink)

    def _out(self, weights: list[int], linear: i64) -> i64:
        """Return the hidden units weighted, and a linear lane."""
        sink = self.sink
        offsets = self.offsets
        raised = sink.count * BIAS
        total: i64 = 0
        lane: i64 = 0
        n: i64 = 0
        while n < WORDS:
            word = sink.word(n)
            n += 1
            last = lane + 3
            while lane < last:
                if lane >= HIDDEN:
                    if lane == linear:
                        offset: i64 = offsets[lane]
                        total += ((word & MASK) - raised + offset) * OUT_UNIT
                else:
                    unit: i64 = offsets[lane]
                    unit += (word & MASK) - raised
                    if unit > 0:
                        if unit > CLIP:
                            unit = CLIP
                        weight: i64 = weights[lane]
                        total += unit * weight
                word >>= LANE
                lane += 1
        return total


# -- the end ----------------------------------------------------------------------------------------


def won(state: State, seat: i64) -> i64:
    """Return the share of the win that a seat has after the end."""
    winners: i64 = 0
    ranks = state.ranks()
    for rank in ranks:
        if rank == 1:
            winners += 1
    return ONE // winners if winners and ranks[seat] == 1 else 0


def judged(state: State, seat: i64, judge: Evaluator) -> i64:
    """Return the value of any position, over or not."""
    if not state.stack:
        return won(state, seat)
    return judge.value(state, seat)
