"""House: all tables of this process, and the one way in which anything changes at them.

Check, work out on a copy, commit, install, tell: in that order, without a lock. If somebody else
was quicker, the commit fails, the table is brought up to date and all is checked anew.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

import msgspec
import structlog

from starhold.bots.base import names as bot_names
from starhold.kernel import registry
from starhold.kernel.chance import FairChance
from starhold.kernel.errors import BadPlayerCount, StarholdError
from starhold.kernel.game import Game
from starhold.tables import people
from starhold.tables.bus import Bus, LocalBus
from starhold.tables.entries import (
    Abandoned,
    Entry,
    Held,
    Resigned,
    Returned,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from starhold.tables.errors import (
    BadRequest,
    NothingToAnswer,
    NotHost,
    NotInvited,
    NotYourSeat,
    StorageAway,
    TableFull,
)
from starhold.tables.orders import check_orders, ordered
from starhold.tables.play import Prepared
from starhold.tables.store import Conflict, Store
from starhold.tables.table import DEFAULT_BOT, Table
from starhold.tables.thinkers import NoAnswer, Thinkers
from starhold.tables.wire import (
    ChatLine,
    ChatMessage,
    ClockPlan,
    ConsentMessage,
    Join,
    LogEntry,
    MoveMessage,
    NewTable,
    SeatPlan,
    UndoMessage,
)

#: how often a commit is tried against others who are quicker
COMMIT_TRIES = 20
#: how long a bot may owe a move before another process takes pity
RESCUE_SECONDS = 8.0
POLL_SECONDS = 2.0
CACHED_TABLES = 2000
SEED_BYTES = 32
CHAT_SHOWN = 100

P = ParamSpec("P")
T = TypeVar("T")
_log = structlog.get_logger("tables")


class Viewer(Protocol):
    """Somebody who looks at a table."""

    person: str | None

    def seat_at(self, table: Table) -> int | None:
        """Through whose eyes."""

    def show(self, table: Table) -> None:
        """There is something new to see of the game."""

    def show_seats(self, table: Table) -> None:
        """Seats, presence or status changed."""

    def hear(self, line: ChatLine) -> None:
        """Somebody spoke in this viewer's room."""


class House:
    """The tables of one process."""

    def __init__(self, store: Store, bus: Bus | None = None, thinkers: int = 1) -> None:
        self.store = store
        self.bus = bus or LocalBus()
        self.thinkers = Thinkers(thinkers)
        # SQLite has one writer; more threads would only queue up for it.
        self.threads = ThreadPoolExecutor(1 if store.sqlite else 8, "store")
        self.tables: dict[str, Table] = {}
        self.viewers: dict[str, set[Viewer]] = {}
        self.chat_read: dict[str, int] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._catching_up: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.moves_made = 0

    # -- opening and closing -------------------------------------------------------------------

    async def open(self) -> None:
        """Listen to the bus, mind the clocks, and wake the bots that owed a move when we stopped."""
        await self.bus.open(self._heard)
        self._spawn(self._mind())

    async def close(self) -> None:
        for task in [*self._tasks, *self._drivers.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._drivers.values(), return_exceptions=True)
        await self.bus.close()
        self.thinkers.close()
        self.threads.shutdown(wait=True)
        self.store.close()

    async def db(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a store call in its thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, partial(call, *args, **kwargs))

    def _spawn(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables in memory ----------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """A table, read from the database unless it is in memory."""
        known = self.tables.get(table_id)
        if known is not None:
            return known
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> Table:
        row = await self.db(self.store.table, table_id)
        seats = await self.db(self.store.seats, table_id)
        log = await self.db(self.store.entries, table_id, 0)
        table = Table(row, seats, registry.game(row["game"]))
        for entry in log:
            table.read(entry)
        self._forget_some()
        self.tables[table_id] = table
        return table

    def _forget_some(self) -> None:
        """States in memory are a cache: drop the oldest that nobody looks at."""
        if len(self.tables) < CACHED_TABLES:
            return
        for table_id in list(self.tables):
            if not self.viewers.get(table_id) and table_id not in self._drivers:
                del self.tables[table_id]
                if len(self.tables) < CACHED_TABLES:
                    return

    async def catch_up(self, table: Table) -> None:
        """Read what others wrote: rows, entries, chat; and show it."""
        row = await self.db(self.store.table, table.id)
        seats = await self.db(self.store.seats, table.id)
        before = table.version
        log = await self.db(self.store.entries, table.id, before)
        table.set_rows(row, seats)
        news: set[int | None] = set()
        for number, entry in enumerate(log, start=before):
            if number == table.version:
                news.update(table.read(entry))
        self._show(table, news)
        for viewer in self._viewers(table):
            viewer.show_seats(table)
        await self._read_chat(table)
        self.drive(table, rescue=True)

    def _heard(self, table_id: str) -> None:
        """The bus says that a table changed."""
        table = self.tables.get(table_id)
        if table is not None and table_id not in self._catching_up:
            self._catching_up.add(table_id)
            self._spawn(self._heard_of(table))

    async def _heard_of(self, table: Table) -> None:
        self._catching_up.discard(table.id)
        try:
            await self.catch_up(table)
        except StarholdError as error:
            _log.warning("could not catch up", table=table.id, error=type(error).__name__)

    # -- viewers -------------------------------------------------------------------------------

    def _viewers(self, table: Table) -> list[Viewer]:
        return list(self.viewers.get(table.id, ()))

    def enter(self, table: Table, viewer: Viewer) -> None:
        self.viewers.setdefault(table.id, set()).add(viewer)

    def leave(self, table: Table, viewer: Viewer) -> None:
        looking = self.viewers.get(table.id, set())
        looking.discard(viewer)
        if not looking:
            self.viewers.pop(table.id, None)

    def _show(self, table: Table, news: Iterable[int | None]) -> None:
        seen = set(news)
        if seen:
            for viewer in self._viewers(table):
                if viewer.seat_at(table) in seen:
                    viewer.show(table)

    def _show_seats(self, table: Table) -> None:
        for viewer in self._viewers(table):
            viewer.show_seats(table)

    async def seen(self, table: Table, person: str | None, online: bool) -> None:
        """A player's client came, is still there, or went."""
        now = time.time() if online else 0.0
        changed = False
        for number in table.seats_of(person):
            seat = table.seats[number]
            changed = changed or (seat.seen > 0) != online
            seat.seen = now
            await self.db(self.store.set_seat, table.id, number, seen=now)
        if changed:
            self._show_seats(table)
            await self.bus.tell(table.id)

    # -- the one way to change a table ---------------------------------------------------------

    async def _commit(
        self, table: Table, new: Sequence[Entry], prepared: Prepared | None = None, **more: Any
    ) -> None:
        """Append entries that were worked out at the table's present version; raises Conflict."""
        version = table.version
        status = _status_with(table, new, prepared)
        await self.db(self.store.append, table.id, version, new, status=status, **more)
        news: set[int | None] = set()
        for number, entry in enumerate(new, start=version):
            # While the database worked, a message from the bus may have made us read them already.
            if table.version == number:
                news.update(table.read(entry, prepared))
        table.updated = time.time()
        self._show(table, news)
        if status != "running" or any(not hasattr(entry, "action") for entry in new):
            self._show_seats(table)
        await self.bus.tell(table.id)
        self.drive(table)

    async def _insist(self, table: Table, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try a change until it is committed, or refused for good on an up-to-date table."""
        for _ in range(COMMIT_TRIES):
            try:
                return await attempt()
            except Conflict:
                await self.catch_up(table)
        raise StorageAway("the table is too busy")

    # -- moves ---------------------------------------------------------------------------------

    async def move(self, table: Table, person: str | None, message: MoveMessage) -> int:
        """Make a move; tells the seat's version after it. The same client id is carried out once."""
        table.check_seat(person, message.seat)
        client = f"{message.seat}:{message.client}"

        async def attempt() -> None:
            if client in table.clients:
                return
            table.check_status("running")
            table.check_version(message.seat, message.version)
            await self._move(table, message.seat, message.action, client, "")

        await self._insist(table, attempt)
        return table.versions[message.seat]

    async def _move(self, table: Table, seat: int, action: int, client: str, by: str) -> None:
        prepared = table.play.prepare(seat, action, time.time(), client, by)
        await self._commit(table, [prepared.ply.moved], prepared)
        self.moves_made += 1

    async def undo(self, table: Table, person: str | None, message: UndoMessage) -> int:
        """Take the last move back if that is free, else ask those concerned."""
        table.check_seat(person, message.seat)
        client = f"{message.seat}:{message.client}"

        async def attempt() -> None:
            if client in table.clients:
                return
            table.check_status("running")
            plies, against = table.undo_target(message.seat)
            ask = table.undo_ask(message.seat, plies)
            now = time.time()
            if against is None or not ask:
                await self._commit(table, [Undone(now, message.seat, plies, client)])
            else:
                await self._commit(table, [UndoAsked(now, message.seat, plies, ask, client)])

        await self._insist(table, attempt)
        return table.versions[message.seat]

    async def consent(self, table: Table, person: str | None, message: ConsentMessage) -> int:
        """Answer a request to undo; with the last consent it is done."""
        table.check_seat(person, message.seat)
        client = f"{message.seat}:{message.client}"

        async def attempt() -> None:
            if client in table.clients:
                return
            request = table.request
            if request is None or message.seat not in request.ask or message.seat in table.agreed:
                raise NothingToAnswer("no request to undo waits for this seat")
            now = time.time()
            new: list[Entry] = [UndoAnswered(now, message.seat, message.agree, client)]
            if message.agree and {*table.agreed, message.seat} >= set(request.ask):
                new.append(Undone(now, request.seat, request.plies))
            await self._commit(table, new)

        await self._insist(table, attempt)
        return table.versions[message.seat]

    # -- those who play by themselves: standing orders, bots, the clock ------------------------

    def drive(self, table: Table, rescue: bool = False) -> None:
        """Let orders and bots decide in the background; after news from elsewhere only if they seem stuck."""
        if table.status != "running" or table.id in self._drivers:
            return
        if rescue and time.time() - table.updated < RESCUE_SECONDS:
            return
        if self._automatic(table) is None:
            return
        task = asyncio.create_task(self._drive(table))
        self._drivers[table.id] = task
        task.add_done_callback(lambda _: self._drivers.pop(table.id, None))

    def _automatic(self, table: Table) -> tuple[int, str] | None:
        """A seat that decides without its player now: its number, and the bot or nothing for an order."""
        state = table.play.state
        for number in table.waiting():
            seat = table.seats[number]
            if seat.plays_itself:
                return number, seat.plays_itself
            if (
                seat.orders
                and state is not None
                and ordered(table.game, state, number, seat.orders) is not None
            ):
                return number, ""
        return None

    async def _drive(self, table: Table) -> None:
        while (automatic := self._automatic(table)) is not None:
            seat, bot = automatic
            try:
                await self._decide(table, seat, bot)
            except Conflict:
                await self.catch_up(table)
            except NoAnswer:
                # Nothing thinks any more: the table must not wait for ever.
                await self._first_legal(table, seat)
            except StorageAway:
                await asyncio.sleep(POLL_SECONDS)

    async def _decide(self, table: Table, seat: int, bot: str) -> None:
        if bot:
            version = table.version
            action = await self.thinkers.choose(table, seat, bot)
            if table.version == version:
                await self._move(table, seat, action, "", "bot")
            return
        state = table.play.table()
        chosen = ordered(table.game, state, seat, table.seats[seat].orders)
        if chosen is not None:
            await self._move(table, seat, chosen, "", "order")

    async def _first_legal(self, table: Table, seat: int) -> None:
        legal = table.play.table().legal(seat)
        if legal and seat in table.waiting():
            await self._move(table, seat, legal[0], "", "bot")

    async def _mind(self) -> None:
        """Watch clocks, stuck bots and what the bus may have dropped."""
        await self._wake()
        while True:
            await asyncio.sleep(POLL_SECONDS / 2)
            for table in list(self.tables.values()):
                try:
                    await self._mind_table(table)
                except StarholdError as error:
                    _log.warning("table not minded", table=table.id, error=type(error).__name__)
                except Conflict:
                    self._heard(table.id)

    async def _mind_table(self, table: Table) -> None:
        if table.status == "running":
            for seat in table.clock.out_of_time(time.time()):
                await self._flag(table, seat)
            self.drive(table, rescue=True)
        if not isinstance(self.bus, LocalBus) and self.viewers.get(table.id):
            row = await self.db(self.store.table, table.id)
            if row["version"] != table.version or row["updated"] > table.updated:
                await self.catch_up(table)

    async def _wake(self) -> None:
        """After a start: games whose bots or clocks should go on."""
        try:
            for table_id in await self.db(self.store.list_running):
                self.drive(await self.table(table_id), rescue=True)
        except StarholdError as error:
            _log.warning("games not woken", error=type(error).__name__)

    async def _flag(self, table: Table, seat: int) -> None:
        """A seat's time is over (ClockPlan.at_zero)."""
        now = time.time()
        if table.seats[seat].plays_itself:
            return
        if table.clock.plan.at_zero == "loss":
            await self._commit(table, [Resigned(now, seat, "clock")])
        elif table.clock.plan.at_zero == "skip" and (action := self._skip(table, seat)) is not None:
            await self._move(table, seat, action, "", "clock")
        else:
            await self._commit(table, [Held(now, seat, DEFAULT_BOT, "clock")])

    def _skip(self, table: Table, seat: int) -> int | None:
        """An action that declines, where the rules allow one."""
        for action in table.play.table().legal(seat):
            if table.game.actions[action].kind in ("pass", "decline", "end-turn", "skip", "stop", "done"):
                return action
        return None

    # -- making tables -------------------------------------------------------------------------

    async def create(self, person: str, name: str, wanted: NewTable) -> Table:
        """Make a table; it starts at once if nobody is awaited and that is wished."""
        game = registry.game(wanted.game)
        options = game.complete(wanted.options, wanted.preset or None)
        _check_seats(game, wanted.seats)
        _check_clock(wanted.clock)
        table_id = people.new_id()
        seed = secrets.token_bytes(SEED_BYTES)
        now = time.time()
        row = {
            "id": table_id,
            "game": game.name,
            "rules_version": game.version,
            "options": msgspec.json.encode(options).decode(),
            "clock": msgspec.json.encode(wanted.clock).decode(),
            "status": "open",
            "public": wanted.public,
            "hidden": False,
            "host": person,
            "invite": people.new_id(16),
            "seed": seed.hex(),
            "commitment": FairChance(seed).commitment(),
            "version": 0,
            "created": now,
            "updated": now,
        }
        seats = [_seat_row(table_id, number, plan, person, name) for number, plan in enumerate(wanted.seats)]
        await self.db(self.store.add_table, row, seats)
        table = await self.table(table_id)
        if wanted.start and all(seat.kind != "open" for seat in table.seats):
            await self.start(table, person)
        return table

    async def start(self, table: Table, person: str | None) -> None:
        """The host starts; seats that are still open get bots."""

        async def attempt() -> None:
            if person != table.host:
                raise NotHost("only the host starts the table")
            table.check_status("open")
            await self._start(table)

        await self._insist(table, attempt)

    async def _start(self, table: Table) -> None:
        filled = [
            {"seat": seat.seat, "kind": "bot", "bot": DEFAULT_BOT, "name": f"Bot {seat.seat + 1}"}
            for seat in table.seats
            if seat.kind == "open"
        ]
        entropy = tuple(seat.entropy for seat in table.seats if seat.entropy)
        setup, digest = table.play.begin(entropy)
        names = {row["seat"]: row["name"] for row in filled}
        seated = tuple(str(names.get(seat.seat, seat.name)) for seat in table.seats)
        started = Started(time.time(), seated, entropy, setup, digest)
        await self._commit(table, [started], table_seats=filled)
        if filled:
            table.set_rows(
                await self.db(self.store.table, table.id), await self.db(self.store.seats, table.id)
            )
            self._show_seats(table)
            self.drive(table)

    async def join(self, table: Table, person: str, name: str, wish: Join) -> None:
        """Take an open seat, or come back to the own one; the last one to come starts the game."""
        if table.seats_of(person) and not wish.link:
            return
        seat = self._seat_for(table, wish)
        if table.seats[seat].kind != "open":
            # The link of a seat is its owner's way back from another device.
            if table.seats[seat].person != person:
                await self.db(self.store.set_seat, table.id, seat, person=person)
                await self._rows_changed(table)
            return
        table.check_status("open")
        values = {"kind": "human", "person": person, "name": name, "link": people.new_id(16)}
        if not await self.db(self.store.take_seat, table.id, seat, values):
            await self._rows_changed(table)
            raise TableFull("somebody else took that seat")
        await self._rows_changed(table)
        if all(one.kind != "open" for one in table.seats):
            try:
                await self._start(table)
            except Conflict:
                await self.catch_up(table)

    def _seat_for(self, table: Table, wish: Join) -> int:
        if wish.link:
            for seat in table.seats:
                if secrets.compare_digest(seat.link, wish.link):
                    return seat.seat
            raise NotInvited("that link does not fit this table")
        if not table.public and not secrets.compare_digest(table.invite, wish.invite):
            raise NotInvited("a private table is joined by its link")
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        if wish.seat is not None:
            free = [seat for seat in free if seat == wish.seat]
        if not free:
            raise TableFull("no seat is open")
        return free[0]

    async def _rows_changed(self, table: Table) -> None:
        """Names, seats or settings changed in the database: take them over and tell."""
        table.set_rows(await self.db(self.store.table, table.id), await self.db(self.store.seats, table.id))
        self._show_seats(table)
        await self.bus.tell(table.id)

    async def entropy(self, table: Table, person: str, word: str) -> None:
        """A player's word for the dice, before the start."""
        table.check_status("open")
        word = people.clean(word, people.WORD_LENGTH, "word")
        for seat in _own(table, person):
            await self.db(self.store.set_seat, table.id, seat, entropy=word)
        await self._rows_changed(table)

    # -- leaving and coming back ---------------------------------------------------------------

    async def go(self, table: Table, person: str, seat: int | None) -> None:
        """Leave: before the start the seat opens again, after it a bot holds it."""
        if table.status == "open":
            for own in _own(table, person, seat):
                values = {
                    "kind": "open",
                    "person": None,
                    "name": "",
                    "entropy": "",
                    "link": people.new_id(16),
                }
                await self.db(self.store.set_seat, table.id, own, **values)
            await self._rows_changed(table)
            return
        await self._change_seats(table, person, seat, lambda own: Held(time.time(), own, DEFAULT_BOT, "left"))

    async def come_back(self, table: Table, person: str, seat: int | None) -> None:
        """Take the own seat back from the bot."""
        await self._change_seats(table, person, seat, lambda own: Returned(time.time(), own))

    async def resign(self, table: Table, person: str, seat: int | None) -> None:
        await self._change_seats(table, person, seat, lambda own: Resigned(time.time(), own, "gave-up"))

    async def _change_seats(
        self, table: Table, person: str, seat: int | None, entry: Callable[[int], Entry]
    ) -> None:
        async def attempt() -> None:
            table.check_status("running")
            new = [entry(own) for own in _own(table, person, seat) if not table.seats[own].resigned]
            if new:
                await self._commit(table, new)

        await self._insist(table, attempt)

    async def abandon(self, table: Table, person: str) -> None:
        """The host ends a game that will not be finished."""

        async def attempt() -> None:
            if person != table.host:
                raise NotHost("only the host abandons the table")
            if table.status == "open":
                await self.db(self.store.set_table, table.id, status="abandoned")
                await self._rows_changed(table)
                return
            table.check_status("running")
            await self._commit(table, [Abandoned(time.time())])

        await self._insist(table, attempt)

    async def remove(self, table: Table, person: str) -> None:
        """The host takes the own table off all lists. Its log stays: games are never deleted by us."""
        if person != table.host:
            raise NotHost("only the host removes the table")
        if table.status in ("open", "running"):
            await self.abandon(table, person)
        await self.db(self.store.set_table, table.id, hidden=True)
        await self._rows_changed(table)

    async def rematch(self, table: Table, person: str, name: str) -> Table:
        """A new table like this one for the same people; asking twice gives the same table."""
        if table.status not in ("finished", "abandoned"):
            table.check_status("finished")
        _own(table, person)
        if table.rematch:
            return await self.table(table.rematch)
        plans = tuple(_plan_again(table, seat.seat, person) for seat in table.seats)
        wanted = NewTable(table.game.name, plans, options=table.options, clock=table.clock.plan)
        new = await self.create(person, name, wanted)
        await self.db(self.store.set_table, table.id, rematch=new.id)
        await self._rows_changed(table)
        return new

    # -- settings of a seat --------------------------------------------------------------------

    async def set_orders(self, table: Table, person: str, seat: int | None, orders: dict[str, str]) -> None:
        """Standing orders, editable at any time, seen by their owner alone."""
        check_orders(table.game.name, orders)
        for own in _own(table, person, seat):
            await self.db(self.store.set_seat, table.id, own, orders=msgspec.json.encode(orders).decode())
        await self._rows_changed(table)
        self.drive(table)

    async def set_sleep(self, table: Table, person: str, start: int, end: int) -> None:
        """Hours when the own clock stands still."""
        if not (0 <= start <= 23 and 0 <= end <= 23):
            raise BadRequest("hours are from 0 to 23", field="start")
        for own in _own(table, person):
            await self.db(self.store.set_seat, table.id, own, sleep_start=start, sleep_end=end)
        await self._rows_changed(table)

    # -- chat ----------------------------------------------------------------------------------

    async def say(self, table: Table, person: str, name: str, message: ChatMessage) -> int:
        """Say something in the own room: seats with seats, spectators with spectators."""
        text = people.clean(message.text, people.CHAT_LENGTH, "text")
        mine = table.seats_of(person)
        line = {
            "table_id": table.id,
            "room": room_of(table, person),
            "person": person,
            "name": table.seats[mine[0]].name if mine else name,
            "seat": mine[0] if mine else None,
            "text": text,
            "at": time.time(),
            "client": message.client,
        }
        number = await self.db(self.store.say, line)
        await self._read_chat(table)
        await self.bus.tell(table.id)
        return number

    async def chat(self, table: Table, person: str | None) -> tuple[ChatLine, ...]:
        """The newest lines of a viewer's room."""
        rows = await self.db(self.store.chat, table.id, 0, CHAT_SHOWN)
        if rows:
            self.chat_read.setdefault(table.id, rows[-1]["number"])
        room = room_of(table, person)
        return tuple(_chat_line(row) for row in rows if row["room"] == room)

    async def _read_chat(self, table: Table) -> None:
        """Let viewers hear what was said since we last looked."""
        if table.id not in self.viewers:
            return
        rows = await self.db(self.store.chat, table.id, self.chat_read.get(table.id, 0), CHAT_SHOWN)
        for row in rows:
            if row["number"] <= self.chat_read.get(table.id, 0):
                continue
            self.chat_read[table.id] = row["number"]
            for viewer in self._viewers(table):
                if room_of(table, viewer.person) == row["room"]:
                    viewer.hear(_chat_line(row))

    # -- since you left ------------------------------------------------------------------------

    def recap(self, table: Table, seat: int | None, since: int) -> list[LogEntry]:
        """Log lines after a move that speak of the viewer's seat, or all of them for a spectator."""
        lines = [line for line in table.lines(seat) if line.ply > since and not line.undone]
        return lines if seat is None else [line for line in lines if seat in line.seats]


def room_of(table: Table, person: str | None) -> str:
    """Seats talk with seats, spectators with spectators."""
    return "seats" if table.seats_of(person) else "spectators"


def _chat_line(row: Any) -> ChatLine:
    return ChatLine(row["number"], row["name"], row["seat"], row["text"], row["at"])


def _own(table: Table, person: str, seat: int | None = None) -> list[int]:
    """The person's seats, or the one named."""
    mine = table.seats_of(person)
    if seat is not None:
        mine = [own for own in mine if own == seat]
    if not mine:
        raise NotYourSeat("you do not sit at this table" if seat is None else f"seat {seat} is not yours")
    return mine


def _status_with(table: Table, new: Sequence[Entry], prepared: Prepared | None) -> str:
    """What the table's row says after these entries; lists are made from it, the log stays the truth."""
    if prepared is not None:
        return "finished" if prepared.state.over else "running"
    if any(isinstance(entry, Abandoned) for entry in new):
        return "abandoned"
    if any(isinstance(entry, Resigned) for entry in new):
        gone = {entry.seat for entry in new if isinstance(entry, Resigned)}
        playing = [seat for seat in table.seats if not seat.resigned and seat.seat not in gone]
        if len(playing) < min(len(table.seats), 2) or not any(seat.is_person for seat in playing):
            return "finished"
    return "running"


def _check_seats(game: Game, plans: Sequence[SeatPlan]) -> None:
    if not game.min_players <= len(plans) <= game.max_players:
        raise BadPlayerCount(
            f"{game.name} is for {game.min_players} to {game.max_players} players",
            least=game.min_players,
            most=game.max_players,
            players=len(plans),
        )
    if not any(plan.kind in ("me", "open", "hotseat") for plan in plans):
        raise BadRequest("at least one seat must be for a person", field="seats")
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise BadRequest(
            "only one seat can be yours; further people on this device are hotseat", field="seats"
        )
    for plan in plans:
        if plan.kind == "bot" and (plan.bot or DEFAULT_BOT) not in bot_names():
            raise BadRequest(f"there is no bot {plan.bot!r}", field="bot")


def _check_clock(clock: ClockPlan) -> None:
    if clock.kind != "none" and not 5 <= clock.seconds <= 60 * 60 * 24 * 30:
        raise BadRequest("a clock has from 5 seconds to 30 days", field="seconds")
    if not 0 <= clock.increment <= 60 * 60 * 24:
        raise BadRequest("an increment is at most a day", field="increment")


def _seat_row(table_id: str, number: int, plan: SeatPlan, person: str, name: str) -> dict[str, Any]:
    """A new table's seat as a row."""
    kind = {"me": "human"}.get(plan.kind, plan.kind)
    title = {"me": name, "open": "", "bot": plan.name or f"Bot {number + 1}"}.get(plan.kind, plan.name)
    if kind == "hotseat":
        title = people.clean(plan.name or f"{name} {number + 1}", people.NAME_LENGTH, "name")
    elif kind == "bot":
        title = people.clean(title, people.NAME_LENGTH, "name")
    return {
        "table_id": table_id,
        "seat": number,
        "kind": kind,
        "person": person if kind in ("human", "hotseat") else None,
        "name": title,
        "bot": (plan.bot or DEFAULT_BOT) if kind == "bot" else "",
        "link": people.new_id(16),
        "entropy": "",
        "orders": "{}",
        "sleep_start": 0,
        "sleep_end": 0,
        "seen": 0.0,
    }


def _plan_again(table: Table, number: int, person: str) -> SeatPlan:
    """A seat of a rematch: bots and people of this device as before, the others are awaited."""
    seat = table.seats[number]
    if seat.kind == "bot":
        return SeatPlan("bot", seat.bot, seat.name)
    if seat.person == person:
        return SeatPlan("me") if seat.kind == "human" else SeatPlan("hotseat", "", seat.name)
    return SeatPlan("open")
