"""Nothing that a position remembers is forgotten by its digest or by its clone.

A game that declares its table (`Game.parts`) has no attributes but the declared ones. Steps, and states by
hand, list theirs in `__init__`, `clone` and `fields`; this walks over all of them, so that none can be left
out of one. On the plain source only: there attributes can be listed and changed one by one.
"""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

import starhold
from starhold.kernel.chance import FastChance
from starhold.kernel.parts import Part
from starhold.kernel.state import State
from starhold.kernel.step import Step
from tests.conformance.play import Run
from tests.conformance.subjects import Case
from tests.sizes import sized

pytestmark = pytest.mark.skipif(starhold.COMPILED, reason="attributes of compiled classes cannot be listed")

#: what a state has besides its own: the stack has its own fields, and choices are only counted
NOT_FIELDS = {"stack", "choices", "chooser", "players"}


def attributes(thing: object) -> list[str]:
    """The names of a thing's own attributes."""
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return sorted({*getattr(thing, "__dict__", {}), *slots} - {"__dict__", "__weakref__"})


def changed(value: Any) -> Any:
    """Another value of the same kind; None if there is none."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 if value < 1 else value - 1
    if isinstance(value, bytes):
        return bytes([(value[0] + 1) % 256]) + value[1:] if value else b"\x01"
    if isinstance(value, list | tuple) and value:
        first = changed(value[0])
        return None if first is None else type(value)([first, *value[1:]])
    return None


def parts(state: State, constant: frozenset[str]) -> Iterator[object]:
    """The objects of a state's own that hold what lies on the table."""
    for name in attributes(state):
        value = getattr(state, name)
        if name in NOT_FIELDS:
            continue
        for one in value if isinstance(value, list) else [value]:
            if type(one).__name__ in constant:
                continue
            if type(one).__module__.startswith(type(state).__module__.rpartition(".")[0]):
                yield one


def forgotten(thing: object, fingerprint: Any, skip: frozenset[str] | set[str]) -> set[str]:
    """The attributes whose change the fingerprint does not notice."""
    before = fingerprint()
    found = set()
    for name in attributes(thing):
        if name in skip or f"{type(thing).__name__}.{name}" in skip:
            continue
        kept = getattr(thing, name)
        other = changed(kept)
        if other is None:
            continue
        setattr(thing, name, other)
        try:
            noticed = fingerprint() != before
        except (IndexError, ValueError, KeyError, AttributeError):
            noticed = True  # it looked at the attribute, and the value was nonsense
        setattr(thing, name, kept)
        if not noticed:
            found.add(f"{type(thing).__name__}.{name}")
    return found


def test_every_attribute_of_a_step_is_in_its_fields(case: Case) -> None:
    lost: set[str] = set()
    seen: set[type[Step[Any]]] = set()
    for seed in range(sized(40) + 1):
        for turn in Run(case, seed).turns():
            for step in turn.state.stack:
                if type(step) not in seen:
                    seen.add(type(step))
                    twin = copy.copy(step)
                    lost |= forgotten(twin, twin.fields, case.profile.constant)
    assert not lost


def declared(case: Case) -> dict[str, type[Part]]:
    """The parts that a game declares, by the names of the classes that have them."""
    if case.game.parts is None:
        return {}
    return {type(case.start(FastChance(1))).__name__: case.game.parts, **inside(case.game.parts)}


def inside(table: type[Part]) -> dict[str, type[Part]]:
    """The parts that a part has, by their classes."""
    found: dict[str, type[Part]] = {}
    for _, field in table.kept_fields():
        if field.part is not None:
            found |= {field.part.owner: field.part, **inside(field.part)}
    return found


def test_the_declared_attributes_are_all_there_are(case: Case) -> None:
    if not (tables := declared(case)):
        pytest.skip("written by hand")
    state = case.start(FastChance(1))
    for part in (state, *parts(state, case.profile.constant)):
        if (table := tables.get(type(part).__name__)) is not None:
            kernel = {*NOT_FIELDS, "earlier"} if part is state else set()
            assert set(attributes(part)) - kernel == {name for name, _ in table.kept_fields()}


def test_every_attribute_of_a_state_is_in_its_fields(case: Case) -> None:
    constant = case.profile.constant | {
        f"{owner}.{name}"
        for owner, table in declared(case).items()
        for name, field in table.kept_fields()
        if field.derived
    }
    for turn in Run(case, 1).turns():
        if turn.number % 40 == 7:
            twin = turn.state.clone()
            lost = forgotten(twin, twin.numbers, constant | NOT_FIELDS)
            for part in parts(twin, constant):
                lost |= forgotten(part, twin.fields, constant)
            assert not lost


def test_a_clone_has_every_attribute(case: Case) -> None:
    for turn in Run(case, 2).turns():
        if turn.number % 40 == 7:
            twin = turn.state.clone()
            compare(turn.state, twin)
            for one, other in zip(parts(turn.state, frozenset()), parts(twin, frozenset()), strict=True):
                compare(one, other)


def compare(one: object, other: object) -> None:
    assert attributes(one) == attributes(other)
    for name in attributes(one):
        left, right = getattr(one, name), getattr(other, name)
        if isinstance(left, int | bytes | str):
            assert left == right, f"{type(one).__name__}.{name} is not cloned"
