"""How fast the adapters are: `python bench/adapters.py [--players 3] [--seconds 3] [--envs 256]`.

Random play, observations and masks included. A PettingZoo step is `last`, choosing and `step`; the vector's
number leaves the choosing out, as a learner's own.
"""

import argparse
from collections.abc import Iterator
from time import process_time

import starhold
from starhold.adapters import pettingzoo
from starhold.adapters.spec import OBSERVATIONS
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


def vector_steps(
    game: str, players: int, envs: int, observation: str = "features"
) -> Iterator[tuple[int, float]]:
    """Step the vector environment: decisions made and CPU seconds taken, without the choosing."""
    env = VectorEnv(game, players=players, num_envs=envs, seed=1, observation=observation)
    while True:
        actions = env.sample_legal()
        start = process_time()
        env.step(actions)
        yield envs, process_time() - start


def at_once(game: str, players: int, seconds: float, envs: int, observation: str) -> float:
    """Decisions per second of the vector environment."""
    decisions, used = 0, 0.0
    for made, took in vector_steps(game, players, envs, observation):
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
        rates = {
            observation: at_once(game, wish.players, wish.seconds, wish.envs, observation)
            for observation in OBSERVATIONS
        }
        told = ", ".join(f"vector ({name}) {rate:,.0f} decisions/s" for name, rate in rates.items())
        print(f"{game}: PettingZoo {steps:,.0f} steps/s, {told}", flush=True)


if __name__ == "__main__":
    main()
