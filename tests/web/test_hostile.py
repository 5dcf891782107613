"""One hostile address does its worst for a short while; `python -m tests.web.hostile` does it for an hour."""

from pathlib import Path

import pytest

from tests.sizes import SIZE
from tests.web.hostile import P99_SECONDS, attack, percentile


@pytest.mark.slow
def test_a_hostile_address_beside_an_honest_player(tmp_path: Path) -> None:
    run = attack(tmp_path, minutes=max(0.12, SIZE))
    # Other tests run beside this one, and make everybody wait.
    run.check(max(P99_SECONDS, 3 * percentile(run.control.moves, 0.99)))
