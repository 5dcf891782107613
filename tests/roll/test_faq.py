"""The rulebook's questions and answers: each is a test here, or is named with the test that answers it."""

import importlib

import pytest

from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.errors import IllegalMove
from starhold.roll import components as box
from tests.roll.builders import act, at, clear, legal, new_state, over, own, put, screen, stack, start

#: question, answer, where it is tested
ANSWERED = [
    ("what are workers, goods, shippers called when?", "test_assign.test_all_dice_are_rolled"),
    ("must the start tiles show their cheap sides?", "test_setup.test_tiles_for_two_slots"),
    ("may both start tiles go to one slot?", "test_setup.test_tiles_for_two_slots"),
    ("may start goods be recalled at once?", "test_manage.test_recalling_is_optional"),
    ("must a die show the phase it is assigned to?", "test_assign.test_select_with_any_worker"),
    ("may a wild die be assigned after the reveal?", "test_assign.test_powers_only_while_assigning"),
    ("must the phase be selected before reassigning?", "test_assign.test_select_with_any_worker"),
    ("must all explorers be used?", "test_explore.test_scout_or_stock"),
    ("must explorers be announced?", "test_explore.test_scout_or_stock"),
    ("what if the bag is short?", "test_explore.test_we_34"),
    ("what if it is short even then?", "test_explore.test_levy_without_any_tile"),
    (
        "may players explore one after the other?",
        "test_explore.test_players_wait_when_the_bag_could_run_short",
    ),
    ("must all settlers and developers be used?", "test_build.test_developers_complete_tiles"),
    ("must discounts be used?", "test_build.test_we_09"),
    ("may there be more than twelve tiles?", "test_build.test_beyond_twelve_squares"),
    ("must a producer match its world?", "test_produce_ship.test_we_15"),
    ("does the world set the price of a Trade?", "test_produce_ship.test_trade"),
    ("must shippers be announced?", "test_produce_ship.test_the_owner_chooses_everything"),
    ("do wild faces give VP?", "test_produce_ship.test_we_17"),
    ("may dice be paired badly on purpose?", "test_produce_ship.test_the_owner_chooses_everything"),
    ("must everybody be recruited that can be paid?", "test_manage.test_we_22"),
    ("is recalling useful in the last round?", "test_manage.test_we_27"),
    ("may any die be removed, and before the gain?", "test_build.test_we_14"),
    ("does removing a die have consequences?", "test_build.test_we_13"),
    ("when are powers used?", "test_build.test_end_of_develop_and_settle"),
    ("how often does a power work?", "test_build.test_we_08"),
    ("are workers needed for a power?", "test_build.test_end_of_develop_and_settle"),
    ("does a power work in its first phase?", "test_build.test_we_08"),
    ("may a die in the Dictate area be reassigned?", "test_assign.test_we_30"),
    (
        "may one power send workers to different phases?",
        "test_assign.test_several_workers_go_to_different_rows",
    ),
    ("may a wild die be reassigned?", "test_assign.test_other_powers_may_move_a_die_again"),
    ("may a die be reassigned again?", "test_assign.test_other_powers_may_move_a_die_again"),
    ("how is rounding done?", "test_produce_ship.test_we_21"),
    ("Space Piracy with three military dice", "test_produce_ship.test_we_21"),
    ("New Galactic Order with four military dice", "test_manage.test_we_26"),
    ("Mad Scientists without Novelty worlds", "test_assign.test_we_28"),
    ("Biological Adaptation is no Reassign power", "test_setup.test_distribution_of_the_rulebook"),
    ("Former Penal Colony", "test_build.test_we_14"),
    ("Galactic Reserves", "test_produce_ship.test_we_16"),
    ("Galactic Mandate", "test_assign.test_mandate_moves_one_to_three"),
    ("Genetics Lab", "test_produce_ship.test_we_37"),
    ("Alien Research Team", "test_explore.test_alien_research_team_pays_for_a_scouting_alien"),
    ("Information Tech, Conscription, Space Marines", "test_build.test_developments_that_act_at_once"),
    ("Executive Power", "test_assign.test_we_29"),
    ("Alien Research Ship", "test_explore.test_we_31"),
    ("Space Tourism", "test_produce_ship.test_we_32"),
    ("Nanotechnology", "test_assign.test_several_workers_go_to_different_rows"),
    ("Organic Shipyards", "test_produce_ship.test_virtual_shippers"),
    ("Isolation Policy", "test_assign.test_what_each_power_moves"),
    ("Rebel Warrior Race, Rebel Miners", "test_build.test_worlds_give_dice_once"),
    ("Free Trade Zone", "test_build.test_we_11"),
    ("Advanced Logistics", "test_explore.test_advanced_logistics"),
]


@pytest.mark.parametrize(("question", "test"), ANSWERED, ids=[question for question, _ in ANSWERED])
def test_the_question_is_answered_by_a_test(question: str, test: str) -> None:
    module, _, name = test.partition(".")
    assert callable(getattr(importlib.import_module(f"tests.roll.{module}"), name))


def test_symbols_and_dots_mean_nothing() -> None:
    """R-GEN-9: only the type of a die and the colour of a world count; the box knows no other mark."""
    assert len(box.DIE_NAMES) == 7
    assert set(box.FACES) == set(range(6))
    assert set(box.WORLD_COLOUR) == set(range(5))


def test_alien_explorers_exist_without_an_alien_explore_face() -> None:
    """R-POWER-8: by selecting, by a wild face, or by a Reassign power."""
    state = new_state(2, (2, 7))
    own(state, 0, "Galactic Influence")
    screen(state, 0, wild="alien", develop="alien", settle="alien", ship="home")
    screen(state, 1, explore="home")
    act(state, 0, "wild alien explore", "select alien settle explore", "use galactic-influence")
    act(state, 0, "move alien develop explore", "commit")
    act(state, 1, "select home explore explore")
    act(state, 1, "commit", chance=ScriptedChance([0], FastChance(1)))
    assert at(state, 0, "explore") == {"alien": 3}
    assert legal(state, 0) == {"scout-alien", "stock-alien"}
    act(state, 0, "stock-alien")
    assert state.seats[0].credits == 5


def test_a_consumption_die_changes_its_colour_for_consume_only() -> None:
    """R-POWER-16, R-SCORE-9: Genetics Lab does not take it for a genes die."""
    state = new_state(2, (5, 7))
    clear(state, 0)
    clear(state, 1)
    put(state, 0, genes_goods="consumption")
    start(state, "produce")
    assert state.seats[0].credits == 1


def test_a_power_needs_its_phase() -> None:
    """R-POWER-2: Merchant Guild pays nothing in Ship."""
    state = new_state()
    clear(state, 0)
    clear(state, 1)
    own(state, 0, "Merchant Guild")
    start(state, "ship")
    assert state.seats[0].credits == 1


def test_a_die_on_the_strip_is_still_a_worker() -> None:
    """R-ASSIGN-4, R-PHASE-3: the selector builds like any other developer."""
    state = new_state()
    for seat in range(2):
        screen(state, seat, explore="home home")
        stack(state, seat, "development", f"T3{seat + 6}")
    act(state, 0, "select home explore develop", "commit")
    act(state, 1, "select home explore develop")
    act(state, 1, "commit", chance=ScriptedChance([0], FastChance(1)))
    # Explore is active by the extra die; both then build with their selectors
    for seat in range(2):
        act(state, seat, "stock", chance=FastChance(1))
    assert 35 in state.seats[0].tableau.developments
    with pytest.raises(IllegalMove):
        act(state, 0, "stock")
    assert not over(state)
