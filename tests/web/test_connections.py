"""The doors: half-open connections, sockets by the hundred, slow ones, and whoever is let in first."""

import asyncio
import contextlib
import itertools
import json
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from uvicorn.server import ServerState
from websockets.exceptions import WebSocketException

from starhold.cli.serve import listen
from starhold.server.http import connections, limits
from starhold.server.http.limits import RATES, Limits
from tests.apart import run_apart
from tests.people import PATIENCE, Person
from tests.services import Server, wait_until

HOSTILE = "127.0.0.9"


def raw(server: Server, source: str, content: bytes = b"") -> socket.socket:
    """A connection that says so much and no more."""
    connection = socket.create_connection(("127.0.0.1", server.port), 10, (source, 0))
    with contextlib.suppress(OSError):
        connection.sendall(content)
    return connection


def is_open(connection: socket.socket) -> bool:
    """Has the other side left it open?"""
    connection.setblocking(False)
    try:
        while connection.recv(65536):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def closed(connection: socket.socket) -> bool:
    return not is_open(connection)


def strict(
    folder: Path, descriptors: int = 0, limits: str = "1"
) -> contextlib.AbstractContextManager[Server]:
    """A server with its limits on."""
    server = Server(folder)
    if descriptors:
        server.before = ("prlimit", f"--nofile={descriptors}:{descriptors}")
    return server.running(limits)


@contextlib.contextmanager
def half_open(server: Server, most: int, sources: Sequence[str]) -> Iterator[list[socket.socket]]:
    """So many connections that do not say what they want; new ones follow as long as it lasts.

    So they are there when somebody else is served, however long that takes.
    """
    held: list[socket.socket] = []
    stop = threading.Event()

    def hold() -> None:
        for source in itertools.cycle(sources):
            if stop.is_set():
                return
            with contextlib.suppress(OSError):
                held.append(raw(server, source, b"GET / HTTP/1.1\r\nHost: "))
            if len(held) > most:
                held.pop(0).close()
                time.sleep(0.005)

    holding = threading.Thread(target=hold)
    holding.start()
    try:
        wait_until(lambda: len(held) >= most, what="the half-open connections")
        yield held
    finally:
        stop.set()
        holding.join()
        for one in held:
            one.close()


def test_half_open_connections_of_one_address_stop_nobody(tmp_path: Path) -> None:
    with strict(tmp_path, descriptors=1024) as server:
        ada = Person(server.url, "Ada")
        table = ada.make_table("me", "hotseat:Ben", game="galaxies")
        with half_open(server, 1100, [HOSTILE]):
            assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).text == "ok\n"
            ada.move_somehow(table, 0)
            assert Person(server.url, "Ben").info(table)["status"] == "running"
        assert len(server.errors()) < 10_000


def test_half_open_connections_are_capped_and_put_out(tmp_path: Path) -> None:
    with strict(tmp_path) as server, contextlib.ExitStack() as held:
        half = [held.enter_context(raw(server, HOSTILE, b"GET / HTTP/1.1\r\nHost: ")) for _ in range(200)]
        wait_until(lambda: sum(map(is_open, half)) <= connections.ADDRESS_CONNECTIONS, what="the cap")
        # The few that were let in are put out when they do not say what they want.
        wait_until(lambda: all(map(closed, half)), what="the time limit")


def test_in_a_crowd_health_checks_and_signed_in_people_get_through(tmp_path: Path) -> None:
    """Half-open connections from so many addresses that all places are taken."""
    with strict(tmp_path, descriptors=512, limits="0") as server:
        ada = Person(server.url, "Ada")
        table = ada.make_table("me", "hotseat:Ben", game="galaxies")
        ada.http.close()
        with half_open(server, 900, [f"127.0.{number}.7" for number in range(90)]):
            assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).text == "ok\n"
            stranger = httpx.get(f"{server.url}/api/games", timeout=PATIENCE)
            assert (stranger.status_code, stranger.json()["key"]) == (503, "error-busy")
            back = Person(server.url)
            back.http.cookies = ada.http.cookies
            back.move_somehow(table, 0)
            with back.socket(table) as line:
                line.wait_for("position")


def test_one_address_has_so_many_sockets_and_a_person_fewer(tmp_path: Path) -> None:
    with strict(tmp_path, limits="2") as server, contextlib.ExitStack() as held:
        eve = Person(server.url, "Eve", HOSTILE)
        table = eve.make_table("me", "hotseat:Ben", game="galaxies")

        def taken(person: Person, tries: int) -> int:
            count = 0
            for _ in range(tries):
                with contextlib.suppress(OSError, WebSocketException):
                    line = held.enter_context(person.socket(table))
                    first = line.receive()
                    if first["type"] == "welcome":
                        count += 1
                    else:
                        assert first["key"] in ("error-too-many", "error-too-fast")
            return count

        assert taken(eve, 60) == 2 * connections.PERSON_SOCKETS
        guests = [Person(server.url, f"Guest {number}", HOSTILE) for number in range(5)]
        together = 2 * connections.PERSON_SOCKETS + sum(taken(guest, 30) for guest in guests)
        assert together == 2 * connections.ADDRESS_SOCKETS
        # Somebody elsewhere sees the same table at once.
        with Person(server.url, "Ada").socket(table) as line:
            line.wait_for("position")


class Welcoming:
    """Doors in this process, behind which everybody is greeted."""

    def __init__(self, limits: Limits) -> None:
        config = uvicorn.Config(
            PlainTextResponse("hello"),
            http=connections.HttpProtocol,
            ws=connections.WebSocketProtocol,
            lifespan="off",
        )
        config.load()
        self.config = config
        self.state = ServerState()
        self.limiter = connections.ConnectionLimiter(limits)
        self.made = 0

    def open(self, listener: socket.socket) -> None:
        self.limiter.open([listener], self._new)

    def _new(self) -> connections.HttpProtocol:
        self.made += 1
        return connections.HttpProtocol(self.config, self.state, {})

    async def ask(self, listener: socket.socket, source: str) -> bytes:
        """What is answered to a request on a connection of its own."""
        host, port = listener.getsockname()
        reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0))
        with contextlib.suppress(OSError):
            writer.write(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
            return await reader.read()
        return b""


def test_connections_again_and_again_are_refused_before_they_cost_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The clock stands still: however long it takes, nothing is given back.
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def scene() -> None:
        greeting = Welcoming(Limits())
        with listen("127.0.0.1", 0) as listener:
            greeting.open(listener)
            most = int(RATES["connect"].most)
            answers = [await greeting.ask(listener, HOSTILE) for _ in range(most + 50)]
            assert all(answer.endswith(b"hello") for answer in answers[:most])
            refused = [answer for answer in answers[most:] if answer]
            assert all(answer.startswith(b"HTTP/1.1 429") for answer in refused)
            # No connection of theirs was looked at; others are greeted as before.
            assert greeting.made == most
            assert (await greeting.ask(listener, "127.0.0.8")).endswith(b"hello")
            greeting.limiter.close()

    run_apart(asyncio.wait_for(scene(), PATIENCE))


@pytest.mark.slow
def test_a_body_that_does_not_come_is_not_awaited(tmp_path: Path) -> None:
    with strict(tmp_path) as server:
        head = b"POST /api/session HTTP/1.1\r\nHost: x\r\nX-Starhold: 1\r\nContent-Length: 50\r\n\r\n{"
        with raw(server, HOSTILE, head) as line:
            line.settimeout(30)
            answer = line.recv(5000) + line.recv(5000)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"error-too-slow" in answer


@pytest.mark.slow
def test_whoever_does_not_read_is_put_out(tmp_path: Path) -> None:
    """A client that asks on and on and reads nothing: its answers do not pile up, and it goes."""
    with strict(tmp_path, limits="0") as server, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((HOSTILE, 0))
        line.connect(("127.0.0.1", server.port))
        line.setblocking(False)
        ask = b"GET /api/rules/galaxies HTTP/1.1\r\nHost: x\r\n\r\n"
        end = time.monotonic() + connections.UNREAD_SECONDS + PATIENCE
        gone = False
        while time.monotonic() < end and not gone:
            try:
                line.send(ask)
            except BlockingIOError:
                time.sleep(0.1)
            except OSError:
                gone = True
        assert gone


# -- addresses and the log ------------------------------------------------------------------------

PATHS = (
    "/" + "x" * 60_000,
    "/" + "x" * 5_000,
    "/" + "x" * 3_000,
    "/" + "x/" * 1_500,
    "/a%00b",
    "/assets/a%00b",
    "/assets/" + "x" * 3_000,
    "/%ff%fe",
    "/..%2f..%2f..%2fetc/passwd",
    "/assets/..%2f..%2f..%2f..%2fetc/passwd",
    "/text/en%00.ftl",
    "/text/" + "e" * 3_000 + ".ftl",
    "/api/tables/%00",
    "/api/tables/" + "x" * 3_000,
    "/api/rules/%00",
    "/api/games?x=" + "%00" * 1_000,
    "//",
    "/%0d%0aSet-Cookie:x",
)


def test_no_address_makes_the_server_fail(sqlite_server: Server) -> None:
    before = len(sqlite_server.errors())
    for path in PATHS:
        with raw(
            sqlite_server, HOSTILE, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
        ) as line:
            line.settimeout(10)
            status = line.recv(100).split(b" ")[1]
        assert status in (b"200", b"400", b"404", b"414"), (path[:50], status)
        long_or_odd = len(path) > 4_500 or "%00" in path.partition("?")[0]
        assert not long_or_odd or status != b"200", path[:50]
    assert "Traceback" not in sqlite_server.errors()[before:]


def test_a_flood_of_nonsense_fills_no_log(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    odd = (b"GET /" + b"x" * 60_000, b"GET /a%00b", b"GET /" + b"x" * 5_000, b"\x16\x03\x01nonsense\r\n")
    for number in range(400):
        ask = odd[number % 4] + b" HTTP/1.1\r\nHost: x\r\n\r\n"
        with raw(server, HOSTILE, ask) as line, contextlib.suppress(OSError):
            line.recv(100)
    assert server.stop() == 0
    written = server.errors()
    assert len(written) < 5_000
    assert "Traceback" not in written
    # Each kind of line stands there once, and once more with its number.
    lines = [json.loads(line) for line in written.splitlines()]
    (repeated,) = [line["repeated"] for line in lines if "repeated" in line]
    assert repeated >= 99


def test_the_log_goes_to_a_file_that_rotates(tmp_path: Path) -> None:
    file = tmp_path / "starhold.log"
    server = Server(tmp_path, words=("--log", str(file)))
    server.start()
    with raw(server, HOSTILE, b"nonsense\r\n\r\n") as line, contextlib.suppress(OSError):
        line.recv(100)
    assert server.stop() == 0
    assert json.loads(file.read_text().splitlines()[0])["event"] == "Invalid HTTP request received."
    assert file.stat().st_mode & 0o777 == 0o600
    assert server.errors() == ""


# -- for the operator, and behind https -------------------------------------------------------------


def test_metrics_are_for_the_operator(tmp_path: Path) -> None:
    with strict(tmp_path) as server:
        assert "starhold_moves" in httpx.get(f"{server.url}/metrics").text
        stranger = Person(server.url, source=HOSTILE).http.get("/metrics")
        assert (stranger.status_code, stranger.json()["key"]) == (403, "error-operator-only")
        through_proxy = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
        assert through_proxy.status_code == 403


def test_metrics_by_their_word(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.environment["STARHOLD_METRICS"] = "open sesame, please"
    server.start()
    stranger = Person(server.url, source=HOSTILE).http
    assert stranger.get("/metrics").status_code == 403
    assert httpx.get(f"{server.url}/metrics").status_code == 403
    assert (
        stranger.get("/metrics", headers={"Authorization": "Bearer open sesame, please"}).status_code == 200
    )
    server.stop()


def test_https_is_remembered_behind_https(tmp_path: Path, sqlite_server: Server) -> None:
    assert "strict-transport-security" not in httpx.get(f"{sqlite_server.url}/healthz").headers
    server = Server(tmp_path, words=("--secure",)).start()
    found = httpx.get(f"{server.url}/healthz").headers["strict-transport-security"]
    assert found.startswith("max-age=")
    assert server.stop() == 0


def test_whoever_comes_in_while_the_doors_close_is_answered() -> None:
    async def scene() -> None:
        greeting = Welcoming(Limits(0))
        own = greeting.limiter
        with listen("127.0.0.1", 0) as listener:
            greeting.open(listener)
            with socket.create_connection(listener.getsockname()) as client:
                client.setblocking(False)
                while not own.visits:
                    await asyncio.sleep(0)
                # Taken, but nobody has read anything yet.
                own.close()
                assert own.waiting
                hearing_out = asyncio.ensure_future(own.heard_out(20))
                client.send(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
                answer = await asyncio.get_running_loop().sock_recv(client, 1000)
                assert answer.endswith(b"hello")
            await hearing_out
            assert not own.visits

    run_apart(asyncio.wait_for(scene(), 20))
