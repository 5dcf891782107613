"""Bots of others: programs in any language, spoken to in JSON lines. docs/bots-protocol.md describes it.

One program plays one seat of one game, so that no two seats of a table share a memory. It gets the view of
its seat, the legal moves and its time, and nothing else. A program that fails is ended, and `BotFailed` says
whose fault it was; the caller decides what becomes of its seat, and reports it.
"""

import os
import shlex
import shutil
import weakref
from collections.abc import Mapping
from typing import ClassVar, Final, Literal

import msgspec

import starhold
from starhold.bots.base import Bot, BotFailed, Budget, UnknownBot
from starhold.bots.program import Died, Flooded, Late, Program
from starhold.kernel.chance import Chance
from starhold.kernel.game import Game
from starhold.kernel.rendering import renderer
from starhold.kernel.state import State
from starhold.kernel.words import Shape

PROTOCOL: Final = 1
#: how long a program may think about a decision unless its name says otherwise, and take to start
USUAL: Final = Budget(milliseconds=5000)
START_SECONDS: Final = 10.0
#: what a pipe and a busy machine may take beyond the time given to the program
GRACE_SECONDS: Final = 0.2


# -- what is said -----------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line: what will be played."""

    protocol: int
    starhold: str
    game: str
    #: the version of the rules, as records have it
    rules: str
    seat: int
    players: int
    options: dict[str, str]
    #: how long each answer may take
    milliseconds: int


class LegalMove(msgspec.Struct, frozen=True):
    """Something that may be done: as it is answered, in English, by its number in the shape, its picks."""

    move: str
    words: str
    action: int
    picks: tuple[str, ...] = ()


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """The request for a move of the program's seat."""

    #: counts what this program was asked, from 1
    number: int
    #: what the seat may see; the game's own
    view: msgspec.Raw
    #: the name of the step, the question in English, the rule that it comes from
    step: str
    question: str
    rule: str
    legal: tuple[LegalMove, ...]
    #: how long the answer may take
    milliseconds: int
    #: what the decision looks like; its actions are those of `legal`
    shape: tuple[Shape, ...] = ()


class GameEnd(msgspec.Struct, frozen=True, tag="end"):
    """The game is over. Nothing more is said."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class HelloAnswer(msgspec.Struct, frozen=True):
    """The answer to Hello."""

    type: Literal["hello"]
    protocol: int
    name: str = ""


class MoveAnswer(msgspec.Struct, frozen=True):
    """The answer to Decide: one of the legal moves, verbatim."""

    type: Literal["move"]
    move: str


# -- what goes wrong ----------------------------------------------------------------------------------


class BotDied(BotFailed):
    """Raised when the program ended before it answered."""

    why: ClassVar[str] = "died"


class BotLate(BotFailed):
    """Raised when the program did not answer in time."""

    why: ClassVar[str] = "late"


class BotFlooded(BotFailed):
    """Raised when the program said more than it was asked for."""

    why: ClassVar[str] = "flooded"


class BotUnreadable(BotFailed):
    """Raised when the program's answer is not what the protocol says."""

    why: ClassVar[str] = "unreadable"


class BotLied(BotFailed):
    """Raised when the program's move is not legal."""

    why: ClassVar[str] = "lied"


class OtherProtocol(BotFailed):
    """Raised when the program speaks another version of the protocol."""

    key: ClassVar[str] = "error-bot-protocol"
    why: ClassVar[str] = "protocol"


class _Alive:
    """Goes when its bot goes. The bot itself, of a class below a compiled one, bears no weak reference."""


class ExternalBot(Bot):
    """A program that plays a seat."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        self.command = _words(name, command)
        self.budget = USUAL
        self.game: Game | None = None
        self.options: dict[str, str] = {}
        self.program: Program | None = None
        self.asked = 0
        self._alive = _Alive()
        self._forget = weakref.finalize(self._alive, _nothing)

    def sit_down(self, game: Game, options: Mapping[str, str]) -> None:
        self.game = game
        self.options = dict(options)

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        try:
            return self._choose(world, seat)
        except Died as error:
            raise self._failed(BotDied, seat, str(error)) from None
        except Late as error:
            raise self._failed(BotLate, seat, str(error)) from None
        except Flooded as error:
            raise self._failed(BotFlooded, seat, str(error)) from None

    def _choose(self, world: State, seat: int) -> int:
        if self.game is None:
            self.game = world.game
        game = self.game
        program = self._running(game, world, seat)
        legal = {game.actions[action].notation: action for action in world.legal(seat)}
        self.asked += 1
        question = self._question(game, world, seat, legal)
        said = program.ask(msgspec.json.encode(question), self._milliseconds / 1000 + GRACE_SECONDS)
        try:
            answer = msgspec.json.decode(said, type=MoveAnswer)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise self._failed(BotUnreadable, seat, f"{error}: {_shown(said)}") from None
        if answer.move not in legal:
            raise self._failed(BotLied, seat, f"{answer.move[:80]!r} is not legal") from None
        return int(legal[answer.move])

    @property
    def _milliseconds(self) -> int:
        return int((self.budget or USUAL).milliseconds or USUAL.milliseconds)

    def _question(self, game: Game, world: State, seat: int, legal: Mapping[str, int]) -> Decide:
        names = [f"Player {number + 1}" for number in range(int(world.players))]
        choices = [game.choice(world, seat, action) for action in legal.values()]
        prompt = game.asked(world, seat, choices)
        moves = (
            LegalMove(notation, renderer().line(choice.line, names), choice.action, choice.picks)
            for notation, choice in zip(legal, choices, strict=True)
        )
        return Decide(
            number=self.asked,
            view=msgspec.Raw(msgspec.json.encode(world.view(seat))),
            step=prompt.step,
            question=renderer().line(prompt.line, names),
            rule=prompt.rule,
            legal=tuple(moves),
            milliseconds=self._milliseconds,
            shape=prompt.shape,
        )

    def _running(self, game: Game, world: State, seat: int) -> Program:
        """Return the program: started for the first question, or again if it was ended for another."""
        if self.program is not None and self.program.running:
            return self.program
        rules = str(world.earlier) if world.earlier else game.version
        hello = Hello(
            protocol=PROTOCOL,
            starhold=starhold.__version__,
            game=game.name,
            rules=rules,
            seat=seat,
            players=int(world.players),
            options=self.options,
            milliseconds=self._milliseconds,
        )
        self._forget()
        self.program = Program(self.command)
        self._forget = weakref.finalize(self._alive, self.program.end)
        self.asked = 0
        said = self.program.ask(msgspec.json.encode(hello), START_SECONDS)
        try:
            answer = msgspec.json.decode(said, type=HelloAnswer)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise self._failed(BotUnreadable, seat, f"{error}: {_shown(said)}") from None
        if answer.protocol != PROTOCOL:
            raise self._failed(OtherProtocol, seat, f"it speaks {answer.protocol}, we speak {PROTOCOL}")
        return self.program

    def _failed(self, kind: type[BotFailed], seat: int, detail: str) -> BotFailed:
        """End the program; the error that blames it."""
        self._forget()
        self.program = None
        return kind(f"{self.name}: {detail}", bot=self.name, seat=seat, detail=detail)

    def get_up(self, over: State | None = None) -> None:
        program, self.program = self.program, None
        if program is None:
            return
        if over is not None and program.running:
            end = GameEnd(tuple(map(int, over.scores())), tuple(map(int, over.ranks())))
            program.tell(msgspec.json.encode(end))
            program.finish()
        self._forget()


def _words(name: str, command: str) -> list[str]:
    """Return a command as its words; raise UnknownBot where nothing of that name can be run."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if os.name != "posix":
        raise UnknownBot("programs play on Unix systems only", name=name, known="Unix")
    if not words or shutil.which(words[0]) is None:
        known = "PATH"
        raise UnknownBot(f"no program {command!r} can be run", name=name, known=known)
    return words


def _shown(said: bytes) -> str:
    return repr(said[:80].decode(errors="replace"))


def _nothing() -> None:
    """Do nothing: there is no program yet."""
