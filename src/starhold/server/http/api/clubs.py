"""Clubs: founding, entering, hosting and leaving them."""

from starhold.server.errors import NoAccount
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, delete, get, post, put
from starhold.server.wire import ClubDoor, ClubInfo, ClubList, MemberChange, NewClub


class ClubsApi(Handlers):
    """Clubs."""

    @get("/api/clubs", "Clubs", people_only=True)
    async def list_clubs(self, asked: ApiRequest) -> ClubList:
        return await self.services.clubs.list(asked.person)

    @post("/api/clubs", "Found one", NewClub, "tables", people_only=True)
    async def found_club(self, asked: ApiRequest) -> ClubInfo:
        person = asked.signed_in()
        if not (await self.accounts.me(person)).account:
            raise NoAccount("clubs are founded by accounts")
        club = await self.services.clubs.found(person, asked.body)
        return await self.services.clubs.info(club, person)

    @get("/api/clubs/{id}", "A club", query=("invite",), people_only=True)
    async def club(self, asked: ApiRequest) -> ClubInfo:
        invite = asked.query.get("invite", "")
        return await self.services.clubs.info(asked.path["id"], asked.person, invite)

    @put("/api/clubs/{id}", "Change it", NewClub, "join", people_only=True)
    async def change_club(self, asked: ApiRequest) -> ClubInfo:
        await self.services.clubs.change(asked.path["id"], asked.signed_in(), asked.body)
        return await self.club(asked)

    @delete("/api/clubs/{id}", "Close it", limit="join", people_only=True)
    async def close_club(self, asked: ApiRequest) -> None:
        await self.services.clubs.close(asked.path["id"], asked.signed_in())

    @post("/api/clubs/{id}/join", "Enter, or ask to", ClubDoor, "join", people_only=True)
    async def join_club(self, asked: ApiRequest) -> ClubInfo:
        person = asked.signed_in()
        await self.accounts.name_to_sit(person)
        await self.services.clubs.join(asked.path["id"], person, asked.body.invite)
        return await self.services.clubs.info(asked.path["id"], person, asked.body.invite)

    @post("/api/clubs/{id}/leave", "Leave it", limit="join", people_only=True)
    async def leave_club(self, asked: ApiRequest) -> None:
        await self.services.clubs.leave(asked.path["id"], asked.signed_in())

    @post("/api/clubs/{id}/member", "Let in, name a host, remove", MemberChange, "join", people_only=True)
    async def change_member(self, asked: ApiRequest) -> ClubInfo:
        await self.services.clubs.member(asked.path["id"], asked.signed_in(), asked.body)
        return await self.club(asked)
