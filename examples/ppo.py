"""Train MaskablePPO of sb3-contrib on Galaxies against the random bot (docs/environments.md).

    pip install ".[adapters]" -r examples/ppo-requirements.txt
    python examples/ppo.py [--steps 400000] [--seed 1] [--out docs/learning]

Evaluate it in 200 games before training and after every 20,000 decisions, and stop at a win rate of 95 %.
Write `ppo.json` (all numbers) and `ppo.svg` (the curve).
"""

import argparse
import json
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import gymnasium
import numpy as np
import sb3_contrib
import stable_baselines3
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import starhold
import starhold.adapters.gymnasium  # names the environments

GAMES = 200
EVERY = 20_000
ENOUGH = 0.95


def made() -> gymnasium.Env[Any, Any]:
    """Galaxies for two; the learner sits second, since whoever begins has a small advantage."""
    return gymnasium.make(
        "starhold/galaxies-v0", players=2, opponent="newcomer", seat=1, disable_env_checker=True
    )


def wins(model: MaskablePPO, games: int = GAMES) -> float:
    """The share of games that it wins, the same games each time; a shared win is half a win."""
    env = made()
    won = 0.0
    for seed in range(games):
        seen, info = env.reset(seed=1_000_000 + seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, terminated, truncated, info = env.step(int(action))
            over = terminated or truncated
        won += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
    return won / games


def curve(points: list[dict[str, float]], out: Path) -> None:
    """Draw the share of wins by decisions."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "starhold"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6))
    axes.plot([p["steps"] for p in points], [100 * p["wins"] for p in points], marker="o", color="#2b6cb0")
    for level in (50, 90):
        axes.axhline(level, color="#999", linewidth=0.8, linestyle="--")
    axes.set(xlabel="own decisions learned from", ylabel="wins against random, %", ylim=(0, 100))
    axes.set_title("MaskablePPO learns Galaxies (2 players)")
    figure.tight_layout()
    figure.savefig(out, metadata={"Date": None})


def main() -> None:
    """Learn, and write down how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/learning"))
    wish = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([made] * 16),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.995,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=wish.seed,
        device="cpu",
    )
    began, used = perf_counter(), process_time()
    points: list[dict[str, float]] = []
    while True:
        share = wins(model)
        points.append({"steps": model.num_timesteps, "wins": share, "cpu_seconds": process_time() - used})
        print(f"{model.num_timesteps:>8,} decisions: {share:.1%} wins", flush=True)
        if share >= ENOUGH or model.num_timesteps >= wish.steps:
            break
        model.learn(EVERY, reset_num_timesteps=False)
    wish.out.mkdir(parents=True, exist_ok=True)
    told = {
        "seed": wish.seed,
        "engine": "compiled" if starhold.COMPILED else "interpreted",
        "versions": {
            "sb3-contrib": sb3_contrib.__version__,
            "stable-baselines3": stable_baselines3.__version__,
            "torch": torch.__version__,
            "gymnasium": gymnasium.__version__,
            "numpy": np.__version__,
        },
        "games": GAMES,
        "seconds": round(perf_counter() - began),
        "cpu_seconds": round(process_time() - used),
        "points": points,
    }
    (wish.out / "ppo.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    curve(points, wish.out / "ppo.svg")


if __name__ == "__main__":
    main()
