"""Plans: several decisions of one seat in one message, all of them or none."""

import pytest

import starhold
from tests.people import Json, Person, Refused, log_keys
from tests.web.conftest import NewPerson

GALAXIES = starhold.game("galaxies")
USE_MOVE = GALAXIES.action("activate move")
TO_FIRST_ORBIT = GALAXIES.action("move home orbit-1")
TO_FIRST_PLANET_TWICE = GALAXIES.action("move orbit-1 surface-1")
#: a roll of four dice lacks the face in every other game
TRIES = 40


@pytest.fixture
def turn(come: NewPerson) -> tuple[Person, Json, Json]:
    """Somebody whose turn it is in Galaxies, with a die that moves ships."""
    anna = come("Anna")
    for _ in range(TRIES):
        table = anna.make_table("me", "hotseat:Ben", game="galaxies", options={"first_player": "1"})
        for seat in range(2):
            anna.move(table, seat, anna.position(table, seat=seat)["choices"][0]["action"])
        now = anna.position(table, seat=0)
        if any(choice["action"] == USE_MOVE for choice in now["choices"]):
            return anna, table, now
    raise AssertionError("no die that moves ships was ever rolled")


def plan(person: Person, table: Json, now: Json, *actions: int, client: str = "plan") -> Json:
    first, *then = actions
    return person.at(
        table, "move", client=client, version=now["version"], seat=0, action=first, then=list(then)
    )


def test_a_plan_is_one_message_and_one_step_back(turn: tuple[Person, Json, Json]) -> None:
    anna, table, now = turn
    for _ in range(2):
        # Sent twice, as after a lost answer, it is carried out once.
        plan(anna, table, now, USE_MOVE, TO_FIRST_ORBIT)
    after = anna.position(table, seat=0)
    assert log_keys(after).count("galaxies-log-activated") == 1
    assert "galaxies-log-entered-orbit" in log_keys(after)
    assert after["undo"]["free"]
    anna.undo(table, 0)
    assert anna.position(table, seat=0)["view"] == now["view"]


def test_a_plan_that_cannot_be_carried_out_to_its_end_does_nothing(turn: tuple[Person, Json, Json]) -> None:
    anna, table, now = turn
    with pytest.raises(Refused, match="error-illegal-move"):
        plan(anna, table, now, USE_MOVE, TO_FIRST_PLANET_TWICE)
    assert anna.position(table, seat=0)["view"] == now["view"]
    assert anna.position(table, seat=0)["version"] == now["version"]


def test_nothing_unknown_comes_between_the_decisions_of_a_plan(turn: tuple[Person, Json, Json]) -> None:
    """Rolling dice and then using one is no plan: nobody knows the die."""
    anna, table, now = turn
    reroll = next(c["action"] for c in now["choices"] if "reroll" in c["line"]["key"])
    roll = GALAXIES.action("roll")
    with pytest.raises(Refused, match="error-broken-plan"):
        plan(anna, table, now, reroll, roll, GALAXIES.action("end-turn"))
    assert anna.position(table, seat=0)["view"] == now["view"]


def asked(person: Person, table: Json, now: Json, seat: int = 0, *after: int) -> Json:
    """What the socket answers when somebody asks what could be done."""
    with person.socket(table) as line:
        line.send("plans", version=now["version"], seat=seat, after=list(after))
        while True:
            answer = line.receive()
            if answer["type"] in ("plans", "problem"):
                return answer


def test_whoever_decides_may_ask_what_would_come_of_it(turn: tuple[Person, Json, Json]) -> None:
    """The choices of the position, those that follow from them, and at the end of a way what it brings."""
    anna, table, now = turn
    ways = asked(anna, table, now)["ways"]
    assert [way["action"] for way in ways] == [choice["action"] for choice in now["choices"]]
    use_move = next(way for way in ways if way["action"] == USE_MOVE)
    assert use_move["preview"] is None
    to_orbit = next(way for way in use_move["then"] if way["action"] == TO_FIRST_ORBIT)
    assert to_orbit["preview"]["stop"] == "people"
    onward = asked(anna, table, now, 0, USE_MOVE)["ways"]
    assert [way["action"] for way in onward] == [way["action"] for way in use_move["then"]]


def test_only_whoever_decides_now_may_ask(turn: tuple[Person, Json, Json], come: NewPerson) -> None:
    anna, table, now = turn
    assert asked(anna, table, now, 1)["ways"] == []
    assert asked(anna, table, {"version": now["version"] + 1})["ways"] == []
    assert asked(anna, table, now, 0, TO_FIRST_PLANET_TWICE)["key"] == "error-illegal-move"
    ben = come("Ben")
    watched = anna.make_table("me", "hotseat:Carl", game="galaxies", watch=True)
    assert asked(ben, watched, {"version": 1})["key"] == "error-not-your-seat"
