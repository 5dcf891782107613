"""Section 16: the solo game and the five Rogue galaxies."""

import pytest

from starhold import FastChance
from starhold.galaxies.components import ROGUE_IDS, ROGUE_POINTS
from starhold.galaxies.state import GalaxiesState
from starhold.galaxies.steps.rogue import Batch
from tests.galaxies.build import (
    asked,
    dice,
    legal,
    mat,
    resources,
    rogue_called,
    rogue_rolls,
    rogue_seen,
    row,
    seen,
    ships,
    solo,
    spent,
    started,
    take,
)

#: a human who can neither follow nor force rerolls
MUTE = "E0 C0"
#: economy and diplomacy tracks, energy and culture planets, of 5 and more spaces
LONG = "k_widow shouhua gyore bsw_10_1"


# -- set-up and order ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ROGUE_IDS)
def test_set_up(name: str) -> None:
    """G-SOLO-1, G-SOLO-2, G-SOLO-3, G-SOLO-4, D-31: a row of 4, the chosen Rogue with nothing but four
    ships, no missions, the human first."""
    state = started(1, rogue=name)
    assert len(row(state).split()) == 4
    assert (resources(state, 2), mat(state, 2).level, ships(state, 2)) == ("E0 C0", 1, "home,home,home,home")
    assert mat(state, 2).score == 0
    assert asked(state) == "P1 main-choice"
    assert rogue_seen(state).id == name
    assert seen(state, 0).seats[0].dealt == ()


def test_turns_alternate() -> None:
    """G-SOLO-4: human, Rogue, human."""
    state = solo("artemis", MUTE)
    news = take(state, "end-turn", chance="move move move move colony energy energy energy energy")
    assert news.count("rogue-rolled") == 5
    assert asked(state) == "P1 main-choice"
    assert dice(state) == "energy energy energy energy"


def test_the_rogue_never_follows() -> None:
    """G-SOLO-5: the human plays by the normal rules, and nobody follows."""
    state = solo("artemis C5", "E0 C0", dice="energy move")
    take(state, "activate energy")
    assert (resources(state, 1), resources(state, 2)) == ("E2 C0", "E0 C5")
    assert asked(state) == "P1 main-choice"


# -- the Rogue's dice ------------------------------------------------------------------------------


def test_dice_one_at_a_time() -> None:
    """G-SOLO-6: as many as the level at the start shows, each resolved before the next is rolled."""
    state = solo("artemis L5", "E0 C1")
    take(state, "end-turn", chance="move")
    assert asked(state) == "P1 follow"
    assert spent(state) == "move"
    for level, number in ((1, 5), (2, 5), (3, 6), (4, 6), (5, 7)):
        quiet = solo(f"artemis L{level}", MUTE)
        news = take(quiet, "end-turn")
        batch = news[: news.index("rogue-bonus")] if "rogue-bonus" in news else news
        assert batch.count("rogue-rolled") == number


def test_order_of_one_die() -> None:
    """G-SOLO-7, D-28, D-10: forced reroll before it acts, follow after it acted."""
    state = solo("artemis", "E1 C2")
    rogue_rolls(state, "energy", dice=1)
    assert asked(state) == "P1 forced-reroll"
    assert mat(state, 2).energy == 0
    take(state, "accept")
    assert mat(state, 2).energy == 4
    assert asked(state) == "P1 follow"
    take(state, "follow")
    assert resources(state, 1) == "E3 C1"


def test_forced_rerolls() -> None:
    """G-SOLO-8, D-28: 1 energy and 1 culture each, as often as one can pay, on usable faces only."""
    state = solo("artemis", "E2 C3")
    rogue_rolls(state, "energy", dice=1)
    assert legal(state) == {"force-reroll", "accept"}
    take(state, "force-reroll", chance="culture")
    assert (resources(state, 1), asked(state)) == ("E1 C2", "P1 forced-reroll")
    # Diplomacy is unusable, so it is rolled again without asking.
    news = take(state, "force-reroll", chance="diplomacy move")
    assert news.count("rogue-rerolled") == 2
    assert resources(state, 1) == "E0 C1"
    assert "orb(" in ships(state, 2)


def test_unusable_die() -> None:
    """G-SOLO-9: rolled again once, then discarded, and never followed."""
    state = solo("artemis", "E0 C1 orb(jakks,0)")
    news = rogue_rolls(state, "diplomacy economy", dice=1)
    assert news[:3] == ["rogue-rolled", "rogue-rerolled", "rogue-discarded"]
    assert asked(state) == "P1 main-choice"
    french = solo("artemis", "E0 C1 orb(jakks,0)", options={"rogue_unusable_die": "discard"})
    assert rogue_rolls(french, "diplomacy", dice=1)[:2] == ["rogue-rolled", "rogue-discarded"]


def test_discarded_dice_count() -> None:
    """G-DEF-4, G-INV-5: what was of no use lies aside until the control mat is cleared."""
    state = solo("artemis", "E0 C1")
    take(state, "end-turn", chance="diplomacy economy energy")
    assert (asked(state), spent(state), state.discarded) == ("P1 follow", "energy", 1)
    assert seen(state, 0).dice.discarded == 1
    take(state, "pass", chance="economy diplomacy energy")
    assert (spent(state), state.discarded) == ("energy energy", 2)
    bonus = solo("artemis C6", "E0 C1")
    rogue_rolls(bonus, "diplomacy economy diplomacy economy energy", dice=1)
    assert (asked(bonus), bonus.discarded) == ("P1 follow", 1)


def test_the_die_at_a_forced_reroll_is_seen() -> None:
    """G-HID-5: the die that was rolled, and how many are still to be rolled."""
    state = solo("artemis", "E1 C2")
    assert (seen(state, 0).dice.rolled, seen(state, 0).dice.left) == (None, 0)
    take(state, "end-turn", chance="energy")
    assert asked(state) == "P1 forced-reroll"
    for seat in (0, None):
        assert (seen(state, seat).dice.rolled, seen(state, seat).dice.left) == ("energy", 4)
    take(state, "force-reroll", chance="move")
    assert (seen(state, 0).dice.rolled, seen(state, 0).dice.left) == (None, 4)
    assert seen(state, 0).dice.activated == ("move",)


def test_one_automatic_reroll_for_each_die() -> None:
    """G-SOLO-10: a forced reroll neither uses it up nor renews it."""
    used_up = solo("artemis", "E1 C1")
    rogue_rolls(used_up, "diplomacy energy", dice=1)
    news = take(used_up, "force-reroll", chance="economy")
    assert news[:3] == ["forced-reroll", "rogue-rerolled", "rogue-discarded"]
    kept = solo("artemis", "E1 C1")
    rogue_rolls(kept, "energy", dice=1)
    news = take(kept, "force-reroll", chance="economy energy")
    assert "rogue-discarded" not in news
    assert mat(kept, 2).energy == 4
    # The next die has its own.
    two = solo("artemis", MUTE)
    assert rogue_rolls(two, "economy energy economy energy", dice=2).count("rogue-rerolled") == 2


@pytest.mark.parametrize(
    ("face", "rogue", "usable"),
    [
        ("move", "artemis", True),
        ("move", "artemis orb(k_widow,0),orb(shouhua,0),orb(gyore,0),orb(bsw_10_1,0)", False),
        ("diplomacy", "artemis orb(shouhua,0)", True),
        ("diplomacy", "artemis orb(k_widow,0)", False),
        ("economy", "artemis orb(k_widow,0)", True),
        ("energy", "artemis E6", False),
        ("energy", "artemis E5", True),
        ("culture", "artemis C6", False),
        ("culture", "artemis C5", True),
        ("colony", "artemis", True),
    ],
)
def test_usability(face: str, rogue: str, usable: bool) -> None:
    """G-SOLO-11: move, advance, acquire and colony dice."""
    state = solo(rogue, MUTE, LONG, options={"rogue_unusable_die": "discard"})
    news = rogue_rolls(state, face, dice=1)
    assert news[1] == ("activated" if usable else "rogue-discarded")


def test_move_needs_a_free_orbit() -> None:
    """G-SOLO-11, G-SOLO-12: a ship home but every planet taken: unusable."""
    state = solo("artemis orb(jakks,0),orb(hoefker,0)", MUTE, "jakks - hoefker -", deck="")
    assert rogue_rolls(state, "move move", dice=1)[2] == "rogue-discarded"


def test_move_goes_leftmost() -> None:
    """G-SOLO-12: into orbit at 0 of the leftmost planet without a Rogue ship there, never to land."""
    state = solo("artemis orb(k_widow,2)", f"{MUTE} orb(shouhua,1)", LONG)
    rogue_rolls(state, "move", dice=1)
    assert ships(state, 2) == "home,home,orb(k_widow,2),orb(shouhua,0)"
    rogue_rolls(state, "move", dice=1)
    assert ships(state, 2) == "home,orb(gyore,0),orb(k_widow,2),orb(shouhua,0)"


def test_advance_moves_all() -> None:
    """G-SOLO-13: every ship on a matching track, left to right; a new planet is not affected."""
    state = solo("artemis orb(k_widow,1),orb(gyore,2),orb(shouhua,0)", MUTE, LONG)
    rogue_rolls(state, "economy", dice=1)
    assert ships(state, 2) == "home,orb(gyore,3),orb(k_widow,2),orb(shouhua,0)"
    colonises = solo("artemis orb(vici_ks156,1),orb(hoefker,2)", MUTE)
    news = rogue_rolls(colonises, "economy k_widow gyore", dice=1)
    assert [name for name in news if name in ("colonised", "revealed")] == [
        "colonised",
        "revealed",
        "colonised",
        "revealed",
    ]
    assert row(colonises) == "jakks k_widow gyore mj_120210"
    assert ships(colonises, 2) == "home,home,home,home"


def test_colonies_score_but_do_not_act() -> None:
    """G-SOLO-14, G-SOLO-26: points for the Rogue; its colony dice attack all the same."""
    state = solo("artemis L3 orb(mj_120210,2)", "E2 C0")
    rogue_rolls(state, "diplomacy", dice=1)
    assert mat(state, 2).own == {"mj_120210"}
    assert mat(state, 2).score == 2 + 2
    rogue_rolls(state, "colony", dice=1)
    assert mat(state, 2).energy == 0


def test_home_ships_produce_both() -> None:
    """G-SOLO-15: energy for an energy die, culture for a culture die; ships at planets as for a player."""
    state = solo("artemis orb(vici_ks156,0),orb(jakks,0)", MUTE)
    rogue_rolls(state, "energy", dice=1)
    assert resources(state, 2) == "E3 C0"
    rogue_rolls(state, "culture", dice=1)
    assert resources(state, 2) == "E3 C3"


@pytest.mark.parametrize(
    ("name", "maxima"),
    [("artemis", (6, 6)), ("rothkel", (6, 6)), ("zendica", (5, 5)), ("hades", (5, 4)), ("gamelyn", (4, 4))],
)
def test_own_maxima(name: str, maxima: tuple[int, int]) -> None:
    """G-SOLO-16, G-INV-2: markers stop at the Rogue's own maxima."""
    energy, culture = maxima
    state = solo(f"{name} E{energy - 1} C{culture - 1}", "E0 C1")
    rogue_rolls(state, "energy", dice=2)
    take(state, "pass", chance="culture colony")
    assert rogue_seen(state).max_energy == energy
    assert rogue_seen(state).max_culture == culture
    assert mat(state, 2).energy <= energy
    assert mat(state, 2).culture <= culture


# -- attacks ---------------------------------------------------------------------------------------


def attacked(rogue: str, human: str, planets: str = LONG, **options: str) -> GalaxiesState:
    """The human's table after one colony die of the Rogue."""
    state = solo(rogue, human, planets, options=options)
    rogue_rolls(state, "colony", dice=1)
    return state


@pytest.mark.parametrize(
    ("rogue", "human", "human_after", "rogue_after"),
    [
        ("artemis L1", "E2 C0", "E1 C0", "E0 C0"),
        ("artemis L2", "E0 C2", "E0 C1", "E0 C0"),
        ("artemis L3", "E0 C2", "E0 C1", "E0 C1"),
        ("rothkel L1", "E2 C0", "E1 C0", "E0 C0"),
        ("rothkel L2", "E0 C2", "E0 C1", "E0 C0"),
        ("rothkel L3", "E0 C0", "E0 C0", "E2 C0"),
        ("zendica L1", "E2 C0", "E1 C0", "E0 C0"),
        ("zendica L2", "E0 C0", "E0 C0", "E0 C2"),
        ("hades L1", "E0 C0", "E0 C0", "E1 C1"),
        ("hades L2", "E3 C0", "E1 C0", "E2 C0"),
        ("hades L3", "E0 C3", "E0 C1", "E0 C2"),
        ("gamelyn L1", "E0 C1", "E0 C0", "E0 C0"),
        ("gamelyn L2", "E0 C1", "E0 C0", "E0 C1"),
    ],
)
def test_losses_thefts_and_gains(rogue: str, human: str, human_after: str, rogue_after: str) -> None:
    """G-SOLO-17, G-SOLO-28: the attack of the current level only, limited by what the human has."""
    state = attacked(rogue, human)
    if asked(state) == "P1 follow":
        take(state, "pass")
    assert (resources(state, 1), resources(state, 2)) == (human_after, rogue_after)


@pytest.mark.parametrize("rogue", ["gamelyn L1", "gamelyn L2"])
def test_both_resources(rogue: str) -> None:
    """G-SOLO-17: Gamelyn takes 1 of each."""
    state = solo(rogue, "E1 C1", LONG)
    rogue_rolls(state, "colony", dice=1)
    take(state, "accept")
    assert resources(state, 1) == "E0 C0"
    assert resources(state, 2) == ("E1 C1" if rogue.endswith("2") else "E0 C0")


@pytest.mark.parametrize("rogue", ["artemis L4", "rothkel L4", "zendica L3"])
def test_push_back_one(rogue: str) -> None:
    """G-SOLO-27, D-29: the human chooses among own ships at 1 or more; without one nothing happens."""
    state = attacked(rogue, "E0 C0 L3 orb(k_widow,1),orb(shouhua,3),orb(gyore,0)")
    assert asked(state) == "P1 rogue-regress"
    assert legal(state) == {"fall-back 1", "fall-back 2"}
    take(state, "fall-back 2")
    assert ships(state, 1) == "orb(gyore,0),orb(k_widow,1),orb(shouhua,2)"
    single = attacked(rogue, "E0 C0 orb(k_widow,1)")
    assert ships(single, 1) == "home,orb(k_widow,0)"
    nothing = attacked(rogue, "E0 C0 orb(k_widow,0)")
    assert (asked(nothing), ships(nothing, 1)) == ("P1 main-choice", "home,orb(k_widow,0)")


@pytest.mark.parametrize(
    ("human", "after"),
    [
        ("L3 orb(k_widow,1),orb(shouhua,3)", "home,orb(k_widow,1),orb(shouhua,2)"),
        # a tie goes to the ship with fewer spaces left: BSW-10-1 has 5, K-Widow 6
        ("orb(k_widow,2),orb(bsw_10_1,2)", "orb(bsw_10_1,1),orb(k_widow,2)"),
        ("orb(k_widow,2),orb(shouhua,2)", "orb(k_widow,1),orb(shouhua,2)"),
        ("orb(k_widow,0)", "home,orb(k_widow,0)"),
    ],
)
def test_push_back_the_most_advanced(human: str, after: str) -> None:
    """G-SOLO-27: rogue_regress_target = most_advanced asks nobody."""
    state = attacked("artemis L4", f"E0 C0 {human}", rogue_regress_target="most-advanced")
    assert (asked(state), ships(state, 1)) == ("P1 main-choice", after)


def test_push_back_all() -> None:
    """G-SOLO-17: Zendica at level 5 pushes every ship, not below the start."""
    state = attacked("zendica L5", "E0 C0 L3 orb(k_widow,1),orb(shouhua,3),orb(gyore,0)")
    assert ships(state, 1) == "orb(gyore,0),orb(k_widow,0),orb(shouhua,2)"


@pytest.mark.parametrize(("rogue", "amount"), [("artemis L5", 2), ("hades L5", 3)])
def test_theft_mix(rogue: str, amount: int) -> None:
    """G-SOLO-28, D-30: the human chooses how many of each."""
    state = solo(rogue, "E3 C3", LONG)
    rogue_rolls(state, "colony", dice=1)
    take(state, "accept")
    assert legal(state) == {f"split {energy}" for energy in range(amount + 1)}
    take(state, "split 1")
    assert resources(state, 1) == f"E2 C{3 - (amount - 1)}"
    assert resources(state, 2) == f"E1 C{amount - 1}"
    poor = solo(rogue, "E1 C0", LONG)
    rogue_rolls(poor, "colony", dice=1)
    assert (resources(poor, 1), resources(poor, 2)) == ("E0 C0", "E1 C0")


@pytest.mark.parametrize(
    ("rogue", "steps", "energy"),
    [
        ("rothkel L5", 1, 2),
        ("hades L4", 2, 2),
        ("gamelyn L3", 1, 2),
        ("gamelyn L4", 1, 1),
        ("gamelyn L5", 2, 2),
    ],
)
def test_advance_all(rogue: str, steps: int, energy: int) -> None:
    """G-SOLO-33, G-SOLO-17: every Rogue ship on any track, all its steps before the next ship; Gamelyn at
    level 4 takes 1 energy besides."""
    state = attacked(f"{rogue} orb(k_widow,1),orb(shouhua,2)", "E2 C0")
    assert ships(state, 2) == f"home,home,orb(k_widow,{1 + steps}),orb(shouhua,{2 + steps})"
    assert mat(state, 1).energy == energy


def test_advance_all_left_to_right() -> None:
    """G-SOLO-33, G-ADV-4: colonising stops a ship, its surplus is lost, then comes the next."""
    state = attacked("hades L4 orb(jakks,1),orb(hoefker,1)", MUTE, "jakks k_widow hoefker shouhua")
    assert mat(state, 2).own == {"jakks", "hoefker"}
    assert ships(state, 2) == "home,home,home,home"


def test_dice_penalty() -> None:
    """G-SOLO-29, G-TURN-1: one die fewer on the next human turn only; penalties do not add up."""
    state = solo("zendica L4", MUTE, LONG)
    rogue_rolls(state, "colony", dice=1)
    assert len(dice(state).split()) == 3
    take(state, "end-turn", chance="move move move move energy energy energy energy energy energy")
    assert len(dice(state).split()) == 4
    twice = solo("zendica L4", MUTE, LONG)
    twice.dice_penalty = 1
    rogue_rolls(twice, "colony", dice=1)
    assert len(dice(twice).split()) == 3
    least = solo("zendica L4", MUTE, LONG)
    least.dice_penalty = 9
    rogue_rolls(least, "energy", dice=1)
    assert len(dice(least).split()) == 1


@pytest.mark.parametrize("rogue", ["zendica L4", "hades L4", "gamelyn L5"])
def test_once_per_turn_attacks(rogue: str) -> None:
    """G-SOLO-18, G-SOLO-11: the second colony die of the turn is unusable; next turn it is fresh."""
    state = solo(rogue, MUTE, LONG)
    news = rogue_rolls(state, "colony colony colony", dice=2)
    assert news.count("rogue-attack") == 1
    assert news.count("rogue-discarded") == 1
    assert rogue_rolls(state, "colony", dice=1).count("rogue-attack") == 1
    others = solo("artemis L1", MUTE, LONG)
    assert rogue_rolls(others, "colony colony", dice=2).count("rogue-attack") == 2


def test_an_attack_without_effect_is_performed() -> None:
    """G-SOLO-33, G-FOLLOW-13: nothing to lose; the die can be followed."""
    state = attacked("artemis L1", "E0 C1 own(jakks)")
    assert asked(state) == "P1 follow"


# -- special actions -------------------------------------------------------------------------------


def test_specials_wait_for_the_last_follow() -> None:
    """G-SOLO-19: noted after the window of the last die, energy first."""
    state = solo("artemis E5 C5", "E0 C1 surf(jakks),home")
    rogue_rolls(state, "energy", dice=2)
    take(state, "pass", chance="culture")
    assert (asked(state), mat(state, 2).level) == ("P1 follow", 1)
    news = take(state, "pass")
    assert news.index("upgraded") < news.index("rogue-bonus")


def test_theft_before_the_specials_counts() -> None:
    """G-SOLO-19: what the human takes from a full marker in the last follow prevents the special."""
    state = solo("artemis E5", "E0 C1 own(la_torres)", options={"rogue_unusable_die": "discard"})
    rogue_rolls(state, "energy", dice=2)
    assert mat(state, 2).energy == 6
    take(state, "pass", chance="colony")
    take(state, "follow")
    assert (mat(state, 2).level, mat(state, 2).energy) == (1, 5)


def test_maximum_energy() -> None:
    """G-SOLO-20, G-SOLO-26: one level up, its points, energy to 0, once a turn."""
    for name in ROGUE_IDS:
        state = solo(name, MUTE, LONG)
        state.empires[1].energy = state.empires[1].max_energy
        rogue_rolls(state, "colony", dice=1)
        assert (mat(state, 2).level, mat(state, 2).energy) == (2, 0)
        assert mat(state, 2).score == ROGUE_POINTS[rogue_called(name) * 8 + 2]


def test_bonus_dice_differ() -> None:
    """G-SOLO-21, G-SOLO-24: three different actions; culture is full and so unusable; then culture is 0."""
    state = solo("artemis C6", MUTE, LONG)
    news = rogue_rolls(state, "energy move move energy colony", dice=1)
    assert news.count("rogue-bonus") == 1
    assert news.count("rogue-rerolled") == 1
    assert resources(state, 2) == "E6 C0"
    # The energy marker was filled by a bonus die: it waits for the end of the next Rogue turn.
    assert mat(state, 2).level == 1
    rogue_rolls(state, "colony", dice=1)
    assert mat(state, 2).level == 2


def test_a_repeated_face_does_not_use_up_the_reroll() -> None:
    """G-SOLO-21, G-SOLO-10: the test for a repeat comes before usability; a discarded face is not barred."""
    state = solo("artemis C6", MUTE, LONG)
    news = rogue_rolls(state, "colony energy energy diplomacy move culture diplomacy", dice=1)
    # energy; energy again (a repeat), diplomacy (its one reroll), move; culture, diplomacy: discarded.
    assert news.count("rogue-rerolled") == 3
    assert news.count("rogue-discarded") == 1
    assert resources(state, 2) == "E4 C0"


def test_bonus_dice_can_be_followed_and_rerolled() -> None:
    """G-SOLO-22: like any other die; only the later English ones cannot be followed."""
    state = solo("artemis C6", "E1 C3", LONG)
    rogue_rolls(state, "colony", dice=1)
    take(state, "accept", "pass", chance="energy")
    assert asked(state) == "P1 follow"
    take(state, "follow", chance="move")
    assert resources(state, 1) == "E2 C2"
    assert asked(state) == "P1 forced-reroll"
    english = solo("artemis C6", "E0 C2", LONG, options={"rogue_bonus_dice": "repeats"})
    news = rogue_rolls(english, "colony energy move move", dice=1)
    assert news.count("rogue-rerolled") == 0
    assert asked(english) == "P1 main-choice"


def test_bonus_dice_are_of_the_new_level() -> None:
    """G-SOLO-23: the attack of the level just reached, and fresh if it is once per turn."""
    state = solo("gamelyn L4 E4 C4", "E3 C0", LONG)
    news = rogue_rolls(state, "colony colony move energy", dice=1)
    assert mat(state, 2).level == 5
    assert news.count("rogue-attack") == 2
    used = solo("gamelyn L5 C4", MUTE, LONG)
    news = rogue_rolls(used, "colony colony energy move culture economy", dice=1)
    assert news.count("rogue-attack") == 1


def test_extra_turn() -> None:
    """G-SOLO-21, G-SOLO-23: French and Spanish: three dice, faces may repeat, marks fresh, no specials."""
    state = solo("gamelyn L5 C4", MUTE, LONG, preset="french-2015")
    news = rogue_rolls(state, "colony colony energy move", dice=1)
    assert news.count("rogue-attack") == 2
    assert resources(state, 2) == "E4 C0"
    assert mat(state, 2).level == 5
    again = solo("artemis C6", MUTE, LONG, preset="spanish-2015")
    rogue_rolls(again, "energy move move move", dice=1)
    assert ships(again, 2) == "home,orb(gyore,0),orb(k_widow,0),orb(shouhua,0)"


def test_extra_turn_freshens_the_humans_marks() -> None:
    """G-SOLO-23: a once-per-turn planet may be followed with again in the extra turn."""
    state = solo("artemis E1 C6", "E0 C2 own(la_torres)", preset="french-2015")
    rogue_rolls(state, "colony", dice=1)
    take(state, "follow", chance="energy")
    assert resources(state, 1) == "E1 C1"
    take(state, "accept", "pass", chance="colony")
    take(state, "accept", "follow")
    # One stolen, one lost to the attack, one stolen again.
    assert resources(state, 1) == "E1 C0"


def test_specials_do_not_come_twice() -> None:
    """G-SOLO-24: full culture again right after the bonus dice has to wait; here it is 0 anyway."""
    state = solo("hades C4", MUTE, LONG)
    news = rogue_rolls(state, "colony colony move energy", dice=1)
    assert news.count("rogue-bonus") == 1
    assert mat(state, 2).culture == 0


# -- the end ---------------------------------------------------------------------------------------


def test_rogue_wins_with_twenty_one() -> None:
    """G-SOLO-25, G-SOLO-26: at once, by colonies or by a level."""
    close = solo("artemis L5 orb(mj_120210,2) own(k_widow,walsfeo)", MUTE)
    assert mat(close, 2).score == 19
    rogue_rolls(close, "diplomacy", dice=5)
    assert close.over
    assert (close.ranks(), seen(close, 0).winner) == ([2], "rogue")
    level = solo("gamelyn L4 E4 own(k_widow,zalax,lureena)", MUTE, "shouhua gyore gort jakks")
    assert mat(level, 2).score == 19
    rogue_rolls(level, "colony", dice=1)
    assert level.over


def test_human_wins_in_the_own_turn() -> None:
    """G-SOLO-25: at once, without playing the round out."""
    state = solo("artemis", "E0 C0 L5 orb(jakks,1) own(shouhua,gort,leandra)", dice="diplomacy move move")
    take(state, "activate diplomacy")
    assert state.over
    assert (state.ranks(), seen(state, 0).winner, state.scores()) == ([1], "player", [21])


# -- planets and the Rogue -------------------------------------------------------------------------


def human_uses(colony: str, rogue: str, human: str = "E0 C0", planets: str = LONG) -> GalaxiesState:
    """The human's table after a colony die."""
    state = solo(rogue, f"{human} own({colony})", planets, dice="colony move")
    take(state, "activate colony")
    return state


def test_the_rogue_is_an_enemy() -> None:
    """G-SOLO-30, D-11, D-12: it can be pushed back, robbed, paid, and is compared by Mared."""
    pushed = human_uses("jorg", "artemis orb(gyore,3)", "E0 C2 L6")
    assert ships(pushed, 2) == "home,home,home,orb(gyore,1)"
    robbed = human_uses("clj_0517", "artemis C2")
    assert (resources(robbed, 1), resources(robbed, 2)) == ("E0 C1", "E0 C1")
    paid = human_uses("sargus_36", "artemis own(jakks)", "E1 C0")
    assert (resources(paid, 1), resources(paid, 2)) == ("E0 C1", "E1 C0")
    assert mat(human_uses("mared", "artemis L3", "L2 E2 C0"), 1).level == 3
    assert mat(human_uses("mared", "artemis L2", "L2 E2 C0"), 1).level == 2


def test_terra_bettia_alone() -> None:
    """G-SOLO-31: the Rogue's ship with the fewest spaces left advances, leftmost on a tie."""
    state = human_uses("terra_bettia", "artemis orb(k_widow,1),orb(shouhua,3),orb(gyore,3)")
    assert ships(state, 2) == "home,orb(gyore,3),orb(k_widow,1),orb(shouhua,4)"
    short = human_uses("terra_bettia", "artemis orb(k_widow,3),orb(bsw_10_1,3)")
    assert "orb(bsw_10_1,4)" in ships(short, 2)


def test_colonising_sends_all_home() -> None:
    """G-SOLO-32: the Rogue's ship off the human's new colony, and the other way round."""
    state = solo("artemis orb(jakks,1)", "E0 C0 orb(jakks,1)", dice="diplomacy move")
    take(state, "activate diplomacy")
    assert ships(state, 2) == "home,home,home,home"
    other = solo("artemis orb(jakks,1)", "E0 C0 orb(jakks,1),surf(jakks)")
    rogue_rolls(other, "diplomacy", dice=1)
    assert ships(other, 1) == "home,home"


def test_dice_cleared_before_the_bonus_do_not_count() -> None:
    """G-SOLO-34: Piedes repeats bonus dice performed before, not the dice of the turn itself."""
    state = solo("artemis C6", "E0 C1 own(piedes)", LONG)
    rogue_rolls(state, "energy", dice=1)
    take(state, "pass", chance="move")
    take(state, "pass", chance="colony")
    take(state, "follow")
    # Only the move die lies there: Piedes repeats it without asking which.
    assert asked(state) == "P1 move-ship"


@pytest.mark.parametrize("batch", [Batch.TURN, Batch.BONUS, Batch.EXTRA_TURN])
def test_every_batch_comes_to_an_end(batch: int) -> None:
    """G-SOLO-6, G-SOLO-21: whatever is rolled, the human's turn follows."""
    for seed in range(10):
        state = solo(ROGUE_IDS[seed % 5], MUTE, LONG)
        state.settle(FastChance(seed))
        rogue_rolls(state, "", dice=3, batch=batch)
        assert state.over or asked(state) == "P1 main-choice"
