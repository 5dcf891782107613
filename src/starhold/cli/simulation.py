"""`starhold simulate`: many games between bots, with a progress bar and a table of results."""

import sys
import time
from collections.abc import Mapping, Sequence

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

import starhold
from starhold.arena.simulate import Failure, Simulation, Tally, prepare, simulate
from starhold.cli.arguments import NoSeats, SeatCount
from starhold.cli.progress import progress_bar
from starhold.kernel import registry
from starhold.text import Text


class SimulationReport(msgspec.Struct):
    """What `--json` prints."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    workers: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    compiled: bool
    wins: list[float]
    mean_scores: list[float]
    best_score: int
    shortest: int
    longest: int
    failures: list[dict[str, str | int]]
    #: games that a failing bot resigned; they count
    forfeits: list[dict[str, str | int]]


def plan_of(
    game: str,
    players: int,
    games: int,
    bots: tuple[str, ...],
    seed: int,
    options: Mapping[str, str],
    preset: str | None,
    check: bool,
    out: str | None,
) -> Simulation:
    """Return the simulation that the command line asks for; one bot plays every seat."""
    found = registry.game(game)
    if not bots:
        raise NoSeats("no bots given")
    seats = players or (len(bots) if len(bots) > 1 else max(2, found.min_players))
    named = bots * seats if len(bots) == 1 else bots
    if len(named) != seats:
        raise SeatCount("more or fewer bots", given=len(named), seats=seats)
    plan = Simulation(
        game=game,
        players=seats,
        games=games,
        bots=named,
        seed=seed,
        options=found.complete(options, preset),
        check=check,
        out=out,
    )
    prepare(plan)
    return plan


def run(plan: Simulation, workers: int, json: bool, progress: bool, text: Text) -> int:
    """Play the plan and print how it went; return 1 if a game failed."""
    began = time.perf_counter()
    with progress_bar(text.say(f"{plan.game}-title"), plan.games, progress) as bar:
        tally = simulate(plan, workers, bar)
    report = _report(plan, workers, tally, time.perf_counter() - began)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report, text, Console())
    _show_failures(tally, text)
    return 1 if tally.failures or tally.forfeits else 0


def _report(plan: Simulation, workers: int, tally: Tally, seconds: float) -> SimulationReport:
    played = tally.games > 0
    return SimulationReport(
        game=plan.game,
        players=plan.players,
        games=tally.games,
        bots=plan.bots,
        seed=plan.seed,
        options=dict(plan.options),
        workers=workers,
        decisions=tally.decisions,
        seconds=seconds,
        decisions_per_second=tally.decisions / seconds,
        games_per_second=tally.games / seconds,
        compiled=starhold.COMPILED,
        wins=tally.wins,
        mean_scores=tally.mean_scores,
        best_score=tally.best if played else 0,
        shortest=tally.shortest if played else 0,
        longest=tally.longest,
        failures=_told(tally.failures),
        forfeits=_told(tally.forfeits),
    )


def _told(failures: Sequence[Failure]) -> list[dict[str, str | int]]:
    return [{"game": one.number, "error": one.error, "file": one.file} for one in failures]


def _show(report: SimulationReport, text: Text, console: Console) -> None:
    table = Table(title=text.say(f"{report.game}-title"), title_justify="left")
    table.add_column(text.say("simulate-seat"), justify="right")
    table.add_column(text.say("simulate-bot"))
    for column in ("simulate-wins", "simulate-share", "simulate-mean-score"):
        table.add_column(text.say(column), justify="right")
    for seat, bot in enumerate(report.bots):
        share = report.wins[seat] / max(report.games, 1)
        table.add_row(
            str(seat + 1),
            bot,
            f"{report.wins[seat]:,.1f}".removesuffix(".0"),
            f"{share:.1%}",
            f"{report.mean_scores[seat]:.2f}",
        )
    console.print(table)
    mean = report.decisions / max(report.games, 1)
    lines = (
        text.say("simulate-games", games=report.games, best=report.best_score),
        text.say("simulate-length", mean=f"{mean:.1f}", shortest=report.shortest, longest=report.longest),
        text.say(
            "simulate-speed",
            decisions=f"{report.decisions_per_second:,.0f}",
            games=f"{report.games_per_second:,.0f}",
            seconds=f"{report.seconds:.2f}",
        ),
        text.say("cli-engine", kind=text.say("cli-compiled" if report.compiled else "cli-interpreted")),
    )
    for line in lines:
        console.print(Styled(line))


def _show_failures(tally: Tally, text: Text) -> None:
    for one in tally.forfeits:
        print(text.say("simulate-forfeited", game=one.number, error=one.error), file=sys.stderr)
    for failure in tally.failures:
        key = "simulate-failed" if failure.file else "simulate-failed-setup"
        print(
            text.say(key, game=failure.number, error=failure.error, file=failure.file),
            file=sys.stderr,
        )
