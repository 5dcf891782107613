"""`starhold verify` and `starhold replay`: true records, false ones, broken files."""

from pathlib import Path

import msgspec
import pytest

from starhold.kernel import fairness, record_files
from starhold.kernel.record import Record
from tests.cli.conftest import Starhold
from tests.kernel.games import SEED, played, started
from tests.kernel.test_record_verify import another_answer, change


@pytest.fixture
def honest() -> Record:
    return played(seed=4).record(SEED)


def test_a_true_record(starhold: Starhold, honest: Record) -> None:
    record_files.write("game.txt", honest)
    done = starhold("verify", "game.txt")
    assert done.code == 0
    assert f"The record is valid: lantern, {len(honest.moves)} moves." in done.out
    assert "matches the revealed seed, and the seed matches the commitment" in done.out
    asked = f"Does this match the commitment you saw before the game? {honest.commitment}"
    assert asked in done.out.replace("\n", "")
    assert "1 player’s word is in the dice" in done.out
    assert "Запись верна" in starhold("verify", "game.txt", "--lang", "ru").out


def test_what_could_not_be_checked_is_told(starhold: Starhold) -> None:
    open_game = msgspec.structs.replace(started().record(), commitment="", setup_digest="")
    record_files.write("game.json", open_game)
    out = starhold("verify", "game.json").out
    assert "not finished" in out
    assert "seed has not been revealed" in out
    assert "no commitment" in out
    assert "1 digest is missing" in out


def test_a_record_without_a_commitment_is_never_called_fair(starhold: Starhold, honest: Record) -> None:
    """Whoever writes the file chooses the seed; nothing but the commitment stands against that."""
    record_files.write("game.txt", msgspec.structs.replace(honest, commitment=""))
    out = " ".join(starhold("verify", "game.txt").out.split())
    assert "no commitment fixed that seed" in out
    assert "does not prove that they were fair" in out
    assert "matches the revealed seed" not in out


def test_a_record_is_held_against_what_was_noted_before_the_game(starhold: Starhold, honest: Record) -> None:
    record_files.write("game.txt", honest)
    noted = starhold("verify", "game.txt", "--commitment", honest.commitment.upper(), "--word", "comet")
    assert noted.code == 0
    assert "It matches the commitment you noted before the game." in noted.out
    assert "Your word is among them." in noted.out
    other = starhold("verify", "game.txt", "--commitment", "0" * 64)
    assert (other.code, "does not have the commitment you gave" in other.err) == (1, True)
    missing = starhold("verify", "game.txt", "--word", "meteor")
    assert (missing.code, "“meteor” is not in this record" in missing.err) == (1, True)


def test_words_that_were_sealed_and_never_opened_are_told(starhold: Starhold, honest: Record) -> None:
    seals = (fairness.seal("comet"), fairness.seal("meteor"), "")
    record_files.write("game.txt", msgspec.structs.replace(honest, seals=seals))
    out = " ".join(starhold("verify", "game.txt").out.split())
    assert "1 locked-in word was never revealed" in out


def _changed_die(path: Path, honest: Record) -> None:
    record_files.write(path, another_answer(honest))


def _illegal_move(path: Path, honest: Record) -> None:
    record_files.write(path, change(honest, 0, notation="roll"))


def _wrong_commitment(path: Path, honest: Record) -> None:
    record_files.write(path, msgspec.structs.replace(honest, commitment="0" * 64))


def _truncated(path: Path, honest: Record) -> None:
    path.write_text(record_files.encode(honest)[:-200])


def _garbage(path: Path, honest: Record) -> None:
    with path.open("wb") as file:
        file.write(b"\xfe\xed\xfa\xce" * 1024)
        file.truncate(100 * 1024 * 1024)


def _binary(path: Path, honest: Record) -> None:
    path.write_bytes(b"\x80\x81" * 100)


@pytest.mark.parametrize("language", ["en", "ru", "fr", "es"])
def test_each_false_record_is_refused_with_its_own_message(
    starhold: Starhold, honest: Record, language: str
) -> None:
    makers = (_changed_die, _illegal_move, _wrong_commitment, _truncated, _garbage, _binary)
    messages = set()
    for make in makers:
        path = Path("record.json")
        make(path, honest)
        done = starhold("verify", str(path), "--lang", language)
        assert done.code == 1
        assert done.out == ""
        assert len(done.err.splitlines()) == 1
        assert "error-" not in done.err
        messages.add(done.err)
    assert len(messages) == len(makers)


def test_the_messages_say_what_is_wrong(starhold: Starhold, honest: Record) -> None:
    for make, words in (
        (_changed_die, "The dice were changed: in move 4"),
        (_illegal_move, "Move 1 is illegal: seat"),
        (_wrong_commitment, "commitment is wrong"),
        (_truncated, "incomplete"),
        (_garbage, "too big"),
        (_binary, "not a text file"),
    ):
        make(Path("record.json"), honest)
        assert words in starhold("verify", "record.json").err


def test_replay_tells_every_move_in_words(starhold: Starhold, honest: Record) -> None:
    record_files.write("game.json", honest)
    done = starhold("replay", "game.json", "--all")
    assert done.code == 0
    assert f"{len(honest.moves)}. " in done.out
    assert "Round 1" in done.out
    assert "Result" in done.out


def test_replay_step_by_step_can_be_left_and_draws_the_table(starhold: Starhold, honest: Record) -> None:
    record_files.write("game.json", honest)
    done = starhold("replay", "game.json", "--step", typed="\nb\nq\n")
    assert done.code == 0
    assert "cards in the pool" in done.out
    assert "2. " not in done.out


def test_replay_tells_until_the_false_move(starhold: Starhold, honest: Record) -> None:
    record_files.write("game.json", change(honest, 3, notation="jump"))
    done = starhold("replay", "game.json", "--all")
    assert done.code == 1
    assert "3. " in done.out
    assert "no action “jump”" in done.err
