"""Training: the same bytes from the same seed, on any number of cores, killed or not."""

from pathlib import Path

import pytest

from starhold.arena.curve import drawn
from starhold.arena.training import (
    EvaluationGames,
    Generation,
    OtherTraining,
    Training,
    TrainingSettings,
    fight,
    first_player,
)
from starhold.bots import weights
from starhold.bots.config import config_named
from tests.sizes import long

#: small, but with everything: random play, self-play, tests, expert iteration
SMALL = {"games": 8, "generations": 2, "limit": 150, "batches": 4, "every": 4, "experts": 1}
SMALL |= {"expert_games": 2, "search": 6}


class Killed(Exception):
    """Somebody ended the process."""


@pytest.fixture(autouse=True)
def _short_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.arena.training.MOST_GROUPS", 2)
    monkeypatch.setattr("starhold.arena.training.GROUPS", 1)
    monkeypatch.setattr("starhold.arena.training.BRIEF", 2)


def trained(folder: Path, game: str = "kingdoms", workers: int = 1, cluster: str = "") -> bytes:
    """What a whole training leaves behind: the learner's weights and its log."""
    training = Training(TrainingSettings(game, **SMALL), folder, workers, cluster)  # type: ignore[arg-type]
    training.run()
    return training._net(training.progress.generation) + (folder / "log.jsonl").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["galaxies", "kingdoms", "roll"])
def test_training_twice_gives_the_same_bytes(game: str, tmp_path: Path) -> None:
    """From a seed, to the bit."""
    assert trained(tmp_path / "a", game) == trained(tmp_path / "b", game)


@pytest.mark.slow
def test_cores_change_nothing(tmp_path: Path) -> None:
    """Two processes give what one does."""
    assert trained(tmp_path / "a") == trained(tmp_path / "b", workers=2)


@long
@pytest.mark.slow
def test_a_ray_cluster_changes_nothing(tmp_path: Path) -> None:
    """Ray gives what the pool does."""
    pytest.importorskip("ray")
    assert trained(tmp_path / "a") == trained(tmp_path / "b", workers=2, cluster="ray")


def test_training_goes_on_after_a_kill(tmp_path: Path) -> None:
    """In the middle of a generation: it is played again, and the end is the same."""

    def killing(games: int, line: Generation | None) -> None:
        if line is None and training.progress.generation == 1:
            raise Killed

    training = Training(TrainingSettings("kingdoms", **SMALL), tmp_path / "a")  # type: ignore[arg-type]
    with pytest.raises(Killed):
        training.run(killing)
    assert trained(tmp_path / "a") == trained(tmp_path / "b")


def test_a_folder_of_another_training_is_left_alone(tmp_path: Path) -> None:
    """Other settings would not give what was asked for."""
    course = TrainingSettings("kingdoms", games=2, generations=1, limit=50, batches=1)
    Training(course, tmp_path).run()
    with pytest.raises(OtherTraining):
        Training(TrainingSettings("kingdoms", games=3, generations=1, limit=50, batches=1), tmp_path)


def test_a_net_may_be_learned_on_from(tmp_path: Path) -> None:
    """It is the first to be beaten, nothing is accepted unasked, and its weights are kept to a digit."""
    course = TrainingSettings("kingdoms", games=4, generations=1, limit=100, batches=2)
    Training(course, tmp_path / "a").run()
    known = (tmp_path / "a" / "kingdoms.net").read_bytes()
    later = TrainingSettings(
        "kingdoms", generations=0, limit=100, batches=0, experts=1, expert_games=2, search=4
    )
    training = Training(later, tmp_path / "b", begin=known)
    assert weights.unpacked(training._net(0))[4:] == weights.unpacked(known)[4:]
    progress = training.run()
    assert progress.log[0].accepted == (progress.accepted != known)
    assert not progress.log[0].accepted
    with pytest.raises(OtherTraining):
        Training(later, tmp_path / "b")
    with pytest.raises(weights.BadNet):
        Training(TrainingSettings("roll"), tmp_path / "c", begin=known)


def test_a_trained_net_can_be_read_and_tells_its_story(tmp_path: Path) -> None:
    """The file fits the game; the curve is drawn from the log."""
    course = TrainingSettings("galaxies", games=4, generations=1, limit=400, batches=2)
    training = Training(course, tmp_path)
    progress = training.run()
    kept = weights.unpacked(training._net(training.progress.generation))
    assert kept.game == "galaxies"
    assert kept.features == weights.digest(config_named("galaxies").features)
    assert kept.story["seed"] == course.seed
    assert "<svg" in drawn("galaxies", progress.log)


def test_equals_share_the_wins_of_two_and_of_four() -> None:
    """A generation is judged at tables of both sizes, and luck and seats fall on both sides alike."""
    groups = ((1, 2), (3, 4), (5, 4))
    assert fight(EvaluationGames("kingdoms", (b"", b""), groups, 3000)) == [0.5, 0.5, 0.5]


def test_before_there_is_a_net_somebody_ends_the_games() -> None:
    """Where the heuristic alone does not, a search with it plays some of them."""
    roll, kingdoms = config_named("roll"), config_named("kingdoms")
    assert any(first_player(roll, turn)[1] is not None for turn in range(8))
    assert any(first_player(kingdoms, turn)[0] is kingdoms.heuristic for turn in range(8))
