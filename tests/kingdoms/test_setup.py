"""Setting up (K-SETUP) and the tokens at the start (K-TOKEN-1 to K-TOKEN-4)."""

import pytest

from starhold.kernel.bits import count
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import BadPlayerCount
from starhold.kernel.state import State
from starhold.kingdoms.components import FACTION_NAMES, TOKEN_COUNTS
from starhold.kingdoms.game import GAME
from starhold.kingdoms.state import KingdomsState, packed
from starhold.kingdoms.view import KingdomsSeatView, KingdomsView


def start(players: int, seed: int = 1, **options: str) -> KingdomsState:
    state = GAME.start(players, FastChance(seed), options)
    assert isinstance(state, KingdomsState)
    return state


def seats(state: KingdomsState) -> tuple[KingdomsSeatView, ...]:
    view = state.view(0)
    assert isinstance(view, KingdomsView)
    return view.seats


def step(state: State) -> str:
    return state.stack[-1].name


def set_up(players: int, seed: int = 1, **options: str) -> KingdomsState:
    """Play random moves until the first action is to be selected."""
    state = start(players, seed, **options)
    policy = FastChance(seed + 100)
    while step(state) != "select":
        seat = state.seats_to_move()[0]
        state.apply(seat, state.pick(seat, policy), FastChance(seed))
    state.check()
    return state


def words(state: KingdomsState) -> list[str]:
    seat = state.seats_to_move()[0]
    return [GAME.actions[action].notation for action in state.legal(seat)]


def play(state: KingdomsState, move: str) -> None:
    state.apply(state.seats_to_move()[0], GAME.action(move), FastChance(3))


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_players(players: int) -> None:
    """K-SETUP-1: nobody plays alone, and there is no sixth colour."""
    with pytest.raises(BadPlayerCount):
        start(players)


def test_shields_begin_beside_the_card() -> None:
    """K-SETUP-2: the action card is empty and all five shields are at hand."""
    state = set_up(3)
    assert state.placed == 0
    assert state.shields == 0


def test_every_player_has_seven_armies_two_of_them_in_play() -> None:
    """K-SETUP-3, K-SETUP-7, K-SETUP-8, K-SETUP-10: two armies in one home region, five in the supply."""
    for seed in range(20):
        state = set_up(4, seed)
        for seat, kingdom in enumerate(state.kingdoms):
            assert kingdom.armies == 2
            assert kingdom.lands == kingdom.pairs
            assert kingdom.lands >> 5 * seat < 32
            assert (kingdom.magic, kingdom.tower) == (0, 0)
            assert seats(state)[seat].supply == 5


def test_factions_are_dealt_once_each() -> None:
    """K-SETUP-4: no faction is used twice; extras only with the switch."""
    for seed in range(30):
        factions = [kingdom.faction.number for kingdom in start(5, seed).kingdoms]
        assert len(set(factions)) == 5
        assert max(factions) < 13
    dealt = {k.faction.number for seed in range(60) for k in start(5, seed, extra_factions="on").kingdoms}
    assert {13, 14, 15} <= dealt


def test_factions_may_be_chosen() -> None:
    """K-SETUP-4, D-FACTION: players choose in turn order from the first, and a faction taken is gone."""
    state = start(3, faction_assignment="choice")
    first = state.seats_to_move()[0]
    assert first == state.first
    assert words(state) == [f"faction {name}" for name in FACTION_NAMES[:13]]
    play(state, "faction elves")
    assert "faction elves" not in words(state)
    assert state.seats_to_move() == [(first + 1) % 3]


def test_the_owner_chooses_the_side() -> None:
    """K-SETUP-5, D-SIDE: one card a player, both of its sides open to choice, no card twice."""
    for seed in range(10):
        state = start(5, seed)
        assert len(set(state.dealt)) == 5
        assert words(state) == ["side a", "side b"]
        first = state.first
        play(state, "side b")
        assert state.world.sides[first] == state.dealt[first] * 2 + 1


def test_six_resources_are_split_freely() -> None:
    """K-SETUP-6, D-START-RES: every split of six, and nothing else."""
    state = start(2)
    play(state, "side a")
    play(state, f"start {state.first + 1}.1")
    splits = [tuple(map(int, move.split()[1:])) for move in words(state)]
    assert len(splits) == len(set(splits)) == 28
    assert all(sum(split) == 6 for split in splits)


def test_beginners_get_a_fixed_split() -> None:
    """K-SETUP-6: one ore, two mana, three food."""
    state = set_up(4, beginner_resources="on")
    assert {kingdom.purse for kingdom in state.kingdoms} == {2 | 1 << 4 | 3 << 8}


def test_starting_regions_are_land() -> None:
    """K-SETUP-8, D-START: the five land regions of the home, never water or cliffs."""
    state = start(3)
    play(state, "side a")
    home = state.first + 1
    assert words(state) == [f"start {home}.{land}" for land in range(1, 6)]


def test_armies_may_start_in_ruins_and_lie() -> None:
    """K-SETUP-9: ruins are land; both armies begin flat there."""
    for seed in range(200):
        state = start(3, seed)
        first = state.first
        if state.dealt[first] == 0:  # Brugerdiehl, whose first region is ruins
            play(state, "side a")
            play(state, f"start {first + 1}.1")
            kingdom = state.kingdom(first)
            assert kingdom.lying_pairs == kingdom.lands == 1 << 5 * first
            return
    pytest.fail("the card with ruins was never dealt to the first player")


def test_the_first_player_is_drawn_by_lot() -> None:
    """K-SETUP-11, K-HID-4: chance names the first player, every seat in turn."""
    assert {int(start(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}


def test_order_of_setup() -> None:
    """K-SETUP-12: side, region and resources of one player, then the next; gaps after all of them."""
    state = start(5, tokens="on", faction_assignment="choice")
    seen: list[tuple[int, str]] = []
    policy = FastChance(4)
    while step(state) != "select":
        seat = state.seats_to_move()[0]
        seen.append(((seat - int(state.first)) % 5, step(state)))
        state.apply(seat, state.pick(seat, policy), FastChance(1))
    expected = [(seat, "faction") for seat in range(5)]
    for seat in range(5):
        expected += [(seat, "side"), (seat, "start"), (seat, "split")]
    expected += [(seat, "gap") for seat in range(5)]
    assert seen == expected


def test_all_of_it_is_open() -> None:
    """K-SETUP-13, K-SETUP-14, K-HID-5: every seat and a spectator see the same table."""
    state = set_up(3, tokens="on")
    assert state.view(0) == state.view(1) == state.view(None)


def test_tokens_lie_on_free_home_regions() -> None:
    """K-TOKEN-1, K-TOKEN-2, K-TOKEN-7: four on every home, none under armies; the rest stays unseen."""
    for players in (2, 3, 4):
        state = set_up(players, tokens="on")
        assert count(state.face_down) == 4 * players
        assert state.face_down & state.occupied == 0
        assert state.face_down & ~state.world.land == 0
        assert state.tokens_unseen() == 16


def test_five_players_lay_three_tokens_and_no_blank() -> None:
    """K-TOKEN-3, K-5P-4, D-TOKEN-GAP: the owner names the region without a token."""
    state = start(5, tokens="on")
    policy = FastChance(2)
    while step(state) != "gap":
        seat = state.seats_to_move()[0]
        state.apply(seat, state.pick(seat, policy), FastChance(1))
    assert len(words(state)) == 4
    gap = words(state)[2]
    play(state, gap)
    board, land = (int(part) - 1 for part in gap.split()[1].split("."))
    assert not state.face_down >> (5 * board + land) & 1
    state = set_up(5, tokens="on")
    assert count(state.face_down) == 15
    assert packed(state.pool, 8) == 0
    assert state.tokens_unseen() == 15


def test_the_lost_kingdom_has_no_tokens() -> None:
    """K-TOKEN-4: its regions hold armies."""
    state = set_up(2, tokens="on")
    assert state.face_down >> 10 == 0


def test_the_split_of_tokens_adds_up() -> None:
    """K-TOKEN-1: sixteen in all."""
    assert sum(TOKEN_COUNTS) == 16
