"""Random games and one digest of them: `python -m tests.device.games 40` plays 360."""

import hashlib
import sys

from starhold.kernel import registry
from starhold.kernel.chance import FastChance


def digest(seeds: int) -> str:
    """Play three games with 2, 3 and 5 players from this many seeds; return a hash of every final state."""
    found = hashlib.sha256()
    for name in registry.names():
        game = registry.game(name)
        for players in (2, 3, 5):
            for seed in range(seeds):
                chance, choice = FastChance(seed), FastChance(seed + 1000)
                state = game.start(players, chance)
                plies = 0
                while not state.over and plies < 5000:
                    waiting = state.waiting()
                    seat = (waiting & -waiting).bit_length() - 1
                    state.apply(seat, state.pick(seat, choice), chance)
                    plies += 1
                line = f"{name} {players} {seed} {plies} {game.digest(state)}\n"
                found.update(line.encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))
