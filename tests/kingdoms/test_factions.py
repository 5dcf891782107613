"""Each ability of each faction, one test for one level (K-FAC-9: the data file lists them)."""

import pytest

from starhold.kingdoms.components import FACTION_NAMES
from starhold.kingdoms.data import box
from starhold.kingdoms.faction import NO_FACTION
from starhold.kingdoms.scoring import bonus_points
from starhold.kingdoms.sight import view_of
from starhold.kingdoms.state import War
from starhold.kingdoms.steps.prices import build_cost, research_cost
from tests.kingdoms.position import Position, faction_of

Purse = tuple[int, int, int]


def duel(
    attacker: str = "dwarves",
    attacker_magic: int = 0,
    defender: str = "humans",
    defender_magic: int = 0,
    *,
    purses: tuple[Purse, Purse] = ((0, 3, 0), (0, 3, 0)),
    at: str = "intheoros-2",
) -> Position:
    """Seat 0 can attack seat 1 in a region of intheoros from 1 or 3; both have armies elsewhere."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "brugerdiehl-4", faction=attacker, magic=attacker_magic, purse=purses[0])
    position.seat(
        1, at, "aughmoore-2", "aughmoore-1", faction=defender, magic=defender_magic, purse=purses[1]
    )
    return position.seat(
        2, "brugerdiehl-2", "brugerdiehl-2", faction="dwarves" if attacker != "dwarves" else "elves"
    )


def war(position: Position, at: str = "intheoros-2") -> Position:
    return position.acting(0, "patrol").do(f"move intheoros-1 {at}")


def top(position: Position, seat: int) -> int:
    """The highest number that a seat may show."""
    return max((int(move.split()[1]) for move in position.legal(seat) if move != "flag"), default=0)


def alone(faction: str, magic: int, *armies: str, purse: Purse = (0, 0, 0)) -> Position:
    """Seat 0 with a faction; two bystanders."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, *armies, faction=faction, magic=magic, purse=purse)
    position.seat(1, "aughmoore-2", "aughmoore-1", faction="dwarves" if faction == "humans" else "humans")
    return position.seat(
        2, "brugerdiehl-2", "brugerdiehl-2", faction="orcs" if faction == "elves" else "elves"
    )


def collected(position: Position) -> Purse:
    """What seat 0 has after collecting, all free choices being ore."""
    position.state.active = 1
    position.selected("mobilise")
    if position.step == "perform":
        position.do("collect", seat=0)
    return position.purse(0)


# -- the data file ---------------------------------------------------------------------------------


def test_the_data_file_lists_every_ability() -> None:
    """K-FAC-9: sixteen factions, five levels each, with a confidence mark."""
    assert tuple(faction.id for faction in box().factions) == FACTION_NAMES
    for faction in box().factions:
        assert all(level.effect and level.confidence for level in faction.levels)


# -- Centaurs --------------------------------------------------------------------------------------


def test_centaurs_1_hold_plains() -> None:
    """Discount of one in defence of plains, not of other land."""
    assert top(war(duel(defender="centaurs", defender_magic=1)), 1) == 4
    assert top(war(duel(defender="centaurs", defender_magic=1, at="intheoros-3"), "intheoros-3"), 1) == 3


def test_centaurs_2_mobilise_nearby() -> None:
    """D-CENTAUR-MOB: into adjacent land without foreign armies, also beside a full region."""
    position = alone("centaurs", 2, "intheoros-1", "intheoros-1", purse=(0, 0, 3))
    position.seat(1, "intheoros-3").acting(0, "mobilise")
    assert position.armies(0) == ["intheoros-1", "intheoros-1", "intheoros-2"]


def test_centaurs_3_redeploy() -> None:
    """D-CENTAUR-MOVE: any armies are picked up, then placed; no war starts."""
    position = alone("centaurs", 2, "intheoros-1", "brugerdiehl-1", purse=(3, 0, 0))
    position.acting(0, "research").do("lift intheoros-1", "lift brugerdiehl-1")
    assert "aughmoore-2" not in position.targets("place")
    position.do("place aughmoore-4", "place aughmoore-4")
    assert position.armies(0) == ["aughmoore-4", "aughmoore-4"]


def test_centaurs_3_may_stay_where_they_are() -> None:
    """K-FAC-2: the ability is optional."""
    position = alone("centaurs", 2, "intheoros-1", "intheoros-1", purse=(3, 0, 0)).acting(0, "research")
    position.do("done")
    assert position.armies(0) == ["intheoros-1", "intheoros-1"]


def test_centaurs_3_choose_which_of_two_armies_in_ruins() -> None:
    """The standing or the lying one."""
    for which, left in (("standing", "brugerdiehl-1~"), ("lying", "brugerdiehl-1")):
        position = alone("centaurs", 2, "brugerdiehl-1", purse=(3, 0, 0))
        position.seat(0, "brugerdiehl-1^").acting(0, "research")
        position.do("lift brugerdiehl-1", which, "done", "place intheoros-1")
        assert position.armies(0) == ["intheoros-1", left]


def test_centaurs_4_charge() -> None:
    """Discount of two in a war begun by quest, none by patrol."""
    assert top(war(duel("centaurs", 4)), 0) == 3
    position = duel("centaurs", 4).acting(0, "quest").do("move intheoros-1 aughmoore-2")
    assert top(position, 0) == 5


def test_centaurs_5_plains() -> None:
    """One point for three plains regions, two for five."""
    sides = ("morandrea", "dunwick", "fionarria", "pellmere")
    position = Position(*sides).seat(0, "morandrea-1", "morandrea-4", faction="centaurs", magic=5)
    assert bonus_points(position.state, 0) == 0
    position.seat(0, "dunwick-1")
    assert bonus_points(position.state, 0) == 1
    position.seat(0, "dunwick-3", "fionarria-3")
    assert bonus_points(position.state, 0) == 2


# -- Constructs ------------------------------------------------------------------------------------


def test_constructs_1_make_mountains_dear() -> None:
    """The opponent pays one more in a mountain region, in attack and defence."""
    position = war(duel(defender="constructs", defender_magic=1, at="intheoros-3"), "intheoros-3")
    assert top(position, 0) == 2
    position.bid(2, 0)
    assert position.purse(0) == (0, 0, 0)
    assert top(war(duel("constructs", 1, at="intheoros-3"), "intheoros-3"), 1) == 2
    assert top(war(duel(defender="constructs", defender_magic=1)), 0) == 3


def test_constructs_2_mobilise_with_ore() -> None:
    """Any part of the food may be ore."""
    position = alone("constructs", 2, "intheoros-1", "intheoros-3", purse=(0, 2, 2))
    position.acting(0, "mobilise").do("mobilise intheoros-1")
    assert position.legal() == {"pay 0 1", "pay 0 2"}
    position.do("pay 0 2")
    assert position.purse(0) == (0, 0, 1)


def test_constructs_3_fight_with_ore() -> None:
    """Each ore covers two points."""
    position = war(duel("constructs", 3))
    assert top(position, 0) == 6
    position.bid(5, 0)
    assert position.purse(0) == (0, 0, 0)


def test_constructs_4_mine() -> None:
    """One more ore if any came from a region, and only then."""
    assert collected(alone("constructs", 4, "intheoros-3", "intheoros-1")) == (1, 2, 0)
    assert collected(alone("constructs", 4, "intheoros-1", "intheoros-2")) == (1, 0, 1)
    position = alone("constructs", 4, "brugerdiehl-1", "intheoros-1")
    collected(position)
    position.do("resources 0 1 0")
    assert position.purse(0) == (1, 2, 0)


def test_constructs_5_ore() -> None:
    """A point for every full three ore."""
    for ore, points in ((2, 0), (3, 1), (8, 2), (9, 3)):
        assert bonus_points(alone("constructs", 5, "intheoros-1", purse=(0, ore, 0)).state, 0) == points


# -- Dark Elves ------------------------------------------------------------------------------------


def test_dark_elves_1_last_two() -> None:
    """With exactly two armies in play nobody may enter their regions."""
    position = duel(defender="dark-elves", defender_magic=1)
    assert "intheoros-2" in position.acting(0, "patrol").targets("move")
    position = Position("intheoros", "aughmoore", "brugerdiehl").seat(0, "intheoros-1", "intheoros-3")
    position.seat(1, "intheoros-2", "aughmoore-2", faction="dark-elves", magic=1)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    assert "intheoros-2" not in position.targets("move")


def test_dark_elves_2_defend() -> None:
    """Discount of one as defender, none as attacker."""
    assert top(war(duel(defender="dark-elves", defender_magic=2)), 1) == 4
    assert top(war(duel("dark-elves", 2)), 0) == 3


def storm(armies: int = 3) -> Position:
    """Dark Elves attack two armies in intheoros-2."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "brugerdiehl-4", faction="dark-elves", magic=3, purse=(0, 3, 0))
    position.seat(1, "intheoros-2", "intheoros-2", *["aughmoore-2"] * (armies - 2), purse=(0, 1, 9))
    return position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")


def test_dark_elves_3_storm_pairs() -> None:
    """One war against two armies; each is dealt with by itself, its cost recomputed."""
    position = storm().do("move intheoros-1 intheoros-2").bid(2, 0)
    position.do("retreat intheoros-4")
    assert position.purse(1) == (0, 1, 6)
    position.do("remove")
    assert position.armies(1) == ["intheoros-4", "aughmoore-2"]
    assert "intheoros-2" in position.armies(0)


def test_dark_elves_3_spare_an_only_pair() -> None:
    """Not if these two are that player's only armies, nor two armies of two players."""
    assert "intheoros-2" not in storm(armies=2).targets("move")


def test_dark_elves_3_make_no_alliance_with_three_armies() -> None:
    """Two flags: the defender wins, and an alliance elsewhere is not broken."""
    position = storm().do("move intheoros-1 intheoros-2").bid(0, 0)
    assert position.armies(1).count("intheoros-2") == 2
    assert position.in_play(0) == 1
    assert "broke-alliance" not in position.told()


def test_dark_elves_4_forest_ban() -> None:
    """Nobody may enter a forest they occupy."""
    position = duel(defender="dark-elves", defender_magic=4, at="intheoros-4")
    position.seat(0, "intheoros-3").acting(0, "patrol")
    assert "intheoros-4" not in position.targets("move")
    position = duel(defender="dark-elves", defender_magic=4).acting(0, "patrol")
    assert "intheoros-2" in position.targets("move")


def test_dark_elves_5_forests() -> None:
    """One point for three forests, two for five."""
    position = Position("erilor", "aughmoore", "intheoros")
    position.seat(0, "erilor-1", "erilor-3", faction="dark-elves", magic=5)
    assert bonus_points(position.state, 0) == 0
    position.seat(0, "erilor-5")
    assert bonus_points(position.state, 0) == 1
    position.seat(0, "aughmoore-3", "aughmoore-5")
    assert bonus_points(position.state, 0) == 2


# -- Dwarves ---------------------------------------------------------------------------------------


def test_dwarves_1_make_their_level_dear() -> None:
    """Another player who builds to the Dwarves' level pays one ore more."""
    position = alone("dwarves", 1, "intheoros-1", "intheoros-2").seat(0, tower=2).seat(1, tower=1)
    assert build_cost(position.state, 1) == 3
    assert build_cost(position.state, 2) == 1
    assert build_cost(position.state, 0) == 3
    assert [one.tower_cost for one in view_of(position.state, None).seats] == [3, 3, 1]


def test_dwarves_2_prospect() -> None:
    """One ore for every patrol or quest into a mountain region, before a war there."""
    position = alone("dwarves", 2, "intheoros-1", "intheoros-2").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-3")
    assert position.purse(0) == (0, 1, 0)
    position = duel("dwarves", 2, at="intheoros-3", purses=((0, 0, 0), (0, 0, 0)))
    war(position, "intheoros-3")
    assert top(position, 0) == 1


def test_dwarves_3_build_cheaply() -> None:
    """One ore less, never below nothing."""
    position = alone("dwarves", 3, "intheoros-1", "intheoros-2")
    assert build_cost(position.state, 0) == 0
    assert build_cost(position.seat(0, tower=4).state, 0) == 4


def test_dwarves_4_build_instead_of_trading() -> None:
    """D-SUBSTITUTE: when Trade is selected."""
    position = alone("dwarves", 4, "intheoros-1", "intheoros-2", purse=(0, 1, 0)).selected("trade")
    assert position.legal() == {"perform build", "perform trade", "pass"}
    position.do("perform build")
    assert position.state.kingdom(0).tower == 1


def test_dwarves_5_highest_tower() -> None:
    """A point if nobody stands higher; ties count."""
    position = alone("dwarves", 5, "intheoros-1").seat(0, tower=2).seat(1, tower=2)
    assert bonus_points(position.state, 0) == 1
    assert bonus_points(position.seat(1, tower=3).state, 0) == 0


# -- Elves -----------------------------------------------------------------------------------------


def test_elves_1_trade_both() -> None:
    """Ore and food together for mana, within nine."""
    position = alone("elves", 1, "intheoros-1", "intheoros-2", purse=(6, 2, 3)).acting(0, "trade")
    assert {"trade-both 1 1", "trade-both 1 2", "trade-both 2 1"} <= position.legal()
    assert "trade-both 2 2" not in position.legal()
    position.do("trade-both 2 1")
    assert position.purse(0) == (9, 0, 2)


def test_elves_2_pure_mana() -> None:
    """Discount of one if only mana is spent; spending nothing qualifies."""
    position = war(duel("elves", 2, purses=((2, 1, 0), (0, 0, 0)))).bid(5, 0)
    assert position.purse(0) == (0, 1, 0)  # 5 - 1 = 4 in mana
    assert top(war(duel("elves", 2, purses=((0, 0, 0), (0, 0, 0)))), 0) == 1


def test_elves_3_pay_with_mana() -> None:
    """In place of ore or food: building, mobilising, retreating; D-BUILD-PAY."""
    position = alone("elves", 3, "intheoros-1", "intheoros-2", purse=(3, 1, 0)).seat(0, tower=1)
    position.acting(0, "build")
    assert position.legal() == {"pay 1 1", "pay 2 0"}
    position.do("pay 1 1")
    assert position.purse(0) == (2, 0, 0)
    position = alone("elves", 3, "intheoros-1", "intheoros-3", purse=(2, 0, 2)).acting(0, "mobilise")
    position.do("mobilise intheoros-1", "pay 2 0")
    assert position.purse(0) == (0, 0, 1)
    position = war(duel(defender="elves", defender_magic=3, purses=((0, 1, 0), (2, 0, 2)))).bid(1, 0)
    position.do("retreat intheoros-4", "pay 1 0")
    assert position.purse(1) == (1, 0, 0)


def test_elves_4_dampen_mana() -> None:
    """The opponent's mana covers one point only; their own still two."""
    position = war(duel(defender="elves", defender_magic=4, purses=((3, 0, 0), (3, 0, 0))))
    assert top(position, 0) == 3
    assert top(position, 1) == 7  # six, and one discount for pure mana


def test_elves_5_mana() -> None:
    """A point for each other player with less mana."""
    position = alone("elves", 5, "intheoros-1", purse=(3, 0, 0)).seat(1, purse=(2, 0, 0))
    assert bonus_points(position.state, 0) == 2
    assert bonus_points(position.seat(1, purse=(3, 0, 0)).state, 0) == 1


# -- Goblins ---------------------------------------------------------------------------------------


def test_goblins_1_two_patrols() -> None:
    """A second step with a different army, or none."""
    position = alone("goblins", 1, "intheoros-1", "intheoros-5").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-3")
    assert position.step == "patrol-again"
    assert position.legal() == {"move intheoros-5 intheoros-2", "move intheoros-5 intheoros-4", "done"}
    position.do("move intheoros-5 intheoros-4")
    assert position.armies(0) == ["intheoros-3", "intheoros-4"]


def test_goblins_1_never_move_the_same_army_twice() -> None:
    """It is told apart even beside another: from a pair one army may go on, a lone one may not."""
    position = alone("goblins", 1, "intheoros-1", "intheoros-3").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-3")
    assert "move intheoros-3 intheoros-4" in position.legal()
    position = alone("goblins", 1, "intheoros-1").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-3")
    assert position.step == "select"


def test_goblins_1_may_stand_an_army_up_in_either_step() -> None:
    """The one that stood up does not walk on; one that lay down does not stand up again."""
    position = alone("goblins", 1, "brugerdiehl-1", "intheoros-1").acting(0, "patrol")
    position.do("stand brugerdiehl-1")
    assert position.targets("move") == {"intheoros-2", "intheoros-3"}
    position = alone("goblins", 1, "brugerdiehl-5", "intheoros-1").acting(0, "patrol")
    position.do("move brugerdiehl-5 brugerdiehl-1")
    assert "stand brugerdiehl-1" not in position.legal()


def test_goblins_2_spoils() -> None:
    """D-GAIN: one resource of choice for winning a war."""
    position = war(duel("goblins", 2)).bid(1, 0)
    assert (position.step, position.waiting) == ("gain", [0])
    position.do("resources 0 0 1")
    assert position.purse(0) == (0, 2, 1)


def test_goblins_3_scavenge() -> None:
    """One food when another player mobilises, none when they do; K-FAC-6: never above nine."""
    position = alone("humans", 0, "intheoros-1", "intheoros-2", purse=(0, 0, 3))
    position.seat(1, faction="goblins", magic=3).acting(0, "mobilise").do("mobilise intheoros-1")
    assert position.purse(1) == (0, 0, 1)
    position = alone("goblins", 3, "intheoros-1", "intheoros-2", purse=(0, 0, 3)).acting(0, "mobilise")
    position.do("mobilise intheoros-1")
    assert position.purse(0) == (0, 0, 0)
    position = alone("humans", 0, "intheoros-1", "intheoros-2", purse=(0, 0, 3))
    position.seat(1, faction="goblins", magic=3, purse=(0, 0, 9)).acting(0, "mobilise")
    assert position.do("mobilise intheoros-1").purse(1) == (0, 0, 9)


def test_goblins_4_revenge() -> None:
    """D-STEAL: the loser takes one resource that the winner still has after paying."""
    position = war(duel(defender="goblins", defender_magic=4, purses=((1, 2, 0), (0, 0, 0)))).bid(2, 0)
    position.do("pay 0 2")
    assert position.purse(1) == (1, 0, 0)  # only the mana was left, so nobody was asked
    assert position.purse(0) == (0, 0, 0)


def test_goblins_5_horde() -> None:
    """Two points if nobody has more armies; ties count."""
    position = alone("goblins", 5, "intheoros-1", "intheoros-2")
    assert bonus_points(position.state, 0) == 2
    assert bonus_points(position.seat(1, "aughmoore-5").state, 0) == 0


# -- Halflings -------------------------------------------------------------------------------------


def test_halflings_1_pity() -> None:
    """D-LOSE: who shows a number against their flag loses two resources of his choice after paying."""
    position = war(duel(defender="halflings", defender_magic=1, purses=((1, 2, 1), (0, 0, 0)))).bid(1, 0)
    position.do("pay 0 1")
    assert (position.step, position.waiting) == ("lose", [0])
    position.do("resources 0 1 1")
    assert position.purse(0) == (1, 0, 0)
    poor = war(duel(defender="halflings", defender_magic=1, purses=((0, 2, 0), (0, 0, 0)))).bid(1, 0)
    assert poor.purse(0) == (0, 0, 0)


def test_halflings_2_gift() -> None:
    """The other player gains one resource from an alliance, also an old one."""
    position = war(duel(defender="halflings", defender_magic=2, purses=((0, 1, 0), (0, 1, 0)))).bid(0, 0)
    assert (position.step, position.waiting) == ("gain", [0])
    position.do("resources 1 0 0")
    assert position.step == "select"


def test_halflings_3_feast() -> None:
    """They gain one too, in turn order from the active player."""
    position = war(duel(defender="halflings", defender_magic=3, purses=((0, 1, 0), (0, 1, 0)))).bid(0, 0)
    assert position.waiting == [0]
    position.do("resources 1 0 0")
    assert position.waiting == [1]
    position.do("resources 0 0 1")
    assert position.purse(1) == (0, 1, 1)


def test_halflings_4_true_friend() -> None:
    """An ally can only show the flag; the Halflings themselves may break the alliance."""
    position = duel(defender="halflings", defender_magic=4).seat(0, "intheoros-5").seat(1, "intheoros-5")
    war(position)
    assert position.waiting == [1]  # the ally's flag is no choice
    assert top(position, 1) == 3
    assert top(war(duel(defender="halflings", defender_magic=4)), 0) == 3  # not allied


def test_halflings_5_alliances() -> None:
    """A point for every region shared with another player."""
    position = alone("halflings", 5, "intheoros-1", "intheoros-2").seat(1, "intheoros-1")
    position.seat(2, "intheoros-2")
    assert bonus_points(position.state, 0) == 2


# -- Humans ----------------------------------------------------------------------------------------


def test_humans_1_trade_instead_of_research() -> None:
    """When Research is selected."""
    position = alone("humans", 1, "intheoros-1", "intheoros-2", purse=(0, 0, 1)).selected("research")
    assert position.legal() == {"perform trade", "pass"}


def test_humans_2_profit() -> None:
    """One more of what was received; not counted for the limit, lost above nine."""
    position = alone("humans", 2, "intheoros-1", "intheoros-2", purse=(0, 3, 0)).acting(0, "trade")
    assert position.do("trade 2 ore food").purse(0) == (0, 1, 3)
    position = alone("humans", 2, "intheoros-1", "intheoros-2", purse=(0, 1, 8)).acting(0, "trade")
    assert position.do("trade 1 ore food").purse(0) == (0, 0, 9)


def test_humans_3_single_coin() -> None:
    """Discount of two if all is paid with one kind."""
    position = war(duel("humans", 3, defender="orcs", purses=((1, 3, 0), (0, 0, 0))))
    assert top(position, 0) == 5
    assert position.bid(5, 0).purse(0) == (1, 0, 0)  # three ore are enough, mana and ore are not


def test_humans_4_fishing() -> None:
    """One extra food if any of their regions borders water, once."""
    assert collected(alone("humans", 4, "intheoros-1", "intheoros-3")) == (1, 1, 1)
    assert collected(alone("humans", 4, "intheoros-2", "intheoros-5")) == (0, 1, 1)


def test_humans_5_stores() -> None:
    """A point for each kind of which they hold four."""
    for purse, points in (((4, 3, 9), 2), ((4, 4, 4), 3), ((3, 3, 3), 0)):
        assert bonus_points(alone("humans", 5, "intheoros-1", purse=purse).state, 0) == points


# -- Lizardfolk ------------------------------------------------------------------------------------


def test_lizardfolk_1_roam() -> None:
    """A patrol to any land region of the card, rivers or not."""
    position = Position("halvmark", "aughmoore", "brugerdiehl")
    position.seat(0, "halvmark-1", "halvmark-1", faction="lizardfolk", magic=1)
    position.seat(1, "aughmoore-2").seat(2, "brugerdiehl-2").acting(0, "patrol")
    assert position.targets("move") == {f"halvmark-{n}" for n in (2, 3, 4, 5)}


def test_lizardfolk_2_patrol_or_quest() -> None:
    """Either for the other."""
    for act in ("patrol", "quest"):
        position = alone("lizardfolk", 2, "intheoros-1", "intheoros-2").selected(act)
        assert position.legal() == {"perform patrol", "perform quest", "pass"}


def test_lizardfolk_3_forage() -> None:
    """One resource of the region entered; ruins and capitals give nothing."""
    position = alone("lizardfolk", 3, "intheoros-1", "intheoros-5").acting(0, "patrol")
    assert position.do("move intheoros-1 intheoros-2").purse(0) == (0, 0, 1)
    position = alone("lizardfolk", 3, "intheoros-1", "intheoros-5").acting(0, "quest")
    assert position.do("move intheoros-1 brugerdiehl-1").purse(0) == (0, 0, 0)


def test_lizardfolk_4_exchange() -> None:
    """Two upright armies, each alone at the edge of different cards, change places without a war."""
    position = alone("lizardfolk", 4, "intheoros-1", "intheoros-3", "intheoros-3").acting(0, "quest")
    assert position.targets("exchange") == {"intheoros-1"}
    position.do("exchange intheoros-1")
    assert position.legal() == {"with aughmoore-1", "with aughmoore-2"}
    position.do("with aughmoore-2")
    assert position.armies(0) == ["intheoros-3", "intheoros-3", "aughmoore-2"]
    assert position.armies(1) == ["intheoros-1", "aughmoore-1"]
    assert position.purse(0) == (0, 0, 0)  # level 3 gives nothing for it
    assert "war" not in position.told()


def test_lizardfolk_4_spare_last_and_lying_armies() -> None:
    """Neither a last army nor one that lies, shares its region or stands inland."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3", faction="lizardfolk", magic=4)
    position.seat(1, "aughmoore-2").seat(2, "brugerdiehl-1", "brugerdiehl-2").acting(0, "quest")
    assert position.targets("exchange") == set()


def test_lizardfolk_4_lie_down_in_ruins() -> None:
    """Both arrivals follow the rules of ruins."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3", faction="lizardfolk", magic=4)
    position.seat(1, "brugerdiehl-1^", "aughmoore-4").seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "quest").do("exchange intheoros-1")
    assert position.armies(0) == ["intheoros-3", "brugerdiehl-1~"]


def test_lizardfolk_5_foreign_homes() -> None:
    """A point for each other home with an own army."""
    position = alone("lizardfolk", 5, "intheoros-1", "aughmoore-3", "aughmoore-5", "brugerdiehl-5")
    assert bonus_points(position.state, 0) == 2


# -- Merfolk ---------------------------------------------------------------------------------------


def test_merfolk_1_swim() -> None:
    """Land at the same body of water is adjacent."""
    position = alone("merfolk", 1, "intheoros-1", "intheoros-5").acting(0, "patrol")
    assert "move intheoros-1 intheoros-4" in position.legal()


def test_merfolk_2_shore_war() -> None:
    """Discount of one in regions that border water."""
    assert top(war(duel("merfolk", 2, at="intheoros-3"), "intheoros-3"), 0) == 4
    assert top(war(duel("merfolk", 2)), 0) == 3


def test_merfolk_3_catch() -> None:
    """One resource of choice for a patrol across water, before a war there; none for a walk."""
    position = alone("merfolk", 3, "intheoros-1", "intheoros-5").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-4")
    assert position.step == "gain"
    position.do("resources 0 1 0")
    assert "intheoros-4" in position.armies(0)
    position = alone("merfolk", 3, "intheoros-1", "intheoros-5").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-3")
    assert position.purse(0) == (0, 0, 0)
    position = duel("merfolk", 3, at="intheoros-4", purses=((0, 0, 0), (0, 0, 0)))
    war(position, "intheoros-4").do("resources 1 0 0")
    assert top(position, 0) == 3  # two for the mana just caught, one for the shore


def test_merfolk_4_always_patrol() -> None:
    """Instead of any action."""
    for act in ("quest", "build", "research", "mobilise", "trade"):
        position = alone("merfolk", 4, "intheoros-1", "intheoros-2").selected(act)
        assert "perform patrol" in position.legal()


def test_merfolk_5_shore() -> None:
    """A point for every full three armies at the water."""
    position = alone("merfolk", 5, "intheoros-1", "intheoros-1", "intheoros-5")
    assert bonus_points(position.state, 0) == 0
    assert bonus_points(position.seat(0, "intheoros-3").state, 0) == 1


# -- Orcs ------------------------------------------------------------------------------------------


def test_orcs_1_win_ties() -> None:
    """Equal numbers are theirs, also as attacker; two flags are an alliance."""
    assert "intheoros-2" in war(duel("orcs", 1)).bid(2, 2).armies(0)
    assert "allied" in war(duel("orcs", 1)).bid(0, 0).told()


def test_orcs_2_fight_with_food() -> None:
    """Each food covers one point."""
    position = war(duel("orcs", 2, purses=((1, 1, 2), (0, 0, 0))))
    assert top(position, 0) == 5
    position.bid(3, 0)
    assert position.legal() == {"pay 0 1", "pay 1 0", "pay 1 1"}
    position.do("pay 0 1")
    assert position.purse(0) == (1, 0, 0)


def test_orcs_3_cheap_war() -> None:
    """Discount of one in every war."""
    assert top(war(duel("orcs", 3)), 0) == 4
    assert top(war(duel(defender="orcs", defender_magic=3)), 1) == 4


def test_orcs_4_raise() -> None:
    """D-WAR-RAISE: after the reveal, one more mana raises the number by two."""
    position = war(duel("orcs", 4, purses=((1, 2, 0), (0, 3, 0)))).bid(3, 3)
    assert (position.step, position.waiting) == ("raise", [0])
    position.do("use")
    assert position.purse(0) == (0, 0, 0)
    assert "intheoros-2" in position.armies(0)


def test_orcs_4_need_the_price_of_their_number_besides() -> None:
    """Not after a flag, and not with a mana that the number shown needs."""
    assert war(duel("orcs", 4, purses=((1, 0, 0), (0, 3, 0)))).bid(3, 3).step != "raise"
    assert war(duel("orcs", 4, purses=((1, 0, 0), (0, 3, 0)))).bid(0, 3).step != "raise"


def test_orcs_4_may_pass_eleven() -> None:
    """The result may exceed the die."""
    position = war(duel("orcs", 4, purses=((9, 0, 0), (9, 0, 0)))).bid(11, 11).do("use")
    assert position.purse(0) == (3, 0, 0)  # one mana for the rise, five for 11 less a discount of one
    assert "intheoros-2" in position.armies(0)


def test_orcs_4_are_seen_to_raise() -> None:
    """While the war still waits for the loser, everybody sees the number that is compared."""
    position = war(duel("orcs", 4, purses=((2, 2, 0), (0, 6, 9)))).bid(5, 6)
    before = view_of(position.state, 2).war
    assert before is not None
    assert (before.attacker_number, before.defender_number) == (5, 6)
    position.do("use")
    after = view_of(position.state, 2).war
    assert (position.step, position.waiting) == ("fate", [1])
    assert after is not None
    assert (after.attacker_number, after.defender_number) == (7, 6)


def test_orcs_5_home() -> None:
    """Two points if no foreign army stands on their home."""
    position = alone("orcs", 5, "intheoros-1")
    assert bonus_points(position.state, 0) == 2
    assert bonus_points(position.seat(1, "intheoros-1").state, 0) == 0


# -- Undead ----------------------------------------------------------------------------------------


def test_undead_1_feed_on_their_own() -> None:
    """Two food for an army lost in a war, none for a retreat."""
    position = war(duel(defender="undead", defender_magic=1, purses=((0, 1, 0), (0, 0, 3)))).bid(1, 0)
    assert position.do("remove").purse(1) == (0, 0, 5)
    position = war(duel(defender="undead", defender_magic=1, purses=((0, 1, 0), (0, 0, 3)))).bid(1, 0)
    assert position.do("retreat intheoros-4").purse(1) == (0, 0, 0)


def test_undead_2_mobilise_with_mana() -> None:
    """Any part of the food may be mana."""
    position = alone("undead", 2, "intheoros-1", "intheoros-2", purse=(3, 0, 1)).acting(0, "mobilise")
    position.do("mobilise intheoros-1")
    assert position.legal() == {"pay 2 0", "pay 3 0"}
    assert position.do("pay 2 0").purse(0) == (1, 0, 0)


def test_undead_3_feed_on_others() -> None:
    """One food whenever another player loses an army, by war or bandit."""
    position = duel(purses=((0, 1, 0), (0, 0, 0))).seat(2, faction="undead", magic=3)
    assert war(position).bid(1, 0).purse(2) == (0, 0, 1)


def test_undead_4_always_mobilise() -> None:
    """Instead of any action."""
    for act in ("patrol", "quest", "build", "research", "trade"):
        position = alone("undead", 4, "intheoros-1", "intheoros-2", purse=(0, 0, 3)).selected(act)
        assert "perform mobilise" in position.legal()


def test_undead_5_majority() -> None:
    """Two points for strictly most armies on one other home, once."""
    position = alone("undead", 5, "aughmoore-3", "aughmoore-5")
    assert bonus_points(position.state, 0) == 0  # seat 1 has two there as well
    assert bonus_points(position.seat(0, "aughmoore-4").state, 0) == 2


# -- Valkyries -------------------------------------------------------------------------------------


def test_valkyries_1_lose_cheaply() -> None:
    """One less when they lose; the number must be covered in full all the same."""
    position = war(duel("valkyries", 1, purses=((0, 2, 0), (0, 3, 0))))
    assert top(position, 0) == 2
    assert position.bid(2, 3).purse(0) == (0, 1, 0)
    assert war(duel("valkyries", 1, purses=((0, 2, 0), (0, 3, 0)))).bid(2, 0).purse(0) == (0, 0, 0)


def test_valkyries_2_off_the_map() -> None:
    """K-FAC-8: onto the card from the edge, and back to any edge; at most three."""
    position = alone("valkyries", 2, "intheoros-1", "intheoros-3", "intheoros-3").acting(0, "quest")
    position.do("to-card intheoros-1")
    assert position.state.kingdom(0).on_card == 1
    assert position.in_play(0) == 3
    position = alone("valkyries", 2, "intheoros-3").seat(0, on_card=3).acting(0, "quest")
    assert position.targets("to-card") == set()
    assert {"intheoros-1", "aughmoore-2", "brugerdiehl-1"} <= position.targets("from-card")
    position.do("from-card intheoros-1")
    assert position.armies(0) == ["intheoros-1", "intheoros-3"]


def test_valkyries_2_may_hide_their_last_army() -> None:
    """The only army may go onto the card too."""
    position = alone("valkyries", 2, "intheoros-1").acting(0, "quest").do("to-card intheoros-1")
    assert position.armies(0) == []
    assert position.in_play(0) == 1


def test_valkyries_3_tribute() -> None:
    """Every other player loses three resources of his choice, in turn order."""
    position = alone("valkyries", 2, "intheoros-1", "intheoros-2", purse=(3, 0, 0))
    position.seat(1, purse=(2, 2, 0)).seat(2, purse=(1, 1, 0)).acting(0, "research")
    assert (position.step, position.waiting) == ("lose", [1])
    position.do("resources 2 1 0")
    assert position.purse(1) == (0, 1, 0)
    assert position.purse(2) == (0, 0, 0)


def test_valkyries_4_banish() -> None:
    """K-FAC-7, D-VALK-REMOVE: one foreign army, or none; never a last one."""
    position = alone("valkyries", 3, "intheoros-1", "intheoros-2", purse=(4, 0, 0))
    position.seat(2, "brugerdiehl-3").acting(0, "research")
    assert position.legal() == {
        "banish aughmoore-1",
        "banish aughmoore-2",
        "banish brugerdiehl-2",
        "banish brugerdiehl-3",
        "decline",
    }
    position.do("banish brugerdiehl-2")
    assert position.armies(2) == ["brugerdiehl-2", "brugerdiehl-3"]
    lonely = Position("intheoros", "aughmoore", "brugerdiehl")
    lonely.seat(0, "intheoros-1", faction="valkyries", magic=3, purse=(4, 0, 0))
    lonely.seat(1, "aughmoore-2").seat(2, "brugerdiehl-2").acting(0, "research")
    assert lonely.step == "select"


def test_valkyries_4_choose_between_allies_and_between_armies() -> None:
    """Whose army of a shared region, and which of two in ruins."""
    position = alone("valkyries", 3, "intheoros-1", "intheoros-2", purse=(4, 0, 0))
    position.seat(1, "intheoros-3").seat(2, "intheoros-3").acting(0, "research")
    position.do("banish intheoros-3")
    assert position.legal() == {"victim 2", "victim 3"}
    position.do("victim 3")
    assert position.in_play(2) == 2
    position = alone("valkyries", 3, "intheoros-1", "intheoros-2", purse=(4, 0, 0))
    position.seat(1, "brugerdiehl-1").seat(1, "brugerdiehl-1^").acting(0, "research")
    position.do("banish brugerdiehl-1", "lying")
    assert "brugerdiehl-1" in position.armies(1)
    assert "brugerdiehl-1~" not in position.armies(1)


def test_valkyries_5_card() -> None:
    """A point for each army on the card, besides the usual one."""
    position = alone("valkyries", 5, "intheoros-1").seat(0, on_card=2)
    assert bonus_points(position.state, 0) == 2
    assert position.state.scores()[0] == 3 + 5 + 2


# -- Satyrs ----------------------------------------------------------------------------------------


def test_satyrs_1_ties() -> None:
    """One mana whenever any war ends with equal numbers; flags do not count."""
    position = duel().seat(2, faction="satyrs", magic=1)
    assert war(position).bid(2, 2).purse(2) == (1, 0, 0)
    position = duel().seat(2, faction="satyrs", magic=1)
    assert war(position).bid(0, 0).purse(2) == (0, 0, 0)


def test_satyrs_2_rob() -> None:
    """When Trade is selected: a resource of choice from another player."""
    position = alone("satyrs", 2, "intheoros-1", "intheoros-2").seat(1, purse=(1, 0, 1)).selected("trade")
    assert position.legal() == {"perform rob", "pass"}
    position.do("perform rob")
    assert position.legal() == {"rob 2 mana", "rob 2 food"}
    position.do("rob 2 food")
    assert position.purse(0) == (0, 0, 1)
    assert position.purse(1) == (1, 0, 0)


def test_gains_that_do_not_fit_are_not_told() -> None:
    """K-FAC-6: a full store takes nothing; the victim of a robbery loses the resource all the same."""
    position = duel().seat(2, faction="satyrs", magic=1, purse=(9, 0, 0))
    assert "gained" not in war(position).bid(2, 2).told()
    position = alone("order-of-gamelyn", 3, "intheoros-1", "intheoros-2", purse=(9, 0, 0)).turn()
    assert "gained" not in position.do("resources 1 0 0").told()
    position = alone("satyrs", 2, "intheoros-1", "intheoros-2", purse=(0, 0, 9)).seat(1, purse=(1, 0, 1))
    told = position.selected("trade").do("perform rob", "rob 2 food").told_in_full()
    assert ("lost", (1, 0, 0, 1)) in told
    assert "robbed" not in [kind for kind, _ in told]


def test_satyrs_3_double_yield() -> None:
    """A region with two of their armies yields two; in ruins only if both lie."""
    assert collected(alone("satyrs", 3, "intheoros-1", "intheoros-1")) == (2, 0, 0)
    position = alone("satyrs", 3, "brugerdiehl-1", "brugerdiehl-1")
    collected(position)
    assert len(position.legal()) == 6
    position = alone("satyrs", 3, "brugerdiehl-1").seat(0, "brugerdiehl-1^")
    collected(position)
    assert len(position.legal()) == 3


def test_satyrs_4_any_space() -> None:
    """They may select an action with a shield; a shield is placed all the same."""
    position = alone("satyrs", 4, "intheoros-1", "intheoros-2")
    position.state.shields, position.state.placed = 1, 1
    position.turn()
    assert len(position.legal()) == 6
    position.do("select patrol")
    assert position.state.placed == 2


def test_satyrs_5_end_by_magic() -> None:
    """A point if reaching the level is what triggered the end, and none if it was triggered before."""
    position = alone("satyrs", 4, "intheoros-1", "intheoros-2", purse=(5, 0, 0)).acting(0, "research")
    assert bonus_points(position.state, 0) == 1
    position = alone("satyrs", 4, "intheoros-1", "intheoros-2", purse=(5, 0, 0))
    position.state.ended = 1
    assert bonus_points(position.acting(0, "research").state, 0) == 0


# -- Order of Gamelyn ------------------------------------------------------------------------------


def test_gamelyn_1_spoils() -> None:
    """Two food for winning a war."""
    assert war(duel("order-of-gamelyn", 1)).bid(1, 0).purse(0) == (0, 2, 2)


def test_gamelyn_2_deny() -> None:
    """Others collect nothing next to a pair of theirs; the bonus of an only army is not blocked."""
    position = alone("humans", 0, "intheoros-1", "intheoros-5")
    position.seat(1, faction="order-of-gamelyn")
    position.seat(1, "intheoros-3", "intheoros-3", magic=2)
    assert collected(position) == (0, 1, 0)  # intheoros-1 touches intheoros-3, intheoros-5 does not


def test_gamelyn_3_turn_gain() -> None:
    """One resource of choice before selecting."""
    position = alone("order-of-gamelyn", 3, "intheoros-1", "intheoros-2").turn()
    assert (position.step, position.waiting) == ("gain", [0])
    assert position.do("resources 1 0 0").step == "select"


def test_gamelyn_3_nothing_on_a_skipped_turn() -> None:
    """K-5P-1: nor if the game ends at the refresh."""
    sides = ("intheoros", "aughmoore", "brugerdiehl", "erilor", "morandrea")
    position = Position(*sides).seat(0, "intheoros-1", faction="order-of-gamelyn", magic=3)
    for seat, region in enumerate(("aughmoore-2", "brugerdiehl-2", "erilor-2", "morandrea-2"), 1):
        position.seat(seat, region)
    position.state.shields, position.state.placed = 5, 5
    assert position.turn().waiting == [1]
    assert position.purse(0) == (0, 0, 0)


def test_gamelyn_4_extra_actions() -> None:
    """D-EXTRA-ACTION: up to two of the six, paid as usual, without shields."""
    position = alone("order-of-gamelyn", 3, "intheoros-1", "intheoros-2", purse=(4, 1, 1))
    position.acting(0, "research")
    assert position.step == "extra"
    assert "perform mobilise" not in position.legal()
    position.do("perform build")
    assert position.step == "extra"
    position.do("perform patrol", "move intheoros-1 intheoros-3")
    assert position.step == "select"
    assert position.state.placed == 0


def test_gamelyn_4_may_stop() -> None:
    """D-OPTIONAL: none or one is enough."""
    position = alone("order-of-gamelyn", 3, "intheoros-1", "intheoros-2", purse=(4, 1, 1))
    assert position.acting(0, "research").do("done").step == "select"


def test_gamelyn_5_ends_the_game() -> None:
    """At once: players who have not acted do not act any more; a point."""
    position = alone("order-of-gamelyn", 4, "intheoros-1", "intheoros-2", purse=(5, 0, 0))
    position.seat(1, purse=(1, 0, 0)).selected("research").do("perform research")
    assert position.state.over
    assert position.state.scores()[0] == 2 + 5 + 1


# -- Shapeshifters ---------------------------------------------------------------------------------


def test_shapeshifters_1_turn_a_yield() -> None:
    """One forest, mountain or plains may yield another type."""
    position = alone("shapeshifters", 1, "intheoros-1", "intheoros-2")
    collected(position)
    assert position.legal() == {
        "turn mana ore",
        "turn mana food",
        "turn food mana",
        "turn food ore",
        "decline",
    }
    assert position.do("turn mana ore").purse(0) == (0, 1, 1)


def test_shapeshifters_2_copy_learning() -> None:
    """One mana less for a level that another player has."""
    position = alone("shapeshifters", 2, "intheoros-1").seat(1, magic=3)
    assert research_cost(position.state, 0) == 2
    assert research_cost(position.seat(1, magic=2).state, 0) == 3


def test_shapeshifters_3_copy_discount() -> None:
    """The opponent's discount, if it is greater."""
    assert top(war(duel("shapeshifters", 3, "orcs", 3)), 0) == 4
    assert top(war(duel("shapeshifters", 3, "humans", 3)), 0) == 3  # a discount by payment is not copied


def test_shapeshifters_4_copy_action() -> None:
    """The action of the turn before in the same cycle."""
    position = alone("shapeshifters", 4, "intheoros-1", "intheoros-2")
    position.state.selected = 0
    position.state.shields, position.state.placed = 1, 1
    position.selected("build")
    assert position.legal() == {"perform patrol", "pass"}
    fresh = alone("shapeshifters", 4, "intheoros-1", "intheoros-2").selected("build")
    assert "passed" in fresh.told()


def test_shapeshifters_5_variety() -> None:
    """One point for all three kinds of land, two with a capital."""
    position = alone("shapeshifters", 5, "intheoros-1", "intheoros-2")
    assert bonus_points(position.state, 0) == 0
    assert bonus_points(position.seat(0, "intheoros-3").state, 0) == 1
    assert bonus_points(position.seat(0, "aughmoore-4").state, 0) == 2


def test_abilities_override_rules() -> None:
    """K-FAC-10 for K-END-4, K-MOVE-1, K-MOB-2, K-QUEST-1, K-QUEST-3, K-COLLECT-3, K-WAR-12 and K-TURN-4.

    What each rule forbids is refused to the same player one magic level below the ability.
    """
    for magic in (4, 3):  # K-END-4
        position = alone("order-of-gamelyn", magic, "intheoros-1", "intheoros-2", purse=(5, 0, 0))
        position.selected("research").do("perform research")
        assert position.state.over == (magic == 4)
    for magic in (3, 2):  # K-MOVE-1
        position = alone("dark-elves", magic, "intheoros-1", "intheoros-4")
        position.seat(1, "intheoros-2", "intheoros-2").acting(0, "patrol")
        assert ("intheoros-2" in position.targets("move")) == (magic == 3)
    for magic in (2, 1):  # K-MOB-2
        position = alone("centaurs", magic, "intheoros-1", "intheoros-1", purse=(0, 0, 3))
        assert ("passed" in position.selected("mobilise").told()) == (magic == 1)
    for magic in (2, 1):  # K-QUEST-1 and K-QUEST-3: off the map, and back to the card that was left
        position = alone("valkyries", magic, "intheoros-1", "intheoros-3").acting(0, "quest")
        assert (position.targets("to-card") != set()) == (magic == 2)
    position = alone("valkyries", 2, "intheoros-1", "intheoros-3").acting(0, "quest")
    position.do("to-card intheoros-1")
    position.state.stack = []
    assert "intheoros-1" in position.acting(0, "quest").targets("from-card")
    for magic, mana in ((3, 2), (2, 1)):  # K-COLLECT-3
        assert collected(alone("satyrs", magic, "intheoros-1", "intheoros-1")) == (mana, 0, 0)
    for magic in (1, 0):  # K-WAR-12
        assert ("intheoros-2" in war(duel("orcs", magic)).bid(2, 2).armies(0)) == (magic == 1)
    for magic in (4, 3):  # K-TURN-4
        position = alone("satyrs", magic, "intheoros-1", "intheoros-2")
        position.state.shields, position.state.placed = 1, 1
        assert ("select patrol" in position.turn().legal()) == (magic == 4)


#: what the rules ask of a faction that only answers: the name, and what is asked besides state and seat
QUESTIONS: dict[str, tuple[object, ...]] = {
    "selects_anywhere": (),
    "replaces": (),
    "denies": (),
    "also_yields": (-1,),
    "also_yields_freely": (-1,),
    "yields_ore_besides": (),
    "turns_yield": (0, 0, 0),
    "build_discount": (),
    "build_toll": (),
    "research_discount": (1,),
    "stand_in": (1,),
    "mobilises_in": (),
    "also_near": (0,),
    "also_patrols_to": (0,),
    "storms_pairs": (),
    "shelters": (),
    "can_quest": (-1,),
    "attack_discount": (2, True),
    "defence_discount": (1,),
    "penalty": (2,),
    "total_discount": (1, 3),
    "loss_discount": (),
    "payment_discount": (1, 0, 0),
    "reach": (4, 0, 0),
    "opponents_mana": (),
    "ore_value": (),
    "food_value": (),
    "binds_allies": (),
    "wins_ties": (),
    "feasts": (1,),
    "after_reveal": (),
}


@pytest.mark.parametrize("name", FACTION_NAMES)
def test_abilities_need_their_level(name: str) -> None:
    """K-FAC-1: at magic level 0 every faction answers as one without abilities, at level 5 none does."""
    answers = []
    for magic in (0, 5):
        position = alone(name, magic, "intheoros-1", "intheoros-2", "intheoros-2", "brugerdiehl-1")
        position.seat(1, magic=5)
        position.state.selected, position.state.previous = 5, 0
        position.state.war = War()
        faction, args = faction_of(name), (position.state, 0)
        answers.append({ask: getattr(faction, ask)(*args, *more) for ask, more in QUESTIONS.items()})
        neutral = {ask: getattr(NO_FACTION, ask)(*args, *more) for ask, more in QUESTIONS.items()}
        if magic == 0:
            assert answers[0] == neutral
    own = {ask for ask in QUESTIONS if ask in vars(type(faction_of(name)))}
    assert {ask for ask in own if answers[0][ask] != answers[1][ask]} or not own
