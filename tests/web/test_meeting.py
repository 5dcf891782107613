"""People look for a game while processes are killed: one seat each, and every call comes once."""

import os
import random
import signal
import threading
import time
from collections import Counter
from pathlib import Path

import httpx
from sqlalchemy import select

from starhold.server.store.schema import outbox, seats, tables, tickets
from starhold.server.store.store import Store
from tests.people import Person, Refused
from tests.services import Postgres, Server, wait_until
from tests.sink import sink
from tests.web.nemesis import children

PLAYERS = 6
CALLED = 3
KILLS = 2


class Seeker(threading.Thread):
    """Looks for a game as a page does, and asks again whatever happens."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(url, f"Seeker {number}")
        self.table = ""

    def run(self) -> None:
        end = time.monotonic() + 60
        while not self.table and time.monotonic() < end:
            try:
                self.table = self.person.post("/api/match", game="lantern", players=PLAYERS // 2)["table"]
            except (Refused, httpx.HTTPError):
                time.sleep(0.1)
            time.sleep(0.2)


def killed(parent: int, dice: random.Random) -> None:
    """A process dies; another takes its place."""
    before = set(children(parent))
    os.kill(dice.choice(sorted(before)), signal.SIGKILL)
    wait_until(lambda: len(set(children(parent)) - before) > 0, what="another process")


def test_kills_while_people_meet(tmp_path: Path, database_server: Postgres) -> None:
    database, dice = database_server.new_database(), random.Random(1)
    server = Server(tmp_path, database, words=("--processes", "2"))
    server.environment["STARHOLD_NOTICES_LOCAL"] = "true"
    with sink() as there, server.running():
        assert server.process is not None
        callers = [Person(server.url, f"Caller {number}") for number in range(CALLED)]
        for number, one in enumerate(callers):
            one.post("/api/notices", kind="hook", address=f"{there.url}/{number}", format="json")
            one.put("/api/match", game="lantern", players=PLAYERS // 2, hours=3)
        seekers = [Seeker(server.url, number) for number in range(PLAYERS)]
        for seeker in seekers:
            seeker.start()
        for _ in range(KILLS):
            killed(server.process.pid, dice)
        for seeker in seekers:
            seeker.join(90)
        assert all(seeker.table for seeker in seekers)
        store = Store(database)
        with store.read() as connection:
            mine = {seeker.person.me["id"]: seeker.table for seeker in seekers}
            live = select(seats.c.person, seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
            sitting = Counter(row.person for row in connection.execute(live.where(seats.c.person.in_(mine))))
            assert set(sitting.values()) == {1}, "nobody sits at two tables"
            assert (
                connection.execute(
                    select(tickets.c.person).where(
                        tickets.c.person.in_(mine), tickets.c.table_id == "", tickets.c.seen > 0
                    )
                ).first()
                is None
            )
            due = {
                row.person
                for row in connection.execute(select(outbox.c.person).where(outbox.c.kind == "called"))
            }

        def sent() -> bool:
            with store.read() as connection:
                waiting = select(outbox.c.person).where(outbox.c.kind == "called", outbox.c.sent == 0)
                return connection.execute(waiting).first() is None

        wait_until(sent, 90, "the calls")
        store.close()
        heard = [(got.path, got.body) for got in there.received]
        assert len({path for path, _ in heard}) == len(due), "none is lost"
        assert len(set(heard)) == len({path for path, _ in heard}), (
            "none comes twice: the same has the same id"
        )
