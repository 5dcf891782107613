"""Plain information-set Monte Carlo tree search: UCB1 and random playouts, no net and no rules of thumb.

    python -m starhold.arena.benchmark galaxies --agent examples/ismcts_bot.py:IsmctsBot@10i

Each iteration draws a world that fits what the seat knows, walks down the tree by UCB1 among the actions that
are legal in that world, adds one node and plays on at random (SO-ISMCTS; Cowling, Powley, Whitehouse 2012).
"""

from math import log, sqrt

from starhold.bots.base import Bot, Budget
from starhold.kernel.chance import Chance
from starhold.kernel.record import win_shares
from starhold.kernel.state import State, play_out

#: how much UCB1 explores; wins count from 0 to 1
EXPLORE = 0.7
#: iterations without a budget, and decisions after which a playout counts by the points so far
ITERATIONS, LIMIT = 100, 2000


class Node:
    """An action of a seat, as far as the tree knows it."""

    def __init__(self) -> None:
        self.kids: dict[tuple[int, int], Node] = {}
        self.visits = self.seen = 0
        self.won = 0.0

    def score(self) -> float:
        """Return its value by UCB1; `seen` counts how often the action was legal."""
        return self.won / self.visits + EXPLORE * sqrt(log(self.seen) / self.visits)


class IsmctsBot(Bot):
    """Searches with random playouts."""

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        budget = self.budget or Budget(iterations=ITERATIONS)
        if not budget.iterations:
            raise ValueError("give the budget in iterations, such as @100i")
        root = Node()
        for _ in range(budget.iterations):
            self._iterate(root, world.resample(seat, chance), chance)
        self.iterations += budget.iterations
        return max(
            legal, key=lambda action: root.kids[seat, action].visits if (seat, action) in root.kids else 0
        )

    def _iterate(self, node: Node, state: State, chance: Chance) -> None:
        path: list[tuple[int, Node]] = []
        grown = False
        while state.stack and not grown:
            seat = state.seats_to_move()[0]
            legal = state.legal(seat)
            fresh = [action for action in legal if (seat, action) not in node.kids]
            if fresh:
                action = fresh[chance.below(len(fresh))]
                node.kids[seat, action] = Node()
                grown = True
            for each in legal:
                if (seat, each) in node.kids:
                    node.kids[seat, each].seen += 1
            if not grown:
                action = max(legal, key=lambda each: node.kids[seat, each].score())
            node = node.kids[seat, action]
            path.append((seat, node))
            state.apply(seat, action, chance)
        play_out(state, chance, chance, LIMIT)
        points = state.scores()
        shares = win_shares(state.ranks()) if state.over else [float(own == max(points)) for own in points]
        for seat, each in path:
            each.visits += 1
            each.won += shares[seat]
