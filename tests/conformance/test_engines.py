"""The compiled and the interpreted engine play the same games, and show and say the same in them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import starhold
from starhold.kernel.game import Game
from tests.conformance.digests import choices, lines, words
from tests.conformance.subjects import TOY, load, wanted
from tests.sizes import SIZE

ROOT = Path(__file__).parents[2]
GAMES = 6 if SIZE >= 1 else 2
FIRST_SEED = 100


@pytest.fixture(scope="module")
def pure_source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without anything compiled, wherever the installed one comes from."""
    folder = tmp_path_factory.mktemp("pure")
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src" / "starhold", folder / "starhold", ignore=ignored)
    return folder


def interpreted_lines(source: Path, name: str) -> list[str]:
    """What the pure source prints for the same seeds."""
    # A game of others stands on the path that was given.
    path = os.pathsep.join([str(source), str(ROOT), os.environ.get("PYTHONPATH", "")])
    asked = ["--game", name, "--games", str(GAMES), "--seed", str(FIRST_SEED), "--words"]
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", *asked],
        cwd=source,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    engine, *found = run.stdout.splitlines()
    assert engine == "interpreted"
    return found


@pytest.mark.skipif(not starhold.COMPILED, reason="the engine under test is the interpreted one")
def test_both_engines_play_the_same_games(
    game: Game, pure_source: Path, request: pytest.FixtureRequest
) -> None:
    names = {load(name).name: name for name in wanted(request.config.getoption("game", default=None))}
    compiled = [*lines(game, GAMES, FIRST_SEED), *words(game), *choices(game)]
    assert compiled == interpreted_lines(pure_source, names[game.name])


def test_the_pure_source_is_interpreted(pure_source: Path) -> None:
    """And it plays, wherever the tests run."""
    assert len(interpreted_lines(pure_source, TOY)) > GAMES
