"""Docstrings for the documentation: examples (`>>>`) become blocks of code, else Markdown quotes them."""

from __future__ import annotations

import re
from typing import Any

import griffe

#: an example with what it prints, up to the next empty line
_EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Examples(griffe.Extension):  # type: ignore[misc]
    """Fences the examples of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """A module, class, function or attribute was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring whose examples are blocks of code."""
    return _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)
