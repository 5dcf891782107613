"""`starhold doctor`: what is installed here, what is missing, and whether it works."""

import importlib.metadata
import platform
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text as Styled

import starhold
from starhold import bots
from starhold.arena.simulate import Simulation, simulate
from starhold.bots.config import config_for
from starhold.bots.weights import unfit
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.text import Text

#: how a finding begins: all is well, something is not installed that not everybody needs, something is broken
GOOD, MISSING, BROKEN = "good", "missing", "broken"
SIGNS: Final = {GOOD: ("✓", "green"), MISSING: ("–", "yellow"), BROKEN: ("✗", "red")}


class Finding(NamedTuple):
    """One line."""

    state: str
    said: str


def show(database: str, text: Text, console: Console) -> int:
    """Examine everything and print the findings; return 1 if something is broken."""
    broken = False
    for finding in examine(database, text):
        sign, colour = SIGNS[finding.state]
        console.print(Styled.assemble((f"{sign} ", colour), finding.said), soft_wrap=True)
        broken |= finding.state == BROKEN
    console.print(Styled(text.say("doctor-broken" if broken else "doctor-well"), "bold"))
    return 1 if broken else 0


def examine(database: str, text: Text) -> Iterator[Finding]:
    """Yield what there is."""
    system = f"{platform.system()} {platform.machine()}"
    yield Finding(GOOD, f"starhold {starhold.__version__}")
    yield Finding(GOOD, f"{platform.python_implementation()} {platform.python_version()}, {system}")
    if starhold.COMPILED:
        yield Finding(GOOD, text.say("cli-engine", kind=text.say("cli-compiled")))
    else:
        yield Finding(MISSING, text.say("doctor-interpreted"))
    yield Finding(GOOD, text.say("doctor-games", games=", ".join(registry.names())))
    yield from _bots(text)
    yield _play(text)
    for extra in extras():
        lacking = missing(extra)
        if lacking:
            said = text.say("doctor-extra-missing", extra=extra, missing=", ".join(lacking))
            yield Finding(MISSING, said)
        else:
            yield Finding(GOOD, text.say("doctor-extra", extra=extra))
    page = files("starhold") / "server" / "static" / "index.html"
    yield (
        Finding(GOOD, text.say("doctor-client"))
        if page.is_file()
        else Finding(MISSING, text.say("doctor-no-client"))
    )
    yield from _server(database, text)


def _bots(text: Text) -> Iterator[Finding]:
    """Yield those of packages, and programs: whether they can be started, and have nets for these rules."""
    try:
        names = bots.names()
    except StarholdError as error:
        yield Finding(BROKEN, text.error(error))
        return
    yield Finding(GOOD, text.say("doctor-bots", bots=", ".join(names)))
    for name in names:
        try:
            bots.bot(name)
        except (StarholdError, ImportError, AttributeError) as error:
            said = text.error(error) if isinstance(error, StarholdError) else str(error)
            yield Finding(BROKEN, f"{name}: {said}")
    for game in map(registry.game, registry.names()):
        for net in unfit(config_for(game), game.version):
            yield Finding(MISSING, text.say("cli-unfit-net", net=net, game=game.name, rules=game.version))


def _play(text: Text) -> Finding:
    """Return a game of each kind, with all rules of thumb checked after every move."""
    for game in registry.names():
        players = max(2, registry.game(game).min_players)
        tally = simulate(Simulation(game, players, 1, ("newcomer",) * players, seed=1, check=True))
        for failure in tally.failures:
            return Finding(BROKEN, text.say("doctor-play-failed", game=game, error=failure.error))
    return Finding(GOOD, text.say("doctor-play"))


def extras() -> list[str]:
    """Return what `pip install ".[…]"` can add."""
    return sorted(importlib.metadata.metadata("starhold").get_all("Provides-Extra") or ())


def missing(extra: str) -> list[str]:
    """Return the packages of an extra that are not installed."""
    return [name for name in _named(extra) if not _installed(name)]


def _named(extra: str) -> Iterator[str]:
    for requirement in importlib.metadata.requires("starhold") or ():
        words, _, marker = requirement.partition(";")
        if re.search(rf"extra == ['\"]{re.escape(extra)}['\"]", marker) is None:
            continue
        if sys.platform == "win32" and re.search(r"sys_platform != ['\"]win32['\"]", marker):
            continue
        yield re.split(r"[^A-Za-z0-9._-]", words.strip())[0]


def _installed(name: str) -> bool:
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def _server(database: str, text: Text) -> Iterator[Finding]:
    """Yield findings about settings, database and backups, and change nothing."""
    serve = import_module("starhold.cli.serve")
    try:
        loaded = serve.settings_for(database)
    except StarholdError as error:
        yield Finding(BROKEN, text.error(error))
        return
    where = str(loaded.file or text.say("config-no-file", folder=str(serve.data_folder())))
    changed = sum(origin != "default" for origin in loaded.origins.values())
    yield Finding(GOOD, text.say("config-good", where=where, changed=changed))
    yield _storage(serve.database_url(loaded.settings.database.url, make=False), text)
    yield _site(serve.data_folder(), loaded.settings.device.site, text)
    yield from _backups(serve.backup_folder(loaded.settings), text)


def _site(home: Path, name: str, text: Text) -> Finding:
    """Return whether visitors' devices can play against bots themselves."""
    site = import_module("starhold.server.http.device_site").DeviceSite(home, name)
    kind = site.fault or ("none" if site.info is None else "compiled" if site.info.engine else "plain")
    state = GOOD if kind == "compiled" else MISSING
    return Finding(state, text.say("doctor-site", kind=kind, folder=str(site.folder)))


def _backups(folder: Path | None, text: Text) -> Iterator[Finding]:
    backup = import_module("starhold.server.store.backup")
    if folder is None:
        return
    if folder.exists():
        try:
            backup.check_folder(folder)
        except StarholdError as error:
            yield Finding(BROKEN, text.error(error))
            return
    yield Finding(GOOD, text.say("doctor-backups", folder=str(folder)))


def _storage(url: str, text: Text) -> Finding:
    """Return findings about the database without changing it; only this loads the server's libraries."""
    found = import_module("starhold.server.store.checkup").checkup
    try:
        state, where, form = found(url)
    except StarholdError as error:
        return Finding(BROKEN, text.say("doctor-storage-broken", error=text.error(error)))
    return Finding(GOOD, text.say(f"doctor-storage-{state}", where=where, form=form))
