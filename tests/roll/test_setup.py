"""Components and setup."""

import pytest

from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.errors import BadPlayerCount
from starhold.roll import components as box
from starhold.roll.components import Die
from starhold.roll.data import BOX
from starhold.roll.dice import kinds, number, one, several, total, uniform
from starhold.roll.game import GAME
from starhold.roll.powers.effects import EFFECTS
from starhold.roll.scoring import score
from starhold.roll.state import RollState
from starhold.roll.steps.setup import cheapest
from tests.roll.builders import at, lay_out, legal, new_state, stack_ids, tiles

# -- the box ------------------------------------------------------------------------------


def test_dice_of_the_box() -> None:
    """R-SETUP-1: 111 dice of seven types, six faces each."""
    counts = [number(box.SUPPLY, kind) for kind in range(box.KINDS)]
    assert counts == [25, 22, 9, 20, 14, 12, 9]
    assert total(box.SUPPLY) == 111
    assert len(box.FACES) == 42
    assert all(BOX.dice[name].count == counts[n] for n, name in enumerate(box.DIE_NAMES))


def test_faces_of_the_dice() -> None:
    """R-REVEAL-4, R-POWER-8: home dice have no wild face, alien dice no Explore face."""
    faces = {name: BOX.dice[name].faces for name in box.DIE_NAMES}
    assert "wild" not in faces["home"]
    assert faces["home"].count("explore") == 2
    assert "explore" not in faces["alien"]
    assert [faces[name].count("wild") for name in box.DIE_NAMES] == [0, 1, 1, 1, 1, 2, 3]


def test_packed_dice_count_right() -> None:
    """Dice in one integer: totals and types, also for the whole box."""
    some = several(25, Die.HOME) + one(Die.GENES) + several(9, Die.ALIEN)
    assert (total(some), kinds(some)) == (35, 0b1100001)
    assert kinds(box.SUPPLY) == 127
    assert (kinds(0), total(0)) == (0, 0)
    assert uniform(several(3, Die.RARE))
    assert not uniform(one(Die.HOME) + one(Die.ALIEN))


def test_every_effect_of_the_data_is_known() -> None:
    """R-POWER-1: each effect of a development is an object; what is done once is in tables."""
    for effects, side in zip(EFFECTS, box.ALL_DEVELOPMENTS, strict=True):
        at_once = [op for op in side.ops if op.op in ("gain_die", "gain_credits", "remove_die")]
        assert len(effects) + len(at_once) == len(side.ops) + (side.six_plus is not None)
    assert box.ALL_DEVELOPMENTS[box.FACTION_DEVELOPMENT[0]].name == "Space Piracy"


def test_tiles_of_the_box() -> None:
    """R-SETTLE-3, R-DEV-15: worlds of the bag give dice; three developments act at once."""
    assert len(BOX.tiles) == 55
    for n in range(box.TILES):
        side = box.TILES + n
        assert box.TO_CUP[side] + box.TO_CITIZENRY[side] + box.AS_GOOD[side] > 0
    immediate = [box.ALL_DEVELOPMENTS[n].name for n in range(box.TILES) if box.REMOVES[n]]
    assert immediate == ["Conscription", "Information Tech", "Space Marines"]
    assert [BOX.tiles[n].world.name for n in range(55) if box.REMOVES[55 + n]] == [
        "Former Penal Colony",
        "Rebel Miners",
        "Rebel Warrior Race",
    ]
    costs = [sum(box.COST[n] == c for n in range(55)) for c in range(1, 7)]
    assert costs == [9, 10, 15, 6, 5, 10]


def test_demand_of_dice_never_exceeds_the_supply() -> None:
    """R-IMM-9: all dice that all tiles could ever give, five players sitting down, fit into the box."""
    need = several(25, Die.HOME)
    for kind in range(box.KINDS):
        for n in range(box.TILES):
            sides = (n, box.TILES + n)
            need += several(max(_given(side, kind) for side in sides), kind)
        for given in (box.FACTION_TO_CUP, box.FACTION_TO_CITIZENRY, box.FACTION_GOOD):
            need += several(sum(number(dice, kind) for dice in given), kind)
        for given in (box.HOME_TO_CUP, box.HOME_TO_CITIZENRY, box.HOME_GOOD):
            need += several(sum(number(dice, kind) for dice in given), kind)
    assert all(number(need, kind) <= number(box.SUPPLY, kind) for kind in range(box.KINDS))


def _given(side: int, kind: int) -> int:
    return number(box.TO_CUP[side] + box.TO_CITIZENRY[side] + box.AS_GOOD[side], kind)


def test_distribution_of_the_rulebook() -> None:
    """R-REASSIGN-13: 18 developments with a Reassign power, 34 others, 3 with immediate effects."""
    assert sum(box.IS_REASSIGN) == 18
    reassigning = {box.DEVELOPMENTS[n] for n, reassigns in enumerate(box.IS_REASSIGN) if reassigns}
    assert "biological-adaptation" not in reassigning
    assert {"backup-planning", "galactic-mandate"} <= reassigning
    colours = [sum(box.WORLD_COLOUR[n] == c for n in range(55)) for c in range(5)]
    assert colours == [15, 13, 9, 7, 11]


def test_provenance_covers_the_box() -> None:
    parts = GAME.provenance()
    assert sum(part.part.startswith("tile") for part in parts) == 55
    assert {part.confidence for part in parts} == {"verified"}


def test_names_that_are_written_in_two_ways_say_so() -> None:
    """Seven names, each backed by a third list; one of them is on a faction tile."""
    names = {part.part: part.note for part in GAME.provenance() if part.part.startswith("name ")}
    assert names == {
        "name Genetics Lab (F5)": "also written Genetic Lab",
        "name Major Research Labs (T23)": "also written Major Research Lab",
        "name Jumpdrive Research (T43)": "also written JumpDrive Research",
        "name Executive Power (T51)": "also written Executive Powers",
        "name Operations Affinity (T52)": "also written Operation Affinity",
        "name Minor Research Labs (T53)": "also written Minor Research Lab",
        "name Terraformed World (T54)": "also written Terraforming World",
    }


# -- setup -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_start(players: int, pool: int) -> None:
    """R-SETUP-2, R-SETUP-3, R-SETUP-5, R-SETUP-6, R-GEN-8: the table before the first decision."""
    state = GAME.start(players, FastChance(players))
    assert isinstance(state, RollState)
    assert state.pool == pool
    assert state.active == 0
    assert len({player.tableau.faction for player in state.seats}) == players
    assert len({player.tableau.home for player in state.seats}) == players
    assert all(len(player.drawn) == 2 for player in state.seats)
    assert len(state.bag) == 55 - 2 * players
    assert state.seats_to_move() == list(range(players))
    state.check()


@pytest.mark.parametrize("players", [1, 6])
def test_number_of_players(players: int) -> None:
    """R-GEN-8: 2 to 5."""
    with pytest.raises(BadPlayerCount):
        GAME.start(players, FastChance(1))


def test_tiles_for_two_slots() -> None:
    """R-SETUP-7, R-SETUP-8, R-SETUP-10, R-SETUP-18, R-SETUP-19: one tile to each slot, at the owner's
    choice, laid out when all have chosen; the cheap sides are not compulsory."""
    state = lay_out(new_state(), ("T01", "T55"), ("T02", "T03"))
    assert state.seats_to_move() == [0, 1]
    assert legal(state, 0) == {"put T01 development", "put T55 development"}
    state.apply(0, GAME.action("put T01 development"), ScriptedChance([]))
    assert stack_ids(state, 0, "development") == []
    state.apply(1, GAME.action("put T03 development"), ScriptedChance([]))
    assert stack_ids(state, 0, "development") == ["T01"]
    assert stack_ids(state, 0, "world") == ["T55"]
    assert stack_ids(state, 1, "development") == ["T03"]
    assert stack_ids(state, 1, "world") == ["T02"]


def test_beginners_lay_out_the_cheapest_sides() -> None:
    """R-SETUP-9: smaller sum, then cheaper development, then the player's choice."""
    pair = tiles("T01", "T44")  # 6/1 and 1/6: T44 as development, T01 as world
    assert cheapest(pair) == tiles("T44")
    # T12 (3, world 3) and T27 (2, world 4): 3 + 4 against 2 + 3
    assert cheapest(tiles("T12", "T27")) == tiles("T27")
    # T06 (4, world 2) and T21 (3, world 3): 4 + 3 against 3 + 2
    assert cheapest(tiles("T06", "T21")) == tiles("T21")
    # T16 (5, world 2) and T20 (4, world 2): sums 7 and 6
    assert cheapest(tiles("T16", "T20")) == tiles("T20")
    # T04 and T05 (6, world 1 both): nothing decides
    both = tiles("T04", "T05")
    assert cheapest(both) == both
    # equal sums, T14 (3, world 3) and T29 (3, world 3) too
    both = tiles("T14", "T29")
    assert cheapest(both) == both


def test_equal_sums_mean_equal_developments() -> None:
    """R-SETUP-9: in this box two arrangements of equal sums never differ in the development's cost."""
    for a in range(55):
        for b in range(a):
            if box.COST[a] + box.COST[55 + b] == box.COST[b] + box.COST[55 + a]:
                assert box.COST[a] == box.COST[b]
                assert cheapest(bytes([b, a])) == bytes([b, a])


def test_the_beginner_option_asks_nobody_without_need() -> None:
    """R-SETUP-9: the first-game preset lays out by itself, and asks only where nothing decides."""
    asked = 0
    for seed in range(12):
        state = GAME.start(2, FastChance(seed), preset="first-game")
        assert isinstance(state, RollState)
        for seat, player in enumerate(state.seats):
            if player.drawn:
                asked += seat in state.seats_to_move()
                assert (cheapest(player.drawn) == player.drawn) == (seat in state.seats_to_move())
            else:
                laid = bytes(sorted(player.development_stack + player.world_stack))
                assert cheapest(laid) == player.development_stack
    assert 0 < asked < 12


def test_dice_and_credits_of_the_start() -> None:
    """R-SETUP-4, R-SETUP-11, R-SETUP-12, R-SETUP-13, R-GEN-7: F7 gives genes to the cup, New Sparta two
    military dice to the Citizenry."""
    state = new_state()
    player = state.seats[0]
    assert player.credits == 1
    assert at(state, 0, "cup") == {"home": 3, "genes": 1}
    assert at(state, 0, "citizenry") == {"home": 2, "military": 2}
    assert total(player.dice()) == 8


def test_worlds_of_the_zone_give_nothing_yet() -> None:
    """R-SETUP-16: only the tableau gives dice."""
    state = new_state()
    before = state.seats[0].dice()
    lay_out(state, ("T12", "T13"), ("T14", "T15"))
    for seat in range(2):
        state.apply(seat, state.legal(seat)[0], ScriptedChance([]))
    assert state.seats[0].dice() == before


def test_we_01() -> None:
    """WE-01, R-SETUP-14, R-SETUP-15, R-GEN-5, R-END-3: faction 9 and Doomed World."""
    state = new_state(3, (9, 2, 5), ("H4", "H7", "H8"))
    player = state.seats[0]
    assert state.pool == 36
    assert at(state, 0, "cup") == {"home": 3, "consumption": 1}
    assert at(state, 0, "citizenry") == {"home": 2, "military": 1}
    assert player.credits == 8
    assert player.all_goods() == 0
    assert player.tableau.squares == 3
    assert player.tableau.developments == b""
    assert score(state, 0) == 3


def test_we_02() -> None:
    """WE-02, R-SCORE-2, R-SETUP-17: goods of the start lie on their worlds, and are no worker of anyone."""
    state = new_state(2, (6, 2), ("H1", "H8"))
    player = state.seats[0]
    assert at(state, 0, "cup") == {"home": 3}
    assert at(state, 0, "citizenry") == {"home": 2}
    assert at(state, 0, "novelty-goods") == {"novelty": 1}
    assert at(state, 0, "rare-goods") == {"rare": 1}
    assert player.credits == 1
    assert score(state, 0) == 6


def test_the_order_begins_with_the_lowest_faction() -> None:
    """R-ORDER-2: clockwise from the lowest faction number."""
    assert new_state(3, (7, 2, 5)).first == 1
    assert new_state(4, (7, 5, 9, 4)).first == 3
