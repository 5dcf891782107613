"""Tables: results as named columns, for numpy, Arrow, polars, pandas or plain Python."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from html import escape
from typing import Any, Final

from starhold.arena.pool import WorkerDied, spread
from starhold.arena.simulate import RANDOM, Players, Simulation, decisions, prepare, seeds
from starhold.arena.standing import Standing
from starhold.arena.tournament import TournamentGame
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.kernel.record import RecordedMove, win_shares
from starhold.kernel.state import State, play_out
from starhold.review.results import Review

#: rows that a notebook shows
SHOWN: Final = 20
#: games that a process plays before it reports
BATCH: Final = 50


class TableGameFailed(StarholdError):
    """Raised when a game of a table broke off."""

    key = "error-dataset-game"


class ResultTable(Mapping[str, list[Any]]):
    """Columns of one length by name. It is a mapping, so `polars.DataFrame(table)` and the like read it.

    >>> table = ResultTable({"seat": [0, 1], "points": [21, 17]})
    >>> len(table), table.rows, table["points"]
    (2, 2, [21, 17])
    >>> next(table.records())
    {'seat': 0, 'points': 21}
    """

    def __init__(self, columns: Mapping[str, Sequence[Any]]) -> None:
        self._columns = {name: list(column) for name, column in columns.items()}
        self.rows = len(next(iter(self._columns.values()), []))

    @classmethod
    def of(cls, rows: Sequence[Mapping[str, Any]], names: Sequence[str] = ()) -> "ResultTable":
        """Return a table of rows; columns are in the order in which they first come up."""
        found = dict.fromkeys([*names, *(name for row in rows for name in row)])
        return cls({name: [row.get(name) for row in rows] for name in found})

    def __getitem__(self, name: str) -> list[Any]:
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)

    def records(self) -> Iterator[dict[str, Any]]:
        """Yield the rows, each by the names of its columns."""
        for row in zip(*self._columns.values(), strict=True):
            yield dict(zip(self._columns, row, strict=True))

    def numpy(self, name: str) -> Any:
        """Return a column as a numpy array."""
        import numpy as np

        return np.asarray(self._columns[name])

    def arrow(self) -> Any:
        """Return the table as a pyarrow table."""
        import pyarrow as pa

        return pa.table(self._columns)

    def __repr__(self) -> str:
        return f"<Table, {self.rows} rows: {', '.join(self._columns)}>"

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(name)}</th>" for name in self._columns)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(_short(value))}</td>" for value in row) + "</tr>"
            for row, _ in zip(zip(*self._columns.values(), strict=True), range(SHOWN), strict=False)
        )
        more = f"<p>{self.rows} rows</p>" if self.rows > SHOWN else ""
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{more}"


def _short(value: object) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)


# -- one row per game and seat ---------------------------------------------------------------------------


def games_table(
    plan: Simulation, workers: int = 1, progress: Callable[[int], None] | None = None, traits: bool = True
) -> ResultTable:
    """Play a plan and return a row per game and seat; raise TableGameFailed if a game breaks.

    They are the games of `simulate`. `points_SOURCE` says where points came from; `traits` adds what the seat
    ended with or did (`trait_NAME`, a list of words). `option_NAME` is an option of the rules, so that tables
    of several variants can be joined.
    """
    prepare(plan)
    spans = [range(first, min(first + BATCH, plan.games)) for first in range(0, plan.games, BATCH)]
    ready: dict[int, list[dict[str, Any]]] = {}
    for number, found in spread(partial(_span, plan, traits), spans, workers):
        if isinstance(found, WorkerDied):
            raise TableGameFailed(str(found), game=spans[number][0], error=str(found))
        ready[number] = found
        if progress is not None:
            progress(len(spans[number]))
    return ResultTable.of([row for number in sorted(ready) for row in ready[number]])


def _span(plan: Simulation, traits: bool, span: range) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for number in span:
        try:
            rows += _rows(plan, traits, number)
        except StarholdError as error:
            raise TableGameFailed(f"game {number}: {error}", game=number, error=str(error)) from None
    return rows


def _rows(plan: Simulation, traits: bool, number: int) -> list[dict[str, Any]]:
    game = registry.game(plan.game)
    chance, choices = seeds(plan, number)
    options = game.complete(plan.options)
    state = game.start(plan.players, chance, options)
    first = getattr(state.view(None), "first", None) if plan.players > 1 else None
    if not traits and set(plan.bots) == {RANDOM}:
        length = int(play_out(state, chance, choices, plan.limit))
        return list(_result(plan, state, None, length, number, first))
    made: list[RecordedMove] = []
    with Players(plan.bots, game, options) as players:
        for seat, action in decisions(plan, state, players.all, choices):
            made.append(RecordedMove(seat, game.actions[action].notation, ()))
            state.play(seat, action, chance)
        players.over = state
    return list(_result(plan, state, made if traits else None, len(made), number, first))


def _result(
    plan: Simulation,
    state: State,
    made: Sequence[RecordedMove] | None,
    length: int,
    number: int,
    first: int | None,
) -> Iterator[dict[str, Any]]:
    game = registry.game(plan.game)
    points, ranks, sources = state.scores(), state.ranks(), game.sources(state)
    shares = win_shares(ranks)
    options = {f"option_{name}": value for name, value in game.complete(plan.options).items()}
    for seat in range(plan.players):
        row: dict[str, Any] = {
            "game": number,
            "seat": seat,
            "place": None if first is None else (seat - first) % plan.players,
            "bot": plan.bots[seat],
            "points": points[seat],
            "rank": ranks[seat],
            "win": shares[seat],
            "margin": points[seat] - max(points[:seat] + points[seat + 1 :], default=0),
            "length": length,
        }
        row.update({f"points_{name}": value for name, value in sources[seat].items()})
        if made is not None:
            own = [move for move in made if move.seat == seat]
            row["decisions"] = len(own)
            named = game.traits(state, seat, own)
            for name, values in named.items():
                row[f"trait_{name}"] = [_named(game, value) for value in values]
        yield row | options


def _named(game: Game, value: str) -> str:
    """Return a trait's value as the data calls it: `nibiru` for the text `GAME-planet-nibiru`."""
    for noun in game.vocabulary.nouns:
        if value.startswith(prefix := f"{game.name}-{noun}-"):
            return value.removeprefix(prefix)
    return value


# -- tournaments -----------------------------------------------------------------------------------------


def tournament_table(games: Sequence[TournamentGame]) -> ResultTable:
    """Return a row per game and seat."""
    rows: list[dict[str, Any]] = []
    for one in games:
        if not one.counts:
            continue
        for seat, bot in enumerate(one.bots):
            rows.append(
                {
                    "game": one.number,
                    "seat": seat,
                    "bot": bot,
                    "points": one.scores[seat],
                    "rank": one.ranks[seat],
                    "win": one.shares[seat],
                    "decisions": one.moves[seat],
                    "seconds": one.seconds[seat],
                    "iterations": one.iterations[seat],
                    "length": sum(one.moves),
                    "error": "" if one.failure is None else one.failure.error,
                }
            )
    return ResultTable.of(rows)


def standings_table(rows: Mapping[str, Standing]) -> ResultTable:
    """Return a row per bot, the strongest first."""
    fields = [name for name in Standing.__struct_fields__ if name != "against"]
    told = {name: [getattr(row, name) for row in rows.values()] for name in fields}
    return ResultTable({"bot": list(rows), **told})


def cross_table(rows: Mapping[str, Standing]) -> ResultTable:
    """Return a row per bot and a column per opponent: the share of wins in games with that opponent."""
    columns: dict[str, list[Any]] = {"bot": list(rows)}
    for other in rows:
        found = [row.against.get(other) for row in rows.values()]
        columns[other] = [math.nan if one is None else one.win_share for one in found]
    return ResultTable(columns)


# -- reviews ---------------------------------------------------------------------------------------------


def moments_table(review: Review) -> ResultTable:
    """Return a row per move of a review: what it was worth, what would have been better, what luck gave."""
    return ResultTable.of(
        [
            {
                "ply": one.ply,
                "seat": one.seat,
                "round": one.round,
                "move": one.made.notation,
                "mark": one.mark,
                "error": one.error,
                "doubt": one.doubt,
                "better": None if one.better is None else one.better.notation,
                "before": one.before[one.seat],
                "after": one.after[one.seat],
                "choice": one.choice[one.seat],
                "luck": 0.0 if one.luck is None else one.luck.shares[one.seat],
            }
            for one in review.moments
        ]
    )
