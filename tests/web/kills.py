"""The kill harness: a server is killed at random instants while people play, and started again.

After each kill the log in the database is compared with what the people were told: every acknowledged move
is there, none is there twice, and every table replays to the digests that were stored. By hand:

    python -m tests.web.kills 1000 sqlite:////tmp/kills/starhold.db
"""

import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from starhold.cli.serve import listen, run
from starhold.server.settings import load
from starhold.server.store.store import Store
from starhold.server.tables.entries import Moved
from starhold.server.tables.rebuild import rebuilt
from tests.apart import run_apart
from tests.forked import PREPARED
from tests.services import free_port

#: people who play at the same time, each at a table of their own
PLAYERS = 4
#: a server lives until it has acknowledged at most so many moves, and a moment longer
MOST_MOVES = 12
MOMENT = 0.03
#: or so many seconds
LONGEST_LIFE = 5.0


def serve(url: str, port: int, home: str) -> None:
    """A server process; its end is violent."""
    os.environ.update({"STARHOLD_HOME": home, "STARHOLD_LIMITS": "0"})
    log = os.open(f"{home}/log", os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    os.dup2(log, sys.stderr.fileno())
    loaded = load(Path(home), os.environ, {}, None)
    run(url, loaded, {}, listen("127.0.0.1", port))


@dataclass
class Player:
    """Somebody who plays both sides of a table, and remembers what the server promised."""

    url: str
    dice: random.Random
    table: str = ""
    moves: int = 0
    #: the version of the last one that was acknowledged
    moved_at: int = -1
    #: sent and not acknowledged: sent again after a restart, with the same id
    pending: dict[str, Any] | None = None
    acknowledged: dict[str, set[str]] = field(default_factory=dict)

    #: acknowledgements in all
    promises: int = 0

    def __post_init__(self) -> None:
        self.http = httpx.AsyncClient(base_url=self.url, headers={"x-starhold": "1"}, timeout=10)

    async def play(self) -> None:
        """Play until the server goes away."""
        with contextlib.suppress(httpx.HTTPError, ConnectionClosed, InvalidHandshake, OSError, EOFError):
            if "starhold" not in self.http.cookies:
                await self.http.post("/api/session", json={"name": "Ada"})
            while True:
                if not self.table:
                    await self._sit_down()
                address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{self.table}"
                cookie = {"Cookie": f"starhold={self.http.cookies['starhold']}"}
                async with connect(address, additional_headers=cookie, compression=None) as socket:
                    await self._play_at(socket)

    async def _sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
        body = {"game": "galaxies", "seats": seats}
        self.table = (await self.http.post("/api/tables", json=body)).json()["id"]
        self.moves = 0
        self.moved_at = -1
        self.pending = None

    async def _play_at(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await self._send(socket, self.pending)
        latest: dict[str, Any] | None = None
        async for frame in socket:
            message = msgspec.json.decode(frame)
            if message["type"] == "ack":
                self._note(message["client"])
            elif message["type"] == "problem":
                # Only a move that was never carried out may be refused.
                assert message["client"] not in self.acknowledged.get(self.table, ()), message
                self.pending = latest = None
                await self._send(socket, {"type": "look", "seat": 0})
            elif message["type"] == "position":
                latest = message
            # After a restart it may come before the acknowledgement of a move that was sent again.
            if self.pending is None and latest is not None and latest["version"] > self.moved_at:
                if latest["over"] or self.moves > 300:
                    self.table = ""
                    return
                await self._decide(socket, latest)
                latest = None

    def _note(self, client: str) -> None:
        self.acknowledged.setdefault(self.table, set()).add(client)
        if self.pending is not None:
            self.moved_at = self.pending["version"]
        self.pending = None
        self.moves += 1
        self.promises += 1

    async def _decide(self, socket: ClientConnection, position: dict[str, Any]) -> None:
        if not position["choices"]:
            await self._send(socket, {"type": "look", "seat": self.dice.choice(position["waiting"])})
            return
        self.pending = {
            "type": "move",
            "client": f"{self.dice.getrandbits(60):x}",
            "version": position["version"],
            "seat": position["seat"],
            "action": self.dice.choice(position["choices"])["action"],
        }
        await self._send(socket, self.pending)

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())


def check_log(store: Store, table_id: str, promised: set[str]) -> None:
    """What was promised at a table is in its log, once, and the log gives the table that it gave."""
    # In one reading: what a dead server had sent to PostgreSQL may still be committed meanwhile.
    stored = store.table(table_id, since=0)
    found = [entry for entry in stored.entries if isinstance(entry, Moved)]
    clients = [entry.client.partition(":")[2] for entry in found]
    assert len(clients) == len(set(clients)), f"a move of {table_id} is there twice"
    lost = promised - set(clients)
    assert not lost, f"{len(lost)} acknowledged moves of {table_id} are lost"
    # Building a table compares the digest of every move.
    table = rebuilt(stored)
    assert len(table.play.plies) == len(found)


@dataclass
class Harness:
    """Kills servers and looks at what they leave."""

    database: str
    home: Path
    seed: int = 0
    kills: int = 0
    acknowledged: int = 0
    resent: int = 0
    process: ForkServerProcess | None = None

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)
        self.port = free_port()
        self.store = Store(self.database)
        self.store.prepare()
        url = f"http://127.0.0.1:{self.port}"
        self.players = [Player(url, random.Random(self.seed * 100 + n)) for n in range(PLAYERS)]
        self.checked: dict[str, int] = {}

    def run(self, kills: int, seconds: float) -> None:
        """Kill so many servers, or as many as the time allows."""
        end = time.monotonic() + seconds
        run_apart(self._run(kills, end))

    async def _run(self, kills: int, end: float) -> None:
        while self.kills < kills and time.monotonic() < end:
            await self._live_and_die()
            self.check()

    async def _live_and_die(self) -> None:
        self.process = PREPARED.Process(
            target=serve, args=(self.database, self.port, str(self.home)), daemon=True
        )
        self.process.start()
        await self._wait_for_server()
        self.resent += sum(player.pending is not None for player in self.players)
        playing = [asyncio.create_task(player.play()) for player in self.players]
        await self._let_live()
        self.process.kill()
        self.process.join()
        self.kills += 1
        await asyncio.gather(*playing)

    async def _let_live(self) -> None:
        enough = sum(player.promises for player in self.players) + self.dice.randrange(MOST_MOVES)
        end = time.monotonic() + LONGEST_LIFE
        while sum(player.promises for player in self.players) < enough and time.monotonic() < end:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.dice.uniform(0, MOMENT))

    async def _wait_for_server(self) -> None:
        async with httpx.AsyncClient() as visitor:
            for _ in range(1000):
                with contextlib.suppress(httpx.HTTPError):
                    await visitor.get(f"http://127.0.0.1:{self.port}/healthz")
                    return
                await asyncio.sleep(0.01)
        raise TimeoutError("the server did not start")

    def check(self) -> None:
        """What was promised is in the log, once, and the log gives the tables that it gave."""
        self.acknowledged = 0
        for player in self.players:
            for table_id, promised in player.acknowledged.items():
                self.acknowledged += len(promised)
                if self.checked.get(table_id) == len(promised) and table_id != player.table:
                    continue
                check_log(self.store, table_id, promised)
                self.checked[table_id] = len(promised)

    def __str__(self) -> str:
        tables = sum(len(player.acknowledged) for player in self.players)
        return (
            f"{self.kills} kills, {self.acknowledged} acknowledged moves at {tables} tables all there once, "
            f"{self.resent} moves sent again after a restart"
        )


def main(kills: int, database: str) -> None:
    """Kill until it is enough, and tell."""
    harness = Harness(database, Path(tempfile.mkdtemp(prefix="starhold-kills-")), seed=int(time.time()))
    harness.run(kills, seconds=24 * 3600)
    print(harness)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
