"""Learn a game by self-play: masked PPO on `VectorEnv`, in numpy alone, about a minute of one core.

    pip install "starhold[adapters]"
    python examples/ppo_vector.py [--game galaxies] [--seed 1] [--decisions 600000] [--out ppo-galaxies-1]

Two players, and both seats learn. Every 100,000 decisions it plays 100 games against `newcomer`, which
plays at random, and 100 against `casual`: greedily, and from both seats. It writes OUT.json (the learning
curve) and OUT.npz (the net, with the digests of what it was trained on). `examples/policy_bot.py` plays with
that net at any table.
"""

import argparse
import json
import os
from pathlib import Path
from time import process_time
from typing import Any

for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(variable, "1")

import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402

import starhold  # noqa: E402
from starhold.adapters.vector import VectorEnv  # noqa: E402

Array = npt.NDArray[np.float32]

#: what is kept of each decision
KEPT = ("seen", "masks", "actions", "logs", "values", "rewards", "over", "seats")

GAMES, STEPS, HIDDEN = 128, 128, 128
EPOCHS, BATCH, RATE = 4, 1024, 1e-3
#: Untrained nets may go round in circles; a game that takes longer is half a win.
LIMIT = 1500
GAMMA, TRACE, CLIP, ENTROPY = 0.999, 0.99, 0.2, 0.005


class Net:
    """Two hidden layers, and behind them the policy's logits and the value; learns by Adam."""

    def __init__(self, cells: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale / rows**0.5).astype(np.float32)

        self.weights: dict[str, Array] = {
            "w1": layer(cells, HIDDEN, 2.0),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": layer(HIDDEN, HIDDEN, 1.4),
            "b2": np.zeros(HIDDEN, np.float32),
            "w3": layer(HIDDEN, actions + 1, 0.1),
            "b3": np.zeros(actions + 1, np.float32),
        }
        self._first = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._second = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._updates = 0

    def layers(self, seen: Array) -> tuple[Array, Array, Array]:
        """Return both hidden layers and the outputs: the logits, and the value in the last column."""
        w = self.weights
        first = np.maximum(seen @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return first, second, second @ w["w3"] + w["b3"]

    def policy(self, seen: Array, masks: npt.NDArray[np.int8]) -> tuple[Array, Array]:
        """Return the log probabilities of the actions, and the values."""
        out = self.layers(seen)[2]
        return logs_of(out[:, :-1], masks), out[:, -1]

    def learn(self, seen: Array, first: Array, second: Array, slope: Array, rate: float) -> None:
        """Go one step down the slope of the outputs."""
        w = self.weights
        slope2 = (slope @ w["w3"].T) * (second > 0)
        slope1 = (slope2 @ w["w2"].T) * (first > 0)
        slopes = {
            "w1": seen.T @ slope1, "b1": slope1.sum(0),
            "w2": first.T @ slope2, "b2": slope2.sum(0),
            "w3": second.T @ slope, "b3": slope.sum(0),
        }  # fmt: skip
        norm = float(np.sqrt(sum(float((one * one).sum()) for one in slopes.values())))
        self._updates += 1
        for name, one in slopes.items():
            one *= min(1.0, 0.5 / (norm + 1e-8))
            self._first[name] += 0.1 * (one - self._first[name])
            self._second[name] += 0.001 * (one * one - self._second[name])
            mean = self._first[name] / (1 - 0.9**self._updates)
            spread = self._second[name] / (1 - 0.999**self._updates)
            w[name] -= rate * mean / (np.sqrt(spread) + 1e-5)


def logs_of(logits: Array, masks: npt.NDArray[np.int8]) -> Array:
    """Return log probabilities; illegal actions have none to speak of."""
    logits = np.where(masks, logits, np.float32(-1e9))
    logits = logits - logits.max(1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(1, keepdims=True))


def drawn(logs: Array, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return an action per row, drawn by its probability."""
    return (logs + rng.gumbel(size=logs.shape)).argmax(1)


def wins(net: Net, game: str, rival: str, games: int = 100) -> float:
    """Return the share of games that the greedy policy wins, half of them from each seat."""
    env = VectorEnv(game, players=2, num_envs=games, seed=12345, opponents=rival, limit=LIMIT)
    open_games, won = np.ones(games, np.bool_), 0.0
    while open_games.any():
        logs, _ = net.policy(env.observations.astype(np.float32), env.masks)
        _, rewards, ended, broken, _ = env.step(logs.argmax(1))
        over = open_games & (ended | broken)
        won += float(((rewards[over] + 1) / 2).sum())
        open_games &= ~over
    return won / games


class Learner:
    """Plays and learns."""

    def __init__(self, game: str, seed: int) -> None:
        self.env = VectorEnv(game, players=2, num_envs=GAMES, seed=seed)
        self.rng = np.random.default_rng(seed)
        self.net = Net(len(self.env.kind.features), self.env.kind.actions, seed)
        self.decisions = self.games = 0

    def play(self) -> dict[str, npt.NDArray[Any]]:
        """Return STEPS decisions of every game, with what PPO needs to learn from them."""
        env = self.env
        kept: dict[str, list[Any]] = {name: [] for name in KEPT}
        for _ in range(STEPS):
            seen = env.observations.astype(np.float32)
            logs, values = self.net.policy(seen, env.masks)
            actions = drawn(logs, self.rng)
            row = [seen, env.masks.copy(), actions, logs[np.arange(GAMES), actions], values]
            seats = env.seats.copy()
            _, rewards, ended, broken, _ = env.step(actions)
            for name, one in zip(kept, [*row, rewards.copy(), ended | broken, seats], strict=True):
                kept[name].append(one)
        self.decisions += STEPS * GAMES
        self.games += sum(int(one.sum()) for one in kept["over"])
        told = {name: np.array(one) for name, one in kept.items()}
        # The game is zero-sum: what is good for the other seat is bad for this one.
        value, seat = self.net.policy(env.observations.astype(np.float32), env.masks)[1], env.seats
        gain = np.zeros(GAMES, np.float32)
        gains = np.zeros_like(told["values"])
        for step in reversed(range(STEPS)):
            sign = np.where(seat == told["seats"][step], 1.0, -1.0) * ~told["over"][step]
            surprise = told["rewards"][step] + GAMMA * sign * value - told["values"][step]
            gain = surprise + GAMMA * TRACE * sign * gain
            gains[step], value, seat = gain, told["values"][step], told["seats"][step]
        told["gains"], told["returns"] = gains, gains + told["values"]
        return {name: one.reshape(-1, *one.shape[2:]) for name, one in told.items()}

    def learn(self, rate: float) -> None:
        """Play, then learn from it."""
        told = self.play()
        rows = np.arange(len(told["gains"]))
        for _ in range(EPOCHS):
            self.rng.shuffle(rows)
            for at in range(0, len(rows), BATCH):
                self._update({name: one[rows[at : at + BATCH]] for name, one in told.items()}, rate)

    def _update(self, told: dict[str, npt.NDArray[Any]], rate: float) -> None:
        first, second, out = self.net.layers(told["seen"])
        logs = logs_of(out[:, :-1], told["masks"])
        chance = np.exp(logs)
        size, each = len(out), np.arange(len(out))
        gains = (told["gains"] - told["gains"].mean()) / (told["gains"].std() + 1e-8)
        ratio = np.exp(logs[each, told["actions"]] - told["logs"])
        held = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = np.zeros_like(out)
        # d(-ratio * gain): -ratio * gain * (1[action] - chance)
        push = (gains * ratio * held)[:, None]
        slope[:, :-1] = push * chance
        slope[each, told["actions"]] -= push[:, 0]
        # d(-entropy) = chance * (log + entropy)
        entropy = -(chance * np.where(told["masks"], logs, 0)).sum(1, keepdims=True)
        slope[:, :-1] += ENTROPY * chance * (np.where(told["masks"], logs, 0) + entropy)
        slope[:, -1] = out[:, -1] - told["returns"]
        self.net.learn(told["seen"], first, second, slope / size, rate)


def main() -> None:
    """Learn, and write how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="galaxies")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=600_000)
    parser.add_argument("--every", type=int, default=100_000, help="decisions between two evaluations")
    parser.add_argument("--games", type=int, default=100, help="games of an evaluation")
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    learner, cpu, points = Learner(wish.game, wish.seed), 0.0, []
    while True:
        if learner.decisions >= len(points) * wish.every or learner.decisions >= wish.decisions:
            shares = {
                rival: wins(learner.net, wish.game, rival, wish.games) for rival in ("newcomer", "casual")
            }
            points.append(
                {
                    "decisions": learner.decisions,
                    "games": learner.games,
                    "cpu_seconds": round(cpu, 1),
                    **shares,
                }
            )
            print(json.dumps(points[-1]), flush=True)
        if learner.decisions >= wish.decisions:
            break
        began = process_time()
        learner.learn(RATE * (1 - 0.9 * learner.decisions / wish.decisions))
        cpu += process_time() - began
    if wish.out:
        wish.out.parent.mkdir(parents=True, exist_ok=True)
        told = {
            "seed": wish.seed,
            "compiled": starhold.COMPILED,
            "environment": learner.env.kind.metadata,
            "points": points,
        }
        wish.out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        kept = {name: one.astype(np.float16) for name, one in learner.net.weights.items()}
        np.savez_compressed(wish.out.with_suffix(".npz"), environment=json.dumps(told["environment"]), **kept)


if __name__ == "__main__":
    main()
