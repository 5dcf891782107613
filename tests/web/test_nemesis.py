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
    # A process of its own: this one may have a browser's event loop.
    words = ["--minutes", str(MINUTES), "--seed", "10", *(f"--on={kind}" for kind in WORLDS)]
    done = subprocess.run([sys.executable, "-m", "tests.web.nemesis", *words], capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
