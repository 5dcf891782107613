"""Ratings as they are shown: of a table, of a person, and of all players of a game."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select

from starhold.kernel import registry
from starhold.kernel.words import Line, Number, PlayerName, Word
from starhold.server.errors import NoSuchPerson
from starhold.server.ratings.faces import faces_of
from starhold.server.ratings.model import (
    LEAST_GAMES,
    REST_SECONDS,
    START,
    Change,
    Known,
    Rating,
    chance,
    rested,
    score,
    sure,
    tens,
)
from starhold.server.store import ratings as stored
from starhold.server.store.ratings import CountedGame, StoredRating
from starhold.server.store.schema import people, rated_games
from starhold.server.wire import (
    GameRanking,
    GameRating,
    PersonRatings,
    RankRow,
    RatingInfo,
    RatingPoint,
    SeatRating,
    TableRatings,
)

if TYPE_CHECKING:
    from starhold.server.store.database import Database
    from starhold.server.tables.table import Table

#: people of a ranking that are listed from the top, and on each side of the person who asks
TOP: Final = 50
AROUND: Final = 3
#: points of a history that are sent
MOST_POINTS: Final = 200
MONTH: Final = 30 * 86400.0


class Ratings:
    """Reads ratings, and lets operators take a game out of them."""

    def __init__(self, database: "Database") -> None:
        self.database = database
        self.store = database.store

    async def of_table(self, table: "Table", viewer: str | None) -> TableRatings:
        """Return the ratings of a table's players, and what its game has changed."""
        return await self.database.call(self._of_table, table, viewer)

    async def of_person(self, name: str, viewer: str | None) -> PersonRatings:
        """Return the ratings of an account; raise `NoSuchPerson`."""
        return await self.database.call(self._of_person, name, viewer)

    async def ranking(
        self, game: str, viewer: str | None, among: Collection[str] | None = None
    ) -> GameRanking:
        """Return the ranking of a game, of everybody or `among` some people."""
        return await self.database.call(self._ranking, registry.game(game).name, viewer, among)

    async def void(self, table_id: str, reason: str) -> str | None:
        """Void a game and work the ratings out again; return the game's name, None if it did not count."""

        def work() -> str | None:
            with self.store.write() as connection:
                return stored.void(connection, table_id, reason)

        return await self.database.call(work)

    # -- a table ------------------------------------------------------------------------------

    def _of_table(self, table: "Table", viewer: str | None) -> TableRatings:
        game = table.game.name
        with self.store.read() as connection:
            here = stored.counted_games(connection, rated_games.c.table_id == table.id)
            persons = {seat.person for seat in table.seats if seat.kind == "human" and seat.person}
            seen = {one for one in persons if one == viewer} | _listed(connection, persons)
            known = {one.person: one for one in stored.of_people(connection, seen)}
            by_person = stored.of_people(connection, seen, game)
            mine = {one.person: one for one in by_person}
            ended = {seat.seat: seat for seat in here[0].seats} if here else {}
            rows = []
            for seat in table.seats:
                if seat.kind == "bot" and seat.bot in faces_of(game):
                    after = ended.get(seat.seat)
                    place = 0 if after is None else after.place
                    rows.append(SeatRating(seat.seat, _face(game, seat.bot), place=place))
                elif seat.kind == "human" and seat.person in seen:
                    numbers = [one.player for one in known.values() if one.person == seat.person]
                    finished, begun = stored.finished(connection, numbers)
                    row = SeatRating(seat.seat, self._now(game, mine.get(seat.person)), finished, begun)
                    own = mine.get(seat.person)
                    if here and own is not None:
                        games = stored.games_until(connection, own.player, here[0].number)
                        row = _after(here[0], row, own.player, games)
                    rows.append(row)
        state = "" if not here else here[0].state or "counted"
        reason = here[0].reason if here else ""
        return TableRatings(table.rated, tuple(rows), state, reason)  # type: ignore[arg-type]

    def _now(self, game: str, mine: StoredRating | None) -> RatingInfo:
        known = Known(START, 0, 0.0) if mine is None else mine.known
        return _info(game, _aged(known, self.store.now()), known.games)

    # -- a person -----------------------------------------------------------------------------

    def _of_person(self, name: str, viewer: str | None) -> PersonRatings:
        with self.store.read() as connection:
            who = select(people.c.id, people.c.name).where(people.c.login == name.casefold())
            found = connection.execute(who).first()
            if found is None:
                raise NoSuchPerson(f"nobody has the name {name!r}", person=name[:64])
            if found.id != viewer and found.id not in _listed(connection, [found.id]):
                return PersonRatings(found.name, hidden=True)
            mine = stored.of_people(connection, [found.id])
            told = tuple(self._of_game(connection, one) for one in mine if one.known.games)
            finished, begun = stored.finished(connection, [one.player for one in mine])
        return PersonRatings(found.name, False, told, finished, begun)

    def _of_game(self, connection: Connection, mine: StoredRating) -> GameRating:
        now, game = self.store.now(), mine.game
        rating = _aged(mine.known, now)
        ranked = self._ranked(connection, game, now)
        place = next((n for n, one in enumerate(ranked, start=1) if one.person == mine.person), 0)
        past = stored.history(connection, mine.player)
        step = max(1, -(-len(past) // MOST_POINTS))
        # The newest is always among them.
        kept = past[::-1][::step][::-1] if len(past) >= LEAST_GAMES else []
        month = _months(connection, [mine], now)
        return GameRating(
            game,
            _info(game, rating, mine.known.games),
            place,
            len(ranked),
            month.get(mine.player),
            tuple(RatingPoint(one.at, round(one.rating.points), round(one.rating.half)) for one in kept),
        )

    # -- everybody ----------------------------------------------------------------------------

    def _ranked(self, connection: Connection, game: str, now: float) -> list[StoredRating]:
        """Return the ratings in a ranking, in its order: by the low ends of their ranges."""
        found = stored.of_game(connection, game, LEAST_GAMES, now - REST_SECONDS)
        seen = _listed(connection, [one.person for one in found])

        def order(one: StoredRating) -> tuple[float, str]:
            rating = _aged(one.known, now)
            return rating.half - rating.points, one.player

        return sorted((one for one in found if one.person in seen), key=order)

    def _ranking(self, game: str, viewer: str | None, among: Collection[str] | None) -> GameRanking:
        with self.store.read() as connection:
            now = self.store.now()
            ranked = self._ranked(connection, game, now)
            if among is not None:
                ranked = [one for one in ranked if one.person in among]
            own = next((n for n, one in enumerate(ranked) if one.person == viewer), None)
            shown = [
                (place, one)
                for place, one in enumerate(ranked)
                if place < TOP or (own is not None and abs(place - own) <= AROUND)
            ]
            names = _names(connection, [one.person for _, one in shown])
            month = _months(connection, [one for _, one in shown], now)
            rows = [
                RankRow(
                    names[one.person].name,
                    _info(game, _aged(one.known, now), one.known.games),
                    place + 1,
                    month=month.get(one.player),
                    me=one.person == viewer,
                    face=names[one.person].face,
                )
                for place, one in shown
            ]
            mine, listed = None, True
            if viewer is not None and _accounts(connection, [viewer]):
                known = next(iter(stored.of_people(connection, [viewer], game)), None)
                mine, listed = self._now(game, known), viewer in _listed(connection, [viewer])
        rows += [RankRow("", _face(game, face), bot=face) for face in faces_of(game)]
        rows.sort(key=lambda row: (row.rating.half - row.rating.points, row.place))
        return GameRanking(game, tuple(rows), len(ranked), mine, listed)


def _aged(known: Known, now: float) -> Rating:
    return rested(known.rating, now - known.last) if known.games else known.rating


def _info(game: str, rating: Rating, games: int) -> RatingInfo:
    how = sure(rating, games)
    if how == "none":
        return RatingInfo(how, games)
    low, high = tens(rating.points - rating.half), tens(rating.points + rating.half)
    faces = faces_of(game)
    below = [face for face, its in faces.items() if its.points <= low]
    above = [face for face, its in faces.items() if its.points >= high]
    return RatingInfo(
        how,
        games,
        round(rating.points),
        low,
        high,
        round(rating.half),
        max(below, key=lambda face: faces[face].points, default=""),
        min(above, key=lambda face: faces[face].points, default=""),
    )


def _face(game: str, face: str) -> RatingInfo:
    """Return the rating of a face, as it was measured."""
    rating = faces_of(game)[face]
    low, high = round(rating.points - rating.half), round(rating.points + rating.half)
    return RatingInfo("number", 0, round(rating.points), low, high, round(rating.half))


def _listed(connection: Connection, persons: Iterable[str]) -> set[str]:
    """Return which of these people let others see their ratings."""
    query = select(people.c.id).where(people.c.id.in_(list(persons)), people.c.ranking)
    return set(connection.execute(query).scalars())


def _accounts(connection: Connection, persons: Iterable[str]) -> set[str]:
    query = select(people.c.id).where(people.c.id.in_(list(persons)), people.c.login.is_not(None))
    return set(connection.execute(query).scalars())


def _names(connection: Connection, persons: Sequence[str]) -> dict[str, Any]:
    """Return the names and faces of these people."""
    query = select(people.c.id, people.c.name, people.c.face).where(people.c.id.in_(persons))
    return {row.id: row for row in connection.execute(query)}


def _months(connection: Connection, those: Sequence[StoredRating], now: float) -> Mapping[str, int]:
    """Return by player what the last 30 days have changed, for those who were rated before them."""
    before = stored.then(connection, [one.player for one in those], now - MONTH)
    return {
        one.player: round(one.known.rating.points) - round(before[one.player].points)
        for one in those
        if one.player in before
    }


# -- what a game changed ---------------------------------------------------------------------------------


def _after(game: CountedGame, row: SeatRating, player: str, games: int) -> SeatRating:
    """Return a seat's rating with what a game that has ended changed there, and why.

    `games` that count had its player played with this one.
    """
    seat = next((one for one in game.seats if one.player == player), None)
    if seat is None:
        return row
    before, after = seat.change
    return SeatRating(
        row.seat,
        _info(game.game, after, games),
        row.finished,
        row.begun,
        seat.place,
        seat.gone,
        _info(game.game, before, games - (not game.state)),
        0 if game.state else round(after.points) - round(before.points),
        why(game, row.seat),
    )


def why(game: CountedGame, seat: int) -> Line:
    """Return one sentence that explains a change: who left, or the pair that surprised most."""
    if game.state:
        return Line(f"rating-why-{game.state}")
    mine = next(one for one in game.seats if one.seat == seat)
    if mine.gone:
        return Line("rating-why-left")
    others = [one for one in game.seats if one.seat != seat]

    def surprise(change: Change, place: int) -> float:
        return score(mine.place, place) - chance(mine.change.before, change.before)

    other = max(others, key=lambda one: abs(surprise(one.change, one.place)))
    percent = round(100 * chance(mine.change.before, other.change.before))
    kind = "ahead" if mine.place < other.place else "behind" if mine.place > other.place else "drew"
    words: dict[str, Word] = {"player": PlayerName(other.seat), "chance": Number(min(max(percent, 1), 99))}
    return Line(f"rating-why-{kind}", words)
