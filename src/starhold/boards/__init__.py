"""Boards: the table of a game drawn in a terminal.

A game may have a module here with its own name and a function
`draw(view, names, text, room) -> RenderableType`; any other is drawn by `plain`. A module
that can draw more than letters has `picture(view, names, text) -> str`, an SVG document.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from types import ModuleType

from rich.console import Console, RenderableType

from starhold.boards import plain
from starhold.kernel.words import View
from starhold.text import Text


def _module(game: str) -> ModuleType | None:
    """The game's own way to draw, if it has one."""
    own = f"{__name__}.{game}"
    return import_module(own) if game.isidentifier() and game != "plain" and find_spec(own) else None


def draw(game: str, view: View, names: Sequence[str], text: Text, room: int = 100) -> RenderableType:
    """The table as a view shows it; the players are called by these names. `room` is in lines."""
    own = _module(game)
    if own is None:
        return plain.draw(game, view, names, text)
    drawn: RenderableType = own.draw(view, names, text, room)
    return drawn


def picture(game: str, view: View, names: Sequence[str], text: Text) -> str:
    """The table as an SVG document: the game's own drawing, or else the terminal's."""
    own = _module(game)
    if own is not None and hasattr(own, "picture"):
        drawn: str = own.picture(view, names, text)
        return drawn
    console = Console(width=160, record=True, file=StringIO())
    console.print(draw(game, view, names, text))
    return console.export_svg(title=text.say(f"{game}-title"))
