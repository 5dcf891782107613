"""Program: a process that answers one line with one line, in time; whatever else it does is its failure.

It gets two pipes and a short environment, and is ended with all that it has started (`confine.py`). What it
writes to standard error is kept apart, so that its last words can be reported.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

#: bytes of one answer; who needs more floods us
LINE_BYTES: Final = 64 * 1024
#: programs that one process keeps; the one that was not asked for longest is ended first
MOST_PROGRAMS: Final = 8
#: how much of its last output is reported
LAST_WORDS: Final = 300
#: how long a program may take to end by itself after the last word to it
END_SECONDS: Final = 0.5
#: how long its guard may take to end whatever it has left
GUARD_SECONDS: Final = 2.0
#: all of the environment that it gets
ENVIRONMENT: Final = ("PATH", "SYSTEMROOT", "TZ")

_CONFINE: Final = str(Path(__file__).with_name("confine.py"))


class Died(Exception):
    """Raised when the program has ended; with its exit code and its last output."""


class Late(Exception):
    """Raised when no whole line came in time."""


class Flooded(Exception):
    """Raised when the program wrote more than an answer, or wrote unasked."""


class Program:
    """A running program. The longest unasked of them are ended when there are too many."""

    _all: ClassVar["OrderedDict[int, Program]"] = OrderedDict()

    def __init__(self, command: Sequence[str]) -> None:
        self.running = True
        self.heard = b""
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 (it is closed in `end`)
        environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", _CONFINE, str(os.getpid()), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**environment, "LANG": "C.UTF-8"},
            start_new_session=True,
            bufsize=0,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.to, self.by = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.to, False)
        os.set_blocking(self.by, False)
        self._asked()

    def _asked(self) -> None:
        """Note that it was asked last; end another if there are too many."""
        Program._all[id(self)] = self
        Program._all.move_to_end(id(self))
        while len(Program._all) > MOST_PROGRAMS:
            next(iter(Program._all.values())).end()

    # -- talking --------------------------------------------------------------------------------

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Return its answer to a line; raise Died, Late or Flooded, after which the caller ends it."""
        self._asked()
        deadline = time.monotonic() + seconds
        self._read()
        if self.heard:
            raise Flooded(f"unasked output: {_shown(self.heard)}")
        self._write(line + b"\n", deadline)
        while b"\n" not in self.heard:
            self._wait(self.by, selectors.EVENT_READ, deadline, seconds)
            self._read()
        answer, _, self.heard = self.heard.partition(b"\n")
        return answer

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer; a program that does not read misses it."""
        with contextlib.suppress(OSError):
            os.write(self.to, line + b"\n")

    def _write(self, content: bytes, deadline: float) -> None:
        begun = time.monotonic()
        while content:
            try:
                content = content[os.write(self.to, content) :]
            except BlockingIOError:
                # It does not read. Whatever it says meanwhile is unasked, and must not fill its pipe either.
                self._wait(self.to, selectors.EVENT_WRITE, deadline, deadline - begun)
                self._read()
            except OSError:
                raise self._died() from None

    def _read(self) -> None:
        """Take in what it has said, as far as that is sensible."""
        while True:
            try:
                part = os.read(self.by, LINE_BYTES)
            except BlockingIOError:
                return
            if not part:
                if b"\n" in self.heard:
                    return
                raise self._died()
            self.heard += part
            if len(self.heard) > LINE_BYTES:
                raise Flooded(f"more than {LINE_BYTES} bytes at once")

    def _wait(self, pipe: int, event: int, deadline: float, seconds: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            left = deadline - time.monotonic()
            if left <= 0 or not selector.select(left):
                raise Late(f"no answer within {int(seconds * 1000)} ms")

    # -- ending ---------------------------------------------------------------------------------

    def _died(self) -> Died:
        """Return how it ended, for the person who has to fix it."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GUARD_SECONDS)
        code = self.process.poll()
        if code is None:
            how = "it closed its output"
        elif code < 0:
            how = f"ended by {signal.Signals(-code).name}"
        else:
            how = f"ended with exit code {code}"
        return Died(f"{how}{self._last_words()}")

    def _last_words(self) -> str:
        size = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, size - LAST_WORDS))
        lines = self.errors.read().decode(errors="replace").strip().splitlines()
        return f": {lines[-1].strip()}" if lines else ""

    def finish(self) -> None:
        """Let it end by itself for a moment, since no more will be said to it; then end it."""
        if self.running:
            assert self.process.stdin is not None
            self.process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(END_SECONDS)
        self.end()

    def end(self) -> None:
        """End it at once, with whatever it has started; outside Linux, as far as that is in its group."""
        if not self.running:
            return
        self.running = False
        Program._all.pop(id(self), None)
        if sys.platform == "linux":
            self._end_guarded()
        # The group is there as long as anybody of it is, even where the program itself has ended.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.errors):
            if pipe is not None:
                pipe.close()

    def _end_guarded(self) -> None:
        """Let the guard end all; do it in its place if it does not, because the program has stopped it."""
        # Not above: the module needs what Windows does not have.
        from starhold.bots.confine import descendants, kill

        self.process.terminate()
        try:
            self.process.wait(GUARD_SECONDS)
        except subprocess.TimeoutExpired:
            while left := descendants(self.process.pid):
                for one in left:
                    kill(one)


def _shown(content: bytes) -> str:
    """Return what a program said, short enough to be reported."""
    return repr(content[:80].decode(errors="replace"))
