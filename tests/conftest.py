"""What all tests share: the engine they run on, the count of tested rules, and a toy game."""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from itertools import groupby
from pathlib import Path

import pytest

import starhold
from starhold.kernel import registry
from starhold.kernel.game import Game
from tests import toy
from tests.rule_coverage import RuleCoverage, folder

#: Folders of tests that have nothing to do with the engine; all others run interpreted as well.
NOT_ENGINE = {"adapters", "arena", "browser", "build", "cli", "e2e", "tables", "web"}


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `go.py test` asks for and a run by hand usually does not."""
    parser.addoption(
        "--engine", choices=("compiled", "interpreted"), help="fail unless the tests run on this engine"
    )
    parser.addoption(
        "--all-rules", action="store_true", help="fail unless every rule is named by a passing test"
    )


def pytest_configure(config: pytest.Config) -> None:
    """A run that tests another engine than it says proves nothing, so it does not start."""
    wanted = config.getoption("--engine")
    if wanted is not None and wanted != engine():
        raise pytest.UsageError(
            f"the engine is {engine()} ({starhold.__file__}), but the tests are to run on the {wanted} one"
        )
    config.pluginmanager.register(RuleCoverage(required=config.getoption("--all-rules")))
    config.pluginmanager.register(Skipped())
    config.pluginmanager.register(TriedAgain())


def pytest_report_header() -> str:
    """Says what is being tested."""
    return f"starhold {starhold.__version__}, {engine()}, from {Path(starhold.__file__).parent}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests but those of the outer rooms are tests of the engine; the slow come first.

    Whoever of the parallel workers is done takes over what is short, so none is left with something long.
    """
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    for item in items:
        if folder(item.path) not in NOT_ENGINE:
            item.add_marker("engine")
        else:
            # Browsers, servers and databases share two cores with all other tests: what failed is tried
            # twice more at most, and named at the end either way. Rules have no such excuse.
            item.add_marker(pytest.mark.flaky(reruns=2))


def dealt(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Tests so ordered that each worker begins with its share of those that wait for browsers and servers.

    A worker that got them all would wait alone while the others compute. xdist gives each worker an equal
    piece of the list; what computes fills the pieces up. Files stay together: their tests share servers.
    """
    browsers = [[item] for item in items if item.get_closest_marker("slow") or folder(item.path) == "e2e"]
    browsers.sort(key=lambda group: group[0].get_closest_marker("slow") is None)
    placed = {item for (item,) in browsers}
    files = [list(group) for _, group in groupby(items, lambda item: item.path)]
    rest = [left for file in files if (left := [item for item in file if item not in placed])]
    servers = [file for file in rest if folder(file[0].path) in NOT_ENGINE]
    rules = [item for file in rest if file not in servers for item in file]
    pieces = [[*browsers[worker::workers], *servers[worker::workers]] for worker in range(workers)]
    order: list[pytest.Item] = []
    for worker, piece in enumerate(pieces):
        mine = [item for group in piece for item in group]
        size = (len(items) - len(order)) // (workers - worker)
        fill = max(0, size - len(mine)) if worker < workers - 1 else len(rules)
        order += mine + rules[:fill]
        del rules[:fill]
    return order


class Skipped:
    """Says at the end what was not tested, and why."""

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        found = terminalreporter.stats.get("skipped", [])
        reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in found)
        for reason, count in reasons.most_common():
            terminalreporter.write_line(f"skipped: {count} ({reason})")
        if not found:
            terminalreporter.write_line("skipped: none")


class TriedAgain:
    """Names at the end what failed at first, so that it is looked into."""

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for report in terminalreporter.stats.get("rerun", []):
            terminalreporter.write_line(f"failed at first, tried again: {report.nodeid}")
            for line in report.longreprtext.splitlines()[-12:]:
                terminalreporter.write_line(f"    {line}")


def engine() -> str:
    """Which engine `import starhold` gives here."""
    return "compiled" if starhold.COMPILED else "interpreted"


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The toy game, installed beside the real ones for one test."""
    installed = registry.entry_points
    point = EntryPoint("lantern", "tests.toy:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*installed(group=group), point])
    registry.game.cache_clear()
    yield toy.GAME
    registry.game.cache_clear()
