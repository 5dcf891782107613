"""What the teacher says and how well it measures: hints in words with their share, and the skill of bots.

python bench/teacher.py hints galaxies --positions 60 --players 3
python bench/teacher.py skill roll --games 5
"""

import argparse
import math
import time
from collections import Counter
from collections.abc import Iterator

import starhold
from starhold.bots.base import LEVELS, Budget, ask, bot
from starhold.bots.config import config_of
from starhold.bots.hints import advised
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from starhold.review.judging import at_stake
from starhold.review.values import Judge
from starhold.text import Text

#: messages that only say that there is nothing to compare, or nothing to say
SILENT = ("because-equal", "because-same", "because-only", "because-unknown")
NAMES = ["Ada", "Ben", "Eve", "Max", "Zoe"]


def positions(game: str, count: int, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Yield positions of regular bots' games in which a seat has a choice."""
    chance = FastChance(seed)
    while True:
        state = starhold.game(game).start(players, chance)
        seats = [bot("regular") for _ in range(players)]
        while not state.over:
            seat = state.seats_to_move()[-1]
            if len(config_of(state).features.choices(state, seat)) > 1 and chance.below(9) == 0:
                yield state.clone(), seat
                count -= 1
                if count == 0:
                    return
            state.play(seat, ask(seats[seat], state, seat, chance), chance)


def hints(game: str, count: int, players: int, seed: int, language: str) -> None:
    """Print the hints at many positions, and how many of them have a sentence."""
    text, adviser, said = Text(language), bot("expert@200i"), Counter[str]()
    spent = 0.0
    for state, seat in positions(game, count, players, seed):
        began = time.process_time()
        found = advised(state, seat, FastChance(5), adviser)
        spent += time.process_time() - began
        for place, hint in enumerate(found.hints, 1):
            said[hint.why.key if hint.why.key in SILENT else "sentence"] += 1
            move = ", ".join(text.line(step.line, NAMES) for step in hint.steps)
            print(f"{place} {hint.share:.0%} {move} :: {text.line(hint.why, NAMES)}")
        print()
    print(dict(said), f"{1000 * spent / count:.0f} ms per hint")


def skill(game: str, count: int, seed: int) -> None:
    """Print the skill of each level, playing against itself."""
    for level in LEVELS:
        found = [one for number in range(count) for one in skills(game, level, seed + number)]
        mean = math.fsum(found) / len(found)
        spread = math.sqrt(math.fsum((one - mean) ** 2 for one in found) / (len(found) - 1))
        print(f"{level}: {mean:.3f}, standard error {spread / math.sqrt(len(found)):.3f}, {len(found)} seats")


def skills(game: str, level: str, seed: int) -> list[float]:
    """Return the skill of both seats of one game."""
    chance = FastChance(seed)
    state = starhold.game(game).start(2, chance)
    seats = [bot(level) for _ in range(2)]
    if level in LEVELS[-2:]:
        for one in seats:
            one.budget = Budget(iterations=60)
    judge = Judge(state, 30 if game == "roll" else 50, seed)
    lost, stake = [0.0, 0.0], [0.0, 0.0]
    while not state.over:
        seat = state.seats_to_move()[0]
        action = ask(seats[seat], state, seat, chance)
        useful = len(judge.features.choices(state, seat))
        if useful > 1 and state.game is not None and state.game.actions[action].kind != "take-back":
            gave, by_lot = at_stake(judge.weigh(state, seat), useful, action)
            lost[seat] += gave
            stake[seat] += by_lot
        state.play(seat, action, chance)
    return [1 - one / all_of_it for one, all_of_it in zip(lost, stake, strict=True) if all_of_it > 0]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("hints", "skill"))
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    if asked.what == "hints":
        hints(asked.game, asked.positions, asked.players, asked.seed, asked.language)
    else:
        skill(asked.game, asked.games, asked.seed)
