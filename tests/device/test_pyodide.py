"""The engine in a page plays the same games as here, move by move."""

import re
import subprocess
from pathlib import Path

import pytest

from starhold.cli.site import bundle, compiled, engine
from starhold.kernel.registry import names
from tests.device.games import digest
from tests.e2e.harness import missing
from tests.e2e.static_site import node, runtime
from tests.sizes import long
from tools import compile_device

HERE = Path(__file__).parent
#: seeds of each game and number of players: 2 are 18 games, 40 are 360
FEW, ALL = 2, 40
#: files of the conformance suite that need no other parts of the package
CORE = ("clone", "leak", "legal", "open", "replay", "resample", "seats", "simultaneous")


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


@pytest.fixture(scope="module")
def engine_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = runtime() / "engine"
    try:
        compile_device.provide(runtime(), folder)
    except (SystemExit, OSError, subprocess.CalledProcessError) as error:
        missing(f"the engine could not be compiled for the browser: {error}")
    content = engine(folder)
    assert content is not None
    archive = tmp_path_factory.mktemp("engine") / "engine.zip"
    archive.write_bytes(content)
    return archive


@long
def test_the_same_games_by_the_compiled_engine(package: Path, engine_file: Path) -> None:
    assert played(package, engine_file, ALL) == ["true", digest(ALL)]


@long
@pytest.mark.parametrize("game", names())
def test_the_core_of_the_conformance_suite_in_pyodide(game: str, package: Path, engine_file: Path) -> None:
    """The tests that every game passes here: what is legal, clones, replays, worlds, what each seat sees."""
    libraries = Path(pytest.__file__).parent.parent
    words = ["-q", "-p", "no:cacheprovider", "-c", "/dev/null", "--rootdir", "/repository"]
    words += ["--confcutdir", "/repository/tests/conformance", "--game", game]
    words += [f"/repository/tests/conformance/test_{name}.py" for name in CORE]
    program = [node(), HERE / "suite.mjs", runtime() / "pyodide", package, engine_file]
    done = subprocess.run(
        [*program, HERE.parents[1], libraries, "0.02", *words], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert re.search(r"\d\d passed", done.stdout), done.stdout[-300:]
