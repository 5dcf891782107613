"""The Python of the README and of the page about environments runs, and the counts are right."""

import re
from collections import Counter
from pathlib import Path

import pytest

import starhold

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[str]:
    """The untitled blocks of Python on a page."""
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


README = blocks("README.md")
ENVIRONMENTS = blocks("docs/environments.md")


def test_the_readme_counts_how_sure_the_components_are() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in ("galaxies", "kingdoms", "roll"):
        sure = Counter(part.confidence for part in starhold.game(name).provenance())
        counted = [sure[level] for level in ("verified", "single-source", "reconstructed")]
        assert f"| {name.capitalize()} | {' | '.join(map(str, counted))} |" in text
        assert sum(counted) == sure.total()


@pytest.mark.engine
def test_the_readme_shows_python() -> None:
    assert 'starhold.new("galaxies"' in README[0]


@pytest.mark.engine
@pytest.mark.parametrize(
    "block", README + ENVIRONMENTS, ids=lambda block: block.strip().splitlines()[-1][:40]
)
def test_the_python_of_the_pages_runs(block: str) -> None:
    if "pyspiel" in block:
        pytest.importorskip("pyspiel", reason="open_spiel is not installed (extra adapters)")
    exec(compile(block, "page", "exec"), {})
