"""`starhold dataset`: a file to learn from."""

import pytest

from tests.cli.conftest import Starhold

pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra data)")


def test_it_writes_a_file_and_says_how_much_is_in_it(starhold: Starhold) -> None:
    from starhold.arena.dataset import read

    words = ("--games", "1", "--bots", "newcomer", "--workers", "1", "--out", "g.parquet")
    done = starhold("dataset", "galaxies", *words)
    assert (done.code, done.err) == (0, "")
    rows = read("g.parquet").table.num_rows
    assert f"g.parquet: decisions {rows:,}, games 1." in done.out
