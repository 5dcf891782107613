"""The engine in a page plays the same games as here, move by move."""

import subprocess
from pathlib import Path

import pytest

from starhold.cli.site import bundle, compiled, engine
from tests.device.games import digest
from tests.e2e.harness import missing
from tests.e2e.static_site import node, runtime
from tests.sizes import long
from tools import compile_device

HERE = Path(__file__).parent
#: seeds of each game and number of players: 2 are 18 games, 40 are 360
FEW, ALL = 2, 40


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    archive = tmp_path_factory.mktemp("bundle") / "bundle.zip"
    archive.write_bytes(compiled(bundle(runtime() / "packages"), runtime() / "pyodide", node()))
    return archive


def played(package: Path, engine_file: Path | None, seeds: int) -> list[str]:
    """Return whether the engine is compiled, and the digest of the games."""
    words = [package, engine_file or "-", HERE / "games.py", str(seeds)]
    command = [node(), HERE / "games.mjs", runtime() / "pyodide", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def test_the_same_games_in_pyodide(package: Path) -> None:
    assert played(package, None, FEW) == ["false", digest(FEW)]


@long
def test_the_same_games_by_the_compiled_engine(package: Path, tmp_path: Path) -> None:
    folder = runtime() / "engine"
    try:
        compile_device.provide(runtime(), folder)
    except (SystemExit, OSError, subprocess.CalledProcessError) as error:
        missing(f"the engine could not be compiled for the browser: {error}")
    content = engine(folder)
    assert content is not None
    archive = tmp_path / "engine.zip"
    archive.write_bytes(content)
    assert played(package, archive, ALL) == ["true", digest(ALL)]
