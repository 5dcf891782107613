"""Which rules of `docs/rules/GAME.md` are named by a passing test.

A rule is covered when a passing test names its id in its own docstring, in that of its class or module,
or in its name (`test_g_turn_1_...`, or a parameter's id). Rule ids differ from game to game, so they may be
named anywhere; worked examples (`EX-1`, `WE-1`) and decisions (`D-1`) are counted from 1 in each rules
file, so they are looked for only in that game's folder, `tests/GAME/`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from starhold.rulebook import ID, parsed

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"

#: Kinds of ids that every rules file counts anew.
PER_GAME = ("EX-", "WE-", "D-", "DP-")

_NAMED = re.compile(rf"(?<![A-Z0-9-]){ID}(?![A-Za-z0-9]|-[A-Z0-9])")


def defined_ids(text: str) -> list[str]:
    """The ids that a rules file defines, in its order."""
    return list({rule.id: None for rule in parsed(text)})


def named_ids(name: str, docstrings: Iterable[str | None]) -> set[str]:
    """The ids that a test called `name` names there or in one of its docstrings."""
    texts = [name, *(text for text in docstrings if text)]
    # test_g_turn_1_rolls_all_dice names G-TURN-1: underscores and small letters stand for the id's own.
    words = name.removeprefix("test").upper().replace("_", "-")
    spelled = {match[1] for match in re.finditer(r"(?=-([A-Z]+(?:-[A-Z]+)?-\d+)(?![A-Z0-9]))", words)}
    return spelled | {match[0] for text in texts for match in _NAMED.finditer(text)}


@cache
def folder(path: Path) -> str:
    """The folder below `tests/` that a test file lies in; empty for files elsewhere."""
    tests = Path(__file__).resolve().parent
    return path.relative_to(tests).parts[0] if path.is_relative_to(tests) else ""


def qualified(game: str, rule: str) -> str:
    """The id as it is counted: `galaxies/EX-1`, but plain `G-TURN-1`."""
    return f"{game}/{rule}" if rule.startswith(PER_GAME) else rule


class RuleCoverage:
    """Pytest plugin: prints the count for each game and, if `required`, fails the run below 100 %."""

    def __init__(self, required: bool) -> None:
        self.required = required
        self.covered: set[str] = set()
        self.missing: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Each test carries its ids in its report, which also travels here from parallel workers."""
        for item in items:
            game = folder(item.path)
            ids = named_ids(item.name, _docstrings(item))
            item.user_properties.append(("rules", sorted(qualified(game, rule) for rule in ids)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Only a test that ran and passed counts."""
        if report.when == "call" and report.passed:
            for key, ids in report.user_properties:
                if key == "rules" and isinstance(ids, list):
                    self.covered.update(ids)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Compare with the rules files; a registered game needs all of its rules."""
        if hasattr(session.config, "workerinput"):
            return
        for game, ids in rules_by_game().items():
            self.missing[game] = [rule for rule in ids if qualified(game, rule) not in self.covered]
        if self.required and self.failures() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def failures(self) -> list[str]:
        """Registered games with an uncovered rule, or with no rules file at all."""
        return [game for game in registered_games() if self.missing.get(game, ["all"])]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """One line a game, and the missing ids where all are asked for."""
        if not self.required:
            return
        terminalreporter.section("rules named by passing tests")
        for game, ids in rules_by_game().items():
            missing = self.missing[game]
            terminalreporter.line(f"rules: {game} {len(ids) - len(missing)}/{len(ids)} covered")
            if missing:
                terminalreporter.line(f"  without a passing test: {' '.join(missing)}")
        for game in self.failures():
            terminalreporter.line(
                f"FAILED: {game} is registered, and not all of its rules are tested", red=True
            )


def rules_by_game() -> dict[str, list[str]]:
    """The defined ids of every rules file, by game."""
    return {path.stem: defined_ids(path.read_text(encoding="utf-8")) for path in sorted(RULES.glob("*.md"))}


def registered_games() -> list[str]:
    """The games that the installed package itself brings."""
    return sorted(
        point.name
        for point in entry_points(group="starhold.games")
        if point.dist is not None and point.dist.name == "starhold"
    )


def _docstrings(item: pytest.Item) -> Iterator[str | None]:
    """Docstrings of the test and of what it stands in: class, module."""
    for node in item.listchain():
        yield getattr(getattr(node, "obj", None), "__doc__", None)
