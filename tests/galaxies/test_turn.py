"""Sections 2 to 4: the turn, rerolls and the converter."""

import pytest

from starhold.galaxies.components import FACE_IDS
from tests.galaxies.build import asked, dice, legal, mat, resources, ships, spent, table, take

QUIET = "E0 C0"


def starting(prefix: str, moves: set[str]) -> set[str]:
    """The moves of one kind."""
    return {move for move in moves if move.startswith(f"{prefix} ")}


# -- section 2 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "number"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_roll_as_many_as_the_level_shows(level: int, number: int) -> None:
    """G-TURN-1: the dice of the level, each showing what chance says."""
    state = table(p2=f"L{level}", dice="move")
    take(state, "end-turn", chance=" ".join(["culture"] * number))
    assert dice(state) == " ".join(["culture"] * number)
    assert spent(state) == ""


def test_main_choice() -> None:
    """G-TURN-2, D-2: activate, reroll, convert or end the turn."""
    state = table(p1="E1", dice="move move energy colony")
    assert legal(state) == {
        f"{kind} {face}"
        for kind in ("activate", "reroll", "convert")
        for face in ("move", "energy", "colony")
    } | {"end-turn"}


def test_any_order_and_none_has_to_be_used() -> None:
    """G-TURN-3: dice in any order; the turn may end with dice left."""
    state = table(p2=QUIET, dice="energy culture move")
    take(state, "activate culture", "activate energy", "end-turn")
    assert asked(state) == "P2 main-choice"
    assert ships(state, 1) == "home,home"


def test_a_die_acts_once() -> None:
    """G-TURN-4: an activated die stays in the bay."""
    state = table(p1=QUIET, p2=QUIET, dice="energy culture")
    take(state, "activate energy")
    assert spent(state) == "energy"
    assert starting("activate", legal(state)) == {"activate culture"}
    assert starting("reroll", legal(state)) == {"reroll culture"}


def test_choice_only_after_everything_is_resolved() -> None:
    """G-TURN-5: landing and follow window come before the next choice."""
    state = table(p2="C1", dice="move energy")
    take(state, "activate move")
    assert asked(state) == "P1 move-ship"
    take(state, "move home surface-1")
    assert asked(state) == "P1 landing"
    take(state, "use")
    assert asked(state) == "P2 follow"
    take(state, "P2 follow", "P2 move home surface-1")
    assert asked(state) == "P2 landing"
    take(state, "P2 decline")
    assert asked(state) == "P1 main-choice"


def test_turn_ends_by_itself_without_dice() -> None:
    """G-TURN-6: after the last die and its window the turn passes."""
    state = table(p2="C1 E0", dice="energy")
    take(state, "activate energy")
    assert asked(state) == "P2 follow"
    take(state, "P2 pass")
    assert asked(state) == "P2 main-choice"


def test_everything_of_the_turn_expires() -> None:
    """G-TURN-7: dice, bounties, dearer follows, once-per-turn marks and the free reroll."""
    state = table(
        p1="E0 C0 L6 own(birkomius,bisschop,nibiru,la_torres)",
        p2="E1 C0",
        dice="colony colony colony colony move move move",
    )
    take(state, "convert move", "convert move", "turn move energy", "reroll energy", "roll", chance="energy")
    for colony in ("birkomius", "bisschop", "nibiru", "la_torres"):
        take(state, "activate colony", f"colony {colony}")
    assert (state.bounty_energy, state.bounty_culture, state.follow_cost) == (1, 1, 2)
    take(state, "end-turn", chance="move move move move")
    assert (state.bounty_energy, state.bounty_culture, state.follow_cost) == (0, 0, 1)
    assert state.free_reroll
    assert (state.in_converter, state.discarded, state.activated) == (0, 0, 0)
    assert state.empires[0].used == 0
    assert "convert move" in legal(state)


def test_null_activation_opens_a_window() -> None:
    """G-TURN-8, G-FOLLOW-13: a die that does nothing for its owner can be followed."""
    state = table(p1=QUIET, p2="C1 orb(jakks,0)", dice="diplomacy move")
    take(state, "activate diplomacy")
    assert asked(state) == "P2 follow"
    take(state, "P2 follow")
    assert ships(state, 2) == "home,orb(jakks,1)"


def test_what_can_be_performed_must_be() -> None:
    """G-TURN-8, G-PLANET-2: an activated colony die with something usable is not declined."""
    state = table(p1="E2 C0 own(jakks)", row="maia vici_ks156 hoefker mj_120210", dice="colony move")
    take(state, "activate colony")
    assert legal(state) == {"upgrade", "colony jakks"}


def test_null_activation_forbidden() -> None:
    """G-TURN-8: with the option, only dice that would change something are offered."""
    full = table(
        p1="E7 C0 L6",
        dice="energy culture diplomacy economy colony move",
        options={"null_activation": "forbidden"},
    )
    assert starting("activate", legal(full)) == {"activate move"}
    some = table(
        p1="E3 C0 L2 orb(jakks,0)",
        dice="energy culture diplomacy economy colony",
        options={"null_activation": "forbidden"},
    )
    assert starting("activate", legal(some)) == {f"activate {face}" for face in dice(some).split()} - {
        "activate economy"
    }


@pytest.mark.parametrize(
    ("colony", "dice_needed"),
    [("maia", "colony move move"), ("zalax", "colony move"), ("gyore", "colony move")],
)
def test_null_activation_forbidden_counts_the_die_itself_out(colony: str, dice_needed: str) -> None:
    """G-TURN-8, G-CARD-15: the colony die is not one of the inactive dice that its colony needs."""
    forbidden = {"null_activation": "forbidden"}
    owner = f"E0 C0 own({colony})"
    enough = table(p1=owner, p2=QUIET, dice=dice_needed, options=forbidden)
    assert "activate colony" in legal(enough)
    too_few = table(p1=owner, p2=QUIET, dice=dice_needed.replace(" move", "", 1), options=forbidden)
    assert "activate colony" not in legal(too_few)


def test_null_activation_forbidden_knows_what_is_done_already() -> None:
    """G-TURN-8, G-CARD-2: Nibiru a second time changes nothing."""
    state = table(
        p1="E0 C0 own(nibiru)", p2=QUIET, dice="colony colony move", options={"null_activation": "forbidden"}
    )
    take(state, "activate colony")
    assert "activate colony" not in legal(state)


@pytest.mark.parametrize(("rival", "useful"), [("E0 C0", False), ("E0 C1", True)])
def test_null_activation_forbidden_counts_what_comes_back(rival: str, useful: bool) -> None:
    """G-TURN-8, G-CARD-6: what Walsfeo pays, CLJ-0517 steals back, unless another has culture too."""
    state = table(
        "jakks vici_ks156 hoefker mj_120210 gort",
        p1="E0 C1 own(walsfeo) surf(gort)",
        p2="E0 C0 own(clj_0517)",
        p3=rival,
        dice="colony move",
        options={"null_activation": "forbidden"},
    )
    assert ("activate colony" in legal(state)) == useful


# -- section 3 -------------------------------------------------------------------------------------


def test_reroll_any_subset_together() -> None:
    """G-REROLL-1, D-3: dice are gathered one by one and rolled together."""
    state = table(p1="E0", dice="move move energy colony")
    take(state, "reroll move")
    assert legal(state) == {"roll", "reroll move", "reroll energy", "reroll colony"}
    take(state, "reroll colony")
    assert legal(state) == {"roll", "reroll move", "reroll energy"}
    take(state, "roll", chance="culture culture")
    assert dice(state) == "move energy culture culture"


def test_reroll_all_without_a_last_question() -> None:
    """D-3: when every die is gathered the roll comes by itself."""
    state = table(dice="move energy")
    take(state, "reroll move", "reroll energy", chance="colony culture")
    assert dice(state) == "culture colony"


def test_first_reroll_is_free_later_ones_cost_one() -> None:
    """G-REROLL-2, G-REROLL-3: 1 energy however many dice."""
    state = table(p1="E2", dice="move move energy colony")
    take(state, "reroll move", "roll")
    assert mat(state, 1).energy == 2
    for face in dice(state).split():
        take(state, f"reroll {face}")
    assert mat(state, 1).energy == 1


def test_no_reroll_without_energy_or_dice() -> None:
    """G-REROLL-4: nothing to pay with, or nothing to roll."""
    state = table(p1="E0", p2=QUIET, dice="culture culture colony")
    take(state, "reroll colony", "roll", chance="colony")
    assert starting("reroll", legal(state)) == set()
    assert starting("activate", legal(state)) == {"activate culture", "activate colony"}


def test_free_reroll_is_not_saved() -> None:
    """G-REROLL-5: one each turn, used or not."""
    state = table(p1="E0", p2="E0", dice="move")
    take(state, "end-turn", "end-turn", chance="move move move move colony colony move move")
    take(state, "reroll colony", "roll", chance="colony")
    assert starting("reroll", legal(state)) == set()


@pytest.mark.parametrize("way", ["converter", "gyore"])
def test_changed_die_may_be_rerolled(way: str) -> None:
    """G-REROLL-6: a converted or turned die is inactive as before."""
    state = table(p1="E0 C0 own(gyore)", p2=QUIET, dice="move move energy colony")
    if way == "converter":
        take(state, "convert move", "convert move", "turn energy culture")
    else:
        take(state, "activate colony", "turn energy culture")
    assert "reroll culture" in legal(state)
    take(state, "reroll culture", "roll", chance="economy")
    assert "economy" in dice(state)


def test_followers_never_reroll() -> None:
    """G-REROLL-7: what a follower is asked is about the die only."""
    state = table(p2="C1 E5", dice="move energy")
    take(state, "activate move", "move home orbit-1")
    assert legal(state) == {"follow", "pass"}
    take(state, "P2 follow")
    assert {move.split()[0] for move in legal(state)} == {"move"}


# -- section 4 -------------------------------------------------------------------------------------


def test_converter_takes_two_and_turns_one() -> None:
    """G-CONV-1, G-CONV-2, D-4: any faces, once a turn."""
    state = table(dice="move energy culture diplomacy economy colony", p1="L4")
    take(state, "convert move")
    assert legal(state) == {f"convert {face}" for face in FACE_IDS if face != "move"}
    take(state, "convert colony")
    assert len(legal(state)) == 4 * 5
    take(state, "turn energy economy")
    assert dice(state) == "culture diplomacy economy economy"
    assert state.in_converter == 2
    assert starting("convert", legal(state)) == set()


def test_converter_needs_three_dice() -> None:
    """G-CONV-3: two are not enough."""
    assert starting("convert", legal(table(dice="move move"))) == set()
    assert starting("convert", legal(table(dice="move move move"))) == {"convert move"}


def test_converter_dice_are_spent() -> None:
    """G-CONV-4, G-FOLLOW-12: they are neither activated, nor rerolled, nor followed."""
    state = table(p1="E3", p2="C3", dice="energy energy culture")
    take(state, "convert energy", "convert energy", "turn culture move")
    assert asked(state) == "P1 main-choice"
    assert legal(state) == {"activate move", "reroll move", "end-turn"}


def test_converter_does_not_offer_the_same_face() -> None:
    """G-CONV-5: it would only waste two dice."""
    state = table(dice="energy energy culture")
    take(state, "convert energy", "convert energy")
    assert legal(state) == {f"turn culture {face}" for face in FACE_IDS if face != "culture"}


def test_converted_die_is_followed_when_activated() -> None:
    """G-CONV-6: no window for the converter, one for the die."""
    state = table(p2="C1", dice="culture culture culture")
    take(state, "convert culture", "turn culture energy")
    assert asked(state) == "P1 main-choice"
    take(state, "activate energy")
    assert asked(state) == "P2 follow"
    assert resources(state, 1) == "E4 C1"
