"""Fairness that players can check themselves, over real HTTP: words, seals, and what is called fair."""

import random

from tests.people import play_on
from tests.web.conftest import NewPerson


def test_a_record_without_a_commitment_is_never_called_fair(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "hotseat:Ben")
    play_on(table, {0: ada, 1: ada}, 6, random.Random(3))
    ada.at(table, "abandon")
    record = ada.get(f"/api/tables/{table['id']}/record")
    assert ada.post("/api/records/verify", **record)["fair"]
    found = ada.post("/api/records/verify", **{**record, "commitment": ""})
    assert (found["ok"], found["fair"], found["committed"]) == (True, False, False)
