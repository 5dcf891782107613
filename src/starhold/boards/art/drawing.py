"""Drawing: text, icons, emblems, dice and panels of the browser's tables as SVG, with its colours."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files

from starhold.boards.art.random import random, short

#: the dark theme's tokens (client/src/style/tokens.css)
TEXT, MUTED, FAINT, STAR, STAR_INK = "#f5f3ff", "#b9bce0", "#9599c6", "#ffd166", "#2b1d00"
#: a player is a colour, a shape and a letter; the Rogue and the neutral ones are grey, without a letter
SEATS = ("#ff6b57", "#3d8ff5", "#28c79a", "#f0a6e4", "#e8dc9a")
NOBODY = "#9aa0b4"
LETTERS = "ABCDE"
INK = "#14132a"
SANS = "Inter, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', Arial, sans-serif"
DISPLAY = "Jost, 'Avenir Next', 'Century Gothic', Inter, 'Noto Sans', 'DejaVu Sans', Arial, sans-serif"

#: width of a letter in parts of its size, generous enough for wider fonts than ours
_NARROW, _WIDE = frozenset("iljtf.,:;'|!()[]·I1’ "), frozenset("mwMWШЩЖЮФмшщжюф@%")


def width_of(words: str, size: float) -> float:
    """Return the approximate width of words."""
    return size * sum(
        0.36 if char in _NARROW else 0.95 if char in _WIDE else 0.7 if char.isupper() else 0.6
        for char in words
    )


def wrapped(words: str, size: float, room: float, most: int) -> list[str]:
    """Return words in lines that fit; if there are too many, the last line ends with dots."""
    lines: list[str] = []
    for word in words.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1].rstrip(".,;:") + " …"]
    return lines


def halves(words: str, size: float, room: float) -> list[str]:
    """Return words in one line if they fit, else in two of about the same length."""
    each = words.split()
    if len(each) == 1 or width_of(words, size) <= room:
        return [words]
    splits = [(" ".join(each[:n]), " ".join(each[n:])) for n in range(1, len(each))]
    return list(min(splits, key=lambda two: max(width_of(line, size) for line in two)))


@cache
def _symbols() -> dict[str, str]:
    """Return the drawings of the icons, by id."""
    sprite = files("starhold.boards.art").joinpath("icons.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'<symbol id="([^"]+)" viewBox="0 0 24 24">(.*?)</symbol>', sprite))


class Drawing:
    """An SVG document that is being drawn; what is used several times is defined once."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.defs: dict[str, str] = {}
        self.body: list[str] = []

    def add(self, *parts: str) -> None:
        """Put parts on top of what is there."""
        self.body += parts

    def define(self, key: str, drawn: str) -> str:
        """Define something under an id, once; return the reference to it."""
        self.defs.setdefault(key, drawn)
        return f"#{key}"

    def icon(self, name: str, x: float, y: float, size: float, colour: str, opacity: float = 1) -> str:
        """Return an icon of one colour with its middle there."""
        at = self.define(
            f"i-{name}", f'<symbol id="i-{name}" viewBox="0 0 24 24">{_symbols()[name]}</symbol>'
        )
        half = size / 2
        faint = "" if opacity == 1 else f' opacity="{opacity}"'
        return (
            f'<use href="{at}" x="{short(x - half)}" y="{short(y - half)}" width="{short(size)}" '
            f'height="{short(size)}" fill="{colour}" color="{colour}"{faint}/>'
        )

    def emblem(self, seat: int | None, x: float, y: float, size: float) -> str:
        """Return a player's emblem: colour, shape and letter; None is no player's."""
        if seat is None:
            half = size / 24
            return (
                f'<path transform="translate({short(x - size / 2)} {short(y - size / 2)}) scale({half:.3f})" '
                f'd="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z" fill="{NOBODY}"/>'
            )
        shape = self.icon(f"p-{LETTERS[seat].lower()}", x, y, size, SEATS[seat])
        # A triangle's middle is lower than its box's.
        down = size * (0.2 if seat == 0 else 0.16)
        return shape + text(LETTERS[seat], x, y + down, size * 0.46, INK, "middle", bold=True)

    def ship(self, seat: int | None, x: float, y: float, size: float) -> str:
        """Return a ship that stands there, its owner's emblem on the window."""
        colour = NOBODY if seat is None else SEATS[seat]
        sign = "M14.5 16.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z" if seat is None else None
        window = (
            f'<path d="{sign}" fill="{colour}"/>'
            if sign
            else self.icon(f"p-{LETTERS[seat or 0].lower()}", 16, 21, 9.6, colour)
        )
        key = f"ship-{'x' if seat is None else seat}"
        at = self.define(
            key,
            f'<g id="{key}"><path d="M9 20 2 31v6l8-4zM23 20l7 11v6l-8-4z" fill="{colour}" stroke="{INK}" '
            'stroke-width="1.4" stroke-linejoin="round"/><path d="M9 20 2 31v6l8-4zM23 20l7 11v6l-8-4z" '
            f'fill="{INK}" opacity=".38"/><path d="M12 34h8l-4 6z" fill="{STAR}"/>'
            f'<path d="M16 1c6 5 8.5 11.5 8.5 19v14h-17V20C7.5 12.5 10 6 16 1z" fill="{colour}" '
            f'stroke="{INK}" stroke-width="1.4"/>'
            '<path d="M16 1c-6 5-8.5 11.5-8.5 19v14h5V20C12.5 12.5 13.5 6 16 1z" '
            f'fill="#fff" opacity=".35"/><circle cx="16" cy="21" r="7.3" fill="{INK}"/>{window}</g>',
        )
        scale = size / 40
        return (
            f'<use href="{at}" transform="translate({short(x - 16 * scale)} {short(y - 20 * scale)}) '
            f'scale({scale:.3f})"/>'
        )

    def die(self, face: str, x: float, y: float, size: float, ink: str, ground: str = "#f6f1e7") -> str:
        """Return a die that lies there and shows an icon."""
        left, top, round_off = x - size / 2, y - size / 2, size * 0.24
        return (
            f'<rect x="{short(left)}" y="{short(top + size * 0.06)}" width="{short(size)}" '
            f'height="{short(size)}" rx="{short(round_off)}" fill="#000" opacity=".35"/>'
            f'<rect x="{short(left)}" y="{short(top)}" width="{short(size)}" height="{short(size)}" '
            f'rx="{short(round_off)}" fill="{ground}"/>'
            f'<path d="M{short(left + round_off)} {short(top + 1)}h{short(size - 2 * round_off)}" '
            'stroke="#fff" stroke-opacity=".6" stroke-width="1.5" stroke-linecap="round"/>'
            f"{self.icon(face, x, y, size * 0.62, ink)}"
        )

    def sky(self, width: float, height: float, room: Sequence[str]) -> None:
        """Draw the table itself: a night of three colours, with stars."""
        low, one, other = room
        self.define(
            "sky",
            f'<linearGradient id="sky" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="{one}"/>'
            f'<stop offset=".5" stop-color="{low}"/><stop offset="1" stop-color="{other}"/></linearGradient>',
        )
        self.add(f'<rect width="{short(width)}" height="{short(height)}" fill="url(#sky)"/>')
        following = random(7)
        stars = []
        for _ in range(round(width * height / 9000)):
            big = following()
            x, y, radius = following() * width, following() * height, 0.5 + big * big * 1.3
            stars.append(
                f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}" '
                f'opacity="{0.12 + big * 0.5:.2f}"/>'
            )
        self.add(f'<g fill="#fff">{"".join(stars)}</g>')

    def document(self, width: float, height: float) -> str:
        """Return the whole as an SVG document."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {short(width)} {short(height)}" '
            f'width="{short(width)}" height="{short(height)}" font-family="{SANS}" role="img">'
            f"<title>{escape(self.title)}</title><defs>{''.join(self.defs.values())}</defs>"
            f"{''.join(self.body)}</svg>"
        )


# -- letters and boxes ----------------------------------------------------------------------------------


def text(
    words: object,
    x: float,
    y: float,
    size: float,
    colour: str = TEXT,
    anchor: str = "start",
    *,
    bold: bool = False,
    display: bool = False,
    room: float | None = None,
) -> str:
    """Return one line of text, narrowed if it would not fit into `room`."""
    said = str(words)
    weight = ' font-weight="700"' if bold else ""
    family = f' font-family="{DISPLAY}"' if display else ""
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    tight = ""
    if room is not None and width_of(said, size) > room:
        tight = f' textLength="{short(room)}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text x="{short(x)}" y="{short(y)}" font-size="{short(size)}" fill="{colour}"{weight}{family}{side}'
        f"{tight}>{escape(said)}</text>"
    )


def lines(
    words: Iterable[str], x: float, y: float, size: float, colour: str = MUTED, anchor: str = "start"
) -> str:
    """Return lines below each other."""
    return "".join(text(line, x, y + n * size * 1.35, size, colour, anchor) for n, line in enumerate(words))


def panel(
    x: float, y: float, width: float, height: float, fill: str, line: str, round_off: float = 16
) -> str:
    """Return a panel with a thin border."""
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}" '
        f'rx="{short(round_off)}" fill="{fill}" stroke="{line}" stroke-width="1.2"/>'
    )


def edge(x: float, y: float, width: float, colour: str, round_off: float = 16) -> str:
    """Return the coloured upper edge of a panel: whose it is, or whose turn it is."""
    return (
        f'<path d="M{short(x)} {short(y + round_off)}q0 {short(-round_off)} {short(round_off)} '
        f"{short(-round_off)}h{short(width - 2 * round_off)}q{short(round_off)} 0 {short(round_off)} "
        f'{short(round_off)}" fill="none" stroke="{colour}" stroke-width="4"/>'
    )


def pips(x: float, y: float, amount: int, most: int, colour: str, width: float = 16) -> str:
    """Return a track: how many of how many."""
    return "".join(
        f'<rect x="{short(x + n * (width + 3))}" y="{short(y)}" width="{short(width)}" height="11" rx="3" '
        f'fill="{colour if n < amount else "#323868"}"/>'
        for n in range(most)
    )


def badge(x: float, y: float, radius: float, points: object) -> str:
    """Return points on a star of many rays."""
    from math import cos, pi, sin

    rays = []
    for n in range(24):
        away = radius if n % 2 == 0 else radius * 0.82
        rays.append(f"{short(x + away * sin(pi * n / 12))} {short(y - away * cos(pi * n / 12))}")
    return (
        f'<path d="M{"L".join(rays)}Z" fill="{STAR}"/>'
        f"{text(points, x, y + radius * 0.36, radius, STAR_INK, 'middle', bold=True, display=True)}"
    )
