"""Report: what wins, counted over many finished games: by seat, faction, mission, opening, tile and so on."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from starhold.arena.pool import WorkerDied, spread
from starhold.arena.standing import Interval, interval
from starhold.arena.tournament import RESULTS
from starhold.arena.traits import Finished, finished
from starhold.kernel import record_files
from starhold.kernel.errors import StarholdError

#: records that a worker reads before it reports
BATCH: Final = 20
#: values that came up fewer times say nothing and are left out of the plots
RARE: Final = 20


class NoGames(StarholdError):
    """Raised when there is no finished game to report on."""


@dataclass(frozen=True)
class Value:
    """One value of a trait: how those who had it did."""

    name: str
    count: int
    share: Interval
    points: float
    #: true if the interval leaves out the average of all players that this plot counts
    unusual: bool


@dataclass(frozen=True)
class Plot:
    """A trait with all its values, the most successful first."""

    trait: str
    #: what all values together have
    mean: float
    values: tuple[Value, ...]
    #: values that were too rare to show
    rare: int


@dataclass
class Study:
    """All games of one kind: the same game and number of players."""

    game: str
    players: int
    games: int = 0
    bots: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    #: by trait and value: how many had it, their wins and their points
    sums: dict[str, dict[str, list[float]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(lambda: [0.0, 0.0, 0.0]))
    )

    def add(self, game: Finished) -> None:
        """Count a game."""
        self.games += 1
        self.lengths.append(game.length)
        for player in game.players:
            self.bots[player.bot] += 1
            self.points.append(player.points)
            if player.share:
                self.winners.append(player.points)
            for trait, values in {**player.traits, "bot": (player.bot,)}.items():
                for value in values:
                    found = self.sums[trait][value]
                    found[0] += 1
                    found[1] += player.share
                    found[2] += player.points

    def plots(self) -> list[Plot]:
        """Return every trait that has more than one value."""
        return [self._plot(trait) for trait, values in self.sums.items() if len(values) > 1]

    def _plot(self, trait: str) -> Plot:
        sums = self.sums[trait]
        mean = sum(wins for _, wins, _ in sums.values()) / sum(count for count, _, _ in sums.values())
        values = []
        for name, (count, wins, points) in sums.items():
            share = interval(wins, int(count))
            unusual = not share.low <= mean <= share.high
            values.append(Value(name, int(count), share, points / count, unusual))
        shown = [value for value in values if value.count >= min(RARE, self.games)]
        shown.sort(key=lambda value: (-value.share.share, value.name))
        return Plot(trait, mean, tuple(shown), len(values) - len(shown))


def data(studies: Sequence[Study]) -> bytes:
    """Return all that a report shows as JSON: per study its counts, and per trait and value the shares."""
    return msgspec.json.encode(
        [
            {
                "game": one.game,
                "players": one.players,
                "games": one.games,
                "bots": dict(sorted(one.bots.items())),
                "points": one.points,
                "winners": one.winners,
                "lengths": one.lengths,
                "traits": [_told(plot) for plot in one.plots()],
            }
            for one in studies
        ]
    )


def _told(plot: Plot) -> dict[str, object]:
    return {
        "trait": plot.trait,
        "mean": plot.mean,
        "rare": plot.rare,
        "values": [
            {
                "name": value.name,
                "count": value.count,
                "win": value.share.share,
                "low": value.share.low,
                "high": value.share.high,
                "points": value.points,
            }
            for value in plot.values
        ],
    }


def study(
    paths: Sequence[Path], workers: int = 0, progress: Callable[[int], None] | None = None
) -> list[Study]:
    """Read these records and count them, by game and number of players."""
    batches = [paths[at : at + BATCH] for at in range(0, len(paths), BATCH)]
    read: dict[int, list[Finished]] = {}
    for number, found in spread(_read, batches, workers):
        if isinstance(found, WorkerDied):
            raise found
        read[number] = found
        if progress is not None:
            progress(len(batches[number]))
    return count(game for number in sorted(read) for game in read[number])


def count(games: Iterable[Finished]) -> list[Study]:
    """Return the studies that these games make."""
    studies: dict[tuple[str, int], Study] = {}
    for game in games:
        key = (game.game, len(game.players))
        studies.setdefault(key, Study(*key)).add(game)
    if not studies:
        raise NoGames("no finished game")
    return [studies[key] for key in sorted(studies)]


def _read(paths: Sequence[Path]) -> list[Finished]:
    return [game for path in paths if (game := finished(record_files.read(path))) is not None]


def files(sources: Iterable[str]) -> list[Path]:
    """Return the records that are meant: files themselves, and all records in folders."""
    found: list[Path] = []
    for source in map(Path, sources):
        if source.is_dir():
            inside = (path for path in source.rglob("*") if path.suffix in (".json", ".txt"))
            found += sorted(path for path in inside if not path.name.startswith(("failed-", ".", RESULTS)))
        else:
            found.append(source)
    return found
