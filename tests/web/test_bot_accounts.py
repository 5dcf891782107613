"""Bot accounts: a token instead of a cookie, the rights of a player and no others; all see whose it is."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from starhold.tables.accounts import BOT_TOKEN, MOST_BOTS
from tests.people import Person, Refused
from tests.services import Server
from tests.web.conftest import NewPerson
from tests.web.test_accounts import account

OPERATOR = "a token of the operator"
EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "bots" / "http_bot.py"


def bot_of(owner: Person, name: str = "Marvin") -> Person:
    """A program with a new bot account."""
    made = owner.post("/api/bots", name=name)
    assert made["token"].startswith(BOT_TOKEN)
    program = Person(owner.url, token=made["token"])
    program.me = program.get("/api/me")
    assert program.me == {"id": made["id"], "name": name, "account": False}
    return program


def sit_down(owner: Person, program: Person, game: str) -> tuple[dict[str, Any], int]:
    """A table of the two, and the program's seat."""
    table = owner.post("/api/tables", game=game, seats=[{"kind": "me"}, {"kind": "open"}])
    info = program.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    return info, info["mine"][0]


def seen(position: dict[str, Any]) -> dict[str, Any]:
    """A position without the time of day."""
    return {name: value for name, value in position.items() if name != "clock"}


def test_a_program_sits_plays_and_is_shown_with_its_owner(come: NewPerson) -> None:
    ada = come("Ada")
    name = account(ada)
    marvin = bot_of(ada)
    table, seat = sit_down(ada, marvin, "galaxies")
    shown = ada.get(f"/api/tables/{table['id']}")["seats"]
    assert [(one["kind"], one["name"], one["owner"]) for one in shown] == [
        ("human", name, ""),
        ("human", "Marvin", name),
    ]
    position = marvin.get(f"/api/tables/{table['id']}/position")
    assert position["seat"] == seat
    choice = position["choices"][0]["action"]
    move = {"seat": seat, "version": position["version"], "action": choice, "client": "first"}
    assert marvin.post(f"/api/tables/{table['id']}/move", **move)["client"] == "first"


def test_it_sees_exactly_what_its_seat_may(sqlite_server: Server) -> None:
    """Whoever has the seat after it, as a person with a browser, is told the same to the letter."""
    ada = Person(sqlite_server.url, "Ada")
    account(ada)
    marvin = bot_of(ada)
    table, seat = sit_down(ada, marvin, "galaxies")
    one = f"/api/tables/{table['id']}"
    told = marvin.get(f"{one}/position")
    assert seen(ada.get(f"{one}/position"))["view"] != told["view"]
    for other in (f"{one}/position?seat=0", f"{one}/replay?ply=0&seat=0", f"{one}/orders?seat=0"):
        with pytest.raises(Refused) as refused:
            marvin.get(other)
        assert refused.value.status == 403
    with pytest.raises(Refused):
        marvin.get(f"{one}/record")
    link = table["seats"][seat]["link"]
    eve = Person(sqlite_server.url, "Eve")
    assert eve.post(f"{one}/join", link=link)["seats"][seat]["owner"] == ""
    assert seen(eve.get(f"{one}/position")) == seen(told)
    # The seat is Eve's now: the program sees no more of this private table.
    with pytest.raises(Refused):
        marvin.get(f"{one}/position")


def test_it_cannot_be_a_person(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    account(ada)
    marvin = bot_of(ada)
    refused = (
        ("POST", "/api/session", {"name": "Zaphod"}),
        ("POST", "/api/account", {"name": "Zaphod", "password": "correct horse"}),
        ("PUT", "/api/account", {"password": "correct horse", "name": "Zaphod"}),
        ("POST", "/api/login", {"name": "Zaphod", "password": "correct horse"}),
        ("POST", "/api/bots", {"name": "Marvin's Marvin"}),
        ("GET", "/api/bots", None),
        ("POST", "/api/daily", None),
        ("DELETE", "/api/sessions", None),
    )
    for method, path, body in refused:
        with pytest.raises(Refused, match="error-people-only"):
            marvin.ask(method, path, json=body)


def test_tokens_are_for_accounts_few_hashed_and_taken_back(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    with pytest.raises(Refused, match="error-no-account"):
        ada.post("/api/bots", name="Marvin")
    account(ada)
    marvin = bot_of(ada)
    others = [bot_of(ada, f"Marvin {number}") for number in range(1, MOST_BOTS)]
    with pytest.raises(Refused, match="error-too-many"):
        ada.post("/api/bots", name="One more")
    token = marvin.token
    with sqlite3.connect(sqlite_server.folder / "starhold.db") as database:
        stored = "\n".join(str(row) for row in database.execute("select * from sessions"))
    assert token not in stored
    assert token.removeprefix(BOT_TOKEN) not in stored
    assert [bot["name"] for bot in ada.get("/api/bots")] == ["Marvin", *(one.me["name"] for one in others)]
    eve = Person(sqlite_server.url, "Eve")
    with pytest.raises(Refused, match="error-no-such-bot"):
        eve.ask("DELETE", f"/api/bots/{marvin.me['id']}")
    ada.ask("DELETE", f"/api/bots/{marvin.me['id']}")
    with pytest.raises(Refused) as refused:
        marvin.get("/api/me")
    assert refused.value.status == 401
    assert others[0].get("/api/me")["name"] == "Marvin 1"
    for wrong in ("x", BOT_TOKEN, token[:-1], str(ada.http.cookies["starhold"])):
        with pytest.raises(Refused) as refused:
            Person(ada.url).ask("GET", "/api/tables", headers={"authorization": f"Bearer {wrong}"})
        assert refused.value.status == 401


def test_its_socket_ends_with_its_token(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    account(ada)
    marvin = bot_of(ada)
    table, seat = sit_down(ada, marvin, "roll")
    with marvin.socket(table) as socket:
        assert socket.wait_for("position")["seat"] == seat
        ada.ask("DELETE", f"/api/bots/{marvin.me['id']}")
        with pytest.raises(ConnectionClosed) as closed:
            socket.wait_for("nothing that ever comes")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001


def operate(server: Server, what: str, person: str) -> None:
    """Ban or unban a person, as the operator does on their page."""
    form = {"kind": "person", "name": person, "reason": "rude"}
    headers = {"origin": server.url}
    done = httpx.post(f"{server.url}/admin/{what}", data=form, auth=("", OPERATOR), headers=headers)
    assert done.status_code == 303


def refused_as_banned(program: Person) -> None:
    for ask in (lambda: program.get("/api/me"), lambda: program.make_table("me", "bot")):
        with pytest.raises(Refused, match="error-banned") as refused:
            ask()
        assert refused.value.status == 403


@pytest.mark.parametrize("banned", ["the owner", "the program"])
def test_a_ban_reaches_a_program_and_its_end_lets_the_token_in_again(tmp_path: Path, banned: str) -> None:
    server = Server(tmp_path)
    server.environment["STARHOLD_ADMIN"] = OPERATOR
    with server.running():
        ada, eve = Person(server.url, "Ada"), Person(server.url, "Eve")
        account(ada)
        account(eve)
        marvin, other = bot_of(ada), bot_of(eve, "Roberta")
        table, seat = sit_down(ada, marvin, "roll")
        whom = (ada if banned == "the owner" else marvin).me["id"]
        with marvin.socket(table) as socket:
            assert socket.wait_for("position")["seat"] == seat
            operate(server, "ban", whom)
            with pytest.raises(ConnectionClosed) as closed:
                socket.wait_for("nothing that ever comes")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
        refused_as_banned(marvin)
        with marvin.socket(table) as socket:
            assert socket.receive()["key"] == "error-banned"
        assert other.get("/api/me")["name"] == "Roberta"
        # A process that starts meanwhile knows it as well.
        assert server.stop() == 0
        server.start()
        refused_as_banned(marvin)
        operate(server, "lift", whom)
        assert marvin.get("/api/me") == marvin.me
        with marvin.socket(table) as socket:
            assert socket.wait_for("position")["seat"] == seat


def test_the_example_plays_a_whole_game(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    account(ada)
    marvin = bot_of(ada)
    table = ada.make_table("open", "bot", options={"rounds": "3"})
    words = [sys.executable, str(EXAMPLE), sqlite_server.url, table["id"], table["invite"]]
    env = {**os.environ, "STARHOLD_TOKEN": marvin.token}
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("points [")
    assert ada.get(f"/api/tables/{table['id']}", invite=table["invite"])["status"] == "finished"
