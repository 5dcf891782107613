"""Boards: what games need to draw their tables for a terminal, a notebook or a picture.

A game names the module that draws it (`Game.drawing`). The module has `draw(view, names, text, room)`, which
returns something that rich can print, and may have `picture(view, names, text)`, which returns an SVG
document. Games without one are drawn by `plain`.
"""

from collections.abc import Sequence
from importlib import import_module
from io import StringIO
from types import ModuleType

from rich.console import Console, RenderableType

from starhold.boards import plain
from starhold.kernel.game import Game
from starhold.kernel.words import View
from starhold.text import Text


def _module(game: Game) -> ModuleType | None:
    """Return the module that draws the game; None: it has none."""
    return import_module(game.drawing) if game.drawing else None


def draw(game: Game, view: View, names: Sequence[str], text: Text, room: int = 100) -> RenderableType:
    """Return the table as a view shows it; the players are called by these names. `room` is in lines."""
    own = _module(game)
    if own is None:
        return plain.draw(game.name, view, names, text)
    drawn: RenderableType = own.draw(view, names, text, room)
    return drawn


def has_picture(game: Game) -> bool:
    """True if the game has a drawing of its own, not only the terminal's."""
    return hasattr(_module(game), "picture")


def picture(game: Game, view: View, names: Sequence[str], text: Text) -> str:
    """Return the table as an SVG document: the game's own drawing, or else the terminal's."""
    if has_picture(game):
        drawn: str = import_module(game.drawing).picture(view, names, text)
        return drawn
    console = Console(width=160, record=True, file=StringIO())
    console.print(draw(game, view, names, text))
    return console.export_svg(title=text.say(f"{game.name}-title"))
