"""Holidays: when people are away, inside transactions of the caller."""

from collections.abc import Iterable

from sqlalchemy import Connection, select

from starhold.server.store.schema import holidays


def ahead(connection: Connection, people: Iterable[str], now: float) -> dict[str, tuple[float, float]]:
    """Return from when until when these people are or will be away; nothing of those who are not."""
    query = select(holidays).where(holidays.c.person.in_(list(people)), holidays.c.ends > now)
    return {row.person: (row.begins, row.ends) for row in connection.execute(query)}


def taken(connection: Connection, person: str, since: float, now: float) -> float:
    """Return for how many seconds a person has been away since a moment, without what is ahead."""
    query = select(holidays).where(holidays.c.person == person, holidays.c.ends > since)
    spans = [(row.begins, row.ends) for row in connection.execute(query)]
    return float(sum(max(0.0, min(ends, now) - max(begins, since)) for begins, ends in spans))


def plan(connection: Connection, person: str, begins: float, ends: float, now: float) -> None:
    """Replace what is ahead by another absence, or by none if it ends as it begins."""
    mine = holidays.c.person == person
    connection.execute(holidays.delete().where(mine, holidays.c.begins >= now))
    connection.execute(holidays.update().where(mine, holidays.c.ends > now).values(ends=now))
    if ends > begins:
        connection.execute(holidays.insert().values(person=person, begins=begins, ends=ends))
