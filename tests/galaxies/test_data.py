"""A broken data file is refused, and the message names the field."""

import json
import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from starhold.galaxies.data import box, parse
from starhold.kernel.errors import DataError

WHOLE = files("starhold.galaxies").joinpath("box.json").read_bytes()


def broken(*path: str | int, value: Any = None, drop: bool = False) -> bytes:
    """box.json with one field changed or left out."""
    content = json.loads(WHOLE)
    place = content
    for step in path[:-1]:
        place = place[step]
    if drop:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return json.dumps(content).encode()


def test_the_box_itself_is_sound() -> None:
    """The file in the package reads, and is the one in use."""
    assert parse(WHOLE) == box()


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (("planets", 3, "vp"), "one", r"planets\[3\]\.vp"),
        (("planets", 3, "vp"), -1, r"planets\[3\]\.vp"),
        (("planets", 3, "vp"), 300, r"planets\[3\]\.vp"),
        (("planets", 0, "resource"), "water", r"planets\[0\]\.resource"),
        (("planets", 0, "track_type"), "war", r"planets\[0\]\.track_type"),
        (("planets", 0, "advances_to_colonise"), 0, r"planets\[0\]\.advances_to_colonise"),
        (("planets", 0, "advances_to_colonise"), 7, r"planets\[0\]\.advances_to_colonise"),
        (("planets", 2, "cost"), {"energy": 9}, r"planets\[2\]\.cost"),
        (("planets", 2, "cost"), {"water": 1}, r"planets\[2\]\.cost"),
        (("planets", 2, "once_per_turn"), "yes", r"planets\[2\]\.once_per_turn"),
        (("planets", 5, "id"), "jakks", r"planets\[\d+\]\.id"),
        (("planets", 5, "confidence"), "certain", r"planets\[5\]\.confidence"),
        (("planets",), [], "planets: has 0 entries"),
        (("missions", 1, "id"), "pilot", r"missions\[1\]\.id"),
        (("missions", 1, "kind"), "secret", r"missions\[1\]\.kind"),
        (("missions", 0, "bonus_vp"), -3, r"missions\[0\]\.bonus_vp"),
        (("missions", 0, "bonus_vp_if_tied"), None, r"missions\[0\]\.bonus_vp_if_tied"),
        (("missions", 2, "bonus_vp_if_tied"), 1, r"missions\[2\]\.bonus_vp_if_tied"),
        (("empire_track", 2, "dice"), 8, r"empire_track\[2\]\.dice"),
        (("empire_track", 2, "ships"), 5, r"empire_track\[2\]\.ships"),
        (("empire_track", 2, "level"), 4, r"empire_track\[2\]\.level"),
        (("empire_track", 2, "upgrade_cost"), 7, r"empire_track\[2\]\.upgrade_cost"),
        (("empire_track", 2, "upgrade_cost"), None, r"empire_track\[2\]\.upgrade_cost: is missing"),
        (("empire_track", 0, "upgrade_cost"), 1, r"empire_track\[0\]\.upgrade_cost: nobody pays for level 1"),
        (("player_start", "energy"), 8, r"player_start\.energy"),
        (("rogues", 0, "max_energy"), 0, r"rogues\[0\]\.max_energy"),
        (("rogues", 0, "skull_level"), 7, r"rogues\[0\]\.levels"),
        (("rogues", 0, "levels", 1, "level"), 3, r"rogues\[0\]\.levels\[1\]\.level"),
        (("rogues", 0, "levels", 1, "dice"), 0, r"rogues\[0\]\.levels\[1\]\.dice"),
    ],
)
def test_wrong_field(path: tuple[str | int, ...], value: Any, named: str) -> None:
    """Each wrong value is refused by the name of its field."""
    with pytest.raises(DataError, match=named):
        parse(broken(*path, value=value))


@pytest.mark.parametrize("field", ["id", "resource", "effect_key", "confidence"])
def test_missing_field(field: str) -> None:
    """So is a field that is not there."""
    with pytest.raises(DataError, match=rf"planets\[7\].*`{field}`"):
        parse(broken("planets", 7, field, drop=True))


@pytest.mark.parametrize(
    ("path", "named"),
    [
        (("planets", 0, "effect_key"), r"planets\[0\]\.effect_key.*'explode'"),
        (
            ("rogues", 0, "levels", 1, "attack", "effect_key"),
            r"rogues\[0\]\.levels\[1\]\.attack\.effect_key.*'explode'",
        ),
    ],
)
def test_unknown_effect(path: tuple[str | int, ...], named: str, tmp_path: Path) -> None:
    """A replacement file with an effect that the rules do not know is refused where the engine reads it."""
    (tmp_path / "galaxies.json").write_bytes(broken(*path, value="explode"))
    run = subprocess.run(
        [sys.executable, "-c", "import starhold; starhold.game('galaxies')"],
        env={**os.environ, "STARHOLD_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode != 0
    assert re.search(rf"DataError: galaxies.json, line \d+: {named}", run.stderr)


def test_the_line_is_named() -> None:
    """The error says where in the file to look."""
    lines = WHOLE.decode().split("\n")
    number = next(n for n, line in enumerate(lines) if '"own_turn_only"' in line)
    lines[number] = '"own_turn_only": "no",'
    named = rf"^galaxies/box\.json, line {number + 1}: planets\[0\]\.own_turn_only: Expected"
    with pytest.raises(DataError, match=named) as caught:
        parse("\n".join(lines).encode())
    field, line = caught.value.arguments["field"], caught.value.arguments["line"]
    assert (field, line) == ("planets[0].own_turn_only", number + 1)


def test_own_data_are_told_apart(tmp_path: Path) -> None:
    """The version, and so every record, says that the game was played with other data."""
    (tmp_path / "galaxies.json").write_bytes(broken("planets", 14, "vp", value=2))
    code = "import starhold; game = starhold.game('galaxies'); print(game.version, game.earlier)"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "STARHOLD_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.fullmatch(r"2\+[0-9a-f]{8} \(\)\n", run.stdout)


def test_not_json() -> None:
    """A file that is no JSON at all."""
    with pytest.raises(DataError, match=r"galaxies/box\.json"):
        parse(WHOLE[: len(WHOLE) // 2])
    with pytest.raises(DataError, match=r"galaxies/box\.json"):
        parse(b"")
