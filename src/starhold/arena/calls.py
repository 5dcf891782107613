"""Calls: simulations, tournaments and datasets from Python; each returns tables.

>>> import starhold
>>> games = starhold.simulate("kingdoms", bots="newcomer", players=3, games=2)
>>> games.rows, games["rank"].count(1) >= 2
(6, True)

`progress` is called with the number of games finished since its last call. The same arguments give the same
games as the command line does, on any number of workers.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import starhold
from starhold.arena.simulate import Simulation
from starhold.arena.sprt import Sprt, Verdict, share_at, stronger
from starhold.arena.standing import Standing, standings
from starhold.arena.tables import ResultTable, cross_table, games_table, standings_table, tournament_table
from starhold.arena.tournament import Blame, Tournament, hold
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError

if TYPE_CHECKING:
    from starhold.arena.dataset import Dataset

starhold.warn_if_interpreted()

Progress = Callable[[int], None]


class OtherNumberOfBots(StarholdError):
    """Raised when there are neither one bot nor as many as seats."""

    key: ClassVar[str] = StarholdError.key


def plan_of(
    game: str,
    bots: str | Sequence[str],
    players: int | None,
    games: int,
    seed: int,
    options: Mapping[str, str] | None,
    preset: str | None,
) -> Simulation:
    """Return the simulation that is asked for; one bot plays every seat."""
    found = registry.game(game)
    named = (bots,) if isinstance(bots, str) else tuple(bots)
    seats = players or (len(named) if len(named) > 1 else max(2, found.min_players))
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise OtherNumberOfBots(f"{len(named)} bots for {seats} seats: name one for all, or one per seat")
    return Simulation(
        game=game,
        players=seats,
        games=games,
        bots=named,
        seed=seed,
        options=found.complete(options, preset),
    )


def simulate(
    game: str,
    bots: str | Sequence[str] = "newcomer",
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    traits: bool = True,
) -> ResultTable:
    """Play games between bots and return a row per game and seat: points, rank, win, what one ended with."""
    plan = plan_of(game, bots, players, games, seed, options, preset)
    return games_table(plan, workers or os.cpu_count() or 1, progress, traits)


class TournamentResult(NamedTuple):
    """What a tournament came to."""

    #: a row per game and seat
    games: ResultTable
    #: a row per bot: share of wins with its interval, rating, points, time per move
    standings: ResultTable
    #: a row per bot, a column per opponent: shares of wins
    cross: ResultTable
    #: the rows of `standings` as objects, by bot
    bots: dict[str, Standing]
    #: games that broke off, and why
    failures: list[Blame]
    #: what the test found, if one was asked for
    verdict: Verdict | None


def tournament(
    game: str,
    bots: Sequence[str],
    players: int = 2,
    games: int = 400,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    out: str | os.PathLike[str] | None = None,
    sprt: bool = False,
    elo: float = 50,
    workers: int = 0,
    progress: Progress | None = None,
) -> TournamentResult:
    """Let bots play each other from every seat with the same dice.

    `out` is a folder for records, from which a tournament that was stopped resumes. `sprt` stops when it is
    clear whether the first bot is `elo` points stronger than the others.
    """
    plan = Tournament(
        game=game,
        bots=tuple(bots),
        players=players,
        games=games,
        seed=seed,
        options=registry.game(game).complete(options, preset),
        out=None if out is None else os.fspath(out),
    )
    low = share_at(0, players)
    test = Sprt(low, stronger(low, elo)) if sprt else None
    found = hold(plan, workers, sprt=test, progress=progress)
    rows = standings(found, plan.bots)
    return TournamentResult(
        games=tournament_table(found),
        standings=standings_table(rows),
        cross=cross_table(rows),
        bots=rows,
        failures=[one.failure for one in found if one.failure is not None],
        verdict=None if test is None else test.verdict,
    )


def dataset(
    game: str,
    out: str | os.PathLike[str],
    bots: str | Sequence[str] = "casual",
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> "Dataset":
    """Play games, write their decisions to a Parquet file and return it as read; needs the extra `data`."""
    from starhold.arena.dataset import read, write

    plan = plan_of(game, bots, players, games, seed, options, preset)
    write(plan, Path(out), workers or os.cpu_count() or 1, progress)
    return read(Path(out))
