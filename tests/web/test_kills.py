"""Acknowledged means committed: servers are killed in the middle of everything (see kills.py)."""

from pathlib import Path

import pytest

from tests.services import Postgres
from tests.sizes import SIZE
from tests.web.kills import Harness

KILLS = 100 if SIZE >= 1 else 6
#: on a busy machine fewer kills must do
SECONDS = 60.0
ENOUGH = 6


@pytest.mark.slow
def test_sqlite_loses_nothing(tmp_path: Path) -> None:
    harness = Harness(f"sqlite:///{tmp_path}/starhold.db", tmp_path, seed=1)
    harness.run(KILLS, SECONDS)
    judge(harness)


@pytest.mark.slow
def test_postgresql_loses_nothing(tmp_path: Path, database_server: Postgres) -> None:
    harness = Harness(database_server.new_database(), tmp_path, seed=2)
    harness.run(KILLS, SECONDS)
    judge(harness)


def judge(harness: Harness) -> None:
    """The harness has compared everything already; here: was it enough to mean something?"""
    print(harness)
    assert harness.kills >= ENOUGH
    assert harness.acknowledged > harness.kills
    assert harness.resent > 0
    log = harness.home / "log"
    assert "Traceback" not in (log.read_text() if log.exists() else "")
