"""Bot accounts: a token instead of a cookie, the rights of a player and no others; all see whose it is."""

import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed

from starhold.server.http.app import ServerApp
from starhold.server.http.connections import ConnectionLimiter
from starhold.server.http.limits import Limits
from starhold.server.people.accounts import BOT_TOKEN, MOST_BOTS
from starhold.server.services import Services
from starhold.server.store.store import Store
from tests.people import Person, Refused
from tests.services import Server
from tests.web.conftest import NewPerson
from tests.web.test_accounts import account
from tests.web.test_operator import serve

OPERATOR = "a token of the operator"
EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "bots" / "http_bot.py"


def bot_of(owner: Person, name: str = "Marvin") -> Person:
    """A program with a new bot account."""
    made = owner.post("/api/bots", name=name)
    assert made["token"].startswith(BOT_TOKEN)
    program = Person(owner.url, token=made["token"])
    program.me = program.get("/api/me")
    assert program.me == {"id": made["id"], "name": name, "account": False, "face": 0}
    return program


def sit_down(owner: Person, program: Person, game: str) -> tuple[dict[str, Any], int]:
    """A table of the two, and the program's seat."""
    table = owner.post("/api/tables", game=game, seats=[{"kind": "me"}, {"kind": "open"}])
    info = program.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    return info, info["mine"][0]


def seen(position: dict[str, Any]) -> dict[str, Any]:
    """A position without the time of day."""
    return {name: value for name, value in position.items() if name != "clock"}


def test_a_token_does_only_what_its_scopes_say(come: NewPerson) -> None:
    ada = come("Ada")
    account(ada)
    for scopes in ([], ["play"], ["chat", "play"], ["tables"]):
        made = ada.post("/api/bots", name="Marvin", scopes=scopes)
        program = Person(ada.url, token=made["token"])
        kept = [scope for scope in ("play", "tables", "chat") if scope in scopes]
        assert [one["scopes"] for one in ada.get("/api/bots")] == [made["scopes"]] == [kept]
        assert program.get("/api/me/games") is not None
        # Each door that needs a scope is shut without it and names it, whatever else the request says.
        lacking = set()
        for method, path in FOR_PLAYERS:
            if method == "GET" or path.startswith(QUESTIONS):
                continue
            answer = program.http.request(method, path.format(id="x" * 10), json={})
            if answer.json()["key"] == "error-scope-missing":
                assert answer.status_code == 403
                lacking.add(answer.json()["arguments"]["scope"])
            elif answer.status_code not in (400, 404):
                raise AssertionError(f"{method} {path}: {answer.text}")
        assert lacking == {"play", "tables", "chat"} - set(scopes)
        ada.ask("DELETE", f"/api/bots/{made['id']}")
    with pytest.raises(Refused, match="400"):
        ada.post("/api/bots", name="Marvin", scopes=["everything"])


def test_a_socket_knows_the_scopes_of_its_token(come: NewPerson) -> None:
    ada = come("Ada")
    account(ada)
    made = ada.post("/api/bots", name="Marvin", scopes=["play"])
    marvin = Person(ada.url, token=made["token"])
    table, seat = sit_down(ada, marvin, "galaxies")
    with marvin.socket(table) as line:
        line.wait_for("position")
        line.send("chat", client="one", text="hello")
        assert line.wait_for("problem")["arguments"] == {"scope": "chat"}
        line.send("move", client="two", version=0, seat=seat, action=0)
        assert line.wait_for("problem")["key"] != "error-scope-missing"


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


#: what only people may ask for, as docs/bot-accounts.md says
FOR_PEOPLE = {
    ("DELETE", "/api/me"),
    ("POST", "/api/session"),
    ("POST", "/api/account"),
    ("PUT", "/api/account"),
    ("POST", "/api/login"),
    ("POST", "/api/logout"),
    ("GET", "/api/sessions"),
    ("DELETE", "/api/sessions"),
    ("DELETE", "/api/sessions/{session}"),
    ("GET", "/api/bots"),
    ("POST", "/api/bots"),
    ("DELETE", "/api/bots/{bot}"),
    ("GET", "/api/daily"),
    ("POST", "/api/daily"),
    ("GET", "/api/turns"),
    ("GET", "/api/me/export"),
    ("GET", "/api/server"),
    ("POST", "/api/tables/{id}/report"),
    ("GET", "/api/notices"),
    ("POST", "/api/notices"),
    ("POST", "/api/notices/confirm"),
    ("POST", "/api/notices/{channel}/test"),
    ("DELETE", "/api/notices/{channel}"),
    ("POST", "/api/notices/answer"),
    ("POST", "/api/account/forgot"),
    ("POST", "/api/account/recover"),
    ("GET", "/api/account"),
    ("GET", "/api/me/profile"),
    ("GET", "/api/me/history"),
    ("GET", "/api/me/history.csv"),
    ("GET", "/api/people/{name}/profile"),
    ("GET", "/api/people/{name}/history"),
    ("GET", "/api/people/{name}/history.csv"),
    ("PUT", "/api/account/shown"),
    ("POST", "/api/account/words"),
    ("DELETE", "/api/account/words"),
    ("POST", "/api/login/words"),
    ("POST", "/api/passkeys/options"),
    ("POST", "/api/passkeys"),
    ("PUT", "/api/passkeys/{passkey}"),
    ("DELETE", "/api/passkeys/{passkey}"),
    ("POST", "/api/login/passkey/options"),
    ("POST", "/api/login/passkey"),
    ("GET", "/api/me/holidays"),
    ("PUT", "/api/me/holidays"),
    ("POST", "/api/match"),
    ("PUT", "/api/match"),
    ("DELETE", "/api/match"),
    ("POST", "/api/tables/{id}/take"),
    ("GET", "/api/codes/{code}"),
    ("POST", "/api/tables/{id}/rated"),
    ("DELETE", "/api/blocks/{person}"),
    ("DELETE", "/api/follows/{person}"),
    ("DELETE", "/api/reports/{report}"),
    ("GET", "/api/blocks"),
    ("GET", "/api/people"),
    ("GET", "/api/people/search"),
    ("GET", "/api/reports"),
    ("GET", "/api/tables/{id}/people"),
    ("POST", "/api/reports"),
    ("POST", "/api/tables/{id}/nudge"),
    ("POST", "/api/tournaments"),
    ("POST", "/api/tournaments/{id}/change"),
    ("POST", "/api/tournaments/{id}/free"),
    ("POST", "/api/tournaments/{id}/join"),
    ("POST", "/api/tournaments/{id}/leave"),
    ("PUT", "/api/blocks"),
    ("PUT", "/api/follows"),
    ("GET", "/api/clubs"),
    ("POST", "/api/clubs"),
    ("GET", "/api/clubs/{id}"),
    ("PUT", "/api/clubs/{id}"),
    ("DELETE", "/api/clubs/{id}"),
    ("POST", "/api/clubs/{id}/join"),
    ("POST", "/api/clubs/{id}/leave"),
    ("POST", "/api/clubs/{id}/member"),
}
#: what a bot account may ask for like any player
FOR_PLAYERS = {
    ("GET", "/api/tournaments"),
    ("GET", "/api/tournaments/{id}"),
    ("GET", "/api/me"),
    ("GET", "/api/me/games"),
    ("GET", "/api/session"),
    ("GET", "/api/account/name"),
    ("GET", "/api/me/lessons"),
    ("PUT", "/api/me/lessons"),
    ("POST", "/api/lessons/{game}/{lesson}/step"),
    ("POST", "/api/lessons/{game}/{lesson}/plans"),
    ("POST", "/api/lessons/{game}/{lesson}/why"),
    ("GET", "/api/puzzles/{game}/{puzzle}"),
    ("POST", "/api/puzzles/{game}/{puzzle}"),
    ("GET", "/api/me/puzzles"),
    ("PUT", "/api/me/puzzles"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{id}"),
    ("DELETE", "/api/tables/{id}"),
    ("POST", "/api/tables/{id}/join"),
    ("POST", "/api/tables/{id}/leave"),
    ("POST", "/api/tables/{id}/return"),
    ("POST", "/api/tables/{id}/start"),
    ("POST", "/api/tables/{id}/entropy"),
    ("POST", "/api/tables/{id}/resign"),
    ("POST", "/api/tables/{id}/abandon"),
    ("POST", "/api/tables/{id}/rematch"),
    ("POST", "/api/tables/{id}/ready"),
    ("POST", "/api/tables/{id}/decline"),
    ("POST", "/api/tables/{id}/hold"),
    ("GET", "/api/tables/{id}/series"),
    ("POST", "/api/tables/{id}/code"),
    ("POST", "/api/tables/{id}/invite"),
    ("GET", "/api/lobby"),
    ("GET", "/api/ratings/{game}"),
    ("GET", "/api/people/{name}/ratings"),
    ("GET", "/api/tables/{id}/ratings"),
    ("GET", "/api/tables/{id}/threats"),
    ("GET", "/api/tables/{id}/position"),
    ("GET", "/api/tables/{id}/replay"),
    ("GET", "/api/tables/{id}/recap"),
    ("GET", "/api/tables/{id}/why"),
    ("GET", "/api/tables/{id}/hint"),
    ("POST", "/api/tables/{id}/move"),
    ("POST", "/api/tables/{id}/undo"),
    ("POST", "/api/tables/{id}/consent"),
    ("POST", "/api/tables/{id}/chat"),
    ("GET", "/api/tables/{id}/orders"),
    ("PUT", "/api/tables/{id}/orders"),
    ("PUT", "/api/tables/{id}/sleep"),
    ("PUT", "/api/tables/{id}/mute"),
    ("GET", "/api/events"),
    ("GET", "/api/tables/{id}/world"),
    ("GET", "/api/tables/{id}/record"),
    ("GET", "/api/tables/{id}/review"),
    ("POST", "/api/tables/{id}/play-on"),
    ("POST", "/api/tables/{id}/move-away"),
    ("GET", "/api/tables/{id}/exercises"),
    ("POST", "/api/tables/{id}/exercises"),
    ("POST", "/api/records/verify"),
    ("POST", "/api/records/replay"),
    ("POST", "/api/records"),
    ("POST", "/api/records/continue"),
}
#: what is the same for everybody: no token is read
FOR_ANYBODY = {
    ("GET", "/api/games"),
    ("GET", "/api/rules/{game}"),
    ("GET", "/api/catalogue/{game}"),
    ("GET", "/api/lessons"),
    ("GET", "/api/puzzles/{game}"),
    ("GET", "/text/{language}.ftl"),
    ("GET", "/text/{language}/{game}.ftl"),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/openapi.json"),
    ("GET", "/about"),
    ("GET", "/about/{name}"),
    ("GET", "/about/logo"),
    ("GET", "/device/{path:path}"),
    ("GET", "/about/style.css"),
    ("GET", "/pictures/{path:path}.png"),
    ("GET", "/robots.txt"),
    ("GET", "/.well-known/security.txt"),
    # The link of a notice ends it without logging in.
    ("GET", "/api/notices/stop"),
    ("POST", "/api/notices/stop"),
    # From the machine itself, like the tests; from elsewhere for the operator.
    ("GET", "/metrics"),
    ("GET", "/admin/style.css"),
}
#: questions that change nothing, though they are sent by POST
QUESTIONS = ("/api/lessons/", "/api/puzzles/", "/api/records/verify", "/api/records/replay")
#: a stream that does not end; tests/web/test_events.py opens it
ENDLESS = {("GET", "/api/events")}
#: what there is only if the operator has set it, and paths below which this path is nothing
IF_SET = {
    # What the test asks for is neither an event nor a person.
    ("GET", "/api/tournaments/{id}"),
    ("GET", "/api/people/{name}/ratings"),
    ("GET", "/about/logo"),
    ("GET", "/.well-known/security.txt"),
    ("GET", "/device/{path:path}"),
    ("GET", "/pictures/{path:path}.png"),
}
#: the operator's own, with a word of their own
FOR_THE_OPERATOR = {
    ("GET", "/admin"),
    ("GET", "/admin/people"),
    ("GET", "/admin/people/{id}"),
    ("GET", "/admin/tables"),
    ("GET", "/admin/tables/{id}"),
    ("GET", "/admin/reports"),
    ("GET", "/admin/notices"),
    ("GET", "/admin/log"),
    ("POST", "/admin/act"),
}


def routes_of(folder: Path) -> set[tuple[str, str]]:
    """Every method and path that the application answers to."""
    web = ServerApp(Services(Store(f"sqlite:///{folder}/empty.db")), "s" * 40, ConnectionLimiter(Limits(0)))
    found = [route for route in web.app().routes if isinstance(route, Route)]
    return {(method, route.path) for route in found for method in (route.methods or ()) if method != "HEAD"}


def test_a_token_opens_what_the_docs_say_and_nothing_else(tmp_path: Path) -> None:
    """Every route has a place in one of the lists above: a new one without a decision fails here."""
    decided = (FOR_PEOPLE, FOR_PLAYERS, FOR_ANYBODY, FOR_THE_OPERATOR)
    routes = routes_of(tmp_path)
    # Which pages there are depends on what was built.
    pages = {("GET", "/docs"), ("GET", "/"), ("GET", "/{path:path}")}
    assert routes - pages == set().union(*decided)
    assert len(set().union(*decided)) == sum(map(len, decided))
    server = Server(tmp_path)
    server.environment["STARHOLD_ADMIN"] = OPERATOR
    with server.running():
        ada = Person(server.url, "Ada")
        account(ada)
        marvin = bot_of(ada)
        table, _ = sit_down(ada, marvin, "galaxies")
        names = {"id": table["id"], "game": "galaxies", "language": "en", "lesson": "first-orbit"}
        names |= {"puzzle": ada.get("/api/puzzles/galaxies")[0]["id"], "bot": marvin.me["id"], "session": "a"}
        names |= {"channel": "a", "name": "privacy", "code": "a", "passkey": "a", "person": "a"}
        names |= {"report": "a"}

        def ask(method: str, route: str) -> httpx.Response:
            return marvin.http.request(method, re.sub(r"{([a-z]+)}", lambda found: names[found[1]], route))

        for method, route in sorted(FOR_PEOPLE):
            answer = ask(method, route)
            assert answer.status_code == 403, (method, route)
            assert answer.json()["key"] == "error-people-only", (method, route)
        asked = (FOR_PLAYERS | FOR_ANYBODY) - ENDLESS
        for method, route in sorted(asked, key=lambda one: (one[0] == "DELETE", one)):
            answer = ask(method, route)
            # Some refuse an empty body or a game that runs, but as they do for people.
            allowed = {404} if (method, route) in IF_SET else set()
            assert answer.status_code not in {401, 404, 405, 500} - allowed, (method, route, answer.text)
            assert '"error-people-only"' not in answer.text, (method, route)
        for method, route in sorted(FOR_THE_OPERATOR):
            assert ask(method, route).status_code == 401, (method, route)
        assert marvin.get("/api/me") == marvin.me


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
    form = {"act": what, "about": person, "reason": "rude"}
    headers = {"origin": server.url}
    done = httpx.post(f"{server.url}/admin/act", data=form, auth=("", OPERATOR), headers=headers)
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
        operate(server, "unban", whom)
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


def test_a_server_without_bot_accounts_makes_none_and_turns_away_those_there_are(tmp_path: Path) -> None:
    headers, made = {"X-Starhold": "1"}, {}

    async def before(services: Services, client: httpx.AsyncClient) -> None:
        await client.post("/api/session", json={"name": "Ada"}, headers=headers)
        account = {"name": "Ada", "password": "a long password"}
        assert (await client.post("/api/account", json=account, headers=headers)).status_code == 200
        assert (await client.get("/api/server")).json()["bots"] is True
        made.update((await client.post("/api/bots", json={"name": "Marvin"}, headers=headers)).json())
        made["cookie"] = client.cookies["starhold"]

    async def after(services: Services, client: httpx.AsyncClient) -> None:
        assert (await client.get("/api/server")).json()["bots"] is False
        by_token = await client.get("/api/me", headers={"authorization": f"Bearer {made['token']}"})
        assert (by_token.status_code, by_token.json()["key"]) == (403, "error-no-bot-accounts")
        client.cookies.set("starhold", made["cookie"])
        refused = await client.post("/api/bots", json={"name": "Zaphod"}, headers=headers)
        assert (refused.status_code, refused.json()["key"]) == (403, "error-no-bot-accounts")
        # What is there can still be seen and removed.
        assert [one["name"] for one in (await client.get("/api/bots")).json()] == ["Marvin"]
        assert (await client.delete(f"/api/bots/{made['id']}", headers=headers)).status_code == 204

    serve(tmp_path, before)
    serve(tmp_path, after, people__bots=False)
