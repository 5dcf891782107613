"""What is built while the server runs is used as soon as it is there."""

from pathlib import Path

import httpx
import pytest

from starhold.server.http import app as http_app
from starhold.server.services import Services
from starhold.server.work import later
from starhold.server.work.workers import WorkerProcess, end_all
from tests.apart import run_apart
from tests.web.test_operator import serve

ECHO = """import sys
for line in sys.stdin:
    print("{}", line.strip(), flush=True)
"""


def test_a_worker_takes_the_new_engine_up_between_two_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("old", "making"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "echo_worker.py").write_text(ECHO.format(name))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "old"))
    monkeypatch.setenv(later.VARIABLE, str(tmp_path / "new"))

    async def scene() -> None:
        worker = WorkerProcess("echo_worker")
        assert await worker.ask(b"1", 60) == b"old 1\n"
        assert worker.running
        (tmp_path / "making").rename(tmp_path / "new")
        assert not worker.running
        assert await worker.ask(b"2", 60) == b"making 2\n"
        assert worker.running
        await end_all([worker])

    run_apart(scene())


def test_the_documentation_appears_when_it_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_app, "SITE", tmp_path / "none")
    monkeypatch.setenv(later.VARIABLE, str(tmp_path / "new"))

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        assert (await client.get("/docs/")).status_code == 503
        pages = tmp_path / "making" / "starhold" / "server" / "site"
        pages.mkdir(parents=True)
        (pages / "index.html").write_text("pages")
        (tmp_path / "making").rename(tmp_path / "new")
        assert (await client.get("/docs/")).text == "pages"

    serve(tmp_path, scene)
