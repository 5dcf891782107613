"""Pictures of our pages for other sites: the players, and the table beside them, as SVG and PNG.

The letters come from files that the client's build cuts (client/fonts.js), never from the system: a picture
looks the same everywhere, and no time goes into looking for fonts.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from starhold import boards
from starhold.boards.art.drawing import LETTERS, MUTED, STAR, TEXT, Drawing, panel, text, wrapped
from starhold.boards.art.random import random, short
from starhold.kernel import registry
from starhold.review import puzzles
from starhold.server.work.jobs import DrawPicture
from starhold.text import Text

#: what is drawn, and the pixels of it: fewer are drawn and packed in less time
WIDTH: Final = 800
HEIGHT: Final = 420
PIXELS: Final = (640, 336)
#: the column with the words, and the margin around everything
COLUMN: Final = 218
EDGE: Final = 20
SKY: Final = "#15183a"
PAPER: Final = "#f6f1e7"
#: the star of favicon.svg and the keep in it, 40 to a side
_STAR: Final = "M20 3 24 15 36 15.4 26.5 22.8 30 35 20 28 10 35 13.5 22.8 4 15.4 16 15z"
_KEEP: Final = "M14.6 29V17.6h2.3v2h1.9v-2h2.4v2h1.9v-2h2.3V29z"
_FONTS: Final = Path(str(files("starhold.server"))) / "static" / "fonts"
#: what client/fonts.js leaves in the fonts
_LETTERS: Final = re.compile("[ -~\u00a0-\u00ffŒœŸ‐-—‘’“”…А-яЁёҐґЄєІіЇїЎў№]*")
#: words on a board, and how high they must be to be read, in pixels: the others take a sixth of the time
_WORDS: Final = re.compile(r'<text [^>]*?font-size="(?P<size>[\d.]+)".*?</text>', re.DOTALL)
_READABLE: Final = 4.6
_DOCUMENT: Final = re.compile(r'<svg\b[^>]* viewBox="[-\d.]+ [-\d.]+ (?P<size>[^"]+)"[^>]*>')


def able() -> bool:
    """True if this installation can draw: it has the library and the fonts."""
    return find_spec("resvg_py") is not None and bool(_fonts())


@cache
def _fonts(language: str = "") -> list[str]:
    """Return the fonts, those of the language's script first; letters that they lack come from the next.

    Words of the other script are mostly names, so its bold letters come before its others.
    """
    script = "cyrillic" if language == "ru" else "latin"
    found = sorted(_FONTS.glob("*.ttf"), reverse=True)
    own = sorted(path for path in found if path.stem.endswith(script))
    return [str(path) for path in (*own, *(path for path in found if path not in own))]


def name_of(seat: int, name: str) -> str:
    """Return a player's name, or the letter of the seat if the fonts lack one of its letters."""
    return name if _LETTERS.fullmatch(name) else LETTERS[seat]


def png(asked: DrawPicture) -> bytes:
    """Return the picture."""
    import resvg_py

    found = resvg_py.svg_to_bytes(
        svg_string=svg(asked),
        width=PIXELS[0],
        skip_system_fonts=True,
        font_files=_fonts(asked.language),
        sans_serif_family="Inter",
    )
    return bytes(found)


def svg(asked: DrawPicture) -> str:
    """Return the picture as an SVG document."""
    drawing = Drawing(asked.title)
    _night(drawing)
    _words(drawing, asked)
    board = asked.board or (_of_puzzle(asked.game, asked.puzzle, asked.language) if asked.game else "")
    left = EDGE + COLUMN + EDGE
    room, height = WIDTH - left - EDGE, HEIGHT - 2 * EDGE
    if not board:
        drawing.add(_star(left + room / 2, HEIGHT / 2, 300))
        return drawing.document(WIDTH, HEIGHT)
    own = _DOCUMENT.search(board)
    assert own is not None
    wide, high = map(float, own["size"].split())
    scale = min(room / wide, height / high)
    wide, high = wide * scale, high * scale
    x, y = left + (room - wide) / 2, (HEIGHT - high) / 2
    # The document's own size makes way for ours. Boards without a ground of their own lie on paper.
    begin = re.sub(r' (?:x|y|width|height)="[^"]*"', "", own[0])
    place = f' x="{short(x)}" y="{short(y)}" width="{short(wide)}" height="{short(high)}">'
    least = _READABLE / (scale * PIXELS[0] / WIDTH)
    content = _WORDS.sub(lambda word: word[0] if float(word["size"]) >= least else "", board[own.end() :])
    drawing.add(panel(x, y, wide, high, PAPER, PAPER, 6), begin[:-1], place, content)
    return drawing.document(WIDTH, HEIGHT)


def _night(drawing: Drawing) -> None:
    following = random(7)
    stars = "".join(
        f'<circle cx="{short(following() * WIDTH)}" cy="{short(following() * HEIGHT)}" '
        f'r="{short(0.5 + following())}"/>'
        for _ in range(48)
    )
    drawing.add(
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{SKY}"/>',
        f'<g fill="#fff" opacity=".3">{stars}</g>',
    )


def _star(x: float, y: float, size: float) -> str:
    at = f'transform="translate({short(x - size / 2)} {short(y - size / 2)}) scale({size / 40:.3f})"'
    return f'<g {at}><path d="{_STAR}" fill="{STAR}"/><path d="{_KEEP}" fill="{SKY}"/></g>'


def _words(drawing: Drawing, asked: DrawPicture) -> None:
    drawing.add(
        _star(EDGE + 13, EDGE + 14, 30),
        text("Starhold", EDGE + 36, EDGE + 21, 19, TEXT, bold=True, display=True),
    )
    down = EDGE + 64
    for line in wrapped(asked.page, 16, COLUMN, 2):
        drawing.add(text(line, EDGE, down, 16, MUTED, room=COLUMN))
        down += 21
    down += 10
    for line in wrapped(asked.title, 25, COLUMN + 30, 4):
        drawing.add(text(line, EDGE, down, 25, TEXT, bold=True, display=True, room=COLUMN))
        down += 31
    down += 8
    for row in asked.rows:
        drawing.add(
            panel(EDGE, down - 4, COLUMN, 34, "#ffffff14", "#ffffff1f", 10),
            drawing.emblem(row.seat, EDGE + 19, down + 13, 22),
            text(row.name, EDGE + 38, down + 19, 16, TEXT, bold=True, room=COLUMN - 90),
            text(row.points, EDGE + COLUMN - 10, down + 19, 17, STAR, "end", bold=True),
        )
        down += 40


def _of_puzzle(game: str, puzzle: str, language: str) -> str:
    """Return the board of a puzzle as the seat sees it that solves it; nothing for games without any."""
    shipped, rules = puzzles.shipped(game), registry.game(game)
    if not shipped.puzzles or not boards.has_picture(rules):
        return ""
    one = puzzles.named(game, puzzle) if puzzle else shipped.puzzles[0]
    state = puzzles.table_of(shipped, one)
    names = [LETTERS[seat] for seat in range(state.players)]
    return boards.picture(rules, state.view(one.seat), names, Text(language))
