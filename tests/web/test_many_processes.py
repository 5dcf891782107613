"""`starhold serve --processes N`: one port, a process that is killed, and all replaced while people play."""

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import httpx
import pytest

from starhold.server.store.migrate import newest_form
from starhold.server.store.store import Store
from tests.apart import run_apart
from tests.people import Person
from tests.services import Postgres, RedisServer, Server, wait_until
from tests.sizes import SIZE, long
from tests.web.kills import Player, check_log
from tests.web.nemesis import children

TOKEN = "a token of the operator"
PROCESSES = 3 if SIZE >= 1 else 2
PEOPLE = 6
#: seconds between the moves of a person
REST = 0.02 if SIZE >= 1 else 0.1
#: what is promised, on a machine that does nothing else; otherwise it is seen that there is an end to it
LONGEST_PAUSE = 2.0 if SIZE >= 1 else 20.0


class Crowd:
    """People who play and come back by themselves, and how long each went without an answer."""

    def __init__(self, url: str) -> None:
        self.players = [Player(url, random.Random(number)) for number in range(PEOPLE)]
        self.pause = 0.0

    async def play(self) -> None:
        await asyncio.gather(self._watch(), *map(self._play, self.players))

    async def _play(self, player: Player) -> None:
        while True:
            await player.play()
            await asyncio.sleep(REST)

    async def _watch(self) -> None:
        """The longest time in which somebody was promised nothing."""
        seen = {id(player): (player.promises, time.monotonic()) for player in self.players}
        while True:
            await asyncio.sleep(0.01)
            for player in self.players:
                promises, since = seen[id(player)]
                if player.promises != promises:
                    seen[id(player)] = (player.promises, time.monotonic())
                elif promises:
                    self.pause = max(self.pause, time.monotonic() - since)

    @property
    def promises(self) -> int:
        return sum(player.promises for player in self.players)

    async def more(self, moves: int) -> None:
        """Until all together have made so many more moves."""
        enough = self.promises + moves
        async with asyncio.timeout(60):
            while self.promises < enough:
                await asyncio.sleep(0.02)


def servers(parent: int) -> set[int]:
    """The processes that listen; each has workers of its own, but those are theirs."""
    return set(children(parent))


def listeners(store: Store) -> int:
    """How many processes have begun to listen to the bus."""
    with store.read() as connection:
        here = "FROM pg_stat_activity WHERE query ~ '^LISTEN' AND datname = current_database()"
        return int(connection.exec_driver_sql(f"SELECT count(*) {here}").scalar() or 0)


async def replaced(parent: int, old: set[int]) -> None:
    async with asyncio.timeout(120):
        while old & servers(parent) or len(servers(parent)) != PROCESSES:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("bus", ["postgresql", pytest.param("redis", marks=long)])
def test_a_killed_process_and_a_rolling_restart_lose_no_move(
    bus: str, tmp_path: Path, database_server: Postgres, redis_server: RedisServer
) -> None:
    database = database_server.new_database()
    address = redis_server.url if bus == "redis" else ""
    server = Server(tmp_path, database, address, words=("--processes", str(PROCESSES)))

    async def scene() -> None:
        assert server.process is not None
        parent = server.process.pid
        crowd = Crowd(server.url)
        playing = asyncio.ensure_future(crowd.play())
        await crowd.more(40)
        first = servers(parent)
        victim = random.Random(1).choice(sorted(first))
        os.kill(victim, signal.SIGKILL)
        await replaced(parent, {victim})
        await crowd.more(40)
        old = servers(parent)
        crowd.pause = 0.0
        server.process.send_signal(signal.SIGHUP)
        await replaced(parent, old)
        await crowd.more(40)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        print(f"{crowd.promises} moves, longest pause {crowd.pause:.2f} s")
        assert crowd.pause < LONGEST_PAUSE
        store = Store(database)
        for player in crowd.players:
            for table_id, promised in player.acknowledged.items():
                check_log(store, table_id, promised)
        store.close()

    with server.running():
        run_apart(scene())
    assert "restart given up" not in server.errors()


def told_of_all(server: Server, processes: set[int]) -> None:
    """Whichever process the operator asks tells of both."""
    ada = Person(server.url, "Ada")
    table = ada.make_table("me", "open", game="roll")
    for _ in range(4):
        # A new connection each time, to whichever process is free.
        metrics = httpx.get(f"{server.url}/metrics").text
        assert [f'starhold_viewers{{process="{place}"}}' in metrics for place in (1, 2)] == [True, True]
        assert "starhold_processes_answering 2.0" in metrics
        page = httpx.get(f"{server.url}/admin", auth=("", TOKEN)).text
        assert all(f"({pid})" in page for pid in processes)
        assert page.count(f'<td data-head="Table"><a href="/admin/tables/{table["id"]}">') == 1


def test_the_operator_is_told_of_all_and_a_new_process_that_cannot_start_leaves_the_old_ones(
    tmp_path: Path, database_server: Postgres
) -> None:
    database = database_server.new_database()
    server = Server(tmp_path, database, "", words=("--processes", "2"))
    server.environment["STARHOLD_ADMIN"] = TOKEN
    with server.running():
        assert server.process is not None
        store = Store(database)
        wait_until(lambda: listeners(store) == 2, 60, "both processes")
        old = servers(server.process.pid)
        told_of_all(server, old)
        with store.write() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0014'")
        server.process.send_signal(signal.SIGHUP)
        wait_until(lambda: "restart given up" in server.errors(), 60, "an end of the restart")
        assert servers(server.process.pid) == old
        with store.write() as connection:
            connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{newest_form()}'")
        store.close()
