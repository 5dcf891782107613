"""Matching: people who want the same game meet; one alone plays with bots, whose seats others may take.

Clients that look for a game ask every second. A ticket whose client no longer asks stays until its time is
over: its owner is called when somebody comes, once.
"""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from starhold.bots.base import FACES
from starhold.bots.base import names as bot_names
from starhold.kernel import registry
from starhold.kernel.chance import FairChance
from starhold.kernel.errors import BadPlayerCount, StarholdError
from starhold.kernel.game import Game
from starhold.server.errors import HaveBlocked, NoSuchCode, NotOpenToYou, TableFull
from starhold.server.people import identity
from starhold.server.ratings.rules import LIVE_CLOCK
from starhold.server.store import outbox, tickets, ties
from starhold.server.store.rows import NewRows
from starhold.server.store.tickets import Ticket
from starhold.server.tables.new_table import SEED_BYTES, seat_row, table_row
from starhold.server.tables.seating import Seating
from starhold.server.tables.seats import FACE_NAMES
from starhold.server.tables.table import ONLINE_SECONDS, Table
from starhold.server.wire import ClockPlan, Join, LobbyInfo, MatchInfo, MatchWish, NewTable, SeatPlan

DAY: Final = 24 * 60 * 60.0
#: alone for this long, one plays with bots
ALONE_SECONDS: Final = 2.0
#: for how long a ticket calls after its client has stopped asking
CALL_SECONDS: Final = 30 * 60.0
#: people who are called when somebody comes
MOST_CALLED: Final = 3
#: seconds for each move of a game that takes days
TURN_SECONDS: Final = 24 * 60 * 60
#: tables that are looked at for a free seat, and that the lobby shows
LOOKED_AT: Final = 10
SHOWN: Final = 3
#: for how long a code opens a table
CODE_SECONDS: Final = 7 * DAY
#: letters that can't be taken for one another when read aloud; no vowels, so that no words arise
CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH: Final = 5


class Found(NamedTuple):
    """What a try found: a table, or how many look for the same, and since when the person does."""

    table_id: str
    others: int
    since: float


async def _nothing() -> None:
    """Charge nothing for what is asked."""


class Matching:
    """Those who look for a game."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.tables = seating.tables
        self.database = seating.database
        self.store = seating.store

    async def look(
        self, person: str, name: str, wish: MatchWish, pay: Callable[[], Awaitable[None]] = _nothing
    ) -> MatchInfo:
        """Look for a game; the answer is a table, or that the client should ask again in a second.

        `pay` is called before a table is made for the person alone; it may raise.
        """
        game = registry.game(wish.game)
        check_players(game, wish.players)
        if wish.rated:
            await self.seating.check_account(person)
        found = await self.database.call(self._pair, person, name, wish, game)
        table = found.table_id or await self._seat_somewhere(person, name, wish)
        if not table and (wish.pace == "turns" or self.store.now() - found.since >= ALONE_SECONDS):
            await pay()
            table = await self._begin_alone(person, name, wish, game)
        if found.table_id and found.table_id in self.tables.cached:
            await self.tables.rows_changed(self.tables.cached[found.table_id])
        return MatchInfo(table, 0 if table else found.others)

    async def cancel(self, person: str) -> None:
        """Look no longer."""
        await self.database.call(self._drop, person)

    async def call(self, person: str, wish: MatchWish, hours: int) -> None:
        """Call a person, once, when somebody comes who wants the same."""
        check_players(registry.game(wish.game), wish.players)
        if wish.rated:
            await self.seating.check_account(person)
        await self.database.call(self._wait, person, wish, hours * 3600.0)

    async def lobby(self, person: str | None) -> LobbyInfo:
        """Return what goes on: numbers that were counted, and tables to join or to watch."""
        looking, here, taken, live, lately = await self.database.call(self._lobby, person)
        free = []
        for table_id in taken:
            table = await self._readable(table_id)
            if table is not None and table.takeable() and not table.seats_of(person):
                free.append(table_id)
        return LobbyInfo(
            looking,
            len(here - {person}),
            tuple(await self.tables.infos(free, person)),
            tuple(await self.tables.infos(live, person)),
            tuple(await self.tables.infos(lately, person)),
        )

    # -- finding a seat -------------------------------------------------------------------------

    async def _seat_somewhere(self, person: str, name: str, wish: MatchWish) -> str:
        """Sit down at a table that is there already, and return it."""
        for table_id in await self.database.call(self._candidates, person, wish):
            table = await self._readable(table_id)
            if table is None or (wish.players and len(table.seats) != wish.players):
                continue
            try:
                if wish.pace == "live" and not wish.rated and table.takeable():
                    await self.seating.take_over(table, person, name)
                elif wish.pace == "turns" and table.clock.plan == by_turns():
                    await self.seating.join(table, person, name, Join())
                else:
                    continue
            except (TableFull, NotOpenToYou, HaveBlocked):
                continue
            return table_id
        return ""

    async def _readable(self, table_id: str) -> Table | None:
        try:
            return await self.tables.table(table_id)
        except StarholdError:
            return None

    async def _begin_alone(self, person: str, name: str, wish: MatchWish, game: Game) -> str:
        """Begin with bots when nobody is there, or open a table that lasts days. Call those who wait.

        A game whose bots make room for people is casual, also for those who look for a rated one.
        """
        players = wish.players or max(2, game.min_players)
        others = [SeatPlan("open")] * (players - 1)
        clock, takeover = by_turns(), not wish.rated
        if wish.pace == "live":
            takeover = True
            others = [SeatPlan("bot", bot, FACE_NAMES[bot]) for bot in faces(game, players - 1)]
            clock = ClockPlan()
        wanted = NewTable(
            game.name,
            (SeatPlan("me"), *others),
            clock=clock,
            public=True,
            takeover=takeover,
            rated=not takeover,
        )
        table = await self.seating.create(person, name, wanted)
        await self.database.call(self._called, person, wish, table.id, players)
        return table.id

    # -- SQL ------------------------------------------------------------------------------------

    def _pair(self, person: str, name: str, wish: MatchWish, game: Game) -> Found:
        """Renew the ticket, and seat those who want the same together; all of it or nothing."""
        with self.store.write() as connection:
            tickets.alone(connection)
            now = self.store.now()
            tickets.sweep(connection, now)
            mine = tickets.own(connection, person)
            if mine is not None and mine.table_id:
                tickets.put(connection, mine._replace(until=now + tickets.FRESH_SECONDS))
                return Found(mine.table_id, 0, now)
            if mine is not None and mine.game == game.name:
                made = tickets.just_made(connection, person, game.name, now - tickets.FRESH_SECONDS)
                if made is not None:
                    return Found(made, 0, now)
            same = mine is not None and (mine.game, mine.pace, mine.players, mine.rated) == (
                wish.game,
                wish.pace,
                wish.players,
                wish.rated,
            )
            fresh = mine is not None and same and mine.seen >= now - tickets.FRESH_SECONDS
            since = mine.created if mine is not None and fresh else now
            mine = Ticket(
                person, game.name, wish.players, wish.pace, since, now, now + CALL_SECONDS, "", wish.rated
            )
            others = tickets.fitting(connection, mine, now, fresh=True)
            apart = ties.walls_among(connection, [one.person for one in others]) if len(others) > 1 else {}
            chosen = _chosen(game, mine, others, apart)
            if not chosen:
                tickets.put(connection, mine)
                return Found("", len(others), since)
            found = [one.person for one in chosen]
            names = tickets.names_of(connection, found)
            people = [(person, name), *((one, names[one]) for one in found)]
            rows = self._together(connection, game, wish, people)
            tickets.seat_all(connection, found, rows.table.id)
            heard = now + tickets.FRESH_SECONDS
            tickets.put(connection, mine._replace(table_id=rows.table.id, until=heard))
            return Found(rows.table.id, 0, since)

    def _together(
        self, connection: Connection, game: Game, wish: MatchWish, people: Sequence[tuple[str, str]]
    ) -> NewRows:
        """Make a table for people who found each other; it begins when all are ready."""
        table_id, seed = identity.new_id(), secrets.token_bytes(SEED_BYTES)
        row = table_row(
            table_id, game, game.complete({}, None), people[0][0], seed.hex(), FairChance(seed).commitment()
        )
        live = LIVE_CLOCK if wish.rated else ClockPlan()
        clock = by_turns() if wish.pace == "turns" else live
        row = replace(
            row, public=True, clock=clock, rated=wish.rated, gather="ready" if wish.pace == "live" else ""
        )
        seats = [
            seat_row(table_id, number, "human", person, name) for number, (person, name) in enumerate(people)
        ]
        self.store.insert_table(connection, row, seats, [])
        return NewRows(row, seats, [])

    def _candidates(self, person: str, wish: MatchWish) -> list[str]:
        with self.store.read() as connection:
            if wish.pace == "live":
                return tickets.with_bots(connection, wish.game, person, LOOKED_AT)
            now = self.store.now()
            mine = Ticket(person, wish.game, wish.players, wish.pace, now, now, now, "", wish.rated)
            return tickets.open_by_turns(connection, mine, now, LOOKED_AT)

    def _called(self, person: str, wish: MatchWish, table_id: str, players: int) -> None:
        """Call those who wait to be called, once; the person's own ticket goes on calling from now on."""
        with self.store.write() as connection:
            tickets.alone(connection)
            now = self.store.now()
            until = now + CALL_SECONDS
            mine = Ticket(person, wish.game, wish.players, wish.pace, now, 0.0, until, "", wish.rated)
            fit = tickets.fitting(connection, mine._replace(players=players), now, fresh=False)
            called = [one.person for one in fit[:MOST_CALLED]]
            for one in called:
                outbox.call(connection, table_id, one, self.store.clock(connection))
            tickets.drop(connection, called)
            tickets.put(connection, mine)

    def _wait(self, person: str, wish: MatchWish, seconds: float) -> None:
        with self.store.write() as connection:
            now = self.store.now()
            until = now + seconds
            mine = Ticket(person, wish.game, wish.players, wish.pace, now, 0.0, until, "", wish.rated)
            tickets.put(connection, mine)

    def _drop(self, person: str) -> None:
        with self.store.write() as connection:
            tickets.drop(connection, [person])

    def _lobby(self, person: str | None) -> tuple[dict[str, int], set[str], list[str], list[str], list[str]]:
        with self.store.read() as connection:
            now = self.store.now()
            apart = ties.walls(connection, person)
            live = tickets.running(connection, SHOWN, apart)
            return (
                tickets.looking(connection, person, now),
                tickets.here(connection, now, 2 * ONLINE_SECONDS) - apart,
                tickets.with_bots(connection, None, person, LOOKED_AT),
                live,
                [] if live else tickets.finished(connection, now - 7 * DAY, SHOWN, apart),
            )

    # -- codes ----------------------------------------------------------------------------------

    async def code(self, table: Table) -> str:
        """Return a table's code, which is made when it is asked for first."""
        return await self.database.call(self._code, table.id)

    def _code(self, table_id: str) -> str:
        with self.store.write() as connection:
            now = self.store.now()
            while (code := tickets.code_of(connection, table_id, now)) is None:
                new = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
                tickets.add_code(connection, new, table_id, now, now + CODE_SECONDS)
            return code

    async def table_of(self, code: str, person: str | None = None) -> Table:
        """Return the table that a code is for; raise `NoSuchCode`, `HaveBlocked` or `NotOpenToYou`."""
        found = await self.database.call(self._table_of, code.strip().upper())
        table = None if found is None else await self._readable(found)
        if table is None:
            raise NoSuchCode(f"no table has the code {code[:8]!r}", code=code[:8])
        await self.tables.check_walls(table, person)
        return table

    def _table_of(self, code: str) -> str | None:
        with self.store.read() as connection:
            return tickets.table_of_code(connection, code, self.store.now())


def by_turns() -> ClockPlan:
    """Return the clock of games that take days."""
    return ClockPlan("move", TURN_SECONDS)


def check_players(game: Game, players: int) -> None:
    """Raise `BadPlayerCount` unless this many can play a game together; 0 is any number."""
    least = max(2, game.min_players)
    if players and not least <= players <= game.max_players:
        raise BadPlayerCount(
            f"{game.name} is for {least} to {game.max_players} players",
            game=game.name,
            least=least,
            most=game.max_players,
            players=players,
        )


def _chosen(
    game: Game, mine: Ticket, others: Sequence[Ticket], apart: Mapping[str, set[str]]
) -> list[Ticket]:
    """Return those who play with the person: the longest waiting who agree on a number; nobody if too few.

    All of them may meet the person; `apart`: those among them who must not meet each other.
    """
    if not others:
        return []
    players = mine.players or others[0].players or max(2, game.min_players)
    fit: list[Ticket] = []
    for one in others:
        if one.players in (0, players) and apart.get(one.person, set()).isdisjoint(two.person for two in fit):
            fit.append(one)
    return fit[: players - 1] if len(fit) >= players - 1 else []


def faces(game: Game, count: int) -> list[str]:
    """Return faces for the other seats, from the weakest of the middle on: nobody knows the person yet."""
    faces: list[str] = [face for face in FACES if face in bot_names()]
    first = min(3, max(0, len(faces) - count))
    return faces[first : first + count]
