"""State: who moves, what is refused and why, and what makes two states equal."""

import pytest

import starhold
from starhold.kernel.bits import bit
from starhold.kernel.chance import FastChance, RecordingChance, ScriptedChance
from starhold.kernel.errors import GameOver, IllegalMove, NotYourDecision
from starhold.kernel.state import State, only, play_out, step_number
from starhold.kernel.step import Step
from tests import toy


def lantern(players: int = 3, seed: int = 1) -> toy.Lantern:
    state = toy.GAME.start(players, FastChance(seed))
    assert isinstance(state, toy.Lantern)
    return state


def after_bids(players: int = 3) -> toy.Lantern:
    """All have bid one: turns go by seat."""
    state = lantern(players)
    for seat in range(players):
        state.apply(seat, toy.BID + 1, FastChance())
    return state


# -- deciding --------------------------------------------------------------------------------------


def test_all_seats_owe_a_bid() -> None:
    state = lantern(3)
    assert state.waiting() == 0b111
    assert state.seats_to_move() == [0, 1, 2]
    state.apply(1, toy.BID, FastChance())
    assert state.seats_to_move() == [0, 2]


def test_seats_answer_in_any_order() -> None:
    state = lantern(3)
    for seat in (2, 0, 1):
        state.apply(seat, toy.BID + seat, FastChance())
    assert state.seats_to_move() == [2]
    assert [state.coins[seat] for seat in range(3)] == [4, 2, 1]


def test_a_seat_without_a_choice_is_not_asked() -> None:
    state = lantern(2)
    state.coins[0] = 0
    assert state.seats_to_move() == [1]
    state.apply(1, toy.BID + 2, FastChance())
    assert state.coins == [1, 1]


def test_nested_decision_comes_first() -> None:
    """A six pushes the bonus above the turns that are still to come."""
    state = after_bids()
    state.apply(0, toy.ROLL, ScriptedChance([5]))
    assert [step.name for step in state.stack] == ["round", "turn", "turn", "bonus"]
    assert state.legal(0) == [toy.KEEP, toy.GIVE + 1, toy.GIVE + 2]
    state.apply(0, toy.GIVE + 2, ScriptedChance([]))
    assert state.points == [6, 0, 2]
    assert state.seats_to_move() == [1]


# -- refusing --------------------------------------------------------------------------------------


def test_a_seat_that_owes_nothing() -> None:
    with pytest.raises(NotYourDecision) as caught:
        after_bids().apply(1, toy.ROLL, FastChance())
    assert caught.value.arguments == {"seat": 1}


@pytest.mark.parametrize("seat", [-1, 3, 63, 64, 2**40])
def test_a_seat_that_is_not_there(seat: int) -> None:
    state = lantern(3)
    with pytest.raises(NotYourDecision):
        state.apply(seat, toy.BID, FastChance())
    assert state.legal(seat) == []


@pytest.mark.parametrize("action", [-1, toy.ROLL, toy.GIVE + 3, 11, 2**40])
def test_an_action_that_is_not_listed(action: int) -> None:
    with pytest.raises(IllegalMove) as caught:
        lantern().apply(0, action, FastChance())
    assert caught.type is IllegalMove
    assert caught.value.arguments == {"seat": 0, "action": action}


def test_a_game_that_is_over() -> None:
    state = lantern()
    play_out(state, FastChance(2), FastChance(3), 1_000)
    assert state.over
    assert state.waiting() == 0
    with pytest.raises(GameOver):
        state.apply(0, toy.BID, FastChance())


def test_errors_are_kinds_of_illegal_move() -> None:
    """So one `except` catches every move that the rules refuse."""
    assert issubclass(NotYourDecision, IllegalMove)
    assert issubclass(GameOver, IllegalMove)


# -- equality --------------------------------------------------------------------------------------


def test_numbers_hold_the_players_the_table_and_the_steps() -> None:
    state = lantern(2)
    bids = [toy.UNANSWERED, toy.UNANSWERED]
    steps = [step_number(step) for step in state.stack]
    assert state.numbers() == [2, *state.fields(), steps[0], 0, steps[1], 2, *bids]


def test_an_answer_that_nobody_sees_changes_the_numbers() -> None:
    one, two = lantern(), lantern()
    one.apply(0, toy.BID, FastChance())
    two.apply(0, toy.BID + 1, FastChance())
    assert one.numbers() != two.numbers()
    assert toy.GAME.digest(one) != toy.GAME.digest(two)


def test_a_state_has_no_hash() -> None:
    """Equal states have equal hashes or none; one that changes with each move has none."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(lantern())
    with pytest.raises(TypeError, match="unhashable"):
        hash(starhold.new("roll", players=2, seed=1).state)


# -- playing out -----------------------------------------------------------------------------------


def test_play_out_stops_at_the_limit_and_at_the_end() -> None:
    state = lantern()
    assert play_out(state, FastChance(1), FastChance(1), 5) == 5
    rest = play_out(state, FastChance(1), FastChance(1), 1_000)
    assert 0 < rest < 100
    assert play_out(state, FastChance(1), FastChance(1), 1_000) == 0


def test_a_counted_choice_is_reused_by_pick() -> None:
    """A step that has counted on the way stores the number; pick then asks chance for just that."""
    state = after_bids()
    state.choices = 2
    assert state.pick(0, ScriptedChance([1])) == toy.SWAP
    state.play(0, toy.SWAP, FastChance())
    assert state.choices == -1


def test_what_was_counted_for_one_seat_is_counted_again_for_another() -> None:
    state = lantern()
    state.choices, state.chooser = 1, 1
    asked = RecordingChance(FastChance(1))
    state.pick(0, asked)
    assert asked.of == [len(state.legal(0))]
    assert asked.of != [1]


def test_only() -> None:
    assert [only(seat) for seat in range(5)] == [bit(seat) for seat in range(5)]


# -- what a game has to write ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["clone", "fields", "numbers"])
def test_a_bare_state_leaves_these_to_the_game(name: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(State(2), name)()


def test_what_is_built_above_a_state_its_game_answers() -> None:
    class Position(State):
        pass

    class Answering:
        def scores(self, state: State) -> list[int]:
            return [int(state.players)]

    Position.game = Answering()
    assert Position(3).scores() == [3]
    assert State.game is None


def test_a_bare_step_leaves_all_to_the_game() -> None:
    step: Step[State] = Step()
    for doing in (lambda: step.waiting(State(2)), lambda: step.settle(State(2), FastChance())):
        with pytest.raises(NotImplementedError):
            doing()
    assert step.fields() == []
