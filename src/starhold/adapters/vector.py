"""Many games at once, stepped into numpy arrays.

>>> from starhold.adapters.vector import VectorEnv
>>> env = VectorEnv("galaxies", players=3, num_envs=4, seed=1)
>>> env.observations.shape, env.masks.shape, env.seats
((4, 883), (4, 459), array([0, 0, 0, 0]))
>>> env.step(env.masks.argmax(axis=1))
>>> env.rewards.shape, env.terminations.any()
((4, 3), np.False_)

The arrays are the environment's own and are overwritten by each `step`: copy what you keep. In each game
the seat in `seats` decides, `observations` and `masks` are that seat's. A game that has ended begins again at
once; its `rewards`, by seat, and `terminations` or `truncations` tell of the end, all else of the new game.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from starhold.adapters.core import LIMIT, SEEDS, Kind, memory
from starhold.bots.batch import GameBatch
from starhold.bots.config import config_of
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import IllegalMove


class VectorEnv:
    """`num_envs` games of one kind."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 256,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        limit: int = LIMIT,
    ) -> None:
        self.kind = Kind(game, players, options, preset, limit)
        self.num_envs = num_envs
        self.rewards = np.zeros((num_envs, self.kind.players), np.float32)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Start all games again; the same seed gives the same games."""
        seeds = np.random.default_rng(seed).integers(SEEDS, size=self.num_envs)
        luck = [FastChance(int(one)) for one in seeds]
        states = [self.kind.start(one) for one in luck]
        lanes = GameBatch(config_of(states[0]).features, self.kind.actions, states, luck, self.kind.limit)
        self._lanes = lanes
        self.observations = memory(lanes.known.held, np.int8).reshape(self.num_envs, -1)
        self.masks = memory(lanes.legal.held, np.int8).reshape(self.num_envs, -1)
        self.seats = memory(lanes.seats, np.int64)
        self._clear()
        for lane in range(self.num_envs):
            lanes.begin(lane, states[lane])

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Take an action in each game; if one is illegal, raises IllegalMove and none is taken."""
        lanes = self._lanes
        chosen: list[int] = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise ValueError(f"expected {self.num_envs} actions, one per game, not {len(chosen)}")
        wrong = lanes.illegal(chosen)
        if wrong >= 0:
            raise IllegalMove(f"action {chosen[wrong]} is not legal in game {wrong}", action=chosen[wrong])
        if lanes.ended or lanes.broken_off:
            self._clear()
        self.observations.fill(0)
        self.masks.fill(0)
        lanes.step(chosen)
        for lane in lanes.ended:
            self.rewards[lane] = self.kind.rewards(lanes.states[lane])
            self.terminations[lane] = True
        for lane in lanes.broken_off:
            self.truncations[lane] = True
        for lane in (*lanes.ended, *lanes.broken_off):
            lanes.begin(lane, self.kind.start(lanes.luck[lane]))

    def _clear(self) -> None:
        self.rewards.fill(0)
        self.terminations.fill(False)
        self.truncations.fill(False)
