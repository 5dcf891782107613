"""Each planet: what it does, what it costs, when it cannot be used (section 12b and box.json)."""

import pytest

from starhold.galaxies.components import FACE_IDS, PLANET_IDS
from tests.galaxies.build import (
    asked,
    colony_die,
    dice,
    landing,
    legal,
    mat,
    resources,
    row,
    seen,
    ships,
    solo,
    spent,
    table,
    take,
)

LATER = {"card_texts": "later"}
FAQ_STEALS = {"faq_limit": "clj-0517"}
FAQ_GYORE = {"faq_limit": "gyore"}
#: so few resources that no upgrade competes with the colony
POOR = "E0 C0"


# -- gains -----------------------------------------------------------------------------------------


def test_jakks() -> None:
    """Jakks: 1 culture, however it is used; above 7 it is lost (G-PLANET-9)."""
    state = landing("jakks", "E0 C0")
    take(state, "use")
    assert resources(state, 1) == "E0 C1"
    assert resources(colony_die("jakks", POOR), 1) == "E0 C1"
    full = landing("jakks", "E0 C7")
    take(full, "use")
    assert resources(full, 1) == "E0 C7"


def test_vici_ks156() -> None:
    """Vici-KS156: 1 energy."""
    state = landing("vici_ks156", "E6 C0")
    take(state, "use")
    assert resources(state, 1) == "E7 C0"
    assert resources(colony_die("vici_ks156", POOR), 1) == "E1 C0"


def test_mj_120210() -> None:
    """MJ-120210: 2 energy, the second lost at 7."""
    state = landing("mj_120210", "E6 C0")
    take(state, "use")
    assert resources(state, 1) == "E7 C0"
    assert resources(colony_die("mj_120210", POOR), 1) == "E2 C0"


def test_hoefker() -> None:
    """Hoefker: 1 energy for 2 culture; without energy it is not offered (G-PLANET-3)."""
    state = landing("hoefker", "E1 C0")
    take(state, "use")
    assert resources(state, 1) == "E0 C2"
    assert asked(landing("hoefker", "E0 C7")) == "P1 main-choice"
    assert resources(colony_die("hoefker", "E1 C0"), 1) == "E0 C2"


def test_aughmoore() -> None:
    """Aughmoore: 1 culture for each ship home; the one that landed is not home, nor are locked ones."""
    state = landing("aughmoore", "E0 C0 L3")
    take(state, "use")
    assert resources(state, 1) == "E0 C2"
    assert resources(colony_die("aughmoore", "E0 C0 L3 home,home,orb(jakks,0)"), 1) == "E0 C2"


def test_jac_110912() -> None:
    """JAC-110912: 2 culture for the user, 1 for everybody else, each up to 7 (G-PLANET-10)."""
    state = landing("jac_110912", "E0 C6", "E0 C7", "E0 C0")
    news = take(state, "use")
    assert [resources(state, player) for player in (1, 2, 3)] == ["E0 C7", "E0 C7", "E0 C1"]
    assert news.count("gained-culture") == 3
    alone = solo("artemis C5", "E0 C0 own(jac_110912)", dice="colony move")
    take(alone, "activate colony")
    assert [mat(alone, player).culture for player in (1, 2)] == [2, 6]


def test_gleam_zanier() -> None:
    """Gleam-Zanier: 2 energy for the user, 1 for everybody else; the Rogue up to its own maximum."""
    state = colony_die("gleam_zanier", POOR, "E7 C0", "E1 C0")
    assert [resources(state, player) for player in (1, 2, 3)] == ["E2 C0", "E7 C0", "E2 C0"]
    alone = solo("gamelyn E4", "E0 C0 own(gleam_zanier)", dice="colony move")
    take(alone, "activate colony")
    assert [mat(alone, player).energy for player in (1, 2)] == [2, 4]


def test_maia() -> None:
    """Maia, G-CARD-15, D-25: two inactive dice for 2 energy and 2 culture, in one's own turn."""
    state = landing("maia", "E0 C6", dice="energy culture culture")
    take(state, "use")
    assert legal(state) == {"discard energy", "discard culture"}
    take(state, "discard culture")
    assert legal(state) == {"discard energy", "discard culture"}
    take(state, "discard energy")
    assert (resources(state, 1), dice(state), state.discarded) == ("E2 C7", "culture", 2)
    one_left = landing("maia", "E0 C0", dice="energy")
    assert asked(one_left) == "P1 main-choice"
    follower = table("maia gort jakks helios", p1=POOR, p2="E0 C1", dice="move energy energy")
    take(follower, "activate move", "move home orbit-2", "P2 follow", "P2 move home surface-1")
    assert asked(follower) == "P1 main-choice"


# -- following -------------------------------------------------------------------------------------


def test_birkomius() -> None:
    """Birkomius, G-CARD-1: 1 culture for each follow from its own die's window on; once a turn."""
    state = landing("birkomius", "E0 C0", "E0 C3", dice="energy colony move")
    take(state, "use", "P2 follow", "P2 move home orbit-1")
    assert mat(state, 1).culture == 1
    take(state, "activate energy", "P2 follow")
    assert mat(state, 1).culture == 2
    take(state, "activate move", "move surface-1 home")
    take(state, "P2 pass")
    assert mat(state, 1).culture == 2
    # Landing again in the same turn: the mark bars it (G-PLANET-7).
    again = landing("birkomius", "E0 C0", dice="move move")
    take(again, "use")
    take(again, "activate move", "move surface-1 home")
    take(again, "activate move", "move home surface-1")
    assert asked(again) == "P2 main-choice"


def test_bisschop() -> None:
    """Bisschop, G-CARD-1: 1 energy for each follow; runs together with Birkomius, never twice."""
    state = table(p1="E0 C0 own(bisschop,birkomius)", p2="E0 C2", dice="colony colony energy colony")
    take(state, "activate colony", "colony bisschop")
    take(state, "activate colony")
    assert (state.bounty_energy, state.bounty_culture) == (1, 1)
    take(state, "activate colony")
    assert (state.bounty_energy, state.bounty_culture) == (1, 1)
    take(state, "activate energy", "P2 follow")
    assert resources(state, 1) == "E3 C1"


def test_bounties_are_for_ones_own_turn() -> None:
    """Birkomius and Bisschop, G-PLANET-8: a follower cannot start one."""
    state = table(p1=POOR, p2="E0 C1 own(bisschop,birkomius)", dice="colony move")
    take(state, "activate colony")
    assert asked(state) == "P1 main-choice"


def test_nibiru() -> None:
    """Nibiru, G-CARD-2: dearer from its own die's window on; twice is no dearer; own turn only."""
    state = landing("nibiru", "E0 C0", "E0 C1", "E0 C2", dice="energy colony")
    take(state, "use")
    assert asked(state) == "P3 follow"
    take(state, "P3 follow", "P3 move home orbit-1")
    assert mat(state, 3).culture == 0
    twice = table(p1="E0 C0 own(nibiru)", p2="E0 C3", dice="colony colony energy move")
    take(twice, "activate colony", "activate colony")
    assert twice.follow_cost == 2
    follower = table(p1=POOR, p2="E0 C3 L6 own(nibiru)", dice="colony move")
    take(follower, "activate colony")
    assert asked(follower) == "P1 main-choice"


# -- taking and exchanging -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "after"), [("la_torres", "E1 C0"), ("clj_0517", "E0 C1")])
def test_la_torres_and_clj_0517(name: str, after: str) -> None:
    """La-Torres and CLJ-0517, G-CARD-17, D-12: 1 energy / culture from a player who has some, once a turn."""
    state = landing(name, POOR, "E1 C1", "E1 C1", dice="energy")
    take(state, "use")
    assert legal(state) == {"steal 2", "steal 3"}
    take(state, "steal 3")
    assert resources(state, 1) == after
    assert resources(state, 3) == ("E0 C1" if name == "la_torres" else "E1 C0")
    nothing = landing(name, "E1 C1", POOR)
    assert asked(nothing) == "P1 main-choice"


@pytest.mark.parametrize("name", ["la_torres", "clj_0517"])
def test_a_full_thief(name: str) -> None:
    """La-Torres and CLJ-0517, G-CARD-17: at 7 nothing is gained, and the victim still loses 1."""
    state = colony_die(name, "E7 C7 L6", "E1 C1", dice="colony move")
    assert resources(state, 1) == "E7 C7"
    assert resources(state, 2) == ("E0 C1" if name == "la_torres" else "E1 C0")
    take(state, "activate colony")
    assert sum(int(number) for number in resources(state, 2) if number.isdigit()) == 1


@pytest.mark.parametrize(
    ("options", "offered"), [({}, True), (LATER, False), (FAQ_STEALS, False), (FAQ_GYORE, True)]
)
@pytest.mark.parametrize("name", ["la_torres", "clj_0517"])
def test_theft_while_following(name: str, options: dict[str, str], offered: bool) -> None:
    """La-Torres and CLJ-0517, G-CARD-17, G-PLANET-14: not by later printings, nor by a reading of the FAQ."""
    state = table(p1="E1 C1 L6", p2=f"E0 C1 own({name})", dice="colony move", options=options)
    take(state, "activate colony")
    assert (asked(state) == "P2 follow") == offered


def test_omicron_fenzi() -> None:
    """Omicron Fenzi, G-CARD-16, D-13: energy into culture, 1 to what one has and has room for."""
    state = landing("omicron_fenzi", "E4 C5")
    take(state, "use")
    assert legal(state) == {"exchange 1", "exchange 2"}
    take(state, "exchange 2")
    assert resources(state, 1) == "E2 C7"
    assert asked(landing("omicron_fenzi", "E4 C7")) == "P1 main-choice"
    assert asked(landing("omicron_fenzi", "E0 C3")) == "P1 main-choice"


def test_pembertonia_major() -> None:
    """Pembertonia-Major, G-CARD-16, D-13: culture into energy."""
    state = colony_die("pembertonia_major", "E6 C3 L6", "E0 C0")
    assert resources(state, 1) == "E7 C2"
    more = landing("pembertonia_major", "E0 C3")
    take(more, "use")
    assert legal(more) == {"exchange 1", "exchange 2", "exchange 3"}
    take(more, "exchange 3")
    assert resources(more, 1) == "E3 C0"
    assert asked(landing("pembertonia_major", "E3 C0")) == "P1 main-choice"


# -- own ships -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("drewkaiden", "orb(mj_120210,0),orb(hoefker,0)", "orb(hoefker,0),orb(mj_120210,1)"),
        ("leandra", "orb(mj_120210,0),orb(hoefker,0)", "orb(hoefker,1),orb(mj_120210,0)"),
    ],
)
def test_drewkaiden_and_leandra(name: str, before: str, after: str) -> None:
    """Drewkaiden moves on diplomacy tracks, Leandra on economy tracks; both can colonise."""
    assert ships(colony_die(name, f"E0 C0 {before}"), 1) == after
    state = landing(name, "E0 C0 L2")
    assert asked(state) == "P1 main-choice"
    near = "orb(jakks,1)" if name == "drewkaiden" else "orb(vici_ks156,1)"
    assert len(mat(colony_die(name, f"E0 C0 {near}"), 1).own) == 2


def test_shouhua() -> None:
    """Shouhua, D-7: any orbiting ship, whatever its track."""
    state = colony_die("shouhua", "E0 C0 orb(jakks,1),orb(hoefker,0)")
    assert legal(state) == {"advance 1", "advance 3"}
    take(state, "advance 1")
    assert mat(state, 1).own == {"shouhua", "jakks"}
    assert asked(landing("shouhua", POOR)) == "P1 main-choice"


def test_nakagawakozi() -> None:
    """Nakagawakozi: 2 energy for two spaces on an economy track."""
    state = landing("nakagawakozi", "E2 C0 L3 orb(hoefker,0)")
    take(state, "use")
    assert (mat(state, 1).energy, ships(state, 1)) == (0, "home,orb(hoefker,2),surf(nakagawakozi)")
    assert asked(landing("nakagawakozi", "E1 C0 L3 orb(hoefker,0)")) == "P1 main-choice"
    assert asked(landing("nakagawakozi", "E2 C0 L3 orb(jakks,0)")) == "P1 main-choice"


def test_padraigin_3110() -> None:
    """Padraigin-3110: 2 culture for two spaces on a diplomacy track."""
    state = landing("padraigin_3110", "E0 C2 L3 orb(jakks,0)")
    take(state, "use")
    assert (mat(state, 1).culture, mat(state, 1).own) == (0, {"jakks"})
    assert asked(landing("padraigin_3110", "E0 C1 L3 orb(jakks,0)")) == "P1 main-choice"
    assert asked(landing("padraigin_3110", "E0 C2 L3 orb(hoefker,0)")) == "P1 main-choice"


def test_bsw_10_1() -> None:
    """BSW-10-1, G-CARD-11, D-23: one ship back, another forth; needs one at 1 or more and a second."""
    state = colony_die("bsw_10_1", "E0 C0 L3 orb(jakks,1),orb(hoefker,2),orb(mj_120210,0)")
    assert legal(state) == {"fall-back 1", "fall-back 3"}
    take(state, "fall-back 3")
    assert legal(state) == {"advance 1", "advance 4"}
    take(state, "advance 1")
    assert mat(state, 1).own == {"bsw_10_1", "jakks"}
    assert ships(state, 1) == "home,orb(hoefker,1),orb(mj_120210,0)"
    assert asked(landing("bsw_10_1", "E0 C0 L3 orb(hoefker,2)")) == "P1 main-choice"
    assert asked(landing("bsw_10_1", "E0 C0 L3 orb(hoefker,0),orb(jakks,0)")) == "P1 main-choice"


def test_andellouxian_6() -> None:
    """Andellouxian-6, G-CARD-12, D-22: a ship home for its position in one resource."""
    state = colony_die("andellouxian_6", "E0 C0 orb(mj_120210,2),orb(hoefker,0)")
    assert legal(state) == {"recall 3", "recall 4"}
    take(state, "recall 4")
    assert legal(state) == {"split 0", "split 2"}
    take(state, "split 0")
    assert (resources(state, 1), ships(state, 1)) == ("E0 C2", "home,orb(hoefker,0)")
    start = colony_die("andellouxian_6", "E0 C0 orb(hoefker,0)")
    assert (resources(start, 1), ships(start, 1)) == ("E0 C0", "home,home")
    assert asked(landing("andellouxian_6", POOR)) == "P1 main-choice"


def test_andellouxian_6_later() -> None:
    """Andellouxian-6, G-CARD-12, D-22: later printings split freely."""
    state = colony_die("andellouxian_6", "E0 C0 orb(mj_120210,2)", options=LATER)
    assert legal(state) == {"split 0", "split 1", "split 2"}
    take(state, "split 1")
    assert resources(state, 1) == "E1 C1"


def test_gort() -> None:
    """Gort, G-CARD-8, D-21: the same space of another track, without a second own ship there."""
    state = colony_die("gort", "E0 C0 orb(hoefker,1),orb(jakks,0)")
    assert legal(state) == {"shift 1 2", "shift 1 4", "shift 3 2", "shift 3 4"}
    take(state, "shift 3 4")
    assert ships(state, 1) == "orb(jakks,0),orb(mj_120210,1)"
    assert asked(landing("gort", POOR)) == "P1 main-choice"
    # Space 2 of Hoefker does not exist on the shorter tracks but as their end.
    end = colony_die("gort", "E0 C0 orb(hoefker,2)")
    take(end, "shift 3 1")
    assert mat(end, 1).own == {"gort", "jakks"}


def test_terra_bettia() -> None:
    """Terra-Bettia, G-CARD-10, D-24: the others may advance, clockwise, then the user by two."""
    state = colony_die(
        "terra_bettia", "E0 C0 orb(hoefker,0)", "E0 C0 orb(jakks,1)", "E0 C0 orb(jakks,0),orb(hoefker,1)"
    )
    assert asked(state) == "P2 granted-advance"
    assert legal(state) == {"advance 1", "decline"}
    take(state, "P2 advance 1", chance="maia")
    assert mat(state, 2).own == {"jakks"}
    assert asked(state) == "P3 granted-advance"
    assert legal(state) == {"advance 3", "decline"}
    take(state, "P3 decline")
    assert ships(state, 1) == "home,orb(hoefker,2)"


def test_terra_bettia_without_own_ship() -> None:
    """Terra-Bettia, G-CARD-10: the first half stands alone; with nobody in orbit it is not offered."""
    state = colony_die("terra_bettia", POOR, "E0 C0 orb(hoefker,1)")
    take(state, "P2 advance 3")
    assert (ships(state, 1), ships(state, 2)) == ("home,home", "home,orb(hoefker,2)")
    lost = colony_die("terra_bettia", "E0 C0 orb(jakks,0)", "E0 C0 orb(jakks,1)")
    take(lost, "P2 advance 1")
    assert ships(lost, 1) == "home,home"
    assert asked(landing("terra_bettia", POOR)) == "P1 main-choice"


def test_nagato() -> None:
    """Nagato, G-CARD-7, D-19: 1 culture for a move and, with another ship, a second one or none."""
    state = colony_die("nagato", "E0 C1")
    assert mat(state, 1).culture == 0
    assert asked(state) == "P1 move-ship"
    assert "decline" not in legal(state)
    take(state, "move home surface-1", "use")
    assert mat(state, 1).culture == 1
    assert {move.split()[1] for move in legal(state) if move != "decline"} == {"home"}
    take(state, "decline")
    assert ships(state, 1) == "home,surf(jakks)"
    assert asked(landing("nagato", "E0 C0")) == "P1 main-choice"


# -- enemy ships -----------------------------------------------------------------------------------


#: two diplomacy tracks and an economy track beside the planet in question
TRACKS = "mj_120210 hoefker jakks"


@pytest.mark.parametrize(
    ("name", "pushed", "no_target"),
    [
        ("tifnod", "orb(hoefker,1),orb(mj_120210,1)", "orb(hoefker,2)"),
        ("vizcarra", "orb(hoefker,0),orb(mj_120210,2)", "orb(mj_120210,2)"),
        ("k_widow", "orb(hoefker,0),orb(mj_120210,2)", "orb(jakks,0)"),
    ],
)
def test_tifnod_vizcarra_and_k_widow(name: str, pushed: str, no_target: str) -> None:
    """Tifnod, Vizcarra and K-Widow, G-CARD-18, D-11: one space back on diplomacy, economy or any tracks."""
    state = landing(name, POOR, "E0 C0 orb(mj_120210,2),orb(hoefker,1)", others=TRACKS)
    take(state, "use")
    if name == "k_widow":
        assert legal(state) == {"push-back 2 2", "push-back 2 3"}
        take(state, "push-back 2 3")
    assert ships(state, 2) == pushed
    assert asked(landing(name, POOR, f"E0 C0 {no_target}", others=TRACKS)) == "P1 main-choice"
    # One's own ships are no enemies.
    own = landing(name, "E0 C0 L3 orb(mj_120210,1),orb(hoefker,1)", others=TRACKS)
    assert asked(own) == "P1 main-choice"


def test_jorg() -> None:
    """Jorg, G-CARD-18, D-11: 2 culture to push one ship back two spaces, never below the start."""
    state = landing("jorg", "E0 C2", "E0 C0 orb(mj_120210,2),orb(hoefker,1)", others=TRACKS)
    take(state, "use")
    assert legal(state) == {"push-back 2 2", "push-back 2 3"}
    take(state, "push-back 2 2")
    assert (mat(state, 1).culture, ships(state, 2)) == (0, "orb(hoefker,1),orb(mj_120210,0)")
    assert asked(landing("jorg", "E0 C1", "E0 C0 orb(hoefker,1)")) == "P1 main-choice"


def test_brumbaugh() -> None:
    """Brumbaugh, G-CARD-18, D-11: 2 energy, two different ships, or the only one."""
    state = landing("brumbaugh", "E2 C0", "E0 C0 orb(hoefker,2),orb(jakks,1)", "E0 C0 orb(hoefker,1)")
    take(state, "use")
    assert legal(state) == {"push-back 2 2", "push-back 2 4", "push-back 3 4"}
    take(state, "push-back 2 4")
    assert legal(state) == {"push-back 2 2", "push-back 3 4"}
    take(state, "push-back 3 4")
    assert ships(state, 2) == "orb(hoefker,1),orb(jakks,1)"
    assert ships(state, 3) == "home,orb(hoefker,0)"
    assert mat(state, 1).energy == 0
    single = landing("brumbaugh", "E2 C0", "E0 C0 orb(hoefker,2)")
    take(single, "use")
    assert (ships(single, 2), mat(single, 1).energy) == ("home,orb(hoefker,1)", 0)
    assert asked(landing("brumbaugh", "E1 C0", "E0 C0 orb(hoefker,2)")) == "P1 main-choice"


# -- upgrades --------------------------------------------------------------------------------------


def test_lureena() -> None:
    """Lureena, D-9, G-UPG-7: any exact mix, from the surface too; not at level 6."""
    state = landing("lureena", "L3 E2 C3")
    take(state, "use")
    assert legal(state) == {"pay 1", "pay 2"}
    take(state, "pay 1")
    assert (mat(state, 1).level, resources(state, 1)) == (4, "E1 C0")
    assert asked(landing("lureena", "L3 E1 C2")) == "P1 main-choice"
    assert asked(landing("lureena", "L6 E7 C7")) == "P1 main-choice"


def test_mared() -> None:
    """Mared, G-CARD-13: strictly lowest level, 1 cheaper, one resource only."""
    state = landing("mared", "L2 E2 C2", "E0 C0 L3")
    take(state, "use")
    assert legal(state) == {"pay 0", "pay 2"}
    take(state, "pay 2")
    assert (mat(state, 1).level, resources(state, 1)) == (3, "E0 C2")
    assert asked(landing("mared", "L2 E2 C2", "E0 C0 L2")) == "P1 main-choice"
    assert asked(landing("mared", "L2 E1 C1", "E0 C0 L3")) == "P1 main-choice"


def test_mared_later() -> None:
    """Mared, G-CARD-13: in later printings a tie for lowest is enough, a lower rival is not."""
    tied = landing("mared", "L2 E2 C0", "E0 C0 L2", options=LATER)
    take(tied, "use")
    assert mat(tied, 1).level == 3
    assert asked(landing("mared", "L2 E2 C0", "E0 C0 L1", options=LATER)) == "P1 main-choice"


# -- the row ---------------------------------------------------------------------------------------


def test_helios() -> None:
    """Helios, G-CARD-9, D-14: an unoccupied planet makes room for the next card, and is discarded."""
    state = landing("helios", POOR, "E0 C0 surf(jakks)", others="jakks gort maia")
    take(state, "use")
    assert legal(state) == {"remove 3", "remove 4"}
    take(state, "remove 3", chance="nibiru")
    assert row(state) == "helios jakks nibiru maia"
    assert seen(state, 0).discard == ("gort",)
    full = landing(
        "helios", "E0 C0 L3 orb(jakks,0)", "E0 C0 surf(gort),orb(maia,1)", others="jakks gort maia"
    )
    assert asked(full) == "P1 main-choice"


def test_helios_draws_before_it_discards() -> None:
    """Helios, G-CARD-9: a card never replaces itself, and without a card it is not offered."""
    only = table("helios jakks gort maia", p2=POOR, dice="move move", deck="", discard="nibiru")
    take(only, "activate move", "move home surface-1", "use", "remove 2", chance="nibiru")
    assert row(only) == "helios nibiru gort maia"
    assert seen(only, 0).discard == ("jakks",)
    none = table("helios jakks gort maia", p2=POOR, dice="move move", deck="")
    take(none, "activate move", "move home surface-1")
    assert asked(none) == "P1 main-choice"


def test_helios_later() -> None:
    """Helios, G-CARD-9, G-HID-4: later printings put the card under the deck, for all to see."""
    state = table(
        "helios jakks gort maia", p1="L3", p2=POOR, dice="move move move", deck="nibiru", options=LATER
    )
    take(state, "activate move", "move home surface-1", "use", "remove 2")
    assert row(state) == "helios nibiru gort maia"
    assert (seen(state, 1).under, seen(state, 1).discard, seen(state, 1).deck) == (("jakks",), (), 1)
    take(state, "activate move", "move surface-1 home")
    take(state, "activate move", "move home surface-1", "use", "remove 3")
    assert row(state) == "helios nibiru jakks maia"
    assert seen(state, 1).under == ("gort",)


def test_helios_later_keeps_the_order_under_the_deck() -> None:
    """Helios, G-CARD-9, G-HID-4: what went under the deck first comes up first."""
    state = table(
        "jakks gort maia hoefker",
        p1="E0 C0 L6 own(helios)",
        p2=POOR,
        dice="colony colony colony move",
        deck="nibiru gyore",
        options=LATER,
    )
    take(state, "activate colony", "remove 1", chance="nibiru")
    take(state, "activate colony", "remove 2")
    assert seen(state, None).under == ("jakks", "gort")
    take(state, "activate colony", "remove 3")
    assert row(state) == "nibiru gyore jakks hoefker"
    assert seen(state, None).under == ("gort", "maia")


# -- dice ------------------------------------------------------------------------------------------


def test_zalax() -> None:
    """Zalax, G-CARD-14, D-27: any inactive dice once more, leaving the free reroll untouched."""
    state = landing("zalax", POOR, dice="energy energy culture")
    take(state, "use")
    assert legal(state) == {"reroll energy", "reroll culture"}
    take(state, "reroll energy", "roll", chance="colony")
    assert dice(state) == "energy culture colony"
    assert state.free_reroll
    take(state, "reroll culture", "roll", chance="colony")
    assert not state.free_reroll
    last = table("zalax gort jakks helios", p1=POOR, p2=POOR, dice="move")
    take(last, "activate move", "move home surface-1")
    assert asked(last) == "P2 main-choice"


def test_gyore() -> None:
    """Gyore, G-CARD-19, D-26: an inactive die to another face; independent of the converter."""
    state = landing("gyore", POOR, dice="energy culture colony")
    take(state, "use")
    assert legal(state) == {
        f"turn {die} {face}" for die in ("energy", "culture", "colony") for face in FACE_IDS if face != die
    }
    take(state, "turn energy colony")
    assert dice(state) == "culture colony colony"
    assert "convert culture" in legal(state)


@pytest.mark.parametrize(
    ("options", "again"), [({}, True), (LATER, True), (FAQ_STEALS, True), (FAQ_GYORE, False)]
)
def test_gyore_twice_in_a_turn(options: dict[str, str], again: bool) -> None:
    """Gyore, G-PLANET-7, G-PLANET-14: once per turn by one reading of the FAQ, and the next turn again."""
    state = table(p1="E0 C0 L3 own(gyore)", p2=POOR, dice="colony colony energy culture", options=options)
    take(state, "activate colony", "turn energy culture")
    assert seen(state, 1).seats[0].empire.used == (() if again else ("gyore",))
    take(state, "activate colony")
    assert (asked(state) == "P1 set-die") == again
    if again:
        take(state, "turn culture energy")
    take(state, "end-turn", chance="move move move move")
    assert seen(state, 1).seats[0].empire.used == ()


@pytest.mark.parametrize(("options", "again"), [({}, True), (FAQ_GYORE, False)])
def test_gyore_through_a_copy_counts(options: dict[str, str], again: bool) -> None:
    """Gyore, G-PLANET-7, G-PLANET-14: copied by Umbra-Forum, then by landing."""
    state = table(
        "gyore vici_ks156 hoefker mj_120210",
        p1="E0 C0 own(umbra_forum)",
        p2=POOR,
        dice="colony move energy culture",
        options=options,
    )
    take(state, "activate colony", "copy gyore", "turn energy culture")
    take(state, "activate move", "move home surface-1")
    assert (asked(state) == "P1 landing") == again


@pytest.mark.parametrize("name", ["zalax", "gyore", "maia", "nibiru", "birkomius", "bisschop"])
def test_own_turn_only(name: str) -> None:
    """Zalax, Gyore, Maia, Nibiru, Birkomius, Bisschop, G-PLANET-8: never offered to a follower."""
    state = table(f"{name} gort jakks helios", p1=POOR, p2="E0 C3", dice="move energy energy", spent="energy")
    take(state, "activate move", "move home orbit-2", "P2 follow", "P2 move home surface-1")
    assert asked(state) == "P1 main-choice"


def test_piedes() -> None:
    """Piedes, G-CARD-4, D-20: an earlier die again, not the one resolving, without a window."""
    state = colony_die(
        "piedes", "E0 C0 L6 orb(jakks,0)", "E0 C1", spent="energy diplomacy economy", dice="move"
    )
    assert legal(state) == {"repeat energy", "repeat diplomacy"}
    take(state, "repeat energy")
    assert mat(state, 1).energy == 3
    assert spent(state) == "energy diplomacy economy colony"
    assert asked(state) == "P1 main-choice"
    nothing = colony_die("piedes", POOR)
    assert asked(nothing) == "P1 main-choice"


# -- copies ----------------------------------------------------------------------------------------


def test_umbra_forum() -> None:
    """Umbra-Forum, G-CARD-5, D-15: any usable planet of the row but itself, occupied or not."""
    state = landing("umbra_forum", "E0 C0", "E0 C0 surf(jakks)", others="jakks hoefker mj_120210")
    take(state, "use")
    assert legal(state) == {"copy jakks", "copy mj_120210"}
    take(state, "copy mj_120210")
    assert resources(state, 1) == "E2 C0"
    unusable = landing("umbra_forum", POOR, others="hoefker nagato padraigin_3110")
    assert asked(unusable) == "P1 main-choice"


@pytest.mark.parametrize(
    ("name", "before", "payee"), [("sargus_36", "E1 C0", "E1 C0"), ("walsfeo", "E0 C1", "E0 C1")]
)
def test_sargus_36_and_walsfeo(name: str, before: str, payee: str) -> None:
    """Sargus-36 and Walsfeo, G-CARD-6, D-16: pay another player and use one of that player's colonies."""
    state = landing(
        name, before, "E0 C0 own(jakks,hoefker)", "E0 C0 own(vici_ks156)", others="gort maia nibiru gyore"
    )
    take(state, "use")
    # Hoefker costs 1 energy, which is gone after paying.
    assert legal(state) == {"copy jakks", "copy vici_ks156"}
    take(state, "copy jakks")
    assert (resources(state, 1), resources(state, 2)) == ("E0 C1", payee)
    poor = landing(name, POOR, "E0 C0 own(jakks)", others="gort maia nibiru")
    assert asked(poor) == "P1 main-choice"
    alone = landing(name, "E1 C1 own(jakks)", POOR, others="gort maia nibiru")
    assert asked(alone) == "P1 main-choice"


def test_payee_at_seven() -> None:
    """Sargus-36, G-CARD-6: what a full payee gets is lost; no right to refuse."""
    state = landing("sargus_36", "E1 C0", "E7 C0 own(jakks)", others="gort maia nibiru")
    take(state, "use")
    assert (resources(state, 1), resources(state, 2)) == ("E0 C1", "E7 C0")


def test_the_payment_itself_can_be_stolen() -> None:
    """Sargus-36, G-CARD-6: the payee has the payment before the copied action is asked about."""
    state = landing("sargus_36", "E1 C0", "E0 C0 own(la_torres)", others="gort maia nibiru")
    take(state, "use")
    assert (resources(state, 1), resources(state, 2)) == ("E1 C0", "E0 C0")


def test_zavodnick() -> None:
    """Zavodnick, G-CARD-3, D-17, D-18: any action one can perform; the others follow it for free."""
    state = landing("zavodnick", "E0 C0", "E0 C0", "E0 C1", dice="energy")
    take(state, "use")
    assert legal(state) == {"perform move", "perform energy", "perform culture"}
    take(state, "perform energy")
    assert mat(state, 1).energy == 2
    assert asked(state) == "P2 follow"
    take(state, "P2 follow", "P3 pass")
    assert [resources(state, player) for player in (2, 3)] == ["E2 C0", "E0 C1"]
    # Then comes the window of the move die itself, for culture.
    assert asked(state) == "P3 follow"
    take(state, "P3 follow")
    assert asked(state) == "P3 move-ship"


# -- all of them -----------------------------------------------------------------------------------

#: Players with something of everything, so that every planet is usable by P1.
RICH = {
    "p1": "E3 C3 L3 home,orb(jakks,1),orb(drewkaiden,0)",
    "p2": "E2 C2 L4 orb(drewkaiden,1),orb(jakks,1)",
    "p3": "E2 C2 L4",
}
WAYS = {
    "colony": ("jakks drewkaiden tifnod vizcarra leandra", "own({name})", "", "colony {name}"),
    "umbra": (
        "jakks drewkaiden tifnod vizcarra {name}",
        "own(umbra_forum)",
        "",
        "colony umbra_forum;copy {name}",
    ),
    "sargus": (
        "jakks drewkaiden tifnod vizcarra leandra",
        "own(sargus_36)",
        "own({name})",
        "colony sargus_36;copy {name}",
    ),
}


def used(name: str, way: str) -> tuple[str, str]:
    """P1 uses the planet in one way; tells what P1 is asked then and what P1 has."""
    planets, own, enemy, moves = (text.format(name=name) for text in WAYS[way])
    state = table(
        planets,
        f"{RICH['p1']} {own}",
        f"{RICH['p2']} {enemy}",
        RICH["p3"],
        dice="colony move move",
        spent="energy",
    )
    if way == "sargus":
        state.empires[0].energy += 1
    news = take(state, "activate colony")
    for move in moves.split(";"):
        if move in legal(state):
            news += take(state, move)
    assert news.count("used-planet") == len(moves.split(";"))
    while asked(state).endswith(" follow"):
        take(state, "pass")
    return asked(state), resources(state, 1)


#: they are part of the position, or copy other planets in each way
LEFT_OUT = {"umbra_forum", "sargus_36", "walsfeo", "jakks", "drewkaiden", "tifnod", "vizcarra", "leandra"}
#: what Sargus-36 pays to P2 changes what they do
PAYMENT_MATTERS = {"la_torres", "gleam_zanier"}


@pytest.mark.parametrize("name", sorted(set(PLANET_IDS) - LEFT_OUT))
def test_copies_do_what_the_planet_does(name: str) -> None:
    """G-PLANET-1, G-CARD-5, G-CARD-6: by colony die, through Umbra-Forum and through Sargus-36 alike."""
    assert used(name, "colony") == used(name, "umbra")
    if name not in PAYMENT_MATTERS:
        assert used(name, "colony") == used(name, "sargus")
