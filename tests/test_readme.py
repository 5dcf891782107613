"""The Python of the README runs as it stands there."""

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parent.parent / "README.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.engine
def test_the_readme_shows_python() -> None:
    assert BLOCKS
    assert 'starhold.new("galaxies"' in BLOCKS[0]


@pytest.mark.engine
@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.strip().splitlines()[-1][:40])
def test_the_python_of_the_readme_runs(block: str) -> None:
    if "pyspiel" in block:
        pytest.importorskip("pyspiel", reason="open_spiel is not installed (extra adapters)")
    exec(compile(block, str(README), "exec"), {})
