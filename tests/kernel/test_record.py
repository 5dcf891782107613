"""Records: saved, read back, refused when they are broken."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.kernel import fairness, notation, record, record_files
from starhold.kernel.record import Record, RecordedMove, Result, Seat, Takeback
from tests.kernel.games import played

pytestmark = pytest.mark.engine

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
NUMBERS = st.lists(st.integers(-3, 2**40), max_size=4).map(tuple)
MOVES = st.lists(st.builds(RecordedMove, st.integers(0, 4), TEXT, NUMBERS, TEXT), max_size=4)
PLAIN_RECORDS = st.builds(
    Record,
    game=TEXT,
    version=TEXT,
    options=st.dictionaries(TEXT, TEXT, max_size=3),
    seats=st.lists(st.builds(Seat, TEXT, TEXT), max_size=3).map(tuple),
    commitment=TEXT,
    entropy=st.lists(TEXT, max_size=2).map(tuple),
    setup=NUMBERS,
    setup_digest=TEXT,
    moves=MOVES.map(tuple),
    result=st.none() | st.builds(Result, NUMBERS, NUMBERS),
    seed=TEXT,
)


@st.composite
def with_takebacks(draw: st.DrawFn) -> Record:
    """A record of a game that went to and fro: moves are made, some are taken back, others are made."""
    some = draw(PLAIN_RECORDS)
    line, takebacks = list(some.moves), []
    for more in draw(st.lists(MOVES, max_size=3)):
        if line:
            left = draw(st.integers(0, len(line) - 1))
            takebacks.append(Takeback(draw(st.integers(0, 4)), left, tuple(line[left:])))
            line[left:] = more
    return msgspec.structs.replace(some, moves=tuple(line), takebacks=tuple(takebacks))


RECORDS = PLAIN_RECORDS | with_takebacks()


@given(RECORDS)
def test_notation_parses_back_to_an_equal_record(some: Record) -> None:
    assert notation.parse(notation.write(some)) == some


@given(RECORDS)
def test_json_parses_back_to_an_equal_record(some: Record) -> None:
    assert record_files.decode(record_files.encode(some)) == some


@given(st.text(max_size=200))
def test_garbage_is_refused_with_a_record_error(text: str) -> None:
    for start in ("", "starhold record 1\n", '{"game": "x", '):
        with pytest.raises(record.RecordError):
            record_files.parse(start + text)


def test_a_typed_record_needs_no_digests_and_may_hold_comments() -> None:
    typed = """
        ; played on a train
        starhold record 1
        game lantern
        rules 1
        seat 1 human Ada   ; won
        seat 2 human "Ben the Second"
        setup : 3 4
        1. 1 bid 2
        2. 2 roll : 5
        end
    """
    found = record_files.parse(typed)
    assert found.seats == (Seat("Ada"), Seat("Ben the Second"))
    assert found.moves == (RecordedMove(0, "bid 2"), RecordedMove(1, "roll", (5,)))


def test_both_forms_are_told_apart_by_content(tmp_path: Path) -> None:
    some = played(seed=3).record()
    for name in ("game.json", "game.txt"):
        record_files.write(tmp_path / name, some)
    (tmp_path / "game.json").rename(tmp_path / "was-json.txt")
    assert record_files.read(tmp_path / "was-json.txt") == record_files.read(tmp_path / "game.txt") == some
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt", "was-json.txt"]


def test_json_has_one_move_a_line() -> None:
    some = played(seed=3).record()
    lines = record_files.encode(some).splitlines()
    assert sum('"action":' in line for line in lines) == len(some.moves) > 0


def _refused(path: Path, data: bytes) -> record.RecordError:
    path.write_bytes(data)
    with pytest.raises(record.RecordError) as caught:
        record_files.read(path)
    return caught.value


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", record.RecordTruncated),
        (b"\xff\xfe\x00garbage", record.RecordNotText),
        (b"hello world", record.NotARecord),
        (b"[1, 2]", record.NotARecord),
        (b'{"game": 7}', record.BadField),
        (b'{"game": "x", "version": "1", "seats": [], "wrong": 1}', record.BadField),
        (b'{"game": "x" "version"}', record.BadJson),
        (b'{"deep":' + b"[" * 100_000, record.BadField),
        (b'{"starhold": 9, "game": "x", "version": "1", "seats": []}', record.UnknownFormat),
        (b"starhold record 9\n", record.UnknownFormat),
        (b"starhold record 1\ngame x\nrules 1\nmove over\nend\n", record.BadNotation),
        (b"starhold record 1\ngame x\ngame y\nrules 1\nend\n", record.BadNotation),
        (b"starhold record 1\ngame x\nrules 1\n2. 1 roll\nend\n", record.BadNotation),
        (b"starhold record 1\ngame x\nrules 1\n1. 1\nend\n", record.BadNotation),
        (b"starhold record 1\ngame x\nrules 1\nend\n1. 1 roll\n", record.BadNotation),
    ],
)
def test_each_fault_has_its_own_error(tmp_path: Path, data: bytes, error: type) -> None:
    assert type(_refused(tmp_path / "file", data)) is error


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_a_file_cut_anywhere_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    record_files.write(path, played(seed=3).record())
    whole = path.read_bytes().rstrip()
    for length in range(20, len(whole), 3):
        assert type(_refused(path, whole[:length])) is record.RecordTruncated


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(record.RecordTooBig):
        record_files.read(path)


def test_a_stream_without_end_is_refused() -> None:
    with pytest.raises(record.RecordTooBig):
        record_files.read("/dev/zero", limit=1024)


def test_a_missing_file_and_a_folder_are_unreadable(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(record.RecordUnreadable):
            record_files.read(path)
    with pytest.raises(record.RecordUnreadable):
        record_files.write(tmp_path / "no" / "folder.json", played(seed=3).record())


def test_the_players_words_change_every_die_and_none_can_be_moved_to_another() -> None:
    def dice(*words: str) -> list[int]:
        chance = fairness.fair_chance(bytes(32), words)
        return [int(chance.below(1000)) for _ in range(4)]

    assert len({tuple(dice(*words)) for words in [(), ("ab",), ("a", "b"), ("b", "a"), ("ab", "")]}) == 5
