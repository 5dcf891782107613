"""What the adapters promise beyond what outside judges look at."""

import copy
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import starhold
from starhold.adapters.core import WIDTH, Episode, Kind
from starhold.adapters.vector import VectorEnv
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import IllegalMove

GAMES = starhold.names()


def played(play: Episode, decisions: int, seed: int = 1) -> Episode:
    """The game after some random decisions."""
    choices = random.Random(seed)
    for number in range(decisions):
        if play.over:
            break
        play.take(play.seat, choices.choice(play.state.legal(play.seat)))
    return play


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_equal_in_all_worlds_that_fit_what_a_seat_knows(name: str) -> None:
    kind = Kind(name, players=3)
    for decisions in (0, 5, 40, 90):
        state = played(Episode(kind, seed=decisions), decisions).state
        for seat in range(3):
            world = state.resample(seat, FastChance(7))
            assert np.array_equal(kind.observation(state, seat), kind.observation(world, seat))
            assert np.array_equal(kind.mask(state, seat), kind.mask(world, seat))


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_what_is_legal(name: str) -> None:
    kind = Kind(name, players=2)
    state = played(Episode(kind, seed=3), 20).state
    for seat in range(2):
        assert np.flatnonzero(kind.mask(state, seat)).tolist() == sorted(state.legal(seat))


def test_an_agent_can_ask_what_the_decision_looks_like() -> None:
    """The shape of a decision is about its legal actions; who owes none is asked nothing."""
    from starhold.adapters import pettingzoo

    env = pettingzoo.parallel_env("galaxies", players=2)
    env.reset(seed=1)
    prompt = env.asked(env.possible_agents[0])
    assert prompt is not None
    legal = set(env.playing().state.legal(0))
    assert {action for part in prompt.shape for action in (part.covers or legal)} == legal
    play = played(Episode(Kind("galaxies", players=2), seed=1), 20)
    assert play.asked(play.seat) is not None
    assert play.asked(1 - play.seat) is None


def test_rewards_add_up_to_nothing() -> None:
    kind = Kind("kingdoms", players=3)
    play = played(Episode(kind, seed=1), 5000)
    assert play.over
    rewards = play.rewards()
    assert sum(rewards) == pytest.approx(0)
    assert [reward > 0 for reward in rewards] == [rank == 1 for rank in play.state.ranks()]


def test_an_illegal_action_loses_the_game() -> None:
    from starhold.adapters import pettingzoo

    env = pettingzoo.env("kingdoms", players=3)
    env.reset(seed=1)
    guilty = env.agent_selection
    mask = env.observe(guilty)["action_mask"]
    env.step(int(mask.argmin()))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == guilty else 0.0 for agent in env.possible_agents}
    for _ in range(3):
        assert not env.last()[0]["action_mask"].any()
        env.step(None)
    assert env.agents == []


def test_a_long_game_is_truncated() -> None:
    from starhold.adapters import pettingzoo

    env = pettingzoo.env("galaxies", players=2, limit=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert env.last()[1:4] == (0.0, False, True)


@pytest.mark.parametrize(("name", "mode"), [("galaxies", "ansi"), ("kingdoms", "svg"), ("roll", "svg")])
def test_tables_are_drawn(name: str, mode: str) -> None:
    from starhold.adapters import pettingzoo

    env = pettingzoo.env(name, players=2, render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert ("<svg" in drawn) == (mode == "svg")


@pytest.mark.parametrize("name", GAMES)
def test_tables_are_drawn_in_pixels(name: str) -> None:
    kind = Kind(name, players=2)
    state = played(Episode(kind, seed=2), 30).state
    pixels = kind.render("rgb_array", state, 0)
    assert isinstance(pixels, np.ndarray)
    assert (pixels.shape[1:], pixels.dtype) == ((WIDTH, 3), np.uint8)
    # There is something to see, in more than one colour.
    assert len(np.unique(pixels[::6, ::6].reshape(-1, 3), axis=0)) > 100


def test_open_spiel_copies_and_replays() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed (extra adapters)")
    import starhold.adapters.open_spiel  # noqa: F401

    game = pyspiel.load_game("starhold_roll(players=2)")
    state = game.new_initial_state()
    choices = random.Random(1)
    for _ in range(60):
        state.apply_action(choices.choice(state.legal_actions()))
    twin = copy.deepcopy(state)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    before = str(state)
    assert str(twin) == str(again) == before
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


# -- many at once -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_vector_plays_the_same_games_as_one_by_one(name: str) -> None:
    env = VectorEnv(name, players=2, num_envs=3, seed=5)
    seeds = np.random.default_rng(5).integers(2**62, size=3)
    plays = [Episode(env.kind, int(seed)) for seed in seeds]
    for _ in range(40):
        for lane, play in enumerate(plays):
            assert env.seats[lane] == play.seat
            assert np.array_equal(env.observations[lane], env.kind.observation(play.state, play.seat))
            assert np.array_equal(env.masks[lane], env.kind.mask(play.state, play.seat))
        actions = env.masks.argmax(axis=1)
        for play, action in zip(plays, actions, strict=True):
            play.take(play.seat, action)
        env.step(actions)


def test_the_vector_goes_on_after_the_end() -> None:
    env = VectorEnv("galaxies", players=2, num_envs=2, seed=1, limit=4)
    for _ in range(3):
        env.step(env.masks.argmax(axis=1))
        assert not env.truncations.any()
    env.step(env.masks.argmax(axis=1))
    assert env.truncations.all()
    assert not env.terminations.any()
    env.step(env.masks.argmax(axis=1))
    assert not env.truncations.any()


def test_the_vector_refuses_an_illegal_action_and_plays_none() -> None:
    env = VectorEnv("roll", players=2, num_envs=3, seed=1)
    seen = env.observations.copy()
    actions = env.masks.argmax(axis=1)
    actions[1] = env.masks[1].argmin()
    with pytest.raises(IllegalMove, match="in game 1"):
        env.step(actions)
    assert np.array_equal(env.observations, seen)
    env.step(env.masks.argmax(axis=1))


# -- what is missing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("library", ["gymnasium", "open_spiel", "pettingzoo"])
def test_a_missing_library_names_the_extra(library: str) -> None:
    module = "pyspiel" if library == "open_spiel" else library
    code = f"import sys; sys.modules[{module!r}] = None; import starhold.adapters.{library}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert f'{library} is not installed; run pip install ".[adapters]" in Starhold’s source folder' in last


# -- one learner ----------------------------------------------------------------------------------------


def learner(**more: object) -> Any:
    import gymnasium

    import starhold.adapters.gymnasium  # noqa: F401

    return gymnasium.make("starhold/kingdoms-v1", opponent="newcomer", disable_env_checker=True, **more)


def test_a_step_after_the_end_is_refused_and_changes_nothing() -> None:
    import gymnasium

    env = learner(players=2)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(env.unwrapped.sample_legal())
    assert {"scores", "ranks", "wins", "length"} <= info.keys()
    assert reward == pytest.approx(2 * info["wins"][0] - 1)
    before = env.unwrapped.episode.rewards()
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.unwrapped.step(0)
    assert env.unwrapped.episode.rewards() == before


def test_a_learner_may_have_another_seat_in_each_game() -> None:
    env = learner(players=3, seat="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2}
    assert env.reset(options={"seat": 2})[1]["seat"] == 2


def test_reset_can_start_the_game_of_a_seed_and_refuses_what_it_does_not_know() -> None:
    env = learner(players=2, seat=0)
    env.reset(options={"game_seed": 9})
    setup = starhold.new("kingdoms", players=2, seed=9)
    assert env.unwrapped.record().setup_digest == setup.record().setup_digest
    with pytest.raises(ValueError, match="no option 'sed'; it has: game_seed, seat"):
        env.reset(options={"sed": 9})


def test_wrong_seats_and_too_few_opponents_are_named() -> None:
    from starhold.adapters.gymnasium import StarholdEnv
    from starhold.kernel.errors import NoSuchSeat

    with pytest.raises(NoSuchSeat, match="there is no seat 5; the seats are 0 to 1"):
        StarholdEnv("galaxies", players=2, seat=5)
    with pytest.raises(NoSuchSeat, match="'first' is not a number"):
        StarholdEnv("galaxies", players=2, seat="first")
    with pytest.raises(ValueError, match=r"2 opponents are needed, one per other seat, not \['easy'\]"):
        StarholdEnv("galaxies", players=3, opponent=["easy"])


def test_an_action_that_is_no_whole_number_is_refused() -> None:
    env = learner(players=2)
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"a whole number, not 1\.5"):
        env.unwrapped.step(1.5)


# -- agents together --------------------------------------------------------------------------------------


def test_the_state_is_what_all_agents_see_together() -> None:
    from starhold.adapters import pettingzoo

    env = pettingzoo.parallel_env("roll", players=3, observation="full")
    env.reset(seed=1)
    whole = env.state()
    assert env.state_space.contains(whole)
    seen = [env.seen(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(whole, np.concatenate(seen))


def test_parallel_agents_learn_whether_their_action_was_used() -> None:
    from starhold.adapters import pettingzoo

    env = pettingzoo.parallel_env("galaxies", players=2)
    seen, _ = env.reset(seed=1)
    while all(one["action_mask"].any() for one in seen.values()):
        actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
        seen, _, _, _, infos = env.step(actions)
        assert all(info["used"] for info in infos.values())
    owed = {agent for agent, one in seen.items() if one["action_mask"].any()}
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    assert {agent for agent, info in env.step(actions)[4].items() if info["used"]} == owed


@pytest.mark.parametrize("module", ["starhold.adapters.core", "starhold.arena.calls"])
def test_importing_what_plays_many_games_warns_if_the_engine_is_plain(module: str) -> None:
    for compiled, lines in ((True, 0), (False, 1)):
        code = f"import starhold; starhold.COMPILED = {compiled}; import {module}, {module}"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stderr.count("40 to 80 times slower") == lines
        assert bool(done.stderr) == bool(lines)


def test_agents_are_told_how_the_game_ended() -> None:
    from starhold.adapters import pettingzoo

    env = pettingzoo.env("kingdoms", players=2, reward="rank")
    with pytest.warns(RuntimeWarning, match="reset has no option 'sed'; it has: game_seed"):
        env.reset(options={"sed": 1})
    env.reset(seed=2, options={"game_seed": 4})
    choices = np.random.default_rng(2)
    while not any(env.terminations.values()):
        env.step(env.playing().sample_legal(choices))
    assert env.infos["player_0"]["length"] == env.playing().made
    assert sorted(env.rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])
