"""Clubs: founding, entering and leaving them, what hosts do, and what members see."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, func, select
from sqlalchemy.exc import IntegrityError

from starhold.server.errors import (
    BlockedHost,
    ClubFull,
    MembersOnly,
    NameTaken,
    NoSuchClub,
    NoSuchPerson,
    NotClubHost,
    NotInvited,
    NotOpenClub,
    TooMany,
)
from starhold.server.events import event_store
from starhold.server.events.events import Events
from starhold.server.people import identity
from starhold.server.people.confusables import keys
from starhold.server.people.friends import Friends
from starhold.server.store import members, ties
from starhold.server.store.schema import clubs, events, people, tables
from starhold.server.store.schema import members as membership
from starhold.server.wire import ClubBrief, ClubInfo, ClubList, ClubMember, MemberChange, NewClub

#: clubs that one person may be a host of, and may belong to or ask to join
MOST_HOSTED: Final = 3
MOST_JOINED: Final = 20
#: people of a club, and those who ask to join it
MOST_MEMBERS: Final = 200
MOST_ASKING: Final = 50
#: clubs that the list shows, events and tables that a page shows, and faces that a list shows
LISTED: Final = 50
SHOWN: Final = 20
FACES: Final = 4
NAME_LENGTH: Final = 40
ABOUT_LENGTH: Final = 120
DAY: Final = 86_400.0
#: a club that no member has visited for this long is not listed
RESTS_SECONDS: Final = 365 * DAY


class Clubs:
    """The clubs of a server."""

    def __init__(self, events: Events, friends: Friends) -> None:
        self.events = events
        self.friends = friends
        self.tables = events.tables
        self.database = events.database
        self.store = events.store

    # -- seeing ----------------------------------------------------------------------------------------

    async def list(self, person: str | None) -> ClubList:
        """Return a person's clubs, and the clubs that everybody may enter."""
        return await self.database.call(self._list, person)

    def _list(self, person: str | None) -> ClubList:
        with self.store.read() as connection:
            mine = set(members.clubs_of(connection, person))
            apart = ties.walls(connection, person)
            awake = self.store.now() - RESTS_SECONDS
            open_to_all = (clubs.c.entry == "listed") & (clubs.c.visited > awake) & clubs.c.id.not_in(mine)
            if apart:
                hosts = (membership.c.role == members.HOST) & membership.c.person.in_(apart)
                open_to_all &= clubs.c.id.not_in(select(membership.c.club).where(hosts))
            found = []
            for which, order in ((clubs.c.id.in_(mine), clubs.c.name), (open_to_all, clubs.c.visited.desc())):
                query = select(clubs).where(which).order_by(order, clubs.c.id).limit(LISTED)
                rows = connection.execute(query).all()
                found.append(tuple(_brief(connection, row, person, apart) for row in rows))
            return ClubList(*found)

    async def info(self, club: str, person: str | None, invite: str = "") -> ClubInfo:
        """Return a club as a person sees it; raise `NoSuchClub`, also if its link is needed."""
        info, belong, ids = await self.database.call(self._info, club, person, invite)
        if person is None or info.brief.role not in members.BELONG:
            return info
        known = await self.friends.mates(person, belong)
        told = [
            ClubMember(known[one], row.role, row.since, one == person)
            for one, row in belong.items()
            if one in known
        ]
        inside = [one for one in told if one.role in members.BELONG]
        inside.sort(key=lambda one: (one.person.here == "", one.role != members.HOST))
        asks = [one for one in told if one.role == members.ASKS and info.brief.role == members.HOST]
        return ClubInfo(
            info.brief,
            info.hosts,
            info.events,
            info.invite,
            tuple(inside),
            tuple(asks),
            tuple(await self.tables.infos(ids, person)),
        )

    def _info(
        self, club: str, person: str | None, invite: str
    ) -> tuple[ClubInfo, dict[str, Row[Any]], Sequence[str]]:
        with self.store.read() as connection:
            row = members.read(connection, club)
            apart = ties.walls(connection, person)
            everybody = members.of(connection, club)
            role = everybody[person].role if person in everybody else ""
            hosts = [one for one, its in everybody.items() if its.role == members.HOST]
            inside = role in members.BELONG
            if (not role and not _opens(row, invite)) or (not inside and not apart.isdisjoint(hosts)):
                raise NoSuchClub(f"there is no club {club[:24]!r}", club=club[:24])
            names = _names(connection, [one for one in hosts if one not in apart])
            brief = _brief(connection, row, person, apart)
            planned = event_store.of_club(connection, club, inside, SHOWN)
            told = self.events.briefs(connection, planned, person)
            ids = _tables(connection, club, apart) if inside else []
        if inside and row.visited < self.store.now() - DAY:
            self._visit(club)
        met = {one: its for one, its in everybody.items() if one not in apart}
        invitation = row.invite if role == members.HOST else ""
        return ClubInfo(brief, tuple(names), told, invitation), met, ids

    def _visit(self, club: str) -> None:
        with self.store.write() as connection:
            connection.execute(clubs.update().where(clubs.c.id == club).values(visited=self.store.now()))

    # -- founding and hosting --------------------------------------------------------------------------

    async def found(self, person: str, wish: NewClub) -> str:
        """Found a club; return its id. Raise `NameTaken` or `TooMany`."""
        values = _values(wish)
        return await self.database.call(self._found, person, values)

    def _found(self, person: str, values: dict[str, str]) -> str:
        club, now = identity.new_id(), self.store.now()
        with self.store.write() as connection:
            if members.hosted(connection, person) >= MOST_HOSTED:
                raise TooMany("you host enough clubs", what="hosted", most=MOST_HOSTED)
            _check_joined(connection, person)
            times = {"created": now, "visited": now}
            row = {"id": club, "invite": identity.new_id(16), **times, **values}
            try:
                connection.execute(clubs.insert().values(**row))
            except IntegrityError:
                raise _taken(values) from None
            members.add(connection, club, person, members.HOST, now)
        return club

    async def change(self, club: str, person: str, wish: NewClub) -> None:
        """Change name, line and entry of a club."""
        await self.database.call(self._change, club, person, _values(wish))

    def _change(self, club: str, person: str, values: dict[str, str]) -> None:
        with self.store.write() as connection:
            _lock_as_host(connection, club, person)
            try:
                connection.execute(clubs.update().where(clubs.c.id == club).values(**values))
            except IntegrityError:
                raise _taken(values) from None

    async def member(self, club: str, person: str, wish: MemberChange) -> None:
        """Accept a new member, make a member a host, or remove a member who isn't a host."""
        await self.database.call(self._member, club, person, wish)

    def _member(self, club: str, person: str, wish: MemberChange) -> None:
        with self.store.write() as connection:
            _lock_as_host(connection, club, person)
            role = members.role(connection, club, wish.person)
            wanted = {"admit": (members.ASKS,), "host": (members.MEMBER,)}
            if role not in wanted.get(wish.act, (members.ASKS, members.MEMBER)):
                raise NoSuchPerson("there is no such person in the club", person=wish.person[:24])
            if wish.act == "remove":
                members.leave(connection, club, wish.person)
            elif wish.act == "admit":
                _check_room(connection, club, members.MEMBER)
                members.set_role(connection, club, wish.person, members.MEMBER)
            else:
                if members.hosted(connection, wish.person) >= MOST_HOSTED:
                    raise TooMany("they host enough clubs", what="hosted", most=MOST_HOSTED)
                members.set_role(connection, club, wish.person, members.HOST)

    async def close(self, club: str, person: str) -> None:
        """Delete a club: hosts may, and the operators of the server."""
        await self.database.call(self._close, club, person)

    def _close(self, club: str, person: str) -> None:
        with self.store.write() as connection:
            members.lock(connection, club)
            runs = connection.execute(select(people.c.role).where(people.c.id == person)).scalar()
            if not runs and members.role(connection, club, person) != members.HOST:
                raise NotClubHost("only the hosts of the club may do that")
            members.close(connection, club)

    # -- entering and leaving --------------------------------------------------------------------------

    async def join(self, club: str, person: str, invite: str) -> None:
        """Enter a club, or ask its hosts; raise `NotInvited`, `NotOpenClub`, `BlockedHost` or `ClubFull`."""
        await self.database.call(self._join, club, person, invite)

    def _join(self, club: str, person: str, invite: str) -> None:
        with self.store.write() as connection:
            _check_joined(connection, person)
            row = members.lock(connection, club)
            if members.role(connection, club, person):
                return
            if not _opens(row, invite):
                raise NotInvited("the club is entered by its link")
            everybody = members.of(connection, club)
            hosts = {one for one, its in everybody.items() if its.role == members.HOST}
            met = hosts & ties.walls(connection, person)
            if met:
                raise (
                    BlockedHost("you have blocked a host")
                    if ties.has_blocked(connection, person, met)
                    else NotOpenClub("not open")
                )
            role = members.ASKS if row.entry == "ask" else members.MEMBER
            _check_room(connection, club, role)
            members.add(connection, club, person, role, self.store.now())

    async def leave(self, club: str, person: str) -> None:
        """Leave a club, or ask no longer; the longest member succeeds the last host."""
        await self.database.call(self._leave, club, person)

    def _leave(self, club: str, person: str) -> None:
        with self.store.write() as connection:
            if members.role(connection, club, person):
                members.leave(connection, club, person)

    async def check_member(self, club: str, person: str) -> None:
        """Raise `MembersOnly` if a person does not belong to a club."""
        if not await self.database.call(self.store.belongs, club, person):
            raise MembersOnly("only members of the club may do that")

    async def people_of(self, club: str, person: str) -> set[str]:
        """Return a club's members, for one of them; raise `MembersOnly`."""

        def read() -> set[str]:
            with self.store.read() as connection:
                there = members.of(connection, club)
            return {one for one, its in there.items() if its.role in members.BELONG}

        await self.check_member(club, person)
        return await self.database.call(read)


def _values(wish: NewClub) -> dict[str, str]:
    name = identity.clean(wish.name, NAME_LENGTH, "name")
    about = identity.clean(wish.about, ABOUT_LENGTH, "about") if wish.about.strip() else ""
    (key,) = keys(name.casefold())
    return {"name": name, "key": key, "about": about, "entry": wish.entry}


def _taken(values: dict[str, str]) -> NameTaken:
    return NameTaken(f"the name {values['name']!r} is taken, or looks like one that is", name=values["name"])


def _opens(club: Row[Any], invite: str) -> bool:
    return club.entry == "listed" or (bool(invite) and identity.same(club.invite, invite))


def _lock_as_host(connection: Connection, club: str, person: str) -> None:
    members.lock(connection, club)
    if members.role(connection, club, person) != members.HOST:
        raise NotClubHost("only the hosts of the club may do that")


def _check_joined(connection: Connection, person: str) -> None:
    if members.joined(connection, person) >= MOST_JOINED:
        raise TooMany("you belong to enough clubs", what="clubs", most=MOST_JOINED)


def _check_room(connection: Connection, club: str, role: str) -> None:
    roles = [one.role for one in members.of(connection, club).values()]
    asking = roles.count(members.ASKS)
    full = asking >= MOST_ASKING if role == members.ASKS else len(roles) - asking >= MOST_MEMBERS
    if full:
        raise ClubFull("the club is full")


def _names(connection: Connection, persons: Sequence[str]) -> list[str]:
    query = select(people.c.id, people.c.name).where(people.c.id.in_(persons))
    names = {row.id: row.name for row in connection.execute(query)}
    return [names[one] for one in persons if one in names]


def _brief(connection: Connection, club: Row[Any], person: str | None, apart: Collection[str]) -> ClubBrief:
    inside = (membership.c.club == club.id) & membership.c.role.in_(members.BELONG)
    many = connection.execute(select(func.count()).select_from(membership).where(inside)).scalar()
    some = select(membership.c.person).where(inside, membership.c.person.not_in(apart))
    some = some.order_by(membership.c.since, membership.c.person).limit(FACES)
    evening = select(func.min(events.c.starts)).where(
        events.c.club == club.id, events.c.kind == "evening", events.c.state == "soon"
    )
    role = members.role(connection, club.id, person)
    inside_it = role in members.BELONG
    return ClubBrief(
        club.id,
        club.name,
        club.about,
        club.entry,
        int(many or 0),
        role,  # type: ignore[arg-type]
        tuple(_names(connection, list(connection.execute(some).scalars()))) if inside_it else (),
        float(connection.execute(evening).scalar() or 0.0) if inside_it else 0.0,
    )


def _tables(connection: Connection, club: str, apart: Collection[str]) -> list[str]:
    """Return a club's tables that wait or run, those with a free seat first."""
    here = (tables.c.club == club) & tables.c.status.in_(("open", "starting", "running")) & ~tables.c.hidden
    waits = (tables.c.status != "open", tables.c.told.desc())
    query = select(tables.c.id).where(here, ties.apart_from(apart)).order_by(*waits).limit(SHOWN)
    return list(connection.execute(query).scalars())
