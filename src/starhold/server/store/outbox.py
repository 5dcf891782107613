"""The outbox: notices of tables that people are to be sent. A move writes its rows in its own transaction."""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, func, select, tuple_

from starhold.server.store.rows import NoticeChange
from starhold.server.store.schema import channels, events, mutes, outbox, reminders, seats, tables

#: seconds that a table has to wait for a person, with no visible page of theirs showing it
WAIT_SECONDS: Final = 60.0
#: seconds for which a process that sends a notice keeps the others from sending it
HOLD_SECONDS: Final = 60.0
#: a reminder comes when this part of the time for a decision is left, if that time is long enough
REMIND_AT: Final = 0.25
REMIND_FROM: Final = 3600.0
#: people whose notices are taken at once
MOST_PEOPLE: Final = 50


class OutboxRow(NamedTuple):
    """A row of the outbox."""

    table_id: str
    person: str
    kind: str
    created: float


class Reminder(NamedTuple):
    """Somebody who is to be reminded that an event begins soon."""

    event: str
    person: str
    title: str
    game: str
    starts: float


_ROW = (outbox.c.table_id, outbox.c.person, outbox.c.kind, outbox.c.created)


def note(connection: Connection, table_id: str, change: NoticeChange, now: ColumnElement[float]) -> None:
    """Withdraw what is decided and add what is owed, in the transaction of the move."""
    here = outbox.c.table_id == table_id
    # A nudge that was sent stays: there is one per table and day.
    over = (outbox.c.kind != "nudge") | (outbox.c.sent == 0)
    connection.execute(outbox.delete().where(here, over, outbox.c.person.in_(list(change.done))))
    known = {
        tuple(row) for row in connection.execute(select(outbox.c.person, outbox.c.kind).where(here)).all()
    }
    wanted = [(person, "ended", WAIT_SECONDS) for person in change.ended]
    for person, seconds in change.owing:
        wanted.append((person, "turn", WAIT_SECONDS))
        if seconds >= REMIND_FROM:
            wanted.append((person, "reminder", seconds * (1 - REMIND_AT)))
    for person, kind, wait in wanted:
        if (person, kind) not in known:
            row = {"table_id": table_id, "person": person, "kind": kind, "created": now, "due": now + wait}
            connection.execute(outbox.insert().values(row))


def call(
    connection: Connection, table_id: str, person: str, now: ColumnElement[float], kind: str = "called"
) -> None:
    """Notify a person at once that they can sit down at a table: somebody plays there, or invites them."""
    known = (outbox.c.table_id == table_id) & (outbox.c.person == person) & (outbox.c.kind == kind)
    connection.execute(outbox.delete().where(known))
    row = {"table_id": table_id, "person": person, "kind": kind, "created": now, "due": now}
    connection.execute(outbox.insert().values(row))


def nudge(
    connection: Connection, table_id: str, person: str, clock: ColumnElement[float], now: float
) -> bool:
    """Notify a person that a friend waits for them; False if somebody did so within a day."""
    mine = (outbox.c.table_id == table_id) & (outbox.c.person == person) & (outbox.c.kind == "nudge")
    if connection.execute(select(outbox.c.person).where(mine, outbox.c.created > now - 86_400.0)).first():
        return False
    call(connection, table_id, person, clock, "nudge")
    return True


def keep_apart(connection: Connection, one: str, other: str) -> None:
    """Withdraw what would call one of two people to a table of the other, who must not meet any more."""
    for person, host in ((one, other), (other, one)):
        sits = select(seats.c.table_id).where(seats.c.person == host)
        theirs = sits.union(select(tables.c.id).where(tables.c.host == host))
        calls = (outbox.c.person == person) & outbox.c.kind.in_(("called", "invited", "nudge"))
        connection.execute(outbox.delete().where(calls, outbox.c.sent == 0, outbox.c.table_id.in_(theirs)))


def notified(connection: Connection) -> set[str]:
    """Return the people who have a channel."""
    return set(connection.execute(select(channels.c.person).distinct()).scalars())


def tables_of(connection: Connection, person: str) -> list[str]:
    """Return the running tables that a person sits at."""
    sits = select(seats.c.table_id).where(seats.c.person == person)
    query = select(tables.c.id).where(tables.c.id.in_(sits), tables.c.status == "running")
    return list(connection.execute(query).scalars())


def put_off(connection: Connection, places: Iterable[tuple[str, str]], now: ColumnElement[float]) -> None:
    """Put off turns of tables that visible pages show to these people, and drop endings, which they see."""
    for table_id, person in places:
        here = (outbox.c.table_id == table_id) & (outbox.c.person == person) & (outbox.c.sent == 0)
        connection.execute(outbox.delete().where(here, outbox.c.kind == "ended"))
        waiting = here & (outbox.c.kind == "turn")
        connection.execute(outbox.update().where(waiting).values(due=now + WAIT_SECONDS))


def take_due(connection: Connection, holder: str, now: ColumnElement[float]) -> list[list[OutboxRow]]:
    """Take the notices of people of whom one is due; nobody else tries them for a while.

    One list has all that goes into one notice. What a process that died had taken together stays together and
    comes first: if it was sent already, it is sent again as the same notice.
    """
    free = (outbox.c.sent == 0) & (outbox.c.until < now)
    due = select(outbox.c.person).where(free, outbox.c.due <= now).order_by(outbox.c.due)
    found = connection.execute(due.limit(MOST_PEOPLE).with_for_update(skip_locked=True)).scalars()
    people = list(dict.fromkeys(found))
    if not people:
        return []
    mine = free & outbox.c.person.in_(people) & ((outbox.c.kind != "reminder") | (outbox.c.due <= now))
    query = select(*_ROW, outbox.c.until).where(mine).order_by(outbox.c.until.desc(), outbox.c.created)
    together: dict[tuple[str, float], list[OutboxRow]] = {}
    for *row, until in connection.execute(query.with_for_update(skip_locked=True)):
        one = OutboxRow(*row)
        together.setdefault((one.person, until), []).append(one)
    taken = [one for rows in together.values() for one in rows]
    held = outbox.update().where(_among(taken)).values(holder=holder, until=now + HOLD_SECONDS)
    connection.execute(held)
    return list(together.values())


def overdue(connection: Connection, now: ColumnElement[float]) -> tuple[int, float]:
    """Return how many notices are due and not sent, and for how many seconds the oldest of them is."""
    late = (outbox.c.sent == 0) & (outbox.c.due <= now)
    query = select(func.count(), func.coalesce(func.max(now - outbox.c.due), 0.0)).where(late)
    count, seconds = connection.execute(query).one()
    return int(count), float(seconds)


def settle(connection: Connection, rows: Collection[OutboxRow], **values: object) -> None:
    """Change rows that this process has taken, and give them back."""
    if rows:
        connection.execute(outbox.update().where(_among(rows)).values(until=0.0, **values))


def drop(connection: Connection, rows: Collection[OutboxRow]) -> None:
    """Withdraw rows that this process has taken."""
    if rows:
        connection.execute(outbox.delete().where(_among(rows)))


def _among(rows: Collection[OutboxRow]) -> ColumnElement[bool]:
    """Return a condition for these rows: one that was withdrawn and written again meanwhile is another."""
    return tuple_(*_ROW).in_([tuple(row) for row in rows])


def muted(connection: Connection, person: str) -> set[str]:
    """Return the tables that a person wants to hear nothing of."""
    return set(connection.execute(select(mutes.c.table_id).where(mutes.c.person == person)).scalars())


def mute(connection: Connection, person: str, table_id: str, quiet: bool) -> None:
    """Send a person no notices of a table any more, or send them again."""
    connection.execute(mutes.delete().where(mutes.c.person == person, mutes.c.table_id == table_id))
    if quiet:
        connection.execute(mutes.insert().values(person=person, table_id=table_id))


def take_reminders(connection: Connection, now: float) -> list[Reminder]:
    """Take the reminders of events that have not begun; nobody else tries them for a while."""
    free = (reminders.c.sent == 0) & (reminders.c.until < now)
    query = (
        select(reminders.c.event, reminders.c.person, events.c.title, events.c.game, events.c.starts)
        .join(events, events.c.id == reminders.c.event)
        .where(free, events.c.state == "soon", events.c.starts > now)
        .limit(MOST_PEOPLE)
        .with_for_update(skip_locked=True, of=reminders)
    )
    found = [Reminder(*row) for row in connection.execute(query)]
    for one in found:
        connection.execute(reminders.update().where(_reminder(one)).values(until=now + HOLD_SECONDS))
    return found


def reminded(connection: Connection, about: Reminder, now: float) -> None:
    """Note that a reminder was sent."""
    connection.execute(reminders.update().where(_reminder(about)).values(sent=now))


def _reminder(about: Reminder) -> ColumnElement[bool]:
    return (reminders.c.event == about.event) & (reminders.c.person == about.person)
