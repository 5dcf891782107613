"""Threats: who can answer a choice, from what the seat knows, and only where hints are allowed."""

import random

import pytest

import starhold
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.server.viewers.threats import threats
from tests.people import Refused
from tests.web.conftest import NewPerson


def feared(culture: int, space: int) -> list[tuple[int, str, int]]:
    """What seat 1, in the orbit of Tifnod, could do if seat 0 uses an economy die."""
    state = starhold.position(
        "galaxies",
        row=["tifnod", "jorg", "maia", "jakks"],
        dice={"inactive": ["economy", "energy"]},
        seats=[{}, {"culture": culture, "ships": [f"orbit tifnod {space}", "home"]}],
    )
    return [(one.seat, one.line.key, one.points) for one in threats(registry.game("galaxies"), state, 0)]


def test_a_follower_one_step_from_a_planet_is_a_threat() -> None:
    """G-FOLLOW-1: seat 1 follows and colonises; not without culture, and not from farther away."""
    assert feared(culture=1, space=1) == [(1, "galaxies-log-colonised", 1)]
    assert feared(culture=0, space=1) == []
    assert feared(culture=1, space=0) == []


def test_what_a_player_can_do_anyway_is_no_answer() -> None:
    """Seat 1 may follow or pass: either way seat 0 can use its last die to reach level 2."""
    state = starhold.position(
        "galaxies",
        active=0,
        dice={"inactive": ["energy", "colony"]},
        seats=[{"energy": 2, "culture": 0}, {"culture": 1}],
    )
    game = registry.game("galaxies")
    state.apply(0, game.action("activate energy"), FastChance(1))
    assert state.seats_to_move() == [1]
    assert threats(game, state, 1) == ()


@pytest.mark.parametrize("name", ["galaxies", "kingdoms", "roll"])
def test_threats_are_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    game, chance, dice = registry.game(name), FastChance(3), random.Random(3)
    state = game.start(3, chance)
    found = 0
    for _ in range(60):
        seat = state.seats_to_move()[0]
        told = threats(game, state, seat)
        assert told == threats(game, state.resample(seat, FastChance(8)), seat)
        found += len(told)
        state.apply(seat, dice.choice(state.legal(seat)), chance)
    assert found or name == "roll", "nothing was compared"


def test_threats_are_told_to_the_seat_and_only_where_hints_are(come: NewPerson) -> None:
    ada, eve = come("Ada"), come("Eve")
    table = ada.make_table("me", "bot", game="kingdoms")
    path = f"/api/tables/{table['id']}/threats"
    assert ada.get(path, seat=0)["version"] >= 0
    with pytest.raises(Refused, match="error-not-your-seat"):
        eve.get(path, seat=0, invite=table["invite"])
    quiet = ada.make_table("me", "bot", game="kingdoms", hints="never")
    with pytest.raises(Refused, match="error-no-hints"):
        ada.get(f"/api/tables/{quiet['id']}/threats", seat=0)
