"""A vector environment over several processes: as `VectorEnv`, with its games divided among them.

>>> from starhold.adapters.sharded import ShardedVectorEnv
>>> with ShardedVectorEnv("galaxies", players=2, num_envs=8, seed=1, shards=2) as env:  # doctest: +SKIP
...     observations, rewards, terminations, truncations, infos = env.step(env.sample_legal())

Each process plays its games in a `VectorEnv` and copies what changed into arrays that all processes share. In
self-play the games of a seed are those of a `VectorEnv` with that seed; with `opponents` the bots' choices
depend on the number of shards too. A step waits for the slowest process, so give each some hundred games.
"""

import multiprocessing
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from starhold.adapters.core import SEEDS, Bits
from starhold.adapters.vector import GameArrays, Stepped, VectorEnv
from starhold.kernel.errors import IllegalMove, StarholdError
from starhold.kernel.record import Record

#: what processes share, besides the lists of legal actions
SHARED: Final = (
    "observations", "masks", "seats", "learners", "counts", "rewards", "terminations", "truncations"
)  # fmt: skip
#: what infos say about games that ended
ENDS: Final = ("final_obs", "_final_obs", "final_info")
#: seconds after which a process looks if the one that started it is still there
PATIENCE: Final = 5.0


class ShardFailed(StarholdError):
    """Raised when a process of a sharded environment has ended, or could not do what it was asked."""

    key: ClassVar[str] = StarholdError.key


class ShardedVectorEnv(GameArrays):
    """`num_envs` games of one kind, in `shards` processes; takes the arguments of `VectorEnv`.

    `context` is how processes start (`"fork"`, `"forkserver"` or `"spawn"`); the system's default without.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 1024,
        seed: int | None = None,
        shards: int = 2,
        context: str | None = None,
        **wishes: Any,
    ) -> None:
        self._shards: list[tuple[BaseProcess, Connection, slice]] = []
        if not 1 <= shards <= num_envs:
            raise ValueError(f"{num_envs} games cannot be divided among {shards} processes")
        # A game of each kind gives the shapes, and refuses wrong arguments here rather than in a process.
        first = VectorEnv(game, players, 1, 0, **wishes)
        self._describe(first.kind, num_envs)
        start: Any = multiprocessing.get_context(context)
        held: dict[str, tuple[Any, npt.DTypeLike, tuple[int, ...]]] = {}
        for name in (*SHARED, "legal", "returned"):
            like: npt.NDArray[Any] = getattr(first, name) if name != "returned" else np.zeros(1, np.float32)
            shape = (num_envs, *like.shape[1:])
            held[name] = (start.RawArray("b", like.itemsize * int(np.prod(shape))), like.dtype, shape)
        arrays = _looked(held)
        for name in (*SHARED, "legal"):
            setattr(self, name, arrays[name])
        self._returned = arrays["returned"]
        bounds = np.linspace(0, num_envs, shards + 1).astype(int).tolist()
        for low, high in pairwise(bounds):
            own, theirs = start.Pipe()
            wanted = {
                "game": game,
                "players": first.kind.players,
                "num_envs": high - low,
                "first": low,
                **wishes,
            }
            process = start.Process(target=_work, args=(theirs, held, slice(low, high), wanted), daemon=True)
            process.start()
            theirs.close()
            self._shards.append((process, own, slice(low, high)))
        self.reset(seed=seed)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Bits, dict[str, Any]]:
        """Start all games again; the same seed gives the same games."""
        seeds = self._seeds(seed, options)
        thoughts = int(self._generator.integers(SEEDS))
        self._ask("restart", [(seeds[part], thoughts + at) for at, (_, _, part) in enumerate(self._shards)])
        return self.observations, self._infos()

    def step(self, actions: npt.NDArray[Any]) -> Stepped:
        """Take an action in each game; if one is illegal, raise IllegalMove and take none."""
        given = self._whole(actions)
        known = (given >= 0) & (given < self.kind.actions)
        wrong = np.flatnonzero(~known | (self.masks[self._each, np.where(known, given, 0)] == 0))
        if len(wrong):
            lane = int(wrong[0])
            raise IllegalMove(f"action {given[lane]} is not legal in game {lane}", action=int(given[lane]))
        ends = self._ask("step", [(given[part],) for _, _, part in self._shards])
        infos = self._infos()
        if any(end is not None for end in ends):
            infos.update(self._joined(ends))
        return self.observations, self._returned, self.terminations, self.truncations, infos

    def record(self, lane: int, finished: bool = False) -> Record:
        """Return the game of a lane, or the one that ended there last, as a record; needs `records=True`."""
        for process, line, part in self._shards:
            if part.start <= lane < part.stop:
                self._send(process, line, ("record", (lane - part.start, finished)))
                found: Record = self._answer(process, line)
                return found
        raise IndexError(f"there is no game {lane}; there are {self.num_envs}")

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for process, line, _ in self._shards:
            # Processes that were forked hold the other end too, so closing it would not reach them.
            with suppress(OSError):
                line.send(("close", ()))
            line.close()
            process.join(2 * PATIENCE)
        self._shards = []

    def __enter__(self) -> "ShardedVectorEnv":
        return self

    def __exit__(self, *why: object) -> None:
        self.close()

    def __reduce__(self) -> Any:
        raise TypeError("a ShardedVectorEnv has processes and cannot be copied or pickled; a VectorEnv can")

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "seat": self.seats}

    def _ask(self, what: str, each: list[tuple[Any, ...]]) -> list[Any]:
        """Let all processes do something, and return their answers."""
        if not self._shards:
            raise ShardFailed("the environment is closed")
        for (process, line, _), given in zip(self._shards, each, strict=True):
            self._send(process, line, (what, given))
        return [self._answer(process, line) for process, line, _ in self._shards]

    def _send(self, process: BaseProcess, line: Connection, what: tuple[str, tuple[Any, ...]]) -> None:
        try:
            line.send(what)
        except OSError:
            raise _gone(process) from None

    def _answer(self, process: BaseProcess, line: Connection) -> Any:
        try:
            done, answer = line.recv()
        except (EOFError, OSError):
            raise _gone(process) from None
        if not done:
            raise answer
        return answer

    def _joined(self, ends: list[dict[str, Any] | None]) -> dict[str, Any]:
        """Return what the processes report about games that ended, as one."""
        happened = np.zeros(self.num_envs, np.bool_)
        last = np.full(self.num_envs, None, object)
        final: dict[str, npt.NDArray[Any]] = {}
        for (_, _, part), end in zip(self._shards, ends, strict=True):
            if end is None:
                continue
            happened[part], last[part] = end["_final_obs"], end["final_obs"]
            for name, value in end["final_info"].items():
                if name not in final:
                    final[name] = np.zeros((self.num_envs, *value.shape[1:]), value.dtype)
                final[name][part] = value
        return {"final_obs": last, "_final_obs": happened, "final_info": final, "_final_info": happened}


def _gone(process: BaseProcess) -> ShardFailed:
    process.join(1)
    return ShardFailed(f"a process has ended with {process.exitcode}; make the environment again")


def _looked(held: Mapping[str, tuple[Any, npt.DTypeLike, tuple[int, ...]]]) -> dict[str, npt.NDArray[Any]]:
    """Return the shared memory as arrays."""
    return {name: np.frombuffer(raw, kind).reshape(shape) for name, (raw, kind, shape) in held.items()}


def _work(
    line: Connection,
    held: Mapping[str, tuple[Any, npt.DTypeLike, tuple[int, ...]]],
    part: slice,
    wanted: dict[str, Any],
) -> None:
    """Play some of the games, as another process asks, until that one closes its end or is gone."""
    shared = {name: array[part] for name, array in _looked(held).items()}
    env = VectorEnv(**wanted)
    asking = multiprocessing.parent_process()
    while True:
        while not line.poll(PATIENCE):
            if asking is None or not asking.is_alive():
                return
        try:
            what, given = line.recv()
        except EOFError:
            return
        if what == "close":
            return
        try:
            answer: Any = None
            if what == "record":
                answer = env.record(*given)
            elif what == "restart":
                env.reset(seed=given[1])
                env.restart(*given)
                shared["returned"][:] = 0
            else:
                _, returned, _, _, infos = env.step(*given)
                shared["returned"][:] = returned
                answer = {name: infos[name] for name in ENDS} if ENDS[0] in infos else None
            if what != "record":
                for name in SHARED:
                    shared[name][:] = getattr(env, name)
                most = int(env.counts.max())
                shared["legal"][:, :most] = env.legal[:, :most]
            line.send((True, answer))
        except Exception as error:
            line.send((False, error))
