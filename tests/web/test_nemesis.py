"""Everything that can go wrong, on each store and bus side by side (see nemesis.py)."""

import subprocess
import sys
from pathlib import Path

import pytest

from starhold.kernel.record import Result
from starhold.server.store import backup
from starhold.server.store.store import Store
from starhold.server.tables.rebuild import rebuilt
from tests.services import program
from tests.sizes import SIZE
from tests.web import nemesis
from tests.web.history import History

STORED = Path(__file__).parents[1] / "tables" / "stored" / "form-0015.backup"
MINUTES = max(0.1, SIZE)
#: a short run leaves one of two buses out; tests/web/test_processes.py has both
WORLDS = nemesis.WORLDS if SIZE >= 1 else nemesis.WORLDS[::2]


@pytest.mark.slow
def test_nothing_is_lost_doubled_or_shown_wrongly() -> None:
    program("postgres")
    program("redis-server")
    # A process of its own: this one may have a browser's event loop.
    words = ["--minutes", str(MINUTES), "--seed", "10", *(f"--on={kind}" for kind in WORLDS)]
    done = subprocess.run([sys.executable, "-m", "tests.web.nemesis", *words], capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_the_checker_finds_results_that_changed_after_the_end(tmp_path: Path) -> None:
    """At this stored table the second seat ran out of time after the first had lost by it."""
    store = Store(f"sqlite:///{tmp_path}/stored.db")
    store.prepare()
    backup.restore(store, STORED)
    stored = store.table("9xubns7tpe", since=0)
    history = History(results={stored.row.id: Result((5, 6), (1, 2))})
    history._check_result(stored, rebuilt(stored))
    store.close()
    assert history.violations == [
        "the result of 9xubns7tpe changed after the end",
        "table 9xubns7tpe was over and took an entry",
    ]
