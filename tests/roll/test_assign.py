"""Roll, Assign, Dictate, Reassign powers, Reveal."""

from collections import Counter

import pytest

from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.errors import IllegalMove
from starhold.kernel.words import PickPath
from starhold.roll import components as box
from starhold.roll.components import Die, Phase
from starhold.roll.dice import several, total
from starhold.roll.game import GAME
from starhold.roll.sight import dice_view
from starhold.roll.state import RollState
from starhold.roll.steps.assign import ASSIGN, roll
from starhold.roll.steps.round import ROUND, RoundPart
from tests.roll.builders import (
    act,
    at,
    clear,
    legal,
    logged,
    new_state,
    own,
    put,
    random_game,
    said,
    screen,
    stop_after_reveal,
)


def row(state: RollState, seat: int, phase: str) -> dict[str, int]:
    """The dice in a row behind the screen."""
    behind = state.seats[seat].screen
    assert behind is not None
    return dice_view(behind.row(box.PHASE_NAMES.index(phase)))


def moves_of(state: RollState, seat: int) -> set[str]:
    return {move for move in legal(state, seat) if move.startswith("move")}


# -- roll ----------------------------------------------------------------------------------------


def test_all_dice_are_rolled() -> None:
    """R-ROLL-1, R-ROLL-3, R-ASSIGN-1, R-ROUND-1, R-GEN-2: the whole cup is rolled, and each die goes to the
    row it shows."""
    state = new_state()
    clear(state, 0)
    clear(state, 1)
    put(state, 0, cup="home military", citizenry="rare")
    put(state, 1, cup="home")
    state.stack = [ROUND[RoundPart.ASSIGN]]
    state.settle(ScriptedChance([2, 5, 0]))  # home: develop, military: wild; home: explore
    assert state.stack[-1] is ASSIGN
    assert row(state, 0, "develop") == {"home": 1}
    assert state.seats[0].screen is not None
    assert dice_view(state.seats[0].screen.wild) == {"military": 1}
    assert row(state, 1, "explore") == {"home": 1}
    assert at(state, 0, "cup") == {}
    assert at(state, 0, "citizenry") == {"rare": 1}
    assert state.seats_to_move() == [0, 1]


def test_faces_are_equally_likely() -> None:
    """R-ROLL-2, R-GEN-1: each face of a die comes up as often as the others."""
    chance = FastChance(11)
    seen: Counter[str] = Counter()
    for _ in range(6_000):
        rolled = roll(several(1, Die.MILITARY), chance)
        for phase in range(box.PHASES):
            seen[box.PHASE_NAMES[phase]] += total(rolled.row(phase))
        seen["wild"] += total(rolled.wild)
    assert 0 == seen["produce"] == seen["ship"]
    for name, faces in (("explore", 1), ("develop", 2), ("settle", 2), ("wild", 1)):
        assert abs(seen[name] - 1000 * faces) < 150


# -- wild dice and the selector ---------------------------------------------------------------------


def test_wild_dice_go_anywhere() -> None:
    """R-ASSIGN-2, R-ASSIGN-7: spread or bundled; nothing else before they all have a row."""
    state = new_state()
    screen(state, 0, wild="rare rare alien", ship="home")
    assert legal(state, 0) == {f"wild {die} {row}" for die in ("rare", "alien") for row in box.PHASE_NAMES}
    act(state, 0, "wild rare explore", "wild rare explore", "wild alien ship")
    assert row(state, 0, "explore") == {"rare": 2}
    assert row(state, 0, "ship") == {"home": 1, "alien": 1}
    assert not any(move.startswith("wild") for move in legal(state, 0))


def test_select_with_any_worker() -> None:
    """R-ASSIGN-3, R-ASSIGN-5, R-ASSIGN-8: any worker, any phase, whatever it shows, before any power."""
    state = new_state()
    own(state, 0, "Galactic Influence")
    screen(state, 0, explore="home home", ship="rare")
    expected = {f"select home explore {phase}" for phase in box.PHASE_NAMES}
    expected |= {f"select rare ship {phase}" for phase in box.PHASE_NAMES}
    assert legal(state, 0) == expected
    act(state, 0, "select rare ship develop")
    assert row(state, 0, "ship") == {}
    assert not any(move.startswith("select") for move in legal(state, 0))
    assert "commit" in legal(state, 0)
    assert "use galactic-influence" in legal(state, 0)


def test_a_click_alone_gives_no_die_up() -> None:
    """R-DICTATE-2: Dictate is confirmed; to select a phase or to move a worker need not be."""
    state = new_state()
    screen(state, 0, explore="home home", ship="rare")

    def confirmed() -> list[str]:
        choices = [GAME.choice(state, 0, action) for action in state.legal(0)]
        return [part.confirm for part in GAME.asked(state, 0, choices).shape if isinstance(part, PickPath)]

    assert confirmed() == [""]
    act(state, 0, "select rare ship develop")
    assert confirmed() == ["always"]
    act(state, 0, "dictate home explore")
    assert confirmed() == [""]


def test_take_back_everything() -> None:
    """R-ASSIGN-9, R-ASSIGN-10: until the commitment every move can be taken back, one by one."""
    state = new_state()
    own(state, 0, "Galactic Influence")
    screen(state, 0, wild="military", explore="home home")
    screen(state, 1, explore="home")
    assert state.seats[0].screen is not None
    start = state.seats[0].screen.fields()
    moves = ["wild military ship", "select home explore settle", "use galactic-influence"]
    moves += ["move military ship explore", "dictate home explore", "move military explore develop"]
    assert "take-back" not in legal(state, 0)
    act(state, 0, *moves)
    act(state, 0, *["take-back"] * len(moves))
    assert state.seats[0].screen.fields() == start
    act(state, 0, *moves, "commit")
    assert state.seats_to_move() == [1]


def test_selector_works_in_its_phase() -> None:
    """R-ASSIGN-4, R-ASSIGN-6, R-REASSIGN-9, R-GEN-3: the selector is a worker of the selected phase; neither
    powers nor Dictate reach it."""
    state = new_state()
    own(state, 0, "Nanotechnology")
    screen(state, 0, explore="alien", ship="home home")
    screen(state, 1, explore="home")
    act(state, 0, "select alien explore develop")
    assert "dictate alien develop" not in legal(state, 0)
    act(state, 0, "use nanotechnology")
    assert moves_of(state, 0) == {f"move home ship {to}" for to in box.PHASE_NAMES if to != "ship"}
    act(state, 0, "take-back", "commit")
    act(state, 1, "select home explore explore", "commit", chance=FastChance(4))
    assert state.seats[0].selected == Phase.DEVELOP
    # nothing to develop: the selector came back unused
    assert at(state, 0, "cup").get("alien", 0) + at(state, 0, "develop").get("alien", 0) == 1


# -- Dictate --------------------------------------------------------------------------------------------


def test_dictate() -> None:
    """R-DICTATE-1, R-DICTATE-2, R-DICTATE-4, R-DICTATE-6: one is given up, another moves, once a round."""
    state = new_state()
    screen(state, 0, explore="home home", settle="rare", ship="genes")
    act(state, 0, "select home explore produce")
    assert {"dictate home explore", "dictate rare settle", "dictate genes ship"} <= legal(state, 0)
    act(state, 0, "dictate rare settle")
    expected = {f"move home explore {to}" for to in box.PHASE_NAMES if to != "explore"}
    expected |= {f"move genes ship {to}" for to in box.PHASE_NAMES if to != "ship"}
    assert legal(state, 0) == expected | {"take-back"}
    act(state, 0, "move genes ship explore")
    assert row(state, 0, "explore") == {"home": 1, "genes": 1}
    assert not any(move.startswith("dictate") for move in legal(state, 0))


def test_dictate_needs_two_dice_in_rows() -> None:
    """R-DICTATE-5: one to give up and one to move."""
    state = new_state()
    screen(state, 0, explore="home home")
    act(state, 0, "select home explore ship")
    assert legal(state, 0) == {"commit", "take-back"}


@pytest.mark.parametrize(
    ("powers", "rows", "asked"),
    [
        ((), {"explore": "home home"}, "assign-ready"),
        ((), {"explore": "home home", "ship": "rare"}, "assign-dictate"),
        (("Isolation Policy",), {"explore": "home home"}, "assign-reassign"),
        (("Isolation Policy",), {"explore": "home home", "ship": "rare"}, "assign"),
    ],
)
def test_the_question_names_what_can_be_done(
    powers: tuple[str, ...], rows: dict[str, str], asked: str
) -> None:
    """R-REASSIGN-4, R-DICTATE-5: powers where one can move somebody, Dictate with two workers."""
    state = new_state()
    own(state, 0, *powers)
    screen(state, 0, **rows)
    act(state, 0, "select home explore ship")
    assert GAME.prompt(state, 0).line.key == f"roll-prompt-{asked}"


def test_mandate_moves_one_to_three() -> None:
    """R-DICTATE-7: not none."""
    state = new_state()
    own(state, 0, "Galactic Mandate")
    screen(state, 0, explore="home home home home home")
    act(state, 0, "select home explore ship", "dictate home explore")
    assert "stop" not in legal(state, 0)
    act(state, 0, "move home explore ship")
    assert "stop" in legal(state, 0)
    act(state, 0, "move home explore ship", "move home explore settle")
    assert "commit" in legal(state, 0)
    assert row(state, 0, "ship") == {"home": 2}


def test_we_30() -> None:
    """WE-30, R-TILE-21, R-REASSIGN-8, R-DICTATE-3: several Dictates that move up to three each; given-up dice
    stay out of play and return to the cup."""
    state = new_state()
    own(state, 0, "Backup Planning", "Galactic Mandate")
    screen(state, 0, explore="home home home home home home military")
    screen(state, 1, explore="home")
    act(state, 0, "select military explore settle", "dictate home explore")
    act(state, 0, *["move home explore ship"] * 3)
    assert legal(state, 0) >= {"dictate home explore", "dictate home ship"}
    act(state, 0, "dictate home ship")
    assert row(state, 0, "ship") == {"home": 2}
    act(state, 0, "move home ship explore", "move home ship explore", "move home explore produce")
    # five dice were in rows before the second Dictate: one was given up, three moved
    assert row(state, 0, "explore") == {"home": 3}
    assert row(state, 0, "produce") == {"home": 1}
    act(state, 0, "commit")
    act(state, 1, "select home explore settle", "commit", chance=ScriptedChance([3], FastChance(1)))
    # only Settle is active, nobody has a world in the zone: all dice came back to the cup
    assert total(state.seats[0].dice()) == 7


# -- Reassign powers -----------------------------------------------------------------------------------------


def offered(power: str, phase: str = "ship", **rows: str) -> tuple[RollState, set[str]]:
    """A table where a power is in use, and the moves it offers; a military selector is set aside."""
    state = new_state()
    own(state, 0, power)
    rows["explore"] = (rows.get("explore", "") + " military").strip()
    screen(state, 0, **rows)
    act(state, 0, f"select military explore {phase}")
    slug = power.lower().replace(" ", "-")
    act(state, 0, f"use {slug}")
    return state, moves_of(state, 0)


def others(*moves: str) -> set[str]:
    """`home explore` to each other row."""
    return {f"move {m} {to}" for m in moves for to in box.PHASE_NAMES if to != m.split()[1]}


ALL_MIXED = ("home explore", "rare explore", "novelty develop", "genes settle", "home ship")
MIXED = {"explore": "home rare", "develop": "novelty", "settle": "genes", "ship": "home"}


@pytest.mark.parametrize(
    ("power", "expected"),
    [
        ("Propaganda Campaign", {f"move {m} ship" for m in ("home explore", "rare explore")}
            | {"move novelty develop ship", "move genes settle ship"}),
        ("Nanotechnology", others(*ALL_MIXED)),
        ("System Diversification", others("rare explore", "novelty develop", "genes settle")),
        ("Galactic Influence", others(*ALL_MIXED)),
        ("Isolation Policy", others("home explore", "rare explore")),
        ("Homeworld Patriotism", {"move home explore ship"}),
        ("Shipping Affinity", {"move home explore ship", "move rare explore ship",
            "move novelty develop ship", "move genes settle ship"}),
        ("Local Subsidies", others("home explore", "home ship")),
        ("Technology Affinity", {"move home explore develop", "move rare explore develop",
            "move genes settle develop", "move home ship develop"}),
        ("Colonial Affinity", {"move home explore settle", "move rare explore settle",
            "move novelty develop settle", "move home ship settle"}),
        ("Diversification", others("home explore")),
        ("Hydroponics Guild", others("novelty develop", "genes settle")),
        ("Space Mercenaries", others("rare explore")),
        ("Mad Scientists", others(*ALL_MIXED)),
        ("Executive Power", {"move home explore ship", "move rare explore ship"}),
        ("Operations Affinity", {"move home explore produce", "move rare explore produce",
            "move novelty develop explore", "move novelty develop produce", "move genes settle explore",
            "move genes settle produce", "move home ship explore", "move home ship produce"}),
    ],
)  # fmt: skip
def test_what_each_power_moves(power: str, expected: set[str]) -> None:
    """R-REASSIGN-1, R-REASSIGN-6, R-REASSIGN-12: by row and type, to the rows that the power names."""
    _, moves = offered(power, **MIXED)
    assert moves == expected


@pytest.mark.parametrize(
    ("power", "most"),
    [
        ("Propaganda Campaign", 2),
        ("Nanotechnology", 2),
        ("System Diversification", 2),
        ("Galactic Influence", 1),
        ("Isolation Policy", 2),
        ("Homeworld Patriotism", 2),
        ("Shipping Affinity", 1),
        ("Local Subsidies", 1),
        ("Technology Affinity", 1),
        ("Colonial Affinity", 1),
        ("Diversification", 1),
        ("Hydroponics Guild", 1),
        ("Space Mercenaries", 1),
        ("Executive Power", 2),
        ("Operations Affinity", 1),
    ],
)
def test_how_many_each_power_moves(power: str, most: int) -> None:
    """R-REASSIGN-2, R-REASSIGN-4, R-REASSIGN-11: once a round, optional, and no more than it says."""
    state, moves = offered(power, explore="home home home rare rare rare genes genes")
    done = 0
    while moves:
        act(state, 0, sorted(moves)[0])
        done += 1
        moves = moves_of(state, 0)
        if moves:
            assert ("stop" in legal(state, 0)) == (power != "Executive Power")
    assert done == most
    assert not any(move.startswith("use") for move in legal(state, 0))
    assert "commit" in legal(state, 0)


def test_several_workers_go_to_different_rows() -> None:
    """R-REASSIGN-5, R-REASSIGN-10: different destinations in one use; a die moves once in it."""
    state, _ = offered("Nanotechnology", explore="home home")
    act(state, 0, "move home explore develop")
    assert "move home develop ship" not in legal(state, 0)
    act(state, 0, "move home explore settle")
    assert row(state, 0, "develop") == row(state, 0, "settle") == {"home": 1}


def test_a_die_of_the_same_kind_that_stood_there_may_move() -> None:
    """R-REASSIGN-10: only the moved die rests, not its twin in that row."""
    state, _ = offered("Nanotechnology", explore="home", develop="home")
    act(state, 0, "move home explore develop")
    assert "move home develop ship" in legal(state, 0)
    act(state, 0, "move home develop ship")
    assert row(state, 0, "develop") == {"home": 1}


def test_other_powers_may_move_a_die_again() -> None:
    """R-REASSIGN-6, R-REASSIGN-10, R-REASSIGN-7: also a wild die, or one that shows another row."""
    state = new_state()
    own(state, 0, "Galactic Influence", "Space Mercenaries")
    screen(state, 0, wild="rare", explore="home")
    act(state, 0, "wild rare ship", "select home explore ship", "use galactic-influence")
    act(state, 0, "move rare ship produce", "use space-mercenaries", "move rare produce develop")
    assert row(state, 0, "develop") == {"rare": 1}


def test_powers_only_while_assigning() -> None:
    """R-REASSIGN-3, R-ASSIGN-7: after the commitment nothing moves any more."""
    state = new_state()
    own(state, 0, "Galactic Influence")
    screen(state, 0, explore="home home")
    screen(state, 1, explore="home")
    act(state, 0, "select home explore ship", "commit")
    with pytest.raises(IllegalMove):
        act(state, 0, "use galactic-influence")


def test_we_28() -> None:
    """WE-28, R-TILE-24, R-TILE-25, R-POWER-13: Mad Scientists compare Novelty worlds of all tableaus."""

    def most(mine: list[str], theirs: list[str], faction: int = 7) -> int:
        state = new_state(2, (faction, 2))
        own(state, 0, "Mad Scientists", *mine)
        own(state, 1, *theirs)
        screen(state, 0, explore="home home home home")
        act(state, 0, "select home explore ship")
        if "use mad-scientists" not in legal(state, 0):
            return 0
        act(state, 0, "use mad-scientists", "move home explore ship")
        if "stop" not in legal(state, 0):
            return 1
        act(state, 0, "move home explore ship")
        return 2 if "stop" not in legal(state, 0) else 3

    assert most([], []) == 1
    assert most(["Gem World", "Spice World"], ["Space Port"]) == 2
    assert most(["Gem World"], ["Space Port", "Spice World"]) == 0
    assert most([], [], faction=3) == 2  # Space Mall counts
    assert most(["Gem World"], ["Space Port"]) == 1


def test_we_29() -> None:
    """WE-29, R-TILE-34: Executive Power takes two dice of one row to the selected phase."""
    state = new_state()
    own(state, 0, "Executive Power")
    screen(state, 0, explore="home military", develop="home", ship="rare")
    act(state, 0, "select rare ship ship", "use executive-power")
    assert legal(state, 0) == {"move home explore ship", "move military explore ship", "take-back"}
    act(state, 0, "move home explore ship")
    assert legal(state, 0) == {"move military explore ship", "take-back"}
    act(state, 0, "move military explore ship")
    assert row(state, 0, "ship") == {"home": 1, "military": 1}


def test_executive_power_needs_a_full_row() -> None:
    """R-TILE-34: not with two dice in the selected row, nor with single ones elsewhere."""
    state = new_state()
    own(state, 0, "Executive Power")
    screen(state, 0, explore="home", develop="home", ship="rare rare rare")
    act(state, 0, "select rare ship ship")
    assert "use executive-power" not in legal(state, 0)


# -- reveal ---------------------------------------------------------------------------------------


def revealed(state: RollState, phases: tuple[str, ...], *answers: int) -> None:
    """Everybody selects with a home explorer and commits; the table goes on with these chance answers."""
    for seat, phase in enumerate(phases):
        act(state, seat, f"select home explore {phase}")
    for seat in range(len(phases)):
        act(state, seat, "commit", chance=ScriptedChance(list(answers), FastChance(3)))


def test_we_03() -> None:
    """WE-03, R-REVEAL-2, R-REVEAL-3: the die of a game of two adds a phase, if it is a new one."""
    for answer, active in ((0, 0b00101), (3, 0b00100)):
        state = new_state()
        for seat in range(2):
            screen(state, seat, explore="home home home")
            put(state, seat, citizenry="rare rare rare")
        stop_after_reveal(state)
        revealed(state, ("settle", "settle"), answer)
        assert state.active == active
        state.check()


def test_three_players_roll_no_extra_die() -> None:
    """R-REVEAL-3: only in a game of two."""
    state = new_state(3)
    for seat in range(3):
        screen(state, seat, explore="home home")
    stop_after_reveal(state)
    revealed(state, ("settle", "ship", "ship"))
    assert state.active == 0b10100


def test_we_04() -> None:
    """WE-04, R-REVEAL-1, R-REVEAL-5, R-REVEAL-6, R-REVEAL-7, R-PHASE-8: workers of inactive phases and
    given-up dice return to the cup."""
    state = new_state(3)
    screen(state, 0, explore="home home", develop="military", ship="novelty", settle="rare")
    screen(state, 1, explore="home")
    screen(state, 2, explore="home")
    for seat in range(3):
        put(state, seat, citizenry="home home home home home")
    act(state, 0, "select military develop develop", "dictate home explore", "move rare settle produce")
    act(state, 0, "commit")
    act(state, 1, "select home explore produce", "commit")
    act(state, 2, "select home explore produce")
    stop_after_reveal(state)
    chance = ScriptedChance([])
    log = logged(chance)
    act(state, 2, "commit", chance=chance)
    assert state.active == 0b01010
    assert at(state, 0, "cup") == {"home": 2, "novelty": 1}
    assert at(state, 0, "develop") == {"military": 1}
    assert at(state, 0, "produce") == {"rare": 1}
    assert said(log.events).count("selected") == 3
    state.check()


def test_everybody_assigns_at_once() -> None:
    """R-ORDER-5, R-ROUND-2, R-ROUND-3: any order; who is ready waits for the others."""
    state = new_state(3)
    for seat in range(3):
        screen(state, seat, explore="home home")
    assert state.seats_to_move() == [0, 1, 2]
    act(state, 1, "select home explore ship", "commit")
    assert state.seats_to_move() == [0, 2]
    assert state.seats[1].selected == -1


def test_a_plan_is_always_legal_when_replayed() -> None:
    """R-ASSIGN-10, R-INFO-6: whatever random players do behind the screen, every die is somewhere and the
    selector is one."""
    for seed in range(6):
        state, chance, choices = random_game(3, seed)
        for _ in range(300):
            if state.over:
                break
            seat = state.seats_to_move()[0]
            state.play(seat, state.pick(seat, choices), chance)
            state.check()
            for player in state.seats:
                if player.screen is not None and player.screen.phase >= 0:
                    assert player.screen.wild == 0
                    assert player.screen.selector >= 0
