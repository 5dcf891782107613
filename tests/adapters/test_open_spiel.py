"""OpenSpiel: information states, possible worlds, cheap copies, and algorithms that run on the games."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

import starhold

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed (extra adapters)")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402

import starhold.adapters.open_spiel  # noqa: E402

GAMES = starhold.names()


def played(game: Any, actions: int, seed: int = 1) -> Any:
    """A state after some random actions, at a decision."""
    state = game.new_initial_state()
    choices = random.Random(seed)
    while state.is_chance_node() or len(state.history()) < actions:
        state.apply_action(choices.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_information_states_tell_what_was_seen_and_done(name: str) -> None:
    game = pyspiel.load_game(f"starhold_{name}(players=2)")
    state = played(game, 60)
    player = state.current_player()
    tensor = np.array(state.information_state_tensor(player))
    assert [len(tensor)] == game.information_state_tensor_shape()
    assert len(tensor) == len(state.observation_tensor(player)) + 64
    # Other actions lead to other memories, even if the tables look alike later.
    children = [state.child(action) for action in state.legal_actions()]
    assert len({child.information_state_string(player) for child in children}) == len(children)
    # The same history is remembered the same, whoever asks when.
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
        if not again.is_chance_node():
            again.information_state_string(player)
    assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_has_the_same_information_state(name: str) -> None:
    state = played(pyspiel.load_game(f"starhold_{name}(players=3)"), 40, seed=2)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(5)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        world.apply_action(world.legal_actions()[0])
    if name != "kingdoms":
        # There is something hidden, so that some world differs.
        assert any(str(world) != str(worlds[0]) for world in worlds)
    waiting = pyspiel.load_game(f"starhold_{name}(players=3)").new_initial_state()
    assert waiting.is_chance_node()
    with pytest.raises(ValueError, match="waits for chance"):
        waiting.resample_from_infostate(0, sampler)


@pytest.mark.parametrize("name", GAMES)
def test_copies_share_what_never_changes_and_packed_states_are_small(name: str) -> None:
    game = pyspiel.load_game(f"starhold_{name}(players=2)")
    state = played(game, 50)
    twin = copy.deepcopy(state)
    assert twin._kind is state._kind
    assert twin._at is state._at
    packed = state.serialize()
    assert len(packed) < 4000
    back = game.deserialize_state(packed)
    player = state.current_player()
    assert str(back) == str(state)
    assert back.information_state_string(player) == state.information_state_string(player)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_options_and_presets_are_parameters() -> None:
    game = pyspiel.load_game("starhold_kingdoms(players=3,tokens=on,max_refreshes=10)")
    assert (game.kind.options["tokens"], game.kind.options["max_refreshes"]) == ("on", "10")
    preset = pyspiel.load_game("starhold_roll(preset=first-game)")
    assert preset.kind.options == starhold.game("roll").complete(None, "first-game")
    assert pickle.loads(pickle.dumps(preset)).kind.options == preset.kind.options
    assert pyspiel.load_game("starhold_galaxies(observation=features)").observation_tensor_shape() == [883]


# -- algorithms of others -----------------------------------------------------------------------------


def test_mcts_plays() -> None:
    state = played(pyspiel.load_game("starhold_kingdoms(players=2,limit=40)"), 20)
    draws = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        state.get_game(), 1.4, 4, mcts.RandomRolloutEvaluator(1, draws), random_state=draws, solve=False
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_information_set_mcts_plays(name: str) -> None:
    """Without inconsistent sets of actions: an information state has one set of legal actions."""
    state = played(pyspiel.load_game(f"starhold_{name}(players=2,limit=60)"), 40)
    draws = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, draws), 1.4, 12, random_state=draws
    )
    assert bot.step(state) in state.legal_actions()


def test_outcome_sampling_learns_a_policy() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(
        pyspiel.load_game("starhold_kingdoms(players=2,limit=8)")
    )
    for _ in range(2):
        solver.iteration()
    assert solver._infostates


def test_the_rl_environment_plays_to_the_end() -> None:
    env = rl_environment.Environment("starhold_roll(players=2,limit=12)", include_full_state=False)
    step = env.reset()
    choices = random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([choices.choice(step.observations["legal_actions"][player])])
    assert len(step.rewards) == 2
