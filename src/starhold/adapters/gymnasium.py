"""The games as Gymnasium environments: one learner against named bots.

>>> import gymnasium, starhold.adapters.gymnasium
>>> env = gymnasium.make("starhold/galaxies-v0", players=2, opponent="casual")
>>> observation, info = env.reset(seed=1)
>>> observation.shape == (883,), info["action_mask"].sum()
(True, np.int64(2))

The observation is the vector of named features (`env.unwrapped.kind.features`); the mask of legal actions
stands in `info["action_mask"]`, and `action_masks()` tells it to those that ask so. An illegal action ends
the game with a reward of -1 and `info["illegal"]`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from starhold.adapters.core import LIMIT, MODES, SEEDS, Bits, Episode, Kind, missing
from starhold.bots.base import ask, bot
from starhold.kernel.chance import FastChance
from starhold.kernel.registry import names
from starhold.kernel.words import Prompt

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as absent:
    raise missing("gymnasium") from absent


class StarholdEnv(gymnasium.Env[Bits, np.int64]):
    """One seat is the learner's, the others' are bots: one for all of them, or one name each."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 (gymnasium declares it so)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponent: str | Sequence[str] = "casual",
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        render_mode: str | None = None,
        limit: int = LIMIT,
    ) -> None:
        self.kind = Kind(game, players, options, preset, limit)
        self.seat = seat
        self.render_mode = render_mode
        rivals = [other for other in range(self.kind.players) if other != seat]
        called = [opponent] * len(rivals) if isinstance(opponent, str) else list(opponent)
        self.bots = {rival: bot(name) for rival, name in zip(rivals, called, strict=True)}
        self.observation_space = spaces.Box(0, 1, (len(self.kind.features),), np.int8)
        self.action_space = spaces.Discrete(self.kind.actions)
        self.episode: Episode | None = None
        self.thoughts = FastChance(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bits, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode = Episode(self.kind, int(self.np_random.integers(SEEDS)))
        # The bots draw from elsewhere, so that what they think does not change the dice.
        self.thoughts = FastChance(int(self.np_random.integers(SEEDS)))
        self._let_bots_play(self.episode)
        return self._seen(self.episode), self._info(self.episode)

    def step(self, action: Any) -> tuple[Bits, float, bool, bool, dict[str, Any]]:
        episode = self._playing()
        episode.take(self.seat, action)
        self._let_bots_play(episode)
        reward = episode.rewards()[self.seat]
        return self._seen(episode), reward, episode.over, episode.broken_off, self._info(episode)

    def action_masks(self) -> Bits:
        """Return which actions are legal now."""
        episode = self._playing()
        mask = self.kind.mask(episode.state, self.seat)
        if episode.over:
            mask[:] = 0
        return mask

    def asked(self) -> Prompt | None:
        """Return what the learner is asked, with the shape of the decision; None after the end."""
        return self._playing().asked(self.seat)

    def render(self) -> Any:
        """Return the table as the learner's seat sees it."""
        return self.kind.render(self.render_mode, self._playing().state, self.seat)

    def _playing(self) -> Episode:
        if self.episode is None:
            raise gymnasium.error.ResetNeeded("reset() needs to be called before anything else")
        return self.episode

    def _let_bots_play(self, episode: Episode) -> None:
        # The learner answers before bots that owe a decision at the same time with a higher seat.
        while not episode.over and not episode.broken_off and episode.seat != self.seat:
            rival = episode.seat
            episode.take(rival, ask(self.bots[rival], episode.state, rival, self.thoughts))

    def _seen(self, episode: Episode) -> Bits:
        return self.kind.observation(episode.state, self.seat)

    def _info(self, episode: Episode) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "illegal": episode.guilty == self.seat}


def register() -> None:
    """Name an environment for each game: `starhold/GAME-v0`."""
    for name in names():
        gymnasium.register(
            f"starhold/{name}-v0",
            "starhold.adapters.gymnasium:StarholdEnv",
            kwargs={"game": name},
        )


register()
