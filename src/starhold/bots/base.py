"""What a bot is, how it is asked, and which there are."""

from abc import ABC, abstractmethod
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from starhold.kernel.chance import Chance
from starhold.kernel.errors import StarholdError
from starhold.kernel.state import State

#: the group of entry points in which bots stand by their names, ours and those of others
GROUP: Final = "starhold.bots"


class UnknownBot(StarholdError):
    """There is no bot of that name."""

    key: ClassVar[str] = "error-unknown-bot"


# Bots of others, and ours that need no speed of their own, are plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is not a person."""

    @abstractmethod
    def choose(self, world: State, seat: int, chance: Chance) -> int:
        """A legal action of the seat. The world is the bot's own, to search in as it likes.

        Further worlds come from `world.resample(seat, chance)`.
        """


def ask(player: Bot, state: State, seat: int, chance: Chance) -> int:
    """What a bot chooses at a table, knowing no more than its seat may."""
    return player.choose(state.resample(seat, chance), seat, chance)


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> list[str]:
    """The bots that there are, by name."""
    return sorted(_found())


def bot(name: str) -> Bot:
    """A new bot of that name.

    >>> type(bot("random")).__name__
    'RandomBot'
    """
    if name not in _found():
        known = ", ".join(names())
        raise UnknownBot(f"there is no bot {name!r}; there are: {known}", name=name, known=known)
    made: Bot = _found()[name].load()()
    return made
