"""A process that thinks for bots: one JSON line in, one JSON line out.

It keeps the games that it was sent, so that each request carries only the moves since the last, and
the bots that play them, since what one thought about its last move may hold for its next.
A world is resampled from the bot's seat before the bot sees it.
"""

import os
import signal
import sys
import warnings
from collections import OrderedDict

import msgspec

from starhold.bots.base import Bot, BotFailed, Budget, UnknownBot, ask, bot
from starhold.bots.contrast import Outlook
from starhold.bots.hints import Hint, advised
from starhold.bots.weights import UnfitNet
from starhold.kernel.chance import FastChance, RecordedChance
from starhold.kernel.record import Seat
from starhold.kernel.registry import game
from starhold.kernel.runner import MatchRunner

KEPT_GAMES = 200


class PlayedMove(msgspec.Struct, frozen=True):
    """A move that was made: its seat, its action and the answers of chance."""

    seat: int
    action: int
    chance: tuple[int, ...]


class BotRequest(msgspec.Struct, frozen=True):
    """Asks for the action of a seat. `known`: moves that the worker already has; `moves`: those after."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    setup: tuple[int, ...]
    known: int
    moves: tuple[PlayedMove, ...]
    seat: int
    bot: str
    seed: int
    #: of the rules that the table is played by
    version: str
    #: how long the bot may think where others wait too; 0: as long as it usually does
    milliseconds: int = 0
    #: a person decides, and is only advised
    advise: bool = False


class BotReply(msgspec.Struct, frozen=True):
    """The action, or None if the worker does not have the moves that it should; or advice instead."""

    action: int | None
    hints: tuple[Hint, ...] = ()
    outlook: Outlook | None = None
    #: the fault of a bot that has failed (BotFailed.why): nobody need ask it again
    failed: str = ""


class SeatedBot:
    """A bot at its seat, and the answer that it gave last."""

    def __init__(self, name: str, match: MatchRunner) -> None:
        self.name = name
        self.bot = bot(name)
        self.bot.sit_down(match.game, match.options)
        self.usual = self.bot.budget
        self.answered: int | None = None


class BotGame:
    """A game that is being played, and the bots that have thought about it, by seat."""

    def __init__(self, match: MatchRunner) -> None:
        self.match = match
        self.players: dict[int, SeatedBot] = {}

    def back_to(self, moves: int) -> None:
        """Take moves back; what bots thought is about moves that may not come again."""
        if len(self.match) > moves:
            self.match.take_back(moves)
            self.players.clear()

    def move(self, move: PlayedMove) -> None:
        """Play a move; drop the seat's bot if it chose another move."""
        self.match.move(move.seat, move.action, RecordedChance(list(move.chance)))
        player = self.players.get(move.seat)
        if player is not None:
            if player.answered == move.action:
                player.answered = None
            else:
                del self.players[move.seat]

    def player(self, seat: int, name: str) -> SeatedBot:
        """Return the bot of a seat; a new one if the name changed or the last answer was not played."""
        known = self.players.get(seat)
        if known is None or known.name != name or known.answered is not None:
            known = self.players[seat] = SeatedBot(name, self.match)
        return known


class BotWorker:
    """The games that this process keeps, and what it answers about them."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, BotGame] = OrderedDict()

    def answer(self, request: BotRequest) -> BotReply:
        played = self._played(request)
        if played is None:
            return BotReply(None)
        chance = FastChance(request.seed)
        state = played.match.state
        if request.advise:
            adviser = hurried(bot(request.bot), request.milliseconds)
            found = advised(state, request.seat, chance, adviser)
            return BotReply(found.hints[0].action, found.hints, found.outlook)
        try:
            player = played.player(request.seat, request.bot)
            player.bot.budget = player.usual
            hasty = hurried(player.bot, request.milliseconds)
            player.answered = int(ask(hasty, state, request.seat, chance))
        except BotFailed as error:
            return self._failed(played, request, error.why, str(error))
        except UnknownBot as error:
            return self._failed(played, request, "unknown", str(error))
        return BotReply(player.answered)

    def _failed(self, played: BotGame, request: BotRequest, why: str, said: str) -> BotReply:
        """Return a reply with the fault of the bot, and print the details for the operator."""
        played.players.pop(request.seat, None)
        print(f"bot {request.bot} failed at table {request.table}: {said}", file=sys.stderr, flush=True)
        return BotReply(None, failed=why)

    def _played(self, request: BotRequest) -> BotGame | None:
        """Return the game as it stands, from what is kept and what is new; moves taken back are dropped."""
        played = self.games.get(request.table)
        if played is None or len(played.match) < request.known:
            if request.known:
                return None
            seats = [Seat("")] * request.players
            setup = RecordedChance(list(request.setup))
            match = MatchRunner(
                game(request.game),
                seats,
                setup,
                request.options,
                keep=0,
                digests=False,
                version=request.version,
            )
            played = BotGame(match)
        played.back_to(request.known)
        for move in request.moves:
            played.move(move)
        self.games[request.table] = played
        self.games.move_to_end(request.table)
        if len(self.games) > KEPT_GAMES:
            self.games.popitem(last=False)
        return played


def hurried(player: Bot, milliseconds: int) -> Bot:
    """Return a bot that may think no longer than that, whatever its own budget is."""
    if milliseconds:
        own = player.budget or Budget()
        least = min(own.milliseconds or milliseconds, milliseconds)
        player.budget = Budget(iterations=own.iterations, milliseconds=least)
    return player


def main() -> None:
    """Answer until the other side closes."""
    # Control-C goes to every process at a terminal; the server hears it too, and closes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The server has said so when it started.
    warnings.simplefilter("ignore", UnfitNet)
    # Players come first, then bots, then the examination of what strangers send.
    os.nice(3)
    worker = BotWorker()
    for line in sys.stdin.buffer:
        answer = worker.answer(msgspec.json.decode(line, type=BotRequest))
        try:
            sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            # The server was killed while we thought; nobody waits for the answer. Nor can Python flush it.
            os._exit(0)


if __name__ == "__main__":
    main()
