"""The engine in a page plays the same games as here, move by move."""

import subprocess
from pathlib import Path

from starhold.cli.site import bundle, compiled
from tests.device.games import digest
from tests.e2e.static_site import node, runtime

HERE = Path(__file__).parent
#: seeds of each game and number of players; 40 of them are 360 games (`bench/offline.py` plays those)
SEEDS = 2


def test_the_same_games_in_pyodide(tmp_path: Path) -> None:
    pyodide = runtime() / "pyodide"
    archive = tmp_path / "bundle.zip"
    archive.write_bytes(compiled(bundle(runtime() / "packages"), pyodide, node()))
    command = [node(), HERE / "games.mjs", pyodide, archive, HERE / "games.py", str(SEEDS)]
    played = subprocess.run(command, check=True, capture_output=True, text=True)
    assert played.stdout.strip() == digest(SEEDS)
