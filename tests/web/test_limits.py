"""How much anybody may ask: rates and quotas by person and by address."""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from starhold.server.errors import QuotaSpent, TooFast
from starhold.server.http import limits
from starhold.server.http.limits import RATES, STORED, Limits, Payer, address_of
from starhold.server.services import Services
from starhold.server.store.schema import entries, tables
from tests.apart import run_apart
from tests.people import Person, Refused
from tests.services import Server
from tests.web.test_operator import serve

CORPUS = Path(__file__).parents[1] / "corpus" / "records"


def spent(books: Limits, kind: str, payer: Payer, amount: float = 1, tries: int = 100_000) -> int:
    """How often it goes well."""
    for count in range(tries):
        try:
            books.spend(kind, payer, amount)
        except TooFast:
            return count
    return tries


def test_an_address_of_the_sixth_version_counts_as_its_network() -> None:
    assert address_of("2001:db8:0:7::1") == address_of("2001:db8:0:7:ffff::2")
    assert address_of("2001:db8:0:7::1") != address_of("2001:db8:0:8::1")
    assert address_of("::ffff:192.0.2.1") == address_of("192.0.2.1") != address_of("192.0.2.2")
    assert address_of("fe80::1%eth0") == "fe80::/64"
    assert address_of("testclient") == "testclient"
    assert address_of(None) == "?"


def test_thirty_guests_at_one_address_have_no_more_than_the_address() -> None:
    books = Limits()
    guests = [Payer(f"guest {number}", "192.0.2.1") for number in range(30)]
    together = sum(spent(books, "join", guest) for guest in guests)
    assert together == pytest.approx(RATES["join"].most * RATES["join"].together, abs=2)
    # Somebody elsewhere has all that they had, even with the same name.
    assert spent(books, "join", Payer("guest 0", "192.0.2.2")) <= 1
    assert spent(books, "join", Payer("Ada", "192.0.2.2")) >= RATES["join"].most


def test_what_is_stored_counts_as_bytes_and_the_refusal_says_when() -> None:
    books = Limits()
    ada = Payer("Ada", "192.0.2.1")
    books.spend("bytes", ada, RATES["bytes"].most - STORED["tables"])
    books.spend("tables", ada)
    with pytest.raises(QuotaSpent) as refused:
        books.spend("tables", ada)
    assert refused.value.arguments["what"] == "bytes"
    assert 1 <= int(refused.value.arguments["minutes"]) < 60
    # What was refused was not counted: reading is as free as before.
    books.spend("read", ada)


def test_newcomers_are_counted_by_their_address() -> None:
    books = Limits()
    assert spent(books, "guests", Payer(None, "192.0.2.1")) == RATES["guests"].most
    assert spent(books, "guests", Payer("Ada", "192.0.2.1")) == 0


def test_one_address_cannot_use_up_the_tries_of_an_account(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it guesses: a new device elsewhere has a try left."""
    now = 0.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    books = Limits()
    for _ in range(600):
        with contextlib.suppress(TooFast):
            books.guess("ada", "192.0.2.1", None)
        now += 10.0
    books.guess("ada", "192.0.2.2", None)
    # Many addresses together can, but not the tries of a device that is known.
    for number in range(3, 60):
        with contextlib.suppress(TooFast):
            books.guess("ada", f"192.0.2.{number}", None)
    with pytest.raises(TooFast):
        books.guess("ada", "192.0.2.2", None)
    books.guess("ada", "192.0.2.2", "a known device")


def test_the_books_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BOOKS", 50)
    books = Limits()
    hungry = Payer(None, "192.0.2.255")
    for number in range(100):
        books.spend("page", Payer(None, f"192.0.2.{number}"))
        books.spend("page", hungry, 2)
    assert len(books._left) <= 50
    # Whoever comes again and again is not forgotten.
    assert spent(books, "page", hungry) < RATES["page"].most - 150


def test_no_limits_at_all() -> None:
    assert spent(Limits(0), "password", Payer(None, "?"), tries=500) == 500
    assert spent(Limits(10), "password", Payer(None, "?")) == 80


def test_an_address_is_served_at_a_few_places_and_others_do_not_wait_for_it() -> None:
    books = Limits()
    served: Counter[str] = Counter()
    most: Counter[str] = Counter()

    async def ask(address: str) -> None:
        async with books.turn(address):
            served[address] += 1
            most[address] = max(most[address], served[address])
            await asyncio.sleep(0.01)
            served[address] -= 1

    async def crowd() -> None:
        hostile = [asyncio.create_task(ask("192.0.2.1")) for _ in range(60)]
        await asyncio.sleep(0)
        await ask("192.0.2.2")
        assert sum(task.done() for task in hostile) <= limits.AT_ONCE
        await asyncio.gather(*hostile)

    run_apart(crowd())
    assert most == {"192.0.2.1": limits.AT_ONCE, "192.0.2.2": 1}
    assert not books._turns


# -- what is stored -----------------------------------------------------------------------------------


class Booked:
    """What a person is charged in bytes, beside what the database keeps of their tables' logs."""

    def __init__(self, services: Services, books: Limits, person: str) -> None:
        self.services, self.books, self.person = services, books, person

    @property
    def left(self) -> float:
        return self.books._left.get(("bytes", self.person), (RATES["bytes"].most, 0.0))[0]

    def leave(self, amount: float) -> None:
        """Let so much of the quota be left."""
        self.books.charge("bytes", Payer(self.person, "127.0.0.1"), self.left - amount)

    def stored(self, table: str) -> int:
        with self.services.store.read() as connection:
            query = select(func.sum(func.length(entries.c.body))).where(entries.c.table_id == table)
            return int(connection.execute(query).scalar() or 0)

    def tables(self) -> int:
        with self.services.store.read() as connection:
            return int(connection.execute(select(func.count()).select_from(tables)).scalar() or 0)


def test_a_log_that_is_copied_costs_the_bytes_that_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table played on, a record kept: booked by length before anything is stored, or refused whole."""
    # Nothing comes back while the test runs, however long that takes.
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    books = Limits()
    record = json.loads((CORPUS / "galaxies-3p-spanish.json").read_text())
    for move in record["moves"]:
        # It is filled in again where it is kept, so a record may be much shorter than its log.
        move.pop("digest")
    record["setup_digest"] = ""
    short = json.dumps(record, separators=(",", ":"))

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        client.headers["x-starhold"] = "1"
        me = (await client.post("/api/session", json={"name": "Eve"})).json()["id"]
        booked = Booked(services, books, me)

        async def ask(path: str, **content: Any) -> tuple[httpx.Response, float]:
            before = booked.left
            return await client.post(path, timeout=60, **content), before - booked.left

        answer, price = await ask("/api/records", content=short)
        kept = answer.json()["id"]
        size = booked.stored(kept)
        assert size <= price <= 3 * size
        plies = len(record["moves"])
        for ply in (0, plies // 2, plies - 1):
            answer, price = await ask(f"/api/tables/{kept}/play-on", json={"ply": ply, "bot": "random"})
            new = answer.json()["id"]
            await client.delete(f"/api/tables/{new}")
            size = booked.stored(new)
            assert size <= price <= 3 * size + STORED["tables"], ply
        there = booked.tables()
        booked.leave(STORED["tables"] + size)
        for path, content in (
            (f"/api/tables/{kept}/play-on", {"json": {"ply": plies - 1}}),
            ("/api/records", {"content": short}),
        ):
            answer, _ = await ask(path, **content)
            assert (answer.status_code, answer.json()["key"]) == (429, "error-quota")
            assert answer.json()["arguments"]["what"] == "log"
            assert int(answer.headers["retry-after"]) > 0
        assert booked.tables() == there
        # From an earlier move it is less, as the refusal says.
        answer, _ = await ask(f"/api/tables/{kept}/play-on", json={"ply": 1, "bot": "random"})
        assert answer.status_code == 200

    serve(tmp_path, scene, limits=books)


def test_each_decision_of_a_plan_is_counted() -> None:
    books = Limits()
    ada = Payer("Ada", "192.0.2.1")
    books.spend("move", ada, 5)
    assert books._left["bytes", "Ada"][0] == RATES["bytes"].most - 5 * STORED["move"]


# -- at a server --------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with its limits on."""
    server = Server(tmp_path)
    server.environment["STARHOLD_LIMITS"] = "1"
    yield server.start()
    assert server.stop() == 0
    assert "Traceback" not in server.errors()


def test_one_address_does_not_fill_the_lobby(strict: Server) -> None:
    """Thirty guests offer all the tables they can; the one of an honest player stays where it is."""
    ada = Person(strict.url, "Ada")
    offered = ada.make_table("me", "open", public=True)
    answers: Counter[str] = Counter()
    for number in range(30):
        eve = Person(strict.url, f"Eve {number}", "127.0.0.9")
        for _ in range(4):
            try:
                eve.make_table("me", "open", public=True)
                answers["made"] += 1
            except Refused as refused:
                answers[f"{refused.key} {refused.problem['arguments']['what']}"] += 1
    assert answers["made"] == RATES["public"].most
    assert answers["error-too-many public"] >= 1
    assert answers["error-quota public"] > 40
    listed = [table["id"] for table in ada.get("/api/tables")["tables"]]
    assert offered["id"] in listed
    assert len(listed) == 1 + answers["made"]


@pytest.mark.parametrize("name", ["ΐ" * 24, "ﬃ" * 24, "\ud800Zoe", "Zo\x00e", "İ" * 24])
def test_no_name_is_too_much_for_the_database(server: Server, name: str) -> None:
    """In lower case some letters are three; PostgreSQL takes no NUL and no half of a pair."""
    ada = Person(server.url, "Zelda")
    body = json.dumps({"name": name, "password": "a good password"})
    for path in ("/api/session", "/api/account", "/api/login"):
        answer = ada.http.post(path, content=body)
        assert answer.status_code in (200, 400, 403, 409), (path, answer.text)


def test_guests_of_one_address_have_an_end(strict: Server) -> None:
    come = [Person(strict.url, source="127.0.0.9") for _ in range(80)]
    answers = [one.http.post("/api/session", json={"name": "Eve"}) for one in come]
    let_in = [answer.status_code for answer in answers].count(200)
    assert RATES["guests"].most <= let_in <= RATES["guests"].most + 3
    last = answers[-1].json()
    assert (last["key"], last["arguments"]["what"]) == ("error-quota", "guests")
    assert last["arguments"]["minutes"] == 1
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 30
    Person(strict.url, "Ada")
