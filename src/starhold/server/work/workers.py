"""Worker processes for long jobs that strangers send, each with a time limit.

Records are verified and games replayed there, never in a thread of the store or in the event loop. One
address has one job running and a few waiting, so that others find a free worker.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
import structlog

from starhold.server.errors import Busy, FoundByWorker, TakesTooLong, TooFast
from starhold.server.work import later
from starhold.server.work.jobs import CPU_SECONDS, Job, JobResult

#: how long a job may take where others are at work too (jobs.CPU_SECONDS is what it may take itself), and how
#: long a worker without one is kept
JOB_SECONDS: Final = 20.0
IDLE_SECONDS: Final = 120.0
#: jobs that may wait for each address, and for all
LINE: Final = 4
QUEUE: Final = 64
#: the longest answer: a position with the log of the longest game
ANSWER_BYTES: Final = 32 * 1024 * 1024

_ANSWERS: msgspec.json.Decoder[JobResult] = msgspec.json.Decoder(JobResult)
_log = structlog.get_logger("workers")


class WorkerProcess:
    """One process: a line in, a line out. It is started when it is needed."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None
        #: the folder whose package the process has; None: the installed one
        self.package: Path | None = None
        #: processes that were killed and may not be gone yet
        self.ended: list[asyncio.subprocess.Process] = []

    async def ask(self, line: bytes, seconds: float) -> bytes:
        """Return the answer to a line; end the process and raise OSError or TimeoutError if it fails."""
        try:
            async with asyncio.timeout(seconds):
                process = await self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
                answer = await process.stdout.readline()
        except BaseException:
            self.end()
            raise
        if not answer.endswith(b"\n"):
            code = await process.wait()
            self.process = None
            if code == -signal.SIGPROF:
                raise TimeoutError("the worker used up its time")
            raise BrokenPipeError("the worker has gone")
        return answer

    async def lines(self, line: bytes, seconds: float) -> AsyncIterator[bytes]:
        """Yield answers up to an empty one, each within the time; end the process if it fails."""
        whole = False
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(line + b"\n")
            async with asyncio.timeout(seconds):
                await process.stdin.drain()
            while True:
                async with asyncio.timeout(seconds):
                    answer = await process.stdout.readline()
                if answer == b"\n":
                    whole = True
                    return
                if not answer.endswith(b"\n"):
                    raise BrokenPipeError("the worker has gone")
                yield answer
        finally:
            if not whole:
                self.end()

    @property
    def running(self) -> bool:
        """True if there is a process, and still the one that was asked before.

        A process from before the engine was compiled is ended; the next has it. Ask between questions only.
        """
        if self.process is not None and self.package != later.folder():
            self.end()
        return self.process is not None and self.process.returncode is None

    async def _running(self) -> asyncio.subprocess.Process:
        if not self.running:
            self.package = later.folder()
            paths = [str(self.package)] if self.package else []
            paths += [path for path in [os.environ.get("PYTHONPATH", "")] if path]
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=ANSWER_BYTES,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            )
        assert self.process is not None
        return self.process

    def end(self) -> None:
        """Kill the process; the next question starts another."""
        self.ended = [process for process in self.ended if process.returncode is None]
        if self.process is not None and self.process.returncode is None:
            self.ended.append(self.process)
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


class WorkerPool:
    """A few examiners, and the jobs that wait for them."""

    def __init__(self, number: int = 2) -> None:
        self._all = [WorkerProcess("starhold.server.work.job_process") for _ in range(number)]
        self._free = list(self._all)
        self._places = asyncio.Semaphore(number)
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}
        self._idle: asyncio.TimerHandle | None = None

    async def do(self, job: Job, address: str) -> msgspec.Raw:
        """Return the answer as JSON; raise what the worker found wrong, TooFast, Busy or TakesTooLong."""
        if self._waiting[address] >= LINE:
            raise TooFast("too many jobs are waiting", kind="verify")
        if self._waiting.total() >= QUEUE:
            raise Busy("all workers are busy")
        self._waiting[address] += 1
        turn = self._turns.setdefault(address, asyncio.Lock())
        try:
            async with turn, self._places:
                return await self._ask(msgspec.json.encode(job))
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]

    async def _ask(self, line: bytes) -> msgspec.Raw:
        worker = self._free.pop()
        if self._idle is not None:
            self._idle.cancel()
        try:
            answer = _ANSWERS.decode(await worker.ask(line, JOB_SECONDS))
        except TimeoutError:
            raise TakesTooLong("no answer in time", seconds=int(CPU_SECONDS)) from None
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            # It ran out of memory, or somebody ended it.
            _log.warning("worker gone", error=type(error).__name__)
            raise Busy("the worker has gone") from None
        finally:
            self._free.append(worker)
            self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end_free)
        if answer.problem is not None:
            raise FoundByWorker(answer.problem, answer.status)
        return answer.found

    def _end_free(self) -> None:
        for worker in self._free:
            worker.end()

    async def close(self) -> None:
        """End all, and see them gone."""
        await end_all(self._all)


async def end_all(workers: Sequence[WorkerProcess]) -> None:
    """End these workers, and see them gone."""
    for worker in workers:
        worker.end()
    # Also their pipes are closed then: an event loop that ends before complains of them.
    leaving = [process.communicate() for worker in workers for process in worker.ended]
    await asyncio.gather(*leaving, return_exceptions=True)
