"""How fast the adapters are: `python bench/adapters.py [--players 3] [--seconds 3] [--envs 256]`.

Random play, observations and masks included. A PettingZoo step is `last`, choosing and `step`; the vector's
number leaves the choosing out, as a learner's own.
"""

import argparse
from collections.abc import Iterator
from time import process_time

import numpy as np
import numpy.typing as npt

import starhold
from starhold.adapters import pettingzoo
from starhold.adapters.vector import VectorEnv


def in_turn(game: str, players: int, seconds: float) -> float:
    """Steps a second of the PettingZoo environment whose agents act in turn."""
    env = pettingzoo.env(game, players=players)
    env.reset(seed=1)
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(legal[steps * 7919 % len(legal)])
        steps += 1
    return steps / (process_time() - start)


def chosen(masks: npt.NDArray[np.int8], choices: np.random.Generator) -> npt.NDArray[np.intp]:
    """A legal action in each game; arrays as large as the masks would push the games out of the caches."""
    games, actions = masks.nonzero()
    legal = np.bincount(games, minlength=len(masks))
    first = legal.cumsum() - legal
    return actions[first + (choices.random(len(masks)) * legal).astype(np.intp)]


def vector_steps(game: str, players: int, envs: int) -> Iterator[tuple[int, float]]:
    """Step the vector environment: decisions made and CPU seconds taken, without the choosing."""
    env = VectorEnv(game, players=players, num_envs=envs, seed=1)
    choices = np.random.default_rng(1)
    while True:
        actions = chosen(env.masks, choices)
        start = process_time()
        env.step(actions)
        yield envs, process_time() - start


def at_once(game: str, players: int, seconds: float, envs: int) -> float:
    """Decisions a second of the vector environment."""
    decisions, used = 0, 0.0
    for made, took in vector_steps(game, players, envs):
        decisions, used = decisions + made, used + took
        if used >= seconds:
            break
    return decisions / used


def main() -> None:
    """A line for each game."""
    parser = argparse.ArgumentParser(description="How fast the adapters are.")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--envs", type=int, default=256)
    wish = parser.parse_args()
    print("compiled" if starhold.COMPILED else "interpreted")
    for game in starhold.names():
        steps = in_turn(game, wish.players, wish.seconds)
        decisions = at_once(game, wish.players, wish.seconds, wish.envs)
        print(f"{game}: PettingZoo {steps:,.0f} steps/s, vector {decisions:,.0f} decisions/s")


if __name__ == "__main__":
    main()
