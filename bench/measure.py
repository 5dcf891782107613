"""Measures an engine, and beside each measurement the machine itself.

The yardstick is a fixed loop of plain Python. On a machine that other work shares, every
rate falls with it; `ratio` (work done in the time of one yardstick loop) is what two runs
can be compared by.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from time import process_time

import starhold
from starhold import FastChance, Game, State
from starhold.kernel.bits import lowest
from starhold.kernel.state import play_out

#: CPU seconds of work between two looks at the yardstick
PIECE = 0.05
#: more decisions than any game has
NO_END = 1_000_000


@dataclass(frozen=True)
class Row:
    """One measurement: how much was done in a second, and in one loop of the yardstick."""

    what: str
    unit: str
    value: float
    ratio: float
    yardstick: float


def yardstick() -> float:
    """Microseconds of CPU time for a fixed loop of plain Python, the better of two."""
    return min(_loop_time(), _loop_time())


def _loop_time() -> float:
    start = process_time()
    total = 0
    for number in range(2000):
        total += number * number % 7
    return (process_time() - start) * 1e6


def measure(work: Callable[[int], int], seconds: float) -> tuple[float, float, float]:
    """How often a second `work` does its thing, how often in one yardstick loop, and that loop.

    Short pieces of work with the yardstick on both sides, since a shared machine changes its
    pace all the time; each number is the median of its pieces.
    """
    rates, ratios, marks = [], [], []
    seed = 0
    before = yardstick()
    for _ in range(max(int(seconds / PIECE), 3)):
        done, used = 0, 0.0
        start = process_time()
        while used < PIECE:
            done += work(seed)
            seed += 1
            used = process_time() - start
        after = yardstick()
        mark = (before + after) / 2
        rates.append(done / used)
        ratios.append(done / used * mark / 1e6)
        marks.append(mark)
        before = after
    return median(rates), median(ratios), median(marks)


def rate(what: str, work: Callable[[int], int], seconds: float) -> Row:
    """How many decisions a second `work` makes."""
    value, ratio, mark = measure(work, seconds)
    return Row(what, "decisions/s", value, ratio, mark)


def clone_time(state: State, seconds: float) -> Row:
    """Microseconds to clone a position."""

    def work(seed: int) -> int:
        for _ in range(100):
            state.clone()
        return 100

    value, ratio, mark = measure(work, seconds)
    return Row("clone", "microseconds", 1e6 / value, ratio, mark)


# -- ways to play ------------------------------------------------------------------------------


def select(game: Game, players: int) -> Callable[[int], int]:
    """Random games that count the legal actions and make only the chosen one."""

    def work(seed: int) -> int:
        chance = FastChance(seed)
        return int(play_out(game.start(players, chance), chance, FastChance(seed + 1), NO_END))

    return work


def listing(game: Game, players: int) -> Callable[[int], int]:
    """Random games with the legal actions listed for every decision, the choice not checked again."""

    def work(seed: int) -> int:
        chance, choices = FastChance(seed), FastChance(seed + 1)
        state = game.start(players, chance)
        made = 0
        while state.stack:
            seat = lowest(state.waiting())
            legal = state.legal(seat)
            state.play(seat, legal[choices.below(len(legal))], chance)
            made += 1
        return made

    return work


def checked(game: Game, players: int) -> Callable[[int], int]:
    """Random games as a user's bot plays them: list, choose, and apply with its check."""

    def work(seed: int) -> int:
        chance, choices = FastChance(seed), FastChance(seed + 1)
        state = game.start(players, chance)
        made = 0
        while not state.over:
            seat = state.seats_to_move()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[choices.below(len(legal))], chance)
            made += 1
        return made

    return work


def middle(game: Game, players: int, moves: int = 300) -> State:
    """A position from the middle of a random game."""
    chance = FastChance(1)
    state = game.start(players, chance)
    play_out(state, chance, FastChance(2), moves)
    return state


def engine(game: Game, players: int, seconds: float) -> list[Row]:
    """All that is measured of a game."""
    return [
        rate("random play, count and select", select(game, players), seconds),
        rate("random play, legal moves listed", listing(game, players), seconds),
        rate("Python loop: legal, choice, apply", checked(game, players), seconds),
        clone_time(middle(game, players), seconds / 4),
    ]


# -- reporting -----------------------------------------------------------------------------------


def show(game: Game, players: int, rows: list[Row], as_json: bool) -> None:
    """Print the measurements for people or for programs."""
    if as_json:
        about = {"game": game.name, "players": players, "compiled": starhold.COMPILED}
        print(json.dumps({**about, "rows": [asdict(row) for row in rows]}))
        return
    engine_kind = "compiled" if starhold.COMPILED else "interpreted"
    print(f"{game.name}, {players} players, one core, {engine_kind}")
    for row in rows:
        value = f"{row.value:12,.2f}" if row.value < 100 else f"{row.value:12,.0f}"
        print(
            f"  {row.what:36}{value} {row.unit:13} ratio {row.ratio:7.2f}  yardstick {row.yardstick:4.0f} us"
        )
