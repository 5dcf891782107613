"""The chance of a lesson, scripted in words: faces of dice, planets and tiles that are drawn."""

from collections import deque
from collections.abc import Sequence
from typing import Any

from starhold.galaxies.components import FACE_IDS, PLANET_IDS
from starhold.galaxies.state import Galaxies
from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.state import State
from starhold.roll.components import TILE_IDS
from starhold.roll.state import Roll


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
        """What the next word answers to a question for one of n; None if it does not."""
        faces = _faces(self._state)
        if self.words[0] in faces:
            return faces.index(self.words[0]) if n == len(faces) else None
        left = _left(self._state)
        return left.index(self.words[0]) if len(left) == n and self.words[0] in left else None


def _faces(state: State | None) -> Sequence[str]:
    return FACE_IDS if isinstance(state, Galaxies) else ()


def _left(state: State | None) -> Sequence[Any]:
    """What may be drawn, in the order in which it is counted."""
    if isinstance(state, Galaxies):
        pool = state.deck or state.discard
        return [name for number, name in enumerate(PLANET_IDS) if pool >> number & 1]
    if isinstance(state, Roll):
        return [TILE_IDS[tile] for tile in state.bag]
    return ()
