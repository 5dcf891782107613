"""The bolder search of faces against the expert's own, two players, each with the same CPU time per decision.

    python bench/bolder.py galaxies --milliseconds 5 --keep bolder.jsonl     # repeat the command to resume

Stops when it is clear (5 % error each way) whether the bolder search wins 60 % or 50 %, or after `--games`.
Two games with the same dice and exchanged seats are one group. `--keep` holds a line per game.
"""

import argparse
import json
from pathlib import Path
from time import process_time
from typing import NamedTuple

from starhold.arena.sprt import Sprt
from starhold.arena.standing import interval
from starhold.bots.base import Bot, Budget, ask
from starhold.bots.levels import MasterBot
from starhold.kernel import registry
from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.record import win_shares
from starhold.kernel.state import State

#: a game with more decisions is broken off, and lost by the bolder search
LIMIT = 6000
SEEDS = 1_000_003


class Bolder(Bot):
    """The expert's net with the search of faces, and no leanings or oversights."""

    def __init__(self) -> None:
        self._expert = MasterBot()

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        assert self.budget is not None
        searcher = self._expert.player(world)
        searcher.by_cpu = self.by_cpu
        action = int(searcher.choose(world, seat, chance, self.budget))
        self.iterations = int(searcher.iterations)
        return action


class Effort(NamedTuple):
    """What one side of a game spent."""

    iterations: int
    decisions: int
    seconds: float


class Played(NamedTuple):
    """The win share of the bolder search in one game, and what both spent."""

    share: float
    bolder: Effort
    expert: Effort


def played(game: str, milliseconds: int, seed: int, number: int) -> Played:
    """Play one game; the bolder search sits first in games of even number."""
    known = registry.game(game)
    place = number % 2
    seats: list[Bot] = [Bolder() if seat == place else MasterBot() for seat in range(2)]
    for one in seats:
        one.by_cpu, one.budget = True, Budget(milliseconds=milliseconds)
    chance = FastChance((seed * SEEDS + number // 2) << 4)
    choosing = FastChance((seed * SEEDS + number) << 4 | 1)
    state = known.start(2, chance, known.complete({}))
    seconds, decisions = [0.0, 0.0], [0, 0]
    for _ in range(LIMIT):
        if state.over:
            break
        seat = state.seats_to_move()[0]
        began = process_time()
        action = int(ask(seats[seat], state, seat, choosing))
        seconds[seat] += process_time() - began
        decisions[seat] += 1
        state.play(seat, action, chance)
    share = win_shares(state.ranks())[place] if state.over else 0.0
    efforts = [Effort(seats[n].iterations, decisions[n], seconds[n]) for n in (place, 1 - place)]
    return Played(share, *efforts)


def told(games: list[Played], test: Sprt) -> str:
    """Return the result so far as a line."""
    shares = [one.share for one in games]
    span = interval(sum(shares), len(shares))
    spent = []
    for efforts in ([Effort(*one.bolder) for one in games], [Effort(*one.expert) for one in games]):
        decisions = sum(one.decisions for one in efforts)
        spent.append(
            f"{sum(one.iterations for one in efforts) / decisions:.0f} iterations in "
            f"{1000 * sum(one.seconds for one in efforts) / decisions:.1f} ms"
        )
    return (
        f"{100 * sum(shares) / len(shares):.1f} ({100 * span.low:.0f}-{100 * span.high:.0f}; {len(shares)}), "
        f"{test.verdict}; per decision {spent[0]} against {spent[1]}"
    )


def main() -> None:
    """Read the command and play."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--milliseconds", type=int, default=5)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=50)
    parser.add_argument("--keep", type=Path, required=True)
    asked = parser.parse_args()
    lines = asked.keep.read_text(encoding="utf-8").splitlines() if asked.keep.is_file() else []
    games = [Played(*json.loads(line)) for line in lines]
    test = Sprt(0.5, 0.6)
    for one, other in zip(games[::2], games[1::2], strict=False):
        test.add((one.share + other.share) / 2)
    with asked.keep.open("a", encoding="utf-8") as file:
        while len(games) < asked.games and test.verdict == "open":
            games.append(played(asked.game, asked.milliseconds, asked.seed, len(games)))
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
            if len(games) % 2 == 0:
                test.add((games[-1].share + games[-2].share) / 2)
                print(told(games, test), flush=True)


if __name__ == "__main__":
    main()
