"""What all tests share."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from starhold.kernel import registry
from starhold.kernel.game import Game
from tests import toy


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The toy game, installed beside the real ones for one test."""
    installed = registry.entry_points
    point = EntryPoint("lantern", "tests.toy:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*installed(group=group), point])
    registry.game.cache_clear()
    yield toy.GAME
    registry.game.cache_clear()
