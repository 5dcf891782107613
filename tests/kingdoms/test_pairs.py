"""Abilities that meet at the same moment: discounts, penalties, values, replacements, closed land."""

import pytest

from starhold.kingdoms.steps.prices import build_cost
from tests.kingdoms.position import Position
from tests.kingdoms.test_factions import duel, top, war

Purse = tuple[int, int, int]


@pytest.mark.parametrize(
    ("attacker", "magic", "defender", "defender_magic", "tops"),
    [
        # Constructs' mountain penalty against the others' discounts, in a mountain at the water
        ("orcs", 3, "constructs", 1, (3, 3)),
        ("merfolk", 2, "constructs", 1, (3, 3)),
        ("constructs", 1, "dark-elves", 2, (3, 3)),
        ("constructs", 1, "merfolk", 2, (3, 3)),
        ("constructs", 3, "orcs", 3, (6, 3)),
        # discounts on both sides
        ("orcs", 3, "dark-elves", 2, (4, 4)),
        ("merfolk", 2, "orcs", 3, (4, 4)),
        # Shapeshifters take the greater discount, but carry penalties of their own
        ("shapeshifters", 3, "dark-elves", 2, (4, 4)),
        ("shapeshifters", 3, "merfolk", 2, (4, 4)),
        ("orcs", 3, "shapeshifters", 3, (4, 4)),
        ("shapeshifters", 3, "constructs", 1, (2, 3)),
        # discounts by payment are not copied
        ("elves", 2, "shapeshifters", 3, (3, 3)),
        ("humans", 3, "shapeshifters", 3, (5, 3)),
    ],
)
def test_discounts_and_penalties(
    attacker: str, magic: int, defender: str, defender_magic: int, tops: tuple[int, int]
) -> None:
    """K-WAR-5, K-FAC-3: they add up, each for its own side."""
    position = war(duel(attacker, magic, defender, defender_magic, at="intheoros-3"), "intheoros-3")
    assert (top(position, 0), top(position, 1)) == tops


@pytest.mark.parametrize(
    ("attacker", "magic", "purse", "highest"),
    [
        ("orcs", 3, (2, 1, 1), 5),  # 2 + 1 + 1, and a discount of one
        ("constructs", 3, (2, 2, 0), 6),
        ("humans", 3, (3, 3, 0), 6),  # 3 or 3, and two; or 6 without the discount
        ("humans", 3, (3, 1, 0), 5),
        ("valkyries", 1, (2, 0, 0), 2),
    ],
)
def test_elves_dampen_everybodys_mana(attacker: str, magic: int, purse: Purse, highest: int) -> None:
    """K-WAR-15: one point for each mana against Elves 4, whatever else changes values."""
    position = war(duel(attacker, magic, "elves", 4, purses=(purse, (0, 0, 0))))
    assert top(position, 0) == highest


def test_orcs_raise_less_against_elves() -> None:
    """Orcs 4 against Elves 4: the mana raises the number by one only."""
    position = war(duel("orcs", 4, "elves", 4, purses=((2, 1, 0), (1, 0, 0)))).bid(2, 3)
    position.do("use", "pay 0 1")
    assert position.purse(0) == (1, 0, 0)
    assert "intheoros-2" in position.armies(0)  # 3 against 3, and Orcs win ties


def test_orcs_win_ties_and_satyrs_profit() -> None:
    """Orcs 1 and Satyrs 1: a tie that Orcs win is still a tie."""
    position = duel("orcs", 1).seat(2, faction="satyrs", magic=1)
    war(position).bid(2, 2)
    assert position.purse(2) == (1, 0, 0)
    assert "intheoros-2" in position.armies(0)


def test_a_raise_can_make_a_tie() -> None:
    """Orcs 4 and Satyrs 1: what counts is how the war ended."""
    position = duel("orcs", 4, purses=((1, 3, 0), (0, 5, 0))).seat(2, faction="satyrs", magic=1)
    war(position).bid(3, 5).do("use")
    assert position.purse(2) == (1, 0, 0)


def test_valkyries_and_constructs_penalty() -> None:
    """Valkyries 1 against Constructs 1 in the mountains: one more, and one less after a defeat."""
    position = war(
        duel("valkyries", 1, "constructs", 1, at="intheoros-3", purses=((0, 3, 0), (0, 4, 0))),
        "intheoros-3",
    )
    assert top(position, 0) == 2
    assert position.bid(2, 3).purse(0) == (0, 1, 0)  # 2 + 1 - 1


def test_goblins_spoils_and_halflings_pity() -> None:
    """K-FAC-5: in turn order from the active player, so the Goblins gain before they lose."""
    position = war(duel("goblins", 2, "halflings", 1, purses=((0, 1, 0), (0, 0, 0)))).bid(1, 0)
    assert (position.step, position.waiting) == ("gain", [0])
    position.do("resources 0 0 1")
    assert position.purse(0) == (0, 0, 0)
    position = duel("halflings", 1, "goblins", 2, purses=((0, 0, 0), (0, 1, 0)))
    war(position).bid(0, 1)
    assert (position.step, position.waiting) == ("gain", [1])  # pity found nothing to take
    assert position.do("resources 0 0 1").purse(1) == (0, 0, 1)


def test_goblins_steal_from_gamelyn_in_turn_order() -> None:
    """K-FAC-5: the active winner takes his spoils before the loser steals; an active loser steals first."""
    position = war(duel("order-of-gamelyn", 1, "goblins", 4, purses=((0, 1, 0), (0, 0, 0)))).bid(1, 0)
    assert position.purse(0) == (0, 0, 1)  # two food, one of them stolen
    assert position.purse(1) == (0, 0, 1)
    position = war(duel("goblins", 4, "order-of-gamelyn", 1, purses=((0, 0, 0), (0, 1, 0)))).bid(0, 1)
    assert position.purse(0) == (0, 0, 0)  # nothing was there yet
    assert position.purse(1) == (0, 0, 2)


def test_dark_elves_storm_a_pair_of_halfling_allies() -> None:
    """Dark Elves 3 and Halflings 4: an ally of the Halflings must show the flag, and so loses the storm."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-5", faction="dark-elves", magic=3, purse=(0, 3, 0))
    position.seat(
        1, "intheoros-2", "intheoros-2", "intheoros-5", faction="halflings", magic=4, purse=(0, 1, 0)
    )
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-2")
    assert position.waiting == [1]
    position.bid(0, 0)
    assert position.armies(1).count("intheoros-2") == 2
    assert "intheoros-5" in position.armies(0)  # not broken by two flags


def test_dark_elves_storm_and_lair() -> None:
    """Dark Elves 3 and the dragon lair: one of the two armies goes free, the loser says which."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.token("dragon-lair", "brugerdiehl-4")
    position.seat(0, "intheoros-1", "brugerdiehl-4", faction="dark-elves", magic=3, purse=(0, 3, 0))
    position.seat(1, "intheoros-2", "intheoros-2", "aughmoore-2", purse=(0, 0, 3), tower=2)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-2").bid(1, 0).do("use")
    assert position.step == "free-army"
    position.do("decline", "retreat intheoros-4")
    assert position.purse(1) == (0, 0, 0)
    position.do("retreat intheoros-5")
    assert position.in_play(1) == 3


def test_forest_ban_also_stops_quests_and_roaming() -> None:
    """Dark Elves 4 against Lizardfolk 1 and 2: no way into the forest, but an exchange is no entry."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-2", "brugerdiehl-4", "brugerdiehl-3", faction="lizardfolk", magic=4)
    position.seat(1, "intheoros-4", "aughmoore-2", "aughmoore-1", faction="dark-elves", magic=4)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    assert "intheoros-4" not in position.targets("move")
    position.state.stack = []
    position.acting(0, "quest")
    assert "intheoros-4" not in position.targets("move")
    assert "brugerdiehl-4" in position.targets("exchange")
    position.do("exchange brugerdiehl-4")
    assert "with intheoros-4" in position.legal()


def test_the_last_two_dark_elves_are_safe_from_dark_attacks_only_on_entry() -> None:
    """Dark Elves 1: a region of a broken alliance handled later is not protected."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3", purse=(0, 3, 0))
    position.seat(
        1, "intheoros-1", "intheoros-4", "aughmoore-2", faction="dark-elves", magic=1, purse=(0, 0, 0)
    )
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move intheoros-3 intheoros-4").bid(1, 0).do("next intheoros-4")
    assert position.armies(1) == ["aughmoore-2"]


def test_banishing_the_last_two_dark_elves() -> None:
    """Valkyries 4 against Dark Elves 1: it is no war, so they are not protected."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-2", faction="valkyries", magic=3, purse=(4, 0, 0))
    position.seat(1, "aughmoore-2", "aughmoore-1", faction="dark-elves", magic=1)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2", faction="undead", magic=3).acting(0, "research")
    position.do("banish aughmoore-2")
    assert position.in_play(1) == 1
    assert position.purse(2) == (0, 0, 1)  # Undead 3


def test_both_undead_meals_at_once() -> None:
    """Undead 1 and Undead 3 never feed on the same army of their own."""
    position = war(duel(defender="undead", defender_magic=3, purses=((0, 1, 0), (0, 0, 0)))).bid(1, 0)
    assert position.purse(1) == (0, 0, 2)


def test_dwarves_and_the_tower_of_dwarves() -> None:
    """Dwarves 1 and 3: their own discount does not touch what others pay, Elves 3 may pay it with mana."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", faction="dwarves", magic=3, tower=1)
    position.seat(1, "aughmoore-2", "aughmoore-1", faction="elves", magic=3, purse=(1, 1, 0))
    position.seat(2, "brugerdiehl-2")
    assert build_cost(position.state, 1) == 2
    position.acting(1, "build")
    assert position.state.kingdom(1).tower == 1
    assert position.purse(1) == (0, 0, 0)


def test_gamelyn_denies_constructs_their_mine() -> None:
    """Order of Gamelyn 2 and Constructs 4: no ore from regions, no extra ore."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", active=2)
    position.seat(0, "intheoros-3", "intheoros-5", faction="constructs", magic=4)
    position.seat(1, "intheoros-2", "intheoros-2", faction="order-of-gamelyn", magic=2)
    position.seat(2, "brugerdiehl-4", "brugerdiehl-4")
    position.selected("research")
    assert position.purse(0) == (0, 0, 0)


def test_gamelyn_denies_humans_their_land_but_not_their_fish() -> None:
    """Order of Gamelyn 2 and Humans 4: a region at the water is occupied all the same."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", active=2)
    position.seat(0, "intheoros-3", "intheoros-3", faction="humans", magic=4)
    position.seat(1, "intheoros-2", "intheoros-2", faction="order-of-gamelyn", magic=2)
    position.seat(2, "brugerdiehl-4", "brugerdiehl-4")
    position.selected("mobilise")
    assert position.purse(0) == (0, 0, 1)


def test_substitutes_do_not_add_up() -> None:
    """K-FAC-4: Shapeshifters 4 copy the action before, not another player's substitute."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-2", purse=(0, 1, 0), faction="shapeshifters", magic=4)
    position.seat(1, "aughmoore-2", "aughmoore-1", faction="merfolk", magic=4)
    position.seat(2, "brugerdiehl-4", "brugerdiehl-4")
    position.state.selected = 2
    position.state.shields, position.state.placed = 1 << 12, 1
    position.selected("research")
    assert position.legal() == {"perform build", "pass"}


def test_merfolk_swim_past_a_forest_ban() -> None:
    """Merfolk 1 against Dark Elves 4: swimming is entering."""
    position = duel("merfolk", 1, "dark-elves", 4, at="intheoros-4").acting(0, "patrol")
    assert "intheoros-4" not in position.targets("move")


def test_fortress_and_charge_and_penalty() -> None:
    """K-TOKEN-21, K-FAC-3: Centaurs 4 with a fortress against Constructs 1 in the mountains."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.token("fortress", "intheoros-3")
    position.seat(0, "intheoros-1", "intheoros-3", faction="centaurs", magic=4)
    position.seat(1, "aughmoore-1", "aughmoore-2", faction="constructs", magic=1)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "quest")
    position.do("move intheoros-1 aughmoore-1")
    assert top(position, 0) == 2 + 2 - 1


def test_shapeshifters_copy_a_fortress() -> None:
    """Shapeshifters 3 against an attacker with a fortress: a discount that depends on no payment."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.token("fortress", "intheoros-3")
    position.seat(0, "intheoros-1", "intheoros-3", purse=(0, 1, 0))
    position.seat(1, "intheoros-2", "aughmoore-2", faction="shapeshifters", magic=3)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-2")
    assert top(position, 1) == 2
