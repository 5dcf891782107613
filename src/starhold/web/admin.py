"""The operator's page: health, tables, people, limits, bans. It needs no script, but a token.

The browser asks for the token (`STARHOLD_ADMIN`) as a password; the user name does not matter.
"""

import base64
import binascii
import os
import secrets
import time
from collections.abc import Iterable
from html import escape
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from starhold import __version__
from starhold.kernel.errors import StarholdError
from starhold.tables.errors import NoSuchPage
from starhold.tables.house import House
from starhold.tables.table import Table
from starhold.text import LANGUAGES, Text
from starhold.web.endpoint import refuse
from starhold.web.limits import RATES, Limits, Payer, address_of
from starhold.web.security import same_origin

#: a token that can be guessed is none
SHORTEST_TOKEN = 16
#: so many tables and people are listed
LISTED = 200
#: a form of ours is shorter
FORM_LIMIT = 4096

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem;
  background: #101520; color: #e8ecf4 }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 2rem }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #334; vertical-align: top }
input, select, button { font: inherit; padding: .3rem .6rem }
a { color: #9cf }
"""


class Admin:
    """The page and its two actions."""

    def __init__(self, house: House, limits: Limits, token: str) -> None:
        self.house = house
        self.limits = limits
        self.token = token if len(token) >= SHORTEST_TOKEN else ""
        self.begun = time.monotonic()

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
            await self.house.ready()
            ready = text.say("admin-ready")
        except StarholdError as error:
            ready = text.say(error.key, **error.arguments)
        return Response(self._html(text, ready), media_type="text/html; charset=utf-8")

    def _html(self, text: Text, ready: str) -> str:
        house = self.house
        tables = list(house.tables.values())[:LISTED]
        parts = [
            f"<h1>{escape(text.say('admin-title'))}</h1>",
            _grid(
                text,
                "admin-health",
                (),
                [
                    (text.say("admin-database"), ready),
                    (text.say("admin-version"), f"{__version__}, {os.getpid()}"),
                    (text.say("admin-up"), str(int(time.monotonic() - self.begun))),
                    (text.say("admin-wait"), f"{house.pressure.wait:.3f}"),
                    (text.say("admin-moves"), str(house.moves_made)),
                    (text.say("admin-viewers"), str(sum(map(len, house.viewers.values())))),
                    (text.say("admin-bots-waiting"), str(house.driver.waiting)),
                ],
            ),
            _grid(
                text,
                "admin-bans",
                ("admin-who", "admin-reason", "admin-since", ""),
                [
                    (f"{ban.kind} {ban.name}", ban.reason, _moment(ban.at), _lift(text, ban.kind, ban.name))
                    for ban in house.bans.all.values()
                ],
            ),
            _ban_form(text, "", ""),
            _grid(
                text,
                "admin-people",
                ("admin-name", "admin-who", "admin-table", ""),
                self._people(text, tables),
            ),
            _grid(
                text,
                "admin-tables",
                ("admin-table", "admin-game", "admin-status", "admin-people", "admin-moves", "admin-viewers"),
                [self._table(table) for table in tables],
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
        head = '<meta charset="utf-8"><link rel="stylesheet" href="/admin/style.css">'
        title = f"<title>{escape(text.say('admin-title'))}</title>"
        return (
            f'<!doctype html><html lang="{text.language}">{head}{title}<body>{"".join(parts)}</body></html>'
        )

    def _people(self, text: Text, tables: Iterable[Table]) -> list[tuple[str, ...]]:
        """Those who sit at tables of this process."""
        found: dict[str, tuple[str, ...]] = {}
        for table in tables:
            for seat in table.seats:
                if seat.person and seat.is_person:
                    found[seat.person] = (
                        seat.name,
                        seat.person,
                        table.id,
                        _ban_form(text, "person", seat.person),
                    )
        return list(found.values())[:LISTED]

    def _table(self, table: Table) -> tuple[str, ...]:
        names = ", ".join(seat.name for seat in table.seats)
        looking = len(self.house.viewers.get(table.id, ()))
        return (table.id, table.game.name, table.status, names, str(len(table.play.plies)), str(looking))

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
                    await self.house.bans.lift(kind, name)
                elif kind == "person":
                    await self.house.bans.ban("person", name, form.get("reason", ""))
                else:
                    await self.house.bans.ban("address", address_of(name), form.get("reason", ""))
            except StarholdError as error:
                return refuse(error)
        return RedirectResponse("/admin", 303)


def _password(authorization: str) -> str:
    """The password of a Basic authorization, or the word of a Bearer one."""
    scheme, _, given = authorization.partition(" ")
    if scheme.lower() == "bearer":
        return given
    try:
        decoded = base64.b64decode(given, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
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


def _grid(text: Text, title: str, heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    """A heading and a table under it."""
    said = "".join(f"<th>{escape(text.say(head)) if head else ''}</th>" for head in heads)
    lines = "".join(f"<tr>{''.join(f'<td>{_cell(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<h2>{escape(text.say(title))}</h2><table><tr>{said}</tr>{lines}</table>"


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
