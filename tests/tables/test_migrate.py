"""Databases of earlier versions: they are brought up to date at the start, and their tables open."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from starhold.kernel.game import Game
from starhold.kernel.verify import verify
from starhold.server.errors import OtherRules, StorageTooNew, TableUnreadable
from starhold.server.store import backup
from starhold.server.store.migrate import configuration, newest_form
from starhold.server.store.records import record_of
from starhold.server.store.rows import Append
from starhold.server.store.schema import metadata
from starhold.server.store.store import Store
from starhold.server.tables.entries import Moved, Started
from starhold.server.tables.new_table import seat_row, table_row
from starhold.server.tables.rebuild import read_table, rebuilt
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


#: databases of released versions
DATABASES = sorted((Path(__file__).parent.parent / "corpus" / "databases").glob("*.backup"))


@pytest.mark.parametrize("released", DATABASES, ids=lambda path: path.stem)
def test_a_database_of_a_released_version_is_upgraded(address: str, released: Path, tmp_path: Path) -> None:
    store = Store(address)
    count = backup.read_in(store, released)
    form = store.form()
    assert released.stem == f"form-{form}"
    done = backup.upgrade(store, tmp_path / "backups")
    assert done is not None
    assert (done.before, done.after) == (form, newest_form())
    assert backup.check(done.file) == count == len(store.list_over()) + len(store.list_running(0.0))
    with store.read() as connection:
        assert not compare_metadata(MigrationContext.configure(connection), metadata)
    for table_id in store.list_running(0.0):
        table = read_table(store, table_id)
        seat = table.waiting()[0]
        moved = table.play.prepare(seat, table.play.table().legal(seat)[:1], table.now(), "one", "")
        store.append(Append(table_id, table.version, [moved[0].moved], "running", 1.0))
        assert read_table(store, table_id).version == table.version + 1
    for table_id in store.list_over():
        verify(record_of(read_table(store, table_id)))
    assert backup.upgrade(store, tmp_path / "backups") is None
    store.close()


def test_processes_that_start_at_once_upgrade_once(address: str, tmp_path: Path) -> None:
    store = Store(address)
    backup.read_in(store, DATABASES[0])
    store.close()
    program = (
        "import sys; from pathlib import Path; from starhold.server.store import backup; "
        "from starhold.server.store.store import Store; "
        "print(backup.upgrade(Store(sys.argv[1], patient=True), Path(sys.argv[2])))"
    )
    command = [sys.executable, "-c", program, address, str(tmp_path)]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [(one.communicate(timeout=120)[1], one.returncode) for one in both] == [("", 0)] * 2
    assert Store(address).form() == newest_form()
    # The process that waited found the work done. On SQLite it may have saved the database as well.
    assert len(list(tmp_path.iterdir())) == 1 or address.startswith("sqlite")


def test_a_backup_of_an_older_form_is_restored_and_a_newer_one_refused(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/new.db")
    store.prepare()
    assert backup.restore(store, DATABASES[0]) == 4
    assert store.form() == newest_form()
    newer = tmp_path / "newer.backup"
    head, _, rest = DATABASES[0].read_bytes().partition(b"\n")
    newer.write_bytes(head.replace(b"0010", b"9999") + b"\n" + rest)
    empty = Store(f"sqlite:///{tmp_path}/empty.db")
    with pytest.raises(StorageTooNew):
        backup.restore(empty, newer)
    with pytest.raises(backup.BackupCut):
        backup.check(newer)
    newer.write_bytes(DATABASES[0].read_bytes()[:-200])
    with pytest.raises((backup.BackupCut, backup.BackupDamaged)):
        backup.check(newer)


def test_backups_by_schedule(tmp_path: Path) -> None:
    store, folder = Store(f"sqlite:///{tmp_path}/a.db"), tmp_path / "kept"
    store.prepare()
    folder.mkdir()
    for day in range(3):
        old = folder / f"starhold-2020010{day}-000000.backup"
        old.touch()
        os.utime(old, (0, 0))
    made = backup.scheduled(store, folder, 3600, 2)
    assert made is not None
    assert backup.check(made) == 0
    assert [file.name for file in sorted(folder.iterdir())] == ["starhold-20200102-000000.backup", made.name]
    assert backup.scheduled(store, folder, 3600, 2) is None


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
        rebuilt(stored)
    monkeypatch.setattr(lantern, "version", row.rules_version)
    with pytest.raises(TableUnreadable):
        rebuilt(stored)
    store.close()


def test_how_the_scheduled_backups_go_is_known_to_every_process(tmp_path: Path) -> None:
    assert backup.state_of(tmp_path) is None
    state = backup.BackupState("folder", 3600.0, made=1000.0)
    backup.note_state(tmp_path, state)
    assert backup.state_of(tmp_path) == state
    assert not state.overdue(1000.0 + 3600)
    assert state.overdue(1000.0 + 2 * 3600)
    assert backup.BackupState("folder", 3600.0, 1000.0, 1001.0, "the disk is full").overdue(1002.0)
    backup.note_state(tmp_path, None)
    assert backup.state_of(tmp_path) is None
