"""One hostile address does its worst for a short while; `python -m tests.web.hostile` does it for an hour."""

from pathlib import Path

import pytest

from tests.sizes import long
from tests.web.hostile import attack


@long
@pytest.mark.slow
def test_a_hostile_address_beside_an_honest_player(tmp_path: Path) -> None:
    attack(tmp_path, minutes=0.6)
