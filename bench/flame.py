"""Flame: a small picture of where a server spends its time, from `bench/load.py --profile FILE.txt`.

    python bench/flame.py FILE.txt docs/pictures/serving.svg

Each box is a function, as wide as its share of the time, above the one that called it. What all stacks have
in common, and what takes less than a two hundredth, is left out. The words of a box are also its title.
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import escape

WIDTH, ROW, LEAST = 1200, 17, 0.005
#: layers that only hand on
PASSED = (
    "starlette/",
    "typer/",
    "runpy",
    "middleware",
    "contextlib.py",
    "asyncio/runners",
    "asyncio/base_events",
)
COLOURS = (
    ("starhold/", "#e8a33d"),
    ("asyncio/", "#7fa7d1"),
    ("sqlalchemy/", "#9bbf85"),
    ("uvicorn/", "#c79ec4"),
)


@dataclass
class Box:
    """A function in one place of the stacks, and the samples in which it was there."""

    name: str
    samples: int = 0
    inner: dict[str, "Box"] = field(default_factory=dict)


def read(file: Path) -> Box:
    """All stacks, one above the other."""
    root = Box("all")
    for line in file.read_text().splitlines():
        stack, _, number = line.rpartition(" ")
        root.samples += int(number)
        box = root
        for frame in stack.split(";"):
            name = re.sub(r":\d+\)$", ")", frame).replace("<locals>.", "")
            if any(word in name for word in PASSED) or name == box.name:
                continue
            box = box.inner.setdefault(name, Box(name))
            box.samples += int(number)
    while len(root.inner) == 1:
        root = next(iter(root.inner.values()))
    return root


def drawn(box: Box, x: float, level: int, scale: float, out: list[tuple[float, int, float, str, str]]) -> int:
    """Boxes as (x, level, width, colour, words); tells how many levels there are."""
    width, top = box.samples * scale, level
    colour = next((colour for word, colour in COLOURS if word in box.name), "#d8d3c8")
    out.append((x, level, width, colour, f"{box.name.partition(' (')[0]} {100 * width / WIDTH:.1f} %"))
    for inner in sorted(box.inner.values(), key=lambda one: one.name):
        if inner.samples * scale >= LEAST * WIDTH:
            top = max(top, drawn(inner, x, level + 1, scale, out))
            x += inner.samples * scale
    return top


def picture(root: Box) -> str:
    boxes: list[tuple[float, int, float, str, str]] = []
    height = (drawn(root, 0, 0, WIDTH / root.samples, boxes) + 1) * ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="11">'
    ]
    for x, level, width, colour, words in boxes:
        y = height - (level + 1) * ROW
        fits = int(width / 6.2)
        shown = escape(words if len(words) <= fits else words[: max(0, fits - 1)])
        parts.append(
            f'<g><title>{escape(words)}</title><rect x="{x:.1f}" y="{y}" width="{max(width - 0.5, 0.5):.1f}" '
            f'height="{ROW - 1}" fill="{colour}"/><text x="{x + 3:.1f}" y="{y + 12}">{shown}</text></g>'
        )
    return "\n".join([*parts, "</svg>\n"])


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(picture(read(Path(sys.argv[1]))))
