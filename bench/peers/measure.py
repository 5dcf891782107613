"""Random play of our games and of others', turn about in one process; prints JSON. `run.py` calls it.

Rates are by CPU time on one core, the median of the rounds. A decision is a player's; dice are none.
"""

import argparse
import copy
import gc
import json
import os
import platform
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from adapters import vector_steps
from interfaces import COPIED, interfaces, position

#: plays for a while; tells decisions made, games ended, and CPU seconds that count
Work = Callable[[], tuple[int, int, float]]
LANES = 256


@dataclass
class Peer:
    """One row of the table: a game as one library plays it."""

    library: str
    game: str
    play: Work | None = None
    clone: Callable[[], Any] | None = None
    #: steps of an environment with observations and masks: one game at a time, and many at once
    env: Work | None = None
    vector: Work | None = None
    rates: dict[str, list[float]] = field(default_factory=dict)


def timed(play: Callable[[], tuple[int, int]]) -> Work:
    """A work all of whose time counts."""

    def work() -> tuple[int, int, float]:
        start = process_time()
        decisions, games = play()
        return decisions, games, process_time() - start

    return work


# -- ours -------------------------------------------------------------------------------------------


def ours() -> Iterator[Peer]:
    import starhold
    from starhold import FastChance
    from starhold.kernel.state import play_out

    for name in starhold.names():
        game = starhold.game(name)
        seeds = iter(range(1_000_000_000))

        def play(game: Any = game, seeds: Any = seeds) -> tuple[int, int]:
            seed = next(seeds)
            state = game.start(4, FastChance(seed))
            return play_out(state, FastChance(seed + 1), FastChance(seed + 2), 1_000_000), 1

        middle = game.start(4, FastChance(1))
        play_out(middle, FastChance(2), FastChance(3), 100)
        yield Peer(
            "starhold",
            f"{name}, 4 players",
            timed(play),
            middle.clone,
            in_turn(_our_env(name)),
            _our_vector(name),
        )


def _our_env(name: str) -> Callable[[], Any]:
    def made() -> Any:
        from starhold.adapters import pettingzoo

        return pettingzoo.env(name, players=4)

    return made


def _our_vector(name: str) -> Work:
    steps = vector_steps(name, 4, LANES)

    def work() -> tuple[int, int, float]:
        decisions, used = next(steps)
        return decisions, 0, used

    return work


# -- others -----------------------------------------------------------------------------------------


def in_turn(made: Callable[[], Any]) -> Work:
    """A PettingZoo environment whose agents act in turn: `last`, a legal action, `step`."""
    env: Any = None
    steps = 0

    def play() -> tuple[int, int]:
        nonlocal env, steps
        if env is None:
            env = made()
        env.reset(seed=steps)
        began = steps
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps - began, 1
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[steps * 7919 % len(legal)])
            steps += 1

    return timed(play)


def pettingzoo_classics() -> Iterator[Peer]:
    from pettingzoo.classic import chess_v6, connect_four_v3, tictactoe_v3

    for name, module in (
        ("connect four", connect_four_v3),
        ("tic-tac-toe", tictactoe_v3),
        ("chess", chess_v6),
    ):
        made = module.env
        env = made()
        env.reset(seed=1)
        yield Peer("PettingZoo", name, clone=lambda env=env: copy.deepcopy(env.unwrapped), env=in_turn(made))


def catanatron() -> Iterator[Peer]:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(colour) for colour in colours])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions, 1

    middle = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(100):
        middle.play_tick()
    yield Peer("catanatron", "Catan, 4 players", timed(play), middle.copy)


def open_spiel() -> Iterator[Peer]:
    import pyspiel

    for name in ("backgammon", "chess"):
        game = pyspiel.load_game(name)
        bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
        seeds = iter(range(1, 1_000_000_000))

        def in_cpp(game: Any = game, bots: Any = bots, seeds: Any = seeds) -> tuple[int, int]:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            return sum(one.player >= 0 for one in state.full_history()), 1

        def walk(observe: bool, game: Any = game) -> tuple[int, int]:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, odds)[0])
                    continue
                if observe:
                    np.asarray(state.observation_tensor(), np.float32)
                    np.asarray(state.legal_actions_mask(), np.int8)
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
            return decisions, 1

        middle = game.new_initial_state()
        choices = random.Random(1)
        for _ in range(30):
            middle.apply_action(choices.choice(middle.legal_actions()))
        yield Peer("OpenSpiel, C++", name, timed(in_cpp))
        yield Peer(
            "OpenSpiel, Python",
            name,
            timed(lambda walk=walk: walk(False)),
            middle.clone,
            timed(lambda walk=walk: walk(True)),
        )


def rlcard_games() -> Iterator[Peer]:
    import rlcard
    from rlcard.agents import RandomAgent

    for name in ("leduc-holdem", "uno", "gin-rummy"):
        env = rlcard.make(name, config={"seed": 1})
        env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> tuple[int, int]:
            before = env.timestep
            env.run(is_training=False)
            return env.timestep - before, 1

        twin = rlcard.make(name, config={"seed": 1})
        twin.reset()
        yield Peer("RLCard", name, timed(play), lambda twin=twin: copy.deepcopy(twin.game), timed(play))


def pgx_games() -> Iterator[Peer]:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    for name in ("connect_four", "backgammon", "chess"):
        env = pgx.make(name)
        begin = jax.jit(jax.vmap(env.init))
        step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

        def choose(mask: Any, key: Any) -> Any:
            return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1)

        chosen = jax.jit(choose)
        key = jax.random.PRNGKey(1)
        held: dict[str, Any] = {}

        def work(
            begin: Any = begin, step: Any = step, chosen: Any = chosen, held: Any = held, key: Any = key
        ) -> tuple[int, int, float]:
            if not held:
                held["key"] = key
                held["state"] = begin(jax.random.split(key, LANES))
            held["key"], first, second = jax.random.split(held["key"], 3)
            actions = chosen(held["state"].legal_action_mask, first)
            keys = jax.random.split(second, LANES)
            jax.block_until_ready((actions, keys))
            start = process_time()
            held["state"] = jax.block_until_ready(step(held["state"], actions, keys))
            used = process_time() - start
            return LANES, int(held["state"].terminated.sum()), used

        yield Peer("pgx, CPU", name.replace("_", " "), vector=work)


def python_chess() -> Iterator[Peer]:
    import chess

    def play() -> tuple[int, int]:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
        return decisions, 1

    board = chess.Board()
    yield Peer("python-chess", "chess", timed(play), lambda: board.copy(stack=False))


# -- measuring ----------------------------------------------------------------------------------------


def rate(work: Work, seconds: float) -> tuple[float, float]:
    """Decisions and games a second."""
    decisions, games, used = 0, 0, 0.0
    while used < seconds:
        made, ended, took = work()
        decisions, games, used = decisions + made, games + ended, used + took
    return decisions / used, games / used


def clone_time(clone: Callable[[], Any], seconds: float) -> float:
    """Microseconds that a copy of a position takes."""
    done, size = 0, 1
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(size):
            clone()
        done += size
        size = min(2 * size, 1000)
    return (process_time() - start) / done * 1e6


def one_round(peer: Peer, seconds: float) -> None:
    """Measure all that a peer can do."""

    def note(what: str, value: float) -> None:
        peer.rates.setdefault(what, []).append(value)

    if peer.play is not None:
        decisions, games = rate(peer.play, seconds)
        note("decisions", decisions)
        note("games", games)
    if peer.clone is not None:
        note("clone", clone_time(peer.clone, seconds / 4))
    if peer.env is not None:
        note("env", rate(peer.env, seconds)[0])
    if peer.vector is not None:
        note("vector", rate(peer.vector, seconds)[0])


# -- Starhold's interfaces ----------------------------------------------------------------------------------


def through_each(game: str, rounds: int, seconds: float) -> dict[str, float]:
    """Return decisions per second through each interface, the median of interleaved rounds."""
    works = dict(interfaces(game))
    for work in works.values():
        rate(work, 0.05)  # a first time, to warm up
    rates = [{name: rate(work, seconds)[0] for name, work in works.items()} for _ in range(rounds)]
    return {name: median(one[name] for one in rates) for name in works}


def copied(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Return what a copy and a text of a position cost in OpenSpiel: microseconds and bytes."""
    state = position(name)
    return {
        "game": name,
        "clone": median(clone_time(state.clone, seconds) for _ in range(rounds)),
        "serialize": median(clone_time(state.serialize, seconds) for _ in range(rounds)),
        "bytes": len(state.serialize()),
    }


LIBRARIES = ("catanatron", "open_spiel", "rlcard", "pettingzoo", "pgx", "jax", "chess", "numpy")


def main() -> None:
    """All peers, round by round."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6)
    wish = parser.parse_args()
    import starhold

    load = os.getloadavg()[0]
    peers: list[Peer] = []
    failed: dict[str, str] = {}
    for source in (ours, catanatron, open_spiel, rlcard_games, pettingzoo_classics, pgx_games, python_chess):
        try:
            found = list(source())
            for peer in found:
                one_round(peer, 0.01)  # a first time, to warm up and to compile
                peer.rates.clear()
            peers += found
        except Exception as error:
            failed[source.__name__] = f"{type(error).__name__}: {error}"[:200]
    # No library pays for the objects of the others when Python collects garbage.
    gc.collect()
    gc.freeze()
    for _ in range(wish.rounds):
        for peer in peers:
            one_round(peer, wish.seconds)
    rows = [
        {
            "library": peer.library,
            "game": peer.game,
            **{what: median(values) for what, values in peer.rates.items()},
            "spread": {what: [min(values), max(values)] for what, values in peer.rates.items()},
        }
        for peer in peers
    ]
    told = {
        "engine": "compiled" if starhold.COMPILED else "interpreted",
        "python": platform.python_version(),
        "processor": processor(),
        "load": load,
        "cores": os.cpu_count(),
        "versions": {name: version(name) for name in LIBRARIES},
        "rounds": wish.rounds,
        "seconds": wish.seconds,
        "failed": failed,
        "rows": rows,
        "interfaces": {game: through_each(game, wish.rounds, wish.seconds) for game in starhold.names()},
        "copies": [copied(name, wish.rounds, wish.seconds / 4) for name in COPIED],
    }
    print(json.dumps(told, indent=1))


def processor() -> str:
    """What the machine calls its processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next(
        (line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine()
    )


if __name__ == "__main__":
    main()
