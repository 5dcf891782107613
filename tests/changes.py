"""Changes put into what was known before, as a client does it (docs/protocol.md, "Changes")."""

from typing import Any


def put(whole: Any, place: str, value: Any) -> Any:
    """A value with another one at a place, which is a JSON Pointer."""
    if not place:
        return value
    first, _, rest = place[1:].partition("/")
    first, rest = first.replace("~1", "/").replace("~0", "~"), f"/{rest}" if rest else ""
    if isinstance(whole, list):
        whole[int(first)] = put(whole[int(first)], rest, value)
    else:
        whole[first] = put(whole[first], rest, value)
    return whole


def changed(position: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The position after the changes."""
    view = position["view"]
    for place, value in changes.get("view", []):
        view = put(view, place, value)
    silent = {
        "over": False,
        "sealed": False,
        "secret": 0,
        "eyes": "own",
        "log": [],
        "scores": [],
        "ranks": [],
    }
    return {**position, **silent, **changes, "type": "position", "view": view}
