"""Names that have changed: the old ones work for one more minor version, and warn."""

import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def moved(module: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """Return a `__getattr__` for a module some of whose names are now elsewhere, as `module.name`.

    It warns with `DeprecationWarning`, and raises `AttributeError` for any other name.
    """

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warnings.warn(f"{module}.{name} is now {names[name]}", DeprecationWarning, stacklevel=2)
        place, _, new = names[name].rpartition(".")
        return getattr(import_module(place), new)

    return find
