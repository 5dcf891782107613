"""`starhold.new` and `starhold.position` refuse nonsense at once, with an error that names it."""

import re
from typing import Any

import pytest

import starhold
from starhold.kernel.errors import (
    BadNames,
    BadOption,
    BadOptions,
    BadPlayerCount,
    BadPosition,
    StarholdError,
    TooManyNames,
    UnknownGame,
    UnknownOption,
    UnknownPreset,
)
from starhold.text import LANGUAGES, Text

GAMES = starhold.names()


def refused(error: type[StarholdError], said: str, game: Any = "galaxies", **asked: Any) -> None:
    """The call raises just this error, and every language has words for it."""
    with pytest.raises(StarholdError) as caught:
        starhold.new(game, **asked)
    assert caught.type is error
    assert said in str(caught.value)
    for language in LANGUAGES:
        assert not re.search(r"\{ ?\$|^error-", Text(language).error(caught.value))


@pytest.mark.parametrize("players", [0, -1, 99, 2.5, 2.0, True, False, "3", "", [2], float("nan")])
@pytest.mark.parametrize("game", GAMES)
def test_absurd_numbers_of_players_are_refused(game: str, players: Any) -> None:
    refused(BadPlayerCount, f"players, not {players!r}", game, players=players)
    with pytest.raises(BadPlayerCount):
        starhold.game(game).start(players, starhold.FastChance(1))


@pytest.mark.parametrize("players", range(1, 6))
def test_every_possible_number_of_players_is_taken(players: int) -> None:
    names = ["Ada", "Björn", "Chloé", "Дина", "Eva"][:players]
    assert starhold.new("galaxies", players=players, names=names).names == names


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ada", 2], "names[1] is not text: 2"),
        ([None], "names[0] is not text: None"),
        ([b"Ada"], "names[0] is not text: b'Ada'"),
        ("Ada", "names is not a list of texts: 'Ada'"),
        (b"Ada", "names is not a list of texts: b'Ada'"),
        (3, "names is not a list of texts: 3"),
        ({"Ada": 1}, "names is not a list of texts: {'Ada': 1}"),
        ({"Ada"}, "names is not a list of texts: {'Ada'}"),
    ],
)
def test_names_that_are_not_text_are_refused(names: Any, said: str) -> None:
    refused(BadNames, said, players=2, names=names)


def test_more_names_than_seats_are_refused() -> None:
    """Also where no number of players is given: three names would else make a game for one."""
    refused(TooManyNames, "3 names for 1 seat: give players=3", names=["A", "B", "C"])
    refused(TooManyNames, "3 names for 2 seats: give players=3", players=2, names=["A", "B", "C"])
    refused(TooManyNames, "6 names for 5 seats: at most 5 can play galaxies", players=5, names=list("ABCDEF"))
    assert starhold.new("galaxies", players=3, names=("A", "B")).names == ["A", "B", "Player 3"]


@pytest.mark.parametrize("options", [["rogue"], "rogue", 3, {"rogue"}, [("rogue", "beginner")], True])
@pytest.mark.parametrize("game", GAMES)
def test_options_that_are_no_mapping_are_refused(game: str, options: Any) -> None:
    refused(BadOptions, f"options must map names to values: {options!r}", game, options=options)


def test_options_of_other_kinds_are_refused_by_name() -> None:
    refused(UnknownOption, "no option 3", options={3: "x"})
    refused(UnknownOption, "no option None", options={None: None})
    refused(BadOption, "option rogue of galaxies cannot be []", options={"rogue": []})
    refused(BadOption, "option rogue of galaxies cannot be None", options={"rogue": None})
    refused(UnknownPreset, "no preset 3", preset=3)
    refused(UnknownPreset, "no preset []", preset=[])
    refused(UnknownPreset, "no preset ''", preset="")
    assert starhold.new("galaxies", options={}).options == starhold.game("galaxies").complete()


def test_games_of_other_kinds_are_refused_by_name() -> None:
    for game in ("", "chess", 3, None):
        refused(UnknownGame, f"there is no game {game!r}", game)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("facts", "field"),
    [
        ({"set": 3}, "set"),
        ({"seats": 3}, "seats"),
        ({"seats": "ab"}, "seats"),
        ({"seats": [3, {}]}, "seats[0]"),
        ({"seats": [{"colour": "red"}, {}]}, "seats[0].colour"),
        ({"steps": 3}, "steps"),
    ],
)
def test_a_position_names_the_fact_that_is_wrong(game: str, facts: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        starhold.game(game).build(facts, starhold.FastChance(1))
    assert caught.value.arguments["field"] == field
    assert caught.value.arguments["detail"]
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("facts", "field"),
    [
        ({"round": "x"}, "round"),
        ({"pool": None}, "pool"),
        ({"active": "explore"}, "active"),
        ({"seats": [{"credits": "much"}]}, "seats[0].credits"),
        ({"seats": [{"worlds": 3}]}, "seats[0].worlds"),
        ({"seats": [{"dice": {"cup": 3}}]}, "seats[0].dice[...]"),
        ({"seats": [{"screen": 3}]}, "seats[0].screen"),
        ({"seats": [{"screen": {"rolled": {"explore": {"home": 1}}, "fold": 1}}]}, "seats[0].screen.fold"),
        ({"seats": [{"screen": {"moves": ["commit"]}}]}, "seats[0].screen.moves"),
        ({"seats": [{}, {}], "steps": [3]}, "steps[0]"),
        ({"seats": [{}, {}], "steps": [[]]}, "steps"),
    ],
)
def test_a_position_of_roll_names_the_fact_of_the_wrong_kind(facts: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        starhold.position("roll", **facts)
    assert caught.value.arguments["field"] == field
