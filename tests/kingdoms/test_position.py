"""Positions as named facts: told, built again, and refused where they make no sense."""

from typing import Any

import pytest

from starhold.kernel.chance import FastChance
from starhold.kernel.errors import BadPosition
from starhold.kingdoms.game import GAME

TWO: list[dict[str, Any]] = [
    {"faction": "orcs", "home": "intheoros", "armies": ["intheoros-1"], "ore": 2},
    {"faction": "elves", "home": "aughmoore", "armies": ["aughmoore-2", "aughmoore-2"]},
]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_told_builds_the_same_table(players: int) -> None:
    """All through a game, wars and setup included."""
    chance, choosing = FastChance(players), FastChance(players + 1)
    options = {"tokens": "on", "extra_factions": "on", "faction_assignment": "choice"}
    state = GAME.start(players, chance, options)
    while not state.over:
        told = GAME.facts(state)
        built = GAME.build(told, FastChance(9))
        assert GAME.facts(built) == told
        assert built == state
        seat = state.seats_to_move()[0]
        state.play(seat, state.pick(seat, choosing), chance)
    assert GAME.facts(GAME.build(GAME.facts(state), chance)) == GAME.facts(state)


def test_what_is_left_out_is_nothing() -> None:
    """The turn of the active player begins; neutral armies hold what nobody else does (K-2P-2)."""
    seats = [{**TWO[0], "armies": ["intheoros-1", "brysue-2"]}, TWO[1]]
    state = GAME.build({"seats": seats, "lost_kingdom": "brysue", "active": 1}, FastChance(1))
    assert (state.stack[-1].name, state.seats_to_move()) == ("select", [1])
    told = GAME.facts(state)
    assert told["neutral"] == ["brysue-1", "brysue-3", "brysue-4", "brysue-5"]
    assert told["seats"][0]["captured"] == 1
    assert "mana" not in told["seats"][0]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"weather": "rain"}, "weather"),
        ({"seats": TWO[:1]}, "seats"),
        ({"active": 2}, "active"),
        ({"seats": [{**TWO[0], "mana": 10}, TWO[1]]}, r"seats\[0\]\.mana"),
        ({"seats": [{**TWO[0], "mana": "lots"}, TWO[1]]}, r"seats\[0\]\.mana"),
        ({"seats": [{**TWO[0], "faction": "ents"}, TWO[1]]}, r"seats\[0\]\.faction"),
        ({"seats": [{**TWO[0], "armies": ["erilor-1"]}, TWO[1]]}, r"seats\[0\]\.armies\[0\]"),
        ({"seats": [{**TWO[0], "armies": ["intheoros-6"]}, TWO[1]]}, r"seats\[0\]\.armies\[0\]"),
        ({"seats": [{**TWO[0], "armies": ["aughmoore-2"]}, TWO[1]]}, r"seats\[1\]\.armies\[1\]"),
        (
            {"seats": [{**TWO[0], "armies": ["intheoros-1"] * 2, "on_card": 6}, TWO[1]]},
            r"seats\[0\]\.on_card: 6 is not from 0 to 3",
        ),
        ({"lost_kingdom": "aughmoore"}, "lost_kingdom"),
        ({"shields": {"dance": 1}}, "shields"),
        ({"shields": {"build": 6}}, "position: shields"),
        ({"tokens": True, "open": {"bandit": ["aughmoore-1"]}}, "open"),
        ({"tokens": True, "spent": {"crown": 2}}, "crown"),
        ({"steps": [["dance", 1]]}, r"steps\[0\]"),
        ({"steps": [["turn"], ["gain", 1]]}, r"steps\[1\]"),
    ],
)
def test_nonsense_is_refused_by_its_key(change: dict[str, Any], named: str) -> None:
    with pytest.raises(BadPosition, match=named):
        GAME.build({"seats": TWO, **change}, FastChance(1))
