"""Search: an open-loop tree over worlds that fit what a seat knows.

Every iteration draws a new world, so the tree knows actions alone: dice, draws and what others hold average
out. Which action is tried next is decided by PUCT, with priors from the values of the positions behind the
actions. Decisions that others make unseen are drawn, not searched; a leaf is played on until nothing is half
done and then judged, for every seat. All is counted in whole numbers, so a search is the same everywhere.
"""

import math
import time
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.bots.base import Budget
from starhold.bots.duel import WHOLE, Duel, drawn
from starhold.bots.net import ONE, POINT, Evaluator, Features, Sink, judged, won
from starhold.bots.policy import greedy
from starhold.kernel.bits import has, lowest
from starhold.kernel.chance import SEEDS, Chance, FastChance
from starhold.kernel.state import State, play_out

#: the distance between the keys of a node for different seats
SEATS: Final = 8
#: how often the clock and the chances of the second best are looked at
PAUSE: Final = 16
#: iterations of a search whose time alone is bounded: 60,000 make a tree of 50 MB, and a worker keeps those
#: of all bots at its tables
MOST: Final = 20000
#: moves in which a leaf comes to rest, at most
RESTLESS: Final = 60
#: how often each pair of choices is tried in a duel
TRIES: Final = 24
#: in a secret choice, an action with this much less of the win counts as equally good
NEAR: Final = ONE // 200
#: 1.0 of a prior, and of the square root of visits
PRIOR: Final = 65536
ROOT: Final = 64

_SOFT_STEP: Final = 1024


def _soft(temperature: float) -> list[int]:
    """Return how much a prior falls with the distance of its value from the best one."""
    return [
        round(PRIOR * math.exp(-n * _SOFT_STEP / ONE / temperature)) for n in range(ONE // _SOFT_STEP + 1)
    ]


def _limit(budget: Budget) -> i64:
    """Return how many iterations are allowed."""
    return budget.iterations if budget.iterations else MOST


def _seconds(budget: Budget) -> float:
    """Return how much time is allowed: without a bound, more than anybody waits."""
    return float(budget.milliseconds) / 1000.0 if budget.milliseconds else 1000000.0


@final
@mypyc_attr(acyclic=True)
class Node:
    """An action taken after others, whatever the dice said."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        #: of the values for the seat that takes the action, their sum and the first
        self.total: i64 = 0
        self.first: i64 = 0
        #: the sum of the points that the searching seat can expect
        self.points: i64 = 0
        self.kids: dict[int, Node] | None = None


@final
class Searcher:
    """One way to search a game; keeps the tree between the decisions of one turn.

    `explore` is the weight of the priors in thousandths, `temperature` their sharpness, `looks` how many
    actions are looked at where nothing is searched; `careful`: priors, too, wait until nothing is half
    done; `ahead`: the number of random decisions before a leaf is evaluated; `patience`: an action's answers
    are looked at once it has been tried so often, which costs most of the time.
    """

    def __init__(
        self,
        features: Features,
        judge: Evaluator,
        explore: i64 = 1000,
        temperature: float = 0.1,
        looks: i64 = 3,
        careful: bool = False,
        ahead: i64 = 0,
        patience: i64 = 0,
    ) -> None:
        self.features: Features = features
        self.judge: Evaluator = judge
        self.explore: i64 = explore * ONE // 1000
        self.soft: list[int] = _soft(temperature)
        self.looks: i64 = looks
        self.careful: bool = careful
        self.ahead: i64 = ahead
        self.patience: i64 = patience
        self.count_points: bool = False
        #: does the time of the processor count, instead of the clock's on the wall?
        self.by_cpu: bool = False
        self.luck: FastChance = FastChance(0)
        self.root: Node = Node()
        #: what the seat knew at the last decision, and the tree below the action that was chosen
        self.known: list[int] = []
        self.kept: Node | None = None
        # for measuring
        self.iterations: i64 = 0

    # -- from outside --------------------------------------------------------------------------

    def choose(self, world: State, seat: i64, chance: Chance, budget: Budget) -> i64:
        """Return the action to take: the most tried one, or in secret any that was tried nearly as often."""
        legal = self.features.choices(world, seat)
        if len(legal) == 1:
            return legal[0]
        rival = self.features.duel(world, seat)
        if rival >= 0:
            mixed = self.think_duel(world, seat, rival, legal, chance, budget)
            return legal[drawn(mixed, chance)]
        self.think(world, seat, legal, chance, budget)
        action = self._mixed(legal, seat, chance) if world.secret() else self._best(legal, seat)
        kids = self.root.kids
        self.kept = kids.get(action * SEATS + seat) if kids is not None else None
        return action

    def think(self, world: State, seat: i64, legal: list[int], chance: Chance, budget: Budget) -> None:
        """Search from what the seat knows; the tree is `root`."""
        self.luck = FastChance(chance.below(SEEDS))
        self.root = self._begin(world, seat, legal)
        limit = _limit(budget)
        seconds = _seconds(budget)
        secret = world.secret()
        began = self._now()
        spent = 0.0
        done: i64 = 0
        while done < limit:
            self._iterate(world, seat)
            done += 1
            if done % PAUSE == 0:
                spent = self._now() - began
                if spent >= seconds:
                    break
                left = limit - done
                if spent > 0.0:
                    in_time = int(float(done) * (seconds - spent) / spent)
                    if in_time < left:
                        left = in_time
                if not secret and self._lead(legal, seat) > left:
                    break
        self.iterations += done

    def think_duel(
        self, world: State, seat: i64, rival: i64, legal: list[int], chance: Chance, budget: Budget
    ) -> list[int]:
        """Return how often to take each action where two choose at once; the root has the value."""
        luck = FastChance(chance.below(SEEDS))
        self.luck = luck
        theirs = self.features.choices(self.features.imagine(world, seat, luck), rival)
        duel = Duel(len(legal), len(theirs))
        pairs = duel.own * duel.theirs
        # enough tries of each pair are enough
        limit = max(pairs, min(_limit(budget), TRIES * pairs))
        seconds = _seconds(budget)
        began = self._now()
        done: i64 = 0
        while done < limit:
            row = done % pairs // duel.theirs
            column = done % duel.theirs
            state = self.features.imagine(world, seat, luck)
            state.play(seat, legal[row], luck)
            state.play(rival, theirs[column], luck)
            self._rest(state, thorough=True)
            values = seat_values(state, seat, self.judge)
            duel.add(row, column, values[seat], values[rival])
            done += 1
            if done % pairs == 0 and self._now() - began > seconds:
                break
        self.iterations += done
        mixed, answer = duel.solved()
        self.root = Node()
        self.root.kids = {}
        worths = duel.worth(answer)
        for n in range(len(legal)):
            node = Node()
            node.visits = 1 + mixed[n] * done // WHOLE
            node.total = worths[n] * node.visits
            if self.count_points:
                node.points = self._points(world, seat) * node.visits
            self.root.kids[legal[n] * SEATS + seat] = node
        self.kept = None
        return mixed

    def _now(self) -> float:
        return time.thread_time() if self.by_cpu else time.perf_counter()

    def node(self, action: i64, seat: i64) -> Node | None:
        """Return what was found out about an action at the root."""
        kids = self.root.kids
        return kids.get(action * SEATS + seat) if kids is not None else None

    # -- beginning and choosing ----------------------------------------------------------------

    def _begin(self, world: State, seat: i64, legal: list[int]) -> Node:
        """Return the tree that was kept, if it is about this decision; else a new one."""
        sink = Sink()
        self.features.fill(world, seat, sink)
        listed = sink.listed
        known = listed if listed is not None else []
        again = known == self.known
        self.known = known
        kept = self.kept
        self.kept = None
        if again or kept is None or self.count_points:
            return Node()
        kids = kept.kids
        if kids is None:
            return Node()
        for action in legal:
            if action * SEATS + seat not in kids:
                return Node()
        return kept

    def _visits(self, action: i64, seat: i64) -> i64:
        node = self.node(action, seat)
        return node.visits if node is not None else 0

    def _best(self, legal: list[int], seat: i64) -> i64:
        best: i64 = legal[0]
        most: i64 = -1
        value: i64 = -1
        for action in legal:
            node = self.node(action, seat)
            if node is not None and node.visits > 0:
                mean = node.total // node.visits
                if node.visits > most or (node.visits == most and mean > value):
                    most = node.visits
                    value = mean
                    best = action
        return best

    def _lead(self, legal: list[int], seat: i64) -> i64:
        """Return by how many visits the first is ahead of the second."""
        first: i64 = 0
        second: i64 = 0
        for action in legal:
            visits = self._visits(action, seat)
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def _mixed(self, legal: list[int], seat: i64, chance: Chance) -> i64:
        """Return one of the actions that are about as good as the best: as often tried, as highly valued.

        It is drawn in proportion to the visits. Drawing from all that were tried at all would play at random
        where a search is short.
        """
        best = self._best(legal, seat)
        near: list[int] = []
        total: i64 = 0
        for action in legal:
            visits = self._visits(action, seat)
            if (
                2 * visits >= self._visits(best, seat)
                and self._mean(best, seat) - self._mean(action, seat) < NEAR
            ):
                near.append(action)
                total += visits
        place = chance.below(total) if total > 0 else 0
        for action in near:
            visits = self._visits(action, seat)
            if place < visits:
                return action
            place -= visits
        return best

    def _mean(self, action: i64, seat: i64) -> i64:
        node = self.node(action, seat)
        return node.total // node.visits if node is not None and node.visits > 0 else 0

    # -- one iteration ---------------------------------------------------------------------------

    def _iterate(self, world: State, seat: i64) -> None:
        features = self.features
        luck = self.luck
        state = features.imagine(world, seat, luck)
        node = self.root
        path: list[Node] = [node]
        movers: list[int] = [seat]
        while state.stack:
            waiting = state.waiting()
            mover = seat if has(waiting, seat) else lowest(waiting)
            if mover != seat and features.aside(state):
                state.play(mover, self._glance(state, mover), luck)
                continue
            legal = features.choices(state, mover)
            if len(legal) == 1:
                state.play(mover, legal[0], luck)
                continue
            kids = node.kids
            new = kids is None
            if kids is None:
                if node.visits < self.patience and node is not self.root:
                    break
                kids = {}
                node.kids = kids
            action = self._select(node, kids, state, mover, legal)
            node = kids[action * SEATS + mover]
            state.play(mover, action, luck)
            path.append(node)
            movers.append(mover)
            if new:
                break
        if self.ahead > 0:
            play_out(state, luck, luck, self.ahead)
        self._rest(state)
        self._back_up(state, seat, path, movers)

    def _select(self, node: Node, kids: dict[int, Node], state: State, mover: i64, legal: list[int]) -> i64:
        """Return an action of this world by PUCT; actions not seen before are evaluated first."""
        nodes: list[Node] = []
        top: i64 = 0
        for action in legal:
            key = action * SEATS + mover
            kid = kids.get(key)
            if kid is None:
                kid = self._probe(state, mover, action)
                kids[key] = kid
            if kid.first > top:
                top = kid.first
            nodes.append(kid)
        soft = self.soft
        total: i64 = 0
        for kid in nodes:
            prior: i64 = soft[(top - kid.first) // _SOFT_STEP]
            total += prior
        eager = self.explore // PRIOR * int(math.sqrt(float(node.visits + 1)) * float(ROOT))
        best: i64 = -1
        found: i64 = 0
        for n, kid in enumerate(nodes):
            weight: i64 = soft[(top - kid.first) // _SOFT_STEP]
            share = weight * PRIOR // total
            value = kid.total // kid.visits + eager * share // ((1 + kid.visits) * ROOT)
            if value > best:
                best = value
                found = n
        return legal[found]

    def _probe(self, state: State, mover: i64, action: i64) -> Node:
        """Return a new node: what the position behind the action is worth at first sight."""
        twin = state.clone()
        twin.play(mover, action, self.luck)
        if self.careful:
            self._rest(twin)
        kid = Node()
        kid.first = judged(twin, mover, self.judge)
        kid.total = kid.first
        kid.visits = 1
        if self.count_points:
            kid.points = self._points(twin, mover)
        return kid

    def _glance(self, state: State, mover: i64) -> i64:
        """Return the best of a few actions that come to mind: cheap, sensible, and not predictable."""
        features = self.features
        found = features.pick(state, mover, self.luck)
        best: i64 = -1
        action = found
        n: i64 = 1
        while n < self.looks:
            if n == 1:
                best = self._after(state, mover, found)
            action = features.pick(state, mover, self.luck)
            if action != found:
                value = self._after(state, mover, action)
                if value > best:
                    best = value
                    found = action
            n += 1
        return found

    def _after(self, state: State, mover: i64, action: i64) -> i64:
        twin = state.clone()
        twin.play(mover, action, self.luck)
        return judged(twin, mover, self.judge)

    def _rest(self, state: State, thorough: bool = False) -> None:
        """Play on until nothing is half done: by a glance, or with what is best for each seat.

        A bot that supposes that wars end carelessly values bids wrongly, and a bot that knows how they end
        gains half a point of win chance in each.
        """
        left: i64 = RESTLESS
        while left > 0 and state.stack and not self.features.resting(state):
            mover = lowest(state.waiting())
            if thorough:
                action = greedy(state, mover, self.features, self.judge, self.luck)
            else:
                action = self._glance(state, mover)
            state.play(mover, action, self.luck)
            left -= 1

    def _points(self, state: State, seat: i64) -> i64:
        if not state.stack:
            return POINT * state.scores()[seat]
        return self.judge.points(state, seat)

    def _back_up(self, state: State, seat: i64, path: list[Node], movers: list[int]) -> None:
        """Add to every action on the path what its seat got."""
        values = seat_values(state, seat, self.judge)
        points = self._points(state, seat) if self.count_points else 0
        for n, node in enumerate(path):
            node.visits += 1
            node.total += values[movers[n]]
            node.points += points


def seat_values(state: State, seat: i64, judge: Evaluator) -> list[int]:
    """Return the share of the win that each seat can expect; all shares together are ONE."""
    players = state.players
    if not state.stack:
        return [int(won(state, n)) for n in range(players)]
    if players == 1:
        return [int(judge.value(state, 0))]
    if players == 2:
        value = judge.value(state, seat)
        return [value, ONE - value] if seat == 0 else [ONE - value, value]
    values: list[int] = []
    total: i64 = 1
    for n in range(players):
        value = judge.value(state, n)
        values.append(value)
        total += value
    return [value * ONE // total for value in values]
