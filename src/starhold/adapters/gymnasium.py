"""The games as Gymnasium environments: one learner against named bots.

>>> import gymnasium, starhold.adapters.gymnasium
>>> env = gymnasium.make("starhold/galaxies-v1", players=2, opponent="casual")
>>> observation, info = env.reset(seed=1)
>>> observation.shape == (883,), info["action_mask"].sum()
(True, np.int64(2))

`observation="full"` gives one that leaves nothing out. The mask of legal actions is in `info["action_mask"]`,
and `action_masks()` returns it. An illegal action ends the game with a reward of -1 and `info["illegal"]`. At
the end `info` has the scores, ranks, shares of the win and the length.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from starhold.adapters.core import LIMIT, MODES, SEEDS, Bits, Episode, Kind, missing
from starhold.adapters.spec import version_of
from starhold.bots.base import ask, bot
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import NoSuchSeat
from starhold.kernel.record import Record
from starhold.kernel.registry import game as game_named
from starhold.kernel.registry import names
from starhold.kernel.state import check_seat
from starhold.kernel.words import Prompt

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as absent:
    raise missing("gymnasium") from absent

#: what `reset(options=...)` may hold
RESET_OPTIONS = ("game_seed", "seat")


class StarholdEnv(gymnasium.Env[Bits, np.int64]):
    """One seat is the learner's, the others' are bots: one name for all of them, or one each.

    `seat` is a number, or "random" for another one in each game. `reset(options={"game_seed": 5})` starts the
    game of `starhold.new(..., seed=5)`; `options={"seat": 1}` seats the learner for that game.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 (gymnasium declares it so)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponent: str | Sequence[str] = "casual",
        seat: int | str = 0,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        render_mode: str | None = None,
        limit: int = LIMIT,
        observation: str = "features",
        reward: str = "win",
    ) -> None:
        self.kind = Kind(game, players, options, preset, limit, observation, reward)
        self.metadata = {**self.metadata, "starhold": self.kind.metadata}
        self.render_mode = render_mode
        rivals = self.kind.players - 1
        called = [opponent] * rivals if isinstance(opponent, str) else list(opponent)
        if len(called) != rivals:
            raise ValueError(f"{rivals} opponents are needed, one per other seat, not {called}")
        self._choose = seat
        #: the learner's seat in this game
        self.seat = self._seated(0 if seat == "random" else seat)
        self.bots = [bot(name) for name in called]
        self.observation_space = spaces.Box(0, self.kind.highs, dtype=np.int8)
        self.action_space = spaces.Discrete(self.kind.actions)
        self.episode: Episode | None = None
        self.thoughts = FastChance(0)

    def _seated(self, seat: int | str) -> int:
        if isinstance(seat, str):
            raise NoSuchSeat(
                f'seat {seat!r} is not a number or "random"', seat=-1, last=self.kind.players - 1
            )
        check_seat(seat, self.kind.players)
        return int(seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bits, dict[str, Any]]:
        super().reset(seed=seed)
        wanted = options or {}
        if unknown := [name for name in wanted if name not in RESET_OPTIONS]:
            raise ValueError(
                f"reset has no option {unknown[0]!r}; it has: {', '.join(RESET_OPTIONS)}. Options of the "
                "game are arguments of make"
            )
        dice = int(self.np_random.integers(SEEDS))
        # The bots draw from elsewhere, so that what they think does not change the dice.
        self.thoughts = FastChance(int(self.np_random.integers(SEEDS)))
        if self._choose == "random":
            self.seat = int(self.np_random.integers(self.kind.players))
        if "seat" in wanted:
            self.seat = self._seated(wanted["seat"])
        elif self._choose != "random":
            self.seat = self._seated(self._choose)
        self.episode = Episode(self.kind, int(wanted.get("game_seed", dice)))
        self._let_bots_play(self.episode)
        return self._seen(self.episode), self._info(self.episode)

    def step(self, action: Any) -> tuple[Bits, float, bool, bool, dict[str, Any]]:
        episode = self._playing()
        if episode.over or episode.broken_off:
            raise gymnasium.error.ResetNeeded("the game is over; call reset() to start the next one")
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

    def sample_legal(self) -> int:
        """Return a random legal action, drawn from `np_random`."""
        return self._playing().sample_legal(self.np_random)

    def record(self) -> Record:
        """Return the game so far as a record."""
        return self._playing().record()

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
            playing = self.bots[rival - (rival > self.seat)]
            episode.take(rival, ask(playing, episode.state, rival, self.thoughts))

    def _seen(self, episode: Episode) -> Bits:
        return self.kind.observation(episode.state, self.seat)

    def _info(self, episode: Episode) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat, **episode.info(self.seat)}


def register() -> None:
    """Name the environments of each game: `starhold/GAME-vN`, and v0 for what has changed only in name."""
    for name in names():
        for version in sorted({0, version_of(game_named(name))}):
            gymnasium.register(
                f"starhold/{name}-v{version}",
                "starhold.adapters.gymnasium:StarholdEnv",
                kwargs={"game": name},
            )


register()
