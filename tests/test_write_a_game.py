"""The page "Write a game": who follows it word for word has `examples/beacon`, and that is a game."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.services import game_on_path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "write-a-game.md"
EXAMPLE = ROOT / "examples" / "beacon"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def typed() -> dict[str, str]:
    """The files that a reader of the page has at its end."""
    files: dict[str, str] = {}
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        files[name] = f"{files[name]}\n\n{text}" if name in files else text
    return files


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The variables of an environment in which the example is installed."""
    paths = [
        str(game_on_path(tmp_path, "beacon", "beacon.game:GAME")),
        str(EXAMPLE),
        str(ROOT),
        os.environ.get("PYTHONPATH", ""),
    ]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "STARHOLD_LANG": "en"}


def run(installed: dict[str, str], *words: str) -> str:
    """What a command says; it must end well."""
    done = subprocess.run([sys.executable, *words], env=installed, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_page_is_the_example_letter_by_letter() -> None:
    kept = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    assert {str(path.relative_to(EXAMPLE)): path.read_text(encoding="utf-8") for path in kept} == typed()


def test_the_example_passes_the_conformance_suite(installed: dict[str, str]) -> None:
    suite = ("-m", "pytest", "tests/conformance", "-q", "-p", "no:cacheprovider")
    assert " passed" in run(installed, *suite, "--game", "beacon.game:GAME")


def test_the_example_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    play = ("-m", "starhold.cli.main", "play", "beacon")
    said = run(installed, *play, "--seats", "newcomer,casual", "--seed", "1")
    assert "rolled" in said
