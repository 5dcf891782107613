"""ViewCache: what the viewers of a table see, worked out once per position.

The public view is built once; a seat's own view is made from it and shares everything that is public. Changes
since a viewer's last position are found by comparing views part by part, and each changed part is encoded as
JSON once, however many viewers see it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.state import State
from starhold.kernel.words import Choice, Line, Prompt, View

#: lines of events that stand ready
KEPT_LINES = 20


class SeatDecision:
    """The question that a seat is asked, and what it can answer."""

    __slots__ = ("choices", "prompt")

    def __init__(self, prompt: Prompt, choices: tuple[Choice, ...]) -> None:
        self.prompt = prompt
        self.choices = choices


class SharedFacts(NamedTuple):
    """What is shown to all viewers alike, beside the view."""

    waiting: tuple[int, ...]
    over: bool
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    #: the number of the decision that is made in secret, or 0
    secret: int


class ViewCache:
    """What the viewers of one table see at its present moment; nothing is kept of earlier ones."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._version = -1
        self.common: SharedFacts | None = None
        self._state: State | None = None
        self._public: View | None = None
        self._views: dict[int | None, View] = {}
        self._asked: dict[int, SeatDecision] = {}
        self._lines: dict[int, tuple[Event, Line]] = {}
        #: what has changed from a view that somebody was sent
        self._changes: dict[int, tuple[bytes, View, View]] = {}
        #: changed parts in JSON, by their place and by what stood and stands there (kept, so that ids hold)
        self._parts: dict[tuple[str, int, int], tuple[bytes, object, object]] = {}

    def turn_to(self, version: int, state: State) -> None:
        """Set the table's version and state."""
        if version != self._version or state is not self._state:
            self._version, self._state = version, state
            self.common = None
            self._views = {}
            self._asked = {}
            self._parts = {}
            self._changes = {}
            if len(self._lines) > KEPT_LINES:
                self._lines = {}

    def view(self, seat: int | None) -> View:
        """Return what a seat sees, or a spectator."""
        found = self._views.get(seat)
        if found is None:
            assert self._state is not None
            if seat is None:
                found = self._public = _kept(self._public, self._state.view(None))
            else:
                found = self._game.own_view(self._state, self.view(None), seat)
            self._views[seat] = found
        return found

    def asked(self, seat: int, legal: Sequence[int]) -> SeatDecision:
        """Return what a seat that owes a decision is asked; `legal` are its actions."""
        found = self._asked.get(seat)
        if found is None:
            state = self._state
            assert state is not None
            choices = self._game.choices(state, seat, legal)
            found = self._asked[seat] = SeatDecision(self._game.asked(state, seat, choices), choices)
        return found

    def line(self, event: Event) -> Line:
        """Return an event in words; several viewers are shown the same one."""
        found = self._lines.get(id(event))
        if found is None or found[0] is not event:
            found = self._lines[id(event)] = (event, self._game.line(event))
        return found[1]

    def changes(self, before: View, seat: int | None) -> bytes:
        """Return what has changed in a seat's view: pairs of a place (a JSON Pointer) and its new value."""
        after = self.view(seat)
        known = self._changes.get(id(before))
        if known is None or known[1] is not before or known[2] is not after:
            known = self._changes[id(before)] = (self._compared(before, after), before, after)
        return known[0]

    def _compared(self, before: View, after: View) -> bytes:
        if type(before) is not type(after):
            return b'[["",' + msgspec.json.encode(after) + b"]]"
        fields = zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
        found = [self._field(name, old, new) for name, old, new in fields if old is not new]
        return b"[" + b",".join(filter(None, found)) + b"]"

    def _field(self, name: str, old: object, new: object) -> bytes:
        """Return what has changed in a field; most viewers had the same there and have the same now."""
        key = (name, id(old), id(new))
        known = self._parts.get(key)
        if known is None:
            found: list[bytes] = []
            if _alike(old, new, tuple):
                for number, (one, other) in enumerate(zip(old, new, strict=True)):  # type: ignore[call-overload]
                    if one is not other:
                        self._add_part(found, f"/{name}/{number}", one, other)
            else:
                self._add_part(found, f"/{name}", old, new)
            known = self._parts[key] = (b",".join(found), old, new)
        return known[0]

    def _add_part(self, found: list[bytes], place: str, old: object, new: object) -> None:
        key = (place, id(old), id(new))
        known = self._parts.get(key)
        if known is None:
            pairs: list[tuple[str, object]] = []
            _compare(place, old, new, pairs)
            known = self._parts[key] = (msgspec.json.encode(pairs)[1:-1], old, new)
        if known[0]:
            found.append(known[0])


def _alike(old: Any, new: Any, kind: type) -> bool:
    return isinstance(old, kind) and isinstance(new, kind) and len(old) == len(new)  # type: ignore[arg-type]


def _compare(place: str, old: Any, new: Any, pairs: list[tuple[str, object]]) -> None:
    """Note where two values differ, as deep down as they have the same form."""
    if old == new:
        return
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        for name, one, other in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
            if one is not other:
                _compare(f"{place}/{name}", one, other, pairs)
    elif _alike(old, new, tuple):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            if one is not other:
                _compare(f"{place}/{number}", one, other, pairs)
    elif isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name, value in new.items():
            _compare(f"{place}/{_escaped(str(name))}", old[name], value, pairs)
    else:
        pairs.append((place, new))


def _escaped(name: str) -> str:
    """Return a name inside a JSON Pointer."""
    return name.replace("~", "~0").replace("/", "~1")


def _kept(before: View | None, after: View) -> View:
    """Return the new view, with the old one's objects where they are equal: comparing them is quick then."""
    if before is None or type(before) is not type(after):
        return after
    same: dict[str, Any] = {}
    for name, old, new in zip(after.__struct_fields__, astuple(before), astuple(after), strict=True):
        if old is new:
            continue
        if old == new:
            same[name] = old
        elif _alike(old, new, tuple):
            same[name] = tuple(one if one == other else other for one, other in zip(old, new, strict=True))
    return msgspec.structs.replace(after, **same) if same else after
