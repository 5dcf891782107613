"""Lists of tables: read from the database all at once, without playing anything again."""

from collections.abc import Callable

import pytest
from sqlalchemy import event

from starhold.tables import presentation
from starhold.tables.house import House
from starhold.tables.play import Play
from starhold.tables.schema import tables
from starhold.tables.store import Append
from starhold.tables.table import Table
from starhold.tables.wire import NewTable, SeatPlan, TableInfo
from tests.tables.conftest import Scene, two_at_a_table

Playing = Callable[[Scene], None]


async def many_tables(house: House) -> list[Table]:
    """Open tables, and games that are over."""
    found = [await two_at_a_table(house) for _ in range(3)]
    for table in found[:2]:
        await house.reception.resign(table, "ben", 1)
    for _ in range(8):
        wanted = NewTable("lantern", (SeatPlan("me"), SeatPlan("open")), public=True)
        found.append(await house.reception.create("ada", "Ada", wanted))
    return found


def asked_by(house: House) -> list[str]:
    """The statements that the database gets from here on."""
    statements: list[str] = []
    event.listen(
        house.store.engine,
        "before_cursor_execute",
        lambda _, __, statement, *more: statements.append(statement),
    )
    return statements


def test_a_list_of_tables_that_are_not_in_memory_takes_a_few_statements(play: Playing) -> None:
    async def scene(house: House) -> None:
        made = [table for table in await many_tables(house) if table.status != "running"]
        known = [presentation.info(table, "ada") for table in made]
        house.tables.clear()
        statements = asked_by(house)
        listed = await house.infos([table.id for table in made], "ada")
        assert [(one.id, one.status, one.ranks) for one in listed] == [
            (one.id, one.status, one.ranks) for one in known
        ]
        assert len(made) == 10
        assert len([one for one in statements if one.startswith("SELECT")]) <= 3

    play(scene)


def test_a_table_that_cannot_be_read_hides_no_other(play: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        made = await many_tables(house)
        ids = [table.id for table in made]
        with house.store.write() as connection:
            odd = tables.update().where(tables.c.id == ids[0]).values(result="nonsense")
            connection.execute(odd)
            other = tables.update().where(tables.c.id == ids[1]).values(game="chess")
            connection.execute(other)
        house.tables.clear()
        listed = await house.infos([*ids, "nowhere"], "ada")
        assert [one.id for one in listed] == ids[2:]

    play(scene)


def without_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        pytest.fail("a table was played again")

    monkeypatch.setattr(Play, "install_start", refused)


async def decide(house: House, table: Table) -> None:
    seat = table.waiting()[0]
    await house.make_move(table, seat, table.play.table().legal(seat)[0], "", "")


async def lists(house: House, table: Table) -> tuple[TableInfo, TableInfo]:
    """A table as it is listed while it is in memory, and while it is not."""
    known = presentation.info(table, "ada")
    house.tables.clear()
    (listed,) = await house.infos([table.id], "ada")
    house.tables[table.id] = table
    return known, listed


def test_a_running_table_is_listed_without_playing_it_again(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        house.driver.drive = lambda *_, **__: None  # type: ignore[method-assign]
        table = await two_at_a_table(house, game="galaxies")
        for _ in range(5):
            await decide(house, table)
        with monkeypatch.context() as patched:
            without_replay(patched)
            known, listed = await lists(house, table)
            assert known == listed
            assert listed.waiting
            # What people do beside the game shows as well.
            await house.reception.leave(table, "ben", 1)
            known, listed = await lists(house, table)
            assert known == listed
            assert listed.seats[1].held
        # After an undo only the log knows whose turn it is, as after an entry of an earlier version.
        before = await house.db(house.store.table, table.id)
        assert before.row.glance is not None
        moved = table.play.prepare(
            table.waiting()[0], [table.play.table().legal(table.waiting()[0])[0]], 1.0, "", ""
        )
        append = Append(table.id, table.version, [moved[0].moved], "running", None)
        await house.db(house.store.append, append)
        await house.catch_up(table)
        known, listed = await lists(house, table)
        assert known == listed

    play(scene)


def test_a_glance_is_what_the_log_says(play: Playing) -> None:
    """After every kind of entry the row says the same as the table, or nothing."""

    async def scene(house: House) -> None:
        house.driver.drive = lambda *_, **__: None  # type: ignore[method-assign]
        table = await two_at_a_table(house, game="kingdoms")
        said = 0
        for number in range(60):
            if number == 20:
                await house.reception.leave(table, "ben", 1)
            elif number == 30:
                await house.reception.come_back(table, "ben", 1)
            else:
                await decide(house, table)
            row = (await house.db(house.store.table, table.id)).row
            if row.glance is not None and row.glance.version == row.version:
                said += 1
                assert list(row.glance.waiting) == table.waiting()
                assert row.glance.held == tuple(seat.held for seat in table.seats)
                assert row.glance.resigned == tuple(seat.resigned for seat in table.seats)
        assert said == 60

    play(scene)
