"""Sections 6 to 11: the six die actions, colonising and upgrading."""

import pytest

from starhold.galaxies.components import LEVEL_POINTS
from tests.galaxies.build import asked, dice, legal, mat, resources, row, ships, spent, table, take

QUIET = "E0 C0"


# -- section 6: move a ship ------------------------------------------------------------------------


def moves_of(origin: str, moves: set[str]) -> set[str]:
    """Where a ship may go."""
    return {move.split()[2] for move in moves if move.startswith(f"move {origin} ")}


ALL_PLACES = {f"{kind}-{slot}" for kind in ("surface", "orbit") for slot in (1, 2, 3, 4)}


def test_move_one_ship() -> None:
    """G-MOVE-1, D-5: exactly one unlocked ship."""
    state = table(p2=QUIET, dice="move energy")
    take(state, "activate move", "move home orbit-3")
    assert ships(state, 1) == "home,orb(hoefker,0)"
    assert asked(state) == "P1 main-choice"


def test_origins_and_destinations() -> None:
    """G-MOVE-2, G-MOVE-4, D-5: from home, surface or orbit, to surface, orbit or home."""
    state = table(p1="L3 home,surf(jakks),orb(hoefker,2)", p2=QUIET)
    take(state, "activate move")
    moves = legal(state)
    assert {move.split()[1] for move in moves} == {"home", "surface-1", "orbit-3"}
    assert moves_of("home", moves) == ALL_PLACES - {"surface-1", "orbit-3"}
    assert "home" in moves_of("surface-1", moves)
    assert "home" in moves_of("orbit-3", moves)


def test_the_planet_must_change() -> None:
    """G-MOVE-3: not from the surface to the orbit of one planet, nor back."""
    state = table(p1="surf(jakks),orb(hoefker,2)", p2=QUIET)
    take(state, "activate move")
    assert moves_of("surface-1", legal(state)) == {"home"} | ALL_PLACES - {"surface-1", "orbit-1", "orbit-3"}
    assert moves_of("orbit-3", legal(state)) == {"home"} | ALL_PLACES - {"orbit-3", "surface-3", "surface-1"}


def test_a_home_ship_does_not_move_home() -> None:
    """G-MOVE-4: a move changes the place."""
    state = table(p2=QUIET)
    take(state, "activate move")
    assert moves_of("home", legal(state)) == ALL_PLACES


def test_one_own_ship_on_each_surface_and_track() -> None:
    """G-MOVE-5: one of each on the same planet is fine, two of one kind are not."""
    state = table(p1="surf(jakks),home", p2=QUIET, dice="move move")
    take(state, "activate move")
    assert "surface-1" not in moves_of("home", legal(state))
    take(state, "move home orbit-1")
    assert ships(state, 1) == "orb(jakks,0),surf(jakks)"


def test_other_players_share_places() -> None:
    """G-MOVE-6: another's ship bars nothing."""
    state = table(p2="E0 C0 surf(jakks),orb(jakks,0)")
    take(state, "activate move")
    assert moves_of("home", legal(state)) == ALL_PLACES


def test_home_holds_any_number() -> None:
    """G-MOVE-7: all four may be home."""
    state = table(p1="L5 home,home,home,orb(jakks,0)", p2=QUIET)
    take(state, "activate move", "move orbit-1 home")
    assert ships(state, 1) == "home,home,home,home"


def test_no_move_to_colonies_or_foreign_galaxies() -> None:
    """G-MOVE-8: places are home and the row, nothing else."""
    state = table("gort maia hoefker mj_120210", p1="own(jakks)", p2="E0 C0 own(vici_ks156)")
    take(state, "activate move")
    assert legal(state) == {f"move home {place}" for place in ALL_PLACES}


def test_orbit_starts_at_zero_and_forgets() -> None:
    """G-MOVE-9: progress is lost on leaving."""
    state = table(p1="orb(hoefker,2),home", p2=QUIET, dice="move move")
    take(state, "activate move", "move orbit-3 home")
    take(state, "activate move", "move home orbit-3")
    assert ships(state, 1) == "home,orb(hoefker,0)"


def test_landing_action_may_be_declined() -> None:
    """G-MOVE-10, D-6, G-PLANET-2: use or decline, always asked."""
    for answer, culture in (("use", 2), ("decline", 1)):
        state = table(p2=QUIET, dice="move energy")
        take(state, "activate move", "move home surface-1")
        assert legal(state) == {"use", "decline"}
        take(state, answer)
        assert mat(state, 1).culture == culture


def test_landing_serves_once() -> None:
    """G-MOVE-11: staying gives nothing; a new landing does."""
    state = table(p1="E0 C0 L3", p2=QUIET, dice="move move move")
    take(state, "activate move", "move home surface-1", "use")
    take(state, "activate move", "move home orbit-2")
    assert mat(state, 1).culture == 1
    take(state, "activate move", "move surface-1 surface-4", "use")
    assert resources(state, 1) == "E2 C1"


def test_a_displaced_ship_returns_home() -> None:
    """G-MOVE-12: when its planet is colonised by another."""
    state = table(p1="orb(jakks,1)", p2="E0 C0 surf(jakks),home", dice="diplomacy move")
    take(state, "activate diplomacy")
    assert ships(state, 2) == "home,home"


# -- section 7: acquire ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mat_text", "energy"),
    [
        ("E0 home,home", 2),
        ("E0 surf(vici_ks156),orb(mj_120210,1)", 2),
        ("E0 surf(jakks),orb(hoefker,0)", 0),
        ("E0 L3 surf(vici_ks156),orb(vici_ks156,0),home", 3),
    ],
)
def test_energy_die(mat_text: str, energy: int) -> None:
    """G-ACQ-1: home ships, and ships at energy planets, landed or in orbit."""
    state = table(p1=mat_text, p2=QUIET, dice="energy move")
    take(state, "activate energy")
    assert mat(state, 1).energy == energy


@pytest.mark.parametrize(
    ("mat_text", "culture"),
    [("C0 home,home", 0), ("C0 surf(jakks),orb(hoefker,1)", 2), ("C0 surf(vici_ks156),orb(mj_120210,0)", 0)],
)
def test_culture_die(mat_text: str, culture: int) -> None:
    """G-ACQ-2: ships at culture planets only."""
    state = table(p1=mat_text, p2=QUIET, dice="culture move")
    take(state, "activate culture")
    assert mat(state, 1).culture == culture


def test_colonies_produce_nothing() -> None:
    """G-ACQ-3: only ships do."""
    state = table(
        "gort maia hoefker mj_120210", p1="E0 C0 own(jakks,vici_ks156)", p2=QUIET, dice="energy culture"
    )
    take(state, "activate energy", "activate culture")
    assert resources(state, 1) == "E2 C0"


@pytest.mark.parametrize(("face", "result"), [("energy", "E7 C6"), ("culture", "E6 C7")])
def test_seven_is_the_most(face: str, result: str) -> None:
    """G-ACQ-4, G-ACQ-5, G-PLANET-9: the gain is taken in full and the surplus is lost."""
    state = table(p1="E6 C6 L5 home,home,surf(jakks),orb(jakks,0)", p2=QUIET, dice=f"{face} move")
    take(state, f"activate {face}")
    assert resources(state, 1) == result
    assert asked(state) == "P1 main-choice"


# -- section 8: advance ----------------------------------------------------------------------------


def test_advance_needs_the_matching_track() -> None:
    """G-ADV-1: diplomacy moves on diplomacy tracks, economy on economy tracks."""
    state = table(p1="orb(jakks,0),orb(hoefker,0)", p2=QUIET, dice="diplomacy economy economy")
    take(state, "activate diplomacy")
    assert ships(state, 1) == "orb(hoefker,0),orb(jakks,1)"
    take(state, "activate economy")
    assert ships(state, 1) == "orb(hoefker,1),orb(jakks,1)"


def test_reaching_the_end_colonises() -> None:
    """G-ADV-2, G-COL-1: at once."""
    state = table(p1="orb(jakks,1)", p2=QUIET, dice="diplomacy move")
    take(state, "activate diplomacy")
    assert mat(state, 1).own == {"jakks"}


def test_choose_the_ship() -> None:
    """G-ADV-3, D-7: with several matching ships, the player chooses."""
    state = table(p1="orb(jakks,0),orb(mj_120210,1)", p2=QUIET, dice="diplomacy move")
    take(state, "activate diplomacy")
    assert legal(state) == {"advance 1", "advance 4"}
    take(state, "advance 4")
    assert ships(state, 1) == "orb(jakks,0),orb(mj_120210,2)"


def test_surplus_of_an_advance_is_lost() -> None:
    """G-ADV-4: two steps go to one ship and stop at colonising."""
    state = table(
        "jakks vici_ks156 hoefker mj_120210",
        p1="E0 C2 L6 orb(jakks,1),orb(mj_120210,0) own(padraigin_3110)",
        p2=QUIET,
        dice="colony move",
    )
    take(state, "activate colony", "advance 1")
    assert mat(state, 1).own == {"jakks", "padraigin_3110"}
    assert ships(state, 1) == "home,home,home,orb(mj_120210,0)"


def test_regress_stops_at_zero() -> None:
    """G-ADV-5: the ship stays on the track."""
    state = table(p1="E0 C2 L6 own(jorg)", p2="E0 C0 orb(hoefker,1)", dice="colony move")
    take(state, "activate colony")
    assert ships(state, 2) == "home,orb(hoefker,0)"


# -- section 9: colonising -------------------------------------------------------------------------


def test_colonise_in_anothers_turn() -> None:
    """G-COL-1: also while following."""
    state = table(p1=QUIET, p2="C1 orb(jakks,1)", dice="diplomacy move")
    take(state, "activate diplomacy", "P2 follow")
    assert mat(state, 2).own == {"jakks"}


def test_colonising_in_order() -> None:
    """G-COL-2: the planet, the ships home, the score and the trigger, the refill."""
    state = table(
        p1="L5 orb(jakks,1),surf(jakks) own(shouhua,gort,leandra)", p2="C0 orb(jakks,0)", dice="diplomacy"
    )
    news = take(state, "activate diplomacy", chance="maia")
    order = [name for name in news if name in ("colonised", "triggered-end", "revealed")]
    assert order == ["colonised", "triggered-end", "revealed"]
    assert ships(state, 1) == "home,home,home,home"
    assert ships(state, 2) == "home,home"
    assert row(state).startswith("maia ")


def test_colonising_does_not_use_the_planet() -> None:
    """G-COL-3: no action by itself."""
    state = table(p1="E0 C0 orb(jakks,1)", p2=QUIET, dice="diplomacy move")
    take(state, "activate diplomacy")
    assert resources(state, 1) == "E0 C0"
    assert asked(state) == "P1 main-choice"


def test_discards_become_the_deck() -> None:
    """G-COL-4: an empty deck takes the discards; without any the slot stays empty."""
    state = table(p1="orb(jakks,1)", p2=QUIET, dice="diplomacy move", deck="", discard="maia gort")
    take(state, "activate diplomacy", chance="maia")
    assert row(state) == "maia vici_ks156 hoefker mj_120210"
    assert state.discard == 0
    none = table(p1="orb(jakks,1)", p2=QUIET, dice="diplomacy move", deck="")
    take(none, "activate diplomacy")
    assert row(none) == "- vici_ks156 hoefker mj_120210"


# -- sections 10 and 11: colonies and upgrades -----------------------------------------------------


def test_colony_die_upgrades_or_uses() -> None:
    """G-UTIL-1, D-8: one of the two."""
    for choice, outcome in (("upgrade", (2, "E0 C0")), ("colony jakks", (1, "E2 C1"))):
        state = table("gort maia hoefker mj_120210", p1="E2 C0 own(jakks)", p2=QUIET, dice="colony move")
        take(state, "activate colony", choice)
        assert (mat(state, 1).level, resources(state, 1)) == outcome


def test_a_colony_serves_several_dice() -> None:
    """G-UTIL-2: no general limit."""
    state = table(
        "gort maia hoefker mj_120210", p1="E0 C0 L6 own(jakks)", p2=QUIET, dice="colony colony colony"
    )
    take(state, "activate colony", "activate colony")
    assert mat(state, 1).culture == 2


def test_a_colony_needs_no_ship() -> None:
    """G-UTIL-3, G-COL-5: none is moved, and the colony stays."""
    state = table(
        "gort maia hoefker mj_120210",
        p1="E0 C0 own(jakks) orb(gort,2),surf(gort)",
        p2=QUIET,
        dice="colony move",
    )
    take(state, "activate colony")
    assert ships(state, 1) == "orb(gort,2),surf(gort)"
    assert mat(state, 1).own == {"jakks"}


def test_price_in_one_resource() -> None:
    """G-UPG-1, D-9: all energy or all culture."""
    state = table(p1="L2 E4 C3", p2=QUIET, dice="colony move")
    take(state, "activate colony")
    assert legal(state) == {"pay 3", "pay 0"}
    take(state, "pay 0")
    assert (mat(state, 1).level, resources(state, 1)) == (3, "E4 C0")
    mixed = table(p1="L2 E2 C2", p2=QUIET, dice="colony move")
    take(mixed, "activate colony")
    assert mat(mixed, 1).level == 2


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_price_points_ships_and_dice(level: int) -> None:
    """G-UPG-1, G-UPG-3, G-UPG-4, G-UPG-5, G-UPG-6: one level for its number, points and ship at once."""
    state = table(p1=f"L{level} E{level + 1} C0", p2=QUIET, dice="colony move")
    before = len(ships(state, 1).split(","))
    take(state, "activate colony")
    own = mat(state, 1)
    assert (own.level, own.energy, own.score) == (level + 1, 0, LEVEL_POINTS[level + 1])
    assert len(own.ships.split(",")) == before + (level + 1 in (3, 5))
    # The new die is not rolled before the next own turn.
    assert (dice(state), spent(state)) == ("move", "colony")


def test_level_six_is_the_top() -> None:
    """G-UPG-2: nothing above."""
    state = table(p1="L6 E7 C7", p2=QUIET, dice="colony move")
    take(state, "activate colony")
    assert (mat(state, 1).level, resources(state, 1)) == (6, "E7 C7")


def test_upgrade_can_trigger_the_end() -> None:
    """G-UPG-6, G-END-1: 21 points through a level."""
    state = table(
        p1="L5 E6 C0 own(shouhua,hoefker,zalax,mared)",
        row="gort maia jakks nibiru",
        p2=QUIET,
        dice="colony move",
    )
    assert mat(state, 1).score == 18
    take(state, "activate colony", "upgrade")
    assert (mat(state, 1).score, state.trigger) == (21, 0)


@pytest.mark.parametrize(("colony", "mats"), [("lureena", "L2 E1 C2"), ("mared", "L2 E2 C0")])
def test_cheaper_ways_are_full_upgrades(colony: str, mats: str) -> None:
    """G-UPG-7: Lureena and Mared change the price only; ship and points come as always."""
    state = table(p1=f"{mats} own({colony})", p2="E0 C0 L4", dice="colony move")
    take(state, "activate colony")
    own = mat(state, 1)
    assert (own.level, own.score, own.ships) == (3, 2 + 2, "home,home,home")
    assert resources(state, 1) == "E0 C0"
