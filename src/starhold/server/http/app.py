"""The Starlette application: routes, headers, static client, operations."""

import asyncio
import contextlib
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from starhold import __version__, text
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.review import puzzles
from starhold.server.errors import (
    LinkExpired,
    NoSuchPage,
    NoSuchTable,
    NoSuchText,
    NotInvited,
    OperatorOnly,
    TableError,
    TooFast,
    TooMany,
)
from starhold.server.http import about, previews
from starhold.server.http.admin import Admin
from starhold.server.http.admission import Admission
from starhold.server.http.api import endpoints_of
from starhold.server.http.compressed import ASK_AGAIN, FOR_EVER, SHORT, CompressedAnswer, Pages, answer_file
from starhold.server.http.connections import LINE, ConnectionLimiter
from starhold.server.http.device_site import DeviceSite
from starhold.server.http.endpoint import Dispatcher, refuse, respond
from starhold.server.http.limits import TOO_FAST_SECONDS, Payer, address_of
from starhold.server.http.metrics import Metrics
from starhold.server.http.openapi import openapi
from starhold.server.http.paths import PAGES, SubPath, below
from starhold.server.http.peers import Peers
from starhold.server.http.request import Endpoint, whole_number
from starhold.server.http.security import (
    HSTS,
    PAGE_HEADERS,
    Cookies,
    Devices,
    headers_of,
    may_measure,
    same_origin,
)
from starhold.server.http.table_socket import Disconnected, TableSocket
from starhold.server.mail import tell_operators
from starhold.server.people.operator_store import Report
from starhold.server.retention import tidy_for_ever
from starhold.server.services import Services
from starhold.server.settings import Live, of_values
from starhold.server.wire import ALL_SCOPES, Me
from starhold.server.work import later, pictures
from starhold.server.work.jobs import DrawPicture
from starhold.server.work.load import Priority

_log = structlog.get_logger("http")
#: what the log says of a site that the server can't use
DEVICE_FAULTS: Final = {
    "foreign": "device.site is not a folder that `starhold site` wrote",
    "outdated": "device.site was written by another version; write it again",
}
NOBODY = Me("", "", False)
#: security.txt is good for this long after it was read
SECURITY_SECONDS = 180 * 24 * 60 * 60
#: this many letters of what was asked for are returned
NAMED = 100
#: kinds of answers that a browser never opens as a page
NO_PAGE = (b"font/", b"text/css")
#: pictures of pages that are kept; and how long other sites may keep one
PICTURES = 64
FIXED_PAGES = 512
PICTURE_SECONDS = 300
_HOST = re.compile(r"[A-Za-z0-9.-]{1,255}(:\d{1,5})?|\[[0-9a-fA-F:]{2,45}\](:\d{1,5})?")
_REQUEST_ID = re.compile(rb"[A-Za-z0-9_-]{8,64}")
STATIC = Path(str(files("starhold.server"))) / "static"
#: the documentation, if it was built
SITE = STATIC.with_name("site")


class Headers:
    """Adds the security headers that an answer needs, and gives each request an id for the log."""

    def __init__(self, app: ASGIApp, secure: bool, wasm: bool, limiter: ConnectionLimiter) -> None:
        self.app = app
        self.limiter = limiter
        headers = headers_of(wasm) | ({"strict-transport-security": HSTS} if secure else {})
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.light = [(name, value) for name, value in self.headers if name.decode() not in PAGE_HEADERS]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request = _request_id(scope)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request)
        own = (b"x-request-id", request.encode())

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                # Clients that ask on while the process is replaced should ask another: it might cut them off.
                last = [(b"connection", b"close")] if self.limiter.closed else []
                kind = next((value for name, value in message["headers"] if name == b"content-type"), b"")
                headers = self.light if kind.startswith(NO_PAGE) else self.headers
                message["headers"] = [*message["headers"], *headers, own, *last]
            await send(message)

        await self.app(scope, receive, send_with_headers)


def _request_id(scope: Scope) -> str:
    """Return the id that a web server before us gave the request, or a new one."""
    for name, value in scope["headers"]:
        if name == b"x-request-id" and _REQUEST_ID.fullmatch(value):
            return str(value.decode())
    return secrets.token_hex(8)


class OpenSocket:
    """Starlette's WebSocket as a table's socket uses it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> Message:
        return await self._socket.receive()

    async def send_bytes(self, content: bytes) -> None:
        try:
            await self._socket.send_bytes(content)
        except WebSocketDisconnect as error:
            raise Disconnected from error

    async def close(self, code: int) -> None:
        if self._socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(WebSocketDisconnect):
                await self._socket.close(code)


class ServerApp:
    """The application over the services of one process."""

    def __init__(
        self,
        services: Services,
        secret: str,
        limiter: ConnectionLimiter,
        peers: Peers | None = None,
        live: Live | None = None,
    ) -> None:
        self.services = services
        self.limiter = limiter
        self.peers = peers or Peers()
        self.live = live or of_values()
        self.live.listeners.append(self._take_settings)
        self._size_caches()
        self.secure = self.live.settings.server.secure
        limits = limiter.limits
        self.cookies = Cookies(secret)
        self.limits = limits
        self.dispatcher = Dispatcher(services, self.cookies, Devices(secret), limits, self.live)
        self.metrics = Metrics(services, self.peers, self.live.home, limiter.untrusted)
        self.device = DeviceSite(self.live.home, self.live.settings.device.site)
        if self.device.fault:
            _log.warning(DEVICE_FAULTS[self.device.fault], folder=str(self.device.folder))
        self.endpoints = endpoints_of(services, self.live, self.device.info)
        self.document = CompressedAnswer(msgspec.json.encode(openapi(self.endpoints)), "application/json")
        self.metrics_word = self.live.settings.secrets.metrics
        self.admin = Admin(services, limits, self.peers, self.live, limiter.untrusted)
        services.operators.on_report = self._mail_report
        self.build = build_id()
        #: the client's own files, by the path that asks for them; no other path touches the disk
        self.files = {str(file.relative_to(STATIC)): file for file in STATIC.rglob("*") if file.is_file()}
        self.texts: dict[tuple[str, str], CompressedAnswer] = {}
        self.pages: Pages | None = None
        #: pictures of pages by what they show, the last used at the end; also those that are being drawn
        self.pictures: OrderedDict[tuple[object, ...], asyncio.Future[bytes]] = OrderedDict()
        self.draws = pictures.able()
        #: of each language the texts that there are beside the one of all games
        self.parts: dict[str, set[str]] = {}

    def _take_settings(self) -> None:
        """Use the settings as they are now."""
        settings = self.live.settings
        self.limits.set(settings.limits.factor, settings.limits.rates)
        self._size_caches()
        self.dispatcher.forget_fixed()

    def _mail_report(self, report: Report) -> None:
        tell_operators(
            self.live.settings, "report", f"Table {report.table_id}: {report.text}\n{report.quote}"
        )

    def _size_caches(self) -> None:
        cache = self.live.settings.cache
        self.services.tables.most_tables = cache.tables
        self.services.tables.most_entries = cache.entries

    def app(self) -> Starlette:
        routes: list[Route | WebSocketRoute | Mount] = [self._route(endpoint) for endpoint in self.endpoints]
        routes += [
            Route("/text/{language}.ftl", self.text),
            Route("/text/{language}/{game}.ftl", self.text),
            Route("/healthz", self.health),
            Route("/readyz", self.ready),
            Route("/metrics", self.measured),
            Route("/openapi.json", self.openapi),
            Route("/api/notices/stop", self.stop_notices, methods=["GET", "POST"]),
            WebSocketRoute("/ws/tables/{id}", self.socket),
            *self.admin.routes(),
            Route("/about", self.about),
            Route("/about/style.css", self.about_style),
            Route("/about/logo", self.logo),
            Route("/about/{name}", self.about),
            Route("/robots.txt", self.robots),
            Route("/device/{path:path}", self.device_file),
            Route("/pictures/{path:path}.png", self.picture),
            Route("/.well-known/security.txt", self.security),
        ]
        if SITE.is_dir() or later.expected() or later.folder():
            routes.append(Route("/docs", lambda request: RedirectResponse("/docs/")))
            routes.append(Mount("/docs", self.docs, name="docs"))
        if (STATIC / "index.html").is_file():
            routes.append(Route("/{path:path}", self.page))
        else:
            routes.append(Route("/", self.no_client))
        return Starlette(
            routes=routes,
            middleware=[
                Middleware(SubPath, live=self.live),
                Middleware(
                    Headers, secure=self.secure, wasm=self.device.info is not None, limiter=self.limiter
                ),
                Middleware(
                    Admission,
                    limiter=self.limiter,
                    limits=self.limits,
                    cookies=self.cookies,
                    bans=self.services.bans,
                    notices=self.services.notices,
                ),
                # For answers that differ from request to request; the others are kept packed.
                Middleware(
                    GZipMiddleware, minimum_size=SHORT, compresslevel=5, thread_minimum_size=32 * 1024
                ),
            ],
            lifespan=self.lifespan,
            exception_handlers={404: _not_found, 405: _not_found, Exception: self.failed},
        )

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.services.open()
        await self.peers.open()
        tidying = asyncio.ensure_future(tidy_for_ever(self.services, self.live))
        yield
        tidying.cancel()
        await self.peers.close()
        await self.services.close()

    def _route(self, endpoint: Endpoint) -> Route:
        async def serve(request: Request) -> Response:
            begun = time.perf_counter()
            response = await self.dispatcher.serve(endpoint, request)
            self.metrics.requests.labels(endpoint.method, endpoint.path, response.status_code).inc()
            self.metrics.seconds.labels(endpoint.path).observe(time.perf_counter() - begun)
            return response

        return Route(endpoint.path, serve, methods=[endpoint.method])

    # -- the socket --------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(1008)
            return
        await socket.accept()
        try:
            address = address_of(socket.client.host if socket.client else None)
            async with self.limits.turn(address):
                session, _ = await self.dispatcher.who(socket, "")
                me = NOBODY if session is None else await self.services.accounts.me(session.person)
            payer = Payer(me.id or None, address)
            self.limits.spend("socket", payer)
            with self.limiter.socket(payer):
                invite = socket.query_params.get("invite", "")
                async with self.limits.turn(address):
                    table = await self.services.tables.table_for(
                        socket.path_params["id"], me.id or None, invite
                    )
                since, seen = (
                    whole_number(socket.query_params.get(name, "")) or 0 for name in ("since", "version")
                )
                key, scopes = ("", ALL_SCOPES) if session is None else (session.key, session.scopes)
                client = TableSocket(
                    OpenSocket(socket),
                    self.services,
                    table,
                    me,
                    since,
                    seen,
                    key,
                    scopes,
                    changes=socket.query_params.get("changes") == "1",
                    line=socket.scope["extensions"][LINE]["line"],
                )
                await client.run(self.build, self.limits, payer)
        except StarholdError as error:
            if isinstance(error, TooFast | TooMany):
                await asyncio.sleep(TOO_FAST_SECONDS)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.send_bytes(bytes(refuse(error).body))
                await OpenSocket(socket).close(1008 if isinstance(error, NoSuchTable | NotInvited) else 1013)

    # -- texts and pages -------------------------------------------------------------------------------

    async def text(self, request: Request) -> Response:
        """Return the text of all games in a language, or of one game: no table needs the others."""
        language, game = request.path_params["language"], request.path_params.get("game", "")
        if language in text.LANGUAGES and language not in self.parts:
            # To look for them takes some milliseconds.
            self.parts[language] = {"", *text.part_files(language)}
        if game not in self.parts.get(language, ()):
            return refuse(NoSuchText("there is no such text", name=f"{language} {game}".strip()[:NAMED]))
        if (language, game) not in self.texts:
            # A game of others may lack a language: its players read English.
            content = (text.of_part(game, language) if game else text.of_all(language)).encode()
            self.texts[language, game] = CompressedAnswer(content, "text/plain; charset=utf-8")
        return self.texts[language, game].response(request.headers)

    async def docs(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the documentation, once it is built."""
        if self.pages is None:
            found = later.folder()
            site = SITE if SITE.is_dir() or found is None else found / "starhold" / "server" / "site"
            self.pages = Pages(directory=site, html=True) if site.is_dir() else None
        if self.pages is not None:
            await self.pages(scope, receive, send)
            return
        page = PlainTextResponse("The documentation is being built. Try again in a few minutes.\n", 503)
        await page(scope, receive, send)

    async def device_file(self, request: Request) -> Response:
        """Return a file with which pages play on the visitor's device."""
        path = request.path_params["path"]
        if path not in self.device.files:
            return _nothing_at(request)
        return answer_file(
            self.device.files[path], request.headers, FOR_EVER if ".zip" in path else ASK_AGAIN
        )

    async def page(self, request: Request) -> Response:
        """Return the client: its own files by name, its page for its paths; 404 for all others."""
        path = request.path_params["path"]
        asset = path.startswith("assets/")
        if path in self.files:
            return answer_file(self.files[path], request.headers, FOR_EVER if asset else ASK_AGAIN)
        page = path.partition("/")[0]
        if page in PAGES or not page:
            answer = await self._with_preview(request, page, path.split("/")[1:])
            return answer.response(request.headers)
        if asset or "text/html" not in request.headers.get("accept", ""):
            return _nothing_at(request)
        found = about.missing(self.live, self._language(request))
        return HTMLResponse(found, 404)

    async def _with_preview(self, request: Request, page: str, parts: list[str]) -> CompressedAnswer:
        """Return the client's page with what other sites show of a link to it."""
        server, language = self.live.settings.server, self._language(request)
        index, root = STATIC / "index.html", server.address.rstrip("/") or self._asked_root(request)
        if page in previews.TABLES and parts:
            invite = parts[1] if len(parts) > 1 else request.query_params.get("invite", "")
            address = address_of(request.client.host if request.client else None)
            with contextlib.suppress(StarholdError):
                async with self.limits.turn(address):
                    table = await self.services.tables.table_for(parts[0], None, invite)
                preview = previews.of_table(page, table, text.Text(language))
                picture = self._picture_of(preview)
                return page_with(index, server.path, root, f"{page}/{parts[0]}", preview, language, picture)
        game, puzzle = _game_and_puzzle(page, parts)
        preview = previews.of_page(page, game, puzzle, text.Text(language))
        place = f"{page}/{game}/{puzzle}".rstrip("/")
        return fixed_page(index, server.path, root, place, preview, language, self._picture_of(preview))

    def _asked_root(self, request: Request) -> str:
        """Return the address that we were asked by, if it is one: other sites need whole addresses."""
        host = request.headers.get("host", "")
        start = f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""
        return start + self.live.settings.server.path

    def _picture_of(self, preview: previews.LinkPreview) -> str:
        """Return the picture of a preview: its own, that of all pages, or none."""
        if preview.picture and self.draws:
            return preview.picture
        return previews.PICTURE if previews.PICTURE in self.files else ""

    async def picture(self, request: Request) -> Response:
        """Return the picture of a page for other sites: what a stranger without any invitation may see."""
        page, *parts = request.path_params["path"].split("/")
        words = text.Text(self._language(request))
        address = address_of(request.client.host if request.client else None)
        game, puzzle = _game_and_puzzle(page, parts)
        if not self.draws or not (page == "daily" or game or (page in previews.TABLES and parts)):
            return _nothing_at(request)
        try:
            self.services.load.admit(Priority.SPARE)
            key: tuple[object, ...] = (words.language, page, game, puzzle)
            table = None
            if not game and page != "daily":
                async with self.limits.turn(address):
                    table = await self.services.tables.table_for(parts[0], None, "")
                key = (words.language, page, table.id, table.status, table.log.version(None))
            drawn = self.pictures.get(key)
            if drawn is None or (drawn.done() and (drawn.cancelled() or drawn.exception())):
                self.limits.spend("replay", Payer(None, address))
                if table is None:
                    asked = previews.page_picture(page, game, puzzle, words)
                else:
                    asked = await asyncio.to_thread(previews.table_picture, page, table, words)
                drawn = asyncio.ensure_future(self._draw(asked, address))
                self.pictures[key] = drawn
            self.pictures.move_to_end(key)
            while len(self.pictures) > PICTURES:
                self.pictures.popitem(last=False)
            # Others may wait for the same picture: one who goes leaves it to them.
            content = await asyncio.shield(drawn)
        except StarholdError as error:
            return refuse(error)
        headers = {"cache-control": f"public, max-age={PICTURE_SECONDS}"}
        return Response(content, media_type="image/png", headers=headers)

    async def _draw(self, asked: DrawPicture, address: str) -> bytes:
        return msgspec.json.decode(await self.services.workers.do(asked, address), type=bytes)

    # -- the operators' pages -----------------------------------------------------------------------------

    def _language(self, request: Request) -> str:
        accepted = request.headers.get("accept-language", "")
        return about.language_of(self.live, accepted, request.query_params.get("lang", ""))

    async def about(self, request: Request) -> Response:
        """Return the list of the operators' texts, or one of them."""
        name, language = request.path_params.get("name"), self._language(request)
        if name is None:
            return HTMLResponse(about.index(self.live, language))
        if name not in about.names(self.live):
            return HTMLResponse(about.missing(self.live, language), 404)
        return HTMLResponse(await asyncio.to_thread(about.page, self.live, name, language))

    async def about_style(self, request: Request) -> Response:
        return Response(about.STYLE, media_type="text/css")

    async def logo(self, request: Request) -> Response:
        found = await asyncio.to_thread(about.logo, self.live)
        return _nothing_at(request) if found is None else Response(found[0], media_type=found[1])

    async def robots(self, request: Request) -> Response:
        return PlainTextResponse(about.robots(self.live))

    async def security(self, request: Request) -> Response:
        expires = time.strftime("%Y-%m-%dT00:00:00Z", time.gmtime(time.time() + SECURITY_SECONDS))
        found = about.security(self.live, expires)
        return _nothing_at(request) if found is None else PlainTextResponse(found)

    async def no_client(self, request: Request) -> Response:
        return PlainTextResponse("Starhold is serving, but was built without its browser client.\n")

    async def stop_notices(self, request: Request) -> Response:
        """End a channel by the link of a notice: a mail program asks by POST, a person opens the page."""
        token = request.query_params.get("token", "")[: NAMED * 4]
        if request.method == "GET":
            return RedirectResponse(f"/turns?stop={quote(token)}", 303)
        self.limits.spend("notices", Payer(None, address_of(request.client.host if request.client else None)))
        known = await self.services.channels.unsubscribe(token)
        return Response(status_code=204) if known else refuse(LinkExpired("the link is not valid"))

    # -- operations --------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        try:
            await self.services.database.ready()
        except TableError as error:
            return refuse(error)
        return PlainTextResponse("ready\n")

    async def measured(self, request: Request) -> Response:
        """Answer the operator: with the word that was set for it, or else from this machine itself."""
        if not may_measure(request.headers, request.client.host if request.client else "", self.metrics_word):
            return refuse(OperatorOnly("the metrics are for the operator"))
        return Response(await self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return self.document.response(request.headers)

    async def failed(self, request: Request, error: Exception) -> Response:
        """Refuse without anything of the inside; the log has it."""
        self.metrics.errors.inc()
        _log.error("request failed", path=request.url.path, error=type(error).__name__, exc_info=error)
        return respond({"type": "problem", "key": "error-unknown", "arguments": {}}, 500)


async def _not_found(request: Request, error: Exception) -> Response:
    return _nothing_at(request)


def _nothing_at(request: Request) -> Response:
    return refuse(NoSuchPage("there is nothing at that address", path=request.url.path[:NAMED]))


def _game_and_puzzle(page: str, parts: list[str]) -> tuple[str, str]:
    """Return the game that a page is about, and which of its puzzles; nothing of what there is not."""
    game = parts[0] if page in previews.GAMES and parts and parts[0] in registry.names() else ""
    if page != "puzzles" or not game or len(parts) < 2:
        return game, ""
    return game, parts[1] if any(one.id == parts[1] for one in puzzles.shipped(game).puzzles) else ""


def page_with(
    index: Path,
    path: str,
    root: str,
    place: str,
    preview: previews.LinkPreview,
    language: str,
    picture: str,
) -> CompressedAnswer:
    """Return the client's page for a server below a path, with a preview of one of its pages."""
    found = below(path, index.read_text(encoding="utf-8"))
    tagged = previews.tagged(found, preview, f"{root}/{place}", root, language, picture)
    return CompressedAnswer(tagged.encode(), "text/html")


#: pages that are the same for everybody are made once; some hosts ask by several addresses
fixed_page = lru_cache(FIXED_PAGES)(page_with)


def build_id() -> str:
    """Return an id that changes with every build, so that an old client notices."""
    index = STATIC / "index.html"
    page = index.read_bytes() if index.is_file() else b""
    return f"{__version__}-{hashlib.sha256(page).hexdigest()[:8]}"
