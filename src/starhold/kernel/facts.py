"""Facts: positions as people write them down, read with errors that name the key."""

import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from starhold.kernel.errors import BadPosition

Kind = TypeVar("Kind")

#: what msgspec says of a key that should not be there, or should
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`")
_MISSING: Final = re.compile(r"Object missing required field `(.+)`")


def bad(key: str, what: str) -> BadPosition:
    """Return the error for a fact that cannot be."""
    return BadPosition(f"{key}: {what}", field=key, detail=what)


def read(content: Mapping[str, Any], kind: type[Kind]) -> Kind:
    """Return the facts as their struct; raise BadPosition, which names the key that is wrong."""
    try:
        return msgspec.convert(dict(content), kind)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        # A key of the wrong type is "`key` in `$.dice`".
        place = place.removeprefix("`key` in ")
        at = place.strip("`").removeprefix("$").lstrip(".")
        for pattern, said in ((_UNKNOWN, "there is no such fact"), (_MISSING, "is missing")):
            if found := pattern.fullmatch(what):
                at, what = f"{at}.{found[1] or repr('')}".lstrip("."), said
        raise bad(at or "position", what) from None
