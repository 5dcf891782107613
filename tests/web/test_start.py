"""Starting and stopping: what goes wrong is told in one clear line; what was played is there again."""

import os
import pwd
import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from starhold.cli.main import run
from starhold.cli.serve import data_folder
from starhold.kernel import record_files
from starhold.server.store import backup
from starhold.server.store.store import Store
from tests.people import Person, Refused
from tests.services import Server, wait_until

Complaint = Callable[..., str]


@pytest.fixture
def complaint(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Complaint:
    """Run a command that must fail; the one line that it says."""
    monkeypatch.setenv("STARHOLD_HOME", str(tmp_path / "home"))

    def failing(*words: str) -> str:
        assert run([*words, "--lang", "en"]) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert said.err.startswith("starhold: ")
        assert "{" not in said.err
        return said.err.removeprefix("starhold: ").strip()

    return failing


def test_data_lie_where_the_system_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STARHOLD_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    old = tmp_path / ".local" / "share" / "starhold"
    old.mkdir(parents=True)
    assert data_folder() == old
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "starhold"
    monkeypatch.setenv("STARHOLD_HOME", str(tmp_path / "own"))
    assert data_folder() == tmp_path / "own"


def test_a_file_that_is_no_database(complaint: Complaint, tmp_path: Path) -> None:
    (tmp_path / "no.db").write_bytes(b"This is a letter to my aunt. " * 100)
    said = complaint("serve", "--database", f"sqlite:///{tmp_path}/no.db")
    assert said == "The database can’t be used: file is not a database."


def test_a_damaged_database(complaint: Complaint, tmp_path: Path) -> None:
    path = tmp_path / "damaged.db"
    store = Store(f"sqlite:///{path}")
    store.prepare()
    store.close()
    # The log of changes is folded into the file, and then a few pages are spoilt.
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    content = bytearray(path.read_bytes())
    content[4096 : 4096 * 4] = b"\x5a" * (4096 * 3)
    path.write_bytes(content)
    assert complaint("serve", "--database", f"sqlite:///{path}").startswith("The database can’t be used: ")


def test_a_database_of_a_newer_version(complaint: Complaint, tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    Store(f"sqlite:///{path}").prepare()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    said = complaint("serve", "--database", f"sqlite:///{path}")
    assert said.startswith("The database was written by a newer Starhold (schema 9999).")
    assert path.read_bytes() == before


def test_a_database_of_somebody_else(complaint: Complaint, tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    said = complaint("serve", "--database", f"sqlite:///{path}")
    assert said.startswith("This database contains tables that are not")


@pytest.mark.parametrize("url", ["nonsense", "mysql://root:secret@db/x", "sqlite://///", "http://example"])
def test_a_bad_address(complaint: Complaint, url: str) -> None:
    said = complaint("serve", "--database", url)
    assert "database" in said
    assert "secret" not in said


def test_a_database_that_does_not_answer(complaint: Complaint) -> None:
    said = complaint("serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert said.startswith("The database can’t be used: ")


def test_a_folder_that_cannot_be_made(complaint: Complaint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARHOLD_HOME", "/dev/null/starhold")
    assert complaint("serve").startswith("The database can’t be used: /dev/null/starhold")


def test_a_port_in_use(complaint: Complaint) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = complaint("serve", "--port", port)
    assert said == f"Can’t listen on 127.0.0.1, port {port}: Address already in use."


def test_an_address_that_is_not_ours(complaint: Complaint) -> None:
    assert complaint("serve", "--host", "192.0.2.1").startswith("Can’t listen on 192.0.2.1, port 8000: ")


def test_a_bad_bus_and_too_many_processes(complaint: Complaint) -> None:
    assert complaint("serve", "--bus", "pigeon://loft").startswith("pigeon://loft is not a valid bus.")
    assert complaint("serve", "--processes", "2").startswith("Several processes need a PostgreSQL database")


def test_a_secret_key_that_is_cut_off(complaint: Complaint, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "secret").write_text("")
    assert "is too short" in complaint("serve")


def test_a_secret_key_that_is_too_short(complaint: Complaint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARHOLD_SECRET", "swordfish")
    said = complaint("serve")
    assert said.startswith("The setting secrets.key = ••• (STARHOLD_SECRET) isn’t valid")
    assert "swordfish" not in said


def small_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))


def test_a_full_disk_at_the_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "starhold.cli.main", "serve", "--lang", "en", "--port", "0"]
    command += ["--database", f"sqlite:///{tmp_path}/full.db"]
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=small_files, timeout=120)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("starhold: The database can’t be used: ")


def test_a_disk_that_fills_up_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    assert server.process is not None
    ada = Person(server.url, "Ada")
    table = ada.make_table("me", "hotseat:Ben")
    before = ada.position(table, seat=0)
    whole = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, whole[1]))
    with pytest.raises(Refused, match="error-storage-away") as refused:
        ada.move(table, 0, 1, before["version"], "full")
    assert refused.value.status == 503
    assert refused.value.problem["arguments"] == {}
    assert ada.position(table, seat=0) == before
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, whole)
    ada.move(table, 0, 1, before["version"], "full")
    assert ada.position(table, seat=0)["version"] == before["version"] + 1
    assert server.stop() == 0
    assert "Traceback" not in server.errors()


def test_a_stopped_server_goes_on_where_it_was_and_can_be_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path).start()
    ada = Person(server.url, "Ada")
    ada.post("/api/account", name="Ada", password="a good password")
    table = ada.make_table("me", "hotseat:Ben", game="galaxies")
    for seat in (0, 1):
        ada.move_somehow(table, seat)
    over = ada.make_table("me", "bot", game="galaxies")
    ada.at(over, "resign")
    before = ada.position(table, seat=0)
    with ada.socket(table) as line:
        line.wait_for("position")
        assert server.stop() == 0
    server.start()
    assert ada.position(table, seat=0) == before
    # A backup is taken while the server runs, and put into an empty database.
    copy = tmp_path / "copy.jsonl"
    words = ["--database", server.database, "--lang", "en"]
    assert run(["backup", str(copy), *words]) == 0
    assert run(["backup", str(copy), *words]) == 1
    assert copy.stat().st_mode & 0o777 == 0o600
    server.stop()
    other = f"sqlite:///{tmp_path}/other.db"
    assert run(["import", str(copy), "--database", other, "--lang", "en"]) == 0
    assert run(["import", str(copy), "--database", other, "--lang", "en"]) == 1
    restored = Server(tmp_path, other).start()
    ada.http.base_url = restored.url
    # Sessions are in no backup.
    ada.post("/api/login", name="Ada", password="a good password")
    assert ada.position(table, seat=0) == before
    restored.stop()
    # Records of games that are over, taken out and put in.
    assert run(["export", str(tmp_path / "records"), "--database", other, "--lang", "en"]) == 0
    (path,) = (tmp_path / "records").iterdir()
    assert path.name == f"galaxies-{over['id']}.json"
    assert record_files.read(path).seed
    assert run(["verify", str(path), "--lang", "en"]) == 0
    assert run(["import", str(path), "--database", other, "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "2 tables were saved" in said.out
    assert "2 tables were imported" in said.out
    assert "1 record was written" in said.out


def test_control_c_ends_the_server_and_its_bots_without_a_cry(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.fresh = True
    server.start()
    ada = Person(server.url, "Ada")
    table = ada.make_table("me", "bot", game="galaxies")
    # The bot has chosen its mission: the process that thinks for bots is there.
    wait_until(lambda: ada.position(table, seat=0)["waiting"] == [0], what="the bot")
    assert server.interrupt() == 0
    assert server.errors() == ""


def test_a_damaged_backup_changes_nothing(complaint: Complaint, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text('{"starhold_backup":2}\n{"table":"people","row":{"id":"x"}}\n{"table":"pe')
    url = f"sqlite:///{tmp_path}/a.db"
    assert complaint("import", str(bad), "--database", url) == (
        "The backup is damaged: line 3 cannot be read."
    )
    bad.write_text("a letter")
    assert "record" in complaint("import", str(bad), "--database", url)
    assert "Can’t open" in complaint("import", str(tmp_path / "none"), "--database", url)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A backup of a database with two people and a table."""
    server = Server(tmp_path).start()
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.make_table("me", "open", game="galaxies")
    ben.join(table)
    server.stop()
    file = tmp_path / "copy.jsonl"
    assert run(["backup", str(file), "--database", server.database, "--lang", "en"]) == 0
    return file


def test_a_backup_that_was_cut_or_changed_is_refused_whole(
    copy: Path, complaint: Complaint, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    lines = copy.read_bytes().splitlines(keepends=True)
    url = f"sqlite:///{tmp_path}/other.db"
    people = next(number for number, line in enumerate(lines) if b'"people"' in line)
    changed = [
        line.replace(b"Ada", b"Eve") if number == people else line for number, line in enumerate(lines)
    ]
    wholes = [lines[:cut] for cut in range(1, len(lines))]
    for content in (*wholes, lines[:2] + lines[3:], [*lines, lines[-1]], [*lines, lines[2]], changed):
        copy.write_bytes(b"".join(content))
        said = complaint("import", str(copy), "--database", url)
        assert said.startswith(("The backup is incomplete", "The backup is damaged"))
    # Nothing of all that was kept: the whole one still goes into the same database.
    copy.write_bytes(b"".join(lines))
    assert run(["import", str(copy), "--database", url, "--lang", "en"]) == 0
    assert "1 table was imported" in capsys.readouterr().out


def test_a_backup_of_an_older_version_is_taken_when_asked_for(
    copy: Path, complaint: Complaint, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    lines = copy.read_bytes().splitlines(keepends=True)
    copy.write_bytes(b"".join([b'{"starhold_backup":1}\n', *lines[1:-1]]))
    for command in ("import", "restore"):
        where = ["--database", f"sqlite:///{tmp_path}/{command}.db"]
        assert "written by an older Starhold" in complaint(command, str(copy), *where)
        assert run([command, str(copy), "--without-end", *where, "--lang", "en"]) == 0
        assert "1 table was imported" in capsys.readouterr().out


@pytest.mark.parametrize("command", [("backup", "x.backup"), ("export", "records"), ("upgrade",)])
def test_commands_that_read_a_database_make_none(
    command: tuple[str, ...], complaint: Complaint, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = complaint(*command)
    assert said.startswith(f"There is no database at sqlite:///{tmp_path}/home/starhold.db.")
    assert list(tmp_path.iterdir()) == [], "nothing was made"


def test_the_key_that_signs_cookies_travels_with_a_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    server = Server(old).start()
    guest = Person(server.url, "Guest")
    server.stop()
    file = tmp_path / "all.backup"
    monkeypatch.setenv("STARHOLD_HOME", str(old))
    assert run(["backup", str(file), "--lang", "en"]) == 0
    assert "not in the backup" not in capsys.readouterr().out
    monkeypatch.setenv("STARHOLD_HOME", str(new))
    assert run(["restore", str(file), "--lang", "en"]) == 0
    assert "people stay logged in" in capsys.readouterr().out
    assert (new / "secret").read_text() == (old / "secret").read_text()
    assert (new / "secret").stat().st_mode & 0o777 == 0o600
    restored = Server(new).start()
    guest.http.base_url = restored.url
    assert guest.get("/api/me")["name"] == "Guest"
    restored.stop()
    # A key of the operator's own is not ours to keep, and that is said.
    monkeypatch.setenv("STARHOLD_SECRET", "k" * 40)
    assert run(["backup", str(tmp_path / "second.backup"), "--lang", "en"]) == 0
    assert "not in the backup" in capsys.readouterr().out
    assert "k" * 40 not in (tmp_path / "second.backup").read_text()


def test_a_second_server_on_one_file_is_refused(tmp_path: Path, complaint: Complaint) -> None:
    server = Server(tmp_path).start()
    Person(server.url, "Ada")
    try:
        said = complaint("serve", "--port", "0", "--database", server.database)
    finally:
        assert server.stop() == 0
    assert said.startswith(f"Another Starhold already serves {tmp_path}/starhold.db.")
    # A server that was killed holds nothing back.
    server.start()
    server.kill()
    server.start()
    Person(server.url, "Ada")
    assert server.stop() == 0


def test_a_folder_for_backups_that_cannot_be_written_is_told_at_the_start(
    tmp_path: Path, complaint: Complaint
) -> None:
    (tmp_path / "file").write_text("")
    url = f"sqlite:///{tmp_path}/a.db"
    said = complaint(
        "serve", "--port", "0", "--database", url, "--backups", str(tmp_path / "file" / "folder")
    )
    assert said.startswith(f"Can’t write {tmp_path}/file/folder: ")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files that others cannot read")
def test_what_root_restores_belongs_to_the_service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = pwd.getpwnam("nobody").pw_uid
    home = tmp_path / "home"
    store = Store(f"sqlite:///{tmp_path}/from.db")
    store.prepare()
    backup.save(store, tmp_path / "all.backup", "k" * 40)
    home.mkdir()
    os.chown(home, nobody, -1)
    monkeypatch.setenv("STARHOLD_HOME", str(home))
    assert run(["restore", str(tmp_path / "all.backup"), "--lang", "en"]) == 0
    assert run(["upgrade", "--lang", "en"]) == 0
    owners = {path.name: path.stat().st_uid for path in home.rglob("*")}
    assert owners.keys() >= {"starhold.db", "secret"}
    assert set(owners.values()) == {nobody}
    assert (tmp_path / "all.backup").stat().st_uid == 0
