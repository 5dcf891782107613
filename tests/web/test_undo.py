"""Taking back: what is free, who is asked, what closes the door for good, and what the record keeps of it."""

import random
from typing import Any

import pytest

from starhold.kernel import record_files
from tests.people import Json, Person, Refused, log_keys, new_client_id, play_on
from tests.services import wait_until
from tests.web.conftest import NewPerson

BID_NOTHING, BID_ONE = 0, 1

Three = tuple[Person, Person, Person, Any]


@pytest.fixture
def three(come: NewPerson) -> Three:
    """Ada, Ben and Eve at a table of the toy game; all have to bid, and bids stay covered until the last."""
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", "open")
    ben.join(table)
    return ada, ben, eve, eve.join(table)


def go_back(person: Person, table: Json) -> int:
    """Undo until it is refused; tells by how many moves the game went back."""
    first = last = person.position(table)["log"][-1]["ply"]
    for _ in range(60):
        try:
            person.undo(table, 0)
        except Refused as refused:
            if refused.key != "error-stale":
                break
        last = min(last, person.position(table)["log"][-1]["ply"])
    return first - last


def my_turn(person: Person, table: Json, seat: int = 0) -> Json:
    """The position once the bots have moved and the seat has to decide."""
    wait_until(lambda: person.position(table, seat=seat)["choices"], what="the turn")
    return person.position(table, seat=seat)


def bids_undone(position: Json) -> int:
    """How many bids stand in the log as taken back."""
    return sum(one["undone"] and one["line"]["key"] == "lantern-log-bid-made" for one in position["log"])


# -- free -------------------------------------------------------------------------------------------


def test_a_bid_is_taken_back_freely_while_the_others_still_think(three: Three) -> None:
    ada, ben, _, table = three
    before = ada.position(table)
    ada.move(table, 0, BID_ONE)
    seen = ben.position(table)
    assert ada.position(table)["undo"]["free"]
    assert not seen["undo"]["free"]
    ada.undo(table, 0)
    after = ada.position(table)
    assert after["view"] == before["view"]
    assert after["choices"] == before["choices"]
    # What was undone stays in the log, marked; a viewer who has its lines is sent them again.
    last = [(entry["line"]["key"], entry["undone"]) for entry in after["log"][-2:]]
    assert last == [("lantern-log-bid-made", True), ("table-log-undone", False)]
    fresh = ben.position(table, since=len(seen["log"]), version=seen["version"])
    assert fresh["log_start"] == len(seen["log"]) - 1
    assert fresh["log"][0]["undone"]
    ada.move(table, 0, BID_NOTHING)


def test_undo_sent_twice_takes_one_move_back(three: Three) -> None:
    ada, _, _, table = three
    ada.move(table, 0, BID_ONE)
    version = ada.position(table)["version"]
    for _ in range(2):
        ada.at(table, "undo", client="same", version=version, seat=0)
    assert log_keys(ada.position(table)).count("table-log-undone") == 1


def test_there_is_nothing_to_take_back_before_the_first_move(three: Three) -> None:
    ada, _, _, table = three
    with pytest.raises(Refused, match="error-undo-impossible"):
        ada.undo(table, 0)


def test_a_stale_undo_is_refused(three: Three) -> None:
    ada, ben, _, table = three
    ada.move(table, 0, BID_ONE)
    version = ada.position(table)["version"]
    ben.move(table, 1, BID_ONE)
    with pytest.raises(Refused, match="error-stale"):
        ada.at(table, "undo", client=new_client_id(), version=version, seat=0)


def test_against_bots_alone_their_answers_are_taken_back_too(come: NewPerson) -> None:
    """Bots do not close the door: only chance and reveals do."""
    ada = come("Ada")
    table = ada.make_table("me", "bot", "bot", game="kingdoms")
    dice = random.Random(4)
    for _ in range(200):
        position = my_turn(ada, table)
        if position["undo"]["free"] and position["log"][-1]["seats"] != [0]:
            break
        ada.move(table, 0, dice.choice(position["choices"])["action"], position["version"])
    before = position["log"][-1]["ply"]
    ada.undo(table, 0)
    assert ada.position(table)["log"][-1]["line"]["key"] == "table-log-undone"
    assert ada.position(table)["log"][-1]["ply"] < before - 1


# -- consent ----------------------------------------------------------------------------------------


def test_those_whose_moves_would_go_are_asked(three: Three) -> None:
    ada, ben, _, table = three
    ada.move(table, 0, BID_ONE)
    ben.move(table, 1, BID_ONE)
    undo = ada.position(table)["undo"]
    assert not undo["free"]
    assert undo["ask"] == [1], "Eve has not moved, so nothing of hers is touched"
    moved = {"key": "table-undo-blocked-moved", "words": {"player": {"type": "player", "seat": 1}}}
    assert undo["blocked"] == moved


def test_with_consent_moves_are_taken_back(three: Three) -> None:
    ada, ben, _, table = three
    start = ada.position(table)["view"]
    ada.move(table, 0, BID_ONE)
    ben.move(table, 1, BID_NOTHING)
    ada.undo(table, 0)
    asked = ben.position(table)["undo"]
    assert asked["asked_by"] == 0
    assert asked["to_answer"]
    # Who is asked reads what goes back, and nothing that was bid.
    bids = [
        {"key": "lantern-log-bid-made", "words": {"seat": {"type": "player", "seat": seat}}}
        for seat in (0, 1)
    ]
    assert asked["back"] == bids
    assert ada.position(table)["undo"]["back"] == bids
    with pytest.raises(Refused, match="error-nothing-to-answer"):
        ada.consent(table, 0, agree=True)
    ben.consent(table, 1, agree=True)
    after = ada.position(table)
    assert after["view"] == start
    assert after["waiting"] == [0, 1, 2]
    assert bids_undone(after) == 2


def test_a_move_ends_a_request(three: Three) -> None:
    ada, ben, eve, table = three
    ada.move(table, 0, BID_ONE)
    ben.move(table, 1, BID_NOTHING)
    ada.undo(table, 0)
    eve.move(table, 2, BID_ONE)
    with pytest.raises(Refused, match="error-nothing-to-answer"):
        ben.consent(table, 1, agree=True)


def test_who_is_away_is_asked_and_nothing_goes_back_without_them(come: NewPerson) -> None:
    """A bot holds Ben's seat: neither its moves nor what came before are Ada's to take back."""
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", game="kingdoms")
    ben.join(table)
    ben.at(table, "leave")
    dice = random.Random(1)
    position = my_turn(ada, table)
    while position["log"][-1]["ply"] < 40:
        ada.move(table, 0, dice.choice(position["choices"])["action"], position["version"])
        position = my_turn(ada, table)
    back = go_back(ada, table)
    assert back <= 3, f"without Ben the game went back by {back} of {position['log'][-1]['ply']} moves"


def test_who_is_away_may_answer(three: Three) -> None:
    ada, ben, _, table = three
    ada.move(table, 0, BID_ONE)
    ben.move(table, 1, BID_ONE)
    ben.at(table, "leave")
    assert ada.position(table)["undo"]["ask"] == [1]
    ada.undo(table, 0)
    ben.consent(table, 1, agree=True)
    # The bot that holds Ben's seat may have bid anew before we look.
    after = ada.position(table)
    assert [seat for seat in after["waiting"] if seat != 1] == [0, 2]
    assert bids_undone(after) == 2
    wait_until(lambda: ada.position(table)["waiting"] == [0, 2], what="the bot's bid")


def test_who_gave_up_is_not_asked(three: Three) -> None:
    ada, ben, _, table = three
    ada.move(table, 0, BID_ONE)
    ben.move(table, 1, BID_ONE)
    assert ada.position(table)["undo"]["ask"] == [1]
    ben.at(table, "resign")
    undo = ada.position(table)["undo"]
    assert undo["free"], "whoever gave up has nothing to lose"
    assert undo["ask"] == []


def test_a_refused_request_waits_longer_each_time(three: Three) -> None:
    ada, ben, _, table = three
    ada.move(table, 0, BID_ONE)
    ben.move(table, 1, BID_NOTHING)
    before = ada.position(table)["view"]
    ada.undo(table, 0)
    with pytest.raises(Refused, match="error-undo-asked"):
        ada.undo(table, 0)
    ben.consent(table, 1, agree=False)
    after = ada.position(table)
    assert after["view"] == before
    assert after["undo"]["asked_by"] is None
    assert log_keys(after)[-2:] == ["table-log-undo-asked", "table-log-undo-refused"]
    with pytest.raises(Refused, match="error-nothing-to-answer"):
        ben.consent(table, 1, agree=True)
    with pytest.raises(Refused, match="error-undo-too-soon") as refused:
        ada.undo(table, 0)
    assert refused.value.status == 429
    assert 0 < refused.value.problem["arguments"]["seconds"] <= 20


# -- what closes the door ---------------------------------------------------------------------------


def test_what_was_revealed_is_never_taken_back(three: Three) -> None:
    ada, ben, eve, table = three
    for seat, person in enumerate((ada, ben, eve)):
        person.move(table, seat, BID_ONE)
    for seat, person in enumerate((ada, ben, eve)):
        undo = person.position(table)["undo"]
        assert not undo["free"]
        assert undo["ask"] == []
        assert undo["blocked"]["key"] == "lantern-log-bid-opened"
        with pytest.raises(Refused, match="error-undo-closed"):
            person.undo(table, seat)


@pytest.mark.parametrize("seats", [("me", "hotseat:Ben"), ("me", "bot")])
def test_dice_are_never_rolled_again(come: NewPerson, seats: tuple[str, ...]) -> None:
    """Neither among people nor against bots: what was seen is known."""
    ada = come("Ada")
    table = ada.make_table(*seats, options={"rounds": "5"})
    hotseat = "bot" not in seats
    while not any("roll" in one["line"]["key"] for one in my_turn(ada, table)["choices"]):
        for seat in {0, 1} if hotseat else {0}:
            if ada.position(table, seat=seat)["choices"]:
                ada.move_somehow(table, seat)
    rolls = log_keys(ada.position(table)).count("lantern-log-rolled")
    ada.move_somehow(table, 0, "roll")
    if not hotseat:
        # The bot goes on until only Ada is waited for.
        wait_until(lambda: ada.position(table)["waiting"] == [0], what="the bot")
    with pytest.raises(Refused, match="error-undo-closed"):
        ada.undo(table, 0)
    assert log_keys(ada.position(table)).count("lantern-log-rolled") > rolls


def test_a_table_without_takebacks(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", takebacks=False)
    assert not table["takebacks"]
    ben.join(table)
    ada.move(table, 0, BID_ONE)
    undo = ada.position(table)["undo"]
    assert not undo["free"]
    assert undo["blocked"]["key"] == "table-undo-none"
    with pytest.raises(Refused, match="error-undo-closed"):
        ada.undo(table, 0)
    ben.at(table, "resign")
    assert not ada.at(table, "rematch")["takebacks"]
    assert ada.make_table("me", "bot")["takebacks"], "usually moves may be taken back"


# -- the record -------------------------------------------------------------------------------------


def test_the_record_keeps_what_was_taken_back(three: Three) -> None:
    ada, ben, eve, table = three
    ada.move(table, 0, BID_ONE)
    ada.undo(table, 0)
    ada.move(table, 0, BID_NOTHING)
    ben.move(table, 1, BID_ONE)
    ada.undo(table, 0)
    ben.consent(table, 1, agree=True)
    play_on(table, {0: ada, 1: ben, 2: eve}, 300, random.Random(3))
    text = ada.http.get(f"/api/tables/{table['id']}/record").text
    record = record_files.decode(text)
    assert [(one.seat, one.left, [move.notation for move in one.moves]) for one in record.takebacks] == [
        (0, 0, ["bid 1"]),
        (0, 0, ["bid 0", "bid 1"]),
    ]
    told = ada.ask("POST", "/api/records/verify", content=text)
    assert told["ok"]
    assert (told["takebacks"], told["taken_back"]) == (2, 3)
    kept = eve.ask("POST", "/api/records", content=text)
    assert eve.http.get(f"/api/tables/{kept['id']}/record").text == text
