"""Data files: the user's own in place of ours, and errors that name the line."""

import json
from pathlib import Path

import msgspec
import pytest

from starhold.kernel.data import FOLDER, DataFile, line_of
from starhold.kernel.errors import DataError

pytestmark = pytest.mark.engine

TEXT = """{
 "name": "toy", "tricky": "a: [1, {\\"b\\": 2}], \\n",
 "cards": [
  {"id": "one",
   "cost": [1, 2,
    3]},
  {"id": "two", "cost": []}, {}
 ]
}"""


@pytest.mark.parametrize(
    ("way", "line"),
    [
        ((), 1),
        (("name",), 2),
        (("tricky",), 2),
        (("cards",), 3),
        (("cards", 0), 4),
        (("cards", 0, "cost", 1), 5),
        (("cards", 0, "cost", 2), 6),
        (("cards", 1, "cost"), 7),
        (("cards", 2), 7),
        # What is missing is looked for where it should be.
        (("cards", 1, "points"), 7),
        (("cards", 0, "cost", 9), 5),
        (("players",), 1),
    ],
)
def test_the_line_of_a_value(way: tuple[str | int, ...], line: int) -> None:
    json.loads(TEXT)
    assert line_of(TEXT, way) == line


class Box(msgspec.Struct):
    """What the file must hold."""

    name: str
    size: int = 0


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'{"name": "x",\n "size": "big"}', "toy/box.json, line 2: size: Expected `int`, got `str`"),
        (b'\n\n{"size": 1}', "toy/box.json, line 3: Object missing required field `name`"),
        (b'{"name":\n\n nonsense}', "toy/box.json, line 3: JSON is malformed"),
        (b'{"name":\n', "toy/box.json, line 2: Input data was truncated"),
    ],
)
def test_what_is_wrong_is_told_by_its_line(content: bytes, message: str) -> None:
    with pytest.raises(DataError) as caught:
        DataFile("toy").decode(content, Box)
    assert str(caught.value).startswith(message)


def test_the_users_own_file_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = DataFile("galaxies")
    assert (file.used(), file.version("7"), file.name) == (file.shipped(), "7", "galaxies/box.json")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert file.used() == file.shipped()
    (tmp_path / "galaxies.json").write_bytes(b"{}")
    assert (file.used(), file.name) == (b"{}", "galaxies.json")
    assert file.version("7").startswith("7+")


def test_a_folder_that_is_not_there_is_no_silent_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path / "nowhere"))
    with pytest.raises(DataError, match=r"STARHOLD_DATA: there is no folder .*nowhere"):
        DataFile("roll").used()
