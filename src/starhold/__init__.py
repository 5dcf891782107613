"""Starhold: Tiny Epic Galaxies, Tiny Epic Kingdoms and Roll for the Galaxy, playable and open.

>>> import starhold
>>> match = starhold.new("galaxies", players=3, seed=1)
>>> match
<Match galaxies, 3 players, 0 moves, to move: 0, 1, 2>
>>> print(match.legal[0].words(), "|", len(match.push(match.legal[0])), "events")
Keep “Charger” | 2 events
"""

import os
import warnings
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from starhold.kernel import errors as _errors
from starhold.kernel import pickles as _pickles
from starhold.kernel import registry as _registry
from starhold.kernel import rendering as _rendering
from starhold.kernel import state as _state
from starhold.kernel.chance import (
    Chance,
    FairChance,
    FastChance,
    RecordedChance,
    RecordingChance,
    ScriptedChance,
)
from starhold.kernel.game import Game
from starhold.kernel.match import Match, Move
from starhold.kernel.record import Record, Seat
from starhold.kernel.registry import game, names
from starhold.kernel.state import State

#: True if the engine is compiled, False if it runs as plain Python
COMPILED = not _state.__file__.endswith((".py", ".pyc"))

__version__ = "0.1.0"


def new(
    game: str,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    names: Sequence[str] = (),
) -> Match:
    """Return a new match of a game; the same seed gives the same dice.

    `players` defaults to the fewest that the game allows. Seats beyond `names` are called “Player N”. Raise
    `UnknownGame`, `BadPlayerCount`, `BadNames`, `BadOption` or `UnknownPreset`.

    >>> new("kingdoms", players=2, seed=7, preset="beginner")
    <Match kingdoms, 2 players, 0 moves, to move: 1>
    """
    chosen = _registry.game(game)
    number = chosen.checked(chosen.min_players if players is None else players)
    _check_names(chosen, names, number)
    called = [*names, *(f"Player {seat + 1}" for seat in range(len(names), number))]
    seats = [Seat(name) for name in called]
    return Match(chosen, seats, FastChance(seed), chosen.complete(options, preset))


def _check_names(game: Game, names: Sequence[str], seats: int) -> None:
    if not isinstance(names, Sequence) or isinstance(names, (str, bytes)):
        raise _errors.BadNames(f"names is not a list of texts: {names!r}", value=repr(names))
    for at, name in enumerate(names):
        if not isinstance(name, str):
            raise _errors.BadNames(f"names[{at}] is not text: {name!r}", value=repr(name))
    if len(names) > seats:
        fits = len(names) <= game.max_players
        advice = f"give players={len(names)}" if fits else f"at most {game.max_players} can play {game.name}"
        counted = f"{len(names)} names for {seats} {'seat' if seats == 1 else 'seats'}"
        raise _errors.TooManyNames(f"{counted}: {advice}", names=len(names), seats=seats)


def position(game: str, chance: Chance | None = None, **facts: Any) -> State:
    """Return the position that named facts describe, at its first decision; facts left out are 0 or empty.

    `starhold.game(name).facts(state)` returns the facts of a state. Raise `BadPosition`, which names the key.

    >>> state = position("galaxies", seats=[{"energy": 3}, {}], dice={"inactive": ["energy", "move"]})
    >>> [state.game.actions[action].notation for action in state.legal(0)][:2]
    ['activate move', 'activate energy']
    """
    return _registry.game(game).build(facts, FastChance(0) if chance is None else chance)


def load(path: str | os.PathLike[str]) -> Record:
    """Return the record in a file, JSON or plain notation; raise a `RecordError` that says what is wrong."""
    return Record.load(path)


def warn_if_interpreted() -> None:
    """Warn once that many games will take long; called by modules that play many, when they are imported."""
    if not COMPILED:
        warnings.warn(
            "Starhold's engine runs as plain Python, 40 to 80 times slower than compiled: install a wheel, "
            "or build one with a C compiler on PATH",
            RuntimeWarning,
            stacklevel=3,
        )


if TYPE_CHECKING:
    from starhold.arena.calls import dataset, simulate, tournament
    from starhold.review.analysis import analyse
else:

    def __getattr__(name: str) -> Any:
        # Reviews and simulations load the nets, so they are imported when they are first used.
        if name == "analyse":
            return import_module("starhold.review.analysis").analyse
        if name in ("dataset", "simulate", "tournament"):
            return getattr(import_module("starhold.arena.calls"), name)
        # Its name before: the package can still be called, and warns.
        if name == "review":
            return import_module("starhold.review")
        raise AttributeError(f"module 'starhold' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


def _renderer() -> _rendering.Renderer:
    # Texts and drawing are loaded when they are first needed, so simulations start without them. They are
    # named by a string because this package may not import the packages above it.
    found: _rendering.Renderer = import_module("starhold.boards.renderer").BoardRenderer()
    return found


_rendering.render_with(_renderer)
_pickles.make_picklable("starhold.kernel")

__all__ = [
    "COMPILED",
    "Chance",
    "FairChance",
    "FastChance",
    "Game",
    "Match",
    "Move",
    "Record",
    "RecordedChance",
    "RecordingChance",
    "ScriptedChance",
    "Seat",
    "State",
    "__version__",
    "analyse",
    "dataset",
    "game",
    "load",
    "names",
    "new",
    "position",
    "simulate",
    "tournament",
]
