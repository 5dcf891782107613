"""`starhold admin`: what operators do, from the command line; the same acts as on /admin."""

import asyncio
import getpass
import logging
import os
import time
from collections.abc import Iterable, Sequence

import structlog
from rich.console import Console

from starhold.cli.arguments import UnknownAct
from starhold.cli.serve import bus_of, data_folder, notify_server, settings_for
from starhold.cli.storage import existing, hand_over_data
from starhold.server.people.operators import Operator, Operators, Request
from starhold.server.services import Services
from starhold.server.store.bus import bus_for
from starhold.server.store.store import Store
from starhold.text import Text

#: what is only read
LISTS = ("people", "person", "tables", "table", "reports", "invitations", "bans", "log")


def run(act: str, about: str, request: Request, database: str, text: Text, console: Console) -> None:
    """Carry out an act, or show a list; raise what is wrong."""
    # What was done is noted in the database; lines of a log are for servers.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    asyncio.run(_run(act, about, request, database, text, console))


async def _run(act: str, about: str, request: Request, database: str, text: Text, console: Console) -> None:
    settings = settings_for(database).settings
    url = existing(database)
    store = Store(url)
    store.prepare()
    # Where there are several processes they hear of it by the bus, else by a signal.
    services = Services(store, bus_for(bus_of(settings), url))
    operators = services.operators
    known = (*LISTS, *operators.acts)
    if act not in known:
        raise UnknownAct(f"no action {act!r}", name=act, known=", ".join(known))
    await services.bus.open(lambda news: None)
    try:
        await services.bans.read()
        if act in LISTS:
            await _show(act, about, operators, text, console)
            return
        who = Operator(f"{os.environ.get('SUDO_USER') or getpass.getuser()} (command line)", "operator")
        answer = await operators.do(who, act, request)
        if act == "export":
            print(answer)
            return
        said = text.say(f"admin-answer-{act}", answer=answer) if answer else text.say("admin-done")
        console.print(said, soft_wrap=True, markup=False)
    finally:
        await services.close()
        hand_over_data(store)
    notify_server(data_folder())


async def _show(act: str, about: str, operators: Operators, text: Text, console: Console) -> None:
    store, call = operators.store, operators.database.call
    if act in ("person", "table"):
        await _show_one(act, about, operators, text, console)
        return
    rows: Iterable[Sequence[str]]
    if act == "people":
        heads = ("admin-id", "admin-name", "admin-kind", "admin-created", "admin-seen", "admin-ban-state")
        rows = [
            (
                one.id,
                one.name,
                "bot" if one.owner else "account" if one.account else "guest",
                _moment(one.created),
                _moment(one.seen),
                "×" if one.banned else "",
            )
            for one in await call(store.people, about)
        ]
    elif act == "tables":
        heads = ("admin-id", "admin-game", "admin-status", "admin-players", "admin-moves", "admin-changed")
        rows = [
            (one.id, one.game, one.status, one.names, str(one.version), _moment(one.updated))
            for one in await call(store.tables, about)
        ]
    elif act == "reports":
        heads = ("admin-id", "admin-since", "admin-table", "admin-who", "admin-text", "admin-quote")
        rows = [
            (one.id, _moment(one.at), one.table_id, one.person, one.text, one.quote)
            for one in await call(store.reports)
        ]
    elif act == "invitations":
        heads = ("admin-code", "admin-reason", "admin-left", "admin-by", "admin-since", "admin-until")
        rows = [
            (one.code, one.note, str(one.left), one.by, _moment(one.at), _moment(one.until))
            for one in await call(store.invitations)
        ]
    elif act == "bans":
        heads = ("admin-kind", "admin-who", "admin-reason", "admin-since", "admin-until", "admin-by")
        bans = operators.accounts.bans.all.values()
        rows = [(one.kind, one.name, one.reason, _moment(one.at), _moment(one.until), one.by) for one in bans]
    else:
        heads = ("admin-since", "admin-by", "admin-act", "admin-who", "admin-reason", "admin-detail")
        rows = [
            (_moment(one.at), one.by, one.act, one.about, one.reason, one.detail)
            for one in await call(store.audit, about)
        ]
    lines = [[text.say(head) for head in heads], *([_plain(cell) for cell in row] for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(heads))]
    for line in lines:
        # Nothing is cut or wrapped: other programs read it, too.
        padded = "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        console.print(padded.rstrip(), soft_wrap=True, markup=False, highlight=False)


async def _show_one(act: str, about: str, operators: Operators, text: Text, console: Console) -> None:
    store, call = operators.store, operators.database.call
    lines: list[str]
    if act == "person":
        one = await operators.find(about)
        sat = await call(store.tables_of, one.id)
        lines = [f"{name}: {value}" for name, value in one._asdict().items()]
        lines += [f"{table.id} {table.game} {table.status} {table.names}" for table in sat]
    else:
        table = await operators.tables.table(about)
        lines = [f"{name} {person}" for name, person in await call(store.seats_of, table.id)]
        lines += [
            f"{line.number} [{line.room}] {line.name} {line.person}: {line.text}"
            for line in await call(store.chat, table.id)
        ]
    for line in lines:
        console.print(line, soft_wrap=True, markup=False, highlight=False)


def _plain(cell: str) -> str:
    """Return what people wrote without what moves a terminal's cursor."""
    return "".join(sign if sign.isprintable() else " " for sign in cell)


def _moment(at: float | None) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at)) if at else ""
