"""Whoever waited may be gone when something fails, and a worker half-way when all ends: nobody complains."""

import asyncio
import gc
import signal
from pathlib import Path

from starhold.server.errors import StorageAway
from starhold.server.services import Services
from starhold.server.store.rows import StoredTable
from starhold.server.store.store import Store
from starhold.server.work.workers import WorkerProcess, end_all
from tests.apart import run_apart


def test_a_worker_that_was_given_up_is_seen_gone() -> None:
    async def ended_while_asked() -> None:
        worker = WorkerProcess("starhold.server.work.job_process")
        asked = asyncio.create_task(worker.ask(b"", 60))
        while worker.process is None:
            await asyncio.sleep(0.01)
        process = worker.process
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await end_all([worker])
        assert process.returncode == -signal.SIGKILL

    run_apart(ended_while_asked())


def test_a_failure_that_nobody_waits_for_any_more_is_no_error(tmp_path: Path) -> None:
    complaints = []

    def away(table_id: str, since: int | None = None) -> StoredTable:
        raise StorageAway("the database does not answer")

    async def gone_before_the_answer() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        services = Services(Store(f"sqlite:///{tmp_path}/starhold.db"))
        services.store.table = away  # type: ignore[method-assign]
        asked = asyncio.create_task(services.tables.table("abcdefghij"))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        # It holds what it was cancelled in.
        del asked
        while services.tables._loading:
            await asyncio.sleep(0.01)
        gc.collect()
        await services.close()

    run_apart(gone_before_the_answer())
    assert complaints == []
