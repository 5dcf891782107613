"""Admission: the checks of every request before a handler sees it."""

import asyncio

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

#: the longest address that we make is a tenth of this
ADDRESS_LENGTH = 4096
HEALTH = "/healthz"
#: how an answer begins, also to somebody who wants a WebSocket
STARTS = ("http.response.start", "websocket.http.response.start")


class Admission:
    """Refuses what is no address, pages by the thousand, and in a crowd whoever is not signed in."""

    def __init__(
        self, app: ASGIApp, limiter: ConnectionLimiter, limits: Limits, cookies: Cookies, bans: Bans
    ) -> None:
        self.app = app
        self.limiter = limiter
        self.limits = limits
        self.cookies = cookies
        self.bans = bans

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
        """Return who is charged for a page; None for anything else, which knows better who asks."""
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
        if not path.startswith("/admin"):
            self.bans.check("address", address_of(host))
        payer = Payer(None, address_of(host))
        if path.startswith(("/api/", "/ws/")):
            self.limits.spend("request", payer)
            return None
        self.limits.spend("page", payer)
        everybody = Payer("", payer.address)
        self.limits.spend("answers", everybody, 0)
        return everybody

    async def _refuse(self, error: StarholdError, scope: Scope, receive: Receive, send: Send) -> None:
        response: Response = refuse(error)
        if self.limiter.crowded:
            response.headers["connection"] = "close"
        await response(scope, receive, send)
