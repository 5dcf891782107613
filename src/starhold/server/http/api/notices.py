"""A person's turns, what happens at their tables, and the channels that notify them."""

from starhold.server.errors import LinkExpired
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, JsonLines, delete, get, post, put
from starhold.server.viewers.event_stream import EventStream
from starhold.server.wire import (
    AnswerInfo,
    AnswerToken,
    ChannelInfo,
    ChannelTested,
    Holiday,
    HolidayInfo,
    LinkToken,
    Mute,
    NewChannel,
    NoticesInfo,
    TableEvent,
    TurnList,
)

EVENTS = "text/event-stream"


class NoticesApi(Handlers):
    """Turns, events and the channels of notices."""

    @get("/api/turns", "My turns", people_only=True)
    async def turns(self, asked: ApiRequest) -> TurnList:
        return await self.services.turns.list(asked.signed_in())

    @get("/api/events", "What happens at my tables", limit="join", answer=TableEvent, media=EVENTS)
    async def events(self, asked: ApiRequest) -> JsonLines:
        """Send all that happens at the person's tables, as it happens."""
        session = asked.own_session()
        return JsonLines(EventStream(self.tables, session.person, session.key).open(), EVENTS)

    @put("/api/tables/{id}/mute", "Notices of a table", Mute, "join")
    async def mute(self, asked: ApiRequest) -> None:
        table = await self._table(asked)
        self._own_seat(asked, table)
        await self.services.turns.mute(asked.signed_in(), table.id, asked.body.quiet)

    @get("/api/me/holidays", "When I am away", people_only=True)
    async def holidays(self, asked: ApiRequest) -> HolidayInfo:
        return await self.services.holidays.info(asked.signed_in())

    @put("/api/me/holidays", "Say when I am away", Holiday, "tables", people_only=True)
    async def plan_holidays(self, asked: ApiRequest) -> HolidayInfo:
        return await self.services.holidays.plan(asked.signed_in(), asked.body)

    @get("/api/notices", "My channels", people_only=True)
    async def notices(self, asked: ApiRequest) -> NoticesInfo:
        return await self.services.channels.info(asked.signed_in())

    @post("/api/notices", "Add a channel", NewChannel, "notices", people_only=True)
    async def add_channel(self, asked: ApiRequest) -> ChannelInfo:
        return await self.services.channels.add(asked.signed_in(), asked.body)

    @post("/api/notices/confirm", "Confirm an e-mail address", LinkToken, "notices", people_only=True)
    async def confirm_channel(self, asked: ApiRequest) -> None:
        if not await self.services.channels.confirm(asked.body.token):
            raise LinkExpired("the link is not valid any more; ask for another one")

    @post("/api/notices/answer", "Answer from a notice", AnswerToken, "move", people_only=True)
    async def answer(self, asked: ApiRequest) -> AnswerInfo:
        return await self.services.notifier.answers.answer(asked.body.token, asked.body.sure)

    @post("/api/notices/{channel}/test", "Send a test", limit="notices", people_only=True)
    async def test_channel(self, asked: ApiRequest) -> ChannelTested:
        return await self.services.channels.test(asked.signed_in(), asked.path["channel"])

    @delete("/api/notices/{channel}", "Remove a channel", limit="join", people_only=True)
    async def remove_channel(self, asked: ApiRequest) -> None:
        await self.services.channels.remove(asked.signed_in(), asked.path["channel"])
