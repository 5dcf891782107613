"""Parts: the words in which a game declares what lies on its table, once.

    class EmpirePart(Part):
        energy = number(0, 7, start=2)
        used = set_of(PLANET_IDS, until=TURN)
        mission = one_of(MISSION_IDS, seen_by=OWNER)

A game's `table.py` holds such declarations. `tools/make_tables.py` writes from them what is hot or typed: the
attributes with their start values, copies, `fields`, facts, bounds and resets (`_table.py`), and what views
show (`_view.py`). What is not hot reads the declarations themselves: `Part.struct` and `put` build positions
with errors that name the key, and the conformance suite asks `secret_fields` what `resample` has to redraw.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import reduce
from operator import attrgetter, or_
from types import UnionType
from typing import Any, ClassVar, Final, TypedDict, Unpack, get_args, get_origin

import msgspec
from msgspec import UNSET, UnsetType

from starhold.kernel.bits import bit
from starhold.kernel.facts import bad

#: the seats that may see a field: all, or the one that the part belongs to
ALL: Final = ""
OWNER: Final = "owner"
#: how long a field lasts: `end_turn` sets it back to its start
TURN: Final = "turn"
NOBODY: Final = -1


class How(TypedDict, total=False):
    """What may be said of any field."""

    #: its path in the facts, if not its own name; "": not in the facts, or written by a function by hand
    fact: str
    #: its path in the view, if not the one in the facts; "": in no view, or shown by a function by hand
    shown: str
    #: OWNER: only the owner's view shows it; or the field of the same part that names the seat
    seen_by: str
    #: the period at whose end it goes back to its start
    until: str
    #: the rule that sets its bounds
    rule: str
    #: left out of the facts at its start, so that digests of records from before the field still hold
    brief: bool
    #: it follows from other fields: copied, but not in facts or views
    derived: bool


@dataclass(frozen=True, kw_only=True)
class Field:
    """A field of a part: how it is kept, written as a fact, shown, checked and read.

    Expressions are Python source with `{at}` for the attribute, and the arguments of the word that made the
    field by their names (`{ids}`).
    """

    how: How
    start: Any = 0
    #: its type as an attribute, in a view, and in facts (None: not in the facts)
    held: str = "i64"
    viewed: str = "int"
    told: Any = int
    #: expressions: its fact, what a view shows, what must hold ("" if anything may be)
    telling: str = "{at}"
    showing: str = "{at}"
    bounds: str = ""
    #: expressions: its copy, and what it adds to `fields`
    copying: str = "{at}"
    numbers: str = "{at}"
    #: functions by hand write its fact, show it and build it
    by_hand: bool = False
    #: False: a fact, but no attribute
    kept: bool = True
    #: what the object or the objects are that it holds, if they are parts
    part: "type[Part] | None" = None
    #: the value that a fact stands for
    read: Callable[[str, Any, object], Any] = lambda key, fact, thing: fact

    @property
    def derived(self) -> bool:
        """True if the field follows from others."""
        return self.how.get("derived", False)

    @property
    def seen_by(self) -> str:
        """The seats that may see the field: `ALL`, `OWNER` or the field that names the seat."""
        return self.how.get("seen_by", ALL)

    def fact(self, name: str) -> str:
        """Return its path in the facts, "" if it is not in them."""
        return "" if self.derived or self.told is None else self.how.get("fact", name)

    def shown(self, name: str) -> str:
        """Return its path in the view, "" if none shows it as it is."""
        return "" if self.derived or self.by_hand else self.how.get("shown", self.fact(name) or name)


# -- the words of a declaration ---------------------------------------------------------------------


def number(
    least: int | None = None, most: int | str | None = None, start: int = 0, **how: Unpack[How]
) -> Field:
    """Declare a number from `least` to `most`; `most` as a string is another field."""

    def read(key: str, fact: int, thing: object) -> int:
        top = getattr(thing, most) if isinstance(most, str) else most
        if (least is not None and fact < least) or (top is not None and fact > top):
            raise bad(key, f"{fact} is not {f'from {least} to {top}' if top is not None else 'a count'}")
        return fact

    above = "" if most is None else " <= self.{most}" if isinstance(most, str) else " <= {most}"
    bounds = "" if least is None else "{least} <= {at}" + above if above else "{at} >= {least}"
    return Field(how=how, start=start, bounds=bounds, read=read)


def flag(start: bool = False, **how: Unpack[How]) -> Field:
    """Declare a yes or no."""
    return Field(how=how, start=start, held="bool", viewed="bool", told=bool, numbers="int({at})")


def switch(start: int = 0, **how: Unpack[How]) -> Field:
    """Declare a yes or no, kept as 1 or 0 for rules that calculate with it."""
    said = "{at} != 0"
    return Field(
        how=how,
        start=start,
        viewed="bool",
        told=bool,
        telling=said,
        showing=said,
        bounds="0 <= {at} <= 1",
        read=lambda key, fact, thing: int(fact),
    )


def seat(among: str | int, start: int = NOBODY, **how: Unpack[How]) -> Field:
    """Declare a seat: a place in the list of parts `among`, or below a number; NOBODY if it starts so."""

    def read(key: str, fact: int | None, thing: object) -> int:
        seats = among if isinstance(among, int) else len(getattr(thing, among))
        if fact is not None and not 0 <= fact < seats:
            raise bad(key, f"there is no seat {fact}")
        return NOBODY if fact is None else fact

    nobody = start == NOBODY
    said = "seat_of({at})" if nobody else "{at}"
    return Field(
        how=how,
        start=start,
        viewed="int | None" if nobody else "int",
        told=int | None if nobody else int,
        telling=said,
        showing=said,
        bounds="{start} <= {at} < " + ("{among}" if isinstance(among, int) else "len(self.{among})"),
        read=read,
    )


def one_of(ids: Sequence[str], start: int = -1, **how: Unpack[How]) -> Field:
    """Declare one of the named things, or none (-1).

    Names as a string are where the part has them: "world.names".
    """
    names = "self.{ids}" if isinstance(ids, str) else "{ids}"
    return Field(
        how=how,
        start=start,
        viewed="str | None",
        told=str | None,
        telling=f"name_of({{at}}, {names})",
        showing=f"name_of({{at}}, {names})",
        bounds=f"-1 <= {{at}} < len({names})",
        read=lambda key, fact, thing: -1 if fact is None else number_of(key, fact, _names(ids, thing)),
    )


def set_of(ids: Sequence[str], start: int = 0, **how: Unpack[How]) -> Field:
    """Declare a set of named things, as bits.

    Names as a string are where the part has them: "world.names".
    """
    names = "self.{ids}" if isinstance(ids, str) else "{ids}"
    return Field(
        how=how,
        start=start,
        viewed="tuple[str, ...]",
        told=list[str],
        telling=f"names_of({{at}}, {names})",
        showing=f"tuple(names_of({{at}}, {names}))",
        bounds=f"{{at}} >> len({names}) == 0",
        read=lambda key, fact, thing: set_of_names(key, fact, _names(ids, thing)),
    )


def _names(ids: Sequence[str], thing: object) -> Sequence[str]:
    found: Sequence[str] = attrgetter(ids)(thing) if isinstance(ids, str) else ids
    return found


def set_below(size: int, start: int = 0, **how: Unpack[How]) -> Field:
    """Declare a set of numbers below `size`, as bits."""

    def read(key: str, fact: list[int], thing: object) -> int:
        for n in fact:
            if not 0 <= n < size:
                raise bad(key, f"{n} is not from 0 to {size - 1}")
        return sum(map(bit, set(fact)))

    return Field(
        how=how,
        start=start,
        viewed="tuple[int, ...]",
        told=list[int],
        telling="members({at})",
        showing="tuple(members({at}))",
        bounds="{at} >> {size} == 0",
        read=read,
    )


def counts_of(ids: Sequence[str], width: int, start: int = 0, **how: Unpack[How]) -> Field:
    """Declare how many of each named thing, `width` bits each; its fact is a list with repeats."""
    return Field(
        how=how,
        start=start,
        viewed="tuple[str, ...]",
        told=list[str],
        telling="repeated({at}, {ids}, {width})",
        showing="tuple(repeated({at}, {ids}, {width}))",
        read=lambda key, fact, thing: sum(bit(number_of(key, name, ids) * width) for name in fact),
    )


def amounts_of(ids: Sequence[str], width: int, start: int = 0, **how: Unpack[How]) -> Field:
    """Declare how many of each named thing, `width` bits each; its fact has numbers by name, but no zeros."""

    def read(key: str, fact: dict[str, int], thing: object) -> int:
        for name, n in fact.items():
            if not 0 <= n < bit(width):
                raise bad(f"{key}.{name}", f"{n} is not from 0 to {bit(width) - 1}")
        return sum(bit(number_of(key, name, ids) * width) * n for name, n in fact.items())

    return Field(
        how=how,
        start=start,
        viewed="dict[str, int]",
        told=dict[str, int],
        telling="counted({at}, {ids}, {width})",
        showing="amounts({at}, {ids}, {width})",
        read=read,
    )


def row_of(ids: Sequence[str], start: bytes = b"", counted: bool = False, **how: Unpack[How]) -> Field:
    """Declare named things in order, one byte each; `counted` puts their number before them in `fields`."""
    return Field(
        how=how,
        start=start,
        held="bytes",
        viewed="tuple[str, ...]",
        told=list[str],
        telling="[{ids}[n] for n in {at}]",
        showing="tuple([{ids}[n] for n in {at}])",
        numbers="*[len({at}), *{at}]" if counted else "*{at}",
        read=lambda key, fact, thing: bytes(number_of(key, name, ids) for name in fact),
    )


def numbers(start: bytes = b"", **how: Unpack[How]) -> Field:
    """Declare numbers below 256 in an order."""

    def read(key: str, fact: list[int], thing: object) -> bytes:
        for n in fact:
            if not 0 <= n < 256:
                raise bad(key, f"{n} is not from 0 to 255")
        return bytes(fact)

    return Field(
        how=how,
        start=start,
        held="bytes",
        viewed="tuple[int, ...]",
        told=list[int],
        telling="list({at})",
        showing="tuple({at})",
        numbers="*{at}",
        read=read,
    )


def packed(start: int = 0, told: Any = None, **how: Unpack[How]) -> Field:
    """Declare a number with its own layout, shown by functions by hand; `told` is the type of its fact."""
    return Field(how=how, start=start, told=told, by_hand=True)


def fact(told: Any) -> Field:
    """Declare a fact of this type that is not an attribute: functions by hand work it out and read it."""
    return Field(how={}, told=told, numbers="", by_hand=True, kept=False)


def derived(start: Any = 0, in_fields: bool = False) -> Field:
    """Declare a number that follows from other fields and is kept beside them for speed."""
    return Field(how={"derived": True}, start=start, numbers="{at}" if in_fields else "")


def shared(
    kind: str,
    numbers: str | Callable[..., list[int]] = "",
    told: Any = None,
    start: str = "",
    **how: Unpack[How],
) -> Field:
    """Declare an object of a class that never changes: copies share it.

    `numbers` is what it adds to `fields`: an expression, or a function of the object. Without a `start` it is
    an argument of the part's class.
    """
    return Field(
        how=how,
        start=start or None,
        held=kind,
        told=told,
        numbers=numbers if isinstance(numbers, str) else "*{numbers}({at})",
        by_hand=True,
    )


def more_numbers(of: str, numbers: Callable[..., list[int]]) -> Field:
    """Declare numbers that another field adds to `fields` here as well."""
    return Field(how={}, told=None, numbers="*{numbers}(self.{of})", by_hand=True, kept=False)


def part(kind: type["Part"], told: Any = None) -> Field:
    """Declare another part, an argument of this one's class."""
    return Field(
        how={},
        start=None,
        held=kind.owner,
        told=told,
        copying="{at}.clone()",
        numbers="*{at}.fields()",
        by_hand=True,
        part=kind,
    )


def parts(kind: type["Part"], told: Any = None) -> Field:
    """Declare a list of parts, by seat."""
    return Field(
        how={},
        start=[],
        held=f"list[{kind.owner}]",
        told=told,
        copying="[one.clone() for one in {at}]",
        numbers="*[n for one in {at} for n in one.fields()]",
        by_hand=True,
        part=kind,
    )


def number_list() -> Field:
    """Declare a list of numbers that changes in place."""
    return Field(
        how={}, start=[], held="list[int]", told=None, copying="{at}[:]", numbers="*{at}", by_hand=True
    )


class Part:
    """A part of the table: its class attributes are its fields, in the order of `fields()`."""

    #: the class of the rules that has the part: `Empire` for `EmpirePart`
    owner: ClassVar[str] = ""
    #: the fields by name
    declared: ClassVar[dict[str, Field]] = {}
    #: are fields left out of the facts at their start?
    brief: ClassVar[bool] = False
    #: the struct that reads its facts: all may be left out (UNSET), and no others may be there
    struct: ClassVar[Any] = None

    def __init_subclass__(cls, brief: bool = False) -> None:
        cls.owner = cls.__name__.removesuffix("Part")
        cls.brief = brief
        cls.declared = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        cls.struct = _facts_of(cls)

    @classmethod
    def kept_fields(cls) -> Iterator[tuple[str, Field]]:
        """Return the fields that are attributes: all but facts by hand."""
        return ((name, field) for name, field in cls.declared.items() if field.kept)

    @classmethod
    def secret_fields(cls) -> Iterator[tuple[str, Field]]:
        """Return the fields that somebody may not see: `resample` has to redraw them."""
        return ((name, field) for name, field in cls.declared.items() if field.seen_by != ALL)


# -- positions --------------------------------------------------------------------------------------


def _facts_of(part: type[Part]) -> Any:
    plain: dict[str, Any] = {}
    grouped: dict[str, dict[str, Any]] = {}
    for attribute, field in part.declared.items():
        group, _, key = field.fact(attribute).rpartition(".")
        if key:
            (grouped.setdefault(group, {}) if group else plain)[key] = _read_as(field.told) | UnsetType
    for group, keys in grouped.items():
        plain[group] = _struct(group.capitalize(), keys) | UnsetType
    return _struct(part.owner, plain)


def _read_as(kind: Any) -> Any:
    """Return the type of a fact with the structs of parts for the parts themselves."""
    if isinstance(kind, type) and issubclass(kind, Part):
        return kind.struct
    inner = tuple(map(_read_as, get_args(kind)))
    if isinstance(kind, UnionType):
        return reduce(or_, inner)
    return kind if not inner else get_origin(kind)[inner]


def _struct(name: str, keys: Mapping[str, Any]) -> Any:
    listed = [(_attribute(key), kind, UNSET) for key, kind in keys.items()]
    spelled = {_attribute(key): key for key in keys}
    return msgspec.defstruct(name, listed, frozen=True, forbid_unknown_fields=True, rename=spelled)


def _attribute(key: str) -> str:
    return key.replace("-", "_")


def put(part: type[Part], thing: object, facts: Any, key: str = "") -> None:
    """Set the fields of a thing that the facts name; raise BadPosition, which names the key."""
    for name, field in part.kept_fields():
        path = field.fact(name)
        if not path or field.by_hand:
            continue
        fact: Any = facts
        for step in path.split("."):
            fact = UNSET if fact is UNSET else getattr(fact, _attribute(step))
        if fact is not UNSET:
            setattr(thing, name, field.read(f"{key}.{path}".lstrip("."), fact, thing))


def number_of(key: str, name: str, ids: Sequence[str]) -> int:
    """Return the number of a name; raise BadPosition, which names the key."""
    if not name or name not in ids:
        near = get_close_matches(name, ids, 3)
        hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
        few = f"; it can be: {', '.join(ids)}" if not near and len(ids) <= 12 else ""
        raise bad(key, f"there is no {name!r}{hint}{few}")
    return ids.index(name)


def set_of_names(key: str, names: Sequence[str], ids: Sequence[str]) -> int:
    """Return the set of these names, as bits; raise BadPosition, which names the key."""
    found = 0
    for name in names:
        found |= bit(number_of(key, name, ids))
    return found
