"""Simulate: many games between bots, on one core or several, counted in one tally.

Game n of a plan depends on the plan's seed and on n alone, so the same plan gives the
same games on any number of workers. A game that fails is played once more with a
record beside it, and the record is what one reports.
"""

import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from starhold import bots
from starhold.arena.pool import WorkerDied, spread
from starhold.bots import BotFailed
from starhold.kernel import record, record_files, registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.kernel.record import Record, RecordedMove, Seat, present, ranks_after
from starhold.kernel.runner import MatchRunner
from starhold.kernel.state import State, play_out

#: more decisions than any game takes: a game with more is stuck
LIMIT: Final = 1_000_000
#: games that a worker plays before it reports
BATCH: Final = 200

RANDOM: Final = "newcomer"


class EndlessGame(StarholdError):
    """Raised when a game did not end within the limit of decisions."""


@dataclass(frozen=True)
class Simulation:
    """Which games to play."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    #: check all invariants after every move
    check: bool = False
    #: where the record of every game is kept; failures go here too, or to the current folder
    out: str | None = None
    limit: int = LIMIT

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", tuple(present(name) for name in self.bots))


@dataclass
class Failure:
    """A game that broke: its number, what was raised, and its record's file."""

    number: int
    error: str
    file: str


@dataclass
class Tally:
    """What the games of a plan came to."""

    players: int
    games: int = 0
    decisions: int = 0
    #: time spent playing, summed over the workers
    busy: float = 0.0
    #: those who share a first place share the win; counted in parts of a win, so sums stay exact
    parts: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    shortest: int = LIMIT
    longest: int = 0
    best: int = -LIMIT
    failures: list[Failure] = field(default_factory=list)
    #: games that count, though a bot failed in them and gave its seat up
    forfeits: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.parts = self.parts or [0] * self.players
        self.scores = self.scores or [0] * self.players

    @property
    def whole(self) -> int:
        """How many parts a win has: any number of winners can share it."""
        return math.lcm(*range(1, self.players + 1))

    @property
    def wins(self) -> list[float]:
        """Wins by seat."""
        return [parts / self.whole for parts in self.parts]

    @property
    def mean_scores(self) -> list[float]:
        """Points by seat, on average."""
        return [total / max(self.games, 1) for total in self.scores]

    def count(self, state: State, decisions: int, gave_up: int | None = None) -> None:
        """Add a game that is finished, or that ended because a seat resigned."""
        scores = state.scores()
        ranks = state.ranks() if gave_up is None else ranks_after(scores, {gave_up})
        winners = [seat for seat in range(self.players) if ranks[seat] == 1]
        for seat in winners:
            self.parts[seat] += self.whole // len(winners)
        for seat in range(self.players):
            self.scores[seat] += scores[seat]
        self.games += 1
        self.decisions += decisions
        self.shortest = min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.best = max(self.best, *scores)

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.busy += other.busy
        for seat in range(self.players):
            self.parts[seat] += other.parts[seat]
            self.scores[seat] += other.scores[seat]
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.best = max(self.best, other.best)
        self.failures += other.failures
        self.forfeits += other.forfeits


def simulate(plan: Simulation, workers: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play a plan; `progress` is called with the number of games played since its last call."""
    prepare(plan)
    tally = Tally(plan.players)
    for part in _parts(plan, workers):
        tally.add(part)
        if progress is not None:
            progress(part.games + len(part.failures))
    return tally


def prepare(plan: Simulation) -> Game:
    """Find out early what would be wrong: the game, the seats, the options, the bots, the folder."""
    game = registry.game(plan.game)
    game.start(plan.players, FastChance(plan.seed), plan.options)
    for name in plan.bots:
        bots.bot(name, commands=True)
    if plan.out is not None:
        folder(plan.out)
    return game


def folder(path: str) -> None:
    """Make a folder for records, if it is not there."""
    try:
        os.makedirs(path, exist_ok=True)
    except OSError as error:
        raise record.RecordUnreadable(str(error), file=path, reason=error.strerror or str(error)) from None


def _parts(plan: Simulation, workers: int) -> Iterator[Tally]:
    """Yield tallies of parts of the plan, as they are ready."""
    size = max(1, min(BATCH, plan.games // (workers * 4)))
    spans = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    for number, part in spread(partial(play_span, plan), spans, workers):
        if isinstance(part, WorkerDied):
            part = Tally(plan.players, failures=[Failure(game, str(part), "") for game in spans[number]])
        yield part


def play_span(plan: Simulation, span: range) -> Tally:
    """Play the games of these numbers."""
    game = registry.game(plan.game)
    options = game.complete(plan.options)
    tally = Tally(plan.players)
    plain = set(plan.bots) == {RANDOM} and not plan.check and plan.out is None
    began = time.perf_counter()
    for number in span:
        try:
            if plain:
                _play_fast(plan, game, options, number, tally)
            else:
                _play_slowly(plan, game, number, tally)
        except Exception as error:  # whatever a game raises is a finding, and must not stop the others
            tally.failures.append(_failure(plan, game, number, error))
    tally.busy = time.perf_counter() - began
    return tally


def seeds(plan: Simulation, number: int) -> tuple[FastChance, FastChance]:
    """Return the chance of the table and that of the players in game `number`."""
    base = (plan.seed * 1_000_003 + number) * 2 & 0x3FFFFFFFFFFFFFFF
    return FastChance(base), FastChance(base + 1)


def _play_fast(plan: Simulation, game: Game, options: Mapping[str, str], number: int, tally: Tally) -> None:
    """Play random games at full speed."""
    chance, choices = seeds(plan, number)
    state = game.set_up(plan.players, options, chance)
    state.settle(chance)
    made = play_out(state, chance, choices, plan.limit)
    _must_be_over(state, plan)
    tally.count(state, made)


def _play_slowly(plan: Simulation, game: Game, number: int, tally: Tally) -> None:
    """Play games of any bots, with checks and records if asked for."""
    chance, choices = seeds(plan, number)
    with Players(plan.bots, game, game.complete(plan.options)) as players:
        match = None if plan.out is None else MatchRunner(game, _seats(plan), chance, plan.options)
        state = game.start(plan.players, chance, plan.options) if match is None else match.state
        made = 0
        try:
            for seat, action in decisions(plan, state, players.all, choices):
                if match is None:
                    state.play(seat, action, chance)
                else:
                    match.move(seat, action)
                made += 1
                if plan.check:
                    state.check()
        except BotFailed as error:
            file = ""
            if plan.out is not None and match is not None:
                file = str(Path(plan.out) / f"failed-{_file(plan, number)}.json")
                record_files.write(file, match.unfinished())
            tally.forfeits.append(Failure(number, said(error), file))
            tally.count(state, made, int(error.arguments["seat"]))
            return
        players.over = state
    if plan.out is not None and match is not None:
        record_files.write(Path(plan.out) / f"{_file(plan, number)}.json", match.record())
    tally.count(state, made)


class Players:
    """The bots of one game by seat; they are closed afterwards, whatever happened."""

    def __init__(self, names: Sequence[str], game: Game, options: Mapping[str, str]) -> None:
        self.all = [bots.bot(name, commands=True) for name in names]
        #: the state that the game ended with, once it has
        self.over: State | None = None
        for player in self.all:
            # Bots that are compared share a machine with each other, and with whatever else runs there.
            player.by_cpu = True
            player.sit_down(game, options)

    def __enter__(self) -> "Players":
        return self

    def __exit__(self, *_: object) -> None:
        for player in self.all:
            player.get_up(self.over)


def decisions(
    plan: Simulation, state: State, players: list[bots.Bot], choices: FastChance
) -> Iterator[tuple[int, int]]:
    """Yield the seat and action of each decision to the end. Random bots choose as in `play_out`."""
    for _ in range(plan.limit):
        if state.over:
            return
        seat = state.seats_to_move()[0]
        if plan.bots[seat] == RANDOM:
            yield seat, int(state.pick(seat, choices))
        else:
            yield seat, bots.ask(players[seat], state, seat, choices)
    _must_be_over(state, plan)


def _must_be_over(state: State, plan: Simulation) -> None:
    if not state.over:
        raise EndlessGame(f"not over after {plan.limit} decisions", limit=plan.limit)


# -- failures ---------------------------------------------------------------------------------


def _failure(plan: Simulation, game: Game, number: int, error: Exception) -> Failure:
    """Play the broken game again with a record beside it, and keep the record."""
    found = Failure(number, said(error), "")
    broken = _until_failure(plan, game, number)
    if broken is not None:
        found.file = str(Path(plan.out or ".") / f"failed-{_file(plan, number)}.json")
        record_files.write(found.file, broken)
    return found


def said(error: Exception) -> str:
    """Return an error in one line."""
    detail = (str(error).splitlines() or [""])[0]
    return f"{type(error).__name__}: {detail}"


def _until_failure(plan: Simulation, game: Game, number: int) -> Record | None:
    """Return the record up to and with the move that fails; None if the set-up does."""
    chance, choices = seeds(plan, number)
    match = None
    tried: tuple[int, int] | None = None
    with Players(plan.bots, game, game.complete(plan.options)) as players, suppress(Exception):
        match = MatchRunner(game, _seats(plan), chance, plan.options)
        for tried in decisions(plan, match.state, players.all, choices):
            match.move(*tried)
            match.state.check()
    return None if match is None else until_now(match, tried)


def until_now(match: MatchRunner, tried: tuple[int, int] | None) -> Record:
    """Return the record of a game that broke, with the move that broke it.

    A move that was not finished has no digest and the answers that it got so far.
    """
    broken = match.unfinished()
    if tried is None or not match.unsettled:
        return broken
    seat, action = tried
    last = RecordedMove(seat, match.game.actions[action].notation, tuple(match.chance.answers))
    return msgspec.structs.replace(broken, moves=(*broken.moves, last))


def _seats(plan: Simulation) -> list[Seat]:
    return [Seat(f"{name} {seat}", name) for seat, name in enumerate(plan.bots, 1)]


def _file(plan: Simulation, number: int) -> str:
    return f"{plan.game}-{plan.players}p-seed{plan.seed}-{number}"
