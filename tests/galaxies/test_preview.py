"""What previews of Galaxies carry: gains and prices by name, what is lost, and what ends them."""

import starhold
from starhold.galaxies.game import GAME
from starhold.kernel.preview import plans, preview
from starhold.kernel.state import State
from starhold.kernel.ways import Delta, Preview


def of(state: State, notation: str, seat: int = 0) -> Preview:
    return preview(GAME, state, seat, GAME.action(notation))


def position(**facts: object) -> State:
    """Two players whose first has these dice; what is not said is as at the start."""
    return starhold.position("galaxies", **{"players": 2, "active": 0, **facts})


def test_a_gain_is_told_by_name_and_a_full_store_tells_what_it_loses() -> None:
    """G-ACQ-1, G-ACQ-4: two ships home bring 2 energy; with 6 of 7 one is lost."""
    dice = {"inactive": ["energy", "move"]}
    found = of(position(seats=[{"energy": 2}], dice=dice), "activate energy")
    assert found.deltas == (Delta(0, "energy", 2),)
    assert not found.nothing
    found = of(position(seats=[{"energy": 6}], dice=dice), "activate energy")
    assert found.deltas == (Delta(0, "energy", 1, lost=1),)


def test_a_die_that_brings_nothing_says_so() -> None:
    """G-ACQ-4: the store is full."""
    found = of(position(seats=[{"energy": 7}], dice={"inactive": ["energy", "move"]}), "activate energy")
    assert found.nothing
    assert found.deltas == (Delta(0, "energy", 0, lost=2),)


def test_a_paid_reroll_shows_its_price_and_stops_at_chance() -> None:
    """G-REROLL-2: the second reroll costs 1 energy."""
    dice = {"inactive": ["energy", "move"]}
    state = position(seats=[{"energy": 3}], dice=dice, free_reroll=False)
    last = [plan.preview for plan in plans(GAME, state, 0) if "reroll" in GAME.actions[plan.actions[0]].kind]
    assert last
    assert {found.stop for found in last} <= {"chance", "none"}
    rolled = [found for found in last if found.stop == "chance"]
    assert all(found.deltas == (Delta(0, "energy", -1),) for found in rolled)


def test_an_upgrade_shows_price_level_and_points() -> None:
    """G-UPG-1, G-UPG-3."""
    state = position(seats=[{"energy": 5}], dice={"inactive": ["colony", "move"]})
    paid = [
        plan.preview for plan in plans(GAME, state, 0) if plan.actions[0] == GAME.action("activate colony")
    ]
    changes = {(delta.counter, delta.change) for found in paid for delta in found.deltas}
    assert {("energy", -2), ("level", 1)} <= changes


def test_the_last_die_hands_on_to_people_not_to_chance() -> None:
    """G-TURN-1: the roll that follows is the next player's."""
    state = position(seats=[{"energy": 7}, {"culture": 0}], dice={"inactive": ["energy"]})
    found = of(state, "activate energy")
    assert found.stop == "people"
    assert found.nothing
    assert not of(state, "end-turn").nothing
    assert of(state, "end-turn").stop == "people"


def test_the_rogue_is_nobody() -> None:
    """G-SOLO-8: after the only player's turn the Rogue rolls."""
    state = starhold.position("galaxies", players=1, dice={"inactive": ["energy"]})
    assert of(state, "end-turn").stop == "chance"
