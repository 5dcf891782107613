"""Tiles of one place: their numbers as bytes, which clones share and which hold as many tiles as a box has.

A stack is in the order in which it lies; everything else (bag, hand, pile, zone, tableau) in ascending order.
"""

from typing import Final

from mypy_extensions import i64

NO_TILES: Final = b""
#: each tile by itself
ONE: Final[list[bytes]] = [bytes([tile]) for tile in range(256)]


def holds(tiles: bytes, tile: i64) -> bool:
    """True if the tile is there."""
    n: i64 = len(tiles)
    while n > 0:
        n -= 1
        if tiles[n] == tile:
            return True
    return False


def added(tiles: bytes, tile: i64) -> bytes:
    """Return tiles in ascending order with one more."""
    n: i64 = len(tiles)
    if n == 0 or tiles[n - 1] < tile:
        return tiles + ONE[tile]
    while n > 0 and tiles[n - 1] > tile:
        n -= 1
    if n == 0:
        return ONE[tile] + tiles
    return tiles[:n] + ONE[tile] + tiles[n:]


def without(tiles: bytes, tile: i64) -> bytes:
    """Return tiles in any order but for one that is there."""
    n: i64 = 0
    while tiles[n] != tile:
        n += 1
    return without_nth(tiles, n)


def without_nth(tiles: bytes, n: i64) -> bytes:
    """Return tiles in any order but for the one at a place; at an end that is one copy instead of three."""
    if n == 0:
        return tiles[1:]
    if n == len(tiles) - 1:
        return tiles[:n]
    return tiles[:n] + tiles[n + 1 :]


def joined(some: bytes, others: bytes) -> bytes:
    """Return the tiles of two places in ascending order."""
    for tile in others:
        some = added(some, tile)
    return some
