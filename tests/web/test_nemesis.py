"""Everything that can go wrong, on each store and bus side by side (see nemesis.py)."""

import subprocess
import sys

import pytest

from tests.services import program
from tests.sizes import SIZE
from tests.web import nemesis

MINUTES = max(0.1, SIZE)
#: a short run leaves one of two buses out; tests/web/test_processes.py has both
WORLDS = nemesis.WORLDS if SIZE >= 1 else nemesis.WORLDS[::2]


@pytest.mark.slow
def test_nothing_is_lost_doubled_or_shown_wrongly() -> None:
    program("postgres")
    program("redis-server")
    # Processes of their own: this one may have a browser's event loop.
    words = [sys.executable, "-m", "tests.web.nemesis", "--minutes", str(MINUTES), "--seed", "10"]
    worlds = [
        subprocess.Popen([*words, "--on", kind], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for kind in WORLDS
    ]
    said = [world.communicate()[0] for world in worlds]
    assert [world.returncode for world in worlds] == [0] * len(worlds), "\n".join(said)
