"""After a game at a server: its review line by line, exercises, playing on; nothing of it while it runs."""

import json
from typing import Any

import pytest

from tests.people import Person, Refused
from tests.services import Server, wait_until


def finished(person: Person) -> Any:
    """A game of the toy, played by one person at two seats."""
    table = person.make_table("me", "hotseat:Ben")
    wait_until(lambda: person.info(table)["status"] == "running", what="the start")
    while person.info(table)["status"] == "running":
        person.move_somehow(table, person.info(table)["waiting"][0])
    return table


def lines(person: Person, table: Any) -> list[Any]:
    with person.http.stream("GET", f"/api/tables/{table['id']}/review") as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/x-ndjson"
        return list(answer.iter_lines())


def refusal(person: Person, method: str, path: str, **body: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        person.ask(method, path, json=body) if body else person.ask(method, path)
    return refused.value.status, refused.value.key


def test_what_decided_a_finished_game_and_how_to_go_on(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    table = finished(ada)
    at = f"/api/tables/{table['id']}"
    assert refusal(ada, "GET", f"{at}/exercises") == (409, "error-review-missing")
    told = lines(ada, table)
    kinds = [line.split('"', 4)[3] for line in told]
    record = ada.get(f"{at}/record")
    assert kinds == ["begin", *["moment"] * len(record["moves"]), "end"]
    assert lines(ada, table) == told, "it is kept"

    found = ada.get(f"{at}/exercises", seat=0)
    assert found["seat"] == 0
    for exercise in found["exercises"]:
        choice = next(one for one in exercise["choices"] if one["action"] == exercise["made"])
        again = ada.post(f"{at}/exercises", ply=exercise["ply"], action=choice["action"])
        assert not again["right"]
        best = ada.post(f"{at}/exercises", ply=exercise["ply"], action=again["best"]["action"])
        assert best["right"]
    assert refusal(ada, "POST", f"{at}/exercises", ply=0, action=999) == (400, "error-bad-request")

    games = ada.get("/api/me/games")
    for dice in ("fresh", "same"):
        new = ada.post(f"{at}/play-on", ply=3, dice=dice, seat=1, bot="newcomer")
        assert new["origin"] == {"table": table["id"], "ply": 3, "dice": dice}
        assert [seat["kind"] for seat in new["seats"]] == ["bot", "human"]
        while ada.info(new)["status"] == "running":
            wait_until(
                lambda new=new: ada.position(new, seat=1)["choices"] or ada.info(new)["status"] == "finished",
                what="a decision",
            )
            if ada.info(new)["status"] == "running":
                ada.move_somehow(new, 1)
        own = ada.get(f"/api/tables/{new['id']}/record")
        assert own["moves"][:3] == [{**move} for move in record["moves"][:3]]
        assert own["seed"] == ""
        checked = ada.http.post("/api/records/verify", json=own).json()
        assert checked["ok"], checked
    assert ada.get("/api/me/games") == games, "what is played on is no game of the history"
    assert refusal(ada, "POST", f"{at}/play-on", ply=10_000)[0] == 400


def test_a_moment_is_found_by_the_moves_of_the_record_whatever_was_secret(sqlite_server: Server) -> None:
    """In Roll all plan in secret: a player counts fewer moves than the record has."""
    ada = Person(sqlite_server.url, "Ada")
    table = ada.make_table("me", "bot:newcomer", game="roll")
    for _ in range(12):
        wait_until(lambda: ada.position(table, seat=0)["choices"], what="a decision")
        ada.move_somehow(table, 0)
    ada.at(table, "resign")
    at = f"/api/tables/{table['id']}"
    moves = ada.get(f"{at}/record")["moves"]
    planned = [
        number
        for number, move in enumerate(moves)
        if move["seat"] == 0 and str(move["action"]).startswith(("select", "commit"))
    ]
    assert planned
    for number in planned:
        then = ada.get(f"{at}/replay", moves=number, seat=0)
        assert then["version"] == number
        assert then["view"]["stage"] == "assign"
        assert then["view"]["seats"][0]["screen"] is not None
    assert ada.get(f"{at}/replay", ply=10_000, seat=0)["version"] < len(moves), "nothing was secret"
    end = ada.get(f"{at}/replay", moves=10_000, seat=0)
    assert end["version"] == len(moves)


def test_nothing_is_told_of_a_game_that_is_played(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    table = ada.make_table("me", "hotseat:Ben")
    wait_until(lambda: ada.info(table)["status"] == "running", what="the start")
    at = f"/api/tables/{table['id']}"
    for method, path, body in (
        ("GET", f"{at}/review", {}),
        ("GET", f"{at}/exercises", {}),
        ("POST", f"{at}/exercises", {"ply": 0, "action": 0}),
        ("POST", f"{at}/play-on", {"ply": 0}),
    ):
        assert refusal(ada, method, path, **body) == (409, "error-review-running")
    ada.at(table, "abandon")
    assert refusal(ada, "GET", f"{at}/review") == (409, "error-review-unfinished")


def test_what_was_played_of_a_game_that_was_given_up_is_reviewed(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    table = ada.make_table("me", "bot:newcomer")
    wait_until(lambda: ada.position(table, seat=0)["choices"], what="a decision")
    ada.move_somehow(table, 0)
    ada.at(table, "resign")
    told = [json.loads(line) for line in lines(ada, table)]
    assert told[0]["given_up"]
    assert told[0]["ranks"] == [2, 1]
    assert [part["ply"] for part in told[1:-1]] == list(range(told[0]["plies"]))
    assert told[-1]["story"]["key"] == "review-story-given-up"
    going = ada.post(f"/api/tables/{table['id']}/play-on", ply=0, dice="fresh")
    assert going["origin"]["table"] == table["id"]
