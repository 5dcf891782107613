"""Finding people to play with: the lobby, quick matches, invitations, codes, bots' seats."""

from starhold.kernel import registry
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, delete, get, post, put
from starhold.server.tables.access import own_seats
from starhold.server.wire import (
    CallWish,
    CodeTarget,
    InviteByName,
    LobbyInfo,
    MatchInfo,
    MatchWish,
    SeatOnly,
    TableCode,
    TableInfo,
)


class MatchingApi(Handlers):
    """Finding people to play with."""

    @get("/api/lobby", "What goes on")
    async def lobby(self, asked: ApiRequest) -> LobbyInfo:
        return await self.services.matching.lobby(asked.person)

    @post("/api/match", "Find a game", MatchWish, "match", people_only=True)
    async def match(self, asked: ApiRequest) -> MatchInfo:
        """Look for a game; a person who is not seated yet asks again."""
        person = asked.signed_in()
        self._check_game(asked.body.game, registry.game(asked.body.game).complete({}, None))
        name = await self.accounts.name_to_sit(person)

        async def pay() -> None:
            if asked.body.pace == "turns":
                await self._offer(asked, person)
            asked.spend("tables")

        return await self.services.matching.look(person, name, asked.body, pay)

    @put("/api/match", "Call me", CallWish, "join", people_only=True)
    async def call(self, asked: ApiRequest) -> None:
        body = asked.body
        wish = MatchWish(body.game, body.players, body.pace, body.rated)
        await self.services.matching.call(asked.signed_in(), wish, body.hours)

    @delete("/api/match", "Stop looking", limit="join", people_only=True)
    async def end_match(self, asked: ApiRequest) -> None:
        await self.services.matching.cancel(asked.signed_in())

    @post("/api/tables/{id}/take", "Take a bot's seat", SeatOnly, "join", people_only=True)
    async def take(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        table = await self._table(asked)
        name = await self.accounts.name_to_sit(person)
        await self.seating.take_over(table, person, name, asked.body.seat)
        return await self._info(asked, table)

    @post("/api/tables/{id}/invite", "Invite by name", InviteByName, "notices")
    async def invite(self, asked: ApiRequest) -> TableInfo:
        """Keep an open seat for an account, or for a bot account: by its name, or as `Owner/Name`."""
        table = await self._table(asked)
        await self.seating.invite(table, asked.signed_in(), asked.body.name)
        return await self._info(asked, table)

    @post("/api/tables/{id}/code", "A short code", limit="join")
    async def code(self, asked: ApiRequest) -> TableCode:
        table = await self._table(asked)
        own_seats(table, asked.signed_in())
        return TableCode(await self.services.matching.code(table))

    @get("/api/codes/{code}", "The table of a code", limit="join", people_only=True)
    async def by_code(self, asked: ApiRequest) -> CodeTarget:
        table = await self.services.matching.table_of(asked.path["code"], asked.person)
        return CodeTarget(table.id, table.invite)
