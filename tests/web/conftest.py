"""Servers to test against: one on SQLite and one on PostgreSQL, shared by all tests of a run."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.people import Person
from tests.services import Postgres, RedisServer, Server, postgres

NewPerson = Callable[[str], Person]


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    with postgres() as service:
        yield service


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    service = RedisServer()
    service.start()
    yield service
    service.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server. Its log must be free of tracebacks when all is over."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("database_server").new_database()
    with Server(tmp_path_factory.mktemp("server"), database).running() as server:
        yield server


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For what has nothing to do with the database."""
    with Server(tmp_path_factory.mktemp("server")).running() as server:
        yield server


@pytest.fixture
def come(server: Server) -> NewPerson:
    """Somebody comes in."""
    return lambda name: Person(server.url, name)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
