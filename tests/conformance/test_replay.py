"""A record replays to the same positions, digest by digest, from any of its forms."""

from functools import cache

import pytest
from msgspec.structs import replace

from starhold.kernel import notation, record_files, registry
from starhold.kernel.chance import FairChance, FastChance, RecordedChance
from starhold.kernel.record import Record, Seat
from starhold.kernel.runner import MatchRunner
from starhold.kernel.state import State
from starhold.kernel.verify import Replay, WrongDigest, verify
from tests.conformance.subjects import Case
from tests.sizes import sized


@pytest.fixture(autouse=True)
def registered(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying looks a game up by name; the game under test need not be installed for that."""
    monkeypatch.setattr(registry, "game", lambda name: {case.game.name: case.game}[name])


@cache
def played(case: Case, seed: int = 0) -> tuple[MatchRunner, list[State]]:
    """A random game of the case with a fair chance, and a clone of each position; nobody changes them."""
    fair = FairChance(seed.to_bytes(32, "big"))
    seats = [Seat(f"Player {seat}", "newcomer") for seat in range(case.players)]
    match = MatchRunner(case.game, seats, fair, case.options, commitment=fair.commitment())
    dice = FastChance(seed)
    positions = [match.state.clone()]
    while not match.state.over and len(positions) <= case.profile.limit:
        waiting = match.state.seats_to_move()
        seat = waiting[dice.below(len(waiting))]
        match.move(seat, match.state.pick(seat, dice))
        positions.append(match.state.clone())
    assert match.state.over
    return match, positions


def opened(case: Case, seed: int = 0) -> tuple[Record, list[State]]:
    match, positions = played(case, seed)
    return match.record(seed.to_bytes(32, "big")), positions


def test_replay_meets_every_position_again(case: Case) -> None:
    for seed in range(sized(4)):
        whole, positions = opened(case, seed)
        replay = Replay(whole)
        assert replay.state.numbers() == positions[0].numbers()
        for position, move in zip(positions[1:], whole.moves, strict=True):
            replay.step()
            assert replay.state.numbers() == position.numbers()
            assert case.game.digest(replay.state) == move.digest
        assert replay.done


def test_the_record_verifies(case: Case) -> None:
    """Legality, digests, result, and every chance answer against the opened seed."""
    for seed in range(sized(4)):
        whole, positions = opened(case, seed)
        verdict = verify(whole)
        assert verdict.moves == len(positions) - 1
        assert verdict.finished
        assert verdict.seed_checked
        assert verdict.committed
        assert verdict.without_digest == 0


def test_both_forms_give_the_record_back(case: Case) -> None:
    for seed in range(sized(3)):
        whole, _ = opened(case, seed)
        assert record_files.parse(record_files.encode(whole)) == whole
        assert record_files.parse(notation.write(whole)) == whole


def test_recorded_answers_are_just_enough(case: Case) -> None:
    """Each move asks for the answers that stand beside it, for all of them and for no more."""
    whole, _ = opened(case)
    setup = RecordedChance(list(whole.setup))
    state = case.start(setup)
    assert setup.exhausted()
    for move in whole.moves:
        chance = RecordedChance(list(move.chance))
        state.apply(move.seat, case.game.action(move.notation), chance)
        assert chance.exhausted()
    assert state.over


def test_an_unfinished_game_is_resumed_where_it_stood(case: Case) -> None:
    match, positions = played(case)
    whole = match.record()
    half = len(whole.moves) // 2
    resumed = MatchRunner.resume(
        case.game, replace(whole, moves=whole.moves[:half], result=None), FastChance(1)
    )
    assert resumed.state.numbers() == positions[half].numbers()


def test_a_changed_digest_is_noticed(case: Case) -> None:
    whole, _ = opened(case)
    middle = len(whole.moves) // 2
    moves = list(whole.moves)
    moves[middle] = replace(moves[middle], digest="0" * 16)
    with pytest.raises(WrongDigest):
        verify(replace(whole, moves=tuple(moves)))
