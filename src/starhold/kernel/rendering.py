"""Rendering: how the kernel gets texts and pictures without importing the packages that make them.

The kernel knows message ids, not languages. `starhold/__init__.py` registers the renderer, which is loaded
when it is first used.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from starhold.kernel.game import Game
from starhold.kernel.words import Line, View


class Renderer(Protocol):
    """Renders lines and tables as text or SVG."""

    def line(self, line: Line, names: Sequence[str], language: str = "en") -> str:
        """Return a line in a language, with these names for the players."""

    def board(self, game: Game, view: View, names: Sequence[str]) -> str:
        """Return a table as plain text."""

    def picture(self, game: Game, view: View, names: Sequence[str]) -> str:
        """Return a table as SVG."""


_loaders: list[Callable[[], Renderer]] = []
_renderers: list[Renderer] = []


def render_with(loader: Callable[[], Renderer]) -> None:
    """Register the renderer; `loader` is called when it is first used."""
    _loaders[:] = [loader]
    _renderers.clear()


def renderer() -> Renderer:
    """Return the registered renderer."""
    if not _renderers:
        _renderers.append(_loaders[-1]())
    return _renderers[-1]
