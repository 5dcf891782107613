"""Boards: the table of a game drawn in a terminal.

A game may have a module here with its own name and a function
`draw(view, names, text, room) -> RenderableType`; any other is drawn by `plain`.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from starhold.cli.boards import plain
from starhold.kernel.words import View
from starhold.text import Text


def draw(game: str, view: View, names: Sequence[str], text: Text, room: int = 100) -> RenderableType:
    """The table as a view shows it; the players are called by these names. `room` is in lines."""
    own = f"{__name__}.{game}"
    if game.isidentifier() and game != "plain" and find_spec(own) is not None:
        drawn: RenderableType = import_module(own).draw(view, names, text, room)
        return drawn
    return plain.draw(game, view, names, text)
