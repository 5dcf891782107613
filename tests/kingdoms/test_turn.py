"""The turn (K-TURN), five players (K-5P) and the end (K-END)."""

import pytest

from starhold.kingdoms.components import ACT_IDS
from starhold.kingdoms.steps.base import HINDRANCE_IDS
from tests.kingdoms.position import Position

HOMES = ("intheoros", "aughmoore", "fionarria", "erilor", "morandrea")


def table_of(players: int, active: int = 0) -> Position:
    """Everybody has two armies in the second region of his home and nothing else."""
    position = Position(*HOMES[:players], active=active)
    starts = ("intheoros-2", "aughmoore-2", "fionarria-3", "erilor-2", "morandrea-2")
    for seat, start in enumerate(starts[:players]):
        position.seat(seat, start, start)
    return position


def pass_turn(position: Position, act: str) -> None:
    """Select an action; the active player does nothing, the others collect."""
    position.do(f"select {act}")
    while position.step != "select" and position.step != "over":
        legal = position.legal()
        position.do("pass" if "pass" in legal else "collect")


def test_phases_of_a_turn() -> None:
    """K-TURN-1, K-TURN-15: select, perform in order, then the marker passes clockwise."""
    position = table_of(3, active=1).turn()
    assert (position.step, position.waiting) == ("select", [1])
    position.do("select patrol")
    assert (position.step, position.waiting) == ("perform", [1])
    position.do("pass")
    assert position.waiting == [2]
    position.do("collect")
    assert position.waiting == [0]
    position.do("collect")
    assert (position.step, position.waiting) == ("select", [2])


def test_refresh_only_when_all_five_shields_lie() -> None:
    """K-TURN-2: four shields stay, the fifth is followed by a refresh at the start of the next turn."""
    position = table_of(3).turn()
    for act in ACT_IDS[1:5]:
        pass_turn(position, act)
        assert position.state.refreshes == 0
    position.do("select patrol")
    assert position.state.placed == 5
    while position.step != "select":
        position.do(sorted(position.legal())[0])
    assert position.state.placed == 0
    assert position.state.refreshes == 1


def test_one_action_stays_unused() -> None:
    """K-TURN-3, K-TURN-4, D-SELECT: a shield needs a free space, so the fifth has two to choose from."""
    position = table_of(3).turn()
    for used, act in enumerate(("patrol", "quest", "build", "research")):
        assert len(position.legal()) == 6 - used
        pass_turn(position, act)
        assert f"select {act}" not in position.legal()
    assert position.legal() == {"select mobilise", "select trade"}


def test_selecting_is_compulsory() -> None:
    """K-TURN-4: there is no way to pass on it."""
    assert all(move.startswith("select ") for move in table_of(2).turn().legal())


def test_an_action_that_cannot_be_performed_may_be_selected() -> None:
    """K-TURN-5: Build without ore is a legal selection; the player then does nothing."""
    position = table_of(3).turn().do("select build")
    assert "passed" in position.told()


def test_the_active_player_decides_first_and_never_collects() -> None:
    """K-TURN-6, K-TURN-7, D-ACTIVE: he performs or does nothing."""
    position = table_of(3).selected("patrol")
    assert position.waiting == [0]
    assert position.legal() == {"perform patrol", "pass"}


def test_others_perform_or_collect_clockwise() -> None:
    """K-TURN-8, D-FOLLOW: from the active player on."""
    position = table_of(4, active=2).selected("patrol").do("pass")
    assert position.waiting == [3]
    assert position.legal() == {"perform patrol", "collect"}
    position.do("collect")
    assert position.waiting == [0]


def test_an_action_is_finished_before_the_next_player_decides() -> None:
    """K-TURN-9, K-TURN-10: a war of the first player is fought out before the second decides."""
    position = Position("intheoros", "aughmoore", "fionarria")
    position.seat(0, "intheoros-1", "intheoros-1", purse=(0, 1, 0))
    position.seat(1, "intheoros-2", "aughmoore-2", "aughmoore-2")
    position.seat(2, "fionarria-3", "fionarria-3")
    position.selected("patrol").do("perform patrol", "move intheoros-1 intheoros-2")
    assert position.step == "bids"
    position.bid(1, 0)
    assert position.armies(0) == ["intheoros-1", "intheoros-2"]
    assert (position.step, position.waiting) == ("perform", [1])


def test_who_cannot_perform_collects() -> None:
    """K-TURN-11: without ore nobody is asked; collecting nothing is allowed too."""
    position = Position("intheoros", "aughmoore")
    position.seat(0, "intheoros-2", "intheoros-2")
    position.seat(1, "aughmoore-4", "aughmoore-4")
    position.selected("build")
    assert position.step == "select"
    assert position.told().count("collected") == 1
    assert position.purse(1) == (0, 0, 0)


def test_the_log_says_why_somebody_acts_not_at_all() -> None:
    """K-TURN-5, K-TURN-11: without ore the log says what was missing, and for which action; not by choice."""
    position = table_of(3).turn()
    position.do("select build")
    told = position.told_in_full()
    build, price = ACT_IDS.index("build"), HINDRANCE_IDS.index("price")
    assert [numbers[:3] for name, numbers in told if name == "could-not"] == [
        (0, build, price),
        (1, build, price),
        (2, build, price),
    ]
    position.do("select patrol")
    position.do("pass")
    position.do("collect")
    assert "could-not" not in position.told()


def test_no_partial_actions() -> None:
    """K-TURN-12, K-RES-3: an action that cannot be paid in full is not offered."""
    position = Position("intheoros", "aughmoore")
    position.seat(0, "intheoros-2", "intheoros-2", purse=(0, 1, 0), tower=1)
    position.seat(1, "aughmoore-2", "aughmoore-2", purse=(0, 2, 0), tower=1)
    position.selected("build")
    assert position.waiting == [1]
    assert position.legal() == {"perform build", "collect"}


def test_a_substitute_counts_as_performing() -> None:
    """K-TURN-13, K-FAC-4: who replaces the action does not collect, on his own turn and on others'."""
    position = Position("intheoros", "aughmoore", active=0)
    position.seat(0, "intheoros-2", "intheoros-2")
    position.seat(1, "aughmoore-2", "aughmoore-2", faction="merfolk", magic=4)
    position.selected("research")
    assert position.legal() == {"perform patrol", "collect"}
    position.do("perform patrol", "move aughmoore-2 aughmoore-4")
    assert position.purse(1) == (0, 0, 0)
    assert (position.step, position.waiting) == ("select", [1])
    position.do("select build")
    assert position.legal() == {"perform patrol", "pass"}


def test_the_end_check_comes_after_all_have_acted() -> None:
    """K-TURN-14, K-END-1: the sixth tower level counts when the turn is over."""
    position = table_of(3)
    position.seat(0, purse=(0, 6, 0), tower=5)
    position.selected("build").do("perform build")
    assert position.state.kingdom(0).tower == 6
    assert position.state.ended == 1  # nobody else could act, so the turn is over


@pytest.mark.parametrize(
    ("magic", "tower", "armies", "ends"),
    [(5, 0, 2, True), (0, 6, 2, True), (0, 0, 7, True), (4, 5, 6, False)],
)
def test_three_ways_to_trigger_the_end(magic: int, tower: int, armies: int, ends: bool) -> None:
    """K-END-1: seven armies, tower level 6 or magic level 5, and nothing less."""
    position = Position("intheoros", "aughmoore")
    lands = ["intheoros-1", "intheoros-2", "intheoros-3", "intheoros-4"]
    position.seat(0, *(lands * 2)[:armies], magic=magic, tower=tower)
    position.seat(1, "aughmoore-2", "aughmoore-2")
    position.selected("research")
    assert bool(position.state.ended) == ends


def test_a_condition_lost_within_the_turn_does_not_count() -> None:
    """K-END-2: only the state at the end check matters."""
    position = Position("intheoros", "aughmoore", "fionarria", tokens=True)
    position.token("dragon-lair", "aughmoore-2")
    position.seat(0, "intheoros-1", "intheoros-1", "intheoros-3", tower=6)
    position.seat(1, "intheoros-2", "aughmoore-2", "aughmoore-2", purse=(0, 2, 0))
    position.seat(2, "fionarria-3", "fionarria-3")
    position.acting(0, "patrol").do("move intheoros-3 intheoros-2").bid(0, 1)
    position.do("use")  # the lair costs the loser a tower level
    assert position.state.kingdom(0).tower == 5
    while position.step != "select":
        position.do(sorted(position.legal())[0])
    assert position.state.ended == 0


def test_a_triggered_end_cannot_be_undone() -> None:
    """K-END-3: losing the tower level later changes nothing."""
    position = table_of(3)
    position.seat(0, tower=6)
    position.selected("trade")
    assert position.state.ended == 1
    position.state.kingdom(0).tower = 5
    pass_turn(position, "build")
    assert position.state.ended == 1


def test_the_rest_of_the_cycle_is_played_and_then_the_game_ends() -> None:
    """K-END-4, K-END-6: the turns left are normal turns; the next refresh ends the game at once."""
    position = table_of(3).turn()
    for act in ("patrol", "quest"):
        pass_turn(position, act)
    position.state.kingdom(0).tower = 6
    pass_turn(position, "build")
    assert position.state.ended == 1
    pass_turn(position, "research")
    assert position.step == "select"
    pass_turn(position, "mobilise")
    assert position.state.over
    assert position.told()[-3:] == ["finished"] * 3


def test_triggered_by_the_fifth_shield() -> None:
    """K-END-5: the game ends at the start of the next turn."""
    position = table_of(3).turn()
    for act in ("patrol", "quest", "build", "research"):
        pass_turn(position, act)
    position.state.kingdom(2).magic = 5
    pass_turn(position, "trade")
    assert position.state.over


def test_the_guard_against_endless_games() -> None:
    """K-END-7: the game ends at the set number of refreshes without any trigger; 0 is no guard."""
    for limit, ends in ((2, True), (0, False)):
        position = table_of(3)
        position.state.max_refreshes = limit
        position.turn()
        for _cycle in range(2):
            for act in ("patrol", "quest", "build", "research", "mobilise"):
                if not position.state.over:
                    pass_turn(position, act)
        assert position.state.refreshes == 2
        assert position.state.over == ends


def test_with_five_players_the_refreshing_player_skips() -> None:
    """K-5P-1, K-5P-2: five action turns and a skipped one, so the first choice moves round the table."""
    position = table_of(5).turn()
    for seat, act in enumerate(("patrol", "quest", "build", "research", "mobilise")):
        assert position.waiting == [seat]
        pass_turn(position, act)
    assert "skipped" in position.told()
    assert position.waiting == [1]  # seat 0 refreshed and skipped
    assert position.state.placed == 0


def test_five_players_end_at_the_refresh() -> None:
    """K-5P-3: nobody needs to skip any more."""
    position = table_of(5).turn()
    position.state.ended = 1
    for act in ("patrol", "quest", "build", "research", "mobilise"):
        pass_turn(position, act)
    assert position.state.over
    assert "skipped" not in position.told()


def test_four_players_do_not_skip() -> None:
    """K-5P-1: the rule is for five only."""
    position = table_of(4).turn()
    for act in ("patrol", "quest", "build", "research", "mobilise"):
        pass_turn(position, act)
    assert position.waiting == [1]
    assert position.state.active == 1
