"""Rounds: which round of the table a move belongs to."""

from starhold.kernel.state import State
from starhold.kernel.words import Goal


class Rounds:
    """Counts rounds through a game: those that the table shows, or how often the turn came round."""

    def __init__(self, state: State) -> None:
        self.number = 1
        self._active = self._turn(state)
        #: the first round, as a game counts that shows none to its players
        self._first: int | None = getattr(state, "round", None)
        #: seats that have had their turn in this round
        self._had: set[int] = {self._active}

    @staticmethod
    def _turn(state: State) -> int:
        """Return whose turn it is; -1 where all play at once."""
        active = getattr(state, "active", -1)
        return -1 if hasattr(state, "round") else int(active)

    def whose(self, state: State) -> int:
        """Return the seat whose turn it is; -1 where all play at once, or nobody has one."""
        turn = self._turn(state)
        return turn if 0 <= turn < int(state.players) else -1

    def at(self, state: State) -> int:
        """Return the round that a position belongs to; positions come in the order of the game."""
        goal: object = getattr(state.view(None), "goal", None)
        # A game may call something else its goal.
        if isinstance(goal, Goal) and goal.round is not None:
            self.number = goal.round
            return self.number
        if self._first is not None:
            self.number = int(getattr(state, "round", 1)) - self._first + 1
            return self.number
        active = self._turn(state)
        if active != self._active:
            self._active = active
            if active in self._had and active >= 0:
                self.number += 1
                self._had = set()
            self._had.add(active)
        return self.number
