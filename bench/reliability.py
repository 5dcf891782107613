"""Draws how reliable reviews are, from what `bench/review.py calibrate` told.

    python bench/reliability.py TOLD.jsonl > docs/pictures/reliability.svg

A line of the input is one game with one number of players. Across: the share of a win that was promised; up:
what was won. Each half of the games is judged by what fits the other. Bars are 95 % intervals by games, not
positions.
"""

import json
import sys
from pathlib import Path
from typing import Any

SIDE, GAP, LEFT, TOP, BOTTOM = 240, 44, 52, 62, 44
COLOURS = {2: "#2f6fd0", 3: "#b5651d", 4: "#1c7a5a", 5: "#7a3fb0"}
#: fewer positions than this say nothing
LEAST = 20


def shape(players: int, x: float, y: float) -> str:
    """Numbers of players are told apart by shape as well as by colour."""
    colour = COLOURS[players]
    if players == 2:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'
    if players == 3:
        return f'<path d="M{x:.1f} {y - 5.5:.1f}l5 9h-10z" fill="{colour}"/>'
    if players == 4:
        return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="{colour}"/>'
    return f'<path d="M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z" fill="{colour}"/>'


def panel(game: str, told: list[dict[str, Any]], left: int) -> str:
    def across(share: float) -> float:
        return left + SIDE * share

    def up(share: float) -> float:
        return TOP + SIDE * (1 - min(max(share, 0), 1))

    parts = [f'<text x="{left}" y="{TOP - 12}" font-size="14" font-weight="700">{game.capitalize()}</text>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<path d="M{left} {up(share):.1f}h{SIDE}M{across(share):.1f} {TOP}v{SIDE}" stroke="#ddd"/>'
            f'<text x="{left - 6}" y="{up(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
            f'<text x="{across(share):.1f}" y="{TOP + SIDE + 16}" text-anchor="middle">{share:.0%}</text>'
        )
    parts.append(f'<path d="M{left} {TOP + SIDE}L{left + SIDE} {TOP}" stroke="#888" stroke-dasharray="5 4"/>')
    for one in told:
        shift = 4 * (one["players"] - 3.5)
        for promised, won, error, many in one["fitted"]:
            if many < LEAST:
                continue
            x = across(promised) + shift
            parts.append(
                f'<path d="M{x:.1f} {up(won - 1.96 * error):.1f}V{up(won + 1.96 * error):.1f}" '
                f'stroke="{COLOURS[one["players"]]}"/>{shape(one["players"], x, up(won))}'
            )
    for nth, one in enumerate(told):
        y = TOP + 16 + 17 * nth
        words = f"{one['players']} players, {one['games']:,} games"
        parts.append(f'{shape(one["players"], left + 14, y)}<text x="{left + 26}" y="{y + 4}">{words}</text>')
    return "".join(parts)


def drawn(told: list[dict[str, Any]]) -> str:
    """An SVG, a panel for each game."""
    games = sorted({one["game"] for one in told})
    width, height = LEFT + len(games) * (SIDE + GAP), TOP + SIDE + BOTTOM
    panels = "".join(
        panel(
            game,
            sorted((one for one in told if one["game"] == game), key=lambda one: int(one["players"])),
            LEFT + nth * (SIDE + GAP),
        )
        for nth, game in enumerate(games)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="11"><rect width="{width}" height="{height}" fill="#fff"/>'
        f'<text x="{LEFT}" y="24" font-size="15">Win chances of a review: promised (across) and won (up), '
        f"judged by what other games fit, 95% intervals</text>{panels}</svg>\n"
    )


if __name__ == "__main__":
    lines = [json.loads(line) for file in sys.argv[1:] for line in Path(file).read_text().splitlines()]
    print(drawn([line for line in lines if line.get("proof") == "calibrate"]), end="")
