"""The chance of a lesson, scripted in words: faces of dice, planets and tiles that are drawn."""

from collections import deque

from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.state import State


class LessonChance(Chance):
    """Answers with the next word wherever it fits the question; everything else is left to a fixed seed."""

    def __init__(self, words: str, seed: int) -> None:
        super().__init__()
        self.words = deque(words.split())
        self._spare = FastChance(seed)
        self._state: State | None = None

    def at(self, state: State) -> "LessonChance":
        """Answer for this position, which changes while a move is carried out."""
        self._state = state
        return self

    def below(self, n: int) -> int:
        answer = self._said(n) if self.words else None
        if answer is None:
            return int(self._spare.below(n))
        self.words.popleft()
        return answer

    def _said(self, n: int) -> int | None:
        """Return what the next word answers to a question for one of n; None if it does not."""
        state = self._state
        for names in () if state is None or state.game is None else state.game.luck(state):
            if self.words[0] in names:
                return names.index(self.words[0]) if n == len(names) else None
        return None
