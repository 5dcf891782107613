"""Two players and the Lost Kingdom (K-2P)."""

import pytest

from starhold.kernel.bits import count
from starhold.kernel.chance import FastChance
from starhold.kingdoms.components import FACTION_NAMES, TOKEN_COUNTS
from starhold.kingdoms.game import GAME
from starhold.kingdoms.state import KingdomsState, packed_one
from tests.kingdoms.position import Position

Purse = tuple[int, int, int]


def lost(purse: Purse = (1, 3, 0), faction: str = "dwarves", magic: int = 0) -> Position:
    """Seat 0 is about to quest from intheoros-1; brysue is the Lost Kingdom."""
    position = Position("intheoros", "aughmoore", lost="brysue")
    position.seat(0, "intheoros-1", "intheoros-3", "intheoros-3", purse=purse, faction=faction, magic=magic)
    return position.seat(1, "aughmoore-2", "aughmoore-2")


def start(seed: int, **options: str) -> KingdomsState:
    state = GAME.start(2, FastChance(seed), options)
    assert isinstance(state, KingdomsState)
    return state


def test_a_third_card_lies_between_two_players() -> None:
    """K-2P-1, K-2P-2, K-HID-4: a random card, a random side, a neutral army in each of its five regions."""
    sides = set()
    for seed in range(40):
        state = start(seed)
        assert state.world.sides[2] // 2 not in state.dealt
        assert state.neutral == 31 << 10
        sides.add(state.world.sides[2])
    assert len(sides) > 10
    assert GAME.start(3, FastChance(1)).world.sides[2] == -1  # type: ignore[attr-defined]


def test_entering_is_a_war_at_a_fixed_price() -> None:
    """K-2P-3, K-2P-4, K-2P-6, K-2P-7: as many points as neutral armies; the army is captured."""
    position = lost((1, 3, 0)).acting(0, "quest")
    assert "move intheoros-1 brysue-2" in position.legal()
    position.do("move intheoros-1 brysue-2")
    assert position.purse(0) == (0, 0, 0)
    assert "brysue-2" in position.armies(0)
    assert position.state.kingdom(0).captured == 1
    assert count(position.state.neutral) == 4


def test_who_cannot_pay_may_not_enter() -> None:
    """K-2P-5: by quest or by patrol."""
    position = lost((1, 2, 9)).acting(0, "quest")
    assert not any("brysue" in move for move in position.legal())


def test_discounts_lower_the_price() -> None:
    """K-2P-4, K-WAR-8: also those that depend on the payment."""
    position = lost((2, 0, 0), "elves", 2).acting(0, "quest")
    position.do("move intheoros-1 brysue-2")  # five, less one because all is paid in mana
    assert position.purse(0) == (0, 0, 0)


def test_last_armies_and_neutrals() -> None:
    """K-2P-8: a player's last army may not attack neutrals; the last neutral army may be attacked."""
    position = Position("intheoros", "aughmoore", lost="brysue")
    position.seat(0, "intheoros-1", purse=(9, 9, 9)).seat(1, "aughmoore-2", "aughmoore-2")
    assert not any("brysue" in move for move in position.acting(0, "quest").legal())
    position = lost((0, 1, 0))
    for region in ("brysue-1", "brysue-3", "brysue-4", "brysue-5"):
        position.state.take_neutral(position.region(region))
        position.state.kingdom(1).captured += 1
    position.acting(0, "quest").do("move intheoros-1 brysue-2")
    assert position.state.neutral == 0


def test_nobody_retreats_into_neutrals() -> None:
    """K-2P-9: it would start a war."""
    position = lost()
    for region in ("brysue-4", "brysue-1"):
        position.state.take_neutral(position.region(region))
        position.state.kingdom(1).captured += 1
    position.seat(0, "brysue-1", purse=(0, 1, 0)).seat(1, "brysue-4", purse=(0, 0, 3))
    position.acting(0, "patrol").do("move brysue-1 brysue-4").bid(1, 0)
    assert position.targets("retreat") == {"brysue-1"}


def test_lost_kingdom_regions_yield_and_score() -> None:
    """K-2P-10, K-SCORE-7: like others, and one point more; so does a captured army."""
    position = lost()
    before = position.state.scores()[0]
    position.state.take_neutral(position.region("brysue-2"))
    position.state.kingdom(0).captured = 1
    assert position.state.scores()[0] == before + 1
    position.seat(0, "brysue-2", purse=(0, 0, 0))
    assert position.state.scores()[0] == before + 3  # the army itself and its region
    position.state.active = 1
    position.selected("build")
    assert position.purse(0) == (1, 1, 1)


def test_two_flags_are_a_defeat_of_the_attacker() -> None:
    """K-2P-11: no alliance, nobody pays, the crown passes."""
    position = Position("intheoros", "aughmoore", lost="brysue", tokens=True)
    position.seat(0, "intheoros-1", "intheoros-3", purse=(2, 2, 0)).crown(0)
    position.seat(1, "intheoros-2", "aughmoore-2", purse=(1, 1, 0))
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2").bid(0, 0)
    assert position.purse(0) == (2, 2, 0)
    assert position.in_play(0) == 1
    assert position.state.crown == 1
    assert "allied" not in position.told()


def test_orcs_win_two_flags() -> None:
    """K-2P-11: with two players flags are equal numbers, which Orcs 1 win."""
    position = Position("intheoros", "aughmoore", lost="brysue")
    position.seat(0, "intheoros-1", "intheoros-3", faction="orcs", magic=1, purse=(1, 0, 0))
    position.seat(1, "intheoros-2", "aughmoore-2", purse=(1, 0, 0))
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2").bid(0, 0)
    assert "intheoros-2" in position.armies(0)


@pytest.mark.parametrize(
    ("assignment", "allowed", "offered"),
    [("random", "off", False), ("random", "on", False), ("choice", "off", False), ("choice", "on", True)],
)
def test_halflings_with_two_players(assignment: str, allowed: str, offered: bool) -> None:
    """K-2P-12: never dealt, and chosen only where the table allows it."""
    state = start(1, faction_assignment=assignment, allow_halflings_2p=allowed)
    halflings = FACTION_NAMES.index("halflings")
    assert bool(state.factions >> halflings & 1) == offered
    if assignment == "random":
        dealt = {
            k.faction.number for seed in range(60) for k in start(seed, allow_halflings_2p=allowed).kingdoms
        }
        assert halflings not in dealt


def test_beating_neutrals_wins_spoils_but_no_crown() -> None:
    """K-2P-13: resource gains for winning, nothing that needs a losing player."""
    position = Position("intheoros", "aughmoore", lost="brysue", tokens=True)
    position.token("dragon-lair", "intheoros-3").crown(1)
    position.seat(0, "intheoros-1", "intheoros-3", faction="goblins", magic=2, purse=(1, 3, 0))
    position.seat(1, "aughmoore-2", "aughmoore-2", tower=3)
    position.acting(0, "quest").do("move intheoros-1 brysue-2")
    assert position.step == "gain"
    position.do("resources 0 0 1")
    assert position.step == "select"
    assert position.state.crown == 1
    assert position.state.kingdom(1).tower == 3


def test_the_lost_kingdom_is_nobodys_home() -> None:
    """K-2P-14: Undead 5 find no majority there."""
    position = lost(faction="undead", magic=5)
    for region in ("brysue-1", "brysue-2"):
        position.state.take_neutral(position.region(region))
        position.state.kingdom(1).captured += 1
    position.seat(0, "brysue-1", "brysue-2", "brysue-2", faction="undead", magic=5)
    from starhold.kingdoms.scoring import bonus_points

    assert bonus_points(position.state, 0) == 0
    position.state.take_single(0, position.region("brysue-1"))
    position.state.put_army(0, position.region("aughmoore-5"))
    position.state.take_single(1, position.region("aughmoore-2"))
    position.state.take_single(1, position.region("aughmoore-2"))
    assert bonus_points(position.state, 0) == 2


def test_entry_gains_help_to_pay_but_not_to_enter() -> None:
    """K-2P-15: Dwarves 2 gain an ore in a mountain only after the move was legal."""
    assert not any("brysue-4" in move for move in lost((1, 2, 0), "dwarves", 2).acting(0, "quest").legal())
    position = lost((1, 3, 0), "dwarves", 2).acting(0, "quest")
    position.do("move intheoros-1 brysue-4")  # 5 points from 1 mana, 3 ore and the ore just gained
    assert position.purse(0) == (0, 1, 0)


def test_tokens_under_neutral_armies_are_an_option() -> None:
    """K-TOKEN-4: none by default; by the letter of the rulebook one under each neutral army."""
    for value, lying in (("off", 8), ("on", 13)):
        state = start(3, tokens="on", lost_kingdom_tokens=value)
        chance, choices = FastChance(3), FastChance(4)
        while state.stack[-1].name != "select":
            seat = state.seats_to_move()[0]
            state.play(seat, state.pick(seat, choices), chance)
        assert count(state.face_down) == lying
        assert (state.face_down & state.neutral == state.neutral) == (value == "on")
        state.check()
    assert start(3, lost_kingdom_tokens="on").face_down == 0


def test_the_token_is_turned_up_by_the_army_that_wins() -> None:
    """K-TOKEN-4, K-2P-6: after paying, so that what is found does not help to pay."""
    position = lost((1, 3, 0)).acting(0, "quest")
    state = position.state
    state.tokens = 1
    state.pool = sum(packed_one(kind) * number for kind, number in enumerate(TOKEN_COUNTS))
    state.face_down = state.neutral
    position.do("move intheoros-1 brysue-2")
    assert count(position.state.face_down) == 4
    assert position.state.tokens_unseen() == 15
    assert position.state.kingdom(0).captured == 1
