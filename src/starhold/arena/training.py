"""Training: a net learns a game from nothing by playing against itself.

Generations of games (TD(lambda), the best move nearly always), each followed by training in numpy; what comes
of it plays the next, and is accepted if it beats the last accepted net (SPRT). Game n depends on the seed, on
n and on the last net alone, so cores and clusters change nothing, and what was killed continues where it was.
"""

import hashlib
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

# More threads would add up in another order on another machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from starhold.arena.pool import WorkerDied, joined, spread
from starhold.arena.sprt import Sprt, share_at
from starhold.arena.trainer import Rows, Trainer
from starhold.bots import weights as files
from starhold.bots.base import Budget
from starhold.bots.config import BotConfig, config_named
from starhold.bots.net import ONE, Evaluator, Net, won
from starhold.bots.policy import greedy
from starhold.bots.search import Searcher
from starhold.bots.selfplay import SelfPlay, TrainingData
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import StarholdError

#: the number of generations that are accepted untested: a net that learned from random play is weak at first
WARM: Final = 3
#: from this generation on, steps are smaller
COOLING: Final = 18
#: before there is a net, one of `BOOTSTRAP` rounds of games is searched with `BRIEF` iterations per move,
#: where the heuristic alone does not end games
BOOTSTRAP: Final = 6
BRIEF: Final = 16
#: games that a worker plays before it reports
BATCH: Final = 25
#: how many play, game by game: most often two or four
COUNTS: Final = (2, 4, 3, 4, 2, 4, 2, 5)
#: how many play in the groups of an acceptance test, in turn: duels could be learned at the cost of tables
TEST_COUNTS: Final = (2, 4)
#: groups of games (a seed from both sides) in one task of an acceptance test, and at most in a test
GROUPS: Final = 10
MOST_GROUPS: Final = 150
#: what a generation must be worth to be accepted, in Elo
STRONGER: Final = 40.0


class OtherTraining(StarholdError):
    """Raised when the folder holds a training run with other settings."""

    key = "error-other-course"


@dataclass(frozen=True)
class TrainingSettings:
    """The settings that decide what is learned."""

    game: str
    seed: int = 1
    generations: int = 25
    #: self-play games a generation
    games: int = 2000
    #: the lambda of TD(lambda)
    trace: float = 0.9
    #: how much of the result is the lead in points
    margin: float = 0.3
    #: random moves, per mille
    explore: int = 40
    #: one of how many decisions is learned from
    every: int = 10
    #: what a result loses with each decision still to come
    haste: float = 0.0004
    #: decisions after which a game is broken off
    limit: int = 2500
    #: generations whose rows are learned from, and batches of rows a generation
    window: int = 5
    batches: int = 600
    rate: float = 0.001
    #: then generations of expert iteration: games whose moves are all searched, with `search` iterations each
    experts: int = 0
    expert_games: int = 100
    search: int = 100
    #: the net that it begins with, as `told_apart` names it; "": none, all is learned from nothing
    begin: str = ""

    def games_in(self, generation: int) -> int:
        """Return how many games a generation plays."""
        return self.games if generation < self.generations else self.expert_games

    def games_before(self, generation: int) -> int:
        """Return how many games were played before a generation."""
        later = max(0, generation - self.generations)
        return min(generation, self.generations) * self.games + later * self.expert_games

    @property
    def last(self) -> int:
        """How many generations there are in all."""
        return self.generations + self.experts

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.games_before(self.last)


@dataclass
class Generation:
    """What one generation came to; a line of the log."""

    generation: int
    games: int
    decisions: float
    endless: int
    rows: int
    loss: float
    #: against the last accepted: games played, share won, and whether it takes its place
    test_games: int
    test_share: float
    accepted: bool


@dataclass
class Progress:
    """Where a training stands."""

    generation: int = 0
    accepted: bytes = b""
    log: list[Generation] = field(default_factory=list)


# -- tasks for workers ------------------------------------------------------------------------------


@dataclass(frozen=True)
class SelfPlayBatch:
    """A batch of self-play games, for one worker."""

    course: TrainingSettings
    net: bytes
    numbers: tuple[int, ...]
    searched: bool = False


@dataclass(frozen=True)
class EvaluationGames:
    """Games between two nets, which sit alternately; each seed from both sides."""

    game: str
    nets: tuple[bytes, bytes]
    #: the seed of each group, and how many play
    groups: tuple[tuple[int, int], ...]
    limit: int


def net_of(game: str, data: bytes) -> Net | None:
    """Return a net to play with; nothing at all plays at random."""
    if not data:
        return None
    rules = registry.game(game).version
    return files.net(files.unpacked(data), game, rules, config_named(game).features)


def self_play_of(course: TrainingSettings, judge: Net | None, number: int, searched: bool) -> SelfPlay:
    """Return self-play by the net, alone or with a search; without a net, at random or by the heuristic."""
    config = config_named(course.game)
    if judge is None:
        by, searcher, budget = first_player(config, number // len(COUNTS))
        every = course.every * (4 if by is None and searcher is None else 1)
        return SelfPlay(
            features=config.features,
            judge=by,
            trace=1.0,
            margin=course.margin,
            explore=200,
            every=every,
            haste=course.haste,
            limit=course.limit,
            searcher=searcher,
            budget=budget,
        )
    every, searcher, budget = course.every, None, None
    if searched:
        # Fewer games are played, so more is learned from each.
        every = max(1, every // 4)
        searcher = Searcher(config.features, judge, temperature=config.temperature)
        budget = Budget(iterations=course.search)
    return SelfPlay(
        features=config.features,
        judge=judge,
        trace=course.trace,
        margin=course.margin,
        explore=course.explore,
        every=every,
        haste=course.haste,
        limit=course.limit,
        searcher=searcher,
        budget=budget,
    )


def first_player(config: BotConfig, turn: int) -> tuple[Evaluator | None, Searcher | None, Budget | None]:
    """Return what plays before there is a net: random moves, the heuristic, or a search with it.

    The heuristic alone does not end every game. Searched games are slow, so there are fewer of them.
    """
    if config.teaches:
        return (config.heuristic if turn % 2 else None), None, None
    if turn % BOOTSTRAP:
        return None, None, None
    searcher = Searcher(config.features, config.heuristic, careful=config.blind == 0, ahead=config.blind)
    return None, searcher, Budget(iterations=BRIEF)


def play_batch(batch: SelfPlayBatch) -> tuple[dict[str, Any], int, int, int]:
    """Return the rows of some games as arrays; games, decisions, and games that did not end."""
    course = batch.course
    judge = net_of(course.game, batch.net)
    data = TrainingData()
    game = registry.game(course.game)
    for number in batch.numbers:
        seed = (course.seed * 1_000_003 + number) * 4
        start = game.start(COUNTS[number % len(COUNTS)], FastChance(seed))
        self_play_of(course, judge, number, batch.searched).play(start, seed + 1, data)
    arrays = {
        "features": np.array(data.features, np.uint16),
        "lengths": np.array(data.lengths, np.int64),
        "wins": np.array(data.wins, np.float32),
        "points": np.array(data.points, np.float32),
    }
    return arrays, int(data.games), int(data.decisions), int(data.endless)


def fight(duel: EvaluationGames) -> list[float]:
    """Return the share of the win that the seats of the first net take of each seed, over both sides."""
    config = config_named(duel.game)
    nets = [net_of(duel.game, data) for data in duel.nets]
    shares = []
    for seed, players in duel.groups:
        share = 0.0
        for first in range(2):
            chance, choices = FastChance(seed), FastChance(seed + 1)
            state = registry.game(duel.game).start(players, chance)
            for _ in range(duel.limit):
                if state.over:
                    break
                seat = state.seats_to_move()[0]
                judge = nets[(seat + first) % 2]
                world = state.resample(seat, choices)
                if judge is None:
                    legal = config.features.choices(world, seat)
                    action = legal[choices.below(len(legal))]
                else:
                    action = int(greedy(world, seat, config.features, judge, choices))
                state.play(seat, action, chance)
            mine = range(first, players, 2)
            share += sum(won(state, seat) for seat in mine) / ONE if state.over else 0.5
        # three who share a first place share it in whole numbers
        shares.append(min(1.0, share / 2))
    return shares


# -- the course of training ----------------------------------------------------------------------------


def told_apart(net: bytes) -> str:
    """Return the name of a net among the settings of a course."""
    return hashlib.sha256(net).hexdigest()[:16] if net else ""


class Training:
    """A course in a folder: begun, with a net to begin with or from nothing, or continued."""

    def __init__(
        self, course: TrainingSettings, folder: Path, workers: int = 1, cluster: str = "", begin: bytes = b""
    ) -> None:
        course = replace(course, begin=told_apart(begin))
        self.course = course
        self.folder = folder
        self.workers = workers
        self.cluster = cluster
        self.features = config_named(course.game).features
        self.learner = Trainer(len(self.features.names()), course.seed)
        self.progress = Progress()
        if begin:
            net_of(course.game, begin)
            self.learner.begin(files.unpacked(begin))
            self.progress.accepted = begin
        folder.mkdir(parents=True, exist_ok=True)
        if self._state.exists():
            self._restore()

    @property
    def _state(self) -> Path:
        return self.folder / "state.npz"

    @property
    def played(self) -> int:
        """How many games have been played."""
        return self.course.games_before(self.progress.generation)

    def _rows_file(self, generation: int) -> Path:
        return self.folder / f"rows-{generation:04}.npz"

    @property
    def net_file(self) -> Path:
        """The last accepted net."""
        return self.folder / f"{self.course.game}.net"

    def run(self, told: Callable[[int, Generation | None], None] | None = None) -> Progress:
        """Train to the end; report to `told` the number of games played, and what a generation came to."""
        with joined(self.cluster, self.workers):
            while self.progress.generation < self.course.last:
                line = self._generation(told)
                self.progress.log.append(line)
                self.progress.generation += 1
                self._keep()
                if told is not None:
                    told(0, line)
        return self.progress

    def _generation(self, told: Callable[[int, Generation | None], None] | None) -> Generation:
        course, number = self.course, self.progress.generation
        first, games = course.games_before(number), course.games_in(number)
        searched = number >= course.generations
        size = BATCH // 5 if searched else BATCH
        # The last net plays, accepted or not: a net that learns only from the accepted one's games never sees
        # what comes of its own mistakes, and gets worse with every generation.
        last = self._net(number) if number or course.begin else b""
        tasks = [
            SelfPlayBatch(course, last, tuple(range(at, min(at + size, first + games))), searched)
            for at in range(first, first + games, size)
        ]
        parts: list[Rows] = []
        decisions = endless = 0
        for arrays, played, made, unfinished in self._in_order(play_batch, tasks):
            parts.append(Rows(**arrays))
            decisions += made
            endless += unfinished
            if told is not None:
                told(played, None)
        rows = Rows.joined(parts)
        _write(
            self._rows_file(number),
            features=rows.features,
            lengths=rows.lengths,
            wins=rows.wins,
            points=rows.points,
        )
        oldest = max(0, number + 1 - course.window)
        window = Rows.joined([self._rows(n) for n in range(oldest, number + 1)])
        noise = np.random.default_rng([course.seed, 1, number])
        rate = course.rate * (0.3 if course.begin or number >= COOLING else 2 if number < 3 else 1)
        loss = self.learner.learn(window, course.batches, rate, noise)
        candidate = self._net(number + 1)
        scores, stronger = self._test(candidate)
        accepted = stronger or (number < WARM and not course.begin)
        if accepted:
            self.progress.accepted = candidate
        return Generation(
            generation=number + 1,
            games=first + games,
            decisions=round(decisions / games, 1),
            endless=endless,
            rows=len(window),
            loss=round(loss, 4),
            test_games=2 * len(scores),
            test_share=round(sum(scores) / len(scores), 4),
            accepted=accepted,
        )

    def _net(self, generation: int) -> bytes:
        """Return what the net has learned after this many generations."""
        rows, offsets, win, score = self.learner.whole()
        course = self.course
        story: dict[str, object] = {
            "seed": course.seed,
            "games": course.games_before(generation),
            "generation": generation,
        }
        if course.begin:
            story["begin"] = course.begin
        rules = registry.game(course.game).version
        digest = files.digest(self.features)
        return files.packed(
            files.Weights(
                game=course.game,
                rules=rules,
                features=digest,
                story=story,
                rows=rows,
                offsets=offsets,
                win=win,
                score=score,
            )
        )

    def _test(self, candidate: bytes) -> tuple[list[float], bool]:
        """True if it is stronger than the last accepted net, or more likely so."""
        test = Sprt(share_at(0.0), share_at(STRONGER))
        base = (self.course.seed * 1_000_003 + self.progress.generation) * 100_000 + 50_000
        nets = (candidate, self.progress.accepted)
        for at in range(0, MOST_GROUPS, GROUPS * max(1, self.workers)):
            tasks = [
                EvaluationGames(
                    self.course.game,
                    nets,
                    tuple(
                        (base + 2 * n, TEST_COUNTS[n % len(TEST_COUNTS)])
                        for n in range(start, start + GROUPS)
                    ),
                    self.course.limit,
                )
                for start in range(at, min(at + GROUPS * max(1, self.workers), MOST_GROUPS), GROUPS)
            ]
            for shares in self._in_order(fight, tasks):
                # Groups count in their order, so that the number of workers changes nothing.
                for share in shares:
                    if test.verdict == "open":
                        test.add(share)
            if test.verdict != "open":
                break
        return test.scores, test.verdict != "not stronger" and test.ratio > 0

    def _in_order(self, work: Callable[[Any], Any], tasks: list[Any]) -> Iterator[Any]:
        """Yield what the tasks give, in their order, as soon as it is there."""
        ready: dict[int, Any] = {}
        due = 0
        for number, found in spread(work, tasks, self.workers, self.cluster):
            if isinstance(found, WorkerDied):
                raise found
            ready[number] = found
            while due in ready:
                yield ready.pop(due)
                due += 1

    # -- keeping -----------------------------------------------------------------------------------

    def _rows(self, generation: int) -> Rows:
        with np.load(self._rows_file(generation)) as kept:
            return Rows(**{name: kept[name] for name in kept.files})

    def _keep(self) -> None:
        """Save all that is needed to continue, in one file that is replaced at once."""
        progress = self.progress
        notes = {
            "course": asdict(self.course),
            "generation": progress.generation,
            "log": [asdict(line) for line in progress.log],
        }
        accepted = np.frombuffer(progress.accepted, np.uint8)
        _write(self._state, notes=np.array(json.dumps(notes)), accepted=accepted, **self.learner.state())
        self._rows_file(progress.generation - self.course.window).unlink(missing_ok=True)
        lines = "".join(json.dumps(asdict(line)) + "\n" for line in progress.log)
        (self.folder / "log.jsonl").write_text(lines, encoding="utf-8")
        self.net_file.write_bytes(progress.accepted)
        if progress.log[-1].accepted:
            # Earlier generations make weaker bots.
            kept = self.net_file.with_stem(f"{self.course.game}-{progress.generation:04}")
            kept.write_bytes(progress.accepted)

    def _goes_on(self, begun: TrainingSettings, generation: int) -> bool:
        """True if this is the training run that was begun, or the same with more generations."""
        longer = replace(begun, generations=self.course.generations, experts=self.course.experts)
        first_search = min(begun.generations, self.course.generations)
        same_stage = begun.generations == self.course.generations or generation <= first_search
        return longer == self.course and same_stage

    def _restore(self) -> None:
        with np.load(self._state) as kept:
            notes = json.loads(str(kept["notes"]))
            if not self._goes_on(TrainingSettings(**notes["course"]), notes["generation"]):
                raise OtherTraining(f"{self.folder} contains another training run", folder=str(self.folder))
            log = [Generation(**line) for line in notes["log"]]
            self.progress = Progress(notes["generation"], kept["accepted"].tobytes(), log)
            self.learner.restore(kept)


def _write(file: Path, **arrays: Any) -> None:
    """Write arrays so that the file is there whole or not at all."""
    fresh = file.with_suffix(".new")
    with fresh.open("wb") as stream:
        np.savez(stream, **arrays)
    fresh.replace(file)
