"""The operators' pages: health, people, tables, reports, notices, invitations, what was done. No script.

The browser asks for a name and a password: those of an account with a role, or any name with the token of the
settings (`secrets.admin`). Forms post to /admin/act, which carries out the same acts as `starhold admin`.
"""

import base64
import hashlib
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from urllib.parse import parse_qs, urlencode, urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from starhold import __version__
from starhold.kernel.errors import StarholdError
from starhold.server.errors import BadRequest, NoSuchPage, NoSuchTable, NotTheName, TableError
from starhold.server.http import about
from starhold.server.http.endpoint import refuse
from starhold.server.http.limits import Limits, Payer, address_of
from starhold.server.http.paths import below
from starhold.server.http.peers import PeerAnswers, Peers
from starhold.server.http.request import whole_number
from starhold.server.http.security import same_origin
from starhold.server.people.bans import Ban
from starhold.server.people.identity import password_fits
from starhold.server.people.operator_store import LISTED as STORE_LISTED
from starhold.server.people.operator_store import PersonRow, Report, TableSummary
from starhold.server.people.operators import OUTCOMES, ROLES, Operator
from starhold.server.people.operators import Request as Act
from starhold.server.services import Services
from starhold.server.settings import Live
from starhold.server.store.backup import state_of
from starhold.server.tables.table import Table
from starhold.text import Text

#: this many tables and people are listed
LISTED = 200
#: a form of ours is shorter
FORM_LIMIT = 4096
#: passwords that are remembered as right
PROOFS = 20
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
a { color: #9cf }
h1 small { font-size: .8rem; font-weight: normal; color: #9fb0cc }
nav { display: flex; flex-wrap: wrap; gap: .3rem; margin: 0 0 1rem }
nav a { padding: .5rem .8rem; min-height: 2.5rem; border-radius: .4rem; background: #1a2233;
  text-decoration: none }
nav a[aria-current] { background: #27406b; color: #fff }
button.delete, button.ban, button.remove-table { background: #6b2730 }
.said { background: #1d4a33; color: #e8fff4; padding: .8rem; border-radius: .4rem; font-size: 1.1rem;
  overflow-wrap: anywhere }
.bad { background: #6b2730; color: #fff; padding: .8rem; border-radius: .4rem }
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
    #: name and person; the person is empty where nobody sits who could be banned
    seats: list[tuple[str, str]]
    moves: int
    viewers: int


class Health(msgspec.Struct):
    """What a process reports about itself."""

    wait: float
    moves: int
    viewers: int
    bots_waiting: int
    tables: list[TableHealth]


class Admin:
    """The pages, and the one address that their forms post to."""

    def __init__(
        self,
        services: Services,
        limits: Limits,
        peers: Peers,
        live: Live,
        untrusted: Mapping[str, int] = {},
    ) -> None:
        self.services = services
        self.live = live
        self.untrusted = untrusted
        self.limits = limits
        self.peers = peers
        peers.answers[QUESTION] = self._health
        self.store = services.operators.store
        self._proof_key = secrets.token_bytes(32)
        #: names and passwords that were right, hashed, and the stored password that they fit
        self._proofs: dict[bytes, str] = {}
        self.token = live.settings.secrets.admin

    def routes(self) -> list[Route]:
        pages = {
            "": self.page,
            "/people": self.people,
            "/people/{id}": self.person,
            "/tables": self.tables,
            "/tables/{id}": self.table,
            "/reports": self.reports,
            "/notices": self.notices,
            "/log": self.log,
        }
        return [
            Route("/admin/style.css", self.style),
            Route("/admin/act", self.act, methods=["POST"]),
            *(Route(f"/admin{path}", page) for path, page in pages.items()),
        ]

    # -- who asks ------------------------------------------------------------------------------

    async def _who(self, request: Request) -> Operator | Response:
        """Return the operator who asks, or the answer to anyone else."""
        name, given = _credentials(request.headers.get("authorization", ""))
        if self.token and secrets.compare_digest(given.encode(), self.token.encode()):
            return Operator(name[:60] or "operator", "operator")
        try:
            if not self.token and not await self._any_roles():
                return refuse(NoSuchPage("there is nothing at that address", path="/admin"))
            if name and given and (found := await self._account(name, given, _address(request))):
                return found
            self.limits.spend("password", Payer(None, _address(request)))
        except StarholdError as error:
            return refuse(error)
        return Response(
            status_code=401, headers={"www-authenticate": 'Basic realm="Starhold", charset="UTF-8"'}
        )

    async def _any_roles(self) -> bool:
        return bool(await self.services.database.call(self.store.roles))

    async def _account(self, name: str, password: str, address: str) -> Operator | None:
        """Return the operator whose account this is. A good password is remembered: checking is slow."""
        proof = hashlib.blake2b(f"{name}\0{password}".encode(), key=self._proof_key).digest()
        found = await self.services.database.call(self.services.accounts.people.account, name)
        row = None if found is None else await self.services.database.call(self.store.person, found.id)
        if found is None or row is None or row.role not in ROLES or found.password is None or row.banned:
            return None
        known = self._proofs.get(proof)
        if known != found.password:
            self.limits.guess(name.casefold(), address, None)
            if not await self.services.database.slowly(password_fits, password, found.password):
                return None
            self._proofs = {proof: found.password, **dict(list(self._proofs.items())[:PROOFS])}
        return Operator(found.name, row.role)

    # -- what they get --------------------------------------------------------------------------

    async def style(self, request: Request) -> Response:
        return Response(STYLE, media_type="text/css")

    async def page(self, request: Request) -> Response:
        who = await self._who(request)
        if isinstance(who, Response):
            return who
        text = self._text(request)
        try:
            await self.services.database.ready()
            # Another process may have banned somebody a moment ago.
            await self.services.bans.read()
            ready = text.say("admin-ready")
        except StarholdError as error:
            ready = text.say(error.key, **error.arguments)
        heard = await self.peers.ask(QUESTION, Health)
        return await self._answer(text, who, request, self._overview(text, ready, heard, who))

    async def people(self, request: Request) -> Response:
        """Return the page that lists all people, or those that a search finds."""
        who = await self._who(request)
        if isinstance(who, Response):
            return who
        text, query, offset = self._text(request), _query(request), _offset(request)
        found = await self.services.database.call(self.store.people, query, offset)
        rows = [
            (
                _link(f"/admin/people/{one.id}", one.name),
                one.id,
                _kind(text, one),
                _moment(one.created),
                _moment(one.seen) if one.seen else "–",
                text.say("admin-banned") if one.banned else "",
            )
            for one in found
        ]
        heads = ("admin-name", "admin-id", "admin-kind", "admin-created", "admin-seen", "admin-ban-state")
        body = (
            _search(text, query)
            + _grid(text, "admin-people", heads, rows)
            + _pager(text, query, offset, len(found))
        )
        return await self._answer(text, who, request, body)

    async def person(self, request: Request) -> Response:
        """Return the page of one person, and what can be done."""
        who = await self._who(request)
        if isinstance(who, Response):
            return who
        text = self._text(request)
        try:
            one = await self.services.operators.find(request.path_params["id"])
        except StarholdError as error:
            return await self._answer(text, who, request, _said(text, error), 404)
        sat = await self.services.database.call(self.store.tables_of, one.id)
        ban = self.services.bans.all.get(("person", one.id))
        addresses = ", ".join(self.services.accounts.addresses.get(one.id, ())) or "–"
        facts = [
            ("admin-id", one.id),
            ("admin-kind", _kind(text, one)),
            ("admin-created", _moment(one.created)),
            ("admin-seen", _moment(one.seen) if one.seen else "–"),
            ("admin-addresses", addresses),
            *([("admin-banned", _ban_line(ban))] if ban else []),
        ]
        name = _hidden("about", one.id)
        forms = [
            _act(text, "unban" if ban else "ban", name, days=not ban),
            _act(text, "sign-out", name),
            _act(text, "rename", name + _field(text, "value", "admin-name", one.name)),
            _act(text, "reset-password", name) if one.account else "",
            _act(text, "role", name + _roles(text, one.role)) if one.account else "",
            _act(text, "export", name),
            _act(text, "delete", name + _field(text, "value", "admin-delete-name", required=True)),
        ]
        shown = [
            form
            for act, form in zip(
                ("ban", "sign-out", "rename", "reset-password", "role", "export", "delete"),
                forms,
                strict=True,
            )
            if form and self.services.operators.may(who, act)
        ]
        body = _tiles(text, one.name, facts) + "".join(shown) + _tables_grid(text, sat)
        return await self._answer(text, who, request, body)

    async def tables(self, request: Request) -> Response:
        who = await self._who(request)
        if isinstance(who, Response):
            return who
        text, query, offset = self._text(request), _query(request), _offset(request)
        found = await self.services.database.call(self.store.tables, query, offset)
        body = _search(text, query) + _tables_grid(text, found) + _pager(text, query, offset, len(found))
        return await self._answer(text, who, request, body)

    async def table(self, request: Request) -> Response:
        """Return a table's page: its players and its chat. Nothing of the game: operators may play, too."""
        who = await self._who(request)
        if isinstance(who, Response):
            return who
        text, table_id = self._text(request), request.path_params["id"]
        database = self.services.database
        one = await database.call(self.store.table, table_id)
        if one is None:
            missing = NoSuchTable(f"no table {table_id!r}", table=table_id[:40])
            return await self._answer(text, who, request, _said(text, missing), 404)
        sitting = await database.call(self.store.seats_of, table_id)
        lines = await database.call(self.store.chat, table_id)
        facts = [
            ("admin-game", one.game),
            ("admin-status", one.status + (f", {text.say('admin-removed')}" if one.hidden else "")),
            ("admin-created", _moment(one.created)),
            ("admin-changed", _moment(one.updated)),
        ]
        seats = [
            (_link(f"/admin/people/{person}", name) if person else name or "–", person)
            for name, person in sitting
        ]
        chat = [
            (
                _link(f"/admin/people/{line.person}", line.name) if line.person else line.name,
                line.text,
                _moment(line.at),
                _act(
                    text,
                    "remove-line",
                    _hidden("about", table_id) + _hidden("value", str(line.number)),
                    reason=False,
                ),
            )
            for line in lines
        ]
        body = (
            _tiles(text, f"{one.game} {one.id}", facts)
            + ("" if one.hidden else _act(text, "remove-table", _hidden("about", table_id)))
            + _grid(text, "admin-players", ("admin-name", "admin-id"), seats)
            + _grid(text, "admin-chat", ("admin-name", "admin-text", "admin-since", ""), chat)
        )
        return await self._answer(text, who, request, body)

    async def reports(self, request: Request) -> Response:
        who = await self._who(request)
        if isinstance(who, Response):
            return who
        text, database = self._text(request), self.services.database
        waiting = await database.call(self.store.reports)
        settled = await database.call(self.store.reports, True)
        heads = (
            *("admin-since", "admin-kind", "admin-table", "admin-who", "admin-text", "admin-quote"),
            *("admin-lines", "admin-reporter"),
        )

        def row(one: Report) -> tuple[str, ...]:
            return (
                _moment(one.at),
                text.say(f"admin-report-{one.kind}"),
                _link(f"/admin/tables/{one.table_id}", one.table_id) if one.table_id else "–",
                _link(f"/admin/people/{one.person}", one.person) if one.person else "–",
                one.text,
                one.quote,
                _lines(text, one.lines),
                _link(f"/admin/people/{one.reporter}", one.reporter) if one.reporter else "–",
            )

        body = _grid(
            text,
            "admin-reports",
            (*heads, ""),
            [
                (*row(one), _act(text, "settle", _hidden("about", one.id) + _outcomes(text)))
                for one in waiting
            ],
        )
        body += _grid(
            text,
            "admin-settled",
            (*heads, "admin-outcome", "admin-by", "admin-reason"),
            [(*row(one), _outcome(text, one.outcome), one.by, one.note) for one in settled],
        )
        return await self._answer(text, who, request, body)

    async def notices(self, request: Request) -> Response:
        """Return the page of the announcement, maintenance and invitations."""
        who = await self._who(request)
        if isinstance(who, Response):
            return who
        text, notices = self._text(request), self.services.notices
        await notices.read()
        body = f"<h2>{escape(text.say('admin-notices'))}</h2>"
        for act, now in (("announce", notices.announcement), ("maintenance", notices.maintenance)):
            body += f"<p>{escape(now or '–')}</p>"
            if self.services.operators.may(who, act):
                body += _act(text, act, _field(text, "value", "admin-text", now), days=True)
        codes = await self.services.database.call(self.store.invitations)
        operator = self.services.operators.may(who, "invite")
        rows = [
            (
                one.code if operator else f"{one.code[:4]}…",
                one.note,
                str(one.left),
                one.by,
                _moment(one.until) if one.until else "–",
                _act(text, "uninvite", _hidden("about", one.code), reason=False) if operator else "",
            )
            for one in codes
        ]
        heads = ("admin-code", "admin-reason", "admin-left", "admin-by", "admin-until", "")
        body += _grid(text, "admin-invitations", heads, rows)
        if operator:
            body += _act(text, "invite", _field(text, "value", "admin-uses", "1"), days=True)
        return await self._answer(text, who, request, body)

    async def log(self, request: Request) -> Response:
        """Return the page that lists what operators did."""
        who = await self._who(request)
        if isinstance(who, Response):
            return who
        text, query, offset = self._text(request), _query(request), _offset(request)
        found = await self.services.database.call(self.store.audit, query, offset)
        rows = [(_moment(one.at), one.by, one.act, one.about, one.reason, one.detail) for one in found]
        heads = ("admin-since", "admin-by", "admin-act", "admin-who", "admin-reason", "admin-detail")
        body = (
            _search(text, query)
            + _grid(text, "admin-log", heads, rows)
            + _pager(text, query, offset, len(found))
        )
        return await self._answer(text, who, request, body)

    def _text(self, request: Request) -> Text:
        return Text(about.language_of(self.live, request.headers.get("accept-language", "")))

    async def _answer(
        self, text: Text, who: Operator, request: Request, body: str, status: int = 200, said: str = ""
    ) -> Response:
        """Return a page with its navigation; `said` is what the last act answered."""
        try:
            waiting = await self.services.database.call(self.store.count_reports)
        except StarholdError:
            waiting = 0
        links = []
        for path in ("", "/people", "/tables", "/reports", "/notices", "/log"):
            name = text.say(f"admin-page{path.replace('/', '-')}")
            name += f" ({waiting})" if path == "/reports" and waiting else ""
            here = ' aria-current="page"' if request.url.path.rstrip("/").endswith(f"/admin{path}") else ""
            links.append(f'<a href="/admin{path}"{here}>{escape(name)}</a>')
        head = (
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="stylesheet" href="/admin/style.css">'
            f"<title>{escape(text.say('admin-title'))}</title>"
        )
        by = f"<small>{escape(who.name)}, {escape(who.role)}</small>"
        title = f"<h1>{escape(text.say('admin-title'))} {by}</h1>"
        nav = f"<nav>{''.join(links)}</nav>"
        told = f'<p class="said" role="status">{escape(said)}</p>' if said else ""
        page = (
            f'<!doctype html><html lang="{text.language}"><head>{head}</head>'
            f"<body>{title}{nav}{told}{body}</body></html>"
        )
        headers = {"cache-control": "no-store"}
        page = below(self.live.settings.server.path, page)
        return Response(page, status, headers, media_type="text/html; charset=utf-8")

    def _health(self) -> Health:
        """Return what this process adds to the page."""
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

    def _overview(self, text: Text, ready: str, heard: PeerAnswers[Health], who: Operator) -> str:
        services = self.services
        processes = list(heard.told.values())
        healths = [told.content for told in processes]
        tables = all_tables(healths)
        may_ban = services.operators.may(who, "ban")
        return "".join(
            (
                _tiles(
                    text,
                    text.say("admin-health"),
                    [
                        ("admin-database", ready),
                        ("admin-version", f"{__version__}, {' '.join(str(told.pid) for told in processes)}"),
                        ("admin-up", _lasting(time.time() - min(told.begun for told in processes))),
                        ("admin-wait", f"{max(health.wait for health in healths):.3f}"),
                        ("admin-moves", str(sum(health.moves for health in healths))),
                        ("admin-viewers", str(sum(health.viewers for health in healths))),
                        ("admin-bots-waiting", str(sum(health.bots_waiting for health in healths))),
                        ("admin-backup", self._backup(text)),
                        *self._warnings(text),
                    ],
                ),
                "" if self.peers.alone else _processes(text, heard),
                _grid(
                    text,
                    "admin-bans",
                    ("admin-who", "admin-reason", "admin-since", "admin-until", "admin-by", ""),
                    [
                        (
                            ban.name,
                            ban.reason,
                            _moment(ban.at),
                            _moment(ban.until) if ban.until else "–",
                            ban.by,
                            _act(text, "unban", _hidden("about", ban.name), reason=False),
                        )
                        for ban in services.bans.all.values()
                    ],
                ),
                _act(text, "ban", _field(text, "about", "admin-who"), days=True) if may_ban else "",
                _grid(
                    text,
                    "admin-here",
                    ("admin-name", "admin-id", "admin-table"),
                    _people(tables),
                ),
                _grid(
                    text,
                    "admin-limits",
                    ("admin-what", "admin-at-once", "admin-a-second"),
                    [
                        (name, f"{rate.most * self.limits.factor:g}", f"{rate.rate * self.limits.factor:.3g}")
                        for name, rate in self.limits.rates.items()
                    ],
                ),
            )
        )

    def _backup(self, text: Text) -> str:
        """Return when the last scheduled backup was made, or what is wrong with scheduled backups."""
        state = state_of(self.live.home)
        if state is None:
            return text.say("admin-backup-off")
        if state.error:
            return text.say("admin-backup-failed", at=_moment(state.failed), error=state.error)
        if not state.made:
            return text.say("admin-backup-never")
        late = state.overdue(time.time())
        return text.say("admin-backup-late", at=_moment(state.made)) if late else _moment(state.made)

    def _warnings(self, text: Text) -> list[tuple[str, str]]:
        if not self.untrusted:
            return []
        return [("admin-proxy", text.say("admin-proxy-detail", proxies=", ".join(sorted(self.untrusted))))]

    # -- what they do ------------------------------------------------------------------------------

    async def act(self, request: Request) -> Response:
        """Carry out an act of a form, and go back to the page; show here what is shown only once."""
        who = await self._who(request)
        if isinstance(who, Response):
            return who
        # The browser sends the password by itself, also for a form of another site: this has to be our page.
        origin = request.headers.get("origin")
        if origin is None or not same_origin(origin, request.headers.get("host")):
            return Response(status_code=403)
        body = (await request.body())[:FORM_LIMIT].decode(errors="replace")
        form = {name: values[-1].strip() for name, values in parse_qs(body).items()}
        text, act = self._text(request), form.get("act", "")
        try:
            days = _days(form.get("days", ""))
            asked = Act(form.get("about", ""), form.get("value", ""), form.get("reason", ""), days)
            if act == "delete" and self.services.operators.may(who, act):
                await self._check_name(asked)
            answer = await self.services.operators.do(who, act, asked)
        except StarholdError as error:
            status = error.status if isinstance(error, TableError) else 400
            return await self._answer(text, who, request, _said(text, error), status)
        if act == "export":
            headers = {
                "content-disposition": 'attachment; filename="person.json"',
                "cache-control": "no-store",
            }
            return Response(answer, headers=headers, media_type="application/json")
        if answer:
            told = text.say(f"admin-answer-{act}", answer=answer)
            return await self._answer(text, who, request, _back(text), said=told)
        return RedirectResponse(_page_of(request, act, self.live.settings.server.path), 303)

    async def _check_name(self, asked: Act) -> None:
        """Raise `NotTheName` unless the name of the person whose data is deleted was typed as well."""
        found = await self.services.operators.find(asked.about)
        if asked.value != found.name:
            raise NotTheName("that is not the name of the person", name=found.name)


def all_tables(healths: Iterable[Health]) -> list[TableHealth]:
    """Return the tables of all processes, each once, with the moves that any knows and the viewers of all."""
    found: dict[str, TableHealth] = {}
    for table in (table for health in healths for table in health.tables):
        known = found.get(table.id)
        if known is None:
            found[table.id] = table
        else:
            newer = max(known, table, key=lambda one: one.moves)
            found[table.id] = msgspec.structs.replace(newer, viewers=known.viewers + table.viewers)
    return list(found.values())[:LISTED]


def _people(tables: Iterable[TableHealth]) -> list[tuple[str, ...]]:
    """Return the people who sit at these tables."""
    found: dict[str, tuple[str, ...]] = {
        person: (
            _link(f"/admin/people/{person}", name),
            person,
            _link(f"/admin/tables/{table.id}", table.id),
        )
        for table in tables
        for name, person in table.seats
        if person
    }
    return list(found.values())[:LISTED]


def _processes(text: Text, heard: PeerAnswers[Health]) -> str:
    """Return a table with each process by itself, and those that say nothing."""
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


def _credentials(authorization: str) -> tuple[str, str]:
    """Return the name and password of a Basic authorization, or the word of a Bearer one."""
    scheme, _, given = authorization.partition(" ")
    if scheme.lower() == "bearer":
        return "", given
    try:
        decoded = base64.b64decode(given, validate=True).decode()
    except ValueError:
        return "", ""
    name, _, password = decoded.partition(":") if scheme.lower() == "basic" else ("", "", "")
    return name, password


def _address(request: Request) -> str:
    return address_of(request.client.host if request.client else None)


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def _cell(value: str) -> str:
    return value if isinstance(value, Html) else escape(value)


def _lasting(seconds: float) -> str:
    """Return days, hours, minutes and seconds: 2 d 03:04:05."""
    days, rest = divmod(int(seconds), 86_400)
    return (f"{days} d " if days else "") + time.strftime("%H:%M:%S", time.gmtime(rest))


def _tiles(text: Text, title: str, values: Iterable[tuple[str, str]]) -> str:
    """Return a heading and the figures under it."""
    said = "".join(
        f"<div><dt>{escape(text.say(key))}</dt><dd>{escape(value)}</dd></div>" for key, value in values
    )
    return f"<h2>{escape(title)}</h2><dl>{said}</dl>"


def _grid(text: Text, title: str, heads: Iterable[str], rows: Sequence[tuple[str, ...]]) -> str:
    """Return a heading and a table; on a narrow screen each row is a card whose lines have their heads."""
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


def _field(text: Text, name: str, label: str, value: str = "", required: bool = False) -> Html:
    said = escape(text.say(label))
    return Html(
        f'<input name="{name}" maxlength="500" aria-label="{said}" placeholder="{said}"'
        f' value="{escape(value)}"{" required autocomplete=off" if required else ""}>'
    )


def _roles(text: Text, now: str) -> Html:
    options = "".join(
        f'<option value="{role}"{" selected" if role == now else ""}>{escape(role or "–")}</option>'
        for role in ("", *ROLES)
    )
    return Html(f'<select name="value" aria-label="{escape(text.say("admin-role"))}">{options}</select>')


def _outcome(text: Text, outcome: str) -> str:
    return text.say(f"admin-outcome-{outcome}") if outcome else "–"


def _outcomes(text: Text) -> Html:
    """Return the choice of what the reporter is shown."""
    options = "".join(f'<option value="{one}">{escape(_outcome(text, one))}</option>' for one in OUTCOMES)
    said = escape(text.say("admin-outcome"))
    return Html(f'<select name="value" required aria-label="{said}">{options}</select>')


def _lines(text: Text, lines: str) -> Html | str:
    """Return the lines of chat that came with a report, folded."""
    if not lines:
        return "–"
    said = "<br>".join(escape(line) for line in lines.splitlines())
    count = len(lines.splitlines())
    return Html(
        f"<details><summary>{escape(text.say('admin-lines-count', count=count))}</summary>{said}</details>"
    )


def _act(text: Text, act: str, fields: str, reason: bool = True, days: bool = False) -> Html:
    """Return a form with one button, which carries out an act."""
    asked = _field(text, "days", "admin-days") if days else ""
    why = _field(text, "reason", "admin-reason") if reason else ""
    button = f'<button class="{act}">{escape(text.say(f"admin-act-{act}"))}</button>'
    return Html(
        f'<form method="post" action="/admin/act" data-act="{act}">'
        f"{_hidden('act', act)}{fields}{why}{asked}{button}</form>"
    )


def _search(text: Text, query: str) -> str:
    said = escape(text.say("admin-search"))
    return (
        '<form method="get" role="search">'
        f'<input type="search" name="q" value="{escape(query)}" aria-label="{said}">'
        f"<button>{said}</button></form>"
    )


def _pager(text: Text, query: str, offset: int, count: int) -> str:
    if count < STORE_LISTED:
        return ""
    more = f"?{urlencode({'q': query, 'offset': offset + STORE_LISTED})}"
    return f'<p><a href="{escape(more)}">{escape(text.say("admin-more"))}</a></p>'


def _tables_grid(text: Text, found: Sequence[TableSummary]) -> str:
    rows = [
        (
            _link(f"/admin/tables/{one.id}", one.id),
            one.game,
            one.status + (f", {text.say('admin-removed')}" if one.hidden else ""),
            one.names,
            str(one.version),
            _moment(one.updated),
        )
        for one in found
    ]
    heads = ("admin-table", "admin-game", "admin-status", "admin-players", "admin-moves", "admin-changed")
    return _grid(text, "admin-tables", heads, rows)


def _link(address: str, name: str) -> Html:
    return Html(f'<a href="{escape(address)}">{escape(name)}</a>')


def _kind(text: Text, one: PersonRow) -> str:
    kind = "admin-bot" if one.owner else "admin-account" if one.account else "admin-guest"
    return ", ".join(filter(None, (text.say(kind), one.role)))


def _ban_line(ban: Ban) -> str:
    ends = f"–{_moment(ban.until)}" if ban.until else ""
    return f"{_moment(ban.at)}{ends} {ban.reason} ({ban.by})"


def _said(text: Text, error: StarholdError) -> str:
    return f'<p class="bad" role="alert">{escape(text.error(error))}</p>'


def _back(text: Text) -> str:
    return f'<p><a href="/admin">{escape(text.say("admin-back"))}</a></p>'


def _query(request: Request) -> str:
    return request.query_params.get("q", "").strip()[:64]


def _offset(request: Request) -> int:
    return whole_number(request.query_params.get("offset", "")) or 0


def _days(text: str) -> float | None:
    """Return the days of a form; raise BadRequest."""
    if not text:
        return None
    try:
        days = float(text.replace(",", "."))
    except ValueError:
        days = 0.0
    if not 0 < days <= 36_500:
        raise BadRequest("days is not a number from 0 to 36,500", field="days")
    return days


def _page_of(request: Request, act: str, path: str) -> str:
    """Return the page that the form was on, or a list where the page is gone."""
    came = urlsplit(request.headers.get("referer", "")).path.removeprefix(path)
    if act == "delete" or not came.startswith("/admin"):
        return "/admin"
    return came
