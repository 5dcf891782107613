"""Device: requests and sockets of a page, answered as a server answers them."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast
from urllib.parse import parse_qsl, unquote

import msgspec

from starhold import __version__
from starhold.kernel.errors import StarholdError
from starhold.server.device.services import PERSON, DeviceServices, Page
from starhold.server.device.store import DeviceStore
from starhold.server.errors import BadRequest, NeedsServer, NoSuchPage, TableError
from starhold.server.http.api import endpoints_of
from starhold.server.http.limits import Limits, Payer
from starhold.server.http.request import ApiRequest, Endpoint, JsonLines, problem_of, whole_number
from starhold.server.http.table_socket import TableSocket
from starhold.server.wire import Me

if TYPE_CHECKING:
    from starhold.server.http.security import Devices
    from starhold.server.people.people_store import Session
    from starhold.server.services import Services

#: what needs accounts is not here; a name is
SIGN_IN: Final = "/api/session"
_SOCKET: Final = re.compile(r"/ws/tables/([a-z0-9]+)")


class Answer(NamedTuple):
    """A status and a body, or lines that follow."""

    status: int
    body: bytes = b""
    lines: AsyncIterator[bytes] | None = None


class Device:
    """The table service of one device."""

    def __init__(self, saved: Mapping[str, bytes], page: Page) -> None:
        self.services = DeviceServices(DeviceStore(saved), page)
        services = cast("Services", self.services)
        self.limits = Limits(0)
        self._routes = [(one, _pattern(one.path)) for one in endpoints_of(services)]
        self._sockets: dict[int, PageSocket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.services.open()

    # -- requests ----------------------------------------------------------------------------------

    async def request(self, method: str, target: str, body: bytes) -> Answer:
        """Answer a request as the server would; problems are answers too."""
        try:
            path, _, query = target.partition("?")
            endpoint, found = self._route(method, path)
            asked = self._asked(endpoint, found, dict(parse_qsl(query)), body)
            if method == "POST" and path == SIGN_IN:
                made: Any = await self.services.accounts.rename(PERSON, asked.body.name)
            else:
                made = await endpoint.handler(asked)
        except StarholdError as error:
            status = error.status if isinstance(error, TableError) else 400
            return Answer(status, msgspec.json.encode(problem_of(error)))
        if isinstance(made, JsonLines):
            return Answer(200, lines=made.parts)
        return Answer(204) if made is None else Answer(200, msgspec.json.encode(made))

    def _route(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
        for endpoint, pattern in self._routes:
            found = pattern.fullmatch(path)
            if found and endpoint.method == method:
                if endpoint.people_only and path != SIGN_IN:
                    raise NeedsServer(f"{path} needs a server")
                return endpoint, {name: unquote(part) for name, part in found.groupdict().items()}
        raise NoSuchPage(f"there is nothing at {path}", path=path[:100])

    def _asked(
        self, endpoint: Endpoint, path: dict[str, str], query: dict[str, str], body: bytes
    ) -> ApiRequest:
        here = self.services.store.person() is not None
        session = cast("Session", SimpleNamespace(key="", person=PERSON)) if here else None
        content: Any = None
        if endpoint.raw:
            content = body
        elif endpoint.body is not None:
            try:
                content = msgspec.json.decode(body or b"{}", type=endpoint.body)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadRequest(f"the body is invalid: {error}", field=str(error)) from error
        payer = Payer(PERSON, "")
        return ApiRequest(session, content, path, query, payer, self.limits, cast("Devices", None))

    # -- sockets -----------------------------------------------------------------------------------

    def connect(
        self, number: int, target: str, send: Callable[[bytes], None], ended: Callable[[int], None]
    ) -> None:
        """Open a socket at a table; `ended` is called with its close code."""
        line = self._sockets[number] = PageSocket(send)
        task = asyncio.ensure_future(self._serve(number, line, target, ended))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def heard(self, number: int, content: bytes | None) -> None:
        """Pass on what a page sent, or that it closed its socket (None)."""
        line = self._sockets.get(number)
        if line is not None:
            line.put(content)

    async def _serve(
        self, number: int, line: "PageSocket", target: str, ended: Callable[[int], None]
    ) -> None:
        try:
            path, _, rest = target.partition("?")
            found, query = _SOCKET.fullmatch(path), dict(parse_qsl(rest))
            if found is None:
                raise NoSuchPage(f"there is nothing at {path}", path=path[:100])
            table = await self.services.tables.table_for(found[1], PERSON, None)
            since, seen = (whole_number(query.get(name, "")) or 0 for name in ("since", "version"))
            me = self.services.store.person() or Me("", "", False)
            changes = query.get("changes") == "1"
            client = TableSocket(
                line, cast("Services", self.services), table, me, since, seen, changes=changes, line=line
            )
            await client.run(__version__, self.limits, Payer(PERSON, ""))
        except StarholdError as error:
            line.send_now([msgspec.json.encode(problem_of(error))])
            line.code = 1008
        finally:
            del self._sockets[number]
            ended(line.code)


class PageSocket:
    """The line between a page and its worker."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self._send = send
        self._coming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.code = 1000

    def put(self, content: bytes | None) -> None:
        self._coming.put_nowait(content)

    async def receive(self) -> dict[str, Any]:
        content = await self._coming.get()
        if content is None:
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.receive", "bytes": content}

    def send_now(self, contents: Iterable[bytes]) -> bool:
        for content in contents:
            self._send(content)
        return True

    async def send_all(self, contents: Iterable[bytes]) -> None:
        self.send_now(contents)

    async def send_bytes(self, content: bytes) -> None:
        self._send(content)

    async def close(self, code: int) -> None:
        self.code = code
        self.put(None)


def _pattern(path: str) -> re.Pattern[str]:
    """Return what matches the addresses of an endpoint."""
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path)))
