"""Section 0 and 1: what things are called, and how the table is set up."""

from typing import cast

import pytest

from starhold import FastChance, ScriptedChance
from starhold.galaxies.components import DICE, FLEET, LENGTH, LEVEL_POINTS, PLANETS
from starhold.galaxies.game import row_size
from starhold.galaxies.state import GalaxiesState
from starhold.kernel.bits import bit, count
from starhold.kernel.errors import BadPlayerCount
from starhold.kernel.log import Log
from tests.galaxies.build import (
    GAME,
    asked,
    dice,
    legal,
    mat,
    resources,
    row,
    seen,
    ships,
    spent,
    started,
    table,
    take,
)

COUNTS = [2, 3, 4, 5]


@pytest.mark.parametrize("players", COUNTS)
def test_mats(players: int) -> None:
    """G-SETUP-1, G-SETUP-2, G-SETUP-3, G-SETUP-4: two ships home and two locked, E2 C1, level 1."""
    state = started(players)
    assert len(state.empires) == players
    for player in range(1, players + 1):
        own = mat(state, player)
        assert (own.energy, own.culture, own.level, own.score) == (2, 1, 1, 0)
        assert own.ships == "home,home"
        assert seen(state, None).seats[player - 1].empire.locked == 2
    assert (DICE[1], FLEET[1], LEVEL_POINTS[1]) == (4, 2, 0)


def test_one_to_five_players() -> None:
    """G-SETUP-1: the box is for one to five."""
    assert (GAME.min_players, GAME.max_players) == (1, 5)
    for players in (0, 6):
        with pytest.raises(BadPlayerCount):
            GAME.start(players, FastChance(1))


@pytest.mark.parametrize(("players", "planets"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_row(players: int, planets: int) -> None:
    """G-SETUP-5: players + 2 planets, six for five players; the rest is the deck."""
    state = started(players)
    assert row_size(players) == planets
    assert count(state.filled) == planets
    assert count(state.deck) == PLANETS - planets
    assert len(seen(state, None).row) == planets


def test_slots_keep_their_number() -> None:
    """G-SETUP-6, G-DEF-7: slots are numbered in the order of revealing; a refill takes its slot."""
    chance = ScriptedChance([0, 0, 0, 0], spare=FastChance(1))
    state = cast(GalaxiesState, GAME.start(2, chance))
    assert row(state) == "andellouxian_6 aughmoore birkomius bisschop"

    later = table(p1="orb(vici_ks156,1)", p2="C0", dice="economy move")
    take(later, "activate economy", chance="maia")
    assert row(later) == "jakks maia hoefker mj_120210"


def test_shared_dice() -> None:
    """G-SETUP-7: one control mat with seven dice; nobody ever rolls more."""
    assert max(DICE) == 7
    state = table(p1="L6 E0 C0", p2="C0 L6", dice="move")
    take(state, "end-turn", chance="move energy culture diplomacy economy colony colony")
    assert dice(state) == "move energy culture diplomacy economy colony colony"


@pytest.mark.parametrize("players", COUNTS)
def test_two_missions_each(players: int) -> None:
    """G-SETUP-8, D-1: two different missions to each player, one of them kept."""
    state = started(players)
    dealt = [int(empire.dealt) for empire in state.empires]
    assert sum(dealt) == sum({bit(n) for n in range(12) if any(mask >> n & 1 for mask in dealt)})
    for player in range(1, players + 1):
        assert len(legal(state, player)) == 2
    kept = legal(state, 1).pop()
    take(state, f"P1 {kept}")
    assert f"keep {seen(state, 0).seats[0].mission}" == kept
    assert len(seen(state, 0).seats[0].dealt) == 2


def test_missions_are_kept_at_once() -> None:
    """G-SETUP-9, D-1: all owe the choice together, in any order; the last one starts the game."""
    state = started(3, first_player="2")
    assert asked(state) == "P1 P2 P3 keep-mission"
    take(state, f"P3 {min(legal(state, 3))}")
    assert asked(state) == "P1 P2 keep-mission"
    take(state, f"P1 {min(legal(state, 1))}", f"P2 {min(legal(state, 2))}")
    assert asked(state) == "P2 main-choice"


def test_first_player_random_or_chosen() -> None:
    """G-SETUP-10: a random seat begins, unless the host chooses one."""
    firsts = {int(started(4, seed).first) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert {int(started(4, seed, first_player="3").first) for seed in range(10)} == {2}


def test_clockwise() -> None:
    """G-SETUP-11, G-DEF-1: turns go around from the first player."""
    state = started(3, first_player="2")
    for player in (1, 2, 3):
        take(state, f"P{player} {min(legal(state, player))}")
    order = []
    for _ in range(5):
        order.append(asked(state))
        take(state, "end-turn")
    assert order == [f"P{player} main-choice" for player in (2, 3, 1, 2, 3)]


# -- vocabulary ------------------------------------------------------------------------------------


def test_acting_player_is_not_the_active_one() -> None:
    """G-DEF-1, G-DEF-2, G-DEF-3: a follower acts inside the active player's turn."""
    state = table(p2="C1", dice="energy energy")
    take(state, "activate energy", "P2 follow")
    assert state.active == 0
    assert asked(state) == "P1 main-choice"
    assert resources(state, 2) == "E4 C0"


def test_only_inactive_dice_serve() -> None:
    """G-DEF-4: activated, converted and discarded dice are out; the rest may be used."""
    state = table(
        p1="E7 C0 L6 own(maia)",
        p2="C0",
        dice="colony energy energy culture culture diplomacy economy",
    )
    take(state, "convert energy", "convert energy", "turn diplomacy move")
    take(state, "activate colony", "discard culture", "discard culture")
    assert dice(state) == "move economy"
    assert spent(state) == "colony"
    assert (state.in_converter, state.discarded) == (2, 2)
    assert legal(state) == {
        "activate move",
        "activate economy",
        "reroll move",
        "reroll economy",
        "end-turn",
    }


def test_places_of_a_ship() -> None:
    """G-DEF-5: locked, home, landed or orbiting; locked ships count for nothing."""
    state = table(p1="E0 C0 surf(jakks),orb(hoefker,2)", p2="C0", dice="energy culture")
    seat = seen(state, 0).seats[0].empire
    assert (seat.home, seat.locked) == (0, 2)
    assert [(ship.place, ship.slot, ship.space) for ship in seat.ships] == [
        ("surface", 0, 0),
        ("orbit", 2, 2),
    ]
    take(state, "activate energy", "activate culture")
    assert resources(state, 1) == "E0 C2"


def test_a_ship_never_rests_on_the_final_space() -> None:
    """G-DEF-6: from the last numbered space the next advance colonises."""
    state = table(p1="orb(hoefker,2)", p2="C0", dice="economy economy")
    assert LENGTH[state.planet_at(2)] == 3
    take(state, "activate economy")
    assert mat(state, 1).own == {"hoefker"}
    assert ships(state, 1) == "home,home"


def test_colonies_are_out_of_the_row() -> None:
    """G-DEF-7, G-DEF-8: a colonised planet leaves the row for its owner's mat."""
    state = table(p1="orb(jakks,1)", p2="C0", dice="diplomacy move")
    take(state, "activate diplomacy", chance="maia")
    assert "jakks" not in row(state).split()
    assert mat(state, 1).own == {"jakks"}


def test_score_without_mission() -> None:
    """G-DEF-9: colonies and level count; the mission does not before the end."""
    state = table(p1="L3 own(leandra,shouhua) mission(elder)", dice="move")
    assert mat(state, 1).score == 1 + 7 + 2
    assert state.scores()[0] == 10


def test_setup_is_told_without_secrets() -> None:
    """G-SETUP-8: what everybody hears of the set-up names no mission."""
    chance = FastChance(3)
    chance.log = Log()
    state = GAME.start(3, chance)
    heard = [GAME.line(event) for event in chance.log.take() if event.heard_by(None)]
    assert not [line for line in heard if "mission" in str(line)]
    assert not state.over
