"""`pip install .` is the engine, the terminal and a server on SQLite; extras add the rest."""

import importlib.metadata
import os
import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

from starhold.cli.serve import can_show

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


def bare_command(*words: str) -> list[str]:
    """The command where only the bare requirements are installed."""
    bare = brought(PROJECT["dependencies"])
    refused = {
        module
        for module, owners in importlib.metadata.packages_distributions().items()
        if module != "starhold" and not {normal(owner) for owner in owners} & bare
    }
    assert {"psycopg", "redis", "numpy", "pyarrow"} <= refused
    assert not {"uvicorn", "sqlalchemy", "starlette"} & refused
    return [sys.executable, "-c", WITHOUT, ",".join(refused), *words]


def starhold(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "STARHOLD_LANG": "en", **more}
    return subprocess.run(bare_command(*words), env=env, capture_output=True, text=True)


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


def test_the_bare_command_serves_with_no_more(tmp_path: Path) -> None:
    own = {"STARHOLD_LANG": "en", "STARHOLD_HOME": str(tmp_path), "STARHOLD_SERVER_PORT": "0"}
    with subprocess.Popen(
        bare_command(), env={**os.environ, **own}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        try:
            address = re.search(r"http://\S+/", said)
            assert address is not None, said
            with urllib.request.urlopen(f"{address[0]}api/games") as answer:
                assert b"galaxies" in answer.read()
        finally:
            server.terminate()
            server.communicate()
    assert server.returncode == 0


def test_a_browser_is_opened_only_where_a_person_sees_it() -> None:
    display = {"DISPLAY": ":0"}
    assert can_show(display, "linux", True)
    assert can_show({}, "darwin", True)
    assert not can_show({}, "linux", True)
    assert not can_show(display, "linux", False)
    assert not can_show({**display, "SSH_CONNECTION": "192.0.2.1"}, "linux", True)


@pytest.mark.parametrize(
    "words",
    [["serve", "--bus", "redis://localhost"], ["export", "folder", "--database", "postgresql://a@b/c"]],
)
def test_postgresql_and_redis_say_what_they_need(words: list[str], tmp_path: Path) -> None:
    done = starhold(*words, STARHOLD_HOME=str(tmp_path))
    assert done.returncode == 1
    assert 'pip install ".[server]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_datasets_say_what_they_need() -> None:
    done = starhold("dataset", "galaxies", "--out", "file")
    assert done.returncode == 1
    assert 'pip install ".[data]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1
