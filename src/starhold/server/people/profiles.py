"""Profiles: what a person has played, as far as they show it, from the rows of finished games alone.

Nothing is replayed or judged for a profile. `Shown.games` decides who sees it; somebody who has blocked the
viewer, or whom the viewer has blocked, is not there.
"""

import csv
import io
import re
import statistics
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Integer, and_, cast, func, select

from starhold.server.errors import BadRequest, GamesHidden, NoSuchPerson
from starhold.server.people.history import changed_options
from starhold.server.store import ties
from starhold.server.store.database import Database
from starhold.server.store.rows import FOLLOW
from starhold.server.store.schema import people, played, seats, tables, tries
from starhold.server.store.store import SITTING
from starhold.server.tables.daily import DONE, streak
from starhold.server.wire import (
    BotTally,
    DayPlayed,
    Favourite,
    GameTally,
    HeadToHead,
    HistoryGame,
    HistoryPage,
    JudgedGame,
    PlayedSeat,
    Profile,
)

#: favourites, luck and head to head are shown from this many games on: before, they would show noise
ENOUGH: Final = 10
#: the last games whose favourites and pace are shown, and whose luck is
FAVOURITE_GAMES: Final = 50
LUCK_GAMES: Final = 40
#: of each kind of favourite
FAVOURITES: Final = 3
#: days of challenges that a profile shows
DAYS: Final = 28
DAY: Final = 24 * 60 * 60.0
#: games of a page of a history, and rows of a CSV file
PAGE: Final = 20
MOST_ROWS: Final = 20_000
#: what a CSV file has of a game
_ROW: Final = (
    played.c.table_id,
    played.c.game,
    played.c.ended,
    played.c.players,
    played.c.place,
    played.c.points,
    played.c.rated,
    played.c.seconds,
    played.c.luck,
    played.c.choices,
)
_MONTH: Final = re.compile(r"\d{4}-(0[1-9]|1[0-2])")


class Profiles:
    """The profiles and histories of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.store = database.store

    async def of(self, name: str, viewer: str | None) -> Profile:
        """Return the profile of an account, or the viewer's own for an empty name; raise NoSuchPerson."""
        return await self.database.call(self._profile, name, viewer)

    async def games(self, name: str, viewer: str | None, wish: Mapping[str, str]) -> HistoryPage:
        """Return a page of a history, the latest first; raise NoSuchPerson, GamesHidden or BadRequest."""
        return await self.database.call(self._games, name, viewer, wish)

    async def as_csv(self, name: str, viewer: str | None, wish: Mapping[str, str]) -> bytes:
        """Return a history as a table for other programs."""
        return await self.database.call(self._csv, name, viewer, wish)

    # -- profiles -------------------------------------------------------------------------------

    def _profile(self, name: str, viewer: str | None) -> Profile:
        with self.store.read() as connection:
            who, shows = _who(connection, name, viewer)
            tie = ""
            if viewer is not None and viewer != who.id:
                follows = ties.kind_of(connection, viewer, who.id) == FOLLOW
                followed = ties.kind_of(connection, who.id, viewer) == FOLLOW
                tie = "friend" if follows and followed else "follows" if follows else "followed" * followed
            profile = Profile(
                who.id,
                who.name,
                who.login is not None,
                who.face,
                who.created,
                who.id == viewer,
                shows,
                tie,  # type: ignore[arg-type]
            )
            if not shows:
                return profile
            own = played.c.person == who.id
            tallies = _tallies(connection, own)
            last = connection.execute(
                select(played)
                .where(own)
                .order_by(played.c.ended.desc(), played.c.table_id.desc())
                .limit(FAVOURITE_GAMES)
            ).all()
            days, in_a_row = _days(connection, who.id)
            enough = sum(one.played for one in tallies) >= ENOUGH
            pace = [row.seconds for row in last if row.seconds]
            return msgspec.structs.replace(
                profile,
                games=tallies,
                bots=_bots(connection, who.id),
                favourites=tuple(_favourites(last)) if enough else (),
                judged=_judged(connection, own) if enough else (),
                seconds=statistics.median(pace) if enough and pace else 0.0,
                between=_between(connection, viewer, who.id) if viewer and viewer != who.id else None,
                days=days,
                streak=in_a_row,
            )

    # -- histories -------------------------------------------------------------------------------

    def _games(self, name: str, viewer: str | None, wish: Mapping[str, str]) -> HistoryPage:
        with self.store.read() as connection:
            who = _shown(connection, name, viewer)
            chosen = _chosen(who.id, viewer, wish)
            count = connection.execute(select(func.count()).select_from(played).where(chosen)).scalar() or 0
            begin = _number(wish, "from")
            order = (played.c.ended.desc(), played.c.table_id.desc())
            query = select(played).where(chosen).order_by(*order).offset(begin).limit(PAGE)
            rows = connection.execute(query).all()
            ids = [row.table_id for row in rows]
            sitting: dict[str, list[Any]] = {}
            at = SITTING.add_columns(played.c.place, played.c.points).join(
                played, and_(played.c.table_id == seats.c.table_id, played.c.seat == seats.c.seat)
            )
            for seat in connection.execute(at.where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
                sitting.setdefault(seat.table_id, []).append(seat)
            about = {
                row.id: row
                for row in connection.execute(
                    select(tables.c.id, tables.c.options, tables.c.public, tables.c.watch).where(
                        tables.c.id.in_(ids)
                    )
                )
            }
            mine = _tables_of(connection, viewer, ids)
        found = (
            HistoryGame(
                row.table_id,
                row.game,
                row.ended,
                changed_options(row.game, msgspec.json.decode(about[row.table_id].options)),
                tuple(
                    PlayedSeat(seat.name, seat.kind, seat.bot, seat.seat == row.seat, seat.face)
                    for seat in sitting.get(row.table_id, ())
                ),
                tuple(seat.points for seat in sitting.get(row.table_id, ())),
                tuple(seat.place for seat in sitting.get(row.table_id, ())),
                row.rated,
                bool(about[row.table_id].public or about[row.table_id].watch) or row.table_id in mine,
                row.luck,
                row.choices,
            )
            for row in rows
            if row.table_id in about
        )
        return HistoryPage(tuple(found), count)

    def _csv(self, name: str, viewer: str | None, wish: Mapping[str, str]) -> bytes:
        with self.store.read() as connection:
            who = _shown(connection, name, viewer)
            query = select(*_ROW).where(_chosen(who.id, viewer, wish)).order_by(played.c.ended.desc())
            rows = connection.execute(query.limit(MOST_ROWS)).all()
        file = io.StringIO()
        lines = csv.writer(file)
        lines.writerow(
            ("table", "game", "ended", "players", "place", "points", "rated", "minutes", "luck", "choices")
        )
        for table, game, ended, players, place, points, rated, seconds, luck, choices in rows:
            lines.writerow(
                (
                    table,
                    game,
                    f"{datetime.fromtimestamp(int(ended), UTC).replace(tzinfo=None).isoformat()}Z",
                    players,
                    place,
                    points,
                    int(rated),
                    round(seconds / 60, 1),
                    "" if luck is None else round(luck, 4),
                    "" if choices is None else round(choices, 4),
                )
            )
        return file.getvalue().encode()


def _who(connection: Connection, name: str, viewer: str | None) -> tuple[Any, bool]:
    """Return the row of a person, and whether the viewer sees their games; raise NoSuchPerson."""
    which = people.c.login == name.strip().casefold() if name else people.c.id == (viewer or "")
    row = connection.execute(select(people).where(which, people.c.owner.is_(None))).first()
    if row is None or (viewer and row.id != viewer and row.id in ties.walls(connection, viewer)):
        raise NoSuchPerson(f"there is no account {name[:64]!r}", person=name[:64])
    if row.id == viewer or row.games == "all":
        return row, True
    friends = row.games == "friends" and viewer is not None and row.id in ties.friends(connection, viewer)
    return row, friends


def _shown(connection: Connection, name: str, viewer: str | None) -> Any:
    who, shows = _who(connection, name, viewer)
    if not shows:
        raise GamesHidden(f"{who.name} keeps games private", name=who.name)
    return who


def _number(wish: Mapping[str, str], field: str) -> int:
    value = wish.get(field) or "0"
    if not re.fullmatch(r"\d{1,6}", value):
        raise BadRequest(f"{field} is not a number", field=field)
    return int(value)


def _chosen(person: str, viewer: str | None, wish: Mapping[str, str]) -> ColumnElement[bool]:
    """Return what games a history is asked for."""
    chosen = played.c.person == person
    if game := wish.get("game"):
        chosen &= played.c.game == game
    if wish.get("rated"):
        chosen &= played.c.rated
    if wish.get("won"):
        chosen &= (played.c.place == 1) & (played.c.players > 1)
    if players := _number(wish, "players"):
        chosen &= played.c.players == players
    if wish.get("with"):
        mine = select(played.c.table_id).where(played.c.person == (viewer or ""))
        chosen &= played.c.table_id.in_(mine)
    if month := wish.get("month"):
        if not _MONTH.fullmatch(month):
            raise BadRequest("month is not as 2026-11", field="month")
        year, number = map(int, month.split("-"))
        first = datetime(year, number, 1, tzinfo=UTC)
        after = datetime(year + number // 12, number % 12 + 1, 1, tzinfo=UTC)
        chosen &= (played.c.ended >= first.timestamp()) & (played.c.ended < after.timestamp())
    return chosen


def _tables_of(connection: Connection, viewer: str | None, ids: Iterable[str]) -> set[str]:
    """Return which of these tables the viewer sat at."""
    mine = select(seats.c.table_id).where(seats.c.table_id.in_(list(ids)), seats.c.person == (viewer or ""))
    return set(connection.execute(mine).scalars())


def _tallies(connection: Connection, own: ColumnElement[bool]) -> tuple[GameTally, ...]:
    won = func.sum(cast(and_(played.c.place == 1, played.c.players > 1), Integer))
    rated = func.sum(cast(played.c.rated, Integer))
    query = select(played.c.game, func.count(), won, rated).where(own).group_by(played.c.game)
    return tuple(
        GameTally(game, count, int(won), int(rated))
        for game, count, won, rated in _ordered(query, connection)
    )


def _ordered(query: Any, connection: Connection) -> list[Any]:
    return sorted(connection.execute(query).all())


def _bots(connection: Connection, person: str) -> tuple[BotTally, ...]:
    """Return how often the person was ahead of each bot."""
    mine, other = played.alias(), played.alias()
    ahead = func.sum(cast(mine.c.place < other.c.place, Integer))
    query = (
        select(other.c.bot, func.count(), ahead)
        .join(mine, mine.c.table_id == other.c.table_id)
        .where(mine.c.person == person, other.c.bot != "")
        .group_by(other.c.bot)
    )
    return tuple(BotTally(bot, count, int(won)) for bot, count, won in _ordered(query, connection))


def _favourites(last: Iterable[Any]) -> Iterable[Favourite]:
    """Yield what the person played with most, by game and trait."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    wins: Counter[tuple[str, str, str]] = Counter()
    for row in last:
        for trait, names in msgspec.json.decode(row.facts, type=dict[str, list[str]]).items():
            counts.setdefault((row.game, trait), Counter()).update(set(names))
            if row.place == 1 and row.players > 1:
                wins.update((row.game, trait, name) for name in set(names))
    for (game, trait), found in sorted(counts.items()):
        for name, count in sorted(found.items(), key=lambda one: (-one[1], one[0]))[:FAVOURITES]:
            yield Favourite(game, trait, name, count, wins[game, trait, name])


def _judged(connection: Connection, own: ColumnElement[bool]) -> tuple[JudgedGame, ...]:
    """Return luck and choices of the last games that were reviewed, the oldest first."""
    columns = (played.c.table_id, played.c.ended, played.c.luck, played.c.choices)
    query = select(*columns).where(own, played.c.luck.is_not(None)).order_by(played.c.ended.desc())
    rows = connection.execute(query.limit(LUCK_GAMES)).all()
    return tuple(JudgedGame(*row) for row in reversed(rows))


def _between(connection: Connection, viewer: str, person: str) -> HeadToHead | None:
    """Return who of two people finished ahead, by game, and what reviews say of both."""
    mine, other = played.alias(), played.alias()
    query = (
        select(
            mine.c.game,
            mine.c.place,
            other.c.place,
            mine.c.luck,
            mine.c.choices,
            other.c.luck,
            other.c.choices,
        )
        .join(other, mine.c.table_id == other.c.table_id)
        .where(mine.c.person == viewer, other.c.person == person)
    )
    rows = connection.execute(query).all()
    if not rows:
        return None
    games: dict[str, list[int]] = {}
    sums, judged = [0.0] * 4, 0
    for game, own, theirs, *reviewed in rows:
        games.setdefault(game, [0, 0, 0])[0 if own < theirs else 1 if own > theirs else 2] += 1
        if None not in reviewed:
            judged += 1
            sums = [total + value for total, value in zip(sums, reviewed, strict=True)]
    by_game = {game: (ahead, behind, level) for game, (ahead, behind, level) in sorted(games.items())}
    return HeadToHead(by_game, judged, sums[0], sums[1], sums[2], sums[3])


def _days(connection: Connection, person: str) -> tuple[tuple[DayPlayed, ...], int]:
    """Return the challenges of the last weeks that were played to the end, and how many days in a row."""
    own = (tries.c.person == person) & (tries.c.state == DONE)
    rows = connection.execute(
        select(tries.c.day, func.max(tries.c.margin)).where(own).group_by(tries.c.day).order_by(tries.c.day)
    ).all()
    now = time.time()
    since = datetime.fromtimestamp(now - DAYS * DAY, UTC).date().isoformat()
    in_a_row = streak((date.fromisoformat(day) for day, _ in rows), datetime.fromtimestamp(now, UTC).date())
    return tuple(DayPlayed(day, margin) for day, margin in rows if day > since), in_a_row
