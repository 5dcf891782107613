"""The worked examples of the rules, each as it is written there."""

from tests.galaxies.build import (
    asked,
    dice,
    legal,
    mat,
    resources,
    rogue_rolls,
    row,
    ships,
    solo,
    spent,
    table,
    take,
)

NOBODY_FOLLOWS = "C0"


def test_acquire_energy() -> None:
    """EX-1: at the start of a game an energy die gives 2, for the two ships home."""
    state = table(p1="E2 C1", p2=NOBODY_FOLLOWS, dice="energy")
    take(state, "activate energy")
    assert resources(state, 1) == "E4 C1"


def test_cap() -> None:
    """EX-2: three are produced, two of them above 7 and lost."""
    state = table(row="vici_ks156 jakks gort maia", p1="E6 L3 home,home,surf(vici_ks156)", p2=NOBODY_FOLLOWS)
    state.inactive = 0x10
    take(state, "activate energy")
    assert mat(state, 1).energy == 7


def test_culture_ignores_home() -> None:
    """EX-3: two ships at Jakks give culture, the one home gives none."""
    state = table(p1="C1 L3 orb(jakks,0),surf(jakks),home", p2=NOBODY_FOLLOWS, dice="culture")
    take(state, "activate culture")
    assert mat(state, 1).culture == 3


def test_legal_moves() -> None:
    """EX-4: a ship in orbit may go home or to another planet, and loses its progress."""
    state = table("maia gort jakks helios", p1="orb(maia,3),home", p2=NOBODY_FOLLOWS)
    take(state, "activate move")
    of_the_orbiter = {move for move in legal(state) if move.startswith("move orbit-1")}
    assert of_the_orbiter == {"move orbit-1 home"} | {
        f"move orbit-1 {kind}-{slot}" for kind in ("surface", "orbit") for slot in (2, 3, 4)
    }
    take(state, "move orbit-1 orbit-2")
    assert ships(state, 1) == "home,orb(gort,0)"


def test_colonise_and_return() -> None:
    """EX-5: all ships of a colonised planet go home, and who has no ship there cannot follow."""
    state = table(p1="orb(jakks,1)", p2="C1 surf(jakks),orb(jakks,0)", dice="diplomacy energy")
    take(state, "activate diplomacy", chance="maia")
    assert mat(state, 1).own == {"jakks"}
    assert mat(state, 1).score == 1
    assert ships(state, 1) == ships(state, 2) == "home,home"
    assert row(state) == "maia vici_ks156 hoefker mj_120210"
    assert asked(state) == "P1 main-choice"


def test_follow_order_and_cost() -> None:
    """EX-6: the left neighbour is asked first and pays 1; who has no culture is skipped."""
    state = table(
        "jakks helios gort maia nibiru", p2="C1 orb(jakks,0),surf(helios)", p3="C0", dice="culture energy"
    )
    take(state, "activate culture")
    assert asked(state) == "P2 follow"
    take(state, "P2 follow")
    assert mat(state, 2).culture == 2
    assert asked(state) == "P1 main-choice"


def test_following_an_upgrade() -> None:
    """EX-7: the price of the level comes on top of the price of following."""
    poor = table(p1="E3", p2="E0 C2", dice="colony energy")
    take(poor, "activate colony")
    assert asked(poor) == "P1 main-choice"

    state = table(p1="E3", p2="E0 C3", dice="colony energy")
    take(state, "activate colony")
    assert asked(state) == "P2 follow"
    take(state, "P2 follow")
    assert (mat(state, 2).level, mat(state, 2).culture, mat(state, 2).score) == (2, 0, 1)
    take(state, "end-turn", chance="move energy culture diplomacy economy")
    assert asked(state) == "P2 main-choice"
    assert dice(state) == "move energy culture diplomacy economy"


def test_new_ship_at_once() -> None:
    """EX-8: the ship of level 3 can move in the same turn."""
    state = table(p1="L2 E3 C0 orb(jakks,0),surf(jakks)", p2=NOBODY_FOLLOWS, dice="colony move")
    take(state, "activate colony")
    assert (mat(state, 1).level, mat(state, 1).energy, mat(state, 1).score) == (3, 0, 2)
    assert ships(state, 1) == "home,orb(jakks,0),surf(jakks)"
    take(state, "activate move")
    assert "move home orbit-2" in legal(state)


def test_rerolls() -> None:
    """EX-9: the first reroll is free, the second costs 1 energy, a third cannot be paid."""
    state = table(p1="E1", dice="move energy culture colony")
    take(state, "reroll move", "reroll energy", "roll", chance="colony colony")
    assert mat(state, 1).energy == 1
    take(state, "reroll culture", "roll", chance="colony")
    assert mat(state, 1).energy == 0
    assert not any(move.startswith("reroll") for move in legal(state))


def test_converter() -> None:
    """EX-10: two dice turn a third, once a turn, and never with fewer than three dice."""
    state = table(dice="energy energy culture move")
    take(state, "convert energy", "convert energy", "turn culture colony")
    assert dice(state) == "move colony"
    assert not any(move.startswith("convert") for move in legal(state))
    two = table(dice="energy culture")
    assert not any(move.startswith("convert") for move in legal(two))


def test_bounty() -> None:
    """EX-11: every follow of a die from Birkomius on pays its owner, until the turn ends."""
    state = table(
        "jakks vici_ks156 hoefker mj_120210 gort",
        p1="E0 C2 own(birkomius)",
        p2="E2 C2",
        p3="E0 C1",
        dice="colony energy energy",
    )
    take(state, "activate colony", "colony birkomius", "P2 follow")
    assert mat(state, 1).culture == 3
    take(state, "activate energy", "P2 follow", "P3 follow")
    assert mat(state, 1).culture == 5
    take(state, "end-turn", chance="energy energy energy energy energy")
    take(state, "activate energy", "P1 follow")
    assert mat(state, 1).culture == 4
    assert mat(state, 2).culture == 0


def test_nibiru() -> None:
    """EX-12: for the rest of the turn a follow costs 2 culture."""
    state = table(
        "jakks vici_ks156 hoefker mj_120210 gort",
        p1="E0 C0 own(nibiru)",
        p2="C1 E0",
        p3="C2 E0",
        dice="colony energy energy",
    )
    take(state, "activate colony")
    take(state, "activate energy")
    assert asked(state) == "P3 follow"
    take(state, "P3 follow")
    assert resources(state, 3) == "E2 C0"


def test_gort_colonises() -> None:
    """EX-13: position 2 of Jakks is its end; position 3 does not exist there."""
    state = table(
        "maia jakks hoefker mj_120210", p1="E0 orb(maia,2) own(gort)", p2=NOBODY_FOLLOWS, dice="colony move"
    )
    take(state, "activate colony", "shift 1 2")
    assert mat(state, 1).own == {"gort", "jakks"}
    assert mat(state, 1).score == 8
    assert ships(state, 1) == "home,home"

    far = table(
        "maia jakks gyore shouhua", p1="E0 orb(maia,3) own(gort)", p2=NOBODY_FOLLOWS, dice="colony move"
    )
    take(far, "activate colony")
    assert legal(far) == {"shift 1 3", "shift 1 4"}


def test_regress_floor() -> None:
    """EX-14: a ship on the start space is no target; Jorg pushes one from 1 to 0."""
    state = table(p1="E0 own(k_widow)", p2="C0 orb(jakks,0)", dice="colony move")
    take(state, "activate colony")
    assert ships(state, 2) == "home,orb(jakks,0)"
    assert asked(state) == "P1 main-choice"

    jorg = table(p1="E0 C2 own(jorg)", p2="C0 orb(jakks,1)", dice="colony move")
    jorg.empires[0].level = 6
    jorg.empires[0].score = 8 + 3
    jorg.empires[0].home = 4
    take(jorg, "activate colony")
    assert ships(jorg, 2) == "home,orb(jakks,0)"
    assert mat(jorg, 1).culture == 0


def test_mared_tie() -> None:
    """EX-15: a tie for the lowest level is not enough; strictly lowest pays 1 less."""
    planets = "jakks vici_ks156 hoefker mj_120210 gort"
    tied = table(planets, p1="L2 E2 C0 own(mared)", p2="L2 C0", p3="L3 C0", dice="colony move")
    take(tied, "activate colony")
    assert mat(tied, 1).level == 2
    state = table(planets, p1="L2 E2 C0 own(mared)", p2="L3 C0", p3="L3 C0", dice="colony move")
    take(state, "activate colony")
    assert (mat(state, 1).level, mat(state, 1).energy) == (3, 0)


def test_end_in_anothers_turn() -> None:
    """EX-16: who triggers the end in another's turn gets no further turn."""
    state = table(
        "jakks vici_ks156 hoefker mj_120210 leandra",
        p1="C1 L5 orb(jakks,1) own(shouhua,gort,birkomius) mission(elder)",
        p2="C0 mission(charger)",
        p3="C0 mission(industrialist)",
        dice="diplomacy",
        turn=2,
    )
    assert mat(state, 1).score == 20
    take(state, "activate diplomacy", "P1 follow")
    assert mat(state, 1).score == 21
    assert state.trigger == 0
    assert asked(state) == "P3 main-choice"
    take(state, "end-turn")
    assert state.over
    assert state.scores()[0] == 23


def test_tie_breakers() -> None:
    """EX-17: equal points and colonies: the level decides, in the French edition resources."""
    a = "E5 C0 L4 own(shouhua,k_widow,jorg,nagato) mission(hoarder)"
    b = "E0 C0 L5 own(gort,piedes,hoefker,zalax) mission(industrialist)"
    for options, ranks in (({}, [2, 1]), ({"tie_breakers": "planets-resources"}, [1, 2])):
        state = table("jakks vici_ks156 leandra mj_120210", a, b, turn=2, trigger=1, options=options)
        take(state, "end-turn")
        assert state.scores() == [23, 23]
        assert state.ranks() == ranks


def test_unusable_rogue_die() -> None:
    """EX-18: no ship home: a move die is rolled again, and discarded if that is no use either."""
    rogue = "artemis orb(jakks,0),orb(mj_120210,0),orb(helios,0),orb(maia,0)"
    planets = "jakks mj_120210 helios maia"
    state = solo(rogue, "E0 C1", planets)
    news = rogue_rolls(state, "move economy", dice=1)
    assert news[:3] == ["rogue-rolled", "rogue-rerolled", "rogue-discarded"]
    assert asked(state) == "P1 main-choice"
    french = solo(rogue, "E0 C1", planets, preset="french-2015")
    news = rogue_rolls(french, "move", dice=1)
    assert news[:2] == ["rogue-rolled", "rogue-discarded"]
    assert asked(french) == "P1 main-choice"


def test_rogue_specials() -> None:
    """EX-19: both markers full: first the level, then three bonus dice with different actions."""
    state = solo(
        "artemis E4 C3 orb(vici_ks156,0),orb(jakks,0)",
        "E0 C2 home,orb(jakks,0)",
        "vici_ks156 jakks hoefker gort",
    )
    rogue_rolls(state, "energy", dice=2)
    take(state, "P1 pass", chance="culture")
    assert resources(state, 2) == "E6 C6"
    # The follow of the last die comes before the special actions.
    take(state, "P1 pass", chance="energy")
    assert (mat(state, 2).level, mat(state, 2).score, mat(state, 2).energy) == (2, 1, 3)
    assert spent(state) == "energy"
    news = take(state, "P1 pass", chance="energy colony culture diplomacy")
    assert news.count("rogue-rerolled") == 2
    assert mat(state, 1).culture == 1
    assert ships(state, 2) == "home,home,orb(jakks,1),orb(vici_ks156,0)"
    take(state, "P1 pass")
    assert resources(state, 2) == "E3 C0"
    assert asked(state) == "P1 main-choice"


def test_skull() -> None:
    """EX-20: Artemis at level 5 with full energy reaches the skull; even 20 points do not help."""
    state = solo("artemis L5 E5", "E0 C0 L5 own(shouhua,gort,birkomius)")
    assert mat(state, 1).score == 20
    rogue_rolls(state, "energy")
    assert state.over
    assert state.ranks() == [2]


def test_human_wins_on_a_follow() -> None:
    """EX-21: 21 points in the Rogue's turn win at once; but a Rogue that got there first has won."""
    human = "E0 C1 L5 orb(vici_ks156,1) own(shouhua,gort,birkomius)"
    state = solo("artemis orb(vici_ks156,0)", human)
    rogue_rolls(state, "economy", dice=5)
    assert asked(state) == "P1 follow"
    take(state, "P1 follow")
    assert state.over
    assert state.ranks() == [1]

    late = solo("artemis L5 orb(hoefker,2) own(k_widow,zalax,nagato)", human)
    assert mat(late, 2).score == 19
    rogue_rolls(late, "economy", dice=5)
    assert late.over
    assert late.ranks() == [2]


def test_nagato() -> None:
    """EX-22: the ship that landed on Nagato is not the first to move, may be the second, and
    Nagato serves once a turn."""
    state = table(
        "nagato gort jakks helios", p1="E0 C1 home,orb(gort,1)", p2=NOBODY_FOLLOWS, dice="move move"
    )
    take(state, "activate move", "move home surface-1", "use")
    assert mat(state, 1).culture == 0
    assert {move.split()[1] for move in legal(state)} == {"orbit-2"}
    take(state, "move orbit-2 surface-3", "use")
    assert mat(state, 1).culture == 1
    assert asked(state) == "P1 second-move"
    assert {move.split()[1] for move in legal(state) if move != "decline"} == {"surface-1"}
    take(state, "move surface-1 home")
    take(state, "activate move", "move home surface-1")
    assert asked(state) == "P2 main-choice"


def test_deck_exhausted() -> None:
    """EX-23: without a card to draw the slot stays empty, and the others keep their places."""
    state = table(p1="orb(jakks,1)", p2=NOBODY_FOLLOWS, dice="diplomacy move", deck="")
    news = take(state, "activate diplomacy")
    assert "slot-empty" in news
    assert row(state) == "- vici_ks156 hoefker mj_120210"
    take(state, "activate move")
    assert legal(state) == {f"move home {kind}-{slot}" for kind in ("surface", "orbit") for slot in (2, 3, 4)}

    alone = solo(p1="E0 C0 orb(jakks,1)", dice="diplomacy", deck="")
    take(alone, "activate diplomacy", chance="move move move move move colony")
    assert ships(alone, 2) == "home,orb(hoefker,0),orb(mj_120210,0),orb(vici_ks156,0)"
