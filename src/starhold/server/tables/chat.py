"""Chat at the tables. Seats talk with seats, spectators with spectators."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence

from starhold.server.people import identity
from starhold.server.store.bus import Bus
from starhold.server.store.database import Database
from starhold.server.store.rows import ChatRow
from starhold.server.tables.table import Table
from starhold.server.viewers.viewers import Viewers
from starhold.server.wire import ChatLine, ChatMessage

CHAT_SHOWN = 100
#: said on the bus, with a table's id, when a line was taken away
LINE = "line:"


async def _nobody(people: Collection[str]) -> Mapping[str, set[str]]:
    """Let everybody hear everybody."""
    return {}


class Chat:
    """The chat of all tables of this process."""

    def __init__(self, database: Database, bus: Bus, viewers: Viewers) -> None:
        self.database = database
        self.bus = bus
        self.viewers = viewers
        #: of several people, those among them who share a block; on a device of one's own there is one person
        self.apart: Callable[[Collection[str]], Awaitable[Mapping[str, set[str]]]] = _nobody
        #: the last line that the viewers of each table have heard, by room
        self._heard: dict[str, dict[str, int]] = {}

    async def say(self, table: Table, person: str, name: str, message: ChatMessage) -> int:
        """Say something in the person's room; return the number of the line."""
        text = identity.clean(message.text, identity.CHAT_LENGTH, "text")
        mine = table.seats_of(person)
        line = ChatRow(
            table_id=table.id,
            room=room_of(table, person),
            person=person,
            name=table.seats[mine[0]].name if mine else name,
            seat=mine[0] if mine else None,
            text=text,
            at=table.now(),
            client=message.client,
        )
        number = await self.database.call(self.database.store.say, line)
        await self.read(table)
        self.bus.tell(table.id)
        return number

    def changed(self, table_id: str) -> None:
        """Let viewers here and elsewhere connect again, and get the chat without the removed line."""
        self.bus.tell(LINE + table_id)
        self.tell_again(table_id)

    def tell_again(self, table_id: str) -> None:
        for viewer in list(self.viewers.by_table.get(table_id, ())):
            viewer.depart()

    @staticmethod
    def room_of(table: Table, person: str | None) -> str:
        return room_of(table, person)

    async def latest(self, table: Table, person: str | None, everybody: bool = False) -> tuple[ChatLine, ...]:
        """Return the newest lines of a viewer's room; `everybody`: also of those whom they don't hear."""
        room = room_of(table, person)
        rows = await self.database.call(self.database.store.chat, table.id, room, 0, CHAT_SHOWN)
        muted = {} if everybody else await self._muted(rows, [person])
        return tuple(_line(row) for row in rows if row.person not in muted.get(person or "", ()))

    async def _muted(
        self, rows: Sequence[ChatRow], readers: Iterable[str | None]
    ) -> Mapping[str, Collection[str]]:
        """Return for readers of lines those whose lines they don't hear: one has blocked the other."""
        people = {row.person for row in rows} | {reader for reader in readers if reader}
        return await self.apart(people) if len(people) > 1 else {}

    async def read(self, table: Table) -> None:
        """Let viewers hear what was said since we last looked; each knows what it has heard."""
        if table.id not in self.viewers.by_table:
            self._heard.pop(table.id, None)
            return
        heard = self._heard.setdefault(table.id, {})
        for room in {room_of(table, viewer.person) for viewer in self.viewers.of(table)}:
            since = heard.get(room, 0)
            rows = await self.database.call(self.database.store.chat, table.id, room, since, CHAT_SHOWN)
            readers = [viewer.person for viewer in self.viewers.of(table)] if rows else []
            muted = await self._muted(rows, readers)
            for row in rows:
                heard[room] = max(heard.get(room, 0), row.number)
                for viewer in self.viewers.of(table):
                    if room_of(table, viewer.person) == room and row.person not in muted.get(
                        viewer.person or "", ()
                    ):
                        viewer.hear(_line(row))


def room_of(table: Table, person: str | None) -> str:
    """Return the room: seats talk with seats, spectators with spectators."""
    return "seats" if table.seats_of(person) else "spectators"


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.name, row.seat, row.text, row.at)
