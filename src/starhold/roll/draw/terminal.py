"""The table of Roll for the Galaxy: the phases, the empires, the rows, the viewer's screen and tiles."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from starhold.kernel.words import View
from starhold.roll.view import (
    Dice,
    PlayerView,
    RollView,
    ScreenView,
    StackView,
    TileView,
    WorldView,
)
from starhold.text import Text

#: a letter and a colour for each type of die; worlds have the colour of the die that matches them
SIGNS = {
    "home": ("H", "white"),
    "military": ("M", "red"),
    "consumption": ("C", "magenta"),
    "novelty": ("N", "cyan"),
    "rare": ("R", "yellow"),
    "genes": ("G", "green"),
    "alien": ("A", "bright_yellow"),
    "grey": ("", "bright_black"),
}
DICE = ("home", "military", "consumption", "novelty", "rare", "genes", "alien")
PHASES = ("explore", "develop", "settle", "produce", "ship")
#: lines of a screen that has room for what the viewer's tiles say
TALL = 40
NOTHING = Styled("–", "dim")


def draw(view: View, names: Sequence[str], text: Text, room: int) -> RenderableType:
    """Draw the whole table as one seat sees it; what its tiles say only where there is room."""
    table = cast(RollView, view)
    parts: list[RenderableType] = [_strip(table, text), _empires(table, names, text)]
    parts += [_tableau(player, names, text) for player in table.seats]
    if table.viewer is not None and table.stage != "over":
        parts.append(_own(table.seats[table.viewer], text, room >= TALL))
    return Group(*parts)


# -- dice and tiles ---------------------------------------------------------------------------------


def _dice(dice: Dice) -> Styled:
    """Return dice as letters with their numbers."""
    if not dice:
        return NOTHING
    shown = [Styled(f"{SIGNS[name][0]}{count}", f"bold {SIGNS[name][1]}") for name, count in dice.items()]
    return Styled(" ").join(shown)


def _tile(tile: TileView, side: str, text: Text) -> Styled:
    """Return one side of a tile with its printed cost."""
    if side == "development":
        return Styled(f"{text.say(f'roll-development-{tile.development}')} {tile.development_cost}")
    return Styled(f"{text.say(f'roll-world-{tile.world}')} {tile.world_cost}", SIGNS[tile.colour][1])


def _stack(stack: StackView, side: str, text: Text) -> Styled:
    """Return the top tile, the dice on the slot, and how many tiles lie below; others re-sort unseen."""
    if stack.top is not None:
        shown = _tile(stack.top, side, text)
    else:
        shown = Styled("?") if stack.size else NOTHING.copy()
    if stack.size > 1:
        shown.append(f" +{stack.size - 1}", "dim")
    if stack.dice:
        shown.append(" [").append_text(_dice(stack.dice)).append("]")
    return shown


def _grid(*columns: str) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in columns:
        grid.add_column(column)
    return grid


# -- the common part ----------------------------------------------------------------------------------


def _strip(table: RollView, text: Text) -> RenderableType:
    """Draw the five phases; the active ones stand out, the one in play is marked."""
    cells = []
    for phase in PHASES:
        name = text.say(f"roll-phase-{phase}")
        if phase == table.stage:
            cells.append(Styled(f"▶ {name}", "bold reverse"))
        else:
            cells.append(Styled(name, "bold" if phase in table.active else "dim"))
    title = " · ".join(
        (
            text.say("roll-board-round", round=table.round),
            text.say("roll-board-pool", vp=table.pool),
            text.say("roll-board-bag", tiles=table.bag),
        )
    )
    return Panel(Styled("   ").join(cells), title=title, title_align="left", border_style="dim")


def _empires(table: RollView, names: Sequence[str], text: Text) -> RenderableType:
    columns = ("player", "score", "chips", "credits", "squares", "cup", "citizenry", "developments", "worlds")
    grid = _grid(*(text.say(f"roll-board-{column}") for column in columns))
    for player in table.seats:
        name = Styled(names[player.seat], "bold" if player.seat in table.waiting else "not bold default")
        if player.selected is not None:
            name.append(f" → {text.say(f'roll-phase-{player.selected}')}", "dim")
        grid.add_row(
            name,
            str(player.score),
            str(player.chips),
            f"${player.credits}",
            str(player.squares),
            _dice(player.cup or player.rolled),
            _dice(player.citizenry),
            _stack(player.development_stack, "development", text),
            _stack(player.world_stack, "world", text),
        )
    parts: list[RenderableType] = [grid]
    rows = _rows_of_all(table, names, text)
    if rows is not None:
        parts.append(rows)
    title = text.say("roll-board-empires")
    legend = " · ".join(f"{SIGNS[die][0]} {text.say(f'roll-die-{die}')}" for die in DICE)
    return Panel(
        Group(*parts),
        title=title,
        title_align="left",
        subtitle=legend,
        subtitle_align="left",
        border_style="dim",
    )


def _rows_of_all(table: RollView, names: Sequence[str], text: Text) -> RenderableType | None:
    """Draw who works where, once the screens are lifted."""
    if not any(any(player.rows.values()) for player in table.seats):
        return None
    grid = _grid("", *(text.say(f"roll-phase-{phase}") for phase in PHASES))
    for player in table.seats:
        grid.add_row(names[player.seat], *(_dice(player.rows[phase]) for phase in PHASES))
    return grid


def _tableau(player: PlayerView, names: Sequence[str], text: Text) -> RenderableType:
    """Draw one line of developments and worlds, goods on them."""
    line = Styled(f"{names[player.seat]}: ", "bold")
    for development in player.developments:
        line.append(f"◆{text.say(f'roll-{development.sort}-{development.id}')} {development.cost}")
        line.append(f"+{development.extra}  " if development.extra else "  ", "dim")
    for world in player.worlds:
        line.append_text(_world(world, text)).append("  ")
    return line


def _world(world: WorldView, text: Text) -> Styled:
    shown = Styled(f"●{text.say(f'roll-{world.sort}-{world.id}')} {world.cost}", SIGNS[world.colour][1])
    if world.goods:
        goods: Dice = {}
        for good in world.goods:
            goods[good] = goods.get(good, 0) + 1
        shown.append(" (").append_text(_dice(goods)).append(")")
    return shown


# -- the viewer's part ----------------------------------------------------------------------------------


def _own(player: PlayerView, text: Text, tall: bool) -> RenderableType:
    """Draw the viewer's dice behind the screen and the viewer's tiles."""
    grid = Table.grid(padding=(0, 2))
    if player.screen is not None:
        _add_screen(grid, player.screen, text)
    for side, stack in (("development", player.development_stack), ("world", player.world_stack)):
        tiles = stack.tiles or ()
        _add_tiles(grid, text.say(f"roll-board-{side}s"), [_tile(tile, side, text) for tile in tiles])
    for label, hand in (("drawn", player.drawn_tiles), ("abandoned", player.abandoned_tiles)):
        _add_tiles(grid, text.say(f"roll-board-{label}"), [_both_sides(tile, text) for tile in hand or ()])
    notes = [Styled(line, "dim") for line in _powers(player, text)] if tall else []
    title = text.say("roll-board-own")
    return Panel(Group(grid, *notes), title=title, title_align="left", border_style="dim")


def _add_tiles(grid: Table, label: str, tiles: list[Styled]) -> None:
    if tiles:
        grid.add_row(Styled(label, "dim"), Styled(", ").join(tiles))


def _both_sides(tile: TileView, text: Text) -> Styled:
    return _tile(tile, "development", text).append(" / ").append_text(_tile(tile, "world", text))


def _add_screen(grid: Table, screen: ScreenView, text: Text) -> None:
    """Add wild dice, the five rows, the selector and the Dictate area."""
    if screen.wild:
        grid.add_row(Styled(text.say("roll-board-wild"), "dim"), _dice(screen.wild))
    for phase in PHASES:
        row = _dice(screen.rows[phase])
        if phase == screen.selected and screen.selector is not None:
            row = Styled.assemble("▶", _dice({screen.selector: 1}), " ", row)
        grid.add_row(Styled(text.say(f"roll-phase-{phase}"), "dim"), row)
    if screen.dictated:
        grid.add_row(Styled(text.say("roll-board-dictated"), "dim"), _dice(screen.dictated))


def _powers(player: PlayerView, text: Text) -> list[str]:
    """Return what the player's developments and top tiles do."""
    lines = [
        f"{text.say(f'roll-{built.sort}-{built.id}')}: {text.say(f'roll-{built.sort}-{built.id}.text')}"
        for built in player.developments
    ]
    top = player.development_stack.top
    if top is not None:
        key = f"roll-development-{top.development}"
        lines.append(f"{text.say(key)}: {text.say(f'{key}.text')}")
    top = player.world_stack.top
    if top is not None:
        key = f"roll-world-{top.world}"
        lines.append(f"{text.say(key)}: {text.say(f'{key}.text')}")
    return lines
