"""How long it takes to say what would happen: previews of all choices of a decision, its plans, and the
answer that a client gets (its size in bytes).

    PYTHONPATH=. python bench/preview.py [--players 4] [--decisions 400]

Milliseconds of CPU time a decision, over decisions of random games. The budget for the previews of one
decision is 5 ms on the compiled engine and 50 ms on the plain source.
"""

import argparse
from collections.abc import Callable
from time import process_time

import msgspec

import starhold
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.preview import asked_ways, plans, preview
from starhold.kernel.registry import game, names
from starhold.kernel.state import State
from starhold.server.wire import Plans

BUDGET = 5.0 if starhold.COMPILED else 50.0


def previews(rules: Game, state: State, seat: int) -> int:
    """All previews of a decision; tells how many."""
    legal = state.legal(seat)
    for action in legal:
        preview(rules, state, seat, action)
    return len(legal)


def all_plans(rules: Game, state: State, seat: int) -> int:
    return len(plans(rules, state, seat))


def answered(rules: Game, state: State, seat: int) -> int:
    """What a client is told that asks for plans; tells its size in bytes."""
    prompt, found = asked_ways(rules, state, seat)
    return len(msgspec.json.encode(Plans(0, seat, (), found, prompt)))


def timed(
    rules: Game, players: int, decisions: int, work: Callable[[Game, State, int], int]
) -> list[tuple[float, int]]:
    """Milliseconds and size of each decision of random games."""
    found: list[tuple[float, int]] = []
    seed = 0
    while len(found) < decisions:
        seed += 1
        chance, choices = FastChance(seed), FastChance(seed + 1000)
        state = rules.start(players, chance)
        for _ in range(200):
            if state.over or len(found) >= decisions:
                break
            seat = state.seats_to_move()[0]
            start = process_time()
            size = work(rules, state, seat)
            found.append(((process_time() - start) * 1000, size))
            state.play(seat, state.pick(seat, choices), chance)
    return sorted(found)


def row(name: str, what: str, found: list[tuple[float, int]]) -> str:
    times = [time for time, _ in found]
    sizes = [size for _, size in found]
    middle, late, last = times[len(times) // 2], times[len(times) * 95 // 100], times[-1]
    number = f"mean number {sum(sizes) / len(sizes):.1f}, most {max(sizes)}"
    within = sum(time <= BUDGET for time in times) / len(times)
    return (
        f"{name:10} {what:9} median {middle:6.2f} ms   95 % {late:6.2f} ms   worst {last:6.2f} ms   "
        f"within {BUDGET:.0f} ms: {within:6.1%}   {number}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=400)
    arguments = parser.parse_args()
    print(f"{'compiled' if starhold.COMPILED else 'plain source'}, {arguments.players} players")
    for name in names():
        for what, work in (("previews", previews), ("plans", all_plans), ("answers", answered)):
            found = timed(game(name), arguments.players, arguments.decisions, work)
            print(row(name, what, found))


if __name__ == "__main__":
    main()
