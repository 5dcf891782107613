"""Seating: making tables, sitting down, getting up, coming back, ending; and the settings of a seat."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from starhold.kernel import registry
from starhold.kernel.chance import FairChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.fairness import seal
from starhold.kernel.record import DIGESTS
from starhold.server.errors import (
    MembersOnly,
    NoSuchPerson,
    NotHost,
    NotInvited,
    RatedGoesOn,
    RoundRuns,
    SleepTooSoon,
    StillHere,
    TableFull,
    TooMuchSleep,
    WrongStatus,
    WrongWord,
)
from starhold.server.people import identity
from starhold.server.ratings.rules import check, check_account, obstacles
from starhold.server.store.rows import OVER, Conflict, KnownSeat, NewRows
from starhold.server.tables.access import check_status, invited, own_seats, why_unrated
from starhold.server.tables.clock import HOUR, MOST_SLEEP, hours_long
from starhold.server.tables.entries import (
    Abandoned,
    Away,
    Entry,
    Held,
    Resigned,
    Returned,
    Sleeps,
    Started,
    TakenOver,
)
from starhold.server.tables.new_table import SEED_BYTES, check_clock, check_seats, new_seat, table_row
from starhold.server.tables.orders import check_orders
from starhold.server.tables.seats import DEFAULT_BOT, TableSeat
from starhold.server.tables.service import TableService
from starhold.server.tables.table import Table
from starhold.server.wire import Entropy, Join, NewTable, Origin, SeatPlan

if TYPE_CHECKING:
    from starhold.server.people.people_store import PeopleStore

#: this long after a player went another one may let a bot take over
HOLD_SECONDS = 600.0
#: games of the same people belong to one series for this long
SERIES_SECONDS = 30 * 86400.0
#: a table in one of these has no log yet
WAITING = ("open", "starting")


class Seating:
    """Who sits where."""

    def __init__(self, tables: TableService, people: "PeopleStore") -> None:
        self.tables = tables
        self.database = tables.database
        self.store = tables.database.store
        self.people = people

    # -- making tables -------------------------------------------------------------------------

    async def create(
        self, person: str, name: str, wanted: NewTable, kept: Mapping[int, tuple[str | None, str]] = {}
    ) -> Table:
        """Make a table; it starts at once if nobody is awaited and that is wished.

        `kept`: people for whom open seats are kept, with their names: it is a rematch, then.
        """
        game = registry.game(wanted.game)
        options = game.complete(wanted.options, wanted.preset or None)
        check_seats(game, wanted.seats)
        check_clock(wanted.clock)
        if wanted.rated:
            await self.check_account(person)
            check(obstacles(game.name, wanted.seats, wanted.clock, wanted.hints, wanted.takeover))
        table_id = identity.new_id()
        seed = secrets.token_bytes(SEED_BYTES)
        row = table_row(table_id, game, options, person, seed.hex(), FairChance(seed).commitment())
        row = replace(
            row,
            clock=wanted.clock,
            public=wanted.public,
            takebacks=wanted.takebacks,
            watch=wanted.watch,
            hints=wanted.hints,
            takeover=wanted.takeover,
            rated=wanted.rated,
            club=wanted.club,
            gather="ready" if wanted.ready else "",
        )
        seats = [new_seat(table_id, number, plan, person, name) for number, plan in enumerate(wanted.seats)]
        if owner := await self._owner(person):
            seats = [replace(seat, owner=owner) if seat.person == person else seat for seat in seats]
        if kept:
            row = replace(row, gather="rematch")
            for number, (kept_for, kept_name) in kept.items():
                seats[number] = replace(seats[number], kept_for=kept_for, name=kept_name)
        own = next((number for number, seat in enumerate(seats) if seat.person == person), None)
        if own is not None:
            seats[own] = replace(seats[own], seal=wanted.seal)
        table = await self.tables.add(NewRows(row, seats, []))
        if wanted.start and all(seat.kind != "open" for seat in table.seats):
            await self.start(table, person)
        return table

    async def start(self, table: Table, person: str | None) -> None:
        """Start the table for its host; seats that are still open get bots."""
        if person != table.host:
            raise NotHost("only the host starts the table")
        check_status(table, "open")
        if table.rated and any(seat.kind == "open" for seat in table.seats):
            # Bots come instead of people who were awaited: that is another game than the one agreed on.
            await self._make_casual(table)
        await self.begin(table)

    async def begin(self, table: Table) -> None:
        """Open words that were sealed, once nobody is awaited any more, and then start the game.

        Nothing happens if somebody else was quicker: the last two who sat down both begin the game.
        """

        async def attempt() -> None:
            await self._check_rated(table)
            if table.status == "open" and (table.unopened() or table.gather):
                await self._settle_seats(table)
            elif table.status == "open" or (table.status == "starting" and table.due()):
                await self._set_up(table)

        await self.tables.insist(table, attempt)
        await self.tables.rows_changed(table)

    async def _settle_seats(self, table: Table) -> None:
        """Let nobody come or go and no seal change from here on: words may be opened; raise Conflict."""
        known = [_known_seat(seat) for seat in table.seats]
        try:
            await self.database.call(self.store.set_open, table.id, [], known=known, status="starting")
        except WrongStatus:
            raise Conflict from None

    async def _set_up(self, table: Table) -> None:
        """Begin the log; raise Conflict, also if a word has come meanwhile."""
        known = [_known_seat(seat) for seat in table.seats]
        entropy = tuple(seat.entropy for seat in table.seats if seat.entropy)
        seals = tuple(seat.seal for seat in table.seats)
        setup, digest = table.play.begin(entropy)
        names = tuple(seat.bot_name if seat.kind == "open" else seat.name for seat in known)
        started = Started(table.now(), names, entropy, setup, digest, DIGESTS, seals)
        away = await self.database.call(self.people.away, list(table.people)) if table.lasts else {}
        gone = [
            Away(started.at, seat.seat, *away[str(seat.person)])
            for seat in table.seats
            if seat.person in away
        ]
        await self.tables.commit(table, [started, *gone], (), known)

    # -- sitting down --------------------------------------------------------------------------

    async def join(self, table: Table, person: str, name: str, wish: Join) -> None:
        """Take an open seat, or come back to one's own; the last one to come starts the game."""

        async def attempt() -> None:
            if table.seats_of(person) and not wish.link:
                return
            if table.rated:
                await self.check_account(person)
            seat = await self._seat_for(table, person, wish)
            if table.seats[seat].kind == "open":
                await self._take(table, seat, person, name, wish.seal)
            elif table.seats[seat].person != person:
                # The link of a seat is its owner's way back from another device; of a rated one, the account.
                if table.rated:
                    raise NotInvited("a seat of a rated game belongs to its account")
                owner = await self._owner(person)
                await self.database.call(self.store.set_seat, table.id, seat, person=person, owner=owner)
                await self.tables.rows_changed(table)

        await self.tables.insist(table, attempt)
        await self._begin_if_all_are_there(table)

    async def take_over(self, table: Table, person: str, name: str, seat: int | None = None) -> None:
        """Take the seat of a bot in the first round, where that is allowed; raise `TableFull`."""
        await self.check_member(table, person)
        owner = await self._owner(person)

        async def attempt() -> None:
            if table.seats_of(person):
                return
            free = [one for one in table.takeable() if seat in (None, one)]
            if not free:
                raise TableFull("no seat of a bot can be taken here now")
            values = {"kind": "human", "person": person, "name": name, "bot": "", "owner": owner}
            values["link"] = identity.new_id(16)
            await self.database.call(self.store.take_seat, table.id, free[0], values)
            await self.tables.rows_changed(table)
            await self.tables.insist(table, lambda: told(free[0]))

        async def told(taken: int) -> None:
            await self.tables.commit(table, [TakenOver(table.now(), taken)])

        await attempt()

    async def _begin_if_all_are_there(self, table: Table) -> None:
        """Begin if no seat is open and, where that is wanted, everybody has said to be ready."""
        if table.status != "open" or any(one.kind == "open" for one in table.seats):
            return
        if table.gather != "ready" or all(one.ready == "ready" for one in table.seats if one.kind == "human"):
            await self.begin(table)

    async def ready(self, table: Table, person: str, state: str) -> None:
        """Note if one is ready, still learning, or neither; the last one who is ready begins the game."""
        changes = [(own, {"ready": state}) for own in own_seats(table, person)]
        await self.database.call(self.store.set_open, table.id, changes)
        await self.tables.rows_changed(table)
        await self._begin_if_all_are_there(table)

    # -- casual or rated -----------------------------------------------------------------------

    async def rate(self, table: Table, person: str, rated: bool) -> None:
        """Make a table casual, or wish that it is rated; it is once all who sit there wish so.

        Raises NeedsAccount and NotRated.
        """
        own = own_seats(table, person)
        check_status(table, "open")
        if not rated:
            await self._make_casual(table)
            return
        await self.check_account(person)
        check(why_unrated(table))
        await self.database.call(self.store.wish_rated, table.id, own)
        await self.tables.rows_changed(table)

    async def _make_casual(self, table: Table) -> None:
        changes = [(seat.seat, {"wants_rated": False}) for seat in table.seats]
        await self.database.call(self.store.set_open, table.id, changes, rated=False)
        await self.tables.rows_changed(table)

    async def _check_rated(self, table: Table) -> None:
        """Make a table casual that can't be rated as it begins: somebody may have sat down meanwhile."""
        if table.status == "open" and table.rated:
            people = [seat.person for seat in table.seats if seat.kind == "human"]
            named = await self.database.call(self.people.all_accounts, people)
            if why_unrated(table) or not named:
                await self._make_casual(table)

    async def check_account(self, person: str) -> None:
        """Raise `NeedsAccount` if the person is a guest: rated games need a name that lasts."""
        found = await self.database.call(self.people.person, person)
        check_account(found is not None and found.account)

    async def invite(self, table: Table, person: str, name: str) -> None:
        """Keep an open seat in mind for the account or bot account of a name.

        People with whom the person has played get a notice, programs hear it from their stream of events.
        Raises NoSuchPerson, SeveralBots, and TableFull if no seat is left that nobody else is invited to.
        """
        own_seats(table, person)
        check_status(table, "open")
        name = identity.clean(name, 2 * identity.NAME_LENGTH + 1, "name")
        who = await self.database.call(self.people.invitee, name)
        if who is None:
            raise NoSuchPerson(f"nobody has the name {name!r}", person=name)
        await self.check_member(table, who.id)
        if table.seats_of(who.id) or any(seat.kept_for == who.id for seat in table.seats):
            return
        free = [seat.seat for seat in table.seats if seat.kind == "open" and seat.kept_for is None]
        if not free:
            raise TableFull("no seat is open")
        try:
            await self.database.call(self.store.invite, table.id, free[0], person, who.id)
        except NoSuchPerson:
            raise NoSuchPerson(f"nobody has the name {name!r}", person=name) from None
        await self.tables.rows_changed(table)

    async def decline(self, table: Table, person: str) -> None:
        """Decline the seat that a rematch keeps for the person; the name stays, to say who can't."""
        kept = [seat.seat for seat in table.seats if seat.kind == "open" and seat.kept_for == person]
        if kept:
            changes = [(seat, {"kept_for": None}) for seat in kept]
            await self.database.call(self.store.set_open, table.id, changes)
            await self.tables.rows_changed(table)

    async def _take(self, table: Table, seat: int, person: str, name: str, sealed: str) -> None:
        """Sit down on an open seat; raise Conflict if that is no longer so: another seat may do.

        Raises MembersOnly at the table of a club that the person does not belong to.
        """
        await self.check_member(table, person)
        values = {
            "kind": "human",
            "person": person,
            "name": name,
            "link": identity.new_id(16),
            "seal": sealed,
            "kept_for": None,
        }
        values["owner"] = await self._owner(person)
        try:
            await self.database.call(self.store.set_open, table.id, [(seat, values)], if_open=True)
        except (TableFull, WrongStatus):
            raise Conflict from None
        await self.tables.rows_changed(table)

    async def _owner(self, person: str) -> str:
        """Return whose program the person is, for everybody to see; nothing for people."""
        return await self.database.call(self.people.owner_name, person)

    async def _seat_for(self, table: Table, person: str, wish: Join) -> int:
        if wish.link:
            for seat in table.seats:
                # In an event nobody plays for another.
                if identity.same(seat.link, wish.link) and seat.kind != "bot" and not table.event:
                    return seat.seat
            raise NotInvited("that link is not for this table")
        if not await self._may_join(table, person, wish.invite):
            raise NotInvited("a private table can be joined only by its link")
        check_status(table, "open")
        free = [seat.seat for seat in table.seats if seat.kind == "open" and seat.kept_for == person]
        if not free:
            kept = table.kept_left() > 0
            free = [seat.seat for seat in table.seats if seat.kind == "open" and not (kept and seat.kept_for)]
        if wish.seat is not None:
            free = [seat for seat in free if seat == wish.seat]
        if not free:
            raise TableFull("no seat is open")
        return free[0]

    async def _may_join(self, table: Table, person: str, invite: str) -> bool:
        """True if the table is public, or the person has its link or played the game before it.

        At a club's table no link is needed: `_take` lets only members sit down.
        """
        if table.club or table.public or person == table.host or identity.same(table.invite, invite):
            return True
        if invited(table, person):
            return True
        return await self.database.call(self.store.sat_before, table.id, person)

    async def check_member(self, table: Table, person: str) -> None:
        """Raise `MembersOnly` if a table is a club's, and the person does not belong to it."""
        if table.club and not await self.tables.is_member(table, person):
            raise MembersOnly("only members of the club may sit down here")

    async def entropy(self, table: Table, person: str, wish: Entropy) -> None:
        """Set a player's word for the dice, sealed or said openly before the start, or opened at it.

        People who share a device share a word: it belongs to the first of their seats.
        """
        seat = own_seats(table, person)[0]
        if table.sealed:
            raise RoundRuns("all tables of the round have the same dice: nobody adds a word")
        if wish.seal and not wish.word:
            change, among = {"seal": wish.seal, "entropy": ""}, "open"
        else:
            word = identity.clean(wish.word, identity.WORD_LENGTH, "word")
            change, among = {"entropy": word}, table.status
            if among == "open":
                change["seal"] = seal(word)
            elif among != "starting":
                check_status(table, "starting")
            elif seal(word) != table.seats[seat].seal:
                raise WrongWord("that is not the word you locked in")
        await self.database.call(self.store.set_open, table.id, [(seat, change)], among=(among,))
        await self.tables.rows_changed(table)
        if among == "starting":
            await self.begin(table)

    # -- leaving and coming back ---------------------------------------------------------------

    async def leave(self, table: Table, person: str, seat: int | None) -> None:
        """Open the seat again before the start (in an event it stays); after it let a bot hold it."""
        if table.event and table.status in WAITING:
            return
        if table.status == "open":
            free = {
                "kind": "open",
                "person": None,
                "name": "",
                "owner": "",
                "entropy": "",
                "seal": "",
                "ready": "",
                "wants_rated": False,
            }
            changes = [(own, {**free, "link": identity.new_id(16)}) for own in own_seats(table, person, seat)]
            await self.database.call(self.store.set_open, table.id, changes)
            await self.tables.rows_changed(table)
            return

        def held(own: int) -> Entry | None:
            return None if table.seats[own].held else Held(table.now(), own, DEFAULT_BOT, "left")

        await self._change_seats(table, person, seat, held)

    async def hold(self, table: Table, person: str, seat: int) -> None:
        """Let a bot play for somebody else who is gone; with a clock, that decides instead.

        Raises StillHere unless the seat owes a decision and its player has been away for ten minutes.
        """
        own = own_seats(table, person)

        async def attempt() -> None:
            check_status(table, "running")
            others = [one for one in table.waiting() if one not in own and not table.seats[one].plays_itself]
            away = table.away_for(seat) if seat in others else 0.0
            if away < HOLD_SECONDS or table.clock.plan.kind != "none":
                wait = max(0, ceil((HOLD_SECONDS - away) / 60))
                raise StillHere(f"a bot plays for absent players after {wait} more minutes", wait=wait)
            await self.tables.commit(table, [Held(table.now(), seat, DEFAULT_BOT, "away")])

        await self.tables.insist(table, attempt)

    async def come_back(self, table: Table, person: str, seat: int | None) -> None:
        """Take the person's seat back from the bot."""

        def returned(own: int) -> Entry | None:
            return Returned(table.now(), own) if table.seats[own].held else None

        await self._change_seats(table, person, seat, returned)

    async def resign(self, table: Table, person: str, seat: int | None) -> None:
        """Resign; a bot takes over where others want to continue."""
        await self._change_seats(table, person, seat, lambda own: Resigned(table.now(), own, "gave-up"))

    async def _change_seats(
        self, table: Table, person: str, seat: int | None, entry: Callable[[int], Entry | None]
    ) -> None:
        async def attempt() -> None:
            own = own_seats(table, person, seat)
            check_status(table, "running")
            made = [entry(one) for one in own if not table.seats[one].resigned]
            new = [one for one in made if one is not None]
            if new:
                await self.tables.commit(table, new)

        await self.tables.insist(table, attempt)

    # -- ending --------------------------------------------------------------------------------

    async def abandon(self, table: Table, person: str) -> None:
        """End a game that will not be finished, for its host."""
        if person != table.host:
            raise NotHost("only the host abandons the table")
        if table.rated and table.status == "running":
            raise RatedGoesOn("a rated game can't be ended for everybody; resign instead")
        await self._end(table)

    async def _end(self, table: Table) -> None:
        if table.status in WAITING:
            await self.database.call(self.store.set_open, table.id, [], among=WAITING, status="abandoned")
            await self.tables.rows_changed(table)
            return

        async def attempt() -> None:
            check_status(table, "running")
            await self.tables.commit(table, [Abandoned(table.now())])

        await self.tables.insist(table, attempt)

    async def farewell(self, table_id: str, person: str) -> None:
        """Leave or end what has not begun, and resign what runs, of somebody who goes for good."""
        try:
            table = await self.tables.table(table_id)
        except StarholdError:
            # What cannot be continued cannot be resigned either.
            return
        if table.status in WAITING and table.host == person:
            await self.abandon(table, person)
        elif table.status == "open" and table.seats_of(person):
            await self.leave(table, person, None)
        elif table.status == "running" and table.seats_of(person):
            await self.resign(table, person, None)

    async def remove(self, table: Table, person: str) -> None:
        """Take the host's table off all lists. Its log stays: games are never deleted by us."""
        if person != table.host:
            raise NotHost("only the host removes the table")
        if table.status in (*WAITING, "running"):
            await self.abandon(table, person)
        await self._hide(table)

    async def remove_by_operator(self, table: Table) -> None:
        """Take any table off all lists, and end its game; nobody but its players opens it any more."""
        if table.status in (*WAITING, "running"):
            await self._end(table)
        await self._hide(table)

    async def _hide(self, table: Table) -> None:
        await self.database.call(self.store.set_table, table.id, hidden=True)
        await self.tables.rows_changed(table)

    async def rematch(self, table: Table, person: str, name: str, sealed: str = "") -> Table:
        """Return a new table like this one for the same people; asking twice gives the same table.

        The seats of the others are kept for them for a while. A rematch that was called off before it
        began, or that nobody came to in that time, is followed by another one.
        """
        if table.status not in OVER:
            check_status(table, "finished")
        own_seats(table, person)
        before = table.rematch
        if not before or await self._failed(before):
            plans = tuple(_plan_again(table, seat.seat, person) for seat in table.seats)
            wanted = NewTable(
                table.game.name,
                plans,
                options=table.options,
                public=table.public,
                clock=table.clock.plan,
                takebacks=table.takebacks,
                watch=table.watch,
                hints=table.hints,  # type: ignore[arg-type]
                rated=table.rated and not why_unrated(table),
                club=table.club,
                seal=sealed,
            )
            apart = (await self.tables.chat.apart(table.people)).get(person, set())
            kept = {
                seat.seat: (seat.person, seat.name)
                for seat in table.seats
                if seat.is_person and seat.person not in (person, None) and seat.person not in apart
            }
            new = await self.create(person, name, wanted, kept)
            if await self.database.call(self.store.set_rematch, table.id, new.id, before) != new.id:
                await self.remove(new, person)
            await self.tables.rows_changed(table)
        new = await self.tables.table(table.rematch)
        await self.tables.check_walls(new, person)
        return new

    async def _failed(self, rematch: str) -> bool:
        """True if a rematch never began: called off, or nobody came while the seats were kept."""
        try:
            table = await self.tables.table(rematch)
        except StarholdError:
            return True
        called_off = table.status == "abandoned" and not table.version
        late = table.gather == "rematch" and table.status == "open" and not table.kept_left()
        if late:
            await self.abandon(table, table.host)
        return called_off or late

    async def series(self, table: Table) -> tuple[tuple[float, ...], int]:
        """Return the wins by seat of this table's people in games of the last 30 days, and their number.

        A shared win counts in parts. Bots at the table don't count, and players who resigned have lost.
        """
        people = {seat.person for seat in table.seats if seat.person is not None and seat.is_person}
        if len(people) < 2:
            return (), 0
        since = table.now() - SERIES_SECONDS
        games = await self.database.call(self.store.results_of, people, table.game.name, since)
        won: dict[str | None, float] = dict.fromkeys(people, 0.0)
        for row, seats in games:
            ranks = () if row.result is None else row.result.ranks
            winners = {seat.person for seat, rank in zip(seats, ranks, strict=False) if rank == 1} & people
            for winner in winners:
                won[winner] += 1 / len(winners)
        wins = tuple(won[seat.person] if seat.is_person else 0.0 for seat in table.seats)
        return wins, len(games)

    # -- settings of a seat --------------------------------------------------------------------

    async def set_orders(self, table: Table, person: str, seat: int | None, orders: dict[str, str]) -> None:
        """Set standing orders, which are editable at any time and seen by their owner alone."""
        check_orders(table.game, orders)
        written = msgspec.json.encode(orders).decode()
        for own in own_seats(table, person, seat):
            await self.database.call(self.store.set_seat, table.id, own, orders=written)
        await self.tables.rows_changed(table)

    async def set_origin(self, table: Table, origin: Origin) -> None:
        """Note where the game comes from."""
        written = msgspec.json.encode(origin).decode()
        await self.database.call(self.store.set_table, table.id, origin=written)
        await self.tables.rows_changed(table)

    async def set_sleep(self, table: Table, person: str, start: int, end: int) -> None:
        """Pause the player's clock during these hours, from the next decision on.

        Raises TooMuchSleep, and SleepTooSoon if they were changed less than a day ago.
        """
        if hours_long((start, end)) > MOST_SLEEP:
            raise TooMuchSleep(f"a clock sleeps at most {MOST_SLEEP} hours a day", asleep=MOST_SLEEP)

        async def attempt() -> None:
            own = own_seats(table, person)
            if table.status in WAITING:
                await self._set_first_sleep(table, own, start, end)
                return
            check_status(table, "running")
            now = table.now()
            changed = [seat for seat in own if table.clock.hours[seat] != (start, end)]
            wait = max((table.clock.may_choose_in(seat, now) for seat in changed), default=0.0)
            if wait:
                pause = ceil(wait / HOUR)
                raise SleepTooSoon(f"changed less than a day ago: {pause} h to wait", pause=pause)
            if changed:
                await self.tables.commit(table, [Sleeps(now, seat, start, end) for seat in changed])

        await self.tables.insist(table, attempt)

    async def _set_first_sleep(self, table: Table, own: Sequence[int], start: int, end: int) -> None:
        """Choose the hours that count from the start; raises Conflict if the game has begun."""
        changes = [(seat, {"sleep_start": start, "sleep_end": end}) for seat in own]
        try:
            await self.database.call(self.store.set_open, table.id, changes, among=WAITING)
        except WrongStatus:
            raise Conflict from None
        await self.tables.rows_changed(table)


# -- rows of new tables ----------------------------------------------------------------------------


def _known_seat(seat: TableSeat) -> KnownSeat:
    bot_name = f"Bot {seat.seat + 1}"
    known = (seat.seat, seat.kind, seat.name, seat.entropy, seat.seal, seat.sleep)
    return KnownSeat(*known, DEFAULT_BOT, bot_name)


def _plan_again(table: Table, number: int, person: str) -> SeatPlan:
    """Return a seat of a rematch: bots and people of this device as before, the others are awaited."""
    seat = table.seats[number]
    if seat.kind == "bot":
        return SeatPlan("bot", seat.bot, seat.name)
    if seat.person == person:
        return SeatPlan("me") if seat.kind == "human" else SeatPlan("hotseat", "", seat.name)
    return SeatPlan("open")
