"""Strength against thinking time: a picture from what tournaments told.

    starhold tournament roll --bots expert@30ms,strong@30ms --players 2 --games 100 --json > roll-30.json
    python bench/strength.py *.json > docs/pictures/strength.svg

Each file is one tournament of two bots with two players. The budget of `expert` gives the place across, its
share of wins with the interval the height. One line a game; a dot tells how many it stands for.
"""

import json
import math
import sys
from dataclasses import dataclass
from pathlib import Path

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 60, 30, 70, 50
COLOURS = {"galaxies": "#36c", "kingdoms": "#2a7", "roll": "#c52"}
TIMES = (10, 30, 100, 300, 1000)


@dataclass(frozen=True)
class Dot:
    """What one tournament says of one budget."""

    game: str
    milliseconds: int
    share: float
    low: float
    high: float
    games: int
    against: str


def dot(path: Path, level: str = "expert") -> Dot:
    """The row of the level whose budget is in milliseconds."""
    told = json.loads(path.read_text(encoding="utf-8"))
    name, row = next(
        (name, row)
        for name, row in told["bots"].items()
        if name.startswith(level + "@") and name.endswith("ms")
    )
    (against,) = (other for other in told["bots"] if other != name)
    time = int(name.partition("@")[2].removesuffix("ms"))
    return Dot(told["game"], time, row["win_share"], row["low"], row["high"], told["games"], against)


def drawn(dots: list[Dot]) -> str:
    """An SVG; time grows by factors."""
    low, high = math.log(TIMES[0] / 1.5), math.log(TIMES[-1] * 1.5)

    def across(time: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (math.log(time) - low) / (high - low)

    def up(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        f'<text x="{LEFT}" y="22" font-size="15">expert: win rate against thinking time (two players, '
        f"95% intervals)</text>"
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<path d="M{LEFT} {up(share):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
            f'<text x="{LEFT - 8}" y="{up(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for time in TIMES:
        parts.append(
            f'<text x="{across(time):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{time} ms</text>'
        )
    for number, (game, colour) in enumerate(COLOURS.items()):
        line = sorted((one for one in dots if one.game == game), key=lambda one: one.milliseconds)
        if not line:
            continue
        # side by side, so that intervals of three games at one time can be told apart
        shift = 9 * (number - 1)
        places = [(across(one.milliseconds) + shift, up(one.share)) for one in line]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for one, (x, y) in zip(line, places, strict=True):
            parts.append(
                f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{up(one.low):.1f}" y2="{up(one.high):.1f}" '
                f'stroke="{colour}"/><circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}">'
                f"<title>{one.games} games</title></circle>"
            )
        parts.append(
            f'<text x="{LEFT + 210 * number}" y="44" fill="{colour}">{game.capitalize()} against '
            f"{line[0].against}</text>"
        )
    return "".join(parts) + "</svg>\n"


if __name__ == "__main__":
    sys.stdout.write(drawn([dot(Path(name)) for name in sys.argv[1:]]))
