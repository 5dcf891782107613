"""`starhold tournament`: bots against each other, with a table of who is stronger and how sure that is."""

import sys
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

import starhold
from starhold.arena.sprt import Sprt, Verdict, share_at, stronger
from starhold.arena.standing import Standing, standings
from starhold.arena.tournament import Blame, Tournament, hold, prepare
from starhold.bots import measured
from starhold.bots.base import AT
from starhold.bots.measured import Measured
from starhold.cli.progress import progress_bar
from starhold.kernel.record import RecordUnreadable
from starhold.text import Text

#: what the test asks: is the first bot this many Elo points above the others, or equal?
STRONGER_ELO = 50


class Tested(msgspec.Struct, frozen=True):
    """The test whether the first bot is stronger."""

    bot: str
    #: the two shares that it decides between
    low: float
    high: float
    ratio: float
    verdict: Verdict


class FailedGame(msgspec.Struct, frozen=True):
    """A game that broke off."""

    game: int
    bots: tuple[str, ...]
    failure: Blame
    #: the bot that is to blame gave its seat up, and the game counts
    forfeit: bool = False


class TournamentReport(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    game: str
    players: int
    games: int
    seed: int
    options: dict[str, str]
    bots: dict[str, Standing]
    sprt: Tested | None
    failures: tuple[FailedGame, ...]
    workers: int
    cluster: str
    seconds: float
    compiled: bool


class TournamentOptions(msgspec.Struct, frozen=True):
    """How it is to be played and reported."""

    workers: int = 0
    cluster: str = ""
    sprt: bool = False
    #: the share that the test asks to surpass; 0: an even one
    above: float = 0.0
    json: bool = False
    progress: bool = True
    #: a file to which the shares are added, for those who choose a bot at a table
    measured: str = ""


def run(plan: Tournament, args: TournamentOptions, text: Text) -> int:
    """Hold the tournament and print how it went; return 1 if a game failed."""
    prepare(plan, args.cluster, args.sprt)
    began = time.perf_counter()
    low = args.above or share_at(0, plan.players)
    test = Sprt(low, stronger(low, STRONGER_ELO)) if args.sprt else None
    with progress_bar(text.say(f"{plan.game}-title"), plan.total, args.progress) as bar:
        games = hold(plan, args.workers, args.cluster, test, bar)
    failures = tuple(
        FailedGame(one.number, one.bots, one.failure, one.counts) for one in games if one.failure is not None
    )
    report = TournamentReport(
        game=plan.game,
        players=plan.players,
        games=sum(one.counts for one in games),
        seed=plan.seed,
        options=dict(plan.options),
        bots=standings(games, plan.bots),
        sprt=None if test is None else Tested(plan.bots[0], test.low, test.high, test.ratio, test.verdict),
        failures=failures,
        workers=args.workers,
        cluster=args.cluster,
        seconds=time.perf_counter() - began,
        compiled=starhold.COMPILED,
    )
    if args.measured:
        _measure(report, args.measured)
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        show(report, text, Console())
    for failed in failures:
        print(_blamed(failed, text), file=sys.stderr)
    return 1 if failures else 0


def _measure(report: TournamentReport, file: str) -> None:
    """Save how each bot did alone against others of one kind.

    It is noted for the level; docs/bots-measurements.md has the budgets.
    """
    found = []
    for name, row in report.bots.items():
        if report.players == 2 or (len(report.bots) == 2 and row.seats == report.games):
            for other, versus in row.against.items():
                shares = (versus.win_share, versus.low, versus.high)
                levels = (name.partition(AT)[0], other.partition(AT)[0])
                if levels[0] != levels[1]:
                    found.append(
                        Measured(report.game, report.players, *levels, versus.seats, *map(_rounded, shares))
                    )
    try:
        measured.write(found, Path(file))
    except (OSError, msgspec.MsgspecError) as error:
        raise RecordUnreadable(str(error), file=file, reason=str(error)) from None


def _rounded(share: float) -> float:
    return round(share, 4)


def show(report: TournamentReport, text: Text, console: Console) -> None:
    """Print the table of results."""
    table = Table(title=text.say(f"{report.game}-title"), title_justify="left")
    table.add_column(text.say("simulate-bot"))
    for column in ("seats", "share", "rating", "points", "time", "iterations"):
        table.add_column(text.say(f"tournament-{column}"), justify="right")
    for name, row in report.bots.items():
        table.add_row(
            name,
            f"{row.seats:,}",
            f"{row.win_share:.1%} ({row.low * 100:.0f}–{row.high * 100:.0f})",
            f"{row.rating:.1f} ±{row.sigma:.1f}",
            f"{row.points:.1f}",
            f"{row.seconds_per_move * 1000:.2f} ms",
            f"{row.iterations_per_second:,.0f}" if row.iterations_per_second else "–",
        )
    console.print(table)
    if len(report.bots) > 2:
        console.print(_cross(report, text))
    lines = [text.say("tournament-games", games=report.games, seconds=f"{report.seconds:.1f}")]
    if report.sprt is not None:
        key = f"tournament-sprt-{report.sprt.verdict.replace(' ', '-')}"
        low, high = (f"{share:.1%}" for share in (report.sprt.low, report.sprt.high))
        lines.append(text.say(key, bot=report.sprt.bot, low=low, high=high))
    for line in lines:
        console.print(Styled(line))


def _cross(report: TournamentReport, text: Text) -> Table:
    """Return the table of how each bot did against each other bot."""
    table = Table(title=text.say("tournament-cross"), title_justify="left")
    table.add_column(text.say("simulate-bot"))
    for other in report.bots:
        table.add_column(other, justify="right")
    for name, row in report.bots.items():
        found = [row.against.get(other) for other in report.bots]
        table.add_row(name, *("–" if one is None else f"{one.win_share:.1%}" for one in found))
    return table


def _blamed(failed: FailedGame, text: Text) -> str:
    """Return which bot broke which game, and where its record is."""
    blame = failed.failure
    key = "tournament-failed-bot" if blame.bot else "tournament-failed"
    if failed.forfeit:
        key = "tournament-forfeited"
    said = text.say(key, game=failed.game, bot=blame.bot, ply=blame.ply + 1, error=blame.error)
    return f"{said} {text.say('tournament-see', file=blame.file)}" if blame.file else said
