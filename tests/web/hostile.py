"""One hostile address with thirty guests that do their worst, beside an honest player. By hand:

python -m tests.web.hostile --minutes 60

The hostile address is a process of its own (127.0.0.9, at low priority: its own work is not the server's).
The honest player comes from 127.0.0.1, makes moves over a socket and looks at the lobby. Told at the end: how
long the honest player waited, and the memory and disk that the server took. It fails if they are not bounded.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from starhold.kernel import record_files, registry
from starhold.kernel.chance import FastChance
from starhold.kernel.record import Record, Seat
from starhold.kernel.runner import MatchRunner
from tests.apart import run_apart
from tests.people import Json
from tests.services import Server
from tests.web.fuzzer import Fuzzer

ADDRESS = "127.0.0.9"
GUESTS = 30
#: things that each of them does at the same time
AT_ONCE = 3
#: what an honest player may wait, and what the server may take
P99_SECONDS = 0.3
MEMORY_MB = 900
DISK_MB = 250
LOG_MB = 1
#: past the last line of any log
LOG_END = 999_999
MB = 1024 * 1024


@cache
def long_record(game: str, seed: int) -> Record:
    """A whole game at random."""
    dice = random.Random(seed)
    rules = registry.game(game)
    match = MatchRunner(rules, [Seat(f"Eve {n}") for n in range(rules.max_players)], FastChance(seed))
    while not match.state.over:
        seat = dice.choice(match.state.seats_to_move())
        match.move(seat, dice.choice(match.state.legal(seat)))
    return match.record()


# -- the hostile address ------------------------------------------------------------------------------


class Eve:
    """One of the guests."""

    def __init__(self, url: str, number: int, told: Counter[str]) -> None:
        self.url = url
        self.number = number
        self.told = told
        self.dice = random.Random(number)
        way = httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=4))
        self.http = httpx.AsyncClient(base_url=url, headers={"x-starhold": "1"}, timeout=30, transport=way)
        self.tables: list[str] = []
        self.kept: list[str] = []

    async def ask(self, method: str, path: str, **more: Any) -> Json:
        answer = await self.http.request(method, path, **more)
        self.told[f"{answer.status_code}"] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            self.told[f"FAILED {method} {path[:60]}"] += 1
        if answer.status_code >= 400:
            # Refused: try something else soon.
            await asyncio.sleep(0.05)
            return None
        return answer.json() if answer.headers.get("content-type") == "application/json" else None

    async def come_in(self) -> None:
        while await self.ask("POST", "/api/session", json={"name": f"Eve {self.number}"}) is None:
            await asyncio.sleep(5)

    def table(self) -> str:
        return self.dice.choice(self.tables) if self.tables else "nothing"

    @contextlib.asynccontextmanager
    async def socket(self, table: str) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(
            address,
            additional_headers={"Cookie": cookies},
            compression=None,
            local_addr=(ADDRESS, 0),
            max_size=None,
            open_timeout=20,
        ) as line:
            yield line

    # -- what it does --------------------------------------------------------------------------------

    async def make_tables(self) -> None:
        for _ in range(20):
            game = self.dice.choice(registry.names())
            seats = [
                {"kind": kind}
                for kind in self.dice.choice((("me", "bot"), ("me", "open"), ("me", "hotseat")))
            ]
            wanted = {"game": game, "seats": seats, "public": self.dice.random() < 0.7}
            made = await self.ask("POST", "/api/tables", json=wanted)
            if made is None:
                return
            self.tables.append(made["id"])
            if self.dice.random() < 0.3:
                # The bots play on by themselves.
                await self.ask("POST", f"/api/tables/{made['id']}/leave", json={})

    async def send_records(self) -> None:
        for _ in range(10):
            record = long_record(self.dice.choice(("galaxies", "roll")), self.dice.randrange(4))
            content = record_files.encode(record)
            if self.dice.random() < 0.3:
                content = content.replace('"chance":[', '"chance":[0,', 1)
            what = self.dice.choice(("", "/verify", "/replay?ply=999999"))
            found = await self.ask("POST", f"/api/records{what}", content=content)
            if found is not None and "id" in found:
                self.kept.append(found["id"])

    async def read(self) -> None:
        for _ in range(100):
            table = self.dice.choice(self.kept) if self.kept and self.dice.random() < 0.5 else self.table()
            what = self.dice.choice(("/position", "/replay?ply=999999", "/record", "/recap", ""))
            await self.ask("GET", f"/api/tables/{table}{what}")
            await self.ask(
                "GET", self.dice.choice(("/api/tables", "/api/games", "/api/rules/roll", "/readyz", "/"))
            )

    async def play(self) -> None:
        """Moves and undos as fast as they go, at a table where many look on."""
        if not self.tables:
            return
        async with self.socket(self.table()) as line:
            seat, version, choices = 0, 0, [0]
            end = time.monotonic() + 20
            while time.monotonic() < end:
                for _ in range(10):
                    client = f"{self.dice.getrandbits(60):x}"
                    message: Json = {"type": "move", "client": client, "version": version, "seat": seat}
                    if self.dice.random() < 0.3:
                        message["type"] = "undo"
                    else:
                        message["action"] = self.dice.choice(choices)
                    await line.send(json.dumps(message))
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(2):
                        while True:
                            got = json.loads(await line.recv())
                            if got["type"] == "position" and got["choices"]:
                                seat, version = got["seat"] or 0, got["version"]
                                choices = [choice["action"] for choice in got["choices"]]
                                break

    async def look_on(self) -> None:
        """Many sockets at one table that ask for everything again and again, and never read."""
        if not self.tables and not self.kept:
            return
        table = self.dice.choice(self.tables[:1] + self.kept[:1])
        async with contextlib.AsyncExitStack() as held:
            lines = []
            for _ in range(25):
                with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                    lines.append(await held.enter_async_context(self.socket(table)))
            fuzzer = Fuzzer(self.dice)
            for _ in range(20):
                for line in lines:
                    with contextlib.suppress(WebSocketException):
                        await line.send(self.dice.choice((b'{"type":"look","seat":null}', fuzzer.message())))

    async def chatter(self) -> None:
        for _ in range(50):
            said = {"client": f"{self.dice.getrandbits(60):x}", "text": "x" * 500}
            await self.ask("POST", f"/api/tables/{self.table()}/chat", json=said)

    async def odd(self) -> None:
        """Connections that are held, cut or slow, and addresses that are none."""
        host, port = self.url.removeprefix("http://").split(":")
        odd = (
            b"GET /" + b"x" * 60_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET /a%00b HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: ",
            b"POST /api/session HTTP/1.1\r\nHost: x\r\nX-Starhold: 1\r\nContent-Length: 60000\r\n\r\n{",
            b"\x16\x03\x01\x00\x00",
            b"",
        )
        writers = []
        for _ in range(100):
            try:
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
                writer.write(self.dice.choice(odd))
                writers.append(writer)
            except OSError:
                self.told["not connected"] += 1
        await asyncio.sleep(self.dice.uniform(0, 15))
        for writer in writers:
            writer.close()

    async def passwords(self) -> None:
        for _ in range(20):
            await self.ask(
                "POST", "/api/login", json={"name": "Honest", "password": f"guess {self.dice.random()}"}
            )
            await self.ask("POST", "/api/session", json={"name": f"Eve {self.dice.random()}"[:20]})

    async def for_ever(self) -> None:
        """Several things at once, as fast as they go."""
        await self.come_in()
        await self.make_tables()
        await asyncio.gather(*(self._one_after_another() for _ in range(AT_ONCE)))

    async def _one_after_another(self) -> None:
        works: list[Callable[[], Awaitable[None]]] = [
            self.make_tables, self.send_records, self.read, self.play, self.play, self.look_on, self.chatter,
            self.odd, self.passwords,
        ]  # fmt: skip
        while True:
            work = self.dice.choice(works)
            try:
                await work()
            except (
                OSError,
                TimeoutError,
                httpx.HTTPError,
                WebSocketException,
                msgspec.MsgspecError,
                ValueError,
            ) as error:
                self.told[f"cut off: {type(error).__name__}"] += 1
                await asyncio.sleep(0.1)
            self.told[work.__name__] += 1


async def be_hostile(url: str, guests: int) -> None:
    """All guests at once, until the process is ended; then what they were told."""
    told: Counter[str] = Counter()
    loop = asyncio.get_running_loop()
    tasks = [asyncio.create_task(Eve(url, number, told).for_ever()) for number in range(guests)]
    stop = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    print("here we are", flush=True)
    await stop.wait()
    told.update(f"guest gone: {task.exception()!r}" for task in tasks if task.done())
    print(json.dumps(told), flush=True)
    # Nobody says goodbye: that would take a while with all those sockets.
    os._exit(0)


# -- the honest player --------------------------------------------------------------------------------


@dataclass
class Honest:
    """Somebody at a table of their own, who moves twice a second and looks at the lobby."""

    url: str
    moves: list[float] = field(default_factory=list)
    lobby: list[float] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    unseen: int = 0

    async def play(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        async with httpx.AsyncClient(base_url=self.url, headers={"x-starhold": "1"}, timeout=30) as http:
            await http.post("/api/session", json={"name": "Honest"})
            offered = (await self._make(http, "open", public=True))["id"]
            while time.monotonic() < end:
                table = (await self._make(http, "hotseat"))["id"]
                cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
                headers = {"Cookie": cookies}
                try:
                    async with connect(
                        address, additional_headers=headers, compression=None, max_size=None
                    ) as line:
                        await self._game(http, line, table, offered, end)
                except (OSError, TimeoutError, WebSocketException, httpx.HTTPError) as error:
                    self.faults[type(error).__name__] += 1

    async def _make(self, http: httpx.AsyncClient, other: str, **more: Any) -> Json:
        wanted = {"game": "galaxies", "seats": [{"kind": "me"}, {"kind": other}], **more}
        answer = await http.post("/api/tables", json=wanted)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def _read(self, http: httpx.AsyncClient, path: str, **query: int) -> Json:
        while True:
            answer = await http.get(path, params=query)
            if answer.status_code == 200:
                return answer.json()
            self.faults[f"{answer.status_code} {answer.text}"] += 1
            await asyncio.sleep(1)

    async def _position(self, http: httpx.AsyncClient, table: str, seat: int) -> Json:
        # As any client does, it does not ask for lines of the log that it has: the socket brought them.
        return await self._read(http, f"/api/tables/{table}/position", seat=seat, since=LOG_END)

    async def _game(
        self, http: httpx.AsyncClient, line: ClientConnection, table: str, offered: str, end: float
    ) -> None:
        dice = random.Random(1)
        while time.monotonic() < end:
            info = await self._position(http, table, 0)
            if not info["waiting"]:
                return
            seat = info["waiting"][0]
            position = await self._position(http, table, seat)
            client = f"{dice.getrandbits(60):x}{len(self.moves)}"
            move = {
                "type": "move",
                "client": client,
                "version": position["version"],
                "seat": seat,
                "action": dice.choice(position["choices"])["action"],
            }
            begun = time.monotonic()
            await line.send(json.dumps(move))
            async with asyncio.timeout(30):
                while (got := json.loads(await line.recv())).get("client") != client:
                    pass
            if got["type"] == "ack":
                self.moves.append(time.monotonic() - begun)
            else:
                self.faults[got["key"]] += 1
            if len(self.moves) % 10 == 0:
                begun = time.monotonic()
                listed = (await self._read(http, "/api/tables"))["tables"]
                self.lobby.append(time.monotonic() - begun)
                self.unseen += offered not in {one["id"] for one in listed}
            await asyncio.sleep(0.3)


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else 0.0


# -- the run ------------------------------------------------------------------------------------------


class Run:
    """A server under attack, and what was measured of it."""

    def __init__(self, server: Server, quiet: Server, guests: int = GUESTS) -> None:
        self.server = server
        self.guests = guests
        self.honest = Honest(server.url)
        #: the same player at a server that nobody attacks: what the machine itself takes
        self.control = Honest(quiet.url)
        self.memory: list[float] = []
        self.disk: list[float] = []
        self.told: Counter[str] = Counter()

    async def go(self, minutes: float) -> None:
        command = [
            "nice",
            "-n",
            "10",
            sys.executable,
            "-m",
            "tests.web.hostile",
            "--hostile",
            self.server.url,
        ]
        command += ["--guests", str(self.guests)]
        self.measure()
        hostile = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert hostile.stdout is not None
        await asyncio.to_thread(hostile.stdout.readline)
        playing = asyncio.ensure_future(
            asyncio.gather(self.honest.play(minutes * 60), self.control.play(minutes * 60))
        )
        begun = time.monotonic()
        while not playing.done():
            await asyncio.wait([playing], timeout=max(5.0, min(60.0, minutes * 6)))
            self.measure()
            self.print_line(time.monotonic() - begun)
        hostile.terminate()
        said, _ = hostile.communicate()
        self.told.update(json.loads(said.splitlines()[-1]))
        await playing

    def measure(self) -> None:
        assert self.server.process is not None
        processes = subprocess.run(
            ["pgrep", "-P", str(self.server.process.pid)], capture_output=True, text=True
        ).stdout.split()
        self.memory.append(sum(map(resident, [str(self.server.process.pid), *processes])))
        self.disk.append(sum(file.stat().st_size for file in self.server.folder.glob("starhold.db*")) / MB)

    def print_line(self, seconds: float) -> None:
        times = self.honest.moves
        print(
            f"{seconds / 60:5.1f} min  moves {len(times):6d}  p50 {percentile(times, 0.5) * 1000:4.0f} ms  "
            f"p99 {percentile(times, 0.99) * 1000:4.0f} ms  memory {self.memory[-1]:4.0f} MB  "
            f"disk {self.disk[-1]:4.0f} MB  log {self.server.log.stat().st_size / 1024:4.0f} kB",
            flush=True,
        )

    def tell(self) -> None:
        measured = {
            "moves": self.honest.moves,
            "lobby": self.honest.lobby,
            "moves, at a quiet server beside it": self.control.moves,
        }
        for name, times in measured.items():
            told = "  ".join(
                f"p{part:g} {percentile(times, part / 100) * 1000:.0f} ms" for part in (50, 90, 99)
            )
            print(f"honest {name}: {len(times)}  {told}  longest {max(times, default=0) * 1000:.0f} ms")
        print(f"honest faults: {dict(self.honest.faults)}, not seen in the lobby: {self.honest.unseen}")
        memory = f"{self.memory[0]:.0f} MB at the start, {max(self.memory):.0f} MB at most"
        print(f"memory of all processes: {memory}, {self.memory[-1]:.0f} MB at the end")
        print(f"disk: {self.disk[0]:.1f} MB at the start, {self.disk[-1]:.1f} MB at the end")
        print(f"hostile: {dict(self.told.most_common())}")

    def check(self, most: float) -> None:
        """All is bounded, and 99 of 100 moves of the honest player took at most so many seconds."""
        log = self.server.errors()
        assert "Traceback" not in log
        assert len(log) < LOG_MB * MB
        assert not [name for name in self.told if name.startswith("FAILED")], self.told
        assert not self.honest.faults
        assert not self.honest.unseen
        assert percentile(self.honest.moves, 0.99) < most
        assert max(self.memory) < MEMORY_MB
        assert self.disk[-1] < DISK_MB


def resident(process: str) -> float:
    """Memory of a process in MB."""
    with contextlib.suppress(OSError, StopIteration):
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
    return 0.0


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=1.0)
    options.add_argument("--guests", type=int, default=GUESTS)
    options.add_argument("--hostile", help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.hostile:
        asyncio.run(be_hostile(given.hostile, given.guests))
        return
    with tempfile.TemporaryDirectory(prefix="starhold-hostile-") as folder:
        run = attack(Path(folder), given.minutes, given.guests)
        run.check(P99_SECONDS)


def attack(folder: Path, minutes: float, guests: int = GUESTS) -> Run:
    """A server under attack and one in peace; tells what was measured, for the caller to check."""
    servers = []
    for name in ("attacked", "quiet"):
        (folder / name).mkdir()
        server = Server(folder / name)
        server.environment["STARHOLD_LIMITS"] = "1"
        servers.append(server.start())
    attacked, quiet = servers
    run = Run(attacked, quiet, guests)
    try:
        run_apart(run.go(minutes))
    finally:
        codes = [server.stop() for server in servers]
        run.tell()
    assert codes == [0, 0]
    return run


if __name__ == "__main__":
    main()
