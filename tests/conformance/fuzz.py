"""Plays many seeded games with the invariants checked; a failure is one command to see again.

    python -m tests.conformance.fuzz --game galaxies --games 20000 --workers 2

Every game has its own seed, from which its number of players, its options and all its moves follow.
The invariants are checked every few moves, in some games after each; one check in sixteen looks at all
else that can be asked of a position (`legal` against `pick`, clones, views, resampling).
"""

import argparse
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import starhold
from starhold.kernel import record_files
from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.game import Game
from starhold.kernel.record import Seat
from starhold.kernel.runner import MatchRunner
from starhold.kernel.state import State, play_out
from tests.conformance.subjects import Case, load, seats, wanted

#: the most moves between two checks
STRIDE = 64
#: in one game of so many every move is checked
THOROUGH = 64
#: one check of so many looks at everything
CURIOUS = 16
#: seeds that one worker takes at a time
BATCH = 100


@dataclass(frozen=True)
class Failure:
    """A game that broke a rule."""

    seed: int
    case: str
    move: int
    error: str


@dataclass
class Report:
    """What a run of games amounted to."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.failures += other.failures


def case_of(game: Game, seed: int, players: int | None = None) -> Case:
    """Players and options of a seed: half of the games have the default options, the others any."""
    dice = FastChance(seed ^ 0xF022)
    allowed = seats(game)
    number = allowed[dice.below(len(allowed))]
    options: dict[str, str] = {}
    if dice.below(2):
        options = {
            option.name: option.values[dice.below(len(option.values))] for option in game.vocabulary.options
        }
    return Case(game, players or number, "any" if options else "default", options)


class FuzzedGame:
    """One game of a seed, by random moves; where several seats are asked, the lowest answers first."""

    def __init__(self, game: Game, seed: int, players: int | None = None, slowly: bool = False) -> None:
        self.case = case_of(game, seed, players)
        self.seed = seed
        self.chance = FastChance(seed)
        self.dice = FastChance(seed + 1)
        #: how often to look has dice of its own, so that looking more often changes no game
        self.pace = FastChance(seed + 2)
        self.slowly = slowly
        self.moves = 0

    def play(self) -> None:
        """Play to the end; raises whatever goes wrong."""
        state = self.case.start(self.chance)
        thorough = self.slowly or self.seed % THOROUGH == 0
        while not state.over:
            state.check()
            if self.slowly or self.pace.below(CURIOUS) == 0:
                self.inspect(state)
            stride = 1 if thorough else 1 + self.pace.below(STRIDE)
            self.moves += play_out(state, self.chance, self.dice, stride)
            if self.moves > self.case.profile.limit:
                raise AssertionError(f"the game goes on after {self.moves} moves")
        state.check()
        assert min(state.ranks()) == 1 or self.case.players == 1, "nobody has won"

    def inspect(self, state: State) -> None:
        """All that can be asked of one position."""
        before = state.numbers()
        for seat in state.seats_to_move():
            legal = state.legal(seat)
            assert legal, f"seat {seat} has to move and cannot"
            assert len(set(legal)) == len(legal), f"seat {seat} is offered a move twice: {legal}"
            picked = [state.pick(seat, ScriptedChance([n])) for n in range(len(legal))]
            assert picked == legal, f"pick {picked}, legal {legal}"
        viewer = self.moves % (state.players + 1) - 1
        seen = None if viewer < 0 else viewer
        world = state.resample(viewer, FastChance(self.moves))
        world.check()
        assert world.view(seen) == state.view(seen), f"the resampled view of {seen} differs"
        assert state.clone().numbers() == before, "a clone differs"
        assert state.numbers() == before, "looking at the table has changed it"


def fuzz(game: Game, seeds: range, players: int | None = None) -> Report:
    """Play the games of some seeds; one that fails is played again slowly, to find the move."""
    report = Report()
    for seed in seeds:
        fuzzed = FuzzedGame(game, seed, players)
        failure = attempt(fuzzed)
        if failure is not None:
            report.failures.append(attempt(FuzzedGame(game, seed, players, slowly=True)) or failure)
        report.games += 1
        report.moves += fuzzed.moves
        report.longest = max(report.longest, fuzzed.moves)
    return report


def attempt(fuzzed: FuzzedGame) -> Failure | None:
    """Play a game and tell what went wrong, if anything did."""
    try:
        fuzzed.play()
    except Exception:
        case = f"{fuzzed.case.id} {dict(fuzzed.case.options)}"
        return Failure(fuzzed.seed, case, fuzzed.moves, traceback.format_exc())
    return None


def save_record(game: Game, failure: Failure, folder: Path, players: int | None = None) -> Path:
    """Play a failed game once more up to the failing move, and save its record."""
    fuzzed = FuzzedGame(game, failure.seed, players)
    names = [Seat(f"seat {n + 1}", "newcomer") for n in range(fuzzed.case.players)]
    match = MatchRunner(game, names, fuzzed.chance, fuzzed.case.options)
    for _ in range(failure.move):
        seat = match.state.seats_to_move()[0]
        match.move(seat, match.state.pick(seat, fuzzed.dice))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game.name}-{failure.seed}.txt"
    record_files.write(path, match.record())
    return path


# -- as a command ---------------------------------------------------------------------------------


def batches(first: int, games: int) -> Iterator[range]:
    for start in range(first, first + games, BATCH):
        yield range(start, min(start + BATCH, first + games))


def fuzz_named(name: str, seeds: range, players: int | None) -> Report:
    """For a worker process, which loads the game by its name."""
    return fuzz(load(name), seeds, players)


def fuzz_many(name: str, first: int, games: int, players: int | None, workers: int) -> Report:
    report = Report()
    if workers == 1:
        for seeds in batches(first, games):
            report.add(fuzz_named(name, seeds, players))
        return report
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(fuzz_named, name, seeds, players) for seeds in batches(first, games)]
        for job in jobs:
            report.add(job.result())
    return report


def explain(name: str, failure: Failure, folder: Path, players: int | None) -> None:
    """Print a failure with what is needed to see it again."""
    print(f"\nFAILED {failure.case} after move {failure.move}\n{failure.error}")
    try:
        print(f"record up to there: {save_record(load(name), failure, folder, players)}")
    except Exception as error:
        print(f"no record: {type(error).__name__} {error}")
    same = f" --players {players}" if players else ""
    print(f"again: python -m tests.conformance.fuzz --game {name} --games 1 --seed {failure.seed}{same}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--game", action="append", default=[], help="a name or module:attribute; default: all"
    )
    parser.add_argument("--players", type=int, help="default: each number that the game allows")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), help="where records of failures go")
    given = parser.parse_args(arguments)
    failed = False
    for name in wanted(given.game):
        began = time.perf_counter()
        report = fuzz_many(name, given.seed, given.games, given.players, given.workers)
        seconds = time.perf_counter() - began
        for failure in report.failures[:5]:
            explain(name, failure, given.out, given.players)
        print(
            f"{name}: {report.games} games, {report.moves} moves, the longest {report.longest}, "
            f"{len(report.failures)} failures, {seconds:.1f} s, "
            f"{'compiled' if starhold.COMPILED else 'interpreted'}"
        )
        failed = failed or bool(report.failures)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
