"""Randomness for drawings: an id gives the same numbers here and in client/src/art/random.ts."""

from collections.abc import Callable

_WORD = 0xFFFFFFFF


def hash_of(text: str) -> int:
    """Return a number for an id."""
    value = 2166136261
    for char in text:
        value = ((value ^ ord(char)) * 16777619) & _WORD
    return value


def random(seed: int) -> Callable[[], float]:
    """Return a generator of numbers from 0 to 1."""
    state = seed & _WORD

    def following() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & _WORD
        mixed = ((state ^ (state >> 15)) * (1 | state)) & _WORD
        mixed = ((mixed + (((mixed ^ (mixed >> 7)) * (61 | mixed)) & _WORD)) ^ mixed) & _WORD
        return float(((mixed ^ (mixed >> 14)) & _WORD) / 4294967296)

    return following


def short(value: float) -> str:
    """Return a number as short as a drawing needs it."""
    return f"{round(value, 1):g}"
