"""Cells: rows of bytes, 0 or 1 each, that rules fill in and arrays look at, without an object a cell."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8


@final
@mypyc_attr(acyclic=True)
class Cells:
    """Rows of one width. The writer sets where a row begins (`at`); the reader clears it."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.width: i64 = width
        self.held: vec[u8] = vec[u8](bytes(rows * width))
        #: the places of each row that are 1, in the order in which they were set
        self.order: vec[i32] = vec[i32]([0] * (rows * width))
        #: where the row begins that is being filled in, and how many of its places are 1
        self.at: i64 = 0
        self.size: i64 = 0

    def add(self, place: i64) -> None:
        """Set this place of the row to 1."""
        at = self.at
        self.held[at + place] = 1
        self.order[at + self.size] = i32(place)
        self.size += 1

    def begin(self, row: i64, size: i64) -> None:
        """Clear a row in which this many places are 1, and fill it in from now on."""
        at = row * self.width
        n: i64 = 0
        while n < size:
            place: i64 = i64(self.order[at + n])
            self.held[at + place] = 0
            n += 1
        self.at = at
        self.size = 0

    def has(self, row: i64, place: i64) -> bool:
        """True if this place of a row is 1; False outside of the row."""
        return 0 <= place < self.width and self.held[row * self.width + place] != 0
