"""Moves: versions, stale ones, the same one twice, wrong seats; orders; reconnecting."""

import random
import threading
from typing import Any

import pytest

from tests.people import Json, Person, Refused, log_keys, play_on
from tests.web.conftest import NewPerson

BID_NOTHING, BID_ONE = 0, 1


@pytest.fixture
def two(come: NewPerson) -> tuple[Person, Person, Json]:
    """Ada and Ben at a table of the toy game; both have to bid."""
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open")
    return ada, ben, ben.join(table)


Two = tuple[Person, Person, Any]


# -- moves ------------------------------------------------------------------------------------------


def test_every_viewer_gets_the_new_position(two: Two, come: NewPerson) -> None:
    ada, ben, table = two
    with ada.socket(table) as own, ben.socket(table) as other, come("Eve").socket(table) as watcher:
        lines = (own, other, watcher)
        before = [line.wait_for("position")["version"] for line in lines]
        own.send("move", client="x", version=before[0], seat=0, action=BID_ONE)
        ack = own.wait_for("ack")
        assert ack == {"type": "ack", "client": "x", "version": before[0] + 1}
        for line, version in zip(lines[1:], before[1:], strict=True):
            position = line.wait_for("position")
            assert position["version"] == version + 1
            assert position["waiting"] == [1]
            assert [entry["line"]["key"] for entry in position["log"]] == ["lantern-log-bid-made"]


def test_a_move_sent_twice_is_made_once(two: Two) -> None:
    ada, _, table = two
    version = ada.position(table)["version"]
    first = ada.move(table, 0, BID_ONE, version, "same")
    assert ada.move(table, 0, BID_ONE, version, "same") == first
    assert ada.position(table)["version"] == version + 1


def test_the_same_id_from_another_seat_is_another_message(two: Two) -> None:
    ada, ben, table = two
    ada.move(table, 0, BID_ONE, client="same")
    ben.move(table, 1, BID_ONE, client="same")
    assert "lantern-log-bid-opened" in log_keys(ada.position(table))


def test_a_stale_move_is_refused_with_the_fresh_position(two: Two) -> None:
    ada, ben, table = two
    version = ada.position(table)["version"]
    ada.move(table, 0, BID_ONE, version)
    ben.move(table, 1, BID_NOTHING)
    with pytest.raises(Refused, match="error-stale") as refused:
        ada.move(table, 0, BID_ONE, version)
    assert refused.value.status == 409
    assert refused.value.problem["position"] == ada.position(table)
    with ada.socket(table) as line:
        line.send("move", client="late", version=version, seat=0, action=BID_ONE)
        problem = line.wait_for("problem")
        assert (problem["key"], problem["client"]) == ("error-stale", "late")
        assert problem["position"]["version"] == version + 2


def test_a_move_from_the_future_is_stale(two: Two) -> None:
    ada, _, table = two
    with pytest.raises(Refused, match="error-stale"):
        ada.move(table, 0, BID_ONE, ada.position(table)["version"] + 1)


def test_a_decision_that_stays_the_same_is_not_stale_because_others_decided(two: Two) -> None:
    """Both bid at once: Ada's bid must not make Ben's stale."""
    ada, ben, table = two
    version = ben.position(table)["version"]
    ada.move(table, 0, BID_ONE)
    ben.move(table, 1, BID_ONE, version)


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (1, BID_ONE, "error-not-your-seat"),
        (7, BID_ONE, "error-not-your-seat"),
        (0, 3, "error-illegal-move"),
        (0, 2**31 - 1, "error-illegal-move"),
        (0, -1, "error-bad-request"),
        (0, 10**30, "error-bad-request"),
        (99, 0, "error-bad-request"),
    ],
)
def test_a_move_that_may_not_be(two: Two, seat: int, action: int, key: str) -> None:
    ada, _, table = two
    before = ada.position(table)
    with pytest.raises(Refused, match=key):
        ada.move(table, seat, action, before["version"])
    assert ada.position(table) == before


@pytest.mark.parametrize("client", ["", "x" * 41, "a b", "é", "\x00"])
def test_a_message_needs_a_proper_id(two: Two, client: str) -> None:
    ada, _, table = two
    with pytest.raises(Refused, match="error-bad-request"):
        ada.at(table, "move", client=client, version=1, seat=0, action=BID_ONE)


def test_who_owes_nothing_cannot_move(two: Two) -> None:
    ada, _, table = two
    ada.move(table, 0, BID_ONE)
    with pytest.raises(Refused, match="error-not-your-decision"):
        ada.move(table, 0, BID_ONE)


def test_of_many_equal_moves_at_once_one_is_made(two: Two) -> None:
    ada, _, table = two
    version = ada.position(table)["version"]
    answers: list[str] = []

    def send(number: int) -> None:
        person = Person(ada.url)
        person.http.cookies = ada.http.cookies
        try:
            person.move(table, 0, BID_ONE, version, f"racer-{number}")
            answers.append("made")
        except Refused as refused:
            answers.append(refused.key)

    racers = [threading.Thread(target=send, args=(number,)) for number in range(8)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert answers.count("made") == 1
    assert set(answers) <= {"made", "error-stale", "error-not-your-decision"}
    assert ada.position(table)["version"] == version + 1


def test_a_reconnected_client_gets_the_lines_that_it_lacks(two: Two) -> None:
    ada, ben, table = two
    play_on(table, {0: ada, 1: ben}, 3, random.Random(2))
    whole = ada.position(table)
    play_on(table, {0: ada, 1: ben}, 2, random.Random(3))
    with ada.socket(table, f"?since={len(whole['log'])}&version={whole['version']}") as line:
        position = line.wait_for("position")
    assert position["log_start"] == len(whole["log"])
    assert whole["log"] + position["log"] == ada.position(table)["log"]


# -- standing orders --------------------------------------------------------------------------------


def test_orders_are_their_owners_secret_and_must_be_known(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", game="galaxies")
    ben.join(table)
    path = f"/api/tables/{table['id']}/orders"
    kinds = {kind["name"]: kind["values"] for kind in ben.get(path)["kinds"]}
    assert "culture-3" in kinds["follow-move"]
    ben.put(path, orders={"follow-move": "never"})
    assert ben.get(path)["orders"] == {"seat": 1, "orders": {"follow-move": "never"}}
    assert ada.get(path)["orders"] == {"seat": 0, "orders": {}}
    with pytest.raises(Refused, match="error-not-your-seat"):
        ada.get(path, seat=1)
    with pytest.raises(Refused, match="error-not-your-seat"):
        ada.put(path, seat=1, orders={})
    with pytest.raises(Refused, match="error-not-your-seat"):
        come("Eve").get(path, invite=table["invite"])
    for orders in ({"follow-moon": "never"}, {"follow-move": "sometimes"}):
        with pytest.raises(Refused, match="error-bad-request"):
            ben.put(path, orders=orders)
    assert "never" not in str(ada.info(table)) + str(ada.position(table))


def test_sleeping_hours_are_their_owners_and_have_limits(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", clock={"kind": "move", "seconds": 86400})
    path = f"/api/tables/{table['id']}"
    ada.put(f"{path}/sleep", start=21, end=5)
    assert ada.get(f"{path}/orders")["sleep"] == {"start": 21, "end": 5}
    ben.join(table)
    with pytest.raises(Refused, match="error-sleep-too-long"):
        ben.put(f"{path}/sleep", start=22, end=9)
    ben.put(f"{path}/sleep", start=22, end=8)
    with pytest.raises(Refused, match="error-sleep-too-soon"):
        ben.put(f"{path}/sleep", start=23, end=8)
    listed = [person.get(f"{path}/orders") for person in (ada, ben)]
    assert [one["sleep"] for one in listed] == [{"start": 21, "end": 5}, {"start": 22, "end": 8}]
    assert [one["most_sleep"] for one in listed] == [10, 10]
