"""Notifier: sends what is due in the outbox.

A notice is due when a table has waited for a person for a minute and no visible page of theirs has shown it.
Before it is sent the table is asked once more. All that waits for a person becomes one message. A process
that dies while it sends leaves its rows to another one, which sends the same message with the same id.
"""

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Iterable, Sequence
from typing import Any, Final

import structlog

from starhold.kernel.errors import StarholdError
from starhold.server.errors import HaveBlocked, NoSuchTable, NotOpenToYou
from starhold.server.notices.answers import NoticeAnswers
from starhold.server.notices.channels import Channel, Channels
from starhold.server.notices.senders import Message
from starhold.server.people import identity
from starhold.server.store import outbox
from starhold.server.store.outbox import OutboxRow, Reminder
from starhold.server.store.rows import OVER
from starhold.server.tables.access import invited
from starhold.server.tables.clock import HOUR, sleeping
from starhold.server.tables.table import Table
from starhold.server.viewers.viewers import Viewers
from starhold.text import Text

#: seconds between two looks at the outbox, and at who looks at tables
POLL_SECONDS: Final = 1.0
ROUND_SECONDS: Final = 20.0
#: people who are written to at the same time
AT_ONCE: Final = 4
#: seconds between two messages to a person about turns; reminders do not wait
JOINED_SECONDS: Final = 600.0
#: notices about tables where the person does not sit yet; they don't wait for others
UNASKED: Final = ("called", "invited")
#: what is sent even if another notice went out a short time ago
AT_ONCE_KINDS: Final = ("reminder", "nudge", "pairing", *UNASKED)
#: seconds until a message that no channel took is tried again
RETRY_SECONDS: Final = 120.0

_log = structlog.get_logger("notices")


class Notifier:
    """The sending part of one process."""

    def __init__(self, channels: Channels, viewers: Viewers) -> None:
        self.channels = channels
        self.database = channels.database
        self.store = channels.store
        self.tables = channels.tables
        self.viewers = viewers
        self.answers = NoticeAnswers(channels.tables, channels.settings)
        #: messages that a channel took, and messages that none took
        self.sent = self.failed = 0
        #: how many notices were due at the last round, and for how long the oldest
        self.overdue = (0, 0.0)
        self._holder = identity.new_id(16)
        self._next_round = 0.0
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read which people have channels before the first move is made."""
        self.tables.notified |= await self.database.call(self._notified)

    async def mind(self) -> None:
        """Send what is due, for ever."""
        while True:
            try:
                await self._mind()
            except StarholdError as error:
                _log.warning("notices not sent", error=str(error))
            await asyncio.sleep(POLL_SECONDS)

    async def _mind(self) -> None:
        if time.monotonic() >= self._next_round:
            await self._learn_who()
            self.overdue = await self.database.call(self._overdue)
            self._next_round = time.monotonic() + ROUND_SECONDS
            if places := self._looking():
                await self.database.call(self._put_off, places)
        if self.tables.notified and len(self._sending) < AT_ONCE:
            await self.send_due()
            await self.remind()

    async def _learn_who(self) -> None:
        """Read which people have channels; earlier moves of this process wrote nothing for the new ones."""
        new = await self.database.call(self._notified) - self.tables.notified
        self.tables.notified |= new
        for person in new:
            await self.channels.catch_up(person)

    async def send_due(self) -> None:
        """Take what is due and send it, a task per person."""
        by_person: dict[str, list[list[OutboxRow]]] = {}
        for rows in await self.database.call(self._take_due):
            by_person.setdefault(rows[0].person, []).append(rows)
        for person, all_rows in by_person.items():
            task = asyncio.ensure_future(self._logged(self._tell_all(person, all_rows)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def remind(self) -> None:
        """Notify people that an event of theirs begins soon."""
        for reminder in await self.database.call(self._take_reminders):
            usable = [
                one for one in await self.database.call(self.channels.of, reminder.person) if one.usable
            ]
            arrived = not usable
            for channel in usable:
                arrived |= await self.channels.deliver(channel, self.reminder(channel, reminder))
            if arrived:
                await self.database.call(self._reminded, reminder)

    def reminder(self, channel: Channel, about: Reminder) -> Message:
        """Return the message to a person about an event that begins soon."""
        text, address = Text(channel.language), self.channels.settings.address
        id_ = hashlib.sha256(f"{about.event} {about.person} {about.starts}".encode()).hexdigest()[:24]
        minutes = max(1, round((about.starts - self.store.now()) / 60))
        title = text.say("notice-soon", event=about.title, minutes=minutes)
        said = text.say("notice-soon-text", game=text.say(f"{about.game}-title"))
        return Message(id_, "soon", title, said, f"{address}/event/{about.event}", "", "")

    async def finished(self) -> None:
        """Wait for what is being sent."""
        await asyncio.gather(*self._sending)

    async def _logged(self, work: Awaitable[Any]) -> None:
        try:
            await work
        except StarholdError as error:
            # The rows are free again after a while.
            _log.warning("notice not sent", error=str(error))

    def _looking(self) -> list[tuple[str, str]]:
        """Return the tables that visible pages show to people who have channels."""
        notified = self.tables.notified
        return [
            (table_id, viewer.person)
            for table_id, looking in self.viewers.by_table.items()
            for viewer in looking
            if viewer.person is not None and viewer.person in notified and viewer.visible
        ]

    async def _tell_all(self, person: str, together: Iterable[Sequence[OutboxRow]]) -> None:
        for rows in together:
            await self._tell(person, rows)

    async def _tell(self, person: str, rows: Sequence[OutboxRow]) -> None:
        """Send a person one message about all that waits."""
        usable = [one for one in await self.database.call(self.channels.of, person) if one.usable]
        quiet = await self.database.call(self._muted, person)
        looking = {table_id for table_id, viewer in self._looking() if viewer == person}
        told: list[tuple[OutboxRow, Table]] = []
        for row in rows:
            table = await self._valid(row)
            if table is None or row.table_id in quiet or not usable:
                await self.database.call(self._drop, [row])
                continue
            wait = self._wait(row, table, row.table_id in looking)
            if wait:
                await self.database.call(self._later, [row], wait)
            else:
                told.append((row, table))
        if told:
            await self._send(usable, told)

    async def _valid(self, row: OutboxRow) -> Table | None:
        """Return the table of a notice if it still has to be sent."""
        try:
            table = await self.tables.table(row.table_id)
            if row.kind in UNASKED:
                await self.tables.check_walls(table, row.person)
        except (NoSuchTable, HaveBlocked, NotOpenToYou):
            return None
        if row.kind == "invited":
            return table if table.status == "open" and invited(table, row.person) else None
        if row.kind == "called":
            waits = table.status == "open" and any(seat.kind == "open" for seat in table.seats)
            return table if (waits or table.takeable()) and not table.seats_of(row.person) else None
        if row.kind == "ended":
            return table if table.status in OVER else None
        if row.kind == "pairing":
            return table if table.status not in OVER and table.seats_of(row.person) else None
        return table if table.owes(row.person) is not None else None

    def _wait(self, row: OutboxRow, table: Table, looking: bool) -> float:
        """Return the seconds for which a notice is put off: the person sleeps, is away or sees the table."""
        if row.kind in UNASKED:
            return 0.0
        seat, now = table.seats_of(row.person)[0], self.store.now()
        begins, ends = table.clock.ahead(seat, now)
        rest = ends - now if begins <= now < ends else sleeping(table.hours_of(seat), now)
        left = table.time_left(row.person)
        if row.kind == "reminder" and left is not None:
            # The clock may have stood still meanwhile.
            rest = max(rest, left - outbox.REMIND_AT * table.time_of(row.person))
        return rest or (outbox.WAIT_SECONDS if looking else 0.0)

    async def _send(self, usable: Sequence[Channel], told: Sequence[tuple[OutboxRow, Table]]) -> None:
        rows = [row for row, _ in told]
        last = max(channel.sent for channel in usable)
        soon = last + JOINED_SECONDS - self.store.now()
        if soon > 0 and not any(row.kind in AT_ONCE_KINDS for row in rows):
            await self.database.call(self._later, rows, soon)
            return
        arrived = False
        for channel in usable:
            arrived |= await self.channels.deliver(channel, self.message(channel, told))
        if arrived:
            self.sent += 1
            await self.database.call(self._done, rows)
        else:
            self.failed += 1
            await self.database.call(self._later, rows, RETRY_SECONDS)

    def message(self, channel: Channel, told: Sequence[tuple[OutboxRow, Table]]) -> Message:
        """Return the message to a person, from what every player of the tables knows."""
        text, address = Text(channel.language), self.channels.settings.address
        rows = [row for row, _ in told]
        about = tuple(sorted({row.table_id for row in rows}))
        id_ = hashlib.sha256("\n".join(sorted(map(str, rows))).encode()).hexdigest()[:24]
        kinds = {row.kind for row in rows}
        order = ("nudge", "reminder", "pairing", "turn", *UNASKED, "ended")
        kind = next(kind for kind in order if kind in kinds)
        if len(about) > 1:
            title, said = text.say("notice-many", count=len(about)), text.say("notice-many-text")
            return Message(id_, kind, title, said, f"{address}/turns", "", "", about)
        row, table = told[0]
        game = text.say(f"{table.game.name}-title")
        said = _others(text, table, row.person)
        if left := table.time_left(row.person):
            said = (
                f"{said} {text.say('notice-left', hours=int(left // HOUR), minutes=int(left % HOUR // 60))}"
            )
        question, answers = self.answers.of(table, row.person, text)
        if answers:
            said = f"{said} {question}"
        title = text.say(f"notice-{kind}", game=game)
        return Message(id_, kind, title, said, f"{address}/table/{table.id}", "", "", about, answers)

    # -- SQL ------------------------------------------------------------------------------------

    def _notified(self) -> set[str]:
        with self.store.read() as connection:
            return outbox.notified(connection)

    def _overdue(self) -> tuple[int, float]:
        with self.store.read() as connection:
            return outbox.overdue(connection, self.store.clock(connection))

    def _put_off(self, places: Sequence[tuple[str, str]]) -> None:
        with self.store.write() as connection:
            outbox.put_off(connection, places, self.store.clock(connection))

    def _take_due(self) -> list[list[OutboxRow]]:
        with self.store.write() as connection:
            return outbox.take_due(connection, self._holder, self.store.clock(connection))

    def _take_reminders(self) -> list[Reminder]:
        with self.store.write() as connection:
            return outbox.take_reminders(connection, self.store.now())

    def _reminded(self, about: Reminder) -> None:
        with self.store.write() as connection:
            outbox.reminded(connection, about, self.store.now())

    def _muted(self, person: str) -> set[str]:
        with self.store.read() as connection:
            return outbox.muted(connection, person)

    def _drop(self, rows: Sequence[OutboxRow]) -> None:
        with self.store.write() as connection:
            outbox.drop(connection, rows)

    def _later(self, rows: Sequence[OutboxRow], seconds: float) -> None:
        with self.store.write() as connection:
            outbox.settle(connection, rows, due=self.store.clock(connection) + seconds)

    def _done(self, rows: Sequence[OutboxRow]) -> None:
        with self.store.write() as connection:
            outbox.settle(connection, rows, sent=self.store.clock(connection))


def _others(text: Text, table: Table, person: str) -> str:
    """Return the names of the players that a person plays with."""
    names = [seat.name for seat in table.seats if seat.person != person]
    return text.say("notice-with", names=", ".join(names)) if names else text.say("notice-alone")
