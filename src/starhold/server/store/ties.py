"""Ties: who follows whom, and who has blocked whom; inside transactions of the caller.

A block works both ways, and it holds for the bot accounts of both people, too. This module is the only one
that knows how it is stored; `people/blocks.py` answers all other parts.
"""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, or_, select, true

from starhold.server.errors import HaveBlocked, NotOpenToYou
from starhold.server.store.rows import BLOCK, FOLLOW
from starhold.server.store.schema import people, seats, tables, ties


def root(connection: Connection, person: str) -> str:
    """Return the owner of a bot account; a person is their own."""
    return connection.execute(select(people.c.owner).where(people.c.id == person)).scalar() or person


def tie(connection: Connection, person: str, whom: str, kind: str, now: float) -> None:
    """Follow or block somebody; a block takes the place of what was between them, in both directions."""
    untie(connection, person, whom)
    if kind == BLOCK:
        back = (ties.c.person == whom) & (ties.c.whom == person) & (ties.c.kind == FOLLOW)
        connection.execute(ties.delete().where(back))
    connection.execute(ties.insert().values(person=person, whom=whom, kind=kind, at=now))


def untie(connection: Connection, person: str, whom: str) -> bool:
    """Follow or block somebody no longer; False if nothing was between them from this side."""
    mine = (ties.c.person == person) & (ties.c.whom == whom)
    return connection.execute(ties.delete().where(mine)).rowcount > 0


def kind_of(connection: Connection, person: str, whom: str) -> str:
    """Return what a person has with somebody: follow, block or nothing."""
    query = select(ties.c.kind).where(ties.c.person == person, ties.c.whom == whom)
    return connection.execute(query).scalar() or ""


def tied(connection: Connection, person: str, kind: str) -> dict[str, float]:
    """Return those whom a person follows or has blocked, and since when."""
    query = select(ties.c.whom, ties.c.at).where(ties.c.person == person, ties.c.kind == kind)
    return {row.whom: row.at for row in connection.execute(query)}


def followers(connection: Connection, person: str) -> dict[str, float]:
    """Return those who follow a person, and since when."""
    query = select(ties.c.person, ties.c.at).where(ties.c.whom == person, ties.c.kind == FOLLOW)
    return {row.person: row.at for row in connection.execute(query)}


def friends(connection: Connection, person: str) -> set[str]:
    """Return those who follow a person and whom they follow."""
    return tied(connection, person, FOLLOW).keys() & followers(connection, person).keys()


def walls(connection: Connection, person: str | None) -> set[str]:
    """Return the people, and their bot accounts, with whom a person shares a block, whichever made it."""
    if not person:
        return set()
    me = root(connection, person)
    query = select(ties.c.person, ties.c.whom).where(
        or_(ties.c.person == me, ties.c.whom == me), ties.c.kind == BLOCK
    )
    others = {other for row in connection.execute(query) for other in row} - {me}
    return others.union(programs_of(connection, others)) if others else others


def walls_among(connection: Connection, chosen: Collection[str]) -> dict[str, set[str]]:
    """Return for each of these people those of them with whom they share a block; most have none."""
    owners = select(people.c.id, people.c.owner).where(people.c.id.in_(list(chosen)))
    roots = {row.id: row.owner or row.id for row in connection.execute(owners)}
    among = set(roots.values())
    query = select(ties.c.person, ties.c.whom).where(
        ties.c.kind == BLOCK, ties.c.person.in_(among), ties.c.whom.in_(among)
    )
    pairs = {frozenset(row) for row in connection.execute(query)}
    if not pairs:
        return {}
    return {
        one: {other for other in roots if frozenset((roots[one], roots[other])) in pairs} for one in roots
    }


def programs_of(connection: Connection, owners: Collection[str]) -> list[str]:
    """Return the bot accounts of these people."""
    return list(connection.execute(select(people.c.id).where(people.c.owner.in_(owners))).scalars())


def blocked_since(connection: Connection, since: float) -> set[str]:
    """Return those whom a block made after a moment keeps apart, and their bot accounts."""
    query = select(ties.c.person, ties.c.whom).where(ties.c.kind == BLOCK, ties.c.at >= since)
    found = {one for row in connection.execute(query) for one in row}
    return found.union(programs_of(connection, found)) if found else found


def has_blocked(connection: Connection, person: str, others: Collection[str]) -> bool:
    """True if a person has blocked one of these, or the owner of one that is a bot account."""
    roots = {root(connection, other) for other in others}
    return not roots.isdisjoint(tied(connection, root(connection, person), BLOCK))


def check_seat(connection: Connection, table_id: str, person: str) -> None:
    """Raise `HaveBlocked` or `NotOpenToYou` if a person must not sit where others sit or are the host."""
    apart = walls(connection, person)
    if not apart:
        return
    sitting = select(seats.c.person).where(seats.c.table_id == table_id, seats.c.person.in_(apart))
    host = select(tables.c.host).where(tables.c.id == table_id, tables.c.host.in_(apart))
    met = {*connection.execute(sitting).scalars(), *connection.execute(host).scalars()}
    if met:
        raise HaveBlocked() if has_blocked(connection, person, met) else NotOpenToYou()


def apart_from(apart: Collection[str]) -> ColumnElement[bool]:
    """Return a condition for tables where none of these people sits, and that none of them made."""
    if not apart:
        return true()
    sitting = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.person.in_(apart))
    return ~sitting.exists() & tables.c.host.not_in(apart)
