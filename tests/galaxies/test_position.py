"""Positions by named facts: what is told of a state gives it back, and nonsense is refused by its key."""

import json
from typing import Any

import pytest

import starhold
from starhold import FastChance
from starhold.galaxies.state import GalaxiesState
from starhold.kernel.errors import BadPosition
from tests.galaxies.build import GAME, asked, legal, mat, started, table, take

ROW = ["jakks", "vici_ks156", "hoefker", "mj_120210"]


def facts(state: GalaxiesState) -> dict[str, Any]:
    found = GAME.facts(state)
    assert found is not None
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"follow_order": "simultaneous", "card_texts": "later"}])
def test_every_position_is_built_again_from_its_facts(players: int, options: dict[str, str]) -> None:
    chance = FastChance(players)
    state = started(players, seed=players, **options)
    for _ in range(300):
        told = facts(state)
        twin = GAME.build(json.loads(json.dumps(told)), FastChance(1))
        assert twin == state
        assert GAME.facts(twin) == told
        assert GAME.digest(twin) == GAME.digest(state)
        for seat in range(players):
            assert twin.legal(seat) == state.legal(seat)
        if state.over:
            return
        seats = state.seats_to_move()
        seat = seats[chance.below(len(seats))]
        state.play(seat, state.pick(seat, chance), chance)


def test_a_finished_game_too() -> None:
    state = table(p1="E3 L5 own(shouhua,gort,leandra)", turn=2, trigger=1)
    take(state, "end-turn")
    assert state.over
    twin = GAME.build(facts(state), FastChance(1))
    assert (twin.over, twin.scores(), twin.ranks()) == (True, state.scores(), state.ranks())


def test_facts_say_nothing_twice() -> None:
    """A score is the sum of its parts, and what every planet is like stands on its card."""
    seat = facts(table(p1="E1 L2 own(maia)"))["seats"][0]
    assert "score" not in seat
    assert seat["colonies"] == ["maia"]


def test_what_is_left_out_is_nothing_or_as_at_the_start() -> None:
    state = starhold.position("galaxies", seats=[{}, {"energy": 3}, {}])
    assert isinstance(state, GalaxiesState)
    assert (mat(state, 1).energy, mat(state, 2).energy, mat(state, 1).ships) == (0, 3, "home,home")
    assert all(empire.mission >= 0 for empire in state.empires)
    assert len(facts(state)["row"]) == 5
    # Without dice the turn begins.
    assert asked(state) == "P1 main-choice"
    assert len(facts(state)["dice"]["inactive"]) == 4


def test_a_position_of_ones_own() -> None:
    state = starhold.position(
        "galaxies",
        row=ROW,
        seats=[{"energy": 2, "ships": ["home", "orbit jakks 1"]}, {"culture": 1}],
        dice={"inactive": ["diplomacy", "move"]},
    )
    assert isinstance(state, GalaxiesState)
    take(state, "activate diplomacy")
    assert mat(state, 1).own == {"jakks"}


def test_it_begins_at_a_named_decision() -> None:
    state = starhold.position(
        "galaxies",
        row=ROW,
        seats=[{"ships": ["orbit jakks 0", "orbit mj_120210 0"]}, {}],
        dice={"inactive": ["move"], "activated": ["diplomacy"], "current": "diplomacy"},
        steps=[["turn"], ["main-choice", 0], ["follow", 0, 3, 1, 0], ["advance", 0, 1, 1]],
    )
    assert isinstance(state, GalaxiesState)
    assert asked(state) == "P1 advance"
    assert legal(state) == {"advance 1", "advance 4"}


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"seats": [{"energy": "much"}, {}]}, r"seats\[0\]\.energy"),
        ({"seats": [{"energy": 8}, {}]}, r"seats\[0\]\.energy: 8 is not from 0 to 7"),
        ({"seats": [{"enegry": 1}, {}]}, "enegry"),
        ({"seats": [{"level": 7}, {}]}, r"seats\[0\]\.level"),
        ({"seats": [{"colonies": ["earth"]}, {}]}, r"seats\[0\]\.colonies: there is no 'earth'"),
        ({"seats": [{"mission": "sleeper"}, {}]}, r"seats\[0\]\.mission"),
        ({"seats": [{"ships": ["orbit maia 1"]}, {}]}, r"seats\[0\]\.ships: maia is not in the row"),
        ({"seats": [{"ships": ["underground"]}, {}]}, r"seats\[0\]\.ships"),
        ({"seats": [{"ships": ["orbit jakks many"]}, {}]}, r"seats\[0\]\.ships"),
        ({"seats": [{"ships": ["surface jakks", "orbit jakks", "orbit hoefker"]}, {}]}, "too many"),
        ({"seats": [{"colonies": ["jakks"]}, {}]}, "a planet is in two places"),
        ({"row": [*ROW, "maia"]}, "row: has 5 slots, not 4"),
        ({"row": ["earth"]}, "row: there is no 'earth'"),
        ({"seats": [{}]}, "seats"),
        ({"players": 6}, "seats"),
        ({"active": 4}, "active: there is no seat 4"),
        ({"dice": {"inactive": ["seven"]}}, r"dice\.inactive"),
        ({"dice": {"inactive": ["move"] * 6}}, "dice were lost or found"),
        ({"steps": [["turn"], ["dance", 1]]}, "steps: there is no step 'dance'"),
        ({"steps": [["turn"], ["advance", 1, 2, 3, 4, 5]]}, "steps: advance"),
        ({"weather": "fine"}, "weather: there is no such fact"),
        ({"set": 3}, "set: there is no such fact"),
        ({"": 3}, "''"),
    ],
)
def test_nonsense_is_refused_by_its_key(wrong: dict[str, Any], key: str) -> None:
    sound = {"row": ROW, "seats": [{}, {}], "dice": {"inactive": ["move"]}}
    with pytest.raises(BadPosition, match=key) as caught:
        starhold.position("galaxies", **{**sound, **wrong})
    assert set(caught.value.arguments) == {"field", "detail"}
