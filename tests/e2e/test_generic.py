"""Games that are installed beside ours and have no board: the generic table plays them to the end."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Server, check_client, play_to_end
from tests.e2e.looks import misfits, serious_troubles
from tests.e2e.test_galaxies import BOT, ME
from tests.services import game_on_path, toy_on_path

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on whose machine somebody has installed the toy, and the game of docs/write-a-game.md."""
    check_client()
    folder = tmp_path_factory.mktemp("foreign")
    game_on_path(toy_on_path(folder), "beacon", "beacon.game:GAME")
    paths = [str(folder), str(ROOT), str(ROOT / "examples" / "beacon"), os.environ.get("PYTHONPATH", "")]
    server = Server(folder, PYTHONPATH=os.pathsep.join(filter(None, paths)))
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("game", ["lantern", "beacon"])
def test_a_game_without_a_board_is_played_to_the_end(person: NewPerson, game: str) -> None:
    anna = person("Anna", size="phone")
    anna.open("/")
    anna.wait(".poster")
    assert game.title() in anna.page.content()
    anna.sit_at(anna.new_table(game, [ME, BOT]))
    anna.wait(".ask .chip.turn")
    assert misfits(anna) == []
    assert serious_troubles(anna) == []
    assert play_to_end([anna], lambda one: one.decide()) >= 1
    anna.wait(".end")
