"""Which games there are: entry points of the group `starhold.games`."""

from functools import cache
from importlib.metadata import entry_points

from starhold.kernel.errors import UnknownGame
from starhold.kernel.game import Game
from starhold.kernel.pickles import make_picklable

GROUP = "starhold.games"


def names() -> list[str]:
    """The installed games, by name."""
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def game(name: str) -> Game:
    """The game of that name.

    >>> game("galaxies").max_players
    5
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            found: Game = point.load()
            make_picklable(type(found).__module__.rpartition(".")[0])
            return found
    known = ", ".join(names())
    raise UnknownGame(f"there is no game {name!r}; there are: {known}", name=name, known=known)
