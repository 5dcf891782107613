"""Section 5: following, in both orders."""

import pytest

from starhold import FastChance
from starhold.galaxies.components import FACE_IDS
from starhold.galaxies.state import GalaxiesState
from starhold.galaxies.steps.follow import open_window
from starhold.kernel.log import Log
from tests.galaxies.build import asked, dice, legal, mat, resources, row, seen, ships, spent, table, take

THREE = "jakks vici_ks156 hoefker mj_120210 gort"
FOUR = "jakks vici_ks156 hoefker mj_120210 gort maia"
TOGETHER = {"follow_order": "simultaneous"}


def test_all_others_may_follow() -> None:
    """G-FOLLOW-1, D-10: after the action everybody else is asked."""
    state = table(FOUR, p2="E0 C1", p3="E0 C1", p4="E0 C1", dice="energy energy")
    take(state, "activate energy", "P2 follow", "P3 pass", "P4 follow")
    assert [resources(state, player) for player in (1, 2, 3, 4)] == ["E4 C1", "E2 C0", "E0 C1", "E2 C0"]
    assert asked(state) == "P1 main-choice"


def test_window_opens_after_colonising_and_refilling() -> None:
    """G-FOLLOW-2: the replacement planet lies there before anybody is asked."""
    state = table(p1="orb(jakks,1)", p2="C1 orb(mj_120210,0)", dice="diplomacy move")
    take(state, "activate diplomacy", chance="maia")
    assert asked(state) == "P2 follow"
    assert row(state).startswith("maia ")


def test_clockwise_one_after_the_other() -> None:
    """G-FOLLOW-3: from the left of the active player; each resolves before the next decides."""
    state = table(THREE, p1="E0 C1", p2="C1", p3="E0 C1", dice="move move", turn=2)
    take(state, "activate move", "move home orbit-1")
    assert asked(state) == "P3 follow"
    take(state, "P3 follow", "P3 move home surface-2")
    assert asked(state) == "P3 landing"
    take(state, "P3 use")
    assert resources(state, 3) == "E1 C0"
    assert asked(state) == "P1 follow"


@pytest.mark.parametrize(("colony", "price"), [("", 1), ("nibiru", 2)])
def test_price(colony: str, price: int) -> None:
    """G-FOLLOW-4: 1 culture, 2 under Nibiru, paid first."""
    state = table(p1=f"E0 C0 own({colony})" if colony else "E0 C0", p2="E0 C2", dice="colony energy energy")
    take(state, "activate colony")
    take(state, "activate energy", "P2 follow")
    assert resources(state, 2) == f"E2 C{2 - price}"


def test_payment_comes_before_the_action() -> None:
    """G-FOLLOW-4: at 7 culture the payment makes room for what is gained."""
    state = table(p2="C7 surf(jakks)", dice="culture move")
    take(state, "activate culture", "P2 follow")
    assert mat(state, 2).culture == 7


def test_once_for_each_die() -> None:
    """G-FOLLOW-5: two dice of one face are two windows; each is followed once."""
    state = table(p1="E0", p2="E0 C3", dice="energy energy energy")
    take(state, "activate energy", "P2 follow")
    assert asked(state) == "P1 main-choice"
    take(state, "activate energy", "P2 follow")
    assert resources(state, 2) == "E4 C1"


def window(state: GalaxiesState, face: str) -> GalaxiesState:
    """The first player's die of this face has acted, and the others are asked."""
    open_window(state, 0, FACE_IDS.index(face))
    state.settle(FastChance(1))
    return state


class TestWorthIt:
    """G-FOLLOW-6: offered only if payable and, once paid, able to change something."""

    @pytest.mark.parametrize(
        ("face", "follower", "offered"),
        [
            ("energy", "E6 C1", True),
            ("energy", "E7 C1", False),
            ("energy", "E0 C1 surf(jakks),orb(jakks,0)", False),
            ("culture", "C1 home,home", False),
            ("culture", "C1 home,surf(jakks)", True),
            ("culture", "C7 home,surf(jakks)", True),
            ("move", "C1", True),
            ("move", "C0", False),
            ("diplomacy", "C1 orb(vici_ks156,0)", False),
            ("diplomacy", "C1 orb(jakks,0)", True),
            ("economy", "C1 orb(jakks,0)", False),
            ("colony", "E0 C2", False),
            ("colony", "E2 C1", True),
            ("colony", "E0 C3", True),
            ("colony", "E7 C7 L6", False),
            ("colony", "E0 C1 own(leandra)", False),
            ("colony", "E0 C1 own(leandra) orb(vici_ks156,0)", True),
            ("colony", "E7 C1 own(bisschop,birkomius,maia,zalax) L6", False),
            ("colony", "E0 C1 own(hoefker) L6", False),
            ("colony", "E1 C1 own(hoefker) L6", True),
            ("colony", "E0 C1 own(aughmoore) surf(jakks),orb(jakks,0)", False),
            ("colony", "E0 C1 own(aughmoore) surf(jakks),home", True),
            ("colony", "E7 C1 own(mj_120210) L6", False),
        ],
    )
    def test_offer(self, face: str, follower: str, offered: bool) -> None:
        """G-FOLLOW-6."""
        planets = "jakks vici_ks156 padraigin_3110 helios"
        state = table(planets, p1="E0 C0 L6", p2=follower, dice=f"{face} {face}")
        take(state, f"activate {face}")
        if face == "move":
            take(state, "move home orbit-1")
        assert (asked(state) == "P2 follow") == offered

    def test_a_bounty_that_pays_for_the_theft(self) -> None:
        """G-FOLLOW-6, G-CARD-1: the bounty of this very follow can be stolen."""
        state = table(p1="E0 C0 own(birkomius)", p2="E0 C1 own(clj_0517)", dice="colony move")
        take(state, "activate colony")
        assert asked(state) == "P2 follow"
        take(state, "P2 follow")
        assert (resources(state, 1), resources(state, 2)) == ("E0 C0", "E0 C1")

    @pytest.mark.parametrize(
        ("active", "follower", "offered"),
        [
            # What Sargus-36 pays, La-Torres takes back.
            ("E2 C0 L6 own(la_torres)", "E1 C1 L6 own(sargus_36)", False),
            # But from a full store, where the payment was lost, it takes one away.
            ("E7 C0 L6 own(la_torres)", "E1 C1 L6 own(sargus_36)", True),
            ("E2 C2 L6 own(clj_0517)", "E1 C1 L6 own(sargus_36)", True),
            ("E0 C2 L6 own(clj_0517)", "E0 C2 L6 own(walsfeo)", False),
            # A full payee gains nothing, and the payer gets it back from the supply.
            ("E7 C0 L6 own(vici_ks156)", "E1 C1 L6 own(sargus_36)", False),
            ("E6 C0 L6 own(vici_ks156)", "E1 C1 L6 own(sargus_36)", True),
            ("E0 C7 L6 own(jakks)", "E0 C2 L6 own(walsfeo)", False),
            # Of the 2 gained, a full payer keeps 1.
            ("E7 C0 L6 own(mj_120210)", "E7 C1 L6 own(sargus_36)", False),
            ("E7 C0 L6 own(mj_120210)", "E6 C1 L6 own(sargus_36)", True),
            ("E7 C0 L6 own(gleam_zanier)", "E7 C1 L6 own(sargus_36)", False),
            # Paid for nothing is a loss, and so a change.
            ("E0 C0 L6 own(jakks)", "E1 C7 L6 own(sargus_36)", True),
        ],
    )
    def test_paid_and_taken_back_is_no_change(self, active: str, follower: str, offered: bool) -> None:
        """G-FOLLOW-6, G-CARD-6: Sargus-36 and Walsfeo pay, and the colony they use may bring it all back."""
        state = table("hoefker nagato padraigin_3110 zalax", p1=active, p2=follower, spent="colony")
        assert (asked(window(state, "colony")) == "P2 follow") == offered

    def test_another_victim_makes_it_worth(self) -> None:
        """G-FOLLOW-6, G-CARD-6, G-CARD-17: what was paid to one can be stolen from another."""
        for third, offered in (("E0 C0", False), ("E1 C0", True)):
            state = table(
                "jakks vici_ks156 hoefker mj_120210 gort",
                p1="E0 C0 L6 own(la_torres)",
                p2="E1 C1 L6 own(sargus_36)",
                p3=third,
                spent="colony",
            )
            assert (asked(window(state, "colony")) == "P2 follow") == offered

    def test_asking_changes_nothing(self) -> None:
        """G-FOLLOW-6: the question leaves no trace on the table."""
        state = table(p1="E0 C0 own(birkomius)", p2="E0 C1 own(la_torres)", dice="colony move")
        take(state, "activate colony")
        assert (resources(state, 1), resources(state, 2)) == ("E0 C0", "E0 C1")
        assert asked(state) == "P1 main-choice"


def test_follow_the_face_with_ones_own() -> None:
    """G-FOLLOW-7, G-PLANET-5: own ships, own targets."""
    state = table(p1="orb(jakks,0)", p2="C1 orb(mj_120210,1)", dice="diplomacy move")
    take(state, "activate diplomacy", "P2 follow")
    assert ships(state, 1) == "home,orb(jakks,1)"
    assert ships(state, 2) == "home,orb(mj_120210,2)"


def test_costs_come_on_top() -> None:
    """G-FOLLOW-8: Hoefker's energy and the follow's culture."""
    state = table("jakks vici_ks156 gort mj_120210", p1="E0 C0", p2="E1 C1 own(hoefker)", dice="colony move")
    take(state, "activate colony", "P2 follow")
    assert resources(state, 2) == "E0 C2"


def test_own_colonies_only() -> None:
    """G-FOLLOW-9: the active player's colonies are not the follower's."""
    state = table(
        "gort vici_ks156 hoefker mj_120210",
        p1="E0 C0 own(jakks)",
        p2="E3 C1 own(leandra,drewkaiden) orb(gort,0)",
        dice="colony move",
    )
    take(state, "activate colony", "P2 follow")
    assert legal(state) == {"upgrade", "colony leandra"}


def test_a_follow_is_not_followed() -> None:
    """G-FOLLOW-10: nobody is asked about what a follower did."""
    state = table(THREE, p1="E0 C5", p2="E0 C1", p3="C0", dice="energy energy")
    take(state, "activate energy", "P2 follow")
    assert asked(state) == "P1 main-choice"


def test_extra_actions_have_no_window() -> None:
    """G-FOLLOW-11: Nagato's moves belong to the die; one window in all."""
    state = table("nagato vici_ks156 hoefker mj_120210", p1="C1", p2="C2", dice="move energy")
    take(state, "activate move", "move home surface-1", "use", "move home orbit-2")
    assert asked(state) == "P1 second-move"
    take(state, "decline")
    assert asked(state) == "P2 follow"
    take(state, "P2 pass")
    assert asked(state) == "P1 main-choice"


def test_discarded_dice_are_not_followed() -> None:
    """G-FOLLOW-12: Maia's dice are gone without a window."""
    state = table(p1="E0 C0 own(maia)", p2="E0 C1", dice="colony energy energy move")
    take(state, "activate colony", "discard energy", "discard energy")
    assert asked(state) == "P1 main-choice"
    assert (resources(state, 1), dice(state)) == ("E2 C2", "move")


def test_declined_landing_can_be_followed() -> None:
    """G-FOLLOW-13: one follows the die, not what came of it."""
    state = table(p2="C1", dice="move energy")
    take(state, "activate move", "move home surface-1", "decline")
    assert asked(state) == "P2 follow"


def test_a_follow_is_a_full_action() -> None:
    """G-FOLLOW-14: it can colonise, upgrade, unlock a ship and trigger the end."""
    state = table(p1="E0 C0", p2="C1 L5 orb(jakks,1) own(shouhua,gort,leandra)", dice="diplomacy move")
    take(state, "activate diplomacy", "P2 follow")
    assert mat(state, 2).score == 21
    assert state.trigger == 1
    ship = table(p1="E0 C0", p2="E3 C1 L2", dice="colony move")
    take(ship, "activate colony", "P2 follow")
    assert ships(ship, 2) == "home,home,home"


def test_no_way_back_after_paying() -> None:
    """G-FOLLOW-15: a paid move is made; only its landing action may be declined."""
    state = table(p2="C1", dice="move energy")
    take(state, "activate move", "move home orbit-1", "P2 follow")
    assert "pass" not in legal(state)
    assert "decline" not in legal(state)
    take(state, "P2 move home surface-1")
    assert legal(state) == {"use", "decline"}


def test_last_die_is_followed_before_the_turn_passes() -> None:
    """G-FOLLOW-16: the window of the last die."""
    state = table(p1="E0 C0", p2="E0 C1", dice="energy")
    take(state, "activate energy")
    assert asked(state) == "P2 follow"
    assert spent(state) == "energy"
    take(state, "P2 follow")
    assert asked(state) == "P2 main-choice"


def test_window_runs_on_after_the_end_is_triggered() -> None:
    """G-FOLLOW-17: 21 points do not close it."""
    state = table(
        THREE,
        p1="L5 orb(jakks,1) own(shouhua,k_widow,leandra)",
        p2="C1 E0 orb(mj_120210,0)",
        p3="C0",
        dice="diplomacy",
    )
    take(state, "activate diplomacy")
    assert state.trigger == 0
    assert asked(state) == "P2 follow"
    take(state, "P2 follow")
    assert ships(state, 2) == "home,orb(mj_120210,1)"
    assert asked(state) == "P2 main-choice"


# -- all at once (French and Spanish 2015) ---------------------------------------------------------


class TestTogether:
    """G-FOLLOW-3 with follow_order = simultaneous."""

    def opened(self) -> GalaxiesState:
        state = table(
            FOUR, p1="E0", p2="E0 C1", p3="E0 C1", p4="E0 C0", dice="energy energy", options=TOGETHER
        )
        take(state, "activate energy")
        return state

    def test_eligible_answer_at_once(self) -> None:
        """G-FOLLOW-3, D-10: all who are eligible owe an answer, in any order."""
        state = self.opened()
        assert asked(state) == "P2 P3 follow-together"
        take(state, "P3 follow")
        assert asked(state) == "P2 follow-together"
        assert resources(state, 3) == "E0 C1"
        take(state, "P2 follow")
        assert [resources(state, player) for player in (2, 3)] == ["E2 C0", "E2 C0"]
        assert asked(state) == "P1 main-choice"

    def test_resolved_clockwise(self) -> None:
        """G-FOLLOW-3: declared follows happen from the active player's left."""
        state = table(THREE, p1="E0", p2="C1", p3="C1", dice="move energy", turn=2, options=TOGETHER)
        take(state, "activate move", "move home orbit-1")
        take(state, "P1 follow", "P3 follow")
        assert asked(state) == "P3 move-ship"
        take(state, "P3 move home orbit-1")
        assert asked(state) == "P1 move-ship"

    def test_all_answers_are_shown_when_the_last_is_given(self) -> None:
        """G-FOLLOW-3: who follows later is known while the first performs the die."""
        state = table(THREE, p1="E0", p2="C1", p3="C1", dice="move energy", turn=2, options=TOGETHER)
        take(state, "activate move", "move home orbit-1", "P1 follow")
        chance = FastChance(1)
        chance.log = Log()
        state.apply(2, state.game.action("follow"), chance)
        told = [state.game.vocabulary.events[event.kind].name for event in chance.log.events]
        assert told == ["declared-follow", "declared-follow", "followed"]
        assert [event.a for event in chance.log.events] == [2, 0, 2]

    def test_a_follow_may_lapse(self) -> None:
        """G-FOLLOW-3: worth nothing when its moment comes, it costs nothing, and nobody is asked again."""
        state = table(
            THREE,
            p1="orb(gort,0)",
            p2="C1 orb(jakks,1)",
            p3="C1 orb(jakks,0)",
            dice="diplomacy move",
            options=TOGETHER,
        )
        take(state, "activate diplomacy", "P2 follow")
        news = take(state, "P3 follow", chance="vizcarra")
        assert "follow-lapsed" in news
        assert mat(state, 2).own == {"jakks"}
        assert resources(state, 3) == "E2 C1"
        assert asked(state) == "P1 main-choice"

    def test_answers_are_secret(self) -> None:
        """G-FOLLOW-3: nobody sees an answer before all have answered, in views or in the log."""
        yes, no = self.opened(), self.opened()
        heard_yes = take(yes, "P3 follow")
        heard_no = take(no, "P3 pass")
        assert heard_yes == heard_no == []
        for seat in (None, 0, 1, 3):
            assert seen(yes, seat) == seen(no, seat)

    def test_answers_are_drawn_anew_for_others(self) -> None:
        """G-FOLLOW-3, G-HID-6: a sampled table does not give away what another has answered."""
        state = self.opened()
        take(state, "P3 follow")
        chance = FastChance(5)
        outcomes = set()
        for _ in range(40):
            guess = state.resample(1, chance)
            take(guess, "P2 pass")
            outcomes.add(resources(guess, 3))
        assert outcomes == {"E0 C1", "E2 C0"}
        own = {tuple(state.resample(2, chance).stack[-1].fields()) for _ in range(20)}
        assert own == {tuple(state.stack[-1].fields())}

    def test_nobody_eligible(self) -> None:
        """G-FOLLOW-6: then the window does not open at all."""
        state = table(p1="E0", p2="C0", dice="energy energy", options=TOGETHER)
        take(state, "activate energy")
        assert asked(state) == "P1 main-choice"
