"""Phases IV and V: Produce and Ship."""

import pytest

from starhold.roll.state import RollState
from tests.roll.builders import act, at, clear, legal, new_state, over, own, put, stack, start


def empire(*tiles: str, faction: int = 2, home: str = "H8", **dice: str) -> RollState:
    """Seat 0 with grey start worlds, these tiles and these dice; seat 1 has no dice."""
    state = new_state(2, (faction, 7), (home, "H7"))
    for seat in range(2):
        clear(state, seat)
    own(state, 0, *tiles)
    put(state, 0, **dice)
    return state


# -- Produce --------------------------------------------------------------------------------------


def test_we_15() -> None:
    """WE-15, R-PRODUCE-1, R-PRODUCE-2, R-PRODUCE-3, R-PRODUCE-4, R-PRODUCE-5, R-PRODUCE-6: two places for
    three producers; the third returns to the cup (R-PRODUCE-7)."""
    state = empire(
        "Galactic Resort",
        "Radioactive World",
        "High-Gravity World",
        home="H1",
        produce="home military genes",
        novelty_goods="novelty",
    )
    start(state, "produce")
    assert legal(state, 0) == {"produce home rare", "produce military rare", "produce genes rare"}
    act(state, 0, "produce genes rare", "produce home rare")
    assert over(state)
    assert at(state, 0, "rare-goods") == {"genes": 1, "home": 1}
    assert at(state, 0, "cup") == {"military": 1}


def test_we_16() -> None:
    """WE-16, R-TILE-23, R-POWER-2: Galactic Reserves makes five places; all three producers must be
    placed."""
    state = empire(
        "Galactic Resort",
        "Radioactive World",
        "High-Gravity World",
        "Galactic Reserves",
        home="H1",
        produce="home military genes",
        novelty_goods="novelty",
    )
    start(state, "produce")
    assert {"produce home rare", "produce home novelty"} <= legal(state, 0)
    act(state, 0, "produce home novelty")
    assert over(state)  # the novelty world is full, the other two go to rare worlds
    assert at(state, 0, "novelty-goods") == {"home": 1, "novelty": 1}
    assert at(state, 0, "rare-goods") == {"military": 1, "genes": 1}
    assert at(state, 0, "cup") == {}


def test_production_without_a_choice() -> None:
    """R-PRODUCE-6, R-GEN-4: equal producers that fill every place are not asked about."""
    state = empire("Galactic Resort", "Radioactive World", produce="home home home")
    start(state, "produce")
    assert over(state)
    assert at(state, 0, "novelty-goods") == at(state, 0, "rare-goods") == {"home": 1}
    assert at(state, 0, "cup") == {"home": 1}


def test_goods_stay_and_new_worlds_count() -> None:
    """R-PRODUCE-8, R-PRODUCE-9: a world settled this round takes a good, which lies there until it is
    shipped."""
    state = empire(settle="home", produce="rare")
    stack(state, 0, "world", "T01")
    start(state, "settle")
    start(state, "produce")
    assert at(state, 0, "novelty-goods") == {"rare": 1}
    start(state, "produce")
    assert at(state, 0, "novelty-goods") == {"rare": 1}


def test_grey_worlds_hold_nothing() -> None:
    """R-PRODUCE-3: producers without a coloured world return to the cup."""
    state = empire("High-Gravity World", produce="home rare")
    start(state, "produce")
    assert over(state)
    assert at(state, 0, "cup") == {"home": 1, "rare": 1}


def test_we_37() -> None:
    """WE-37, R-TILE-11, R-TILE-12, R-POWER-14: Genetics Lab looks at the die, Mining League at the world."""
    state = empire("Mining League", "Mining World", faction=5, rare_goods="genes", genes_goods="home")
    start(state, "produce")
    assert state.seats[0].credits == 1 + 2 + 1


def test_consumer_markets_and_merchant_guild() -> None:
    """R-TILE-11: each good on a novelty world, whatever die it is; two on one world count twice."""
    state = empire("Merchant Guild", "Galactic Reserves", faction=3, novelty_goods="rare home")
    start(state, "produce")
    assert state.seats[0].credits == 1 + 2 + 2


def test_technology_unions_in_produce() -> None:
    """R-TILE-32: in Produce too."""
    state = empire("Technology Unions")
    start(state, "produce")
    assert state.seats[0].credits == 2


# -- Ship --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("world", "goods", "price"),
    [
        ("Space Port", "novelty", 3),
        ("Mining World", "rare", 4),
        ("Jungle World", "genes", 5),
        ("Deserted Alien Outpost", "alien", 6),
    ],
)
def test_trade(world: str, goods: str, price: int) -> None:
    """R-SHIP-1, R-SHIP-2, R-SHIP-5: by the colour of the world; both dice go to the Citizenry."""
    state = empire(world, ship="home")
    put(state, 0, **{f"{goods}_goods": "military"})
    start(state, "ship")
    assert legal(state, 0) == {f"trade military {goods}", f"consume military {goods}"}
    act(state, 0, f"trade military {goods}")
    assert over(state)
    assert state.seats[0].credits == 1 + price
    assert at(state, 0, "citizenry") == {"home": 1, "military": 1}


@pytest.mark.parametrize(
    ("world", "colour", "good", "shipper", "vp"),
    [
        ("Mining World", "rare", "rare", "consumption", 3),
        ("Space Port", "novelty", "home", "home", 1),
        ("Jungle World", "genes", "consumption", "consumption", 3),
        ("Deserted Alien Outpost", "alien", "genes", "alien", 2),
        ("Mining World", "rare", "military", "military", 1),
    ],
)
def test_we_17(world: str, colour: str, good: str, shipper: str, vp: int) -> None:
    """WE-17, R-SHIP-6, R-SHIP-7, R-SHIP-8, R-SHIP-9: VP by how the dice match the world."""
    state = empire(world, ship=shipper)
    put(state, 0, **{f"{colour}_goods": good})
    start(state, "ship")
    act(state, 0, f"consume {good} {colour}")
    assert state.seats[0].chips == vp
    assert state.pool == 24 - vp


def test_the_owner_chooses_everything() -> None:
    """R-SHIP-3, R-SHIP-4, R-SHIP-10, R-PHASE-3: shipper, good and task, also a bad pair; no early end."""
    state = empire("Mining World", "Space Port", ship="rare home", rare_goods="rare", novelty_goods="novelty")
    start(state, "ship")
    assert legal(state, 0) == {"shipper rare", "shipper home"}
    act(state, 0, "shipper home")
    assert legal(state, 0) == {
        "trade rare rare",
        "trade novelty novelty",
        "consume rare rare",
        "consume novelty novelty",
    }
    act(state, 0, "consume rare rare")
    assert not over(state)
    act(state, 0, "trade novelty novelty")
    assert over(state)
    assert state.seats[0].chips == 2
    assert state.seats[0].credits == 4


def test_unused_shippers_return() -> None:
    """R-SHIP-14, R-SHIP-15, R-PHASE-6: to the cup, before the end-of-phase effects."""
    state = empire("Space Port", faction=1, ship="military military", novelty_goods="home")
    start(state, "ship")
    act(state, 0, "trade home novelty")
    assert at(state, 0, "cup") == {"military": 1}
    # Space Piracy: one military die in the Citizenry
    assert state.seats[0].credits == 1 + 3 + 1


def test_we_18() -> None:
    """WE-18, R-SHIP-11, R-PHASE-7, R-POWER-11: bonuses add up, credits stop at $10."""
    state = empire("Mining World", "Export Duties", "Jumpdrive Research", ship="home", rare_goods="rare")
    state.seats[0].credits = 7
    start(state, "ship")
    act(state, 0, "trade rare rare")
    assert state.seats[0].credits == 10


def test_trade_bonus_by_colour() -> None:
    """R-SHIP-11: Galactic Demand pays $2 for novelty worlds only, every time (R-POWER-5)."""
    state = empire(
        "Galactic Demand", "Space Port", "Gem World", "Mining World", ship="home home home",
        novelty_goods="home home", rare_goods="home",
    )  # fmt: skip
    start(state, "ship")
    act(state, 0, "trade home novelty")
    assert state.seats[0].credits == 1 + 5
    state.seats[0].credits = 1
    act(state, 0, "trade home novelty")
    assert state.seats[0].credits == 1 + 5
    state.seats[0].credits = 1
    act(state, 0, "trade home rare")
    assert state.seats[0].credits == 1 + 4


def test_consume_bonuses() -> None:
    """R-SHIP-11: Galactic Renaissance, Space Refineries, New Economy, Trade Levies, Mining Industry
    together."""
    state = empire(
        "Galactic Renaissance", "Space Refineries", "New Economy", "Trade Levies", faction=8,
        ship="home", rare_goods="home",
    )  # fmt: skip
    start(state, "ship")
    act(state, 0, "consume home rare")
    assert state.seats[0].chips == 1 + 1 + 1
    assert state.seats[0].credits == 1 + 2 + 1 + 1


def test_minor_research_labs() -> None:
    """R-SHIP-11: one VP more from genes and alien worlds."""
    state = empire("Minor Research Labs", "Jungle World", "Space Port", ship="home home", genes_goods="home",
        novelty_goods="home")  # fmt: skip
    start(state, "ship")
    act(state, 0, "consume home genes")
    assert state.seats[0].chips == 2
    act(state, 0, "consume home novelty")
    assert state.seats[0].chips == 3


def test_we_19() -> None:
    """WE-19, R-TILE-15, R-POWER-4: Galactic Bankers after a Trade, credits of the Trade included and
    capped."""
    state = empire("Galactic Bankers", "Space Port", ship="home home", novelty_goods="novelty")
    state.seats[0].credits = 10
    start(state, "ship")
    act(state, 0, "trade novelty novelty")
    assert state.seats[0].credits == 10
    assert legal(state, 0) == {"bank", "no-bank"}
    act(state, 0, "bank")
    assert (state.seats[0].credits, state.seats[0].chips, state.pool) == (9, 1, 23)
    assert over(state)


def test_bankers_may_be_declined_and_never_follow_a_consume() -> None:
    """R-TILE-15: an option, and for Trades only."""
    state = empire("Galactic Bankers", "Space Port", "Gem World", ship="home home", novelty_goods="rare rare")
    start(state, "ship")
    act(state, 0, "consume rare novelty")
    assert legal(state, 0) == {"trade rare novelty", "consume rare novelty"}
    act(state, 0, "trade rare novelty", "no-bank")
    assert (state.seats[0].credits, state.seats[0].chips) == (4, 1)


def test_we_20() -> None:
    """WE-20, R-SHIP-12, R-SHIP-13, R-END-5: an empty pool takes nothing from anybody."""
    state = new_state(2, (2, 8), ("H8", "H1"))
    for seat in range(2):
        clear(state, seat)
    own(state, 0, "Mining World")
    put(state, 0, ship="consumption", rare_goods="rare")
    put(state, 1, ship="home", rare_goods="rare")
    state.pool = 2
    state.seats[0].chips = 22
    start(state, "ship")
    assert state.seats_to_move() == [0, 1]
    act(state, 0, "consume rare rare")
    assert (state.seats[0].chips, state.pool) == (25, 0)
    act(state, 1, "consume rare rare")
    assert state.seats[1].chips == 2
    assert state.pool == 0


def test_virtual_shippers() -> None:
    """R-POWER-9, R-PHASE-10, R-TILE-28, R-TILE-29: they act like dice of their type and leave nothing
    behind."""
    state = empire("Organic Shipyards", "Space Docks", "Jungle World", "Distant World", "Space Port",
        genes_goods="genes genes", novelty_goods="novelty")  # fmt: skip
    start(state, "ship")
    assert legal(state, 0) == {"shipper virtual-home", "shipper virtual-genes"}
    act(state, 0, "shipper virtual-genes", "consume genes genes")
    assert state.seats[0].chips == 3
    act(state, 0, "consume genes genes")
    assert state.seats[0].chips == 3 + 2
    act(state, 0, "consume novelty novelty")
    assert over(state)
    assert at(state, 0, "citizenry") == {"genes": 2, "novelty": 1}
    assert state.seats[0].virtual == 0


def test_a_virtual_shipper_can_spare_a_die() -> None:
    """R-POWER-9: with one good the owner says whether the die or the virtual shipper is used."""
    state = empire("Space Docks", "Space Port", ship="home", novelty_goods="rare")
    start(state, "ship")
    assert legal(state, 0) == {"shipper home", "shipper virtual-home"}
    act(state, 0, "shipper virtual-home", "trade rare novelty")
    assert at(state, 0, "cup") == {"home": 1}


# -- end of Ship -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "credits"), [(3, 2), (4, 2), (5, 3), (0, 0)])
def test_we_21(dice: int, credits: int) -> None:
    """WE-21, R-TILE-30, R-SCORE-6: Space Piracy rounds up."""
    state = empire(faction=1, citizenry=" ".join(["military"] * dice))
    start(state, "ship")
    assert state.seats[0].credits == 1 + credits


def test_we_32() -> None:
    """WE-32, R-TILE-31, R-TILE-25, R-POWER-15: the highest printed world cost on the table."""
    state = empire("Space Tourism", "Terraformed World", "Lost Species Ark World", "Replicant Robots")
    start(state, "ship")
    assert state.seats[0].credits == 3
    own(state, 1, "Designer Species, Ultd.")
    start(state, "ship")
    assert state.seats[0].credits == 4
    own(state, 1, "Galactic Trendsetters")
    start(state, "ship")
    assert state.seats[0].credits == 5


def test_home_and_faction_worlds_count_for_tourism() -> None:
    """R-TILE-25: Old Earth costs 3, as much as Wormhole Station of another player."""
    state = empire("Space Tourism")
    start(state, "ship")
    assert state.seats[0].credits == 3
    state = new_state(2, (2, 4), ("H8", "H7"))
    own(state, 0, "Space Tourism")
    for seat in range(2):
        clear(state, seat)
    start(state, "ship")
    assert state.seats[0].credits == 2


def test_salon_and_association() -> None:
    """R-POWER-15, R-SHIP-12: 1 VP from the pool, and $2, in every Ship phase that is played."""
    state = empire("Galactic Salon", "Free Trade Association")
    start(state, "ship")
    assert (state.seats[0].chips, state.pool, state.seats[0].credits) == (1, 23, 3)


def test_all_ship_at_once() -> None:
    """R-ORDER-4, R-ORDER-6: the order of players changes nothing here, so all are asked at the same time."""
    ends = []
    for order in ((0, 1), (1, 0)):
        state = new_state(2, (8, 3), ("H1", "H5"))
        for seat in range(2):
            clear(state, seat)
        put(state, 0, ship="rare", rare_goods="rare")
        put(state, 1, ship="home", novelty_goods="novelty")
        state.pool = 1
        state.seats[0].chips = 23
        start(state, "ship")
        for seat in order:
            act(state, seat, ("consume rare rare", "consume novelty novelty")[seat])
        ends.append(state.fields())
    assert ends[0] == ends[1]
