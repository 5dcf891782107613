"""Speech: how the rules reach words and pictures without knowing who makes them.

The kernel knows lines, not languages. `starhold` itself says who speaks (see its `__init__`); the
speaker is loaded when somebody first wants to read something.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from starhold.kernel.game import Game
from starhold.kernel.words import Line, View


class Speech(Protocol):
    """Puts lines and tables into words."""

    def line(self, line: Line, names: Sequence[str], language: str = "en") -> str:
        """A line in a language, with the players called by these names."""

    def board(self, game: Game, view: View, names: Sequence[str]) -> str:
        """A table as plain text."""

    def picture(self, game: Game, view: View, names: Sequence[str]) -> str:
        """A table drawn, as SVG."""


_loaders: list[Callable[[], Speech]] = []
_speakers: list[Speech] = []


def speak_with(loader: Callable[[], Speech]) -> None:
    """From now on, this one speaks; it is loaded when first needed."""
    _loaders[:] = [loader]
    _speakers.clear()


def speech() -> Speech:
    """Who speaks."""
    if not _speakers:
        _speakers.append(_loaders[-1]())
    return _speakers[-1]
