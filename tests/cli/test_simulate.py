"""`starhold simulate`: tallies, workers, records, and games that fail."""

import json
from pathlib import Path
from typing import Any

import pytest

from starhold.kernel import record_files
from starhold.kernel.verify import verify
from tests import toy
from tests.cli.conftest import Starhold

FAST = ("simulate", "lantern", "--players", "3", "--games", "60", "--seed", "5", "--workers", "1")
STEADY = ("game", "players", "games", "decisions", "wins", "mean_scores", "shortest", "longest")


def result(starhold: Starhold, *words: str) -> dict[str, Any]:
    done = starhold(*words, "--json")
    assert done.code == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_one_object_with_everything(starhold: Starhold) -> None:
    found = result(starhold, *FAST)
    assert found["game"] == "lantern"
    assert found["players"] == 3
    assert found["games"] == 60
    assert sum(found["wins"]) == pytest.approx(60)
    assert found["decisions"] > 60 * 9
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["games_per_second"] == pytest.approx(found["games"] / found["seconds"])
    assert isinstance(found["compiled"], bool)
    assert len(found["mean_scores"]) == 3
    assert found["failures"] == []


def test_equal_seeds_give_equal_games_and_others_do_not(starhold: Starhold) -> None:
    one, two = (result(starhold, *FAST) for _ in range(2))
    other = result(starhold, *FAST, "--seed", "6")
    assert [one[name] for name in STEADY] == [two[name] for name in STEADY]
    assert one["mean_scores"] != other["mean_scores"]


def test_checks_and_records_do_not_change_the_games(starhold: Starhold) -> None:
    plain = result(starhold, *FAST)
    checked = result(starhold, *FAST, "--check")
    recorded = result(starhold, *FAST, "--out", "records")
    for name in STEADY:
        assert plain[name] == checked[name] == recorded[name]
    files = sorted(Path("records").iterdir())
    assert len(files) == 60
    assert verify(record_files.read(files[0])).finished


@pytest.mark.slow
def test_workers_do_not_change_the_games(starhold: Starhold) -> None:
    one = result(starhold, "simulate", "galaxies", "--players", "2", "--games", "8", "--workers", "1")
    two = result(starhold, "simulate", "galaxies", "--players", "2", "--games", "8", "--workers", "2")
    assert [one[name] for name in STEADY] == [two[name] for name in STEADY]


def test_options_and_presets_are_played(starhold: Starhold) -> None:
    short = result(starhold, *FAST)
    long = result(starhold, *FAST, "--preset", "long")
    longer = result(starhold, *FAST, "--options", "rounds=5")
    assert long["decisions"] > short["decisions"]
    assert long["mean_scores"] == longer["mean_scores"]


def test_a_table_for_people(starhold: Starhold) -> None:
    done = starhold(*FAST)
    assert done.code == 0
    for words in ("Wins", "Mean score", "60 games", "Decisions per game", "per second"):
        assert words in done.out
    assert "Победы" in starhold(*FAST, "--lang", "ru").out


def test_one_bot_sits_on_every_seat_and_several_bring_their_number(starhold: Starhold) -> None:
    assert result(starhold, "simulate", "lantern", "--games", "2")["players"] == 2
    three = ("simulate", "lantern", "--games", "2", "--bots", "newcomer,newcomer,newcomer")
    assert result(starhold, *three)["players"] == 3


class Broken(toy.Lantern):
    """Lantern with a rule that breaks when somebody shows the best card."""

    def check(self) -> None:
        super().check()
        assert max(self.points) < 12, "too rich"

    def draw_hand(self, seat: int, chance: Any) -> None:
        super().draw_hand(seat, chance)
        if self.round == 3 and self.points[seat] > 9:
            raise ZeroDivisionError("the pool ran dry")


@pytest.mark.parametrize(("words", "error"), [((), "ran dry"), (("--check",), "too rich")])
def test_a_game_that_fails_leaves_a_record_that_one_command_replays(
    starhold: Starhold, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], error: str
) -> None:
    monkeypatch.setattr(toy.GAME, "table", Broken)
    done = starhold(*FAST, *words)
    assert done.code == 1
    line = next(line for line in done.err.splitlines() if error in line)
    command = line.rpartition("starhold ")[2].split()
    assert command[:3] == ["replay", "--all", "--check"]
    replayed = starhold(*command)
    assert replayed.code == 70
    assert error in replayed.err or "too rich" in replayed.err
    assert "1. " in replayed.out
    report = json.loads(starhold(*FAST, *words, "--json").out)
    assert report["games"] + len(report["failures"]) == 60


def test_a_game_without_end_is_a_failure(starhold: Starhold) -> None:
    from starhold.arena.simulate import Simulation, simulate

    tally = simulate(Simulation("lantern", 2, 3, ("newcomer", "newcomer"), limit=4))
    assert tally.games == 0
    assert [failure.error for failure in tally.failures] == ["EndlessGame: not over after 4 decisions"] * 3
