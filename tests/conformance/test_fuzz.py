"""Thousands of seeded games; and a broken rule is found, told and can be replayed."""

from pathlib import Path

import pytest

from starhold.kernel import record_files
from starhold.kernel.chance import Chance
from starhold.kernel.game import Game
from tests import toy
from tests.conformance import fuzz
from tests.sizes import sized

#: games in a full run, cut into shares that fit into the time limit of one test
GAMES = {"galaxies": 20_000, "lantern": 1_000}
USUAL = 6_000
SHARES = 8


@pytest.mark.parametrize("share", range(SHARES))
def test_fuzz(game: Game, share: int) -> None:
    games = sized(GAMES.get(game.name, USUAL)) // SHARES + 1
    report = fuzz.fuzz(game, range(share * games, (share + 1) * games))
    assert report.games == games
    assert not report.failures, "\n".join(map(str, report.failures[:3]))


class Forger(toy.Lantern):
    """A table on which every reshuffling adds a card that is not in the box."""

    def draw(self, chance: Chance) -> int:
        if not any(self.pool):
            self.discards[0] += 1
        return super().draw(chance)


FORGED: Game = toy.LanternGame(Forger)
NAME = "tests.conformance.test_fuzz:FORGED"


def test_a_broken_rule_is_found_and_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--game", NAME, "--players", "4", "--games", "40", "--out", str(tmp_path)]
    assert fuzz.main(asked) == 1
    printed = capsys.readouterr().out
    failures = fuzz.fuzz(FORGED, range(40), 4).failures
    assert failures
    assert all("copies of card 0" in failure.error for failure in failures)
    assert f"--games 1 --seed {failures[0].seed} --players 4" in printed
    saved = record_files.read(tmp_path / f"lantern-{failures[0].seed}.txt")
    assert len(saved.moves) == failures[0].move


def test_the_printed_command_shows_the_failure_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    failure = fuzz.fuzz(FORGED, range(40), 4).failures[0]
    again = ["--game", NAME, "--games", "1", "--seed", str(failure.seed), "--players", "4"]
    assert fuzz.main([*again, "--out", str(tmp_path)]) == 1
    assert f"after move {failure.move}\n" in capsys.readouterr().out


def test_an_endless_game_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def settle(self: toy.RoundStep, table: toy.Lantern, chance: Chance) -> bool:
        table.stack.append(toy.BidStep((toy.UNANSWERED,) * table.players))
        return False

    monkeypatch.setattr(toy.RoundStep, "settle", settle)
    (failure,) = fuzz.fuzz(toy.GAME, range(1, 2)).failures
    assert "the game goes on after 101 moves" in failure.error
