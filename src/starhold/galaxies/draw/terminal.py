"""The table of Tiny Epic Galaxies: the row, the mats, the dice, the mission, the Rogue."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, JustifyMethod, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from starhold.galaxies.view import EmpireView, GalaxiesSeatView, GalaxiesView, PlanetView, RogueView, ShipView
from starhold.kernel.words import View
from starhold.text import Text

#: a colour for each seat, and one for the Rogue; the number beside it says the same without colours
COLOURS = ("cyan", "magenta", "yellow", "green", "blue")
ROGUE_COLOUR = "red"
ROGUE_SIGN = "R"
RESOURCE_LIMIT = 7
#: lines of a screen that has room for what the planets do
TALL = 40
FACE_COLOURS = {
    "move": "white",
    "energy": "yellow",
    "culture": "magenta",
    "diplomacy": "cyan",
    "economy": "green",
    "colony": "red",
}


def draw(view: View, names: Sequence[str], text: Text, room: int) -> RenderableType:
    """Return the whole table as one seat sees it, with what the planets do if there is room."""
    table = cast(GalaxiesView, view)
    parts: list[RenderableType] = [_row(table, text, room >= TALL), _mats(table, names, text)]
    if table.active is not None and not table.over:
        parts.append(_dice(table, names, text))
    parts += _missions(table, text)
    return Group(*parts)


# -- the row ------------------------------------------------------------------------------------------

Fleet = tuple[str, str, tuple[ShipView, ...]]


def _fleets(table: GalaxiesView) -> list[Fleet]:
    """Return the sign, colour and ships of each player, and of the Rogue if there is one."""
    fleets = [(str(seat.seat + 1), COLOURS[seat.seat], seat.empire.ships) for seat in table.seats]
    if table.rogue is not None:
        fleets.append((ROGUE_SIGN, ROGUE_COLOUR, table.rogue.empire.ships))
    return fleets


def _row(table: GalaxiesView, text: Text, tall: bool) -> RenderableType:
    fleets = _fleets(table)
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in (
        "",
        "galaxies-draw-planet",
        "galaxies-draw-gives",
        "galaxies-draw-points",
        "galaxies-draw-surface",
        "galaxies-draw-orbit",
    ):
        justify: JustifyMethod = "right" if column == "galaxies-draw-points" else "left"
        grid.add_column(text.say(column), no_wrap=True, justify=justify)
    for slot, planet in enumerate(table.row):
        if planet is None:
            grid.add_row(str(slot + 1), Styled("–", "dim"))
        else:
            grid.add_row(str(slot + 1), *_planet(planet, slot, fleets, text))
    parts: list[RenderableType] = [grid]
    if tall:
        parts += [_card(planet, text) for planet in table.row if planet is not None]
    title = f"{text.say('galaxies-draw-row')} · {text.say('galaxies-draw-deck', count=table.deck)}"
    return Panel(Group(*parts), title=title, title_align="left", border_style="dim")


def _planet(planet: PlanetView, slot: int, fleets: list[Fleet], text: Text) -> list[RenderableType]:
    return [
        Styled(text.say(f"galaxies-planet-{planet.id}"), "bold"),
        Styled(text.say(f"galaxies-resource-{planet.resource}"), FACE_COLOURS[planet.resource]),
        str(planet.points),
        _surface(slot, fleets),
        _orbit(planet, slot, fleets, text),
    ]


def _card(planet: PlanetView, text: Text) -> RenderableType:
    name = text.say(f"galaxies-planet-{planet.id}")
    return Styled.assemble((f"{name}: ", "bold dim"), (text.say(f"galaxies-planet-{planet.id}.text"), "dim"))


def _ship(sign: str, colour: str) -> Styled:
    return Styled(f"▲{sign}", f"bold {colour}")


def _surface(slot: int, fleets: list[Fleet]) -> Styled:
    landed = [
        _ship(sign, colour)
        for sign, colour, ships in fleets
        for ship in ships
        if ship.place == "surface" and ship.slot == slot
    ]
    return Styled(" ").join(landed) if landed else Styled("·", "dim")


def _orbit(planet: PlanetView, slot: int, fleets: list[Fleet], text: Text) -> Styled:
    """Return the track: a number for each space, the ships that stand on it, a star at the end."""
    track = Styled()
    for space in range(planet.length):
        track.append(f"{space}", "dim")
        for sign, colour, ships in fleets:
            for ship in ships:
                if ship.place == "orbit" and ship.slot == slot and ship.space == space:
                    track.append_text(_ship(sign, colour))
        track.append(" ")
    track.append("★ ", "yellow")
    return track.append(text.say(f"galaxies-track-{planet.track}"), FACE_COLOURS[planet.track])


# -- the mats -----------------------------------------------------------------------------------------


def _mats(table: GalaxiesView, names: Sequence[str], text: Text) -> RenderableType:
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(text.say("galaxies-draw-player"))
    for column in ("galaxies-draw-points", "galaxies-draw-level"):
        grid.add_column(text.say(column), justify="right", no_wrap=True)
    for column in ("galaxies-face-energy", "galaxies-face-culture"):
        grid.add_column(text.say(column), no_wrap=True)
    grid.add_column(text.say("galaxies-draw-ships"))
    notes: list[RenderableType] = []
    for seat in table.seats:
        player = _ship(str(seat.seat + 1), COLOURS[seat.seat])
        player.append(f" {names[seat.seat]}", "bold" if seat.seat == table.active else "not bold default")
        score = seat.empire.score if seat.total is None else seat.total
        grid.add_row(player, str(score), str(seat.empire.level), *_stock(seat.empire, text))
        notes += _colonies(player, seat.empire, text)
    if table.rogue is not None:
        grid.add_row(*_rogue(table.rogue, text))
        sign = _ship(ROGUE_SIGN, ROGUE_COLOUR)
        notes += _colonies(sign.append(f" {_rogue_name(table.rogue, text)}"), table.rogue.empire, text)
        said = text.say("galaxies-draw-rogue", dice=table.rogue.dice, level=table.rogue.skull_level)
        notes.append(Styled(said, "dim"))
    return Panel(
        Group(grid, *notes), title=text.say("galaxies-draw-mats"), title_align="left", border_style="dim"
    )


def _stock(
    empire: EmpireView, text: Text, max_energy: int = RESOURCE_LIMIT, max_culture: int = RESOURCE_LIMIT
) -> list[RenderableType]:
    """Return energy, culture and where the ships are."""
    ships = text.say("galaxies-draw-home", count=empire.home)
    if empire.ships:
        ships += f", {text.say('galaxies-draw-away', count=len(empire.ships))}"
    if empire.locked:
        ships += f", {text.say('galaxies-draw-locked', count=empire.locked)}"
    return [
        _amount(empire.energy, max_energy, FACE_COLOURS["energy"]),
        _amount(empire.culture, max_culture, FACE_COLOURS["culture"]),
        Styled(ships),
    ]


def _amount(amount: int, most: int, colour: str) -> Styled:
    return Styled.assemble((f"{amount} ", "bold"), ("●" * amount, colour), ("·" * (most - amount), "dim"))


def _colonies(player: Styled, empire: EmpireView, text: Text) -> list[RenderableType]:
    if not empire.colonies:
        return []
    named = [f"{text.say(f'galaxies-planet-{planet.id}')} {planet.points}" for planet in empire.colonies]
    return [Styled.assemble(player, (f" {text.say('galaxies-draw-colonies')}: ", "dim"), ", ".join(named))]


def _rogue_name(rogue: RogueView, text: Text) -> str:
    return text.say(f"galaxies-rogue-{rogue.id}")


def _rogue(rogue: RogueView, text: Text) -> list[RenderableType]:
    """Return the Rogue's mat, shown as the players' mats are."""
    name = _ship(ROGUE_SIGN, ROGUE_COLOUR).append(f" {_rogue_name(rogue, text)}", "not bold default")
    stock = _stock(rogue.empire, text, rogue.max_energy, rogue.max_culture)
    return [name, str(rogue.empire.score), str(rogue.empire.level), *stock]


# -- the dice -----------------------------------------------------------------------------------------


def _dice(table: GalaxiesView, names: Sequence[str], text: Text) -> RenderableType:
    mat = table.dice
    grid = Table.grid(padding=(0, 2))
    grid.add_row(
        Styled(text.say("galaxies-draw-unused"), "dim"),
        _faces(mat.inactive if mat.rolled is None else (mat.rolled,), text),
    )
    if mat.activated:
        grid.add_row(Styled(text.say("galaxies-draw-activated"), "dim"), _faces(mat.activated, text))
    notes = [text.say("galaxies-draw-free-reroll" if mat.free_reroll else "galaxies-draw-paid-reroll")]
    if mat.converter:
        notes.append(text.say("galaxies-draw-converter"))
    if mat.discarded:
        notes.append(text.say("galaxies-draw-discarded", count=mat.discarded))
    if mat.left:
        notes.append(text.say("galaxies-draw-left", count=mat.left))
    if table.follow_cost != 1:
        notes.append(text.say("galaxies-draw-follow-cost", count=table.follow_cost))
    if table.dice_penalty:
        notes.append(text.say("galaxies-draw-penalty", count=table.dice_penalty))
    if table.trigger is not None:
        notes.append(text.say("galaxies-draw-last-round"))
    grid.add_row("", Styled(" · ".join(notes), "dim"))
    title = text.say("galaxies-draw-dice")
    if table.active is not None and table.active < len(names):
        title = f"{title} · {names[table.active]}"
    return Panel(grid, title=title, title_align="left", border_style="dim")


def _faces(faces: Sequence[str], text: Text) -> Styled:
    dice = [Styled(f"[{text.say(f'galaxies-face-{face}')}]", FACE_COLOURS[face]) for face in faces]
    return Styled(" ").join(dice) if dice else Styled("–", "dim")


# -- the missions -------------------------------------------------------------------------------------


def _missions(table: GalaxiesView, text: Text) -> list[RenderableType]:
    """Return the viewer's own mission, or the two to choose from; after the end they are in the log."""
    return [_mission(seat, text) for seat in table.seats if not table.over and (seat.mission or seat.dealt)]


def _mission(seat: GalaxiesSeatView, text: Text) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for mission in (seat.mission,) if seat.mission else seat.dealt:
        name = Styled(text.say(f"galaxies-mission-{mission}"), "bold")
        grid.add_row(name, Styled(text.say(f"galaxies-mission-{mission}.text"), "dim"))
    return Panel(grid, title=text.say("galaxies-draw-mission"), title_align="left", border_style="dim")
