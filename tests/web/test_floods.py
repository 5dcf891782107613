"""Floods from one client: what it may send, and how little of the event loop it gets."""

import asyncio
import contextlib
import socket
from pathlib import Path

import pytest
import uvicorn
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from starhold.cli.serve import listen
from starhold.web import doors
from starhold.web.limits import RATES, Limits
from tests.apart import run_apart
from tests.people import Person
from tests.services import Server

HOSTILE = "127.0.0.9"
#: empty frames of a client, with a mask of zeros
PING, PONG, TEXT = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x81\x80\0\0\0\0"
FIRST, FRAGMENT = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
#: so many that no machine is slow enough to let them pass at the rate of a page
MANY = 100_000


def closing_code(person: Person, table: object, sent: bytes) -> int:
    """The code with which the server closes a socket that sends this."""
    with person.socket(table) as line:
        line.wait_for("position")
        with contextlib.suppress(OSError):
            line.connection.socket.sendall(sent)
        with contextlib.suppress(ConnectionClosed):
            while True:
                line.receive()
        return line.connection.close_code or 0


def test_a_socket_that_floods_frames_is_closed(tmp_path: Path) -> None:
    with Server(tmp_path).running("1") as server:
        eve = Person(server.url, "Eve", HOSTILE)
        table = eve.make_table("me", "hotseat:Ben", game="galaxies")
        for sent in (PING * MANY, PONG * MANY, TEXT * MANY, FIRST + FRAGMENT * MANY):
            assert closing_code(eve, table, sent) == 1008, sent[:12]
        # As many as a page may ever send are answered.
        with eve.socket(table) as line:
            line.connection.socket.sendall(b'\x81\x8f\0\0\0\0{"type":"ping"}' * int(RATES["message"].most))
            for _ in range(int(RATES["message"].most)):
                line.wait_for("pong")


def test_a_message_in_endless_fragments_is_not_gathered(tmp_path: Path) -> None:
    """Fragments count by themselves: a client that sends them slowly fills no memory either."""
    with Server(tmp_path).running("0") as server:
        eve = Person(server.url, "Eve", HOSTILE)
        table = eve.make_table("me", "hotseat:Ben", game="galaxies")
        assert closing_code(eve, table, FIRST + FRAGMENT * doors.FRAGMENTS) == 1008


def test_a_full_buffer_of_frames_is_read_in_small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two turns of the event loop only a piece is parsed, even where nothing is limited."""
    parsed = 0
    handle = doors.WebSocket.handle_ping

    def counted(self: doors.WebSocket) -> None:
        nonlocal parsed
        parsed += 1
        handle(self)

    monkeypatch.setattr(doors.WebSocket, "handle_ping", counted)

    async def app(scope: object, receive: object, send: object) -> None:
        connection = WebSocket(scope, receive, send)  # type: ignore[arg-type]
        await connection.accept()
        while True:
            await connection.receive()

    async def scene() -> None:
        config = uvicorn.Config(
            app, http=doors.Http, ws=doors.WebSocket, lifespan="off", ws_per_message_deflate=False
        )
        config.load()
        state, own = ServerState(), doors.Doors(Limits(0))
        loop = asyncio.get_running_loop()
        with listen("127.0.0.1", 0) as listener:
            own.open([listener], lambda: doors.Http(config, state, {}))
            with socket.create_connection(listener.getsockname()) as client:
                client.setblocking(False)
                client.send(
                    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                )
                await loop.sock_recv(client, 10_000)
                wanted = 20_000
                sending = asyncio.ensure_future(loop.sock_sendall(client, PING * wanted))
                answered, most = b"", 0
                while len(answered) < 2 * wanted:
                    before = parsed
                    await asyncio.sleep(0)
                    most = max(most, parsed - before)
                    with contextlib.suppress(BlockingIOError):
                        answered += client.recv(65536)
                await sending
                assert answered == b"\x8a\0" * wanted
                assert most <= 250
            own.close()

    run_apart(asyncio.wait_for(scene(), 60))
