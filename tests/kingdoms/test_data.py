"""The data file: what it promises, and that a broken one is refused by name."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starhold.kernel.errors import DataError
from starhold.kingdoms import data
from starhold.kingdoms.game import GAME

Raw = dict[str, Any]
SCHEMA = Path(__file__).resolve().parents[2] / "docs" / "kingdoms-box.schema.json"


def broken(change: Callable[[Raw], None]) -> str:
    """The error that a changed file gets."""
    raw: Raw = msgspec.json.decode(data.FILE.shipped())
    change(raw)
    with pytest.raises(DataError) as caught:
        data.parse(msgspec.json.encode(raw))
    return str(caught.value)


def put(path: str, value: object) -> Callable[[Raw], None]:
    """Change one field, named as `territories.3.regions.0.edge`."""

    def change(raw: Raw) -> None:
        at: Any = raw
        *parents, last = path.split(".")
        for name in parents:
            at = at[int(name)] if name.isdigit() else at[name]
        at[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("schema_version", 2, "schema_version"),
        ("tower.points", [0, 1, 2], "tower.points"),
        ("tower.points.0", "many", "tower.points[0]"),
        ("tower.alternative.points", [1], "tower.alternative.points"),
        ("tokens.kinds.1.count", -1, "tokens.kinds[1].count"),
        ("tokens.kinds.1.count", 0, "tokens.kinds"),
        ("tokens.kinds.0.count", 3, "tokens.kinds[0].count"),
        ("tokens.kinds.2.id", "robber", "tokens.kinds"),
        ("factions.0.id", "horses", "factions[0].id"),
        ("factions.0.id", "../elves", "factions[0].id"),
        ("factions.0.id", "elves", "factions[4].id"),
        ("factions.4.levels", [], "factions[4].levels"),
        ("factions.0.colour", "red", "factions[0]"),
        ("territories.3.card", 99, "territories"),
        ("territories.1.id", "brugerdiehl", "territories[1].id"),
        ("territories.0.regions.0.terrain", "swamp", "territories[0].regions[0].terrain"),
        ("territories.0.regions.0.terrain", "water", "territories[0].regions"),
        ("territories.0.regions.0.adjacent", ["r9"], "territories[0].regions[0].adjacent"),
        ("territories.0.regions.0.adjacent", ["r2"], "territories[0].regions[0].adjacent"),
        (
            "territories.0.regions.0.borders",
            ["r2", "r3", "r4", "r5", "r6"],
            "territories[0].regions[0].borders",
        ),
        ("territories.0.regions.0.polygon", [[0, 0], [1, 1]], "territories[0].regions[0].polygon"),
        ("territories.0.regions.0.polygon", [[0, 0], [1, 1], [5000, 0]], "territories[0].regions[0].polygon"),
        ("territories.3.rivers.0.between", ["r3", "r77"], "territories[3].rivers[0].between"),
        ("territories.3.rivers.0.between", ["r1", "r2"], "territories[3].regions[0].adjacent"),
        (
            "territories.0.water_bodies.0.bordering_land",
            ["r6"],
            "territories[0].water_bodies[0].bordering_land",
        ),
        ("territories.0.water_bodies.0.regions", ["r1"], "territories[0].water_bodies[0].regions"),
    ],
)
def test_a_broken_file_is_refused_by_field(path: str, value: object, field: str) -> None:
    """The message names the field that is wrong."""
    assert field in broken(put(path, value))


def test_the_line_is_named() -> None:
    """The error says where in the file to look."""
    lines = data.FILE.shipped().decode().split("\n")
    number = next(n for n, line in enumerate(lines) if '"extra": true' in line)
    lines[number] = '"extra": "perhaps",'
    with pytest.raises(DataError, match=rf"^kingdoms/box\.json, line {number + 1}: factions\[13\]\.extra: "):
        data.parse("\n".join(lines).encode())


def test_own_data_are_told_apart(tmp_path: Path) -> None:
    """The version, and so every record, says that the game was played with other data."""
    raw: Raw = msgspec.json.decode(data.FILE.shipped())
    put("tower.points.0", 1)(raw)
    (tmp_path / "kingdoms.json").write_bytes(msgspec.json.encode(raw))
    code = "import starhold; game = starhold.game('kingdoms'); print(game.version, game.earlier)"
    own = {**os.environ, "STARHOLD_DATA": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], env=own, capture_output=True, text=True, check=True)
    assert re.fullmatch(r"2\+[0-9a-f]{8} \(\)\n", run.stdout)


def test_too_few_cards() -> None:
    """Five players need five cards."""
    assert "territories" in broken(lambda raw: raw.update(territories=raw["territories"][:8]))


def test_no_json_at_all() -> None:
    """A file that is no JSON is refused too."""
    with pytest.raises(DataError):
        data.parse(b"not json")


def test_the_schema_is_published() -> None:
    """docs/kingdoms-box.schema.json is what the code reads; `python -m starhold.kingdoms.data` prints it."""
    assert SCHEMA.read_bytes() == data.schema()


def test_a_file_of_ones_own_replaces_the_shipped_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """STARHOLD_DATA names a folder with kingdoms.json."""
    assert data.FILE.used() == data.FILE.shipped()
    (tmp_path / "kingdoms.json").write_bytes(b"{}")
    monkeypatch.setenv("STARHOLD_DATA", str(tmp_path))
    assert data.FILE.used() == b"{}"


def test_every_part_says_how_sure_it_is() -> None:
    """Tower, tokens, factions, abilities and sides with their shapes, each with a confidence mark."""
    parts = GAME.provenance()
    assert len(parts) == 4 + 9 + 16 + 80 + 32
    notes = {part.part: part.note for part in parts}
    assert "random other faction" in notes["faction shapeshifters"]
    assert "every other territory you occupy" in notes["faction lizardfolk 5"]
    assert "13 points at most" in notes["tower points, alternative"]
    assert {part.confidence for part in parts} == {"verified", "single-source", "reconstructed"}
    sides = [part for part in parts if part.part.startswith("territory ")]
    assert sum(part.confidence == "reconstructed" for part in sides) == 8


def test_maps_have_five_land_regions_that_hang_together() -> None:
    """K-TOKEN-1: four tokens and a starting region; every land region can be reached on foot."""
    for side in data.box().territories:
        near = {region.id: region.adjacent for region in side.land()}
        assert len(near) == 5
        reached = {side.land()[0].id}
        for _step in near:
            reached |= {other for region in reached for other in near[region]}
        assert reached == set(near)
