"""Review: what decided a game: every move valued, luck and choices apart, and what would have been better.

A move is judged by what its seat could know; luck by what chance could have given instead. For every seat
start, luck, own choices and what others did add up to the result.

The room can be called: `starhold.review(record)` is `starhold.review.analysis.reviewed(record)`.
"""

import sys
from types import ModuleType
from typing import Any

from starhold.review.analysis import reviewed
from starhold.review.results import Review


class _Room(ModuleType):
    """A module that is also the function after which it is called."""

    def __call__(self, *args: Any, **options: Any) -> Review:
        return reviewed(*args, **options)


sys.modules[__name__].__class__ = _Room
