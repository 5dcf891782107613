"""Cells: rows of bytes, 0 or 1 each, that rules fill in and arrays look at, without an object a cell."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8


@final
@mypyc_attr(acyclic=True)
class Cells:
    """Rows of one width. The writer sets where a row begins (`at`); the reader clears it."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.width: i64 = width
        self.held: vec[u8] = vec[u8](bytes(rows * width))
        #: where the row begins that is being filled in
        self.at: i64 = 0

    def add(self, place: i64) -> None:
        """Set this place of the row to 1."""
        self.held[self.at + place] = 1

    def has(self, row: i64, place: i64) -> bool:
        """True if this place of a row is 1; False outside of the row."""
        return 0 <= place < self.width and self.held[row * self.width + place] != 0
