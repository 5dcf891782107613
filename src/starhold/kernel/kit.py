"""Deprecated: all of it is in `starhold.kernel.step_kinds`."""

from typing import TYPE_CHECKING

from starhold.kernel import step_kinds
from starhold.kernel.deprecated import moved

if not TYPE_CHECKING:
    __getattr__ = moved(
        __name__,
        {name: f"{step_kinds.__name__}.{name}" for name in ("Decision", "Duty", "Everybody", "Offer")},
    )
