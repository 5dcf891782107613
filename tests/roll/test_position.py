"""Positions as named facts: what is written can be built again, and what cannot be is refused by its name."""

import json
from typing import Any

import pytest

from starhold.kernel.chance import Chance, FastChance, ScriptedChance
from starhold.kernel.errors import BadPosition
from starhold.kernel.state import play_out
from starhold.roll.game import GAME
from starhold.roll.position import build, facts
from starhold.roll.state import RollState
from tests.roll.builders import at, legal, random_game, stack_ids

NO_CHANCE = ScriptedChance([])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_can_be_built_again(players: int) -> None:
    """R-INV-1, R-INV-2: nothing that lies on the table is left out of the facts."""
    for seed in range(4):
        state, chance, choices = random_game(players, 300 + seed)
        while not state.over:
            told = facts(state)
            again = build(json.loads(json.dumps(told)), NO_CHANCE)
            assert again.numbers() == state.numbers()
            assert facts(again) == told
            assert again.waiting() == state.waiting()
            play_out(state, chance, choices, 7)


def test_a_finished_game_can_be_built_again() -> None:
    """R-END-4: without steps the game is over."""
    state, chance, choices = random_game(2, 5)
    play_out(state, chance, choices, 100_000)
    assert build(facts(state), NO_CHANCE).over


def test_most_may_be_left_out() -> None:
    """R-SETUP-4: nothing said is what the setup gives; the round begins with a roll."""
    state = build({}, FastChance(1))
    assert state.players == 2
    assert state.round == 1
    assert state.seats_to_move() == [0, 1]
    state.check()


def test_a_phase_begins() -> None:
    """R-PHASE-1: `at` names the part of the round; dice that are named are all that a player has."""
    seats: list[dict[str, Any]] = [
        {
            "faction": 2,
            "worlds": ["mining-world"],
            "development_stack": ["T10", "T11"],
            "dice": {"ship": {"rare": 1, "home": 1}, "rare-goods": {"home": 1}},
            "credits": 3,
        },
        {"faction": 7, "dice": {"cup": {"home": 1}}},
    ]
    state = build({"seats": seats, "at": "ship", "active": ["explore"]}, NO_CHANCE)
    assert legal(state, 0) == {"shipper rare", "shipper home"}
    assert at(state, 0, "rare-goods") == {"home": 1}
    assert stack_ids(state, 0, "development") == ["T10", "T11"]
    assert state.seats[0].credits == 3


def test_a_screen_begins_the_assignment() -> None:
    """R-ASSIGN-9: moves behind it are made, and can be taken back."""
    screen = {"rolled": {"wild": {"rare": 1}, "explore": {"home": 2}}, "moves": ["wild rare ship"]}
    state = build(
        {"seats": [{"screen": screen}, {"screen": {"rolled": {"explore": {"home": 1}}}}]}, NO_CHANCE
    )
    assert "select rare ship explore" in legal(state, 0)
    assert "take-back" in legal(state, 0)
    assert "take-back" not in legal(state, 1)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"ships": 3}, "ships"),
        ({"players": 6}, "players"),
        ({"active": ["war"]}, "active"),
        ({"at": "war"}, "at"),
        ({"steps": [["war"]]}, "steps"),
        ({"steps": [["round"]]}, "steps"),
        ({"seats": [{"colour": "red"}]}, "seats[0].colour"),
        ({"seats": [{"faction": 12}]}, "seats[0].faction"),
        ({"seats": [{"faction": 2}, {"faction": 2}]}, "seats[1].faction"),
        ({"seats": [{"home": "H0"}]}, "seats[0].home"),
        ({"seats": [{"hand": ["T99"]}]}, "seats[0].hand"),
        ({"seats": [{"hand": ["T01"]}, {"world_stack": ["T01"]}]}, "seats[1].world_stack"),
        ({"seats": [{"developments": ["death-ray"]}]}, "seats[0].developments"),
        ({"seats": [{"dice": {"pocket": {"home": 1}}}]}, "seats[0].dice"),
        ({"seats": [{"dice": {"cup": {"blue": 1}}}]}, "seats[0].dice.cup"),
        ({"seats": [{"dice": {"cup": {"alien": 10}}}]}, "seats[0].dice"),
        (
            {"seats": [{"screen": {"rolled": {"explore": {"home": 1}}, "moves": ["commit"]}}]},
            "seats[0].screen.moves",
        ),
        ({"seats": [{"credits": 11}]}, "seats[0].credits"),
        ({"seats": [{"dice": {"alien-goods": {"home": 1}}, "faction": 2, "home": "H7"}]}, "seats"),
    ],
)
def test_what_cannot_be(wrong: dict[str, Any], field: str) -> None:
    """R-INV-1, R-INV-2, R-INV-3, R-INV-4: the error names the fact."""
    chance: Chance = FastChance(1)
    with pytest.raises(BadPosition) as caught:
        build(wrong, chance)
    assert caught.value.arguments["field"] == field


def test_facts_have_no_secrets_of_the_machine() -> None:
    """Names of the rulebook, in a form that JSON keeps."""
    state = GAME.start(2, FastChance(3))
    assert isinstance(state, RollState)
    told = facts(state)
    assert json.loads(json.dumps(told)) == told
    assert set(told) == {"round", "pool", "active", "start", "seats", "steps"}
