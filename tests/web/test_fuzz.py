"""Nonsense from outside: no failure of ours, no traceback, nothing changed."""

import os
from collections import Counter

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from starhold.kernel import registry
from tests.people import Person
from tests.services import Server
from tests.web.fuzzer import Run

#: `STARHOLD_FUZZ=17 pytest tests/web/test_fuzz.py` sends 100,000 messages to the socket
AMOUNT = int(os.environ.get("STARHOLD_FUZZ", "1"))
MESSAGES = 1_500 * AMOUNT


@pytest.mark.parametrize("game", [*registry.names(), "lantern"])
def test_the_socket_takes_any_nonsense(sqlite_server: Server, game: str) -> None:
    run = Run(sqlite_server, game, seed=7)
    run.send(MESSAGES)
    run.check()
    assert run.answers["error-bad-request"] > MESSAGES / 10
    assert run.answers["error-not-your-seat"] > MESSAGES / 10


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FEW = settings(
    max_examples=6 * AMOUNT,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_operation_answers_as_the_document_says(sqlite_server: Server, mode: GenerationMode) -> None:
    """schemathesis makes requests that fit the document, and others that do not, and looks at the answers."""
    ada = Person(sqlite_server.url, "Ada")
    table = ada.make_table("me", "hotseat:Ben", game="galaxies")
    before = ada.position(table, seat=0)
    eve = {"Cookie": f"starhold={Person(sqlite_server.url, 'Eve').http.cookies['starhold']}"}
    known = schemathesis.openapi.from_url(f"{sqlite_server.url}/openapi.json")
    asked: Counter[int] = Counter()

    def ask(case: schemathesis.Case) -> None:
        if "id" in case.path_parameters and asked.total() % 3:
            case.path_parameters["id"] = table["id"]
        answer = case.call(base_url=sqlite_server.url, headers=eve)
        asked[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    for found in known.get_all_operations():
        operation = found.ok()
        try:
            FEW(given(operation.as_strategy(generation_mode=mode))(ask))()
        except Unsatisfiable:
            # Where anything is allowed, nothing is wrong.
            assert mode is GenerationMode.NEGATIVE
    assert asked.total() > 100
    assert asked[400]
    assert ada.position(table, seat=0) == before


def test_the_document_is_openapi(sqlite_server: Server) -> None:
    found = httpx.get(f"{sqlite_server.url}/openapi.json").json()
    assert found["openapi"].startswith("3.1")
    assert {"ClientMessage", "ServerMessage", "Position"} <= found["components"]["schemas"].keys()
    operations = [operation for path in found["paths"].values() for operation in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names)) > 30
