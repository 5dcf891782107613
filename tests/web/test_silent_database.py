"""A database that is there and says nothing: all are told so within ten seconds, and a signal is obeyed."""

import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.people import Json, Person, new_client_id
from tests.services import Postgres, RedisServer, Server, postgres, wait_until
from tests.web.nemesis import signal_children
from tests.web.test_processes import patient

SECONDS = 10.0
#: for a machine that does other things as well; without a deadline of ours it would take for ever
MOMENT = 10.0


@contextmanager
def stopped(database: Postgres) -> Iterator[None]:
    """All of PostgreSQL's processes stand still; the kernel still takes what is sent to them."""
    assert database.process is not None
    database.process.send_signal(signal.SIGSTOP)
    signal_children(database.process, signal.SIGSTOP)
    try:
        yield
    finally:
        signal_children(database.process, signal.SIGCONT)
        database.process.send_signal(signal.SIGCONT)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program holds SQLite's lock."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.close()


def ask_all(calls: dict[str, Callable[[], str]]) -> dict[str, tuple[str, float]]:
    """All at the same time: what each was told, and after how many seconds."""
    told: dict[str, tuple[str, float]] = {}

    def one(name: str, call: Callable[[], str]) -> None:
        begun = time.monotonic()
        try:
            answer = call()
        except Exception as error:
            answer = repr(error)
        told[name] = (answer, time.monotonic() - begun)

    threads = [threading.Thread(target=one, args=item, daemon=True) for item in calls.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(4 * SECONDS)
    return {name: told.get(name, ("nothing", 4 * SECONDS)) for name in calls}


def by_socket(person: Person, table: Json, move: Json) -> str:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    address = f"{person.url.replace('http', 'ws', 1)}/ws/tables/{table['id']}"
    with connect(address, additional_headers={"Cookie": cookies}, compression=None) as connection:
        return str(connection.recv(4 * SECONDS))


def judge(told: dict[str, tuple[str, float]]) -> None:
    for name, (answer, took) in told.items():
        print(f"{name}: {answer[:90]} after {took:.1f} s")
    for name, (answer, took) in told.items():
        assert took < SECONDS + MOMENT, name
        assert "error-storage-away" in answer, name


def move_of(person: Person, table: Json) -> tuple[Json, str]:
    position = person.position(table, seat=0)
    move = {
        "client": new_client_id(),
        "version": position["version"],
        "seat": 0,
        "action": position["choices"][0]["action"],
    }
    return move, f"/api/tables/{table['id']}/move"


@pytest.mark.slow
@pytest.mark.parametrize("bus", ["postgresql", "redis"])
def test_a_stopped_postgresql(bus: str, tmp_path: Path, redis_server: RedisServer) -> None:
    with postgres() as database:
        address = bus if bus == "postgresql" else redis_server.url
        server = Server(tmp_path, database.new_database(), address).start()
        ada, ben, eve = (Person(server.url, name) for name in ("Ada", "Ben", "Eve"))
        table = ben.join(ada.make_table("me", "open"))
        move, path = move_of(ada, table)
        with ada.socket(table) as line:
            line.wait_for("position")
            with stopped(database):
                told = ask_all(
                    {
                        "list": lambda: eve.http.get("/api/tables").text,
                        "move": lambda: ada.http.post(path, json=move).text,
                        "join": lambda: eve.http.post(f"/api/tables/{table['id']}/join", json={}).text,
                        "come": lambda: Person(server.url).http.post("/api/session", json={"name": "X"}).text,
                        "ready": lambda: Person(server.url).http.get("/readyz").text,
                        "socket": lambda: by_socket(ben, table, move),
                        **{
                            f"{n}": lambda: Person(server.url).http.get("/api/tables").text for n in range(12)
                        },
                    }
                )
                assert Person(server.url).http.get("/healthz").status_code == 200
                line.send("move", **move)
                assert line.wait_for("problem", SECONDS + MOMENT)["key"] == "error-storage-away"
            judge(told)
        back = time.monotonic()
        patient(lambda: ada.post(path, **move))
        assert time.monotonic() - back < SECONDS + MOMENT
        wait_until(lambda: ada.http.get("/readyz").status_code == 200, 20)
        record = [entry["ply"] for entry in ada.position(table)["log"]]
        assert record
        with stopped(database):
            threading.Thread(target=lambda: eve.http.get("/api/tables"), daemon=True).start()
            time.sleep(0.2)
            begun = time.monotonic()
            code = server.stop()
            print(f"SIGTERM obeyed after {time.monotonic() - begun:.1f} s with code {code}")
            assert time.monotonic() - begun < SECONDS + MOMENT
        assert "Traceback" not in server.errors()


@pytest.mark.slow
def test_a_locked_sqlite(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    ada, ben, eve = (Person(server.url, name) for name in ("Ada", "Ben", "Eve"))
    table = ben.join(ada.make_table("me", "open"))
    move, path = move_of(ada, table)
    with locked(tmp_path / "starhold.db"):
        told = ask_all(
            {
                "move": lambda: ada.http.post(path, json=move).text,
                "join": lambda: eve.http.post(f"/api/tables/{table['id']}/entropy", json={"word": "x"}).text,
                **{
                    f"{n}": lambda: Person(server.url).http.post("/api/session", json={"name": "X"}).text
                    for n in range(6)
                },
                "ready": lambda: Person(server.url).http.get("/readyz").text,
            }
        )
    told.pop("join")
    judge(told)
    patient(lambda: ada.post(path, **move))
    with locked(tmp_path / "starhold.db"):
        threading.Thread(
            target=lambda: eve.http.post(
                "/api/tables", json={"game": "lantern", "seats": [{"kind": "me"}] * 2}
            ),
            daemon=True,
        ).start()
        time.sleep(0.2)
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < SECONDS + MOMENT
    assert "Traceback" not in server.errors()
