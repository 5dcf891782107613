"""Services: all parts of one server process, made and connected here; each knows only those it is given."""

import asyncio
from collections import Counter
from collections.abc import Awaitable
from typing import Any, Final

import structlog

from starhold.bots.config import config_for
from starhold.bots.weights import unfit
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.server.bots.auto_play import AutoPlay
from starhold.server.bots.bot_workers import BotPool
from starhold.server.bots.leases import FREED, Leases
from starhold.server.clubs.clubs import Clubs
from starhold.server.events.events import Events
from starhold.server.notices.channels import Channels
from starhold.server.notices.notifier import Notifier
from starhold.server.notices.settings import NoticeSettings
from starhold.server.notices.turns import Turns
from starhold.server.people.accounts import PERSON, Accounts
from starhold.server.people.bans import BANS, Bans
from starhold.server.people.blocks import BLOCKS, Blocks
from starhold.server.people.friends import Friends
from starhold.server.people.notices import NOTICES, Notices
from starhold.server.people.operators import Operators
from starhold.server.people.passkeys import Passkeys
from starhold.server.people.people_store import PeopleStore
from starhold.server.people.presence import Presence
from starhold.server.people.profiles import Profiles
from starhold.server.ratings.ratings import Ratings
from starhold.server.store.bus import Bus, BusMessage, LocalBus
from starhold.server.store.database import Database
from starhold.server.store.store import Store
from starhold.server.store.uptime import Uptime
from starhold.server.tables.chat import LINE, Chat
from starhold.server.tables.daily import DailyGames
from starhold.server.tables.holidays import Holidays
from starhold.server.tables.matching import Matching
from starhold.server.tables.seating import Seating
from starhold.server.tables.service import TableService
from starhold.server.viewers.viewers import Viewers
from starhold.server.work.gc_control import GcControl
from starhold.server.work.load import LoadMonitor
from starhold.server.work.reviews import ReviewService
from starhold.server.work.workers import WorkerPool

#: how long each part that is closed is waited for
CLOSE_SECONDS: Final = 1.0
_log = structlog.get_logger("server")


class Services:
    """The parts of one server process."""

    def __init__(
        self,
        store: Store,
        bus: Bus | None = None,
        bot_workers: int = 1,
        notices: NoticeSettings | None = None,
    ) -> None:
        self.bus = bus or LocalBus()
        self.load = LoadMonitor()
        self.gc = GcControl()
        self.database = Database(store, self.gc)
        self.viewers = Viewers()
        self.workers = WorkerPool()
        self.chat = Chat(self.database, self.bus, self.viewers)
        self.tables = TableService(self.database, self.bus, self.viewers, self.chat, self.load, self.gc)
        self.blocks = Blocks(self.database, self.bus, self.viewers)
        self.tables.check_meeting, self.chat.apart = self.blocks.check, self.blocks.among
        self.seating = Seating(self.tables, PeopleStore(store))
        self.bans = Bans(self.database, self.bus, self.viewers)
        self.accounts = Accounts(self.database, self.bus, self.viewers, self.bans, self.tables, self.seating)
        self.friends = Friends(self.tables, self.blocks)
        self.presence = Presence(self.database, self.viewers)
        self.passkeys = Passkeys(self.accounts)
        self.profiles = Profiles(self.database)
        self.notices = Notices(self.database, self.bus, self.viewers)
        self.ratings = Ratings(self.database)
        self.uptime = Uptime(self.database)
        self.operators = Operators(
            self.database, self.accounts, self.tables, self.seating, self.chat, self.notices, self.ratings
        )
        self.channels = Channels(self.database, self.tables, notices or NoticeSettings())
        self.notifier = Notifier(self.channels, self.viewers)
        self.turns = Turns(self.database, self.tables)
        self.holidays = Holidays(self.tables)
        self.matching = Matching(self.seating)
        self.events = Events(self.seating)
        self.clubs = Clubs(self.events, self.friends)
        self.daily = DailyGames(self.database, self.tables, self.seating)
        self.reviews = ReviewService(self.database)
        self.leases = Leases(self.database, self.bus)
        rounds = (
            self.tables.still_here,
            self.accounts.check_viewers,
            self.bans.read,
            self.notices.read,
            self.blocks.look,
        )
        self.auto_play = AutoPlay(
            self.tables, self.seating, self.load, BotPool(bot_workers), self.leases, rounds
        )
        #: how often each problem was sent on sockets
        self.problems: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def store(self) -> Store:
        return self.database.store

    async def open(self) -> None:
        """Listen to the bus, watch the clocks, and wake the bots that owe a move."""
        for game in map(registry.game, registry.names()):
            if nets := unfit(config_for(game), game.version):
                _log.warning("nets trained for other rules", game=game.name, rules=game.version, nets=nets)
        await self.bus.open(self.hear)
        await self.bans.read()
        await self.notices.read()
        await self.notifier.open()
        # Before clocks are looked at, which may have run out while nobody served.
        await self.uptime.beat()
        self._spawn(self.uptime.mind())
        self._spawn(self.load.mind())
        self._spawn(self.auto_play.mind())
        self._spawn(self.notifier.mind())
        self._spawn(self.presence.mind())
        self._spawn(self.events.mind())

    async def close(self) -> None:
        """Stop all parts, waiting a second at most for each: what is committed is safe."""
        for task in self._tasks:
            task.cancel()
        ends = (self.auto_play.close(), self.workers.close(), self.reviews.close(), self.tables.close())
        closing = [*self._tasks, *map(asyncio.ensure_future, ends)]
        await asyncio.wait(closing, timeout=CLOSE_SECONDS)
        # After AutoPlay, which lets the other processes take over.
        await asyncio.wait([asyncio.ensure_future(self.bus.close())], timeout=CLOSE_SECONDS)
        await self.database.close()

    def hear(self, news: BusMessage) -> None:
        """Pass a message of the bus on: a person signed out, bans changed, or a table did."""
        if news.about.startswith(PERSON):
            person = news.about.removeprefix(PERSON)
            self._spawn(_retried_later(self.accounts.check_viewers(person), "sessions not checked"))
        elif news.about == BANS:
            self._spawn(_retried_later(self.bans.read(), "bans not read"))
        elif news.about == NOTICES:
            self._spawn(_retried_later(self.notices.read(), "notices not read"))
        elif news.about.startswith(BLOCKS):
            self.blocks.heard(news.about)
        elif news.about.startswith(LINE):
            self.chat.tell_again(news.about.removeprefix(LINE))
        elif news.about.startswith(FREED):
            self.leases.freed(news.about.removeprefix(FREED))
            self.tables.heard(news.about.removeprefix(FREED))
        else:
            self.tables.hear(news)

    def look_again(self) -> None:
        """Read what the command line may have changed in the database behind our back."""
        self._spawn(_retried_later(self._looked_again(), "changes not read"))

    async def _looked_again(self) -> None:
        await self.bans.read()
        await self.notices.read()
        await self.accounts.check_viewers()
        for table in list(self.tables.cached.values()):
            await self.tables.catch_up(table)
            self.chat.tell_again(table.id)

    def spawn(self, work: Awaitable[None]) -> None:
        """Do something in the background; if it fails, that is logged."""
        self._spawn(_retried_later(work, "work in the background failed"))

    def _spawn(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _retried_later(work: Awaitable[None], failure: str) -> None:
    """Await work that the next round does again, so that a failure is only logged."""
    try:
        await work
    except StarholdError as error:
        _log.warning(failure, error=str(error))
