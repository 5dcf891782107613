"""`starhold report`: what wins, from records or by playing, as one HTML page."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text as Styled

from starhold.arena.page import page
from starhold.arena.report import NoGames, files, study
from starhold.arena.tournament import Tournament, hold
from starhold.cli.progress import progress_bar
from starhold.kernel import registry
from starhold.kernel.record import RecordUnreadable
from starhold.text import Text


class Wish(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    sources: tuple[str, ...]
    out: str
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


def run(wish: Wish, text: Text, console: Console) -> None:
    """Play if a game is named, read the records, write the page."""
    if len(wish.sources) == 1 and wish.sources[0] in registry.names():
        with tempfile.TemporaryDirectory() as folder:
            _write(wish, _played(wish, wish.keep or folder, text), text, console)
    else:
        _write(wish, wish.sources, text, console)


def _played(wish: Wish, folder: str, text: Text) -> Sequence[str]:
    """Play the games that are missing; the folder that holds them all."""
    name = wish.sources[0]
    options = registry.game(name).complete(wish.options, wish.preset)
    plan = Tournament(name, wish.bots, wish.players, wish.games, wish.seed, options, folder)
    with progress_bar(text.say(f"{name}-title"), plan.total, wish.progress) as bar:
        hold(plan, wish.workers, wish.cluster, progress=bar)
    return [folder]


def _write(wish: Wish, sources: Sequence[str], text: Text, console: Console) -> None:
    paths = files(sources)
    if not paths:
        raise NoGames("no records")
    with progress_bar(text.say("report-reading"), len(paths), wish.progress) as bar:
        studies = study(paths, wish.workers, bar)
    try:
        Path(wish.out).write_text(page(studies, text, wish.note), encoding="utf-8")
    except OSError as error:
        raise RecordUnreadable(str(error), file=wish.out, reason=error.strerror or str(error)) from None
    games = sum(one.games for one in studies)
    console.print(Styled(text.say("report-written", file=wish.out, games=games)))
