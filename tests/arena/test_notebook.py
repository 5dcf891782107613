"""The notebook in `examples`: all its cells run, in their order."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).resolve().parent.parent.parent / "examples" / "analysis.ipynb"


def test_the_notebook_runs() -> None:
    """On fewer games, by weaker bots and in this process, so that it takes seconds."""
    pytest.importorskip("polars", reason="polars is not installed")
    pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra data)")
    code = [
        "".join(cell["source"])
        for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
        if cell["cell_type"] == "code"
    ]
    names: dict[str, Any] = {}
    for number, source in enumerate(code):
        faster = source.replace("GAMES = 300", "GAMES = 6").replace('"casual"', '"newcomer"')
        exec(compile(faster, f"cell {number}", "exec"), names)
    assert names["seats"].height == 3 * 6
    assert set(names["held"].cross["bot"]) == {"newcomer", "regular"}
    games = [set(part.column("game").tolist()) for part in (names["train"], names["test"])]
    assert games[0] | games[1] == {0, 1}
    assert not games[0] & games[1]
