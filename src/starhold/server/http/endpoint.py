"""An endpoint: its path, its types, its handler. Requests are decoded and checked here, once for all."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from functools import partial
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from starhold.kernel.errors import StarholdError
from starhold.server.errors import (
    BadRequest,
    Busy,
    NoBotAccounts,
    PeopleOnly,
    TableError,
    TooBig,
    TooFast,
    TooSlow,
)
from starhold.server.http.compressed import CompressedAnswer
from starhold.server.http.limits import POSITION_BYTES, Limits, Payer, address_of
from starhold.server.http.request import ApiRequest, Endpoint, JsonLines, check_scope, problem_of
from starhold.server.http.security import (
    COOKIE,
    COOKIE_SECONDS,
    DEVICE_COOKIE,
    DEVICE_PATH,
    HEADER,
    Cookies,
    Devices,
)
from starhold.server.people.accounts import device_of
from starhold.server.people.people_store import Session
from starhold.server.services import Services
from starhold.server.settings import Live
from starhold.server.wire import Position
from starhold.server.work.load import AGAIN_SECONDS

JSON_LIMIT = 64 * 1024
RECORD_LIMIT = 1024 * 1024
#: how long a body may take to arrive
BODY_SECONDS = 20.0
#: fixed answers that are kept; a query can name parts in more orders than anybody asks for
FIXED = 256


def respond(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def refuse(error: StarholdError) -> Response:
    response = respond(problem_of(error), error.status if isinstance(error, TableError) else 400)
    if isinstance(error, TooFast):
        response.headers["retry-after"] = str(error.seconds)
    elif isinstance(error, Busy):
        response.headers["retry-after"] = str(AGAIN_SECONDS)
    return response


def bearer(connection: HTTPConnection) -> str | None:
    """Return the token of a bot account, if one is sent: `Authorization: Bearer TOKEN`."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


class StreamedLines(StreamingResponse):
    """Lines as they come. When the client has gone, what makes them is closed."""

    def __init__(self, answer: JsonLines, limits: Limits, payer: Payer) -> None:
        # Packing would hold lines back until there are enough of them; so would nginx without that header.
        headers = {"content-encoding": "identity", "cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(self._counted(answer.parts), 200, headers, answer.media)
        self.limits = limits
        self.payer = payer

    async def _counted(self, parts: AsyncIterator[bytes]) -> AsyncGenerator[bytes, None]:
        try:
            async for part in parts:
                self.limits.charge("answers", self.payer, len(part))
                yield part
        finally:
            if isinstance(parts, AsyncGenerator):
                await parts.aclose()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = asyncio.ensure_future(self.stream_response(send))
        leaving = asyncio.ensure_future(self.listen_for_disconnect(receive))
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            if isinstance(self.body_iterator, AsyncGenerator):
                await self.body_iterator.aclose()


class Dispatcher:
    """Where requests arrive: knows cookies and limits, and turns errors into problems."""

    def __init__(
        self, services: Services, cookies: Cookies, devices: Devices, limits: Limits, live: Live
    ) -> None:
        self.accounts = services.accounts
        self.presence = services.presence
        self.load = services.load
        self.gc = services.gc
        self.cookies = cookies
        self.devices = devices
        self.limits = limits
        self.live = live
        #: answers that do not change, made or being made
        self._fixed: dict[tuple[str | None, ...], asyncio.Future[CompressedAnswer]] = {}

    async def serve(self, endpoint: Endpoint, request: Request) -> Response:
        """Decode, ask the handler, encode; errors become problems."""
        with self.gc.made():
            return await self._served(endpoint, request)

    async def _served(self, endpoint: Endpoint, request: Request) -> Response:
        try:
            self.load.admit(endpoint.work)
            token_of_bot = bearer(request)
            # A token is sent on purpose, a cookie by itself: only that one could be misused by another site.
            if endpoint.method != "GET" and HEADER not in request.headers and token_of_bot is None:
                raise BadRequest("requests that change data need the header X-Starhold", field=HEADER)
            device = device_of(request.headers.get("user-agent", ""))
            session, token = None, None
            address = address_of(request.client.host if request.client else None)
            if not endpoint.anybody:
                async with self.limits.turn(address):
                    session, token = await self.who(request, device)
            if endpoint.people_only and token_of_bot is not None:
                raise PeopleOnly("a bot account cannot do that")
            if token_of_bot is not None and session is not None:
                check_scope(session.scopes, endpoint.scope)
            payer = Payer(None if session is None else session.person, address)
            if session is not None:
                self.accounts.seen_at(session.person, address)
                self.presence.heard(session.person)
            self.limits.spend(endpoint.limit, payer)
            self.limits.spend("answers", payer, 0)
            path, query = dict(request.path_params), dict(request.query_params)
            known = request.cookies.get(DEVICE_COOKIE)
            asked = ApiRequest(
                session, None, path, query, payer, self.limits, self.devices, device, token, known
            )
            asked.body = await self._body(endpoint, request)
            async with self.limits.turn(address):
                handler = partial(self._kept, endpoint) if endpoint.anybody else endpoint.handler
                answer = await handler(asked)
        except StarholdError as error:
            return refuse(error)
        if isinstance(answer, JsonLines):
            return StreamedLines(answer, self.limits, payer)
        if isinstance(answer, CompressedAnswer):
            response = answer.response(request.headers)
        else:
            response = Response(status_code=204) if answer is None else respond(answer)
        made = POSITION_BYTES if isinstance(answer, Position) else 0
        self.limits.charge("answers", payer, len(response.body) + made)
        self._sign(response, COOKIE, asked.token and self.cookies.write(asked.token))
        if asked.device_cookie != known:
            self._sign(response, DEVICE_COOKIE, asked.device_cookie, DEVICE_PATH)
        return response

    async def _kept(self, endpoint: Endpoint, asked: ApiRequest) -> CompressedAnswer:
        """Return an answer that does not change; it is made when it is asked for first."""
        key = (endpoint.path, *asked.path.values(), *(asked.query.get(name) for name in endpoint.query))
        making = self._fixed.get(key)
        if making is None:
            making = self._fixed[key] = asyncio.ensure_future(_made(endpoint, asked))
            making.add_done_callback(partial(self._keep_no_failure, key))
            if len(self._fixed) > FIXED:
                del self._fixed[next(iter(self._fixed))]
        return await asyncio.shield(making)

    def forget_fixed(self) -> None:
        """Make answers that are kept again: the settings have changed."""
        self._fixed.clear()

    def _keep_no_failure(self, key: tuple[str | None, ...], made: asyncio.Future[CompressedAnswer]) -> None:
        if made.cancelled() or made.exception() is not None:
            self._fixed.pop(key, None)

    async def who(self, connection: HTTPConnection, device: str) -> tuple[Session | None, str | None]:
        """Return the session of a bot account's token (raise NotSignedIn), or else of the cookie."""
        token = bearer(connection)
        if token is not None:
            if not self.live.settings.people.bots:
                raise NoBotAccounts("this server has no bot accounts")
            return await self.accounts.bot_session(token), None
        return await self.session(connection.cookies.get(COOKIE), device)

    async def session(self, cookie: str | None, device: str) -> tuple[Session | None, str | None]:
        """Return the session that a cookie names; and the token, where the browser should keep it."""
        token = self.cookies.token(cookie)
        if token is not None:
            session = await self.accounts.session(token)
            if session is not None and await self.accounts.in_use(session):
                return session, token
            return session, None
        person = self.cookies.person(cookie)
        entered = await self.accounts.exchange(person, device) if person else None
        return (
            (None, None) if entered is None else (await self.accounts.session(entered.token), entered.token)
        )

    async def _body(self, endpoint: Endpoint, request: Request) -> Any:
        if endpoint.raw:
            return await _read(request, RECORD_LIMIT)
        if endpoint.body is None:
            return None
        content = await _read(request, JSON_LIMIT)
        try:
            # No body at all says as much as an empty one.
            return msgspec.json.decode(content or b"{}", type=endpoint.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRequest(f"the body is invalid: {error}", field=str(error)) from error

    def _sign(self, response: Response, name: str, value: str | None, path: str = "/") -> None:
        """Set a cookie, delete it ("") or leave it as it is (None). Other sites of the host don't get it."""
        server = self.live.settings.server
        path = server.path + path
        if value == "":
            response.delete_cookie(name, path)
        elif value is not None:
            response.set_cookie(
                name,
                value,
                max_age=COOKIE_SECONDS,
                path=path,
                httponly=True,
                samesite="lax",
                secure=server.secure,
            )


async def _made(endpoint: Endpoint, asked: ApiRequest) -> CompressedAnswer:
    content = msgspec.json.encode(await endpoint.handler(asked))
    return await asyncio.to_thread(CompressedAnswer, content, "application/json")


async def _read(request: Request, limit: int) -> bytes:
    """Return the body, as long as it stays sensible and comes in time."""
    parts = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise TooBig(f"the body is larger than {limit} bytes", limit=limit)
                parts.append(part)
    except (TimeoutError, ClientDisconnect):
        # A client that has gone does not hear it.
        raise TooSlow("the body did not come in time", seconds=int(BODY_SECONDS)) from None
    return b"".join(parts)
