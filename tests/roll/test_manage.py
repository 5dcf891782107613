"""Manage, the end of the game, scoring, ties."""

import pytest

from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.words import Answers, EndCondition, Subset
from starhold.roll import components as box
from starhold.roll.components import PHASE_NAMES, Phase
from starhold.roll.data import BOX
from starhold.roll.dice import total
from starhold.roll.game import GAME
from starhold.roll.scoring import is_last_round, ranks, score, tie_break
from starhold.roll.sight import goal, stage_name
from starhold.roll.state import RollState
from starhold.roll.steps.manage import MANAGE, RECRUIT
from starhold.roll.steps.round import ROUND, RoundPart
from tests.roll.builders import (
    act,
    at,
    clear,
    legal,
    manage,
    new_state,
    over,
    own,
    put,
    random_game,
    stack,
    tile,
)

STAGES = ("lay-out", "assign", *PHASE_NAMES, "manage")


def extra(state: RollState, seat: int, name: str) -> int:
    """What a 6+ development adds to its cost."""
    six_plus = state.seats[seat].tableau.six_plus
    return next(int(effect.points(state, seat)) for effect in six_plus if effect.development == tile(name))


def managing(credits: int = 1, factions: tuple[int, ...] = (2, 7), **dice: str) -> RollState:
    """Seat 0 with these credits and dice; seat 1 has one die in the cup and nothing to decide."""
    state = new_state(2, factions)
    for seat in range(2):
        clear(state, seat)
    put(state, 0, **dice)
    put(state, 1, cup="home")
    state.seats[0].credits = credits
    return state


# -- recruit and recall -------------------------------------------------------------------------


def test_we_22() -> None:
    """WE-22, R-MANAGE-2, R-MANAGE-3, R-MANAGE-4: short of credits, the owner picks whom; $0 becomes $1."""
    state = manage(managing(3, citizenry="home home novelty military alien"))
    assert legal(state, 0) == {"recruit home", "recruit novelty", "recruit military", "recruit alien"}
    act(state, 0, "recruit alien", "recruit home")
    assert not over(state)
    act(state, 0, "recruit home")
    assert over(state)
    assert at(state, 0, "cup") == {"home": 2, "alien": 1}
    assert at(state, 0, "citizenry") == {"military": 1, "novelty": 1}
    assert state.seats[0].credits == 1


def test_we_23() -> None:
    """WE-23, R-MANAGE-1: $1 each, without asking if there is enough."""
    state = manage(managing(7, citizenry="home rare genes alien"))
    assert over(state)
    assert at(state, 0, "cup") == {"home": 1, "rare": 1, "genes": 1, "alien": 1}
    assert state.seats[0].credits == 3


def test_home_dice_are_proposed_last() -> None:
    """R-MANAGE-3: where not all can be recruited, the proposal takes the dice that are rarer."""
    state = manage(managing(2, citizenry="home home novelty alien"))
    choices = [GAME.choice(state, 0, action) for action in state.legal(0)]
    (dice,) = [part for part in GAME.asked(state, 0, choices).shape if isinstance(part, Subset)]
    assert dice.preset == ("die:citizenry:novelty", "die:citizenry:alien")


def test_the_end_is_the_answer_to_expect_where_dice_can_be_recalled() -> None:
    """R-MANAGE-5: to recall is optional."""
    state = managing(1, citizenry="home", development_slot="home")
    manage(state)
    choices = [GAME.choice(state, 0, action) for action in state.legal(0)]
    (answers,) = [part for part in GAME.asked(state, 0, choices).shape if isinstance(part, Answers)]
    assert answers.ready
    assert answers.ends is not None


def test_equal_dice_are_recruited_without_asking() -> None:
    """R-MANAGE-3: three of five equal dice."""
    state = manage(managing(3, citizenry="home home home home home"))
    assert over(state)
    assert at(state, 0, "cup") == {"home": 3}
    assert at(state, 0, "citizenry") == {"home": 2}


def test_we_24() -> None:
    """WE-24, R-MANAGE-5, R-MANAGE-6, R-MANAGE-7, R-MANAGE-8: an empty cup needs one recalled die; all may
    come."""
    state = managing(4, development_slot="home home", world_slot="rare genes")
    own(state, 0, "Space Port", "Mining World")
    put(state, 0, novelty_goods="home", rare_goods="alien")
    manage(state)
    expected = {
        "recall home development-slot",
        "recall rare world-slot",
        "recall genes world-slot",
        "recall home novelty-goods",
        "recall alien rare-goods",
    }
    assert legal(state, 0) == expected
    act(state, 0, "recall alien rare-goods")
    assert "end" in legal(state, 0)
    act(state, 0, *["recall home development-slot"] * 2, "recall rare world-slot", "recall genes world-slot")
    act(state, 0, "recall home novelty-goods")
    assert over(state)
    assert total(state.seats[0].cup) == 6
    assert state.seats[0].credits == 4


def test_recalling_is_optional() -> None:
    """R-MANAGE-5, R-SETUP-17: it is asked in Manage only, and may be declined."""
    state = manage(managing(1, cup="home", development_slot="rare"))
    assert legal(state, 0) == {"end", "recall rare development-slot"}
    act(state, 0, "end")
    assert at(state, 0, "development-slot") == {"rare": 1}


def test_a_single_die_that_must_be_recalled() -> None:
    """R-MANAGE-6: without asking."""
    state = manage(managing(1, world_slot="rare rare"))
    assert legal(state, 0) == {"end", "recall rare world-slot"}
    assert at(state, 0, "cup") == {"rare": 1}


def test_everybody_manages_at_once() -> None:
    """R-ORDER-5: independent decisions."""
    state = managing(1, citizenry="home rare")
    put(state, 1, citizenry="home rare")
    manage(state)
    assert state.seats_to_move() == [0, 1]


def test_after_manage() -> None:
    """R-MANAGE-9, R-MANAGE-11, R-MANAGE-12, R-INV-3, R-INV-5: in random play phases turn back, cups and
    purses are never empty."""
    rounds = 0
    for seed in range(3):
        state, chance, choices = random_game(3, seed)
        before = state.round
        while not state.over:
            seat = state.seats_to_move()[0]
            state.play(seat, state.pick(seat, choices), chance)
            if state.stack and state.stack[-1] is MANAGE:
                assert all(player.credits >= 1 or player.step is RECRUIT for player in state.seats)
            if state.round != before:
                before = state.round
                rounds += 1
                assert state.active == 0
                for player in state.seats:
                    assert player.screen is not None
                    assert total(player.screen.dice()) >= 1
                    assert player.credits >= 1
    assert rounds > 30


# -- the end ---------------------------------------------------------------------------------------


def test_end_conditions() -> None:
    """R-END-1, R-END-2, R-END-3, R-END-5, R-MANAGE-10: an empty pool or twelve squares."""
    state = managing()
    assert not is_last_round(state)
    pool, state.pool = state.pool, 0
    assert is_last_round(state)
    state.pool = pool
    own(state, 1, *(known.world.name for known in BOX.tiles[:8]))
    assert state.seats[1].tableau.squares == 11
    assert not is_last_round(state)
    own(state, 1, "Space Port")
    assert is_last_round(state)


def test_the_last_round_is_played_to_its_end() -> None:
    """R-END-4, R-ROUND-4, R-SHIP-12, WE-20: Ship and Manage still follow; then the game is over."""
    state = managing(1, settle="home", citizenry="rare", ship="home")
    own(state, 0, *(known.world.name for known in BOX.tiles[:8]))
    stack(state, 0, "world", "T46")
    put(state, 0, novelty_goods="novelty")
    state.active = 0b10100
    state.stack = [ROUND[RoundPart.PHASES + Phase.SETTLE]]
    state.settle(ScriptedChance([]))
    assert state.seats[0].tableau.squares == 12
    assert not state.over
    act(state, 0, "trade novelty novelty")
    assert state.over
    assert at(state, 0, "cup") == {"home": 2, "military": 1, "novelty": 1, "rare": 1}
    assert state.seats[0].credits == 1


def test_rounds_go_on_otherwise() -> None:
    """R-ROUND-4, R-ROUND-5: without an end condition the next round begins; there is no limit."""
    state = managing()
    put(state, 0, cup="home")
    state.stack = [ROUND[RoundPart.MANAGE]]
    state.round = 99
    state.settle(FastChance(1))
    assert state.round == 100
    assert not state.over


def test_phases_in_order() -> None:
    """R-PHASE-1: I to V, the inactive ones are skipped."""
    for seed in range(3):
        state, chance, choices = random_game(2, seed)
        stages = []
        while not state.over:
            seat = state.seats_to_move()[0]
            stages.append((state.round, STAGES.index(stage_name(state)), state.active))
            state.play(seat, state.pick(seat, choices), chance)
        assert stages == sorted(stages, key=lambda stage: stage[:2])
        for _, stage, active in stages:
            if STAGES[stage] in PHASE_NAMES:
                assert active >> PHASE_NAMES.index(STAGES[stage]) & 1


# -- scoring ----------------------------------------------------------------------------------------


def test_we_25() -> None:
    """WE-25, R-SCORE-1, R-SCORE-2, R-SCORE-4, R-SCORE-6, R-SCORE-8: 25 points."""
    state = new_state(2, (2, 7), ("H7", "H8"))
    clear(state, 0)
    own(state, 0, "Galactic Federation", "New Galactic Order")
    put(state, 0, cup="military military", citizenry="military", world_slot="military")
    assert extra(state, 0, "Galactic Federation") == 5
    assert extra(state, 0, "New Galactic Order") == 4
    assert score(state, 0) == 25


@pytest.mark.parametrize(("dice", "vp"), [(4, 4), (3, 2), (6, 4), (7, 6), (0, 0)])
def test_we_26(dice: int, vp: int) -> None:
    """WE-26, R-SCORE-7, R-TILE-26: groups are rounded up, then multiplied."""
    state = managing(cup=" ".join(["military"] * dice))
    own(state, 0, "New Galactic Order")
    assert extra(state, 0, "New Galactic Order") == vp


@pytest.mark.parametrize(
    ("chips", "vp"),
    [
        (0, 0),
        (1, 1),
        (2, 1),
        (3, 2),
        (9, 3),
        (10, 4),
        (14, 4),
        (15, 5),
        (21, 6),
        (28, 7),
        (36, 8),
        (45, 9),
        (55, 10),
    ],
)
def test_we_35(chips: int, vp: int) -> None:
    """WE-35, R-TILE-22: Galactic Renaissance."""
    state = managing()
    own(state, 0, "Galactic Renaissance").chips = chips
    assert extra(state, 0, "Galactic Renaissance") == vp


def test_we_39() -> None:
    """WE-39, R-TILE-33, R-SCORE-5: System Diversification with its own cost, printed costs only."""
    state = managing()
    own(state, 0, "System Diversification", "Local Subsidies", "Galactic Influence")
    assert extra(state, 0, "System Diversification") == 6
    own(state, 0, "Investment Credits")
    assert extra(state, 0, "System Diversification") == 6


def test_each_six_plus_development() -> None:
    """R-SCORE-4, R-SCORE-11, R-TILE-27, R-SCORE-9, R-POWER-16, R-TILE-25: what each 6+ development adds."""
    state = new_state(2, (3, 7), ("H5", "H8"))  # Consumer Markets, Space Mall; Earth's Lost Colony
    clear(state, 0)
    own(state, 0, "Galactic Bankers", "Mining League", "New Economy", "Free Trade Association")
    own(state, 0, "Galactic Exchange", "Galactic Reserves", "Local Subsidies", "Mining World", "Gem World")
    put(state, 0, cup="home consumption", citizenry="rare", novelty_goods="genes", rare_goods="rare")
    assert extra(state, 0, "Galactic Bankers") == 8  # Consumer Markets counts, and itself
    assert extra(state, 0, "New Economy") == 7  # all but Local Subsidies
    assert extra(state, 0, "Mining League") == 2
    assert extra(state, 0, "Free Trade Association") == 2  # (0 + 2 + 2) / 2
    assert extra(state, 0, "Galactic Exchange") == 4  # home, consumption, rare, genes
    assert extra(state, 0, "Galactic Reserves") == 2
    assert score(state, 0) == state.seats[0].tableau.cost + 8 + 7 + 2 + 2 + 4 + 2


def test_scores_are_rounded_up() -> None:
    """R-SCORE-6: half of 5 is 3."""
    state = managing()
    own(state, 0, "Free Trade Association", "Galactic Resort", "Gem World")
    assert extra(state, 0, "Free Trade Association") == 3


def test_the_zone_does_not_score() -> None:
    """R-SCORE-3, R-SCORE-1: only chips and the tableau."""
    state = managing()
    before = score(state, 0)
    stack(state, 0, "world", "T55", "T54")
    state.seats[0].chips = 7
    assert score(state, 0) == before + 7


def test_recalled_goods_no_longer_score() -> None:
    """R-SCORE-10: formulas look at the table after the last Manage."""
    state = managing(1, cup="home")
    own(state, 0, "Galactic Reserves", "Space Port")
    put(state, 0, novelty_goods="rare rare")
    before = score(state, 0)
    manage(state)
    act(state, 0, "recall rare novelty-goods", "end")
    assert score(state, 0) == before - 1


def test_we_27() -> None:
    """WE-27, R-WIN-1, R-WIN-2, R-WIN-3: dice in the cup and credits, then a shared win."""
    state = managing(2, factions=(2, 7), cup="home home home home")
    put(state, 1, cup="rare rare")
    state.seats[0].chips = 41 - score(state, 0)
    state.seats[1].chips = 41 - score(state, 1)
    state.seats[1].credits = 3
    assert state.scores() == [41, 41]
    assert [tie_break(player) for player in state.seats] == [6, 6]
    assert ranks(state) == [1, 1]
    state.seats[1].credits = 4
    assert ranks(state) == [2, 1]
    state.seats[0].chips += 1
    assert ranks(state) == [1, 2]


def test_squares() -> None:
    """R-GEN-5, R-POWER-10: one for each tile, two for the faction; every tile exists once."""
    state = managing()
    assert state.seats[0].tableau.squares == 3
    own(state, 0, "Space Port", "Export Duties")
    assert state.seats[0].tableau.squares == 5
    assert len({known.development.name for known in BOX.tiles}) == 55
    assert tile("Space Port") not in state.bag
    assert box.LAST_SQUARE == 12


def test_the_goal_counts_squares_and_the_pool() -> None:
    """R-END-1, R-END-2: what was taken from the pool, and the squares of whoever has the most."""
    state = new_state()
    state.pool = 20
    squares = max(player.tableau.squares for player in state.seats)
    assert [(end.key, end.now, end.of) for end in goal(state).ends] == [
        ("squares", squares, 12),
        ("pool", 4, 24),
    ]
    assert EndCondition("pool", 4, 24) in goal(state).ends  # it is nobody's
    assert goal(state).points == max(score(state, seat) for seat in range(state.players))
    assert not goal(state).last
    state.pool = 0
    assert goal(state).last
