"""Leases: of several processes one drives a table; the bus carries moves that only they can have written."""

import base64
from collections.abc import Callable
from pathlib import Path

import msgspec

from starhold.server.bots.leases import LEASE_SECONDS
from starhold.server.services import Services
from starhold.server.store.bus import Bus, BusMessage, News, seal, unseal
from starhold.server.store.store import Store
from starhold.server.tables.entries import Moved
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


def test_what_is_sealed_has_one_length_and_never_the_same_bytes() -> None:
    short = News(1, (Moved(1.0, 0, "a", (), "d"),))
    longer = News(1, (Moved(1.0, 0, "keep industrialist", (3, 1, 4), "d" * 8),))
    first, second, other = (seal(b"s" * 32, "table", news) for news in (short, short, longer))
    assert first != second
    assert len(first) == len(other)
    assert unseal(b"s" * 32, "table", other) == longer


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
            wish = MoveMessage(f"message-{number}", table.log.version(seat), seat, action)
            await one.tables.move(table, "ada" if seat == 0 else "ben", wish)
            (news,) = one.bus.said
            opened = unseal(table.seed, table.id, news.sealed)
            assert opened is not None
            assert opened.version == table.version - 1
            (moved,) = opened.entries
            assert isinstance(moved, Moved)
            # Reading the bus tells that something happened at the table, and nothing else.
            for secret in (str(moved.action), moved.digest, wish.client):
                # Shorter texts are found among random letters now and then.
                assert len(secret) >= 4
                assert secret not in news.sealed
                assert secret.encode() not in base64.b64decode(news.sealed)
            before = twin.version
            # Somebody else on the bus cannot write it, and nothing of it is believed.
            other.tables.cached.pop(table.id)
            altered = bytearray(base64.b64decode(news.sealed))
            altered[20] ^= 1
            for forged in (
                base64.b64encode(altered).decode(),
                seal(b"not the seed of the table", table.id, opened),
                seal(table.seed, "another", opened),
                "not base64!",
                "",
            ):
                assert not other.tables._read_news(twin, BusMessage(news.sender, news.about, forged))
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
