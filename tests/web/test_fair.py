"""Fairness that players can check themselves, over real HTTP: words, seals, and what is called fair."""

import random
import time
from pathlib import Path

import pytest

from starhold.kernel.fairness import seal
from starhold.server.tables.table import WORD_SECONDS
from tests.people import Json, Person, Refused, play_on
from tests.services import Postgres, Server, wait_until
from tests.web.conftest import NewPerson

WORDS = {"Ada": "comet 0123456789abcdef", "Ben": "meteor fedcba9876543210", "Eve": "star 00ff00ff00ff00ff"}


def sealed(one: Person) -> dict[str, str]:
    return {"seal": seal(WORDS[one.name])}


def open_word(one: Person, table: Json) -> Json:
    return one.at(table, "entropy", word=WORDS[one.name])


def record_of(one: Person, table: Json) -> Json:
    """The record, after the host ended the game."""
    one.at(table, "abandon")
    return one.get(f"/api/tables/{table['id']}/record")


def verified(one: Person, record: Json) -> Json:
    found = one.post("/api/records/verify", **record)
    assert found["ok"], found
    return found


# -- words ------------------------------------------------------------------------------------------


def test_the_last_to_sit_down_adds_a_word_as_well(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", **sealed(ada))
    joined = ben.join(table, **sealed(ben))
    # Everybody has seen the commitment and both seals before any word is known.
    assert joined["status"] == "starting"
    assert joined["commitment"] == table["commitment"]
    assert [seat["seal"] for seat in joined["seats"]] == [seal(WORDS["Ada"]), seal(WORDS["Ben"])]
    assert [seat["entropy"] for seat in joined["seats"]] == [False, False]
    with pytest.raises(Refused, match="error-wrong-status"):
        ben.position(table)
    assert [seat["entropy"] for seat in open_word(ben, table)["seats"]] == [False, True]
    assert WORDS["Ben"] not in str(ada.info(table))
    assert open_word(ada, table)["status"] == "running"
    play_on(table, {0: ada, 1: ben}, 6, random.Random(1))
    record = record_of(ada, table)
    assert record["entropy"] == [WORDS["Ada"], WORDS["Ben"]]
    assert record["seals"] == [seat["seal"] for seat in joined["seats"]]
    found = verified(ben, record)
    assert (found["fair"], found["words"], found["withheld"]) == (True, 2, 0)


def test_whoever_plays_against_bots_alone_adds_a_word(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot", "bot", **sealed(ada))
    assert (table["status"], len(table["commitment"])) == ("starting", 64)
    assert open_word(ada, table)["status"] == "running"
    record = record_of(ada, table)
    assert record["entropy"] == [WORDS["Ada"]]
    assert record["seals"] == [seal(WORDS["Ada"]), "", ""]


def test_people_at_one_device_share_a_word(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "hotseat:Ben", **sealed(ada))
    assert open_word(ada, table)["status"] == "running"
    assert record_of(ada, table)["entropy"] == [WORDS["Ada"]]


def test_who_sends_no_word_adds_none_and_the_record_says_so(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    alone = ada.make_table("me", "bot")
    assert alone["status"] == "running"
    assert verified(ada, record_of(ada, alone))["words"] == 0
    table = ada.make_table("me", "open", "open", **sealed(ada))
    ben.join(table)
    assert eve.join(table, **sealed(eve))["status"] == "starting"
    open_word(ada, table)
    assert open_word(eve, table)["status"] == "running"
    record = record_of(ada, table)
    assert record["seals"] == [seal(WORDS["Ada"]), "", seal(WORDS["Eve"])]
    assert record["entropy"] == [WORDS["Ada"], WORDS["Eve"]]


def test_a_word_said_openly_before_the_start_counts_as_before(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open")
    said = open_word(ada, table)
    assert (said["seats"][0]["entropy"], said["seats"][0]["seal"]) == (True, seal(WORDS["Ada"]))
    assert ben.join(table)["status"] == "running"
    assert record_of(ada, table)["entropy"] == [WORDS["Ada"]]


def test_a_seal_can_be_changed_until_the_seats_are_settled_and_not_later(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", "open", seal=seal("another word"))
    ada.at(table, "entropy", **sealed(ada))
    ben.join(table, **sealed(ben))
    started = ada.at(table, "start")
    assert started["status"] == "starting"
    assert [seat["kind"] for seat in started["seats"]] == ["human", "human", "bot"]
    for late in (
        lambda: ben.at(table, "entropy", seal=seal("better dice")),
        lambda: eve.join(table, **sealed(eve)),
        lambda: ben.at(table, "leave"),
        lambda: ada.at(table, "start"),
    ):
        with pytest.raises(Refused, match="error-wrong-status"):
            late()
    with pytest.raises(Refused, match="error-wrong-word"):
        ben.at(table, "entropy", word="better dice")
    with pytest.raises(Refused, match="error-not-your-seat"):
        eve.at(table, "entropy", word=WORDS["Ben"])
    open_word(ben, table)
    open_word(ben, table)
    assert table["id"] in {one["id"] for one in ben.get("/api/tables", scope="mine")["tables"]}
    assert open_word(ada, table)["status"] == "running"
    with pytest.raises(Refused, match="error-wrong-status"):
        open_word(ada, table)


def test_the_host_can_end_a_table_whose_words_are_awaited(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot", **sealed(ada))
    assert ada.at(table, "abandon")["status"] == "abandoned"
    other = ada.make_table("me", "bot", **sealed(ada))
    ada.ask("DELETE", f"/api/tables/{other['id']}")
    with pytest.raises(Refused, match="error-wrong-status"):
        open_word(ada, table)


def test_a_rematch_has_words_of_its_own(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot")
    ada.at(table, "resign")
    again = ada.at(table, "rematch", **sealed(ada))
    assert again["status"] == "starting"
    assert open_word(ada, again)["status"] == "running"
    # Without a body, as before.
    ada.at(again, "resign")
    assert ada.ask("POST", f"/api/tables/{again['id']}/rematch")["status"] == "running"


@pytest.mark.parametrize("wrong", ["x", "0" * 63, "G" * 64, "0" * 65, "A" * 64])
def test_a_seal_is_a_hash(come: NewPerson, wrong: str) -> None:
    with pytest.raises(Refused, match="error-bad-request"):
        come("Ada").make_table("me", "bot", seal=wrong)


# -- those who never come ---------------------------------------------------------------------------


def running(one: Person, table: Json) -> bool:
    return bool(one.info(table)["status"] == "running")


def test_a_word_that_never_comes_keeps_nobody_waiting_for_ever(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", **sealed(ada))
    begun = time.monotonic()
    ben.join(table, **sealed(ben))
    open_word(ben, table)
    with ben.socket(table) as line:
        assert line.wait_for("table")["table"]["status"] == "starting"
        assert line.wait_for("position")["version"] == 1
    assert time.monotonic() - begun > WORD_SECONDS - 1
    record = record_of(ada, table)
    assert record["entropy"] == [WORDS["Ben"]]
    found = verified(ben, record)
    assert (found["fair"], found["words"], found["withheld"]) == (True, 1, 1)


def test_a_server_that_was_killed_while_words_were_awaited_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    ada = Person(server.url, "Ada")
    table = ada.make_table("me", "bot", **sealed(ada))
    other = ada.make_table("me", "bot", **sealed(ada))
    server.kill()
    server.start()
    try:
        assert open_word(ada, table)["status"] == "running"
        wait_until(lambda: running(ada, other), what="the start without the word")
        assert verified(ada, record_of(ada, other))["withheld"] == 1
    finally:
        server.stop()


def test_words_come_in_at_two_processes(tmp_path: Path, database_server: Postgres) -> None:
    database = database_server.new_database()
    servers = [Server(tmp_path, database, "postgresql").start() for _ in range(2)]
    try:
        ada, ben = Person(servers[0].url, "Ada"), Person(servers[1].url, "Ben")
        for _ in range(5):
            table = ada.make_table("me", "open", **sealed(ada))
            ben.join(table, **sealed(ben))
            assert ada.info(table)["status"] == "starting"
            open_word(ada, table)
            open_word(ben, table)
            assert [running(one, table) for one in (ada, ben)] == [True, True]
            play_on(table, {0: ada, 1: ben}, 4, random.Random(1))
            assert verified(ada, record_of(ada, table))["words"] == 2
    finally:
        for server in servers:
            server.stop()


# -- what is called fair ----------------------------------------------------------------------------


def test_a_record_without_a_commitment_is_never_called_fair(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "hotseat:Ben")
    play_on(table, {0: ada, 1: ada}, 6, random.Random(3))
    record = record_of(ada, table)
    assert verified(ada, record)["fair"]
    found = verified(ada, {**record, "commitment": ""})
    assert (found["fair"], found["committed"]) == (False, False)


def test_a_record_that_is_kept_keeps_its_seals(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot", **sealed(ada))
    open_word(ada, table)
    record = record_of(ada, table)
    kept = ada.post("/api/records", **record)
    assert ada.get(f"/api/tables/{kept['id']}/record") == record
