"""Dataset: decisions of many games as rows of a Parquet file, to learn from; and how to read it.

A row holds what the seat that decided could know (the named features that hold, the legal actions), what it
chose, what our net thought of the position, and how the game ended for it. docs/dataset.md is its card.
The same arguments give the same rows on any number of processes. Needs the extra `data`.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

import starhold
from starhold.arena.pool import WorkerDied, spread
from starhold.arena.simulate import Players, Simulation, decisions, prepare, seeds
from starhold.arena.tables import games_table
from starhold.bots.config import config_of
from starhold.bots.levels import judge_of
from starhold.bots.net import ONE, Sink, won
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.record import Record, win_shares

#: the version of this format
FORMAT: Final = 1
#: games that a process plays before it reports; a row group of the file
BATCH: Final = 50
#: the file's own metadata is under this name
ABOUT: Final = b"starhold"

SCHEMA: Final = pa.schema(
    [
        pa.field("game", pa.int32(), False),
        pa.field("ply", pa.int32(), False),
        pa.field("seat", pa.int8(), False),
        pa.field("step", pa.dictionary(pa.int16(), pa.string()), False),
        pa.field("features", pa.list_(pa.int32()), False),
        pa.field("legal", pa.list_(pa.int32()), False),
        pa.field("action", pa.int32(), False),
        pa.field("value", pa.float32(), False),
        pa.field("points", pa.int32(), False),
        pa.field("rank", pa.int8(), False),
        pa.field("win", pa.float32(), False),
    ]
)

#: the files of a dump: a row per game and seat, and a row per move
PLAYED: Final = {
    "games.parquet": pa.schema(
        [
            pa.field("game", pa.int32(), False),
            pa.field("name", pa.dictionary(pa.int16(), pa.string()), False),
            pa.field("rules", pa.string(), False),
            pa.field("options", pa.string(), False),
            pa.field("seat", pa.int8(), False),
            pa.field("player", pa.string(), False),
            pa.field("kind", pa.string(), False),
            pa.field("left", pa.bool_(), False),
            pa.field("points", pa.int32(), False),
            pa.field("rank", pa.int8(), False),
            pa.field("win", pa.float32(), False),
            pa.field("length", pa.int32(), False),
        ]
    ),
    "moves.parquet": pa.schema(
        [
            pa.field("game", pa.int32(), False),
            pa.field("ply", pa.int32(), False),
            pa.field("seat", pa.int8(), False),
            pa.field("action", pa.string(), False),
            pa.field("chance", pa.list_(pa.int32()), False),
        ]
    ),
}


class GameFailed(StarholdError):
    """Raised when a game of the dataset broke off; nothing was written."""

    key = "error-dataset-game"


class NotADataset(StarholdError):
    """Raised when the file is not a dataset of ours, or is of a later version."""


class About(msgspec.Struct, frozen=True):
    """What the whole file has in common."""

    format: int
    starhold: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int
    #: the names of the features and the notations of the actions, by number
    features: tuple[str, ...]
    actions: tuple[str, ...]


class Dataset(NamedTuple):
    """A dataset that was read."""

    about: About
    table: pa.Table

    def observations(self) -> npt.NDArray[np.int8]:
        """Return the features of all rows, 0 or 1 each, as the adapters give them."""
        return _dense(self.table["features"], len(self.about.features))

    def masks(self) -> npt.NDArray[np.int8]:
        """Return the legal actions of all rows, 1 where one is legal."""
        return _dense(self.table["legal"], len(self.about.actions))

    def check(self, features: Sequence[str], actions: Sequence[str]) -> None:
        """Raise NotADataset unless these are the features and the actions' notations by number."""
        for what, here, there in (
            ("features", self.about.features, tuple(features)),
            ("actions", self.about.actions, tuple(actions)),
        ):
            if here != there:
                pairs = enumerate(zip(here, there, strict=False))
                differs = next((n for n, (one, other) in pairs if one != other), min(len(here), len(there)))
                reason = f"its {what} are others than yours from number {differs} on"
                raise NotADataset(f"{self.about.game}: {reason}", file=self.about.game, reason=reason)

    def split(self, test: float = 0.1, seed: int = 0) -> tuple["Dataset", "Dataset"]:
        """Return two datasets for training and testing. All decisions of a game are in the same one."""
        chosen = np.random.default_rng(seed).random(self.about.games) < test
        rows = pa.array(chosen[self.column("game")])
        return Dataset(self.about, self.table.filter(pc.invert(rows))), Dataset(
            self.about, self.table.filter(rows)
        )

    def column(self, name: str) -> npt.NDArray[Any]:
        """Return a column of plain numbers."""
        found: npt.NDArray[Any] = self.table[name].to_numpy()
        return found


def read(file: str | Path) -> Dataset:
    """Return a dataset as `starhold dataset` wrote it; raise NotADataset."""
    try:
        table = pq.read_table(file)
    except (OSError, pa.ArrowException) as error:
        raise NotADataset(f"{file}: {error}", file=str(file), reason=str(error)) from None
    return Dataset(_about(table.schema, file), table)


def _about(schema: pa.Schema, file: str | Path) -> About:
    try:
        about = msgspec.json.decode((schema.metadata or {})[ABOUT], type=About)
    except (KeyError, msgspec.MsgspecError) as error:
        raise NotADataset(f"{file}: {error}", file=str(file), reason=str(error)) from None
    if about.format != FORMAT:
        raise NotADataset(f"{file}: format {about.format}", file=str(file), reason=f"format {about.format}")
    return about


def batches(file: str | Path, rows: int = 65_536) -> Iterator[Dataset]:
    """Yield a dataset in parts of at most this many rows, for files that do not fit into memory."""
    try:
        with pq.ParquetFile(file) as opened:
            about = _about(opened.schema_arrow, file)
            for batch in opened.iter_batches(rows):
                yield Dataset(about, pa.Table.from_batches([batch]))
    except (OSError, pa.ArrowException) as error:
        raise NotADataset(f"{file}: {error}", file=str(file), reason=str(error)) from None


def write(
    plan: Simulation, file: str | Path, workers: int = 1, progress: Callable[[int], None] | None = None
) -> int:
    """Play the games of a plan and write their decisions; return how many. The file is whole or not there."""
    prepare(plan)
    file = Path(file)
    unfinished = file.with_name(f"{file.name}.part")
    rows = 0
    try:
        with pq.ParquetWriter(unfinished, _schema(plan), compression="zstd") as writer:
            for games, batch in _batches(plan, workers):
                writer.write_batch(batch)
                rows += batch.num_rows
                if progress is not None:
                    progress(games)
        unfinished.replace(file)
    except OSError as error:
        raise NotADataset(str(error), file=str(file), reason=error.strerror or str(error)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def write_games(
    plan: Simulation, file: str | Path, workers: int = 1, progress: Callable[[int], None] | None = None
) -> int:
    """Play the games of a plan and write a row per game and seat; return how many. The file comes whole."""
    table = games_table(plan, workers, progress).arrow()
    about = msgspec.json.encode(_described(plan))
    unfinished = Path(file).with_name(f"{Path(file).name}.part")
    try:
        pq.write_table(table.replace_schema_metadata({ABOUT: about}), unfinished, compression="zstd")
        unfinished.replace(file)
    except OSError as error:
        raise NotADataset(str(error), file=str(file), reason=error.strerror or str(error)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return int(table.num_rows)


def write_records(games: Iterable[tuple[Record, Collection[int]]], folder: Path) -> None:
    """Write finished games, each with the seats whose players left, as the files of `PLAYED`."""
    numbered = enumerate(games)
    try:
        with ExitStack() as files:
            writers = {
                name: files.enter_context(pq.ParquetWriter(folder / name, schema, compression="zstd"))
                for name, schema in PLAYED.items()
            }
            while batch := list(islice(numbered, BATCH)):
                rows = {
                    "games.parquet": [row for game in batch for row in _seat_rows(*game)],
                    "moves.parquet": [row for game in batch for row in _move_rows(*game)],
                }
                for name, writer in writers.items():
                    writer.write_table(pa.Table.from_pylist(rows[name], PLAYED[name]))
    except OSError as error:
        raise NotADataset(str(error), file=str(folder), reason=error.strerror or str(error)) from None


def _seat_rows(number: int, game: tuple[Record, Collection[int]]) -> Iterator[dict[str, Any]]:
    record, left = game
    if record.result is None:
        return
    shares = win_shares(record.result.ranks)
    for seat, player in enumerate(record.seats):
        yield {
            "game": number,
            "name": record.game,
            "rules": record.version,
            "options": msgspec.json.encode(record.options).decode(),
            "seat": seat,
            "player": player.name,
            "kind": player.kind,
            "left": seat in left,
            "points": record.result.scores[seat],
            "rank": record.result.ranks[seat],
            "win": shares[seat],
            "length": len(record.moves),
        }


def _move_rows(number: int, game: tuple[Record, Collection[int]]) -> Iterator[dict[str, Any]]:
    for ply, move in enumerate(game[0].moves):
        yield {
            "game": number,
            "ply": ply,
            "seat": move.seat,
            "action": move.notation,
            "chance": list(move.chance),
        }


def _schema(plan: Simulation) -> pa.Schema:
    return SCHEMA.with_metadata({ABOUT: msgspec.json.encode(_described(plan))})


def _described(plan: Simulation) -> About:
    game = registry.game(plan.game)
    first = game.start(plan.players, FastChance(0), plan.options)
    return About(
        format=FORMAT,
        starhold=starhold.__version__,
        game=plan.game,
        rules=game.version,
        players=plan.players,
        options=game.complete(plan.options),
        bots=plan.bots,
        seed=plan.seed,
        games=plan.games,
        features=tuple(config_of(first).features.names()),
        actions=tuple(action.notation for action in game.actions),
    )


def _batches(plan: Simulation, workers: int) -> Iterator[tuple[int, pa.RecordBatch]]:
    """Yield games and their rows, in the order of the games."""
    spans = [range(first, min(first + BATCH, plan.games)) for first in range(0, plan.games, BATCH)]
    ready: dict[int, pa.RecordBatch] = {}
    due = 0
    for number, found in spread(partial(play_span, plan), spans, workers):
        if isinstance(found, WorkerDied):
            raise GameFailed(str(found), game=spans[number][0], error=str(found))
        ready[number] = found
        while due in ready:
            yield len(spans[due]), ready.pop(due)
            due += 1


def play_span(plan: Simulation, span: range) -> pa.RecordBatch:
    """Return the rows of the games of these numbers."""
    rows: dict[str, list[Any]] = {name: [] for name in SCHEMA.names}
    for number in span:
        try:
            _play(plan, number, rows)
        except StarholdError as error:
            raise GameFailed(f"game {number}: {error}", game=number, error=str(error)) from None
    return pa.record_batch([pa.array(rows[field.name], field.type) for field in SCHEMA], SCHEMA)


def _play(plan: Simulation, number: int, rows: dict[str, list[Any]]) -> None:
    game = registry.game(plan.game)
    chance, choices = seeds(plan, number)
    # Worlds to be judged are drawn by themselves: the same games are played as by `simulate`.
    drawn = FastChance(number + 1)
    state = game.start(plan.players, chance, plan.options)
    config = config_of(state)
    judge = judge_of(config, game.version)
    first = len(rows["game"])
    with Players(plan.bots, game, game.complete(plan.options)) as players:
        for ply, (seat, action) in enumerate(decisions(plan, state, players.all, choices)):
            sink = Sink()
            config.features.fill(state, seat, sink)
            row = {
                "game": number,
                "ply": ply,
                "seat": seat,
                "step": state.stack[-1].name,
                "features": sorted(sink.listed or ()),
                "legal": state.legal(seat),
                "action": action,
                # From a world that fits what the seat knows: no judge can say more than that.
                "value": judge.value(state.resample(seat, drawn), seat) / ONE,
            }
            for name, value in row.items():
                rows[name].append(value)
            state.play(seat, action, chance)
        players.over = state
    points, ranks = state.scores(), state.ranks()
    for seat in rows["seat"][first:]:
        rows["points"].append(points[seat])
        rows["rank"].append(ranks[seat])
        rows["win"].append(won(state, seat) / ONE)


def _dense(column: pa.ChunkedArray, width: int) -> npt.NDArray[np.int8]:
    lists = column.combine_chunks()
    bits = np.zeros((len(lists), width), np.int8)
    lengths = np.diff(lists.offsets.to_numpy())
    bits[np.repeat(np.arange(len(lists)), lengths), lists.flatten().to_numpy()] = 1
    return bits
