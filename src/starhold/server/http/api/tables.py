"""Tables: making them, sitting down, starting, resigning, playing again; the daily challenge."""

from starhold.kernel import registry
from starhold.server.errors import BadRequest
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, delete, get, post, put
from starhold.server.store.rows import OVER
from starhold.server.tables.access import own_seats
from starhold.server.tables.clock import MOST_SLEEP
from starhold.server.tables.orders import kinds_of
from starhold.server.tables.seats import is_character
from starhold.server.wire import (
    DailyInfo,
    Entropy,
    Join,
    NewTable,
    OrderList,
    Orders,
    OtherSeat,
    ReadyState,
    Sealed,
    SeatOnly,
    Series,
    Sleep,
    TableInfo,
    TableList,
)

LISTED = 50


class TablesApi(Handlers):
    """Tables and who sits at them."""

    @get("/api/tables", "Tables", query=("scope",))
    async def list_tables(self, asked: ApiRequest) -> TableList:
        scope = asked.query.get("scope", "open")
        store = self.services.store
        if scope == "open":
            ids = await self.database.call(store.list_open, LISTED, asked.person)
        elif scope in ("mine", "finished"):
            statuses = ("open", "starting", "running") if scope == "mine" else OVER
            ids = await self.database.call(store.list_of, asked.signed_in(), statuses, LISTED)
        else:
            raise BadRequest("scope must be open, mine or finished", field="scope")
        return TableList(tuple(await self.tables.infos(ids, asked.person)))

    @post("/api/tables", "Make a table", NewTable, "tables")
    async def create(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        game = registry.game(asked.body.game)
        self._check_game(game.name, game.complete(asked.body.options, asked.body.preset or None))
        # What bots are called is nobody's name, even where an account has the same.
        beside = [plan.name for plan in asked.body.seats if plan.name and not is_character(plan)]
        name = await self.accounts.name_to_sit(person, beside)
        if asked.body.club:
            if asked.body.public:
                raise BadRequest("a club's table is not public", field="public")
            await self.services.clubs.check_member(asked.body.club, person)
        if asked.body.public:
            await self._offer(asked, person)
        table = await self.seating.create(person, name, asked.body)
        return await self._info(asked, table)

    @get("/api/tables/{id}", "A table")
    async def table(self, asked: ApiRequest) -> TableInfo:
        return await self._info(asked, await self._table(asked))

    @delete("/api/tables/{id}", "Remove the own table", limit="join")
    async def remove(self, asked: ApiRequest) -> None:
        await self.seating.remove(await self._table(asked), asked.signed_in())

    @post("/api/tables/{id}/join", "Take a seat", Join, "join")
    async def join(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        # Whether the person may sit down is asked there, with the link that they bring.
        table = await self.tables.table_for(asked.path["id"], person, None)
        name = await self.accounts.name_to_sit(person)
        await self.seating.join(table, person, name, asked.body)
        return await self._info(asked, table)

    @post("/api/tables/{id}/leave", "Leave a seat", SeatOnly, "join")
    async def leave(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.leave(table, asked.signed_in(), asked.body.seat)
        return await self._info(asked, table)

    @post("/api/tables/{id}/hold", "A bot for the absent", OtherSeat, "join")
    async def hold(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.hold(table, asked.signed_in(), asked.body.seat)
        return await self._info(asked, table)

    @post("/api/tables/{id}/return", "Come back", SeatOnly, "join")
    async def come_back(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.come_back(table, asked.signed_in(), asked.body.seat)
        return await self._info(asked, table)

    @post("/api/tables/{id}/start", "Start", limit="join")
    async def start(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.start(table, asked.signed_in())
        return await self._info(asked, table)

    @post("/api/tables/{id}/entropy", "A word for the dice", Entropy, "join")
    async def entropy(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.entropy(table, asked.signed_in(), asked.body)
        return await self._info(asked, table)

    @post("/api/tables/{id}/resign", "Give up", SeatOnly, "join")
    async def resign(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.resign(table, asked.signed_in(), asked.body.seat)
        return await self._info(asked, table)

    @post("/api/tables/{id}/abandon", "End an unfinished game", limit="join")
    async def abandon(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.abandon(table, asked.signed_in())
        return await self._info(asked, table)

    @post("/api/tables/{id}/rematch", "Play again", Sealed, "tables")
    async def rematch(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        table = await self._table(asked)
        name = await self.accounts.name_to_sit(person)
        if table.public and not table.rematch:
            await self._offer(asked, person)
        new = await self.seating.rematch(table, person, name, asked.body.seal)
        return await self._info(asked, new)

    @post("/api/tables/{id}/decline", "Not now", limit="join")
    async def decline(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.decline(table, asked.signed_in())
        return await self._info(asked, table)

    @post("/api/tables/{id}/ready", "Ready", ReadyState, "join")
    async def ready(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.ready(table, asked.signed_in(), asked.body.state)
        return await self._info(asked, table)

    @get("/api/tables/{id}/series", "Our games", limit="replay")
    async def series(self, asked: ApiRequest) -> Series:
        table = await self._table(asked)
        own_seats(table, asked.signed_in())
        return Series(*await self.seating.series(table))

    @get("/api/tables/{id}/orders", "Standing orders", query=("seat",))
    async def orders(self, asked: ApiRequest) -> OrderList:
        table = await self._table(asked)
        seat = self._own_seat(asked, table)
        orders = Orders(seat, table.seats[seat].orders)
        return OrderList(kinds_of(table.game), orders, Sleep(*table.hours_of(seat)), MOST_SLEEP)

    @put("/api/tables/{id}/orders", "Change orders", Orders, "join")
    async def set_orders(self, asked: ApiRequest) -> OrderList:
        table = await self._table(asked)
        await self.seating.set_orders(table, asked.signed_in(), asked.body.seat, asked.body.orders)
        return await self.orders(asked)

    @put("/api/tables/{id}/sleep", "Sleeping hours", Sleep, "join")
    async def sleep(self, asked: ApiRequest) -> TableInfo:
        table = await self._table(asked)
        await self.seating.set_sleep(table, asked.signed_in(), asked.body.start, asked.body.end)
        return await self._info(asked, table)

    @get("/api/daily", "Today's challenge", query=("game",), people_only=True)
    async def daily(self, asked: ApiRequest) -> DailyInfo:
        return await self.services.daily.info(asked.signed_in(), asked.query.get("game", ""))

    @post("/api/daily", "Play it", limit="tables", query=("game",), people_only=True)
    async def play_daily(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        name = await self.accounts.name_to_sit(person)
        return await self._info(
            asked, await self.services.daily.play(person, name, asked.query.get("game", ""))
        )
