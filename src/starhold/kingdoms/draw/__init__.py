"""Drawings of Tiny Epic Kingdoms: `draw` for a terminal, `picture` as SVG."""

from starhold.kingdoms.draw.svg import picture
from starhold.kingdoms.draw.terminal import draw

__all__ = ["draw", "picture"]
