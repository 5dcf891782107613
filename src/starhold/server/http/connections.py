"""Connections: how many there may be, how long a client may take, and who is served first in a crowd.

`ConnectionLimiter` accepts connections from the listening socket itself, so that one too many costs a few
microseconds and no descriptor. A connection waits for a request, is served, or has become a WebSocket.
Clients that wait too long, do not read what is sent, or do not close, are disconnected; when all places are
taken, the client that has waited longest is.

This builds on uvicorn's protocol classes, which uvicorn does not promise to keep, because only they know
when a request is complete, when the client stops reading, and how many messages wait: a server without a
proxy in front must hold against floods (tests/web/test_floods.py), and middleware sees a request only once
it is there. requirements/run.txt fixes the version of uvicorn; tests/web/test_connections.py fails if an
upgrade breaks this.
"""

import asyncio
import contextlib
import ipaddress
import resource
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import h11
import msgspec
import structlog
import uvicorn
from uvicorn._types import ASGIReceiveEvent, WebSocketReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.protocol import State

from starhold.server.errors import TooFast
from starhold.server.http.limits import Bucket, Limits, Payer, address_of

#: connections and WebSockets that one address may have, and WebSockets that one person may have
ADDRESS_CONNECTIONS: Final = 128
ADDRESS_SOCKETS: Final = 60
PERSON_SOCKETS: Final = 20
#: connections of this process, as far as the system gives descriptors
CONNECTIONS: Final = 8000
#: descriptors that are left for files, the database, the bus and the workers
OTHER_DESCRIPTORS: Final = 128
#: this part of all places is kept for health checks and for people who are signed in
RESERVE: Final = 0.2

#: how long a request may take to arrive up to its body, a client may leave unread what was sent,
#: and a connection may take to close
REQUEST_SECONDS: Final = 10.0
UNREAD_SECONDS: Final = 30.0
CLOSING_SECONDS: Final = 10.0
SWEEP_SECONDS: Final = 1.0
HEAR_SECONDS: Final = 0.02
#: connections that are taken before others have their turn; what waits longer is the system's queue
AT_ONCE: Final = 64
QUEUE: Final = 2048

#: where a connection over a unix socket comes from
THIS_MACHINE: Final = "127.0.0.1"
#: the extension of an ASGI scope that is the connection itself
LINE: Final = "starhold.line"
#: messages of a client that wait to be read, and then no more are taken; bytes of one that is read quickly
UNREAD_MESSAGES: Final = 4
SHORT_BYTES: Final = 4096
#: bytes that the parser is given at once: 170 frames if all are empty, which take about 2 ms
PIECE_BYTES: Final = 1024
#: fragments of one message; a page sends whole messages
FRAGMENTS: Final = 64
#: bytes of a request before its body
HEAD_BYTES: Final = 16 * 1024
#: parts of the body of a request that may be shorter than this: chunks, or what the network splits
CRUMB_BYTES: Final = 512
CRUMBS: Final = 32

_REFUSED = msgspec.json.encode({"type": "problem", "key": TooFast.key, "arguments": {"kind": "connect"}})
_REFUSAL = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"retry-after: 10\r\ncontent-length: %d\r\n\r\n%s" % (len(_REFUSED), _REFUSED)
)
_log = structlog.get_logger("connections")


def places() -> int:
    """Return how many connections there is room for, with as many descriptors as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS + OTHER_DESCRIPTORS
    allowed = wanted if most == resource.RLIM_INFINITY else min(most, wanted)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return max(allowed - OTHER_DESCRIPTORS, allowed // 2)


class TrackedConnection:
    """One connection."""

    __slots__ = ("address", "leaving", "limiter", "since", "transport", "unread")

    def __init__(self, limiter: "ConnectionLimiter", address: str) -> None:
        self.limiter = limiter
        self.address = address
        self.transport: asyncio.Transport | None = None
        #: since when there is no whole request
        self.since = time.monotonic()
        #: since when the client does not read, or does not go; 0 if that is not so
        self.unread = 0.0
        self.leaving = 0.0

    def waits(self, waits: bool) -> None:
        """Note that a request is awaited, or else that it is being answered."""
        if waits != (self in self.limiter.waiting) and self in self.limiter.visits:
            if waits:
                self.since = time.monotonic()
                self.limiter.waiting[self] = None
            else:
                del self.limiter.waiting[self]

    def reads(self, reads: bool) -> None:
        """Note whether the client takes what is sent."""
        self.unread = 0.0 if reads else time.monotonic()

    def put_out(self) -> None:
        """Cut the connection at once, whatever is on its way."""
        if self.transport is not None:
            self.transport.abort()


class TrackedProtocol(asyncio.Protocol):
    """What a connection reports of its visit, whatever is spoken on it."""

    visit: TrackedConnection
    client: tuple[str, int] | None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.client is None:
            self.client = (THIS_MACHINE, 1)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.visit.reads(False)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.visit.reads(True)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.visit.limiter.leave(self.visit)
        transport, self.visit.transport = self.visit.transport, None
        if transport is not None and hasattr(transport, "_read_ready_cb"):
            # asyncio's own holds itself by that, and would be found by nobody for hours.
            transport._read_ready_cb = None


class HttpParser(h11.Connection):
    """h11's, but it takes no body in crumbs: each part of one byte costs as much as a whole one."""

    _crumbs = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._crumbs = 0
        elif isinstance(event, h11.Data) and len(event.data) < CRUMB_BYTES:
            self._crumbs += 1
            if self._crumbs > CRUMBS:
                raise h11.RemoteProtocolError("the parts of the body are too small")
        return event


class HttpProtocol(TrackedProtocol, H11Protocol):
    """A connection that speaks HTTP."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.conn = HttpParser(h11.SERVER, HEAD_BYTES)

    def send_400_response(self, msg: str) -> None:
        if self.cycle is not None:
            # Whatever the application answers comes too late.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            # The answer is on its way already.
            self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.visit.transport = transport
        if self.visit not in self.visit.limiter.visits:
            # Others needed the place meanwhile.
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        if self.transport.get_protocol() is self:
            self.visit.waits(self.cycle is None or self.cycle.response_complete)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, WebSocketProtocol)
        protocol.visit = self.visit
        limits = self.visit.limiter.limits
        protocol.frames_left = Bucket(limits.rates["frame"], limits.factor)
        self.visit.waits(False)


class WebSocketProtocol(TrackedProtocol, WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[LINE] = {"line": self}
        try:
            await super().run_asgi()
        finally:
            # It holds us.
            del self.scope

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # The parser is a generator that holds its connection.
        self.conn.parser.close()

    # -- past the layers that look at each message ------------------------------------------------

    def send_now(self, contents: Iterable[bytes]) -> bool:
        """Send several messages at once, if the client takes them; return whether that was done."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        frames = (part for content in contents for part in (_head(len(content)), content))
        self.transport.write(b"".join(frames))
        return True

    async def send_all(self, contents: Iterable[bytes]) -> None:
        """Send several messages when the client is ready; raise ClientDisconnected."""
        await self.writable.wait()
        if not self.send_now(contents):
            raise ClientDisconnected

    #: has the parser read whole frames only, so that a new one begins?
    at_frame = True
    #: what has come and the parser has not had yet, and whether it is about to get a piece of that
    unparsed = b""
    parsing = False
    #: frames that the client may send now
    frames_left: Bucket

    def data_received(self, data: bytes) -> None:
        """Read a short message that comes whole; leave everything else to the parser, piece by piece."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.conn.state is State.OPEN and not self.unparsed:
            content = _message(data) if self.at_frame and not self.frames else None
            if content is not None:
                if not self.close_sent and self._may_come(1):
                    self.hand_on({"type": "websocket.receive", "bytes": content})
                return
            # A client whose frames come in pieces once is left to the parser for good.
            self.at_frame = self.at_frame and _whole_frames(data)
        self.unparsed += data
        if not self.parsing:
            self._parse_a_piece()

    def _parse_a_piece(self) -> None:
        """Hand the parser a piece; others have their turn before the next one."""
        self.parsing = False
        if self.transport.is_closing():
            self.unparsed = b""
            return
        piece, self.unparsed = self.unparsed[:PIECE_BYTES], self.unparsed[PIECE_BYTES:]
        super().data_received(piece)
        if self.unparsed:
            self.transport.pause_reading()
        self._go_on()

    def _go_on(self) -> None:
        """Read on, once the application has taken what it was handed."""
        if self.read_paused:
            return
        if not self.unparsed:
            self.transport.resume_reading()
        elif not self.parsing:
            self.parsing = True
            self.loop.call_soon(self._parse_a_piece)

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

    def handle_events(self) -> None:
        if not self.handshake_initiated or self._may_come(len(self.conn.events)):
            super().handle_events()

    def _may_come(self, frames: int) -> bool:
        """Count frames of any kind; a client that sends more than a page ever does is put out."""
        if self.frames_left.take(frames) and len(self.frames) < FRAGMENTS:
            return True
        if self.conn.state is State.OPEN:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()
        else:
            self.transport.abort()
        return False

    def hand_on(self, event: WebSocketReceiveEvent) -> None:
        """Send to the application. One that does not keep up is sent no more until it does."""
        self.queue.put_nowait(event)
        if not self.read_paused and self.queue.qsize() >= UNREAD_MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()


def _whole_frames(data: bytes) -> bool:
    """True if the last of these frames of a client ends where the data end."""
    at = 0
    while at + 2 <= len(data):
        length = data[at + 1] & 127
        more = 2 if length == 126 else 8 if length == 127 else 0
        if more:
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += 2 + more + 4 + length
    return at == len(data)


def _message(data: bytes) -> bytes | None:
    """Return what a client says in one short frame that is all that came; None if it is anything else."""
    # The whole of a text or binary message, masked, shorter than 126 bytes or 64 KiB (RFC 6455, 5.2).
    if len(data) < 6 or data[0] not in (0x81, 0x82):
        return None
    length, begin = data[1] - 128, 2
    if length == 126 and len(data) >= 8:
        length, begin = int.from_bytes(data[2:4], "big"), 4
    if not 0 <= length <= SHORT_BYTES or len(data) != begin + 4 + length:
        return None
    mask, masked = data[begin : begin + 4], data[begin + 4 :]
    if mask == bytes(4):
        return masked
    stream = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(masked, "big") ^ int.from_bytes(stream, "big")).to_bytes(length, "big")


def _head(length: int) -> bytes:
    """Return what precedes a whole binary message of a server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x82, length))
    if length < 1 << 16:
        return struct.pack("!BBH", 0x82, 126, length)
    return struct.pack("!BBQ", 0x82, 127, length)


class ConnectionLimiter:
    """All visits of this process."""

    def __init__(
        self,
        limits: Limits,
        room: int = CONNECTIONS,
        proxies: str = "127.0.0.1,::1",
        at_once: int = AT_ONCE,
    ) -> None:
        self.limits = limits
        self.room = room
        self.at_once = at_once
        self.visits: set[TrackedConnection] = set()
        #: those without a whole request, the longest waiting first
        self.waiting: dict[TrackedConnection, None] = {}
        self._by_address: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        names = [name.strip() for name in proxies.split(",")]
        self._anybody = "*" in names
        self._proxies = [ipaddress.ip_network(name) for name in names if name not in ("", "*")]
        #: web servers that pass on requests and are not trusted, and how many came (admission.py)
        self.untrusted: dict[str, int] = {}
        self._listeners: list[socket.socket] = []
        self._sweeping: asyncio.Task[None]
        self._welcoming: set[asyncio.Task[None]] = set()
        #: no more connections are taken, and those that there are end with their next answer
        self.closed = False
        self._new: Callable[[], HttpProtocol]

    # -- coming in ------------------------------------------------------------------------------

    def open(self, listeners: list[socket.socket], new: Callable[[], HttpProtocol]) -> None:
        """Take connections, and give each a protocol."""
        self._new = new
        self._listeners = listeners
        for listener in listeners:
            listener.setblocking(False)
            listener.listen(QUEUE)
        self._watch()
        self._sweeping = asyncio.ensure_future(self._sweep_for_ever())

    def close(self) -> None:
        """Take no more; connections that are there stay, also those that are just coming in."""
        loop = asyncio.get_running_loop()
        for listener in self._listeners:
            loop.remove_reader(listener.fileno())
        self._listeners = []
        self.closed = True
        self._sweeping.cancel()

    async def heard_out(self, seconds: float) -> None:
        """Wait after closing until everybody who came in has asked, but no longer than this."""
        until = time.monotonic() + seconds
        while self.waiting and time.monotonic() < until:
            await asyncio.sleep(HEAR_SECONDS)

    def _watch(self) -> None:
        for listener in self._listeners:
            asyncio.get_running_loop().add_reader(listener.fileno(), self._take, listener)

    def _take(self, listener: socket.socket) -> None:
        for _ in range(self.at_once):
            try:
                connection, peer = listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                # The system has no descriptor or memory left: try again when somebody has gone.
                _log.error("no connection can be taken", error=str(error))
                loop = asyncio.get_running_loop()
                loop.remove_reader(listener.fileno())
                loop.call_later(1.0, self._watch)
                return
            # A unix socket has no address: only a web server on this machine comes that way.
            visit = self._admit(str(peer[0]) if peer else THIS_MACHINE)
            if visit is None:
                with contextlib.suppress(OSError):
                    connection.setblocking(False)
                    connection.send(_REFUSAL)
                connection.close()
            else:
                connection.setblocking(False)
                task = asyncio.ensure_future(self._welcome(connection, visit))
                self._welcoming.add(task)
                task.add_done_callback(self._welcoming.discard)

    def _admit(self, host: str) -> TrackedConnection | None:
        """Return a visit, None if the address has too many; the one that has waited longest makes room."""
        address = address_of(host)
        if self._proxy(host):
            # A web server brings everybody's connections, and has limits of its own.
            pass
        elif not self._may_come(address):
            return None
        if len(self.visits) >= self.room:
            if not self.waiting:
                return None
            self._put_out(next(iter(self.waiting)))
        visit = TrackedConnection(self, address)
        self.visits.add(visit)
        self.waiting[visit] = None
        self._by_address[address] += 1
        return visit

    def _proxy(self, host: str) -> bool:
        return self._anybody or any(ipaddress.ip_address(host) in one for one in self._proxies)

    def _may_come(self, address: str) -> bool:
        if self.limits.factor and self._by_address[address] >= ADDRESS_CONNECTIONS * self.limits.factor:
            return False
        try:
            self.limits.spend("connect", Payer(None, address))
        except TooFast:
            return False
        return True

    async def _welcome(self, connection: socket.socket, visit: TrackedConnection) -> None:
        def protocol() -> HttpProtocol:
            new = self._new()
            new.visit = visit
            return new

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:
            # Gone again before we could look.
            connection.close()
            self.leave(visit)

    # -- going ----------------------------------------------------------------------------------

    def leave(self, visit: TrackedConnection) -> None:
        """Note that the connection is gone."""
        if visit in self.visits:
            self.visits.remove(visit)
            self.waiting.pop(visit, None)
            self._by_address[visit.address] -= 1
            if not self._by_address[visit.address]:
                del self._by_address[visit.address]

    def _put_out(self, visit: TrackedConnection) -> None:
        visit.put_out()
        self.leave(visit)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Disconnect clients that take too long."""
        for visit in list(self.waiting):
            if now - visit.since < REQUEST_SECONDS:
                break
            self._put_out(visit)
        for visit in list(self.visits):
            if visit.transport is not None and visit.transport.is_closing():
                visit.leaving = visit.leaving or now
            slow = visit.unread and now - visit.unread > UNREAD_SECONDS
            if slow or (visit.leaving and now - visit.leaving > CLOSING_SECONDS):
                self._put_out(visit)

    # -- in a crowd -----------------------------------------------------------------------------

    @property
    def crowded(self) -> bool:
        """True if the places are taken that are free to all."""
        return len(self.visits) >= self.room * (1 - RESERVE)

    @contextlib.contextmanager
    def socket(self, payer: Payer) -> Iterator[None]:
        """Count a WebSocket of a person at an address, as long as it is open; raise TooMany."""
        places = [(f"address {payer.address}", ADDRESS_SOCKETS)]
        if payer.person is not None:
            places.append((f"person {payer.person}", PERSON_SOCKETS))
        for place, most in places:
            self.limits.check("sockets", self._sockets[place], most)
        self._sockets.update(place for place, _ in places)
        try:
            yield
        finally:
            self._sockets.subtract(place for place, _ in places)
            for place, _ in places:
                if not self._sockets[place]:
                    del self._sockets[place]
