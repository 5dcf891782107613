"""Every operation of the HTTP side, asked by schemathesis as the document says and as it does not. By hand:

python -m tests.web.operations --minutes 30 [--postgres]
"""

import argparse
import contextlib
import random
import tempfile
import time
from collections import Counter
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.people import Person
from tests.services import Server, postgres

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Operations:
    """Somebody who asks everything at a table where nothing must change."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada = Person(server.url, "Ada")
        self.table = self.ada.make_table("me", "hotseat:Ben", game="galaxies")
        self.before = self.ada.position(self.table, seat=0)
        self.come_in()
        self.known = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
        self.asked: Counter[int] = Counter()

    def come_in(self) -> None:
        cookies = Person(self.server.url, "Eve").http.cookies
        self.cookie = {"Cookie": f"starhold={cookies['starhold']}"}

    def ask(self, case: schemathesis.Case) -> None:
        if "id" in case.path_parameters and self.asked.total() % 3:
            case.path_parameters["id"] = self.table["id"]
        answer = case.call(base_url=self.server.url, headers=self.cookie)
        self.asked[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code == 401:
            # Logged out by one of the requests.
            self.come_in()

    def ask_all(self, mode: GenerationMode, examples: int, start: int = 0) -> None:
        """So many requests of each operation."""
        few = settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        for found in self.known.get_all_operations():
            operation = found.ok()
            if operation.path == "/api/events":
                # A stream that does not end; tests/web/test_events.py reads it.
                continue
            asking = given(operation.as_strategy(generation_mode=mode))(self.ask)
            try:
                seed(start)(few(asking))()
            except Unsatisfiable:
                # Where anything is allowed, nothing is wrong.
                assert mode is GenerationMode.NEGATIVE

    def check(self) -> None:
        assert self.asked.total() > 100
        assert self.asked[400]
        assert self.ada.position(self.table, seat=0) == self.before


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=1.0)
    options.add_argument("--postgres", action="store_true")
    given_words = options.parse_args()
    with contextlib.ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="starhold-operations-")))
        database = held.enter_context(postgres()).new_database() if given_words.postgres else ""
        server = Server(folder, database).start()
        begun = time.monotonic()
        run = Operations(server)
        rounds = 0
        while time.monotonic() - begun < given_words.minutes * 60:
            for mode in GenerationMode:
                run.ask_all(mode, 10, random.getrandbits(32))
            rounds += 1
            told = f"{(time.monotonic() - begun) / 60:.1f} min, {rounds} rounds, {run.asked.total()} requests"
            print(f"{told}: {dict(run.asked.most_common())}", flush=True)
        run.check()
        assert server.stop() == 0
        assert "Traceback" not in server.errors(), server.errors()
        print(f"no failure, no traceback; the log has {len(server.errors())} bytes")


if __name__ == "__main__":
    main()
