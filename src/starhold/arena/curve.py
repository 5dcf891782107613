"""Curve: a training as a picture: what the net still gets wrong, and each test against the last accepted."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starhold.arena.training import Generation

WIDTH: Final = 720
HEIGHT: Final = 360
LEFT, RIGHT, TOP, BOTTOM = 60, 60, 40, 50


def drawn(game: str, log: "Sequence[Generation]") -> str:
    """Return an SVG: the loss as a line, win rates as dots, filled if a generation was accepted."""
    most = max((line.games for line in log), default=1)
    losses = [line.loss for line in log] or [0.0]
    low, high = min(losses), max(*losses, min(losses) + 0.01)

    def across(games: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * games / most

    def up(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    path = " ".join(f"{across(line.games):.1f},{up((line.loss - low) / (high - low)):.1f}" for line in log)
    dots = "".join(
        f'<circle cx="{across(line.games):.1f}" cy="{up(line.test_share):.1f}" r="4" stroke="#2a7" '
        f'fill="{"#2a7" if line.accepted else "none"}"/>'
        for line in log
    )
    ticks = "".join(
        f'<text x="{LEFT - 8}" y="{up(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{up(share):.1f}" y2="{up(share):.1f}" stroke="#ddd"/>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    numbers = "".join(
        f'<text x="{across(most * part / 4):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">'
        f"{most * part // 4:,}</text>"
        for part in range(5)
    )
    ends = "".join(
        f'<text x="{WIDTH - RIGHT + 8}" y="{up(place) + 4:.1f}" fill="#36c">{loss:.3f}</text>'
        for place, loss in ((0.0, low), (1.0, high))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        f'<text x="{LEFT}" y="22" font-size="15">{game}: {most:,} games of self-play</text>'
        f'{ticks}{numbers}{ends}<polyline points="{path}" fill="none" stroke="#36c" stroke-width="2"/>{dots}'
        f'<text x="{WIDTH - RIGHT}" y="22" text-anchor="end"><tspan fill="#36c">loss</tspan> · '
        f'<tspan fill="#2a7">share of wins against the last accepted (full: accepted)</tspan></text></svg>\n'
    )
