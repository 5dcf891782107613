"""The adapters before judges that nobody here wrote: PettingZoo's, Gymnasium's and OpenSpiel's own tests."""

import unittest
import warnings
from pathlib import Path

import pytest

import starhold

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed (extra adapters)")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (extra adapters)")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test  # noqa: E402

import starhold.adapters.gymnasium  # noqa: E402
from starhold.adapters import pettingzoo  # noqa: E402

TABLES = [
    (name, players) for name in starhold.names() for players in range(2, starhold.game(name).max_players + 1)
]
#: PettingZoo asks whether we mean it: observations with an action mask are dictionaries
MEANT = ("Observation space for each agent probably", "Observation is not a NumPy array")


@pytest.fixture(autouse=True)
def _every_warning_counts() -> None:
    warnings.filterwarnings("error", category=UserWarning)
    for message in MEANT:
        warnings.filterwarnings("ignore", message)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_agents_in_turn(name: str, players: int) -> None:
    api_test(pettingzoo.env(name, players=players), num_cycles=20)
    seed_test(lambda: pettingzoo.env(name, players=players), num_cycles=10)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_agents_together(name: str, players: int) -> None:
    # Whoever owes nothing has an empty mask.
    parallel_api_test(pettingzoo.parallel_env(name, players=players), num_cycles=20)
    parallel_seed_test(lambda: pettingzoo.parallel_env(name, players=players), num_cycles=10)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_one_learner(name: str, players: int) -> None:
    check_env(gymnasium.make(f"starhold/{name}-v0", players=players, opponent="newcomer").unwrapped)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_open_spiel_plays_at_random(name: str, players: int) -> None:
    pyspiel = spiel()
    game = pyspiel.load_game(f"starhold_{name}(players={players},limit=12)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_open_spiel_playthrough(name: str, players: int, tmp_path: Path) -> None:
    """All that a state tells, written down and played again, is the same to the letter."""
    spiel()
    flags = pytest.importorskip("absl.flags")
    playthroughs = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    told = playthroughs.playthrough(f"starhold_{name}(players={players},limit=8)", None, seed=1)
    kept = tmp_path / "playthrough.txt"
    kept.write_text(told, encoding="utf-8")
    expected, actual = playthroughs.replay(str(kept))
    assert expected == actual
    assert told.count("# Apply action") > 8


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_open_spiel_api(name: str, players: int) -> None:
    pyspiel = spiel()
    api = pytest.importorskip("open_spiel.integration_tests.api_test")
    sampled = api.sample_some_states.sample_some_states

    class Judged(api.EnforceAPIOnPartialTreeBase):  # type: ignore[name-defined, misc]
        game = pyspiel.load_game(f"starhold_{name}(players={players},limit=10)")
        game_name = name

    # Its 400 states would take seconds and prove no more.
    few = 40 if players == 2 else 15
    api.sample_some_states.sample_some_states = lambda game, max_states: sampled(game, max_states=few)
    try:
        result = unittest.TestResult()
        unittest.defaultTestLoader.loadTestsFromTestCase(Judged).run(result)
    finally:
        api.sample_some_states.sample_some_states = sampled
    assert result.testsRun >= 5
    assert [why for case, why in (*result.failures, *result.errors)] == []


def spiel():  # type: ignore[no-untyped-def]
    """OpenSpiel with our games, where it is installed: it has no wheel for every system."""
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed (extra adapters)")
    import starhold.adapters.open_spiel  # noqa: F401

    return pyspiel
