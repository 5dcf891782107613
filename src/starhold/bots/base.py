"""What a bot is, how it is asked, and which there are."""

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import ClassVar, Final, NamedTuple, final

import msgspec
from mypy_extensions import i64, mypyc_attr

from starhold.kernel.chance import Chance
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.kernel.record import FORMER, present
from starhold.kernel.state import State

#: the group of entry points in which bots stand by their names, ours and those of others
GROUP: Final = "starhold.bots"
#: our levels, from the weakest on
LEVELS: Final = tuple(FORMER.values())
#: the faces that people play against, from the weakest on
FACES: Final = ("luna", "otto", "vera", "boris", "lira", "zeno", "astra", "gala", "orion", "irma")
#: what stands before a command where a program of one's own shall play
EXEC: Final = "exec:"
#: the environment variable that names programs for everybody, as a JSON object: name to command
PROGRAMS: Final = "STARHOLD_BOTS"
#: what such a program may be called
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,19}")


class UnknownBot(StarholdError):
    """Raised when there is no bot of that name."""


class BadBudget(StarholdError):
    """Raised when the thinking budget in a bot's name cannot be read."""


class BadProgram(StarholdError):
    """Raised when a program registered as a bot cannot be read, or takes a name that is in use."""


class BotFailed(StarholdError):
    """Raised when a bot breaks its contract; it loses its seat, and the caller decides what happens next.

    Its arguments are the bot's name, its seat and what was wrong.
    """

    #: the fault in a word, as texts and logs name it
    why: ClassVar[str] = "failed"


# -- how long a bot may think ---------------------------------------------------------------------

#: what stands between a bot's name and its budget
AT: Final = "@"
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(i|ms)")


@final
class Budget:
    """How long a bot may think about one decision: iterations, or milliseconds.

    Iterations give the same choice everywhere, milliseconds do not. 0 means no limit.

    >>> Budget.parse("300i"), Budget.parse("100ms")
    (Budget('300i'), Budget('100ms'))
    """

    def __init__(self, iterations: i64 = 0, milliseconds: i64 = 0) -> None:
        self.iterations: i64 = iterations
        self.milliseconds: i64 = milliseconds

    @staticmethod
    def parse(text: str) -> "Budget":
        """Return a budget as it is written behind a bot's name."""
        found = _BUDGET.fullmatch(text)
        if found is None:
            raise BadBudget(f"{text!r} is not a valid budget; use 300i or 100ms", text=text)
        amount = int(found[1])
        return Budget(iterations=amount) if found[2] == "i" else Budget(milliseconds=amount)

    def __str__(self) -> str:
        amounts = ((self.iterations, "i"), (self.milliseconds, "ms"))
        return ", ".join(f"{amount}{unit}" for amount, unit in amounts if amount) or "no bound"

    def __repr__(self) -> str:
        return f"Budget({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Budget)
            and self.iterations == other.iterations
            and self.milliseconds == other.milliseconds
        )

    def __hash__(self) -> int:
        return hash((self.iterations, self.milliseconds))


# -- bots -----------------------------------------------------------------------------------------


class Advice(NamedTuple):
    """What a bot thinks of one legal action."""

    action: int
    #: the share of the win that the seat can expect, from 0 to 1
    value: float
    #: how often the bot tried it
    visits: int
    #: the points that the seat can expect at the end
    points: float


# Bots of others, and ours that need no speed of their own, are plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is not a person."""

    #: how long it may think about one decision; None: as long as it usually does
    budget: Budget | None = None
    #: are the milliseconds of its budget those of the processor? Then others on the machine take nothing away
    by_cpu: bool = False
    #: how many iterations it has made so far, in all its decisions; 0 for those that do not search
    iterations: int = 0

    def sit_down(self, game: Game, options: Mapping[str, str]) -> None:  # noqa: B027 (most need not know)
        """Begin or join a game with these options."""

    def get_up(self, over: State | None = None) -> None:  # noqa: B027 (most bots have nothing to put away)
        """Leave the game: it is over, in this state, or continues without the bot."""

    @abstractmethod
    def choose(self, world: State, seat: int, chance: Chance) -> int:
        """Return a legal action of the seat. The world is the bot's own, to search in as it likes.

        Further worlds come from `world.resample(seat, chance)`.
        """

    def advise(self, world: State, seat: int, chance: Chance, budget: Budget | None = None) -> list[Advice]:
        """Return every legal action and what the bot thinks of it, best first.

        A bot that only knows what it would do says so by one visit.
        """
        chosen = self.choose(world, seat, chance)
        share = 1 / max(1, int(world.players))
        points = float(world.scores()[seat])
        legal = sorted(world.legal(seat), key=lambda action: action != chosen)
        return [Advice(action, share, int(action == chosen), points) for action in legal]


def ask(player: Bot, state: State, seat: int, chance: Chance) -> int:
    """Return what a bot chooses at a table, knowing no more than its seat may."""
    return player.choose(state.resample(seat, chance), seat, chance)


@cache
def _found() -> dict[str, EntryPoint]:
    return {present(point.name): point for point in entry_points(group=GROUP)}


def programs() -> dict[str, str]:
    """Return the programs that the operator registered as bots, with their commands."""
    return _programs(os.environ.get(PROGRAMS, ""))


@cache
def _programs(written: str) -> dict[str, str]:
    if not written:
        return {}
    try:
        found = msgspec.json.decode(written, type=dict[str, str])
    except msgspec.MsgspecError as error:
        raise BadProgram(f"{PROGRAMS}: {error}", text=written) from None
    for name in found:
        if _NAME.fullmatch(name) is None or present(name) in _found() or name in FACES:
            raise BadProgram(f"{name!r} is not a valid name for a program", text=name)
    return found


def allow_programs(written: Sequence[str]) -> None:
    """Let these programs, each as NAME=COMMAND, be named as bots, here and in processes that we start."""
    found = dict(programs())
    for word in written:
        name, equals, command = word.partition("=")
        if not equals or not command.strip():
            raise BadProgram(f"{word!r} is not NAME=COMMAND", text=word)
        found[name.strip()] = command.strip()
    if found:
        text = msgspec.json.encode(found).decode()
        _programs(text)
        os.environ[PROGRAMS] = text
        for name in found:
            bot(name)


def names() -> list[str]:
    """Return the bots that there are: our faces and levels from the weakest on, then all others by name."""
    others = {*_found(), *programs()}.difference(FACES, LEVELS)
    return [*FACES, *(name for name in LEVELS if name in _found()), *sorted(others)]


def stand_in() -> str:
    """Return the bot that plays on for a seat whose player is gone, or whose bot has failed."""
    return "casual" if "casual" in _found() else "newcomer"


def bot(name: str, commands: bool = False) -> Bot:
    """Return a new bot of that name, maybe with a budget: `luna`, `expert`, `expert@300i`, `strong@100ms`.

    A program that was allowed by name plays by that name. Where the name comes from the user of this
    machine (`commands`), it may also be a command: `exec:python3 my_bot.py@500ms`.

    >>> type(bot("newcomer")).__name__
    'RandomBot'
    >>> bot("casual@100ms").budget
    Budget('100ms')
    """
    name = present(name)
    plain, at, budget = name.rpartition(AT)
    if not at or (name.startswith(EXEC) and _BUDGET.fullmatch(budget) is None):
        plain, at, budget = name, "", ""
    made = _face(plain) or _program(plain, commands)
    if made is None:
        if plain not in _found():
            known = ", ".join(names())
            raise UnknownBot(f"there is no bot {plain!r}; available: {known}", name=plain, known=known)
        made = _found()[plain].load()()
    if at:
        made.budget = Budget.parse(budget)
    return made


def _face(name: str) -> Bot | None:
    """Return the face of that name; None if it names none. Faces build on bots, so they are loaded late."""
    if name not in FACES:
        return None
    made: Bot = import_module("starhold.bots.faces").FaceBot(name)
    return made


def _program(name: str, commands: bool) -> Bot | None:
    """Return the program of that name; None if it names none. It is loaded late: few need it."""
    command = programs().get(name, "")
    if commands and name.startswith(EXEC):
        command = name[len(EXEC) :]
    if not command:
        return None
    made: Bot = import_module("starhold.bots.external").ExternalBot(name, command)
    return made
