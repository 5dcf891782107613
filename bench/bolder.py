"""The bolder search against the one that judges, by which the expert played until 19 November 2026.

    python bench/bolder.py galaxies --milliseconds 2 --keep bolder.jsonl     # repeat the command to resume

Two players, each with so much CPU time per decision; `--against` gives the former search another. Where the
expert plays by the bolder search, its form is played, else that of faces. Two games with the same dice and
exchanged seats are one group. `--sprt` stops when it is clear (5 % error each way) whether the bolder search
wins 60 % or 50 %. `--keep` holds a line per game.
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


class Side(Bot):
    """The expert by the bolder search, or by the one that judges."""

    def __init__(self, bolder: bool) -> None:
        self._bolder = bolder
        self._expert = MasterBot()

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        assert self.budget is not None
        self._expert.by_cpu = self.by_cpu
        searcher = self._expert.player(world) if self._bolder else self._expert.searcher(world)
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
    former: Effort


def played(game: str, milliseconds: int, against: int, seed: int, number: int) -> Played:
    """Play one game; the bolder search sits first in games of even number."""
    known = registry.game(game)
    place = number % 2
    seats: list[Bot] = [Side(seat == place) for seat in range(2)]
    for seat, one in enumerate(seats):
        one.by_cpu, one.budget = True, Budget(milliseconds=milliseconds if seat == place else against)
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
    for efforts in ([Effort(*one.bolder) for one in games], [Effort(*one.former) for one in games]):
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
    parser.add_argument("--against", type=int, default=0)
    parser.add_argument("--sprt", action="store_true")
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
        while len(games) < asked.games and not (asked.sprt and test.verdict != "open"):
            against = asked.against or asked.milliseconds
            games.append(played(asked.game, asked.milliseconds, against, asked.seed, len(games)))
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
            if len(games) % 2 == 0:
                test.add((games[-1].share + games[-2].share) / 2)
                print(told(games, test), flush=True)


if __name__ == "__main__":
    main()
