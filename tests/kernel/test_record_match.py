"""Matches: playing with a record beside, undo, saving and resuming."""

import pytest

from starhold.kernel import record, record_files
from starhold.kernel.chance import FastChance, RecordedChance, ScriptedChance
from starhold.kernel.errors import IllegalMove, NothingToUndo
from starhold.kernel.fairness import fair_chance
from starhold.kernel.runner import MatchRunner
from tests import toy
from tests.kernel.games import SEED, play_on, played, started

pytestmark = pytest.mark.engine

BID_2 = toy.GAME.action("bid 2")
ROLL = toy.GAME.action("roll")
KEEP = toy.GAME.action("keep")


def test_a_record_replays_without_any_generator() -> None:
    whole = played(seed=5)
    again = MatchRunner.resume(toy.GAME, whole.record(), RecordedChance([]))
    assert again.record() == whole.record()
    assert again.state.over
    assert whole.record().result is not None


def test_a_saved_match_goes_on_as_if_it_had_never_stopped() -> None:
    whole = play_on(started(), seed=8)
    stopped = play_on(started(), seed=8, moves=5)
    saved = record_files.parse(record_files.encode(stopped.record()))
    resumed = MatchRunner.resume(toy.GAME, saved, fair_chance(SEED, ["comet"]))
    for move in whole.record().moves[5:]:
        resumed.move(move.seat, toy.GAME.action(move.notation))
    assert resumed.record() == whole.record()


def test_an_unfinished_record_has_no_result_and_a_closed_seed() -> None:
    some = play_on(started(), seed=1, moves=3).record()
    assert some.result is None
    assert some.seed == ""


def test_a_move_that_shows_nothing_can_be_taken_back() -> None:
    match = started()
    before = match.state.numbers()
    match.move(0, BID_2)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert match.undo(0).notation == "bid 2"
    assert match.state.numbers() == before
    assert match.record().moves == ()


def test_nobody_takes_back_when_another_has_moved_since() -> None:
    match = started()
    match.move(0, BID_2)
    match.move(1, BID_2)
    assert not match.can_undo(0)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    match.undo(1)
    assert match.can_undo(0)


def test_moves_of_seats_that_need_not_agree_are_undone_too() -> None:
    match = started()
    match.move(0, BID_2)
    match.move(1, BID_2)
    assert match.undo(0, others=(2,)).seat == 0
    assert match.plies == []


def test_a_move_that_reveals_cannot_be_taken_back() -> None:
    match = started()
    for seat in range(3):
        match.move(seat, BID_2)  # the third opens all bids
    assert not match.can_undo(2)


def test_a_move_that_asked_chance_cannot_be_taken_back() -> None:
    match = MatchRunner(toy.GAME, started().seats, ScriptedChance([0] * 3 + [5], FastChance(1)))
    for seat in range(3):
        match.move(seat, BID_2)
    match.move(0, ROLL)
    assert match.plies[-1].chance == (5,)
    assert not match.can_undo(0)
    match.move(0, KEEP)  # the six's two points: no chance, nothing hidden
    assert match.can_undo(0)


def test_undo_stays_possible_after_resuming() -> None:
    match = started()
    match.move(0, BID_2)
    resumed = MatchRunner.resume(toy.GAME, match.record(), fair_chance(SEED, ["comet"]))
    assert resumed.can_undo(0)


def test_an_illegal_move_leaves_the_match_as_it_was() -> None:
    match = started()
    before = match.record()
    with pytest.raises(IllegalMove):
        match.move(0, ROLL)
    assert match.record() == before


def test_the_dice_of_a_move_do_not_depend_on_moves_taken_back() -> None:
    straight, wavering = started(), started()
    wavering.move(0, BID_2)
    wavering.undo(0)
    for match in (straight, wavering):
        for seat in range(3):
            match.move(seat, BID_2)
        match.move(0, ROLL)
    assert straight.record().moves == wavering.record().moves


def test_what_was_taken_back_stays_in_the_record() -> None:
    match = started()
    match.move(0, BID_2)
    match.move(1, BID_2)
    for seat in (1, 0):
        match.undo(seat)
    match.move(0, BID_2)
    kept = match.record()
    assert [(one.seat, one.left, one.moves[0].notation) for one in kept.takebacks] == [
        (1, 1, "bid 2"),
        (0, 0, "bid 2"),
    ]
    assert [
        move.notation if isinstance(move, record.RecordedMove) else "undo" for move in record.history(kept)
    ] == [
        *("bid 2", "bid 2", "undo"),
        *("undo", "bid 2"),
    ]
    resumed = MatchRunner.resume(toy.GAME, kept, fair_chance(SEED, ["comet"]))
    assert resumed.record() == kept
