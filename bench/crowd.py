"""Crowd: clients for load runs, as light as they can be. Four sit at each table, each on its own WebSocket.

A client library would take more of the machine than the server that is measured, so requests and frames are
written by hand here, and of each message only what is needed is read.
"""

import asyncio
import base64
import os
import random
import re
import struct
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

SEATS = 4
COOKIE = "starhold"
#: as in the browser: seconds until a move that was refused in a crowd is sent again, up to twice as long
BUSY_WAIT = 0.7
#: the code of a socket that is closed because its process stops: another one is there at once
RESTART = 1012


class Choice(msgspec.Struct):
    """What is needed of a choice."""

    action: int


class Heard(msgspec.Struct):
    """What is needed of a message: decoding more would measure the measurer."""

    type: str
    version: int = 0
    choices: tuple[Choice, ...] | UnsetType = UNSET
    over: bool = False
    key: str = ""
    client: str = ""


DECODER = msgspec.json.Decoder(Heard)


@dataclass(slots=True)
class Move:
    """One that was asked of the crowd: when it was due, when it was sent last, and who has seen it."""

    due: float
    sent: float
    client: str
    body: bytes
    seat: int
    target: int
    missing: set[int]
    acknowledged: bool = False


@dataclass(slots=True)
class Told:
    """What was measured."""

    #: seconds from when a move was due until all viewers had it, and the same from when it was sent last
    whole: list[float] = field(default_factory=list)
    accepted: list[float] = field(default_factory=list)
    #: when each arrived
    at: list[float] = field(default_factory=list)
    #: how long clients that lost their socket had none, until they saw the table again
    pauses: list[float] = field(default_factory=list)
    problems: Counter[str] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    #: answers to whoever asked for the lobby's list meanwhile, by status
    lists: Counter[int] = field(default_factory=Counter)
    bytes: int = 0


class Line(asyncio.Protocol):
    """A WebSocket as a client has it."""

    def __init__(self, hear: Callable[[bytes], None], gone: Callable[[int], None], request: bytes) -> None:
        self.hear = hear
        self.gone = gone
        self.request = request
        self.open = False
        self.code = 1006
        self.buffer = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        at = 0
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = data
                return
            if b" 101 " not in data[:20]:
                self.transport.abort()
                return
            self.open, at = True, end + 4
        size = len(data)
        while size - at >= 2:
            length, body = data[at + 1] & 127, at + 2
            if length == 126:
                body += 2
                length = int.from_bytes(data[at + 2 : body], "big") if size >= body else size
            elif length == 127:
                body += 8
                length = int.from_bytes(data[at + 2 : body], "big") if size >= body else size
            if size < body + length:
                break
            kind = data[at] & 15
            if kind in (1, 2):
                self.hear(data[body : body + length])
            elif kind == 8:
                self.code = int.from_bytes(data[body : body + 2], "big") or 1005
                self.transport.close()
            elif kind == 9:
                self.write(data[body : body + length], 0x8A)
            at = body + length
        self.buffer = data[at:]

    def write(self, content: bytes, kind: int = 0x81) -> None:
        """A frame, with a mask of zeros: the content stays as it is."""
        length = len(content)
        head = (
            struct.pack("!BB", kind, 128 | length) if length < 126 else struct.pack("!BBH", kind, 254, length)
        )
        self.transport.write(head + b"\0\0\0\0" + content)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone(self.code)


def socket_request(host: str, table: str, cookie: str) -> bytes:
    """What asks for a WebSocket at a table."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /ws/tables/{table}?since=0&changes=1 HTTP/1.1\r\nHost: {host}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
    ).encode()


class Seat:
    """One person at a table, and their socket; it comes back by itself."""

    def __init__(self, crowd: "Crowd", table: "Table", number: int, cookie: str) -> None:
        self.crowd = crowd
        self.table = table
        self.number = number
        self.cookie = cookie
        self.line: Line | None = None
        self.version = 0
        self.choices: tuple[Choice, ...] = ()
        self.lost_at = 0.0
        self.there = asyncio.Event()
        self.tries = 0

    async def connect(self) -> None:
        """Open the socket; after a failure again and again."""
        request = socket_request(self.crowd.host, self.table.id, self.cookie)
        host, port = self.crowd.host.split(":")
        try:
            _, self.line = await asyncio.get_running_loop().create_connection(
                lambda: Line(self.hear, self.lost, request), host, int(port)
            )
        except OSError:
            self.lost(1006)

    def lost(self, code: int) -> None:
        """The socket is closed: come again, at once if the server said that it is only replaced."""
        if self.crowd.over:
            return
        self.crowd.told.lost[code] += 1
        self.lost_at = self.lost_at or time.perf_counter()
        self.line = None
        wait = self.crowd.dice.random() * 0.3 if code == RESTART else 0.5 * 2**self.tries
        self.tries += 1
        loop = asyncio.get_running_loop()
        loop.call_later(min(wait, 10.0), lambda: self.crowd.spawn(self.connect()))

    def hear(self, content: bytes) -> None:
        self.crowd.told.bytes += len(content)
        message = DECODER.decode(content)
        if message.type in ("position", "changes"):
            self._see(message)
        elif message.type == "ack":
            self.table.acknowledged(message.client)
        elif message.type == "problem":
            self.crowd.told.problems[message.key] += 1
            self.table.refused(message)

    def _see(self, message: Heard) -> None:
        self.version = message.version
        if message.choices is not UNSET:
            self.choices = message.choices
        elif message.type == "position":
            self.choices = ()
        self.table.over = message.over
        if self.lost_at:
            self.crowd.told.pauses.append(time.perf_counter() - self.lost_at)
            self.lost_at, self.tries = 0.0, 0
            self.table.resend(self.number)
        self.there.set()
        self.table.seen(self.number, message.version)


class Table:
    """Four people, or one and three bots; at most one move is on its way."""

    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.id = ""
        self.seats: list[Seat] = []
        self.move: Move | None = None
        self.over = False
        self.made = 0

    async def sit(self, game: str) -> None:
        crowd = self.crowd
        people = 1 if crowd.bots else SEATS
        cookies = [await crowd.come_in(f"P{number}") for number in range(people)]
        other = {"kind": "bot", "bot": crowd.bots} if crowd.bots else {"kind": "open"}
        kinds = [{"kind": "me"}, *(other for _ in range(SEATS - 1))]
        wish = {"game": game, "seats": kinds, "public": not crowd.bots, "start": bool(crowd.bots)}
        _, made = await crowd.ask("POST", "/api/tables", wish, cookies[0])
        self.id = made["id"]
        for cookie in cookies[1:]:
            await crowd.ask("POST", f"/api/tables/{self.id}/join", {}, cookie)
        self.seats = [Seat(crowd, self, number, cookie) for number, cookie in enumerate(cookies)]
        for seat in self.seats:
            await seat.connect()
            await seat.there.wait()

    def ready(self) -> bool:
        """Could somebody move now?"""
        if self.move is not None or self.over:
            return False
        newest = max(seat.version for seat in self.seats)
        return all(seat.line is not None and seat.version == newest for seat in self.seats)

    def begin(self, due: float) -> bool:
        """Somebody who owes a decision makes it."""
        deciding = [seat for seat in self.seats if seat.choices]
        if not deciding:
            return False
        dice = self.crowd.dice
        seat = dice.choice(deciding)
        client = f"{self.id}-{seat.version}"
        body = msgspec.json.encode(
            {
                "type": "move",
                "client": client,
                "version": seat.version,
                "seat": seat.number,
                "action": dice.choice(seat.choices).action,
            }
        )
        viewers = set(range(len(self.seats)))
        self.move = Move(due, 0.0, client, body, seat.number, seat.version + 1, viewers)
        self._send(self.move)
        return True

    def _send(self, move: Move) -> None:
        line = self.seats[move.seat].line
        if line is not None and self.move is move:
            move.sent = time.perf_counter()
            line.write(move.body)

    def resend(self, seat: int) -> None:
        """The one who moved is back, and does not know whether the move arrived."""
        if self.move is not None and self.move.seat == seat and not self.move.acknowledged:
            self._send(self.move)

    def refused(self, problem: Heard) -> None:
        """In a crowd: the same again a little later. Anything else ends the move."""
        move = self.move
        if move is None or problem.client != move.client:
            return
        if problem.key == "error-busy":
            wait = BUSY_WAIT * (1 + self.crowd.dice.random())
            asyncio.get_running_loop().call_later(wait, self._send, move)
        else:
            self.move = None
            self.crowd.free(self)

    def acknowledged(self, client: str) -> None:
        move = self.move
        if move is not None and move.client == client and not move.acknowledged:
            move.acknowledged = True
            self.made += 1
            self._look(move)

    def seen(self, seat: int, version: int) -> None:
        move = self.move
        if move is not None and version >= move.target:
            move.missing.discard(seat)
            self._look(move)

    def _look(self, move: Move) -> None:
        """A move is through when it is acknowledged and all viewers have it."""
        if move.acknowledged and not move.missing:
            now, told = time.perf_counter(), self.crowd.told
            told.whole.append(now - move.due)
            told.accepted.append(now - move.sent)
            told.at.append(now)
            self.move = None
            self.crowd.free(self)


class Crowd:
    """All tables. Moves are due at times that do not depend on the server (an open loop)."""

    def __init__(self, url: str, tables: int, game: str = "galaxies", bots: str = "") -> None:
        self.host = url.removeprefix("http://").rstrip("/")
        self.game = game
        #: the bots of the other seats, if one person sits at each table
        self.bots = bots
        self.tables = [Table(self) for _ in range(tables)]
        self.dice = random.Random(1)
        self.told = Told()
        self.over = False
        #: moves that are due while all tables have one on its way: what they wait counts
        self.due: list[float] = []
        self._idle: list[Table] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sit(self) -> None:
        """Everybody comes in and sits down."""
        gate = asyncio.Semaphore(16)

        async def one(table: Table) -> None:
            async with gate:
                await table.sit(self.game)

        await asyncio.gather(*map(one, self.tables))

    async def come_in(self, name: str) -> str:
        """A guest's cookie."""
        head, _ = await self.ask("POST", "/api/session", {"name": name}, None)
        found = re.search(rf"set-cookie: ({COOKIE}=[^;]+)", head, re.IGNORECASE)
        assert found, head
        return found[1]

    async def ask(self, method: str, path: str, body: Any, cookie: str | None) -> tuple[str, Any]:
        host, port = self.host.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        content = msgspec.json.encode(body)
        signed = f"Cookie: {cookie}\r\n" if cookie else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nX-Starhold: 1\r\nConnection: close\r\n"
            f"{signed}Content-Length: {len(content)}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        answer = await reader.read()
        writer.close()
        head_read, _, content = answer.partition(b"\r\n\r\n")
        return head_read.decode(), msgspec.json.decode(content)

    async def browse(self, rate: float, seconds: float) -> None:
        """People without a table ask for the lobby's list so many times a second, whatever comes of it."""
        told, end = self.told, time.perf_counter() + seconds

        async def one() -> None:
            head, _ = await self.ask("GET", "/api/tables", None, None)
            told.lists[int(head.split(" ", 2)[1])] += 1

        while time.perf_counter() < end:
            self.spawn(one())
            await asyncio.sleep(self.dice.expovariate(rate))

    async def play(self, rate: float, seconds: float) -> Told:
        """Moves at a rate for a while, at random moments; tells what was measured."""
        self.told = told = Told()
        self.due = []
        self._idle = list(self.tables)
        self.dice.shuffle(self._idle)
        begun = time.perf_counter()
        due = begun
        while due < begun + seconds:
            now = time.perf_counter()
            while due <= now:
                self.due.append(due)
                due += self.dice.expovariate(rate)
            self._hand_out()
            await asyncio.sleep(max(0.0, min(due - now, 0.02)))
        self.due = []
        return told

    async def settle(self, seconds: float) -> None:
        """Wait until nothing is on its way."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and any(table.move for table in self.tables):
            await asyncio.sleep(0.05)

    def free(self, table: Table) -> None:
        """A table can take a move again."""
        self._idle.append(table)
        if self.due:
            self._hand_out()

    def _hand_out(self) -> None:
        """The moves that are due, the oldest first, to tables where somebody can move."""
        passed: list[Table] = []
        given = 0
        while given < len(self.due) and self._idle:
            # Any of them, not the quickest.
            at = self.dice.randrange(len(self._idle))
            self._idle[at], self._idle[-1] = self._idle[-1], self._idle[at]
            table = self._idle.pop()
            if table.ready() and table.begin(self.due[given]):
                given += 1
            elif not table.over:
                passed.append(table)
        del self.due[:given]
        self._idle += passed

    async def versions(self) -> dict[str, int]:
        """How many moves the server has at each table."""
        found = {}
        for table in self.tables:
            _, position = await self.ask(
                "GET", f"/api/tables/{table.id}/position?since=1000000", None, table.seats[0].cookie
            )
            found[table.id] = position["version"]
        return found
