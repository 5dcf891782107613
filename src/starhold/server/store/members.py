"""Members of clubs; inside transactions of the caller.

Every change of who belongs to a club locks the club's row first, so that one process at a time makes it.
"""

from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, select

from starhold.server.errors import NoSuchClub
from starhold.server.store.schema import clubs, events, members, people, tables

#: what somebody is in a club; a person who asks does not belong to it yet
HOST: Final = "host"
MEMBER: Final = "member"
ASKS: Final = "asks"
BELONG: Final = (HOST, MEMBER)


def lock(connection: Connection, club: str) -> Row[Any]:
    """Return a club's row and keep others from changing it; raise `NoSuchClub`."""
    row = connection.execute(select(clubs).where(clubs.c.id == club).with_for_update()).first()
    return _known(row, club)


def read(connection: Connection, club: str) -> Row[Any]:
    """Return a club's row; raise `NoSuchClub`."""
    return _known(connection.execute(select(clubs).where(clubs.c.id == club)).first(), club)


def _known(row: Row[Any] | None, club: str) -> Row[Any]:
    if row is None:
        raise NoSuchClub(f"there is no club {club[:24]!r}", club=club[:24])
    return row


def role(connection: Connection, club: str, person: str | None) -> str:
    """Return what a person is in a club; nothing for strangers."""
    which = (members.c.club == club) & (members.c.person == person)
    return connection.execute(select(members.c.role).where(which)).scalar() or ""


def belongs(connection: Connection, club: str, person: str | None) -> bool:
    """True if a person is a host or a member of a club."""
    return bool(club) and role(connection, club, person) in BELONG


def of(connection: Connection, club: str) -> dict[str, Row[Any]]:
    """Return those who belong to a club or ask to, by person, the longest there first."""
    query = select(members).where(members.c.club == club).order_by(members.c.since, members.c.person)
    return {row.person: row for row in connection.execute(query)}


def clubs_of(connection: Connection, person: str | None) -> list[str]:
    """Return the clubs that a person belongs to."""
    if person is None:
        return []
    which = (members.c.person == person) & members.c.role.in_(BELONG)
    return list(connection.execute(select(members.c.club).where(which)).scalars())


def add(connection: Connection, club: str, person: str, what: str, now: float) -> None:
    connection.execute(members.insert().values(club=club, person=person, role=what, since=now))


def set_role(connection: Connection, club: str, person: str, what: str) -> None:
    which = (members.c.club == club) & (members.c.person == person)
    connection.execute(members.update().where(which).values(role=what))


def leave(connection: Connection, club: str, person: str) -> None:
    """Remove a member. The longest member succeeds the last host; a club without members is deleted."""
    lock(connection, club)
    connection.execute(delete(members).where(members.c.club == club, members.c.person == person))
    left = [one for one in of(connection, club).values() if one.role != ASKS]
    if not left:
        close(connection, club)
    elif all(one.role != HOST for one in left):
        set_role(connection, club, left[0].person, HOST)


def leave_all(connection: Connection, person: str) -> None:
    """Remove a deleted person from all clubs."""
    mine = connection.execute(select(members.c.club).where(members.c.person == person))
    for club in sorted(mine.scalars().all()):
        leave(connection, club, person)


def close(connection: Connection, club: str) -> None:
    """Delete a club; its tables and events stay with those who play there."""
    open_to_all = {"club": "", "revision": tables.c.revision + 1}
    connection.execute(tables.update().where(tables.c.club == club).values(open_to_all))
    connection.execute(events.update().where(events.c.club == club).values(club=""))
    connection.execute(delete(members).where(members.c.club == club))
    connection.execute(delete(clubs).where(clubs.c.id == club))


def hosted(connection: Connection, person: str) -> int:
    """Return how many clubs a person is a host of; others who count for the person wait."""
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    which = (members.c.person == person) & (members.c.role == HOST)
    return int(connection.execute(select(func.count()).select_from(members).where(which)).scalar() or 0)


def joined(connection: Connection, person: str) -> int:
    """Return how many clubs a person belongs to or asks to join; others who count for the person wait."""
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    query = select(func.count()).select_from(members).where(members.c.person == person)
    return int(connection.execute(query).scalar() or 0)
