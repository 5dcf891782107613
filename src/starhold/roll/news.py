"""Kinds of events: their numbers; the words are in `game`."""

from typing import Final


class News:
    """What the rules tell while a move is carried out."""

    DEALT: Final = 0
    LAID_OUT: Final = 1
    ROUND: Final = 2
    READY: Final = 3
    SELECTED: Final = 4
    EXTRA_PHASE: Final = 5
    PHASE: Final = 6
    STOCKED: Final = 7
    SCOUTED: Final = 8
    DREW: Final = 9
    PUT: Final = 10
    ON_TOP: Final = 11
    BAG_REFILLED: Final = 12
    LEVIED: Final = 13
    ARRANGED: Final = 14
    RESEARCHED: Final = 15
    PLACED: Final = 16
    COMPLETED: Final = 17
    SETTLED: Final = 18
    TO_CUP: Final = 19
    REMOVED: Final = 20
    GAINED: Final = 21
    TILE_CREDITS: Final = 22
    POWER_CREDITS: Final = 23
    POWER_VP: Final = 24
    PRODUCED: Final = 25
    TRADED: Final = 26
    CONSUMED: Final = 27
    BANKED: Final = 28
    UNUSED: Final = 29
    RECRUITED: Final = 30
    RECALLED: Final = 31
    MANAGE: Final = 32
    ENDED: Final = 33
    ABANDONED: Final = 34
    ROW: Final = 35
    DICTATED: Final = 36
    SHIPPING: Final = 37
