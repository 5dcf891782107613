"""What a record holds so that players can check the dice themselves: sizes, seals, words."""

import hashlib

import msgspec
import pytest

from starhold.kernel import verify as v
from starhold.kernel.fairness import seal, withheld
from starhold.kernel.notation import parse, write
from starhold.kernel.record import BadField, Record, WrongSeal
from starhold.kernel.record_files import decode, encode
from tests.kernel.games import SEED, played

pytestmark = [pytest.mark.engine, pytest.mark.usefixtures("lantern")]

SEALS = (seal("comet"), "", "")


@pytest.fixture
def honest() -> Record:
    return msgspec.structs.replace(played(seed=4).record(SEED), seals=SEALS)


def test_every_answer_says_of_how_many_it_is_one(honest: Record) -> None:
    asked = [(honest.setup, honest.setup_of), *((move.chance, move.of) for move in honest.moves)]
    assert sum(len(answers) for answers, _ in asked) > 5
    for answers, of in asked:
        assert len(answers) == len(of)
        assert all(0 <= answer < n for answer, n in zip(answers, of, strict=True))


def test_whoever_knows_no_rules_can_work_every_answer_out(honest: Record) -> None:
    """The recipe of docs/fairness.md, without any of our code: this is what the browser does."""
    mixed = hashlib.blake2b(b"starhold entropy", digest_size=32)
    for part in (SEED, *(word.encode() for word in honest.entropy)):
        mixed.update(len(part).to_bytes(8, "big") + part)
    key = mixed.digest()
    for number, (answers, of) in enumerate(
        [(honest.setup, honest.setup_of), *((move.chance, move.of) for move in honest.moves)]
    ):
        question = 0
        for answer, n in zip(answers, of, strict=True):
            while True:
                word = f"{number}/{question}".encode()
                drawn = int.from_bytes(hashlib.blake2b(word, key=key, digest_size=6).digest(), "big")
                question += 1
                if drawn < 2**48 // n * n:
                    break
            assert drawn % n == answer


def test_both_forms_keep_sizes_and_seals(honest: Record) -> None:
    assert parse(write(honest)) == honest
    assert decode(encode(honest)) == honest
    bare = msgspec.structs.replace(honest, seals=(), setup_of=())
    assert '"seals"' not in encode(bare)
    assert "seal" not in write(bare)
    assert parse(write(bare)) == bare


def test_a_size_that_the_rules_do_not_ask_for_is_found(honest: Record) -> None:
    """A die of seven faces would let whoever keeps the seed choose among answers."""
    number = next(n for n, move in enumerate(honest.moves) if move.chance)
    move = honest.moves[number]
    wrong = msgspec.structs.replace(move, of=(move.of[0] + 1, *move.of[1:]))
    moves = (*honest.moves[:number], wrong, *honest.moves[number + 1 :])
    with pytest.raises(v.WrongSize):
        v.verify(msgspec.structs.replace(honest, moves=moves))
    with pytest.raises(BadField):
        v.verify(msgspec.structs.replace(honest, setup_of=(*honest.setup_of, 6)))


def test_records_of_before_have_no_sizes_and_no_seals_and_pass(honest: Record) -> None:
    moves = tuple(msgspec.structs.replace(move, of=()) for move in honest.moves)
    old = msgspec.structs.replace(honest, moves=moves, setup_of=(), seals=())
    assert v.verify(old).fair


def test_words_fit_their_seals(honest: Record) -> None:
    verdict = v.verify(honest)
    assert (verdict.words, verdict.withheld) == (1, 0)
    other = msgspec.structs.replace(honest, seals=("", seal("meteor"), ""))
    with pytest.raises(WrongSeal):
        v.verify(other)


def test_a_word_that_was_sealed_and_never_opened_is_counted(honest: Record) -> None:
    record = msgspec.structs.replace(honest, seals=(seal("comet"), seal("meteor"), seal("star")))
    assert withheld(record) == [1, 2]
    assert v.verify(record).withheld == 2


def test_two_players_with_the_same_word(honest: Record) -> None:
    record = msgspec.structs.replace(honest, entropy=("comet", "comet"), seals=(SEALS[0], "", SEALS[0]))
    assert withheld(record) == []


def test_a_record_without_commitment_is_not_fair(honest: Record) -> None:
    verdict = v.verify(msgspec.structs.replace(honest, commitment=""))
    assert verdict.seed_checked
    assert not verdict.fair
