"""Servers forked from a process that has imported everything: a start takes a third of the processor time.

A hundred tests start servers, and each took a second to import the same modules. What has to be seen from
an interpreter of its own (`starhold serve` as people start it) asks for that.
"""

import atexit
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

PREPARED = multiprocessing.get_context("forkserver")
PREPARED.set_forkserver_preload(
    [
        "tests.forked",
        "starhold.cli.main",
        "starhold.cli.serve",
        *(f"starhold.{game}.game" for game in ("galaxies", "kingdoms", "roll")),
    ]
)


def command(
    words: Sequence[str], environment: Mapping[str, str], output: str, log: str, prelude: str
) -> None:
    """In the new process: `starhold WORDS` as a shell with this environment would run it."""
    os.setpgid(0, 0)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    for name, stream in ((output, sys.stdout), (log, sys.stderr)):
        file = os.open(name, os.O_CREAT | os.O_APPEND | os.O_WRONLY)
        os.dup2(file, stream.fileno())
        os.close(file)
    from starhold.cli import main

    exec(prelude, {})
    code = main.run(words)
    # multiprocessing leaves without them; the log's last lines are written so.
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.exit(code)


class Forked:
    """Such a process, with the face of `subprocess.Popen`."""

    def __init__(
        self, words: Sequence[str], environment: Mapping[str, str], output: Path, log: Path, prelude: str = ""
    ) -> None:
        self.words = words
        arguments = (list(words), dict(environment), str(output), str(log), prelude)
        self._process = PREPARED.Process(target=command, args=arguments)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            assert timeout is not None
            raise subprocess.TimeoutExpired(self.words, timeout)
        return code

    def send_signal(self, number: int) -> None:
        """Unless it is gone: its number may be another's by now."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
