"""The command `starhold`: its arguments and options; what they do is in the other files.

Help and errors are message ids here and are put into the user's language when the
command is built, so the language has to be known before anything is parsed.
"""

import contextlib
import gc
import os
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import typer
from rich.console import Console
from typer import rich_utils
from typer.core import TyperGroup
from typer.exceptions import Abort, Exit, TyperException

import starhold
from starhold.arena.tournament import Tournament
from starhold.bots.base import allow_programs
from starhold.bots.weights import UnfitNet
from starhold.cli import (
    book,
    completion,
    doctor,
    games,
    hint,
    learn,
    play,
    records,
    report,
    review,
    simulation,
    tournament,
)
from starhold.cli.arguments import (
    DataMissing,
    TrainMissing,
    UnknownCommand,
    UnknownLanguage,
    language_asked,
    options_of,
    words_of,
)
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.text import LANGUAGES, Text, preferred

# -- the commands ---------------------------------------------------------------------------------


class Group(TyperGroup):
    """All commands; an unknown one is refused with a list of those that exist."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            known = ", ".join(self.list_commands(ctx))
            raise UnknownCommand(f"no command {args[0]!r}", name=args[0], known=known)
        return super().resolve_command(ctx, args)


HELP = ["--help", "-h"]

commands = typer.Typer(
    cls=Group,
    help="cli-help",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP},
)


def known_games(incomplete: str) -> list[str]:
    """Return the games, for a shell that completes a word."""
    return [name for name in registry.names() if name.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help="cli-help-game", metavar="GAME", autocompletion=known_games)]
File = Annotated[str, typer.Argument(help="cli-help-file", metavar="FILE")]
Lang = Annotated[str | None, typer.Option("--lang", help="cli-help-lang", metavar="|".join(LANGUAGES))]
Options = Annotated[str, typer.Option("--options", help="cli-help-options", metavar="NAME=VALUE,…")]
Workers = Annotated[int, typer.Option("--workers", help="cli-help-workers", metavar="N", min=0)]
Cluster = Annotated[str, typer.Option("--cluster", help="cli-help-cluster", metavar="ray[:ADDRESS]")]
Preset = Annotated[str | None, typer.Option("--preset", help="cli-help-preset", metavar="PRESET")]


def _version(ctx: typer.Context, wanted: bool) -> None:
    if wanted:
        kind = "cli-compiled" if starhold.COMPILED else "cli-interpreted"
        text: Text = ctx.obj
        print(f"starhold {starhold.__version__} ({text.say(kind)})")
        raise Exit


@commands.callback()
def root(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="cli-help-version", callback=_version, is_eager=True)
    ] = False,
    lang: Lang = None,
) -> None:
    """Serve if no command follows; what stands before one was read when the language was chosen."""
    if ctx.invoked_subcommand is None:
        with libraries():
            from starhold.cli import serve

        serve.serve_with({}, os.environ.get("STARHOLD_CONFIG", ""), ctx.obj, show=True)


@contextlib.contextmanager
def libraries(error: type[StarholdError] | None = None) -> Iterator[None]:
    """Enclose imports that only some commands wait for; raise `error` where an extra provides them.

    Meanwhile nobody looks for garbage: modules leave none, and looking takes a tenth of a server's start.
    """
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    except ModuleNotFoundError as missing:
        if error is None or (missing.name or "").startswith("starhold"):
            raise
        raise error(str(missing), module=missing.name or "") from None
    finally:
        if collected:
            gc.enable()


Database = Annotated[str, typer.Option("--database", help="cli-help-database", metavar="URL")]
WithoutEnd = Annotated[bool, typer.Option("--without-end", help="cli-help-without-end")]


def command(name: str, panel: str, *examples: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a command in a panel of the help, with the arguments of some examples."""
    return commands.command(
        name,
        help=f"cli-help-{name}",
        rich_help_panel=f"cli-panel-{panel}",
        epilog="\n".join(f"starhold {name} {arguments}".rstrip() for arguments in examples),
    )


@command("play", "play", "galaxies --seats human,casual,casual", "--resume game.json")
def play_command(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(help="cli-help-game", metavar="GAME", autocompletion=known_games)
    ] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", help="cli-help-seats", metavar="human,BOT,…")
    ] = None,
    names: Annotated[str, typer.Option("--names", help="cli-help-names", metavar="NAME,…")] = "",
    seed: Annotated[int | None, typer.Option("--seed", help="cli-help-seed", metavar="N")] = None,
    options: Options = "",
    preset: Preset = None,
    resume: Annotated[str | None, typer.Option("--resume", help="cli-help-resume", metavar="FILE")] = None,
    save: Annotated[str | None, typer.Option("--save", help="cli-help-save", metavar="FILE")] = None,
    open_table: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
    lang: Lang = None,
) -> None:
    args = play.PlayOptions(
        game=game,
        seats=words_of(seats) if seats is not None else None,
        names=words_of(names),
        seed=seed,
        options=options_of(options),
        preset=preset,
        resume=resume,
        save=save,
        open_table=open_table,
    )
    raise Exit(play.play(args, ctx.obj, Console()))


@command("learn", "play", "galaxies", "kingdoms bids")
def learn_command(
    ctx: typer.Context,
    game: GameName,
    lesson: Annotated[str | None, typer.Argument(help="cli-help-lesson", metavar="LESSON")] = None,
    step: Annotated[int, typer.Option("--step", help="cli-help-lesson-step", metavar="N")] = 1,
    lang: Lang = None,
) -> None:
    raise Exit(learn.learn(game, lesson, step, ctx.obj, Console()))


@command("games", "play", "", "--provenance")
def games_command(
    ctx: typer.Context,
    provenance: Annotated[bool, typer.Option("--provenance", help="cli-help-provenance")] = False,
    lang: Lang = None,
) -> None:
    games.show(ctx.obj, Console(), provenance)


@command("rules", "play", "galaxies follow", "roll R-SHIP-1")
def rules_command(
    ctx: typer.Context,
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(help="cli-help-rule", metavar="ID")] = None,
    everything: Annotated[bool, typer.Option("--all", help="cli-help-rules-all")] = False,
    lang: Lang = None,
) -> None:
    book.show(game, " ".join(words or []), everything, ctx.obj, Console())


@command("replay", "study", "game.json", "game.json --all --svg table.svg")
def replay_command(
    ctx: typer.Context,
    file: File,
    step: Annotated[bool | None, typer.Option("--step/--all", help="cli-help-step")] = None,
    check: Annotated[bool, typer.Option("--check", help="cli-help-check")] = False,
    svg: Annotated[str | None, typer.Option("--svg", help="cli-help-svg", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    records.replay(file, step, check, svg, ctx.obj, Console())


@command("review", "study", "game.json", "game.json --out review.html")
def review_command(
    ctx: typer.Context,
    file: File,
    budget: Annotated[
        int, typer.Option("--budget", help="cli-help-review-budget", metavar="N", min=0, max=100_000)
    ] = 0,
    out: Annotated[str, typer.Option("--out", help="cli-help-review-out", metavar="PAGE")] = "",
    lang: Lang = None,
) -> None:
    review.show(file, budget, out, ctx.obj, Console())


@command("hint", "study", "game.json --ply 12", "game.json --ply 12 --bot strong@100ms")
def hint_command(
    ctx: typer.Context,
    file: File,
    ply: Annotated[int, typer.Option("--ply", help="cli-help-ply", metavar="N", min=0)],
    seat: Annotated[int | None, typer.Option("--seat", help="cli-help-hint-seat", metavar="N", min=1)] = None,
    adviser: Annotated[str, typer.Option("--bot", help="cli-help-adviser", metavar="BOT")] = "expert",
    lang: Lang = None,
) -> None:
    hint.show(file, ply, seat, adviser, ctx.obj, Console())


@command(
    "bot",
    "bots",
    "--server https://example.org --token TOKEN --join https://example.org/join/TABLE/INVITE",
    "--server https://example.org --token TOKEN --level strong@100ms --offer roll --challenge Ada --accept",
)
def bot_command(
    ctx: typer.Context,
    server: Annotated[str, typer.Option("--server", help="cli-help-bot-server", metavar="URL")],
    token: Annotated[
        str, typer.Option("--token", help="cli-help-bot-token", metavar="TOKEN", envvar="STARHOLD_TOKEN")
    ],
    level: Annotated[str, typer.Option("--level", help="cli-help-bot-level", metavar="BOT")] = "expert",
    links: Annotated[
        list[str] | None, typer.Option("--join", help="cli-help-bot-join", metavar="LINK")
    ] = None,
    offer: Annotated[str, typer.Option("--offer", help="cli-help-bot-offer", metavar="GAME")] = "",
    rival: Annotated[str, typer.Option("--challenge", help="cli-help-bot-challenge", metavar="NAME")] = "",
    accept: Annotated[bool, typer.Option("--accept", help="cli-help-bot-accept")] = False,
    lang: Lang = None,
) -> None:
    from starhold.cli import remote

    wishes = remote.Wishes(links or [], offer, rival, accept)
    remote.run(server, token, level, wishes, ctx.obj, Console())


@command(
    "puzzles",
    "study",
    "galaxies --from records --out puzzles.json",
    "roll --from one.json --from two.json --out puzzles.json",
)
def puzzles_command(
    ctx: typer.Context,
    game: GameName,
    sources: Annotated[list[str], typer.Option("--from", help="cli-help-puzzles-from", metavar="RECORDS")],
    out: Annotated[str, typer.Option("--out", help="cli-help-puzzles-out", metavar="FILE")],
    budget: Annotated[
        int, typer.Option("--budget", help="cli-help-review-budget", metavar="N", min=0, max=100_000)
    ] = 0,
    lang: Lang = None,
) -> None:
    review.find_puzzles(game, sources, out, budget, ctx.obj, Console())


@command("verify", "study", "game.json", "game.json --word comet")
def verify_command(
    ctx: typer.Context,
    file: File,
    commitment: Annotated[str, typer.Option("--commitment", help="cli-help-commitment", metavar="HEX")] = "",
    word: Annotated[str, typer.Option("--word", help="cli-help-word", metavar="WORD")] = "",
    lang: Lang = None,
) -> None:
    records.verify(file, commitment, word, ctx.obj, Console())


@command("simulate", "bots", "roll --games 1000", "galaxies --bots casual,regular --games 100 --json")
def simulate_command(
    ctx: typer.Context,
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="cli-help-players", metavar="N")] = 0,
    count: Annotated[int, typer.Option("--games", help="cli-help-count", metavar="N", min=1)] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="cli-help-bots", metavar="BOT,…")] = "newcomer",
    seed: Annotated[int, typer.Option("--seed", help="cli-help-simulation-seed", metavar="S")] = 0,
    workers: Workers = 0,
    options: Options = "",
    preset: Preset = None,
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    out: Annotated[str | None, typer.Option("--out", help="cli-help-out", metavar="FOLDER")] = None,
    check: Annotated[bool, typer.Option("--check", help="cli-help-check")] = False,
    progress: Annotated[bool, typer.Option("--progress/--no-progress", help="cli-help-progress")] = True,
    lang: Lang = None,
) -> None:
    plan = simulation.plan_of(
        game, players, count, words_of(bots), seed, options_of(options), preset, check, out
    )
    raise Exit(simulation.run(plan, workers or os.cpu_count() or 1, json, progress, ctx.obj))


@command(
    "tournament",
    "bots",
    "roll --bots expert@300i,strong@300i --games 100",
    "galaxies --bots 'exec:./my_bot,casual' --sprt",
)
def tournament_command(
    ctx: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="cli-help-rivals", metavar="BOT,…")],
    players: Annotated[int, typer.Option("--players", help="cli-help-players", metavar="N", min=1)] = 2,
    count: Annotated[int, typer.Option("--games", help="cli-help-rounds", metavar="N", min=1)] = 400,
    sprt: Annotated[bool, typer.Option("--sprt", help="cli-help-sprt")] = False,
    above: Annotated[
        int, typer.Option("--above", help="cli-help-above", metavar="PERCENT", min=0, max=99)
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", help="cli-help-simulation-seed", metavar="S", min=0)] = 0,
    workers: Workers = 0,
    cluster: Cluster = "",
    options: Options = "",
    preset: Preset = None,
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    out: Annotated[str | None, typer.Option("--out", help="cli-help-resumable", metavar="FOLDER")] = None,
    progress: Annotated[bool, typer.Option("--progress/--no-progress", help="cli-help-progress")] = True,
    measured: Annotated[str, typer.Option("--measured", help="cli-help-measured", metavar="FILE")] = "",
    lang: Lang = None,
) -> None:
    chosen = registry.game(game).complete(options_of(options), preset)
    plan = Tournament(
        game=game, bots=words_of(bots), players=players, games=count, seed=seed, options=chosen, out=out
    )
    args = tournament.TournamentOptions(
        workers=workers,
        cluster=cluster,
        sprt=sprt or above > 0,
        above=above / 100,
        json=json,
        progress=progress,
        measured=measured,
    )
    raise Exit(tournament.run(plan, args, ctx.obj))


@command("report", "bots", "galaxies --bots regular --games 500", "records --out report.html")
def report_command(
    ctx: typer.Context,
    sources: Annotated[list[str], typer.Argument(help="cli-help-sources", metavar="GAME|FILE…")],
    out: Annotated[str, typer.Option("--out", help="cli-help-report-out", metavar="FILE")] = "report.html",
    json: Annotated[bool, typer.Option("--json", help="cli-help-report-json")] = False,
    note: Annotated[str, typer.Option("--note", help="cli-help-note", metavar="TEXT")] = "",
    bots: Annotated[str, typer.Option("--bots", help="cli-help-rivals", metavar="BOT,…")] = "casual",
    players: Annotated[int, typer.Option("--players", help="cli-help-players", metavar="N", min=1)] = 2,
    count: Annotated[int, typer.Option("--games", help="cli-help-rounds", metavar="N", min=1)] = 200,
    seed: Annotated[int, typer.Option("--seed", help="cli-help-simulation-seed", metavar="S", min=0)] = 0,
    options: Options = "",
    preset: Preset = None,
    keep: Annotated[str | None, typer.Option("--keep", help="cli-help-resumable", metavar="FOLDER")] = None,
    workers: Workers = 0,
    cluster: Cluster = "",
    progress: Annotated[bool, typer.Option("--progress/--no-progress", help="cli-help-progress")] = True,
    lang: Lang = None,
) -> None:
    args = report.ReportOptions(
        sources=tuple(sources),
        out=out,
        json=json,
        note=note,
        bots=words_of(bots),
        players=players,
        games=count,
        seed=seed,
        options=options_of(options),
        preset=preset,
        keep=keep,
        workers=workers,
        cluster=cluster,
        progress=progress,
    )
    report.run(args, ctx.obj, Console())


@command(
    "dataset", "bots", "galaxies --out galaxies.parquet", "roll --bots regular --games 200 --out roll.parquet"
)
def dataset_command(
    ctx: typer.Context,
    game: GameName,
    out: Annotated[str, typer.Option("--out", help="cli-help-dataset-out", metavar="FILE.parquet")],
    table: Annotated[
        Literal["decisions", "games"], typer.Option("--table", help="cli-help-dataset-table")
    ] = "decisions",
    players: Annotated[int, typer.Option("--players", help="cli-help-players", metavar="N")] = 0,
    count: Annotated[int, typer.Option("--games", help="cli-help-count", metavar="N", min=1)] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="cli-help-bots", metavar="BOT,…")] = "casual",
    seed: Annotated[int, typer.Option("--seed", help="cli-help-simulation-seed", metavar="S", min=0)] = 0,
    workers: Workers = 0,
    options: Options = "",
    preset: Preset = None,
    progress: Annotated[bool, typer.Option("--progress/--no-progress", help="cli-help-progress")] = True,
    lang: Lang = None,
) -> None:
    with libraries(DataMissing):
        from starhold.cli import dataset

    plan = simulation.plan_of(
        game, players, count, words_of(bots), seed, options_of(options), preset, False, None
    )
    dataset.make(plan, out, table, workers or os.cpu_count() or 1, progress, ctx.obj, Console())


@command("conform", "bots", "beacon", "beacon.game:GAME")
def conform_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-help-conform-game", metavar="GAME|MODULE:GAME")],
    arguments: Annotated[
        list[str] | None, typer.Argument(help="cli-help-conform-arguments", metavar="-- PYTEST…")
    ] = None,
    lang: Lang = None,
) -> None:
    from starhold.cli import conform

    raise Exit(conform.run(game, arguments or []))


@command("train", "bots", "roll --out training", "kingdoms --out training --generations 5 --games 500")
def train_command(
    ctx: typer.Context,
    game: GameName,
    out: Annotated[str, typer.Option("--out", help="cli-help-train-out", metavar="FOLDER")],
    generations: Annotated[
        int, typer.Option("--generations", help="cli-help-generations", metavar="N", min=0)
    ] = 25,
    count: Annotated[int, typer.Option("--games", help="cli-help-train-games", metavar="N", min=1)] = 2000,
    experts: Annotated[int, typer.Option("--experts", help="cli-help-experts", metavar="N", min=0)] = 0,
    expert_games: Annotated[
        int, typer.Option("--expert-games", help="cli-help-expert-games", metavar="N", min=1)
    ] = 100,
    search: Annotated[int, typer.Option("--search", help="cli-help-search", metavar="N", min=1)] = 100,
    begin: Annotated[str, typer.Option("--from", help="cli-help-train-from", metavar="NET")] = "",
    seed: Annotated[int, typer.Option("--seed", help="cli-help-train-seed", metavar="S", min=0)] = 1,
    workers: Workers = 0,
    cluster: Cluster = "",
    progress: Annotated[bool, typer.Option("--progress/--no-progress", help="cli-help-progress")] = True,
    lang: Lang = None,
) -> None:
    with libraries(TrainMissing):
        from starhold.arena.training import TrainingSettings
        from starhold.cli import training

    course = TrainingSettings(
        game, seed, generations, count, experts=experts, expert_games=expert_games, search=search
    )
    training.train(course, out, begin, workers, cluster, progress, ctx.obj, Console())


Config = Annotated[
    str, typer.Option("--config", help="cli-help-config-file", metavar="FILE", envvar="STARHOLD_CONFIG")
]


@command("serve", "server", "", "--host 0.0.0.0 --port 8080")
def serve_command(
    ctx: typer.Context,
    config: Config = "",
    host: Annotated[str | None, typer.Option("--host", help="cli-help-host", metavar="ADDRESS")] = None,
    port: Annotated[
        int | None, typer.Option("--port", help="cli-help-port", metavar="N", min=0, max=65535)
    ] = None,
    socket: Annotated[str | None, typer.Option("--socket", help="cli-help-socket", metavar="FILE")] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="cli-help-database", metavar="URL")
    ] = None,
    bus: Annotated[str | None, typer.Option("--bus", help="cli-help-bus", metavar="URL")] = None,
    processes: Annotated[
        int | None,
        typer.Option("--processes", "--workers", help="cli-help-serve-processes", metavar="N", min=1, max=64),
    ] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option("--bot-workers", "--thinkers", help="cli-help-bot-workers", metavar="N", min=1, max=64),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="cli-help-serve-bot", metavar="NAME=COMMAND")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="cli-help-secure")] = False,
    log: Annotated[str | None, typer.Option("--log", help="cli-help-log", metavar="FILE")] = None,
    backups: Annotated[
        str | None, typer.Option("--backups", help="cli-help-backups", metavar="FOLDER")
    ] = None,
    backup_hours: Annotated[
        float | None, typer.Option("--backup-hours", help="cli-help-backup-hours", metavar="N", min=0.01)
    ] = None,
    backup_keep: Annotated[
        int | None, typer.Option("--backup-keep", help="cli-help-backup-keep", metavar="N", min=1)
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="cli-help-serve-open")] = False,
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import serve

    allow_programs(bot or ())
    given = {
        "server.host": host,
        "server.port": port,
        "server.socket": socket,
        "server.processes": processes,
        "server.bot_workers": bot_workers,
        "server.secure": secure or None,
        "server.log": log,
        "database.url": database,
        "database.bus": bus,
        "backups.folder": backups,
        "backups.hours": backup_hours,
        "backups.keep": backup_keep,
    }
    flags = {name: value for name, value in given.items() if value is not None}
    serve.serve_with(flags, config, ctx.obj, show)


@command("config", "server", "init", "show")
def config_command(
    ctx: typer.Context,
    action: Annotated[str, typer.Argument(help="cli-help-config-action", metavar="init|show|check")],
    file: Annotated[str, typer.Argument(help="cli-help-config-which", metavar="FILE")] = "",
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import config

    config.run(action, file, ctx.obj, Console())


@command("admin", "server", "people anna", "ban 192.0.2.0/24 --days 7 --reason flood")
def admin_command(
    ctx: typer.Context,
    act: Annotated[str, typer.Argument(help="cli-help-admin-act", metavar="ACT")],
    about: Annotated[str, typer.Argument(help="cli-help-admin-about", metavar="WHO")] = "",
    value: Annotated[str, typer.Argument(help="cli-help-admin-value", metavar="VALUE")] = "",
    reason: Annotated[str, typer.Option("--reason", help="cli-help-admin-reason", metavar="TEXT")] = "",
    days: Annotated[
        float | None, typer.Option("--days", help="cli-help-admin-days", metavar="N", min=0.01, max=36500)
    ] = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import admin
        from starhold.server.people.operators import Request

    # A text for everybody is about nobody.
    about, value = ("", about) if act in ("announce", "maintenance", "invite") else (about, value)
    admin.run(act, about, Request(about, value, reason, days), database, ctx.obj, Console())


@command("site", "server", "--out public", "--out public --runtime build/device")
def site_command(
    ctx: typer.Context,
    out: Annotated[str, typer.Option("--out", help="cli-help-site-out", metavar="FOLDER")],
    runtime: Annotated[str, typer.Option("--runtime", help="cli-help-runtime", metavar="FOLDER")] = "",
    node: Annotated[str, typer.Option("--node", help="cli-help-node", metavar="PROGRAM")] = "",
    address: Annotated[str, typer.Option("--address", help="cli-help-site-address", metavar="URL")] = "",
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import site

    site.write(Path(out), Path(runtime) if runtime else None, node, ctx.obj, Console(), address)


@command("backup", "server", "starhold.backup", "starhold.backup --verify")
def backup_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="cli-help-backup-file", metavar="FILE")],
    database: Database = "",
    verify: Annotated[bool, typer.Option("--verify", help="cli-help-backup-verify")] = False,
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import storage

    storage.save(file, database, verify, ctx.obj, Console())


@command(
    "restore",
    "server",
    "starhold.backup",
    "starhold.backup --database postgresql://starhold@localhost/starhold",
)
def restore_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="cli-help-restore-file", metavar="FILE")],
    database: Database = "",
    without_end: WithoutEnd = False,
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import storage

    storage.restore(file, database, without_end, ctx.obj, Console())


@command("upgrade", "server", "", "--database sqlite:///tables.db")
def upgrade_command(ctx: typer.Context, database: Database = "", lang: Lang = None) -> None:
    with libraries():
        from starhold.cli import storage

    storage.upgrade(database, ctx.obj, Console())


@command("ratings", "server", "", "--recompute")
def ratings_command(
    ctx: typer.Context,
    recompute: Annotated[bool, typer.Option("--recompute", help="cli-help-recompute")] = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import storage

    storage.ratings(recompute, database, ctx.obj, Console())


@command("export", "server", "records", "records --database sqlite:///tables.db")
def export_command(
    ctx: typer.Context,
    folder: Annotated[str, typer.Argument(help="cli-help-export-folder", metavar="FOLDER")],
    database: Database = "",
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import storage

    storage.export(folder, database, ctx.obj, Console())


@command("dump", "server", "dump", "dump --database sqlite:///tables.db")
def dump_command(
    ctx: typer.Context,
    folder: Annotated[str, typer.Argument(help="cli-help-dump-folder", metavar="FOLDER")],
    database: Database = "",
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import dump

    dump.write(folder, database, ctx.obj, Console())


@command("import", "server", "starhold.backup", "game.json")
def import_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="cli-help-import-file", metavar="FILE")],
    database: Database = "",
    without_end: WithoutEnd = False,
    lang: Lang = None,
) -> None:
    with libraries():
        from starhold.cli import storage

    storage.take_in(file, database, without_end, ctx.obj, Console())


@command("doctor", "setup", "", "--database sqlite:///tables.db")
def doctor_command(ctx: typer.Context, database: Database = "", lang: Lang = None) -> None:
    raise Exit(doctor.show(database, ctx.obj, Console()))


@command("completion", "setup", "bash", "fish")
def completion_command(
    shell: Annotated[
        str,
        typer.Argument(
            help="cli-help-shell", metavar="|".join(completion.SHELLS), autocompletion=completion.known
        ),
    ],
    lang: Lang = None,
) -> None:
    print(completion.script(shell))


# -- running --------------------------------------------------------------------------------------


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; return the exit code. Errors are printed in one line."""
    asked = language_asked(arguments)
    text = Text(asked or preferred(os.environ))
    usual, warnings.showwarning = warnings.showwarning, partial(_warn, text, warnings.showwarning)
    try:
        if asked is not None and asked not in LANGUAGES:
            raise UnknownLanguage(f"no language {asked!r}", name=asked, known=", ".join(LANGUAGES))
        command = _built(text)
        completion.get_ready()
        code = command.main(list(arguments), "starhold", standalone_mode=False, obj=text)
        return code if isinstance(code, int) else 0
    except Exit as done:
        return done.exit_code
    except TyperException as error:
        return _complain(_usage(error, arguments, text), error.exit_code)
    except StarholdError as error:
        return _complain(text.error(error), 2 if isinstance(error, (UnknownCommand, UnknownLanguage)) else 1)
    except (KeyboardInterrupt, Abort):
        return _complain(text.say("cli-interrupted"), 130)
    except BrokenPipeError:
        # The reader of our output has gone; nothing more may be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        if os.environ.get("STARHOLD_DEBUG"):
            raise
        detail = (str(error).splitlines() or [""])[0]
        return _complain(text.say("error-unexpected", error=type(error).__name__, detail=detail), 70)
    finally:
        warnings.showwarning = usual


def _warn(text: Text, usual: Callable[..., None], message: Warning | str, *where: Any, **more: Any) -> None:
    """Print warnings that concern the user in their language; all others as Python does."""
    if isinstance(message, UnfitNet):
        _complain(text.say("cli-unfit-net", net=message.net, game=message.game, rules=message.rules), 0)
    else:
        usual(message, *where, **more)


def _complain(message: str, code: int) -> int:
    if message:
        print(f"starhold: {message}", file=sys.stderr)
    return code


def _usage(error: TyperException, arguments: Sequence[str], text: Text) -> str:
    """Return a complaint of the command line parser in the user's language."""
    kind = type(error).__name__
    option = str(getattr(error, "option_name", "")) or _written(getattr(error, "param", None))
    if kind == "NoSuchOption":
        return text.say("cli-error-no-such-option", option=option)
    if kind == "MissingParameter":
        return text.say("cli-error-missing", option=option)
    if kind == "BadOptionUsage":
        return text.say("cli-error-needs-value", option=option)
    if kind == "BadParameter":
        return text.say("cli-error-bad-value", option=option, value=_value_of(option, arguments))
    if "extra argument" in error.message:
        return text.say("cli-error-extra", words=error.message.rpartition("(")[2].rstrip(")"))
    return text.say("cli-error-usage", detail=error.message.rstrip("."))


def _value_of(option: str, arguments: Sequence[str]) -> str:
    """Return what was written for an option."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        if word == option:
            return following
        if word.startswith(f"{option}="):
            return word.removeprefix(f"{option}=")
    return ""


def _written(param: Any) -> str:
    """Return a parameter as it is written: --players, or GAME for one without dashes."""
    if param is None:
        return ""
    long = [name for name in param.opts if name.startswith("--")]
    return str(long[0] if long else param.metavar or param.name)


def _built(text: Text) -> TyperGroup:
    """Return the commands with their help in one language."""
    rich_utils.OPTIONS_PANEL_TITLE = text.say("cli-panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = text.say("cli-panel-arguments")
    rich_utils.ENVVAR_STRING = text.say("cli-environment", name="{}")
    rich_utils.RANGE_STRING = ""
    rich_utils.DEFAULT_STRING = text.say("cli-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = text.say("cli-required")
    built = typer.main.get_command(commands)
    assert isinstance(built, TyperGroup)
    shown: list[Any] = [built, *built.commands.values()]
    for command in shown:
        command.help = text.say(command.help)
        if command.epilog:
            command.epilog = f"{text.say('cli-examples')}\n{command.epilog}"
            command.rich_help_panel = text.say(command.rich_help_panel)
        helping: Any = command.get_help_option(typer.Context(command, help_option_names=HELP))
        helping.help = "cli-help-help"
        params: list[Any] = [*command.params, helping]
        for param in params:
            param.help = text.say(param.help or "")
            if param.metavar is None or param.param_type_name == "argument":
                # A flag takes no value, and of an argument the name says enough.
                param.display_type_rich = lambda ctx: None
    return built


class App:
    """What the installed script calls."""

    def __call__(self) -> NoReturn:
        sys.exit(run(sys.argv[1:]))


app = App()

if __name__ == "__main__":
    app()
