"""The event stream and possible worlds: what a program needs to play at many tables."""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from starhold.kernel.chance import FastChance
from starhold.kernel.registry import game
from starhold.server.viewers.event_stream import STREAMS
from tests.people import PATIENCE, Person, Refused, new_client_id
from tests.services import Server, wait_until
from tests.web.conftest import NewPerson
from tests.web.test_accounts import account
from tests.web.test_bot_accounts import bot_of, sit_down


@contextlib.contextmanager
def events(person: Person) -> Iterator[Iterator[Any]]:
    """Listen to what happens at a person's tables."""
    with person.http.stream("GET", "/api/events", timeout=PATIENCE / 2) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        lines = answer.iter_lines()
        assert next(lines) == ": starhold"
        yield (json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: "))


def decide(person: Person, table: Any, seat: int) -> None:
    """Take the first choice."""
    position = person.get(f"/api/tables/{table['id']}/position?seat={seat}")
    move = {"client": new_client_id(), "version": position["version"], "seat": seat}
    person.at(table, "move", **move, action=position["choices"][0]["action"])


def test_a_stream_tells_of_turns_and_ends_at_all_tables(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open")
    with events(ben) as told:
        ben.join(table)
        event = next(told)
        assert (event["kind"], event["table"], event["game"]) == ("turn", table["id"], "lantern")
        decide(ben, table, event["seat"])
        second = ada.make_table("me", "open", game="galaxies")
        ben.join(second)
        event = next(one for one in told if one["table"] == second["id"])
        assert (event["kind"], event["seat"]) == ("turn", 1)
        ada.at(second, "abandon")
        event = next(one for one in told if one["kind"] == "over")
        assert (event["table"], event["seat"], event["version"]) == (second["id"], None, 0)


def test_a_stream_ends_with_its_session_and_nobody_has_many(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    with contextlib.ExitStack() as open_streams:
        streams = [open_streams.enter_context(events(ada)) for _ in range(STREAMS)]
        with pytest.raises(Refused, match="error-too-many") as refused:
            ada.get("/api/events")
        assert refused.value.status == 429
        ada.post("/api/logout")
        assert [list(told) for told in streams] == [[]] * STREAMS
    assert httpx.get(f"{sqlite_server.url}/api/events").status_code == 401


def invited(player: Person, name: str) -> Any:
    """A private table of the player, to which somebody is invited by name."""
    table = player.make_table("me", "open", ready=True)
    player.at(table, "invite", name=name)
    return table


def test_programs_are_invited_by_name_and_challenge(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    owner, rival = account(ada), account(ben)
    name = f"Marvin {ada.me['id'][:6]}"
    marvin, twin = bot_of(ada, name), bot_of(ben, name)
    with pytest.raises(Refused, match="error-several-bots") as refused:
        invited(ben, name)
    assert f"{name}'}}" not in refused.value.problem["arguments"]["other"]
    table = invited(ben, f"{owner}/{name}")
    with events(marvin) as told:
        event = next(told)
        assert (event["kind"], event["table"], event["seat"]) == ("invited", table["id"], None)
        # A private table: nobody else gets in by the same words.
        with pytest.raises(Refused, match="error-not-invited"):
            twin.post(f"/api/tables/{table['id']}/join")
        joined = marvin.post(f"/api/tables/{table['id']}/join")
        assert [seat["owner"] for seat in joined["seats"]] == ["", owner]
        for one in (marvin, ben):
            one.post(f"/api/tables/{table['id']}/ready", state="ready")
        second = invited(ben, f"{owner}/{name}")
        assert next(one for one in told if one["kind"] == "invited")["table"] == second["id"]
        declined = marvin.post(f"/api/tables/{second['id']}/decline")
        assert not declined["seats"][1]["kept_for_me"]
    # It challenges like a player: by name, at a table of its own.
    challenge = invited(marvin, rival)
    assert challenge["id"] in [one["id"] for one in ben.get("/api/turns")["invited"]]
    # Whom its owner doesn't want to hear of does not get at it either.
    shown = {**ada.get("/api/account")["shown"], "invitations": "friends"}
    ada.put("/api/account/shown", **shown)
    with pytest.raises(Refused, match="error-no-invitations"):
        invited(ben, f"{owner}/{name}")
    assert invited(ada, f"{owner}/{name}")
    ben.put("/api/blocks", person=ada.me["id"])
    with pytest.raises(Refused, match="error-no-such-person"):
        invited(marvin, rival)


@pytest.mark.parametrize("name", ["galaxies", "kingdoms", "roll"])
def test_a_possible_world_offers_what_the_seat_has(sqlite_server: Server, name: str) -> None:
    ada = Person(sqlite_server.url, "Ada")
    account(ada)
    marvin = bot_of(ada)
    table, seat = sit_down(ada, marvin, name)
    one = f"/api/tables/{table['id']}"
    world = marvin.get(f"{one}/world")
    assert (world["game"], world["seat"], world["rules"]) == (name, seat, game(name).version)
    state = game(name).build(world["facts"], FastChance(1))
    position = marvin.get(f"{one}/position")
    assert world["version"] == position["version"]
    assert state.legal(seat) == [choice["action"] for choice in position["choices"]]
    for stranger, path in ((ada, f"{one}/world?seat={seat}"), (Person(ada.url, "Eve"), f"{one}/world")):
        with pytest.raises(Refused, match=r"error-not-your-seat|error-not-invited") as refused:
            stranger.get(path)
        assert refused.value.status == 403


def starhold_bot(server: Server, token: str, *words: str) -> subprocess.Popen[str]:
    command = [
        sys.executable,
        "-m",
        "starhold.cli.main",
        "bot",
        "--server",
        server.url,
        "--lang",
        "en",
        *words,
    ]
    env = {**os.environ, "STARHOLD_TOKEN": token}
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_starhold_bot_plays_wherever_it_is_invited(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    account(ada)
    marvin = bot_of(ada)
    table = ada.make_table("open", "bot", game="galaxies")
    link = f"{sqlite_server.url}/join/{table['id']}/{table['invite']}"
    by_name = ada.make_table("me", "open", game="galaxies", ready=True)
    ada.at(by_name, "invite", name=f"{ada.me['name']}/Marvin")
    words = ("--level", "newcomer", "--join", link, "--accept")
    program = starhold_bot(sqlite_server, marvin.token, *words)
    assert program.stdout is not None
    try:
        said = []
        for line in program.stdout:
            said.append(line)
            if "is over" in line:
                break
        assert "Marvin plays at" in said[0]
        assert table["id"] in said[1]
        assert said[-1] == f"Tiny Epic Galaxies: the game at table {table['id']} is over.\n", said
        seats = wait_until(lambda: ada.info(by_name)["seats"][1]["ready"] and ada.info(by_name)["seats"])
        assert (seats[1]["name"], seats[1]["ready"]) == ("Marvin", "ready")
    finally:
        program.kill()
        program.wait()
    found = ada.get(f"/api/tables/{table['id']}?invite={table['invite']}")
    assert (found["status"], found["seats"][0]["name"]) == ("finished", "Marvin")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--join", "https://example.org/table/x"), "is not an invitation to a table"),
        (("--level", "nobody"), "nobody"),
        (("--challenge", "Ada"), "--challenge needs a game"),
        ((), "refused:"),
    ],
)
def test_starhold_bot_says_in_a_line_what_is_wrong(
    sqlite_server: Server, words: tuple[str, ...], said: str
) -> None:
    ada = Person(sqlite_server.url, "Ada")
    account(ada)
    token = bot_of(ada).token if words else "starhold_bot_wrong"
    program = starhold_bot(sqlite_server, token, *words)
    output, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode != 0
    assert said in output
    assert "Traceback" not in output
