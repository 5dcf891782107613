"""`starhold review` and `starhold puzzles`: what decided a record, in the terminal and as a page."""

from pathlib import Path

from starhold.kernel import record_files
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.record import Seat
from starhold.kernel.runner import MatchRunner
from tests.cli.conftest import Starhold


def written(game: Game, over: bool = True) -> str:
    """A record of the toy, played at random."""
    match = MatchRunner(game, [Seat("Ada"), Seat("Ben")], FastChance(3))
    chance = FastChance(4)
    while over and not match.over:
        seat = match.to_move[0]
        match.move(seat, int(match.state.pick(seat, chance)))
    record_files.write("game.json", match.record())
    return "game.json"


def test_a_record_is_reviewed_and_written_as_a_page(starhold: Starhold, lantern: Game) -> None:
    done = starhold("review", written(lantern), "--budget", "4", "--out", "page.html")
    assert done.code == 0, done.err
    assert "Ada" in done.out
    assert "with 4 iterations per position" in done.out
    page = Path("page.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "<polyline" in page


def test_what_cannot_be_reviewed_is_told_in_one_line(starhold: Starhold, lantern: Game) -> None:
    done = starhold("review", written(lantern, over=False))
    assert done.code == 1
    assert "Only finished games" in done.err
    done = starhold("puzzles", "roll", "--from", "game.json", "--out", "puzzles.json.gz")
    assert done.code == 1
    assert not Path("puzzles.json.gz").exists()
