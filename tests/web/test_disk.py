"""The database's file: only its owner reads it, and a disk that is full is told before anybody sits down."""

import json
import os
from pathlib import Path

import pytest

from starhold.server.store.store import Store
from tests.people import Person
from tests.services import Server, wait_until
from tests.web.nemesis import ballast, fill, small_disk


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in folder.glob("starhold.db*")}


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    os.umask(old := os.umask(0o022))
    assert old == 0o022, "the test is worth nothing where files are private anyway"
    server = Server(tmp_path).start()
    ada = Person(server.url, "Ada")
    ada.make_table("me", "open")
    found = modes(tmp_path)
    assert server.stop() == 0
    assert set(found) == {"starhold.db", "starhold.db-wal", "starhold.db-shm", "starhold.db.lock"}
    assert set(found.values()) == {"0o600"}


def test_an_older_database_that_others_can_read_is_closed_to_them(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/starhold.db")
    store.prepare()
    store.close()
    (tmp_path / "starhold.db").chmod(0o644)
    Store(f"sqlite:///{tmp_path}/starhold.db").prepare()
    assert set(modes(tmp_path).values()) == {"0o600"}


def test_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 32) as disk:
        if disk is None:
            pytest.skip("no file system can be mounted here")
        server = Server(tmp_path, f"sqlite:///{disk}/starhold.db").start()
        visitor = Person(server.url)

        def ready() -> int:
            return visitor.http.get("/readyz").status_code

        try:
            assert ready() == 200
            fill(disk)
            wait_until(lambda: ready() == 503, 5)
            assert visitor.http.get("/healthz").status_code == 200
            ballast(disk).unlink()
            wait_until(lambda: ready() == 200, 5)
        finally:
            assert server.stop() == 0
        assert "Traceback" not in server.errors()
        logged = [json.loads(line) for line in server.errors().splitlines()]
        assert ("database away", "the disk is full") in [
            (line["event"], line.get("error")) for line in logged
        ]
        assert "database back" in [line["event"] for line in logged]
