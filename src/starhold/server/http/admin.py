"""The operator's page: health, tables, people, limits, bans. It needs no script, but a token.

The browser asks for the token (`STARHOLD_ADMIN`) as a password; the user name does not matter.
"""

import base64
import secrets
import time
from collections.abc import Iterable, Sequence
from html import escape
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from starhold import __version__
from starhold.kernel.errors import StarholdError
from starhold.server.errors import NoSuchPage
from starhold.server.http.endpoint import refuse
from starhold.server.http.limits import RATES, Limits, Payer, address_of
from starhold.server.http.peers import PeerAnswers, Peers
from starhold.server.http.security import same_origin
from starhold.server.services import Services
from starhold.server.tables.table import Table
from starhold.text import LANGUAGES, Text

#: a token that can be guessed is none
SHORTEST_TOKEN = 16
#: so many tables and people are listed
LISTED = 200
#: a form of ours is shorter
FORM_LIMIT = 4096
#: what siblings are asked
QUESTION = "page"

STYLE = """* { box-sizing: border-box }
body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: 1.25rem 1rem 4rem;
  background: #101520; color: #e8ecf4 }
h1 { font-size: 1.4rem; margin: 0 0 1rem }
h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; color: #b9c6de }
h2 small { font-weight: normal; opacity: .75 }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .6rem; margin: 0 }
dl div { background: #1a2233; border-radius: .5rem; padding: .6rem .8rem; overflow-wrap: anywhere }
dt { font-size: .8rem; color: #9fb0cc }
dd { margin: .1rem 0 0; font-size: 1.05rem; line-height: 1.3; font-variant-numeric: tabular-nums }
table { border-collapse: collapse; width: 100% }
th { font-size: .8rem; font-weight: 600; color: #9fb0cc }
th, td { text-align: left; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid #2a3347;
  vertical-align: middle; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: .4rem; margin: .8rem 0 0 }
td form { margin: 0 }
input, select, button { font: inherit; color: inherit; background: #1a2233; border: 1px solid #46536e;
  border-radius: .4rem; padding: .35rem .6rem; min-height: 2.25rem; min-width: 0 }
input { flex: 1 1 9rem }
td input { flex-basis: 6rem }
button { cursor: pointer; background: #27406b }
:focus-visible { outline: 2px solid #9cf; outline-offset: 2px }
summary { cursor: pointer; margin-top: 2rem; color: #b9c6de }
p { margin: .3rem 0; color: #9fb0cc }
@media (max-width: 40rem) {
  .cards tr:first-child { display: none }
  .cards tr { display: block; background: #1a2233; border-radius: .5rem; padding: .5rem .8rem;
    margin: 0 0 .6rem }
  .cards td { display: flex; gap: .8rem; border: 0; padding: .15rem 0 }
  .cards td::before { content: attr(data-head); flex: 0 0 7rem; font-size: .8rem; color: #9fb0cc }
  .cards td:empty, .cards td[data-head=""]::before { display: none }
  td form { flex: 1 }
}
"""


class TableHealth(msgspec.Struct):
    """A table as a process has it."""

    id: str
    game: str
    status: str
    #: name and person, who is empty where nobody sits that could be kept out
    seats: list[tuple[str, str]]
    moves: int
    viewers: int


class Health(msgspec.Struct):
    """What a process tells of itself."""

    wait: float
    moves: int
    viewers: int
    bots_waiting: int
    tables: list[TableHealth]


class Admin:
    """The page and its two actions."""

    def __init__(self, services: Services, limits: Limits, peers: Peers, token: str) -> None:
        self.services = services
        self.limits = limits
        self.peers = peers
        peers.answers[QUESTION] = self._health
        self.token = token if len(token) >= SHORTEST_TOKEN else ""

    def routes(self) -> list[Route]:
        return [
            Route("/admin", self.page),
            Route("/admin/style.css", self.style),
            Route("/admin/ban", self.ban, methods=["POST"]),
            Route("/admin/lift", self.lift, methods=["POST"]),
        ]

    # -- who asks ------------------------------------------------------------------------------

    def _refusal(self, request: Request) -> Response | None:
        """None for the operator."""
        if not self.token:
            return refuse(NoSuchPage("there is nothing at that address", path="/admin"))
        given = _password(request.headers.get("authorization", ""))
        if secrets.compare_digest(given.encode(), self.token.encode()):
            return None
        try:
            self.limits.spend("password", Payer(None, _address(request)))
        except StarholdError as error:
            return refuse(error)
        return Response(status_code=401, headers={"www-authenticate": 'Basic realm="Starhold"'})

    # -- what they get --------------------------------------------------------------------------

    async def style(self, request: Request) -> Response:
        return Response(STYLE, media_type="text/css")

    async def page(self, request: Request) -> Response:
        refusal = self._refusal(request)
        if refusal is not None:
            return refusal
        text = Text(_language(request.headers.get("accept-language", "")))
        try:
            await self.services.database.ready()
            # Another process may have kept somebody out a moment ago.
            await self.services.bans.read()
            ready = text.say("admin-ready")
        except StarholdError as error:
            ready = text.say(error.key, **error.arguments)
        heard = await self.peers.ask(QUESTION, Health)
        return Response(self._html(text, ready, heard), media_type="text/html; charset=utf-8")

    def _health(self) -> Health:
        """What this process adds to the page."""
        services = self.services
        return Health(
            services.load.wait,
            services.tables.moves_made,
            len(services.viewers),
            services.auto_play.waiting,
            [self._seen(table) for table in list(services.tables.cached.values())[:LISTED]],
        )

    def _seen(self, table: Table) -> TableHealth:
        seats = [(seat.name, (seat.person or "") if seat.is_person else "") for seat in table.seats]
        looking = len(self.services.viewers.of(table))
        return TableHealth(table.id, table.game.name, table.status, seats, len(table.play.plies), looking)

    def _html(self, text: Text, ready: str, heard: PeerAnswers[Health]) -> str:
        services = self.services
        processes = list(heard.told.values())
        healths = [told.content for told in processes]
        tables = all_tables(healths)
        parts = [
            f"<h1>{escape(text.say('admin-title'))}</h1>",
            _tiles(
                text,
                "admin-health",
                [
                    ("admin-database", ready),
                    ("admin-version", f"{__version__}, {' '.join(str(told.pid) for told in processes)}"),
                    ("admin-up", _lasting(time.time() - min(told.begun for told in processes))),
                    ("admin-wait", f"{max(health.wait for health in healths):.3f}"),
                    ("admin-moves", str(sum(health.moves for health in healths))),
                    ("admin-viewers", str(sum(health.viewers for health in healths))),
                    ("admin-bots-waiting", str(sum(health.bots_waiting for health in healths))),
                ],
            ),
            "" if self.peers.alone else _processes(text, heard),
            _grid(
                text,
                "admin-bans",
                ("admin-who", "admin-reason", "admin-since", ""),
                [
                    (f"{ban.kind} {ban.name}", ban.reason, _moment(ban.at), _lift(text, ban.kind, ban.name))
                    for ban in services.bans.all.values()
                ],
            ),
            _ban_form(text, "", ""),
            _grid(
                text,
                "admin-people",
                ("admin-name", "admin-who", "admin-table", ""),
                _people(text, tables),
            ),
            _grid(
                text,
                "admin-tables",
                ("admin-table", "admin-game", "admin-status", "admin-people", "admin-moves", "admin-viewers"),
                [_row(table) for table in tables],
            ),
            _grid(
                text,
                "admin-limits",
                ("admin-what", "admin-at-once", "admin-a-second"),
                [
                    (name, f"{rate.most * self.limits.factor:g}", f"{rate.rate * self.limits.factor:.3g}")
                    for name, rate in RATES.items()
                ],
            ),
        ]
        head = (
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            '<link rel="stylesheet" href="/admin/style.css">'
        )
        title = f"<title>{escape(text.say('admin-title'))}</title>"
        return (
            f'<!doctype html><html lang="{text.language}">{head}{title}<body>{"".join(parts)}</body></html>'
        )

    # -- what they do ------------------------------------------------------------------------------

    async def ban(self, request: Request) -> Response:
        return await self._act(request, lift=False)

    async def lift(self, request: Request) -> Response:
        return await self._act(request, lift=True)

    async def _act(self, request: Request, lift: bool) -> Response:
        refusal = self._refusal(request)
        if refusal is not None:
            return refusal
        # The browser sends the password by itself, also for a form of another site: this has to be our page.
        origin = request.headers.get("origin")
        if origin is None or not same_origin(origin, request.headers.get("host")):
            return Response(status_code=403)
        body = (await request.body())[:FORM_LIMIT].decode(errors="replace")
        form = {name: values[-1] for name, values in parse_qs(body).items()}
        kind, name = form.get("kind", ""), form.get("name", "").strip()
        if kind in ("person", "address") and 0 < len(name) <= 64:
            try:
                if lift:
                    await self.services.bans.lift(kind, name)
                elif kind == "person":
                    await self.services.accounts.ban("person", name, form.get("reason", ""))
                else:
                    await self.services.accounts.ban("address", address_of(name), form.get("reason", ""))
            except StarholdError as error:
                return refuse(error)
        return RedirectResponse("/admin", 303)


def all_tables(healths: Iterable[Health]) -> list[TableHealth]:
    """Tables of all processes, each once: with the moves that any knows, and the viewers of all."""
    found: dict[str, TableHealth] = {}
    for table in (table for health in healths for table in health.tables):
        known = found.get(table.id)
        if known is None:
            found[table.id] = table
        else:
            newer = max(known, table, key=lambda one: one.moves)
            found[table.id] = msgspec.structs.replace(newer, viewers=known.viewers + table.viewers)
    return list(found.values())[:LISTED]


def _people(text: Text, tables: Iterable[TableHealth]) -> list[tuple[str, ...]]:
    """Those who sit at these tables."""
    found: dict[str, tuple[str, ...]] = {
        person: (name, person, table.id, _ban_form(text, "person", person))
        for table in tables
        for name, person in table.seats
        if person
    }
    return list(found.values())[:LISTED]


def _row(table: TableHealth) -> tuple[str, ...]:
    names = ", ".join(name for name, _ in table.seats if name)
    return (table.id, table.game, table.status, names, str(table.moves), str(table.viewers))


def _processes(text: Text, heard: PeerAnswers[Health]) -> str:
    """Each process by itself, and those that say nothing."""
    rows = [
        (
            f"{name} ({told.pid})",
            _lasting(time.time() - told.begun),
            f"{told.content.wait:.3f}",
            str(told.content.moves),
            str(told.content.viewers),
            str(told.content.bots_waiting),
        )
        for name, told in heard.told.items()
    ]
    rows += [(name, text.say("admin-silent"), "", "", "", "") for name in heard.silent]
    heads = ("admin-process", "admin-up", "admin-wait", "admin-moves", "admin-viewers", "admin-bots-waiting")
    return _grid(text, "admin-processes", heads, rows)


def _password(authorization: str) -> str:
    """The password of a Basic authorization, or the word of a Bearer one."""
    scheme, _, given = authorization.partition(" ")
    if scheme.lower() == "bearer":
        return given
    try:
        decoded = base64.b64decode(given, validate=True).decode()
    except ValueError:
        return ""
    return decoded.partition(":")[2] if scheme.lower() == "basic" else ""


def _address(request: Request) -> str:
    return address_of(request.client.host if request.client else None)


def _language(accepted: str) -> str:
    """The first language of the browser that we speak."""
    wanted = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def _cell(value: str) -> str:
    return value if isinstance(value, Html) else escape(value)


def _lasting(seconds: float) -> str:
    """Days, hours, minutes and seconds: 2 d 03:04:05."""
    days, rest = divmod(int(seconds), 86_400)
    return (f"{days} d " if days else "") + time.strftime("%H:%M:%S", time.gmtime(rest))


def _tiles(text: Text, title: str, values: Iterable[tuple[str, str]]) -> str:
    """A heading and figures under it."""
    said = "".join(
        f"<div><dt>{escape(text.say(key))}</dt><dd>{escape(value)}</dd></div>" for key, value in values
    )
    return f"<h2>{escape(text.say(title))}</h2><dl>{said}</dl>"


def _grid(text: Text, title: str, heads: Iterable[str], rows: Sequence[tuple[str, ...]]) -> str:
    """A heading and a table under it; on a narrow screen each row is a card whose lines have their heads."""
    names = [text.say(head) if head else "" for head in heads]
    said = "".join(f"<th>{escape(name)}</th>" for name in names)
    lines = ""
    for row in rows:
        cells = (
            f'<td data-head="{escape(name)}">{_cell(cell)}</td>'
            for name, cell in zip(names, row, strict=True)
        )
        lines += f"<tr>{''.join(cells)}</tr>"
    # A row of three figures stays one.
    kind = ' class="cards"' if len(names) > 3 else ""
    table = f"<table{kind}><tr>{said}</tr>{lines}</table>" if rows else "<p>–</p>"
    return f"<h2>{escape(text.say(title))} <small>{len(rows)}</small></h2>{table}"


def _hidden(name: str, value: str) -> str:
    return f'<input type="hidden" name="{name}" value="{escape(value)}">'


def _ban_form(text: Text, kind: str, name: str) -> Html:
    """A button for one person, or fields for anybody."""
    reason = f'<input name="reason" maxlength="200" placeholder="{escape(text.say("admin-reason"))}">'
    button = f"<button>{escape(text.say('admin-ban'))}</button>"
    if name:
        who = _hidden("kind", kind) + _hidden("name", name)
    else:
        kinds = "".join(
            f'<option value="{one}">{escape(text.say(f"admin-{one}"))}</option>'
            for one in ("person", "address")
        )
        label = escape(text.say("admin-who"))
        who = f'<select name="kind">{kinds}</select> <input name="name" maxlength="64" placeholder="{label}">'
    return Html(f'<form method="post" action="/admin/ban">{who} {reason} {button}</form>')


def _lift(text: Text, kind: str, name: str) -> Html:
    button = f"<button>{escape(text.say('admin-lift'))}</button>"
    fields = _hidden("kind", kind) + _hidden("name", name)
    return Html(f'<form method="post" action="/admin/lift">{fields}{button}</form>')
