"""Events in the database.

Every change of an event locks its row first, so that one process at a time makes it.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, or_, select

from starhold.server.errors import NoSuchEvent
from starhold.server.events.points import GameResult
from starhold.server.store import members
from starhold.server.store.rows import OVER
from starhold.server.store.schema import (
    entrants,
    event_games,
    event_rounds,
    events,
    people,
    reminders,
    tables,
)
from starhold.server.wire import NewEvent

#: states in which something still happens
ALIVE: Final = ("soon", "short", "running")


class EventRow(msgspec.Struct, frozen=True):
    """An event's row."""

    id: str
    kind: str
    title: str
    game: str
    plan: NewEvent
    host: str
    club: str
    invite: str
    listed: bool
    state: str
    round: int
    starts: float
    ended: float
    due: float
    reminded: bool
    series: str
    season: int

    @property
    def ends(self) -> float:
        """When the last game of an arena may begin."""
        return self.starts + self.plan.minutes * 60.0 if self.kind == "arena" else 0.0


class EntrantRow(msgspec.Struct, frozen=True):
    """An entrant's row."""

    number: int
    person: str | None
    bot: str
    state: str
    division: int
    seed: int
    free: float
    held: float
    name: str


class Played(msgspec.Struct, frozen=True):
    """A game of an event; `ended` is 0 while it is played."""

    round: int
    number: int
    division: int
    table_id: str
    sitting: tuple[int | None, ...]
    opened: float
    until: float
    ended: int
    ranks: tuple[int, ...]
    forfeits: tuple[int, ...]

    @property
    def result(self) -> GameResult:
        return GameResult(self.round, self.sitting, self.ranks, frozenset(self.forfeits))


def lock(connection: Connection, event_id: str) -> EventRow:
    """Return the event and keep others from changing it; raise `NoSuchEvent`."""
    row = connection.execute(select(events).where(events.c.id == event_id).with_for_update()).first()
    return _event(row, event_id)


def read(connection: Connection, event_id: str) -> EventRow:
    """Return the event; raise `NoSuchEvent`."""
    return _event(connection.execute(select(events).where(events.c.id == event_id)).first(), event_id)


def _event(row: Row[Any] | None, event_id: str) -> EventRow:
    if row is None:
        raise NoSuchEvent(f"there is no event {event_id[:24]!r}", event=event_id[:24])
    values = {name: row._mapping[name] for name in EventRow.__struct_fields__}
    return EventRow(**{**values, "plan": msgspec.json.decode(row.plan, type=NewEvent)})


def change(connection: Connection, event_id: str, **values: object) -> None:
    """Change an event's row."""
    connection.execute(events.update().where(events.c.id == event_id).values(**values))


def entrants_of(connection: Connection, event_id: str) -> list[EntrantRow]:
    """Return the entrants by number, with the names that they have now."""
    query = (
        select(entrants, func.coalesce(people.c.name, "").label("name"))
        .outerjoin(people, people.c.id == entrants.c.person)
        .where(entrants.c.event == event_id)
        .order_by(entrants.c.number)
    )
    names = EntrantRow.__struct_fields__
    return [EntrantRow(*(row[name] for name in names)) for row in connection.execute(query).mappings()]


def games_of(connection: Connection, event_id: str) -> list[Played]:
    """Return the games, by round and number."""
    order = (event_games.c.round, event_games.c.number)
    query = select(event_games).where(event_games.c.event == event_id).order_by(*order)
    found = []
    for row in connection.execute(query):
        found.append(
            Played(
                row.round,
                row.number,
                row.division,
                row.table_id,
                tuple(msgspec.json.decode(row.sitting)),
                row.opened,
                row.until,
                row.ended,
                tuple(msgspec.json.decode(row.ranks)),
                tuple(msgspec.json.decode(row.forfeits)),
            )
        )
    return found


def add_entrant(connection: Connection, event_id: str, number: int, now: float, **values: object) -> None:
    """Add an entrant: a person or a bot."""
    row = {"event": event_id, "number": number, "joined": now, "state": "in", **values}
    connection.execute(entrants.insert().values(row))


def change_entrant(connection: Connection, event_id: str, number: int, **values: object) -> None:
    """Change the entrant under a number."""
    which = (entrants.c.event == event_id) & (entrants.c.number == number)
    connection.execute(entrants.update().where(which).values(**values))


def drop_entrant(connection: Connection, event_id: str, number: int) -> None:
    """Remove an entrant who has not played."""
    which = (entrants.c.event == event_id) & (entrants.c.number == number)
    connection.execute(entrants.delete().where(which))


def add_game(connection: Connection, event_id: str, game: Played) -> None:
    """Note a table that is opened now."""
    row = msgspec.structs.asdict(game)
    for name in ("sitting", "ranks", "forfeits"):
        row[name] = msgspec.json.encode(row[name]).decode()
    connection.execute(event_games.insert().values(event=event_id, **row))


def end_game(connection: Connection, event_id: str, game: Played, result: GameResult, at: int) -> None:
    """Note the result of a game, once."""
    which = (event_games.c.event == event_id) & (event_games.c.table_id == game.table_id)
    connection.execute(
        event_games.update()
        .where(which, event_games.c.ended == 0)
        .values(
            ended=at,
            ranks=msgspec.json.encode(result.ranks).decode(),
            forfeits=msgspec.json.encode(sorted(result.forfeits)).decode(),
        )
    )


def set_until(connection: Connection, event_id: str, table_id: str, until: float) -> bool:
    """Shift a table's deadline; return whether it is still being played."""
    which = (event_games.c.event == event_id) & (event_games.c.table_id == table_id)
    playing = which & (event_games.c.ended == 0)
    return bool(connection.execute(event_games.update().where(playing).values(until=until)).rowcount)


def statuses(connection: Connection, ids: Collection[str]) -> Mapping[str, str]:
    """Return the statuses of these tables; one that was deleted is missing."""
    query = select(tables.c.id, tables.c.status).where(tables.c.id.in_(list(ids)))
    return {row.id: row.status for row in connection.execute(query)}


def waiting(connection: Connection, now: float, limit: int) -> list[str]:
    """Return the events that need attention: they are due, or a game of theirs has ended."""
    due = select(events.c.id).where(events.c.state.in_(ALIVE), events.c.due <= now)
    over = (
        select(event_games.c.event)
        .join(tables, tables.c.id == event_games.c.table_id)
        .where(event_games.c.ended == 0, tables.c.status.in_(OVER))
    )
    queries = (due.order_by(events.c.due).limit(limit), over.limit(limit))
    return sorted({str(row[0]) for query in queries for row in connection.execute(query)})


# -- seeds of rounds -------------------------------------------------------------------------------------


def add_seed(connection: Connection, event_id: str, number: int, seed: str, commitment: str) -> None:
    """Keep the seed of a round that is not open yet."""
    values = {"event": event_id, "round": number, "seed": seed, "commitment": commitment}
    connection.execute(event_rounds.insert().values(values))


def seed_of(connection: Connection, event_id: str, number: int) -> tuple[str, str]:
    """Return the seed of a round and its commitment."""
    which = (event_rounds.c.event == event_id) & (event_rounds.c.round == number)
    row = connection.execute(select(event_rounds.c.seed, event_rounds.c.commitment).where(which)).one()
    return str(row.seed), str(row.commitment)


def seeds(connection: Connection, event_id: str) -> list[tuple[int, str, str]]:
    """Return each round's commitment, and its seed if it is open."""
    query = select(event_rounds).where(event_rounds.c.event == event_id).order_by(event_rounds.c.round)
    return [(row.round, row.commitment, row.seed if row.opened else "") for row in connection.execute(query)]


def open_seed(connection: Connection, event_id: str, number: int) -> None:
    """Open the seed of a round: all its tables have ended, so it need not stay secret."""
    which = (event_rounds.c.event == event_id) & (event_rounds.c.round == number)
    connection.execute(event_rounds.update().where(which).values(opened=True))


# -- lists -----------------------------------------------------------------------------------------------


def lists(connection: Connection, person: str | None, limit: int) -> tuple[list[str], list[str], list[str]]:
    """Return a person's events that have not ended, the events that can be entered, and finished ones."""
    own = select(entrants.c.event).where(entrants.c.person == person)
    alive = events.c.state.in_(ALIVE)
    mine = (events.c.id.in_(own) | (events.c.host == person)) if person else events.c.id.in_([])
    seen = events.c.listed | events.c.club.in_(members.clubs_of(connection, person))
    order = (events.c.starts, events.c.id)

    def ids(*which: Any, last: bool = False) -> list[str]:
        query = select(events.c.id).where(*which)
        query = query.order_by(*((events.c.ended.desc(),) if last else order)).limit(limit)
        return [str(row[0]) for row in connection.execute(query)]

    enter = or_(events.c.state.in_(("soon", "short")), events.c.kind == "arena")
    return (
        ids(mine, alive),
        ids(seen, alive, enter, ~mine),
        ids(seen | mine, events.c.state == "finished", last=True),
    )


def of_club(connection: Connection, club: str, all_of_them: bool, limit: int) -> list[str]:
    """Return a club's events that have not ended, the next first; unlisted events are for its members."""
    which = (events.c.club == club) & events.c.state.in_(ALIVE)
    if not all_of_them:
        which &= events.c.listed
    query = select(events.c.id).where(which).order_by(events.c.starts, events.c.id).limit(limit)
    return [str(row[0]) for row in connection.execute(query)]


def briefs(
    connection: Connection, ids: Collection[str], person: str | None
) -> dict[str, tuple[EventRow, int, bool]]:
    """Return events with the number of people who take part, and whether the person does."""
    chosen = events.c.id.in_(list(ids))
    found = {row.id: _event(row, row.id) for row in connection.execute(select(events).where(chosen))}
    many: dict[str, int] = dict.fromkeys(found, 0)
    mine: set[str] = set()
    sitting = entrants.c.event.in_(list(ids)) & entrants.c.person.is_not(None) & (entrants.c.state != "gone")
    for row in connection.execute(select(entrants.c.event, entrants.c.person).where(sitting)):
        many[row.event] += 1
        if row.person == person:
            mine.add(row.event)
    return {key: (one, many[key], key in mine) for key, one in found.items()}


def organised(connection: Connection, person: str) -> int:
    """Return how many events of a person have not ended."""
    query = select(func.count()).select_from(events).where(events.c.host == person, events.c.state.in_(ALIVE))
    return int(connection.execute(query).scalar() or 0)


def next_season(connection: Connection, event: EventRow) -> str:
    """Return the event of a league's next season with its invitation; nothing if there is none."""
    if not event.series:
        return ""
    which = (events.c.series == event.series) & (events.c.season == event.season + 1)
    row = connection.execute(select(events.c.id, events.c.invite).where(which)).first()
    return "" if row is None else f"{row.id}/{row.invite}"


# -- reminders -------------------------------------------------------------------------------------------


def remind(connection: Connection, event_id: str, among: Collection[str]) -> None:
    """Add reminders for these people that the event begins soon, once each."""
    known = set(connection.execute(select(reminders.c.person).where(reminders.c.event == event_id)).scalars())
    for person in sorted(set(among) - known):
        connection.execute(reminders.insert().values(event=event_id, person=person))
