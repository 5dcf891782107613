"""Lists of tables: read from the database all at once, without playing anything again."""

from collections.abc import Callable

import pytest
from sqlalchemy import event

from starhold.server.services import Services
from starhold.server.store.rows import Append
from starhold.server.store.schema import tables
from starhold.server.tables.logged_match import LoggedMatch
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from starhold.server.wire import NewTable, SeatPlan, TableInfo
from tests.tables.conftest import Scene, two_at_a_table

Playing = Callable[[Scene], None]


async def many_tables(services: Services) -> list[Table]:
    """Open tables, and games that are over."""
    found = [await two_at_a_table(services) for _ in range(3)]
    for table in found[:2]:
        await services.seating.resign(table, "ben", 1)
    for _ in range(8):
        wanted = NewTable("lantern", (SeatPlan("me"), SeatPlan("open")), public=True)
        found.append(await services.seating.create("ada", "Ada", wanted))
    return found


def asked_by(services: Services) -> list[str]:
    """The statements that the database gets from here on."""
    statements: list[str] = []
    event.listen(
        services.store.engine,
        "before_cursor_execute",
        lambda _, __, statement, *more: statements.append(statement),
    )
    return statements


def test_a_list_of_tables_that_are_not_in_memory_takes_a_few_statements(play: Playing) -> None:
    async def scene(services: Services) -> None:
        made = [table for table in await many_tables(services) if table.status != "running"]
        known = [positions.info(table, "ada") for table in made]
        services.tables.cached.clear()
        statements = asked_by(services)
        listed = await services.tables.infos([table.id for table in made], "ada")
        assert [(one.id, one.status, one.ranks) for one in listed] == [
            (one.id, one.status, one.ranks) for one in known
        ]
        assert len(made) == 10
        assert len([one for one in statements if one.startswith("SELECT")]) <= 3

    play(scene)


def test_a_table_that_cannot_be_read_hides_no_other(play: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        made = await many_tables(services)
        ids = [table.id for table in made]
        with services.store.write() as connection:
            odd = tables.update().where(tables.c.id == ids[0]).values(result="nonsense")
            connection.execute(odd)
            other = tables.update().where(tables.c.id == ids[1]).values(game="chess")
            connection.execute(other)
        services.tables.cached.clear()
        listed = await services.tables.infos([*ids, "nowhere"], "ada")
        assert [one.id for one in listed] == ids[2:]

    play(scene)


def without_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        pytest.fail("a table was played again")

    monkeypatch.setattr(LoggedMatch, "install_start", refused)


async def decide(services: Services, table: Table) -> None:
    seat = table.waiting()[0]
    await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")


async def lists(services: Services, table: Table) -> tuple[TableInfo, TableInfo]:
    """A table as it is listed while it is in memory, and while it is not."""
    known = positions.info(table, "ada")
    services.tables.cached.clear()
    (listed,) = await services.tables.infos([table.id], "ada")
    services.tables.cached[table.id] = table
    return known, listed


def test_a_running_table_is_listed_without_playing_it_again(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services) -> None:
        services.auto_play.changed = lambda *_, **__: None  # type: ignore[method-assign]
        table = await two_at_a_table(services, game="galaxies")
        for _ in range(5):
            await decide(services, table)
        with monkeypatch.context() as patched:
            without_replay(patched)
            known, listed = await lists(services, table)
            assert known == listed
            assert listed.waiting
            # What people do beside the game shows as well.
            await services.seating.leave(table, "ben", 1)
            known, listed = await lists(services, table)
            assert known == listed
            assert listed.seats[1].held
        # After an undo only the log knows whose turn it is, as after an entry of an earlier version.
        before = await services.database.call(services.store.table, table.id)
        assert before.row.glance is not None
        moved = table.play.prepare(
            table.waiting()[0], [table.play.table().legal(table.waiting()[0])[0]], 1.0, "", ""
        )
        append = Append(table.id, table.version, [moved[0].moved], "running", None)
        await services.database.call(services.store.append, append)
        await services.tables.catch_up(table)
        known, listed = await lists(services, table)
        assert known == listed

    play(scene)


def test_a_glance_is_what_the_log_says(play: Playing) -> None:
    """After every kind of entry the row says the same as the table, or nothing."""

    async def scene(services: Services) -> None:
        services.auto_play.changed = lambda *_, **__: None  # type: ignore[method-assign]
        table = await two_at_a_table(services, game="kingdoms")
        said = 0
        for number in range(60):
            if number == 20:
                await services.seating.leave(table, "ben", 1)
            elif number == 30:
                await services.seating.come_back(table, "ben", 1)
            else:
                await decide(services, table)
            row = (await services.database.call(services.store.table, table.id)).row
            if row.glance is not None and row.glance.version == row.version:
                said += 1
                assert list(row.glance.waiting) == table.waiting()
                assert row.glance.held == tuple(seat.held for seat in table.seats)
                assert row.glance.resigned == tuple(seat.resigned for seat in table.seats)
        assert said == 60

    play(scene)
