"""How fast Tiny Epic Kingdoms is: `python bench/kingdoms.py [--players 4] [--seconds 5] [--json]`."""

import argparse

import measure

import starhold


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Speed of the Kingdoms engine, on one core.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds for each measurement")
    parser.add_argument("--json", action="store_true", help="one object instead of a table")
    asked = parser.parse_args()
    game = starhold.game("kingdoms")
    measure.show(game, asked.players, measure.engine(game, asked.players, asked.seconds), asked.json)


if __name__ == "__main__":
    main()
