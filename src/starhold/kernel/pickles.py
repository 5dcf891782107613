"""Pickles: compiled objects go through `pickle` and `copy` as plain ones do.

Compiled classes have no `__dict__` to be read, so pickle would ask them for arguments that it does not know.
Their attributes have names, though, and can be set on an empty object.
"""

import copyreg
import sys
from inspect import signature
from typing import Any

#: where the compiler lists the attributes of a class
ATTRIBUTES = "__mypyc_attrs__"


def make_picklable(package: str) -> None:
    """Let all compiled classes of a package's loaded modules be pickled."""
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for found in list(vars(module).values()):
                if isinstance(found, type) and found.__module__ == name and _names(found):
                    copyreg.pickle(found, _reduced)


def _names(kind: type) -> list[str]:
    """Return all attributes of a compiled class, those of its bases first."""
    return [name for base in reversed(kind.__mro__) for name in base.__dict__.get(ATTRIBUTES, ())]


def _reduced(thing: Any) -> tuple[Any, ...]:
    values = {name: getattr(thing, name) for name in _names(type(thing)) if hasattr(thing, name)}
    return rebuilt, (type(thing), values)


def rebuilt(kind: Any, values: dict[str, Any]) -> Any:
    """Return an object of a compiled class with these attributes."""
    # A compiled class is made by its `__init__` alone; what it wants are mostly attributes of the same names.
    try:
        wanted = [name for name, one in signature(kind).parameters.items() if one.default is one.empty]
    except ValueError:  # the compiler tells no signature where a default is no plain value
        wanted = []
    thing = kind(*(values.get(name, 0) for name in wanted))
    for name, value in values.items():
        setattr(thing, name, value)
    return thing
