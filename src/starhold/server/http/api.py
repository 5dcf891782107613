"""The HTTP side: people, tables, play for scripts, records, rules. docs/http.md lists it."""

import re
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from starhold.bots.base import names as bot_names
from starhold.bots.leanings import of_game as leanings_of
from starhold.bots.measured import of_game
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.review.results import Judged, Part
from starhold.server.bots.bot_workers import NoBotAnswer
from starhold.server.errors import (
    BadRequest,
    Busy,
    GameNotHere,
    LinkExpired,
    NoBotAccounts,
    NoGuests,
    OptionNotHere,
)
from starhold.server.http.limits import PUBLIC_OPEN
from starhold.server.http.request import ApiRequest, Endpoint, JsonLines
from starhold.server.people import identity
from starhold.server.people.history import played
from starhold.server.settings import Live, of_values
from starhold.server.store.records import record_of
from starhold.server.store.rows import OVER, NewRows
from starhold.server.tables.access import check_hints, check_over, check_seat, check_status, own_seats
from starhold.server.tables.clock import MOST_SLEEP
from starhold.server.tables.continuation import prepared
from starhold.server.tables.orders import kinds_of
from starhold.server.tables.seats import is_character
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from starhold.server.viewers.event_stream import EventStream
from starhold.server.viewers.threats import threats
from starhold.server.wire import (
    AbsentSeat,
    AccountChange,
    Ack,
    AnswerInfo,
    AnswerToken,
    BotAccount,
    BotToken,
    CallWish,
    ChannelInfo,
    ChannelTested,
    ChatMessage,
    CodeTarget,
    ConsentMessage,
    Credentials,
    DailyInfo,
    DeviceFiles,
    Entropy,
    ExerciseAnswer,
    ExerciseList,
    Farewell,
    Forgotten,
    GameInfo,
    Hints,
    InviteByName,
    Join,
    LessonAfter,
    LessonAsked,
    LessonInfo,
    LessonProgress,
    LessonStep,
    LessonWhy,
    LinkToken,
    LobbyInfo,
    LogEntry,
    MatchInfo,
    MatchWish,
    Me,
    MoveMessage,
    Mute,
    NewBot,
    NewChannel,
    NewReport,
    NewTable,
    NoticesInfo,
    OptionInfo,
    OrderList,
    Orders,
    Plans,
    PlayedGame,
    PlayOn,
    Position,
    PossibleWorld,
    PresetInfo,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleSolved,
    PuzzleTable,
    ReadyState,
    RecordMoment,
    Recovery,
    RuleBook,
    Sealed,
    SeatOnly,
    Series,
    ServerInfo,
    SessionInfo,
    SignIn,
    Sleep,
    TableCode,
    TableEvent,
    TableInfo,
    TableList,
    TakeSeat,
    Threats,
    TurnList,
    UndoMessage,
    Verification,
    WhyNot,
)
from starhold.server.work import lessons, puzzles
from starhold.server.work.jobs import (
    AnswerPuzzle,
    ImportRecord,
    ShowRecord,
    TeachLesson,
    VerifyRecord,
)
from starhold.server.work.reviews import check_reviewable

if TYPE_CHECKING:
    from starhold.server.services import Services

LISTED = 50
EVENTS = "text/event-stream"
#: games of the own history that are told at once
HISTORY = 300
#: names of board elements are short words with colons between them
PICK = re.compile(r"[!-~]{1,80}")


class Api:
    """The handlers of all endpoints."""

    def __init__(
        self, services: "Services", live: Live | None = None, device: DeviceFiles | None = None
    ) -> None:
        self.services = services
        self.device = device
        self.live = live or of_values()
        self.accounts = services.accounts
        self.database = services.database
        self.tables = services.tables
        self.seating = services.seating
        self.reviews = services.reviews
        self.workers = services.workers

    # -- helpers --------------------------------------------------------------------------

    async def _table(self, asked: ApiRequest) -> Table:
        return await self.tables.table_for(asked.path["id"], asked.person, asked.query.get("invite", ""))

    async def _info(self, asked: ApiRequest, table: Table) -> TableInfo:
        return positions.info(table, asked.person)

    def _seat(self, asked: ApiRequest, table: Table) -> int | None:
        """The seat to look from: the one named if it is the person's own, else their first, else none."""
        mine = table.seats_of(asked.person)
        seat = asked.number("seat")
        if seat is None:
            return mine[0] if mine else None
        check_seat(table, asked.person, seat)
        return seat

    def _eyes(self, asked: ApiRequest, table: Table) -> int | None:
        """The same, but on a shared device nobody's unless one is named: others may look."""
        shared = len(table.seats_of(asked.person)) > 1
        return None if shared and asked.number("seat") is None else self._seat(asked, table)

    def _own_seat(self, asked: ApiRequest, table: Table) -> int:
        """The seat, for what only its owner may ask."""
        asked.signed_in()
        seat = self._seat(asked, table)
        if seat is None:
            check_seat(table, asked.person, 0)
            seat = 0
        return seat

    # -- games ------------------------------------------------------------------------------

    async def games(self, asked: ApiRequest) -> tuple[GameInfo, ...]:
        chosen = self.live.settings.games
        return tuple(
            _game_info(registry.game(name), chosen.options.get(name, {}))
            for name in registry.names()
            if name in (chosen.allowed or (name,))
        )

    def _check_game(self, game: str, options: Mapping[str, str]) -> None:
        """Raise GameNotHere or OptionNotHere if new tables may not be so."""
        chosen = self.live.settings.games
        if chosen.allowed and game not in chosen.allowed:
            raise GameNotHere(f"{game} is not played here", game=game[:40], known=", ".join(chosen.allowed))
        for name, values in chosen.options.get(game, {}).items():
            if options.get(name) not in values:
                raise OptionNotHere(
                    f"{name} must be one of {values}", option=name, known=", ".join(values), game=game
                )

    async def rules(self, asked: ApiRequest) -> RuleBook:
        game = registry.game(asked.path["game"])
        # A browser's worker has neither the rules nor their texts: its site has the finished books.
        from starhold.server.http.rule_book import rule_book

        return await self.database.slowly(rule_book, game.name, asked.query.get("language", ""))

    async def catalogue(self, asked: ApiRequest) -> Any:
        whole = registry.game(asked.path["game"]).catalogue()
        wanted = asked.query.get("parts", "")
        if not wanted:
            return msgspec.Raw(whole)
        parts = msgspec.json.decode(whole, type=dict[str, msgspec.Raw])
        if unknown := set(wanted.split(",")) - parts.keys():
            raise BadRequest(f"the catalogue has no {', '.join(sorted(unknown))}", field="parts")
        return {name: parts[name] for name in wanted.split(",")}

    # -- people -----------------------------------------------------------------------------

    async def me(self, asked: ApiRequest) -> Me:
        return await self.accounts.me(asked.signed_in())

    async def session(self, asked: ApiRequest) -> Me | None:
        """Whoever has come in already; nobody is no error, every first visit begins so."""
        return None if asked.person is None else await self.accounts.me(asked.person)

    async def sign_in(self, asked: ApiRequest) -> Me:
        """A guest comes in, or takes another name."""
        if asked.person is not None:
            return await self.accounts.rename(asked.person, asked.body.name)
        if not self.live.settings.people.guests:
            raise NoGuests("this server is for people with accounts")
        asked.spend("guests")
        return asked.signed(await self.accounts.come_in(asked.body.name, asked.device))

    async def server(self, asked: ApiRequest) -> ServerInfo:
        # A browser's worker has no texts, and nobody asks it for this.
        from starhold.server.http import about

        settings, notices = self.live.settings, self.services.notices
        return ServerInfo(
            settings.server.name,
            settings.server.language,
            settings.server.contact,
            settings.people.registration,
            settings.people.guests,
            tuple(about.names(self.live)),
            notices.announcement,
            notices.maintenance,
            settings.server.colour,
            f"{settings.server.path}/about/logo" if settings.server.logo else "",
            settings.people.bots,
            self.device,
        )

    async def report(self, asked: ApiRequest) -> None:
        table = await self._table(asked)
        body = asked.body
        await self.services.operators.report(table, asked.signed_in(), body.seat, body.line, body.text)

    async def open_account(self, asked: ApiRequest) -> Me:
        """A guest, or somebody new where there are no guests, gets a name and a password."""
        body, operators = asked.body, self.services.operators
        give_back = await operators.admit(self.live.settings.people.registration, body.invitation)
        try:
            session = asked.session
            if session is None:
                identity.check_password(body.password)
                asked.spend("guests")
                entered = await self.accounts.come_in(body.name, asked.device)
                session = await self.accounts.session(entered.token)
                assert session is not None
            return asked.signed(await self.accounts.open_account(session, body.name, body.password))
        except BaseException:
            await give_back()
            raise

    async def change_account(self, asked: ApiRequest) -> Me:
        asked.guess((await self.accounts.me(asked.signed_in())).name, own=True)
        return asked.signed(await self.accounts.change(asked.own_session(), asked.body))

    async def log_in(self, asked: ApiRequest) -> Me:
        asked.guess(asked.body.name)
        entered = await self.accounts.log_in(
            asked.body.name, asked.body.password, asked.device, asked.session
        )
        return asked.signed(entered)

    async def forgot(self, asked: ApiRequest) -> None:
        """Send a link for a new password, if there is such an account and its e-mail address is known."""
        asked.guess(asked.body.name)
        found = await self.accounts.account(asked.body.name)
        if found is not None and found.password is not None:
            # In the background: how long it takes tells nobody whether there is one.
            self.services.spawn(self.services.channels.send_recovery(found.id, found.password))

    async def recover(self, asked: ApiRequest) -> Me:
        """Choose a new password by the link that was sent."""
        person = await self.services.channels.recovers(asked.body.token)
        return asked.signed(await self.accounts.recover(person, asked.body.password, asked.device))

    async def log_out(self, asked: ApiRequest) -> None:
        if asked.session is not None:
            await self.accounts.sign_out(asked.session.person, [asked.session.key])
        asked.token = ""

    async def erase(self, asked: ApiRequest) -> None:
        me = await self.accounts.me(asked.signed_in())
        if me.account:
            asked.guess(me.name, own=True)
        await self.accounts.erase(asked.own_session(), asked.body.password)
        asked.token = asked.device_cookie = ""

    async def export(self, asked: ApiRequest) -> Any:
        """Everything that is stored of the person."""
        return await self.accounts.export(asked.signed_in())

    async def sessions(self, asked: ApiRequest) -> tuple[SessionInfo, ...]:
        return await self.accounts.list(asked.own_session())

    async def end_session(self, asked: ApiRequest) -> None:
        await self.accounts.end(asked.signed_in(), asked.path["session"])

    async def log_out_everywhere(self, asked: ApiRequest) -> None:
        await self.accounts.sign_out(asked.signed_in())
        asked.token = ""

    async def bots(self, asked: ApiRequest) -> tuple[BotAccount, ...]:
        return await self.accounts.bots(asked.signed_in())

    async def add_bot(self, asked: ApiRequest) -> BotToken:
        if not self.live.settings.people.bots:
            raise NoBotAccounts("this server has no bot accounts")
        return await self.accounts.add_bot(asked.signed_in(), asked.body.name)

    async def end_bot(self, asked: ApiRequest) -> None:
        await self.accounts.end_bot(asked.signed_in(), asked.path["bot"])

    # -- lessons ---------------------------------------------------------------------------------

    async def lessons(self, asked: ApiRequest) -> tuple[LessonInfo, ...]:
        return lessons.catalogue()

    async def my_lessons(self, asked: ApiRequest) -> tuple[LessonProgress, ...]:
        return await self.database.call(self.accounts.people.lessons_of, asked.signed_in())

    async def keep_lesson(self, asked: ApiRequest) -> tuple[LessonProgress, ...]:
        progress = lessons.checked(asked.body)
        await self.database.call(self.accounts.people.keep_lesson, asked.signed_in(), progress)
        return await self.my_lessons(asked)

    async def teach(self, asked: ApiRequest) -> msgspec.Raw:
        """A step of a lesson, what can be done there, or why something cannot: by what is asked."""
        asked.signed_in()
        job = TeachLesson(asked.path["game"], asked.path["lesson"], asked.body)
        return await self.workers.do(job, asked.payer.address)

    # -- turns and notices -----------------------------------------------------------------------

    async def turns(self, asked: ApiRequest) -> TurnList:
        return await self.services.turns.list(asked.signed_in())

    async def events(self, asked: ApiRequest) -> JsonLines:
        """All that happens at the person's tables, as it happens."""
        session = asked.own_session()
        return JsonLines(EventStream(self.tables, session.person, session.key).open(), EVENTS)

    async def mute(self, asked: ApiRequest) -> None:
        table = await self._table(asked)
        self._own_seat(asked, table)
        await self.services.turns.mute(asked.signed_in(), table.id, asked.body.quiet)

    async def notices(self, asked: ApiRequest) -> NoticesInfo:
        return await self.services.channels.info(asked.signed_in())

    async def add_channel(self, asked: ApiRequest) -> ChannelInfo:
        return await self.services.channels.add(asked.signed_in(), asked.body)

    async def test_channel(self, asked: ApiRequest) -> ChannelTested:
        return await self.services.channels.test(asked.signed_in(), asked.path["channel"])

    async def remove_channel(self, asked: ApiRequest) -> None:
        await self.services.channels.remove(asked.signed_in(), asked.path["channel"])

    async def confirm_channel(self, asked: ApiRequest) -> None:
        if not await self.services.channels.confirm(asked.body.token):
            raise LinkExpired("the link is not valid any more; ask for another one")

    async def answer(self, asked: ApiRequest) -> AnswerInfo:
        return await self.services.notifier.answers.answer(asked.body.token, asked.body.sure)

    async def my_games(self, asked: ApiRequest) -> tuple[PlayedGame, ...]:
        return await self.database.call(played, self.services.store, asked.signed_in(), HISTORY)

    # -- tables ------------------------------------------------------------------------------------

    async def list_tables(self, asked: ApiRequest) -> TableList:
        scope = asked.query.get("scope", "open")
        store = self.services.store
        if scope == "open":
            ids = await self.database.call(store.list_open, LISTED)
        elif scope in ("mine", "finished"):
            statuses = ("open", "starting", "running") if scope == "mine" else OVER
            ids = await self.database.call(store.list_of, asked.signed_in(), statuses, LISTED)
        else:
            raise BadRequest("scope must be open, mine or finished", field="scope")
        return TableList(tuple(await self.tables.infos(ids, asked.person)))

    async def create(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        game = registry.game(asked.body.game)
        self._check_game(game.name, game.complete(asked.body.options, asked.body.preset or None))
        # What bots are called is nobody's name, even where an account has the same.
        beside = [plan.name for plan in asked.body.seats if plan.name and not is_character(plan)]
        name = await self.accounts.name_to_sit(person, beside)
        if asked.body.public:
            await self._offer(asked, person)
        table = await self.seating.create(person, name, asked.body)
        return await self._info(asked, table)

    async def match(self, asked: ApiRequest) -> MatchInfo:
        """Look for a game; whoever is not seated yet asks again."""
        person = asked.signed_in()
        self._check_game(asked.body.game, registry.game(asked.body.game).complete({}, None))
        name = await self.accounts.name_to_sit(person)

        async def pay() -> None:
            if asked.body.pace == "turns":
                await self._offer(asked, person)
            asked.spend("tables")

        return await self.services.matching.look(person, name, asked.body, pay)

    async def end_match(self, asked: ApiRequest) -> None:
        await self.services.matching.cancel(asked.signed_in())

    async def call(self, asked: ApiRequest) -> None:
        body = asked.body
        wish = MatchWish(body.game, body.players, body.pace)
        await self.services.matching.call(asked.signed_in(), wish, body.hours)

    async def lobby(self, asked: ApiRequest) -> LobbyInfo:
        return await self.services.matching.lobby(asked.person)

    async def take(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        table = await self._table(asked)
        name = await self.accounts.name_to_sit(person)
        await self.seating.take_over(table, person, name, asked.body.seat)
        return await self._info(asked, table)

    async def invite(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.invite(table, asked.signed_in(), asked.body.name)
        return await self._info(asked, table)

    async def code(self, asked: ApiRequest) -> TableCode:
        table = await self._table(asked)
        own_seats(table, asked.signed_in())
        return TableCode(await self.services.matching.code(table))

    async def by_code(self, asked: ApiRequest) -> CodeTarget:
        table = await self.services.matching.table_of(asked.path["code"])
        return CodeTarget(table.id, table.invite)

    async def _offer(self, asked: ApiRequest, person: str) -> None:
        """One more table in the lobby, which is for everybody; raises TooMany or QuotaSpent."""
        waiting = await self.database.call(self.services.store.count_offered, person)
        asked.limits.check("public", waiting, PUBLIC_OPEN)
        asked.spend("public")

    async def table(self, asked: ApiRequest) -> TableInfo:
        return await self._info(asked, await self._table(asked))

    async def join(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        # Whether the person may sit down is asked there, with the link that they bring.
        table = await self.tables.table_for(asked.path["id"], person, None)
        name = await self.accounts.name_to_sit(person)
        await self.seating.join(table, person, name, asked.body)
        return await self._info(asked, table)

    async def leave(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.leave(table, asked.signed_in(), asked.body.seat)
        return await self._info(asked, table)

    async def hold(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.hold(table, asked.signed_in(), asked.body.seat)
        return await self._info(asked, table)

    async def come_back(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.come_back(table, asked.signed_in(), asked.body.seat)
        return await self._info(asked, table)

    async def start(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.start(table, asked.signed_in())
        return await self._info(asked, table)

    async def entropy(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.entropy(table, asked.signed_in(), asked.body)
        return await self._info(asked, table)

    async def resign(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.resign(table, asked.signed_in(), asked.body.seat)
        return await self._info(asked, table)

    async def abandon(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.abandon(table, asked.signed_in())
        return await self._info(asked, table)

    async def rematch(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        table = await self._table(asked)
        name = await self.accounts.name_to_sit(person)
        if table.public and not table.rematch:
            await self._offer(asked, person)
        new = await self.seating.rematch(table, person, name, asked.body.seal)
        return await self._info(asked, new)

    async def decline(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.decline(table, asked.signed_in())
        return await self._info(asked, table)

    async def ready(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.ready(table, asked.signed_in(), asked.body.state)
        return await self._info(asked, table)

    async def series(self, asked: ApiRequest) -> Series:
        table = await self._table(asked)
        own_seats(table, asked.signed_in())
        return Series(*await self.seating.series(table))

    async def remove(self, asked: ApiRequest) -> None:
        await self.seating.remove(await self._table(asked), asked.signed_in())

    # -- the daily challenge --------------------------------------------------------------------------

    async def daily(self, asked: ApiRequest) -> DailyInfo:
        return await self.services.daily.info(asked.signed_in(), asked.query.get("game", ""))

    async def play_daily(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        name = await self.accounts.name_to_sit(person)
        return await self._info(
            asked, await self.services.daily.play(person, name, asked.query.get("game", ""))
        )

    # -- play -----------------------------------------------------------------------------------------

    async def position(self, asked: ApiRequest) -> Position:
        table = await self._started(asked)
        since = asked.number("since", 0) or 0
        seen = asked.number("version", 0) or 0
        return positions.position(table, self._seat(asked, table), since, seen)

    async def replay(self, asked: ApiRequest) -> Position:
        """The own past of a running game; of a finished one any moment from any seat."""
        table = await self._started(asked)
        ply = asked.number("ply", 0) or 0
        if table.status == "running":
            seat = self._eyes(asked, table)
        else:
            seat = asked.number("seat")
            if seat is not None and not 0 <= seat < len(table.seats):
                raise BadRequest("there is no such seat", field="seat")
        number, job = positions.moment(table, ply, seat)
        replayed = await self.workers.do(job, asked.payer.address)
        return positions.position_at(table, number, msgspec.json.decode(replayed, type=Position))

    async def recap(self, asked: ApiRequest) -> tuple[LogEntry, ...]:
        table = await self._started(asked)
        since = asked.number("since", 0) or 0
        return tuple(table.log.recap(self._eyes(asked, table), since))

    async def _started(self, asked: ApiRequest) -> Table:
        table = await self._table(asked)
        if table.play.state is None:
            check_status(table, "running")
        return table

    async def move(self, asked: ApiRequest) -> Ack:
        asked.spend("move", len(asked.body.then))
        version = await self.tables.move(await self._started(asked), asked.signed_in(), asked.body)
        return Ack(asked.body.client, version)

    async def undo(self, asked: ApiRequest) -> Ack:
        version = await self.tables.undo(await self._started(asked), asked.signed_in(), asked.body)
        return Ack(asked.body.client, version)

    async def consent(self, asked: ApiRequest) -> Ack:
        version = await self.tables.consent(await self._started(asked), asked.signed_in(), asked.body)
        return Ack(asked.body.client, version)

    async def say(self, asked: ApiRequest) -> Ack:
        person = asked.signed_in()
        table = await self._table(asked)
        name = (await self.accounts.me(person)).name
        number = await self.services.chat.say(table, person, name, asked.body)
        return Ack(asked.body.client, number)

    async def why(self, asked: ApiRequest) -> WhyNot:
        """Why a grey thing on the board is no choice: for the seat's owner alone."""
        table = await self._started(asked)
        pick, after = asked.query.get("pick", ""), asked.query.get("after", "")
        if not PICK.fullmatch(pick):
            raise BadRequest("pick is not the name of a board element", field="pick")
        return positions.why_not(table, self._own_seat(asked, table), pick, tuple(after.split()))

    async def hint(self, asked: ApiRequest) -> Hints:
        """The best moves of the own seat, where the table allows it."""
        table = await self._started(asked)
        seat = self._own_seat(asked, table)
        check_hints(table, asked.signed_in(), seat)
        version = table.log.version(seat)
        try:
            found = await self.services.auto_play.bot_pool.advise(table, seat)
        except NoBotAnswer:
            raise Busy("no hint is available at the moment") from None
        return positions.hinted(table, seat, version, found)

    async def threats(self, asked: ApiRequest) -> Threats:
        """What others can do in answer to each choice of the own seat, where the table allows hints."""
        table = await self._started(asked)
        seat = self._own_seat(asked, table)
        check_hints(table, asked.signed_in(), seat)
        version = table.log.version(seat)
        if seat not in table.waiting():
            return Threats(version, ())
        return Threats(version, threats(table.game, table.play.table(), seat))

    async def world(self, asked: ApiRequest) -> PossibleWorld:
        """A position for a program that searches: from what the own seat knows, and from nothing else."""
        table = await self._started(asked)
        seat = self._own_seat(asked, table)
        check_status(table, "running")
        world = table.play.table().resample(seat, FastChance(secrets.randbits(63)))
        facts = table.game.facts(world)
        if facts is None:
            raise BadRequest(f"positions of {table.game.name} have no facts", field="game")
        version = table.log.version(seat)
        return PossibleWorld(
            table.game.name, table.rules_version, seat, version, msgspec.Raw(msgspec.json.encode(facts))
        )

    # -- after a game --------------------------------------------------------------------------

    async def review(self, asked: ApiRequest) -> JsonLines:
        table = await self._over(asked)
        return JsonLines(await self.reviews.lines(table, asked.signed_in(), asked.payer.address))

    async def _over(self, asked: ApiRequest) -> Table:
        """A table whose dice are no secret; of a day's challenge they are until the day is over."""
        table = await self._table(asked)
        check_reviewable(table)
        check_over(table, self.services.store.now())
        return table

    async def play_on(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        me = await self.accounts.me(person)
        rows = prepared(await self._over(asked), person, me.name, asked.body)
        asked.spend("bytes", rows.log_bytes(), what="log")
        return await self._info(asked, await self.tables.add(rows))

    async def exercises(self, asked: ApiRequest) -> ExerciseList:
        table = await self._over(asked)
        seat = asked.number("seat")
        mine = table.seats_of(asked.person)
        if seat is None:
            seat = mine[0] if mine else 0
        if seat >= len(table.seats):
            raise BadRequest("there is no such seat", field="seat")
        return await self.reviews.exercises(table, seat)

    async def answer_exercise(self, asked: ApiRequest) -> Judged:
        table = await self._over(asked)
        judged, seat = await self.reviews.judged(table, asked.body.ply, asked.body.action)
        _, job = positions.moment(table, asked.body.ply, seat)
        then = (judged.best.action, *(one.action for one in judged.best.then))
        played = await self.workers.do(msgspec.structs.replace(job, then=then), asked.payer.address)
        after = msgspec.json.decode(played, type=Position).view
        return msgspec.structs.replace(judged, after=after)

    async def puzzles(self, asked: ApiRequest) -> tuple[PuzzleInfo, ...]:
        return puzzles.listed(asked.path["game"])

    async def puzzle(self, asked: ApiRequest) -> msgspec.Raw:
        """A puzzle's table, or what an answer to it is worth: by whether there is one."""
        asked.signed_in()
        action = None if asked.body is None else asked.body.action
        job = AnswerPuzzle(registry.game(asked.path["game"]).name, asked.path["puzzle"], action)
        return await self.workers.do(job, asked.payer.address)

    async def my_puzzles(self, asked: ApiRequest) -> tuple[PuzzleSolved, ...]:
        return await self.database.call(self.accounts.people.puzzles_of, asked.signed_in())

    async def keep_puzzle(self, asked: ApiRequest) -> tuple[PuzzleSolved, ...]:
        solved = puzzles.checked(asked.body)
        await self.database.call(self.accounts.people.keep_puzzle, asked.signed_in(), solved)
        return await self.my_puzzles(asked)

    async def orders(self, asked: ApiRequest) -> OrderList:
        table = await self._table(asked)
        seat = self._own_seat(asked, table)
        orders = Orders(seat, table.seats[seat].orders)
        return OrderList(kinds_of(table.game), orders, Sleep(*table.hours_of(seat)), MOST_SLEEP)

    async def set_orders(self, asked: ApiRequest) -> OrderList:
        table = await self._table(asked)
        await self.seating.set_orders(table, asked.signed_in(), asked.body.seat, asked.body.orders)
        return await self.orders(asked)

    async def sleep(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.set_sleep(table, asked.signed_in(), asked.body.start, asked.body.end)
        return await self._info(asked, table)

    # -- records ----------------------------------------------------------------------------------------

    async def record(self, asked: ApiRequest) -> Any:
        table = await self._started(asked)
        check_over(table, self.services.store.now())
        return record_of(table)

    async def verify(self, asked: ApiRequest) -> msgspec.Raw:
        return await self.workers.do(VerifyRecord(asked.body), asked.payer.address)

    async def look_into_record(self, asked: ApiRequest) -> msgspec.Raw:
        job = ShowRecord(asked.body, asked.number("ply", 0) or 0, asked.number("seat"))
        return await self.workers.do(job, asked.payer.address)

    async def keep_record(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        made = await self.workers.do(ImportRecord(asked.body, person), asked.payer.address)
        rows = msgspec.json.decode(made, type=NewRows)
        asked.spend("bytes", rows.log_bytes(), what="log")
        await self.database.call(self.services.store.add_table, rows.table, rows.seats, rows.entries)
        (info,) = await self.tables.infos([str(rows.table.id)], person)
        return info

    # -- the list ------------------------------------------------------------------------------------------

    def endpoints(self) -> tuple[Endpoint, ...]:
        """Everything that can be asked over HTTP."""
        one, lesson = "/api/tables/{id}", "/api/lessons/{game}/{lesson}"
        puzzle = "/api/puzzles/{game}/{puzzle}"
        get, post, put = "GET", "POST", "PUT"
        return (
            Endpoint(get, "/api/games", "The games", self.games, tuple[GameInfo, ...], anybody=True),
            Endpoint(
                get,
                "/api/rules/{game}",
                "The rules by id",
                self.rules,
                RuleBook,
                query=("language",),
                anybody=True,
            ),
            Endpoint(
                get,
                "/api/catalogue/{game}",
                "The components of a game",
                self.catalogue,
                msgspec.Raw,
                query=("parts",),
                anybody=True,
            ),
            Endpoint(
                get,
                "/api/server",
                "What the server tells of itself",
                self.server,
                ServerInfo,
                people_only=True,
            ),
            Endpoint(get, "/api/me", "Who am I", self.me, Me),
            Endpoint(
                "DELETE",
                "/api/me",
                "Delete all of me",
                self.erase,
                None,
                Farewell,
                "password",
                people_only=True,
            ),
            Endpoint(
                get, "/api/me/export", "All of me", self.export, msgspec.Raw, limit="replay", people_only=True
            ),
            Endpoint(get, "/api/me/games", "My finished games", self.my_games, tuple[PlayedGame, ...]),
            Endpoint(get, "/api/turns", "My turns", self.turns, TurnList, people_only=True),
            Endpoint(
                get,
                "/api/events",
                "What happens at my tables",
                self.events,
                TableEvent,
                limit="join",
                media=EVENTS,
            ),
            Endpoint(put, one + "/mute", "Notices of a table", self.mute, None, Mute, "join"),
            Endpoint(get, "/api/notices", "My channels", self.notices, NoticesInfo, people_only=True),
            Endpoint(
                post,
                "/api/notices",
                "Add a channel",
                self.add_channel,
                ChannelInfo,
                NewChannel,
                "notices",
                people_only=True,
            ),
            Endpoint(
                post,
                "/api/notices/confirm",
                "Confirm an e-mail address",
                self.confirm_channel,
                None,
                LinkToken,
                "notices",
                people_only=True,
            ),
            Endpoint(
                post,
                "/api/notices/answer",
                "Answer from a notice",
                self.answer,
                AnswerInfo,
                AnswerToken,
                "move",
                people_only=True,
            ),
            Endpoint(
                post,
                "/api/notices/{channel}/test",
                "Send a test",
                self.test_channel,
                ChannelTested,
                limit="notices",
                people_only=True,
            ),
            Endpoint(
                "DELETE",
                "/api/notices/{channel}",
                "Remove a channel",
                self.remove_channel,
                limit="join",
                people_only=True,
            ),
            Endpoint(get, "/api/session", "Who has come in, if anybody", self.session, Me),
            Endpoint(
                post,
                "/api/session",
                "Come in as a guest",
                self.sign_in,
                Me,
                SignIn,
                "session",
                people_only=True,
            ),
            Endpoint(
                post,
                "/api/account",
                "Open an account",
                self.open_account,
                Me,
                Credentials,
                "password",
                people_only=True,
            ),
            Endpoint(
                put,
                "/api/account",
                "Change it",
                self.change_account,
                Me,
                AccountChange,
                "password",
                people_only=True,
            ),
            Endpoint(
                post, "/api/login", "Log in", self.log_in, Me, Credentials, "password", people_only=True
            ),
            Endpoint(
                post,
                "/api/account/forgot",
                "Forgot my password",
                self.forgot,
                None,
                Forgotten,
                "notices",
                people_only=True,
            ),
            Endpoint(
                post,
                "/api/account/recover",
                "Choose a new password",
                self.recover,
                Me,
                Recovery,
                "password",
                people_only=True,
            ),
            Endpoint(post, "/api/logout", "Log out", self.log_out, people_only=True),
            Endpoint(
                get,
                "/api/sessions",
                "Where I am signed in",
                self.sessions,
                tuple[SessionInfo, ...],
                people_only=True,
            ),
            Endpoint(
                "DELETE",
                "/api/sessions",
                "Log out everywhere",
                self.log_out_everywhere,
                limit="join",
                people_only=True,
            ),
            Endpoint(
                "DELETE",
                "/api/sessions/{session}",
                "Log out there",
                self.end_session,
                limit="join",
                people_only=True,
            ),
            Endpoint(
                get, "/api/bots", "My bot accounts", self.bots, tuple[BotAccount, ...], people_only=True
            ),
            Endpoint(
                post, "/api/bots", "A bot account", self.add_bot, BotToken, NewBot, "bots", people_only=True
            ),
            Endpoint(
                "DELETE",
                "/api/bots/{bot}",
                "Take its token back",
                self.end_bot,
                limit="join",
                people_only=True,
            ),
            Endpoint(get, "/api/lessons", "Lessons", self.lessons, tuple[LessonInfo, ...], anybody=True),
            Endpoint(get, "/api/me/lessons", "My lessons", self.my_lessons, tuple[LessonProgress, ...]),
            Endpoint(
                put,
                "/api/me/lessons",
                "Keep my place in a lesson",
                self.keep_lesson,
                tuple[LessonProgress, ...],
                LessonProgress,
                "join",
            ),
            Endpoint(post, lesson + "/step", "Take a lesson", self.teach, LessonStep, LessonAsked, "lesson"),
            Endpoint(post, lesson + "/plans", "What can be done", self.teach, Plans, LessonAfter, "lesson"),
            Endpoint(post, lesson + "/why", "Why not this", self.teach, WhyNot, LessonWhy, "lesson"),
            Endpoint(
                get,
                "/api/daily",
                "Today's challenge",
                self.daily,
                DailyInfo,
                query=("game",),
                people_only=True,
            ),
            Endpoint(
                post,
                "/api/daily",
                "Play it",
                self.play_daily,
                TableInfo,
                limit="tables",
                query=("game",),
                people_only=True,
            ),
            Endpoint(get, "/api/tables", "Tables", self.list_tables, TableList, query=("scope",)),
            Endpoint(post, "/api/tables", "Make a table", self.create, TableInfo, NewTable, "tables"),
            Endpoint(get, one, "A table", self.table, TableInfo),
            Endpoint("DELETE", one, "Remove the own table", self.remove, limit="join"),
            Endpoint(post, one + "/join", "Take a seat", self.join, TableInfo, Join, "join"),
            Endpoint(post, one + "/leave", "Leave a seat", self.leave, TableInfo, SeatOnly, "join"),
            Endpoint(post, one + "/hold", "A bot for the absent", self.hold, TableInfo, AbsentSeat, "join"),
            Endpoint(post, one + "/return", "Come back", self.come_back, TableInfo, SeatOnly, "join"),
            Endpoint(post, one + "/start", "Start", self.start, TableInfo, limit="join"),
            Endpoint(post, one + "/entropy", "A word for the dice", self.entropy, TableInfo, Entropy, "join"),
            Endpoint(post, one + "/resign", "Give up", self.resign, TableInfo, SeatOnly, "join"),
            Endpoint(post, one + "/abandon", "End an unfinished game", self.abandon, TableInfo, limit="join"),
            Endpoint(post, one + "/rematch", "Play again", self.rematch, TableInfo, Sealed, "tables"),
            Endpoint(post, one + "/decline", "Not now", self.decline, TableInfo, limit="join"),
            Endpoint(post, one + "/ready", "Ready", self.ready, TableInfo, ReadyState, "join"),
            Endpoint(get, one + "/series", "Our games", self.series, Series, limit="replay"),
            Endpoint(
                post,
                one + "/take",
                "Take a bot's seat",
                self.take,
                TableInfo,
                TakeSeat,
                "join",
                people_only=True,
            ),
            Endpoint(
                post,
                one + "/invite",
                "Invite by name",
                self.invite,
                TableInfo,
                InviteByName,
                "notices",
                people_only=True,
            ),
            Endpoint(post, one + "/code", "A short code", self.code, TableCode, limit="join"),
            Endpoint(
                get,
                "/api/codes/{code}",
                "The table of a code",
                self.by_code,
                CodeTarget,
                limit="join",
                people_only=True,
            ),
            Endpoint(get, "/api/lobby", "What goes on", self.lobby, LobbyInfo),
            Endpoint(
                post, "/api/match", "Find a game", self.match, MatchInfo, MatchWish, "match", people_only=True
            ),
            Endpoint(put, "/api/match", "Call me", self.call, None, CallWish, "join", people_only=True),
            Endpoint("DELETE", "/api/match", "Stop looking", self.end_match, limit="join", people_only=True),
            Endpoint(
                get,
                one + "/position",
                "The table now",
                self.position,
                Position,
                query=("since", "version", "seat"),
            ),
            Endpoint(
                get, one + "/replay", "The table then", self.replay, Position, None, "replay", ("ply", "seat")
            ),
            Endpoint(
                get,
                one + "/recap",
                "Since you left",
                self.recap,
                tuple[LogEntry, ...],
                limit="replay",
                query=("since", "seat"),
            ),
            Endpoint(get, one + "/why", "Why not this", self.why, WhyNot, query=("seat", "pick", "after")),
            Endpoint(get, one + "/hint", "The best moves", self.hint, Hints, limit="hint", query=("seat",)),
            Endpoint(
                get, one + "/threats", "Who can answer it", self.threats, Threats, None, "move", ("seat",)
            ),
            Endpoint(
                get, one + "/world", "A possible world", self.world, PossibleWorld, None, "move", ("seat",)
            ),
            Endpoint(post, one + "/move", "Make a move", self.move, Ack, MoveMessage, "move"),
            Endpoint(post, one + "/undo", "Take a move back", self.undo, Ack, UndoMessage, "move"),
            Endpoint(post, one + "/consent", "Answer a request", self.consent, Ack, ConsentMessage, "move"),
            Endpoint(post, one + "/chat", "Say something", self.say, Ack, ChatMessage, "chat"),
            Endpoint(
                post,
                one + "/report",
                "Report a line or a player",
                self.report,
                None,
                NewReport,
                "join",
                people_only=True,
            ),
            Endpoint(get, one + "/orders", "Standing orders", self.orders, OrderList, query=("seat",)),
            Endpoint(put, one + "/orders", "Change orders", self.set_orders, OrderList, Orders, "join"),
            Endpoint(put, one + "/sleep", "Sleeping hours", self.sleep, TableInfo, Sleep, "join"),
            Endpoint(get, one + "/record", "The record of a game", self.record, msgspec.Raw, limit="replay"),
            Endpoint(get, one + "/review", "What decided it", self.review, Part, limit="review"),
            Endpoint(post, one + "/play-on", "Play on from here", self.play_on, TableInfo, PlayOn, "tables"),
            Endpoint(
                get, one + "/exercises", "Try again", self.exercises, ExerciseList, None, "replay", ("seat",)
            ),
            Endpoint(
                post,
                one + "/exercises",
                "Is this better",
                self.answer_exercise,
                Judged,
                ExerciseAnswer,
                "replay",
            ),
            Endpoint(
                get, "/api/puzzles/{game}", "Puzzles", self.puzzles, tuple[PuzzleInfo, ...], anybody=True
            ),
            Endpoint(get, puzzle, "A puzzle", self.puzzle, PuzzleTable, None, "lesson"),
            Endpoint(post, puzzle, "Is this the best", self.puzzle, Judged, PuzzleAnswer, "lesson"),
            Endpoint(get, "/api/me/puzzles", "My puzzles", self.my_puzzles, tuple[PuzzleSolved, ...]),
            Endpoint(
                put,
                "/api/me/puzzles",
                "A puzzle is solved",
                self.keep_puzzle,
                tuple[PuzzleSolved, ...],
                PuzzleSolved,
                "join",
            ),
            Endpoint(
                post,
                "/api/records/verify",
                "Check a record",
                self.verify,
                Verification,
                limit="verify",
                raw=True,
            ),
            Endpoint(
                post,
                "/api/records/replay",
                "Look into a record",
                self.look_into_record,
                RecordMoment,
                limit="replay",
                query=("ply", "seat"),
                raw=True,
            ),
            Endpoint(
                post, "/api/records", "Keep a record", self.keep_record, TableInfo, limit="records", raw=True
            ),
        )


def _game_info(game: Game, chosen: Mapping[str, list[str]]) -> GameInfo:
    tables = game.vocabulary
    return GameInfo(
        game.name,
        game.version,
        game.min_players,
        game.max_players,
        tuple(
            OptionInfo(option.name, tuple(value for value in option.values if value in chosen[option.name]))
            if option.name in chosen
            else OptionInfo(option.name, option.values)
            for option in tables.options
        ),
        tuple(
            PresetInfo(name, dict(values))
            for name, values in tables.presets.items()
            if all(values.get(option) in some for option, some in chosen.items() if option in values)
        ),
        tuple(bot_names()),
        of_game(game.name),
        leanings_of(game.name),
    )
