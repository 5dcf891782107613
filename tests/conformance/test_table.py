"""What a game declares of its table (`Game.parts`) is what its files, its views and its resample do."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from starhold.kernel.chance import FastChance
from starhold.kernel.parts import OWNER, Part
from starhold.kernel.state import State
from tests.conformance.leaks import PATIENCE
from tests.conformance.play import encoded, sampled, viewers
from tests.conformance.subjects import Case, subjects

TOOL = Path(__file__).parents[2] / "tools" / "make_tables.py"
#: worlds drawn for a viewer in each position
WORLDS = 6


@dataclass(frozen=True)
class Secret:
    """A hidden field in a position: which one, where, and the seat that knows it."""

    label: str
    path: tuple[str | int, ...]
    name: str
    owner: int

    def holder(self, state: State) -> object:
        thing: object = state
        for step in self.path:
            thing = thing[step] if isinstance(step, int) else getattr(thing, step)  # type: ignore[index]
        return thing

    def value(self, state: State) -> object:
        return getattr(self.holder(state), self.name)


def secrets(
    table: type[Part], thing: object, path: tuple[str | int, ...] = (), seat: int = -1
) -> Iterator[Secret]:
    """Every hidden field of a position."""
    for name, field in table.secret_fields():
        owner = seat if field.seen_by == OWNER else getattr(thing, field.seen_by)
        yield Secret(f"{table.owner}.{name}", path, name, int(owner))
    for name, field in table.kept_fields():
        held = getattr(thing, name)
        if field.part is not None and isinstance(held, list):
            for n, one in enumerate(held):
                yield from secrets(field.part, one, (*path, name, n), n)
        elif field.part is not None:
            yield from secrets(field.part, held, (*path, name), seat)


def hidden_fields(table: type[Part]) -> set[str]:
    """The names of all fields that somebody may not see."""
    found = {f"{table.owner}.{name}" for name, _ in table.secret_fields()}
    for _, field in table.kept_fields():
        if field.part is not None:
            found |= hidden_fields(field.part)
    return found


def test_the_files_made_from_declarations_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0), done.stderr


def test_hidden_fields_are_redrawn_and_only_their_owner_sees_them(secret_case: Case) -> None:
    """In worlds drawn for another seat the field differs, and that seat's view does not change with it."""
    table = secret_case.game.parts
    if table is None:
        pytest.skip("written by hand")
    redrawn: set[str] = set()
    seen: set[str] = set()
    wanted = hidden_fields(table)
    for seed in range(PATIENCE):
        for n, state in enumerate(sampled(secret_case, seed, count=12)):
            found = list(secrets(table, state))
            for viewer in viewers(state):
                chance = FastChance(seed * 100 + n)
                worlds = [state.resample(-1 if viewer is None else viewer, chance) for _ in range(WORLDS)]
                for secret in found:
                    if secret.owner == viewer:
                        assert all(secret.value(world) == secret.value(state) for world in worlds)
                        continue
                    for world in worlds:
                        if secret.value(world) != secret.value(state):
                            redrawn.add(secret.label)
                            seen |= look(state, world, secret, viewer)
        if redrawn == seen == wanted:
            return
    assert redrawn == wanted, "resample keeps a field that somebody may not see"
    assert seen == wanted, "no view shows the field to its owner"


def look(state: State, world: State, secret: Secret, viewer: int | None) -> set[str]:
    """Put one field of another world into the position: the viewer must see no change, and the owner may."""
    other = state.clone()
    setattr(secret.holder(other), secret.name, secret.value(world))
    assert encoded(other.view(viewer)) == encoded(state.view(viewer)), f"{secret.label} is shown to {viewer}"
    if 0 <= secret.owner < state.players and encoded(other.view(secret.owner)) != encoded(
        state.view(secret.owner)
    ):
        return {secret.label}
    return set()


def test_bounds_are_tested() -> None:
    """A field beyond its bounds is found by `check`."""
    for game in subjects():
        if game.parts is None:
            continue
        state = game.start(2, FastChance(1))
        for name, field in game.parts.kept_fields():
            if field.bounds and not field.derived:
                twin = state.clone()
                setattr(twin, name, -2)
                with pytest.raises(AssertionError, match=name):
                    twin.check()
