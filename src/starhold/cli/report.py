"""`starhold report`: what wins, from records or by playing, as one HTML page."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text as Styled

from starhold.arena.page import page
from starhold.arena.report import NoGames, data, files, study
from starhold.arena.tournament import Tournament, hold
from starhold.cli.progress import progress_bar
from starhold.kernel import registry
from starhold.kernel.record import RecordUnreadable
from starhold.text import Text


class ReportOptions(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    sources: tuple[str, ...]
    out: str
    #: print the data instead of writing a page
    json: bool = False
    note: str = ""
    #: for a game that is to be played
    bots: tuple[str, ...] = ("casual",)
    players: int = 2
    games: int = 200
    seed: int = 0
    options: dict[str, str] = {}
    preset: str | None = None
    keep: str | None = None
    workers: int = 0
    cluster: str = ""
    progress: bool = True


def run(args: ReportOptions, text: Text, console: Console) -> None:
    """Play if a game is named, read the records, write the page."""
    if len(args.sources) == 1 and args.sources[0] in registry.names():
        with tempfile.TemporaryDirectory() as folder:
            _write(args, _played(args, args.keep or folder, text), text, console)
    else:
        _write(args, args.sources, text, console)


def _played(args: ReportOptions, folder: str, text: Text) -> Sequence[str]:
    """Play the games that are missing; the folder that holds them all."""
    name = args.sources[0]
    options = registry.game(name).complete(args.options, args.preset)
    plan = Tournament(
        game=name,
        bots=args.bots,
        players=args.players,
        games=args.games,
        seed=args.seed,
        options=options,
        out=folder,
    )
    with progress_bar(text.say(f"{name}-title"), plan.total, args.progress) as bar:
        hold(plan, args.workers, args.cluster, progress=bar)
    return [folder]


def _write(args: ReportOptions, sources: Sequence[str], text: Text, console: Console) -> None:
    paths = files(sources)
    if not paths:
        raise NoGames("no records")
    with progress_bar(text.say("report-reading"), len(paths), args.progress) as bar:
        studies = study(paths, args.workers, bar)
    if args.json:
        print(data(studies).decode())
        return
    try:
        Path(args.out).write_text(page(studies, text, args.note), encoding="utf-8")
    except OSError as error:
        raise RecordUnreadable(str(error), file=args.out, reason=error.strerror or str(error)) from None
    games = sum(one.games for one in studies)
    console.print(Styled(text.say("report-written", file=args.out, games=games)))
