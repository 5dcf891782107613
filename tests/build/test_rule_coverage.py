"""The count of tested rules is itself tested: a check that cannot fail would prove nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import rule_coverage

RULES = """
# A game
- **X-TURN-1** Roll. See X-TURN-2.
- **X-TURN-2** *Word*: move.

## Worked examples
1. **EX-1 a start.** Something.
2. **Without an id.** Something else.

## Decisions
1. **Not an example.**

| id | who |
|---|---|
| D-1 keep | each |
| D-WAR-BID | both |
"""


def test_definitions_are_bold_items_examples_and_decision_rows() -> None:
    assert rule_coverage.defined_ids(RULES) == ["X-TURN-1", "X-TURN-2", "EX-1", "EX-2", "D-1", "D-WAR-BID"]


def test_ids_are_found_in_docstrings_and_names() -> None:
    named = rule_coverage.named_ids("test_x_turn_1_rolls[EX-1]", ["X-TURN-2: moves (D-WAR-BID).", None])
    assert {"X-TURN-1", "EX-1", "X-TURN-2", "D-WAR-BID"} <= named


@pytest.mark.parametrize("text", ["X-TURN-22", "AX-TURN-2", "X-TURN-2-A", "X-TURN-2b"])
def test_a_longer_id_does_not_count_for_a_shorter_one(text: str) -> None:
    assert "X-TURN-2" not in rule_coverage.named_ids("test_something", [text])


def test_examples_and_decisions_count_only_in_their_own_folder() -> None:
    assert rule_coverage.qualified("roll", "EX-1") != rule_coverage.qualified("galaxies", "EX-1")
    assert rule_coverage.qualified("roll", "G-TURN-1") == rule_coverage.qualified("galaxies", "G-TURN-1")


TESTS = '''
"""X-TURN-1."""
def test_moves():
    """X-TURN-2, EX-1, EX-2, D-1."""
    assert {moves}
def test_bids():
    """D-WAR-BID."""
'''

CONFTEST = """
from pathlib import Path
from tests import rule_coverage
rule_coverage.RULES = Path(__file__).parent / "rules"
rule_coverage.registered_games = lambda: ["x"]
rule_coverage.folder = lambda path: "x"
def pytest_configure(config):
    config.pluginmanager.register(rule_coverage.RuleCoverage(required=True))
"""


def run_tests(folder: Path, rules: str | None, *, moves: bool) -> subprocess.CompletedProcess[str]:
    """Run a small suite of its own, in two worker processes, against the given rules file."""
    (folder / "rules").mkdir()
    if rules is not None:
        (folder / "rules" / "x.md").write_text(rules)
    (folder / "test_x.py").write_text(TESTS.format(moves=moves))
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath = {Path(__file__).parent.parent.parent}\n")
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-n", "2", "-p", "no:cacheprovider"]
    # What other packages add to pytest takes longer to load than all of this.
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def test_a_run_that_names_every_rule_passes(tmp_path: Path) -> None:
    done = run_tests(tmp_path, RULES, moves=True)
    assert "rules: x 6/6 covered" in done.stdout
    assert done.returncode == 0


def test_a_rule_without_a_test_fails_the_run(tmp_path: Path) -> None:
    done = run_tests(tmp_path, RULES + "| D-2 forgotten | each |\n", moves=True)
    assert "rules: x 6/7 covered" in done.stdout
    assert "without a passing test: D-2" in done.stdout
    assert done.returncode == 1


def test_a_failing_test_covers_nothing(tmp_path: Path) -> None:
    done = run_tests(tmp_path, RULES, moves=False)
    assert "rules: x 2/6 covered" in done.stdout
    assert done.returncode == 1


def test_a_registered_game_needs_a_rules_file(tmp_path: Path) -> None:
    done = run_tests(tmp_path, None, moves=True)
    assert "x is registered" in done.stdout
    assert done.returncode == 1
