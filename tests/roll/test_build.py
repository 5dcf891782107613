"""Phases II and III: Develop, Settle, immediate effects."""

import pytest

from starhold.kernel.chance import ScriptedChance
from starhold.roll import components as box
from starhold.roll.components import Side
from starhold.roll.data import BOX
from starhold.roll.dice import number, total
from starhold.roll.powers.building import cost
from starhold.roll.state import RollState
from starhold.roll.steps.round import Round, RoundPart
from tests.roll.builders import (
    act,
    at,
    clear,
    legal,
    logged,
    new_state,
    over,
    own,
    put,
    random_game,
    said,
    stack,
    stack_ids,
    start,
    tile,
)


def building(players: int = 2, factions: tuple[int, ...] = (9, 2)) -> RollState:
    """A table without dice; seat 0 has no development at all."""
    state = new_state(players, factions)
    for seat in range(players):
        clear(state, seat)
    return state


def built(state: RollState, name: str) -> bool:
    return tile(name) in state.seats[0].tableau.developments


# -- placing and completing ------------------------------------------------------------------------


def test_developers_complete_tiles() -> None:
    """R-DEV-2, R-DEV-3, R-DEV-4, R-DEV-5, R-DEV-6, R-DEV-9, R-DEV-11: several tiles in one phase, the rest
    stays on an unfinished one."""
    state = building()
    stack(state, 0, "development", "T41", "T28", "T06")
    put(state, 0, develop="home home home home")
    start(state, "develop")
    assert over(state)
    assert built(state, "Public Works")
    assert built(state, "Export Duties")
    assert stack_ids(state, 0, "development") == ["T06"]
    assert at(state, 0, "citizenry") == {"home": 3}
    assert at(state, 0, "development-slot") == {"home": 1}


def test_unplaced_developers_return_to_the_cup() -> None:
    """R-DEV-7, R-PHASE-6: when the stack is empty."""
    state = building()
    stack(state, 0, "development", "T41")
    put(state, 0, develop="home home home")
    start(state, "develop")
    assert at(state, 0, "citizenry") == {"home": 1}
    assert at(state, 0, "cup") == {"home": 2}


def test_we_38() -> None:
    """WE-38, R-DEV-7, R-DEV-10: an empty stack sends settlers to the cup, dice on the slot stay."""
    state = building()
    put(state, 0, settle="home rare", world_slot="genes")
    start(state, "settle")
    assert over(state)
    assert at(state, 0, "cup") == {"home": 1, "rare": 1}
    assert at(state, 0, "world-slot") == {"genes": 1}
    assert state.seats[0].credits == 1


def test_order_of_developers_is_asked_only_where_it_matters() -> None:
    """R-DEV-2: with one tile to finish and dice left over, the owner says who is next."""
    state = building()
    stack(state, 0, "development", "T28", "T06")
    put(state, 0, develop="home rare genes")
    start(state, "develop")
    assert legal(state, 0) == {"build home", "build rare", "build genes"}
    act(state, 0, "build genes")
    assert legal(state, 0) == {"build home", "build rare"}
    act(state, 0, "build home")
    assert over(state)
    assert at(state, 0, "citizenry") == {"home": 1, "genes": 1}
    assert at(state, 0, "development-slot") == {"rare": 1}


def test_no_question_when_all_go_to_one_tile() -> None:
    """R-DEV-2: three different developers on a tile of cost 4."""
    state = building()
    stack(state, 0, "development", "T06")
    put(state, 0, develop="home rare genes")
    start(state, "develop")
    assert over(state)
    assert at(state, 0, "development-slot") == {"home": 1, "rare": 1, "genes": 1}


def test_we_07() -> None:
    """WE-07, R-DEV-1, R-DEV-8, R-EXPLORE-12: an overfull tile is completed at the start, without developers;
    the owner says which dice pay."""
    state = building()
    stack(state, 0, "development", "T30", "T28")
    put(state, 0, development_slot="home home military rare")
    start(state, "develop")
    assert legal(state, 0) == {"pay home", "pay military", "pay rare"}
    act(state, 0, "pay home", "pay military", "pay home")
    assert over(state)
    assert built(state, "Alien Research Team")
    assert at(state, 0, "citizenry") == {"home": 2, "military": 1}
    assert at(state, 0, "development-slot") == {"rare": 1}
    assert stack_ids(state, 0, "development") == ["T28"]


def test_dice_left_over_stay_on_an_empty_slot() -> None:
    """R-DEV-10, R-EXPLORE-11: also during later phases, until a tile comes."""
    state = building()
    stack(state, 0, "development", "T28")
    put(state, 0, development_slot="home home home home")
    start(state, "develop")
    assert at(state, 0, "development-slot") == {"home": 2}
    assert at(state, 0, "citizenry") == {"home": 2}
    start(state, "develop")
    assert at(state, 0, "development-slot") == {"home": 2}
    stack(state, 0, "development", "T34")
    start(state, "develop")
    assert built(state, "Technology Affinity")


def test_completed_dice_chain() -> None:
    """R-DEV-9: after a completion the next top tile is looked at at once."""
    state = building()
    stack(state, 0, "development", "T41", "T36", "T28")
    put(state, 0, development_slot="home home home home")
    start(state, "develop")
    assert over(state)
    assert state.seats[0].development_stack == b""
    assert at(state, 0, "citizenry") == {"home": 4}


def test_we_08() -> None:
    """WE-08, R-POWER-1, R-POWER-6, R-POWER-7, R-POWER-5, R-TILE-35, R-PHASE-9: Public Works pays for each
    further development, not for itself."""
    state = building()
    stack(state, 0, "development", "T41", "T28", "T34")
    put(state, 0, develop="home home home home home")
    start(state, "develop")
    assert over(state)
    assert at(state, 0, "citizenry") == {"home": 5}
    assert state.seats[0].credits == 3


def test_we_09() -> None:
    """WE-09, R-DEV-12, R-DEV-13, R-TILE-20: a discount works inside its phase; Galactic Investors pays at
    once."""
    state = building()
    stack(state, 0, "development", "T06", "T08")
    put(state, 0, develop="home home home home home home home home")
    start(state, "develop")
    assert over(state)
    assert built(state, "Galactic Investors")
    assert at(state, 0, "citizenry") == {"home": 8}
    assert state.seats[0].credits == 3


def test_a_tile_in_play_works_in_later_phases_of_the_round() -> None:
    """R-PHASE-9, R-POWER-1: Robot Surveyors built in Develop pays in Settle."""
    state = building()
    stack(state, 0, "development", "T16")
    put(state, 0, develop="home home home home home")
    start(state, "develop")
    start(state, "settle")
    assert state.seats[0].credits == 3


def test_beyond_twelve_squares() -> None:
    """R-DEV-16, R-INV-9: the tableau may grow on."""
    state = building()
    own(state, 0, *(name.development.name for name in BOX.tiles[19:28]))
    assert state.seats[0].tableau.squares == 12
    stack(state, 0, "development", "T41")
    put(state, 0, develop="home")
    start(state, "develop")
    assert state.seats[0].tableau.squares == 13


def test_we_36() -> None:
    """WE-36, R-SETTLE-1: two worlds in one phase bring eleven squares to thirteen."""
    state = building()
    own(state, 0, *(name.development.name for name in BOX.tiles[19:27]))
    stack(state, 0, "world", "T01", "T03")
    put(state, 0, settle="home home")
    start(state, "settle")
    assert over(state)
    assert state.seats[0].tableau.squares == 13


# -- costs ---------------------------------------------------------------------------------------------


def grey(cost: int) -> int:
    return next(
        n for n, known in enumerate(BOX.tiles) if known.world.colour == "grey" and known.world.cost == cost
    )


def test_we_11() -> None:
    """WE-11, R-POWER-12, R-TILE-13, R-TILE-14: Free Trade Zone, alone and with Replicant Robots."""
    state = building()
    player = own(state, 0, "Free Trade Zone")
    assert [cost(player, Side.WORLD, grey(printed)) for printed in range(1, 7)] == [1, 2, 2, 2, 3, 4]
    assert cost(player, Side.WORLD, tile("Mining World")) == 3
    player = own(state, 0, "Replicant Robots")
    assert [cost(player, Side.WORLD, grey(printed)) for printed in range(1, 7)] == [1, 1, 1, 1, 2, 3]


def test_discounts() -> None:
    """R-POWER-11, R-POWER-12, R-TILE-10, R-DEV-12: discounts add up and never go below 1."""
    state = building(factions=(7, 2))
    player = own(state, 0, "Alien Uplift Blueprints", "Replicant Robots", "Investment Credits")
    assert cost(player, Side.WORLD, tile("Plague World")) == 1
    assert cost(player, Side.WORLD, tile("Alien Sentinels")) == 4
    assert cost(player, Side.WORLD, tile("Artist Colony")) == 1
    assert cost(player, Side.WORLD, tile("Rebel Miners")) == 1
    assert cost(player, Side.DEVELOPMENT, tile("Nanotechnology")) == 3
    assert cost(player, Side.DEVELOPMENT, tile("Galactic Federation")) == 5
    assert cost(player, Side.DEVELOPMENT, tile("Backup Planning")) == 1


def test_a_falling_cost_leaves_dice_over() -> None:
    """R-DEV-12, R-DEV-8: the cost may fall below the number of dice that lie on the tile."""
    state = building()
    stack(state, 0, "world", "T16")
    put(state, 0, world_slot="rare")
    start(state, "settle")
    assert stack_ids(state, 0, "world") == ["T16"]
    own(state, 0, "Replicant Robots")
    start(state, "settle")
    assert stack_ids(state, 0, "world") == []
    assert at(state, 0, "citizenry") == {"rare": 1}


# -- builders to the cup -----------------------------------------------------------------------------------


def test_we_10() -> None:
    """WE-10, R-TILE-16, R-TILE-17, R-POWER-4: Galactic Federation sends one or two developers to the cup."""
    state = building()
    own(state, 0, "Galactic Federation")
    stack(state, 0, "development", "T21")
    put(state, 0, develop="home military rare")
    start(state, "develop")
    assert legal(state, 0) == {"to-cup home", "to-cup military", "to-cup rare"}
    act(state, 0, "to-cup military")
    assert legal(state, 0) == {"to-cup home", "to-cup rare", "keep"}
    act(state, 0, "to-cup rare")
    assert over(state)
    assert at(state, 0, "cup") == {"military": 1, "rare": 1}
    assert at(state, 0, "citizenry") == {"home": 1}


def test_a_single_builder_goes_without_asking() -> None:
    """R-TILE-16: with one builder exactly that one."""
    state = building()
    own(state, 0, "Galactic Federation")
    stack(state, 0, "development", "T41")
    put(state, 0, develop="home")
    start(state, "develop")
    assert over(state)
    assert at(state, 0, "cup") == {"home": 1}


def test_galactic_federation_not_for_itself() -> None:
    """R-TILE-17: its own developers go to the Citizenry."""
    state = building()
    stack(state, 0, "development", "T01")
    put(state, 0, develop="home home home home home home")
    start(state, "develop")
    assert over(state)
    assert at(state, 0, "citizenry") == {"home": 6}


def test_we_12() -> None:
    """WE-12, R-TILE-18, R-TILE-19, R-DEV-14: New Galactic Order with Galactic Exchange."""
    state = building()
    own(state, 0, "New Galactic Order", "Galactic Exchange")
    stack(state, 0, "world", "T36")
    put(state, 0, settle="military military home home genes")
    start(state, "settle")
    assert legal(state, 0) == {"to-cup home", "to-cup genes", "keep"}
    act(state, 0, "to-cup genes", "to-cup home")
    assert over(state)
    assert at(state, 0, "cup") == {"military": 2, "genes": 1, "home": 1}
    assert at(state, 0, "citizenry") == {"home": 1}
    assert state.seats[0].credits == 2
    assert at(state, 0, "genes-goods") == {"genes": 1}


def test_all_military_settlers() -> None:
    """R-TILE-18, R-TILE-19: nothing is left for Galactic Exchange to choose."""
    state = building()
    own(state, 0, "New Galactic Order", "Galactic Exchange")
    stack(state, 0, "world", "T06")
    put(state, 0, settle="military military")
    start(state, "settle")
    assert over(state)
    assert at(state, 0, "cup") == {"military": 2, "novelty": 1}


def test_exchange_without_military_settlers_must_choose_one() -> None:
    """R-TILE-19, R-TILE-16: at least one of the others then."""
    state = building()
    own(state, 0, "New Galactic Order", "Galactic Exchange")
    stack(state, 0, "world", "T16")
    put(state, 0, settle="home rare")
    start(state, "settle")
    assert legal(state, 0) == {"to-cup home", "to-cup rare"}
    act(state, 0, "to-cup home", "keep")
    assert at(state, 0, "citizenry") == {"rare": 1}


# -- immediate effects ---------------------------------------------------------------------------------------


def test_worlds_give_dice_once() -> None:
    """R-SETTLE-2, R-SETTLE-4, R-IMM-8, R-IMM-2: every world of the bag gives what it says, to where it
    says."""
    for n, known in enumerate(BOX.tiles):
        state = building()
        stack(state, 0, "world", known.id)
        put(state, 0, world_slot=" ".join(["home"] * known.world.cost), cup="rare")
        supply = state.supply
        start(state, "settle")
        if known.world.removes_die:
            act(state, 0, "remove home citizenry")
        assert over(state)
        player = state.seats[0]
        gained = sum(gain.count for gain in known.world.dice)
        removed = 1 if known.world.removes_die else 0
        assert total(player.dice()) == known.world.cost + 1 + gained - removed
        assert total(supply) - total(state.supply) == gained - removed
        assert player.credits == 1 + known.world.credits
        for gain in known.world.dice:
            place = f"{known.world.colour}-goods" if gain.to == "good" else gain.to
            assert at(state, 0, place)[gain.die] >= gain.count
        assert n in player.tableau.worlds


def test_we_13() -> None:
    """WE-13, R-IMM-1, R-IMM-3, R-IMM-4, R-IMM-5, R-IMM-6: even the selector may go, and its phase is played
    on."""
    state = building()
    stack(state, 0, "world", "T19")
    put(state, 0, world_slot="home", settle="military", ship="home", cup="genes", citizenry="rare")
    own(state, 0, "Comet Zone")
    put(state, 0, rare_goods="alien")
    state.active = 0b10100
    start(state, "settle")
    assert legal(state, 0) == {
        "remove home citizenry",
        "remove military citizenry",
        "remove rare citizenry",
        "remove home ship",
        "remove genes cup",
        "remove alien rare-goods",
    }
    supply = state.supply
    act(state, 0, "remove home ship")
    assert over(state)
    assert at(state, 0, "citizenry") == {"home": 1, "military": 3, "rare": 1}
    assert number(state.supply, 0) == number(supply, 0) + 1
    assert state.active & 0b10000
    start(state, "ship")
    assert over(state)
    assert at(state, 0, "rare-goods") == {"alien": 1}


def test_we_14() -> None:
    """WE-14, R-IMM-3: the die about to be gained cannot be the one removed."""
    state = building()
    stack(state, 0, "world", "T02")
    put(state, 0, settle="home", cup="rare", develop="genes", development_slot="alien", world_slot="")
    before = total(state.seats[0].dice())
    start(state, "settle")
    assert legal(state, 0) == {
        "remove home citizenry",
        "remove rare cup",
        "remove genes develop",
        "remove alien development-slot",
    }
    act(state, 0, "remove rare cup")
    assert total(state.seats[0].dice()) == before
    assert at(state, 0, "cup") == {"military": 1}


def test_removing_a_builder() -> None:
    """R-IMM-5, R-IMM-7: it only lowers the number of dice on the slot; virtual workers are no dice."""
    state = building()
    own(state, 0, "Space Docks")
    stack(state, 0, "development", "T09", "T28")
    put(state, 0, development_slot="home home home home home")
    start(state, "develop")
    assert legal(state, 0) == {"remove home citizenry", "remove home development-slot"}
    act(state, 0, "remove home development-slot")
    assert at(state, 0, "development-slot") == {}
    assert at(state, 0, "cup") == {"novelty": 2}


@pytest.mark.parametrize(
    ("name", "cup", "credits"),
    [
        ("Information Tech", {"novelty": 2}, 1),
        ("Conscription", {"military": 2}, 1),
        ("Space Marines", {"military": 1}, 2),
    ],
)
def test_developments_that_act_at_once(name: str, cup: dict[str, int], credits: int) -> None:
    """R-DEV-15, R-IMM-3: a die goes, then dice and credits come."""
    state = building()
    stack(state, 0, "development", BOX.tiles[tile(name)].id)
    put(state, 0, develop="home home home home"[: 5 * box.COST[tile(name)]].strip())
    start(state, "develop")
    assert over(state)  # all own dice are equal: one answer only
    assert at(state, 0, "cup") == cup
    assert state.seats[0].credits == credits
    assert at(state, 0, "citizenry") == {"home": box.COST[tile(name)] - 1}


def test_the_order_inside_a_completion() -> None:
    """R-DEV-14: tile, builders, immediate effect, credits for completing."""
    state = building()
    own(state, 0, "Terraforming Robots", "Galactic Exchange")
    stack(state, 0, "world", "T19")
    put(state, 0, settle="home rare")
    chance = ScriptedChance([])
    log = logged(chance)
    start(state, "settle", chance)
    act(state, 0, "to-cup home", "keep", "remove rare citizenry", chance=chance)
    told = said(log.events)
    assert told == [
        "phase",
        "placed",
        "settled",
        "to-cup",
        "removed",
        "gained",
        "power-credits",
        "power-credits",
    ]


def test_credits_for_completing() -> None:
    """R-TILE-35, R-POWER-7, R-POWER-11: Galactic Recycling and Terraforming Robots, $2 for a rare world."""
    state = building()
    own(state, 0, "Terraforming Robots", "Galactic Recycling")
    stack(state, 0, "world", "T16", "T01")
    put(state, 0, settle="home home home")
    start(state, "settle")
    assert state.seats[0].credits == 1 + (2 + 1) + (1 + 1)
    state = building()
    stack(state, 0, "development", "T38", "T41")
    put(state, 0, develop="home home home")
    start(state, "develop")
    assert state.seats[0].credits == 2


def test_end_of_develop_and_settle() -> None:
    """R-POWER-14, R-POWER-3, R-POWER-2: Galactic Religion counts novelty dice in the Citizenry, workers or
    not."""
    state = building(factions=(6, 2))
    put(state, 0, citizenry="novelty novelty home")
    own(state, 0, "Galactic Investors", "Robot Surveyors")
    start(state, "develop")
    assert state.seats[0].credits == 1 + 2 + 2
    start(state, "settle")
    assert state.seats[0].credits == 1 + 2 + 2 + 2


def test_players_build_at_once() -> None:
    """R-ROUND-2, R-PHASE-2: everybody with a choice is asked at the same time."""
    state = building()
    for seat in range(2):
        stack(state, seat, "development", f"T2{seat + 7}")
        put(state, seat, develop="home rare genes")
    start(state, "develop")
    assert state.seats_to_move() == [0, 1]
    act(state, 1, "build rare", "build home")
    assert state.seats_to_move() == [0]
    assert tile("Export Duties") in state.seats[1].tableau.developments


def next_part(state: RollState) -> int:
    """What the round brings next."""
    below = state.stack[0] if state.stack else None
    return int(below.part) if isinstance(below, Round) else -1


def test_no_complete_tile_is_left_after_a_phase() -> None:
    """R-INV-8: in random play no top tile carries enough dice after its phase."""
    checked = 0
    for seed in range(4):
        state, chance, choices = random_game(3, seed)
        while not state.over:
            seat = state.seats_to_move()[0]
            before = next_part(state)
            state.play(seat, state.pick(seat, choices), chance)
            for side in range(2):
                phase = 1 + side
                if state.active >> phase & 1 and before <= RoundPart.PHASES + phase + 1 < next_part(state):
                    for player in state.seats:
                        if player.stack(side):
                            dice = player.at(7 + side)
                            checked += 1
                            assert total(dice) < cost(player, side, player.stack(side)[0])
    assert checked > 20
