"""Alliances and their breaking (K-ALLY)."""

from starhold.kingdoms.sight import view_of
from tests.kingdoms.position import Position


def three() -> Position:
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    return position.seat(2, "brugerdiehl-2", "brugerdiehl-2")


def allies(*shared: str) -> Position:
    """Seats 0 and 1 share these regions of intheoros; each has an army to fight with besides."""
    position = three()
    position.seat(0, *shared, "intheoros-3", purse=(0, 3, 0))
    return position.seat(1, *shared, "intheoros-4", "aughmoore-2", purse=(0, 1, 0))


def attack(position: Position) -> Position:
    return position.acting(0, "patrol").do("move intheoros-3 intheoros-4")


def share(position: Position, one: int = 0, other: int = 1) -> set[str]:
    both = position.state.kingdom(one).lands & position.state.kingdom(other).lands
    return {position.name(region) for region in range(25) if both >> region & 1}


def test_allies_share_and_use_the_region() -> None:
    """K-ALLY-1, K-ALLY-2: both control it, and are allies as long as they share a region."""
    position = three().seat(0, "intheoros-3", "intheoros-1", purse=(0, 1, 0))
    position.seat(1, "intheoros-4", "aughmoore-2", purse=(0, 1, 0))
    before = view_of(position.state, None)
    assert [seat.allies for seat in before.seats] == [(), (), ()]
    attack(position).bid(0, 0)
    assert share(position) == {"intheoros-4"}
    after = view_of(position.state, None)
    assert [seat.allies for seat in after.seats] == [(1,), (0,), ()]
    assert [region.id for board in after.boards for region in board.regions if region.alliance] == ["1:4"]


def test_alliances_are_pairwise() -> None:
    """K-ALLY-3: several allies, several regions."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-2", "aughmoore-2")
    position.seat(1, "intheoros-1", "intheoros-2")
    position.seat(2, "aughmoore-2", "brugerdiehl-2")
    assert share(position, 0, 1) == {"intheoros-1", "intheoros-2"}
    assert share(position, 0, 2) == {"aughmoore-2"}
    assert share(position, 1, 2) == set()


def test_an_alliance_ends_with_its_last_region() -> None:
    """K-ALLY-4, K-ALLY-5: by walking out, and nothing else happens."""
    position = allies("intheoros-1").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-2")
    assert share(position) == set()
    assert "broke-alliance" not in position.told()


def test_allies_are_not_safe_from_each_other() -> None:
    """K-ALLY-6: entering an ally's region is war."""
    assert attack(allies("intheoros-1")).step == "bids"


def test_two_flags_keep_the_alliance() -> None:
    """K-ALLY-7: and the new region is shared too."""
    position = attack(allies("intheoros-1")).bid(0, 0)
    assert share(position) == {"intheoros-1", "intheoros-4"}


def test_a_number_breaks_the_alliance() -> None:
    """K-ALLY-8, K-ALLY-9: the winner keeps every shared region alone."""
    position = attack(allies("intheoros-1", "intheoros-5")).bid(1, 0)
    while position.step == "order":
        position.do(min(position.legal()))
    assert share(position) == set()
    assert position.armies(0) == ["intheoros-1", "intheoros-4", "intheoros-5"]
    assert position.armies(1) == ["aughmoore-2"]
    assert "broke-alliance" in position.told()


def test_the_attacker_may_lose_the_shared_regions() -> None:
    """K-ALLY-9: it is the winner of that war who keeps them."""
    position = attack(allies("intheoros-1")).bid(0, 1)
    position.do("next intheoros-1")
    assert position.state.kingdom(0).armies == 1
    assert "intheoros-1" in position.armies(1)
    assert share(position) == set()


def test_the_loser_chooses_the_order() -> None:
    """K-ALLY-10, D-BREAK-ORDER: contested region included; the cost falls with every army lost."""
    position = allies("intheoros-1", "intheoros-5")
    position.seat(1, purse=(0, 0, 3))
    attack(position).bid(1, 0)
    assert (position.step, position.waiting) == ("order", [1])
    assert position.targets("next") == {"intheoros-1", "intheoros-4", "intheoros-5"}
    position.do("next intheoros-5")  # four armies: 4 food cannot be paid
    assert position.in_play(1) == 3
    position.do("next intheoros-1")
    assert position.step == "fate"  # three armies: 3 food can
    position.do("retreat intheoros-2")
    assert position.purse(1) == (0, 0, 0)


def test_a_last_army_is_moved_to_the_nearest_empty_region() -> None:
    """K-ALLY-11, K-ALLY-12, D-RELOCATE: free of charge, the owner chooses among equals."""
    position = three().seat(0, "intheoros-1", "intheoros-3", purse=(0, 3, 0))
    position.seat(1, "intheoros-1", "intheoros-4")
    attack(position).bid(1, 0)
    position.do("next intheoros-1")  # removed: 2 food are missing
    assert (position.step, position.waiting) == ("relocate", [1])
    assert position.targets("relocate") == {"intheoros-2", "intheoros-3", "intheoros-5"}
    position.do("relocate intheoros-5")
    assert position.armies(1) == ["intheoros-5"]


def test_nearest_on_another_card_only_if_this_one_is_full() -> None:
    """K-ALLY-12: first the own card, then edge regions elsewhere, then any land."""
    from starhold.kingdoms.steps.fate import nearest_empty

    position = Position("intheoros", "aughmoore", "brugerdiehl")
    lands = ["intheoros-1", "intheoros-2", "intheoros-3", "intheoros-4"]
    position.seat(0, *lands)
    here = position.region("intheoros-1")

    def nearest() -> set[str]:
        found = nearest_empty(position.state, here)
        return {position.name(region) for region in range(25) if found >> region & 1}

    assert nearest() == {"intheoros-5"}  # two steps away, past occupied regions
    position.seat(1, "intheoros-5", "aughmoore-1", "aughmoore-2", "aughmoore-3", "aughmoore-5")
    assert nearest() == {"brugerdiehl-1", "brugerdiehl-4", "brugerdiehl-5"}
    position.seat(2, "brugerdiehl-1", "brugerdiehl-4", "brugerdiehl-5", "brugerdiehl-2")
    assert nearest() == {"aughmoore-4", "brugerdiehl-3"}


def test_a_last_army_cannot_be_removed_by_choice() -> None:
    """K-ALLY-13: who can pay the retreat must retreat."""
    position = three().seat(0, "intheoros-1", "intheoros-3", purse=(0, 3, 0))
    position.seat(1, "intheoros-1", "intheoros-4", purse=(0, 0, 1))
    attack(position).bid(1, 0)
    position.do("next intheoros-1")
    assert position.step == "fate"
    assert "remove" not in position.legal()
    position.do("retreat intheoros-5")
    assert position.purse(1) == (0, 0, 0)


def test_third_players_are_not_touched() -> None:
    """K-ALLY-14: their shared regions stay as they are."""
    position = allies("intheoros-1")
    position.seat(2, "aughmoore-2")
    attack(position).bid(1, 0)
    while position.step == "order":
        position.do(min(position.legal()))
    assert share(position, 1, 2) == {"aughmoore-2"}


def test_a_lair_replaces_the_contested_army_only() -> None:
    """K-ALLY-15: armies in the other shared regions are dealt with as usual."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.token("dragon-lair", "intheoros-3")
    position.seat(0, "intheoros-1", "intheoros-3", "intheoros-3", purse=(0, 3, 0))
    position.seat(1, "intheoros-1", "intheoros-4", "aughmoore-2", tower=2)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2")
    attack(position).bid(1, 0).do("use", "next intheoros-1")
    assert position.in_play(1) == 2  # removed: no food
    assert position.targets("retreat") == {"intheoros-2", "intheoros-5"}  # the contested one goes free
    assert "remove" not in position.legal()


def test_leaving_the_last_shared_region_ends_the_alliance_first() -> None:
    """K-ALLY-16: an attack out of the only shared region is an ordinary war."""
    position = three().seat(0, "intheoros-3", "intheoros-1", purse=(0, 3, 0))
    position.seat(1, "intheoros-3", "intheoros-4", "aughmoore-2")
    attack(position).bid(1, 0)
    assert "broke-alliance" not in position.told()
    assert position.armies(1) == ["intheoros-3", "aughmoore-2"]


def test_without_any_empty_region_the_last_army_stays() -> None:
    """K-ALLY-17: and the region stays shared."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3", "intheoros-3", "intheoros-2", purse=(0, 3, 0))
    position.seat(1, "intheoros-1", "intheoros-4")
    position.seat(2, "intheoros-5", *(f"aughmoore-{n}" for n in range(1, 6)))
    for n in range(1, 6):
        # stand-ins, so that no region is empty
        position.state.put_neutral(position.region(f"brugerdiehl-{n}"))
    attack(position).bid(1, 0)
    position.do("next intheoros-1")
    assert position.armies(1) == ["intheoros-4"]
    assert share(position) == {"intheoros-4"}
