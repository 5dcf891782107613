"""A game that is installed beside ours and has no board: the generic table plays it to the end."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Server, check_client, play_to_end
from tests.e2e.looks import misfits, serious_troubles
from tests.e2e.test_galaxies import BOT, ME

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on whose machine somebody has installed a package with the toy game in it."""
    check_client()
    folder = tmp_path_factory.mktemp("foreign")
    package = folder / "lantern-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[starhold.games]\nlantern = tests.toy:GAME\n")
    paths = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    server = Server(folder, PYTHONPATH=os.pathsep.join(filter(None, paths)))
    server.start()
    yield server
    server.stop()


def test_a_game_without_a_board_is_played_to_the_end(person: NewPerson) -> None:
    anna = person("Anna", size="phone")
    anna.open("/")
    anna.wait(".poster")
    assert "Lantern" in anna.page.content()
    anna.sit_at(anna.new_table("lantern", [ME, BOT]))
    anna.wait(".ask .chip.turn")
    assert misfits(anna) == []
    assert serious_troubles(anna) == []
    assert play_to_end([anna], lambda one: one.decide()) > 3
    anna.wait(".end")
