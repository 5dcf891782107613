"""Planets and their grounds: kind, palette, bands, craters, seas and rings follow from the id.

Kinds, palettes and rings are the browser's (`art/planets.ts` of client/src; a test compares them).
Coasts and bands are curves here: the browser's are filters of noise, which take a renderer long.
"""

from dataclasses import dataclass
from functools import cache
from math import cos, sin, sqrt

from starhold.boards.art.random import hash_of, random, short


@dataclass(frozen=True)
class Palette:
    """The colours of a planet."""

    light: str
    main: str
    dark: str
    accent: str
    air: str
    land: str


def palette(colours: str) -> Palette:
    """Return the palette that is written as six colours."""
    return Palette(*(f"#{colour}" for colour in colours.split()))


PALETTES = tuple(
    map(
        palette,
        (
            "ffe9b8 f0a958 8f4a2c fff4d8 ffcf8a b8642f",
            "c8f4ff 4fb3d9 1c4f86 f2ffff 8fe3ff 7cc07a",
            "ffd3dd e0708f 702a58 ffeef2 ff9fc0 ffc7a0",
            "dcf7c4 6fbf73 23614f f3ffd9 a6f0b0 eadf9f",
            "e6dcff 9a7be0 41308a fbf5ff c2a8ff efb9e6",
            "ffe0c2 d9693f 6b1f24 ffd27a ff9a6b ffb066",
            "eef2f7 9fb0c6 4a5670 ffffff cfe0ff eef2f8",
            "d3fff0 3fc0a8 14545c fff7c9 7ff0d6 f4e59c",
        ),
    )
)


@dataclass(frozen=True)
class PlanetLook:
    """How a planet looks."""

    palette: Palette
    #: gas, storm, sea, ice or rock
    kind: str
    ring: bool
    seed: int

    @property
    def tilt(self) -> float:
        """Degrees that it is turned by."""
        return round(-28 + random(self.seed)() * 40, 1)


def look_of_planet(planet: str, place: int) -> PlanetLook:
    """Return a planet by its place among all: no two look alike."""
    colours = place % len(PALETTES)
    kinds = ("gas", "sea", "rock", "ice", "storm")
    kind = kinds[(place // len(PALETTES) + colours) % len(kinds)]
    return PlanetLook(PALETTES[colours], kind, place % 5 == 0, hash_of(planet))


# -- the ball -------------------------------------------------------------------------------------------


def _bands(look: PlanetLook) -> str:
    following = random(look.seed + 1)
    colours = look.palette
    choice = (
        colours.main, colours.light, colours.main, colours.dark, colours.accent, colours.main, colours.light
    )  # fmt: skip
    body = ""
    y = -52.0
    while y < 54:
        height = 5 + following() * 15
        colour = choice[int(following() * len(choice))]
        opacity = 0.55 + following() * 0.45
        body += (
            f'<path d="M-70 {short(y)}q35 {short(following() * 8 - 4)} 70 0t70 0v{short(height + 1)}'
            f'q-35 {short(following() * 8 - 4)} -70 0t-70 0z" fill="{colour}" opacity="{opacity:.2f}"/>'
        )
        y += height
    if look.kind == "storm" or following() > 0.5:
        x, y = -18 + following() * 26, 4 + following() * 18
        body += (
            f'<ellipse cx="{short(x)}" cy="{short(y)}" rx="15" ry="8" fill="{colours.accent}"/>'
            f'<ellipse cx="{short(x)}" cy="{short(y)}" rx="9" ry="4.5" fill="{colours.main}"/>'
        )
    return f'<circle r="51" fill="{colours.main}"/>{body}'


def _craters(look: PlanetLook) -> str:
    following = random(look.seed + 2)
    body = f'<circle r="50" fill="{look.palette.main}"/>'
    for _ in range(15):
        angle, away, size = following() * 6.28, sqrt(following()) * 46, 3 + following() * 9
        x, y = cos(angle) * away, sin(angle) * away
        body += (
            f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(size)}" fill="{look.palette.dark}" '
            f'opacity=".55"/><circle cx="{short(x + size * 0.2)}" cy="{short(y + size * 0.22)}" '
            f'r="{short(size * 0.82)}" fill="{look.palette.light}" opacity=".5"/>'
        )
    return body


def _seas(look: PlanetLook) -> str:
    """Return continents as closed curves, clouds as thin ones."""
    following = random(look.seed + 3)
    colours = look.palette
    land = colours.accent if look.kind == "ice" else colours.land
    body = f'<circle r="50" fill="{colours.main}"/><circle r="50" fill="{colours.dark}" opacity=".42"/>'
    for _ in range(7):
        angle, away, size = following() * 6.28, sqrt(following()) * 44, 9 + following() * 15
        x, y = cos(angle) * away, sin(angle) * away
        shore = []
        for n in range(9):
            reach = size * (0.55 + following() * 0.7)
            shore.append((x + cos(n * 0.698) * reach * 1.25, y + sin(n * 0.698) * reach * 0.8))
        body += f'<path d="{_closed(shore)}" fill="{land}" opacity=".92"/>'
    for _ in range(6):
        x, y, size = -60 + following() * 90, -42 + following() * 84, 18 + following() * 34
        body += (
            f'<path d="M{short(x)} {short(y)}q{short(size / 2)} {short(-3 - following() * 5)} {short(size)} 0'
            f'q{short(-size / 2)} {short(2 + following() * 3)} {short(-size)} 0z" fill="#fff" opacity=".62"/>'
        )
    return f'{body}<ellipse cy="-50" rx="20" ry="6" fill="#fff" opacity=".65"/>'


def _closed(points: list[tuple[float, float]]) -> str:
    """Return a smooth closed curve through the middles between points."""
    size = len(points)
    middles = [
        ((points[n][0] + points[(n + 1) % size][0]) / 2, (points[n][1] + points[(n + 1) % size][1]) / 2)
        for n in range(size)
    ]
    path = f"M{short(middles[-1][0])} {short(middles[-1][1])}"
    for (x, y), (to_x, to_y) in zip(points, middles, strict=True):
        path += f"Q{short(x)} {short(y)} {short(to_x)} {short(to_y)}"
    return path + "Z"


def _rings(look: PlanetLook, key: str, front: bool) -> str:
    if not look.ring:
        return ""
    half = f"{key}-{'front' if front else 'back'}"
    top = 0 if front else -60
    return (
        f'<clipPath id="{half}"><rect x="-90" y="{top}" width="180" height="60"/></clipPath>'
        f'<g transform="rotate({look.tilt:g})"><g clip-path="url(#{half})">'
        f'<ellipse rx="78" ry="18" fill="none" stroke="{look.palette.light}" stroke-width="9" opacity=".75"/>'
        f'<ellipse rx="68" ry="14.5" fill="none" stroke="{look.palette.main}" stroke-width="3" opacity=".9"/>'
        "</g></g>"
    )


@cache
def ball(look: PlanetLook, key: str) -> str:
    """Return a planet as a group with the id `key`: the ball is 100 wide, its middle is the origin."""
    drawers = {"sea": _seas, "ice": _seas, "rock": _craters, "gas": _bands, "storm": _bands}
    air = look.palette.air
    scale = 0.9 if look.ring else 1
    return (
        f'<g id="{key}"><clipPath id="{key}-c"><circle r="50"/></clipPath>'
        f'<radialGradient id="{key}-l" cx=".32" cy=".27" r=".85"><stop offset="0" stop-color="#fff" '
        'stop-opacity=".5"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".62" '
        'stop-color="#0a0624" stop-opacity=".12"/><stop offset="1" stop-color="#080420" stop-opacity=".88"/>'
        f'</radialGradient><radialGradient id="{key}-g"><stop offset=".78" stop-color="{air}" '
        f'stop-opacity=".5"/><stop offset="1" stop-color="{air}" stop-opacity="0"/></radialGradient>'
        f'<g transform="scale({scale})">{_rings(look, key, False)}<circle r="60" fill="url(#{key}-g)"/>'
        f'<g clip-path="url(#{key}-c)"><g transform="rotate({look.tilt:g})">{drawers[look.kind](look)}</g>'
        f'<circle r="51" fill="url(#{key}-l)"/><circle r="49.3" fill="none" stroke="{air}" '
        f'stroke-opacity=".35" stroke-width="1.5"/></g>{_rings(look, key, True)}</g></g>'
    )


@cache
def ground(look: PlanetLook, key: str) -> str:
    """Return a strip of the planet's ground, 200 by 80, as a symbol with the id `key`."""
    following = random(look.seed + 5)
    colours = look.palette
    stones = ""
    for _ in range(9):
        size = 4 + following() * 12
        stones += (
            f'<ellipse cx="{short(following() * 200)}" cy="{short(46 + following() * 34)}" '
            f'rx="{short(size)}" ry="{short(size * 0.32)}" fill="{colours.dark}" opacity=".4"/>'
        )
    hills = "M0 60"
    for x in range(0, 201, 20):
        hills += f"L{x} {short(34 + following() * 16 + abs(x - 100) * 0.09)}"
    return (
        f'<symbol id="{key}" viewBox="0 0 200 80" preserveAspectRatio="none"><linearGradient id="{key}-s" '
        f'x2="0" y2="1"><stop offset="0" stop-color="{colours.air}" stop-opacity="0"/><stop offset=".55" '
        f'stop-color="{colours.air}" stop-opacity=".5"/></linearGradient><linearGradient id="{key}-g" x2="0" '
        f'y2="1"><stop offset="0" stop-color="{colours.light}"/><stop offset="1" '
        f'stop-color="{colours.main}"/></linearGradient><rect width="200" height="80" fill="url(#{key}-s)"/>'
        f'<path d="{hills}L200 80L0 80Z" fill="{colours.dark}" opacity=".7"/>'
        f'<path d="M0 52Q100 36 200 52V80H0Z" fill="url(#{key}-g)"/>{stones}'
        f'<rect width="200" height="80" fill="#0b0a24" opacity=".28"/></symbol>'
    )
