"""Friends: people who follow each other; whom one can find, follow or block; and who is here, as they allow.

To follow needs no consent and sends no notice, and a block is silent. What a person lets others see is
decided in `_Row.shows`, whom they must not meet in `Blocks`.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, case, select

from starhold.server.errors import HaveBlocked, NoSuchPerson, NotAFriend, NudgeTooSoon, TooMany
from starhold.server.people.blocks import Blocks
from starhold.server.people.presence import HERE_SECONDS
from starhold.server.store import outbox, ties
from starhold.server.store.rows import BLOCK, FOLLOW
from starhold.server.store.schema import people, seats, tables
from starhold.server.tables.access import check_status, own_seats
from starhold.server.tables.service import TableService
from starhold.server.tables.table import Table
from starhold.server.wire import PeopleList, PersonInfo, TableInfo, Tie

#: people whom one may follow, and block
MOST_TIES: Final = 500
#: friends that a list shows
SHOWN: Final = 100
#: people played with lately that a list shows, and the games that they are looked for in
MET: Final = 8
GAMES: Final = 40
#: people that a search finds
FOUND: Final = 8


class _Row(NamedTuple):
    """What is known of a person, before it is decided what another one may see."""

    id: str
    name: str
    account: bool
    seen: float
    place: str
    presence: str
    face: int

    def shows(self, friend: bool) -> bool:
        """True if the person lets this one see when they are here."""
        return self.presence == "all" or (self.presence == "friends" and friend)


class _Met(NamedTuple):
    """The last game that two people finished together."""

    game: str
    at: float
    #: you, they or both
    won: str


class _Known(NamedTuple):
    """All that a list is made from, as of one moment."""

    rows: dict[str, _Row]
    follows: Collection[str]
    followers: Mapping[str, float]
    met: dict[str, _Met]
    #: by friend: the table to show, and whether both sit there
    places: dict[str, tuple[str, bool]]
    now: float

    def tie(self, person: str) -> Tie:
        """Return the tie between the viewer and a person."""
        if person in self.follows:
            return "friend" if person in self.followers else "follows"
        return "followed" if person in self.followers else ""


class Friends:
    """What a person has with others."""

    def __init__(self, tables: TableService, blocks: Blocks) -> None:
        self.tables = tables
        self.database = tables.database
        self.store = tables.store
        self.blocks = blocks

    # -- lists ----------------------------------------------------------------------------------

    async def people(self, person: str) -> PeopleList:
        """Return a person's friends, their followers, and the people they played with lately."""
        known = await self.database.call(self._known, person)
        infos = {
            info.id: info
            for info in await self.tables.infos(sorted({one for one, _ in known.places.values()}), person)
        }
        told = {one: self._info(known, one, infos) for one in known.rows}
        friends = [told[one] for one in known.follows if one in told and known.tie(one) == "friend"]
        friends.sort(key=lambda one: (not one.here, not one.yours, one.table is None, -one.seen, one.name))
        follows = [told[one] for one in known.follows if one in told and known.tie(one) == "follows"]
        back = sorted(
            (one for one in known.followers if known.tie(one) == "followed" and one in told),
            key=known.followers.__getitem__,
        )
        met = sorted((one for one in known.met if known.tie(one) == ""), key=lambda one: -known.met[one].at)
        return PeopleList(
            tuple(friends[:SHOWN]),
            tuple(sorted(follows, key=lambda one: one.name)),
            tuple(told[one] for one in back[::-1][:MET]),
            tuple(told[one] for one in met[:MET] if one in told),
        )

    async def search(self, person: str, query: str) -> tuple[PersonInfo, ...]:
        """Return accounts whose name contains the query: friends first, then names that begin with it."""
        query = " ".join(query.split()).casefold()
        if not query:
            return ()
        known = await self.database.call(self._searched, person, query)
        return tuple(self._info(known, one, {}) for one in known.rows)

    async def at(self, table: Table, person: str) -> dict[int, PersonInfo]:
        """Return the other people at a table, by seat, without bot accounts."""
        sitting = {
            seat.seat: seat.person
            for seat in table.seats
            if seat.is_person and seat.person and seat.person != person
        }
        known = await self.database.call(self._some, person, set(sitting.values()))
        return {seat: self._info(known, who, {}) for seat, who in sitting.items() if who in known.rows}

    async def mates(self, person: str, chosen: Collection[str]) -> dict[str, PersonInfo]:
        """Return people of the person's club; they see who is here as friends do."""
        known = await self.database.call(self._some, person, chosen)
        return {one: self._info(known, one, {}, near=True) for one in known.rows}

    def _info(
        self, known: _Known, one: str, infos: Mapping[str, TableInfo], near: bool = False
    ) -> PersonInfo:
        row, tie = known.rows[one], known.tie(one)
        shows = row.shows(near or tie == "friend")
        here = shows and row.seen >= known.now - HERE_SECONDS
        place, shared = known.places.get(one, ("", False))
        table = infos.get(place)
        if table is not None and not shared and not shows:
            table = None
        met = known.met.get(one)
        return PersonInfo(
            row.id,
            row.name,
            row.account,
            tie,
            ("table" if row.place and row.place == place else "here") if here else "",
            row.seen if shows else 0.0,
            table,
            table is not None and bool(set(table.mine) & set(table.waiting)),
            met.game if met else "",
            met.at if met else 0.0,
            met.won if met else "",  # type: ignore[arg-type]
            row.face,
        )

    # -- ties -----------------------------------------------------------------------------------

    async def follow(self, person: str, whom: str) -> None:
        """Follow somebody. Raise `HaveBlocked`; somebody who has blocked the person is not there for them."""
        await self.database.call(self._tie, person, whom, FOLLOW)

    async def block(self, person: str, whom: str) -> None:
        """Block somebody, at once and everywhere."""
        whom = await self.database.call(self._tie, person, whom, BLOCK)
        await self.blocks.tell(person, whom)

    async def untie(self, person: str, whom: str, kind: str) -> None:
        """Stop following or blocking somebody."""
        await self.database.call(self._untie, person, whom, kind)

    async def nudge(self, table: Table, person: str, seat: int) -> None:
        """Remind a friend once a day that a table waits for them, when half of their time is over.

        Raise `NotAFriend` or `NudgeTooSoon`.
        """
        own_seats(table, person)
        check_status(table, "running")
        whom = table.seats[seat].person if 0 <= seat < len(table.seats) else None
        if whom is None or whom == person or not await self.database.call(self._are_friends, person, whom):
            raise NotAFriend("that is possible between friends")
        left = table.time_left(whom)
        if table.owes(whom) != seat or left is None or left > table.time_of(whom) / 2:
            raise NudgeTooSoon("half of the time has to be over first")
        if not await self.database.call(self._nudge, table.id, whom):
            raise NudgeTooSoon("somebody has done so within a day")

    async def blocked(self, person: str) -> tuple[PersonInfo, ...]:
        """Return the people that a person has blocked, by name."""
        rows = await self.database.call(self._blocked, person)
        told = (PersonInfo(row.id, row.name, row.account, "blocked", face=row.face) for row in rows)
        return tuple(sorted(told, key=lambda one: one.name.casefold()))

    # -- SQL ------------------------------------------------------------------------------------

    def _tie(self, person: str, whom: str, kind: str) -> str:
        with self.store.write() as connection:
            whom = ties.root(connection, whom)
            there = connection.execute(select(people.c.id).where(people.c.id == whom)).first()
            if there is None or whom == ties.root(connection, person):
                raise NoSuchPerson("there is no such person", person=whom[:64])
            if kind == FOLLOW:
                if ties.kind_of(connection, person, whom) == BLOCK:
                    raise HaveBlocked()
                if whom in ties.walls(connection, person):
                    raise NoSuchPerson("there is no such person", person=whom[:64])
            if len(ties.tied(connection, person, kind)) >= MOST_TIES:
                raise TooMany(f"there are already {MOST_TIES}", what=kind, most=MOST_TIES)
            ties.tie(connection, person, whom, kind, self.store.now())
            if kind == BLOCK:
                outbox.keep_apart(connection, person, whom)
            return whom

    def _untie(self, person: str, whom: str, kind: str) -> None:
        with self.store.write() as connection:
            if ties.kind_of(connection, person, whom) == kind:
                ties.untie(connection, person, whom)

    def _are_friends(self, person: str, whom: str) -> bool:
        with self.store.read() as connection:
            return whom in ties.friends(connection, person)

    async def around(self, person: str) -> set[str]:
        """Return a person and their friends."""
        return await self.database.call(self._around, person)

    def _around(self, person: str) -> set[str]:
        with self.store.read() as connection:
            return ties.friends(connection, person) | {person}

    def _nudge(self, table_id: str, whom: str) -> bool:
        with self.store.write() as connection:
            return outbox.nudge(connection, table_id, whom, self.store.clock(connection), self.store.now())

    def _blocked(self, person: str) -> list[_Row]:
        with self.store.read() as connection:
            return list(_rows(connection, ties.tied(connection, person, BLOCK)).values())

    def _known(self, person: str) -> _Known:
        with self.store.read() as connection:
            now = self.store.now()
            apart = ties.walls(connection, person)
            follows, followers = (
                ties.tied(connection, person, FOLLOW),
                ties.followers(connection, person),
            )
            friends = follows.keys() & followers.keys()
            met = _met(connection, person, apart | follows.keys())
            rows = _rows(connection, follows.keys() | followers.keys() | met.keys())
            places = _places(connection, person, friends, {one: rows[one].place for one in friends})
            return _Known(rows, follows, followers, met, places, now)

    def _some(self, person: str, chosen: Collection[str]) -> _Known:
        with self.store.read() as connection:
            follows, followers = (
                ties.tied(connection, person, FOLLOW),
                ties.followers(connection, person),
            )
            return _Known(_rows(connection, chosen), follows, followers, {}, {}, self.store.now())

    def _searched(self, person: str, query: str) -> _Known:
        with self.store.read() as connection:
            follows, followers = (
                ties.tied(connection, person, FOLLOW),
                ties.followers(connection, person),
            )
            wanted = people.c.login.contains(query, autoescape=True) & people.c.owner.is_(None)
            wanted &= people.c.id.not_in({person, *ties.walls(connection, person)})
            order = (
                case((people.c.id.in_(follows.keys() & followers.keys()), 0), else_=1),
                case((people.c.login.startswith(query, autoescape=True), 0), else_=1),
                people.c.login,
            )
            found = (
                connection.execute(select(people.c.id).where(wanted).order_by(*order).limit(FOUND))
                .scalars()
                .all()
            )
            rows = _rows(connection, found)
            return _Known({one: rows[one] for one in found}, follows, followers, {}, {}, self.store.now())


def _rows(connection: Connection, chosen: Iterable[str]) -> dict[str, _Row]:
    columns = (
        people.c.id,
        people.c.name,
        people.c.login.is_not(None),
        people.c.seen,
        people.c.place,
        people.c.presence,
        people.c.face,
    )
    query = select(*columns).where(people.c.id.in_(list(chosen)), people.c.owner.is_(None))
    return {row[0]: _Row(*row) for row in connection.execute(query)}


def _met(connection: Connection, person: str, but: Collection[str]) -> dict[str, _Met]:
    """Return the people that a person finished a game with lately, and the last of these games."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    games = (
        select(tables.c.id, tables.c.game, tables.c.told, tables.c.result)
        .where(tables.c.id.in_(mine), tables.c.status == "finished", tables.c.result.is_not(None))
        .where(tables.c.origin.is_(None), ~tables.c.hidden)
        .order_by(tables.c.told.desc())
        .limit(GAMES)
    )
    played = {row.id: row for row in connection.execute(games)}
    sitting = select(seats.c.table_id, seats.c.seat, seats.c.person).where(
        seats.c.table_id.in_(list(played)), seats.c.kind == "human", seats.c.person.is_not(None)
    )
    people_at: dict[str, dict[str, int]] = {}
    for row in connection.execute(sitting):
        people_at.setdefault(row.table_id, {})[row.person] = row.seat
    found: dict[str, _Met] = {}
    for table_id, game in played.items():
        here = people_at.get(table_id, {})
        ranks = msgspec.json.decode(game.result)["ranks"]
        for other, seat in here.items():
            if other == person or other in but or other in found or person not in here:
                continue
            own, theirs = ranks[here[person]], ranks[seat]
            won = "both" if own == theirs else "you" if own < theirs else "they"
            found[other] = _Met(game.game, game.told, won)
    return found


def _places(
    connection: Connection, person: str, friends: Collection[str], looks: Mapping[str, str]
) -> dict[str, tuple[str, bool]]:
    """Return for each friend one table: where both play, else one to join, else one to watch."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    empty = seats.alias()
    free = select(empty.c.seat).where(empty.c.table_id == tables.c.id, empty.c.kind == "open").exists()
    query = (
        select(
            seats.c.person,
            tables.c.id,
            tables.c.status,
            tables.c.id.in_(mine).label("shared"),
            free.label("free"),
            (tables.c.public | tables.c.watch).label("open"),
            tables.c.public,
        )
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person.in_(list(friends)), tables.c.status.in_(("open", "running")), ~tables.c.hidden)
        .order_by(tables.c.told.desc())
        .limit(SHOWN * 5)
    )
    best: dict[str, tuple[int, str, bool]] = {}
    for row in connection.execute(query):
        if row.shared:
            rank = 0 if row.status == "running" else 1
        elif row.status == "open" and row.public and row.free:
            rank = 2
        elif row.status == "running" and row.open and looks.get(row.person) == row.id:
            rank = 3
        else:
            continue
        if row.person not in best or rank < best[row.person][0]:
            best[row.person] = rank, row.id, bool(row.shared)
    return {who: (table_id, shared) for who, (_, table_id, shared) in best.items()}
