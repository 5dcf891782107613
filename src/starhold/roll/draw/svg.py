"""The table of Roll for the Galaxy as SVG: the phases with their workers, and all empires' tiles and dice."""

from collections.abc import Sequence
from functools import cache
from typing import cast

import msgspec

from starhold.boards.art import planets
from starhold.boards.art.drawing import (
    FAINT,
    INK,
    MUTED,
    SEATS,
    STAR,
    TEXT,
    Drawing,
    edge,
    halves,
    panel,
    text,
)
from starhold.boards.art.random import short
from starhold.kernel.registry import game
from starhold.kernel.words import View
from starhold.roll.components import PHASE_NAMES
from starhold.roll.draw import worlds
from starhold.roll.view import DevelopmentView, Dice, PlayerView, RollView, StackView, WorldView
from starhold.text import Text

#: the room: a petrol blue trade house
ROOM = ("#0b1220", "#2b1f55", "#123a55")
SURFACE, ITEM, LINE = "#14203a", "#1e2c4d", "#31446f"
HUES = {
    "explore": "#7cc4ff",
    "develop": "#ffb26b",
    "settle": "#62e0b0",
    "produce": "#c9a6ff",
    "ship": "#ff9ac2",
    "assign": "#ffe39a",
    "immediate": "#ff9d94",
}
#: the ground of a die of each type, and of a world of each colour
DICE = {
    "home": "#f4f2ee",
    "military": "#e5484d",
    "consumption": "#9b6cf0",
    "novelty": "#35c4e8",
    "rare": "#b9783f",
    "genes": "#3fae55",
    "alien": "#f3d03e",
    "grey": "#9aa0b4",
}
#: types whose glyph is light, because their ground is dark
DARK = frozenset(("military", "consumption", "rare"))
WIDTH, EDGE, GAP = 1440, 24, 12
HEAD, PHASE_HEAD, WORKERS = 64, 48, 26
TILE, TILE_HEIGHT, APART, A_ROW = 88, 118, 94, 10
LEFT, ZONE = 246, 200


class Printed(msgspec.Struct):
    """What a drawing needs of the box."""

    developments: dict[str, "PrintedDevelopment"]
    worlds: dict[str, "PrintedWorld"]


class PrintedDevelopment(msgspec.Struct):
    """The phases of a development, and whether it is worth points by what one has."""

    phases: tuple[str, ...]
    six_plus: bool


class PrintedWorld(msgspec.Struct):
    """The colour of a world."""

    colour: str


@cache
def printed() -> Printed:
    """Return the box, as it is sent to clients."""
    return msgspec.json.decode(game("roll").catalogue(), type=Printed)


@cache
def _places() -> dict[str, int]:
    """Return the place of each world among those of its colour: by it their looks differ."""
    counts: dict[str, int] = {}
    places = {}
    for world, one in printed().worlds.items():
        places[world] = counts.get(one.colour, 0)
        counts[one.colour] = places[world] + 1
    return places


def picture(view: View, names: Sequence[str], words: Text) -> str:
    """Return the whole table as one seat sees it, as an SVG document."""
    table = cast(RollView, view)
    drawing = Drawing(words.say("roll-title"))
    strip = PHASE_HEAD + WORKERS * len(table.seats) + 20
    heights = [_height(player) for player in table.seats]
    height = HEAD + strip + sum(heights) + GAP * len(heights) + EDGE
    drawing.sky(WIDTH, height, ROOM)
    _head(drawing, table, words)
    for n, phase in enumerate(PHASE_NAMES):
        _phase(drawing, table, phase, n, words, strip)
    top: float = HEAD + strip + GAP
    for player, own in zip(table.seats, heights, strict=True):
        _player(drawing, table, player, names, words, top, own)
        top += own + GAP
    return drawing.document(WIDTH, height)


def _head(drawing: Drawing, table: RollView, words: Text) -> None:
    drawing.add(
        drawing.icon("r-world", EDGE + 14, 33, 28, STAR),
        text(words.say("roll-title"), EDGE + 38, 42, 24, TEXT, bold=True, display=True),
    )
    facts = (
        words.say("roll-board-round", round=table.round),
        words.say("roll-board-pool", vp=table.pool),
        words.say("roll-board-bag", tiles=table.bag),
    )
    drawing.add(text(" · ".join(facts), WIDTH - EDGE, 41, 15, MUTED, "end"))


# -- dice -------------------------------------------------------------------------------------------------


def _die(drawing: Drawing, kind: str, x: float, y: float, size: float) -> str:
    return drawing.die(f"d-{kind}", x, y, size, "#fff" if kind in DARK else INK, DICE[kind])


def _dice(drawing: Drawing, dice: Dice, x: float, y: float, size: float, room: float) -> str:
    """Draw dice in a line; if they are too many, closer together."""
    kinds = [kind for kind, count in dice.items() for _ in range(count)]
    apart = min(size * 1.16, (room - size) / max(1, len(kinds) - 1))
    return "".join(_die(drawing, kind, x + size / 2 + n * apart, y, size) for n, kind in enumerate(kinds))


# -- the phases -------------------------------------------------------------------------------------------


def _rows(player: PlayerView) -> dict[str, Dice]:
    """Return who works where: behind the player's screen, or after all have been lifted."""
    return player.rows if player.screen is None else player.screen.rows


def _phase(drawing: Drawing, table: RollView, phase: str, n: int, words: Text, height: float) -> None:
    """Draw a column: who selected the phase, and the workers of every player in it."""
    width = (WIDTH - 2 * EDGE - 4 * GAP) / 5
    left = EDGE + n * (width + GAP)
    hue = HUES[phase]
    lit = phase in table.active
    faint = 1 if lit or not table.active else 0.45
    line = hue if lit else LINE
    drawing.add(f'<g opacity="{faint}">', panel(left, HEAD, width, height, SURFACE, line))
    if phase == table.stage:
        drawing.add(edge(left, HEAD, width, hue))
    drawing.add(
        drawing.icon(f"r-{phase}", left + 28, HEAD + 26, 24, hue),
        text(words.say(f"roll-phase-{phase}"), left + 50, HEAD + 33, 19, hue, bold=True, display=True),
    )
    chose = [player.seat for player in table.seats if _selected(player) == phase]
    for k, seat in enumerate(chose):
        drawing.add(drawing.emblem(seat, left + width - 24 - 28 * k, HEAD + 26, 24))
    for k, player in enumerate(table.seats):
        y = HEAD + PHASE_HEAD + WORKERS * k + 14
        dice = _rows(player)[phase]
        drawing.add(
            f'<g opacity="{1 if dice else 0.4}">{drawing.emblem(player.seat, left + 24, y, 18)}</g>',
            _dice(drawing, dice, left + 42, y, 20, width - 58),
        )
    drawing.add("</g>")


def _selected(player: PlayerView) -> str | None:
    return player.selected if player.screen is None else player.screen.selected


# -- an empire --------------------------------------------------------------------------------------------


Tile = DevelopmentView | WorldView


def _hand(player: PlayerView) -> list[Tile]:
    """Return both sides of each tile that an explorer has in hand, for the owner only."""
    hand: list[Tile] = []
    for tile in player.drawn_tiles or ():
        hand.append(DevelopmentView("development", tile.development, tile.development_cost, False))
        hand.append(WorldView("world", tile.world, tile.world_cost, tile.colour))
    return hand


def _height(player: PlayerView) -> float:
    tiles = len(player.developments) + len(player.worlds) + len(_hand(player))
    return max(158, 20 + -(-tiles // A_ROW) * (TILE_HEIGHT + 8))


def _player(
    drawing: Drawing,
    table: RollView,
    player: PlayerView,
    names: Sequence[str],
    words: Text,
    top: float,
    height: float,
) -> None:
    """Draw an empire: facts and dice, what is under construction, what is built."""
    seat = player.seat
    width = WIDTH - 2 * EDGE
    waits = seat in table.waiting
    drawing.add(panel(EDGE, top, width, height, ITEM if waits else SURFACE, LINE))
    drawing.add(edge(EDGE, top, width, SEATS[seat]))
    _facts(drawing, player, names[seat], words, top)
    _zone(drawing, player, words, EDGE + LEFT, top)
    left = EDGE + LEFT + ZONE + 8
    built: list[Tile] = [*player.developments, *player.worlds]
    for n, tile in enumerate([*built, *_hand(player)]):
        x = left + n % A_ROW * APART
        y = top + 12 + n // A_ROW * (TILE_HEIGHT + 8)
        if isinstance(tile, WorldView):
            _world(drawing, tile, words, x, y)
        else:
            _development(drawing, tile, words, x, y)
        if n >= len(built):
            drawing.add(
                f'<rect x="{short(x)}" y="{short(y)}" width="{TILE}" height="{TILE_HEIGHT}" rx="10" '
                f'fill="none" stroke="{STAR}" stroke-width="2"/>'
            )


def _facts(drawing: Drawing, player: PlayerView, name: str, words: Text, top: float) -> None:
    left = EDGE + 16
    drawing.add(
        drawing.emblem(player.seat, left + 14, top + 30, 28),
        text(name, left + 38, top + 36, 18, TEXT, bold=True, display=True, room=120),
        text(player.score, left + 214, top + 38, 26, TEXT, "end", bold=True, display=True),
    )
    facts = (
        ("r-development", MUTED, f"{player.squares}/{player.squares + player.free}"),
        ("vp", STAR, str(player.chips)),
        ("r-credit", HUES["settle"], str(player.credits)),
    )
    x = left
    for sign, colour, said in facts:
        drawing.add(
            drawing.icon(sign, x + 10, top + 62, 18, colour),
            text(said, x + 24, top + 68, 16, TEXT, bold=True),
        )
        x += 82 if sign == "r-development" else 68
    cup = player.cup or (player.rolled if player.screen is None else player.screen.wild)
    for n, (sign, dice) in enumerate((("r-cup", cup), ("r-citizenry", player.citizenry))):
        y = top + 96 + 30 * n
        drawing.add(drawing.icon(sign, left + 10, y, 18, FAINT), _dice(drawing, dice, left + 26, y, 22, 190))


def _zone(drawing: Drawing, player: PlayerView, words: Text, left: float, top: float) -> None:
    """Draw the construction zone: the top tiles, the dice on them, and how many lie below."""
    for n, (side, stack) in enumerate(
        (("development", player.development_stack), ("world", player.world_stack))
    ):
        x = left + n * (TILE + 8)
        if stack.size > 1:
            drawing.add(panel(x + 4, top + 8, TILE - 8, 30, "#22335a", LINE, 9))
        _top(drawing, stack, side, words, x, top + 12)
        drawing.add(_dice(drawing, stack.dice, x, top + 12 + TILE_HEIGHT + 14, 18, TILE - 34))
        if stack.size > 1:
            drawing.add(
                text(f"+{stack.size - 1}", x + TILE - 4, top + 31 + TILE_HEIGHT, 13, MUTED, "end", bold=True)
            )
    x = left + ZONE - 2
    drawing.add(f'<path d="M{short(x)} {short(top + 18)}v{short(TILE_HEIGHT)}" stroke="{LINE}"/>')


def _top(drawing: Drawing, stack: StackView, side: str, words: Text, x: float, y: float) -> None:
    """Draw the top tile of a stack; others see its back while its owner re-sorts."""
    if stack.top is None:
        drawing.add(
            f'<rect x="{short(x)}" y="{short(y)}" width="{TILE}" height="{TILE_HEIGHT}" rx="10" '
            f'fill="#0f1930" stroke="{LINE}" stroke-dasharray="6 6"/>'
        )
        sign = "k-unknown" if stack.size else f"r-{side}"
        drawing.add(drawing.icon(sign, x + TILE / 2, y + TILE_HEIGHT / 2, 34, FAINT, 0.6))
        return
    top = stack.top
    if side == "development":
        built = DevelopmentView("development", top.development, stack.needed or top.development_cost, False)
        _development(drawing, built, words, x, y)
    else:
        world = WorldView("world", top.world, stack.needed or top.world_cost, top.colour)
        _world(drawing, world, words, x, y)


# -- tiles ------------------------------------------------------------------------------------------------


def _frame(drawing: Drawing, x: float, y: float, one: str, other: str) -> None:
    key = f"tile-{one[1:]}-{other[1:]}"
    drawing.define(
        key,
        f'<linearGradient id="{key}" x2="0" y2="1"><stop offset="0" stop-color="{one}"/>'
        f'<stop offset="1" stop-color="{other}"/></linearGradient>',
    )
    drawing.add(
        f'<rect x="{short(x)}" y="{short(y)}" width="{TILE}" height="{TILE_HEIGHT}" rx="10" '
        f'fill="url(#{key})" stroke="{LINE}"/>'
    )


def _name(drawing: Drawing, name: str, x: float, y: float) -> None:
    """Draw the name on a dark strip at the foot of a tile."""
    said = halves(name, 10, TILE - 6)
    drawing.add(
        f'<path d="M{short(x + 0.5)} {short(y + TILE_HEIGHT - 32)}h{TILE - 1}v22q0 9.5 -9.5 9.5h-{TILE - 20}'
        'q-9.5 0 -9.5 -9.5z" fill="#070b16" opacity=".72"/>'
    )
    first = y + TILE_HEIGHT - (12 if len(said) == 1 else 18.5)
    for n, line in enumerate(said):
        drawing.add(text(line, x + TILE / 2, first + 12.5 * n, 10, TEXT, "middle", bold=True, room=TILE - 6))


def _development(drawing: Drawing, tile: DevelopmentView, words: Text, x: float, y: float) -> None:
    """Draw a development: its phases on a net of hexagons."""
    known = printed().developments.get(tile.id)
    phases = known.phases if known else ()
    hue = HUES[phases[0]] if phases else MUTED
    _frame(drawing, x, y, "#2a2f55", "#171b38")
    middle, high = x + TILE / 2, y + 44
    drawing.define("tile-net", _net())
    drawing.add(
        f'<use href="#tile-net" x="{short(x)}" y="{short(y)}" stroke="{hue}"/>',
        _hexagon(middle, high, 22, hue),
    )
    size = 24 if len(phases) < 2 else 17
    signs = phases[:3]
    for n, phase in enumerate(signs):
        sign = {"assign": "r-dictate", "immediate": "g-energy"}.get(phase, f"r-{phase}")
        aside = (n - (len(signs) - 1) / 2) * 18
        drawing.add(drawing.icon(sign, middle + aside, high, size, HUES[phase]))
    if known and known.six_plus:
        drawing.add(drawing.icon("vp", x + TILE - 15, y + 15, 18, STAR))
        if tile.extra:
            drawing.add(text(tile.extra, x + TILE - 15, y + 19, 10, INK, "middle", bold=True))
    drawing.add(
        f'<path d="M{short(x + 16)} {short(y + 3)}l11 6.4v12.8l-11 6.4l-11 -6.4v-12.8z" fill="#fff"/>',
        text(tile.cost, x + 16, y + 21, 14, INK, "middle", bold=True),
    )
    _name(drawing, words.say(f"roll-{tile.sort}-{tile.id}"), x, y)


def _net() -> str:
    """Draw hexagons round the one in the middle, faint."""
    outlines = "".join(
        _outline(TILE / 2 + off_x, 44 + off_y, 19)
        for off_x, off_y in ((-19, -33), (19, -33), (-38, 0), (38, 0), (-19, 33), (19, 33))
    )
    return (
        f'<clipPath id="tile-net-c"><rect x="1" y="1" width="{TILE - 2}" height="{TILE_HEIGHT - 34}"/>'
        f'</clipPath><g id="tile-net"><path clip-path="url(#tile-net-c)" d="{outlines}" fill="none" '
        'opacity=".3"/></g>'
    )


def _outline(x: float, y: float, size: float) -> str:
    half = size / 2
    return (
        f"M{short(x)} {short(y - size)}l{short(size * 0.87)} {short(half)}v{short(size)}"
        f"l{short(-size * 0.87)} {short(half)}l{short(-size * 0.87)} {short(-half)}v{short(-size)}z"
    )


def _hexagon(x: float, y: float, size: float, hue: str) -> str:
    return (
        f'<path d="{_outline(x, y, size)}" fill="#0f1330" fill-opacity=".8" stroke="{hue}" '
        'stroke-width="1.8"/>'
    )


def _world(drawing: Drawing, world: WorldView, words: Text, x: float, y: float) -> None:
    """Draw a world: its ball in the hue of its colour, and the goods on it."""
    place = _places().get(world.id, 0)
    look = worlds.look_of(world.id, world.colour, place)
    ground = {
        "novelty": "#123a55",
        "rare": "#46301f",
        "genes": "#16402c",
        "alien": "#4a421a",
        "grey": "#2b3147",
    }
    _frame(drawing, x, y, ground[world.colour], "#101730")
    key = f"world-{world.id}"
    at = drawing.define(key, planets.ball(look, key))
    drawing.add(
        f'<use href="{at}" transform="translate({short(x + TILE / 2)} {short(y + 46)}) scale(.58)"/>',
        f'<circle cx="{short(x + 16)}" cy="{short(y + 16)}" r="11" fill="#fff"/>',
        text(world.cost, x + 16, y + 21, 14, INK, "middle", bold=True),
    )
    if world.colour != "grey":
        drawing.add(drawing.icon(f"d-{world.colour}", x + TILE - 15, y + 15, 15, DICE[world.colour]))
    for n, good in enumerate(world.goods):
        drawing.add(_die(drawing, good, x + TILE - 17 - 22 * n, y + 70, 20))
    _name(drawing, words.say(f"roll-{world.sort}-{world.id}"), x, y)
