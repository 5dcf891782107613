"""Ratings: of a table, of a person, of all who play a game; casual or rated."""

from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, get, post
from starhold.server.wire import GameRanking, PersonRatings, RatedWish, TableInfo, TableRatings


class RatingsApi(Handlers):
    """Ratings and who sees them."""

    @get("/api/ratings/{game}", "The ranking of a game", limit="replay", query=("club", "friends"))
    async def ranking(self, asked: ApiRequest) -> GameRanking:
        """Return the ranking of everybody, of a club of the person's, or of them and their friends."""
        among: set[str] | None = None
        if asked.query.get("friends", ""):
            among = await self.services.friends.around(asked.signed_in())
        elif club := asked.query.get("club", ""):
            among = await self.services.clubs.people_of(club, asked.signed_in())
        return await self.services.ratings.ranking(asked.path["game"], asked.person, among)

    @get("/api/people/{name}/ratings", "A person's ratings", limit="replay")
    async def of_person(self, asked: ApiRequest) -> PersonRatings:
        return await self.services.ratings.of_person(asked.path["name"], asked.person)

    @get("/api/tables/{id}/ratings", "The ratings at a table", limit="replay")
    async def of_table(self, asked: ApiRequest) -> TableRatings:
        return await self.services.ratings.of_table(await self._table(asked), asked.person)

    @post("/api/tables/{id}/rated", "Casual or rated", RatedWish, "join", people_only=True)
    async def rate(self, asked: ApiRequest) -> TableInfo:
        """Make a table casual, or wish that it is rated: it is once all who sit there wish so."""
        table = await self._table(asked)
        await self.seating.rate(table, asked.signed_in(), asked.body.rated)
        return await self._info(asked, table)
