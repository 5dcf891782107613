"""Daily: in each game one a day with the same set-up, dice and bots for everybody, and one try that counts.

Fair chance answers by the seed, the number of the move and that of the question, so everybody who plays with
the day's seed meets the same dice; bots think from it, too. The seed is drawn when the first person asks for
the day, and nobody learns it, nor the record of a game, before the day is over: no try counts after that.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache, partial
from hashlib import blake2b
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import replace
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from starhold.kernel import registry
from starhold.kernel.chance import FairChance
from starhold.kernel.game import Game
from starhold.server.errors import BadRequest
from starhold.server.people import identity
from starhold.server.store.database import Database
from starhold.server.store.rows import OVER, NewRows, SeatRow, StoredTable, TableRow
from starhold.server.store.schema import days, tables, tries
from starhold.server.store.schema import people as persons
from starhold.server.store.store import Store
from starhold.server.tables.access import ends
from starhold.server.tables.entries import Abandoned, Held, Moved, Resigned
from starhold.server.tables.new_table import SEED_BYTES, new_seat, table_row
from starhold.server.tables.seating import Seating
from starhold.server.tables.seats import FACE_NAMES
from starhold.server.tables.service import TableService
from starhold.server.tables.table import Table
from starhold.server.wire import DailyInfo, DailyResult, DailyTry, DailyWeek, SeatPlan

#: these pairs of faces take turns
PAIRS: Final = (("boris", "lira"), ("zeno", "vera"), ("lira", "gala"), ("astra", "zeno"))
#: the player and a pair
SEATS: Final = 3
#: a try that is open ends as one of these
DONE: Final = "done"
GIVEN_UP: Final = "given-up"
#: how a game went is shown in this many letters
TENTHS: Final = 10
#: lines of results; days of the player's calendar; of this many days in a row one may be missed
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


class KeptStandings(NamedTuple):
    """Results that were read or are being read, of which day, and until when they are good enough."""

    reading: "asyncio.Future[DailyStandings]"
    day: str
    until: float


@cache
def games() -> tuple[Game, ...]:
    """Return the games that take turns as the game of the day (`Game.daily`), by name."""
    daily = [game for game in registry.games() if game.daily is not None]
    return tuple(game for game in daily if game.min_players <= SEATS and game.max_players > 1)


def games_of(day: date) -> tuple[Game, ...]:
    """Return the games with a challenge on a day, the game of the day first."""
    known = games()
    first = day.toordinal() % len(known)
    return (*known[first:], *known[:first])


def plan(day: date, name: str = "") -> tuple[Game, tuple[SeatPlan, ...]]:
    """Return the game of a day, or the named one, and who sits where; raise BadRequest for another name."""
    known = games_of(day)
    place = next((place for place, game in enumerate(known) if game.name == name), 0 if not name else -1)
    if place < 0:
        raise BadRequest(f"{name!r} has no daily challenge", field="game")
    game, number = known[place], day.toordinal() + place
    pair = PAIRS[number % len(PAIRS)][: game.max_players - 1]
    seats = [SeatPlan("bot", face, FACE_NAMES[face]) for face in pair]
    seats.insert(day.toordinal() // len(known) % (len(pair) + 1), SeatPlan("me"))
    return game, tuple(seats)


def seed_of(day: date, seed: str, game: Game) -> str:
    """Return the seed of a game on a day: the day's own for the game of the day, else one made from it.

    With one seed for all, the dice of one game would reveal those of another.
    """
    if game is games_of(day)[0]:
        return seed
    return blake2b(bytes.fromhex(seed) + game.name.encode(), digest_size=SEED_BYTES).hexdigest()


def streak(played: Iterable[date], today: date) -> int:
    """Count the days played in a row up to today or yesterday; one missed day in seven does not end it.

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


def outcome(stored: StoredTable) -> DailyOutcome:
    """Return what came of a finished game: it counts if its player played it to its end, in time."""
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
    """Return how many points more the seat has than the best of the others."""
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
        """Return the secret seed of a day, the same for all who ask; draw it for the first one who asks."""
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
        """Add the table of a person's try, unless one was begun before; return the id of that table."""
        own = (tries.c.day == row.daily) & (tries.c.person == person) & (tries.c.game == row.game)
        try:
            with self.store.write() as connection:
                self.store.insert_table(connection, row, table_seats, ())
                values = {"day": row.daily, "person": person, "game": row.game, "table_id": row.id}
                connection.execute(tries.insert().values(**values))
                return row.id
        except IntegrityError:
            with self.store.read() as connection:
                return str(connection.execute(select(tries.c.table_id).where(own)).scalar_one())

    def of(self, person: str, since: str) -> list[DailyTry]:
        """Return a person's tries from a day on."""
        mine = (tries.c.person == person) & (tries.c.day >= since)
        columns = (
            tries.c.day,
            tries.c.table_id,
            tries.c.state,
            tries.c.margin,
            tries.c.moves,
            tries.c.course,
            tries.c.game,
        )
        with self.store.read() as connection:
            found = connection.execute(select(*columns).where(mine).order_by(tries.c.day))
            return [DailyTry(*row[:-1], game=row[-1]) for row in found]

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

    def players(self, day: str, game: str) -> int:
        """Return how many have begun a try."""
        query = select(func.count()).select_from(tries).where(tries.c.day == day, tries.c.game == game)
        with self.store.read() as connection:
            return int(connection.execute(query).scalar() or 0)

    def done(self, since: str, game: str) -> list[DailyScore]:
        """Return the tries of a game that were finished from a day on."""
        columns = (tries.c.day, tries.c.person, persons.c.name, tries.c.margin, tries.c.moves)
        query = select(*columns).where(
            tries.c.day >= since,
            tries.c.game == game,
            tries.c.state == DONE,
            tries.c.person == persons.c.id,
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
        #: by game
        self._kept: dict[str, KeptStandings] = {}

    def today(self) -> date:
        """Return the day by the database's clock."""
        return datetime.fromtimestamp(self.database.store.now(), UTC).date()

    async def play(self, person: str, name: str, wanted: str = "") -> Table:
        """Return the person's try of today that counts; once that is over, a new one for practice."""
        today = self.today()
        game, seats = plan(today, wanted)
        seed = seed_of(today, await self.database.call(self.days.seed, today.isoformat()), game)
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

    async def info(self, person: str, wanted: str = "") -> DailyInfo:
        """Return today's challenge in a game (by default the game of the day) as a person sees it."""
        today = self.today()
        game, seats = plan(today, wanted)
        day, monday, since = today.isoformat(), *_since(today)
        await self.database.slowly(self.days.settle, since, person)
        all_own = await self.database.call(self.days.of, person, "")
        own = [one for one in all_own if one.game == game.name]
        standings = await self._standings(today, game.name)
        known = standings.week.get(person)
        if sum(one.state == DONE and one.day >= monday for one in own) > (known.played if known else 0):
            # The player has just finished, and looks for the result.
            self._kept.pop(game.name, None)
            standings = await self._standings(today, game.name)
        mine = next((one for one in own if one.day == day), None)
        if mine is not None and person in standings.today:
            mine = replace(mine, place=standings.today[person].place)
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
            streak((date.fromisoformat(one.day) for one in all_own if one.state == DONE), today),
            tuple(one for one in own if one.day >= calendar),
            tuple(one.name for one in games_of(today)),
        )

    async def _standings(self, today: date, game: str) -> DailyStandings:
        """Return results that are at most some seconds old; requests in that time share one reading."""
        day, now = today.isoformat(), time.monotonic()
        kept = self._kept.get(game)
        if kept is None or kept.day != day or (kept.reading.done() and now >= kept.until):
            reading = asyncio.ensure_future(self.database.slowly(self._read, today, game))
            kept = self._kept[game] = KeptStandings(reading, day, now + KEPT_SECONDS)
            reading.add_done_callback(partial(self._look, game))
        return await asyncio.shield(kept.reading)

    def _look(self, game: str, reading: "asyncio.Future[DailyStandings]") -> None:
        """Keep no failure."""
        kept = self._kept.get(game)
        failed = reading.cancelled() or reading.exception() is not None
        if failed and kept is not None and kept.reading is reading:
            del self._kept[game]

    def _read(self, today: date, game: str) -> DailyStandings:
        """Read the standings, in a thread."""
        monday, since = _since(today)
        self.days.settle(since)
        day = today.isoformat()
        return rank(day, self.days.players(day, game), self.days.done(monday, game))


def _since(today: date) -> tuple[str, str]:
    """Return the first day of the week, and the first whose tries may be open: yesterday's may end late."""
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
    """Number what was found in the order of its keys; equal numbers share a place."""
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
