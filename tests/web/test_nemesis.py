"""Everything that can go wrong, on each store and bus side by side (see nemesis.py)."""

import subprocess
import sys

import pytest

from tests.services import program
from tests.sizes import SIZE

MINUTES = max(0.1, SIZE)


@pytest.mark.slow
def test_nothing_is_lost_doubled_or_shown_wrongly() -> None:
    program("postgres")
    program("redis-server")
    # A process of its own: this one may have a browser's event loop.
    words = ["--minutes", str(MINUTES), "--seed", "10"]
    done = subprocess.run([sys.executable, "-m", "tests.web.nemesis", *words], capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
