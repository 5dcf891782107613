"""Records, and what keeps strangers out."""

import json
import os
import re
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starhold.kernel import record_files
from starhold.server.http.security import PAGE_HEADERS
from starhold.text import LANGUAGES, Text
from tests.people import Json, Person, Refused
from tests.services import Server
from tests.web.conftest import NewPerson

# -- fair dice and records --------------------------------------------------------------------------


def finished(ada: Person, ben: Person, **more: object) -> Json:
    """A short game, played to its end."""
    table = ada.make_table("me", "open", **more)
    ben.join(table)
    while waiting := ada.position(table)["waiting"]:
        (ada if waiting[0] == 0 else ben).move_somehow(table, waiting[0])
    return table


def test_the_record_opens_the_seed_after_the_end_and_passes(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", "bot", start=False)
    ada.at(table, "entropy", word="comet")
    assert ada.info(table)["seats"][0]["entropy"]
    ben.join(table)
    path = f"/api/tables/{table['id']}/record"
    with pytest.raises(Refused, match="error-wrong-status"):
        ada.get(path)
    with pytest.raises(Refused, match="error-wrong-status"):
        ben.at(table, "entropy", word="late")
    ada.at(table, "abandon")
    text = ada.http.get(path).text
    record = record_files.decode(text)
    assert record.entropy == ("comet",)
    assert record.commitment == table["commitment"]
    assert record.seed
    told = ada.ask("POST", "/api/records/verify", content=text)
    assert told["ok"]
    assert told["fair"]


def test_a_changed_record_is_found_out(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = finished(ada, ben)
    record = ada.get(f"/api/tables/{table['id']}/record")
    record["moves"][-1]["digest"] = "0" * 16
    told = ada.ask("POST", "/api/records/verify", content=json.dumps(record))
    assert not told["ok"]
    assert told["problem"]["key"] == "error-record-digest"
    for content in (b"", b"nonsense", b"\xff\xfe", b"{" * 5000, b"[" * 100_000):
        told = ada.ask("POST", "/api/records/verify", content=content)
        assert not told["ok"]
        assert told["problem"]["key"].startswith("error-")


def test_a_record_is_looked_into_and_kept_as_a_table(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = finished(ada, ben)
    text = ada.http.get(f"/api/tables/{table['id']}/record").text
    start = eve.ask("POST", "/api/records/replay?ply=0&seat=1", content=text)
    assert (start["game"], start["names"]) == ("lantern", ["Ada", "Ben"])
    assert start["position"]["seat"] == 1
    assert start["position"]["view"]["card"] is not None
    kept = eve.ask("POST", "/api/records", content=text)
    assert kept["status"] == "finished"
    assert kept["scores"] == ada.info(table)["scores"]
    assert eve.http.get(f"/api/tables/{kept['id']}/record").text == text
    assert kept["id"] in {one["id"] for one in eve.get("/api/tables", scope="finished")["tables"]}
    with pytest.raises(Refused, match="error-not-signed-in"):
        Person(ada.url).ask("POST", "/api/records", content=text)


def test_an_unfinished_record_is_kept_as_abandoned(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open")
    ben.join(table)
    ada.move(table, 0, 1)
    ada.at(table, "abandon")
    kept = ada.ask("POST", "/api/records", content=ada.http.get(f"/api/tables/{table['id']}/record").content)
    assert kept["status"] == "abandoned"
    assert ada.info(kept)["status"] == "abandoned"


def test_a_finished_game_is_looked_at_from_every_seat(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open")
    ben.join(table)
    path = f"/api/tables/{table['id']}/replay"
    assert ada.get(path, ply=0)["seat"] == 0
    with pytest.raises(Refused, match="error-not-your-seat"):
        ada.get(path, ply=0, seat=1)
    ben.at(table, "resign")
    assert ada.get(path, ply=0, seat=1)["view"]["card"] is not None
    with pytest.raises(Refused, match="error-bad-request"):
        ada.get(path, seat=5)


# -- strangers --------------------------------------------------------------------------------------


def test_requests_that_change_something_need_the_header(sqlite_server: Server) -> None:
    answer = httpx.post(f"{sqlite_server.url}/api/session", json={"name": "Ada"})
    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers


def test_a_socket_from_another_site_is_refused(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    table = ada.make_table("me", "bot")
    with pytest.raises(InvalidStatus), ada.socket(table, origin="https://elsewhere.example"):
        pass
    with ada.socket(table, origin=sqlite_server.url) as line:
        line.wait_for("welcome")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/no/such/page", "/openapi.json"])
def test_every_answer_has_the_headers(sqlite_server: Server, path: str) -> None:
    headers = httpx.get(sqlite_server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not re.search(r"script-src[^;]*unsafe", policy)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_style_sheets_carry_no_headers_of_pages(sqlite_server: Server) -> None:
    headers = httpx.get(f"{sqlite_server.url}/about/style.css").headers
    assert headers["content-type"].startswith("text/css")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert PAGE_HEADERS.isdisjoint(headers)


def test_bodies_and_frames_have_a_size(sqlite_server: Server) -> None:
    ada = Person(sqlite_server.url, "Ada")
    with pytest.raises(Refused, match="error-too-big") as refused:
        ada.post("/api/session", name="x" * 100_000)
    assert refused.value.status == 413
    with pytest.raises(Refused, match="error-too-big"):
        ada.ask("POST", "/api/records/verify", content=b"x" * (9 * 1024 * 1024))
    table = ada.make_table("me", "bot")
    with ada.socket(table) as line:
        line.wait_for("welcome")
        line.connection.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            line.quiet(5)
    ada.info(table)


@pytest.mark.parametrize("query", ["since=x", "since=²", "since=-1", "seat=9999999999", "version=1e3"])
def test_numbers_in_addresses_are_numbers(sqlite_server: Server, query: str) -> None:
    ada = Person(sqlite_server.url, "Ada")
    table = ada.make_table("me", "bot")
    with pytest.raises(Refused, match="error-bad-request"):
        ada.get(f"/api/tables/{table['id']}/position?{query}")


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    strict = Server(tmp_path)
    strict.environment["STARHOLD_LIMITS"] = "1"
    strict.start()
    try:
        ada = Person(strict.url, "Ada")
        table = ada.make_table("me", "bot")
        chat = {"client": "x", "text": "hello"}
        assert 429 in {
            ada.http.post(f"/api/tables/{table['id']}/chat", json=chat).status_code for _ in range(40)
        }
        wrong = {"name": "Ada", "password": "a wrong one"}
        assert {ada.http.post("/api/login", json=wrong).status_code for _ in range(12)} == {403, 429}
        with ada.socket(table) as line:
            line.wait_for("position")
            for number in range(120):
                line.send("ping")
            answers = [message.get("key", message["type"]) for message in line.quiet(1)]
        assert "pong" in answers
        assert "error-too-fast" in answers
        # Nothing that tells who somebody is stands in the log, and the key is for its owner alone.
        assert "starhold=" not in strict.errors()
        assert ada.me["id"] not in strict.errors()
        assert stat.S_IMODE(os.stat(tmp_path / "secret").st_mode) == 0o600
    finally:
        strict.stop()


# -- operations -------------------------------------------------------------------------------------


def test_a_server_tells_how_it_is(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
    assert httpx.get(f"{server.url}/readyz").text == "ready\n"
    metrics = httpx.get(f"{server.url}/metrics").text
    for name in ("starhold_requests_total", "starhold_moves", "starhold_tables", "starhold_viewers"):
        assert name in metrics


def test_texts_and_rules_are_served(sqlite_server: Server) -> None:
    for language in ("en", "ru", "fr", "es"):
        answer = httpx.get(f"{sqlite_server.url}/text/{language}.ftl")
        assert "table-log-" in answer.text
        # Most visits meet no error: their words come with the first.
        assert "error-stale" not in answer.text
        assert "error-stale" in httpx.get(f"{sqlite_server.url}/text/{language}/errors.ftl").text
        # The lobby speaks of every game, and each table of its own.
        for game in ("galaxies", "kingdoms", "roll"):
            assert f"{game}-title" in answer.text
            assert f"{game}-log-" not in answer.text
            own = httpx.get(f"{sqlite_server.url}/text/{language}/{game}.ftl").text
            assert f"{game}-log-" in own
        again = httpx.get(
            f"{sqlite_server.url}/text/{language}.ftl", headers={"if-none-match": answer.headers["etag"]}
        )
        assert again.status_code == 304
    book = httpx.get(f"{sqlite_server.url}/api/rules/galaxies").json()
    russian = httpx.get(f"{sqlite_server.url}/api/rules/galaxies?language=ru").json()
    assert len(book["rules"]) == len(russian["rules"]) > 50
    assert book["rules"][0] != russian["rules"][0]
    lost = httpx.get(f"{sqlite_server.url}/api/rules/galaxies?language=../ru")
    assert (lost.status_code, lost.json()["arguments"]) == (400, {"field": "language"})
    games = {game["name"]: game for game in httpx.get(f"{sqlite_server.url}/api/games").json()}
    assert games["galaxies"]["max_players"] == 5
    whole = httpx.get(f"{sqlite_server.url}/api/catalogue/galaxies").json()
    part = httpx.get(f"{sqlite_server.url}/api/catalogue/galaxies?parts=empire_track,dice").json()
    assert part == {name: whole[name] for name in ("empire_track", "dice")}
    lost = httpx.get(f"{sqlite_server.url}/api/catalogue/galaxies?parts=dice,cats")
    assert (lost.status_code, lost.json()["arguments"]) == (400, {"field": "parts"})


def test_what_is_not_there_is_named_in_every_language(sqlite_server: Server) -> None:
    def told(path: str, key: str, field: str, name: str) -> None:
        answer = httpx.get(sqlite_server.url + path)
        problem = answer.json()
        assert (answer.status_code, problem["key"], problem["arguments"]) == (404, key, {field: name})
        said = {Text(language).say(key, **problem["arguments"]) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(name in line for line in said)

    for nothing in ("xx", "xx/galaxies", "en/chess"):
        told(f"/text/{nothing}.ftl", "error-no-text", "name", nothing.replace("/", " "))
    for nothing in ("/api/nothing", "/api/tables/x/y/z"):
        told(nothing, "error-no-page", "path", nothing)


def test_the_daily_challenge_tells_no_dice_while_its_day_lasts(come: NewPerson) -> None:
    ada, eve = come("Ada"), come("Eve")
    table, other = ada.post("/api/daily"), eve.post("/api/daily")
    with pytest.raises(Refused, match="error-no-hints"):
        ada.get(f"/api/tables/{table['id']}/hint")
    ada.at(table, "abandon")
    # the day may end while the test runs: then its dice are no secret any more
    if ada.get("/api/daily")["day"] == table["daily"]:
        assert other["commitment"] == table["commitment"]
        with pytest.raises(Refused, match="error-daily-runs"):
            ada.get(f"/api/tables/{table['id']}/record")
    with pytest.raises(Refused, match="error-not-invited"):
        eve.get(f"/api/tables/{table['id']}/replay", ply=1)
