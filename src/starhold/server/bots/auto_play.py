"""AutoPlay: decisions that no person makes: bots, standing orders, clocks that ran out."""

import asyncio
import heapq
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence

import structlog

from starhold.kernel.errors import IllegalMove, StarholdError
from starhold.kernel.step import NO_ACTION
from starhold.server.bots.batch import MoveBatch
from starhold.server.bots.bot_workers import BotPool, NoBotAnswer, UnusableBot
from starhold.server.bots.leases import Leases
from starhold.server.errors import StorageAway
from starhold.server.store.rows import Conflict
from starhold.server.tables.entries import Held, Resigned
from starhold.server.tables.logged_match import PreparedEntry
from starhold.server.tables.orders import ordered
from starhold.server.tables.seating import Seating
from starhold.server.tables.seats import DEFAULT_BOT
from starhold.server.tables.service import ROUND_SECONDS, TableService
from starhold.server.tables.table import Table
from starhold.server.work.load import LoadMonitor, Priority

#: games whose log has not grown for this long are looked for: nobody may have them in memory
QUIET_SECONDS = 8.0
#: how often clocks are looked at, and what the bus may have dropped
POLL_SECONDS = 1.0

#: what bots and orders decide within this time is committed and shown together, up to this many decisions
TOGETHER_SECONDS = 0.06
MOST_TOGETHER = 40

_log = structlog.get_logger("auto_play")


class AutoPlay:
    """Plays for bots, standing orders and clocks at the tables of this process."""

    def __init__(
        self,
        tables: TableService,
        seating: Seating,
        load: LoadMonitor,
        bot_pool: BotPool,
        leases: Leases,
        rounds: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        """Follow the tables; of several processes, each also runs `rounds` every ROUND_SECONDS."""
        self.tables = tables
        self.database = tables.database
        self.bus = tables.bus
        self.seating = seating
        self.load = load
        self.bot_pool = bot_pool
        self.leases = leases
        self.rounds = rounds
        tables.watcher = self
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._next_round = 0.0
        #: games that were found to need nobody, and their versions then
        self._quiet: dict[str, int] = {}
        #: when clocks of games that are not in memory run out (time.monotonic), the first of them first
        self._alarms: list[tuple[float, str]] = []

    async def close(self) -> None:
        tasks = list(self._driven.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(self.leases.give_back(), self.bot_pool.close())

    @property
    def waiting(self) -> int:
        """The number of decisions that wait for a bot worker."""
        return sum(thinker.lock.waiting for thinker in self.bot_pool.processes)

    def needs(self, table: Table) -> bool:
        """True if a bot thinks for the table, or a dice word is awaited, so that it has to stay in memory."""
        return table.id in self._driven or table.status == "starting"

    # -- orders and bots -----------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        """Let orders and bots decide in the background, unless another process does."""
        if table.status != "running" or table.full or table.id in self._driven:
            return
        if self.leases.elsewhere(table.id):
            return
        if self._automatic(MoveBatch(table)) is None:
            return
        task = asyncio.create_task(self._drive(table))
        self._driven[table.id] = task
        task.add_done_callback(lambda _: self._driven.pop(table.id, None))

    def _automatic(self, run: MoveBatch) -> tuple[int, str] | None:
        """Return a seat that decides without its player now, and its bot (empty for an order); or None."""
        table = run.table
        for number in run.waiting():
            seat = table.seats[number]
            if seat.plays_itself:
                return number, seat.plays_itself
            if seat.orders and ordered(table.game, run.state, number, seat.orders) is not None:
                return number, ""
        return None

    async def _drive(self, table: Table) -> None:
        while (automatic := self._automatic(MoveBatch(table))) is not None:
            try:
                if not await self.leases.take(table.id):
                    return
                await self._decide(table, *automatic)
            except StorageAway:
                await asyncio.sleep(POLL_SECONDS)
            except StarholdError as error:
                _log.error("table not driven", table=table.id, error=str(error))
                return

    async def _decide(self, table: Table, seat: int, bot: str) -> None:
        try:
            if bot:
                await self.load.calm(Priority.SPARE)
            await self._run(table, seat, bot)
        except Conflict:
            await self.tables.catch_up(table)
        except UnusableBot as error:
            await self._stand_in(table, seat, bot, str(error))
        except (NoBotAnswer, IllegalMove) as error:
            _log.error("bot without an answer", table=table.id, bot=bot, error=str(error))
            await self._at_random(table, seat)

    async def _run(self, table: Table, seat: int, bot: str) -> None:
        """Let a seat decide, and for a moment those after it; raises what stops the first of them."""
        run, until, first = MoveBatch(table), time.monotonic() + TOGETHER_SECONDS, True
        try:
            while run.holds:
                run, action = await self._answered(run, seat, bot, until)
                if action is None or not run.holds:
                    break
                run.add(seat, action, "bot" if bot else "order")
                first = False
                if (
                    len(run.prepared) >= MOST_TOGETHER
                    or time.monotonic() > until
                    or self._crowded(table, bot)
                ):
                    break
                if (automatic := self._automatic(run)) is None:
                    break
                seat, bot = automatic
        except (UnusableBot, NoBotAnswer, IllegalMove):
            # What stops another one is heard when it is asked again, as the first.
            if first:
                raise
        if run.prepared:
            await self._commit(run)

    async def _answered(
        self, run: MoveBatch, seat: int, bot: str, until: float
    ) -> tuple[MoveBatch, int | None]:
        """Return what a seat decides. If it thinks for longer, commit the run meanwhile and begin another."""
        answer = asyncio.ensure_future(self._chosen(run, seat, bot))
        try:
            if run.prepared:
                await asyncio.wait([answer], timeout=max(0.0, until - time.monotonic()))
                if not answer.done():
                    run = await self._commit(run)
            return run, await answer
        except Exception:
            # A bot that is thinking is not interrupted: the worker would have to be replaced.
            await asyncio.gather(answer, return_exceptions=True)
            raise
        finally:
            answer.cancel()

    async def _chosen(self, run: MoveBatch, seat: int, bot: str) -> int | None:
        """Return what a bot or a standing order chooses; None if nobody asks any more."""
        if bot:
            return await self.bot_pool.choose(run, seat, bot, last=not self._attended(run.table))
        return ordered(run.table.game, run.state, seat, run.table.seats[seat].orders)

    def _crowded(self, table: Table, bot: str) -> bool:
        """True if what comes next has to wait for others."""
        return self.load.too_long_for(Priority.SPARE) or self.bot_pool.crowded(table, bot)

    async def _commit(self, run: MoveBatch) -> MoveBatch:
        """Commit a run, and begin the next; raises Conflict."""
        try:
            if not run.holds:
                raise Conflict
            await self.tables.make_prepared(run.table, run.prepared)
        except Exception:
            self.bot_pool.forget(run)
            raise
        return MoveBatch(run.table)

    def _attended(self, table: Table) -> bool:
        """True if somebody waits for the bots of this table: a person who plays there, or looks on here."""
        plays = any(seat.is_person and not seat.plays_itself for seat in table.seats)
        return plays or bool(self.tables.viewers.by_table.get(table.id))

    async def _stand_in(self, table: Table, seat: int, bot: str, why: str) -> None:
        """Give the seat of a third-party bot that has failed to one of ours, and log why for everybody."""
        _log.error("bot failed", table=table.id, bot=bot, why=why)
        try:
            if seat in table.waiting() and table.seats[seat].plays_itself == bot:
                await self.tables.commit(table, [Held(table.now(), seat, DEFAULT_BOT, f"bot-{why}")])
        except Conflict:
            await self.tables.catch_up(table)

    async def _at_random(self, table: Table, seat: int) -> None:
        """Move at random, and log it, for a bot without a sensible answer: the table must not wait."""
        legal = table.legal[seat]
        if legal and seat in table.waiting():
            try:
                await self.tables.make_move(table, seat, secrets.choice(legal), "", "random")
            except Conflict:
                await self.tables.catch_up(table)

    # -- looking after everything --------------------------------------------------------------

    async def mind(self) -> None:
        """Watch clocks, stuck bots and what the bus may have dropped, for ever."""
        while True:
            try:
                await self._mind()
            except StarholdError as error:
                _log.warning("tables not minded", error=str(error))
            await asyncio.sleep(POLL_SECONDS)

    async def _mind(self) -> None:
        if time.monotonic() >= self._next_round:
            await self._go_round()
            self._next_round = time.monotonic() + ROUND_SECONDS
        while self._alarms and self._alarms[0][0] <= time.monotonic():
            due = await self._load(self._alarms[0][1])
            heapq.heappop(self._alarms)
            if due is not None:
                await self._mind_table(due)
        for table in list(self.tables.cached.values()):
            if table.status in ("starting", "running"):
                await self._mind_table(table)
        if not self.bus.alone:
            await self.leases.renew(self._driven)
        if not self.bus.alone or self.database.in_doubt:
            await self._look_for_news()

    async def _mind_table(self, table: Table) -> None:
        try:
            if table.status == "starting" and table.due():
                await self.seating.begin(table)
            if _late(table) and await self.leases.take(table.id):
                await self._flag(table)
            self.changed(table)
        except Conflict:
            self.tables.heard(table.id)
        except StarholdError as error:
            _log.warning("table not minded", table=table.id, error=str(error))

    async def _look_for_news(self) -> None:
        """Find news in the rows: a message of the bus or an answer of the database may be lost."""
        cached = self.tables.cached
        seen = cached if self.database.in_doubt else self.tables.viewers.by_table
        watched = [table_id for table_id in seen if table_id in cached]
        if not watched:
            return
        for table_id, known in (await self.database.call(self.database.store.newest, watched)).items():
            table = cached.get(table_id)
            if table is not None and table.behind(known):
                self.tables.heard(table_id)

    async def _go_round(self) -> None:
        """Wake games that nobody has touched for a while: their bots or clocks may wait for somebody."""
        if self.bus.alone and self._next_round:
            # Alone, whatever runs is in memory since the start, or there is an alarm for it.
            return
        quiet = 0.0
        if not self.bus.alone:
            for work in self.rounds:
                await work()
            await self.leases.sweep()
            quiet = QUIET_SECONDS
        running = await self.database.call(self.database.store.list_running, quiet)
        known, self._quiet = self._quiet, {}
        for table_id, version in running.items():
            if known.get(table_id) == version or await self._wake(table_id):
                self._quiet[table_id] = version

    async def _wake(self, table_id: str) -> bool:
        """Let a game continue; return True if it needs nobody: its clocks are minded here from now on."""
        table = await self._load(table_id)
        if table is None:
            return False
        self.changed(table)
        return not self.needs(table)

    async def _load(self, table_id: str) -> Table | None:
        try:
            return await self.tables.table(table_id)
        except StorageAway:
            raise
        except StarholdError as error:
            _log.warning("game not woken", table=table_id, error=str(error))
            return None

    # -- the clock -----------------------------------------------------------------------------

    def dropped(self, table: Table) -> None:
        """Note when a table that leaves memory has to be read again, because a clock may have run out."""
        seconds = table.clock.rings_in(table.now())
        if table.status == "running" and seconds is not None:
            heapq.heappush(self._alarms, (time.monotonic() + max(seconds, POLL_SECONDS), table.id))

    async def _flag(self, table: Table) -> None:
        """Decide for the seats whose time is over (ClockPlan.at_zero), all together; raises Conflict."""
        now, late, at_zero = table.now(), _late(table), table.clock.plan.at_zero
        if late and at_zero == "loss":
            await self.tables.commit(table, [Resigned(now, seat, "clock") for seat in late])
            return
        skipped = _declined(table, late, now) if at_zero == "skip" and not table.full else []
        if skipped:
            await self.tables.make_prepared(table, skipped)
        # A skipped move may have ended what the others owed, or their game.
        held = set(late) - {one.moved.seat for one in skipped}
        if new := [Held(now, seat, DEFAULT_BOT, "clock") for seat in _late(table) if seat in held]:
            await self.tables.commit(table, new)


def _late(table: Table) -> list[int]:
    """Return the seats of people who owe a decision and have no time left."""
    return [seat for seat in table.clock.out_of_time(table.now()) if not table.seats[seat].plays_itself]


def _declined(table: Table, late: Sequence[int], now: float) -> list[PreparedEntry]:
    """Prepare moves that decline the seats' decisions, for those whose step has such an action."""
    made: list[PreparedEntry] = []
    for seat in late:
        state = made[-1].state if made else table.play.table()
        if seat in state.seats_to_move():
            action = int(state.stack[-1].decline(state, seat))
            if action != NO_ACTION:
                made += table.play.prepare(seat, (action,), now, "", "clock", made)
    return made
