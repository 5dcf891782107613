"""Load: one server on SQLite, many people at many tables, and how long a move takes to reach everybody.

    python bench/load.py                       2,000 clients at 500 tables, 300 moves a second for 20 seconds
    python bench/load.py --tables 50 --rate 100 --seconds 5

Each table has four seats; each seat has a client of its own on a WebSocket. So many times a second somebody
who owes a decision makes a random legal move. A move is timed from its sending until the last of the four
clients has the position that it led to. The server runs in a process of its own; the clients of this
program share the machine with it, so the times are upper bounds. The server's own work for a move does not
depend on what else the machine does: it is told as well.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import starhold
from starhold.web.security import COOKIE

SEATS = 4


class Choice(msgspec.Struct):
    """What is needed of a choice."""

    action: int


class Seen(msgspec.Struct):
    """What is needed of a message: decoding more would measure the measurer."""

    type: str
    version: int = 0
    waiting: tuple[int, ...] = ()
    choices: tuple[Choice, ...] = ()
    over: bool = False
    key: str = ""


DECODER = msgspec.json.Decoder(Seen)


@dataclass
class Seat:
    """One client."""

    socket: ClientConnection
    seen: Seen = field(default_factory=lambda: Seen("none"))


@dataclass
class Table:
    """Four clients at one table; at most one move is on its way."""

    number: int
    seats: list[Seat] = field(default_factory=list)
    sent: float = 0.0
    target: int = 0
    missing: int = 0

    def ready(self) -> bool:
        return not self.missing and any(seat.seen.choices for seat in self.seats)


class Load:
    """All tables, and what was measured."""

    def __init__(self, url: str, tables: int, rate: float, game: str) -> None:
        self.url = url
        self.game = game
        self.rate = rate
        self.tables = [Table(number) for number in range(tables)]
        self.dice = random.Random(1)
        self.times: list[float] = []
        self.sent = 0
        self.skipped = 0
        self.problems: dict[str, int] = {}

    async def sit(self) -> None:
        """Everybody comes in and sits down."""
        gate = asyncio.Semaphore(20)

        async def one(table: Table) -> None:
            async with gate:
                await self._sit_at(table)

        await asyncio.gather(*(one(table) for table in self.tables))

    async def _sit_at(self, table: Table) -> None:
        people = [await self._come_in(f"P{n}") for n in range(SEATS)]
        kinds = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        wanted = {"game": self.game, "seats": kinds, "public": True}
        _, made = await self._ask("POST", "/api/tables", wanted, people[0])
        path = f"/api/tables/{made['id']}"
        for person in people[1:]:
            await self._ask("POST", f"{path}/join", {}, person)
        for person in people:
            address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{made['id']}"
            cookie = {"Cookie": person}
            socket = await connect(
                address, additional_headers=cookie, compression=None, ping_interval=None, max_queue=None
            )
            seat = Seat(socket)
            table.seats.append(seat)
            asyncio.create_task(self._listen(table, seat, len(table.seats) - 1))  # noqa: RUF006

    async def _come_in(self, name: str) -> str:
        """A guest's cookie."""
        head, _ = await self._ask("POST", "/api/session", {"name": name}, None)
        found = re.search(rf"set-cookie: ({COOKIE}=[^;]+)", head, re.IGNORECASE)
        assert found, head
        return found[1]

    async def _ask(self, method: str, path: str, body: Any, cookie: str | None) -> tuple[str, Any]:
        """A request by hand: a client library would take more of the machine than the server."""
        host, port = self.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        content = msgspec.json.encode(body)
        signed = f"Cookie: {cookie}\r\n" if cookie else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nX-Starhold: 1\r\nConnection: close\r\n"
            f"{signed}Content-Length: {len(content)}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        answer = await reader.read()
        writer.close()
        head_read, _, content = answer.partition(b"\r\n\r\n")
        return head_read.decode(), msgspec.json.decode(content)

    async def _listen(self, table: Table, seat: Seat, number: int) -> None:
        with contextlib.suppress(Exception):
            async for frame in seat.socket:
                message = DECODER.decode(frame)
                if message.type == "position":
                    before = seat.seen.version
                    seat.seen = message
                    if table.missing and before < table.target <= message.version:
                        self._arrived(table)
                elif message.type == "problem":
                    self.problems[message.key] = self.problems.get(message.key, 0) + 1
                    table.missing = 0

    def _arrived(self, table: Table) -> None:
        table.missing -= 1
        if not table.missing:
            self.times.append(time.perf_counter() - table.sent)

    async def run(self, seconds: float) -> None:
        """Moves at the given rate, evenly spread."""
        begin = time.perf_counter()
        due = 0
        while (now := time.perf_counter() - begin) < seconds:
            while due < now * self.rate:
                due += 1
                await self._move()
            await asyncio.sleep(0.002)
        await asyncio.sleep(1.0)

    async def _move(self) -> None:
        for _ in range(20):
            table = self.dice.choice(self.tables)
            if table.ready():
                break
        else:
            self.skipped += 1
            return
        number = self.dice.choice([n for n, seat in enumerate(table.seats) if seat.seen.choices])
        seat = table.seats[number]
        move = {
            "type": "move",
            "client": f"{self.sent}",
            "version": seat.seen.version,
            "seat": number,
            "action": self.dice.choice(seat.seen.choices).action,
        }
        table.target = seat.seen.version + 1
        # What is decided in secret reaches its own seat only; it is not timed.
        table.missing = sum(other.seen.version < table.target for other in table.seats)
        table.sent = time.perf_counter()
        self.sent += 1
        await seat.socket.send(msgspec.json.encode(move))

    def report(self, seconds: float) -> str:
        times = sorted(self.times)

        def at(share: float) -> float:
            return 1000 * times[min(len(times) - 1, int(share * len(times)))]

        return (
            f"{len(times)} moves reached all {SEATS} viewers: {len(times) / seconds:.0f} moves/s, "
            f"p50 {at(0.5):.0f} ms, p90 {at(0.9):.0f} ms, p99 {at(0.99):.0f} ms, worst {at(1):.0f} ms; "
            f"{self.skipped} not sent because too many were on their way, problems {self.problems}"
        )


def memory(pid: int) -> float:
    """Resident memory in KiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return float(found[1]) if found else 0.0


def processor(pid: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, pid: int, arguments: argparse.Namespace) -> None:
    load = Load(url, arguments.tables, arguments.rate, arguments.game)
    before = memory(pid)
    begun = time.perf_counter()
    await load.sit()
    clients = arguments.tables * SEATS
    await asyncio.sleep(2)
    print(f"{clients} clients at {arguments.tables} tables after {time.perf_counter() - begun:.0f} s")
    grown = memory(pid) - before
    print(f"memory: {before / 1024:.0f} MiB empty, {grown / clients:.0f} KiB more for each idle client")
    work, own = processor(pid), time.process_time()
    await load.run(arguments.seconds)
    print(load.report(arguments.seconds))
    work, own = processor(pid) - work, time.process_time() - own
    each = 1000 * work / max(1, load.sent)
    print(f"the server worked {work:.1f} s, {each:.2f} ms a move; this program worked {own:.1f} s")
    print(f"memory at the end: {memory(pid) / 1024:.0f} MiB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="galaxies")
    parser.add_argument("--profile", default="", help="write a py-spy flame graph of the server here")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "STARHOLD_LIMITS": "0",
            "STARHOLD_HOME": folder,
        }
        command = [sys.executable, "-m", "starhold.cli.main", "serve", "--port", "0", "--lang", "en"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found, "the server did not start"
        print(f"engine: {'compiled' if starhold.COMPILED else 'interpreted'}, {arguments.game}")
        spy = None
        if arguments.profile:
            spy = subprocess.Popen(
                ["py-spy", "record", "-o", arguments.profile, "-p", str(server.pid), "-f", "raw"]
            )
        asyncio.run(measure(f"http://127.0.0.1:{found[1]}", server.pid, arguments))
        if spy is not None:
            spy.send_signal(2)
            spy.wait()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
