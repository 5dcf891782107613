"""Resources, collecting, and the four actions that stay at home: build, research, mobilise, trade."""

import pytest

from starhold.kingdoms.components import ARMIES, TOP_MAGIC, TOP_TOWER
from starhold.kingdoms.sight import view_of
from starhold.kingdoms.state import War
from tests.kingdoms.position import Position


def collecting(position: Position, seat: int = 1) -> Position:
    """Another player selects Build; the seat collects."""
    position.state.active = (seat + 1) % position.state.players
    position.selected("build")
    if position.step == "perform":
        position.do("collect", seat=seat)
    return position


def two(*armies: str, purse: tuple[int, int, int] = (0, 0, 0)) -> Position:
    """Seat 1 has these armies; seat 0 stands aside."""
    position = Position("aughmoore", "intheoros", "brugerdiehl")
    position.seat(0, "aughmoore-1", "aughmoore-1")
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2")
    return position.seat(1, *armies, purse=purse)


# -- resources -------------------------------------------------------------------------------------


def test_no_more_than_nine() -> None:
    """K-RES-1, K-RES-2: gains above nine are lost."""
    position = collecting(two("intheoros-1", "intheoros-4", purse=(8, 0, 0)))
    assert position.purse(1) == (9, 0, 0)


def test_the_log_tells_what_a_full_store_took() -> None:
    """K-RES-2: what is lost above nine was not collected."""
    position = collecting(two("intheoros-1", "intheoros-3", "intheoros-4", purse=(8, 9, 0)))
    assert ("collected", (1, 1, 0, 0)) in position.told_in_full()


# -- collecting ------------------------------------------------------------------------------------


def test_one_resource_for_each_region() -> None:
    """K-COLLECT-1, K-COLLECT-2: forest gives mana, mountain ore, plains food."""
    position = collecting(two("intheoros-1", "intheoros-2", "intheoros-3", "intheoros-4"))
    assert position.purse(1) == (2, 1, 1)


def test_two_armies_in_a_region_collect_once() -> None:
    """K-COLLECT-3."""
    assert collecting(two("intheoros-3", "intheoros-3")).purse(1) == (0, 1, 0)


def test_allies_both_collect_from_a_shared_region() -> None:
    """K-COLLECT-4."""
    position = two("intheoros-3", "intheoros-1")
    position.seat(0, "intheoros-3")
    collecting(position)
    assert position.purse(1) == (1, 1, 0)
    assert position.purse(0) == (0, 2, 0)


def test_a_capital_yields_nothing() -> None:
    """K-COLLECT-5, K-CAPITAL-3."""
    assert collecting(two("aughmoore-4", "aughmoore-4")).purse(1) == (0, 0, 0)


def test_lying_armies_choose_in_ruins() -> None:
    """K-COLLECT-6, K-RUINS-2, K-RUINS-5, D-COLLECT: the lying find what they like, the standing nothing."""
    position = collecting(two("brugerdiehl-1", "intheoros-3"))
    assert (position.step, position.waiting) == ("collect", [1])
    assert position.legal() == {"resources 1 0 0", "resources 0 1 0", "resources 0 0 1"}
    position.do("resources 0 0 1")
    assert position.purse(1) == (0, 1, 1)
    assert collecting(two("brugerdiehl-1^", "intheoros-3")).purse(1) == (0, 1, 0)


def test_two_lying_armies_find_one_resource() -> None:
    """K-COLLECT-7: a region never yields twice."""
    position = collecting(two("brugerdiehl-1", "brugerdiehl-1"))
    assert len(position.legal()) == 3
    position.do("resources 1 0 0")
    assert position.purse(1) == (1, 0, 0)


@pytest.mark.parametrize("region", ["aughmoore-4", "brugerdiehl-1^", "intheoros-1"])
def test_the_only_army_collects_one_more(region: str) -> None:
    """K-COLLECT-8: of free choice, even if the army itself yields nothing."""
    position = collecting(two(region))
    assert len(position.legal()) == 3
    position.do("resources 0 1 0")
    assert position.purse(1) == (1 if region == "intheoros-1" else 0, 1, 0)


def test_an_army_on_the_valkyrie_card_collects_nothing_but_the_bonus() -> None:
    """K-COLLECT-8, K-FAC-8: it is in play, alone, and occupies no region."""
    position = Position("aughmoore", "intheoros", "fionarria")
    position.seat(0, "aughmoore-1", "aughmoore-1").seat(2, "fionarria-3", "fionarria-3")
    position.seat(1, faction="valkyries", magic=2, on_card=1)
    collecting(position)
    position.do("resources 0 0 1")
    assert position.purse(1) == (0, 0, 1)


def test_choices_are_made_together_and_capped_once() -> None:
    """K-COLLECT-9: ruins and the bonus of the only army are named in one go."""
    position = collecting(two("brugerdiehl-1", purse=(9, 8, 0)))
    assert len(position.legal()) == 6
    position.do("resources 0 2 0")
    assert position.purse(1) == (9, 9, 0)


# -- build -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", range(1, 7))
def test_a_tower_level_costs_its_number(level: int) -> None:
    """K-BUILD-1: ore equal to the next level, one level at a time."""
    position = two("intheoros-3", "intheoros-3")
    position.seat(1, purse=(0, 7, 0), tower=level - 1)
    position.acting(1, "build")
    assert position.state.kingdom(1).tower == level
    assert position.purse(1) == (0, 7 - level, 0)


def test_the_tower_ends_at_six() -> None:
    """K-BUILD-2: a player at the top cannot build."""
    position = two("intheoros-3", "intheoros-3")
    position.seat(1, purse=(0, 9, 0), tower=6)
    position.state.active = 1
    position.selected("build")
    assert position.state.kingdom(1).tower == 6
    assert "passed" in position.told()


def test_players_may_stand_on_one_level() -> None:
    """K-BUILD-3: nobody is in the way."""
    position = two("intheoros-3", "intheoros-3")
    position.seat(0, purse=(0, 0, 0), tower=2)
    position.seat(1, purse=(0, 2, 0), tower=1)
    position.acting(1, "build")
    assert position.state.kingdom(1).tower == position.state.kingdom(0).tower == 2


def test_cost_changes_add_up_but_never_below_zero() -> None:
    """K-BUILD-4: Dwarves build their first level for nothing."""
    position = two("intheoros-3", "intheoros-3")
    position.seat(1, faction="dwarves", magic=3)
    position.acting(1, "build")
    assert position.state.kingdom(1).tower == 1
    assert position.purse(1) == (0, 0, 0)


# -- research --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", range(1, 6))
def test_a_magic_level_costs_its_number(level: int) -> None:
    """K-RESEARCH-1, D-RESEARCH: mana equal to the next level, one level at a time."""
    position = two("intheoros-3", "intheoros-3")
    position.seat(1, purse=(6, 0, 0), magic=level - 1)
    position.acting(1, "research")
    assert position.state.kingdom(1).magic == level
    assert position.purse(1) == (6 - level, 0, 0)


def test_magic_ends_at_five() -> None:
    """K-RESEARCH-2."""
    position = two("intheoros-3", "intheoros-3")
    position.seat(1, purse=(9, 0, 0), faction="orcs", magic=5)
    position.state.active = 1
    position.selected("research")
    assert position.state.kingdom(1).magic == 5
    assert position.purse(1) == (9, 0, 0)


def test_all_levels_learned_are_in_force() -> None:
    """K-RESEARCH-3, K-FAC-1: up to the level reached, and none above."""
    position = two("intheoros-3", "intheoros-3")
    state = position.seat(1, faction="orcs", magic=3).state
    orcs = state.kingdom(1).faction
    assert orcs.wins_ties(state, 1)
    assert (orcs.food_value(state, 1), orcs.defence_discount(state, 1, 0)) == (1, 1)
    state.war = War()
    state.war.defender, state.war.defender_face = 1, 1
    state.kingdom(1).purse = 9
    assert not orcs.after_reveal(state, 1)
    state.kingdom(1).magic = 4
    assert orcs.after_reveal(state, 1)


def test_a_new_level_works_at_once() -> None:
    """K-RESEARCH-4: what reaching it brings is settled before the next player acts."""
    position = two("intheoros-3", "intheoros-3")
    position.seat(0, purse=(2, 2, 2))
    position.seat(1, purse=(3, 0, 0), faction="valkyries", magic=2)
    position.state.active = 1
    position.selected("research").do("perform research")
    assert (position.step, position.waiting) == ("lose", [0])


# -- mobilise --------------------------------------------------------------------------------------


def test_an_army_costs_as_many_food_as_armies_there_will_be() -> None:
    """K-MOB-1, K-MOB-2, D-MOB: the third army costs three and joins a lone army."""
    position = two("intheoros-3", "intheoros-1", purse=(0, 0, 5))
    position.acting(1, "mobilise")
    assert position.legal() == {"mobilise intheoros-3", "mobilise intheoros-1"}
    position.do("mobilise intheoros-1")
    assert position.purse(1) == (0, 0, 2)
    assert position.in_play(1) == 3


def test_the_view_says_what_comes_next_and_what_it_costs() -> None:
    """K-BUILD-1, K-RESEARCH-1, K-MOB-1: and nothing where there is no next."""
    position = two("intheoros-3", "intheoros-1").seat(0, magic=2)
    position.seat(1, faction="shapeshifters", magic=2, tower=3)
    own = view_of(position.state, None).seats[1]
    assert (own.tower_cost, own.magic_cost, own.army_cost) == (4, 3, 3)
    position.seat(0, magic=3)  # Shapeshifters learn cheaper what another player has
    assert view_of(position.state, None).seats[1].magic_cost == 2
    more = [f"intheoros-{land}" for land in (1, 2, 2, 3, 4)]
    position.seat(1, *more, magic=TOP_MAGIC, tower=TOP_TOWER)
    own = view_of(position.state, None).seats[1]
    assert own.armies == ARMIES
    assert (own.tower_cost, own.magic_cost, own.army_cost) == (None, None, None)


def test_a_shared_region_is_full() -> None:
    """K-MOB-3."""
    position = two("intheoros-3", "intheoros-1", "intheoros-1", purse=(0, 0, 9))
    position.seat(0, "intheoros-3")
    position.state.active = 1
    position.selected("mobilise")
    assert "passed" in position.told()


def test_when_mobilising_is_impossible() -> None:
    """K-MOB-4: no lone army, no supply, or too little food."""
    lands = ["intheoros-1", "intheoros-2", "intheoros-3"]
    for armies, food in ((["intheoros-3"] * 2, 9), (lands * 2 + ["intheoros-4"], 9), (lands, 3)):
        position = two(*armies, purse=(0, 0, food))
        position.state.active = 1
        position.selected("mobilise")
        assert "passed" in position.told()


def test_armies_mobilised_in_ruins_lie() -> None:
    """K-MOB-5, K-MOB-6, K-RUINS-1, K-RUINS-6: beside a lying army, which counts like any other."""
    position = two("brugerdiehl-1", "intheoros-3", "intheoros-3", purse=(0, 0, 4))
    position.acting(1, "mobilise")
    assert position.armies(1).count("brugerdiehl-1~") == 2
    assert position.purse(1) == (0, 0, 0)


# -- trade -----------------------------------------------------------------------------------------


def test_some_of_one_for_as_much_of_another() -> None:
    """K-TRADE-1, D-TRADE: any amount from one up, one kind into one other kind, once."""
    position = two("intheoros-3", "intheoros-3", purse=(0, 2, 1)).acting(1, "trade")
    assert position.legal() == {
        "trade 1 ore mana",
        "trade 2 ore mana",
        "trade 1 ore food",
        "trade 2 ore food",
        "trade 1 food mana",
        "trade 1 food ore",
    }
    position.do("trade 2 ore food")
    assert position.purse(1) == (0, 0, 3)
    assert position.step == "select"


def test_a_trade_is_limited_by_room() -> None:
    """K-TRADE-2: what is received stays within nine."""
    position = two("intheoros-3", "intheoros-3", purse=(9, 8, 5)).acting(1, "trade")
    assert "trade 1 food ore" in position.legal()
    assert "trade 2 food ore" not in position.legal()
    assert not any(move.endswith("mana") for move in position.legal())
