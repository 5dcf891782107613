"""`pip install .` is the engine and the terminal; `pip install ".[server]"` adds the rest."""

import importlib.metadata
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]

#: Refuses what a bare installation would not have, then does what the command line says.
WITHOUT = """
import sys
class Refused:
    names = set(sys.argv.pop(1).split(","))
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Refused())
from starhold.cli.main import run
sys.exit(run(sys.argv[1:]))
"""


def normal(requirement: str) -> str:
    return re.sub(r"[._-]+", "-", re.split(r"[^A-Za-z0-9._-]", requirement)[0]).lower()


def brought(requirements: list[str]) -> set[str]:
    """The distributions that these requirements bring, with what those require."""
    found: set[str] = set()
    waiting = [normal(requirement) for requirement in requirements]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            try:
                more = importlib.metadata.requires(name) or []
            except importlib.metadata.PackageNotFoundError:
                continue  # for another system or Python
            waiting += [normal(one) for one in more if "extra ==" not in one]
    return found


def starhold(*words: str) -> subprocess.CompletedProcess[str]:
    """The command where only the bare requirements are installed."""
    bare = brought(PROJECT["dependencies"])
    refused = {
        module
        for module, owners in importlib.metadata.packages_distributions().items()
        if module != "starhold" and not {normal(owner) for owner in owners} & bare
    }
    assert {"uvicorn", "sqlalchemy", "starlette"} <= refused
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, ",".join(refused), *words],
        env={**os.environ, "STARHOLD_LANG": "en"},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["rules", "galaxies", "G-TURN-1"],
        ["simulate", "galaxies", "--games", "2", "--workers", "1"],
        ["play", "roll", "--seats", "newcomer,casual", "--seed", "1"],
    ],
    ids=lambda words: words[0],
)
def test_the_engine_and_the_terminal_need_no_more(words: list[str]) -> None:
    done = starhold(*words)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "words",
    [["serve"], ["backup", "file"], ["export", "folder"], ["import", "file"]],
    ids=lambda words: words[0],
)
def test_the_server_says_what_it_needs(words: list[str]) -> None:
    done = starhold(*words)
    assert done.returncode == 1
    assert 'pip install ".[server]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_datasets_say_what_they_need() -> None:
    done = starhold("dataset", "galaxies", "--out", "file")
    assert done.returncode == 1
    assert 'pip install ".[data]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1
