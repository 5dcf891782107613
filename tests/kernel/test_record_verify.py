"""Verification: every way in which a record can be false has its own error."""

from collections.abc import Callable

import msgspec
import pytest

from starhold.kernel import verify as v
from starhold.kernel.chance import FairChance, FastChance
from starhold.kernel.game import Game
from starhold.kernel.record import (
    BadField,
    Record,
    RecordedMove,
    RecordError,
    Result,
    Takeback,
    UnknownRecordGame,
    UnknownVersion,
)
from tests.kernel.games import SEED, play_on, played, started

pytestmark = [pytest.mark.engine, pytest.mark.usefixtures("lantern")]


def honest() -> Record:
    return played(seed=4).record(SEED)


def change(record: Record, number: int, **fields: object) -> Record:
    """The record with one move changed."""
    moves = list(record.moves)
    moves[number] = msgspec.structs.replace(moves[number], **fields)
    return msgspec.structs.replace(record, moves=tuple(moves))


def first_with_chance(record: Record) -> int:
    return next(n for n, move in enumerate(record.moves) if move.chance)


def another_answer(record: Record) -> Record:
    number = first_with_chance(record)
    answers = record.moves[number].chance
    return change(record, number, chance=((answers[0] + 1) % 6, *answers[1:]))


def test_an_honest_record_passes(lantern: Game) -> None:
    record = honest()
    verdict = v.verify(record)
    assert verdict == v.Verdict(len(record.moves), True, True, True, 0, words=1)


def test_an_unfinished_record_passes_and_is_called_so() -> None:
    verdict = v.verify(play_on(started(), seed=2, moves=4).record())
    assert verdict == v.Verdict(4, False, False, True, 0, words=1)


def test_a_typed_record_without_digests_passes_and_they_are_counted() -> None:
    record = honest()
    bare = msgspec.structs.replace(
        record, setup_digest="", moves=tuple(msgspec.structs.replace(m, digest="") for m in record.moves)
    )
    assert v.verify(bare).without_digest == len(record.moves) + 1


def with_result(record: Record, result: Result | None) -> Record:
    return msgspec.structs.replace(record, result=result)


FALSE: dict[type[RecordError], Callable[[Record], Record]] = {
    v.WrongChance: another_answer,
    v.IllegalRecordedMove: lambda r: change(r, 0, notation="roll"),
    v.UnknownAction: lambda r: change(r, 0, notation="jump high"),
    v.WrongCommitment: lambda r: msgspec.structs.replace(r, commitment="0" * 64),
    v.ImpossibleChance: lambda r: change(r, first_with_chance(r), chance=()),
    v.SurplusChance: lambda r: change(r, 0, chance=(1,)),
    v.WrongDigest: lambda r: change(r, 2, digest="0" * 16),
    v.WrongResult: lambda r: with_result(r, Result((1, 2, 3), (3, 2, 1))),
    v.MissingResult: lambda r: with_result(r, None),
    v.EarlyResult: lambda r: msgspec.structs.replace(r, moves=r.moves[:-1]),
    UnknownRecordGame: lambda r: msgspec.structs.replace(r, game="checkers"),
    UnknownVersion: lambda r: msgspec.structs.replace(r, version="0"),
    BadField: lambda r: msgspec.structs.replace(r, options={"rounds": "999"}),
}


@pytest.mark.parametrize("error", FALSE, ids=lambda error: error.__name__)
def test_each_falsehood_has_its_own_error(error: type[RecordError]) -> None:
    with pytest.raises(RecordError) as caught:
        v.verify(FALSE[error](honest()))
    assert type(caught.value) is error


class TestEarlierRules:
    """A record of an earlier version that the game says it can replay."""

    @pytest.fixture(autouse=True)
    def changed(self, lantern: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(lantern, "version", "2")
        monkeypatch.setattr(lantern, "earlier", ("1",))

    def old(self) -> Record:
        return msgspec.structs.replace(honest(), version="1")

    def test_moves_chance_and_result_are_checked_and_digests_are_not(self) -> None:
        old = change(self.old(), 2, digest="0" * 16)
        assert v.verify(old) == v.Verdict(len(old.moves), True, True, True, len(old.moves) + 1, words=1)
        for error in (v.WrongChance, v.WrongResult, v.MissingResult, v.EarlyResult):
            with pytest.raises(error):
                v.verify(FALSE[error](old))

    @pytest.mark.parametrize("error", [v.IllegalRecordedMove, v.UnknownAction, v.SurplusChance])
    def test_a_move_that_is_legal_no_more_names_the_version(self, error: type[RecordError]) -> None:
        with pytest.raises(UnknownVersion, match="rules '1', installed are '2'") as caught:
            v.verify(FALSE[error](self.old()))
        assert (caught.value.arguments["version"], caught.value.arguments["known"]) == ("1", "2")


def test_a_changed_die_is_found_without_a_seed_too() -> None:
    record = play_on(started(FastChance(9)), seed=4).record()
    assert not v.verify(record).seed_checked
    with pytest.raises((v.WrongDigest, v.ImpossibleChance)):
        v.verify(another_answer(record))


def test_a_changed_die_in_the_setup_is_found() -> None:
    record = honest()
    other = ((record.setup[0] + 1) % 12, *record.setup[1:])
    with pytest.raises(v.WrongChance) as caught:
        v.verify(msgspec.structs.replace(record, setup=other))
    assert caught.value.arguments["move"] == 0


def test_another_seed_with_its_own_commitment_does_not_pass() -> None:
    other = bytes(32)
    forged = msgspec.structs.replace(honest(), seed=other.hex(), commitment=FairChance(other).commitment())
    with pytest.raises(v.WrongChance):
        v.verify(forged)


def test_changed_words_of_the_players_do_not_pass() -> None:
    with pytest.raises(v.WrongChance):
        v.verify(msgspec.structs.replace(honest(), entropy=("asteroid",)))


@pytest.mark.parametrize("seed", ["zz", "00", "é"])
def test_a_seed_that_is_none_is_a_bad_field(seed: str) -> None:
    with pytest.raises(BadField):
        v.verify(msgspec.structs.replace(honest(), seed=seed))


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_seat_that_does_not_exist_is_an_illegal_move(seat: int) -> None:
    with pytest.raises(v.IllegalRecordedMove):
        v.verify(change(honest(), 0, seat=seat))


@pytest.mark.parametrize("answer", [-1, 12, 10**30])
def test_an_answer_out_of_bounds_is_impossible(answer: int) -> None:
    record = honest()
    with pytest.raises(v.ImpossibleChance):
        v.verify(change(record, first_with_chance(record), chance=(answer,)))


def test_moves_after_the_end_are_illegal() -> None:
    record = honest()
    with pytest.raises(v.IllegalRecordedMove):
        v.verify(msgspec.structs.replace(record, moves=(*record.moves, RecordedMove(0, "roll"))))


# -- moves that were taken back --------------------------------------------------------------------


def wavering() -> Record:
    """A whole game in which two moves were taken back at once, and then one."""
    match = started()
    for seat, left in ((1, 0), (0, 0)):
        match.move(0, 2)
        if seat:
            match.move(seat, 1)
            match.undo(seat)
        match.undo(0)
        assert len(match.plies) == left
    return play_on(match, seed=6).record(SEED)


def test_it_is_told_how_often_was_gone_back() -> None:
    record = wavering()
    verdict = v.verify(record)
    assert (verdict.takebacks, verdict.taken_back, verdict.rerolled) == (3, 3, 0)
    assert verdict.finished
    assert v.verify(msgspec.structs.replace(record, takebacks=())).takebacks == 0


def test_dice_that_were_taken_back_are_counted() -> None:
    """Tables of older versions allowed it with consent: the dice were known then."""
    record = honest()
    number = first_with_chance(record)
    takeback = Takeback(0, number, record.moves[number:])
    gone = msgspec.structs.replace(record, takebacks=(takeback,))
    verdict = v.verify(gone)
    assert verdict.takebacks == 1
    assert verdict.rerolled == sum(bool(move.chance) for move in takeback.moves) > 0


def test_what_was_taken_back_is_checked_as_well() -> None:
    record = wavering()
    first, *others = record.takebacks

    def with_first(**fields: object) -> Record:
        changed = msgspec.structs.replace(first, **fields)
        return msgspec.structs.replace(record, takebacks=(changed, *others))

    (move,) = first.moves
    for wrong, error in (
        (with_first(moves=(msgspec.structs.replace(move, digest="0" * 16),)), v.WrongDigest),
        (with_first(moves=(msgspec.structs.replace(move, notation="roll"),)), v.IllegalRecordedMove),
        (with_first(moves=(msgspec.structs.replace(move, chance=(1,)),)), v.SurplusChance),
        (with_first(moves=()), BadField),
        (with_first(left=7), BadField),
        (with_first(left=-1), BadField),
        (with_first(seat=3), BadField),
    ):
        with pytest.raises(error):
            v.verify(wrong)
