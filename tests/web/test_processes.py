"""Several processes on one PostgreSQL: players of one table on different ones, whatever the bus does."""

import contextlib
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.people import Json, Person, Refused, new_client_id
from tests.services import Postgres, RedisServer, Server, wait_until

SECRET = "a secret that both processes share"
TOKEN = "a token of the operator"
PASSWORD = "a long password of Ben"


@contextlib.contextmanager
def pair(folder: Path, database: str, bus: str) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    servers = [Server(folder, database, bus) for _ in range(2)]
    for server in servers:
        server.environment |= {"STARHOLD_SECRET": SECRET, "STARHOLD_ADMIN": TOKEN}
        server.start()
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            assert server.stop() == 0
            assert "Traceback" not in server.errors()


@pytest.fixture(params=["postgresql", "redis"])
def servers(
    request: pytest.FixtureRequest, tmp_path: Path, database_server: Postgres, redis_server: RedisServer
) -> Iterator[tuple[Server, Server]]:
    bus = "postgresql" if request.param == "postgresql" else redis_server.url
    with pair(tmp_path, database_server.new_database(), bus) as both:
        yield both


def sit_apart(servers: tuple[Server, Server], **more: object) -> tuple[Person, Person, Json]:
    """Ada on one process, Ben on the other."""
    ada, ben = Person(servers[0].url, "Ada"), Person(servers[1].url, "Ben")
    table = ada.make_table("me", "open", options={"rounds": "5"}, **more)
    return ada, ben, ben.join(table)


def insist(person: Person, table: Json, seat: int, seconds: float = 60) -> bool:
    """Make a move as a client does: sent again with the same id until it is answered."""
    position = patient(lambda: person.position(table, seat=seat), seconds)
    if not position["choices"]:
        return False
    client = new_client_id()
    action = position["choices"][0]["action"]
    try:
        patient(lambda: person.move(table, seat, action, position["version"], client), seconds)
    except Refused as refused:
        if refused.key not in ("error-stale", "error-not-your-decision", "error-wrong-status"):
            raise
        return False
    return True


def patient(call: "object", seconds: float = 60) -> Json:
    """Ask again while the database is away."""
    assert callable(call)
    end = time.monotonic() + seconds
    while True:
        try:
            return call()
        except Refused as refused:
            if refused.status != 503 or time.monotonic() > end:
                raise
            time.sleep(0.2)


def converge(ada: Person, ben: Person, table: Json) -> None:
    """Both processes tell the same of the table, and each seat only its own."""

    def same() -> bool:
        one, other = ada.position(table), ben.position(table)
        return (one["version"], one["waiting"], one["over"]) == (
            other["version"],
            other["waiting"],
            other["over"],
        )

    wait_until(same, 30, "agreement")
    public = [Person(person.url).position(table) for person in (ada, ben)]
    assert public[0] == public[1]


def test_players_on_different_processes(servers: tuple[Server, Server]) -> None:
    ada, ben, table = sit_apart(servers)
    with ada.socket(table) as one, ben.socket(table) as other:
        lines = {0: one, 1: other}
        latest = {seat: line.wait_for("position") for seat, line in lines.items()}
        moves = 0
        while not latest[0]["over"]:
            seat = latest[0]["waiting"][0]
            version, choices = latest[seat]["version"], latest[seat]["choices"]
            lines[seat].send(
                "move", client=f"m{moves}", version=version, seat=seat, action=choices[0]["action"]
            )
            moves += 1
            for viewer, line in lines.items():
                while latest[viewer]["version"] <= version:
                    latest[viewer] = line.wait_for("position", 20)
        assert latest[0]["scores"] == latest[1]["scores"]
        ada.say(table, "good game")
        assert other.wait_for("said")["text"] == "good game"
    assert moves > 10
    converge(ada, ben, table)
    who_comes_and_goes_is_seen_everywhere(ada, ben, table)
    a_ban_counts_everywhere(servers, ben)


def who_comes_and_goes_is_seen_everywhere(ada: Person, ben: Person, table: Json) -> None:
    """Also whoever comes back after a moment."""
    with ada.socket(table) as line:

        def see(online: bool) -> None:
            while line.wait_for("table", 15)["table"]["seats"][1]["online"] is not online:
                pass

        see(False)
        for _ in range(2):
            with ben.socket(table):
                see(True)
            see(False)


def a_ban_counts_everywhere(servers: tuple[Server, Server], ben: Person) -> None:
    """A ban at one process closes Ben's socket and his bot's at the other, and keeps both out there."""
    me = ben.post("/api/account", name="Benedict", password=PASSWORD)
    marvin = Person(servers[1].url, token=ben.post("/api/bots", name="Marvin")["token"])
    table = marvin.join(ben.make_table("me", "open"))
    form = {"about": me["id"], "reason": "rude"}

    def operate(act: str) -> None:
        url, headers = servers[0].url, {"origin": servers[0].url}
        done = httpx.post(f"{url}/admin/act", data={"act": act, **form}, auth=("", TOKEN), headers=headers)
        assert done.status_code == 303

    with ben.socket(table) as line, marvin.socket(table) as program:
        line.wait_for("table")
        program.wait_for("table")
        operate("ban")
        for socket in (line, program):
            with pytest.raises(ConnectionClosed):
                socket.quiet(10)

    def answer(ask: Callable[[], Json]) -> str:
        try:
            return str(ask()["name"])
        except Refused as refused:
            return refused.key

    def logged_in() -> str:
        return answer(lambda: Person(servers[1].url).post("/api/login", name="Benedict", password=PASSWORD))

    def plays() -> str:
        return answer(lambda: marvin.get("/api/me"))

    wait_until(lambda: (logged_in(), plays()) == ("error-banned", "error-banned"), 10, "the ban")
    operate("unban")
    wait_until(lambda: (logged_in(), plays()) == ("Benedict", "Marvin"), 10, "the end of the ban")


def test_racing_moves_are_made_once(servers: tuple[Server, Server]) -> None:
    """Ada has two devices on two processes that both decide for her at the same moment."""
    ada, ben, table = sit_apart(servers)
    twin = Person(servers[1].url)
    twin.http.cookies = ada.http.cookies
    made = {0: 0, 1: 0}

    def race(person: Person, seat: int, dice: random.Random) -> None:
        while not person.info(table)["scores"]:
            if insist(person, table, seat):
                made[seat] += 1
            else:
                time.sleep(dice.uniform(0, 0.02))

    racers = [(ada, 0), (twin, 0), (ben, 1)]
    threads = [
        threading.Thread(target=race, args=(person, seat, random.Random(n)))
        for n, (person, seat) in enumerate(racers)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    converge(ada, ben, table)
    record = ada.get(f"/api/tables/{table['id']}/record")
    assert len(record["moves"]) == made[0] + made[1]
    assert ada.ask("POST", "/api/records/verify", json=record)["ok"]


def test_a_bot_at_a_shared_table_plays_once(servers: tuple[Server, Server]) -> None:
    ada, ben = Person(servers[0].url, "Ada"), Person(servers[1].url, "Ben")
    table = ada.make_table("me", "open", "bot")
    ben.join(table)
    end = time.monotonic() + 90
    while time.monotonic() < end and not ada.info(table)["scores"]:
        if not insist(ada, table, 0) and not insist(ben, table, 1):
            time.sleep(0.05)
    record = ada.get(f"/api/tables/{table['id']}/record")
    assert ada.ask("POST", "/api/records/verify", json=record)["ok"]


def test_a_bus_that_goes_away_costs_only_time(tmp_path: Path, database_server: Postgres) -> None:
    bus = RedisServer()
    bus.start()
    with pair(tmp_path, database_server.new_database(), bus.url) as servers:
        ada, ben, table = sit_apart(servers)
        with ben.socket(table) as line:
            version = line.wait_for("position")["version"]
            bus.stop()
            assert insist(ada, table, 0)
            # No message comes; the other process looks at the log from time to time.
            assert line.wait_for("position", 20)["version"] == version + 1
            bus.start()
            assert insist(ben, table, 1)
        converge(ada, ben, table)


@pytest.mark.slow
def test_a_database_that_goes_away_for_ten_seconds(tmp_path: Path, database_server: Postgres) -> None:
    with pair(tmp_path, database_server.new_database(), "postgresql") as servers:
        ada, ben, table = sit_apart(servers)
        with ada.socket(table) as one, ben.socket(table) as other:
            for line in (one, other):
                version = line.wait_for("position")["version"]
            database_server.stop()
            gone = time.monotonic()
            with pytest.raises(Refused, match="error-storage-away"):
                ada.move(table, 0, 1, version, "through-the-storm")
            assert ada.http.get("/healthz").status_code == 200
            assert ada.http.get("/readyz").status_code == 503
            time.sleep(max(0.0, gone + 10 - time.monotonic()))
            database_server.start()
            patient(lambda: ada.move(table, 0, 1, version, "through-the-storm"))
            # The socket that lived through it hears of the move: nobody has to reload.
            assert other.wait_for("position", 30)["version"] == version + 1
            other.send("move", client="after", version=version + 1, seat=1, action=1)
            assert other.wait_for("ack")["client"] == "after"
            assert one.wait_for("position", 30)["version"] >= version + 1
        converge(ada, ben, table)


def test_a_process_that_dies_leaves_its_players_to_the_other(
    tmp_path: Path, database_server: Postgres
) -> None:
    with pair(tmp_path, database_server.new_database(), "postgresql") as servers:
        ada, ben, table = sit_apart(servers)
        assert insist(ada, table, 0)
        version = ada.position(table)["version"]
        servers[0].kill()
        ada.http.base_url = servers[1].url
        assert ada.position(table)["version"] == version
        assert insist(ben, table, 1)
        servers[0].start()
        converge(Person(servers[0].url), ben, table)
