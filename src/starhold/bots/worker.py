"""A process that thinks for bots: one JSON line in, one JSON line out.

It keeps the games that it was told about, so that each question carries only the moves since the last.
A world is resampled from the bot's seat before the bot sees it.
"""

import os
import signal
import sys
from collections import OrderedDict

import msgspec

from starhold.bots.base import Bot, Budget, ask, bot
from starhold.bots.hints import Hint, hints
from starhold.kernel.chance import FastChance, RecordedChance
from starhold.kernel.match import Match
from starhold.kernel.record import Seat
from starhold.kernel.registry import game

KEPT_GAMES = 200


class Step(msgspec.Struct, frozen=True):
    """A move that was made: seat, action, chance's answers."""

    seat: int
    action: int
    chance: tuple[int, ...]


class Question(msgspec.Struct, frozen=True):
    """What shall this seat do? `known`: moves that the worker has already; `moves`: those after."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    setup: tuple[int, ...]
    known: int
    moves: tuple[Step, ...]
    seat: int
    bot: str
    seed: int
    #: of the rules that the table is played by
    version: str
    #: how long the bot may think where others wait too; 0: as long as it usually does
    milliseconds: int = 0
    #: a person decides, and is only advised
    advise: bool = False


class Answer(msgspec.Struct, frozen=True):
    """The action, or None if the worker does not have the moves that it should; or advice instead."""

    action: int | None
    hints: tuple[Hint, ...] = ()


class Worker:
    """The games that this process knows."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Match] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        match = self._match(question)
        if match is None:
            return Answer(None)
        chance = FastChance(question.seed)
        player = hurried(bot(question.bot), question.milliseconds)
        if question.advise:
            found = hints(match.state, question.seat, chance, player)
            return Answer(found[0].action, found)
        return Answer(int(ask(player, match.state, question.seat, chance)))

    def _match(self, question: Question) -> Match | None:
        """The game as it stands, from what is kept and what is new; moves taken back are dropped."""
        match = self.games.get(question.table)
        if match is None or len(match) < question.known:
            if question.known:
                return None
            seats = [Seat("")] * question.players
            setup = RecordedChance(list(question.setup))
            match = Match(
                game(question.game),
                seats,
                setup,
                question.options,
                keep=0,
                digests=False,
                version=question.version,
            )
        match.take_back(question.known)
        for move in question.moves:
            match.move(move.seat, move.action, RecordedChance(list(move.chance)))
        self.games[question.table] = match
        self.games.move_to_end(question.table)
        if len(self.games) > KEPT_GAMES:
            self.games.popitem(last=False)
        return match


def hurried(player: Bot, milliseconds: int) -> Bot:
    """A bot that may think no longer than that, whatever its own budget is."""
    if milliseconds:
        own = player.budget or Budget()
        least = min(own.milliseconds or milliseconds, milliseconds)
        player.budget = Budget(iterations=own.iterations, milliseconds=least)
    return player


def main() -> None:
    """Answer until the other side closes."""
    # Control-C goes to every process at a terminal; the server hears it too, and closes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whoever plays goes first; then bots think, before what strangers send is examined.
    os.nice(3)
    worker = Worker()
    for line in sys.stdin.buffer:
        answer = worker.answer(msgspec.json.decode(line, type=Question))
        try:
            sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            # The server was killed while we thought; nobody waits for the answer. Nor can Python flush it.
            os._exit(0)


if __name__ == "__main__":
    main()
