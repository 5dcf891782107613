"""The worked examples of docs/rules/kingdoms.md, by their number."""

from starhold.kernel.bits import count
from starhold.kingdoms.steps.prices import build_cost
from tests.kingdoms.position import Position


def test_example_1_rulebook_war() -> None:
    """EX-1, K-WAR-4, K-WAR-5, K-WAR-6, K-WAR-7, K-WAR-11, K-WAR-14, K-WAR-19."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3", faction="merfolk", magic=2, purse=(1, 2, 4))
    position.seat(1, "intheoros-4", "aughmoore-2", purse=(3, 3, 0))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "patrol").do("move intheoros-3 intheoros-4")  # at the water: a discount of one
    assert position.legal(0) == {"flag", *(f"bid {n}" for n in range(1, 6))}
    position.bid(5, 0)
    assert position.purse(0) == (0, 0, 4)
    assert position.purse(1) == (3, 3, 0)
    assert position.in_play(1) == 1


def test_example_2_equal_numbers() -> None:
    """EX-2, K-WAR-12, K-RETREAT-2."""

    def tie() -> Position:
        position = Position("intheoros", "aughmoore", "brugerdiehl")
        position.seat(0, "intheoros-1", "intheoros-3", "intheoros-3", purse=(0, 4, 3))
        position.seat(1, "intheoros-2", "aughmoore-2", purse=(2, 0, 0))
        position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
        return position.do("move intheoros-1 intheoros-2").bid(4, 4)

    position = tie().do("retreat intheoros-1")
    assert position.purse(0) == (0, 0, 0)
    assert position.purse(1) == (0, 0, 0)
    assert position.in_play(0) == 3
    position = tie().do("remove")
    assert position.purse(0) == (0, 0, 3)
    assert position.in_play(0) == 2


def bids(mana: int, ore: int, food: int) -> Position:
    """A war against a player without resources."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3", purse=(mana, ore, food))
    position.seat(1, "intheoros-2", "aughmoore-2").seat(2, "brugerdiehl-2", "brugerdiehl-2")
    return position.acting(0, "patrol").do("move intheoros-1 intheoros-2")


def test_example_3_number_too_high() -> None:
    """EX-3, K-WAR-7."""
    position = bids(1, 1, 9)
    assert position.legal(0) == {"flag", "bid 1", "bid 2", "bid 3"}
    assert all(position.refuses(f"bid {n}", seat=0) for n in range(4, 12))


def test_example_4_odd_cost_with_mana() -> None:
    """EX-4, K-WAR-17."""
    assert bids(2, 0, 0).bid(3, 0).purse(0) == (0, 0, 0)
    position = bids(2, 1, 0).bid(3, 0)
    assert position.legal() == {"pay 1 1", "pay 2 0"}
    assert position.refuses("pay 2 1")


def test_example_5_alliance_in_a_capital() -> None:
    """EX-5, K-WAR-13, K-ALLY-1, K-CAPITAL-2."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "aughmoore-3", "intheoros-3", purse=(1, 0, 0))
    position.seat(1, "aughmoore-4", "aughmoore-1", purse=(1, 0, 0))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move aughmoore-3 aughmoore-4").bid(0, 0)
    assert position.purse(0) == position.purse(1) == (1, 0, 0)
    assert "aughmoore-4" in position.armies(0)
    assert "aughmoore-4" in position.armies(1)
    assert position.state.scores()[:2] == [2 + 1, 2 + 1]
    position.do("select build")
    assert position.purse(0) == (1, 1, 0)  # only the mountain in intheoros


def test_example_6_broken_alliance() -> None:
    """EX-6, K-ALLY-8, K-ALLY-9, K-ALLY-10."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-5", "intheoros-3", purse=(0, 3, 0))
    position.seat(1, "intheoros-1", "intheoros-4", "intheoros-5", "aughmoore-2", purse=(0, 0, 7))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move intheoros-3 intheoros-4").bid(3, 0)
    position.do("next intheoros-5", "retreat intheoros-2")
    assert position.purse(1) == (0, 0, 3)
    position.do("next intheoros-1")
    assert position.in_play(1) == 3
    position.do("retreat intheoros-3")
    assert position.purse(1) == (0, 0, 0)
    assert position.armies(1) == ["intheoros-2", "intheoros-3", "aughmoore-2"]
    assert position.armies(0) == ["intheoros-1", "intheoros-4", "intheoros-5"]


def test_example_7_last_army_kept() -> None:
    """EX-7, K-ALLY-11, K-ALLY-12."""
    position = Position("fionarria", "aughmoore", "brugerdiehl")
    position.seat(0, "fionarria-1", "fionarria-2", purse=(0, 1, 0))
    position.seat(1, "fionarria-1", "fionarria-4")
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move fionarria-2 fionarria-4").bid(1, 0).do("next fionarria-1")
    assert position.armies(1) == ["fionarria-2"]


def test_example_8_last_army_shield() -> None:
    """EX-8, K-MOVE-3, K-MOVE-4, K-COLLECT-8."""
    position = Position("erilor", "aughmoore", "brugerdiehl")
    position.seat(0, "erilor-3").seat(1, "erilor-2", "aughmoore-2").seat(2, "brugerdiehl-2", "brugerdiehl-5")
    position.state.active = 1
    position.selected("patrol").do("perform patrol")
    assert "erilor-3" not in position.targets("move")
    position.do("move aughmoore-2 aughmoore-4", "collect")
    assert position.waiting == [0]
    assert position.step == "collect"  # the only way out is held by a foreign army
    position.do("resources 0 1 0")
    assert position.purse(0) == (1, 1, 0)


def test_example_9_river() -> None:
    """EX-9, K-PATROL-2, K-WATER-2."""
    position = Position("halvmark", "aughmoore", "brugerdiehl")
    position.seat(0, "halvmark-1", "aughmoore-4").seat(1, "aughmoore-2", "aughmoore-1")
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    assert "move halvmark-1 halvmark-4" not in position.legal()
    assert "move halvmark-1 halvmark-2" in position.legal()
    position = Position("halvmark", "aughmoore", "brugerdiehl")
    position.seat(0, "halvmark-1", "aughmoore-4", faction="merfolk", magic=3)
    position.seat(1, "aughmoore-2", "aughmoore-1")
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    assert {"move halvmark-1 halvmark-4", "move halvmark-1 halvmark-5"} <= position.legal()
    assert position.do("move halvmark-1 halvmark-4").step == "gain"


def test_example_10_quest_needs_edges() -> None:
    """EX-10, K-QUEST-1."""
    position = Position("aughmoore", "morandrea", "brugerdiehl")
    position.seat(0, "aughmoore-4", "aughmoore-5").seat(1, "morandrea-2", "morandrea-2")
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "quest")
    assert all(move.startswith("move aughmoore-5") for move in position.legal())
    on_card = {target for target in position.targets("move") if target.startswith("morandrea")}
    assert on_card == {"morandrea-1", "morandrea-4", "morandrea-5"}


def test_example_11_mobilise() -> None:
    """EX-11, K-MOB-1, K-MOB-2, K-MOB-3, K-MOB-4."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-2", "intheoros-2", "intheoros-3", purse=(0, 0, 4))
    position.seat(1, "aughmoore-2", "aughmoore-2").seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "mobilise")
    assert position.armies(0).count("intheoros-3") == 2
    assert position.purse(0) == (0, 0, 0)
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-2", "intheoros-2", "intheoros-3", purse=(0, 0, 4))
    position.seat(1, "aughmoore-2", "intheoros-3").seat(2, "brugerdiehl-2", "brugerdiehl-2")
    assert "passed" in position.selected("mobilise").told()


def test_example_12_ruins() -> None:
    """EX-12, K-RUINS-1 to K-RUINS-9."""
    position = Position("brugerdiehl", "aughmoore", "intheoros")
    position.seat(0, "brugerdiehl-1", "aughmoore-4", "aughmoore-4", purse=(0, 0, 4))
    position.seat(1, "aughmoore-2", "aughmoore-2").seat(2, "intheoros-1", "intheoros-1")
    position.acting(0, "mobilise")
    assert position.armies(0).count("brugerdiehl-1~") == 2
    position.state.active, position.state.stack = 0, []
    position.acting(0, "patrol").do("stand brugerdiehl-1")
    assert position.armies(0)[:2] == ["brugerdiehl-1", "brugerdiehl-1~"]
    position.state.active, position.state.stack = 1, []
    position.selected("build")
    assert len(position.legal(0)) == 3
    position.do("resources 1 0 0")
    position.state.stack = []
    position.acting(0, "patrol")
    assert {f"move brugerdiehl-1 brugerdiehl-{n}" for n in (2, 3, 4, 5)} <= position.legal()
    assert position.state.scores()[0] == 2 + 2  # the capital and the two armies in it


def test_example_13_collecting_with_a_cap() -> None:
    """EX-13, K-COLLECT-1 to K-COLLECT-6, K-RES-2."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", active=1)
    armies = ("intheoros-2", "intheoros-2", "intheoros-3", "aughmoore-4", "brugerdiehl-1")
    position.seat(0, *armies, purse=(0, 8, 9))
    position.seat(1, "aughmoore-2", "aughmoore-2").seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.selected("research").do("resources 1 0 0")
    assert position.purse(0) == (1, 9, 9)


def test_example_14_end_at_the_refresh() -> None:
    """EX-14, K-END-1 to K-END-5."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-2", "intheoros-2", tower=5, purse=(0, 6, 0))
    position.seat(1, "aughmoore-2", "aughmoore-2").seat(2, "brugerdiehl-4", "brugerdiehl-4")
    position.state.shields, position.state.placed = 1 | 1 << 6, 2
    position.selected("build").do("perform build")
    assert position.state.ended == 1
    for act in ("research", "mobilise"):
        position.state.kingdom(0).tower = 5  # a dragon lair changes the score, not the end
        position.do(f"select {act}")
        while position.step == "perform":
            position.do("pass" if "pass" in position.legal() else "collect")
    assert position.state.over


def test_example_15_five_players() -> None:
    """EX-15, K-5P-1, K-5P-2."""
    sides = ("intheoros", "aughmoore", "brugerdiehl", "erilor", "morandrea")
    position = Position(*sides)
    regions = ("intheoros-2", "aughmoore-2", "brugerdiehl-4", "erilor-2", "morandrea-2")
    for seat, region in enumerate(regions):
        position.seat(seat, region, region)
    position.state.shields, position.state.placed = 1 | 1 << 6 | 1 << 12 | 1 << 18, 4
    position.selected("mobilise")
    while position.step == "perform":
        position.do("pass" if "pass" in position.legal() else "collect")
    assert (position.step, position.waiting) == ("select", [2])
    assert len(position.legal()) == 6


def test_example_16_lost_kingdom() -> None:
    """EX-16, K-2P-3, K-2P-4, K-2P-5, K-2P-6, K-2P-7."""
    position = Position("intheoros", "aughmoore", lost="brysue")
    position.seat(0, "intheoros-1", "intheoros-3", "intheoros-3", purse=(1, 3, 0))
    position.seat(1, "aughmoore-2", "aughmoore-2").acting(0, "quest")
    position.do("move intheoros-1 brysue-4")
    assert position.purse(0) == (0, 0, 0)
    assert "brysue-4" in position.armies(0)
    assert position.state.kingdom(0).captured == 1
    assert count(position.state.neutral) == 4
    poor = Position("intheoros", "aughmoore", lost="brysue")
    poor.seat(0, "intheoros-1", "intheoros-3", "intheoros-3", purse=(1, 2, 0))
    poor.seat(1, "aughmoore-2", "aughmoore-2").acting(0, "quest")
    assert not any("brysue" in move for move in poor.legal())


def test_example_17_dragon_lair() -> None:
    """EX-17, K-TOKEN-13, K-TOKEN-14, K-TOKEN-15, K-TOKEN-16."""
    for tower in (3, 0):
        position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
        position.token("dragon-lair", "intheoros-3")
        position.seat(0, "intheoros-1", "intheoros-3", purse=(0, 1, 0))
        position.seat(1, "intheoros-2", "aughmoore-2", tower=tower)
        position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
        position.do("move intheoros-1 intheoros-2").bid(1, 0)
        if tower:
            position.do("use", "retreat intheoros-4")
            assert position.state.kingdom(1).tower == 2
            assert position.in_play(1) == 2
        else:
            assert position.step == "select"
            assert position.in_play(1) == 1


def test_example_18_church() -> None:
    """EX-18, K-TOKEN-23, K-TOKEN-24, K-TOKEN-25, K-TOKEN-26."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.token("church", "aughmoore-2")
    position.seat(0, "intheoros-1", "intheoros-3", purse=(0, 1, 0))
    position.seat(1, "intheoros-2", "aughmoore-2", faction="undead", magic=1)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-2").bid(1, 0).do("church aughmoore-2")
    assert position.armies(1) == ["aughmoore-2", "aughmoore-2"]
    assert position.state.churches == 0
    assert position.purse(1) == (0, 0, 0)


def test_example_19_crown_and_bandit() -> None:
    """EX-19, K-TOKEN-9, K-TOKEN-11."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.crown(1).seat(0, "intheoros-1", "intheoros-3", "intheoros-3", "intheoros-5", purse=(0, 2, 0))
    position.seat(1, "intheoros-2", "aughmoore-2").seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2").bid(1, 0)
    assert position.state.crown == 0
    assert position.purse(0) == (0, 1, 0)
    position.state.stack = []
    position.hide("bandit", "intheoros-4").acting(0, "patrol").do("move intheoros-3 intheoros-4")
    assert position.in_play(0) == 3


def test_example_20_tower_abilities() -> None:
    """EX-20, K-BUILD-4."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", faction="dwarves", magic=3, tower=3)
    position.seat(1, "aughmoore-2", tower=2)
    assert build_cost(position.state, 1) == 4
    assert build_cost(position.state, 0) == 3


def test_example_21_orc_raise() -> None:
    """EX-21: with the raise the Orcs win with all they have, without it they lose and pay four."""
    for magic in (4, 3):
        position = Position("intheoros", "aughmoore", "brugerdiehl")
        position.seat(0, "intheoros-1", "intheoros-3", faction="orcs", magic=magic, purse=(2, 2, 0))
        position.seat(1, "intheoros-2", "aughmoore-2", purse=(3, 0, 0))
        position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
        position.do("move intheoros-1 intheoros-2").bid(5, 6)
        position.told()
        if magic == 4:
            position.do("use")
            paid = [numbers for kind, numbers in position.told_in_full() if kind == "paid"]
            assert paid[:2] == [(0, 1, 0, 0), (0, 1, 2, 0)]  # for the rise, then for the five
            assert position.purse(0) == (0, 0, 0)
            assert "intheoros-2" in position.armies(0)
        else:
            assert position.legal() == {"pay 1 2", "pay 2 0"}
            position.do("pay 2 0")
            assert "intheoros-2" in position.armies(1)


def test_example_22_tie_break() -> None:
    """EX-22, K-SCORE-9: armies first, then the tower."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.state.alternative_tower = 0
    position.seat(0, *(f"intheoros-{n}" for n in range(1, 6)), tower=2, magic=4)
    position.seat(1, "aughmoore-1", "aughmoore-2", "aughmoore-3", tower=5)
    position.seat(2, "brugerdiehl-2")
    assert position.state.scores()[:2] == [10, 10]
    assert position.state.ranks()[:2] == [1, 2]
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-2", tower=2, magic=3)
    position.seat(1, "aughmoore-1", "aughmoore-2", tower=4).seat(2, "brugerdiehl-2")
    assert position.state.scores()[:2] == [6, 6]
    assert position.state.ranks()[:2] == [2, 1]


def test_example_23_two_flags_with_two_players() -> None:
    """EX-23, K-2P-11."""
    position = Position("intheoros", "aughmoore", lost="brysue")
    position.seat(0, "intheoros-1", "intheoros-3", purse=(1, 0, 2))
    position.seat(1, "intheoros-2", "aughmoore-2", purse=(1, 0, 0))
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2").bid(0, 0)
    assert (position.step, position.waiting) == ("fate", [0])
    position.do("retreat intheoros-1")
    assert position.purse(0) == (1, 0, 0)


def test_example_24_trade_limit() -> None:
    """EX-24, K-TRADE-2."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-2", purse=(0, 8, 5))
    position.seat(1, "aughmoore-2").seat(2, "brugerdiehl-2").acting(0, "trade")
    assert {move for move in position.legal() if move.endswith("food ore")} == {"trade 1 food ore"}
    assert position.do("trade 1 food ore").purse(0) == (0, 9, 4)
