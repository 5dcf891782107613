"""The WebSocket at a table: one per client, positions out, messages in."""

import asyncio
from collections.abc import Iterable, MutableMapping
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog

from starhold.kernel.errors import StarholdError
from starhold.server.errors import BadRequest, NotSignedIn, TooFast
from starhold.server.http.limits import POSITION_BYTES, TOO_FAST_SECONDS, Limits, Payer
from starhold.server.http.request import check_scope, problem_of
from starhold.server.tables.access import check_seat
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from starhold.server.wire import (
    ALL_SCOPES,
    Ack,
    Changes,
    ChatLine,
    ChatMessage,
    ClientMessage,
    ConsentMessage,
    LookMessage,
    Me,
    MoveMessage,
    PlansMessage,
    Pong,
    Position,
    ServerMessage,
    StepsMessage,
    TableInfo,
    TableNews,
    UndoMessage,
    VisibleMessage,
    Welcome,
    WholeMessage,
)
from starhold.server.work.load import Priority

if TYPE_CHECKING:
    from starhold.server.services import Services

#: bytes that a client may send in one message
FRAME_LIMIT = 16 * 1024
#: messages that may wait for a slow client before it is cut off; it resumes when it comes back
QUEUE_LIMIT = 500
#: the session ended: come again with another one
SIGNED_OUT = 4001
#: "service restart": another process is there already
RESTART = 1012


class Disconnected(Exception):
    """Raised when the client has gone."""


class Socket(Protocol):
    """What messages come from: a WebSocket, or a page beside its worker."""

    async def receive(self) -> MutableMapping[str, Any]:
        """Return the next message as ASGI has it."""

    async def send_bytes(self, content: bytes) -> None:
        """Send a message; raise `Disconnected` if the client has gone."""

    async def close(self, code: int) -> None:
        """Close the socket, which may be closed already."""


class Transport(Protocol):
    """The connection of a socket."""

    def send_now(self, contents: Iterable[bytes]) -> bool:
        """Send several messages at once, if the client takes them; return whether that was done."""

    async def send_all(self, contents: Iterable[bytes]) -> None:
        """Send several messages when the client is ready."""


_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_log = structlog.get_logger("sockets")


class TableSocket:
    """One socket at one table; a `Viewer`."""

    def __init__(
        self,
        socket: Socket,
        services: "Services",
        table: Table,
        me: Me,
        since: int,
        seen: int,
        session: str = "",
        scopes: str = ALL_SCOPES,
        *,
        changes: bool = False,
        line: Transport | None = None,
    ) -> None:
        self.socket = socket
        self.services = services
        self.table = table
        self.me = me
        self.person: str | None = me.id or None
        self.session = session
        #: what the token of a bot account is good for
        self.scopes = scopes
        self.visible = True
        self.dismissed = False
        #: the process is replaced: is the client to go, and is something of its being worked on?
        self.departing = False
        self.busy = False
        #: log lines that the client has, and the version at which it looked last, both as its seat counts
        self.since = since
        self.seen = seen
        #: does the client take changes, and what was it sent last, if they may follow it?
        self.takes_changes = changes
        self.sent: positions.SentPosition | None = None
        #: through whose eyes the client was shown the table last
        self.sight: positions.Viewpoint | None = None
        #: are moves of bots that are committed together to be shown one after another?
        self.each_step = True
        self._line = line
        self._limits: Limits
        self._payer: Payer
        self._loop: asyncio.AbstractEventLoop
        #: on a shared device: the seat that looks, in front of all or (for this secret decision) alone
        self.looks: int | None = None
        self.openly = False
        self.secret = 0
        self.out: list[bytes] = []
        #: is sending due?
        self._due = False
        #: the task that sends where we have to wait; there is none as long as the client takes everything
        self._writer: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        self.stale = False
        self.news_due = False
        self.news: TableInfo | None = None
        self.heard = 0
        #: too much waited and was dropped: the client has to come back
        self.cut = False

    # -- a viewer ---------------------------------------------------------------------------------

    def seat_at(self, table: Table) -> int | None:
        """Return the person's seat; on a shared device the one that looks now."""
        mine = table.seats_of(self.person)
        if len(mine) > 1:
            return self.looks if self.looks in mine else None
        return mine[0] if mine else None

    def _shared(self) -> bool:
        """True if several players share the device."""
        return len(self.table.seats_of(self.person)) > 1

    def _in_front_of_all(self) -> bool:
        """True if the seat looks while others do: nobody has confirmed to be alone for this decision."""
        alone = self.looks is None or (not self.openly and self.secret == self.table.secret)
        return self._shared() and not alone

    def show(self, table: Table) -> None:
        """Note that something changed: a position will be sent. Several changes in a row become one."""
        self.stale = True
        self._wake()

    def show_step(self, table: Table) -> None:
        """Send each step to a viewer who likes to see it, unless we would have to wait for them."""
        self.stale = True
        if self.each_step and self._writer is None and not self._ends() and self._may_send():
            self._make_messages()
        self._wake()

    def show_seats(self, table: Table) -> None:
        self.news_due = True
        self._wake()

    def hear(self, line: ChatLine) -> None:
        if line.number > self.heard:
            self.heard = line.number
            self.send(line)

    def dismiss(self) -> None:
        self.dismissed = True
        self._wake()

    def depart(self) -> None:
        self.departing = True
        self._wake()

    def send(self, message: ServerMessage) -> None:
        if len(self.out) >= QUEUE_LIMIT:
            self.cut = True
        else:
            content = msgspec.json.encode(message)
            self._limits.charge("answers", self._payer, len(content))
            self.out.append(content)
        self._wake()

    # -- the socket ----------------------------------------------------------------------------------

    async def run(self, build: str, limits: Limits, payer: Payer) -> None:
        """Serve until one side goes."""
        self._limits, self._payer, self._loop = limits, payer, asyncio.get_running_loop()
        chat = await self.services.chat.latest(self.table, self.person)
        self.heard = chat[-1].number if chat else 0
        self.services.viewers.enter(self.table, self)
        self.send(Welcome(build, self.me, chat))
        self.news_due = True
        self.stale = self.table.play.state is not None
        self._wake()
        try:
            await self._present()
            # A task of its own: a message wakes it alone, and not all layers of the server that we are below.
            await asyncio.create_task(self._read(limits, payer))
        except Disconnected:
            pass
        finally:
            self.services.viewers.leave(self.table, self)
            if self._writer is not None:
                self._writer.cancel()
            if not self.departing:
                await self._present()

    async def _present(self) -> None:
        """Note who is here. That is a courtesy: a database that is away must not end the connection."""
        try:
            await self.services.tables.presence(self.table, self.person)
        except StarholdError as error:
            _log.warning("presence not told", table=self.table.id, error=str(error))

    def _wake(self) -> None:
        """Note that there is something to send: several things in a row are sent together."""
        if self._writer is not None:
            self.ready.set()
        elif not self._due:
            self._due = True
            self._loop.call_soon(self._send_soon)

    def _send_soon(self) -> None:
        """Send what waits at once; a client for whom we have to wait is left to a task."""
        try:
            # What is made here is sent here: it is not due once more.
            sent = self._sent_at_once()
        finally:
            self._due = False
        if not sent:
            self._wait_and_send()

    def _sent_at_once(self) -> bool:
        """Send what waits, unless we would have to wait for the client; return whether that was done."""
        if self._line is None or self._ends() or not self._may_send():
            return False
        self._make_messages()
        if self.out:
            if self.cut or not self._line.send_now(self.out):
                return False
            self.out = []
        return True

    def _wait_and_send(self) -> None:
        self.ready.set()
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def _ends(self) -> bool:
        """True if the socket is to be closed."""
        return self.dismissed or self.cut or self.departing

    def _may_send(self) -> bool:
        """True if there is nothing that a viewer would have to wait for."""
        calm = not (self.services.load.too_long_for(Priority.WATCHING) and self.stale and self._watches())
        return calm and self._limits.left("answers", self._payer)

    def _watches(self) -> bool:
        """True if nobody here has a seat. A shared device at which no seat looks is still a player's."""
        return not self.table.seats_of(self.person)

    def _make_messages(self) -> None:
        """Make positions at the last moment, so that a slow client skips the old ones."""
        self._send_news()
        if self._send_position():
            self._limits.charge("answers", self._payer, POSITION_BYTES)

    async def _write(self) -> None:
        """Send what waits, and wait for whom we have to: a slow client, or one who asks for too much."""
        try:
            while True:
                await self.ready.wait()
                self.ready.clear()
                if self.stale and self._watches():
                    # Spectators see the table as it is by then; what they skip is not worked out at all.
                    await self.services.load.calm(Priority.WATCHING)
                self._make_messages()
                while self.out and not self.dismissed and not self.cut:
                    waiting, self.out = self.out, []
                    await self._send_all(waiting)
                if self.dismissed or self.cut:
                    await self.socket.close(SIGNED_OUT if self.dismissed else 1013)
                    return
                if self.departing and not self.busy:
                    await self.socket.close(RESTART)
                    return
                while not self._limits.left("answers", self._payer):
                    # Positions that come meanwhile become one.
                    await asyncio.sleep(TOO_FAST_SECONDS)
                if self._line is not None and not self.ready.is_set() and not self._ends():
                    self._writer = None
                    return
        except (Disconnected, RuntimeError, OSError):
            # The other side has gone; the reader notices it too and clears up.
            return

    async def _send_all(self, contents: Iterable[bytes]) -> None:
        if self._line is not None:
            await self._line.send_all(contents)
            return
        for content in contents:
            await self.socket.send_bytes(content)

    def _send_news(self) -> None:
        """Send seats and status, if they differ from what the client has; a move shows in the position."""
        if not self.news_due:
            return
        self.news_due = False
        info = positions.info(self.table, self.person)
        if self.news is None or positions.without_times(info) != positions.without_times(self.news):
            self.news = info
            self.send(TableNews(info))

    def _send_position(self) -> bool:
        if not self.stale or self.table.play.state is None:
            return False
        self.stale = False
        sight = positions.Viewpoint(self.seat_at(self.table), self._in_front_of_all())
        if sight != self.sight:
            if self.sight is not None or self._shared():
                # The lines that the client has may be those of another seat.
                self.since = 0
            self.sight = sight
        told: Position | Changes
        if self.sent is not None and self.sent.sight == sight:
            told, self.sent = positions.changes(self.table, self.sent, self.since, self.seen)
        else:
            told = positions.position(self.table, sight.seat, self.since, self.seen, sight.openly)
            self.sent = positions.sent(self.table, told, sight.openly) if self.takes_changes else None
        self.since = told.log_start + len(told.log)
        self.seen = self.table.log.version(sight.viewer)
        self.send(told)
        return True

    async def _read(self, limits: Limits, payer: Payer) -> None:
        while True:
            content = await self._receive()
            client = ""
            try:
                limits.spend("message", payer)
                message = _decode(content)
                client = getattr(message, "client", "")
                if isinstance(message, ChatMessage):
                    limits.spend("chat", payer)
                elif isinstance(message, MoveMessage | UndoMessage | ConsentMessage):
                    self.services.load.admit(Priority.MOVE)
                    decisions = 1 + len(message.then) if isinstance(message, MoveMessage) else 1
                    limits.spend("move", payer, decisions)
                elif isinstance(message, PlansMessage):
                    limits.spend("plans", payer)
                self.busy = True
                async with limits.turn(payer.address):
                    await self._handle(message)
            except StarholdError as error:
                problem = problem_of(error, client)
                self.services.problems[problem.key] += 1
                if problem.position is not None:
                    # The client goes on from there: no changes follow what was sent before.
                    self.sent = None
                    if self._shared():
                        # That is the seat's own: anyone who shares the device is shown what they may see.
                        problem = msgspec.structs.replace(problem, position=None)
                        self.show(self.table)
                self.send(problem)
                if isinstance(error, TooFast):
                    await asyncio.sleep(TOO_FAST_SECONDS)
            finally:
                self.busy = False
                if self.departing:
                    self._wake()

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        if self.dismissed:
            raise Disconnected
        content: bytes | None = message.get("bytes")
        return content if content is not None else str(message.get("text", "")).encode()

    async def _handle(self, message: ClientMessage) -> None:
        table = self.table
        if isinstance(message, MoveMessage | UndoMessage | ConsentMessage):
            check_scope(self.scopes, "play")
        if isinstance(message, MoveMessage):
            self.send(Ack(message.client, await self.services.tables.move(table, self.person, message)))
        elif isinstance(message, UndoMessage):
            self.send(Ack(message.client, await self.services.tables.undo(table, self.person, message)))
        elif isinstance(message, ConsentMessage):
            self.send(Ack(message.client, await self.services.tables.consent(table, self.person, message)))
        elif isinstance(message, ChatMessage):
            if self.person is None:
                raise NotSignedIn("log in to chat")
            check_scope(self.scopes, "chat")
            number = await self.services.chat.say(table, self.person, self.me.name, message)
            self.send(Ack(message.client, number))
        elif isinstance(message, LookMessage):
            self._look(message)
        elif isinstance(message, WholeMessage):
            self.sent = None
            self.show(table)
        elif isinstance(message, PlansMessage):
            check_seat(table, self.person, message.seat)
            self.send(positions.plans(table, message))
        elif isinstance(message, StepsMessage):
            self.each_step = message.each
        elif isinstance(message, VisibleMessage):
            self.visible = message.visible
        else:
            self.send(Pong())

    def _look(self, message: LookMessage) -> None:
        """Let another seat of a shared device look from now on; send its log again."""
        if message.seat is not None:
            check_seat(self.table, self.person, message.seat)
        self.looks, self.openly = message.seat, message.openly
        self.secret = self.table.secret if message.secret is None else message.secret
        self.since = 0
        self.sent = None
        self.show(self.table)


def _decode(content: bytes) -> ClientMessage:
    try:
        return _DECODER.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(f"the message is invalid: {error}", field="message") from error
