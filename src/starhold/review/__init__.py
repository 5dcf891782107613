"""Review: what decided a game: every move valued, luck and choices apart, and what would have been better.

A move is judged by what its seat could know; luck by what chance could have given instead. For every seat
start, luck, its choices and what others did add up to the result. `starhold.analyse` returns a whole review.
"""

import sys
import warnings
from types import ModuleType
from typing import Any

from starhold.review.analysis import analyse
from starhold.review.results import Review


class _FormerFunction(ModuleType):
    """This module as `starhold.review(record)` was called: deprecated, for one more minor version."""

    def __call__(self, *args: Any, **options: Any) -> Review:
        warnings.warn("starhold.review(record) is now starhold.analyse(record)", DeprecationWarning, 2)
        return analyse(*args, **options)


sys.modules[__name__].__class__ = _FormerFunction
