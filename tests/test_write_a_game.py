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


def test_the_example_passes_the_suite_by_the_command(installed: dict[str, str]) -> None:
    """`starhold conform`, on one test of the suite: the test above runs all of it."""
    conform = ("-m", "starhold.cli.main", "conform", "beacon.game:GAME")
    assert " passed" in run(installed, *conform, "--", "-k", "test_pick_is_the_nth_listed")


def test_the_example_is_an_environment(installed: dict[str, str]) -> None:
    """As the page says, by its declared features or by its views."""
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (extra adapters)")
    page = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    full = "print(list(env.kind.blocks), list(pettingzoo.env('beacon', observation='full').kind.blocks))"
    said = run(installed, "-c", blocks[-1] + full)
    assert said.startswith("['own oil', 'own pot']")
    assert "'own seats[0].oil'" in said


def test_the_example_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    play = ("-m", "starhold.cli.main", "play", "beacon")
    said = run(installed, *play, "--seats", "newcomer,casual", "--seed", "1")
    assert "rolled" in said


def test_the_example_has_hints_with_reasons_reviews_and_daily_games(installed: dict[str, str]) -> None:
    """What our games have, a third-party game can have, without a line of ours that names it."""
    asked = """
import starhold
from starhold.bots.base import bot
from starhold.bots.contrast import Contrast
from starhold.bots.hints import hints
from starhold.kernel.chance import FastChance
from starhold.server.tables.daily import games
from starhold.text import Text

table = starhold.position("beacon", pot=1, seats=[{"oil": 14}, {"oil": 16, "flask": "two"}])
best = hints(table, 0, FastChance(1), bot("expert@60i"))[0]
print(table.game.actions[best.action].notation, "|", Text().line(best.why, ["Ada", "Ben"]))
print(sorted(fact.kind for fact in Contrast(table, 0, 1).reasons.facts(table, 0)))

match = starhold.new("beacon", players=2, seed=1)
while not match.over:
    match.push("stop" if match.state.pot > 15 else "roll")
review = starhold.analyse(match.record(), budget=4)
print(review.begin.points, [game.name for game in games()])
"""
    said = run(installed, "-c", asked).splitlines()
    assert re.fullmatch(r"roll \| [A-Z][^{}]+\.", said[0])
    assert said[1] == "['points', 'pot']"
    assert said[2] == "({'tower': 0}, {'tower': 0}) ['beacon', 'galaxies', 'kingdoms', 'roll']"


def test_the_lesson_of_the_example_is_taken_in_the_terminal(installed: dict[str, str]) -> None:
    """Next, a move that is answered, the coach's two moves, next."""
    command = [sys.executable, "-m", "starhold.cli.main", "learn", "beacon"]
    done = subprocess.run(
        command, input="n\n2\ns\ns\nn\n", env=installed, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for said in ("First light", "19 is not enough", "Nine measures are at risk", "27 to 21, you win"):
        assert said in done.stdout, done.stdout
