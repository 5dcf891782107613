"""Starhold's games through each interface, and positions that OpenSpiel copies; `measure.py` runs them.

Random play of two players. All time counts, also that of choosing an action.
"""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

PLAYERS = 2
LANES = 256
#: decisions between two looks at the clock
CHUNK = 500

#: plays for a while; returns decisions made, games ended, and CPU seconds taken
Work = Callable[[], tuple[int, int, float]]


def interfaces(game: str) -> Iterator[tuple[str, Work]]:
    """Yield each interface by name, from the engine's own to other libraries'."""
    yield "`State.legal`, `apply`", _in_chunks(_states(game))
    yield "`Match.legal`, `push`", _in_chunks(_matches(game))
    yield "PettingZoo `env`", _in_chunks(_pettingzoo(game))
    yield "Gymnasium, `newcomer` opposite", _in_chunks(_gymnasium(game, "newcomer"))
    yield "Gymnasium, `casual` opposite", _in_chunks(_gymnasium(game, "casual"))
    for observation in ("features", "full"):
        yield f"`VectorEnv`, {observation}", _vector(game, observation, choosing=False)
        yield f"`VectorEnv`, {observation}, with `sample_legal`", _vector(game, observation, choosing=True)
    yield "OpenSpiel", _in_chunks(_open_spiel(f"starhold_{game}(players={PLAYERS})"))


def _in_chunks(steps: Iterator[None]) -> Work:
    """Return a work that makes CHUNK decisions."""

    def work() -> tuple[int, int, float]:
        start = process_time()
        for _ in range(CHUNK):
            next(steps)
        return CHUNK, 0, process_time() - start

    return work


def _states(name: str) -> Iterator[None]:
    import starhold

    choices = random.Random(1)
    for seed in range(1_000_000_000):
        luck = starhold.FastChance(seed)
        state = starhold.game(name).begin(PLAYERS, luck, starhold.game(name).complete())
        while not state.over:
            seat = state.seats_to_move()[0]
            state.apply(seat, choices.choice(state.legal(seat)), luck)
            yield


def _matches(name: str) -> Iterator[None]:
    import starhold

    choices = random.Random(1)
    for seed in range(1_000_000_000):
        match = starhold.new(name, players=PLAYERS, seed=seed)
        while not match.over:
            match.push(choices.choice(match.legal))
            yield


def _pettingzoo(name: str) -> Iterator[None]:
    from starhold.adapters import pettingzoo

    env = pettingzoo.env(name, players=PLAYERS)
    steps = 0
    while True:
        env.reset(seed=steps)
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[steps * 7919 % len(legal)])
            steps += 1
            yield


def _gymnasium(name: str, opponent: str) -> Iterator[None]:
    import gymnasium

    import_module("starhold.adapters.gymnasium")  # registers the games
    made = gymnasium.make(f"starhold/{name}-v1", players=PLAYERS, opponent=opponent, disable_env_checker=True)
    env: Any = made.unwrapped
    while True:
        env.reset()
        ended = False
        while not ended:
            _, _, terminated, truncated, _ = env.step(env.sample_legal())
            ended = terminated or truncated
            yield


def _vector(name: str, observation: str, choosing: bool) -> Work:
    """Return a work that steps 256 games; if the choosing does not count, the agent's net would do it."""
    from starhold.adapters.vector import VectorEnv

    env = VectorEnv(name, players=PLAYERS, num_envs=LANES, seed=1, observation=observation)

    def work() -> tuple[int, int, float]:
        start = process_time()
        actions = env.sample_legal()
        if not choosing:
            start = process_time()
        env.step(actions)
        return LANES, 0, process_time() - start

    return work


def _open_spiel(name: str) -> Iterator[None]:
    import pyspiel

    import_module("starhold.adapters.open_spiel")  # registers the games
    game = pyspiel.load_game(name)
    choices = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            decides = not state.is_chance_node()
            state.apply_action(choices.choice(state.legal_actions()))
            if decides:
                yield


#: games whose positions OpenSpiel copies: ours, one of its own in C++, and one of its own in Python
COPIED = (
    *(f"starhold_{name}(players={PLAYERS})" for name in ("galaxies", "kingdoms", "roll")),
    "backgammon",
    "python_kuhn_poker",
)


def position(name: str) -> Any:
    """Return a position of an OpenSpiel game after up to 100 actions, at a decision."""
    import pyspiel

    for module in ("starhold.adapters.open_spiel", "open_spiel.python.games.kuhn_poker"):
        import_module(module)  # registers its games
    choices = np.random.default_rng(1)
    state = pyspiel.load_game(name).new_initial_state()
    made = 0
    while not state.is_terminal():
        if made >= (2 if "kuhn" in name else 100) and not state.is_chance_node():
            break
        state.apply_action(int(choices.choice(state.legal_actions())))
        made += 1
    return state
