"""Daily: one game a day with the same set-up, dice and bots for everybody, and one try that counts.

Fair chance answers by the seed, the number of the move and that of the question, so everybody who plays with
the day's seed meets the same dice; bots think from it, too. The seed is drawn when the first person asks for
the day, and nobody learns it, nor the record of a game, before the day is over: no try counts after that.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import replace
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from starhold.kernel import registry
from starhold.kernel.chance import FairChance
from starhold.kernel.game import Game
from starhold.server.errors import DailyRuns
from starhold.server.people import identity
from starhold.server.store.database import Database
from starhold.server.store.rows import OVER, NewRows, SeatRow, StoredTable, TableRow
from starhold.server.store.schema import days, tables, tries
from starhold.server.store.schema import people as persons
from starhold.server.store.store import Store
from starhold.server.tables.entries import Abandoned, Held, Moved, Resigned
from starhold.server.tables.new_table import SEED_BYTES, new_seat, table_row
from starhold.server.tables.seating import Seating
from starhold.server.tables.seats import CAST
from starhold.server.tables.service import TableService
from starhold.server.tables.table import Table
from starhold.server.wire import DailyInfo, DailyResult, DailyTry, DailyWeek, SeatPlan

#: these pairs of bots take turns, by level and place in the cast
PAIRS: Final = (
    (("casual", 1), ("regular", 0)),
    (("regular", 1), ("casual", 0)),
    (("regular", 0), ("strong", 1)),
    (("strong", 0), ("regular", 1)),
)
#: the player and a pair
SEATS: Final = 3
#: a try that is open ends as one of these
DONE: Final = "done"
GIVEN_UP: Final = "given-up"
#: how a game went is told in so many letters
TENTHS: Final = 10
#: lines of results; days of the own calendar; of so many days in a row one may be missed
LISTED: Final = 20
CALENDAR: Final = 28
WEEK: Final = 7
#: how long the results that everybody sees are kept before they are read again
KEPT_SECONDS: Final = 5.0

Result = TypeVar("Result", DailyResult, DailyWeek)


class DailyOutcome(NamedTuple):
    """What came of a try."""

    state: str
    margin: int = 0
    moves: int = 0
    course: str = ""


class DailyScore(NamedTuple):
    """A try that was finished."""

    day: str
    person: str
    name: str
    margin: int
    moves: int


class DailyStandings(NamedTuple):
    """The results of a day and its week by person, the best first; and how many have begun a try that day."""

    players: int
    today: dict[str, DailyResult]
    week: dict[str, DailyWeek]


@cache
def games() -> tuple[Game, ...]:
    """Return the games that take turns as the game of the day (`Game.daily`), by name."""
    daily = [game for game in registry.games() if game.daily is not None]
    return tuple(game for game in daily if game.min_players <= SEATS and game.max_players > 1)


def plan(day: date) -> tuple[Game, tuple[SeatPlan, ...]]:
    """The game of a day, and who sits where."""
    number, known = day.toordinal(), games()
    game = known[number % len(known)]
    pair = PAIRS[number % len(PAIRS)][: game.max_players - 1]
    seats = [SeatPlan("bot", level, CAST[level][place]) for level, place in pair]
    seats.insert(number // len(known) % (len(pair) + 1), SeatPlan("me"))
    return game, tuple(seats)


def ends(day: date) -> float:
    """When a day is over, in seconds."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + 24 * 60 * 60


def streak(played: Iterable[date], today: date) -> int:
    """Days played in a row up to today or yesterday; one missed day in seven does not end it.

    >>> days = [date(2026, 11, day) for day in (10, 11, 13, 14)]
    >>> streak(days, date(2026, 11, 14)), streak(days, date(2026, 11, 15)), streak(days, date(2026, 11, 17))
    (4, 4, 0)
    """
    known = set(played)
    day = today if today in known else today - timedelta(1)
    count, since_missed = 0, WEEK
    while True:
        if day in known:
            count += 1
            since_missed += 1
        elif since_missed < WEEK or day - timedelta(1) not in known or not count:
            return count
        else:
            since_missed = 0
        day -= timedelta(1)


def check_over(table: Table, now: float) -> None:
    """Are the dice of a table's challenge no secret any more? Raises DailyRuns."""
    if table.daily and now < ends(date.fromisoformat(table.daily)):
        raise DailyRuns("the dice of the day are shown when it is over", day=table.daily)


def outcome(stored: StoredTable) -> DailyOutcome:
    """What came of a game that is over: it counts if it was played to its end, by the player, in time."""
    own = next(seat.seat for seat in stored.seats if seat.kind == "human")
    if not _counts(stored, own):
        return DailyOutcome(GIVEN_UP)
    table = Table(stored, registry.game(stored.row.game))
    course, moves = "", 0
    for number, entry in enumerate(stored.entries, start=1):
        table.read(entry, age=stored.age)
        moves += isinstance(entry, Moved) and entry.seat == own
        if number * TENTHS // len(stored.entries) > len(course):
            lead = _lead(list(table.play.table().scores()), own)
            course += "l" if lead > 0 else "b" if lead < 0 else "e"
    return DailyOutcome(DONE, _lead(list(table.result()[0]), own), moves, course)


def _lead(scores: Sequence[int], own: int) -> int:
    """Points more than the best of the others."""
    return int(scores[own]) - max(int(points) for seat, points in enumerate(scores) if seat != own)


def _counts(stored: StoredTable, own: int) -> bool:
    log = stored.entries
    if stored.row.status != "finished" or log[-1].at >= ends(date.fromisoformat(stored.row.daily)):
        return False
    helped = any(isinstance(one, Moved) and one.seat == own and one.by not in ("", "order") for one in log)
    return not helped and not any(isinstance(one, Held | Resigned | Abandoned) for one in log)


class DailyStore:
    """Days and tries in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def seed(self, day: str) -> str:
        """The secret seed of a day, the same for all who ask; whoever asks first draws it."""
        query = select(days.c.seed).where(days.c.day == day)
        with self.store.read() as connection:
            found = connection.execute(query).scalar()
        if found is not None:
            return str(found)
        try:
            with self.store.write() as connection:
                new = secrets.token_bytes(SEED_BYTES).hex()
                connection.execute(days.insert().values(day=day, seed=new))
                return new
        except IntegrityError:
            with self.store.read() as connection:
                return str(connection.execute(query).scalar_one())

    def begin(self, person: str, row: TableRow, table_seats: Sequence[SeatRow]) -> str:
        """The table of a person's try: this one, or the one that was begun before; tells its id."""
        own = (tries.c.day == row.daily) & (tries.c.person == person)
        try:
            with self.store.write() as connection:
                self.store.insert_table(connection, row, table_seats, ())
                values = {"day": row.daily, "person": person, "table_id": row.id}
                connection.execute(tries.insert().values(**values))
                return row.id
        except IntegrityError:
            with self.store.read() as connection:
                return str(connection.execute(select(tries.c.table_id).where(own)).scalar_one())

    def of(self, person: str, since: str) -> list[DailyTry]:
        """A person's tries from a day on."""
        mine = (tries.c.person == person) & (tries.c.day >= since)
        columns = (
            tries.c.day,
            tries.c.table_id,
            tries.c.state,
            tries.c.margin,
            tries.c.moves,
            tries.c.course,
        )
        with self.store.read() as connection:
            found = connection.execute(select(*columns).where(mine).order_by(tries.c.day))
            return [DailyTry(*row) for row in found]

    def settle(self, since: str, person: str = "") -> None:
        """Note what came of tries (all, or a person's) whose games are over; replays them, so in a thread."""
        over = tables.c.status.in_(OVER) & (tries.c.table_id == tables.c.id)
        query = select(tries.c.table_id).where(over, tries.c.state == "open", tries.c.day >= since)
        if person:
            query = query.where(tries.c.person == person)
        with self.store.read() as connection:
            found = [row[0] for row in connection.execute(query)]
        for table_id in found:
            came = outcome(self.store.table(table_id, since=0))
            with self.store.write() as connection:
                chosen = tries.update().where(tries.c.table_id == table_id)
                connection.execute(chosen.values(**came._asdict()))

    def players(self, day: str) -> int:
        """How many have begun a try."""
        query = select(func.count()).select_from(tries).where(tries.c.day == day)
        with self.store.read() as connection:
            return int(connection.execute(query).scalar() or 0)

    def done(self, since: str) -> list[DailyScore]:
        """Return the tries that were finished from a day on."""
        columns = (tries.c.day, tries.c.person, persons.c.name, tries.c.margin, tries.c.moves)
        query = select(*columns).where(
            tries.c.day >= since, tries.c.state == DONE, tries.c.person == persons.c.id
        )
        with self.store.read() as connection:
            return [DailyScore(*row) for row in connection.execute(query)]


class DailyGames:
    """The daily challenge."""

    def __init__(self, database: Database, tables: TableService, seating: Seating) -> None:
        self.database = database
        self.tables = tables
        self.seating = seating
        self.days = DailyStore(database.store)
        #: results that were read, or are being read; of which day, and until when they are good enough
        self._kept: asyncio.Future[DailyStandings] | None = None
        self._kept_of = ""
        self._kept_until = 0.0

    def today(self) -> date:
        """By the database's clock."""
        return datetime.fromtimestamp(self.database.store.now(), UTC).date()

    async def play(self, person: str, name: str) -> Table:
        """The person's try of today that counts; once that is over, a new one for practice."""
        today = self.today()
        game, seats = plan(today)
        seed = await self.database.call(self.days.seed, today.isoformat())
        commitment = FairChance(bytes.fromhex(seed)).commitment()
        row = table_row(identity.new_id(), game, game.complete(game.daily), person, seed, commitment)
        row = replace(row, daily=today.isoformat(), takebacks=False, hints="never")
        rows = [new_seat(row.id, number, seat, person, name) for number, seat in enumerate(seats)]
        table = await self.tables.table(await self.database.call(self.days.begin, person, row, rows))
        if table.status in OVER:
            table = await self.tables.add(NewRows(row, rows, []))
        if table.status == "open":
            await self.seating.begin(table)
        return table

    async def info(self, person: str) -> DailyInfo:
        """Today's challenge as a person sees it."""
        today = self.today()
        day, monday, since = today.isoformat(), *_since(today)
        await self.database.slowly(self.days.settle, since, person)
        own = await self.database.call(self.days.of, person, "")
        standings = await self._standings(today)
        known = standings.week.get(person)
        if sum(one.state == DONE and one.day >= monday for one in own) > (known.played if known else 0):
            # The player has just finished, and looks for the result.
            self._kept = None
            standings = await self._standings(today)
        mine = next((one for one in own if one.day == day), None)
        if mine is not None and person in standings.today:
            mine = replace(mine, place=standings.today[person].place)
        game, seats = plan(today)
        calendar = (today - timedelta(CALENDAR - 1)).isoformat()
        return DailyInfo(
            day,
            game.name,
            seats,
            int(ends(today) - self.database.store.now()),
            standings.players,
            mine,
            shown(standings.today, person),
            shown(standings.week, person),
            streak((date.fromisoformat(one.day) for one in own if one.state == DONE), today),
            tuple(one for one in own if one.day >= calendar),
        )

    async def _standings(self, today: date) -> DailyStandings:
        """Return results that are at most some seconds old; requests in that time share one reading."""
        day, now = today.isoformat(), time.monotonic()
        if self._kept is None or self._kept_of != day or (self._kept.done() and now >= self._kept_until):
            self._kept = asyncio.ensure_future(self.database.slowly(self._read, today))
            self._kept.add_done_callback(self._look)
            self._kept_of, self._kept_until = day, now + KEPT_SECONDS
        return await asyncio.shield(self._kept)

    def _look(self, reading: "asyncio.Future[DailyStandings]") -> None:
        """Keep no failure."""
        if (reading.cancelled() or reading.exception() is not None) and self._kept is reading:
            self._kept = None

    def _read(self, today: date) -> DailyStandings:
        """In a thread."""
        monday, since = _since(today)
        self.days.settle(since)
        day = today.isoformat()
        return rank(day, self.days.players(day), self.days.done(monday))


def _since(today: date) -> tuple[str, str]:
    """The first day of the week, and the first whose tries may still be open: yesterday's may end late."""
    monday = (today - timedelta(today.weekday())).isoformat()
    return monday, min(monday, (today - timedelta(1)).isoformat())


def rank(day: str, players: int, done: Sequence[DailyScore]) -> DailyStandings:
    """Rank the results of a day by margin, then by moves; those of the week by days won, then by margin."""
    today = {(-line.margin, line.moves, line.person): line for line in done if line.day == day}
    weeks: dict[str, list[DailyScore]] = {}
    for line in done:
        weeks.setdefault(line.person, []).append(line)
    week = {
        (-sum(line.margin > 0 for line in lines), -sum(line.margin for line in lines), person): lines
        for person, lines in weeks.items()
    }
    return DailyStandings(
        players,
        {
            line.person: DailyResult(place, line.name, line.margin, line.moves, False)
            for place, _, line in _places(today)
        },
        {
            lines[0].person: DailyWeek(place, lines[0].name, -won, len(lines), -margin, False)
            for place, (won, margin, _), lines in _places(week)
        },
    )


def _places(found: dict[tuple[int, int, str], Any]) -> Iterable[tuple[int, tuple[int, int, str], Any]]:
    """Number what was found in the order of its keys; equal numbers share a place, whosever they are."""
    place, before = 0, None
    for number, key in enumerate(sorted(found), start=1):
        if key[:2] != before:
            place, before = number, key[:2]
        yield place, key, found[key]


def shown(ranked: dict[str, Result], person: str) -> tuple[Result, ...]:
    """Return the first lines, and the person's own line wherever it is."""
    lines = dict(islice(ranked.items(), LISTED))
    if person in ranked:
        lines[person] = replace(ranked[person], mine=True)
    return tuple(lines.values())
