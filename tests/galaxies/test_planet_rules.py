"""Section 12: planet actions in general, nested and copied ones above all."""

from tests.galaxies.build import (
    asked,
    colony_die,
    landing,
    legal,
    mat,
    resources,
    rogue_rolls,
    row,
    ships,
    solo,
    table,
    take,
)

QUIET = "E0 C0"
THREE = "jakks vici_ks156 hoefker mj_120210 gort"


def test_four_ways_to_a_planet() -> None:
    """G-PLANET-1: landing, colony die, a copying planet, Piedes."""
    landed = landing("vici_ks156", QUIET)
    take(landed, "use")
    colony = colony_die("vici_ks156", QUIET)
    copied = colony_die("umbra_forum", QUIET, row="vici_ks156 hoefker nagato padraigin_3110")
    for state in (landed, colony, copied):
        assert resources(state, 1) == "E1 C0"
    repeated = table(
        "gort maia hoefker nibiru", "E0 C0 own(piedes,vici_ks156)", QUIET, dice="colony move", spent="colony"
    )
    take(repeated, "activate colony", "colony piedes")
    assert resources(repeated, 1) == "E1 C0"


def test_nothing_has_to_be_used() -> None:
    """G-PLANET-2: decline a landing, end the turn with a colony die left."""
    state = landing("jakks", QUIET, dice="colony")
    take(state, "decline", "end-turn")
    assert resources(state, 1) == "E0 C0"
    assert asked(state) == "P2 main-choice"


def test_no_payment_without_an_action() -> None:
    """G-PLANET-3: payable but without target, or with target but not payable: not offered, nothing paid."""
    state = landing("jorg", "E0 C2", QUIET)
    assert asked(state) == "P1 main-choice"
    assert resources(state, 1) == "E0 C2"


def test_carried_out_as_far_as_possible() -> None:
    """G-PLANET-4: Brumbaugh with one target, a gain that mostly overflows."""
    state = landing("mj_120210", "E6 C0")
    take(state, "use")
    assert mat(state, 1).energy == 7


def test_you_is_who_acts() -> None:
    """G-PLANET-5: a follower's Aughmoore counts the follower's ships, and so does a copied one."""
    state = table(p1="E0 C0 L5", p2="E0 C1 own(aughmoore) home,orb(jakks,0)", dice="colony move")
    take(state, "activate colony", "P2 follow")
    assert mat(state, 2).culture == 1
    copied = landing("sargus_36", "E1 C0 L3", "E0 C0 own(aughmoore)")
    take(copied, "use")
    assert mat(copied, 1).culture == 2


class TestRecursionGuard:
    """G-PLANET-6: no planet's action inside an earlier use of it by the same player."""

    def test_umbra_sargus_umbra(self) -> None:
        """G-PLANET-6: Umbra-Forum copies Sargus-36, which may not lead back to Umbra-Forum."""
        state = landing("umbra_forum", "E2 C0", "E0 C0 own(jakks,vici_ks156)", others="sargus_36 gort maia")
        take(state, "use")
        assert asked(state) == "P1 copy-colony"
        assert legal(state) == {"copy jakks", "copy vici_ks156"}
        take(state, "copy jakks")
        assert (resources(state, 1), resources(state, 2)) == ("E1 C1", "E1 C0")

    def test_umbra_sargus_walsfeo(self) -> None:
        """G-PLANET-6, G-CARD-6: chains go on while new planets join, each paid in its turn."""
        state = landing(
            "umbra_forum",
            "E1 C1",
            "E0 C0 own(walsfeo)",
            "E0 C0 own(jakks,mj_120210)",
            others="sargus_36 gort maia nagato",
        )
        take(state, "use", "copy sargus_36", "copy walsfeo")
        assert asked(state) == "P1 copy-colony"
        assert legal(state) == {"copy jakks", "copy mj_120210"}
        take(state, "copy mj_120210")
        assert [resources(state, player) for player in (1, 2, 3)] == ["E2 C0", "E1 C0", "E0 C1"]

    def test_sargus_may_copy_sargus_for_nobody(self) -> None:
        """G-PLANET-6: P2's Umbra-Forum, copied by P1, cannot copy the Sargus-36 that P1 is using."""
        state = landing("sargus_36", "E2 C0", "E0 C0 own(umbra_forum)", others="jakks hoefker nagato")
        take(state, "use")
        assert asked(state) == "P1 copy-row"
        assert legal(state) == {"copy jakks", "copy hoefker"}

    def test_piedes_not_inside_piedes(self) -> None:
        """G-PLANET-6, G-CARD-4: a repeated colony die may use another colony, not Piedes again."""
        state = table(
            "gort vici_ks156 hoefker mj_120210",
            p1="E0 C0 own(piedes,jakks)",
            p2=QUIET,
            dice="colony move",
            spent="colony energy",
        )
        take(state, "activate colony", "colony piedes")
        assert legal(state) == {"repeat colony", "repeat energy"}
        take(state, "repeat colony")
        assert mat(state, 1).culture == 1
        assert asked(state) == "P1 main-choice"

    def test_used_again_after_it_is_done(self) -> None:
        """G-PLANET-6: the guard ends with the action."""
        state = table(p1="E0 C0 own(piedes)", p2=QUIET, dice="colony colony move", spent="energy")
        take(state, "activate colony")
        assert mat(state, 1).energy == 2
        # E2 pays an upgrade by now, so Piedes is a choice among two.
        take(state, "activate colony", "colony piedes", "repeat energy")
        assert mat(state, 1).energy == 4


class TestOncePerTurn:
    """G-PLANET-7: counted for each player and each turn."""

    def test_a_copy_counts_as_a_use(self) -> None:
        """G-PLANET-7: La-Torres through Umbra-Forum, then by landing: no."""
        state = table(
            "la_torres vici_ks156 hoefker mj_120210",
            p1="E0 C0 own(umbra_forum)",
            p2="E3 C0",
            dice="colony move move",
        )
        take(state, "activate colony", "copy la_torres")
        take(state, "activate move", "move home surface-1")
        assert asked(state) == "P1 main-choice"
        assert mat(state, 2).energy == 2

    def test_each_player_has_an_own_mark(self) -> None:
        """G-PLANET-7: a follower may use what the active player has used, through a copy."""
        state = table("la_torres vici_ks156 hoefker mj_120210", p1="E1 C0", p2="E1 C1", dice="move move")
        take(state, "activate move", "move home surface-1", "use")
        assert (mat(state, 1).energy, mat(state, 2).energy) == (2, 0)
        take(state, "P2 follow", "P2 move home surface-1")
        assert asked(state) == "P2 landing"
        take(state, "P2 use")
        assert (mat(state, 1).energy, mat(state, 2).energy) == (1, 1)

    def test_marks_are_of_the_active_players_turn(self) -> None:
        """G-PLANET-7, G-DEF-3: a follower who used it in one turn may again in the next."""
        state = table(p1="E3 C1 L6", p2="E0 C2 own(la_torres)", dice="colony")
        take(state, "activate colony", "P2 follow", chance="colony move move move")
        assert mat(state, 2).energy == 1
        take(state, "activate colony")
        assert mat(state, 2).energy == 2

    def test_the_mark_is_set_when_the_use_begins(self) -> None:
        """G-PLANET-7: Zavodnick's own colony action cannot start Zavodnick again."""
        state = table(p1="E0 C0 own(zavodnick)", p2=QUIET, dice="colony colony move")
        take(state, "activate colony")
        assert "perform colony" not in legal(state)


def test_own_turn_only_is_about_the_active_player() -> None:
    """G-PLANET-8, G-CARD-3: in another's Zavodnick window the active player is still in the own turn."""
    state = table(p1="E0 C0 L2 own(maia)", p2="E3 C1 L2 own(zavodnick)", dice="colony move move move move")
    take(state, "activate colony")
    assert state.discarded == 2
    take(state, "P2 follow", "P2 colony zavodnick", "P2 perform colony")
    assert (mat(state, 2).level, asked(state)) == (3, "P1 follow")
    take(state, "P1 follow")
    assert resources(state, 1) == "E4 C4"
    # No die is left, so the turn is over.
    assert asked(state) == "P2 main-choice"


def test_others_in_clockwise_order() -> None:
    """G-PLANET-10: Terra-Bettia asks from the user's left, also when the user is a follower."""
    state = table(
        THREE,
        p1="E0 C0 orb(jakks,0)",
        p2="E0 C1 own(terra_bettia)",
        p3="E0 C0 orb(hoefker,0)",
        dice="colony move",
    )
    take(state, "activate colony", "P2 follow")
    assert asked(state) == "P3 granted-advance"
    take(state, "P3 decline")
    assert asked(state) == "P1 granted-advance"


def test_an_action_outlives_its_planet() -> None:
    """G-PLANET-11: Shouhua's own advance colonises Shouhua; Terra-Bettia's first half takes it away."""
    state = landing("shouhua", "E0 C0 L3 orb(shouhua,5)")
    take(state, "use")
    assert mat(state, 1).own == {"shouhua"}
    assert ships(state, 1) == "home,home,home"
    gone = landing(
        "terra_bettia", "E0 C0 L3 orb(hoefker,0)", "E0 C0 orb(terra_bettia,5)", others="hoefker gort maia"
    )
    take(gone, "use", "P2 advance 1")
    assert mat(gone, 2).own == {"terra_bettia"}
    assert ships(gone, 1) == "home,home,orb(hoefker,2)"


def test_usable_even_if_all_is_lost() -> None:
    """G-PLANET-12: without targets a cap does not forbid the action, and every choice has an option."""
    assert asked(landing("jakks", "E0 C7")) == "P1 landing"
    assert asked(landing("aughmoore", "E0 C0 orb(jakks,0),home")) == "P1 landing"
    assert asked(landing("nagato", "E0 C1 home,home")) == "P1 landing"


def test_what_can_be_performed() -> None:
    """G-PLANET-13, D-17: energy and culture always; the others if there is a way."""
    state = colony_die("zavodnick", "E7 C7 L6 orb(jakks,0)", QUIET)
    assert legal(state) == {"perform move", "perform energy", "perform culture", "perform diplomacy"}
    rich = colony_die("zavodnick", "E3 C0 L2 orb(hoefker,0)", QUIET)
    take(rich, "colony zavodnick")
    assert legal(rich) == {
        "perform move",
        "perform energy",
        "perform culture",
        "perform economy",
        "perform colony",
    }


class TestZavodnick:
    """G-CARD-3: the free window, whoever opened it."""

    def test_in_a_follow(self) -> None:
        """G-CARD-3, G-FOLLOW-10: a follower's Zavodnick asks all others, the active player too; then
        the window already running goes on."""
        state = table(
            THREE, p1="E0 C0", p2="E0 C1 own(zavodnick)", p3="E3 C1 orb(hoefker,0)", dice="colony move"
        )
        take(state, "activate colony", "P2 follow", "P2 perform energy")
        assert asked(state) == "P3 follow"
        take(state, "P3 follow")
        assert resources(state, 3) == "E4 C1"
        assert asked(state) == "P1 follow"
        take(state, "P1 follow")
        assert resources(state, 1) == "E2 C0"
        # P3 may still follow the colony die itself.
        assert asked(state) == "P3 follow"
        take(state, "P3 follow")
        assert (mat(state, 3).level, resources(state, 3)) == (2, "E2 C0")

    def test_bounty(self) -> None:
        """G-CARD-1, G-CARD-3: free follows of one's own Zavodnick pay, of another's they do not."""
        state = table(p1="E0 C0 own(birkomius,zavodnick)", p2="E0 C0", dice="colony colony move")
        take(state, "activate colony", "colony birkomius")
        take(state, "activate colony", "perform energy", "P2 follow")
        assert resources(state, 1) == "E2 C1"
        other = table(
            p1="E0 C0 own(birkomius)", p2="E0 C1 own(zavodnick)", p3="E0 C0", row=THREE, dice="colony move"
        )
        take(other, "activate colony", "P2 follow")
        assert mat(other, 1).culture == 1
        take(other, "P2 perform energy", "P3 follow", "P1 pass")
        assert [mat(other, player).culture for player in (1, 2, 3)] == [1, 0, 0]

    def test_the_triggering_die_is_still_resolving(self) -> None:
        """G-CARD-3, G-CARD-4: after the free window Piedes cannot repeat the die that caused it."""
        planets = "gort vici_ks156 hoefker mj_120210"
        state = table(planets, p1="E0 C0 own(zavodnick)", p2="E0 C1 own(piedes,jakks)", dice="colony move")
        take(state, "activate colony", "perform energy", "P2 pass")
        assert asked(state) == "P2 follow"
        take(state, "P2 follow")
        # Piedes has nothing to repeat, so Jakks is the only colony of use.
        assert resources(state, 2) == "E0 C1"

    def test_nibiru_does_not_price_it(self) -> None:
        """G-CARD-2, G-CARD-3: free follows stay free."""
        state = table(p1="E0 C0 own(nibiru,zavodnick)", p2="E0 C0", dice="colony colony move")
        take(state, "activate colony", "colony nibiru")
        take(state, "activate colony", "colony zavodnick", "perform energy", "P2 follow")
        assert resources(state, 2) == "E2 C0"

    def test_useless_for_all_is_no_follow(self) -> None:
        """G-FOLLOW-6: Zavodnick is worth a follow if it changes anything for anybody; with an empty row
        and full energy it does so only for others."""
        useless = table("- - - -", p1="E7 C0 L6", p2="E7 C1 L6 own(zavodnick)", dice="colony move", deck="")
        take(useless, "activate colony")
        assert asked(useless) == "P1 main-choice"
        helpful = table("- - - -", p1="E6 C0 L6", p2="E7 C1 L6 own(zavodnick)", dice="colony move", deck="")
        take(helpful, "activate colony")
        assert asked(helpful) == "P2 follow"

    def test_the_rogue_never_follows(self) -> None:
        """G-CARD-3, G-SOLO-5: alone, nobody is asked."""
        state = solo("artemis", "E0 C0 own(zavodnick)", dice="colony move")
        take(state, "activate colony", "perform energy")
        assert asked(state) == "P1 main-choice"
        assert resources(state, 2) == "E0 C0"


class TestPiedes:
    """G-CARD-4, D-20."""

    def test_while_following(self) -> None:
        """G-CARD-4: the active player's earlier dice, performed with one's own ships."""
        state = table(p1=QUIET, p2="E0 C1 own(piedes)", dice="colony move", spent="energy culture")
        take(state, "activate colony", "P2 follow")
        assert legal(state) == {"repeat energy", "repeat culture"}
        take(state, "P2 repeat energy")
        assert resources(state, 2) == "E2 C0"

    def test_not_the_die_now_resolving(self) -> None:
        """G-CARD-4: one's own colony die, or the one that is followed, cannot be repeated."""
        planets = "gort vici_ks156 hoefker mj_120210"
        state = table(planets, p1="E0 C0 own(piedes,jakks)", p2=QUIET, dice="colony move")
        take(state, "activate colony")
        assert resources(state, 1) == "E0 C1"
        follower = table(planets, p1=QUIET, p2="E0 C1 own(piedes,jakks)", dice="colony move", spent="energy")
        take(follower, "activate colony", "P2 follow", "P2 colony piedes")
        assert resources(follower, 2) == "E2 C0"

    def test_in_the_rogues_turn(self) -> None:
        """G-CARD-4, G-SOLO-34: performed Rogue dice on the mat count; discarded ones do not."""
        state = solo("artemis", "E0 C2 own(piedes)")
        rogue_rolls(state, "energy", dice=2)
        take(state, "P1 pass", chance="colony")
        assert asked(state) == "P1 follow"
        take(state, "P1 follow")
        assert mat(state, 1).energy == 2

    def test_discarded_rogue_dice_do_not_count(self) -> None:
        """G-SOLO-34: a move die that was thrown away cannot be repeated."""
        state = solo("artemis E6", "E0 C1 own(piedes)", preset="spanish-2015")
        rogue_rolls(state, "energy colony", dice=2)
        assert asked(state) == "P1 main-choice"


class TestNagato:
    """G-CARD-7, D-19."""

    def test_landing_actions_between_the_moves(self) -> None:
        """G-CARD-7: the first landing is resolved before the second move."""
        state = colony_die("nagato", "E0 C1")
        take(state, "move home surface-1")
        assert asked(state) == "P1 landing"
        take(state, "use", "move home surface-4")
        assert asked(state) == "P1 landing"
        take(state, "use")
        assert resources(state, 1) == "E2 C1"

    def test_a_ship_does_not_move_twice(self) -> None:
        """G-CARD-7: the second move takes a different ship."""
        state = colony_die("nagato", "E0 C1 L2 orb(hoefker,1),home")
        take(state, "move orbit-3 orbit-1")
        assert {move.split()[1] for move in legal(state) if move != "decline"} == {"home"}

    def test_sent_home_it_still_has_moved(self) -> None:
        """G-CARD-7: a first ship that went home is barred; with another home, that one may move."""
        barred = colony_die("nagato", "E0 C1 L2 orb(hoefker,1),surf(jakks)")
        take(barred, "move orbit-3 home")
        assert {move.split()[1] for move in legal(barred) if move != "decline"} == {"surface-1"}
        other = colony_die("nagato", "E0 C1 L2 orb(hoefker,1),home")
        take(other, "move orbit-3 home")
        assert {move.split()[1] for move in legal(other) if move != "decline"} == {"home"}

    def test_thrown_off_its_planet_it_still_has_moved(self) -> None:
        """G-CARD-7, G-MOVE-12: the first ship comes home from a planet that another colonises meanwhile."""
        planets = "terra_bettia jakks hoefker mj_120210"
        state = colony_die("nagato", "E0 C1 home,surf(jakks)", "E0 C0 orb(terra_bettia,5)", row=planets)
        take(state, "move home surface-1", "use", "P2 advance 1")
        assert ships(state, 1) == "home,surf(jakks)"
        assert {move.split()[1] for move in legal(state) if move != "decline"} == {"surface-2"}

    def test_copied_by_a_landing(self) -> None:
        """G-CARD-7: the ship that landed on Umbra-Forum is not the first either, but may be the second."""
        state = landing("umbra_forum", "E0 C1", others="nagato gort hoefker")
        take(state, "use")
        assert asked(state) == "P1 move-ship"
        assert {move.split()[1] for move in legal(state)} == {"home"}
        take(state, "move home orbit-3")
        assert {move.split()[1] for move in legal(state) if move != "decline"} == {"surface-1"}

    def test_chain_through_a_copy(self) -> None:
        """G-CARD-7, G-PLANET-7: the first ship lands on Umbra-Forum, which cannot copy Nagato again."""
        state = table("umbra_forum nagato vici_ks156 mj_120210", p1="E0 C2 L3", p2=QUIET, dice="move energy")
        take(state, "activate move", "move home surface-2", "use", "move home surface-1", "use")
        assert legal(state) == {"copy vici_ks156", "copy mj_120210"}
        take(state, "copy mj_120210")
        assert asked(state) == "P1 second-move"
        take(state, "move surface-2 surface-3", "use")
        assert resources(state, 1) == "E3 C1"


def test_helios_copied_cannot_remove_the_copiers_planet() -> None:
    """G-CARD-5, G-CARD-9: a ship that just landed makes Umbra-Forum occupied; Helios itself is free."""
    state = landing("umbra_forum", QUIET, others="helios gort maia")
    take(state, "use")
    assert legal(state) == {"remove 2", "remove 3", "remove 4"}
    assert row(state) == "umbra_forum helios gort maia"
