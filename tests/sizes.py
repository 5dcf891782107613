"""How large the samples of a run are: every run makes every proof, `go.py test --long` with long samples."""

import os

import pytest

import starhold

#: The share of the full samples. The interpreted engine is about thirty times slower.
SIZE = float(os.environ.get("STARHOLD_SUITE_SIZE") or (0.1 if starhold.COMPILED else 0.02))

#: for a sample that proves no more than shorter ones do, except that it is long
long = pytest.mark.skipif(SIZE < 1, reason="a long sample; python3 go.py test --long takes it")


def sized(full: int) -> int:
    """A number of games or samples, cut down to the size of this run."""
    return max(1, round(full * SIZE))
