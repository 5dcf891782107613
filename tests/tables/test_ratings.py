"""Ratings: a fold over finished games, counted once in the transaction that ends them; and the rules."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from openskill.models import BradleyTerryFull
from sqlalchemy import literal, select

from starhold.kernel.game import Game
from starhold.server.errors import NeedsAccount, NotInvited, NotRated, RatedGoesOn
from starhold.server.people.operators import Operator, Request
from starhold.server.ratings import rules
from starhold.server.ratings.faces import faces_of
from starhold.server.ratings.model import (
    BETA,
    DAY,
    LEAST_GAMES,
    MET,
    START,
    Entrant,
    RatedGame,
    Rating,
    fold,
    rate,
)
from starhold.server.services import Services
from starhold.server.store import ratings as stored
from starhold.server.store.rows import Append, Conflict
from starhold.server.store.schema import rated_games, rated_seats
from starhold.server.store.schema import ratings as ratings_table
from starhold.server.store.store import Store
from starhold.server.store.uptime import beat
from starhold.server.tables.table import Table
from starhold.server.wire import ClockPlan, Join, MatchWish, NewTable, SeatPlan, Shown
from tests.apart import run_apart
from tests.services import postgres
from tests.tables.conftest import Scene, Time

CLOCK = ClockPlan("bank", 600, 5)


# -- the model ------------------------------------------------------------------------------------


def test_the_model_is_openskills_bradley_terry_full() -> None:
    theirs = BradleyTerryFull(beta=BETA, tau=0.0)
    draw = random.Random(3)
    for seats in (2, 3, 4, 5):
        before = [Rating(draw.uniform(15, 35), draw.uniform(1, 6.25)) for _ in range(seats)]
        places = [draw.randint(1, seats) for _ in range(seats)]
        teams = [[theirs.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        found = theirs.rate(teams, ranks=[float(place) for place in places])
        for mine, (their,) in zip(rate(before, places), found, strict=True):
            assert mine == pytest.approx((their.mu, their.sigma))


def test_the_faces_stand_in_the_order_of_the_arena_and_never_move() -> None:
    for game in ("galaxies", "kingdoms", "roll"):
        faces = faces_of(game)
        assert faces["lira"].points == 1000
        points = [rating.points for rating in faces.values()]
        assert points == sorted(points)
        assert len(points) >= 6
    lira = faces_of("galaxies")["lira"]
    _, (changes,) = fold([RatedGame(0.0, (Entrant("ann", None, 1), Entrant("", lira, 2)))])
    assert changes[0].after.mu > START.mu
    assert changes[1].after == lira


def test_a_leaver_is_last_and_the_others_are_rated_as_if_he_had_finished_last() -> None:
    def after(places: list[int]) -> list[Rating]:
        seats = tuple(Entrant(name, None, place) for name, place in zip("abc", places, strict=True))
        return [change.after for change in fold([RatedGame(0.0, seats)])[1][0]]

    left = {0: rules.Left(7, 3)}
    people = [_Sitting(n) for n in range(3)]
    told = rules.ending("galaxies", people, [1, 2, 3], left)
    assert [seat.place for seat in told.seats] == [3, 1, 2]
    assert told.seats[0].gone
    assert not told.state
    assert after([3, 1, 2]) == after([seat.place for seat in told.seats])
    two = rules.ending("galaxies", people, [1, 2, 3], {0: rules.Left(9, 3), 1: rules.Left(7, 2)})
    assert [seat.place for seat in two.seats] == [2, 3, 1], "the first to leave is last, who stays is first"
    early = rules.ending("galaxies", people, [1, 2, 3], {0: rules.Left(2, 1)})
    assert early.state == "early"
    alone = [_Sitting(0), _Sitting(1, "lira")]
    assert rules.ending("galaxies", alone, [1, 2], {0: rules.Left(2, 1)}).state == "", "bots don't mind"


class _Sitting:
    def __init__(self, seat: int, bot: str = "") -> None:
        self.seat, self.bot = seat, bot
        self.kind, self.person = ("bot", None) if bot else ("human", f"p{seat}")


def test_a_pair_that_meets_too_often_counts_half_and_rest_makes_less_sure() -> None:
    one = (Entrant("ann", None, 1), Entrant("ben", None, 1))
    _, changes = fold([RatedGame(float(n), one) for n in range(MET + 1)])
    steps = [change[0].before.sigma - change[0].after.sigma for change in changes]
    assert steps[MET] < 0.6 * steps[MET - 1], "the eleventh"
    known, _ = fold([RatedGame(float(n), one) for n in range(MET)])
    _, later = fold([*(RatedGame(float(n), one) for n in range(MET)), RatedGame(8 * DAY, one)])
    assert later[-1][0].before.sigma > known["ann"].rating.sigma
    assert later[-1][0].before.sigma - later[-1][0].after.sigma > steps[MET]
    assert fold([RatedGame(0.0, one, counts=False)])[0] == {}


# -- at a table -----------------------------------------------------------------------------------


async def come(services: Services, *people: str) -> None:
    """Accounts; a name in lower case belongs to a guest."""
    for person in people:
        await services.database.call(services.accounts.people.add_guest, person.lower(), person)
        if person[0].isupper():
            store = services.accounts.people
            await services.database.call(store.rename, person.lower(), person, account=True)
            await services.database.call(store.show, person.lower(), Shown(ranking=True))


async def rated(services: Services, *people: str, clock: ClockPlan = CLOCK) -> Table:
    """A rated table of the toy at which these people sit."""
    seats = (SeatPlan("me"), *(SeatPlan("open") for _ in people[1:]))
    wanted = NewTable("lantern", seats, clock=clock, public=True, rated=True)
    table = await services.seating.create(people[0].lower(), people[0], wanted)
    for person in people[1:]:
        await services.seating.join(table, person.lower(), person, Join())
    return table


async def play_out(services: Services, table: Table) -> None:
    while table.status == "running":
        seat = table.waiting()[0]
        await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")


def rows(services: Services) -> dict[str, tuple[float, float, int]]:
    with services.store.read() as connection:
        found = connection.execute(select(ratings_table)).all()
    return {row.person: (row.mu, row.sigma, row.games) for row in found}


def test_a_finished_game_counts_once_and_counted_anew_it_gives_the_same(
    play: Callable[[Scene], None],
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "Ada", "Ben", "Eve")
        for n in range(LEAST_GAMES + 1):
            table = await rated(services, *(("Ada", "Ben", "Eve") if n % 2 else ("Ben", "Ada")))
            assert (table.status, table.rated) == ("running", True)
            before = await services.ratings.of_table(table, "ada")
            assert before.rated
            assert not before.state
            await play_out(services, table)
        told = await services.ratings.of_table(table, "ada")
        assert told.state == "counted"
        assert len(told.seats) == 3
        ada = told.seats[0]
        assert ada.before is not None
        assert ada.why is not None
        assert ada.why.key.startswith("rating-why-")
        assert (ada.rating.games, ada.rating.sure, ada.before.games) == (6, "range", 5)
        assert ada.rating.points - ada.before.points == ada.change != 0
        kept = rows(services)
        assert {person: games for person, (_, _, games) in kept.items()} == {"ada": 6, "ben": 6, "eve": 3}
        with services.store.write() as connection:
            assert stored.recount(connection, "lantern") == (6, 0), "the same numbers"
        ranking = await services.ratings.ranking("lantern", "ada")
        assert ranking.people == 2, "Eve has too few games"
        assert sorted(row.name for row in ranking.rows) == ["Ada", "Ben"]
        assert [row.me for row in ranking.rows].count(True) == 1
        # Among friends: Ben follows back.
        for friends, names in (((), ["Ada"]), (("ada", "ben"), ["Ada", "Ben"])):
            for one in friends:
                await services.friends.follow(one, "ben" if one == "ada" else "ada")
            among = await services.friends.around("ada")
            rows_among = (await services.ratings.ranking("lantern", "ada", among)).rows
            assert sorted(row.name for row in rows_among) == names
        # Who hides their rating is seen by themselves alone.
        services.accounts.people.show("ben", Shown(ranking=False))
        hidden = await services.ratings.ranking("lantern", "ada")
        assert (hidden.people, len(hidden.rows)) == (1, 1)
        assert (await services.ratings.of_person("Ben", "ada")).hidden
        assert not (await services.ratings.of_person("Ben", "ben")).hidden
        assert [seat.seat for seat in (await services.ratings.of_table(table, "ada")).seats] == [0, 2]
        services.accounts.people.show("ben", Shown(ranking=True))
        hers = await services.ratings.of_person("Ada", None)
        assert (hers.finished, hers.begun) == (6, 6)
        assert len(hers.ratings[0].history) == 6
        assert hers.ratings[0].among == 2
        # An operator takes the third game out: as if it had never been.
        with services.store.read() as connection:
            third = stored.counted_games(connection, rated_games.c.number == 3)[0]
        who = Operator("boss", "operator")
        await services.operators.do(who, "void-rating", Request(third.table_id, reason="shared a seat"))
        assert rows(services)["ada"][2] == 5
        with services.store.write() as connection:
            assert stored.recount(connection, "lantern") == (6, 0)
        void = await services.ratings.of_table(await services.tables.table(third.table_id), "ada")
        assert (void.state, void.reason, void.seats[0].change) == ("void", "shared a seat", 0)
        # Who deletes an account takes the rating along; what others won stays as it is.
        ben = rows(services)["ben"]
        await services.accounts.erase_person("ada")
        assert rows(services)["ben"] == ben
        assert "ada" not in rows(services)
        with services.store.write() as connection:
            assert stored.recount(connection, "lantern") == (6, 0)

    play(scene)


def test_who_leaves_is_last_and_a_game_left_in_the_first_round_does_not_count(
    play: Callable[[Scene], None],
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "Ada", "Ben", "Eve")
        table = await rated(services, "Ada", "Ben", "Eve")
        with pytest.raises(RatedGoesOn):
            await services.seating.abandon(table, "ada")
        while table.round < 2:
            seat = table.waiting()[0]
            await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")
        await services.seating.leave(table, "ada", None)
        await services.seating.come_back(table, "ada", None)
        await services.seating.leave(table, "ben", None)
        await services.seating.resign(table, "eve", None)
        assert table.status == "running" or table.status == "finished"
        while table.status == "running":
            seat = table.waiting()[0]
            await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")
        told = await services.ratings.of_table(table, "eve")
        assert told.state == "counted"
        assert [(seat.place, seat.gone) for seat in told.seats] == [(1, False), (3, True), (2, True)]
        assert told.seats[1].why is not None
        assert told.seats[1].why.key == "rating-why-left"
        early = await rated(services, "Ada", "Ben")
        kept = rows(services)
        await services.seating.resign(early, "ben", None)
        told = await services.ratings.of_table(early, "ada")
        assert told.state == "early"
        assert [seat.change for seat in told.seats] == [0, 0]
        assert rows(services) == kept
        ben = await services.ratings.of_person("Ben", None)
        assert (ben.finished, ben.begun) == (0, 2), "it counts for what he finishes"

    play(scene)


def test_a_live_game_during_which_the_server_failed_does_not_count(
    play: Callable[[Scene], None], clock: Time
) -> None:
    """The heartbeat of any process shows when the server failed."""

    async def scene(services: Services) -> None:
        await come(services, "Ada", "Ben")
        other = Services(services.store)
        by_turns = ClockPlan("move", 86_400)

        async def ended(table: Table) -> str:
            await play_out(services, table)
            return (await services.ratings.of_table(table, "ada")).state

        async def serve(minutes: int) -> None:
            for _ in range(minutes):
                clock.now += 60
                await services.uptime.beat()

        await services.uptime.beat()
        quiet, through = [await rated(services, "Ada", "Ben") for _ in range(2)]
        slow = await rated(services, "Ada", "Ben", clock=by_turns)
        clock.now += 8 * 60
        await serve(20)
        with services.store.write() as connection:
            beat(connection, literal(services.store.now() + 3600), served=True)
            beat(connection, literal(services.store.now()), served=True)
        assert await ended(quiet) == "counted", (
            "nine minutes are short, and a clock that is set is no failure"
        )
        clock.now += 3600
        await services.uptime.beat()
        clock.now += 11 * 60
        await other.uptime.beat()
        await services.uptime.beat()
        later = await rated(services, "Ada", "Ben")
        await serve(15)
        await services.seating.resign(through, "ada", None)
        told = await services.ratings.of_table(through, "ada")
        assert (told.state, told.seats[0].change) == ("outage", 0)
        assert told.seats[0].why is not None
        assert told.seats[0].why.key == "rating-why-outage"
        ada = await services.ratings.of_person("Ada", None)
        assert (ada.finished, ada.begun) == (1, 1), "a leaver is not blamed"
        assert await ended(later) == "counted"
        assert await ended(slow) == "counted", "a game that takes days goes on"
        with services.store.write() as connection:
            assert stored.recount(connection, "lantern") == (4, 0)

    play(scene)


def test_rated_needs_names_and_all_who_sit_there_agree(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        await come(services, "Ada", "Ben", "guest")
        seats = (SeatPlan("me"), SeatPlan("open"))
        for wrong, why in (
            (NewTable("lantern", seats, rated=True), "clock"),
            (NewTable("lantern", seats, clock=CLOCK, hints="always", rated=True), "hints"),
            (NewTable("lantern", (SeatPlan("me"), SeatPlan("hotseat")), clock=CLOCK, rated=True), "device"),
            (NewTable("lantern", (SeatPlan("me"), SeatPlan("bot")), clock=CLOCK, rated=True), "face"),
            (NewTable("lantern", seats, clock=CLOCK, takeover=True, rated=True), "takeover"),
        ):
            with pytest.raises(NotRated) as refused:
                await services.seating.create("ada", "Ada", wrong)
            assert refused.value.arguments["reason"] == why
        with pytest.raises(NeedsAccount):
            await services.seating.create(
                "guest", "guest", NewTable("lantern", seats, clock=CLOCK, rated=True)
            )
        with pytest.raises(NeedsAccount):
            await services.matching.look("guest", "guest", MatchWish("lantern", rated=True))
        # A casual table becomes rated once all agree, and casual again if one asks.
        wanted = NewTable("lantern", seats, clock=CLOCK, public=True, ready=True)
        table = await services.seating.create("ada", "Ada", wanted)
        await services.seating.join(table, "guest", "guest", Join())
        await services.seating.rate(table, "ada", True)
        assert not table.rated
        assert table.seats[0].wants_rated
        with pytest.raises(NeedsAccount):
            await services.seating.rate(table, "guest", True)
        await services.seating.leave(table, "guest", None)
        await services.seating.join(table, "ben", "Ben", Join())
        await services.seating.rate(table, "ben", True)
        assert table.rated
        assert not table.seats[0].wants_rated
        await services.seating.rate(table, "ben", False)
        assert not table.rated
        # A seat of a rated table opens to its account alone; with bots on open seats it is casual.
        table = await services.seating.create(
            "ada", "Ada", NewTable("lantern", seats, clock=CLOCK, public=True, rated=True)
        )
        with pytest.raises(NeedsAccount):
            await services.seating.join(table, "guest", "guest", Join())
        with pytest.raises(NotInvited):
            await services.seating.join(table, "ben", "Ben", Join(link=table.seats[0].link))
        await services.seating.start(table, "ada")
        assert table.status == "running"
        assert not table.rated

    play(scene)


def test_two_look_for_a_rated_game(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        await come(services, "Ada", "Ben", "Eve")
        wish = MatchWish("lantern", rated=True)
        assert (await services.matching.look("eve", "Eve", MatchWish("lantern"))).table == ""
        assert (await services.matching.look("ada", "Ada", wish)).table == "", "another wish"
        table = await services.tables.table((await services.matching.look("ben", "Ben", wish)).table)
        assert table.rated
        assert table.clock.plan == rules.LIVE_CLOCK

    play(scene)


# -- once, whatever happens -----------------------------------------------------------------------


def test_a_conflict_or_a_crash_while_a_game_is_counted_leaves_nothing_behind(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "Ada", "Ben")
        table = await rated(services, "Ada", "Ben")
        twice: list[Append] = []
        append = services.store.append_all

        def kept(changes: list[Append]) -> list[bool]:
            twice.extend(change for change in changes if change.rated is not None)
            return append(changes)

        monkeypatch.setattr(services.store, "append_all", kept)
        services.tables.writer.run = lambda changes: services.database.call(kept, changes)
        keep = stored._keep

        def dies(*_: object) -> None:
            raise RuntimeError("killed between the game and its ratings")

        monkeypatch.setattr(stored, "_keep", dies)
        with pytest.raises(RuntimeError):
            await play_out(services, table)
        assert rows(services) == {}
        with services.store.read() as connection:
            assert connection.execute(select(rated_seats)).all() == []
        monkeypatch.setattr(stored, "_keep", keep)
        await services.tables.catch_up(table)
        await play_out(services, table)
        first = rows(services)
        assert {games for _, _, games in first.values()} == {1}
        # Another process that worked out the same end comes too late.
        with pytest.raises(Conflict):
            services.store.append(twice[-1])
        assert rows(services) == first

    play(scene)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_processes_end_games_of_the_same_people_at_once(kind: str, tmp_path: Path, lantern: Game) -> None:
    """Twelve games of three people, each ended by both processes at the same time: twelve are counted."""
    names = ("Ada", "Ben", "Eve")

    async def whole(url: str) -> None:
        both = [Services(Store(url)) for _ in range(2 if kind == "postgresql" else 1)]
        both[0].store.prepare()
        await come(both[0], *names)
        played = [await rated(both[0], *names[n % 2 :]) for n in range(12)]

        async def end(services: Services, table_id: str) -> None:
            table = await services.tables.table(table_id)
            for _ in range(400):
                try:
                    await play_out(services, table)
                except Conflict:
                    await services.tables.catch_up(table)
                if table.status == "finished":
                    return

        ends = (end(services, table.id) for table in played for services in both)
        await asyncio.wait_for(asyncio.gather(*ends), 60)
        with both[0].store.write() as connection:
            assert stored.recount(connection, "lantern") == (12, 0)
            numbers = list(connection.execute(select(rated_games.c.number)).scalars())
        assert sorted(numbers) == list(range(1, 13))
        assert {person: games for person, (_, _, games) in rows(both[0]).items()} == {
            "ada": 6,
            "ben": 12,
            "eve": 12,
        }
        for services in both:
            await services.close()

    if kind == "sqlite":
        run_apart(whole(f"sqlite:///{tmp_path}/a.db"))
    else:
        with postgres() as service:
            run_apart(whole(service.new_database()))
