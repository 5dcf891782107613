"""Texts and pictures for Python users: the renderer of `starhold.kernel.rendering`."""

from collections.abc import Sequence
from functools import cache
from io import StringIO

from rich.console import Console

from starhold import boards
from starhold.kernel.game import Game
from starhold.kernel.words import Line, View
from starhold.text import Text

#: columns of a table that is printed
WIDTH = 120


@cache
def _text(language: str) -> Text:
    return Text(language)


class BoardRenderer:
    """Renders lines in every language, and tables in English."""

    def line(self, line: Line, names: Sequence[str], language: str = "en") -> str:
        return _text(language).line(line, names)

    def board(self, game: Game, view: View, names: Sequence[str]) -> str:
        console = Console(width=WIDTH, file=StringIO(), color_system=None)
        with console.capture() as captured:
            console.print(boards.draw(game, view, names, _text("en")))
        return captured.get().rstrip("\n")

    def picture(self, game: Game, view: View, names: Sequence[str]) -> str:
        return boards.picture(game, view, names, _text("en"))
