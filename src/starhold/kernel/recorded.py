"""Deprecated: all of it is in `starhold.kernel.record`."""

from typing import TYPE_CHECKING

from starhold.kernel import record
from starhold.kernel.deprecated import moved

if not TYPE_CHECKING:
    __getattr__ = moved(
        __name__,
        {name: f"{record.__name__}.{name}" for name in vars(record) if not name.startswith("_")}
        | {"Move": "starhold.kernel.record.RecordedMove"},
    )
