"""Lists of tables: read from the database all at once, without playing anything again."""

from collections.abc import Callable

import pytest
from sqlalchemy import event

from starhold.tables import presentation
from starhold.tables.house import House
from starhold.tables.schema import tables
from starhold.tables.table import Table
from starhold.tables.wire import NewTable, SeatPlan
from tests.tables.conftest import Scene, two_at_a_table

Play = Callable[[Scene], None]


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


def test_a_list_of_tables_that_are_not_in_memory_takes_a_few_statements(play: Play) -> None:
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


def test_a_table_that_cannot_be_read_hides_no_other(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
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
