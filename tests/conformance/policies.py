"""Ways to play: at random, and with bad intentions.

A policy chooses one of the listed actions. The mean ones look for corners that random
play seldom meets; some of them would never end a game, so they hold office for a
limited number of moves (see `play`).
"""

from abc import ABC, abstractmethod
from collections import Counter

from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.state import State


class Policy(ABC):
    """Chooses for every seat of one game."""

    def __init__(self, game: Game, dice: FastChance) -> None:
        self.game = game
        self.dice = dice

    @abstractmethod
    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions."""


class AtRandom(Policy):
    """Each action as likely as the others."""

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]


class First(Policy):
    """Always the first that is listed."""

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        return legal[0]


class Last(Policy):
    """Always the last that is listed."""

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        return legal[-1]


class Rare(Policy):
    """The kind of action that was taken least often so far."""

    def __init__(self, game: Game, dice: FastChance) -> None:
        super().__init__(game, dice)
        self.taken: Counter[str] = Counter()

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        kinds = {self.game.actions[action].kind for action in legal}
        rarest = min(sorted(kinds), key=lambda kind: self.taken[kind])
        fitting = [action for action in legal if self.game.actions[action].kind == rarest]
        self.taken[rarest] += 1
        return fitting[self.dice.below(len(fitting))]


class Ahead(Policy):
    """Looks one move ahead, with dice of its own, at the points on the table."""

    def worth(self, state: State, seat: int) -> int:
        raise NotImplementedError

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        best = legal[0]
        best_worth: int | None = None
        for action in legal:
            after = state.clone()
            after.play(seat, action, self.dice)
            worth = self.worth(after, seat)
            if best_worth is None or worth > best_worth:
                best, best_worth = action, worth
        return best


class Stall(Ahead):
    """Keeps everybody's points low, so that the game drags on."""

    def worth(self, state: State, seat: int) -> int:
        return -sum(state.scores()) - (1_000 if state.over else 0)


class Rush(Ahead):
    """Wants points and the end of the game."""

    def worth(self, state: State, seat: int) -> int:
        return state.scores()[seat] + (1_000 if state.over else 0)


MEAN: dict[str, type[Policy]] = {
    "first": First,
    "last": Last,
    "rare": Rare,
    "stall": Stall,
    "rush": Rush,
}
