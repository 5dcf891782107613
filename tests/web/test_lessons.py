"""Lessons over HTTP: a step at a time, with nothing kept but how far one has come."""

import pytest

from starhold.kernel import registry
from tests.people import Json, Person, Refused
from tests.web.conftest import NewPerson

FIRST = "/api/lessons/galaxies/first-orbit"
#: the beat that asks for the first move
ORBIT = 3


def action(notation: str) -> int:
    return registry.game("galaxies").action(notation)


def step(person: Person, **asked: object) -> Json:
    return person.post(f"{FIRST}/step", **asked)


def test_a_lesson_begins_with_words_and_a_table_that_waits(come: NewPerson) -> None:
    first = step(come("Ada"))
    assert (first["beat"], first["kind"], first["say"]["key"]) == (0, "tell", "lesson-first-orbit-goal")
    (position,) = first["positions"]
    assert position["choices"] == []
    assert position["view"]["row"]


def test_the_right_moves_go_on_and_show_what_the_others_did(come: NewPerson) -> None:
    ada = come("Ada")
    plan = [action("activate move"), action("move home orbit-1")]
    asked = step(ada, beat=ORBIT)
    assert asked["show"] == plan
    assert asked["picks"] == ["die:move"]
    assert len(asked["ways"]) == len(asked["positions"][-1]["choices"])
    after = step(ada, beat=ORBIT, made=asked["made"], moves=plan)
    assert (after["beat"], after["answer"]) == (ORBIT + 1, None)
    versions = [position["version"] for position in after["positions"]]
    assert versions == [1, 2, 3]
    assert [position["log_start"] for position in after["positions"]] == sorted(
        position["log_start"] for position in after["positions"]
    )


def test_another_move_is_answered_and_an_illegal_one_refused(come: NewPerson) -> None:
    ada = come("Ada")
    after = step(ada, beat=ORBIT, moves=[action("activate culture")])
    assert (after["beat"], after["answer"]["key"]) == (ORBIT, "lesson-first-orbit-orbit.culture")
    for moves in ([action("upgrade")], [2**31 - 1]):
        with pytest.raises(Refused) as refused:
            step(ada, beat=ORBIT, moves=moves)
        assert refused.value.key == "error-illegal-move"
        with pytest.raises(Refused):
            step(ada, beat=ORBIT, made=[[], [], [], moves])


def test_plans_and_reasons_are_those_of_a_table(come: NewPerson) -> None:
    ada = come("Ada")
    made: list[list[int]] = [[], [], [], []]
    found = ada.post(f"{FIRST}/plans", beat=ORBIT, made=made, after=[action("activate move")])
    assert {tuple(way["picks"]) for way in found["ways"]} >= {("ship:0:home", "planet:0:orbit")}
    why = ada.post(f"{FIRST}/why", beat=ORBIT, made=made, pick="die:colony")
    assert why["line"] is not None
    with pytest.raises(Refused):
        ada.post(f"{FIRST}/why", beat=0, made=[[]], pick="die:colony")


def test_progress_is_kept_with_the_person_and_what_was_finished_stays_so(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    place = {"game": "galaxies", "lesson": "first-orbit"}
    assert ada.get("/api/me/lessons") == []
    assert ada.put("/api/me/lessons", **place, beat=5) == [{**place, "beat": 5, "done": False}]
    ada.put("/api/me/lessons", **place, beat=19, done=True)
    assert ada.put("/api/me/lessons", **place, beat=0) == [{**place, "beat": 0, "done": True}]
    assert ben.get("/api/me/lessons") == []
    with pytest.raises(Refused) as refused:
        ada.put("/api/me/lessons", game="galaxies", lesson="no-such", beat=1)
    assert refused.value.key == "error-no-such-lesson"


def test_nobody_takes_a_lesson_without_a_session(come: NewPerson) -> None:
    ada = come("Ada")
    assert ada.get("/api/lessons")[0]["first"]
    ada.http.cookies.clear()
    with pytest.raises(Refused) as refused:
        step(ada)
    assert refused.value.status == 401
