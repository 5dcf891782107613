"""The plain board: any view as labelled panels, so that every game can be played from the first day."""

from collections.abc import Mapping, Sequence

import msgspec
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from starhold.kernel.words import View
from starhold.text import Text


def draw(game: str, view: View, names: Sequence[str], text: Text) -> RenderableType:
    """Return every field of a view in a panel of its own."""
    fields = msgspec.to_builtins(view)
    assert isinstance(fields, dict)
    panels = [
        Panel(_content(game, value, names, text), title=label(game, name, text), title_align="left")
        for name, value in fields.items()
    ]
    return Columns(panels)


def label(game: str, field: str, text: Text) -> str:
    """Return a field's name: the game's own words for it, or the field itself."""
    key = f"{game}-view-{field.replace('_', '-')}"
    return text.say(key) if text.has(key) else field.replace("_", " ")


def _content(game: str, value: object, names: Sequence[str], text: Text) -> RenderableType:
    """Return a value; a list as long as the table is taken to be one entry a player."""
    if isinstance(value, Mapping):
        return _rows(
            [(label(game, str(name), text), inner) for name, inner in value.items()], game, names, text
        )
    if isinstance(value, Sequence) and not isinstance(value, str):
        if len(value) == len(names):
            return _rows(list(zip(names, value, strict=True)), game, names, text)
        return Styled(", ".join(_short(item) for item in value) or "–")
    return Styled(_short(value))


def _rows(rows: Sequence[tuple[str, object]], game: str, names: Sequence[str], text: Text) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for name, value in rows:
        grid.add_row(Styled(name, "dim"), _content(game, value, names, text))
    return grid


def _short(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, Mapping):
        return " ".join(_short(inner) for inner in value.values())
    return str(value)
