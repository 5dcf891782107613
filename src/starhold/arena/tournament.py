"""Tournament: bots against each other, each from every seat with the same luck.

Games come in groups: one seed, one line-up, and every rotation of it round the table. Game n depends on the
tournament and on n alone, so one process, several and a cluster play the same games; a bot whose budget is in
milliseconds plays as the machine lets it. What is finished is written down at once, and a tournament that was
stopped continues where it was.
"""

import itertools
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import IO, Final

import msgspec

from starhold import bots
from starhold.arena.pool import WorkerDied, check_cluster, spread
from starhold.arena.simulate import LIMIT, EndlessGame, Players, folder, said, until_now
from starhold.arena.sprt import Sprt
from starhold.bots import BotFailed
from starhold.bots.external import ExternalBot
from starhold.kernel import record_files, registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import IllegalMove, StarholdError
from starhold.kernel.game import Game
from starhold.kernel.record import Seat, present, ranks_after, rename, win_shares
from starhold.kernel.runner import MatchRunner

if sys.platform != "win32":
    import fcntl

#: the file of a tournament's folder that has what was played
RESULTS: Final = "tournament.jsonl"
#: seeds of a tournament lie this far from those of the next
SEEDS: Final = 1_000_003


class NoBots(StarholdError):
    """Raised when nobody is named for the tournament."""


class OtherTournament(StarholdError):
    """Raised when the folder holds the games of another tournament."""


class TournamentRuns(StarholdError):
    """Raised when another process plays the tournament of this folder."""


class NotOneAgainstAll(StarholdError):
    """Raised when the first bot, which the test asks about, does not play in every game."""

    key = "error-sprt-line-up"


@dataclass(frozen=True)
class Tournament:
    """The bots of a tournament, and the games that they play."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    #: where the games are written down as they finish; None: nowhere, and it cannot be resumed
    out: str | None = None
    limit: int = LIMIT

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", tuple(present(name) for name in self.bots))

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """The bots that meet, game by game.

        As many bots as seats: all of them. More: each choice of that many. Fewer: the first alone, the others
        in turn on the seats that are left, as one asks whether a level is stronger than another.

        >>> Tournament("galaxies", ("expert", "strong"), 4, 8).line_ups
        [('expert', 'strong', 'strong', 'strong')]
        >>> Tournament("galaxies", ("a", "b", "c"), 2, 6).line_ups
        [('a', 'b'), ('a', 'c'), ('b', 'c')]
        """
        if len(self.bots) >= self.players:
            return list(itertools.combinations(self.bots, self.players))
        first, others = self.bots[:1], self.bots[1:] or self.bots
        return [(*first, *itertools.islice(itertools.cycle(others), self.players - 1))]

    @property
    def turns(self) -> int:
        """How many games a group has: one for each seat; only one if all seats have the same bot."""
        return self.players if len(set(self.bots)) > 1 else 1

    @property
    def total(self) -> int:
        """The games asked for, and what the last group has beyond them."""
        return -(-self.games // self.turns) * self.turns

    def seats(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game by seat: those of its group, one seat further in each game."""
        group, turn = divmod(number, self.turns)
        line_up = self.line_ups[group % len(self.line_ups)]
        return line_up[self.players - turn :] + line_up[: self.players - turn]

    def chances(self, number: int) -> tuple[FastChance, list[FastChance]]:
        """Return the chance of the table, the same in a group of games, and of each player."""
        group = number // self.turns
        # Line-ups take turns, and meet with the same luck.
        luck = (self.seed * SEEDS + group // len(self.line_ups)) & 0xFFFFFFFFFF
        mind = (self.seed * SEEDS + number) & 0xFFFFFFFFFF
        return FastChance(luck << 4), [FastChance(mind << 4 | seat + 1) for seat in range(self.players)]


class Blame(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a game broke off, and the cause: a bot by its name, or the rules."""

    error: str
    bot: str = ""
    seat: int = -1
    #: how many moves had been made
    ply: int = 0
    #: the record up to there, where one could be kept
    file: str = ""


class TournamentGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is finished, or that failed; everything by seat.

    A game with ranks and a failure was resigned by the bot that failed (BotFailed), and counts.
    """

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    moves: tuple[int, ...] = ()
    #: CPU time and iterations of each seat's bot
    seconds: tuple[float, ...] = ()
    iterations: tuple[int, ...] = ()
    failure: Blame | None = None

    def __post_init__(self) -> None:
        rename(self, "bots")

    @property
    def counts(self) -> bool:
        """True if the game has a result."""
        return bool(self.ranks)

    @property
    def shares(self) -> tuple[float, ...]:
        """The win by seat; those who share the first place share it."""
        return win_shares(self.ranks)


class Header(msgspec.Struct, frozen=True):
    """The first line of the file: which tournament it is. It may be made longer."""

    game: str
    version: str
    bots: tuple[str, ...]
    players: int
    seed: int
    options: dict[str, str]

    def __post_init__(self) -> None:
        rename(self, "bots")


# -- all games ----------------------------------------------------------------------------------------


def prepare(plan: Tournament, cluster: str = "", sprt: bool = False) -> Game:
    """Find out early what would be wrong: the game, the bots, the seats, the folder, the cluster."""
    game = registry.game(plan.game)
    if not plan.bots:
        raise NoBots("no bots given")
    for name in plan.bots:
        bots.bot(name, commands=True)
    game.start(plan.players, FastChance(plan.seed), plan.options)
    if sprt and len(plan.bots) > plan.players:
        raise NotOneAgainstAll("the first bot is not in every game", bots=len(plan.bots), seats=plan.players)
    check_cluster(cluster)
    if plan.out is not None:
        folder(plan.out)
    return game


def hold(
    plan: Tournament,
    workers: int = 0,
    cluster: str = "",
    sprt: Sprt | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[TournamentGame]:
    """Play a tournament, or the rest of it; all its games in order.

    With a test it ends with the group that decides it, whatever else was finished by then.
    """
    game = prepare(plan, cluster, sprt is not None)
    with _Book(plan, game) as book:
        found = {played.number: played for played in book.read()}
        ends = _Ends(plan, sprt)
        missing = [number for number in range(plan.total) if number not in found]
        tell = progress or (lambda games: None)
        tell(plan.total - len(missing))
        results = spread(partial(play, plan), missing, workers, cluster)
        while not ends.reached(found):
            at, played = next(results)
            if isinstance(played, WorkerDied):
                number = missing[at]
                played = TournamentGame(number, plan.seats(number), failure=Blame(str(played)))
            book.write(played)
            found[played.number] = played
            tell(1)
        if hasattr(results, "close"):
            results.close()
    return [found[number] for number in range(ends.games)]


class _Ends:
    """The number of games that count: all, or those up to the group that decides the test."""

    def __init__(self, plan: Tournament, sprt: Sprt | None) -> None:
        self.plan = plan
        self.sprt = sprt
        self.games = 0

    def reached(self, found: Mapping[int, TournamentGame]) -> bool:
        """Take groups in as they are complete, in their order; return True if that is the end."""
        while self.games < self.plan.total:
            group = [found.get(self.games + turn) for turn in range(self.plan.turns)]
            complete = [played for played in group if played is not None]
            if len(complete) < len(group):
                return False
            self.games += self.plan.turns
            if self.sprt is not None and all(played.counts for played in complete):
                self.sprt.add(_score(complete, self.plan.bots[0]))
                if self.sprt.verdict != "open":
                    return True
        return True


def _score(group: Sequence[TournamentGame], name: str) -> float:
    """Return the share of wins that a bot took in a group, for each of its seats."""
    shares = [
        share
        for played in group
        for bot, share in zip(played.bots, played.shares, strict=True)
        if bot == name
    ]
    return round(sum(shares) / len(shares), 9)


class _Book:
    """The file in which finished games are written down; nothing if there is no folder."""

    def __init__(self, plan: Tournament, game: Game) -> None:
        self.path = None if plan.out is None else Path(plan.out) / RESULTS
        self.header = Header(
            plan.game, game.version, plan.bots, plan.players, plan.seed, game.complete(plan.options)
        )

    def __enter__(self) -> "_Book":
        if self.path is not None and not self.path.exists():
            self.path.write_bytes(_line(self.header))
        self.file = None if self.path is None else self.path.open("r+b")
        if self.file is not None and not locked(self.file):
            self.file.close()
            raise TournamentRuns(f"{self.path} is being written", file=str(self.path))
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def read(self) -> Iterator[TournamentGame]:
        """Yield the games that are finished; half a line at the end is one that was not."""
        if self.file is None:
            return
        whole = 0
        for number, line in enumerate(self.file):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            try:
                if number:
                    yield msgspec.json.decode(line, type=TournamentGame)
                elif msgspec.json.decode(line, type=Header) != self.header:
                    raise OtherTournament(f"{self.path} is another tournament", file=str(self.path))
            except msgspec.MsgspecError:
                raise OtherTournament(f"{self.path}, line {number + 1}", file=str(self.path)) from None
        self.file.seek(whole)
        self.file.truncate()

    def write(self, played: TournamentGame) -> None:
        """Add a game, so that it outlives us."""
        if self.file is not None:
            self.file.write(_line(played))
            self.file.flush()


def locked(file: IO[bytes]) -> bool:
    """Lock a file for us until it is closed, or our process ends; return False if another process has it.

    Two processes that wrote the same games would mix their lines. Windows has no such lock and goes without.
    """
    if sys.platform != "win32":
        try:
            # not flock: workers would inherit it, and hold it a moment longer than a killed tournament lives
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True


def _line(entry: msgspec.Struct) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


# -- one game -----------------------------------------------------------------------------------------


def play(plan: Tournament, number: int) -> TournamentGame:
    """Play a game of the tournament; an error is recorded with the bot that caused it."""
    try:
        table = _Table(plan, number)
    except Exception as error:
        return TournamentGame(number, plan.seats(number), failure=Blame(said(error)))
    with table.players:
        try:
            table.play()
        except BotFailed as error:
            return table.forfeited(error)
        except Exception as error:  # whatever a game raises is a finding, and must not stop the others
            return table.failed(error)
    if plan.out is not None:
        record_files.write(table.file(), table.match.record())
    return table.result()


class _Table:
    """One game with its clock."""

    def __init__(self, plan: Tournament, number: int) -> None:
        self.plan = plan
        self.number = number
        self.names = plan.seats(number)
        chance, self.minds = plan.chances(number)
        seats = [Seat(f"{name} {seat}", name) for seat, name in enumerate(self.names, 1)]
        game = registry.game(plan.game)
        self.players = Players(self.names, game, game.complete(plan.options))
        self.match = MatchRunner(game, seats, chance, plan.options, keep=0, digests=plan.out is not None)
        self.moves = [0] * plan.players
        self.seconds = [0.0] * plan.players
        #: who thinks now, and what was chosen
        self.asked = -1
        self.chosen: tuple[int, int] | None = None

    def play(self) -> None:
        """Play to the end."""
        state = self.match.state
        for _ in range(self.plan.limit):
            if state.over:
                break
            seat = state.seats_to_move()[0]
            action = self._ask(seat)
            self.chosen = (seat, action)
            self.match.move(seat, action)
        if not state.over:
            raise EndlessGame(f"not over after {self.plan.limit} decisions", limit=self.plan.limit)
        self.players.over = state

    def _ask(self, seat: int) -> int:
        self.asked = seat
        self.chosen = None
        player = self.players.all[seat]
        # What a program takes is not ours: for it the clock on the wall counts.
        now = time.perf_counter if isinstance(player, ExternalBot) else time.process_time
        began = now()
        action: object = bots.ask(player, self.match.state, seat, self.minds[seat])
        self.seconds[seat] += now() - began
        self.moves[seat] += 1
        if not isinstance(action, int):
            raise TypeError(f"{action!r} is not an action")
        self.asked = -1
        return action

    def result(self, ranks: Sequence[int] | None = None, failure: Blame | None = None) -> TournamentGame:
        """Return the game as it was played to its end, or as it is counted where it broke off."""
        state = self.match.state
        return TournamentGame(
            number=self.number,
            bots=self.names,
            scores=tuple(state.scores()),
            ranks=tuple(state.ranks() if ranks is None else ranks),
            moves=tuple(self.moves),
            seconds=tuple(round(seconds, 6) for seconds in self.seconds),
            iterations=tuple(player.iterations for player in self.players.all),
            failure=failure,
        )

    def forfeited(self, error: BotFailed) -> TournamentGame:
        """Return the game as it ends if a bot forfeits: it comes last, the others by points."""
        return self.result(ranks_after(self.match.state.scores(), {self.asked}), self.failed(error).failure)

    def failed(self, error: Exception) -> TournamentGame:
        """Return the game with its failure and the record of it."""
        # A bot fails while it thinks, or answers what the rules do not allow; all else is the rules' fault.
        guilty = self.chosen[0] if isinstance(error, IllegalMove) and self.chosen else self.asked
        file = self.file("failed-")
        record_files.write(file, until_now(self.match, self.chosen))
        blame = Blame(
            said(error),
            self.names[guilty] if guilty >= 0 else "",
            guilty,
            len(self.match),
            os.fspath(file),
        )
        return TournamentGame(self.number, self.names, failure=blame)

    def file(self, prefix: str = "") -> Path:
        """Return where the record of this game is kept."""
        plan = self.plan
        name = f"{prefix}{plan.game}-{plan.players}p-seed{plan.seed}-{self.number:05}.json"
        return Path(plan.out or ".") / name
