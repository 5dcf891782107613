"""Games divided among processes: the same games and arrays as in one."""

import os
import pickle
import signal
from collections.abc import Iterator

import numpy as np
import pytest

from starhold.adapters.sharded import ShardedVectorEnv, ShardFailed
from starhold.adapters.vector import VectorEnv
from starhold.kernel.errors import IllegalMove, NoSuchSeat

ARRAYS = ("observations", "masks", "seats", "learners", "counts", "rewards", "terminations", "truncations")


@pytest.fixture
def env() -> Iterator[ShardedVectorEnv]:
    with ShardedVectorEnv(
        "kingdoms", players=2, num_envs=5, seed=3, shards=2, limit=20, records=True
    ) as made:
        yield made


def test_the_games_are_those_of_one_process(env: ShardedVectorEnv) -> None:
    alone = VectorEnv("kingdoms", players=2, num_envs=5, seed=3, limit=20, records=True)
    arrays = {name: getattr(env, name) for name in ARRAYS}
    told = 0
    for _ in range(45):
        actions = alone.sample_legal()
        assert np.array_equal(env.sample_legal(), actions)
        _, returned, _, _, infos = alone.step(actions)
        _, found, _, _, gathered = env.step(actions)
        assert np.array_equal(found, returned)
        for name, array in arrays.items():
            assert getattr(env, name) is array
            assert np.array_equal(array, getattr(alone, name)), name
        if "final_info" in infos:
            told += 1
            for name, value in infos["final_info"].items():
                assert np.array_equal(gathered["final_info"][name], value), name
            for own, theirs in zip(gathered["final_obs"], infos["final_obs"], strict=True):
                assert np.array_equal(own, theirs)
        else:
            assert "final_info" not in gathered
    assert told
    for lane in (1, 4):
        assert env.record(lane) == alone.record(lane)
        assert env.record(lane, finished=True) == alone.record(lane, finished=True)
    assert np.array_equal(env.legal_lists()[1], alone.legal_lists()[1])
    seen, _ = env.reset(seed=3)
    assert np.array_equal(seen, alone.reset(seed=3)[0])


def test_what_is_wrong_is_named(env: ShardedVectorEnv) -> None:
    before = env.observations.copy()
    actions = env.masks.argmax(axis=1)
    for wrong in (int(env.masks[3].argmin()), -1, 9999):
        actions[3] = wrong
        with pytest.raises(IllegalMove, match=f"action {wrong} is not legal in game 3"):
            env.step(actions)
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        env.step(actions.astype(float))
    assert np.array_equal(env.observations, before)
    with pytest.raises(TypeError, match="cannot be copied or pickled"):
        pickle.dumps(env)
    with pytest.raises(IndexError, match="no game 5"):
        env.record(5)
    with pytest.raises(ValueError, match="no game has ended in lane"):
        env.record(4, finished=True)
    with pytest.raises(NoSuchSeat):
        ShardedVectorEnv("galaxies", players=2, num_envs=2, opponents="casual", seat=5)
    with pytest.raises(ValueError, match="2 games cannot be divided among 3 processes"):
        ShardedVectorEnv("galaxies", players=2, num_envs=2, shards=3)


def test_a_process_that_ended_is_named(env: ShardedVectorEnv) -> None:
    process = env._shards[1][0]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join(10)
    with pytest.raises(ShardFailed, match="a process has ended"):
        env.step(env.sample_legal())
    env.close()
    with pytest.raises(ShardFailed, match="is closed"):
        env.step(env.sample_legal())


def test_bots_play_and_seats_rotate_over_all_shards() -> None:
    with ShardedVectorEnv("galaxies", players=3, num_envs=3, seed=1, shards=2, opponents="newcomer") as env:
        assert sorted(env.learners.tolist()) == [0, 1, 2]
        for _ in range(5):
            assert np.array_equal(env.seats, env.learners)
            env.step(env.sample_legal())
