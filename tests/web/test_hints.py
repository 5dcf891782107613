"""Hints at a live table: given where the table allows it, to the seat that decides, in a bots' worker."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.people import Person, Refused
from tests.services import Server, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hints"))
    server.environment["STARHOLD_LIMITS"] = "1"
    server.start()
    try:
        yield server
    finally:
        server.stop()


def hint(person: Person, table: Any, seat: int = 0) -> Any:
    return person.get(f"/api/tables/{table['id']}/hint", seat=seat)


def deciding(person: Person, table: Any) -> Any:
    """The position in which the person owes a decision."""
    wait_until(lambda: person.position(table, seat=0)["choices"], what="a decision")
    return person.position(table, seat=0)


def refusal(person: Person, table: Any, seat: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        hint(person, table, seat)
    return refused.value.key


@pytest.mark.parametrize("game", ["galaxies", "kingdoms", "roll"])
def test_whoever_plays_against_bots_is_advised(server: Server, game: str) -> None:
    ada = Person(server.url, "Ada", source="127.0.0.2")
    table = ada.make_table("me", "bot", game=game)
    assert ada.info(table)["hints"]
    position = deciding(ada, table)
    found = hint(ada, table)
    assert 1 <= len(found["hints"]) <= 3
    choices = {choice["action"]: choice for choice in position["choices"]}
    for one in found["hints"]:
        assert choices[one["choice"]["action"]] == one["choice"]
        assert 0 <= one["share"] <= 1
    ada.move(table, 0, found["hints"][0]["choice"]["action"], position["version"])


def test_people_among_each_other_are_not_unless_their_table_says_so(server: Server) -> None:
    ada, ben = (Person(server.url, name, source="127.0.0.3") for name in ("Ada", "Ben"))
    for wanted, allowed in ((None, False), ("always", True), ("never", False)):
        more = {} if wanted is None else {"hints": wanted}
        table = ada.make_table("me", "open", game="galaxies", start=False, **more)
        ben.join(table)
        deciding(ada, table)
        assert ada.info(table)["hints"] is allowed
        if allowed:
            assert hint(ada, table)["hints"]
        else:
            assert refusal(ada, table) == "error-no-hints"


def test_a_table_may_forbid_hints_against_bots_and_its_rematch_does_too(server: Server) -> None:
    ada = Person(server.url, "Ada", source="127.0.0.4")
    table = ada.make_table("me", "bot", game="galaxies", hints="never")
    deciding(ada, table)
    assert refusal(ada, table) == "error-no-hints"
    ada.at(table, "resign")
    wait_until(lambda: ada.info(table)["status"] != "running", what="the end", seconds=120)
    assert not ada.info(ada.at(table, "rematch"))["hints"]


def test_nobody_else_is_advised_on_a_seat(server: Server) -> None:
    ada, eve = (Person(server.url, name, source="127.0.0.5") for name in ("Ada", "Eve"))
    table = ada.make_table("me", "bot", game="galaxies", watch=True)
    deciding(ada, table)
    assert refusal(eve, table) == "error-not-your-seat"
    assert refusal(ada, table, 1) == "error-not-your-seat"
    with pytest.raises(Refused):
        hint(Person(server.url), table)


def test_hints_are_rate_limited(server: Server) -> None:
    ada = Person(server.url, "Ada", source="127.0.0.6")
    table = ada.make_table("me", "bot", game="kingdoms")
    deciding(ada, table)
    keys = set()
    for _ in range(12):
        try:
            hint(ada, table)
        except Refused as refused:
            keys.add(refused.key)
    assert keys == {"error-too-fast"}
