"""Spec: what an observation and an action are made of, their digests, and what a version promises.

The version of a game's environments counts what users can see change: the numbers of its actions, the cells
of its observations, its rewards. `versions.json` has the present version with its digests; a test compares
them with the code.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from starhold.bots.config import config_for
from starhold.bots.net import Features, Layout, Sink
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.kernel.state import State

#: the observations that every game offers
OBSERVATIONS: Final = ("features", "full")


class OtherDigest(StarholdError):
    """Raised when something was made for other observations or other actions than these."""

    key: ClassVar[str] = StarholdError.key


class Block(NamedTuple):
    """Cells of an observation that belong together."""

    #: `own energy`, `seat +1 colonies`, `table deck`
    name: str
    first: int
    #: what each cell stands for, and the highest number that it may have
    cells: tuple[str, ...]
    highs: tuple[int, ...]

    @property
    def slice(self) -> slice:
        """Where the block is in a flat observation."""
        return slice(self.first, self.first + len(self.cells))


def blocks_of(layout: Layout) -> tuple[Block, ...]:
    """Return the blocks of a layout: neighbours of the same group and side."""
    found: list[Block] = []
    first = 0
    for at in range(1, len(layout.names) + 1):
        here = layout.meanings[first]
        if at == len(layout.names) or (layout.meanings[at].group, layout.meanings[at].side) != (
            here.group,
            here.side,
        ):
            cells = tuple(_cell(layout, n) for n in range(first, at))
            name = f"{here.side} {here.group}"
            found.append(Block(name, first, cells, tuple(layout.highs[first:at])))
            first = at
    return tuple(found)


def _cell(layout: Layout, number: int) -> str:
    meaning = layout.meanings[number]
    said = layout.names[number]
    return said.partition(f"{meaning.group} ")[2] or meaning.group


class Factors(NamedTuple):
    """Actions taken apart: a kind, and arguments such as a ship, a place or an amount.

    `codes[action]` has a number for the kind and for each argument, -1 where an action has no such argument.
    `values[column][code]` is what a number stands for.
    """

    columns: tuple[str, ...]
    values: tuple[tuple[str, ...], ...]
    codes: npt.NDArray[np.int16]


@cache
def factors_of(game: Game) -> Factors:
    """Return the actions of a game as a table."""
    values: dict[str, dict[str, int]] = {"kind": {}}
    rows: list[dict[str, int]] = []
    for action in game.actions:
        row = {}
        for column, value in (("kind", action.kind), *action.arguments):
            known = values.setdefault(column, {})
            row[column] = known.setdefault(value, len(known))
        rows.append(row)
    columns = tuple(values)
    codes = np.array([[row.get(column, -1) for column in columns] for row in rows], np.int16)
    return Factors(columns, tuple(tuple(known) for known in values.values()), codes)


def digest_of_observation(layout: Layout) -> str:
    """Return sixteen hex digits that change with the cells of an observation."""
    return _digest(f"{name} {high}" for name, high in zip(layout.names, layout.highs, strict=True))


def digest_of_actions(game: Game) -> str:
    """Return sixteen hex digits that change with the numbers of a game's actions."""
    return _digest(action.notation for action in game.actions)


def _digest(lines: Iterator[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


@cache
def versions() -> Mapping[str, Mapping[str, Any]]:
    """Return the version of each game of ours and its digests, as `versions.json` has them."""
    found: Mapping[str, Mapping[str, Any]] = json.loads(
        files("starhold.adapters").joinpath("versions.json").read_text("utf-8")
    )
    return found


def version_of(game: Game) -> int:
    """Return the version of a game's environments; 0 for a game that keeps none."""
    return int(versions().get(game.name, {}).get("version", 0))


def spec_of(game: Game) -> dict[str, Any]:
    """Return the digests of a game as they are now: what `versions.json` has to say."""
    full = {
        str(players): digest_of_observation(observed(game, "full", players, game.complete()).layout())
        for players in range(game.min_players, game.max_players + 1)
    }
    features = observed(game, "features", game.max_players, game.complete()).layout()
    return {"actions": digest_of_actions(game), "features": digest_of_observation(features), "full": full}


def observed(game: Game, observation: str, players: int, options: Mapping[str, str]) -> Features:
    """Return what fills in an observation; games that declare nothing are observed by their views."""
    if observation not in OBSERVATIONS:
        raise ValueError(f"observation {observation!r} is not one of: {', '.join(OBSERVATIONS)}")
    config = config_for(game)
    if observation == "full" and config.full is not None:
        return config.full(players, [step.name for step in game.vocabulary.steps])
    if observation == "features" and config.features.names():
        return config.features
    return ViewFeatures(game, players, options)


# -- games that declare no features ----------------------------------------------------------------

#: games that are played at random to see what views may contain
SAMPLE: Final = 30
#: decisions of such a game that are looked at
LOOKS: Final = 400


class ViewFeatures(Features):
    """What a view contains: a cell for each number, one for each word that may be there.

    Which there are is found by playing games at random, always the same ones. What never came up in these has
    no cell.
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, str]) -> None:
        self._steps = [step.name for step in game.vocabulary.steps]
        found = {f"step {name}": 1 for name in self._steps}
        found.update({f"seat {seat + 1}": 1 for seat in range(players)})
        for seed in range(SAMPLE):
            chance = FastChance(seed)
            state = game.begin(players, chance, options)
            for _ in range(LOOKS):
                for seat in range(players):
                    for name, value in _told(state, seat):
                        found[name] = max(found.get(name, 1), min(127, value))
                if state.over:
                    break
                seat = state.seats_to_move()[0]
                state.play(seat, int(state.pick(seat, chance)), chance)
        self._layout = Layout()
        self._cells = {name: self._layout.one(name, most) for name, most in sorted(found.items())}

    def layout(self) -> Layout:
        return self._layout

    def fill(self, state: State, seat: int, sink: Sink) -> None:
        for name, value in _told(state, seat):
            cell = self._cells.get(name)
            if cell is not None:
                sink.put(cell, value)


def _told(state: State, seat: int) -> Iterator[tuple[str, int]]:
    """Yield the cells that a view sets, with their numbers."""
    yield f"seat {seat + 1}", 1
    if state.stack:
        yield f"step {state.stack[-1].name}", 1
    for waiting in state.seats_to_move():
        yield f"waiting {waiting + 1}", 1
    yield from _flat("", msgspec.to_builtins(state.view(seat)))


def _flat(path: str, value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, bool):
        yield path, int(value)
    elif isinstance(value, int):
        yield path if value >= 0 else f"{path} below 0", abs(value)
    elif isinstance(value, str):
        yield f"{path} {value}", 1
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _flat(f"{path}.{key}".lstrip("."), inner)
    elif isinstance(value, Sequence):
        yield f"{path} size", len(value)
        for n, inner in enumerate(value):
            yield from _flat(f"{path}[{n}]", inner)
