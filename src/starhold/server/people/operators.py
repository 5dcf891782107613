"""Operators: what they and moderators can do, by the page and by the command line; all of it is kept."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

import msgspec
import structlog

from starhold.server.errors import (
    BadRange,
    BadRequest,
    NeedsInvitation,
    NoSuchInvitation,
    NoSuchLine,
    NoSuchPerson,
    NoSuchReport,
    NoSuchTable,
    NotAllowed,
    RangeTooWide,
    RegistrationClosed,
    TextTooLong,
    TooMany,
)
from starhold.server.people import identity
from starhold.server.people.accounts import Accounts
from starhold.server.people.bans import address_range
from starhold.server.people.export import export_person
from starhold.server.people.notices import ANNOUNCEMENT, MAINTENANCE, Notices
from starhold.server.people.operator_store import ChatEntry, Invitation, OperatorStore, PersonRow, Report
from starhold.server.ratings.ratings import Ratings
from starhold.server.store.database import Database
from starhold.server.tables.chat import Chat
from starhold.server.tables.seating import Seating
from starhold.server.tables.service import TableService
from starhold.server.tables.table import Table
from starhold.server.wire import NewReport, PersonReport, ReportAnswer

DAY: Final = 24 * 60 * 60.0
Role = Literal["operator", "moderator"]
ROLES: Final[tuple[Role, ...]] = ("operator", "moderator")
#: letters of an announcement, and of a report
NOTICE_LENGTH: Final = 500
REPORT_LENGTH: Final = 500
#: open reports that one person may have
MOST_REPORTS: Final = 10
#: lines of chat that go with a report
LINES: Final = 20
#: what a reporter can be shown: something was done, or no rule was broken
OUTCOMES: Final = ("acted", "kept")

_log = structlog.get_logger("operators")


class Operator(NamedTuple):
    """The operator who acts: a name for the notes, and a role."""

    name: str
    role: str


@dataclass(frozen=True, slots=True)
class Request:
    """An act to carry out: on which person or thing, with which value, why, and for how many days."""

    about: str = ""
    value: str = ""
    reason: str = ""
    days: float | None = None

    @property
    def until(self) -> float | None:
        return None if not self.days else time.time() + self.days * DAY


class Done(NamedTuple):
    """What was done: the subject as it is noted, more for the notes, and what only the operator is shown."""

    about: str
    detail: str = ""
    answer: str = ""


Deed = Callable[[Operator, Request], Awaitable[Done]]


class Operators:
    """The acts, by name."""

    def __init__(
        self,
        database: Database,
        accounts: Accounts,
        tables: TableService,
        seating: Seating,
        chat: Chat,
        notices: Notices,
        ratings: Ratings,
    ) -> None:
        self.database = database
        self.accounts = accounts
        self.tables = tables
        self.seating = seating
        self.chat = chat
        self.notices = notices
        self.ratings = ratings
        self.store = OperatorStore(database.store)
        #: called with an open report, to notify the operators
        self.on_report: Callable[[Report], None] = lambda report: None
        #: what a moderator can do as well
        self.moderation: dict[str, Deed] = {
            "ban": self._ban,
            "unban": self._unban,
            "sign-out": self._sign_out,
            "rename": self._rename,
            "remove-table": self._remove_table,
            "remove-line": self._remove_line,
            "void-rating": self._void_rating,
            "settle": self._settle,
        }
        self.acts: dict[str, Deed] = {
            **self.moderation,
            "reset-password": self._reset_password,
            "export": self._export,
            "delete": self._delete,
            "role": self._role,
            "announce": self._announce,
            "maintenance": self._maintenance,
            "invite": self._invite,
            "uninvite": self._uninvite,
        }

    def may(self, who: Operator, act: str) -> bool:
        """True if the role allows the act."""
        return act in (self.acts if who.role == "operator" else self.moderation)

    async def do(self, who: Operator, act: str, request: Request) -> str:
        """Carry an act out and note it; return what only the operator is shown, such as a new password."""
        if act not in self.acts:
            raise BadRequest(f"there is no act {act!r}", field="act")
        if not self.may(who, act):
            raise NotAllowed(f"a {who.role} cannot {act}", role=who.role, act=act)
        done = await self.acts[act](who, request)
        await self.database.call(self.store.note, who.name, act, done.about, request.reason, done.detail)
        _log.info("operator", by=who.name, act=act, about=done.about, reason=request.reason[:200])
        return done.answer

    async def find(self, person: str) -> PersonRow:
        """Return a person by id, or an account by its name; raise NoSuchPerson."""
        found = await self.database.call(self.store.person, person.strip())
        if found is None:
            raise NoSuchPerson(f"there is no person {person!r}", person=person[:64])
        return found

    # -- people -------------------------------------------------------------------------------

    async def _ban(self, who: Operator, request: Request) -> Done:
        ends = "" if request.days is None else f"{request.days:g} days"
        if await self._means_address(request.about):
            name = address_range(request.about)
            await self.accounts.ban("address", name, request.reason, request.until, who.name)
            return Done(name, ends)
        found = await self.find(request.about)
        self._check_rank(who, found)
        await self.accounts.ban("person", found.id, request.reason, request.until, who.name)
        return Done(_named(found), ends)

    async def _unban(self, who: Operator, request: Request) -> Done:
        bans = self.accounts.bans
        await bans.read()
        if await self._means_address(request.about):
            name = address_range(request.about)
            await bans.lift("address", name)
            return Done(name)
        # A person who was deleted is still banned.
        known = await self.database.call(self.store.person, request.about)
        person = request.about if known is None else known.id
        if ("person", person) not in bans.all:
            raise NoSuchPerson(f"{person!r} is not banned", person=person[:64])
        await bans.lift("person", person)
        return Done(person if known is None else _named(known))

    async def _means_address(self, text: str) -> bool:
        """True for what looks like an address, unless it is none and an account has that name."""
        if not any(sign in text for sign in ".:/") or text.strip()[:1] not in "0123456789abcdefABCDEF:":
            return False
        try:
            address_range(text)
        except BadRange:
            return await self.database.call(self.store.person, text.strip()) is None
        except RangeTooWide:
            pass
        return True

    async def _sign_out(self, who: Operator, request: Request) -> Done:
        found = await self.find(request.about)
        self._check_rank(who, found)
        await self.accounts.sign_out(found.id)
        return Done(_named(found))

    async def _rename(self, who: Operator, request: Request) -> Done:
        found = await self.find(request.about)
        self._check_rank(who, found)
        name = await self.accounts.rename_person(found.id, request.value)
        return Done(_named(found), f"now {name}")

    async def _reset_password(self, who: Operator, request: Request) -> Done:
        found = await self.find(request.about)
        return Done(_named(found), answer=await self.accounts.reset_password(found.id))

    async def _export(self, who: Operator, request: Request) -> Done:
        found = await self.find(request.about)
        content = msgspec.json.encode(await self.database.call(export_person, self.database.store, found.id))
        return Done(_named(found), answer=msgspec.json.format(content).decode())

    async def _delete(self, who: Operator, request: Request) -> Done:
        found = await self.find(request.about)
        await self.accounts.erase_person(found.id)
        # The name is gone with the person, also from these notes.
        return Done(found.id)

    async def _role(self, who: Operator, request: Request) -> Done:
        if request.value not in ("", *ROLES):
            raise BadRequest(f"a role is one of {', '.join(ROLES)}", field="value")
        found = await self.find(request.about)
        if not found.account:
            raise BadRequest("only accounts can have a role", field="about")
        await self.database.call(self.store.set_role, found.id, request.value)
        return Done(_named(found), request.value or "none")

    @staticmethod
    def _check_rank(who: Operator, whom: PersonRow) -> None:
        if whom.role and who.role != "operator":
            raise NotAllowed("a moderator cannot act against operators", role=who.role, act=whom.role)

    # -- tables -------------------------------------------------------------------------------

    async def _remove_table(self, who: Operator, request: Request) -> Done:
        table = await self.tables.table(request.about)
        await self.seating.remove_by_operator(table)
        return Done(table.id, f"{table.game.name}, {table.status}")

    async def _void_rating(self, who: Operator, request: Request) -> Done:
        game = await self.ratings.void(request.about, request.reason)
        if game is None:
            raise NoSuchTable(f"{request.about!r} is no finished rated game", table=request.about[:24])
        return Done(request.about, game)

    async def _remove_line(self, who: Operator, request: Request) -> Done:
        number = int(request.value) if request.value.isdecimal() else 0
        table = await self.tables.table(request.about)
        if not await self.database.call(self.store.clear_line, table.id, number):
            raise NoSuchLine(f"no line {number}", line=number, table=table.id)
        self.chat.changed(table.id)
        return Done(f"{table.id} {number}")

    # -- reports ------------------------------------------------------------------------------

    async def report(self, table: Table, reporter: str, wish: NewReport) -> str:
        """Take a report about a seat's player or a line of chat that the reporter can see; return its id."""
        person = quote = ""
        if wish.line is not None:
            found = await self.line(table, reporter, wish.line)
            person, quote = found.person, found.text
        elif wish.seat is not None and 0 <= wish.seat < len(table.seats):
            person = table.seats[wish.seat].person or ""
        said = await self.chat.latest(table, reporter, everybody=True)
        lines = "\n".join(f"{line.name}: {line.text}" for line in said[-LINES:])
        return await self._report(reporter, person, table.id, wish.line, quote, wish.text, wish.kind, lines)

    async def report_person(self, reporter: str, wish: PersonReport) -> str:
        """Take a report about a person; the last table where both sat goes with it."""
        found = await self.find(wish.person)
        table_id = await self.database.call(self.store.last_together, reporter, found.id)
        return await self._report(reporter, found.id, table_id, None, "", wish.text, wish.kind, "")

    async def line(self, table: Table, reader: str, number: int) -> ChatEntry:
        """Return a line of chat that somebody can read; raise `NoSuchLine`."""
        found = await self.database.call(self.store.line, table.id, number)
        if found is None or found.room != self.chat.room_of(table, reader):
            raise NoSuchLine(f"no line {number}", line=number, table=table.id)
        return found

    async def _report(
        self,
        reporter: str,
        person: str,
        table_id: str,
        line: int | None,
        quote: str,
        text: str,
        kind: str,
        lines: str,
    ) -> str:
        if len(text) > REPORT_LENGTH:
            raise TextTooLong("the report is too long", field="text", length=REPORT_LENGTH)
        open_now = [one for one in await self.database.call(self.store.reports) if one.reporter == reporter]
        if len(open_now) >= MOST_REPORTS:
            raise TooMany("too many open reports", what="reports", most=MOST_REPORTS)
        report = Report(
            identity.new_id(16), time.time(), reporter, person, table_id, line, quote, text, kind, lines
        )
        await self.database.call(self.store.report, report)
        _log.info("report", report=report.id, table=table_id, kind=kind)
        self.on_report(report)
        return report.id

    async def answers(self, reporter: str) -> tuple[ReportAnswer, ...]:
        """Return the outcomes of a person's reports that they have not seen yet."""
        return await self.database.call(self.store.answers, reporter)

    async def hear_answer(self, reporter: str, report: str) -> None:
        """Note that a person has seen the outcome of their report."""
        await self.database.call(self.store.hear_answer, reporter, report)

    async def _settle(self, who: Operator, request: Request) -> Done:
        outcome = request.value or "kept"
        if outcome not in OUTCOMES:
            raise BadRequest(f"an outcome is one of {', '.join(OUTCOMES)}", field="value")
        settled = await self.database.call(
            self.store.settle, request.about, who.name, request.reason, outcome
        )
        if not settled:
            raise NoSuchReport(f"no open report {request.about!r}", report=request.about[:24])
        return Done(request.about, outcome)

    # -- everybody ----------------------------------------------------------------------------

    async def _announce(self, who: Operator, request: Request) -> Done:
        text = _notice(request.value)
        await self.notices.set(ANNOUNCEMENT, text, request.until)
        return Done("everybody", text[:200] or "taken back")

    async def _maintenance(self, who: Operator, request: Request) -> Done:
        text = _notice(request.value)
        await self.notices.set(MAINTENANCE, text, request.until)
        return Done("everybody", text[:200] or "over")

    # -- invitations --------------------------------------------------------------------------

    async def _invite(self, who: Operator, request: Request) -> Done:
        times = int(request.value) if request.value.isdecimal() else 1
        if not 1 <= times <= 1000:
            raise BadRequest("an invitation opens 1 to 1000 accounts", field="value")
        code = identity.new_id(16)
        made = Invitation(code, time.time(), who.name[:64], request.reason[:80], times, request.until)
        await self.database.call(self.store.invite, made)
        return Done(f"{code[:4]}…", f"{times} accounts", code)

    async def _uninvite(self, who: Operator, request: Request) -> Done:
        if not await self.database.call(self.store.take_invitation_back, request.about):
            raise NoSuchInvitation(f"no invitation {request.about!r}", code=request.about[:40])
        return Done(f"{request.about[:4]}…")

    async def admit(self, registration: str, code: str) -> Callable[[], Awaitable[None]]:
        """Let somebody open an account, or raise RegistrationClosed or NeedsInvitation.

        The invitation is used up; what is returned gives it back if the account could not be opened.
        """

        async def give_back() -> None:
            if registration == "invitation":
                await self.database.call(self.store.give_back_invitation, code)

        if registration == "closed":
            raise RegistrationClosed("nobody can open an account here")
        if registration == "invitation":
            used = await self.database.call(self.store.use_invitation, code.strip()) if code else False
            if not used:
                raise NeedsInvitation("an account needs an invitation")
        return give_back


def _notice(text: str) -> str:
    text = " ".join(text.split())
    if len(text) > NOTICE_LENGTH:
        raise TextTooLong("the text is too long", field="value", length=NOTICE_LENGTH)
    return text


def _named(person: PersonRow) -> str:
    return f"{person.id} {person.name}"
