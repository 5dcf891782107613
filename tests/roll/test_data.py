"""The data file: what is refused, by its line, and boxes of other sizes."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starhold.kernel.errors import DataError
from starhold.roll.data import BOX, DIE_NAMES, FILE, parse

WHOLE: dict[str, Any] = json.loads(FILE.shipped())
#: plays games with every number of players, with all invariants checked now and then
PLAY = """
import starhold
from starhold import FastChance
from starhold.kernel.state import play_out
game = starhold.game("roll")
built = set()
for players in (2, 3, 4, 5):
    for seed in range(GAMES):
        chance = FastChance(seed)
        state = game.start(players, chance)
        while not state.over:
            play_out(state, chance, FastChance(seed + len(built)), 97)
            state.check()
            for seat in range(-1, players):
                state.resample(seat, FastChance(seed)).check()
            assert state.clone().numbers() == state.numbers()
            state.view(0)
            for seat in state.seats_to_move():
                [game.choice(state, seat, action) for action in state.legal(seat)]
        for player in state.seats:
            built |= set(player.tableau.developments) | set(player.tableau.worlds)
print(game.version, len(game.actions), len(built))
"""


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """The box with one thing changed."""
    box = json.loads(json.dumps(WHOLE))
    change(box)
    return json.dumps(box, indent=1).encode()


def put(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Set a field: `put("tiles 3 world cost", 4)`."""

    def change(box: dict[str, Any]) -> None:
        at: Any = box
        *way, last = [int(step) if step.isdecimal() else step for step in path.split()]
        for step in way:
            at = at[step]
        at[last] = value

    return change


def larger_box(tiles: int) -> bytes:
    """The tiles over and over under new names, and twice the dice for them."""

    def change(box: dict[str, Any]) -> None:
        known = box["tiles"]
        box["tiles"] = [json.loads(json.dumps(known[n % len(known)])) for n in range(tiles)]
        for n, tile in enumerate(box["tiles"]):
            tile["id"] = f"T{n + 1:03}"
            for side in ("development", "world"):
                tile[side]["name"] += f" {n}" if n >= len(known) else ""
        for die in box["dice"].values():
            die["count"] = min(255, die["count"] * (tiles // len(known) + 1))

    return changed(change)


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run a program with the data of a folder."""
    env = {**os.environ, "STARHOLD_DATA": str(folder)}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("tiles", [120, 200])
def test_a_larger_box_loads_and_plays(tiles: int, tmp_path: Path) -> None:
    """R-INV-1, R-INV-2: no set of tiles is bounded by the bits of a number."""
    (tmp_path / "roll.json").write_bytes(larger_box(tiles))
    done = run(tmp_path, PLAY.replace("GAMES", "3"))
    assert done.returncode == 0, done.stderr
    version, actions, built = done.stdout.split()
    assert re.fullmatch(r"2\+[0-9a-f]{8}", version)
    assert int(actions) == 931 + 5 * (tiles - 55) + (sum_of_powers(tiles) - sum_of_powers(55))
    assert int(built) > 63


def sum_of_powers(tiles: int) -> int:
    """How many powers a box of so many tiles has."""
    sides = [BOX.tiles[n % 55].development for n in range(tiles)]
    return sum(op.op == "reassign" for side in sides for op in side.ops)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (put("tiles 3 world cost", 12), r"tiles\[3\]\.world\.cost"),
        (put("tiles 3 world colour", "blue"), r"tiles\[3\]\.world\.colour.*'blue'"),
        (put("tiles 3 id", "T01"), r"tiles\[3\]\.id: 'T01' is there twice"),
        (put("tiles 3 development name", "Galactic Federation"), r"tiles\[3\]\.development\.name"),
        (put("tiles 3 world name", "Artist Colony"), r"tiles\[3\]\.world\.name"),
        (put("dice home count", 24), r"dice\.home\.count: the tiles may give 25"),
        (put("dice home faces", ["explore"] * 5), r"dice.*faces"),
        (lambda box: box["dice"].pop("alien"), r"dice: no dice of the type 'alien'"),
        (put("setup tiles_drawn", 3), r"setup\.tiles_drawn"),
        (put("factions 2 number", 2), r"factions\[2\]\.number"),
        (
            put("factions 0 parts 0 ops", [{"op": "explode"}]),
            r"factions\[0\]\.parts\[0\]\.ops\[0\].*'explode'",
        ),
        (lambda box: box.update(factions=box["factions"][:4]), r"factions: has 4 entries"),
        (lambda box: box.update(tiles=box["tiles"][:9]), r"tiles: has 9 entries"),
        (lambda box: box.update(tiles=box["tiles"] * 5), r"tiles: has 275 entries"),
        (
            put("tiles 0 development six_plus expr of", "stars"),
            r"six_plus\.expr: no effect.*'six_plus:stars'",
        ),
        (put("tiles 2 development ops 0 per", "goods_on_world_colour:pink"), r"development\.ops\[0\].*pink"),
    ],
)
def test_what_is_refused(change: Callable[[dict[str, Any]], object], named: str, tmp_path: Path) -> None:
    """A bad file gets an error that names the file, the line and the field."""
    (tmp_path / "roll.json").write_bytes(changed(change))
    done = run(tmp_path, "import starhold; starhold.game('roll')")
    assert done.returncode != 0
    assert re.search(rf"DataError: roll\.json, line \d+: .*{named}", done.stderr), done.stderr[-500:]


def test_too_many_powers() -> None:
    """Powers are bits of a set, so there is an end to them; the box says so."""

    def change(box: dict[str, Any]) -> None:
        box["tiles"][16]["development"]["ops"] *= 60

    with pytest.raises(DataError, match="powers that reassign"):
        parse(changed(change))


def test_the_line_is_named() -> None:
    """The error says where in the file to look."""
    lines = FILE.shipped().decode().split("\n")
    number = next(n for n, line in enumerate(lines) if '"credit_cap"' in line)
    lines[number] = '"credit_cap": "ten",'
    with pytest.raises(
        DataError, match=rf"^roll/box\.json, line {number + 1}: economy\.credit_cap: Expected"
    ):
        parse("\n".join(lines).encode())


def test_the_shipped_data_keep_their_version(tmp_path: Path) -> None:
    """Without data of one's own, or with a copy of ours, nothing is told apart."""
    (tmp_path / "roll.json").write_bytes(FILE.shipped())
    done = run(tmp_path, "import starhold; game = starhold.game('roll'); print(game.version, game.earlier)")
    assert done.stdout == "2 ('1',)\n"
    assert tuple(BOX.dice) == DIE_NAMES
