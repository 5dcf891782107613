"""Phase I, Explore."""

import pytest

from starhold.kernel.bits import bit, count
from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.errors import IllegalMove
from starhold.roll import components as box
from starhold.roll.state import RollState, Task
from tests.roll.builders import (
    act,
    at,
    clear,
    draws,
    legal,
    logged,
    new_table,
    over,
    own,
    put,
    said,
    stack,
    stack_ids,
    start,
    tile,
)


def exploring(explorers: str = "home", players: int = 2, **stacks: str) -> RollState:
    """Seat 0 has explorers and a zone; nobody else has any."""
    table = new_table(players)
    for seat in range(players):
        clear(table, seat)
    put(table, 0, explore=explorers)
    for side, tiles in stacks.items():
        stack(table, 0, side, *tiles.split())
    return table


def empty_bag(table: RollState, *but: str) -> None:
    """All tiles of the bag but these go into the tableau of the last player, on their world side."""
    left = sum(bit(tile(name)) for name in but)
    gone = table.bag & ~left
    player = table.seats[-1]
    for n in range(55):
        if gone >> n & 1:
            player.settle_world(n, box.WORLD_COLOUR[n])
    table.bag = left


# -- Scout and Stock -------------------------------------------------------------------------------


def test_scout_or_stock() -> None:
    """R-EXPLORE-1, R-EXPLORE-2, R-PHASE-5, R-PHASE-4: each explorer in turn, at its owner's choice, then to
    the Citizenry; nobody can stop early."""
    table = start(exploring("home rare"), "explore")
    assert table.seats_to_move() == [0]
    assert legal(table, 0) == {"scout", "stock"}
    act(table, 0, "stock")
    assert legal(table, 0) == {"scout", "stock"}
    act(table, 0, "stock")
    assert over(table)
    assert at(table, 0, "citizenry") == {"home": 1, "rare": 1}
    assert table.seats[0].credits == 5


def test_we_06() -> None:
    """WE-06, R-EXPLORE-3, R-PHASE-7, R-GEN-6: $2, never above $10."""
    table = exploring()
    table.seats[0].credits = 9
    start(table, "explore")
    act(table, 0, "stock")
    assert table.seats[0].credits == 10


def test_abandon_anything() -> None:
    """R-EXPLORE-4, R-EXPLORE-5, R-EXPLORE-13: any tiles at any depth of either stack, one more is drawn."""
    table = start(exploring(development="T01 T02", world="T03"), "explore")
    act(table, 0, "scout")
    assert legal(table, 0) == {"draw", "abandon T01", "abandon T02", "abandon T03"}
    act(table, 0, "abandon T02", "abandon T03", "abandon T01", chance=FastChance(2))
    assert count(table.seats[0].drawn) == 4
    assert stack_ids(table, 0, "development") == stack_ids(table, 0, "world") == []


def test_tiles_are_seen_before_they_are_placed() -> None:
    """R-EXPLORE-6, R-EXPLORE-7: any of them next, either side, under the stack; none can be refused."""
    table = exploring(development="T01", world="T02")
    start(table, "explore")
    act(table, 0, "scout", "abandon T01")
    act(table, 0, "draw", chance=draws(table, "T10", "T20"))
    expected = {f"put {name} {side}" for name in ("T10", "T20") for side in ("development", "world")}
    assert legal(table, 0) == expected
    act(table, 0, "put T20 world", "put T10 world")
    assert stack_ids(table, 0, "world") == ["T02", "T20", "T10"]
    assert over(table)


def test_we_05() -> None:
    """WE-05, R-EXPLORE-8, R-EXPLORE-9: three Scouts in a row."""
    table = exploring("home home home", development="T38", world="T14")
    start(table, "explore")
    act(table, 0, "scout")
    act(table, 0, "draw", chance=draws(table, "T22"))
    act(table, 0, "put T22 world")
    assert stack_ids(table, 0, "world") == ["T14", "T22"]
    act(table, 0, "scout", "abandon T38", "abandon T22")
    act(table, 0, "draw", chance=draws(table, "T06", "T12", "T33"))
    act(table, 0, "put T06 development", "put T33 development", "put T12 world")
    assert stack_ids(table, 0, "development") == ["T06", "T33"]
    assert stack_ids(table, 0, "world") == ["T14", "T12"]
    act(table, 0, "scout", "abandon T33")
    assert not table.bag & bit(tile("T38"))
    act(table, 0, "draw", chance=draws(table, "T41", "T49"))
    act(table, 0, "put T41 development", "put T49 world")
    assert stack_ids(table, 0, "development") == ["T06", "T41"]
    assert stack_ids(table, 0, "world") == ["T14", "T12", "T49"]
    assert at(table, 0, "citizenry") == {"home": 3}
    assert over(table)
    assert all(table.bag & bit(tile(name)) for name in ("T38", "T22", "T33"))
    assert table.pile() == 0


def test_dice_stay_on_their_slots() -> None:
    """R-EXPLORE-10, R-EXPLORE-11, R-EXPLORE-12: also on an emptied stack, for whatever tile comes, and
    nothing is completed in Explore."""
    table = exploring(development="T08")
    put(table, 0, development_slot="home rare")
    start(table, "explore")
    act(table, 0, "scout", "abandon T08", chance=draws(table, "T41", "T12"))
    assert at(table, 0, "development-slot") == {"home": 1, "rare": 1}
    act(table, 0, "put T41 development", "put T12 world")
    # Public Works costs 1 and has 2 dice
    assert over(table)
    assert stack_ids(table, 0, "development") == ["T41"]
    assert at(table, 0, "development-slot") == {"home": 1, "rare": 1}


# -- a short bag ------------------------------------------------------------------------------------------


def test_we_34() -> None:
    """WE-34, R-EXPLORE-14, R-EXPLORE-15: what is left, then the abandoned pile, this Scout's tiles
    included."""
    table = exploring("home", players=3, development="T01 T02")
    empty_bag(table, "T10", "T20", "T21")
    table.seats[1].abandoned = bit(tile("T20")) | bit(tile("T21"))
    table.bag = bit(tile("T10"))
    for seat in range(3):
        put(table, seat, cup="home home home home home home")
    start(table, "explore")
    chance = ScriptedChance([0, 0, 0])
    log = logged(chance)
    act(table, 0, "scout", "abandon T01", "abandon T02", chance=chance)
    assert said(log.events).count("bag-refilled") == 1
    assert table.seats[0].drawn == bit(tile("T10")) | bit(tile("T01")) | bit(tile("T02"))
    assert count(table.bag) == 2
    table.check()


def test_drawn_tiles_are_placed_before_a_levy() -> None:
    """R-EXPLORE-16, R-EXPLORE-21: tiles drawn so far go to the zone, count towards the three, and may be
    discarded themselves."""
    table = exploring("home", players=3, world="T01 T02")
    stack(table, 2, "world", "T06", "T07")
    empty_bag(table)
    start(table, "explore")
    act(table, 0, "scout", "abandon T01")
    act(table, 0, "draw", chance=ScriptedChance([0]))
    assert table.seats[0].missing == 1
    act(table, 0, "put T01 development")
    # two tiles each: nobody is levied, the Scout ends with one tile less (R-EXPLORE-18)
    assert over(table)
    table = exploring("home", players=3, world="T01 T02 T03")
    empty_bag(table)
    start(table, "explore")
    act(table, 0, "scout", "abandon T01")
    act(table, 0, "draw", chance=ScriptedChance([0]))
    act(table, 0, "put T01 development")
    assert legal(table, 0) == {"abandon T01", "abandon T02", "abandon T03"}


def short(table: RollState) -> RollState:
    """Seat 0 (T01, T02 in the zone) Scouts with an empty bag and an empty pile, abandoning nothing."""
    empty_bag(table)
    start(table, "explore")
    act(table, 0, "scout", "draw")
    return table


def test_levy_without_any_tile() -> None:
    """R-EXPLORE-16, R-EXPLORE-17: everybody with three tiles is asked at once, the others are not."""
    table = exploring("home", players=3, world="T01 T02")
    stack(table, 1, "development", "T03", "T04", "T05")
    put(table, 1, development_slot="rare")
    stack(table, 2, "world", "T06", "T07")
    short(table)
    assert table.seats_to_move() == [1]
    assert legal(table, 1) == {"abandon T03", "abandon T04", "abandon T05"}
    act(table, 1, "abandon T03", chance=ScriptedChance([0]))
    assert stack_ids(table, 1, "development") == ["T04", "T05"]
    assert at(table, 1, "development-slot") == {"rare": 1}
    assert table.seats[0].drawn == bit(tile("T03"))
    act(table, 0, "put T03 development")
    assert over(table)
    assert stack_ids(table, 0, "development") == ["T03"]
    assert count(table.bag) == 0


def test_the_scouting_player_is_levied_too() -> None:
    """R-EXPLORE-16, R-EXPLORE-21: the tiles just placed count towards the three and may go themselves."""
    table = exploring("home home", players=2, world="T01 T02 T07")
    empty_bag(table)
    start(table, "explore")
    act(table, 0, "scout", "draw")
    assert legal(table, 0) == {"abandon T01", "abandon T02", "abandon T07"}
    act(table, 0, "abandon T02", chance=ScriptedChance([0]))
    assert table.seats[0].drawn == bit(tile("T02"))
    act(table, 0, "put T02 development")
    # a second explorer is left and goes on as usual
    assert legal(table, 0) >= {"scout", "stock"}


def test_the_scout_ends_with_fewer_tiles() -> None:
    """R-EXPLORE-18: no second levy."""
    table = exploring("home", world="T01 T02 T03")
    empty_bag(table)
    start(table, "explore")
    act(table, 0, "scout", "abandon T01", chance=ScriptedChance([0]))
    act(table, 0, "draw", chance=ScriptedChance([0]))
    # wanted 2: T01 came back, one is missing; T02, T03 and T01 in the zone make three
    act(table, 0, "put T01 development")
    act(table, 0, "abandon T03", chance=ScriptedChance([0]))
    assert table.seats[0].drawn == bit(tile("T03"))
    act(table, 0, "put T03 world")
    assert over(table)
    table = exploring("home", world="T01 T02")
    empty_bag(table)
    start(table, "explore")
    act(table, 0, "scout", "abandon T02", chance=ScriptedChance([0]))
    # DRAW: T02 is in the pile; wanted 1 + 1, one is missing and nobody has three tiles
    act(table, 0, "draw", chance=ScriptedChance([0]))
    act(table, 0, "put T02 world")
    assert over(table)


def test_nothing_to_draw() -> None:
    """R-EXPLORE-19: no Scout without abandoning; with an empty zone the explorer Stocks by itself."""
    table = exploring("home", world="T01")
    empty_bag(table)
    start(table, "explore")
    assert legal(table, 0) == {"scout", "stock"}
    act(table, 0, "scout", chance=ScriptedChance([0]))
    # the only tile had to be abandoned, and came back
    assert table.seats[0].drawn == bit(tile("T01"))
    table = exploring("home")
    empty_bag(table)
    start(table, "explore")
    assert over(table)
    assert table.seats[0].credits == 3
    assert at(table, 0, "citizenry") == {"home": 1}


# -- at the same time --------------------------------------------------------------------------------------


def test_players_explore_at_once_while_the_bag_is_full() -> None:
    """R-ROUND-2, R-ORDER-1, R-ORDER-3: nobody waits as long as nobody can run short."""
    table = new_table(3)
    for seat in range(3):
        clear(table, seat)
        put(table, seat, explore="home home")
        stack(table, seat, "world", f"T0{seat + 1}")
    start(table, "explore")
    assert table.seats_to_move() == [0, 1, 2]
    act(table, 2, "scout", "draw", chance=FastChance(1))
    assert table.seats_to_move() == [0, 1, 2]


def test_players_wait_when_the_bag_could_run_short() -> None:
    """R-ORDER-3, R-ORDER-4: then the order of R-ORDER-2 holds, and the first in it always goes on."""
    table = new_table(3, (7, 2, 5))
    for seat in range(3):
        clear(table, seat)
        put(table, seat, explore="home home")
        stack(table, seat, "world", f"T0{seat + 1}")
    empty_bag(table, "T10", "T11", "T12", "T13", "T14", "T15", "T16")
    start(table, "explore")
    # seat 1 begins (faction 2) and may draw 2 + 3; seat 2 could draw 2 next: 7 tiles are enough for that
    assert table.seats_to_move() == [1, 2]
    act(table, 1, "scout")
    act(table, 1, "draw", chance=FastChance(3))
    assert table.seats_to_move() == [1, 2]
    act(table, 2, "stock", "stock")
    act(table, 1, *[sorted(legal(table, 1))[0]], "stock")
    assert table.seats_to_move() == [0]
    with pytest.raises(IllegalMove):
        act(table, 1, "stock")


def test_the_order_of_answers_never_changes_what_can_be_drawn() -> None:
    """R-ORDER-4: when the bag runs short, everybody before is finished and nobody after has drawn."""
    shortages = 0
    for seed in range(60):
        table = new_table(3, (7, 2, 5))
        for seat in range(3):
            clear(table, seat)
            put(table, seat, explore="home home")
        empty_bag(table, *(f"T{n}" for n in range(20, 22 + seed % 9)))
        start(table, "explore")
        dice = FastChance(seed)
        while not over(table):
            seat = table.seats_to_move()[-1]
            table.play(seat, table.pick(seat, dice), dice)
            for place, n in enumerate((1, 2, 0)):
                if table.seats[n].missing:
                    shortages += 1
                    order = [table.seats[m] for m in (1, 2, 0)]
                    assert all(earlier.task in (Task.IDLE, Task.LEVY) for earlier in order[:place])
                    assert all(later.zone == later.drawn == 0 for later in order[place + 1 :])
    assert shortages


# -- tiles of Explore ------------------------------------------------------------------------------


def test_we_31() -> None:
    """WE-31, R-TILE-4, R-TILE-5, R-TILE-9, R-POWER-3, R-POWER-9, R-PHASE-10: virtual explorers must act, and
    leave nothing behind."""
    table = new_table(2, (2, 5))
    clear(table, 0)
    own(table, 0, "Alien Research Ship")
    start(table, "explore")
    assert legal(table, 0) == {"scout", "stock", "scout-alien", "stock-alien"}
    act(table, 0, "scout", chance=FastChance(1))
    act(table, 0, sorted(legal(table, 0))[0])
    assert legal(table, 0) == {"scout-alien", "stock-alien"}
    act(table, 0, "stock-alien")
    assert over(table)
    assert table.seats[0].credits == 5
    assert table.seats[0].citizenry == 0
    assert table.seats[0].virtual == 0


def test_alien_research_team_pays_for_a_scouting_alien() -> None:
    """WE-31, R-TILE-6, R-TILE-7, R-TILE-9, R-EXPLORE-20: $1 once, and a tile after everybody has explored."""
    table = new_table(2, (2, 5))
    clear(table, 0)
    clear(table, 1)
    own(table, 0, "Alien Research Ship", "Alien Research Team")
    put(table, 0, explore="alien")
    start(table, "explore")
    act(table, 0, "scout-alien", chance=FastChance(1))
    act(table, 0, sorted(legal(table, 0))[0])
    act(table, 0, "scout-alien", "draw", chance=FastChance(1))
    act(table, 0, sorted(legal(table, 0))[0])
    assert table.seats[0].zone_size() == 2
    act(table, 0, "stock", chance=FastChance(1))
    # the extra tile: under a stack only, whatever else is owned
    assert {move.split()[-1] for move in legal(table, 0)} == {"development", "world"}
    assert table.seats[0].credits == 3
    act(table, 0, sorted(legal(table, 0))[0])
    assert over(table)
    assert table.seats[0].zone_size() == 3
    assert table.seats[0].credits == 4


def test_research_tile_goes_under_a_stack_even_with_reconnaissance() -> None:
    """R-TILE-7, R-TILE-36: top or bottom for each scouted tile, but not for the research tile."""
    table = new_table(2, (4, 5))
    clear(table, 0)
    clear(table, 1)
    own(table, 0, "Alien Research Team")
    stack(table, 0, "world", "T01", "T02")
    put(table, 0, explore="home")
    start(table, "explore")
    act(table, 0, "scout", "abandon T01")
    act(table, 0, "draw", chance=draws(table, "T10", "T11"))
    assert {move.split()[-1] for move in legal(table, 0)} == {"development", "world", "world-top"}
    act(table, 0, "put T10 world-top")
    assert stack_ids(table, 0, "world") == ["T10", "T02"]
    act(table, 0, "put T11 world", chance=draws(table, "T12"))
    assert stack_ids(table, 0, "world") == ["T10", "T02", "T11"]
    assert legal(table, 0) == {"put T12 development", "put T12 world"}


def test_research_with_an_empty_bag() -> None:
    """R-TILE-8: the abandoned pile helps; without one nothing is drawn."""
    table = exploring()
    own(table, 0, "Alien Research Team")
    empty_bag(table, "T10")
    table.bag = 0
    table.seats[1].abandoned = bit(tile("T10"))
    start(table, "explore")
    act(table, 0, "stock", chance=ScriptedChance([0]))
    assert legal(table, 0) == {"put T10 development", "put T10 world"}
    act(table, 0, "put T10 world")
    assert over(table)
    table = exploring()
    own(table, 0, "Alien Research Team")
    empty_bag(table)
    start(table, "explore")
    assert over(table)


def test_the_type_of_an_explorer_is_asked_only_where_it_matters() -> None:
    """R-POWER-8, R-TILE-4: without a tile about alien explorers there is one way to Stock, and it pays $2."""
    table = start(exploring("alien home"), "explore")
    assert legal(table, 0) == {"scout", "stock"}
    act(table, 0, "stock", "stock")
    assert table.seats[0].credits == 5


def test_major_research_labs() -> None:
    """R-POWER-9, R-POWER-11: extra explorers of two tiles add up."""
    table = exploring("rare")
    own(table, 0, "Major Research Labs", "Alien Research Ship")
    start(table, "explore")
    act(table, 0, *["stock"] * 4)
    assert over(table)
    assert table.seats[0].credits == 9
    assert at(table, 0, "citizenry") == {"rare": 1}


def test_advanced_logistics() -> None:
    """R-TILE-1, R-TILE-2, R-TILE-3: without explorers too, between tasks only, each tile to either stack,
    dice stay."""
    table = exploring("", development="T01 T02", world="T03")
    own(table, 0, "Advanced Logistics")
    put(table, 0, world_slot="rare")
    start(table, "explore")
    assert legal(table, 0) == {
        "done",
        "put T02 development-top",
        "put T03 development-top",
        "put T01 world-top",
        "put T02 world-top",
    }
    act(table, 0, "put T03 development-top")
    assert stack_ids(table, 0, "development") == ["T03", "T01", "T02"]
    assert stack_ids(table, 0, "world") == []
    assert at(table, 0, "world-slot") == {"rare": 1}
    act(table, 0, "put T02 world-top", "put T01 development-top")
    assert stack_ids(table, 0, "development") == ["T01", "T03"]
    assert over(table)


def test_advanced_logistics_not_during_a_scout() -> None:
    """R-TILE-2: not in the middle of a Scout; again after it, any number of times (R-TILE-1)."""
    table = exploring("home home", development="T01", world="T03")
    own(table, 0, "Advanced Logistics")
    start(table, "explore")
    act(table, 0, "put T01 world-top", "scout")
    assert legal(table, 0) == {"draw", "abandon T01", "abandon T03"}
    act(table, 0, "draw", chance=draws(table, "T10"))
    assert legal(table, 0) == {"put T10 development", "put T10 world"}
    act(table, 0, "put T10 world")
    assert "put T01 development-top" in legal(table, 0)
    act(table, 0, "stock", "put T01 development-top", "done")
    assert over(table)


def test_any_arrangement_can_be_reached() -> None:
    """R-TILE-1: three tiles to any order in any stacks, each tile moved at most once."""
    table = exploring("", development="T01 T02", world="T03")
    own(table, 0, "Advanced Logistics")
    start(table, "explore")
    seen: set[tuple[bytes, bytes]] = set()

    def search(state: RollState) -> None:
        player = state.seats[0]
        seen.add((player.development_stack, player.world_stack))
        for action in state.legal(0) if not over(state) else []:
            after = state.clone()
            after.apply(0, action, ScriptedChance([]))
            search(after)

    search(table)
    assert len(seen) == 24  # 3! orders, cut into two stacks at 4 places


def test_technology_unions_in_explore() -> None:
    """WE-33, R-TILE-32, R-POWER-15: strictly more developments than every other player."""

    def gain(mine: list[str], *theirs: list[str]) -> int:
        table = new_table(3, (9, 1, 2))
        for seat in range(3):
            clear(table, seat)
        own(table, 0, "Technology Unions", *mine)
        own(table, 1, *theirs[0])
        own(table, 2, *theirs[1])
        start(table, "explore")
        assert over(table)
        return int(table.seats[0].credits - 1)

    # factions 1 and 2 have a development of their own, faction 9 has none
    assert gain(["Public Works", "Space Docks"], ["Export Duties"], []) == 1
    assert gain(["Public Works", "Space Docks"], ["Export Duties", "Trade Levies"], []) == 0
    assert gain([], [], []) == 0
