"""The WebSocket at a table: one per client, positions out, messages in."""

import asyncio
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from starhold.kernel.errors import StarholdError
from starhold.tables.errors import BadRequest, Stale
from starhold.tables.house import House
from starhold.tables.table import Table
from starhold.tables.wire import (
    Ack,
    ChatLine,
    ChatMessage,
    ClientMessage,
    ConsentMessage,
    LookMessage,
    Me,
    MoveMessage,
    Pong,
    Problem,
    ServerMessage,
    TableNews,
    UndoMessage,
    Welcome,
)
from starhold.web.endpoint import problem_of
from starhold.web.security import Limits

FRAME_LIMIT = 16 * 1024
#: messages that may wait for a slow client before it is cut off; it resumes when it comes back
QUEUE_LIMIT = 500
SEEN_SECONDS = 20.0

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Client:
    """One socket at one table; a Viewer of the house."""

    def __init__(self, socket: WebSocket, house: House, table: Table, me: Me, since: int) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.me = me
        self.person: str | None = me.id or None
        #: log lines that the client has, by the seat it looks from
        self.since = since
        self.looks: int | None = None
        self.chose_look = False
        self.out: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.stale = False
        self.news_due = False

    # -- a viewer ---------------------------------------------------------------------------------

    def seat_at(self, table: Table) -> int | None:
        """The own seat; on a shared device the one that looks now."""
        mine = table.seats_of(self.person)
        if len(mine) > 1:
            return self.looks if self.looks in mine else None
        return mine[0] if mine else None

    def show(self, table: Table) -> None:
        """Something changed: a position will be sent. Several changes in a row become one."""
        self.stale = True
        self.ready.set()

    def show_seats(self, table: Table) -> None:
        self.news_due = True
        self.ready.set()

    def hear(self, line: ChatLine) -> None:
        self.send(line)

    def send(self, message: ServerMessage) -> None:
        self.out.append(msgspec.json.encode(message))
        self.ready.set()

    # -- the socket ----------------------------------------------------------------------------------

    async def run(self, build: str, limits: Limits) -> None:
        """Serve until one side goes."""
        chat = await self.house.chat(self.table, self.person)
        self.house.enter(self.table, self)
        self.send(Welcome(build, self.me, chat))
        self.news_due = True
        self.stale = self.table.play.state is not None
        writer = asyncio.create_task(self._write())
        try:
            await self.house.seen(self.table, self.person, True)
            await self._read(limits)
        except WebSocketDisconnect:
            pass
        finally:
            self.house.leave(self.table, self)
            writer.cancel()
            if not any(other.person == self.person for other in self.house.viewers.get(self.table.id, ())):
                await self.house.seen(self.table, self.person, False)

    async def _write(self) -> None:
        """Send what waits; positions are made at the last moment, so a slow client skips the old ones."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            if len(self.out) > QUEUE_LIMIT:
                await self.socket.close(1013)
                return
            if self.news_due:
                self.news_due = False
                self.send(TableNews(self.table.info(self.person, time.time())))
            if self.stale:
                self.stale = False
                self._send_position()
            while self.out:
                await self.socket.send_bytes(self.out.popleft())

    def _send_position(self) -> None:
        if self.table.play.state is None:
            return
        position = self.table.position(self.seat_at(self.table), self.since, time.time())
        self.since = position.log_start + len(position.log)
        self.send(position)

    async def _read(self, limits: Limits) -> None:
        seen = time.monotonic()
        while True:
            content = await self._receive()
            if time.monotonic() - seen > SEEN_SECONDS:
                seen = time.monotonic()
                await self.house.seen(self.table, self.person, True)
            client = ""
            try:
                message = _decode(content)
                client = getattr(message, "client", "")
                limits.spend(
                    "chat" if isinstance(message, ChatMessage) else "move", self.me.id or "spectator"
                )
                await self._handle(message)
            except StarholdError as error:
                self._refuse(error, client)

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        content: bytes | None = message.get("bytes")
        return content if content is not None else str(message.get("text", "")).encode()

    async def _handle(self, message: ClientMessage) -> None:
        table = self.table
        if isinstance(message, MoveMessage):
            self.send(Ack(message.client, await self.house.move(table, self.person, message)))
        elif isinstance(message, UndoMessage):
            self.send(Ack(message.client, await self.house.undo(table, self.person, message)))
        elif isinstance(message, ConsentMessage):
            self.send(Ack(message.client, await self.house.consent(table, self.person, message)))
        elif isinstance(message, ChatMessage):
            number = await self.house.say(table, self.me.id, self.me.name, message)
            self.send(Ack(message.client, number))
        elif isinstance(message, LookMessage):
            self._look(message)
        else:
            self.send(Pong())

    def _look(self, message: LookMessage) -> None:
        """On a shared device: another seat looks from now on; its log is sent anew."""
        if message.seat is not None:
            self.table.check_seat(self.person, message.seat)
        self.looks = message.seat
        self.since = 0
        self.show(self.table)

    def _refuse(self, error: StarholdError, client: str) -> None:
        problem = problem_of(error, client)
        if isinstance(error, Stale):
            position = self.table.position(self.seat_at(self.table), self.since, time.time())
            self.since = position.log_start + len(position.log)
            problem = Problem(problem.key, problem.arguments, client, position)
        self.send(problem)


def _decode(content: bytes) -> ClientMessage:
    try:
        return _DECODER.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRequest(f"the message is not what it should be: {error}", field="message") from error


async def close_quietly(socket: WebSocket, code: int) -> None:
    """Close a socket that may be closed already."""
    if socket.application_state is not WebSocketState.DISCONNECTED:
        await socket.close(code)
