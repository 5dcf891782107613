"""Floods from one client: what it may send, and how little of the event loop it gets."""

import asyncio
import contextlib
import json
import socket
import threading
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import h11
import httpx
import pytest
import uvicorn
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from starhold import text
from starhold.cli.serve import listen
from starhold.server.http import admission, app, connections, rule_book
from starhold.server.http.limits import RATES, TOO_FAST_SECONDS, Limits, Rate
from starhold.server.services import Services
from starhold.server.store.store import Store
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
        assert closing_code(eve, table, FIRST + FRAGMENT * connections.FRAGMENTS) == 1008


def test_a_full_buffer_of_frames_is_read_in_small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two turns of the event loop only a piece is parsed, even where nothing is limited."""
    parsed = 0
    handle = connections.WebSocketProtocol.handle_ping

    def counted(self: connections.WebSocketProtocol) -> None:
        nonlocal parsed
        parsed += 1
        handle(self)

    monkeypatch.setattr(connections.WebSocketProtocol, "handle_ping", counted)

    async def listening(scope: object, receive: object, send: object) -> None:
        connection = WebSocket(scope, receive, send)  # type: ignore[arg-type]
        await connection.accept()
        while True:
            await connection.receive()

    async def scene() -> None:
        config = uvicorn.Config(
            listening,
            http=connections.HttpProtocol,
            ws=connections.WebSocketProtocol,
            lifespan="off",
            ws_per_message_deflate=False,
        )
        config.load()
        state, own = ServerState(), connections.ConnectionLimiter(Limits(0))
        loop = asyncio.get_running_loop()
        with listen("127.0.0.1", 0) as listener:
            own.open([listener], lambda: connections.HttpProtocol(config, state, {}))
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


# -- bodies -------------------------------------------------------------------------------------------


def answer_to(server: Server, path: str, chunks: bytes) -> bytes:
    """What is answered to a body in chunks; the connection is closed after it."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nX-Starhold: 1\r\nConnection: close\r\n"
    with socket.create_connection(("127.0.0.1", server.port), 60, (HOSTILE, 0)) as line:
        answer = b""
        with contextlib.suppress(ConnectionError):
            line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + chunks)
            while part := line.recv(65536):
                answer += part
    return answer


def in_chunks(content: bytes, size: int) -> bytes:
    parts = [content[at : at + size] for at in range(0, len(content), size)]
    return b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in [*parts, b""])


def test_a_body_in_crumbs_is_refused(sqlite_server: Server) -> None:
    """A chunk of one byte takes the parser as long as one of a kilobyte."""
    before = len(sqlite_server.errors())
    name = json.dumps({"name": "Ada" + " " * 20_000}).encode()
    assert answer_to(sqlite_server, "/api/session", in_chunks(name, 1000)).startswith(b"HTTP/1.1 200")
    assert answer_to(sqlite_server, "/api/session", in_chunks(name, 1)).startswith(b"HTTP/1.1 400")
    # Where the answer needs no body, it may have come before.
    assert answer_to(sqlite_server, "/nowhere", in_chunks(name, 1))[:12] in (
        b"HTTP/1.1 405",
        b"HTTP/1.1 404",
        b"HTTP/1.1 400",
        b"",
    )
    # Neither that nor any other broken body is an error of the server.
    assert answer_to(sqlite_server, "/api/session", b"zz\r\n").startswith(b"HTTP/1.1 400")
    assert "Traceback" not in sqlite_server.errors()[before:]


def test_a_read_of_crumbs_is_not_parsed_to_its_end() -> None:
    parser = connections.HttpParser(h11.SERVER)
    parser.receive_data(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    parser.receive_data(in_chunks(b"x" * 100_000, 1))
    taken = 0
    with contextlib.suppress(h11.RemoteProtocolError):
        while parser.next_event() is not h11.NEED_DATA:
            taken += 1
    assert taken <= connections.CRUMBS + 1


# -- answers that are the same for everybody ----------------------------------------------------------

FIXED = (
    "/text/en.ftl",
    "/text/ru/kingdoms.ftl",
    "/api/rules/kingdoms?language=fr",
    "/api/games",
    "/api/catalogue/roll",
    "/openapi.json",
    "/",
    "/assets/page.js",
    "/docs/",
)


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client and documentation as they are built."""
    for name in ("static/index.html", "static/assets/page.js", "site/index.html"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"<!-- {name} -->" * 200)
    monkeypatch.setattr(app, "STATIC", tmp_path / "static")
    monkeypatch.setattr(app, "SITE", tmp_path / "site")
    return tmp_path


def visited(folder: Path, limits: Limits, scene: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """A browser at a server in this process."""

    async def whole() -> None:
        services = Services(Store(f"sqlite:///{folder}/starhold.db"))
        web = app.ServerApp(services, "s" * 40, connections.ConnectionLimiter(limits)).app()
        async with httpx.AsyncClient(transport=httpx.ASGITransport(web), base_url="http://here") as http:
            await scene(http)
        await services.close()

    run_apart(whole())


def test_answers_that_do_not_change_are_packed_once(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = 0
    compress = zlib.compressobj

    def counted(*args: Any, **more: Any) -> Any:
        nonlocal packed
        packed += 1
        return compress(*args, **more)

    monkeypatch.setattr(zlib, "compressobj", counted)

    async def scene(http: httpx.AsyncClient) -> None:
        first = [await http.get(path) for path in FIXED]
        assert [answer.headers.get("content-encoding") for answer in first] == ["gzip"] * len(FIXED)
        before = packed
        for path, one in zip(FIXED, first, strict=True):
            again = await http.get(path)
            assert (again.status_code, again.content) == (200, one.content), path
            plain = await http.get(path, headers={"accept-encoding": "identity"})
            assert (plain.content, "content-encoding" in plain.headers) == (one.content, False), path
            assert "accept-encoding" in plain.headers["vary"].lower()
            known = await http.get(path, headers={"if-none-match": one.headers["etag"]})
            assert (known.status_code, known.content) == (304, b""), path
        assert packed == before
        assert (await http.get("/assets/none.js")).status_code == 404
        assert (await http.get("/api/rules/kingdoms?language=xx")).status_code == 400

    visited(pages, Limits(0), scene)


def test_bytes_of_pages_count_for_the_address(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 100_000
    monkeypatch.setitem(RATES, "answers", Rate(most, 1e-9, 2))

    async def scene(http: httpx.AsyncClient) -> None:
        size = len((await http.get("/text/ru/kingdoms.ftl", headers={"accept-encoding": ""})).content)
        sent, answer = size, None
        while answer is None or answer.status_code == 200:
            answer = await http.get("/text/ru/kingdoms.ftl", headers={"accept-encoding": ""})
            sent += size
            assert sent < 3 * most
        assert (answer.status_code, answer.json()["arguments"]["kind"]) == (429, "answers")
        assert sent > 2 * most
        assert (await http.get("/api/games")).status_code == 429
        assert (await http.get("/healthz")).status_code == 200

    visited(pages, Limits(), scene)


def test_texts_are_looked_for_once(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    files = text.part_files

    def counted(language: str) -> dict[str, Path]:
        looked.append(language)
        return files(language)

    async def scene(http: httpx.AsyncClient) -> None:
        assert (await http.get("/text/en/kingdoms.ftl")).status_code == 200
        monkeypatch.setattr(text, "part_files", counted)
        for path, status in (("en/kingdoms", 200), ("en/none", 404), ("xx", 404), ("xx/kingdoms", 404)):
            assert (await http.get(f"/text/{path}.ftl")).status_code == status
        assert not looked

    visited(pages, Limits(0), scene)


def test_refusals_are_no_faster_than_they_have_to_be(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that is refused waits for it, so that the refusals are no flood either."""
    monkeypatch.setitem(RATES, "page", Rate(1, 1e-9, 1))
    monkeypatch.setitem(RATES, "read", Rate(1, 1e-9, 1))
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(admission.asyncio, "sleep", sleep)

    async def scene(http: httpx.AsyncClient) -> None:
        for path in ("/openapi.json", "/api/games"):
            assert [(await http.get(path)).status_code for _ in range(3)] == [200, 429, 429]
        assert (await http.get("/healthz")).status_code == 200

    visited(pages, Limits(), scene)
    assert waited.count(TOO_FAST_SECONDS) == 4


def test_a_rulebook_is_made_once_and_beside_the_event_loop(
    pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    rules = rule_book.in_order_of_play

    def counted(game: str, language: str) -> Any:
        threads.append(threading.get_ident())
        return rules(game, language)

    monkeypatch.setattr(rule_book, "in_order_of_play", counted)

    async def scene(http: httpx.AsyncClient) -> None:
        asked = (http.get("/api/rules/roll", params={"language": "es"}) for _ in range(5))
        assert [answer.status_code for answer in await asyncio.gather(*asked)] == [200] * 5
        assert len(threads) == 1
        assert threads[0] != threading.get_ident()

    visited(pages, Limits(0), scene)
