"""Events: round robins, leagues, Swiss events, knock-outs, arenas, evenings."""

from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, get, post
from starhold.server.wire import EventChange, EventEntry, EventFree, EventInfo, EventList, NewEvent


class EventsApi(Handlers):
    """Events; `/api/events` is the stream of what happens at one's tables."""

    @get("/api/tournaments", "Events")
    async def list_events(self, asked: ApiRequest) -> EventList:
        return await self.services.events.list(asked.person)

    @post("/api/tournaments", "Organise one", NewEvent, "tables", people_only=True)
    async def create_event(self, asked: ApiRequest) -> EventInfo:
        person = asked.signed_in()
        self._check_game(asked.body.game, asked.body.options)
        await self.accounts.name_to_sit(person)
        event = await self.services.events.create(person, asked.body)
        return await self.services.events.info(event, person)

    @get("/api/tournaments/{id}", "An event", query=("invite",))
    async def event(self, asked: ApiRequest) -> EventInfo:
        invite = asked.query.get("invite", "")
        return await self.services.events.info(asked.path["id"], asked.person, invite)

    @post("/api/tournaments/{id}/join", "Take part", EventEntry, "join", people_only=True)
    async def join_event(self, asked: ApiRequest) -> EventInfo:
        person = asked.signed_in()
        await self.accounts.name_to_sit(person)
        me = await self.accounts.me(person)
        await self.services.events.join(asked.path["id"], person, asked.body.invite, me.account)
        return await self.event(asked)

    @post("/api/tournaments/{id}/leave", "Sign off", limit="join", people_only=True)
    async def leave_event(self, asked: ApiRequest) -> None:
        await self.services.events.leave(asked.path["id"], asked.signed_in())

    @post("/api/tournaments/{id}/free", "Next game, or pause", EventFree, "join", people_only=True)
    async def free_in_event(self, asked: ApiRequest) -> EventInfo:
        await self.services.events.free(asked.path["id"], asked.signed_in(), asked.body.free)
        return await self.event(asked)

    @post("/api/tournaments/{id}/change", "Change it", EventChange, "join", people_only=True)
    async def change_event(self, asked: ApiRequest) -> EventInfo:
        await self.services.events.change(asked.path["id"], asked.signed_in(), asked.body)
        return await self.event(asked)
