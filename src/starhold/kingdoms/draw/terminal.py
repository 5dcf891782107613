"""The table of Tiny Epic Kingdoms: the action card, the kingdoms, the territories, the war."""

from collections.abc import Sequence
from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from starhold.kernel.words import View
from starhold.kingdoms.components import ACT_IDS, RESOURCE_IDS, SIDE_IDS
from starhold.kingdoms.data import box
from starhold.kingdoms.view import ArmyView, BoardView, KingdomsSeatView, KingdomsView, RegionView, WarView
from starhold.text import Text

#: a colour for each seat; its number says the same without colours
COLOURS = ("red", "blue", "yellow", "green", "magenta")
NEUTRAL = ("N", "white")
TERRAIN_COLOURS = {
    "forest": "green",
    "mountain": "white",
    "plains": "yellow",
    "capital": "red",
    "ruins": "magenta",
}
RESOURCE_COLOURS = {"mana": "cyan", "ore": "white", "food": "yellow"}
#: lines of a screen that has room for what the factions can do
TALL = 50
NOTHING = Styled("–", "dim")


def draw(view: View, names: Sequence[str], text: Text, room: int) -> RenderableType:
    """Draw the whole table as one seat sees it; learned abilities only where there is room."""
    table = cast(KingdomsView, view)
    parts: list[RenderableType] = [_action_card(table, text), _kingdoms(table, names, text, room >= TALL)]
    parts.append(Columns([_board(board, names, text) for board in table.boards], padding=(0, 1)))
    if table.war is not None:
        parts.append(_war(table.war, names, text))
    return Group(*parts)


def _grid(*columns: str) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in columns:
        grid.add_column(column, no_wrap=True)
    return grid


def _panel(body: RenderableType, title: str) -> Panel:
    return Panel(body, title=title, title_align="left", border_style="dim", expand=False)


# -- the action card --------------------------------------------------------------------------------


def _action_card(table: KingdomsView, text: Text) -> RenderableType:
    """Draw the six actions with their shields; the one of this turn stands out."""
    cells = []
    for act, shields in zip(ACT_IDS, table.shields, strict=False):
        name = text.say(f"kingdoms-act-{act}") + " ⛨" * shields
        style = "bold reverse" if act == table.selected else "dim" if shields else "bold"
        cells.append(Styled(name, style))
    notes = [_cycle(table, text)]
    if table.end_triggered:
        notes.append(text.say("kingdoms-board-last-cycle"))
    return _panel(Styled("   ").join(cells), " · ".join(notes))


def _cycle(table: KingdomsView, text: Text) -> str:
    """Return how often the action card has been filled, counted from one, and how often it may be."""
    cycle, most = table.refreshes + 1, table.max_refreshes
    if most:
        return text.say("kingdoms-board-cycle-of", cycle=min(cycle, most), most=most)
    return text.say("kingdoms-board-cycle", cycle=cycle)


# -- the kingdoms -----------------------------------------------------------------------------------


def _player(seat: int, names: Sequence[str], active: bool = False) -> Styled:
    sign = Styled(str(seat + 1), f"bold {COLOURS[seat]}")
    return sign.append(f" {names[seat]}", "bold default" if active else "not bold default")


def _kingdoms(table: KingdomsView, names: Sequence[str], text: Text, tall: bool) -> RenderableType:
    resources = [text.say(f"kingdoms-resource-{resource}") for resource in RESOURCE_IDS]
    columns = [text.say(f"kingdoms-board-{name}") for name in ("player", "faction", "points")]
    columns += resources + [text.say(f"kingdoms-board-{name}") for name in ("armies", "magic", "tower")]
    grid = _grid(*columns, "")
    notes: list[RenderableType] = []
    for seat, kingdom in enumerate(table.seats):
        grid.add_row(
            _player(seat, names, seat == table.active),
            NOTHING if kingdom.faction is None else text.say(f"kingdoms-faction-{kingdom.faction}"),
            str(kingdom.points),
            *(
                Styled(str(amount), f"bold {RESOURCE_COLOURS[resource]}")
                for resource, amount in zip(
                    RESOURCE_IDS, (kingdom.mana, kingdom.ore, kingdom.food), strict=True
                )
            ),
            f"{kingdom.armies} / {kingdom.armies + kingdom.supply}",
            str(kingdom.magic),
            str(kingdom.tower),
            _belongings(kingdom, text),
        )
        if tall:
            notes += _abilities(seat, kingdom, text)
    return _panel(Group(grid, *notes), text.say("kingdoms-board-kingdoms"))


def _belongings(kingdom: KingdomsSeatView, text: Text) -> Styled:
    """List the crown, armies on the faction card and captured neutral armies."""
    told = []
    if kingdom.crown:
        told.append(text.say("kingdoms-token-crown"))
    if kingdom.on_card:
        told.append(text.say("kingdoms-board-on-card", count=kingdom.on_card))
    if kingdom.captured:
        told.append(text.say("kingdoms-board-captured", count=kingdom.captured))
    return Styled(", ".join(told), "dim")


def _abilities(seat: int, kingdom: KingdomsSeatView, text: Text) -> list[RenderableType]:
    """Return what a player has learned, one line per level."""
    return [
        Styled.assemble(
            (f"{seat + 1} ", f"bold {COLOURS[seat]}"),
            (f"{level}. {text.say(f'kingdoms-faction-{kingdom.faction}.level{level}')}", "dim"),
        )
        for level in range(1, kingdom.magic + 1)
    ]


# -- the territories ----------------------------------------------------------------------------------


def _board(board: BoardView, names: Sequence[str], text: Text) -> RenderableType:
    """Draw a territory card: its regions with their neighbours, armies and tokens."""
    owner = text.say("kingdoms-board-lost-kingdom") if board.owner is None else names[board.owner]
    if board.side is None:
        sides = " / ".join(text.say(f"kingdoms-side-{side}") for side in board.sides)
        return _panel(Styled(sides or "–", "dim"), f"{board.number}. {owner}")
    grid = _grid("", "", text.say("kingdoms-board-next-to"), "")
    for number, region in enumerate(board.regions):
        grid.add_row(
            f"{board.number}.{number + 1}",
            Styled(text.say(f"kingdoms-terrain-{region.terrain}"), TERRAIN_COLOURS[region.terrain]),
            Styled(_neighbours(board.side, number) + (" ⇄" if region.edge else ""), "dim"),
            _contents(region, text),
        )
    return _panel(grid, f"{board.number}. {text.say(f'kingdoms-side-{board.side}')} · {owner}")


def _neighbours(side: str, number: int) -> str:
    """Return the numbers of the regions that one can walk to."""
    lands = box().territories[SIDE_IDS.index(side)].land()
    return " ".join(str(n + 1) for n, land in enumerate(lands) if land.id in lands[number].adjacent)


def _army(army: ArmyView) -> Styled:
    """Draw an army upright or lying on its side."""
    sign, colour = NEUTRAL if army.seat is None else (str(army.seat + 1), COLOURS[army.seat])
    return Styled(f"{'▬' if army.lying else '▲'}{sign}", f"bold {colour}")


def _contents(region: RegionView, text: Text) -> Styled:
    shown = [_army(army) for army in region.armies]
    if region.token == "face-down":
        shown.append(Styled("?", "bold"))
    elif region.token is not None:
        shown.append(Styled(text.say(f"kingdoms-token-{region.token}"), "italic"))
    return Styled(" ").join(shown) if shown else Styled("·", "dim")


# -- the war ------------------------------------------------------------------------------------------


def _war(war: WarView, names: Sequence[str], text: Text) -> RenderableType:
    """Draw who fights whom, where, and what they have shown."""
    grid = _grid()
    fighters = [(war.attacker, war.attacker_number, war.attacker_highest)]
    if war.defender is not None:
        fighters.append((war.defender, war.defender_number, war.defender_highest))
    for seat, number, highest in fighters:
        most = "" if highest is None else text.say("kingdoms-board-at-most", number=highest)
        grid.add_row(_player(seat, names, seat == war.winner), _number(number, text), Styled(most, "dim"))
    where = war.region.replace(":", ".")
    return _panel(grid, f"{text.say('kingdoms-board-war')} · {where}")


def _number(number: int | None, text: Text) -> Styled:
    if number is None:
        return Styled("?", "bold")
    return Styled(text.say("kingdoms-action-flag") if number == 0 else str(number), "bold")
