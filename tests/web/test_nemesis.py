"""A minute of everything that can go wrong, on each store and bus (see nemesis.py)."""

from pathlib import Path

import pytest

from tests.services import program
from tests.web.nemesis import WORLDS, run

MINUTES = 1.0


@pytest.mark.slow
@pytest.mark.parametrize("kind", WORLDS)
def test_nothing_is_lost_doubled_or_shown_wrongly(kind: str, tmp_path: Path) -> None:
    if kind != "sqlite":
        program("postgres")
    if kind.endswith("redis"):
        program("redis-server")
    for folder in (tmp_path, tmp_path.parent, tmp_path.parent.parent):
        # PostgreSQL runs as somebody else, below it.
        folder.chmod(0o711)
    world = run(kind, MINUTES, seed=10, folder=tmp_path)
    print(world)
    assert world.history.violations == []
    assert world.counts.total() > 5
    assert sum(wish.answer == "acknowledged" for wish in world.history.wishes.values()) > 50
    assert world.history.finished
