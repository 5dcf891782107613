"""What a user of the package meets: names, records, and old names that still work."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import starhold
from starhold.kernel.record import RecordedMove, RecordError, RecordUnreadable
from starhold.review.analysis import NotFinished


def test_dir_lists_all_that_there_is_and_nothing_else() -> None:
    assert dir(starhold) == sorted(starhold.__all__)
    for name in dir(starhold):
        assert getattr(starhold, name) is not None
    assert {"analyse", "load", "new"} <= set(dir(starhold))


@pytest.mark.parametrize("name", ["game.json", "game.record"])
def test_a_record_is_saved_loaded_and_verified(tmp_path: Path, name: str) -> None:
    match = starhold.new("galaxies", players=2, seed=1)
    for turn in range(3):
        match.push(match.legal[0])
    record = match.record()
    record.save(tmp_path / name)
    loaded = starhold.load(tmp_path / name)
    assert loaded == record == starhold.Record.load(str(tmp_path / name))
    assert loaded.verify().moves == 3
    assert [move.notation for move in loaded.moves] == [ply.notation for ply in match.plies]


def test_a_record_that_cannot_be_read_saved_or_believed_says_so(tmp_path: Path) -> None:
    record = starhold.new("galaxies", players=2, seed=1).record()
    with pytest.raises(RecordUnreadable):
        starhold.load(tmp_path / "nothing")
    with pytest.raises(RecordUnreadable):
        record.save(tmp_path / "no folder" / "game.json")
    other = starhold.Record(
        game="galaxies", version=record.version, seats=record.seats, moves=(RecordedMove(0, "fly away"),)
    )
    with pytest.raises(RecordError):
        other.verify()


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("kit", "Decision"),
        ("record", "Move"),
        ("record", "read"),
        ("record", "write"),
        ("record", "seal"),
        ("recorded", "Record"),
        ("recorded", "Move"),
    ],
)
def test_old_names_work_and_warn(module: str, name: str) -> None:
    with pytest.warns(DeprecationWarning, match=name):
        assert getattr(importlib.import_module(f"starhold.kernel.{module}"), name) is not None
    with pytest.raises(AttributeError):
        getattr(importlib.import_module(f"starhold.kernel.{module}"), "nothing")  # noqa: B009


def test_a_recorded_move_still_has_its_old_name() -> None:
    with pytest.warns(DeprecationWarning, match="notation"):
        assert RecordedMove(0, "end-turn").action == "end-turn"


def test_a_review_is_imported_when_it_is_first_used() -> None:
    code = "import sys, starhold; print('starhold.review' in sys.modules, callable(starhold.analyse))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False", "True"]


def test_a_review_still_has_its_old_name() -> None:
    with pytest.warns(DeprecationWarning, match="starhold.analyse"), pytest.raises(NotFinished):
        starhold.review(starhold.new("roll", 2, 1).record())  # type: ignore[attr-defined]
