"""Channels: where a person wants to be notified that a table waits, with the SQL about them."""

import hashlib
import re
import time
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import select

from starhold.server.errors import BadRequest, LinkExpired, NoSuchChannel, TooMany
from starhold.server.notices.outgoing import Unreachable, check_url
from starhold.server.notices.senders import Message, push_key, send_hook, send_mail, send_push
from starhold.server.notices.settings import NoticeSettings
from starhold.server.people import identity
from starhold.server.store import outbox
from starhold.server.store.database import Database
from starhold.server.store.rows import NoticeChange
from starhold.server.store.schema import channels, people
from starhold.server.tables.service import TableService
from starhold.server.wire import (
    ChannelInfo,
    ChannelKind,
    ChannelTested,
    HookFormat,
    NewChannel,
    NoticesInfo,
    PushKeys,
)
from starhold.text import LANGUAGES, Text

#: channels of one person
MOST_CHANNELS: Final = 5
#: a channel that failed this often in a row gets nothing until it is tested
MOST_FAILURES: Final = 3
#: seconds for which a link for a new password is good
RECOVERY_SECONDS: Final = 60 * 60
#: letters of an error that are kept
MOST_ERROR: Final = 200
_MAIL: Final = re.compile(r"[^\s@<>,;:\"()]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}")


def _mark(password: str | None, epoch: int) -> str:
    """Return what a link knows of an account: another password or login by a link ends the link."""
    return hashlib.sha256(f"{password or ''}:{epoch}".encode()).hexdigest()[:16]


class Channel(msgspec.Struct, frozen=True):
    """A row of the database."""

    id: str
    person: str
    kind: ChannelKind
    address: str
    format: HookFormat
    keys: str
    language: str
    created: float
    confirmed: bool
    failures: int = 0
    error: str = ""
    sent: float = 0.0

    @property
    def usable(self) -> bool:
        """True if notices are sent to it."""
        return self.confirmed and self.failures < MOST_FAILURES

    def info(self) -> ChannelInfo:
        """Return what its owner sees."""
        shown = self.address if self.kind == "mail" else urlsplit(self.address).hostname or ""
        off = self.failures >= MOST_FAILURES
        return ChannelInfo(self.id, self.kind, shown, self.format, self.confirmed, off, self.error, self.sent)


class Channels:
    """The channels of all people; what sends to them is slow and runs in threads of its own."""

    def __init__(self, database: Database, tables: TableService, settings: NoticeSettings) -> None:
        self.database = database
        self.store = database.store
        self.tables = tables
        self.settings = settings

    # -- what people see --------------------------------------------------------------------

    async def info(self, person: str) -> NoticesInfo:
        """Return a person's channels and what this server can send."""
        found = await self.database.call(self.of, person)
        shown = tuple(channel.info() for channel in found)
        return NoticesInfo(shown, push_key(self.settings), bool(self.settings.mail.server))

    async def add(self, person: str, wish: NewChannel) -> ChannelInfo:
        """Add a channel; an e-mail address gets a link to confirm it. Raise `BadRequest` or `TooMany`."""
        await self.database.slowly(self._check, wish)
        language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
        channel = Channel(
            identity.new_id(16),
            person,
            wish.kind,
            wish.address,
            (wish.format or "json") if wish.kind == "hook" else "",
            msgspec.json.encode(wish.keys).decode() if wish.kind == "push" else "",
            language,
            self.store.now(),
            confirmed=wish.kind != "mail",
        )
        await self.database.call(self._insert, channel)
        self.tables.notified.add(person)
        if channel.kind == "mail":
            await self._send(channel, self._confirmation(channel))
        await self.catch_up(person)
        return channel.info()

    def _check(self, wish: NewChannel) -> None:
        """Raise `BadRequest` unless something could be sent there."""
        if wish.kind == "mail":
            if not self.settings.mail.server:
                raise BadRequest("this server sends no e-mail", field="kind")
            if not _MAIL.fullmatch(wish.address):
                raise BadRequest(f"{wish.address[:80]!r} is not an e-mail address", field="address")
            return
        if wish.kind == "push" and not (wish.keys.p256dh and wish.keys.auth):
            raise BadRequest("the browser's keys are missing", field="keys")
        try:
            check_url(wish.address, self.settings.local)
        except Unreachable as error:
            raise BadRequest(str(error), field="address") from None

    async def confirm(self, token: str) -> bool:
        """Confirm the address that a link was sent to; False if the link is not good any more."""
        about = self.settings.links.about(token, "confirm")
        if about is None or not await self.database.call(self._change, about[0], confirmed=True):
            return False
        await self.catch_up(about[1])
        return True

    async def unsubscribe(self, token: str) -> bool:
        """Remove the channel that an old or new notice came through; False if the link is not ours."""
        about = self.settings.links.about(token, "stop", None)
        if about:
            await self.database.call(self._delete, about[0])
        return about is not None

    async def send_recovery(self, person: str) -> None:
        """Send a link that logs in once to a person's confirmed e-mail addresses."""
        mark = _mark(*await self.database.call(self._account, person))
        for channel in await self.database.call(self.of, person):
            if channel.kind == "mail" and channel.confirmed:
                text = Text(channel.language)
                token = self.settings.links.token("recover", person, mark)
                url = f"{self.settings.address}/account?recover={token}"
                said = (text.say("notice-recover"), text.say("notice-recover-text"))
                await self._send(channel, Message(identity.new_id(16), "recover", *said, url, "", ""))

    async def recovers(self, token: str) -> tuple[str, int]:
        """Return the person whom a link is for, and the epoch that it is good for; raise `LinkExpired`."""
        about = self.settings.links.about(token, "recover", RECOVERY_SECONDS)
        if about is None:
            raise LinkExpired("the link is not valid")
        password, epoch = await self.database.call(self._account, about[0])
        if _mark(password, epoch) != about[1]:
            raise LinkExpired("the link was used, or the password has changed")
        return about[0], epoch

    async def remove(self, person: str, channel: str) -> None:
        """Remove a channel; raise `NoSuchChannel`."""
        await self._own(person, channel)
        await self.database.call(self._delete, channel)

    async def test(self, person: str, channel: str) -> ChannelTested:
        """Send a test message, also to a channel that was switched off; raise `NoSuchChannel`."""
        found = await self._own(person, channel)
        text = Text(found.language)
        message = Message(
            identity.new_id(16),
            "test",
            text.say("notice-test"),
            text.say("notice-test-text"),
            f"{self.settings.address}/turns",
            *self._ending(found),
        )
        begun = time.monotonic()
        if not found.confirmed:
            message = self._confirmation(found)
        error = await self._send(found, message)
        seconds = round(time.monotonic() - begun, 2)
        return ChannelTested(seconds, error, (await self._own(person, channel)).info())

    def _confirmation(self, channel: Channel) -> Message:
        """Return the message that asks whether an address is the person's."""
        text = Text(channel.language)
        token = self.settings.links.token("confirm", channel.id, channel.person)
        url = f"{self.settings.address}/turns?confirm={token}"
        title, said = text.say("notice-confirm"), text.say("notice-confirm-text")
        return Message(identity.new_id(16), "confirm", title, said, url, *self._ending(channel))

    def _ending(self, channel: Channel) -> tuple[str, str]:
        """Return the link that ends a channel, and what it says."""
        token = self.settings.links.token("stop", channel.id)
        address = f"{self.settings.address}/api/notices/stop?token={token}"
        return address, Text(channel.language).say("notice-stop")

    async def _own(self, person: str, channel: str) -> Channel:
        for one in await self.database.call(self.of, person):
            if one.id == channel:
                return one
        raise NoSuchChannel("you have no such channel")

    # -- sending ------------------------------------------------------------------------------

    async def deliver(self, channel: Channel, message: Message) -> bool:
        """Send a notice through a channel, with its own ending; return whether it arrived."""
        address, stop = self._ending(channel)
        error = await self._send(channel, message._replace(unsubscribe=address, stop=stop))
        if not error:
            await self.database.call(self._change, channel.id, sent=self.store.now())
        return not error

    async def _send(self, channel: Channel, message: Message) -> str:
        """Send a message, and note what became of it; return the error, or nothing."""
        error = await self.database.slowly(self._sent, channel, message)
        failures = channel.failures + 1 if error else 0
        await self.database.call(self._change, channel.id, failures=failures, error=error[:MOST_ERROR])
        return error

    def _sent(self, channel: Channel, message: Message) -> str:
        try:
            if channel.kind == "mail":
                send_mail(channel.address, message, self.settings)
            elif channel.kind == "hook":
                send_hook(channel.address, channel.format, message, self.settings)
            else:
                keys = msgspec.json.decode(channel.keys, type=PushKeys)
                send_push(channel.address, keys, message, self.settings)
        except Unreachable as error:
            return str(error)
        return ""

    async def catch_up(self, person: str) -> None:
        """Write what waits for a person already: moves before the first channel wrote nothing for them."""
        for table_id in await self.database.call(self._running, person):
            table = await self.tables.table(table_id)
            owing = [] if table.owes(person) is None else [(person, table.time_of(person))]
            await self.database.call(self._note, table_id, NoticeChange([], owing))

    # -- SQL ------------------------------------------------------------------------------------

    def _account(self, person: str) -> tuple[str | None, int]:
        """Return the hash of a person's password and their epoch."""
        query = select(people.c.password, people.c.epoch).where(people.c.id == person)
        with self.store.read() as connection:
            row = connection.execute(query).first()
        return (None, 0) if row is None else (row.password, row.epoch)

    def of(self, person: str) -> list[Channel]:
        """Return a person's channels, the oldest first."""
        query = select(channels).where(channels.c.person == person).order_by(channels.c.created)
        with self.store.read() as connection:
            return [Channel(*row) for row in connection.execute(query)]

    def _insert(self, channel: Channel) -> None:
        with self.store.write() as connection:
            own = select(channels.c.id, channels.c.kind, channels.c.address).where(
                channels.c.person == channel.person
            )
            known = connection.execute(own).all()
            # A browser that subscribes again has one channel, with its new keys.
            same = [row.id for row in known if (row.kind, row.address) == (channel.kind, channel.address)]
            connection.execute(channels.delete().where(channels.c.id.in_(same)))
            if len(known) - len(same) >= MOST_CHANNELS:
                raise TooMany(
                    f"there are already {MOST_CHANNELS} channels", what="channels", most=MOST_CHANNELS
                )
            connection.execute(channels.insert().values(msgspec.structs.asdict(channel)))

    def _change(self, channel: str, **values: object) -> bool:
        with self.store.write() as connection:
            changed = connection.execute(channels.update().where(channels.c.id == channel).values(**values))
            return changed.rowcount == 1

    def _delete(self, channel: str) -> None:
        with self.store.write() as connection:
            connection.execute(channels.delete().where(channels.c.id == channel))

    def _running(self, person: str) -> Sequence[str]:
        with self.store.read() as connection:
            return outbox.tables_of(connection, person)

    def _note(self, table_id: str, change: NoticeChange) -> None:
        with self.store.write() as connection:
            outbox.note(connection, table_id, change, self.store.clock(connection))
