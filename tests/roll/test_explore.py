"""Phase I, Explore."""

import pytest

from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.errors import IllegalMove
from starhold.roll.powers.effects import add_world
from starhold.roll.state import IDLE, RollState
from starhold.roll.steps.explore import Levy, PlaceTiles
from tests.roll.builders import (
    act,
    at,
    clear,
    draws,
    legal,
    logged,
    new_state,
    over,
    own,
    put,
    said,
    stack,
    stack_ids,
    start,
    tile,
    tiles,
)


def exploring(explorers: str = "home", players: int = 2, **stacks: str) -> RollState:
    """Seat 0 has explorers and a zone; nobody else has any."""
    state = new_state(players)
    for seat in range(players):
        clear(state, seat)
    put(state, 0, explore=explorers)
    for side, names in stacks.items():
        stack(state, 0, side, *names.split())
    return state


def empty_bag(state: RollState, *but: str) -> None:
    """All tiles of the bag but these go into the tableau of the last player, on their world side."""
    left = tiles(*but)
    for n in state.bag:
        if n not in left:
            add_world(state.seats[-1], n)
    state.bag = left


# -- Scout and Stock -------------------------------------------------------------------------------


def test_scout_or_stock() -> None:
    """R-EXPLORE-1, R-EXPLORE-2, R-PHASE-5, R-PHASE-4: each explorer in turn, at its owner's choice, then to
    the Citizenry; nobody can stop early."""
    state = start(exploring("home rare"), "explore")
    assert state.seats_to_move() == [0]
    assert legal(state, 0) == {"scout", "stock"}
    act(state, 0, "stock")
    assert legal(state, 0) == {"scout", "stock"}
    act(state, 0, "stock")
    assert over(state)
    assert at(state, 0, "citizenry") == {"home": 1, "rare": 1}
    assert state.seats[0].credits == 5


def test_we_06() -> None:
    """WE-06, R-EXPLORE-3, R-PHASE-7, R-GEN-6: $2, never above $10."""
    state = exploring()
    state.seats[0].credits = 9
    start(state, "explore")
    act(state, 0, "stock")
    assert state.seats[0].credits == 10


def test_abandon_anything() -> None:
    """R-EXPLORE-4, R-EXPLORE-5, R-EXPLORE-13: any tiles at any depth of either stack, one more is drawn."""
    state = start(exploring(development="T01 T02", world="T03"), "explore")
    act(state, 0, "scout")
    assert legal(state, 0) == {"draw", "abandon T01", "abandon T02", "abandon T03"}
    act(state, 0, "abandon T02", "abandon T03", "abandon T01", chance=FastChance(2))
    assert len(state.seats[0].drawn) == 4
    assert stack_ids(state, 0, "development") == stack_ids(state, 0, "world") == []


def test_tiles_are_seen_before_they_are_placed() -> None:
    """R-EXPLORE-6, R-EXPLORE-7: any of them next, either side, under the stack; none can be refused."""
    state = exploring(development="T01", world="T02")
    start(state, "explore")
    act(state, 0, "scout", "abandon T01")
    act(state, 0, "draw", chance=draws(state, "T10", "T20"))
    expected = {f"put {name} {side}" for name in ("T10", "T20") for side in ("development", "world")}
    assert legal(state, 0) == expected
    act(state, 0, "put T20 world", "put T10 world")
    assert stack_ids(state, 0, "world") == ["T02", "T20", "T10"]
    assert over(state)


def test_we_05() -> None:
    """WE-05, R-EXPLORE-8, R-EXPLORE-9: three Scouts in a row."""
    state = exploring("home home home", development="T38", world="T14")
    start(state, "explore")
    act(state, 0, "scout")
    act(state, 0, "draw", chance=draws(state, "T22"))
    act(state, 0, "put T22 world")
    assert stack_ids(state, 0, "world") == ["T14", "T22"]
    act(state, 0, "scout", "abandon T38", "abandon T22")
    act(state, 0, "draw", chance=draws(state, "T06", "T12", "T33"))
    act(state, 0, "put T06 development", "put T33 development", "put T12 world")
    assert stack_ids(state, 0, "development") == ["T06", "T33"]
    assert stack_ids(state, 0, "world") == ["T14", "T12"]
    act(state, 0, "scout", "abandon T33")
    assert tile("T38") not in state.bag
    act(state, 0, "draw", chance=draws(state, "T41", "T49"))
    act(state, 0, "put T41 development", "put T49 world")
    assert stack_ids(state, 0, "development") == ["T06", "T41"]
    assert stack_ids(state, 0, "world") == ["T14", "T12", "T49"]
    assert at(state, 0, "citizenry") == {"home": 3}
    assert over(state)
    assert all(tile(name) in state.bag for name in ("T38", "T22", "T33"))
    assert state.pile() == 0


def test_dice_stay_on_their_slots() -> None:
    """R-EXPLORE-10, R-EXPLORE-11, R-EXPLORE-12: also on an emptied stack, for whatever tile comes, and
    nothing is completed in Explore."""
    state = exploring(development="T08")
    put(state, 0, development_slot="home rare")
    start(state, "explore")
    act(state, 0, "scout", "abandon T08", chance=draws(state, "T41", "T12"))
    assert at(state, 0, "development-slot") == {"home": 1, "rare": 1}
    act(state, 0, "put T41 development", "put T12 world")
    # Public Works costs 1 and has 2 dice
    assert over(state)
    assert stack_ids(state, 0, "development") == ["T41"]
    assert at(state, 0, "development-slot") == {"home": 1, "rare": 1}


# -- a short bag ------------------------------------------------------------------------------------------


def test_we_34() -> None:
    """WE-34, R-EXPLORE-14, R-EXPLORE-15: what is left, then the abandoned pile, this Scout's tiles
    included."""
    state = exploring("home", players=3, development="T01 T02")
    empty_bag(state, "T10", "T20", "T21")
    state.seats[1].abandoned = tiles("T20", "T21")
    state.bag = tiles("T10")
    for seat in range(3):
        put(state, seat, cup="home home home home home home")
    start(state, "explore")
    chance = ScriptedChance([0, 0, 0])
    log = logged(chance)
    act(state, 0, "scout", "abandon T01", "abandon T02", chance=chance)
    assert said(log.events).count("bag-refilled") == 1
    assert state.seats[0].drawn == tiles("T10", "T01", "T02")
    assert len(state.bag) == 2
    state.check()


def test_drawn_tiles_are_placed_before_a_levy() -> None:
    """R-EXPLORE-16, R-EXPLORE-21: tiles drawn so far go to the zone, count towards the three, and may be
    discarded themselves."""
    state = exploring("home", players=3, world="T01 T02")
    stack(state, 2, "world", "T06", "T07")
    empty_bag(state)
    start(state, "explore")
    act(state, 0, "scout", "abandon T01")
    act(state, 0, "draw", chance=ScriptedChance([0]))
    assert state.seats[0].step.fields() == [1]  # one tile is missing
    act(state, 0, "put T01 development")
    # two tiles each: nobody is levied, the Scout ends with one tile less (R-EXPLORE-18)
    assert over(state)
    state = exploring("home", players=3, world="T01 T02 T03")
    empty_bag(state)
    start(state, "explore")
    act(state, 0, "scout", "abandon T01")
    act(state, 0, "draw", chance=ScriptedChance([0]))
    act(state, 0, "put T01 development")
    assert legal(state, 0) == {"abandon T01", "abandon T02", "abandon T03"}


def short(state: RollState) -> RollState:
    """Seat 0 (T01, T02 in the zone) Scouts with an empty bag and an empty pile, abandoning nothing."""
    empty_bag(state)
    start(state, "explore")
    act(state, 0, "scout", "draw")
    return state


def test_levy_without_any_tile() -> None:
    """R-EXPLORE-16, R-EXPLORE-17: everybody with three tiles is asked at once, the others are not."""
    state = exploring("home", players=3, world="T01 T02")
    stack(state, 1, "development", "T03", "T04", "T05")
    put(state, 1, development_slot="rare")
    stack(state, 2, "world", "T06", "T07")
    short(state)
    assert state.seats_to_move() == [1]
    assert legal(state, 1) == {"abandon T03", "abandon T04", "abandon T05"}
    act(state, 1, "abandon T03", chance=ScriptedChance([0]))
    assert stack_ids(state, 1, "development") == ["T04", "T05"]
    assert at(state, 1, "development-slot") == {"rare": 1}
    assert state.seats[0].drawn == tiles("T03")
    act(state, 0, "put T03 development")
    assert over(state)
    assert stack_ids(state, 0, "development") == ["T03"]
    assert len(state.bag) == 0


def test_the_scouting_player_is_levied_too() -> None:
    """R-EXPLORE-16, R-EXPLORE-21: the tiles just placed count towards the three and may go themselves."""
    state = exploring("home home", players=2, world="T01 T02 T07")
    empty_bag(state)
    start(state, "explore")
    act(state, 0, "scout", "draw")
    assert legal(state, 0) == {"abandon T01", "abandon T02", "abandon T07"}
    act(state, 0, "abandon T02", chance=ScriptedChance([0]))
    assert state.seats[0].drawn == tiles("T02")
    act(state, 0, "put T02 development")
    # a second explorer is left and goes on as usual
    assert legal(state, 0) >= {"scout", "stock"}


def test_the_scout_ends_with_fewer_tiles() -> None:
    """R-EXPLORE-18: no second levy."""
    state = exploring("home", world="T01 T02 T03")
    empty_bag(state)
    start(state, "explore")
    act(state, 0, "scout", "abandon T01", chance=ScriptedChance([0]))
    act(state, 0, "draw", chance=ScriptedChance([0]))
    # wanted 2: T01 came back, one is missing; T02, T03 and T01 in the zone make three
    act(state, 0, "put T01 development")
    act(state, 0, "abandon T03", chance=ScriptedChance([0]))
    assert state.seats[0].drawn == tiles("T03")
    act(state, 0, "put T03 world")
    assert over(state)
    state = exploring("home", world="T01 T02")
    empty_bag(state)
    start(state, "explore")
    act(state, 0, "scout", "abandon T02", chance=ScriptedChance([0]))
    # DRAW: T02 is in the pile; wanted 1 + 1, one is missing and nobody has three tiles
    act(state, 0, "draw", chance=ScriptedChance([0]))
    act(state, 0, "put T02 world")
    assert over(state)


def test_nothing_to_draw() -> None:
    """R-EXPLORE-19: no Scout without abandoning; with an empty zone the explorer Stocks by itself."""
    state = exploring("home", world="T01")
    empty_bag(state)
    start(state, "explore")
    assert legal(state, 0) == {"scout", "stock"}
    act(state, 0, "scout", chance=ScriptedChance([0]))
    # the only tile had to be abandoned, and came back
    assert state.seats[0].drawn == tiles("T01")
    state = exploring("home")
    empty_bag(state)
    start(state, "explore")
    assert over(state)
    assert state.seats[0].credits == 3
    assert at(state, 0, "citizenry") == {"home": 1}


# -- at the same time --------------------------------------------------------------------------------------


def test_players_explore_at_once_while_the_bag_is_full() -> None:
    """R-ROUND-2, R-ORDER-1, R-ORDER-3: nobody waits as long as nobody can run short."""
    state = new_state(3)
    for seat in range(3):
        clear(state, seat)
        put(state, seat, explore="home home")
        stack(state, seat, "world", f"T0{seat + 1}")
    start(state, "explore")
    assert state.seats_to_move() == [0, 1, 2]
    act(state, 2, "scout", "draw", chance=FastChance(1))
    assert state.seats_to_move() == [0, 1, 2]


def test_players_wait_when_the_bag_could_run_short() -> None:
    """R-ORDER-3, R-ORDER-4: then the order of R-ORDER-2 holds, and the first in it always goes on."""
    state = new_state(3, (7, 2, 5))
    for seat in range(3):
        clear(state, seat)
        put(state, seat, explore="home home")
        stack(state, seat, "world", f"T0{seat + 1}")
    empty_bag(state, "T10", "T11", "T12", "T13", "T14", "T15", "T16")
    start(state, "explore")
    # seat 1 begins (faction 2) and may draw 2 + 3; seat 2 could draw 2 next: 7 tiles are enough for that
    assert state.seats_to_move() == [1, 2]
    act(state, 1, "scout")
    act(state, 1, "draw", chance=FastChance(3))
    assert state.seats_to_move() == [1, 2]
    act(state, 2, "stock", "stock")
    act(state, 1, *[sorted(legal(state, 1))[0]], "stock")
    assert state.seats_to_move() == [0]
    with pytest.raises(IllegalMove):
        act(state, 1, "stock")


def test_the_order_of_answers_never_changes_what_can_be_drawn() -> None:
    """R-ORDER-4: when the bag runs short, everybody before is finished and nobody after has drawn."""
    shortages = 0
    for seed in range(60):
        state = new_state(3, (7, 2, 5))
        for seat in range(3):
            clear(state, seat)
            put(state, seat, explore="home home")
        empty_bag(state, *(f"T{n}" for n in range(20, 22 + seed % 9)))
        start(state, "explore")
        dice = FastChance(seed)
        while not over(state):
            seat = state.seats_to_move()[-1]
            state.play(seat, state.pick(seat, dice), dice)
            for place, n in enumerate((1, 2, 0)):
                levy, step = state.stack[-1], state.seats[n].step
                levied = isinstance(levy, Levy) and levy.scouting == n
                if levied or (isinstance(step, PlaceTiles) and step.missing):
                    shortages += 1
                    order = [state.seats[m] for m in (1, 2, 0)]
                    assert all(earlier.step is IDLE for earlier in order[:place])
                    assert all(later.zone == later.drawn == b"" for later in order[place + 1 :])
    assert shortages


# -- tiles of Explore ------------------------------------------------------------------------------


def test_we_31() -> None:
    """WE-31, R-TILE-4, R-TILE-5, R-TILE-9, R-POWER-3, R-POWER-9, R-PHASE-10: virtual explorers must act, and
    leave nothing behind."""
    state = new_state(2, (2, 5))
    clear(state, 0)
    own(state, 0, "Alien Research Ship")
    start(state, "explore")
    assert legal(state, 0) == {"scout", "stock", "scout-alien", "stock-alien"}
    act(state, 0, "scout", chance=FastChance(1))
    act(state, 0, sorted(legal(state, 0))[0])
    assert legal(state, 0) == {"scout-alien", "stock-alien"}
    act(state, 0, "stock-alien")
    assert over(state)
    assert state.seats[0].credits == 5
    assert state.seats[0].citizenry == 0
    assert state.seats[0].virtual == 0


def test_alien_research_team_pays_for_a_scouting_alien() -> None:
    """WE-31, R-TILE-6, R-TILE-7, R-TILE-9, R-EXPLORE-20: $1 once, and a tile after everybody has explored."""
    state = new_state(2, (2, 5))
    clear(state, 0)
    clear(state, 1)
    own(state, 0, "Alien Research Ship", "Alien Research Team")
    put(state, 0, explore="alien")
    start(state, "explore")
    act(state, 0, "scout-alien", chance=FastChance(1))
    act(state, 0, sorted(legal(state, 0))[0])
    act(state, 0, "scout-alien", "draw", chance=FastChance(1))
    act(state, 0, sorted(legal(state, 0))[0])
    assert len(state.seats[0].zone) == 2
    act(state, 0, "stock", chance=FastChance(1))
    # the extra tile: under a stack only, whatever else is owned
    assert {move.split()[-1] for move in legal(state, 0)} == {"development", "world"}
    assert state.seats[0].credits == 3
    act(state, 0, sorted(legal(state, 0))[0])
    assert over(state)
    assert len(state.seats[0].zone) == 3
    assert state.seats[0].credits == 4


def test_research_tile_goes_under_a_stack_even_with_reconnaissance() -> None:
    """R-TILE-7, R-TILE-36: top or bottom for each scouted tile, but not for the research tile."""
    state = new_state(2, (4, 5))
    clear(state, 0)
    clear(state, 1)
    own(state, 0, "Alien Research Team")
    stack(state, 0, "world", "T01", "T02")
    put(state, 0, explore="home")
    start(state, "explore")
    act(state, 0, "scout", "abandon T01")
    act(state, 0, "draw", chance=draws(state, "T10", "T11"))
    assert {move.split()[-1] for move in legal(state, 0)} == {"development", "world", "world-top"}
    act(state, 0, "put T10 world-top")
    assert stack_ids(state, 0, "world") == ["T10", "T02"]
    act(state, 0, "put T11 world", chance=draws(state, "T12"))
    assert stack_ids(state, 0, "world") == ["T10", "T02", "T11"]
    assert legal(state, 0) == {"put T12 development", "put T12 world"}


def test_research_with_an_empty_bag() -> None:
    """R-TILE-8: the abandoned pile helps; without one nothing is drawn."""
    state = exploring()
    own(state, 0, "Alien Research Team")
    empty_bag(state, "T10")
    state.bag = b""
    state.seats[1].abandoned = tiles("T10")
    start(state, "explore")
    act(state, 0, "stock", chance=ScriptedChance([0]))
    assert legal(state, 0) == {"put T10 development", "put T10 world"}
    act(state, 0, "put T10 world")
    assert over(state)
    state = exploring()
    own(state, 0, "Alien Research Team")
    empty_bag(state)
    start(state, "explore")
    assert over(state)


def test_the_type_of_an_explorer_is_asked_only_where_it_matters() -> None:
    """R-POWER-8, R-TILE-4: without a tile about alien explorers there is one way to Stock, and it pays $2."""
    state = start(exploring("alien home"), "explore")
    assert legal(state, 0) == {"scout", "stock"}
    act(state, 0, "stock", "stock")
    assert state.seats[0].credits == 5


def test_major_research_labs() -> None:
    """R-POWER-9, R-POWER-11: extra explorers of two tiles add up."""
    state = exploring("rare")
    own(state, 0, "Major Research Labs", "Alien Research Ship")
    start(state, "explore")
    act(state, 0, *["stock"] * 4)
    assert over(state)
    assert state.seats[0].credits == 9
    assert at(state, 0, "citizenry") == {"rare": 1}


def test_advanced_logistics() -> None:
    """R-TILE-1, R-TILE-2, R-TILE-3: without explorers too, between tasks only, each tile to either stack,
    dice stay."""
    state = exploring("", development="T01 T02", world="T03")
    own(state, 0, "Advanced Logistics")
    put(state, 0, world_slot="rare")
    start(state, "explore")
    assert legal(state, 0) == {
        "done",
        "put T02 development-top",
        "put T03 development-top",
        "put T01 world-top",
        "put T02 world-top",
    }
    act(state, 0, "put T03 development-top")
    assert stack_ids(state, 0, "development") == ["T03", "T01", "T02"]
    assert stack_ids(state, 0, "world") == []
    assert at(state, 0, "world-slot") == {"rare": 1}
    act(state, 0, "put T02 world-top", "put T01 development-top")
    assert stack_ids(state, 0, "development") == ["T01", "T03"]
    act(state, 0, "put T01 world-top", "put T01 development-top")  # any number of times
    assert not over(state)
    act(state, 0, "done")
    assert over(state)


def test_advanced_logistics_with_one_tile() -> None:
    """R-TILE-1, R-TILE-3: a single tile can be flipped, and flipped back."""
    state = exploring("", development="T01")
    own(state, 0, "Advanced Logistics")
    start(state, "explore")
    act(state, 0, "put T01 world-top")
    assert legal(state, 0) == {"done", "put T01 development-top"}
    act(state, 0, "put T01 development-top", "done")
    assert over(state)
    state = exploring("")
    own(state, 0, "Advanced Logistics")
    start(state, "explore")
    assert over(state)  # nothing to re-sort


def test_advanced_logistics_not_during_a_scout() -> None:
    """R-TILE-2: not in the middle of a Scout; again after it, any number of times (R-TILE-1)."""
    state = exploring("home home", development="T01", world="T03")
    own(state, 0, "Advanced Logistics")
    start(state, "explore")
    act(state, 0, "put T01 world-top", "scout")
    assert legal(state, 0) == {"draw", "abandon T01", "abandon T03"}
    act(state, 0, "draw", chance=draws(state, "T10"))
    assert legal(state, 0) == {"put T10 development", "put T10 world"}
    act(state, 0, "put T10 world")
    assert "put T01 development-top" in legal(state, 0)
    act(state, 0, "stock", "put T01 development-top", "done")
    assert over(state)


def test_any_arrangement_can_be_reached() -> None:
    """R-TILE-1: three tiles to any order in any stacks."""
    state = exploring("", development="T01 T02", world="T03")
    own(state, 0, "Advanced Logistics")
    start(state, "explore")
    seen: set[tuple[bytes, bytes]] = set()

    def search(state: RollState) -> None:
        player = state.seats[0]
        arrangement = (player.development_stack, player.world_stack)
        if arrangement in seen:
            return
        seen.add(arrangement)
        for action in state.legal(0):
            after = state.clone()
            after.apply(0, action, ScriptedChance([]))
            search(after)

    search(state)
    assert len(seen) == 24  # 3! orders, cut into two stacks at 4 places


def test_technology_unions_in_explore() -> None:
    """WE-33, R-TILE-32, R-POWER-15: strictly more developments than every other player."""

    def gain(mine: list[str], *theirs: list[str]) -> int:
        state = new_state(3, (9, 1, 2))
        for seat in range(3):
            clear(state, seat)
        own(state, 0, "Technology Unions", *mine)
        own(state, 1, *theirs[0])
        own(state, 2, *theirs[1])
        start(state, "explore")
        assert over(state)
        return int(state.seats[0].credits - 1)

    # factions 1 and 2 have a development of their own, faction 9 has none
    assert gain(["Public Works", "Space Docks"], ["Export Duties"], []) == 1
    assert gain(["Public Works", "Space Docks"], ["Export Duties", "Trade Levies"], []) == 0
    assert gain([], [], []) == 0
