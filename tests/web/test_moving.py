"""Games that move from devices to a server and back (tests/device/test_moving.py has the rest)."""

import json

import pytest

from tests.people import Refused
from tests.web.conftest import NewPerson


def test_a_server_gives_a_game_away_and_takes_it(come: NewPerson) -> None:
    ada, eve = come("Ada"), come("Eve")
    table = ada.make_table("me", "hotseat")
    for seat in (0, 1):
        ada.move_somehow(table, seat)
    path = f"/api/tables/{table['id']}/move-away"
    with pytest.raises(Refused, match="error-not-invited"):
        eve.post(path)
    record = ada.post(path)
    assert record["seed"]
    assert ada.info(table)["origin"]["dice"] == "moved"
    before = ada.position(table, seat=0)
    content = json.dumps(record)
    # Who takes it is its host; the id is kept where it is free.
    taken = eve.ask("POST", "/api/records/continue?table=abcdefghjk", content=content)
    assert taken["id"] == "abcdefghjk"
    assert [seat["name"] for seat in taken["seats"]] == ["Eve", record["seats"][1]["name"]]
    assert eve.position(taken, seat=0)["view"] == before["view"]
    # It comes again, because the answer was lost; and to somebody else as a game of their own.
    assert eve.ask("POST", "/api/records/continue?table=abcdefghjk", content=content)["id"] == taken["id"]
    assert ada.ask("POST", "/api/records/continue?table=abcdefghjk", content=content)["id"] != taken["id"]
    eve.move_somehow(taken, eve.position(taken)["waiting"][0])


def test_games_with_others_or_a_clock_stay(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    shared = ada.make_table("me", "open")
    ben.join(shared)
    timed = ada.make_table("me", "bot", clock={"kind": "bank", "seconds": 600})
    for table in (shared, timed):
        with pytest.raises(Refused, match="error-table-stays"):
            ada.post(f"/api/tables/{table['id']}/move-away")
