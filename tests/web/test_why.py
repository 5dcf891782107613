"""Why a grey thing is no choice: for its own seat alone, from what the seat sees, in words."""

import pytest

from starhold.kernel import registry
from tests.people import Json, Person, Refused
from tests.web.conftest import NewPerson

ODD = ("nothing", "ship:9:orbit:77", "card:", ":::", "die:-1", "planet:x:y:z", "__class__", "%", "';DROP")


def why(person: Person, table: Json, pick: str, **query: object) -> Json:
    query["invite"] = table.get("invite", "")
    return person.get(f"/api/tables/{table['id']}/why", pick=pick, **query)


@pytest.fixture
def two(come: NewPerson) -> tuple[Person, Person, Json]:
    """Ada and Ben at a table of Galaxies; both choose their missions, and Ada will begin."""
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", game="galaxies", options={"first_player": "1"})
    return ada, ben, ben.join(table)


Two = tuple[Person, Person, Json]


def test_the_game_gives_its_reason(two: Two) -> None:
    ada, _, table = two
    answer = why(ada, table, "button:end-turn")
    assert answer["line"] == {"key": "galaxies-why-mission-first", "words": {}}
    assert answer["asked"] is None
    assert answer["rule"] == "G-SETUP-8"


def test_what_can_be_chosen_has_no_reason_against_it(two: Two) -> None:
    ada, _, table = two
    for choice in ada.position(table)["choices"]:
        assert why(ada, table, choice["picks"][0])["line"] is None


def test_what_was_picked_before_counts(two: Two) -> None:
    ada, ben, table = two
    ada.move_somehow(table, 0)
    ben.move_somehow(table, 1)
    paths = [choice["picks"] for choice in ada.position(table)["choices"]]
    die = next(path[1] for path in paths if path[0] == "button:reroll")
    assert why(ada, table, die, after="button:reroll")["line"] is None
    # With a die put aside for a reroll, the others can only be put to it.
    ada.move_somehow(table, 0, "reroll")
    rest = [path for path in (choice["picks"] for choice in ada.position(table)["choices"]) if len(path) > 1]
    assert why(ada, table, rest[0][1])["line"]["key"] == "table-why-first"
    assert why(ada, table, rest[0][1], after="button:reroll")["line"] is None
    assert why(ada, table, rest[0][1], after="button:roll")["line"]["key"] == "table-why-not-with"


def test_without_a_special_reason_the_question_is_told(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "hotseat:Ben")
    answer = why(ada, table, "somewhere:else", seat=0)
    assert answer["line"]["key"] == "table-why-not-now"
    prompt = ada.position(table, seat=0)["prompt"]
    assert answer["asked"] == prompt["line"]
    assert answer["rule"] == prompt["rule"]


def test_whose_turn_it_is(two: Two) -> None:
    ada, ben, table = two
    ada.move_somehow(table, 0)
    answer = why(ada, table, "button:end-turn")
    assert answer["line"] == {
        "key": "table-why-not-your-turn",
        "words": {"player": {"type": "player", "seat": 1}},
    }
    ben.move_somehow(table, 1)
    assert why(ada, table, "button:end-turn")["line"] is None
    assert why(ben, table, "button:end-turn")["line"]["words"]["player"]["seat"] == 0
    ada.at(table, "resign")
    assert why(ben, table, "button:end-turn")["line"]["key"] == "table-why-over"


def test_only_the_owner_of_a_seat_is_told(two: Two, come: NewPerson) -> None:
    ada, ben, table = two
    for stranger, seat in ((ada, 1), (ben, 0), (come("Eve"), 0), (ada, 9)):
        with pytest.raises(Refused, match="error-not-your-seat"):
            why(stranger, table, "planet:0", seat=seat)
    with pytest.raises(Refused, match="error-not-your-seat"):
        why(come("Eve"), table, "planet:0")
    with pytest.raises(Refused, match="error-not-signed-in"):
        why(Person(ada.url), table, "planet:0")


def test_refusals(two: Two, come: NewPerson) -> None:
    ada, _, table = two
    for pick in ("", "x" * 81, "x" * 2000, "a b", "é", "a\x00"):
        with pytest.raises(Refused, match="error-bad-request") as refused:
            why(ada, table, pick)
        assert refused.value.problem["arguments"] == {"field": "pick"}
    with pytest.raises(Refused, match="error-bad-request"):
        why(ada, table, "planet:0", seat="first")
    with pytest.raises(Refused, match="error-no-table"):
        why(ada, {"id": "nowhere"}, "planet:0")
    waiting = ada.make_table("me", "open", game="galaxies")
    with pytest.raises(Refused, match="error-wrong-status"):
        why(ada, waiting, "planet:0")


@pytest.mark.parametrize("game", registry.names())
def test_names_of_nothing_are_answered_in_every_game(come: NewPerson, game: str) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot", game=game)
    for pick in ODD:
        assert why(ada, table, pick)["line"]["key"]
