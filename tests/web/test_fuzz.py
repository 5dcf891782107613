"""Nonsense from outside: no failure of ours, no traceback, nothing changed."""

import os

import httpx
import pytest
from schemathesis import GenerationMode

from starhold.kernel import registry
from tests.services import Server
from tests.web.fuzzer import Run
from tests.web.operations import Operations

#: `STARHOLD_FUZZ=25 pytest tests/web/test_fuzz.py` sends 100,000 messages to the socket
AMOUNT = int(os.environ.get("STARHOLD_FUZZ", "1"))
MESSAGES = 1_000 * AMOUNT


@pytest.mark.parametrize("game", [*registry.names(), "lantern"])
def test_the_socket_takes_any_nonsense(sqlite_server: Server, game: str) -> None:
    run = Run(sqlite_server, game, seed=7)
    run.send(MESSAGES)
    run.check()
    assert run.answers["error-bad-request"] > MESSAGES / 10
    assert run.answers["error-not-your-seat"] > MESSAGES / 10


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_operation_answers_as_the_document_says(sqlite_server: Server, mode: GenerationMode) -> None:
    """schemathesis makes requests that fit the document, and others that do not, and looks at the answers."""
    run = Operations(sqlite_server)
    run.ask_all(mode, 4 * AMOUNT)
    run.check()


def test_the_document_is_openapi(sqlite_server: Server) -> None:
    found = httpx.get(f"{sqlite_server.url}/openapi.json").json()
    assert found["openapi"].startswith("3.1")
    assert {"ClientMessage", "ServerMessage", "Position"} <= found["components"]["schemas"].keys()
    operations = [operation for path in found["paths"].values() for operation in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names)) > 30
