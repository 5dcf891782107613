"""Quick match: people meet, nobody is seated twice, who is alone plays with bots whose seats can be taken."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from starhold.kernel.errors import BadPlayerCount
from starhold.kernel.game import Game
from starhold.server.errors import NoSuchCode, TableFull
from starhold.server.services import Services
from starhold.server.store.outbox import OutboxRow
from starhold.server.store.rows import Conflict
from starhold.server.store.schema import outbox, people, seats, tickets
from starhold.server.store.store import Store
from starhold.server.store.tickets import FRESH_SECONDS, Ticket
from starhold.server.tables.matching import ALONE_SECONDS, CALL_SECONDS, by_turns
from starhold.server.tables.rebuild import read_table
from starhold.server.tables.table import Table
from starhold.server.wire import Join, MatchWish, NewTable, SeatPlan
from tests.apart import run_apart
from tests.services import postgres
from tests.tables.conftest import Scene, Time, two_at_a_table

LIVE = MatchWish("lantern")


async def come(services: Services, *people: str) -> None:
    for person in people:
        await services.database.call(services.accounts.people.add_guest, person, person.capitalize())


async def look(services: Services, person: str, wish: MatchWish = LIVE) -> str:
    return (await services.matching.look(person, person.capitalize(), wish)).table


async def alone(services: Services, clock: Time, person: str, wish: MatchWish = LIVE) -> Table:
    """The person looks for as long as it takes until bots come."""
    assert await look(services, person, wish) == ""
    clock.now += ALONE_SECONDS
    return await services.tables.table(await look(services, person, wish))


async def bot_moves(services: Services, table: Table) -> None:
    """Whoever is first to decide takes their first choice."""
    seat = table.waiting()[0]
    await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")


def test_two_who_want_the_same_are_at_one_table_at_the_second_asking(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "eve")
        assert await look(services, "ada") == ""
        assert await look(services, "eve", MatchWish("lantern", 4)) == "", "four are not there"
        table = await look(services, "ben")
        assert table
        assert await look(services, "ada") == table, "the next time that her client asks"
        found = await services.tables.table(table)
        assert {seat.person for seat in found.seats} == {"ada", "ben"}
        assert (found.status, found.gather, found.public) == ("open", "ready", True)
        for person in ("ada", "ben"):
            await services.seating.ready(found, person, "ready")
        assert found.status == "starting"
        with services.store.read() as connection:
            waiting = select(tickets.c.person).where(tickets.c.table_id == "")
            assert connection.execute(waiting).scalars().all() == ["eve"]

    play(scene)


def test_whoever_asks_again_because_no_answer_came_hears_the_same(
    play: Callable[[Scene], None], clock: Time
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "eve", "mia")
        assert await look(services, "ada") == ""
        table = await look(services, "ben")
        assert table
        assert [await look(services, one) for one in ("ben", "ada", "ada")] == [table] * 3
        clock.now += FRESH_SECONDS + 1
        with_bots = (await alone(services, clock, "eve")).id
        assert await look(services, "eve") == with_bots
        assert await look(services, "mia") == with_bots, "she takes a bot's seat"
        assert await look(services, "mia") == with_bots
        with services.store.read() as connection:
            sitting = select(seats.c.person).where(seats.c.person.is_not(None))
            assert sorted(connection.execute(sitting).scalars()) == ["ada", "ben", "eve", "mia"]
        clock.now += FRESH_SECONDS + 1
        assert await look(services, "ben") == "", "another game, later"

    play(scene)


def test_a_number_of_players_is_agreed_on(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "eve")
        three = MatchWish("lantern", 3)
        assert await look(services, "ada", three) == ""
        assert await look(services, "ben", MatchWish("lantern", 0)) == "", "two of three"
        assert (await services.matching.look("ben", "Ben", LIVE)).others == 1
        table = await look(services, "eve", three)
        assert len((await services.tables.table(table)).seats) == 3
        with pytest.raises(BadPlayerCount):
            await look(services, "ada", MatchWish("lantern", 7))

    play(scene)


def test_who_has_gone_is_not_seated(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "eve")
        assert await look(services, "ada") == ""
        await services.matching.cancel("ada")
        assert await look(services, "ben") == ""
        clock.now += FRESH_SECONDS + 1
        assert await look(services, "eve") == "", "Ben's page was closed"

    play(scene)


def test_alone_one_plays_with_bots_and_the_next_one_takes_a_seat(
    play: Callable[[Scene], None], clock: Time
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "eve")
        table = await alone(services, clock, "ada")
        assert table.status == "running"
        assert [seat.kind for seat in table.seats] == ["human", "bot"]
        lobby = await services.matching.lobby("ben")
        assert [one.id for one in lobby.takeover] == [table.id]
        assert lobby.takeover[0].takeover
        assert await look(services, "ben") == table.id
        assert [seat.name for seat in table.seats] == ["Ada", "Ben"]
        assert [one.line.key for one in table.log.lines(None)][-1] == "table-log-taken-over"
        with pytest.raises(TableFull):
            await services.seating.take_over(table, "eve", "Eve")
        # The log and the rows say the same to whoever reads them anew.
        again = read_table(services.store, table.id)
        assert [seat.person for seat in again.seats] == ["ada", "ben"]

    play(scene)


def test_a_bots_seat_is_taken_only_in_the_first_round_and_only_where_that_is_wanted(
    play: Callable[[Scene], None], clock: Time
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben")
        table = await alone(services, clock, "ada")
        while table.takeable():
            await bot_moves(services, table)
        assert table.status == "running"
        with pytest.raises(TableFull):
            await services.seating.take_over(table, "ben", "Ben")
        plain = await services.seating.create(
            "ada", "Ada", NewTable("lantern", (SeatPlan("me"), SeatPlan("bot")))
        )
        assert plain.takeable() == []

    play(scene)


def test_a_bot_that_thinks_while_its_seat_is_taken_moves_for_nobody(
    play: Callable[[Scene], None], clock: Time
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben")
        table = await alone(services, clock, "ada")
        while 1 not in table.waiting():
            await bot_moves(services, table)
        prepared = table.play.prepare(1, (table.play.table().legal(1)[0],), table.now(), "", "bot")
        version = table.version
        await services.seating.take_over(table, "ben", "Ben")
        assert table.version == version + 1
        table.version = version
        with pytest.raises(Conflict):
            await services.tables.make_prepared(table, prepared)

    play(scene)


def test_the_ticket_lives_on_and_calls_once(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "eve", "leo")
        first = await alone(services, clock, "ada")
        await services.matching.call("leo", MatchWish("lantern", 4), 3)
        while first.takeable():
            await bot_moves(services, first)
        clock.now += FRESH_SECONDS + 1
        second = await alone(services, clock, "ben")
        with services.store.read() as connection:
            called = [tuple(row) for row in connection.execute(select(outbox.c.person, outbox.c.table_id))]
        assert called == [("ada", second.id)], "Leo wants four"
        row = OutboxRow(second.id, "ada", "called", clock.now)
        assert await services.notifier._valid(row) is second
        while second.takeable():
            await bot_moves(services, second)
        assert await services.notifier._valid(row) is None, "it would come too late"
        clock.now += CALL_SECONDS + 1
        await alone(services, clock, "eve")
        with services.store.read() as connection:
            assert len(connection.execute(select(outbox)).all()) == 1

    play(scene)


def test_a_game_over_days_begins_with_an_open_table_that_the_next_one_joins(
    play: Callable[[Scene], None],
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben")
        turns = MatchWish("lantern", 0, "turns")
        table = await services.tables.table(await look(services, "ada", turns))
        assert (table.status, table.clock.plan) == ("open", by_turns())
        assert await look(services, "ben", turns) == table.id
        assert table.status == "running"

    play(scene)


def test_the_lobby_tells_what_was_counted(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        await come(services, "eve", "leo")
        empty = await services.matching.lobby("eve")
        assert (empty.looking, empty.here, empty.live, empty.lately) == ({}, 0, (), ())
        await look(services, "leo")
        found = await services.matching.lobby("eve")
        assert (found.looking, found.here) == ({"lantern": 1}, 1)
        assert (await services.matching.lobby("leo")).looking == {}, "oneself doesn't count"
        table = await two_at_a_table(services)
        assert [one.id for one in (await services.matching.lobby("eve")).live] == [table.id]
        await services.seating.resign(table, "ada", 0)
        found = await services.matching.lobby("eve")
        assert ([], [table.id]) == ([one.id for one in found.live], [one.id for one in found.lately])

    play(scene)


def test_a_code_opens_the_invitation_and_nothing_else_does(
    play: Callable[[Scene], None], clock: Time
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben")
        wanted = NewTable("lantern", (SeatPlan("me"), SeatPlan("open")))
        table = await services.seating.create("ada", "Ada", wanted)
        code = await services.matching.code(table)
        assert len(code) == 5
        assert await services.matching.code(table) == code
        assert await services.matching.table_of(f" {code.lower()} ") is table
        await services.seating.join(table, "ben", "Ben", Join(invite=table.invite))
        for wrong in ("", "AAAAA", "x" * 500):
            with pytest.raises(NoSuchCode):
                await services.matching.table_of(wrong)
        clock.now += 8 * 86400
        with pytest.raises(NoSuchCode):
            await services.matching.table_of(code)

    play(scene)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_crowd_at_two_processes_is_seated_once_each(kind: str, tmp_path: Path, lantern: Game) -> None:
    """Twenty people ask two processes at the same time until all have a table."""
    crowd = [f"p{number}" for number in range(20)]

    async def whole(url: str) -> None:
        both = [Services(Store(url)) for _ in range(2 if kind == "postgresql" else 1)]
        both[0].store.prepare()
        await come(both[0], *crowd)
        found: dict[str, str] = {}

        async def insist(number: int, person: str) -> None:
            while person not in found:
                table = await look(both[number % len(both)], person)
                if table:
                    found[person] = table
                await asyncio.sleep(0.01)

        await asyncio.wait_for(asyncio.gather(*(insist(*one) for one in enumerate(crowd))), 60)
        with both[0].store.read() as connection:
            sat = [tuple(row) for row in connection.execute(select(seats.c.person, seats.c.table_id))]
            assert connection.execute(select(tickets).where(tickets.c.table_id == "")).all() == []
        assert sorted(sat) == sorted(found.items()), "one seat each, where they were told"
        for services in both:
            await services.close()

    if kind == "sqlite":
        run_apart(whole(f"sqlite:///{tmp_path}/a.db"))
    else:
        with postgres() as service:
            run_apart(whole(service.new_database()))


def test_a_thousand_tickets_are_matched_in_time(play: Callable[[Scene], None]) -> None:
    """Nobody fits anybody: the longest search."""

    async def scene(services: Services) -> None:
        now = services.store.now()
        await come(services, "ada")
        with services.store.write() as connection:
            rows = [
                Ticket(f"p{number}", "lantern", 3 + number % 2, "live", now, now, now + 60, "")._asdict()
                for number in range(1000)
            ]
            connection.execute(
                people.insert(),
                [{"id": row["person"], "name": row["person"], "created": 0.0} for row in rows],
            )
            connection.execute(tickets.insert(), rows)
        times = []
        for _ in range(5):
            begun = time.perf_counter()
            assert await look(services, "ada", MatchWish("lantern", 2)) == ""
            times.append(time.perf_counter() - begun)
        # 50 ms are promised; a loaded machine is slow, not wrong.
        assert min(times) < 0.2, times

    play(scene)
