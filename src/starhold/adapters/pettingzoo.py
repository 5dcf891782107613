"""The games as PettingZoo environments: agents act in turn (`env`) or together (`parallel_env`).

>>> from starhold.adapters import pettingzoo
>>> env = pettingzoo.env("galaxies", players=3)
>>> env.reset(seed=1)
>>> env.agent_selection, env.observe("player_0")["action_mask"].sum()
('player_0', np.int64(2))

An observation is `{"observation": cells, "action_mask": legal actions}`. As PettingZoo's
TerminateIllegalWrapper has it, an illegal action ends the game: its agent gets -1, the others nothing.
"""

import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np

from starhold.adapters.core import LIMIT, MODES, SEEDS, Bits, Episode, Kind, missing
from starhold.adapters.spec import version_of
from starhold.kernel.record import Record
from starhold.kernel.words import Prompt

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as absent:
    raise missing("pettingzoo") from absent

Observation = dict[str, Bits]
Infos = dict[str, dict[str, Any]]


class _Seats:
    """What both kinds of environment share: agents, spaces, seeds and drawing."""

    def __init__(self, kind: Kind, render_mode: str | None) -> None:
        self.kind = kind
        self.metadata = {
            "name": f"starhold_{kind.game.name}_v{version_of(kind.game)}",
            "starhold": kind.metadata,
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.possible_agents = kind.names
        self.agents: list[str] = []
        actions = kind.actions
        self.observation_spaces: dict[str, Any] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, kind.highs, dtype=np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def state_space(self) -> Any:
        """The space of `state()`."""
        return spaces.Box(0, np.tile(self.kind.highs, self.kind.players), dtype=np.int8)

    def state(self) -> Bits:
        """Return the observations of all agents, one after the other, for centralised training."""
        return self.kind.everything(self.playing().state)

    def record(self) -> Record:
        """Return the game so far as a record."""
        return self.playing().record()

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Start a new game, from the seed or the next one after the last."""
        wanted = options or {}
        if unknown := [name for name in wanted if name != "game_seed"]:
            # PettingZoo's own test resets with an option that nobody has.
            warnings.warn(
                f"reset has no option {unknown[0]!r}; it has: game_seed. Options of the game are arguments "
                "of env",
                RuntimeWarning,
                stacklevel=3,
            )
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        dice = int(self._seeds.integers(SEEDS))
        self.episode = Episode(self.kind, int(wanted.get("game_seed", dice)))
        self.agents = list(self.possible_agents)

    def playing(self) -> Episode:
        """Return the game; there is none before `reset`."""
        if self.episode is None:
            raise RuntimeError("call reset() first")
        return self.episode

    def seen(self, agent: str) -> Observation:
        """Return what an agent observes."""
        episode = self.playing()
        seat = self._seat[agent]
        mask = self.kind.mask(episode.state, seat)
        if episode.over:
            mask[:] = 0
        return {"observation": self.kind.observation(episode.state, seat), "action_mask": mask}

    def asked(self, agent: str) -> Prompt | None:
        """Return what an agent is asked, with the shape of the decision; None if it owes none."""
        return self.playing().asked(self._seat[agent])

    def rewarded(self) -> dict[str, float]:
        """Return what every agent has won by now."""
        return dict(zip(self.possible_agents, self.playing().rewards(), strict=True))

    def informed(self, agent: str) -> dict[str, Any]:
        """Return the infos of an agent: empty while the game continues, then how it ended."""
        episode = self.playing()
        return episode.info(self._seat[agent]) if episode.over or episode.broken_off else {}

    def drawn(self) -> Any:
        """Return the table as a spectator sees it."""
        return self.kind.render(self.render_mode, self.playing().state)


class StarholdAEC(_Seats, AECEnv):  # type: ignore[misc]
    """Agents act in turn; where several owe a decision at once, in the order of their seats."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.playing().seat]

    def observe(self, agent: str) -> Observation:
        episode = self.playing()
        # Of several who owe a decision, the others' turn is still to come.
        seen = self.seen(agent)
        if agent != self.agent_selection and not episode.over:
            seen["action_mask"][:] = 0
        return seen

    def step(self, action: Any) -> None:
        episode = self.playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        episode.take(self._seat[agent], action)
        if episode.over or episode.broken_off:
            self._end(episode)
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def _end(self, episode: Episode) -> None:
        self.terminations = dict.fromkeys(self.agents, episode.over)
        self.truncations = dict.fromkeys(self.agents, episode.broken_off)
        self.rewards = self.rewarded()
        self.infos = {agent: self.informed(agent) for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        return self.drawn()

    def close(self) -> None:
        self.episode = None


class StarholdParallel(_Seats, ParallelEnv):  # type: ignore[misc]
    """All agents act together; those whose mask is all 0 owe nothing, and what they send is not looked at.

    Where several owe a decision, they are carried out in the order of the seats. If that changes what a later
    one may choose, that agent is asked again. `infos[agent]["used"]` is True if an agent's action was carried
    out.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.begin(seed, options)
        return {agent: self.seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        Infos,
    ]:
        episode = self.playing()
        agents = self.agents
        used = self._take(episode, actions) if agents else set()
        if episode.over or episode.broken_off:
            self.agents = []
        return (
            {agent: self.seen(agent) for agent in agents},
            {agent: reward for agent, reward in self.rewarded().items() if agent in agents},
            dict.fromkeys(agents, episode.over),
            dict.fromkeys(agents, episode.broken_off),
            {agent: {"used": agent in used, **self.informed(agent)} for agent in agents},
        )

    def _take(self, episode: Episode, actions: Mapping[str, Any]) -> set[str]:
        """Carry out the actions of those who owe one; return whose were used."""
        asked = [(seat, episode.state.legal(seat)) for seat in episode.state.seats_to_move()]
        used = set()
        for seat, legal in asked:
            if not episode.over and not episode.broken_off and episode.state.legal(seat) == legal:
                agent = self.possible_agents[seat]
                episode.take(seat, actions[agent])
                used.add(agent)
        return used

    def render(self) -> Any:
        return self.drawn()

    def close(self) -> None:
        self.episode = None


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    render_mode: str | None = None,
    limit: int = LIMIT,
    observation: str = "features",
    reward: str = "win",
) -> StarholdAEC:
    """Return a game whose agents act in turn; after `limit` decisions it is truncated."""
    return StarholdAEC(Kind(game, players, options, preset, limit, observation, reward), render_mode)


def parallel_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    render_mode: str | None = None,
    limit: int = LIMIT,
    observation: str = "features",
    reward: str = "win",
) -> StarholdParallel:
    """Return a game whose agents act together; after `limit` decisions it is truncated."""
    return StarholdParallel(Kind(game, players, options, preset, limit, observation, reward), render_mode)
