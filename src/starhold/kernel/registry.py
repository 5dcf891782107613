"""Which games there are: entry points of the group `starhold.games`."""

import copyreg
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from starhold.kernel.chance import FastChance
from starhold.kernel.errors import UnknownGame
from starhold.kernel.game import Game
from starhold.kernel.pickles import make_picklable
from starhold.kernel.state import State

GROUP = "starhold.games"


def names() -> list[str]:
    """Return the installed games, by name."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def games() -> Iterator[Game]:
    """Yield the installed games by name, without those that fail to load: `game` says why one does."""
    for name in names():
        try:
            yield game(name)
        except Exception:
            continue


@cache
def game(name: str) -> Game:
    """Return the game of that name.

    >>> game("galaxies").max_players
    5
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            found: Game = point.load()
            make_picklable(type(found).__module__.rpartition(".")[0])
            if found.positions is not None and type(found).facts is not Game.facts:
                copyreg.pickle(found.positions, _reduced)
            return found
    known = ", ".join(names())
    raise UnknownGame(f"there is no game {name!r}; available: {known}", name=str(name), known=known)


def _reduced(state: State) -> tuple[Any, ...]:
    """Return the facts of a position for pickle: its parts may point to what is constant about the game."""
    return restored, (state.game.name, state.game.facts(state))


def restored(name: str, facts: dict[str, Any]) -> State:
    """Return the position of a game that was pickled by its facts."""
    return game(name).build(facts, FastChance(0))
