"""Patrol, quest and their limits; water, rivers, ruins (K-PATROL, K-QUEST, K-MOVE, K-WATER, K-RUINS)."""

from starhold.kingdoms.data import box
from tests.kingdoms.position import Position


def three(active: int = 0) -> Position:
    return Position("intheoros", "aughmoore", "brugerdiehl", active=active)


def others(position: Position) -> Position:
    """Two players who are out of the way."""
    return position.seat(1, "aughmoore-1", "aughmoore-1").seat(2, "brugerdiehl-2", "brugerdiehl-2")


# -- patrol ----------------------------------------------------------------------------------------


def test_patrol_moves_one_step_on_the_same_card() -> None:
    """K-PATROL-1, K-PATROL-2, D-PATROL: to land that shares a border."""
    position = others(three().seat(0, "intheoros-1", "intheoros-1")).acting(0, "patrol")
    assert position.legal() == {"move intheoros-1 intheoros-2", "move intheoros-1 intheoros-3"}
    position.do("move intheoros-1 intheoros-3")
    assert position.armies(0) == ["intheoros-1", "intheoros-3"]


def test_water_and_cliffs_are_closed() -> None:
    """K-PATROL-3, K-WATER-1: no region of water or cliffs is ever a neighbour to walk to."""
    for side in box().territories:
        closed = {region.id for region in side.regions if region.terrain in ("water", "cliffs")}
        for region in side.regions:
            assert not closed & set(region.adjacent)


def test_rivers_separate() -> None:
    """K-PATROL-2, K-WATER-2: regions with a river between them are no neighbours."""
    position = Position("halvmark", "aughmoore", "brugerdiehl")
    others(position.seat(0, "halvmark-1", "halvmark-1")).acting(0, "patrol")
    assert position.step == "select"  # only one region was open, so it was taken
    assert position.armies(0) == ["halvmark-1", "halvmark-2"]


def test_what_borders_water() -> None:
    """K-WATER-3: a common border with water, or a river along one's own."""
    position = Position("halvmark", "viremont", "brugerdiehl")
    shore = {position.name(region) for region in range(15) if position.state.world.shore >> region & 1}
    assert shore == {
        "halvmark-1",
        "halvmark-2",
        "halvmark-4",
        "halvmark-5",
        "viremont-2",
        "viremont-4",
        "brugerdiehl-3",
        "brugerdiehl-4",
    }


def test_a_patrol_may_stand_an_army_up_instead() -> None:
    """K-PATROL-4, K-RUINS-4, K-RUINS-7: exactly one, which stays standing."""
    position = others(three().seat(0, "brugerdiehl-1", "brugerdiehl-1")).acting(0, "patrol")
    assert position.armies(0) == ["brugerdiehl-1", "brugerdiehl-1~"]
    assert position.step == "select"


def test_a_patrol_may_take_place_abroad() -> None:
    """K-PATROL-5."""
    position = others(three().seat(0, "intheoros-1", "aughmoore-3")).acting(0, "patrol")
    assert "move aughmoore-3 aughmoore-4" in position.legal()


# -- quest -----------------------------------------------------------------------------------------


def test_quest_goes_from_edge_to_edge_of_another_card() -> None:
    """K-QUEST-1, K-QUEST-2, K-QUEST-3, D-QUEST: any two cards are connected, never a card with itself."""
    position = others(three().seat(0, "intheoros-1", "intheoros-3")).acting(0, "quest")
    assert position.targets("move") == {
        "aughmoore-2",
        "aughmoore-3",
        "aughmoore-5",
        "brugerdiehl-1",
        "brugerdiehl-4",
        "brugerdiehl-5",
    }
    assert all(move.startswith("move intheoros-1") for move in position.legal())


def test_edge_regions_may_border_water_too() -> None:
    """K-WATER-4: brugerdiehl-4 lies at the edge and at the water."""
    position = others(three().seat(0, "intheoros-1", "intheoros-3"))
    here = 1 << position.region("brugerdiehl-4")
    assert position.state.world.edge & here
    assert position.state.world.shore & here


def test_nobody_stands_up_on_a_quest() -> None:
    """K-QUEST-4, K-RUINS-3, K-MOVE-6: lying armies neither move nor stand up."""
    position = others(three().seat(0, "brugerdiehl-1", "brugerdiehl-1"))
    position.selected("quest")
    assert "passed" in position.told()


# -- limits ----------------------------------------------------------------------------------------


def test_two_armies_fill_a_region() -> None:
    """K-MOVE-1, K-MOVE-2: of one colour or of two."""
    position = three().seat(0, "intheoros-1", "intheoros-3", "intheoros-3")
    position.seat(1, "intheoros-2", "aughmoore-1", "aughmoore-1")
    position.seat(2, "intheoros-2", "brugerdiehl-2").acting(0, "patrol")
    assert position.targets("move") == {"intheoros-1", "intheoros-4"}


def test_an_only_army_is_never_attacked() -> None:
    """K-MOVE-3."""
    position = three().seat(0, "intheoros-1", "intheoros-3").seat(1, "intheoros-2")
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    assert "intheoros-2" not in position.targets("move")


def test_an_only_army_never_attacks() -> None:
    """K-MOVE-4."""
    position = three().seat(0, "intheoros-1").seat(1, "intheoros-2", "aughmoore-1")
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    assert position.armies(0) == ["intheoros-3"]


def test_joining_an_own_army_is_peaceful() -> None:
    """K-MOVE-5."""
    position = others(three().seat(0, "intheoros-1", "intheoros-3")).acting(0, "patrol")
    position.do("move intheoros-1 intheoros-3")
    assert position.armies(0) == ["intheoros-3", "intheoros-3"]
    assert "war" not in position.told()


def test_entering_a_region_with_a_foreign_army_is_war() -> None:
    """K-MOVE-7, K-WAR-1: the one who enters is the attacker."""
    position = three().seat(0, "intheoros-1", "intheoros-1", purse=(1, 0, 0))
    position.seat(1, "intheoros-2", "aughmoore-1", purse=(1, 0, 0))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-2")
    assert position.step == "bids"
    assert (position.state.war.attacker, position.state.war.defender) == (0, 1)


def test_leaving_a_shared_region_is_free() -> None:
    """K-MOVE-8, K-ALLY-4: standing armies leave as they like, lying ones stand up first."""
    position = three().seat(0, "intheoros-1", "brugerdiehl-1").seat(1, "intheoros-1", "brugerdiehl-1")
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    assert position.legal() == {
        "move intheoros-1 intheoros-2",
        "move intheoros-1 intheoros-3",
        "stand brugerdiehl-1",
    }


# -- ruins -----------------------------------------------------------------------------------------


def test_armies_lie_down_in_ruins() -> None:
    """K-RUINS-1: when they move in."""
    position = others(three().seat(0, "intheoros-1", "brugerdiehl-5")).acting(0, "patrol")
    position.do("move brugerdiehl-5 brugerdiehl-1")
    assert "brugerdiehl-1~" in position.armies(0)


def test_a_standing_army_leaves_ruins() -> None:
    """K-RUINS-5: by patrol or quest."""
    position = others(three().seat(0, "brugerdiehl-1^", "intheoros-3")).acting(0, "patrol")
    assert {"brugerdiehl-3", "brugerdiehl-4", "brugerdiehl-5"} <= position.targets("move")
    position = others(three().seat(0, "brugerdiehl-1^", "intheoros-3")).acting(0, "quest")
    assert "intheoros-2" in position.targets("move")


def test_an_army_lies_after_winning_ruins() -> None:
    """K-RUINS-8, K-WAR-22: a lying defender fights like any other; the winner lies down there."""
    position = three().seat(0, "brugerdiehl-5", "intheoros-1", purse=(0, 1, 0))
    position.seat(1, "brugerdiehl-1", "aughmoore-1")
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move brugerdiehl-5 brugerdiehl-1").bid(1, 0)
    assert "brugerdiehl-1~" in position.armies(0)
    assert position.armies(1) == ["aughmoore-1"]


def test_every_arrival_in_ruins_lies_down() -> None:
    """K-RUINS-10: also armies that an ability puts there."""
    position = others(three().seat(0, "intheoros-1", "intheoros-1", faction="centaurs", purse=(3, 0, 0)))
    position.seat(0, magic=2, purse=(3, 0, 0)).acting(0, "research")
    position.do("lift intheoros-1", "done", "place brugerdiehl-1")
    assert "brugerdiehl-1~" in position.armies(0)
