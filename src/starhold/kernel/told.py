"""How facts and views show the fields of a part: names for numbers. `_table.py` of each game uses these."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from starhold.kernel.bits import bit, lowest
from starhold.kernel.state import step_number
from starhold.kernel.step import Step


def seat_of(seat: i64) -> int | None:
    """Return a seat, or None for nobody."""
    return None if seat < 0 else int(seat)


def name_of(number: i64, ids: Sequence[str]) -> str | None:
    """Return the name of a number, or None below 0."""
    return None if number < 0 else ids[number]


def names_of(mask: i64, ids: Sequence[str]) -> list[str]:
    """Return the names of the members of a set."""
    found: list[str] = []
    while mask != 0:
        found.append(ids[lowest(mask)])
        mask &= mask - 1
    return found


def repeated(counts: i64, ids: Sequence[str], width: i64) -> list[str]:
    """Return each name as often as the packed counts say."""
    found: list[str] = []
    place: i64 = 0
    while counts != 0:
        n = counts & (bit(width) - 1)
        while n > 0:
            found.append(ids[place])
            n -= 1
        counts >>= width
        place += 1
    return found


def counted(counts: i64, ids: Sequence[str], width: i64) -> dict[str, int]:
    """Return how many of each name the packed counts hold, without those of which there are none."""
    found: dict[str, int] = {}
    place: i64 = 0
    while counts != 0:
        n = counts & (bit(width) - 1)
        if n != 0:
            found[ids[place]] = int(n)
        counts >>= width
        place += 1
    return found


@lru_cache(4096)
def amounts(counts: int, ids: tuple[str, ...], width: int) -> dict[str, int]:
    """Return `counted` for views, which share the result: nobody changes one."""
    return counted(counts, ids, width)


def step_fields(step: Step[Any]) -> list[int]:
    """Return the number of a step and its fields."""
    return [step_number(step), *step.fields()]
