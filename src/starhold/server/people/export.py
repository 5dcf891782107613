"""What is stored of a person: exported for them, and what becomes of each place when they are deleted."""

import time
from typing import Any, Final

from sqlalchemy import select

from starhold.server.errors import NoSuchPerson
from starhold.server.store.schema import (
    bans,
    ceremonies,
    channels,
    chat,
    entrants,
    events,
    holidays,
    lessons,
    members,
    mutes,
    names,
    outbox,
    passkeys,
    people,
    played,
    puzzles,
    rated_seats,
    ratings,
    reminders,
    reports,
    seats,
    sessions,
    tables,
    tickets,
    ties,
    tries,
)
from starhold.server.store.store import Store

#: every column that can hold a person's id, and what a deletion does there (tests/tables/test_privacy.py)
DELETED: Final = "deleted"
CLEARED: Final = "cleared"
PERSONAL: Final = {
    "people.id": DELETED,
    "people.owner": DELETED,
    "names.person": DELETED,
    "passkeys.person": DELETED,
    "played.person": DELETED,
    "ceremonies.person": DELETED,
    "sessions.person": DELETED,
    "lessons.person": DELETED,
    "puzzles.person": DELETED,
    "tries.person": DELETED,
    "channels.person": DELETED,
    "outbox.person": DELETED,
    "mutes.person": DELETED,
    "tickets.person": DELETED,
    "holidays.person": DELETED,
    "ties.person": DELETED,
    "ties.whom": DELETED,
    "ratings.person": DELETED,
    "rated_seats.player": "kept: a number drawn for it; the row of ratings that led to the person is deleted",
    "reminders.person": DELETED,
    "members.person": DELETED,
    "events.host": CLEARED,
    "entrants.person": CLEARED,
    "tables.host": CLEARED,
    "seats.person": CLEARED,
    "seats.kept_for": CLEARED,
    "chat.person": CLEARED,
    "reports.reporter": CLEARED,
    "reports.person": "kept: a report stays until it is settled and its time is over; it has an id, no name",
    "bans.name": "kept: a ban by id stays until it ends, so that a deletion does not lift it; it has no name",
    "audit.about": "kept: what operators did stays for its time, by id, without the name",
}
#: columns of the same length that hold no person
NO_PERSON: Final = frozenset(
    {
        "people.place",
        "passkeys.id",
        "tables.id",
        "tables.rematch",
        "leases.table_id",
        "leases.holder",
        "audit.id",
        "audit.act",
        "reports.id",
    }
    | {"channels.id", "outbox.holder", "ratings.player"}
    | {"tables.event", "events.id", "events.series", "entrants.event", "reminders.event"}
    | {"event_rounds.event", "event_games.event", "event_games.table_id"}
    | {"clubs.id", "members.club", "tables.club", "events.club"}
    | {
        f"{table}.table_id"
        for table in (
            *("tries", "seats", "entries", "reviews", "played", "chat", "reports"),
            *("outbox", "mutes", "tickets", "codes", "rated_games", "rated_seats"),
        )
    }
)
#: what an export leaves out: hashes, keys and links that open something
SECRETS: Final = {
    "people": {"password", "words", "cookie_until"},
    "passkeys": {"credential", "key"},
    "ceremonies": {"id", "challenge"},
    "sessions": {"key"},
    "channels": {"keys"},
    "seats": {"link"},
    "tables": {"seed", "invite", "glance"},
    "events": {"invite"},
}


def export_person(store: Store, person: str) -> dict[str, Any]:
    """Return everything that is stored of a person, by table; raise NoSuchPerson."""
    with store.snapshot() as connection:

        def rows(table: Any, *which: Any) -> list[dict[str, Any]]:
            hidden = SECRETS.get(table.name, set())
            columns = [column for column in table.columns if column.name not in hidden]
            return [dict(row) for row in connection.execute(select(*columns).where(*which)).mappings()]

        who = rows(people, people.c.id == person)
        if not who:
            raise NoSuchPerson(f"there is no person {person!r}", person=person[:64])
        sits = select(seats.c.table_id).where(seats.c.person == person)
        return {
            "exported": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "people": who,
            "bots": rows(people, people.c.owner == person),
            "names": rows(names, names.c.person == person),
            "played": rows(played, played.c.person == person),
            "passkeys": rows(passkeys, passkeys.c.person == person),
            "ceremonies": rows(ceremonies, ceremonies.c.person == person),
            "sessions": rows(sessions, sessions.c.person == person),
            "lessons": rows(lessons, lessons.c.person == person),
            "puzzles": rows(puzzles, puzzles.c.person == person),
            "tries": rows(tries, tries.c.person == person),
            "channels": rows(channels, channels.c.person == person),
            "outbox": rows(outbox, outbox.c.person == person),
            "mutes": rows(mutes, mutes.c.person == person),
            "tickets": rows(tickets, tickets.c.person == person),
            "holidays": rows(holidays, holidays.c.person == person),
            "ties": rows(
                ties, (ties.c.person == person) | ((ties.c.whom == person) & (ties.c.kind == "follow"))
            ),
            "ratings": rows(ratings, ratings.c.person == person),
            "rated_seats": rows(
                rated_seats,
                rated_seats.c.player.in_(select(ratings.c.player).where(ratings.c.person == person)),
            ),
            "reminders": rows(reminders, reminders.c.person == person),
            "members": rows(members, members.c.person == person),
            "events": rows(events, events.c.host == person),
            "entrants": rows(entrants, entrants.c.person == person),
            "tables": rows(tables, (tables.c.host == person) | tables.c.id.in_(sits)),
            "seats": rows(seats, (seats.c.person == person) | (seats.c.kept_for == person)),
            "chat": rows(chat, chat.c.person == person),
            "reports": rows(reports, reports.c.reporter == person),
            "bans": rows(bans, bans.c.kind == "person", bans.c.name == person),
        }
