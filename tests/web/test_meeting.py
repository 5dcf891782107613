"""People meet and play rated games while processes are killed and paused.

Nobody sits at two tables, every notice comes, and once, and every rated game counts once.
"""

import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from starhold.server.store.ratings import recount
from starhold.server.store.schema import outbox, rated_games, rated_seats, seats, tables, tickets
from starhold.server.store.store import Store
from tests.people import Person, Refused, new_client_id
from tests.services import Postgres, Server, wait_until
from tests.sink import Sink, sink
from tests.sizes import SIZE, sized
from tests.web.faults import Faults
from tests.web.test_accounts import account

PLAYERS = 6
CALLED = 3
PAIRS = 2
#: kills, and as many pauses
FAULTS = max(2, sized(20))
#: seconds that a process stands still; in a long run also for longer than its notices stay its own
PAUSES = (0.5, 2.0, 70.0) if SIZE >= 1 else (0.3, 1.0)
CLOCK = {"kind": "bank", "seconds": 3600, "increment": 5}


class Seeker(threading.Thread):
    """Looks for a game as a page does, and asks again whatever happens."""

    def __init__(self, url: str, number: int, end: float) -> None:
        super().__init__(daemon=True)
        self.person = Person(url, f"Seeker {number}")
        self.table = ""
        self.end = end

    def run(self) -> None:
        while not self.table and time.monotonic() < self.end:
            try:
                self.table = self.person.post("/api/match", game="lantern", players=PLAYERS // 2)["table"]
            except (Refused, httpx.HTTPError):
                time.sleep(0.1)
            time.sleep(0.2)


class Pair(threading.Thread):
    """Two who play rated games with each other and invite each other, until they are told to stop."""

    def __init__(self, url: str, number: int, there: Sink) -> None:
        super().__init__(daemon=True)
        self.people = [Person(url, f"Rival {number} {letter}") for letter in "ab"]
        self.names = [account(one) for one in self.people]
        self.path = f"/pair-{number}"
        self.rated: list[str] = []
        self.invitations: list[str] = []
        self.stop = False
        # Only those who have finished a game together are told of an invitation.
        self._play()
        hook = {"kind": "hook", "address": there.url + self.path, "format": "json"}
        self.people[1].post("/api/notices", **hook)

    def run(self) -> None:
        while not self.stop:
            self._play()
            self._invite()

    def _play(self) -> None:
        one, other = self.people
        made = again(lambda: one.make_table("me", "open", rated=True, clock=CLOCK))
        self.rated.append(made["id"])
        again(lambda: other.join(made) if not mine(other, made) else None)
        while True:
            waiting = again(lambda: one.position(made))["waiting"]
            if not waiting:
                return
            again(self._decide(made, waiting[0]))

    def _decide(self, table: Any, seat: int) -> Callable[[], Any]:
        """Return a move that is sent as the same one, however often: it is made once."""
        position = again(lambda: self.people[seat].position(table, seat=seat))
        client, version = new_client_id(), position["version"]
        if not position["choices"]:
            return lambda: None
        action = position["choices"][0]["action"]

        def move() -> None:
            try:
                self.people[seat].move(table, seat, action, version, client)
            except Refused as refused:
                # The try before has arrived, or the table has moved on.
                if refused.status != 409:
                    raise

        return move

    def _invite(self) -> None:
        one = self.people[0]
        made = again(lambda: one.make_table("me", "open", start=False))
        again(lambda: one.at(made, "invite", name=self.names[1]))
        self.invitations.append(made["id"])


def mine(person: Person, table: Any) -> bool:
    return bool(person.info(table)["mine"])


def again(ask: Callable[[], Any]) -> Any:
    """Ask until a process answers."""
    end = time.monotonic() + 240
    while True:
        try:
            return ask()
        except httpx.HTTPError:
            assert time.monotonic() < end
        except Refused as refused:
            if refused.status not in (429, 500, 502, 503) or time.monotonic() > end:
                raise
        time.sleep(0.1)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_kills_and_pauses_while_people_meet_and_play(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """On PostgreSQL two processes serve; on SQLite there is one, and everybody waits until it is back."""
    url, words = f"sqlite:///{tmp_path}/starhold.db", tuple[str, ...]()
    if database == "postgresql":
        service: Postgres = request.getfixturevalue("database_server")
        url, words = service.new_database(), ("--processes", "2")
    server = Server(tmp_path, url, words=words)
    server.environment |= {"STARHOLD_NOTICES_LOCAL": "true", "STARHOLD_LIMITS": "0"}
    with sink() as there, server.running():
        faults = Faults(server, 1, PAUSES)
        callers = [Person(server.url, f"Caller {number}") for number in range(CALLED)]
        for number, one in enumerate(callers):
            one.post("/api/notices", kind="hook", address=f"{there.url}/{number}", format="json")
            one.put("/api/match", game="lantern", players=PLAYERS // 2, hours=3)
        pairs = [Pair(server.url, number, there) for number in range(PAIRS)]
        end = time.monotonic() + 60 + 60 * FAULTS
        seekers = [Seeker(server.url, number, end) for number in range(PLAYERS)]
        for thread in (*seekers, *pairs):
            thread.start()
        for _ in range(2 * FAULTS):
            faults.next()
        for pair in pairs:
            pair.stop = True
        for thread in (*seekers, *pairs):
            thread.join(300)
            assert not thread.is_alive()
        assert all(seeker.table for seeker in seekers)
        store = Store(url)
        with store.read() as connection:
            everybody = {seeker.person.me["id"]: seeker.table for seeker in seekers}
            live = select(seats.c.person, seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
            sitting = Counter(
                row.person for row in connection.execute(live.where(seats.c.person.in_(everybody)))
            )
            assert set(sitting.values()) == {1}, "nobody sits at two tables"
            looking = (tickets.c.table_id == "") & (tickets.c.seen > 0)
            left = select(tickets.c.person).where(tickets.c.person.in_(everybody), looking)
            assert connection.execute(left).first() is None
            calling = [one.me["id"] for one in callers]
            due = select(outbox.c.person).where(outbox.c.kind == "called", outbox.c.person.in_(calling))
            called = len(set(connection.execute(due).scalars()))

        def sent() -> bool:
            with store.read() as connection:
                calls = outbox.c.kind.in_(("called", "invited"))
                return (
                    connection.execute(select(outbox.c.person).where(calls, outbox.c.sent == 0)).first()
                    is None
                )

        wait_until(sent, 150, "the calls")
        check_notices(there, called, pairs)
        check_ratings(store, pairs)
        store.close()


def check_notices(there: Sink, called: int, pairs: list[Pair]) -> None:
    """None is lost, and none comes twice: what is sent again after a death has the same id."""
    heard: dict[str, dict[str, set[str]]] = {}
    rated = {table for pair in pairs for table in pair.rated}
    for got in there.received:
        body = msgspec.json.decode(got.body)
        for table in set(body["tables"]) - rated:
            heard.setdefault(got.path, {}).setdefault(table, set()).add(body["id"])
    for path, found in heard.items():
        assert all(len(ids) == 1 for ids in found.values()), (path, found)
    assert len([path for path in heard if not path.startswith("/pair")]) == called
    for pair in pairs:
        assert pair.invitations
        assert set(heard[pair.path]) == set(pair.invitations)


def check_ratings(store: Store, pairs: list[Pair]) -> None:
    """Every rated game is over and counts once, and all numbers are what the games give."""
    made = [table for pair in pairs for table in pair.rated]
    with store.write() as connection:
        counted = select(rated_games.c.table_id).where(rated_games.c.state == "")
        seated = select(rated_seats.c.table_id).where(rated_seats.c.player != "")
        assert sorted(connection.execute(counted).scalars()) == sorted(made)
        assert Counter(connection.execute(seated).scalars()) == dict.fromkeys(made, 2)
        games, differing = recount(connection, "lantern", write=False)
        assert (games, differing) == (len(made), 0)
