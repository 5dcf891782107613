"""Hooks of the documentation's build: scripts and styles that stand inside pages become files of the site.

The server's content security policy allows scripts and style sheets from files of its own only.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Any

#: where the files go, below the site
FOLDER = "assets/inline"

_SCRIPT = re.compile(r"<script(?P<words>[^>]*)>(?P<text>.*?)</script>", re.DOTALL)
_STYLE = re.compile(r"<style[^>]*>(?P<text>.*?)</style>", re.DOTALL)


def on_post_build(config: Any, **_: Any) -> None:
    """Go through all pages when they are written."""
    site = Path(config["site_dir"])
    # The server says itself that there is nothing; this page would look for its parts at the root.
    (site / "404.html").unlink(missing_ok=True)
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        moved = moved_out(text, site, page)
        if moved != text:
            page.write_text(moved, encoding="utf-8")


def moved_out(text: str, site: Path, page: Path) -> str:
    """A page whose scripts and styles stand in files beside it; data in script tags stay."""

    def script(found: re.Match[str]) -> str:
        words = found["words"]
        if "src=" in words or "type=" in words or not found["text"].strip():
            return found[0]
        return f'<script{words} src="{_file(found["text"], "js", site, page)}"></script>'

    def style(found: re.Match[str]) -> str:
        return f'<link rel="stylesheet" href="{_file(found["text"], "css", site, page)}">'

    return _STYLE.sub(style, _SCRIPT.sub(script, text))


def _file(text: str, kind: str, site: Path, page: Path) -> str:
    """Write a text to its file, and tell how the page reaches it."""
    folder = site / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{hashlib.sha256(text.encode()).hexdigest()[:12]}.{kind}"
    file.write_text(text, encoding="utf-8")
    return Path(os.path.relpath(file, page.parent)).as_posix()
