"""Guests and accounts: names, passwords, and the sessions that a browser is signed in by."""

import csv
import io
import json
import sqlite3
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from starhold.kernel import record_files
from starhold.kernel.verify import verify
from starhold.server.http.limits import RATES
from tests.people import Person, Refused
from tests.services import Postgres, Server
from tests.web.conftest import NewPerson

PASSWORD = "correct horse"


def account(person: Person, name: str = "") -> str:
    """Open an account; tells its name, which nobody else has."""
    name = name or f"{person.name} {person.me['id'][:8]}"
    person.me = person.post("/api/account", name=name, password=PASSWORD)
    return name


def token(person: Person) -> str:
    return str(person.http.cookies["starhold"])


def holding(server: Server, cookie: str) -> Person:
    """Somebody who has a copy of a cookie."""
    thief = Person(server.url)
    thief.http.cookies.set("starhold", cookie, domain="127.0.0.1")
    return thief


def signed_in(person: Person) -> bool:
    status = person.http.get("/api/me").status_code
    assert status in (200, 401)
    return status == 200


def test_the_chosen_face_is_shown_at_tables_and_in_lists(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    name = account(ada)
    table = ada.make_table("me", "hotseat:Eve", "open", start=False)
    watching = ben.join(table)
    assert [seat["face"] for seat in watching["seats"]] == [0, 0, 0]
    shown = ada.get("/api/account")["shown"]
    ada.put("/api/account/shown", **{**shown, "face": 3})
    # Who shares the device has a face of their own.
    assert [seat["face"] for seat in ben.info(table)["seats"]] == [3, 0, 0]
    assert [one["face"] for one in ben.get("/api/people/search", q=name)] == [3]
    ada.at(table, "abandon")
    over = ada.make_table("me", "open")
    ben.join(over)
    ben.at(over, "resign")
    (game,) = ben.get("/api/me/games")
    assert [seat["face"] for seat in game["seats"]] == [3, 0]


def test_a_download_opens_without_us(come: NewPerson) -> None:
    """One ZIP: what is stored as JSON, the games as a table, and records that replay."""
    ada, ben = come("Ada"), come("Ben")
    account(ada)
    games = []
    for name in ("galaxies", "roll"):
        table = ada.make_table("me", "open", game=name)
        games.append(table)
        ben.join(table)
        seat = ada.position(table)["waiting"][0]
        (ada, ben)[seat].move_somehow(table, seat)
        ben.at(table, "resign")
    running = ada.make_table("me", "bot")
    answer = ada.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        names = {f"records/{table['game']}-{table['id']}.json" for table in games}
        assert set(archive.namelist()) == {"data.json", "history.csv", *names}
        data = json.loads(archive.read("data.json"))
        assert [row["id"] for row in data["people"]] == [ada.me["id"]]
        assert running["id"] in {row["id"] for row in data["tables"]}
        for name in names:
            record = record_files.decode(archive.read(name).decode())
            assert verify(record).fair
        assert len(list(csv.reader(archive.read("history.csv").decode().splitlines()))) == 1 + len(games)


# -- guests and names -------------------------------------------------------------------------------


def test_a_guest_is_a_cookie_that_cannot_be_forged(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    assert ada.get("/api/me") == {"id": ada.me["id"], "name": "Ada", "account": False, "face": 0}
    assert ada.get("/api/session") == ada.get("/api/me")
    assert httpx.get(f"{sqlite_server.url}/api/session").status_code == 204, "a first visit is no error"
    answer = httpx.post(f"{sqlite_server.url}/api/session", headers={"x-starhold": "1"}, json={"name": "Eve"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    for forged in (ada.me["id"], f'"{ada.me["id"]}".abcdef', "", "x" * 5000, token(ada)[:-1]):
        assert not signed_in(holding(sqlite_server, forged))


@pytest.mark.parametrize("name", ["", "   ", "\x00\x1b\u200b", "x" * 25])
def test_a_name_must_be_readable(sqlite_server: Server, name: str) -> None:
    with pytest.raises(Refused, match=r"error-(bad-request|text-length)"):
        Person(sqlite_server.url).post("/api/session", name=name)


def test_a_name_is_text(sqlite_server: Server) -> None:
    name = "<b>Ada</b> & “Ben”"
    ada = Person(sqlite_server.url, f"  {name}\n")
    assert ada.get("/api/me")["name"] == name
    answer = ada.http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"


def test_nobody_else_takes_an_accounts_name_or_one_that_looks_like_it(sqlite_server: Server) -> None:
    ida = Person(sqlite_server.url, "somebody")
    account(ida, "Milord")
    looks = ("milord", "MILORD", "Mi1ord", "MiIord", "Мilord", "Milоrd", "𝕄ilord", "Rnilord", "Mіlord")
    for name in (*looks, "Ｍilord", " Milord ", "Mil\u200bord"):
        with pytest.raises(Refused, match="error-name-taken"):
            Person(sqlite_server.url, name)
        eve = Person(sqlite_server.url, "Eve")
        for path, more in (("/api/session", {}), ("/api/account", {"password": PASSWORD})):
            with pytest.raises(Refused, match="error-name-taken"):
                eve.post(path, name=name, **more)
        with pytest.raises(Refused, match="error-name-taken"):
            eve.make_table("me", f"hotseat:{name}")
    for name in ("Milora", "My lord", "Gilord", "Lord Mi"):
        Person(sqlite_server.url, name)


def test_a_guest_whose_name_became_an_accounts_cannot_sit_down_with_it(sqlite_server: Server) -> None:
    early, late = Person(sqlite_server.url, "Selene"), Person(sqlite_server.url, "Somebody")
    table = late.make_table("me", "open")
    account(late, "Selene")
    with pytest.raises(Refused, match="error-name-taken"):
        early.join(table)
    early.post("/api/session", name="Selene the guest")
    early.join(table)


# -- accounts ---------------------------------------------------------------------------------------


def test_games_follow_an_account_to_another_device(come: NewPerson, server: Server) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot")
    guest = ada.me["id"]
    name = account(ada)
    assert ada.me == {"id": guest, "name": name, "account": True, "face": 0}
    phone = Person(server.url)
    for wrong in ({"name": name, "password": "wrong horse"}, {"name": "Nobody", "password": PASSWORD}):
        with pytest.raises(Refused, match="error-wrong-password"):
            phone.post("/api/login", **wrong)
    assert phone.post("/api/login", name=name.upper(), password=PASSWORD)["id"] == guest
    assert phone.info(table)["mine"] == [0]


def test_passwords_are_hashed_and_of_some_length(come: NewPerson) -> None:
    for password in ("short", "x" * 201):
        with pytest.raises(Refused, match="error-password-length"):
            come("Ada").post("/api/account", name="Ada", password=password)


def test_the_name_and_the_password_change_only_with_the_old_password(come: NewPerson, server: Server) -> None:
    ada = come("Ada")
    name = account(ada)
    with pytest.raises(Refused, match="error-has-account"):
        ada.post("/api/account", name=name, password="another horse")
    with pytest.raises(Refused, match="error-needs-password"):
        ada.post("/api/session", name=f"{name}x")
    for change in ({"name": f"{name}x"}, {"new_password": "another horse"}):
        with pytest.raises(Refused, match="error-wrong-password"):
            ada.put("/api/account", password="wrong horse", **change)
    phone = Person(server.url)
    phone.post("/api/login", name=name, password=PASSWORD)
    before = token(ada)
    changed = ada.put("/api/account", password=PASSWORD, name=f"{name}x", new_password="another horse")
    assert changed["name"] == f"{name}x"
    assert not signed_in(phone), "a new password signs the other devices out"
    assert not signed_in(holding(server, before))
    assert signed_in(ada)
    with pytest.raises(Refused, match="error-wrong-password"):
        phone.post("/api/login", name=f"{name}x", password=PASSWORD)
    phone.post("/api/login", name=f"{name}x", password="another horse")
    with pytest.raises(Refused, match="error-name-taken"):
        come("Ben").post("/api/session", name=f"{name}x")
    come("Ben").post("/api/session", name=name)
    with pytest.raises(Refused, match="error-bad-request"):
        ada.put("/api/account", password="another horse")
    with pytest.raises(Refused, match="error-no-account"):
        come("Ben").put("/api/account", password=PASSWORD, new_password=PASSWORD)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with its limits on."""
    with Server(tmp_path).running("1") as server:
        yield server


def log_in(browser: Person, address: int, password: str, name: str = "ada") -> httpx.Response:
    """Try a password from an address."""
    headers = {"x-forwarded-for": f"198.51.100.{address}"}
    return browser.http.post("/api/login", json={"name": name, "password": password}, headers=headers)


def test_guessing_a_password_is_slow_from_however_many_addresses(strict: Server) -> None:
    ada = Person(strict.url, "Ada")
    account(ada, "Ada")
    eve = Person(strict.url)
    answers = [log_in(eve, number, f"guess number {number}") for number in range(60)]
    most = RATES["account"].most * RATES["account"].together
    assert sum(answer.status_code == 403 for answer in answers) <= most + 2
    assert answers[-1].status_code == 429
    assert (answers[-1].json()["key"], answers[-1].json()["arguments"]["kind"]) == (
        "error-too-fast",
        "account",
    )
    assert signed_in(ada), "whoever is in stays in"


def test_guesses_from_elsewhere_do_not_lock_out_a_known_device(strict: Server) -> None:
    ada, eve = Person(strict.url, "Ada"), Person(strict.url, "Eve")
    account(ada, "Ada")
    account(eve, "Eve")
    phone = Person(strict.url)
    assert log_in(phone, 1, PASSWORD).status_code == 200
    for browser in (ada, phone):
        browser.post("/api/logout")
    for number in range(60):
        guessed = log_in(eve, number, f"guess number {number}")
    assert guessed.status_code == 429
    assert log_in(Person(strict.url), 100, PASSWORD).status_code == 429, (
        "a device that nobody knows has to wait"
    )
    assert log_in(ada, 101, PASSWORD).status_code == 200
    # Also from the address of a guesser.
    assert log_in(phone, 5, PASSWORD).status_code == 200
    # Those who are in can change their password meanwhile.
    ada.put("/api/account", password=PASSWORD, new_password="another horse")
    # A device has few guesses of its own, and does not use up those of another one.
    tried = [log_in(phone, 110 + number, f"guess number {number}").status_code for number in range(30)]
    assert 5 <= tried.count(403) <= 12
    assert tried[-1] == 429
    ada.post("/api/logout")
    assert log_in(ada, 102, "another horse").status_code == 200


def test_the_mark_of_a_device_says_nothing_and_fits_no_other_account(strict: Server) -> None:
    ada, eve = Person(strict.url, "Ada"), Person(strict.url, "Eve")
    account(ada, "Ada")
    account(eve, "Eve")
    mark = str(ada.http.cookies["starhold_device"])
    assert not {part for part in ("ada", "Ada", ada.me["id"]) if part in mark}
    with sqlite3.connect(strict.folder / "starhold.db") as database:
        stored = "\n".join(database.iterdump())
    assert not [part for part in mark.split(".") if part in stored]
    for number in range(60):
        guessed = log_in(eve, number, f"guess number {number}")
    assert guessed.status_code == 429
    name, own = mark.split(".")
    others = str(eve.http.cookies["starhold_device"])
    for forged in (others, name, f"{name}.", f"{name[::-1]}.{own}", f"{name}.{own[::-1]}", "." * 4000):
        thief = Person(strict.url)
        thief.http.headers["cookie"] = f"starhold_device={forged}"
        assert log_in(thief, 120, PASSWORD).status_code == 429, forged


# -- sessions ---------------------------------------------------------------------------------------


def test_each_signing_in_gives_a_new_token_and_ends_the_old_one(come: NewPerson, server: Server) -> None:
    ada = come("Ada")
    guest = token(ada)
    name = account(ada)
    opened = token(ada)
    assert opened != guest
    assert not signed_in(holding(server, guest)), "a guest's token is not an account's"
    ada.post("/api/login", name=name, password=PASSWORD)
    assert token(ada) not in (guest, opened)
    assert not signed_in(holding(server, opened))
    assert signed_in(ada)


def test_no_token_is_valid_after_logging_out(come: NewPerson, server: Server) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot")
    account(ada)
    old = token(ada)
    with holding(server, old).socket(table) as line:
        line.wait_for("position")
        ada.ask("POST", "/api/logout")
        with pytest.raises(ConnectionClosed):
            line.quiet(10)
    assert "starhold" not in ada.http.cookies
    assert not signed_in(holding(server, old))


def test_all_sessions_are_listed_and_can_be_ended(come: NewPerson, server: Server) -> None:
    ada = come("Ada")
    name = account(ada)
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone, dispatcher = Person(server.url), Person(server.url)
    for one in (phone, dispatcher):
        one.http.headers["user-agent"] = agent
        one.post("/api/login", name=name, password=PASSWORD)
    listed = ada.get("/api/sessions")
    assert [one["current"] for one in listed].count(True) == 1
    assert sorted(one["device"] for one in listed if not one["current"]) == ["Firefox, Linux"] * 2
    assert token(ada) not in str(listed)
    mine = next(one for one in phone.get("/api/sessions") if one["current"])
    with pytest.raises(Refused, match="error-no-session"):
        come("Ben").ask("DELETE", f"/api/sessions/{mine['id']}")
    ada.ask("DELETE", f"/api/sessions/{mine['id']}")
    assert not signed_in(phone)
    assert signed_in(dispatcher)
    ada.ask("DELETE", "/api/sessions")
    assert not signed_in(dispatcher)
    assert not signed_in(ada), "everywhere means here as well"


def test_a_database_tells_nobody_how_to_be_somebody(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ada = Person(server.url, "Ada")
        account(ada)
        with sqlite3.connect(tmp_path / "starhold.db") as database:
            content = "\n".join(database.iterdump())
        secret = token(ada).strip('"').split(".")[0]
        assert ada.me["id"] in content
        assert secret not in content
    finally:
        server.stop()


def test_a_guest_of_the_version_before_stays_who_they_were(tmp_path: Path) -> None:
    """Their cookie was their id, signed; it is taken for a month, and exchanged for a session."""
    server = Server(tmp_path).start()
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.make_table("me", "bot")
    account(ben)
    server.stop()
    with sqlite3.connect(tmp_path / "starhold.db") as database:
        database.execute("DELETE FROM sessions")
        database.execute("UPDATE people SET cookie_until = 4e9 WHERE login IS NULL")
    old = URLSafeSerializer((tmp_path / "secret").read_text(), salt="starhold-person")
    server.start()
    try:
        browser = holding(server, old.dumps(ada.me["id"]))
        assert browser.info(table)["mine"] == [0]
        assert token(browser) != old.dumps(ada.me["id"])
        assert browser.get("/api/me")["id"] == ada.me["id"]
        assert not signed_in(holding(server, old.dumps(ben.me["id"]))), "an account has a password"
        browser.ask("POST", "/api/logout")
        assert not signed_in(holding(server, old.dumps(ada.me["id"])))
    finally:
        server.stop()


def test_logging_out_counts_at_every_process(
    tmp_path: Path, database_server: Postgres, request: pytest.FixtureRequest
) -> None:
    address = database_server.new_database()
    first, second = (Server(tmp_path / name, address, bus="postgresql") for name in ("first", "second"))
    for server in (first, second):
        server.folder.mkdir()
        server.environment["STARHOLD_SECRET"] = "s" * 40
        server.start()
    try:
        ada = Person(first.url, "Ada")
        table = ada.make_table("me", "bot")
        account(ada)
        elsewhere = holding(second, token(ada))
        assert signed_in(elsewhere)
        with elsewhere.socket(table) as line:
            line.wait_for("position")
            ada.ask("POST", "/api/logout")
            assert not signed_in(elsewhere)
            with pytest.raises(ConnectionClosed):
                line.quiet(10)
    finally:
        for server in (first, second):
            server.stop()


# -- deleting everything ----------------------------------------------------------------------------


def test_who_deletes_everything_leaves_nothing_but_games_of_others(server: Server, come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    name = account(ada)
    running = ada.make_table("me", "open")
    ben.join(running)
    ada.say(running, "where I live")
    waiting, alone, daily = ada.make_table("me", "open"), ada.make_table("me", "bot"), ada.post("/api/daily")
    ada.put("/api/me/lessons", game="galaxies", lesson="first-orbit", beat=3)
    with pytest.raises(Refused, match="error-wrong-password"):
        ada.ask("DELETE", "/api/me", json={"password": "a guess"})
    assert ada.get("/api/me")["name"] == name
    ada.ask("DELETE", "/api/me", json={"password": PASSWORD})
    assert not signed_in(ada)
    with pytest.raises(Refused, match="error-wrong-password"):
        ada.post("/api/login", name=name, password=PASSWORD)
    # the other has won, is the host now, and meets no trace of a name or a word
    info = ben.info(running)
    assert (info["status"], info["host"], info["ranks"]) == ("finished", True, [2, 1])
    assert [seat["name"] for seat in info["seats"]] == ["?", "Ben"]
    record = ben.http.get(f"/api/tables/{running['id']}/record").text
    with ben.socket(running) as line:
        chat = line.wait_for("welcome")["chat"]
    assert [(one["name"], one["text"]) for one in chat] == [("?", "…")]
    assert name not in record
    for gone in (waiting, alone, daily):
        with pytest.raises(Refused, match="error-no-table"):
            ben.info(gone)
    # the name rests for a while, and nothing of the old is found under another
    again = come("Ada")
    with pytest.raises(Refused, match="error-name-taken"):
        account(again, name)
    account(again)
    assert (again.get("/api/me/games"), again.get("/api/me/lessons")) == ([], [])
    assert again.get("/api/daily")["days"] == []


def test_a_guest_needs_no_password_to_go(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    ada.ask("DELETE", "/api/me", json={})
    assert not signed_in(ada)
