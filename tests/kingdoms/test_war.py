"""War (K-WAR) and retreat (K-RETREAT)."""

import msgspec
import pytest

from starhold.kingdoms.sight import view_of
from tests.kingdoms.position import Position

Purse = tuple[int, int, int]


def border(attacker: Purse = (0, 0, 0), defender: Purse = (0, 0, 0), armies: int = 2) -> Position:
    """Seat 0 stands in intheoros-1, seat 1 in intheoros-2; `armies` each, the others far away."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    spare = ["fill"] * (armies - 1)
    position.seat(0, "intheoros-1", *("intheoros-3" for _ in spare[:2]), purse=attacker)
    position.seat(1, "intheoros-2", *("aughmoore-2" for _ in spare[:2]), purse=defender)
    return position.seat(2, "brugerdiehl-2", "brugerdiehl-2")


def war(attacker: Purse = (0, 0, 0), defender: Purse = (0, 0, 0), armies: int = 2) -> Position:
    """The attack from intheoros-1 on intheoros-2 has begun."""
    position = border(attacker, defender, armies).acting(0, "patrol")
    return position.do("move intheoros-1 intheoros-2")


def numbers(position: Position, seat: int) -> set[str]:
    return position.legal(seat)


# -- choosing --------------------------------------------------------------------------------------


def test_both_choose_at_once() -> None:
    """K-WAR-2, K-HID-1, D-WAR-BID: both owe a choice, in any order, and neither learns anything."""
    position = war((2, 0, 0), (2, 0, 0))
    assert position.waiting == [0, 1]
    position.told()
    position.do("bid 3", seat=1)
    assert position.waiting == [0]
    assert position.told() == []
    position.do("flag", seat=0)
    assert position.told()[:2] == ["showed-flag", "showed-number"]


def test_the_flag_costs_nothing() -> None:
    """K-WAR-3: it counts as zero."""
    position = war((0, 1, 0), (2, 3, 0)).bid(1, 0)
    assert position.purse(1) == (2, 3, 0)
    assert position.purse(0) == (0, 0, 0)


def test_only_what_can_be_paid_may_be_shown() -> None:
    """K-WAR-4, K-WAR-7, K-WAR-15: two for each mana, one for each ore, nothing for food; at most eleven."""
    position = war((1, 2, 9), (9, 9, 9))
    assert numbers(position, 0) == {"flag", *(f"bid {n}" for n in range(1, 5))}
    assert numbers(position, 1) == {"flag", *(f"bid {n}" for n in range(1, 12))}
    assert position.refuses("bid 5", seat=0)


def test_discounts_change_the_cost_and_not_the_number() -> None:
    """K-WAR-5, K-WAR-6: Orcs with a discount of one show five, pay four, and still lose to six."""
    position = border((0, 4, 0), (3, 0, 0), armies=3)
    position.seat(0, faction="orcs", magic=3, purse=(0, 4, 0))
    fought = view_of(position.acting(0, "patrol").do("move intheoros-1 intheoros-2").state, 1).war
    assert fought is not None
    assert (fought.attacker_discount, fought.defender_discount) == (1, 0)
    position.bid(5, 6)
    assert position.purse(0) == (0, 0, 0)
    assert position.state.kingdom(0).armies == 2


def test_a_cost_is_never_negative() -> None:
    """K-WAR-5, K-WAR-23: a player without resources shows what discounts cover."""
    position = border((0, 0, 0), (0, 0, 0))
    position.seat(0, faction="orcs", magic=3)
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2")
    assert numbers(position, 0) == {"flag", "bid 1"}
    position.bid(1, 0)
    assert position.purse(0) == (0, 0, 0)
    assert "intheoros-2" in position.armies(0)


def test_a_payment_discount_needs_one_payment_that_earns_it() -> None:
    """K-WAR-8: Elves 2 with one mana and three ore reach five, not six."""
    position = border((0, 0, 0), (2, 0, 0))
    position.seat(0, faction="elves", magic=2, purse=(1, 3, 0))
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2")
    assert numbers(position, 0) == {"flag", *(f"bid {n}" for n in range(1, 6))}


@pytest.mark.parametrize(
    ("attacker", "magic", "defender", "covers", "payments"),
    [
        ("goblins", 0, ("undead", 0), (2, 1, 0), [(0, 1, 0), (1, 0, 0), (1, 1, 0), (2, 0, 0), (2, 1, 0)]),
        ("goblins", 0, ("elves", 4), (1, 1, 0), [(0, 1, 0), (0, 2, 0), (0, 3, 0), (1, 3, 0), (2, 3, 0)]),
        ("constructs", 3, ("undead", 0), (2, 2, 0), [(0, 1, 0), (0, 1, 0), (0, 2, 0), (0, 2, 0), (0, 3, 0)]),
        ("orcs", 2, ("undead", 0), (2, 1, 1), [(0, 0, 1), (1, 0, 0), (1, 0, 1), (2, 0, 0), (2, 0, 1)]),
        ("elves", 2, ("undead", 0), (2, 1, 0), [(0, 0, 0), (1, 0, 0), (1, 0, 0), (2, 0, 0), (2, 0, 0)]),
    ],
)
def test_the_view_says_how_a_number_could_be_paid(
    attacker: str, magic: int, defender: tuple[str, int], covers: Purse, payments: list[Purse]
) -> None:
    """K-WAR-8, K-WAR-15: what each resource covers, and payments that the rules take."""
    position = border().seat(2, faction="dwarves")
    position.seat(1, faction=defender[0], magic=defender[1], purse=(0, 1, 0))
    position.seat(0, faction=attacker, magic=magic, purse=(2, 3, 4))
    fought = view_of(position.acting(0, "patrol").do("move intheoros-1 intheoros-2").state, 0).war
    assert fought is not None
    assert fought.attacker_bill is not None
    assert msgspec.structs.astuple(fought.attacker_bill.covers) == covers
    assert [msgspec.structs.astuple(paid) for paid in fought.attacker_bill.payments[:5]] == payments
    assert len(fought.attacker_bill.payments) == fought.attacker_highest


def test_no_bill_is_shown_once_the_numbers_are() -> None:
    """K-WAR-14: both have paid or are paying then."""
    position = war((2, 2, 0), (2, 2, 0)).bid(3, 2)
    fought = view_of(position.state, 0).war
    assert position.step == "payment"
    assert fought is not None
    assert fought.attacker_bill is fought.defender_bill is None


def test_penalties_spare_the_flag() -> None:
    """K-WAR-9: against Constructs in a mountain region the flag is still free."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-4", purse=(0, 2, 0))
    position.seat(1, "intheoros-3", "aughmoore-2", faction="constructs", magic=1, purse=(0, 1, 0))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-3")
    assert numbers(position, 0) == {"flag", "bid 1"}
    position.bid(0, 1)
    assert position.purse(0) == (0, 2, 0)


def test_choices_stand() -> None:
    """K-WAR-10: once made, a choice cannot be made again."""
    position = war((2, 0, 0), (2, 0, 0)).do("bid 1", seat=0)
    assert position.refuses("bid 2", seat=0)


# -- winning ---------------------------------------------------------------------------------------


def test_the_higher_number_wins() -> None:
    """K-WAR-11, K-WAR-18: and a number beats the flag; the winner's army stays."""
    assert "intheoros-2" in war((0, 2, 0), (0, 1, 0)).bid(2, 1).armies(0)
    assert "intheoros-2" in war((0, 2, 0), (0, 1, 0)).bid(1, 0).armies(0)
    assert "intheoros-2" in war((0, 2, 0), (0, 1, 0)).bid(0, 1).armies(1)


def test_the_defender_wins_ties() -> None:
    """K-WAR-12."""
    position = war((0, 1, 0), (0, 1, 0)).bid(1, 1)
    assert "intheoros-2" in position.armies(1)
    assert position.in_play(0) == 1


def test_two_flags_make_allies() -> None:
    """K-WAR-13: nobody wins."""
    position = war((0, 1, 0), (0, 1, 0)).bid(0, 0)
    assert "intheoros-2" in position.armies(0)
    assert "intheoros-2" in position.armies(1)
    assert "allied" in position.told()


# -- paying ----------------------------------------------------------------------------------------


def test_both_pay() -> None:
    """K-WAR-14: the loser too."""
    position = war((0, 3, 0), (0, 2, 0)).bid(3, 2)
    assert position.purse(0) == position.purse(1) == (0, 0, 0)


def test_each_chooses_the_mix() -> None:
    """K-WAR-16, D-WAR-PAY: attacker first, every minimal mix."""
    position = war((2, 3, 0), (1, 2, 0)).bid(3, 2)
    assert (position.step, position.waiting) == ("payment", [0])
    assert position.legal() == {"pay 0 3", "pay 1 1", "pay 2 0"}
    position.do("pay 1 1")
    assert (position.step, position.waiting) == ("payment", [1])
    assert position.legal() == {"pay 1 0", "pay 0 2"}
    position.do("pay 1 0")
    assert position.purse(0) == (1, 2, 0)
    assert position.purse(1) == (0, 2, 0)


def test_no_unit_too_many() -> None:
    """K-WAR-17: excess cover is lost, but nothing superfluous may be paid."""
    position = war((2, 1, 0)).bid(3, 0)
    assert position.legal() == {"pay 1 1", "pay 2 0"}


def test_part_of_a_payment_may_be_cheaper_with_a_discount() -> None:
    """K-WAR-17: Humans 3 owe 3: one mana is full by the discount, so mana and ore together are too much."""
    position = border()
    position.seat(0, faction="humans", magic=3, purse=(2, 2, 0))
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2").bid(3, 0)
    assert position.legal() == {"pay 0 1", "pay 1 0"}


# -- losing ----------------------------------------------------------------------------------------


def test_the_loser_retreats_or_removes() -> None:
    """K-WAR-19, K-RETREAT-1, K-RETREAT-2, K-RETREAT-3, K-RETREAT-5, D-LOSER: after paying, for food."""
    position = war((0, 1, 0), (0, 0, 3), armies=3).bid(1, 0)
    assert (position.step, position.waiting) == ("fate", [1])
    assert position.legal() == {
        "retreat intheoros-1",
        "retreat intheoros-4",
        "retreat intheoros-5",
        "remove",
    }
    position.do("retreat intheoros-4")
    assert position.purse(1) == (0, 0, 0)
    assert "intheoros-4" in position.armies(1)
    position = war((0, 1, 0), (0, 0, 3), armies=3).bid(1, 0).do("remove")
    assert position.in_play(1) == 2
    assert position.purse(1) == (0, 0, 3)


def test_a_retreat_starts_no_war() -> None:
    """K-RETREAT-4: no foreign army there, and not two of one's own."""
    position = border((0, 1, 0), (0, 0, 9), armies=3)
    position.seat(1, "intheoros-5", "intheoros-5", purse=(0, 0, 9))
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2").bid(1, 0)
    assert position.targets("retreat") == {"intheoros-1", "intheoros-4"}


def test_without_food_or_room_the_army_is_removed() -> None:
    """K-RETREAT-6."""
    position = war((0, 1, 0), (0, 0, 1)).bid(1, 0)
    assert position.in_play(1) == 1
    position = Position("erilor", "aughmoore", "brugerdiehl")
    position.seat(0, "erilor-2", "erilor-2", purse=(0, 1, 0))
    position.seat(1, "erilor-3", "aughmoore-2", purse=(0, 0, 9))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "patrol").do("move erilor-2 erilor-3").bid(1, 0)
    assert position.in_play(1) == 1  # its one neighbour is the attacker's


def test_a_quester_retreats_from_the_contested_region() -> None:
    """K-RETREAT-7: to its neighbours, not to where he came from."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3", purse=(0, 0, 4))
    position.seat(1, "aughmoore-2", "aughmoore-1", purse=(0, 1, 0))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "quest").do("move intheoros-1 aughmoore-2").bid(0, 1)
    assert position.targets("retreat") == {"aughmoore-4", "aughmoore-5"}


def test_a_patroller_may_go_back() -> None:
    """K-RETREAT-7: where he came from is adjacent, and empty again."""
    position = war((0, 0, 2), (0, 1, 0)).bid(0, 1)
    assert "intheoros-1" in position.targets("retreat")


def test_lying_armies_may_retreat_and_lie_down_again() -> None:
    """K-RETREAT-8, K-RETREAT-9: out of ruins standing, into ruins lying."""
    position = Position("brugerdiehl", "aughmoore", "intheoros")
    position.seat(0, "brugerdiehl-5", "brugerdiehl-5", purse=(0, 1, 0))
    position.seat(1, "brugerdiehl-1", "aughmoore-2", purse=(0, 0, 2))
    position.seat(2, "intheoros-1", "intheoros-1")
    position.acting(0, "patrol").do("move brugerdiehl-5 brugerdiehl-1").bid(1, 0)
    position.do("retreat brugerdiehl-4")
    assert "brugerdiehl-4" in position.armies(1)
    position = Position("brugerdiehl", "aughmoore", "intheoros")
    position.seat(0, "brugerdiehl-5", "brugerdiehl-5", purse=(0, 1, 0))
    position.seat(1, "brugerdiehl-2", "aughmoore-2", purse=(0, 0, 2))
    position.seat(2, "intheoros-1", "intheoros-1")
    position.acting(0, "patrol").do("move brugerdiehl-5 brugerdiehl-2").bid(1, 0)
    position.do("retreat brugerdiehl-1")
    assert "brugerdiehl-1~" in position.armies(1)


def test_a_retreat_turns_up_a_token() -> None:
    """K-RETREAT-9, K-TOKEN-6."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.seat(0, "intheoros-1", "intheoros-3", purse=(0, 1, 0))
    position.seat(1, "intheoros-2", "aughmoore-2", purse=(0, 0, 2))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").hide("camp", "intheoros-5")
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2").bid(1, 0)
    position.do("retreat intheoros-5")
    assert position.state.camps == 1 << position.region("intheoros-5")


@pytest.mark.parametrize(("faction", "across"), [("merfolk", True), ("lizardfolk", False)])
def test_swimmers_retreat_across_water_roamers_do_not(faction: str, across: bool) -> None:
    """K-RETREAT-10: Merfolk 1 changes what is adjacent, Lizardfolk 1 only the patrol."""
    position = Position("halvmark", "aughmoore", "brugerdiehl")
    position.seat(0, "halvmark-2", "halvmark-2", purse=(0, 2, 0))
    position.seat(1, "halvmark-1", "aughmoore-2", purse=(0, 0, 2), faction=faction, magic=1)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "patrol").do("move halvmark-2 halvmark-1").bid(1, 0)
    assert (position.step == "fate") == across
    if across:
        assert position.targets("retreat") == {"halvmark-4", "halvmark-5"}


# -- order and control -----------------------------------------------------------------------------


def test_the_fixed_order_of_a_war() -> None:
    """K-WAR-20: entry gain, choices, reveal, raise, winner, payments, effects, lair, fate, crown, removal."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.token("dragon-lair", "intheoros-4").crown(1)
    position.seat(0, "intheoros-4", "intheoros-4", faction="goblins", magic=2, purse=(1, 2, 0))
    position.seat(1, "intheoros-3", "aughmoore-2", purse=(0, 1, 2), tower=1)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2", faction="undead", magic=3)
    position.acting(0, "patrol").do("move intheoros-4 intheoros-3").bid(2, 1)
    assert position.step == "payment"
    position.do("pay 1 0")
    assert position.step == "gain"
    position.do("resources 0 0 1")
    assert position.step == "lair"
    position.do("decline")
    assert (position.step, position.waiting) == ("fate", [1])
    position.do("remove")
    told = position.told()
    order = ["war", "showed-number", "won", "paid", "gained", "removed", "crown-passed"]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)
    assert told.index("crown-passed") < len(told) - 1 - told[::-1].index("gained")  # the Undead eat last
    assert position.purse(2) == (0, 0, 1)


def test_a_war_has_two_sides() -> None:
    """K-WAR-21: what a third player owns does not matter."""
    position = border((0, 1, 0), (0, 1, 0))
    position.seat(2, purse=(9, 9, 9), faction="orcs", magic=3)
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2")
    assert numbers(position, 0) == numbers(position, 1) == {"flag", "bid 1"}
    assert position.waiting == [0, 1]


@pytest.mark.parametrize(
    ("fortress", "garrison", "discount"),
    [("intheoros-1", 1, 0), ("intheoros-1", 2, 2), ("intheoros-2", 2, 0), ("intheoros-3", 1, 2)],
)
def test_control_while_a_war_is_fought(fortress: str, garrison: int, discount: int) -> None:
    """K-WAR-24: an attacker who left the fortress, or attacks it, has no discount from it."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.token("fortress", fortress)
    position.seat(0, *["intheoros-1"] * garrison, "intheoros-3", purse=(0, 1, 0))
    position.seat(1, "intheoros-2", "aughmoore-2", purse=(0, 1, 0))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2")
    assert len(position.legal(0)) == 2 + discount
    assert len(position.legal(1)) == 2
