"""Dump: the public rated games of people who agreed to publish them, as records without names."""

import re
import secrets
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, and_, func, select

from starhold.kernel import registry
from starhold.kernel.record import Record, Seat
from starhold.server.store.records import record_of
from starhold.server.store.schema import people, rated_games, rated_seats, ratings, seats, tables
from starhold.server.store.store import Store
from starhold.server.tables.rebuild import read_table

#: bytes of a pseudonym, drawn for each dump
_BYTES: Final = 6
#: a word for the dice that was drawn; another one was typed and may name somebody
_DRAWN: Final = re.compile("[0-9a-f]*")


class PublicGame(NamedTuple):
    """A game of a dump, and the seats whose players left before its end."""

    record: Record
    left: frozenset[int]


def public_games(store: Store) -> Iterator[PublicGame]:
    """Yield the games that may be published, in the order in which they ended.

    A game is public if everybody could watch it, and may be published if it counted for the ratings and
    each person in it agrees at this moment. A person has the same pseudonym in all games of one dump.
    """
    pseudonyms: dict[str, str] = {}
    counted = (
        select(tables.c.id)
        .join(rated_games, rated_games.c.table_id == tables.c.id)
        .where(tables.c.status == "finished", tables.c.rated, rated_games.c.state == "")
        .where(tables.c.public | tables.c.watch, ~tables.c.hidden, ~tables.c.sealed)
        .where(tables.c.game.in_(registry.names()))
        .order_by(rated_games.c.at, tables.c.id)
    )
    with store.read() as connection:
        ids = connection.execute(counted).scalars().all()
    for table_id in ids:
        with store.read() as connection:
            sitting = _sitting(connection, table_id)
        if not sitting:
            continue
        record = record_of(read_table(store, table_id))
        named = []
        for seat, row in zip(record.seats, sitting, strict=True):
            if row.person and row.person not in pseudonyms:
                pseudonyms[row.person] = f"player-{secrets.token_hex(_BYTES)}"
            named.append(Seat(pseudonyms[row.person] if row.person else row.bot, seat.kind))
        record = replace(record, seats=tuple(named))
        if not all(_DRAWN.fullmatch(word) for word in record.entropy):
            # Without the words nobody can work the dice out from the seed. What chance gave stays.
            record = replace(record, entropy=(), seals=(), seed="", commitment="")
        yield PublicGame(record, frozenset(row.seat for row in sitting if row.gone))


def _sitting(connection: Connection, table_id: str) -> list[Any]:
    """Return the seats of a rated game; none unless all its people agree to publish it."""
    query = (
        select(rated_seats.c.seat, rated_seats.c.bot, rated_seats.c.gone, people.c.id.label("person"))
        .join_from(rated_seats, ratings, ratings.c.player == rated_seats.c.player, isouter=True)
        .join(people, and_(people.c.id == ratings.c.person, people.c.published), isouter=True)
        .where(rated_seats.c.table_id == table_id)
        .order_by(rated_seats.c.seat)
    )
    rows = list(connection.execute(query))
    # Deleted people have no rating, or even no row.
    here = select(seats.c.person).where(seats.c.table_id == table_id)
    everybody = list(connection.execute(here).scalars())
    persons = {one for one in everybody if one}
    agree = select(func.count()).where(people.c.id.in_(persons), people.c.published)
    agreed = connection.execute(agree).scalar_one() == len(persons)
    whole = len(rows) == len(everybody) and all(row.bot or row.person for row in rows)
    return rows if agreed and whole else []
