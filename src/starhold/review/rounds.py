"""Rounds: which round of the table a move belongs to."""

from starhold.kernel.state import State


class Rounds:
    """Counts rounds while a game is gone through: the game's own count, or how often the turn came round."""

    def __init__(self, state: State) -> None:
        self.number = 1
        self._active = self._turn(state)
        #: seats that have had their turn in this round
        self._had: set[int] = {self._active}

    @staticmethod
    def _turn(state: State) -> int:
        return int(getattr(state, "active", -1))

    def at(self, state: State) -> int:
        """The round that a position belongs to; positions come in the order of the game."""
        own = getattr(state, "round", None)
        if own is not None:
            self.number = max(1, int(own))
            return self.number
        active = self._turn(state)
        if active != self._active:
            self._active = active
            if active in self._had and active >= 0:
                self.number += 1
                self._had = set()
            self._had.add(active)
        return self.number
