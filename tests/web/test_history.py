"""What somebody has played: their own games with results, and nobody else's."""

import contextlib
import re
from pathlib import Path

import pytest

from starhold.bots.base import FACES
from tests.people import Refused
from tests.web.conftest import NewPerson

CLIENT_CAST = Path(__file__).parents[2] / "client" / "src" / "lobby" / "cast.ts"


def test_a_finished_game_stands_in_the_history_of_those_who_sat_there(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", options={"rounds": "5"})
    ben.join(table)
    assert ada.get("/api/me/games") == []
    ada.at(table, "resign", seat=0)
    (game,) = ada.get("/api/me/games")
    assert (game["table"], game["game"], game["ranks"]) == (table["id"], "lantern", [2, 1])
    assert game["options"] == {"rounds": "5"}
    assert [(seat["name"], seat["mine"]) for seat in game["seats"]] == [("Ada", True), ("Ben", False)]
    assert game["ended"] >= table["created"]
    (seen,) = ben.get("/api/me/games")
    assert [seat["mine"] for seat in seen["seats"]] == [False, True]
    assert eve.get("/api/me/games") == []


def test_an_abandoned_game_has_no_result_and_is_left_out(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot")
    ada.at(table, "abandon")
    assert ada.get("/api/me/games") == []


def test_a_bot_may_be_called_as_its_character_whoever_has_that_name(come: NewPerson) -> None:
    """Characters are no people; a person's name stays theirs where it is used for anything else."""
    zeno, ada = come("Somebody"), come("Ada")
    # On a second try somebody has that name already, and that is all we want.
    with contextlib.suppress(Refused):
        zeno.post("/api/account", name="Zeno", password="long enough")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "zeno", "name": "Zeno"}]
    table = ada.post("/api/tables", game="lantern", seats=seats)
    assert table["seats"][1]["name"] == "Zeno"
    for beside in ({"kind": "hotseat", "name": "Zeno"}, {"kind": "bot", "bot": "casual", "name": "Zeno"}):
        with pytest.raises(Refused, match="error-name-taken"):
            ada.post("/api/tables", game="lantern", seats=[{"kind": "me"}, beside])


def test_the_client_casts_the_same_characters() -> None:
    listed = re.search(r"FACES.* = \[(.*)\]", CLIENT_CAST.read_text(encoding="utf-8"))
    assert listed is not None
    assert tuple(re.findall(r"'(\w+)'", listed[1])) == FACES


def test_who_gives_up_alone_has_not_won(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", game="galaxies")
    ada.at(table, "resign", seat=0)
    (game,) = ada.get("/api/me/games")
    assert game["ranks"] == [2]
