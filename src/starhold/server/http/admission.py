"""Admission: the checks of every request before a handler sees it."""

import asyncio
import ipaddress
from functools import lru_cache

import structlog
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starhold.kernel.errors import StarholdError
from starhold.server.errors import AddressTooLong, BadRequest, Busy, TooFast
from starhold.server.http.connections import ConnectionLimiter
from starhold.server.http.endpoint import refuse
from starhold.server.http.limits import TOO_FAST_SECONDS, Limits, Payer, address_of
from starhold.server.http.security import COOKIE, Cookies
from starhold.server.people.bans import Bans
from starhold.server.people.notices import Notices

#: the longest address that we make is a tenth of this
ADDRESS_LENGTH = 4096
HEALTH = "/healthz"
WATCHED = frozenset({"/metrics", "/readyz"})
#: what pages ask also while the server is closed: what it is called, and why it is closed
OPEN_ALWAYS = frozenset({"/api/server", "/api/games"})
#: how an answer begins, also to a client that wants a WebSocket
STARTS = ("http.response.start", "websocket.http.response.start")

_log = structlog.get_logger("admission")


@lru_cache(256)
def _is_near(host: str) -> bool:
    """True if the address is of a private network, such as a container's or this machine's."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False


class Admission:
    """Refuses what is not an address, pages by the thousand, and in a crowd anyone who is not signed in."""

    def __init__(
        self,
        app: ASGIApp,
        limiter: ConnectionLimiter,
        limits: Limits,
        cookies: Cookies,
        bans: Bans,
        notices: Notices,
    ) -> None:
        self.app = app
        self.limiter = limiter
        self.limits = limits
        self.cookies = cookies
        self.bans = bans
        self.notices = notices
        #: web servers that pass on requests and are not trusted, and how many came
        self.untrusted = limiter.untrusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            payer: Payer | None = None

            async def send_in_time(message: Message) -> None:
                """Charge a page as it is sent, and let a client that is too fast wait."""
                if message["type"] in STARTS and message["status"] == TooFast.status:
                    await asyncio.sleep(TOO_FAST_SECONDS)
                elif message["type"] == "http.response.body" and payer is not None:
                    self.limits.charge("answers", payer, len(message.get("body", b"")))
                await send(message)

            try:
                payer = self._check(scope)
            except StarholdError as error:
                await self._refuse(error, scope, receive, send_in_time)
                return
            await self.app(scope, receive, send_in_time)
            return
        await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> Payer | None:
        """Return the payer for a page; None for anything else: the endpoint knows better who asks."""
        path: str = scope["path"]
        if len(scope["raw_path"]) + len(scope["query_string"]) > ADDRESS_LENGTH:
            raise AddressTooLong("the address is too long", most=ADDRESS_LENGTH)
        if not path.isprintable():
            raise BadRequest("the address contains invalid characters", field="path")
        if path == HEALTH:
            return None
        request = HTTPConnection(scope)
        if self.limiter.crowded and self.cookies.token(request.cookies.get(COOKIE)) is None:
            raise Busy("the server is busy and serves only people who are logged in")
        host = request.client.host if request.client else None
        self._check_proxy(scope, request, host)
        # A ban must not shut the operator out, or the programs that watch the server.
        if not path.startswith("/admin") and path not in WATCHED:
            self.bans.check("address", address_of(host))
        if path.startswith(("/api/", "/ws/")) and path not in OPEN_ALWAYS:
            self.notices.check_open()
        payer = Payer(None, address_of(host))
        if path.startswith(("/api/", "/ws/")):
            self.limits.spend("request", payer)
            return None
        self.limits.spend("page", payer)
        everybody = Payer("", payer.address)
        self.limits.spend("answers", everybody, 0)
        return everybody

    def _check_proxy(self, scope: Scope, request: HTTPConnection, host: str | None) -> None:
        """Notice a web server that is not trusted: everybody behind it would share one address's limits.

        uvicorn has put the client's address in its place (with port 0) if the server is trusted. Anybody can
        send that header, so only a neighbour counts: strangers can't make us warn.
        """
        if "x-forwarded-for" not in request.headers or not scope["client"] or not scope["client"][1]:
            return
        if host is not None and _is_near(host):
            if host not in self.untrusted:
                _log.warning("proxy not trusted: everybody behind it counts as one address", proxy=host)
            self.untrusted[host] = self.untrusted.get(host, 0) + 1

    async def _refuse(self, error: StarholdError, scope: Scope, receive: Receive, send: Send) -> None:
        response: Response = refuse(error)
        if self.limiter.crowded:
            response.headers["connection"] = "close"
        await response(scope, receive, send)
