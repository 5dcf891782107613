"""What previews of Roll carry: credits, points and dice by name, what is lost, and what ends them."""

import pytest

from starhold.kernel.bits import bit
from starhold.kernel.chance import ScriptedChance
from starhold.kernel.errors import IllegalMove
from starhold.kernel.preview import plans, preview
from starhold.kernel.ways import Delta, Preview
from starhold.roll.components import Phase
from starhold.roll.game import GAME
from starhold.roll.state import RollState
from starhold.roll.steps.round import ROUND, RoundPart
from tests.roll.builders import clear, manage, new_state, own, put, screen, start


def of(state: RollState, notation: str, seat: int = 0) -> Preview:
    return preview(GAME, state, seat, GAME.action(notation))


def exploring(credits: int) -> RollState:
    state = new_state()
    clear(state, 0)
    put(state, 0, explore="home home")
    state.seats[0].credits = credits
    return start(state, "explore")


def test_stocking_shows_its_credits_and_what_is_lost() -> None:
    """R-EXPLORE-3, R-PHASE-7: $2, and nothing above $10."""
    assert of(exploring(1), "stock").deltas == (Delta(0, "credits", 2),)
    assert of(exploring(9), "stock").deltas == (Delta(0, "credits", 1, lost=1),)
    full = of(exploring(10), "stock")
    assert full.nothing
    assert full.deltas == (Delta(0, "credits", 0, lost=2),)


def test_what_a_later_phase_brings_is_not_shown() -> None:
    """R-PHASE-1: the last explorer stocks; the good that is produced after that would be produced anyhow."""
    state = new_state()
    own(state, 0, "Galactic Resort")
    clear(state, 0)
    put(state, 0, explore="home", produce="home")
    state.seats[0].credits = 1
    state.active |= bit(Phase.PRODUCE)
    state.stack.append(ROUND[RoundPart.PHASES + Phase.DEVELOP])
    start(state, "explore")
    found = of(state, "stock")
    assert found.deltas == (Delta(0, "credits", 2),)
    assert found.stop == "people"


def test_scouting_stops_where_tiles_are_drawn() -> None:
    """R-EXPLORE-5: what is drawn is not known before."""
    assert of(exploring(1), "scout").stop in ("chance", "reveal")


def test_a_shipment_shows_what_it_brings() -> None:
    """R-SHIP-5, R-SHIP-6."""
    state = new_state()
    own(state, 0, "Galactic Resort")
    clear(state, 0)
    put(state, 0, ship="home", novelty_goods="home")
    state.seats[0].credits = 1
    start(state, "ship")
    trade = of(state, "trade home novelty")
    changes = {delta.counter: delta.change for delta in trade.deltas}
    assert changes["credits"] == 3
    assert changes["goods"] == -1
    consume = {delta.counter: delta.change for delta in of(state, "consume home novelty").deltas}
    assert consume["chips"] == consume["points"] >= 1


def test_recruiting_shows_its_price() -> None:
    """R-MANAGE-2, R-MANAGE-4: $1 a die, the second one at once, and $1 for who has none left."""
    state = new_state()
    clear(state, 0)
    put(state, 0, citizenry="home rare rare")
    state.seats[0].credits = 2
    manage(state)
    found = of(state, next(name for name in names(state) if name.startswith("recruit")))
    changes = {delta.counter: delta.change for delta in found.deltas if delta.seat == 0}
    assert changes == {"credits": -1, "cup": 2}


def test_what_comes_after_all_recruits_can_be_asked_for_at_once() -> None:
    """R-MANAGE-3, R-MANAGE-5: two dice of three, then the end of the round; the summary is of all."""
    state = new_state()
    clear(state, 0)
    put(state, 0, citizenry="home rare alien", world_slot="home")
    state.seats[0].credits = 2
    manage(state)
    recruits = [GAME.action("recruit home"), GAME.action("recruit rare")]
    ends = [plan for plan in plans(GAME, state, 0, recruits) if plan.actions == (GAME.action("end"),)]
    assert len(ends) == 1
    changes = {delta.counter: delta.change for delta in ends[0].preview.deltas if delta.seat == 0}
    assert changes == {"credits": -1, "cup": 2}
    with pytest.raises(IllegalMove):
        plans(GAME, state, 0, [*recruits, GAME.action("end")])


def names(state: RollState) -> list[str]:
    return [GAME.actions[action].notation for action in state.legal(0)]


def test_moves_behind_the_screen_are_not_nothing() -> None:
    """R-ASSIGN-3: nobody is told, but the dice lie elsewhere; who is ready waits for people."""
    state = new_state()
    screen(state, 0, explore="home", settle="home home")
    screen(state, 1, explore="home home home")
    found = of(state, names(state)[0])
    assert not found.nothing
    assert found.stop == "none"
    state.apply(0, state.legal(0)[0], ScriptedChance([]))
    assert of(state, "commit").stop == "people"
