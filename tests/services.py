"""PostgreSQL, Redis and Starhold itself as processes of their own, for tests that need the real thing."""

import contextlib
import itertools
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis

from tests.forked import Forked

ROOT = Path(__file__).parent.parent
PATIENCE = 60.0


def wait_until(ready: "object", seconds: float = PATIENCE, what: str = "it") -> Any:
    """Call `ready` until it is true; return what it returned."""
    assert callable(ready)
    end = time.monotonic() + seconds
    while not (found := ready()):
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not come within {seconds} s")
        time.sleep(0.02)
    return found


#: Below the ports of outgoing connections, which would take a port between the look at it and its use. Each
#: process begins somewhere else, so two that run side by side do not ask for the same one.
_PORTS = itertools.islice(itertools.cycle(range(10_000, 32_000)), os.getpid() * 997 % 22_000, None)


def free_port() -> int:
    """Return a port that nothing listens at, another one at each call."""
    for port in _PORTS:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("unreachable: the ports go round")


def program(name: str) -> str:
    """Where a program lies; Debian keeps PostgreSQL's off PATH. Without it a test is skipped, not in CI."""
    found = shutil.which(name) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(f"{name} is not installed")
        pytest.skip(f"{name} is not installed")
    return found


def unprivileged() -> str | None:
    """Whom to run PostgreSQL as: it refuses root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A PostgreSQL of our own in a temporary folder. It can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.user = unprivileged()
        self.process: subprocess.Popen[bytes] | None = None
        if self.user:
            shutil.chown(folder, self.user)
        self._databases = 0
        self._call("initdb", "-D", str(self.data), "-U", "test", "-A", "trust", "-E", "UTF8", "-N")

    def _call(self, name: str, *words: str) -> None:
        subprocess.run(
            [program(name), *words], check=True, capture_output=True, user=self.user, cwd=self.folder
        )

    def start(self) -> None:
        command = [program("postgres"), "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        settings = ["listen_addresses=127.0.0.1", "max_connections=60", "shared_buffers=16MB"]
        # Processes die in these tests, machines do not: what the system was given it still has.
        settings += ["fsync=off", "full_page_writes=off"]
        command += [word for setting in settings for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd=self.folder)
        wait_until(self._answers, what="PostgreSQL")

    def _answers(self) -> bool:
        with contextlib.suppress(psycopg.Error):
            psycopg.connect(self.url("postgres")).close()
            return True
        return False

    def stop(self) -> None:
        """At once, as in a crash; what is committed stays."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(30)
            self.process = None

    def url(self, database: str) -> str:
        return f"postgresql://test@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """An empty database; its address."""
        self._databases += 1
        name = f"test{self._databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


class RedisServer:
    """A Redis of our own, without any files."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = [program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
        )
        wait_until(self._answers, what="Redis")

    def _answers(self) -> bool:
        with contextlib.suppress(redis.RedisError):
            return bool(redis.Redis(port=self.port).ping())
        return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(30)
            self.process = None


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL; its folder is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="starhold-pg-"))
    folder.chmod(0o700)
    try:
        service = Postgres(folder)
        service.start()
        yield service
        service.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def game_on_path(folder: Path, name: str, game: str) -> Path:
    """A folder that, on the path of a process, installs a game (`module:attribute`) beside the real ones."""
    package = folder / f"{name}-1.dist-info"
    if not package.exists():
        package.mkdir(parents=True)
        (package / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (package / "entry_points.txt").write_text(f"[starhold.games]\n{name} = {game}\n")
    return folder


def toy_on_path(folder: Path) -> Path:
    """The toy game, installed so."""
    return game_on_path(folder, "lantern", "tests.toy:GAME")


def python_path(folder: Path) -> str:
    """Where a process finds the toy game as well."""
    return os.pathsep.join([str(toy_on_path(folder / "toy")), str(ROOT), os.environ.get("PYTHONPATH", "")])


class Server:
    """`starhold serve` as a process."""

    def __init__(
        self, folder: Path, database: str = "", bus: str = "", port: int = 0, words: tuple[str, ...] = ()
    ) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder}/starhold.db"
        self.bus = bus
        self.port = port
        self.words = words
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.log = folder / f"log-{id(self)}"
        #: in an interpreter of its own, as people start it; else forked from one that has imported everything
        self.fresh = "--processes" in words
        self.environment: dict[str, str] = {}
        #: what the command is handed to, such as `prlimit --nofile=256`
        self.before: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return [*self.before, sys.executable, "-m", "starhold.cli.main"]

    def serve(self) -> list[str]:
        words = ["serve", "--port", str(self.port), "--database", self.database, "--lang", "en", *self.words]
        return [*words, "--bus", self.bus] if self.bus else words

    def start(self) -> "Server":
        line = self.start_silent()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server says {line!r} and {self.errors()!r}"
        self.port = int(found[1])
        wait_until(self._listens, what="the server")
        return self

    def start_silent(self) -> str:
        """Start it wherever it listens; return the line that says where."""
        path = python_path(self.folder)
        environment = {
            **os.environ,
            "STARHOLD_HOME": str(self.folder),
            "STARHOLD_LIMITS": "0",
            "PYTHONPATH": path,
            "PYTHONUNBUFFERED": "1",
            **self.environment,
        }
        output = self.folder / f"says-{id(self)}-{time.monotonic_ns()}"
        self.log.touch()
        if self.fresh or self.before:
            with self.log.open("ab") as log, output.open("wb") as says:
                self.process = subprocess.Popen(
                    [*self.command(), *self.serve()],
                    stdout=says,
                    stderr=log,
                    env=environment,
                    process_group=0,
                )
        else:
            self.process = Forked(self.serve(), environment, output, self.log)
        wait_until(lambda: self._has_said(output), what="the server's address")
        return output.read_text()

    def _has_said(self, output: Path) -> bool:
        """Where it is served, or nothing any more."""
        assert self.process is not None
        return (output.exists() and "\n" in output.read_text()) or self.process.poll() is not None

    def _listens(self) -> bool:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", self.port), 1).close()
            return True
        return False

    def errors(self) -> str:
        """What the server wrote on standard error."""
        return self.log.read_text()

    def tracebacks(self) -> str:
        """Return the lines of the log with tracebacks, and what follows the first that is no JSON."""
        lines = self.errors().splitlines()
        found = [number for number, line in enumerate(lines) if "Traceback" in line]
        told = [lines[number].replace("\\n", "\n") for number in found]
        return "\n".join(told if all(line[0] == "{" for line in told) else lines[found[0] :])

    def kill(self) -> None:
        """No time for last words."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)

    def stop(self) -> int:
        """As a system stops it; tells the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(30)

    @contextlib.contextmanager
    def running(self, limits: str = "0") -> "Iterator[Server]":
        """Runs for a while, and must end well."""
        self.environment["STARHOLD_LIMITS"] = limits
        self.start()
        try:
            yield self
        except BaseException:
            # What went wrong is the test's; how the server ends would hide it.
            self.stop()
            raise
        code = self.stop()
        assert code == 0, f"the server ended with {code}: {self.errors()[-5000:]}"
        assert not (told := self.tracebacks()), told

    def interrupt(self) -> int:
        """As a person stops it: Control-C goes to all processes at the terminal. Tells the exit code."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(30)
