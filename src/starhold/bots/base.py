"""What a bot is, how it is asked, and which there are."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from starhold.kernel.chance import Chance
from starhold.kernel.errors import StarholdError
from starhold.kernel.state import State

#: name -> where its class stands; loaded when it is first wanted
BOTS: Final = {
    "easy": "starhold.bots.easy:EasyBot",
    "random": "starhold.bots.random:RandomBot",
}


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


def names() -> list[str]:
    """The bots that there are, by name."""
    return sorted(BOTS)


def bot(name: str) -> Bot:
    """A new bot of that name.

    >>> type(bot("random")).__name__
    'RandomBot'
    """
    if name not in BOTS:
        known = ", ".join(names())
        raise UnknownBot(f"there is no bot {name!r}; there are: {known}", name=name, known=known)
    module, _, attribute = BOTS[name].partition(":")
    made: Bot = getattr(import_module(module), attribute)()
    return made
