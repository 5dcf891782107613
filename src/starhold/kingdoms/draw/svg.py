"""Maps as SVG: one function draws a territory side from its polygons, with what lies on it.

A border that can be walked across is a dotted line with a path over it; rivers are broad
and blue, shores and cliffs are solid. Land at the edge of the card has a gate there, so
that one sees at a glance where patrols and quests may go. Regions carry `data-pick`, the
id that moves name them by.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from itertools import pairwise
from math import hypot
from typing import cast

from starhold.kernel.words import View
from starhold.kingdoms.components import SIDE_IDS
from starhold.kingdoms.data import LAND, Point, Region, TerritorySide, box
from starhold.kingdoms.view import ArmyView, BoardView, KingdomsView, RegionView
from starhold.text import Text

#: a colour for each seat; its number stands on every army too
SEAT_COLOURS = ("#c8374b", "#2667b5", "#e0a11b", "#2f8a4e", "#7d4c9e")
NEUTRAL_COLOUR = "#6f6a64"
#: height of the strip below the map that bears the name
CAPTION = 56
GAP = 24

Edge = tuple[Point, Point]

# -- terrains ----------------------------------------------------------------------------------------

GROUND = {
    "forest": "#a9c98c",
    "mountain": "#cdbfae",
    "plains": "#eadb94",
    "capital": "#e8cfc4",
    "ruins": "#c9c3d4",
    "water": "#8fc1dd",
    "cliffs": "#8d8078",
}

#: what is repeated over the ground: width and height of a tile, and its drawing
PATTERNS = {
    "forest": (
        64,
        56,
        '<g fill="#6f9a55"><path d="M16 8l9 16H7z"/><path d="M16 17l11 17H5z"/>'
        '<path d="M48 34l8 14H40z"/></g><path d="M16 34v6M48 48v5" stroke="#7a5a3a" stroke-width="3"/>',
    ),
    "mountain": (
        72,
        60,
        '<path d="M8 40l16-26 16 26" fill="#b3a18d" stroke="#8c7a67" stroke-width="2.5"/>'
        '<path d="M19 22l5-8 5 8-3 3-2-2-2 2z" fill="#fff"/>'
        '<path d="M44 56l10-16 10 16" fill="#b3a18d" stroke="#8c7a67" stroke-width="2"/>',
    ),
    "plains": (
        56,
        44,
        '<path d="M6 16q8-7 16 0t16 0M30 36q8-7 16 0" fill="none" stroke="#c9ac4c" stroke-width="2.5"/>'
        '<path d="M12 38v-9m-4 5l4-5 4 5" fill="none" stroke="#b99633" stroke-width="2.5"/>',
    ),
    "capital": (
        60,
        48,
        '<path d="M0 12h60M0 36h60M14 12v24M44 12v24M30 36v12M30 0v12" stroke="#cfa796" stroke-width="2.5"/>',
    ),
    "ruins": (
        70,
        60,
        '<g fill="#a79fb8"><path d="M10 34V16h6v10h6V12h6v22z"/><path d="M44 54V42h5v6h5v-9h5v15z"/></g>'
        '<path d="M6 34h26M40 54h22" stroke="#857b99" stroke-width="3"/>',
    ),
    "water": (
        60,
        32,
        '<path d="M2 12q8-8 16 0t16 0M30 28q8-8 16 0" fill="none" stroke="#5e9fc6" stroke-width="2.5"/>',
    ),
    "cliffs": (
        36,
        36,
        '<path d="M-4 16L16-4M-4 40L40-4M16 40L40 16" stroke="#6d615a" stroke-width="3"/>'
        '<path d="M6 34l7-5M24 14l7-5" stroke="#a99b91" stroke-width="3"/>',
    ),
}

STYLE = (
    ".realms text{font-family:system-ui,sans-serif;font-weight:700;text-anchor:middle;"
    "dominant-baseline:central}"
    ".walk{fill:none;stroke:#5b4a36;stroke-width:3;stroke-dasharray:2 9;stroke-linecap:round}"
    ".path{stroke:#fff8e7;stroke-width:13;stroke-linecap:round}"
    ".steps{stroke:#7a4f22;stroke-width:5;stroke-dasharray:0.1 11;stroke-linecap:round}"
    ".wall{fill:none;stroke:#3d352f;stroke-width:6;stroke-linejoin:round;stroke-linecap:round}"
    ".bank{fill:none;stroke:#2f6a94;stroke-width:22;stroke-linejoin:round;stroke-linecap:round}"
    ".river{fill:none;stroke:#6fb3dc;stroke-width:14;stroke-linejoin:round;stroke-linecap:round}"
)


def _patterns() -> str:
    """Return the repeated drawings, named `t-TERRAIN`, and the style."""
    tiles = [
        f'<pattern id="t-{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<rect width="{width}" height="{height}" fill="{GROUND[name]}"/>{drawing}</pattern>'
        for name, (width, height, drawing) in PATTERNS.items()
    ]
    return f"<defs>{''.join(tiles)}</defs><style>{STYLE}</style>"


# -- geometry ----------------------------------------------------------------------------------------


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def _edges(region: Region) -> list[Edge]:
    corners = region.polygon
    return list(zip(corners, (*corners[1:], corners[0]), strict=True))


def shared_border(one: Region, other: Region) -> list[list[Point]]:
    """Return the stretches that two regions have in common, each as a line of points."""
    theirs = {frozenset(edge) for edge in _edges(other)}
    stretches: list[list[Point]] = []
    for start, end in _edges(one):
        if frozenset((start, end)) not in theirs:
            continue
        if stretches and stretches[-1][-1] == start:
            stretches[-1].append(end)
        else:
            stretches.append([start, end])
    if len(stretches) > 1 and stretches[-1][-1] == stretches[0][0]:
        stretches[0] = stretches.pop() + stretches[0][1:]
    return stretches


def _length(line: Sequence[Point]) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))


def _middle(line: Sequence[Point]) -> tuple[Point, Point]:
    """Return the point half-way along a line, and its direction there (of length one)."""
    left = _length(line) / 2
    for (ax, ay), (bx, by) in pairwise(line):
        step = _length(((ax, ay), (bx, by)))
        if step >= left:
            share = left / step
            return (ax + (bx - ax) * share, ay + (by - ay) * share), ((bx - ax) / step, (by - ay) / step)
        left -= step
    raise ValueError("a line of no length has no middle")


# -- borders -----------------------------------------------------------------------------------------


def _borders(side: TerritorySide) -> str:
    """Draw all borders inside the card; walls first, so that rivers and paths lie over them."""
    walls: list[str] = []
    walks: list[str] = []
    for n, one in enumerate(side.regions):
        for other in side.regions[n + 1 :]:
            for line in shared_border(one, other):
                drawn = f'points="{_points(line)}"'
                if other.id in one.adjacent:
                    walks.append(f'<polyline class="walk" {drawn}/>')
                else:
                    walls.append(f'<polyline class="wall" {drawn}/>')
            if other.id in one.adjacent:
                walks.append(_footpath(max(shared_border(one, other), key=_length)))
    return "".join((*walls, *walks, _rivers(side, "bank"), _rivers(side, "river")))


def _rivers(side: TerritorySide, look: str) -> str:
    """Draw all rivers: their banks first, so that none lies over the water of another."""
    lines = (line for river in side.rivers for line in river.path)
    return "".join(f'<polyline class="{look}" points="{_points(line)}"/>' for line in lines)


def _footpath(line: Sequence[Point]) -> str:
    """Draw a short path across a border that can be walked over."""
    (x, y), (dx, dy) = _middle(line)
    ends = f'x1="{x - dy * 22:.1f}" y1="{y + dx * 22:.1f}" x2="{x + dy * 22:.1f}" y2="{y - dx * 22:.1f}"'
    return f'<line class="path" {ends}/><line class="steps" {ends}/>'


def _gates(side: TerritorySide) -> str:
    """Draw a gate at the card's edge for every land region there: quests leave and arrive by it."""
    canvas = box().canvas
    gates = []
    for region in side.land():
        rims = [line for line in _edges(region) if _on_rim(line, canvas.width, canvas.height)]
        if rims:
            (x, y), _ = _middle(max(rims, key=_length))
            inward = _inward(x, y, canvas.width, canvas.height)
            gates.append(
                f'<path d="M0-20L26 0L0 20z" transform="translate({x:.1f} {y:.1f}) rotate({inward})" '
                'fill="#fff8e7" stroke="#7a4f22" stroke-width="3"/>'
            )
    return "".join(gates)


def _on_rim(edge: Edge, width: int, height: int) -> bool:
    (ax, ay), (bx, by) = edge
    return (ax == bx and ax in (0, width)) or (ay == by and ay in (0, height))


def _inward(x: float, y: float, width: int, height: int) -> int:
    """Return the angle from the rim into the card."""
    if x == 0:
        return 0
    if x == width:
        return 180
    return 90 if y == 0 else 270


# -- what lies on the map ------------------------------------------------------------------------------

#: an upright figure 44 high, its foot at the origin
FIGURE = "M-17 0v-9q0-9 8-11q-5-4-5-11a14 13 0 0 1 28 0q0 7-5 11q8 2 8 11v9z"
TOKEN_SIGNS = {
    "face-down": '<text font-size="30" fill="#fff8e7">?</text>',
    "dragon-lair": '<path d="M0-16q14 10 9 20q-2 10-9 12q-7-2-9-12q-1-6 4-10q-1 7 2 9q6-6 3-19z" '
    'fill="#ff9a3c"/>',
    "camp": '<path d="M0-15L17 13H4L0 4l-4 9h-13z" fill="#fff8e7"/>',
    "fortress": '<path d="M-14 14V-14h6v6h5v-6h6v6h5v-6h6v28z" fill="#fff8e7"/>',
    "city": '<path d="M-16 14V0l8-8 8 8v14zM2 14v-20l7-7 7 7v20z" fill="#fff8e7"/>',
    "church": '<path d="M-3-17h6v9h9v6H3v17h-6V-2h-9v-6h9z" fill="#fff8e7"/>',
}


def _army(army: ArmyView, x: float, y: float) -> str:
    """Draw one army: upright, or lying on its side."""
    colour = NEUTRAL_COLOUR if army.seat is None else SEAT_COLOURS[army.seat]
    mark = "N" if army.seat is None else str(army.seat + 1)
    turn = f"translate({x - 22:g} {y - 2:g}) rotate(90)" if army.lying else f"translate({x:g} {y + 22:g})"
    number = f"translate({x - 11:g} {y - 2:g})" if army.lying else f"translate({x:g} {y + 11:g})"
    return (
        f'<path d="{FIGURE}" transform="{turn}" fill="{colour}" stroke="#fff" stroke-width="3.5"/>'
        f'<text transform="{number}" font-size="17" fill="#fff">{mark}</text>'
    )


def _contents(view: RegionView, x: float, y: float) -> str:
    """Draw armies beside each other, a token below them."""
    width = 46 * (len(view.armies) - 1)
    drawn = [_army(army, x - width / 2 + 46 * n, y + 18) for n, army in enumerate(view.armies)]
    if view.token is not None:
        at = y + (64 if view.armies else 26)
        drawn.append(
            f'<g transform="translate({x:g} {at:g})"><circle r="24" fill="#5b4a36" stroke="#fff8e7" '
            f'stroke-width="3"/>{TOKEN_SIGNS[view.token]}</g>'
        )
    return "".join(drawn)


def _badge(number: int, x: float, y: float) -> str:
    """Draw the number of a land region."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="19" fill="#fff8e7" stroke="#3d352f" stroke-width="2.5"/>'
        f'<text x="{x:g}" y="{y:g}" font-size="22" fill="#3d352f">{number}</text>'
    )


# -- a side ------------------------------------------------------------------------------------------


def _region(region: Region, pick: str, title: str) -> str:
    attributes = f' class="region" data-pick="{pick}"' if pick else ""
    told = f"<title>{escape(title)}</title>" if title else ""
    shape = f'<polygon points="{_points(region.polygon)}" fill="url(#t-{region.terrain})"/>'
    return f"<g{attributes}>{shape}{told}</g>"


@cache
def _side(side: str) -> TerritorySide:
    return box().territories[SIDE_IDS.index(side)]


def _map(side: TerritorySide, board: BoardView | None, titles: Mapping[str, str]) -> str:
    """Draw a side without its frame."""
    ground, labels = [], []
    lands = {region.id: n for n, region in enumerate(side.land())}
    for region in side.regions:
        if region.terrain not in LAND:
            ground.append(_region(region, "", titles.get(region.terrain, "")))
            continue
        view = board.regions[lands[region.id]] if board is not None else None
        pick = f"region:{view.id}" if view is not None else ""
        ground.append(_region(region, pick, titles.get(view.id if view is not None else region.id, "")))
        x, y = region.label_point
        labels.append(_badge(lands[region.id] + 1, x, y - 34))
        if view is not None:
            labels.append(_contents(view, x, y))
    return "".join((*ground, _borders(side), _gates(side), *labels))


def _card(side: TerritorySide, board: BoardView | None, caption: str, titles: Mapping[str, str]) -> str:
    """Draw a side in its frame, with the name below."""
    canvas = box().canvas
    frame = f'width="{canvas.width}" height="{canvas.height}"'
    return (
        f'<rect {frame} fill="#fff8e7"/>{_map(side, board, titles)}'
        f'<rect {frame} fill="none" stroke="#3d352f" stroke-width="10"/>'
        f'<text x="{canvas.width / 2:g}" y="{canvas.height + CAPTION / 2:g}" font-size="34" fill="#3d352f">'
        f"{escape(caption)}</text>"
    )


def draw_side(
    side: str,
    board: BoardView | None = None,
    caption: str | None = None,
    titles: Mapping[str, str] | None = None,
) -> str:
    """Return a territory side as an SVG document; with a board also what lies on it.

    `titles` are what regions are called, by the id of the view (or of the file), and the
    terrains that cannot be entered by their own.

    >>> draw_side("intheoros").startswith("<svg")
    True
    """
    shape = _side(side)
    canvas = box().canvas
    drawn = _card(shape, board, shape.name if caption is None else caption, titles or {})
    return _document(canvas.width, canvas.height + CAPTION, drawn)


def picture(view: View, names: Sequence[str], text: Text) -> str:
    """Draw the maps with all that lies on them; pointing at a region shows its name."""
    table = cast(KingdomsView, view)
    titles = {terrain: text.say(f"kingdoms-terrain-{terrain}") for terrain in ("water", "cliffs")}
    for board in table.boards:
        for number, region in enumerate(board.regions):
            titles[region.id] = text.say(f"kingdoms-region-{board.side}-{number + 1}")
    return draw_table(table, names, titles)


def draw_table(view: KingdomsView, names: Sequence[str], titles: Mapping[str, str] | None = None) -> str:
    """Draw all boards of a table in one SVG document, in rows of two, each with its owner's name."""
    canvas = box().canvas
    wide, high = canvas.width + GAP, canvas.height + CAPTION + GAP
    boards = [board for board in view.boards if board.side is not None]
    cards = []
    for n, board in enumerate(boards):
        assert board.side is not None
        shape = _side(board.side)
        owner = "" if board.owner is None else f": {names[board.owner]}"
        drawn = _card(shape, board, f"{board.number}. {shape.name}{owner}", titles or {})
        cards.append(f'<g transform="translate({n % 2 * wide} {n // 2 * high})">{drawn}</g>')
    rows = (len(boards) + 1) // 2
    return _document(wide * min(2, max(1, len(boards))) - GAP, high * max(1, rows) - GAP, "".join(cards))


def _document(width: int, height: int, drawn: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 {width + 16} {height + 16}" class="realms" '
        f'role="img">{_patterns()}{drawn}</svg>\n'
    )
