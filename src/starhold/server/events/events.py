"""Events: organising and entering them, what people see of them, and looking after what is due."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection, select

from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.server.errors import (
    BadRequest,
    EventClosed,
    EventFull,
    NoAccount,
    NoSuchEvent,
    NoSuchTable,
    NotClubHost,
    NotInvited,
    NotOrganiser,
    TooMany,
    WaitToPlay,
)
from starhold.server.events import event_store as rows
from starhold.server.events.course import (
    WANTED,
    Came,
    EventCourse,
    encoded,
    most_people,
    new_event,
    rounds_of,
)
from starhold.server.events.event_store import EntrantRow, EventRow, Played
from starhold.server.events.points import UNIT
from starhold.server.people import identity
from starhold.server.store import members
from starhold.server.store.rows import OVER, Conflict
from starhold.server.store.schema import people
from starhold.server.tables.entries import Entry, Held
from starhold.server.tables.matching import check_players
from starhold.server.tables.seating import Seating
from starhold.server.tables.seats import DEFAULT_BOT
from starhold.server.tables.table import Table
from starhold.server.wire import (
    EventBrief,
    EventChange,
    EventEntrant,
    EventGame,
    EventInfo,
    EventLine,
    EventList,
    EventMine,
    EventSeed,
    NewEvent,
)

#: seconds between two looks
POLL_SECONDS: Final = 1.0
#: events that are looked at at once, and that a list shows
AT_ONCE: Final = 20
LISTED: Final = 30
#: events of one organiser that have not ended
MOST_ORGANISED: Final = 5
#: how far ahead one may begin
LONGEST_AHEAD: Final = 180 * 86_400.0
#: forms give a start to the minute: so far back may one lie
START_SLACK: Final = 120.0
#: people on the waiting list
MOST_WAITING: Final = 20
#: after a round's end, each turn may take this long
LATE_SECONDS: Final = 3600.0

_log = structlog.get_logger("events")


class Events:
    """The events of a server; each process has one of these, and any of them may look."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.tables = seating.tables
        self.database = seating.database
        self.store = seating.store

    # -- organising ------------------------------------------------------------------------------------

    async def create(self, person: str, plan: NewEvent) -> str:
        """Open the list of a new event; return its id. Raise `TooMany` if the person organises enough."""
        game = registry.game(plan.game)
        check_players(game, plan.size)
        if plan.kind == "league" and plan.size == 5:
            raise BadRequest("a league plays at tables of two to four", field="size")
        game.complete(plan.options, None)
        title = identity.clean(plan.title, 60, "title")
        now = self.store.now()
        if not now - START_SLACK <= plan.starts <= now + LONGEST_AHEAD:
            raise BadRequest("an event begins within half a year", field="starts")
        pace = "live" if plan.kind in ("arena", "evening") else plan.pace
        rounds = plan.kind != "arena"
        plan = replace(plan, title=title, pace=pace, duplicate=plan.duplicate and rounds)
        return await self.database.call(self._create, person, plan)

    def _create(self, person: str, plan: NewEvent) -> str:
        with self.store.write() as connection:
            # One after another: two at once must not both be the last that is allowed.
            connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
            if plan.club and members.role(connection, plan.club, person) != members.HOST:
                raise NotClubHost("only the hosts of the club may do that")
            if rows.organised(connection, person) >= MOST_ORGANISED:
                raise TooMany("you organise enough events", what="events", most=MOST_ORGANISED)
            return new_event(self.store, connection, person, plan, self.store.now())

    async def change(self, event_id: str, person: str, wish: EventChange) -> None:
        """Change the start, the people, a deadline, or end the event; never a result."""
        await self.database.call(self._change, event_id, person, wish)
        await self.look(event_id)

    def _change(self, event_id: str, person: str, wish: EventChange) -> None:
        with self.store.write() as connection:
            event = rows.lock(connection, event_id)
            if event.host != person:
                raise NotOrganiser("only the organiser may do that")
            now = self.store.now()
            course = EventCourse(self.store, connection, event, now)
            if wish.act == "start":
                _check_state(event, "soon", "short")
                if not now - START_SLACK <= wish.starts <= now + LONGEST_AHEAD:
                    raise BadRequest("an event begins within half a year", field="starts")
                plan = replace(event.plan, starts=wish.starts)
                rows.change(connection, event_id, plan=encoded(plan))
                course.set(state="soon", starts=wish.starts, due=now, reminded=False)
            elif wish.act == "fill":
                _check_state(event, "short")
                course.set(due=now)
            elif wish.act == "end":
                _check_state(event, *rows.ALIVE)
                course.set(state="finished" if event.state == "running" else "cancelled", ended=now)
            elif wish.act == "shift":
                _check_state(event, "running")
                found = [game for game in course.games if game.table_id == wish.table and not game.ended]
                if not found or event.plan.pace == "live":
                    raise NoSuchTable("no table of the event has that id", table=wish.table)
                until = max(found[0].until, now) + wish.hours * 3600.0
                rows.set_until(connection, event_id, wish.table, until)
            else:
                _check_state(event, *rows.ALIVE)
                _replace(course, wish.number)

    # -- entering --------------------------------------------------------------------------------------

    async def join(self, event_id: str, person: str, invite: str, account: bool) -> None:
        """Take part; raise `NotInvited`, `NoAccount`, `EventFull` or `EventClosed`."""
        await self.database.call(self._join, event_id, person, invite, account)

    def _join(self, event_id: str, person: str, invite: str, account: bool) -> None:
        with self.store.write() as connection:
            event = rows.lock(connection, event_id)
            late = event.kind == "arena" and event.state == "running" and self.store.now() < event.ends
            if not late:
                _check_state(event, "soon", "short")
            entered = event.listed or event.host == person or identity.same(event.invite, invite)
            if not entered and not members.belongs(connection, event.club, person):
                raise NotInvited("the event is entered by its link")
            if event.plan.rated and not account:
                raise NoAccount("rated events need an account")
            entrants = rows.entrants_of(connection, event_id)
            if any(one.person == person for one in entrants):
                return
            many = sum(one.state == "in" for one in entrants)
            full = many >= most_people(event.plan)
            if full and len(entrants) >= most_people(event.plan) + MOST_WAITING:
                raise EventFull("the event is full")
            number = max((one.number for one in entrants), default=-1) + 1
            state = "list" if full else "in"
            seed = number
            rows.add_entrant(
                connection, event_id, number, self.store.now(), person=person, state=state, seed=seed
            )

    async def leave(self, event_id: str, person: str) -> None:
        """Sign off before the start; after it, let bots play the person's games."""
        await self.database.call(self._leave, event_id, person)

    def _leave(self, event_id: str, person: str) -> None:
        with self.store.write() as connection:
            event = rows.lock(connection, event_id)
            _check_state(event, *rows.ALIVE)
            course = EventCourse(self.store, connection, event, self.store.now())
            for one in course.entrants:
                if one.person != person:
                    continue
                if event.state == "running":
                    rows.change_entrant(connection, event_id, one.number, state="gone", free=0.0)
                else:
                    _replace(course, one.number)

    async def free(self, event_id: str, person: str, free: bool) -> None:
        """Look for a game of an arena, or pause."""
        await self.database.call(self._free, event_id, person, free)
        await self.look(event_id)

    def _free(self, event_id: str, person: str, free: bool) -> None:
        with self.store.write() as connection:
            event = rows.lock(connection, event_id)
            now = self.store.now()
            _check_state(event, "running")
            if event.kind != "arena" or (free and now >= event.ends):
                raise EventClosed("no game begins any more", state=event.state)
            for one in rows.entrants_of(connection, event_id):
                if one.person == person and one.state == "in":
                    if free and one.held > now:
                        raise WaitToPlay("you left a game", seconds=int(one.held - now) + 1)
                    if not free or not one.free:
                        rows.change_entrant(connection, event_id, one.number, free=now if free else 0.0)
                    if free:
                        rows.change(connection, event_id, due=now)
                    return
            raise NoSuchEvent("you do not take part", event=event_id)

    # -- seeing ----------------------------------------------------------------------------------------

    async def list(self, person: str | None) -> EventList:
        """Return the events that a person sees."""
        return await self.database.call(self._list, person)

    def _list(self, person: str | None) -> EventList:
        with self.store.read() as connection:
            found = rows.lists(connection, person, LISTED)
            return EventList(*(self.briefs(connection, part, person) for part in found))

    def briefs(
        self, connection: Connection, ids: Sequence[str], person: str | None
    ) -> tuple[EventBrief, ...]:
        """Return events for a list, in its order."""
        known = rows.briefs(connection, set(ids), person)
        return tuple(_brief(*known[one]) for one in ids if one in known)

    async def info(self, event_id: str, person: str | None, invite: str = "") -> EventInfo:
        """Return an event as a person sees it; raise `NoSuchEvent`, also if its link is needed."""
        return await self.database.call(self._info, event_id, person, invite)

    def _info(self, event_id: str, person: str | None, invite: str) -> EventInfo:
        with self.store.read() as connection:
            event = rows.read(connection, event_id)
            now = self.store.now()
            course = EventCourse(self.store, connection, event, now)
            mine = next((one for one in course.entrants if one.person == person and person), None)
            seen = event.listed or mine or event.host == person or identity.same(event.invite, invite)
            if not seen and not members.belongs(connection, event.club, person):
                raise NoSuchEvent(f"there is no event {event_id[:24]!r}", event=event_id[:24])
            host = connection.execute(people.select().where(people.c.id == event.host)).first()
            known = rows.statuses(connection, [game.table_id for game in course.games])
            seeds = tuple(EventSeed(*one) for one in rows.seeds(connection, event_id))
            following = rows.next_season(connection, event)
        running = {game.round for game in course.games if not game.ended}
        hidden = running if event.plan.duplicate else set()
        count = sum(one.person is not None and one.state != "gone" for one in course.entrants)
        brief = replace(
            _brief(event, count, mine is not None),
            rounds=rounds_of(event.plan, course.entrants) if event.state == "running" or event.ended else 0,
        )
        if event.plan.kind in ("swiss", "evening"):
            brief = replace(brief, rounds=event.plan.rounds)
        return EventInfo(
            brief=brief,
            plan=event.plan,
            host="" if host is None else str(host.name),
            organiser=bool(person) and event.host == person,
            invite=event.invite,
            least=WANTED[event.kind][0],
            most=most_people(event.plan),
            entrants=tuple(
                EventEntrant(one.number, one.name, one.bot, one.division, one.state, one.person or "")  # type: ignore[arg-type]
                for one in course.entrants
            ),
            lines=_lines(course),
            tables=tuple(_table(game, game.round in hidden) for game in course.games),
            me=_mine(course, mine, known),
            seeds=seeds,
            season=event.season,
            now=now,
            next=following,
        )

    # -- looking ---------------------------------------------------------------------------------------

    async def mind(self) -> None:
        """Look at events where something is due, for ever."""
        while True:
            try:
                for event_id in await self.database.call(self._waiting):
                    await self._looked(event_id)
            except StarholdError as error:
                _log.warning("events not minded", error=str(error))
            await asyncio.sleep(POLL_SECONDS)

    async def _looked(self, event_id: str) -> None:
        try:
            await self.look(event_id)
        except (Conflict, StarholdError) as error:
            _log.warning("event not minded", event=event_id, error=str(error))

    def _waiting(self) -> Sequence[str]:
        with self.store.read() as connection:
            return rows.waiting(connection, self.store.now(), AT_ONCE)

    async def look(self, event_id: str) -> None:
        """Do what is due in an event. Any process may, at any time, and as often as it likes."""
        came: dict[str, Came] = {}
        for table_id in await self.database.call(self._ended, event_id):
            table = await self.tables.table_for(table_id, None, None)
            if table.status in OVER:
                came[table_id] = _came(table)
        playing, unsealed = await self.database.call(self._advance, event_id, came)
        for table_id in unsealed:
            await self.tables.rows_changed(await self.tables.table(table_id))
        for game in playing:
            try:
                await self._look_at(game, await self.tables.table_for(game.table_id, None, None))
            except (Conflict, NoSuchTable):
                continue

    def _ended(self, event_id: str) -> Sequence[str]:
        with self.store.read() as connection:
            games = [game.table_id for game in rows.games_of(connection, event_id) if not game.ended]
            known = rows.statuses(connection, games)
            return [table_id for table_id, status in known.items() if status in OVER]

    def _advance(self, event_id: str, came: dict[str, Came]) -> tuple[Sequence[Played], Sequence[str]]:
        with self.store.write() as connection:
            course = EventCourse(self.store, connection, rows.lock(connection, event_id), self.store.now())
            course.advance(came)
            return [game for game in course.games if not game.ended], course.unsealed

    async def _look_at(self, game: Played, table: Table) -> None:
        """Begin a table whose people are there or late; let bots play for the people who are not."""
        now = self.store.now()
        if table.status == "open":
            if not table.gather:
                await self.seating.begin(table)
                return
            late = [seat.seat for seat in table.seats if seat.is_person and seat.ready != "ready"]
            if not late or now >= game.until:
                if late:
                    changes = [(seat, {"ready": "absent"}) for seat in late]
                    await self.database.call(self.store.set_open, table.id, changes)
                    await self.tables.rows_changed(table)
                await self.seating.begin(table)
        elif table.status == "running":
            await self.tables.insist(table, lambda: self._hold(table, _missing(table, game, now)))
            for seat in table.seats:
                if seat.ready == "absent":
                    await self.database.call(self.store.set_seat, table.id, seat.seat, ready="")
                    await self.tables.rows_changed(table)

    async def _hold(self, table: Table, seats: Sequence[int]) -> None:
        held: list[Entry] = [
            Held(table.now(), seat, DEFAULT_BOT, "clock")
            for seat in seats
            if table.status == "running" and not table.seats[seat].plays_itself
        ]
        if held:
            await self.tables.commit(table, held)


def _check_state(event: EventRow, *states: str) -> None:
    if event.state not in states:
        raise EventClosed(f"the event is {event.state}", state=event.state)


def _replace(course: EventCourse, number: int) -> None:
    """Replace an entrant by the next on the list, or by bots if the list is empty."""
    connection, event = course.connection, course.event
    one = next((one for one in course.entrants if one.number == number and one.person is not None), None)
    if one is None:
        raise NoSuchEvent("nobody takes part under that number", event=event.id)
    spare = next((other for other in course.entrants if other.state == "list" and other != one), None)
    started = event.state == "running"
    if one.state == "list":
        rows.drop_entrant(connection, event.id, number)
        return
    if spare is not None:
        rows.drop_entrant(connection, event.id, spare.number)
    if spare is not None and started:
        rows.change_entrant(connection, event.id, number, person=spare.person, state="in", free=0.0)
    elif started:
        rows.change_entrant(connection, event.id, number, state="gone", free=0.0)
    else:
        rows.drop_entrant(connection, event.id, number)
        if spare is not None:
            rows.add_entrant(connection, event.id, spare.number, course.now, person=spare.person)


def _came(table: Table) -> Came:
    """Return what came of a table: its places, the seats that a bot took over, and the bots' seats."""
    _, ranks = table.result()
    gone = [seat.seat for seat in table.seats if seat.is_person and seat.plays_itself]
    bots = [seat.seat for seat in table.seats if seat.kind == "bot"]
    return Came(tuple(ranks) or (1,) * len(table.seats), frozenset(gone), frozenset(bots))


def _missing(table: Table, game: Played, now: float) -> list[int]:
    """Return the seats that a bot has to hold: absent at the start, or late after the end of the round."""
    absent = [seat.seat for seat in table.seats if seat.ready == "absent"]
    if table.gather or now < game.until:
        return absent
    begun = table.clock.since
    late = [
        seat for seat, since in enumerate(begun) if since is not None and table.now() - since > LATE_SECONDS
    ]
    return sorted({*absent, *late})


def _brief(event: EventRow, many: int, mine: bool) -> EventBrief:
    return EventBrief(
        id=event.id,
        kind=event.kind,  # type: ignore[arg-type]
        title=event.title,
        game=event.game,
        state=event.state,  # type: ignore[arg-type]
        pace=event.plan.pace,
        starts=event.starts,
        ends=event.ends,
        round=event.round,
        rounds=event.plan.rounds if event.kind in ("swiss", "evening") else 0,
        people=many,
        mine=mine,
        rated=event.plan.rated,
    )


def _lines(course: EventCourse) -> tuple[EventLine, ...]:
    found: list[EventLine] = []
    division_of = {one.number: one.division for one in course.entrants}
    place: dict[int, int] = {}
    for line in course.standings():
        division = division_of[line.number]
        place[division] = place.get(division, 0) + 1
        found.append(
            EventLine(
                number=line.number,
                place=place[division],
                division=division,
                points=round(line.points / UNIT, 2),
                games=line.games,
                tie=round(line.tie / UNIT, 2),
                missed=line.missed,
                streak=line.streak,
                best=line.best,
                places={str(number): rank for number, rank in line.places.items()},
                out=line.out,
            )
        )
    return tuple(found)


def _table(game: Played, hidden: bool) -> EventGame:
    over = bool(game.ended)
    return EventGame(
        round=game.round,
        number=game.number,
        division=game.division,
        table=game.table_id,
        seats=game.sitting,
        over=over,
        until=game.until,
        ranks=() if hidden else game.ranks,
        forfeits=() if hidden else game.forfeits,
    )


def _mine(course: EventCourse, mine: EntrantRow | None, known: Mapping[str, str]) -> EventMine:
    """Return what the viewer does next."""
    event, now = course.event, course.now
    if event.state in ("finished", "cancelled"):
        return EventMine(mine.number if mine else None, "done")
    if mine is None:
        late = event.kind == "arena" and now < event.ends
        return EventMine(None, "join" if event.state != "running" or late else "done")
    number = mine.number
    if mine.state != "in":
        return EventMine(number, "list" if mine.state == "list" else "out")
    if event.state != "running":
        return EventMine(number, "in", until=event.starts)
    for game in course.games:
        if not game.ended and number in game.sitting and known.get(game.table_id) not in OVER:
            come = known.get(game.table_id) == "open" and event.plan.pace == "live" and event.kind != "arena"
            return EventMine(number, "come" if come else "play", game.table_id, game.until)
    line = next((line for line in course.standings() if line.number == number), None)
    if line is not None and line.out:
        return EventMine(number, "out")
    if event.kind == "arena":
        if mine.held > now:
            return EventMine(number, "held", until=mine.held)
        if now >= event.ends:
            return EventMine(number, "wait")
        return EventMine(number, "seek" if mine.free else "free", until=mine.free)
    if event.kind == "cup" and line is not None and event.round > line.reached[0] > 0:
        return EventMine(number, "out")
    return EventMine(number, "wait")
