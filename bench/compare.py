"""Two engines against each other, turn about in one run, since a shared machine is never twice the same.

    python tools/compile_engine.py /tmp/old        # in a clone of the old commit
    python tools/compile_engine.py /tmp/new
    python bench/compare.py /tmp/old /tmp/new [--players 4] [--rounds 5] [--seconds 1]

Tells for each game and measurement what both do in a second, and how many times as fast the new one is: the
median of the rounds, and the slowest and the fastest round.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import measure

import starhold

GAMES = ("galaxies", "kingdoms", "roll")


def measured(engine: Path, game: str, players: int, seconds: float) -> dict[str, float]:
    """How often a second each thing is done by an engine, in a process of its own."""
    command = [
        sys.executable,
        __file__,
        "--measure",
        game,
        "--players",
        str(players),
        "--seconds",
        str(seconds),
    ]
    environment = {**os.environ, "PYTHONPATH": str(engine)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def speeds(game: str, players: int, seconds: float) -> dict[str, float]:
    """What this process measures of the engine that it runs."""
    rows = measure.engine(starhold.game(game), players, seconds)
    return {row.what: 1e6 / row.value if row.unit == "microseconds" else row.value for row in rows}


def compare(game: str, wanted: argparse.Namespace) -> None:
    """Print one line for each measurement of a game."""
    rounds = [
        [measured(engine, game, wanted.players, wanted.seconds) for engine in (wanted.old, wanted.new)]
        for _ in range(wanted.rounds)
    ]
    for what in rounds[0][0]:
        ratios = sorted(after[what] / before[what] for before, after in rounds)
        before, after = (median(one[turn][what] for one in rounds) for turn in (0, 1))
        spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
        print(f"{game:9} {what:34} {before:12,.0f} {after:12,.0f} /s   x{median(ratios):.2f} ({spread})")


def main() -> None:
    """Compare, or measure for the comparison."""
    parser = argparse.ArgumentParser(description="Two compiled engines against each other.")
    parser.add_argument("old", nargs="?", type=Path, help="folder of the old engine")
    parser.add_argument("new", nargs="?", type=Path, help="folder of the new one")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each measurement")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.measure:
        print(json.dumps(speeds(wanted.measure, wanted.players, wanted.seconds)))
        return
    for game in GAMES:
        compare(game, wanted)


if __name__ == "__main__":
    main()
