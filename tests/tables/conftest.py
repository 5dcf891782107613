"""A server in this process, on SQLite, with a clock that the test turns."""

import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from starhold.kernel.game import Game
from starhold.server.services import Services
from starhold.server.store.store import Store
from starhold.server.tables.table import Table
from starhold.server.wire import ClockPlan, Join, NewTable, SeatPlan
from tests.apart import run_apart

#: half past midnight, UTC
START = 1_700_000_000.0 - 1_700_000_000.0 % 86_400 + 1_800.0


class Time:
    """What time.time() says, and how far time.monotonic() has come; a jump is seen by the first alone."""

    def __init__(self) -> None:
        self.now = START
        self.jumped = 0.0

    def wall(self) -> float:
        return self.now + self.jumped


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    turned = Time()
    steady = time.monotonic
    monkeypatch.setattr("time.time", turned.wall)
    # It goes on by itself too: asyncio goes by it.
    monkeypatch.setattr("time.monotonic", lambda: steady() + turned.now - START)
    return turned


Scene = Callable[[Services], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path, lantern: Game) -> Callable[[Scene], None]:
    """Play a scene in a server that is opened before and closed after it."""

    def run(scene: Scene) -> None:
        async def whole() -> None:
            services = Services(Store(f"sqlite:///{tmp_path}/starhold.db"))
            services.store.prepare()
            try:
                await scene(services)
            finally:
                await services.close()

        run_apart(whole())

    return run


async def two_at_a_table(services: Services, plan: ClockPlan | None = None, game: str = "lantern") -> Table:
    """Ada and Ben sit down; the game begins."""
    for person, name in (("ada", "Ada"), ("ben", "Ben")):
        if await services.database.call(services.accounts.people.person, person) is None:
            await services.database.call(services.accounts.people.add_guest, person, name)
    wanted = NewTable(game, (SeatPlan("me"), SeatPlan("open")), clock=plan or ClockPlan(), public=True)
    table = await services.seating.create("ada", "Ada", wanted)
    await services.seating.join(table, "ben", "Ben", Join())
    return table
