"""OperatorStore: the SQL of operators: lists of people and tables, what they did, reports, invitations."""

import time
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, delete, false, func, or_, select

from starhold.server.people.identity import new_id
from starhold.server.store.schema import (
    audit,
    bans,
    chat,
    codes,
    entries,
    invitations,
    leases,
    mutes,
    outbox,
    people,
    played,
    reports,
    reviews,
    seats,
    sessions,
    tables,
    tries,
)
from starhold.server.store.store import Store
from starhold.server.wire import ReportAnswer

#: rows of a list
LISTED: Final = 100
#: answers to reports that are shown at once
ANSWERS: Final = 5


class PersonRow(NamedTuple):
    """A person in a list."""

    id: str
    name: str
    account: bool
    role: str
    owner: str | None
    created: float
    #: when a session was last used; 0 if there is none
    seen: float
    banned: bool


class TableSummary(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    status: str
    public: bool
    hidden: bool
    created: float
    updated: float
    version: int
    names: str


class ChatEntry(NamedTuple):
    """A line of chat, for operators."""

    number: int
    room: str
    person: str
    name: str
    text: str
    at: float


class AuditEntry(NamedTuple):
    """Something that an operator did."""

    id: str
    at: float
    by: str
    act: str
    about: str
    reason: str
    detail: str


class Report(NamedTuple):
    """What somebody reported."""

    id: str
    at: float
    reporter: str
    person: str
    table_id: str
    line: int | None
    quote: str
    text: str
    kind: str = "other"
    #: the last lines of chat that the reporter could read
    lines: str = ""
    settled: float | None = None
    by: str = ""
    note: str = ""
    #: what the reporter is shown: acted or kept; and whether they have seen it
    outcome: str = ""
    heard: bool = False


class Invitation(NamedTuple):
    """A code that opens accounts."""

    code: str
    at: float
    by: str
    note: str
    left: int
    until: float | None


class OperatorStore:
    """What operators read and write in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- people and tables ------------------------------------------------------------------

    def people(self, query: str = "", offset: int = 0, limit: int = LISTED) -> list[PersonRow]:
        """Return people whose name or id contains the query, the newest first."""
        return self._people(_has(query, people.c.name, people.c.id) if query else None, offset, limit)

    def person(self, person: str) -> PersonRow | None:
        """Return a person by id, or an account by its exact name."""
        which = (people.c.id == person) | (people.c.login == person.casefold())
        return next(iter(self._people(which, 0, 1)), None)

    def _people(self, which: ColumnElement[bool] | None, offset: int, limit: int) -> list[PersonRow]:
        seen = select(sessions.c.person, func.max(sessions.c.seen).label("seen")).group_by(sessions.c.person)
        used = seen.subquery()
        found = (
            select(people, used.c.seen, bans.c.name.label("ban"))
            .outerjoin(used, used.c.person == people.c.id)
            .outerjoin(bans, (bans.c.kind == "person") & (bans.c.name == people.c.id))
        )
        if which is not None:
            found = found.where(which)
        with self.store.read() as connection:
            rows = connection.execute(found.order_by(people.c.created.desc()).offset(offset).limit(limit))
            return [
                PersonRow(
                    row.id,
                    row.name,
                    row.login is not None,
                    row.role,
                    row.owner,
                    row.created,
                    row.seen or 0.0,
                    row.ban is not None,
                )
                for row in rows
            ]

    def tables(self, query: str = "", offset: int = 0, limit: int = LISTED) -> list[TableSummary]:
        """Return tables whose id, game or players contain the query, the last changed first."""
        found = select(tables)
        if query:
            sitting = select(seats.c.table_id).where(_has(query, seats.c.name, seats.c.person))
            found = found.where(_has(query, tables.c.id, tables.c.game) | tables.c.id.in_(sitting))
        with self.store.read() as connection:
            rows = connection.execute(
                found.order_by(tables.c.updated.desc()).offset(offset).limit(limit)
            ).all()
            return self._summaries(connection, rows)

    def table(self, table_id: str) -> TableSummary | None:
        with self.store.read() as connection:
            rows = connection.execute(select(tables).where(tables.c.id == table_id)).all()
            return next(iter(self._summaries(connection, rows)), None)

    @staticmethod
    def _summaries(connection: Any, rows: Any) -> list[TableSummary]:
        ids = [row.id for row in rows]
        sitting: dict[str, list[str]] = {}
        for seat in connection.execute(
            select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        ):
            sitting.setdefault(seat.table_id, []).append(seat.name or "–")
        return [
            TableSummary(
                row.id,
                row.game,
                row.status,
                row.public,
                row.hidden,
                row.created,
                row.updated,
                row.version,
                ", ".join(sitting.get(row.id, [])),
            )
            for row in rows
        ]

    def tables_of(self, person: str, limit: int = LISTED) -> list[TableSummary]:
        """Return the tables that a person sits at, the last changed first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        found = select(tables).where(tables.c.id.in_(sits)).order_by(tables.c.updated.desc()).limit(limit)
        with self.store.read() as connection:
            return self._summaries(connection, connection.execute(found).all())

    def seats_of(self, table_id: str) -> list[tuple[str, str]]:
        """Return name and person of each seat."""
        found = select(seats.c.name, seats.c.person).where(seats.c.table_id == table_id)
        with self.store.read() as connection:
            rows = connection.execute(found.order_by(seats.c.seat))
            return [(row.name, row.person or "") for row in rows]

    def chat(self, table_id: str, limit: int = LISTED) -> list[ChatEntry]:
        """Return the last lines of a table's chat, the oldest first."""
        columns = (chat.c.number, chat.c.room, chat.c.person, chat.c.name, chat.c.text, chat.c.at)
        found = select(*columns).where(chat.c.table_id == table_id).order_by(chat.c.number.desc())
        with self.store.read() as connection:
            return [ChatEntry(*row) for row in connection.execute(found.limit(limit))][::-1]

    def line(self, table_id: str, number: int) -> ChatEntry | None:
        return next((one for one in self.chat(table_id, 10_000) if one.number == number), None)

    def clear_line(self, table_id: str, number: int) -> bool:
        """Replace the text of a line by an ellipsis; its number stays, so that nobody's count is wrong."""
        which = (chat.c.table_id == table_id) & (chat.c.number == number)
        with self.store.write() as connection:
            return connection.execute(chat.update().where(which).values(text="…")).rowcount == 1

    def set_role(self, person: str, role: str) -> None:
        with self.store.write() as connection:
            connection.execute(people.update().where(people.c.id == person).values(role=role))

    def roles(self) -> dict[str, str]:
        """Return the people with a role."""
        found = select(people.c.id, people.c.role).where(people.c.role != "")
        with self.store.read() as connection:
            return {row.id: row.role for row in connection.execute(found)}

    # -- what was done ----------------------------------------------------------------------

    def note(self, by: str, act: str, about: str, reason: str, detail: str) -> None:
        """Keep what an operator did."""
        entry = AuditEntry(new_id(16), time.time(), by[:64], act, about[:80], reason[:200], detail[:200])
        with self.store.write() as connection:
            connection.execute(audit.insert().values(entry._asdict()))

    def audit(self, query: str = "", offset: int = 0, limit: int = LISTED) -> list[AuditEntry]:
        """Return what operators did, the latest first."""
        found = select(audit)
        if query:
            found = found.where(_has(query, audit.c.by, audit.c.act, audit.c.about, audit.c.reason))
        with self.store.read() as connection:
            rows = connection.execute(found.order_by(audit.c.at.desc()).offset(offset).limit(limit))
            return [AuditEntry(*row) for row in rows]

    # -- reports ------------------------------------------------------------------------------

    def report(self, report: Report) -> None:
        with self.store.write() as connection:
            connection.execute(reports.insert().values(report._asdict()))

    def reports(self, settled: bool = False, limit: int = LISTED) -> list[Report]:
        """Return the open reports, the oldest first, or the settled ones, the latest first."""
        which = reports.c.settled.is_not(None) if settled else reports.c.settled.is_(None)
        order = reports.c.settled.desc() if settled else reports.c.at
        with self.store.read() as connection:
            columns = (reports.c[name] for name in Report._fields)
            rows = connection.execute(select(*columns).where(which).order_by(order).limit(limit))
            return [Report(*row) for row in rows]

    def count_reports(self) -> int:
        with self.store.read() as connection:
            found = select(func.count()).select_from(reports).where(reports.c.settled.is_(None))
            return int(connection.execute(found).scalar() or 0)

    def settle(self, report: str, by: str, note: str, outcome: str) -> bool:
        """Settle an open report; False if there is none."""
        which = (reports.c.id == report) & reports.c.settled.is_(None)
        values = {"settled": time.time(), "by": by[:64], "note": note[:200], "outcome": outcome}
        with self.store.write() as connection:
            return connection.execute(reports.update().where(which).values(**values)).rowcount == 1

    def answers(self, reporter: str) -> tuple[ReportAnswer, ...]:
        """Return the outcomes of a person's reports that they have not seen yet, the oldest first."""
        query = (
            select(reports.c.id, people.c.name, reports.c.kind, reports.c.outcome, reports.c.settled)
            .outerjoin(people, people.c.id == reports.c.person)
            .where(reports.c.reporter == reporter, reports.c.outcome != "", ~reports.c.heard)
        )
        with self.store.read() as connection:
            rows = connection.execute(query.order_by(reports.c.settled).limit(ANSWERS))
            return tuple(ReportAnswer(row.id, row.name or "", *row[2:]) for row in rows)

    def hear_answer(self, reporter: str, report: str) -> None:
        which = (reports.c.id == report) & (reports.c.reporter == reporter)
        with self.store.write() as connection:
            connection.execute(reports.update().where(which).values(heard=True))

    def last_together(self, one: str, other: str) -> str:
        """Return the table where two people last sat together; nothing if there is none."""
        theirs = select(seats.c.table_id).where(seats.c.person == other)
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == one, tables.c.id.in_(theirs))
            .order_by(tables.c.told.desc())
        )
        with self.store.read() as connection:
            return connection.execute(query.limit(1)).scalar() or ""

    # -- invitations ----------------------------------------------------------------------------

    def invite(self, invitation: Invitation) -> None:
        with self.store.write() as connection:
            connection.execute(invitations.insert().values(invitation._asdict()))

    def invitations(self) -> list[Invitation]:
        """Return the invitations that can still be used, the latest first."""
        with self.store.read() as connection:
            found = select(invitations).where(_usable(time.time())).order_by(invitations.c.at.desc())
            return [Invitation(*row) for row in connection.execute(found)]

    def use_invitation(self, code: str) -> bool:
        """Use an invitation once; False if it is not valid."""
        which = (invitations.c.code == code) & _usable(time.time())
        with self.store.write() as connection:
            changed = connection.execute(
                invitations.update().where(which).values(left=invitations.c.left - 1)
            )
            return changed.rowcount == 1

    def give_back_invitation(self, code: str) -> None:
        """Undo the use of an invitation whose account could not be opened."""
        with self.store.write() as connection:
            connection.execute(
                invitations.update().where(invitations.c.code == code).values(left=invitations.c.left + 1)
            )

    def take_invitation_back(self, code: str) -> bool:
        with self.store.write() as connection:
            gone = connection.execute(delete(invitations).where(invitations.c.code == code))
            return gone.rowcount == 1

    # -- retention --------------------------------------------------------------------------------

    def old_guests(self, before: float, limit: int) -> list[str]:
        """Return guests who were not seen since then and sit at no table that runs."""
        seen = select(sessions.c.person).where(sessions.c.seen >= before)
        running = select(tables.c.id).where(tables.c.status.in_(("open", "starting", "running")))
        plays = select(seats.c.person).where(seats.c.table_id.in_(running), seats.c.person.is_not(None))
        which = people.c.login.is_(None) & people.c.owner.is_(None) & (people.c.created < before)
        which &= people.c.id.not_in(seen) & people.c.id.not_in(plays) & (people.c.role == "")
        with self.store.read() as connection:
            return [row.id for row in connection.execute(select(people.c.id).where(which).limit(limit))]

    def old_tables(self, statuses: tuple[str, ...], before: float, limit: int) -> list[str]:
        """Return tables in one of these states that have not changed since then."""
        which = tables.c.status.in_(statuses) & (tables.c.updated < before)
        with self.store.read() as connection:
            return [row.id for row in connection.execute(select(tables.c.id).where(which).limit(limit))]

    def delete_tables(self, ids: list[str]) -> None:
        """Delete tables with all that belongs to them. Games that went on from them keep their own log."""
        with self.store.write() as connection:
            for table in (entries, seats, chat, reviews, played, tries, leases, outbox, mutes, codes):
                connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            connection.execute(tables.update().where(tables.c.rematch.in_(ids)).values(rematch=None))
            connection.execute(delete(tables).where(tables.c.id.in_(ids)))

    def delete_old(self, chat_before: float, notes_before: float, now: float) -> dict[str, int]:
        """Delete lines of chat, notes and settled reports older than that, and what has ended."""
        gone = {
            "chat": delete(chat).where(chat.c.at < chat_before),
            "audit": delete(audit).where(audit.c.at < notes_before),
            "reports": delete(reports).where(reports.c.settled < notes_before),
            "bans": delete(bans).where(bans.c.until < now),
            "invitations": delete(invitations).where((invitations.c.until < now) | (invitations.c.left <= 0)),
            "sessions": delete(sessions).where(sessions.c.expires < now),
        }
        with self.store.write() as connection:
            counts = {name: connection.execute(statement).rowcount for name, statement in gone.items()}
        return {name: count for name, count in counts.items() if count > 0}


def _usable(now: float) -> ColumnElement[bool]:
    return (invitations.c.left > 0) & (invitations.c.until.is_(None) | (invitations.c.until > now))


def _has(query: str, *columns: ColumnElement[Any]) -> ColumnElement[bool]:
    """True where one of the columns contains the query; SQLite knows the case of ASCII letters alone."""
    found: list[ColumnElement[bool]] = [false()]
    for letters in {query, query.lower()}:
        pattern = letters.replace("\\", "\\\\").replace("%", r"\%").replace("_", r"\_")
        for column in columns:
            found += [
                column.like(f"%{pattern}%", escape="\\"),
                func.lower(column).like(f"%{pattern}%", escape="\\"),
            ]
    return or_(*found)
