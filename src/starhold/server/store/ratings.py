"""Ratings in the database. A game is counted in the transaction that ends it: never twice, never in part.

Each game that is played has its own order of finished rated games. The model works the ratings out from them;
`recount` does it from the beginning and finds the same numbers.
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, func, select, text

from starhold.server.ratings.model import (
    MET_SECONDS,
    START,
    Change,
    Entrant,
    Known,
    RatedGame,
    Rating,
    fold,
    played,
)
from starhold.server.store.played import begun
from starhold.server.store.rows import EndedSeat, RatedEnding
from starhold.server.store.schema import people, rated_games, rated_seats, ratings, tables
from starhold.server.store.uptime import failed

#: what processes lock on PostgreSQL while they count a game: any number that nothing else uses
_LOCK: Final = 350_004
_ID_BYTES: Final = 12


class StoredRating(NamedTuple):
    """A person's rating in one game, as of their last game."""

    person: str
    game: str
    player: str
    known: Known


class PastRating(NamedTuple):
    """A rating after a game, and when it ended."""

    at: float
    rating: Rating


class RatedSeat(NamedTuple):
    """A seat of a counted game."""

    seat: int
    player: str
    bot: str
    place: int
    gone: bool
    change: Change


class CountedGame(NamedTuple):
    """A finished rated game: whether it counts, why not, and its seats."""

    table_id: str
    game: str
    number: int
    at: float
    state: str
    reason: str
    seats: tuple[RatedSeat, ...]

    @property
    def input(self) -> RatedGame:
        """The game as the model needs it."""
        entrants = (
            Entrant(seat.player, seat.change.before if seat.bot else None, seat.place) for seat in self.seats
        )
        return RatedGame(self.at, tuple(entrants), not self.state)


def one_at_a_time(connection: Connection) -> None:
    """Count one game after another, in all processes; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))


# -- counting a game -------------------------------------------------------------------------------------


def count(connection: Connection, table_id: str, ending: RatedEnding, now: ColumnElement[float]) -> None:
    """Count a game that ends, in the transaction that ends it."""
    one_at_a_time(connection)
    if not connection.execute(select(tables.c.rated).where(tables.c.id == table_id)).scalar():
        # It became casual at the moment when it began.
        return
    game = ending.game
    last = connection.execute(
        select(func.max(rated_games.c.number), func.max(rated_games.c.at)).where(rated_games.c.game == game)
    ).one()
    # The order of games and their times never contradict each other, whatever a clock does.
    at = max(float(connection.execute(select(now)).scalar_one()), last[1] or 0.0)
    if ending.live and failed(connection, begun(connection, table_id)):
        ending = ending._replace(state="outage")
    players = _players(connection, game, [seat.person for seat in ending.seats if seat.person is not None])
    seats = [seat for seat in ending.seats if seat.rating is not None or seat.person in players]
    entrants = tuple(_entrant(seat, players) for seat in seats)
    counted = RatedGame(at, entrants, not ending.state)
    known = {one.player: one.known for one in players.values() if one.known.games}

    def met(one: str, two: str) -> int:
        return _met(connection, one, two, at - MET_SECONDS)

    changes = played(counted, known, met)
    connection.execute(
        rated_games.insert().values(
            table_id=table_id, game=game, number=(last[0] or 0) + 1, at=at, state=ending.state
        )
    )
    rows = [
        {
            "table_id": table_id,
            "seat": seat.seat,
            "player": entrant.player,
            "bot": seat.bot,
            "place": seat.place,
            "gone": seat.gone,
            **_columns(change),
        }
        for seat, entrant, change in zip(seats, entrants, changes, strict=True)
    ]
    if rows:
        connection.execute(rated_seats.insert(), rows)
    for seat, change in zip(seats, changes, strict=True):
        if seat.person is not None:
            stored = players[seat.person]
            after = stored.known
            if counted.counts:
                after = Known(change.after, stored.known.games + 1, at)
            _keep(connection, stored._replace(known=after))


def _entrant(seat: EndedSeat, players: dict[str, StoredRating]) -> Entrant:
    player = "" if seat.person is None else players[seat.person].player
    return Entrant(player, None if seat.rating is None else Rating(*seat.rating), seat.place)


def _players(connection: Connection, game: str, persons: Sequence[str]) -> dict[str, StoredRating]:
    """Return what people are rated in a game, the start if they never were; nobody who was deleted."""
    there = set(connection.execute(select(people.c.id).where(people.c.id.in_(persons))).scalars())
    found = {one.person: one for one in _stored(connection, ratings.c.person.in_(there), game)}
    for person in there - found.keys():
        new = Known(START, 0, 0.0)
        found[person] = StoredRating(person, game, secrets.token_hex(_ID_BYTES), new)
    return found


def _keep(connection: Connection, stored: StoredRating) -> None:
    """Keep what a person is rated."""
    mine = (ratings.c.person == stored.person) & (ratings.c.game == stored.game)
    known = stored.known
    values = {
        "mu": known.rating.mu,
        "sigma": known.rating.sigma,
        "games": known.games,
        "last": known.last,
    }
    if connection.execute(ratings.update().where(mine).values(**values)).rowcount == 0:
        who = {"person": stored.person, "game": stored.game, "player": stored.player}
        connection.execute(ratings.insert().values(**who, **values))


def _met(connection: Connection, one: str, two: str, since: float) -> int:
    """Return how many games that count two players had with each other since then."""
    first, second = rated_seats.alias(), rated_seats.alias()
    query = (
        select(func.count())
        .select_from(first)
        .join(second, first.c.table_id == second.c.table_id)
        .join(rated_games, rated_games.c.table_id == first.c.table_id)
        .where(first.c.player == one, second.c.player == two)
        .where(rated_games.c.at > since, rated_games.c.state == "")
    )
    return int(connection.execute(query).scalar_one())


def _columns(change: Change) -> dict[str, float]:
    return {
        "mu_before": change.before.mu,
        "sigma_before": change.before.sigma,
        "mu": change.after.mu,
        "sigma": change.after.sigma,
    }


# -- counting again --------------------------------------------------------------------------------------


def recount(connection: Connection, game: str, write: bool = True) -> tuple[int, int]:
    """Work all ratings of a game out from the beginning; return how many games there are and how many rows
    differ from what was kept."""
    one_at_a_time(connection)
    games = counted_games(connection, rated_games.c.game == game)
    known, changes = fold(one.input for one in games)
    wrong = 0
    for one, found in zip(games, changes, strict=True):
        for seat, change in zip(one.seats, found, strict=True):
            if change != seat.change:
                wrong += 1
                if write:
                    here = (rated_seats.c.table_id == one.table_id) & (rated_seats.c.seat == seat.seat)
                    connection.execute(rated_seats.update().where(here).values(**_columns(change)))
    for stored in _stored(connection, ratings.c.game == game):
        now = known.get(stored.player, Known(START, 0, 0.0))
        if now != stored.known:
            wrong += 1
            if write:
                _keep(connection, stored._replace(known=now))
    return len(games), wrong


def void(connection: Connection, table_id: str, reason: str) -> str | None:
    """Let a game count no longer; return which game it was of, None if it is not a rated one."""
    one_at_a_time(connection)
    here = rated_games.c.table_id == table_id
    game = connection.execute(select(rated_games.c.game).where(here)).scalar()
    if game is None:
        return None
    connection.execute(rated_games.update().where(here).values(state="void", reason=reason[:200]))
    recount(connection, game)
    return str(game)


# -- reading ---------------------------------------------------------------------------------------------


def counted_games(connection: Connection, which: ColumnElement[bool]) -> list[CountedGame]:
    """Return finished rated games, in their order."""
    seats: dict[str, list[RatedSeat]] = {}
    query = select(rated_seats).join(rated_games).where(which).order_by(rated_seats.c.seat)
    for row in connection.execute(query):
        change = Change(Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma))
        seat = RatedSeat(row.seat, row.player, row.bot, row.place, row.gone, change)
        seats.setdefault(row.table_id, []).append(seat)
    games = connection.execute(select(rated_games).where(which).order_by(rated_games.c.number))
    return [
        CountedGame(
            row.table_id,
            row.game,
            row.number,
            row.at,
            row.state,
            row.reason,
            tuple(seats.get(row.table_id, ())),
        )
        for row in games
    ]


def games_rated(connection: Connection) -> list[str]:
    """Return the games that people are rated in."""
    return sorted(connection.execute(select(rated_games.c.game).distinct()).scalars())


def _stored(
    connection: Connection, which: ColumnElement[bool], game: str | None = None
) -> Iterable[StoredRating]:
    query = select(ratings).where(which)
    if game is not None:
        query = query.where(ratings.c.game == game)
    for row in connection.execute(query):
        known = Known(Rating(row.mu, row.sigma), row.games, row.last)
        yield StoredRating(row.person, row.game, row.player, known)


def of_people(connection: Connection, persons: Iterable[str], game: str | None = None) -> list[StoredRating]:
    """Return the ratings of these people."""
    return list(_stored(connection, ratings.c.person.in_(list(persons)), game))


def of_game(connection: Connection, game: str, least: int, since: float) -> list[StoredRating]:
    """Return the ratings of all who have played at least `least` rated games, the last one since then."""
    which = (ratings.c.game == game) & (ratings.c.games >= least) & (ratings.c.last >= since)
    return list(_stored(connection, which))


def history(connection: Connection, player: str) -> list[PastRating]:
    """Return a player's ratings after each game that counts, in order."""
    mine = (rated_seats.c.player == player) & (rated_games.c.state == "")
    query = select(rated_games.c.at, rated_seats.c.mu, rated_seats.c.sigma).join(rated_games).where(mine)
    rows = connection.execute(query.order_by(rated_games.c.number))
    return [PastRating(row.at, Rating(row.mu, row.sigma)) for row in rows]


def games_until(connection: Connection, player: str, number: int) -> int:
    """Return how many games that count a player had up to one of them."""
    mine = (rated_seats.c.player == player) & (rated_games.c.state == "") & (rated_games.c.number <= number)
    query = select(func.count()).select_from(rated_seats).join(rated_games).where(mine)
    return int(connection.execute(query).scalar_one())


def then(connection: Connection, players: Sequence[str], before: float) -> dict[str, Rating]:
    """Return what players were rated at a time in the past; nobody who had no rated game then."""
    counts = (rated_games.c.at < before) & (rated_games.c.state == "") & rated_seats.c.player.in_(players)
    last = (
        select(rated_seats.c.player, func.max(rated_games.c.number).label("number"))
        .join(rated_games)
        .where(counts)
        .group_by(rated_seats.c.player)
        .subquery()
    )
    query = (
        select(rated_seats.c.player, rated_seats.c.mu, rated_seats.c.sigma)
        .join(rated_games)
        .join(last, (last.c.player == rated_seats.c.player) & (last.c.number == rated_games.c.number))
    )
    return {row.player: Rating(row.mu, row.sigma) for row in connection.execute(query)}


def finished(connection: Connection, players: Sequence[str]) -> tuple[int, int]:
    """Return how many rated games players have finished, of how many; also such as don't count.

    Games in which the server failed are left out: it may have been the reason to leave.
    """
    mine = rated_seats.c.player.in_(players) & (rated_games.c.state != "outage")
    query = select(rated_seats.c.gone, func.count()).join(rated_games).where(mine)
    rows = connection.execute(query.group_by(rated_seats.c.gone))
    counts: dict[Any, int] = {row[0]: int(row[1]) for row in rows}
    return counts.get(False, 0), sum(counts.values())
