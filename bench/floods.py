"""Floods: how long an honest player waits while one hostile address floods the server, as it is shipped.

    python bench/floods.py                              the installed engine, all floods
    python bench/floods.py OLD/src NEW/src              two engines, one after the other
    python bench/floods.py --only pings,pongs --seconds 10

An engine is a folder to put on PYTHONPATH, as in bench/load.py. For each flood a process of its own attacks
from 127.0.0.9 for some seconds, while a player at 127.0.0.2 makes a move four times per second and asks for
the position ten times per second, over up to six connections. Requests count from the moment when they were
due, so a server that stands still is charged for everything it kept waiting; moves count from when they were
sent until they are acknowledged. Attackers whose connection is closed come back. Everything stays on this
machine and ends by itself. Attacker, player and server share the processor, so the times are upper bounds.
"""

import argparse
import asyncio
import contextlib
import gzip
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from crowd import DECODER, Heard, Line, socket_request
from load import Served, at

HONEST, HOSTILE = "127.0.0.2", "127.0.0.9"
#: requests and moves of the player per second, and connections
REQUESTS, MOVES, CONNECTIONS = 10.0, 4.0, 6
#: tiny frames per second, and how many are written at once
FRAMES, BURST = 100_000, 500
#: results of this week that /api/daily ranks
RESULTS = 3_501
#: seconds until an attacker whose connection was closed comes back, and until anybody gives up
BACK = 0.02
PATIENCE = 30.0

#: empty frames with a mask of zeros, and a body in chunks of one byte
PING, PONG, TEXT, FRAGMENT, FIRST = (bytes((kind, 0x80, 0, 0, 0, 0)) for kind in (0x89, 0x8A, 0x81, 0, 1))
CRUMB = b"1\r\n \r\n"
BROKEN = (OSError, EOFError, asyncio.LimitOverrunError)


class Http:
    """A connection that is kept alive, from an address of this machine."""

    def __init__(self, host: str, source: str, cookie: str = "") -> None:
        self.host = host
        self.source = source
        self.cookie = cookie
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter

    async def open(self) -> asyncio.StreamWriter:
        """Connect, unless the connection is there."""
        if self._reader is None:
            host, port = self.host.split(":")
            self._reader, self._writer = await asyncio.open_connection(
                host, int(port), local_addr=(self.source, 0)
            )
        return self._writer

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Return the status and the content as it was sent; raises one of BROKEN."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"Accept-Encoding: gzip\r\nCookie: {self.cookie}\r\nContent-Length: {len(content)}\r\n"
        request = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nX-Starhold: 1\r\n{head}\r\n".encode()
        reused = self._reader is not None
        try:
            async with asyncio.timeout(PATIENCE):
                (await self.open()).write(request + content)
                return await self.answer()
        except BROKEN as error:
            self.close()
            if reused and not isinstance(error, TimeoutError):
                # It was closed since it was used last, as every browser knows.
                return await self.ask(method, path, body)
            raise

    async def answer(self) -> tuple[int, bytes]:
        assert self._reader is not None
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = re.search(r"\r\ncontent-length: (\d+)", head, re.IGNORECASE)
        content = await self._reader.readexactly(int(length[1]) if length else 0)
        if found := re.search(r"\r\nset-cookie: (starhold=[^;]+)", head, re.IGNORECASE):
            self.cookie = found[1]
        if re.search(r"\r\nconnection: close", head, re.IGNORECASE):
            self.close()
        return int(head.split(" ", 2)[1]), content

    def close(self) -> None:
        if self._reader is not None:
            self._reader = None
            self._writer.close()


def decoded(content: bytes) -> Any:
    """What an answer says, packed or not."""
    return msgspec.json.decode(gzip.decompress(content) if content[:1] == b"\x1f" else content)


async def come_in(host: str, source: str, name: str) -> Http:
    """A guest."""
    http = Http(host, source)
    status, content = await http.ask("POST", "/api/session", {"name": name})
    assert status == 200, content
    return http


async def new_table(http: Http) -> str:
    """The id of a table at which one person has both seats; waits for a server that has too much to do."""
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
    async with asyncio.timeout(2 * PATIENCE):
        while True:
            status, content = await http.ask("POST", "/api/tables", {"game": "galaxies", "seats": seats})
            if status == 200:
                return str(decoded(content)["id"])
            await asyncio.sleep(1)


# -- the honest player --------------------------------------------------------------------------------


class Player:
    """Somebody alone at a table with two seats."""

    def __init__(self, host: str, http: Http) -> None:
        self.host = host
        self.http = http
        self.dice = random.Random(1)
        self.requests: list[float] = []
        self.moves: list[float] = []
        self.trouble: Counter[str] = Counter()
        self.table = ""
        self._line: Line
        self._answers: dict[str, asyncio.Future[Heard]] = {}

    async def sit(self) -> None:
        """A new table, and a socket there."""
        self.table = await new_table(self.http)
        request = socket_request(self.host, self.table, self.http.cookie)
        host, port = self.host.split(":")
        _, self._line = await asyncio.get_running_loop().create_connection(
            lambda: Line(self._hear, self._lost, request), host, int(port), local_addr=(HONEST, 0)
        )

    def _hear(self, content: bytes) -> None:
        message = DECODER.decode(content)
        if message.client in self._answers:
            self._answers.pop(message.client).set_result(message)

    def _lost(self, code: int) -> None:
        self.trouble[f"socket closed with {code}"] += 1

    async def play(self, seconds: float) -> None:
        """Ask and move at the same time."""
        await asyncio.gather(self._ask(seconds), self._decide(seconds))

    async def _ask(self, seconds: float) -> None:
        free: asyncio.Queue[Http] = asyncio.Queue()
        for _ in range(CONNECTIONS):
            free.put_nowait(Http(self.host, HONEST, self.http.cookie))

        async def one(due: float) -> None:
            http = None
            try:
                http = await free.get()
                await self._position(http, 0)
            finally:
                self.requests.append(time.perf_counter() - due)
                if http is not None:
                    free.put_nowait(http)

        begun, asking = time.perf_counter(), []
        for beat in range(int(seconds * REQUESTS)):
            due = begun + beat / REQUESTS
            await asyncio.sleep(due - time.perf_counter())
            asking.append(asyncio.create_task(one(due)))
        _, left = await asyncio.wait(asking, timeout=PATIENCE)
        for task in left:
            task.cancel()
        await asyncio.wait(asking)
        self.trouble["given up"] += len(left)

    async def _position(self, http: Http, seat: int) -> Any:
        """What a seat sees; None if that was refused."""
        path = f"/api/tables/{self.table}/position?since=1000000&seat={seat}"
        try:
            status, content = await http.ask("GET", path)
        except BROKEN as error:
            self.trouble[type(error).__name__] += 1
            return None
        if status == 200:
            return decoded(content)
        self.trouble[str(status)] += 1
        return None

    async def _decide(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            beat = asyncio.create_task(asyncio.sleep(1 / MOVES))
            for seat in (0, 1):
                position = await self._position(self.http, seat)
                if position is not None and position["over"]:
                    await self.sit()
                    break
                if position is not None and position["choices"]:
                    await self._move(position)
                    break
            await beat

    async def _move(self, position: Any) -> None:
        client = f"{self.dice.getrandbits(60):x}"
        action = self.dice.choice(position["choices"])["action"]
        move = {"type": "move", "client": client, "version": position["version"], "seat": position["seat"]}
        answer = self._answers[client] = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        self._line.write(msgspec.json.encode({**move, "action": action}))
        try:
            heard = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            self.trouble["no answer to a move"] += 1
            return
        self.moves.append(time.perf_counter() - begun)
        if heard.type != "ack":
            self.trouble[heard.key] += 1


# -- the attackers ------------------------------------------------------------------------------------


class Flood:
    """One attacker: what is tried at a server until the time is over, and what comes of it."""

    def __init__(self, host: str, cookie: str, table: str, until: float) -> None:
        self.host = host
        self.cookie = cookie
        self.table = table
        self.until = until
        self.told: Counter[str] = Counter()

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Until the time is over, whatever happens to the connection."""
        while time.time() < self.until:
            try:
                await work()
            except BROKEN as error:
                self.told[type(error).__name__] += 1
            await asyncio.sleep(BACK)

    async def spin(self) -> None:
        """Take the processor, and leave the server alone."""
        while time.time() < self.until:
            pass

    async def frames(self, frame: bytes, first: bytes = b"", rate: float = FRAMES) -> None:
        """One socket with tiny frames."""

        async def flood() -> None:
            lost: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            request = socket_request(self.host, self.table, self.cookie)
            host, port = self.host.split(":")
            _, line = await asyncio.get_running_loop().create_connection(
                lambda: Line(lambda _: None, lost.set_result, request),
                host,
                int(port),
                local_addr=(HOSTILE, 0),
            )
            while not line.open and not lost.done():
                await asyncio.sleep(0.001)
            line.transport.write(first)
            begun, sent = time.perf_counter(), 0
            while not lost.done() and time.time() < self.until:
                ready = line.transport.get_write_buffer_size() < 1 << 20
                if ready and sent <= (time.perf_counter() - begun) * rate:
                    line.transport.write(frame * BURST)
                    sent += BURST
                await asyncio.sleep(0 if rate > FRAMES else BURST / rate / 4)
            self.told["frames"] += sent
            self.told[f"closed with {lost.result()}" if lost.done() else "open to the end"] += 1
            line.transport.abort()

        await self._again(flood)

    async def requests(self, path: str, connections: int) -> None:
        """Connections that are kept alive and ask on and on."""

        async def one() -> None:
            http = Http(self.host, HOSTILE, self.cookie)

            async def flood() -> None:
                while time.time() < self.until:
                    status, content = await http.ask("GET", path)
                    self.told[str(status)] += 1
                    self.told["kB"] += len(content) // 1024

            await self._again(flood)

        await asyncio.gather(*(one() for _ in range(connections)))

    async def crumbs(self, connections: int) -> None:
        """Bodies in chunks of one byte."""

        async def one() -> None:
            async def flood() -> None:
                http = Http(self.host, HOSTILE)
                writer = await http.open()
                head = f"POST /api/session HTTP/1.1\r\nHost: {self.host}\r\nX-Starhold: 1\r\n"
                writer.write(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n")
                for _ in range(60):
                    if not writer.transport.is_closing():
                        writer.write(CRUMB * 1000)
                        self.told["chunks"] += 1000
                        await writer.drain()
                writer.write(b"0\r\n\r\n")
                async with asyncio.timeout(PATIENCE):
                    status, _ = await http.answer()
                self.told[str(status)] += 1
                http.close()

            await self._again(flood)

        await asyncio.gather(*(one() for _ in range(connections)))


FLOODS: dict[str, Callable[[Flood], Awaitable[None]]] = {
    "nobody": lambda flood: asyncio.sleep(0),
    "busy machine": lambda flood: flood.spin(),
    "pings": lambda flood: flood.frames(PING),
    "pings unpaced": lambda flood: flood.frames(PING, rate=float("inf")),
    "pongs": lambda flood: flood.frames(PONG),
    "empty texts": lambda flood: flood.frames(TEXT),
    "fragments": lambda flood: flood.frames(FRAGMENT, FIRST),
    "/text/en/kingdoms.ftl": lambda flood: flood.requests("/text/en/kingdoms.ftl", 20),
    "/text/en.ftl": lambda flood: flood.requests("/text/en.ftl", 20),
    "/api/rules/kingdoms": lambda flood: flood.requests("/api/rules/kingdoms", 20),
    "/openapi.json": lambda flood: flood.requests("/openapi.json", 20),
    "/": lambda flood: flood.requests("/", 20),
    "/api/daily": lambda flood: flood.requests("/api/daily", 20),
    "/api/tables": lambda flood: flood.requests("/api/tables", 20),
    "keep-alive": lambda flood: flood.requests("/api/games", 30),
    "chunks": lambda flood: flood.crumbs(30),
}


async def be_hostile(name: str, host: str, cookie: str, table: str, seconds: float) -> None:
    flood = Flood(host, cookie, table, time.time() + seconds)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(FLOODS[name](flood), seconds + 1)
    print(msgspec.json.encode(flood.told).decode(), flush=True)


# -- the run ------------------------------------------------------------------------------------------


def add_results(database: Path) -> None:
    """Results of today by as many people, put into the tables as they are."""
    day = datetime.now(UTC).date().isoformat()
    with contextlib.closing(sqlite3.connect(database, timeout=30)) as connection, connection:

        def add(table: str, **values: Any) -> None:
            for _, name, kind, needed, default, _ in connection.execute(f"PRAGMA table_info({table})"):
                if needed and default is None and name not in values:
                    values[name] = "" if "CHAR" in kind or "TEXT" in kind else 0
            names, marks = ", ".join(values), ", ".join("?" * len(values))
            connection.execute(
                f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})", [*values.values()]
            )

        add("days", day=day, seed="00" * 32)
        for number in range(RESULTS):
            person = f"bench{number}"
            add("people", id=person, name=f"Bench {number}")
            add(
                "tries",
                day=day,
                person=person,
                table_id="none",
                state="done",
                margin=number % 61 - 20,
                moves=number % 37,
            )


@contextlib.asynccontextmanager
async def attacked(
    name: str, host: str, eve: Http, table: str, seconds: float
) -> AsyncIterator[Counter[str]]:
    """A process of its own floods the server meanwhile; what came of it is known afterwards."""
    told: Counter[str] = Counter()
    words = ["--hostile", name, "--host", host, "--cookie", eve.cookie, "--table", table]
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, *words, "--seconds", str(seconds), stdout=subprocess.PIPE
    )
    try:
        # It takes a moment until Python has started.
        await asyncio.sleep(0.7)
        yield told
        said, _ = await asyncio.wait_for(process.communicate(), seconds + 20)
        told.update(msgspec.json.decode(said or b"{}"))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def measured(served: Served, folder: str, asked: argparse.Namespace) -> None:
    host = served.url.removeprefix("http://")
    eve = await come_in(host, HOSTILE, "Eve")
    table = await new_table(eve)
    add_results(Path(folder) / "starhold.db")
    ada = await come_in(host, HONEST, "Ada")
    for name in asked.only:
        player = Player(host, ada)
        await player.sit()
        async with attacked(name, host, eve, table, asked.seconds + 1) as told:
            worked, begun = served.worked(), time.perf_counter()
            await player.play(asked.seconds)
            busy = (served.worked() - worked) / (time.perf_counter() - begun)
        say(name, player, told, busy)
        await asyncio.sleep(asked.pause)


def say(name: str, player: Player, told: Counter[str], busy: float) -> None:
    def times(found: list[float]) -> str:
        return f"{len(found):4d} p50 {1000 * at(found, 0.5):5.0f} p99 {1000 * at(found, 0.99):5.0f}"

    trouble = f"; trouble {dict(+player.trouble)}" if +player.trouble else ""
    print(
        f"  {name:22} requests {times(player.requests)} ms, moves {times(player.moves)} ms, "
        f"server {100 * busy:.0f} %, load {os.getloadavg()[0]:.1f}{trouble}; attacker {dict(told)}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument(
        "engines", nargs="*", default=[""], help="folders for PYTHONPATH; the installed one if none"
    )
    parser.add_argument("--only", default=",".join(FLOODS), help="these floods, with commas between them")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--pause", type=float, default=10, help="seconds after each flood, for limits to recover"
    )
    for word in ("hostile", "host", "cookie", "table"):
        parser.add_argument(f"--{word}", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.hostile:
        asyncio.run(be_hostile(asked.hostile, asked.host, asked.cookie, asked.table, asked.seconds))
        return
    asked.only = [name.strip() for name in asked.only.split(",")]
    asked.database = asked.bus = ""
    asked.processes = 1
    for engine in asked.engines:
        print(engine or "installed", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            served = Served(engine, folder, asked, limits="1")
            try:
                asyncio.run(measured(served, folder, asked))
            finally:
                served.stop()


if __name__ == "__main__":
    main()
