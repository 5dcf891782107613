"""Drawings of Tiny Epic Galaxies: `draw` for a terminal, `picture` as SVG."""

from starhold.galaxies.draw.svg import picture
from starhold.galaxies.draw.terminal import draw

__all__ = ["draw", "picture"]
