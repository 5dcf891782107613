"""Tickets: who looks for a game, and the short codes of tables; inside transactions of the caller."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, func, or_, select, text, union

from starhold.server.store import ties
from starhold.server.store.schema import codes, people, seats, tables, tickets

#: a client that looks for a game asks every second; one that was silent for this long looks elsewhere
FRESH_SECONDS: Final = 6.0
#: what processes lock on PostgreSQL while they match: any number that nothing else uses
_LOCK: Final = 350_001


class Ticket(NamedTuple):
    """What a person looks for; no number of players means any."""

    person: str
    game: str
    players: int
    pace: str
    created: float
    seen: float
    until: float
    table_id: str
    rated: bool = False


def alone(connection: Connection) -> None:
    """Match one person after another, in all processes; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))


def own(connection: Connection, person: str) -> Ticket | None:
    """Return a person's ticket."""
    row = connection.execute(select(tickets).where(tickets.c.person == person)).first()
    return None if row is None else Ticket(*row)


def put(connection: Connection, ticket: Ticket) -> None:
    """Keep a ticket in place of the person's older one."""
    drop(connection, [ticket.person])
    connection.execute(tickets.insert().values(ticket._asdict()))


def drop(connection: Connection, chosen: Sequence[str]) -> None:
    """Remove the tickets of these people."""
    connection.execute(tickets.delete().where(tickets.c.person.in_(list(chosen))))


def names_of(connection: Connection, chosen: Sequence[str]) -> dict[str, str]:
    """Return the names of these people."""
    query = select(people.c.id, people.c.name).where(people.c.id.in_(list(chosen)))
    return {row.id: row.name for row in connection.execute(query)}


def seat_all(connection: Connection, chosen: Sequence[str], table_id: str) -> None:
    """Note the table that was found for these people: their clients get it when they ask next."""
    seated = tickets.c.person.in_(list(chosen))
    connection.execute(tickets.update().where(seated).values(table_id=table_id))


def seat(connection: Connection, person: str, table_id: str, now: float) -> None:
    """Note the seat that a person found: if no answer reaches them, they ask again and get the same."""
    looks = (tickets.c.person == person) & (tickets.c.seen >= now - FRESH_SECONDS)
    connection.execute(tickets.update().where(looks).values(table_id=table_id, until=now + FRESH_SECONDS))


def just_made(connection: Connection, person: str, game: str, since: float) -> str | None:
    """Return the table that was made for a person who looked alone, in case no answer reached them."""
    own = (
        (tables.c.host == person) & (tables.c.game == game) & tables.c.takeover & (tables.c.created >= since)
    )
    own &= tables.c.status.in_(("open", "running"))
    sits = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.person == person)
    return connection.execute(select(tables.c.id).where(own, sits.exists())).scalar()


def sweep(connection: Connection, now: float) -> None:
    """Remove the tickets and codes that are over."""
    connection.execute(tickets.delete().where(tickets.c.until < now))
    connection.execute(codes.delete().where(codes.c.until < now))


def fitting(connection: Connection, ticket: Ticket, now: float, fresh: bool) -> list[Ticket]:
    """Return the tickets of others who want the same and may meet the person, the longest waiting first.

    `fresh`: those whose clients look right now; else those who want to be called.
    """
    wanted = (tickets.c.game == ticket.game) & (tickets.c.pace == ticket.pace) & (tickets.c.table_id == "")
    wanted &= tickets.c.rated if ticket.rated else ~tickets.c.rated
    wanted &= (tickets.c.person != ticket.person) & (tickets.c.until >= now)
    wanted &= tickets.c.seen >= now - FRESH_SECONDS if fresh else tickets.c.seen < now - FRESH_SECONDS
    if ticket.players:
        wanted &= tickets.c.players.in_((0, ticket.players))
    if apart := ties.walls(connection, ticket.person):
        wanted &= tickets.c.person.not_in(apart)
    query = select(tickets).where(wanted).order_by(tickets.c.created, tickets.c.person).limit(50)
    return [Ticket(*row) for row in connection.execute(query)]


def looking(connection: Connection, person: str | None, now: float) -> dict[str, int]:
    """Return how many others look for each game right now."""
    fresh = (tickets.c.seen >= now - FRESH_SECONDS) & (tickets.c.table_id == "")
    others = tickets.c.person.not_in({person or "", *ties.walls(connection, person)})
    query = select(tickets.c.game, func.count()).where(fresh, others)
    return {game: int(count) for game, count in connection.execute(query.group_by(tickets.c.game))}


def here(connection: Connection, now: float, seconds: float) -> set[str]:
    """Return the people who look for a game, or were seen lately, at a table or elsewhere."""
    fresh = select(tickets.c.person).where(tickets.c.seen >= now - FRESH_SECONDS)
    seated = select(seats.c.person).where(seats.c.seen >= now - seconds, seats.c.person.is_not(None))
    seen = select(people.c.id).where(people.c.seen >= now - seconds, people.c.owner.is_(None))
    return {*connection.execute(union(fresh, seated, seen)).scalars()}


def _public(*statuses: str) -> ColumnElement[bool]:
    return tables.c.public & ~tables.c.hidden & tables.c.status.in_(statuses)


def open_by_turns(connection: Connection, ticket: Ticket, now: float, limit: int) -> list[str]:
    """Return public tables that last days and wait for players, the oldest first."""
    wanted = _public("open") & (tables.c.game == ticket.game) & (tables.c.gather == "")
    wanted &= ties.apart_from(ties.walls(connection, ticket.person))
    wanted &= tables.c.rated if ticket.rated else ~tables.c.rated
    wanted &= (tables.c.host != ticket.person) & (tables.c.told >= now - 7 * 86400)
    return list(
        connection.execute(
            select(tables.c.id).where(wanted).order_by(tables.c.created).limit(limit)
        ).scalars()
    )


def with_bots(connection: Connection, game: str | None, person: str | None, limit: int) -> list[str]:
    """Return running tables whose bots' seats may be taken, the latest first."""
    wanted = _public("running") & tables.c.takeover
    if game is not None:
        wanted &= tables.c.game == game
    if person is not None:
        wanted &= (tables.c.host != person) & ties.apart_from(ties.walls(connection, person))
    query = select(tables.c.id).where(wanted).order_by(tables.c.created.desc()).limit(limit)
    return list(connection.execute(query).scalars())


def running(connection: Connection, limit: int, apart: Collection[str] = ()) -> list[str]:
    """Return public games that run, with a person and none of those `apart`, the latest changed first."""
    sat = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.kind == "human").exists()
    wanted = _public("running") & sat & ties.apart_from(apart)
    query = select(tables.c.id).where(wanted).order_by(tables.c.told.desc())
    return list(connection.execute(query.limit(limit)).scalars())


def finished(connection: Connection, since: float, limit: int, apart: Collection[str] = ()) -> list[str]:
    """Return public games that people finished since then, without those `apart`, the latest first."""
    sat = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.kind == "human").exists()
    wanted = _public("finished") & (tables.c.told >= since) & tables.c.origin.is_(None)
    wanted &= ties.apart_from(apart)
    query = select(tables.c.id).where(wanted, sat).order_by(tables.c.told.desc())
    return list(connection.execute(query.limit(limit)).scalars())


# -- codes ------------------------------------------------------------------------------------------


def code_of(connection: Connection, table_id: str, now: float) -> str | None:
    """Return the code of a table, if it has one."""
    mine = (codes.c.table_id == table_id) & (codes.c.until >= now)
    return connection.execute(select(codes.c.code).where(mine)).scalar()


def add_code(connection: Connection, code: str, table_id: str, now: float, until: float) -> bool:
    """Give a table a code; False if another one has it."""
    taken = select(codes.c.table_id).where(codes.c.code == code, codes.c.until >= now)
    if connection.execute(taken).first() is not None:
        return False
    connection.execute(codes.delete().where(or_(codes.c.code == code, codes.c.table_id == table_id)))
    connection.execute(codes.insert().values(code=code, table_id=table_id, until=until))
    return True


def table_of_code(connection: Connection, code: str, now: float) -> str | None:
    """Return the table that a code is for."""
    query = select(codes.c.table_id).where(codes.c.code == code, codes.c.until >= now)
    return connection.execute(query).scalar()
