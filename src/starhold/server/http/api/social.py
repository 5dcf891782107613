"""Other people: friends, follow, block, search, reminders, and what came of reports."""

from starhold.server.errors import NoSuchPerson
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, delete, get, post, put
from starhold.server.store.rows import BLOCK, FOLLOW
from starhold.server.wire import (
    OtherSeat,
    PeopleList,
    PersonInfo,
    PersonReport,
    ReportAnswer,
    Whom,
)


class SocialApi(Handlers):
    """Other people."""

    @get("/api/people", "My people", people_only=True)
    async def people(self, asked: ApiRequest) -> PeopleList:
        return await self.services.friends.people(asked.signed_in())

    @get("/api/people/search", "Find somebody", limit="search", query=("q",), people_only=True)
    async def search(self, asked: ApiRequest) -> tuple[PersonInfo, ...]:
        return await self.services.friends.search(asked.signed_in(), asked.query.get("q", "")[:24])

    @get("/api/tables/{id}/people", "The others at a table", people_only=True)
    async def at_table(self, asked: ApiRequest) -> dict[int, PersonInfo]:
        person = asked.signed_in()
        return await self.services.friends.at(await self._table(asked), person)

    @put("/api/follows", "Follow somebody", Whom, "join", people_only=True)
    async def follow(self, asked: ApiRequest) -> None:
        await self.services.friends.follow(asked.signed_in(), await self._whom(asked))

    @delete("/api/follows/{person}", "Follow no longer", limit="join", people_only=True)
    async def unfollow(self, asked: ApiRequest) -> None:
        await self.services.friends.untie(asked.signed_in(), asked.path["person"], FOLLOW)

    @get("/api/blocks", "Whom I have blocked", people_only=True)
    async def blocked(self, asked: ApiRequest) -> tuple[PersonInfo, ...]:
        return await self.services.friends.blocked(asked.signed_in())

    @put("/api/blocks", "Block somebody", Whom, "join", people_only=True)
    async def block(self, asked: ApiRequest) -> None:
        await self.services.friends.block(asked.signed_in(), await self._whom(asked))

    @delete("/api/blocks/{person}", "Block no longer", limit="join", people_only=True)
    async def unblock(self, asked: ApiRequest) -> None:
        await self.services.friends.untie(asked.signed_in(), asked.path["person"], BLOCK)

    @post("/api/tables/{id}/nudge", "Remind a friend", OtherSeat, "notices", people_only=True)
    async def nudge(self, asked: ApiRequest) -> None:
        person = asked.signed_in()
        await self.services.friends.nudge(await self._table(asked), person, asked.body.seat)

    @get("/api/reports", "What came of my reports", people_only=True)
    async def answers(self, asked: ApiRequest) -> tuple[ReportAnswer, ...]:
        return await self.services.operators.answers(asked.signed_in())

    @post("/api/reports", "Report somebody", PersonReport, "join", people_only=True)
    async def report(self, asked: ApiRequest) -> None:
        await self.services.operators.report_person(asked.signed_in(), asked.body)

    @delete("/api/reports/{report}", "I have read the answer", limit="join", people_only=True)
    async def heard(self, asked: ApiRequest) -> None:
        await self.services.operators.hear_answer(asked.signed_in(), asked.path["report"])

    async def _whom(self, asked: ApiRequest) -> str:
        """Return the person that a request means; raise `NoSuchPerson`."""
        whom: Whom = asked.body
        person = whom.person
        if whom.table:
            me = asked.signed_in()
            table = await self.tables.table_for(whom.table, me, whom.invite)
            if whom.line is not None:
                person = (await self.services.operators.line(table, me, whom.line)).person
            elif whom.seat is not None and 0 <= whom.seat < len(table.seats):
                person = table.seats[whom.seat].person or ""
        if not person:
            raise NoSuchPerson("there is no such person", person="")
        return person
