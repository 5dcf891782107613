"""Patrol, quest and their limits; water, rivers, ruins (K-PATROL, K-QUEST, K-MOVE, K-WATER, K-RUINS)."""

from starhold.kingdoms.data import box
from tests.kingdoms.position import Position


def three(active: int = 0) -> Position:
    return Position("intheoros", "aughmoore", "brugerdiehl", active=active)


def others(position: Position) -> Position:
    """Two players who are out of the way."""
    return position.seat(1, "aughmoore.r1", "aughmoore.r1").seat(2, "brugerdiehl.r2", "brugerdiehl.r2")


# -- patrol ----------------------------------------------------------------------------------------


def test_patrol_moves_one_step_on_the_same_card() -> None:
    """K-PATROL-1, K-PATROL-2, D-PATROL: to land that shares a border."""
    position = others(three().seat(0, "intheoros.r1", "intheoros.r1")).acting(0, "patrol")
    assert position.legal() == {"move intheoros.r1 intheoros.r2", "move intheoros.r1 intheoros.r4"}
    position.do("move intheoros.r1 intheoros.r4")
    assert position.armies(0) == ["intheoros.r1", "intheoros.r4"]


def test_water_and_cliffs_are_closed() -> None:
    """K-PATROL-3, K-WATER-1: no region of water or cliffs is ever a neighbour to walk to."""
    for side in box().territories:
        closed = {region.id for region in side.regions if region.terrain in ("water", "cliffs")}
        for region in side.regions:
            assert not closed & set(region.adjacent)


def test_rivers_separate() -> None:
    """K-PATROL-2, K-WATER-2: regions with a river between them are no neighbours."""
    position = Position("halvmark", "aughmoore", "brugerdiehl")
    others(position.seat(0, "halvmark.r1", "halvmark.r1")).acting(0, "patrol")
    assert position.step == "select"  # only r2 was open, so it was taken
    assert position.armies(0) == ["halvmark.r1", "halvmark.r2"]


def test_what_borders_water() -> None:
    """K-WATER-3: a common border with water, or a river along one's own."""
    position = Position("halvmark", "viremont", "brugerdiehl")
    shore = {position.name(region) for region in range(15) if position.state.world.shore >> region & 1}
    assert shore == {
        "halvmark.r1",
        "halvmark.r2",
        "halvmark.r4",
        "halvmark.r5",
        "viremont.r2",
        "viremont.r4",
        "brugerdiehl.r3",
        "brugerdiehl.r4",
    }


def test_a_patrol_may_stand_an_army_up_instead() -> None:
    """K-PATROL-4, K-RUINS-4, K-RUINS-7: exactly one, which stays standing."""
    position = others(three().seat(0, "brugerdiehl.r1", "brugerdiehl.r1")).acting(0, "patrol")
    assert position.armies(0) == ["brugerdiehl.r1", "brugerdiehl.r1~"]
    assert position.step == "select"


def test_a_patrol_may_take_place_abroad() -> None:
    """K-PATROL-5."""
    position = others(three().seat(0, "intheoros.r1", "aughmoore.r4")).acting(0, "patrol")
    assert "move aughmoore.r4 aughmoore.r5" in position.legal()


# -- quest -----------------------------------------------------------------------------------------


def test_quest_goes_from_edge_to_edge_of_another_card() -> None:
    """K-QUEST-1, K-QUEST-2, K-QUEST-3, D-QUEST: any two cards are connected, never a card with itself."""
    position = others(three().seat(0, "intheoros.r1", "intheoros.r4")).acting(0, "quest")
    assert position.targets("move") == {
        "aughmoore.r3",
        "aughmoore.r4",
        "aughmoore.r7",
        "brugerdiehl.r1",
        "brugerdiehl.r4",
        "brugerdiehl.r5",
    }
    assert all(move.startswith("move intheoros.r1") for move in position.legal())


def test_edge_regions_may_border_water_too() -> None:
    """K-WATER-4: brugerdiehl.r4 lies at the edge and at the water."""
    position = others(three().seat(0, "intheoros.r1", "intheoros.r4"))
    here = 1 << position.region("brugerdiehl.r4")
    assert position.state.world.edge & here
    assert position.state.world.shore & here


def test_nobody_stands_up_on_a_quest() -> None:
    """K-QUEST-4, K-RUINS-3, K-MOVE-6: lying armies neither move nor stand up."""
    position = others(three().seat(0, "brugerdiehl.r1", "brugerdiehl.r1"))
    position.selected("quest")
    assert "passed" in position.told()


# -- limits ----------------------------------------------------------------------------------------


def test_two_armies_fill_a_region() -> None:
    """K-MOVE-1, K-MOVE-2: of one colour or of two."""
    position = three().seat(0, "intheoros.r1", "intheoros.r4", "intheoros.r4")
    position.seat(1, "intheoros.r2", "aughmoore.r1", "aughmoore.r1")
    position.seat(2, "intheoros.r2", "brugerdiehl.r2").acting(0, "patrol")
    assert position.targets("move") == {"intheoros.r1", "intheoros.r5"}


def test_an_only_army_is_never_attacked() -> None:
    """K-MOVE-3."""
    position = three().seat(0, "intheoros.r1", "intheoros.r4").seat(1, "intheoros.r2")
    position.seat(2, "brugerdiehl.r2", "brugerdiehl.r2").acting(0, "patrol")
    assert "intheoros.r2" not in position.targets("move")


def test_an_only_army_never_attacks() -> None:
    """K-MOVE-4."""
    position = three().seat(0, "intheoros.r1").seat(1, "intheoros.r2", "aughmoore.r1")
    position.seat(2, "brugerdiehl.r2", "brugerdiehl.r2").acting(0, "patrol")
    assert position.armies(0) == ["intheoros.r4"]


def test_joining_an_own_army_is_peaceful() -> None:
    """K-MOVE-5."""
    position = others(three().seat(0, "intheoros.r1", "intheoros.r4")).acting(0, "patrol")
    position.do("move intheoros.r1 intheoros.r4")
    assert position.armies(0) == ["intheoros.r4", "intheoros.r4"]
    assert "war" not in position.told()


def test_entering_a_region_with_a_foreign_army_is_war() -> None:
    """K-MOVE-7, K-WAR-1: the one who enters is the attacker."""
    position = three().seat(0, "intheoros.r1", "intheoros.r1", purse=(1, 0, 0))
    position.seat(1, "intheoros.r2", "aughmoore.r1", purse=(1, 0, 0))
    position.seat(2, "brugerdiehl.r2", "brugerdiehl.r2").acting(0, "patrol")
    position.do("move intheoros.r1 intheoros.r2")
    assert position.step == "bids"
    assert (position.state.war.attacker, position.state.war.defender) == (0, 1)


def test_leaving_a_shared_region_is_free() -> None:
    """K-MOVE-8, K-ALLY-4: standing armies leave as they like, lying ones stand up first."""
    position = three().seat(0, "intheoros.r1", "brugerdiehl.r1").seat(1, "intheoros.r1", "brugerdiehl.r1")
    position.seat(2, "brugerdiehl.r2", "brugerdiehl.r2").acting(0, "patrol")
    assert position.legal() == {
        "move intheoros.r1 intheoros.r2",
        "move intheoros.r1 intheoros.r4",
        "stand brugerdiehl.r1",
    }


# -- ruins -----------------------------------------------------------------------------------------


def test_armies_lie_down_in_ruins() -> None:
    """K-RUINS-1: when they move in."""
    position = others(three().seat(0, "intheoros.r1", "brugerdiehl.r5")).acting(0, "patrol")
    position.do("move brugerdiehl.r5 brugerdiehl.r1")
    assert "brugerdiehl.r1~" in position.armies(0)


def test_a_standing_army_leaves_ruins() -> None:
    """K-RUINS-5: by patrol or quest."""
    position = others(three().seat(0, "brugerdiehl.r1^", "intheoros.r4")).acting(0, "patrol")
    assert {"brugerdiehl.r3", "brugerdiehl.r4", "brugerdiehl.r5"} <= position.targets("move")
    position = others(three().seat(0, "brugerdiehl.r1^", "intheoros.r4")).acting(0, "quest")
    assert "intheoros.r2" in position.targets("move")


def test_an_army_lies_after_winning_ruins() -> None:
    """K-RUINS-8, K-WAR-22: a lying defender fights like any other; the winner lies down there."""
    position = three().seat(0, "brugerdiehl.r5", "intheoros.r1", purse=(0, 1, 0))
    position.seat(1, "brugerdiehl.r1", "aughmoore.r1")
    position.seat(2, "brugerdiehl.r2", "brugerdiehl.r2").acting(0, "patrol")
    position.do("move brugerdiehl.r5 brugerdiehl.r1").bid(1, 0)
    assert "brugerdiehl.r1~" in position.armies(0)
    assert position.armies(1) == ["aughmoore.r1"]


def test_every_arrival_in_ruins_lies_down() -> None:
    """K-RUINS-10: also armies that an ability puts there."""
    position = others(three().seat(0, "intheoros.r1", "intheoros.r1", faction="centaurs", purse=(3, 0, 0)))
    position.seat(0, magic=2, purse=(3, 0, 0)).acting(0, "research")
    position.do("lift intheoros.r1", "done", "place brugerdiehl.r1")
    assert "brugerdiehl.r1~" in position.armies(0)
