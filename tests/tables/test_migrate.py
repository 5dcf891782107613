"""Databases of earlier versions: they are brought up to date at the start, and their tables open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from starhold.kernel.game import Game
from starhold.tables.house import read_table
from starhold.tables.migrate import configuration
from starhold.tables.schema import metadata
from starhold.tables.store import Store
from tests.services import postgres

#: a table of the first version, with one move that was taken back
FIRST = Path(__file__).parent / "version-0001.sql"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/old.db"
        return
    with postgres() as service:
        yield service.new_database()


def test_a_database_of_the_first_version_opens(address: str, lantern: Game) -> None:
    store = Store(address)
    with store.write() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for statement in FIRST.read_text().split(";\n"):
            if statement.strip():
                connection.execute(text(statement.replace(":", r"\:")))
    store.prepare()
    with store.read() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    assert not differences
    table = read_table(store, "oldtable22")
    assert table.status == "running"
    assert table.takebacks
    assert [ply.moved.seat for ply in table.play.plies] == [0, 1]
    assert len(table.play.takebacks) == 1
    store.close()
