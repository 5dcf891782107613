"""Databases of earlier versions: they are brought up to date at the start, and their tables open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from starhold.kernel.game import Game
from starhold.tables.entries import Moved, Started
from starhold.tables.errors import OtherRules, TableUnreadable
from starhold.tables.house import built, read_table
from starhold.tables.migrate import configuration
from starhold.tables.reception import seat_row, table_row
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
    assert [ply.seat for ply in table.play.plies] == [0, 1]
    assert len(table.play.started.takebacks) == 1
    # 0005: logs hold moves by their notation, not by a number that other rules may give to another action
    moves = [entry for entry in store.entries("oldtable22", 0) if isinstance(entry, Moved)]
    assert moves
    assert all(isinstance(move.action, str) for move in moves)
    store.close()


def test_a_table_of_other_rules_says_so(
    tmp_path: Path, lantern: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.prepare()
    row = table_row("t1", lantern, lantern.complete(), "anna", "00" * 32, "")
    store.add_table(row, [seat_row("t1", seat, "human", None, "") for seat in range(2)])
    assert read_table(store, "t1").rules_version == lantern.version
    monkeypatch.setattr(lantern, "version", "7")
    with pytest.raises(OtherRules) as refused:
        read_table(store, "t1")
    assert refused.value.arguments["known"] == "7"
    monkeypatch.setattr(lantern, "earlier", (row.rules_version,))
    assert read_table(store, "t1").status == "open"
    # a move of the earlier rules that the present ones know no more: a follow that changes nothing, say
    played = [Started(1.0, ("Ada", "Ben"), (), (1, 1), ""), Moved(2.0, 0, "follow in vain", (), "")]
    stored = store.table("t1", since=0)._replace(entries=played)
    with pytest.raises(OtherRules, match=f"follow in vain.*rules '{row.rules_version}', installed are '7'"):
        built(stored)
    monkeypatch.setattr(lantern, "version", row.rules_version)
    with pytest.raises(TableUnreadable):
        built(stored)
    store.close()
