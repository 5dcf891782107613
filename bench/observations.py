"""What observations lose: `python bench/observations.py [--positions 200000] [--players 2]`.

Plays at random and counts observations that were met with more than one set of legal actions or more than one
view, for `features` and `full`; and how often a possible world looked different to the seat (0, or it leaks).
"""

import argparse
from time import process_time

import msgspec
import numpy as np

import starhold
from starhold.adapters.core import Episode, Kind
from starhold.adapters.spec import OBSERVATIONS
from starhold.kernel.chance import FastChance

#: every so many positions are compared with another world
WORLDS = 10


def looked_at(name: str, players: int, observation: str, positions: int) -> str:
    """Return a row of the table."""
    kind = Kind(name, players, observation=observation)
    legal: dict[int, int] = {}
    views: dict[int, int] = {}
    legal_clash: set[int] = set()
    view_clash: set[int] = set()
    leaks = seen = game = 0
    choices = np.random.default_rng(1)
    while seen < positions:
        play = Episode(kind, game)
        game += 1
        while not play.over and seen < positions:
            state, seat = play.state, play.seat
            cells = kind.observation(state, seat)
            key = hash(cells.tobytes())
            actions = hash(tuple(sorted(state.legal(seat))))
            view = hash(msgspec.msgpack.encode(state.view(seat)))
            if legal.setdefault(key, actions) != actions:
                legal_clash.add(key)
            if views.setdefault(key, view) != view:
                view_clash.add(key)
            if seen % WORLDS == 0:
                world = state.resample(seat, FastChance(seen))
                leaks += not np.array_equal(kind.observation(world, seat), cells)
            seen += 1
            play.take(seat, play.sample_legal(choices))
    return (
        f"| {name} | {observation} | {seen:,} | {len(legal):,} | {len(legal_clash):,} | {len(view_clash):,} "
        f"| {leaks} |"
    )


def main() -> None:
    """A row for each game and observation."""
    parser = argparse.ArgumentParser(description="What observations lose.")
    parser.add_argument("--positions", type=int, default=200_000)
    parser.add_argument("--players", type=int, default=2)
    wish = parser.parse_args()
    print(
        "| game | observation | positions | distinct | with several legal sets | with several views | leaks |"
    )
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for name in starhold.names():
        for observation in OBSERVATIONS:
            print(looked_at(name, wish.players, observation, wish.positions), flush=True)
    print(f"\n{process_time():.0f} s of CPU")


if __name__ == "__main__":
    main()
