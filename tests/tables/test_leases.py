"""Leases: of several processes one drives a table; the bus carries moves that only they can have written."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from starhold.server.bots.leases import LEASE_SECONDS
from starhold.server.services import Services
from starhold.server.store.bus import Bus, BusMessage, seal_of
from starhold.server.store.store import Store
from starhold.server.wire import MoveMessage
from tests.apart import run_apart
from tests.tables.conftest import Scene, Time, two_at_a_table

Play = Callable[[Scene], None]


class Wire(Bus):
    """A bus that only remembers what was said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[BusMessage] = []

    def tell(self, *words: object, **more: object) -> None:
        super().tell(*words, **more)  # type: ignore[arg-type]
        self.said += self._waiting.values()
        self._waiting.clear()

    async def listen(self) -> None:
        return

    async def send(self, messages: object) -> None:
        return


def servers(folder: Path) -> tuple[Services, Services]:
    """Two processes on one database."""
    url = f"sqlite:///{folder}/starhold.db"
    one, other = Services(Store(url), Wire()), Services(Store(url), Wire())
    one.store.prepare()
    return one, other


def test_one_drives_until_its_lease_lapses(tmp_path: Path, clock: Time) -> None:
    async def scene() -> None:
        one, other = servers(tmp_path)
        mine, theirs = one.leases, other.leases
        assert await mine.take("table")
        assert await mine.take("table")
        assert not await theirs.take("table")
        assert theirs.elsewhere("table")
        clock.now += LEASE_SECONDS * 0.6
        await mine.renew(["table"])
        clock.now += LEASE_SECONDS * 0.6
        assert not await theirs.take("table")
        # It died: nobody renews it.
        clock.now += LEASE_SECONDS
        assert await theirs.take("table")
        assert not await mine.take("table")
        await one.close()
        await other.close()

    run_apart(scene())


def test_who_stops_gives_its_leases_back(tmp_path: Path) -> None:
    async def scene() -> None:
        one, other = servers(tmp_path)
        assert await one.leases.take("table")
        assert not await other.leases.take("table")
        await one.close()
        assert isinstance(one.bus, Wire)
        for news in one.bus.said:
            other.hear(news)
        assert await other.leases.take("table")
        await other.close()

    run_apart(scene())


def test_alone_nobody_needs_a_lease(play: Play) -> None:
    async def scene(services: Services) -> None:
        assert await services.leases.take("table")
        assert not services.leases.elsewhere("table")

    play(scene)


def test_moves_come_by_the_bus_and_only_from_our_own(tmp_path: Path, lantern: object) -> None:
    async def scene() -> None:
        one, other = servers(tmp_path)
        table = await two_at_a_table(one)
        twin = await other.tables.table(table.id)
        assert isinstance(one.bus, Wire)
        for number in range(3):
            seat = table.waiting()[0]
            action = table.play.table().legal(seat)[0]
            one.bus.said.clear()
            wish = MoveMessage(f"m{number}", table.log.version(seat), seat, action)
            await one.tables.move(table, "ada" if seat == 0 else "ben", wish)
            (news,) = one.bus.said
            assert news.seal == seal_of(table.seed, table.id, table.version - 1, news.entries)
            before = twin.version
            # Somebody else on the bus cannot write it, and nothing of it is believed.
            other.tables.cached.pop(table.id)
            for forged in (
                msgspec.structs.replace(news, seal="0" * 32),
                msgspec.structs.replace(news, version=news.version + 1),
            ):
                assert not other.tables._read_news(twin, forged)
            assert twin.version == before
            other.tables.cached[table.id] = twin
            other.hear(news)
            assert (twin.version, twin.waiting()) == (table.version, table.waiting())
            # Twice is once.
            other.hear(news)
            assert twin.version == table.version
        heard: list[BusMessage] = []
        one.bus.listener = heard.append
        one.bus.hear(msgspec.json.encode(news))
        one.bus.hear(b"no news at all")
        assert not heard
        await one.close()
        await other.close()

    run_apart(scene())
