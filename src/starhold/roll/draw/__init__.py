"""Drawings of Roll for the Galaxy: `draw` for a terminal, `picture` as SVG."""

from starhold.roll.draw.svg import picture
from starhold.roll.draw.terminal import draw

__all__ = ["draw", "picture"]
