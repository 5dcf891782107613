"""Many games at once: what `VectorEnv` promises as an environment of Gymnasium, and beyond."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest

import starhold
from starhold.adapters.core import Kind
from starhold.adapters.vector import VectorEnv
from starhold.kernel.errors import NoSuchSeat

GAMES = starhold.names()


def test_it_is_a_vector_environment_of_gymnasium() -> None:
    env = VectorEnv("galaxies", players=2, num_envs=3, seed=1, observation="full")
    assert isinstance(env, gymnasium.vector.VectorEnv)
    seen, infos = env.reset(seed=2)
    assert env.observation_space.contains(seen)
    assert infos["action_mask"] is env.masks
    actions = env.sample_legal()
    assert env.action_space.contains(actions)
    seen, rewards, terminations, truncations, infos = env.step(actions)
    assert (seen.shape, rewards.shape, terminations.shape) == ((3, len(env.kind.features)), (3,), (3,))
    assert not truncations.any()
    assert "final_obs" not in infos
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP


def test_the_arrays_stay_the_same_objects_over_reset() -> None:
    env = VectorEnv("kingdoms", players=2, num_envs=2, seed=1)
    names = ("observations", "masks", "seats", "legal", "counts", "rewards")
    arrays = {name: getattr(env, name) for name in names}
    first = [env.observations.copy(), env.masks.copy()]
    env.step(env.sample_legal())
    env.reset(seed=1)
    assert all(getattr(env, name) is array for name, array in arrays.items())
    for lane in range(2):
        assert np.array_equal(env.observations[lane], first[0][lane])
        assert np.array_equal(env.masks[lane], first[1][lane])


@pytest.mark.parametrize("name", GAMES)
def test_legal_actions_come_as_masks_and_as_lists(name: str) -> None:
    env = VectorEnv(name, players=3, num_envs=4, seed=3)
    choices = np.random.default_rng(3)
    for _ in range(60):
        starts, actions = env.legal_lists()
        for lane in range(4):
            listed = sorted(actions[starts[lane] : starts[lane + 1]].tolist())
            assert listed == np.flatnonzero(env.masks[lane]).tolist()
        drawn = env.sample_legal(choices)
        assert env.masks[np.arange(4), drawn].all()
        env.step(drawn)


def test_a_copy_and_a_pickle_play_the_same_games() -> None:
    env = VectorEnv("roll", players=2, num_envs=3, seed=4, opponents="newcomer")
    for _ in range(20):
        env.step(env.masks.argmax(axis=1))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(20):
        actions = env.masks.argmax(axis=1)
        env.step(actions)
        for twin in twins:
            assert not np.shares_memory(twin.masks, env.masks)
            twin.step(actions)
            assert np.array_equal(twin.observations, env.observations)
            assert np.array_equal(twin.masks, env.masks)


def test_actions_that_are_no_whole_numbers_are_refused() -> None:
    env = VectorEnv("galaxies", players=2, num_envs=2, seed=1)
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        env.step(env.masks.argmax(axis=1).astype(float))
    with pytest.raises(ValueError, match="expected 2 actions, one per game, not"):
        env.step(np.array([0]))


@pytest.mark.parametrize("opponents", ["newcomer", "casual"])
def test_bots_play_the_other_seats(opponents: str) -> None:
    env = VectorEnv("galaxies", players=3, num_envs=3, seed=1, opponents=opponents)
    assert sorted(env.learners.tolist()) == [0, 1, 2]
    for _ in range(15):
        assert np.array_equal(env.seats, env.learners)
        assert env.counts.all()
        env.step(env.sample_legal())


def test_games_end_with_their_results_and_begin_again_with_another_seat() -> None:
    env = VectorEnv("kingdoms", players=2, num_envs=2, seed=1, opponents="newcomer", seat="rotate")
    first = env.learners.copy()
    for _ in range(3000):
        _, rewards, terminations, _, infos = env.step(env.sample_legal())
        if terminations.any():
            break
    lane = int(terminations.argmax())
    final = infos["final_info"]
    assert infos["_final_obs"][lane]
    assert infos["final_obs"][lane].shape == env.observations[lane].shape
    assert final["ranks"][lane].min() == 1
    assert final["length"][lane] > 0
    seat = int(final["learner"][lane])
    assert rewards[lane] == pytest.approx(2 * final["wins"][lane][seat] - 1)
    assert env.rewards[lane].sum() == pytest.approx(0)
    assert env.learners[lane] == 1 - first[lane]


def test_a_truncated_game_has_its_last_observation() -> None:
    env = VectorEnv("galaxies", players=2, num_envs=1, seed=1, limit=3)
    for _ in range(3):
        _, _, _, truncations, infos = env.step(env.masks.argmax(axis=1))
    assert truncations.all()
    assert infos["final_obs"][0].any()


def test_a_game_in_a_lane_becomes_a_record() -> None:
    env = VectorEnv("galaxies", players=2, num_envs=2, seed=8, opponents="newcomer", records=True)
    for _ in range(10):
        env.step(env.sample_legal())
    record = env.record(1)
    assert len(record.moves) == env._lanes.made[1]
    with pytest.raises(ValueError, match="no game has ended in lane 0"):
        env.record(0, finished=True)
    with pytest.raises(ValueError, match="records=True"):
        VectorEnv("galaxies", num_envs=1).record(0)


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(ValueError, match="2 opponents are needed, one per other seat"):
        VectorEnv("galaxies", players=3, num_envs=1, opponents=["easy"])
    with pytest.raises(NoSuchSeat, match="no seat 5"):
        VectorEnv("galaxies", players=2, num_envs=1, opponents="easy", seat=5)
    with pytest.raises(ValueError, match="reset has no options"):
        VectorEnv("galaxies", players=2, num_envs=1).reset(options={"x": 1})


def test_kinds_are_shared_by_copies_and_small_in_pickles() -> None:
    kind = Kind("roll", players=4, observation="full")
    assert copy.deepcopy(kind) is kind
    packed = pickle.dumps(kind)
    assert len(packed) < 500
    assert pickle.loads(packed).observation_digest == kind.observation_digest
