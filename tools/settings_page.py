"""Writes the tables of docs/settings.md: every setting with its default, comment and variable."""

from __future__ import annotations

from pathlib import Path
from typing import get_type_hints

from starhold.server.settings import DEFINITIONS, SECRET, Settings, toml

PAGE = Path(__file__).resolve().parent.parent / "docs" / "settings.md"


def page() -> str:
    """Return the page with its tables as the settings are now."""
    lines = [PAGE.read_text(encoding="utf-8").partition("\n## ")[0].rstrip() + "\n"]
    for section, kind in get_type_hints(Settings).items():
        lines += [
            f"## {section}",
            "",
            (kind.__doc__ or "").strip(),
            "",
            "| setting | default | meaning |",
            "| --- | --- | --- |",
        ]
        for one in DEFINITIONS.values():
            if one.name.startswith(f"{section}."):
                marks = ["*secret*"] * (one.name in SECRET) + ["*reload*"] * one.live
                said = "; ".join([one.comment.replace("|", "\\|"), f"`{one.variable}`", *marks])
                lines.append(f"| `{one.name}` | `{toml(one.default)}` | {said} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
