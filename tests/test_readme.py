"""The Python of the README and of the page about environments runs as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[str]:
    """The untitled blocks of Python on a page."""
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


README = blocks("README.md")
ENVIRONMENTS = blocks("docs/environments.md")


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
