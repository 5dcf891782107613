"""Many games at once, stepped into numpy arrays: a `gymnasium.vector.VectorEnv`.

>>> from starhold.adapters.vector import VectorEnv
>>> env = VectorEnv("galaxies", players=3, num_envs=4, seed=1)
>>> env.observations.shape, env.masks.shape, env.seats
((4, 883), (4, 459), array([0, 0, 0, 0]))
>>> observations, rewards, terminations, truncations, infos = env.step(env.sample_legal())
>>> rewards.shape, env.rewards.shape, terminations.any()
((4,), (4, 3), np.False_)

The arrays are the environment's own and are overwritten by each `step` and `reset`: copy what you keep. The
seat in `seats` decides; `observations` and `masks` are that seat's. `step` returns the reward of the seat
that has just decided, `env.rewards` has everybody's. A game that has ended begins again at once
(`AutoresetMode.SAME_STEP`): its rewards and `infos["final_info"]` are of the end, all else of the new game.

With `opponents`, bots play the other seats and only the decisions of one seat per game, `learners`, are asked
for.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from starhold.adapters.core import LIMIT, SEEDS, Bits, Kind, memory, missing, record_of
from starhold.bots.base import Bot, ask, bot
from starhold.bots.batch import GameBatch
from starhold.bots.random import RandomBot
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import IllegalMove
from starhold.kernel.record import Record
from starhold.kernel.state import check_seat

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
except ImportError as absent:
    raise missing("gymnasium") from absent

#: what looks at the games' memory; a copy gets memory of its own
MADE_AGAIN: Final = (
    "observations", "masks", "seats", "learners", "counts", "legal", "_lanes", "_infos", "_bots"
)  # fmt: skip

#: which seat the learner has, besides a number: each in turn, or any
ROTATE: Final = "rotate"
RANDOM: Final = "random"


Stepped = tuple[Bits, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]


class GameArrays(gymnasium.vector.VectorEnv[Bits, npt.NDArray[Any], npt.NDArray[Any]]):
    """Spaces and arrays of `num_envs` games of one kind, in this process or in others."""

    metadata = {  # noqa: RUF012 (gymnasium declares it so)
        "render_modes": [],
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    #: what the seats that decide know, and what they may do
    observations: Bits
    masks: Bits
    #: the seat that decides in each game; the learner's, -1 if all seats are asked
    seats: npt.NDArray[np.int64]
    learners: npt.NDArray[np.int64]
    #: how many actions are legal in each game; that many columns have their numbers
    counts: npt.NDArray[np.int64]
    legal: npt.NDArray[np.int32]
    #: what each seat won, by game
    rewards: npt.NDArray[np.float32]
    terminations: npt.NDArray[np.bool_]
    truncations: npt.NDArray[np.bool_]

    def _describe(self, kind: Kind, num_envs: int) -> None:
        """Set what is known before the first game."""
        self.kind = kind
        self.metadata = {**self.metadata, "starhold": kind.metadata}
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, kind.highs, dtype=np.int8)
        self.single_action_space = spaces.Discrete(kind.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._each = np.arange(num_envs)

    def _seeds(self, seed: int | None, options: Mapping[str, Any] | None) -> npt.NDArray[np.int64]:
        """Return a seed for each game; the same for the same `seed`."""
        if options:
            raise ValueError(f"reset has no options, but got {dict(options)}")
        if seed is not None or not hasattr(self, "_generator"):
            self._generator = np.random.default_rng(seed)
        return self._generator.integers(SEEDS, size=self.num_envs)

    def _whole(self, actions: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return the actions, one per game, all whole numbers."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}; use .astype(int)")
        if given.shape != (self.num_envs,):
            raise ValueError(f"expected {self.num_envs} actions, one per game, not {given.shape}")
        return given

    def sample_legal(self, generator: np.random.Generator | None = None) -> npt.NDArray[np.int64]:
        """Return a random legal action in each game."""
        draws = (self._generator if generator is None else generator).random(self.num_envs)
        return self.legal[self._each, (draws * self.counts).astype(np.int64)].astype(np.int64)

    def legal_lists(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int32]]:
        """Return the legal actions in CSR form: those of game n are `actions[starts[n]:starts[n + 1]]`."""
        starts = np.zeros(self.num_envs + 1, np.int64)
        np.cumsum(self.counts, out=starts[1:])
        rows = np.repeat(self._each, self.counts)
        return starts, self.legal[rows, np.arange(starts[-1]) - starts[rows]]

    def structured(self) -> dict[str, Bits]:
        """Return the observations by the names of their blocks; they look at the same memory."""
        return self.kind.structured(self.observations)


class VectorEnv(GameArrays):
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
        observation: str = "features",
        reward: str = "win",
        opponents: str | Sequence[str] | None = None,
        seat: int | str = ROTATE,
        records: bool = False,
        first: int = 0,
    ) -> None:
        self._describe(Kind(game, players, options, preset, limit, observation, reward), num_envs)
        self.rewards = np.zeros((num_envs, self.kind.players), np.float32)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        self._called = _names(opponents, self.kind.players)
        if isinstance(seat, int):
            check_seat(seat, self.kind.players)
        elif seat not in (ROTATE, RANDOM):
            raise ValueError(f"seat {seat!r} is not a number, {ROTATE!r} or {RANDOM!r}")
        self._seat = seat
        #: the number of the first game, where others of a sharded environment come before it
        self._first = first
        self._games = np.zeros(num_envs, np.int64)
        self._records = records
        self._returned = np.zeros(num_envs, np.float32)
        self._make()
        self.reset(seed=seed)

    def _make(self) -> None:
        """Make the games' memory, and the arrays that look at it: they stay the same from now on."""
        kind, size = self.kind, self.num_envs
        luck = [FastChance(0) for _ in range(size)]
        states = [kind.start(one) for one in luck]
        lanes = GameBatch(kind.source, kind.actions, states, luck, kind.limit)
        self._lanes = lanes
        self.observations = memory(lanes.known.held, np.int8).reshape(size, -1)
        self.masks = memory(lanes.legal.held, np.int8).reshape(size, -1)
        self.seats = memory(lanes.seats, np.int64)
        self.learners = memory(lanes.learners, np.int64)
        self.counts = memory(lanes.counts, np.int64)
        self.legal = memory(lanes.legal.order, np.int32).reshape(size, -1)
        self._infos: dict[str, Any] = {"action_mask": self.masks, "seat": self.seats}
        named = self._called
        self._thoughts = FastChance(0)
        # Random bots play inside the batch, others one by one.
        self._bots: list[list[Bot]] = []
        if named and not self._records and all(isinstance(bot(name), RandomBot) for name in named):
            lanes.rivals = self._thoughts
        elif named:
            self._bots = [[bot(name) for name in named] for _ in range(size)]
        self._dice = [FastChance(0) for _ in range(size)]
        self._moves: list[list[tuple[int, int]]] = [[] for _ in range(size)]
        self._ended: list[tuple[FastChance, list[tuple[int, int]]] | None] = [None] * size

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Bits, dict[str, Any]]:
        """Start all games again; the same seed gives the same games."""
        seeds = self._seeds(seed, options)
        self.restart(seeds, int(self._generator.integers(SEEDS)))
        return self.observations, dict(self._infos)

    def restart(self, seeds: npt.NDArray[np.int64], thoughts: int) -> None:
        """Start a game from each seed; bots draw from `thoughts`."""
        lanes = self._lanes
        self._thoughts.x = FastChance(thoughts).x
        self._games[:] = 0
        self._clear()
        self.observations.fill(0)
        lanes.ended, lanes.broken_off = [], []
        for lane, one in enumerate(seeds):
            lanes.luck[lane] = FastChance(int(one))
            self._begin(lane)
        self._tidy()

    def _begin(self, lane: int) -> None:
        """Start a game in a lane, up to the first decision that is asked for."""
        lanes = self._lanes
        if self._called:
            self.learners[lane] = self._learner(lane)
        self._games[lane] += 1
        self.observations[lane] = 0
        if self._records:
            self._dice[lane] = _twin(lanes.luck[lane])
            self._moves[lane] = []
        lanes.begin(lane, self.kind.start(lanes.luck[lane]))
        if self._bots:
            self._let_bots_play(lane, len(lanes.ended) + len(lanes.broken_off))

    def _learner(self, lane: int) -> int:
        if self._seat == ROTATE:
            return int(self._first + lane + self._games[lane]) % self.kind.players
        if self._seat == RANDOM:
            return int(self._generator.integers(self.kind.players))
        return int(self._seat)

    def _let_bots_play(self, lane: int, over: int) -> None:
        """Let bots decide until the learner has to; `over` is how many games had ended before."""
        lanes = self._lanes
        learner = int(self.learners[lane])
        while self.seats[lane] != learner and len(lanes.ended) + len(lanes.broken_off) == over:
            rival = int(self.seats[lane])
            playing = self._bots[lane][rival - (rival > learner)]
            action = ask(playing, lanes.states[lane], rival, self._thoughts)
            if self._records:
                self._moves[lane].append((rival, action))
            lanes.play(lane, action)

    def step(self, actions: npt.NDArray[Any]) -> Stepped:
        """Take an action in each game; if one is illegal, raise IllegalMove and take none."""
        lanes = self._lanes
        chosen = self._checked(actions)
        if lanes.ended or lanes.broken_off:
            self._clear()
        deciding = self.seats.copy()
        if self._records:
            for moves, seat, action in zip(self._moves, deciding.tolist(), chosen, strict=True):
                moves.append((seat, action))
        self.observations.fill(0)
        lanes.step(chosen)
        if self._bots:
            gone = {*lanes.ended, *lanes.broken_off}
            for lane in range(self.num_envs):
                if lane not in gone:
                    self._let_bots_play(lane, len(lanes.ended) + len(lanes.broken_off))
        if not lanes.ended and not lanes.broken_off:
            return self.observations, self._returned, self.terminations, self.truncations, dict(self._infos)
        return self._over(deciding)

    def _checked(self, actions: npt.NDArray[Any]) -> list[int]:
        chosen: list[int] = self._whole(actions).tolist()
        wrong = self._lanes.illegal(chosen)
        if wrong >= 0:
            raise IllegalMove(f"action {chosen[wrong]} is not legal in game {wrong}", action=chosen[wrong])
        return chosen

    def _over(self, deciding: npt.NDArray[np.int64]) -> Stepped:
        """Note how games ended, and start the next ones in their place."""
        lanes, kind, size = self._lanes, self.kind, self.num_envs
        gone = [*lanes.ended, *lanes.broken_off]
        happened = np.zeros(size, np.bool_)
        happened[gone] = True
        last = np.empty(size, object)
        final: dict[str, npt.NDArray[Any]] = {
            "scores": np.zeros((size, kind.players), np.int64),
            "ranks": np.zeros((size, kind.players), np.int64),
            "wins": np.zeros((size, kind.players), np.float32),
            "length": np.zeros(size, np.int64),
            "learner": self.learners.copy(),
        }
        for lane in gone:
            state = lanes.states[lane]
            seat = int(self.learners[lane] if self._called else deciding[lane])
            last[lane] = kind.observation(state, seat)
            final["length"][lane] = lanes.made[lane]
            if not state.stack:
                won = kind.rewards(state)
                self.rewards[lane] = won
                self._returned[lane] = won[seat]
                self.terminations[lane] = True
                for name, value in kind.result(state, int(lanes.made[lane])).items():
                    final[name][lane] = value
            else:
                self.truncations[lane] = True
            if self._records:
                self._ended[lane] = (self._dice[lane], self._moves[lane])
        for lane in gone:
            self._begin(lane)
        self._tidy()
        infos = {
            **self._infos,
            "final_obs": last,
            "_final_obs": happened,
            "final_info": {**final, **{f"_{name}": happened for name in final}},
            "_final_info": happened,
        }
        return self.observations, self._returned, self.terminations, self.truncations, infos

    def _tidy(self) -> None:
        """Start games again that bots ended before the learner could decide anything."""
        if not self._called:
            return
        while again := [lane for lane in range(self.num_envs) if not self._asks(lane)]:
            for lane in again:
                self._begin(lane)

    def _asks(self, lane: int) -> bool:
        return bool(self._lanes.states[lane].stack) and self.seats[lane] == self.learners[lane]

    def _clear(self) -> None:
        self.rewards.fill(0)
        self._returned.fill(0)
        self.terminations.fill(False)
        self.truncations.fill(False)

    # -- copies and records ----------------------------------------------------------------------

    def record(self, lane: int, finished: bool = False) -> Record:
        """Return the game of a lane, or the one that ended there last, as a record; needs `records=True`."""
        if not self._records:
            raise ValueError("make the environment with records=True to keep what records are made of")
        kept = self._ended[lane] if finished else (self._dice[lane], self._moves[lane])
        if kept is None:
            raise ValueError(f"no game has ended in lane {lane} yet")
        return record_of(self.kind, _twin(kept[0]), kept[1])

    def __getstate__(self) -> dict[str, Any]:
        lanes = self._lanes
        kept = {name: value for name, value in self.__dict__.items() if name not in MADE_AGAIN}
        kept["_thoughts"] = self._thoughts.x
        kept["_dice"] = [one.x for one in self._dice]
        kept["_ended"] = [None if one is None else (one[0].x, one[1]) for one in self._ended]
        games = [state.clone() for state in lanes.states]
        made = np.array(memory(lanes.made, np.int64))
        return {**kept, "games": (games, [one.x for one in lanes.luck], made, self.learners.copy())}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        games, luck, made, learners = kept.pop("games")
        kept = copy.deepcopy(kept)
        thoughts, dice, moves, ended = (kept.pop(name) for name in ("_thoughts", "_dice", "_moves", "_ended"))
        self.__dict__.update(kept)
        self._make()
        self._thoughts.x = thoughts
        self._dice = [_chance(x) for x in dice]
        self._moves = moves
        self._ended = [None if one is None else (_chance(one[0]), one[1]) for one in ended]
        lanes = self._lanes
        self.learners[:] = learners
        for lane, state in enumerate(games):
            lanes.luck[lane] = _chance(luck[lane])
            lanes.begin(lane, state)
            lanes.made[lane] = made[lane]


def _names(opponents: str | Sequence[str] | None, players: int) -> list[str]:
    if opponents is None:
        return []
    called = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(called) != players - 1:
        raise ValueError(f"{players - 1} opponents are needed, one per other seat, not {called}")
    return called


def _chance(x: int) -> FastChance:
    found = FastChance(0)
    found.x = x
    return found


def _twin(luck: FastChance) -> FastChance:
    return _chance(luck.x)
