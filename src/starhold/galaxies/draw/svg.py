"""The table of Tiny Epic Galaxies as SVG: the planets with their orbits and grounds, the dice, the mats."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import cast

from starhold.boards.art import planets
from starhold.boards.art.drawing import (
    FAINT,
    INK,
    MUTED,
    NOBODY,
    SEATS,
    STAR,
    TEXT,
    Drawing,
    badge,
    edge,
    lines,
    panel,
    pips,
    text,
    width_of,
    wrapped,
)
from starhold.boards.art.random import short
from starhold.galaxies.components import END_SCORE, PLANET_IDS, TOP_LEVEL
from starhold.galaxies.view import EmpireView, GalaxiesSeatView, GalaxiesView, PlanetView, ShipView
from starhold.kernel.words import View
from starhold.text import Text

#: the room: violet night
ROOM = ("#0e1022", "#1d1a4a", "#3a1d56")
SURFACE, ITEM, LINE = "#1b1f3f", "#252a52", "#3b417a"
COLOURS = {
    "energy": "#ffcf4a",
    "culture": "#ff9ac2",
    "diplomacy": "#6fd3c2",
    "economy": "#f0a25e",
    "move": "#8fb4ff",
    "colony": "#b79cf7",
}
#: the same on the light ground of a die
INKS = {
    "energy": "#a97400",
    "culture": "#c2306f",
    "diplomacy": "#12796a",
    "economy": "#a8570f",
    "move": "#2f5fc4",
    "colony": "#6a45c9",
}
WIDTH, EDGE, GAP = 1440, 24, 12
HEAD, CARD, TRAY, MAT = 64, 452, 104, 214
#: degrees clockwise from east, between which the spaces of an orbit lie
START, END = 126, 414

#: sign of a fleet: its seat, or None for the Rogue's
Fleet = tuple[int | None, tuple[ShipView, ...]]


def picture(view: View, names: Sequence[str], words: Text) -> str:
    """Return the whole table as one seat sees it, as an SVG document."""
    table = cast(GalaxiesView, view)
    drawing = Drawing(words.say("galaxies-title"))
    top = HEAD
    tray = top + CARD + GAP
    mats = tray + TRAY + GAP
    height = mats + MAT + EDGE
    drawing.sky(WIDTH, height, ROOM)
    _head(drawing, table, words)
    _row(drawing, table, words, top)
    _tray(drawing, table, names, words, tray)
    _mats(drawing, table, names, words, mats)
    return drawing.document(WIDTH, height)


def _head(drawing: Drawing, table: GalaxiesView, words: Text) -> None:
    drawing.add(
        drawing.icon("g-empire", EDGE + 14, 33, 26, STAR),
        text(words.say("galaxies-title"), EDGE + 38, 42, 24, TEXT, bold=True, display=True),
    )
    told = [words.say("galaxies-draw-deck", count=table.deck)]
    if table.trigger is not None and not table.over:
        told.append(words.say("galaxies-draw-last-round"))
    drawing.add(text(" · ".join(told), WIDTH - EDGE, 41, 15, MUTED, "end"))


# -- the row ----------------------------------------------------------------------------------------------


def _fleets(table: GalaxiesView) -> list[Fleet]:
    fleets: list[Fleet] = [(seat.seat, seat.empire.ships) for seat in table.seats]
    if table.rogue is not None:
        fleets.append((None, table.rogue.empire.ships))
    return fleets


def _row(drawing: Drawing, table: GalaxiesView, words: Text, top: float) -> None:
    size = len(table.row)
    width = (WIDTH - 2 * EDGE - GAP * (size - 1)) / size
    fleets = _fleets(table)
    for slot, planet in enumerate(table.row):
        left = EDGE + slot * (width + GAP)
        if planet is None:
            drawing.add(
                f'<rect x="{short(left)}" y="{short(top)}" width="{short(width)}" height="{CARD}" rx="16" '
                f'fill="{SURFACE}" fill-opacity=".35" stroke="{LINE}" stroke-dasharray="7 7"/>'
            )
        else:
            _card(drawing, planet, slot, fleets, words, left, top, width)


def _card(
    drawing: Drawing,
    planet: PlanetView,
    slot: int,
    fleets: Sequence[Fleet],
    words: Text,
    left: float,
    top: float,
    width: float,
) -> None:
    """Draw a planet card: points, resource, orbit, name, what it does, and the ground where ships land."""
    look = planets.look_of_planet(planet.id, PLANET_IDS.index(planet.id))
    middle = left + width / 2
    drawing.add(panel(left, top, width, CARD, SURFACE, LINE))
    _ground(drawing, planet, look, slot, fleets, left, top + CARD - 84, width)
    drawing.add(
        drawing.icon(f"g-{planet.resource}", left + width - 24, top + 26, 24, COLOURS[planet.resource])
    )
    radius = min(width / 2 - 20, 92)
    _orbit(drawing, planet, look, slot, fleets, middle, top + 118, radius)
    drawing.add(badge(left + 27, top + 27, 19, planet.points))
    name = words.say(f"galaxies-planet-{planet.id}")
    drawing.add(text(name, middle, top + 246, 19, TEXT, "middle", bold=True, display=True, room=width - 20))
    size = 13 if width > 200 else 12
    does = wrapped(words.say(f"galaxies-planet-{planet.id}.text"), size, width - 22, 6)
    drawing.add(lines(does, middle, top + 268, size, MUTED, "middle"))


def _ball(drawing: Drawing, look: planets.PlanetLook, planet: str, x: float, y: float, size: float) -> str:
    at = drawing.define(f"planet-{planet}", planets.ball(look, f"planet-{planet}"))
    return f'<use href="{at}" transform="translate({short(x)} {short(y)}) scale({size / 100:.3f})"/>'


def spaces(length: int, radius: float) -> list[tuple[float, float]]:
    """Return the places of the spaces round a planet, from start to gate, clockwise from lower left."""
    angles = [(START + (END - START) * step / length) * pi / 180 for step in range(length + 1)]
    return [(cos(angle) * radius, sin(angle) * radius) for angle in angles]


def _orbit(
    drawing: Drawing,
    planet: PlanetView,
    look: planets.PlanetLook,
    slot: int,
    fleets: Sequence[Fleet],
    x: float,
    y: float,
    radius: float,
) -> None:
    """Draw the ball, the numbered spaces round it, the ships on them, and the gate that colonises."""
    colour = COLOURS[planet.track]
    places = spaces(planet.length, radius)
    (from_x, from_y), (to_x, to_y) = places[0], places[-1]
    drawing.add(
        _ball(drawing, look, planet.id, x, y, radius * 1.22),
        f'<path d="M{short(x + from_x)} {short(y + from_y)}A{short(radius)} {short(radius)} 0 1 1 '
        f'{short(x + to_x)} {short(y + to_y)}" fill="none" stroke="{colour}" stroke-width="2" '
        'stroke-dasharray="1.5 6" stroke-linecap="round" opacity=".85"/>',
    )
    for step, (at_x, at_y) in enumerate(places[:-1]):
        drawing.add(
            f'<circle cx="{short(x + at_x)}" cy="{short(y + at_y)}" r="11" fill="{INK}" stroke="{colour}" '
            'stroke-width="2"/>',
            text(step, x + at_x, y + at_y + 4.5, 12, TEXT, "middle", bold=True),
        )
    drawing.add(
        f'<circle cx="{short(x + to_x)}" cy="{short(y + to_y)}" r="14" fill="{colour}"/>',
        drawing.icon(f"g-{planet.track}", x + to_x, y + to_y, 17, INK),
    )
    for step, (at_x, at_y) in enumerate(places):
        here = [
            seat
            for seat, ships in fleets
            for ship in ships
            if ship.place == "orbit" and ship.slot == slot and ship.space == step
        ]
        for n, seat in enumerate(here):
            aside = (n - (len(here) - 1) / 2) * 17
            drawing.add(drawing.ship(seat, x + at_x + aside, y + at_y - 4, 36))


def _ground(
    drawing: Drawing,
    planet: PlanetView,
    look: planets.PlanetLook,
    slot: int,
    fleets: Sequence[Fleet],
    left: float,
    top: float,
    width: float,
) -> None:
    """Draw the planet's own ground with the ships that have landed."""
    at = drawing.define(f"ground-{planet.id}", planets.ground(look, f"ground-{planet.id}"))
    clip = f"clip-{planet.id}"
    drawing.define(
        clip,
        f'<clipPath id="{clip}"><path d="M{short(left + 0.6)} {short(top)}h{short(width - 1.2)}v68q0 15.4 '
        f'-15.4 15.4h{short(-(width - 32))}q-15.4 0 -15.4 -15.4z"/></clipPath>',
    )
    drawing.add(
        f'<g clip-path="url(#{clip})"><use href="{at}" x="{short(left)}" y="{short(top)}" '
        f'width="{short(width)}" height="84"/></g>'
    )
    landed = [
        seat for seat, ships in fleets for ship in ships if ship.place == "surface" and ship.slot == slot
    ]
    for n, seat in enumerate(landed):
        apart = min(38, (width - 40) / max(1, len(landed)))
        drawing.add(drawing.ship(seat, left + width / 2 + (n - (len(landed) - 1) / 2) * apart, top + 52, 44))


# -- the dice ---------------------------------------------------------------------------------------------


def _tray(drawing: Drawing, table: GalaxiesView, names: Sequence[str], words: Text, top: float) -> None:
    """Draw the active player's dice: not used yet, used, put aside; and the viewer's own mission."""
    missions = [seat for seat in table.seats if not table.over and (seat.mission or seat.dealt)]
    width = WIDTH - 2 * EDGE - (430 + GAP if missions else 0)
    active = table.active
    colour = LINE if active is None or active >= len(names) else SEATS[active]
    drawing.add(panel(EDGE, top, width, TRAY, SURFACE, LINE), edge(EDGE, top, width, colour))
    title = words.say("galaxies-draw-dice")
    if active is not None and active < len(names) and not table.over:
        drawing.add(drawing.emblem(active, EDGE + 26, top + 28, 22))
        title = f"{title} · {names[active]}"
        drawing.add(text(title, EDGE + 44, top + 33, 15, TEXT, bold=True, room=380))
    else:
        drawing.add(text(title, EDGE + 18, top + 33, 15, TEXT, bold=True))
    mat = table.dice
    inactive = mat.inactive if mat.rolled is None else (mat.rolled,)
    x = EDGE + 38.0
    for face in inactive:
        drawing.add(drawing.die(f"g-{face}", x, top + 70, 44, INKS[face]))
        x += 54
    if mat.activated:
        label = words.say("galaxies-draw-activated")
        drawing.add(text(label, x, top + 75, 13, FAINT))
        x += width_of(label, 13) + 26
        for face in mat.activated:
            drawing.add(
                f'<g opacity=".55">{drawing.die(f"g-{face}", x, top + 70, 34, INKS[face], "#cfc9bd")}</g>'
            )
            x += 42
    notes = [words.say("galaxies-draw-free-reroll" if mat.free_reroll else "galaxies-draw-paid-reroll")]
    if mat.converter:
        notes.append(words.say("galaxies-draw-converter"))
    if mat.discarded:
        notes.append(words.say("galaxies-draw-discarded", count=mat.discarded))
    if table.follow_cost != 1:
        notes.append(words.say("galaxies-draw-follow-cost", count=table.follow_cost))
    if not table.over:
        note = " · ".join(notes)
        drawing.add(text(note, EDGE + width - 18, top + 33, 13, MUTED, "end", room=width - 470))
    if missions:
        _mission(drawing, missions[0], words, WIDTH - EDGE - 430, top)


def _mission(drawing: Drawing, seat: GalaxiesSeatView, words: Text, left: float, top: float) -> None:
    drawing.add(panel(left, top, 430, TRAY, SURFACE, LINE))
    drawing.add(drawing.icon("g-mission", left + 30, top + 52, 30, STAR))
    if seat.mission:
        name = words.say(f"galaxies-mission-{seat.mission}")
        does = wrapped(words.say(f"galaxies-mission-{seat.mission}.text"), 13, 350, 3)
        drawing.add(
            text(
                f"{words.say('galaxies-draw-mission')} · {name}",
                left + 58,
                top + 34,
                15,
                TEXT,
                bold=True,
                room=350,
            ),
            lines(does, left + 58, top + 56, 13),
        )
        return
    for n, mission in enumerate(seat.dealt):
        y = top + 30 + 40 * n
        does = wrapped(words.say(f"galaxies-mission-{mission}.text"), 12, 350, 1)
        drawing.add(
            text(words.say(f"galaxies-mission-{mission}"), left + 58, y, 14, TEXT, bold=True, room=350),
            lines(does, left + 58, y + 17, 12),
        )


# -- the mats ---------------------------------------------------------------------------------------------


def _mats(drawing: Drawing, table: GalaxiesView, names: Sequence[str], words: Text, top: float) -> None:
    sides: list[tuple[int | None, str, EmpireView, int, int]] = [
        (
            seat.seat,
            names[seat.seat],
            seat.empire,
            seat.empire.score if seat.total is None else seat.total,
            seat.empire.max_energy,
        )
        for seat in table.seats
    ]
    if table.rogue is not None:
        rogue = table.rogue
        name = words.say(f"galaxies-rogue-{rogue.id}")
        sides.append((None, name, rogue.empire, rogue.empire.score, max(rogue.max_energy, rogue.max_culture)))
    width = (WIDTH - 2 * EDGE - GAP * (len(sides) - 1)) / len(sides)
    for n, (seat, name, empire, points, most) in enumerate(sides):
        left = EDGE + n * (width + GAP)
        turn = seat is not None and seat == table.active and not table.over
        _mat(drawing, seat, name, empire, points, most, words, left, top, width, turn)


def _mat(
    drawing: Drawing,
    seat: int | None,
    name: str,
    empire: EmpireView,
    points: int,
    most: int,
    words: Text,
    left: float,
    top: float,
    width: float,
    turn: bool,
) -> None:
    """Draw an empire: points, stores, level, ships at home, colonies."""
    colour = NOBODY if seat is None else SEATS[seat]
    drawing.add(panel(left, top, width, MAT, ITEM if turn else SURFACE, LINE), edge(left, top, width, colour))
    drawing.add(
        drawing.emblem(seat, left + 30, top + 36, 30),
        text(name, left + 54, top + 42, 18, TEXT, bold=True, display=True, room=width - 150),
        text(points, left + width - 52, top + 44, 28, TEXT, "end", bold=True, display=True),
        text(f"/{END_SCORE}", left + width - 48, top + 43, 15, FAINT),
    )
    bar = min(20.0, (width - 96) / most - 3)
    for row, (what, amount) in enumerate((("energy", empire.energy), ("culture", empire.culture))):
        y = top + 74 + 24 * row
        drawing.add(
            drawing.icon(f"g-{what}", left + 26, y, 19, COLOURS[what]),
            pips(left + 44, y - 5.5, amount, most, COLOURS[what], bar),
            text(amount, left + 52 + most * (bar + 3), y + 6, 16, TEXT, bold=True),
        )
    y = top + 130
    drawing.add(drawing.icon("g-empire", left + 26, y, 19, MUTED))
    box = min(30.0, (width - 60) / TOP_LEVEL - 4)
    for level in range(1, TOP_LEVEL + 1):
        x = left + 44 + (level - 1) * (box + 4)
        here = level == empire.level
        drawing.add(
            f'<rect x="{short(x)}" y="{short(y - 12)}" width="{short(box)}" height="24" rx="6" '
            f'fill="{colour if here else "#323868"}"/>',
            text(level, x + box / 2, y + 5, 14, INK if here else FAINT, "middle", bold=here),
        )
    y = top + 178
    for n in range(empire.home):
        drawing.add(drawing.ship(seat, left + 26 + 24 * n, y, 30))
    x = left + 26 + 24 * empire.home
    for n in range(empire.locked):
        drawing.add(drawing.icon("u-lock", x + 18 * n, y, 13, FAINT))
    _colonies(drawing, empire, left + 134, y, width - 150)


def _colonies(drawing: Drawing, empire: EmpireView, left: float, y: float, width: float) -> None:
    apart = min(46.0, width / max(1, len(empire.colonies)))
    for n, planet in enumerate(empire.colonies):
        look = planets.look_of_planet(planet.id, PLANET_IDS.index(planet.id))
        x = left + 20 + n * apart
        drawing.add(
            _ball(drawing, look, planet.id, x, y, 36),
            f'<circle cx="{short(x + 13)}" cy="{short(y + 13)}" r="9" fill="{INK}"/>',
            text(planet.points, x + 13, y + 17, 11, TEXT, "middle", bold=True),
        )
