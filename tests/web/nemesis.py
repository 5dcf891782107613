"""The nemesis: real servers, people who play, and all that can go wrong, in an order that a seed decides.

    python -m tests.web.nemesis --minutes 3                        all stores and buses side by side
    python -m tests.web.nemesis --minutes 60 --on postgresql+redis --seed 7
    python -m tests.web.nemesis --kills 40 --on postgresql+redis   nothing but SIGKILL, this many times

Processes are killed, stopped and paused; the network between a process and the database or the bus is cut or
falls silent; the database is stopped in its tracks, crashes, is locked or runs out of disk; clocks jump by
hours. Afterwards everything is healed, the games are played to their end, and the checker (history.py)
compares all that anybody was told with what is stored.
"""

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starhold.kernel import registry
from starhold.server.store.store import Store
from tests.proxy import Proxy
from tests.services import Postgres, RedisServer, Server, toy_on_path, wait_until
from tests.web.crowd import Crowd, play_tables, probe
from tests.web.history import ANSWER_SECONDS, History
from tests.web.skewed import turn

WORLDS = ("sqlite", "postgresql+postgresql", "postgresql+redis")
#: tables at a time
TABLES = 4
#: chance that something else goes wrong at the same time, and something else
ANOTHER = 0.4
#: so many moves are made before the next thing goes wrong
MOVES_BETWEEN = 5
#: megabytes of the disk that the database has
DISK = {"sqlite": 64, "postgresql": 512}
#: after the last fault everybody plays on for so long at most, gives up then, and must be done at last
CALM_SECONDS = 20.0
END_SECONDS = 60.0
#: a process that does not come up within this time never will
START_SECONDS = 60.0

#: how often a long run tells how it goes
TELL_SECONDS = 300.0

Step = Callable[[], Awaitable[None]]


class Process(Server):
    """A server whose wall clock can be turned, between proxies."""

    def __init__(self, folder: Path, number: int, database: str, bus: str) -> None:
        super().__init__(folder, database, bus)
        self.number = number
        self.skew = folder / f"skew-{number}"
        self.log = folder / f"log-{number}"
        self.fresh = True
        turn(self.skew, 0.0)
        self.environment |= {
            "STARHOLD_SKEW": str(self.skew),
            "STARHOLD_SECRET": "the same for all processes " * 2,
        }

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.web.skewed"]

    def signal(self, number: int) -> None:
        """Unless it is gone: its number may be another's by now."""
        if self.process is not None:
            self.process.send_signal(number)


@dataclass
class Fault:
    """Something that goes wrong for a while. Two faults never have the same target at the same time."""

    name: str
    target: str
    begin: Step
    end: Step
    #: in seconds, at most
    longest: float


@dataclass
class World:
    """Servers, what they stand on, and what can be done to it."""

    kind: str
    folder: Path
    seed: int
    #: nothing but SIGKILL goes wrong, and this often; 0: everything does
    kills: int = 0
    history: History = field(default_factory=History)
    processes: list[Process] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    database: str = ""
    postgres: Postgres | None = None
    redis: RedisServer | None = None
    disk: Path | None = None
    proxies: dict[str, Proxy] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    @property
    def sqlite(self) -> bool:
        return self.kind == "sqlite"

    # -- building it up ------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def built(self) -> AsyncIterator["World"]:
        """Everything runs; afterwards nothing is left of it."""
        with small_disk(self.folder / "disk", DISK[self.kind.partition("+")[0]]) as self.disk:
            try:
                await self._build(self.folder / "disk")
                yield self
            finally:
                await self._tear_down()

    async def _build(self, disk: Path) -> None:
        if self.sqlite:
            self.database = f"sqlite:///{disk}/starhold.db"
            self.processes = [Process(self.folder, 0, self.database, "")]
        else:
            disk.chmod(0o700)
            self.postgres = await asyncio.to_thread(Postgres, disk)
            await asyncio.to_thread(self.postgres.start)
            self.database = self.postgres.new_database()
            for number in range(2):
                await self._add_process(number)
        for process in self.processes:
            await asyncio.to_thread(process.start)

    async def _add_process(self, number: int) -> None:
        """A process with proxies of its own, so that it can be cut off alone."""
        assert self.postgres is not None
        database = self.proxies[f"database {number}"] = await Proxy(self.postgres.port).start()
        through = self.database.replace(f":{self.postgres.port}/", f":{database.port}/")
        if self.kind.endswith("redis"):
            if self.redis is None:
                self.redis = RedisServer()
                await asyncio.to_thread(self.redis.start)
            bus = self.proxies[f"bus {number}"] = await Proxy(self.redis.port).start()
            address = f"redis://127.0.0.1:{bus.port}/0"
        else:
            bus = self.proxies[f"bus {number}"] = await Proxy(self.postgres.port).start()
            address = self.database.replace(f":{self.postgres.port}/", f":{bus.port}/")
        self.processes.append(Process(self.folder, number, through, address))

    async def _tear_down(self) -> None:
        for process in self.processes:
            if process.process is not None and process.process.poll() is None:
                process.signal(signal.SIGCONT)
                await asyncio.to_thread(process.kill)
        for proxy in self.proxies.values():
            await proxy.close()
        for service in (self.postgres, self.redis):
            if service is not None:
                await asyncio.to_thread(service.stop)

    # -- what can go wrong ---------------------------------------------------------------------

    def faults(self) -> list[Fault]:
        """Everything that can go wrong here."""
        found = [fault for process in self.processes for fault in self._faults_of(process)]
        if self.kills:
            return [fault for fault in found if fault.name == "kill"]
        if self.disk is not None:
            found.append(Fault("disk full", "database", self._fill, self._free, 6))
        if self.postgres is not None:
            found += [
                Fault("database stopped", "database", self._stop_database, self._continue_database, 14),
                Fault("database crash", "database", self._crash_database, self._start_database, 3),
            ]
        else:
            found.append(self._lock())
        if self.redis is not None:
            found.append(Fault("bus crash", "bus", self._crash_redis, self._start_redis, 5))
        return found

    def _faults_of(self, process: Process) -> Iterator[Fault]:
        number = process.number
        target = f"process {number}"

        async def back() -> None:
            await self._bring_back(process)

        async def nothing() -> None:
            return

        async def kill() -> None:
            self._absent(process)
            await asyncio.to_thread(process.kill)

        async def stop() -> None:
            self._absent(process)
            begun = time.monotonic()
            assert process.process is not None
            process.signal(signal.SIGTERM)
            try:
                await asyncio.to_thread(process.process.wait, 4 * ANSWER_SECONDS)
            except subprocess.TimeoutExpired:
                await asyncio.to_thread(process.kill)
            self.history.stops.append(time.monotonic() - begun)

        async def pause() -> None:
            self._absent(process)
            process.signal(signal.SIGSTOP)

        async def go_on() -> None:
            process.signal(signal.SIGCONT)
            self._present(process)

        async def jump() -> None:
            size = self.dice.choice((0.5, 30.0, 3600.0, 86400.0, 7 * 86400.0))
            turn(process.skew, self.dice.choice((-1, 1)) * size)

        async def set_right() -> None:
            turn(process.skew, 0.0)

        async def kill_workers() -> None:
            signal_children(process.process, signal.SIGKILL)

        yield Fault("kill", target, kill, back, 2)
        yield Fault("kill", target, kill, back, 2)
        yield Fault("SIGTERM", target, stop, back, 1)
        yield Fault("pause", target, pause, go_on, 14)
        # Alone, a process that starts with a wrong clock cannot tell it from time that has passed.
        clock = target if self.sqlite else f"clock {number}"
        yield Fault("clock jump", clock, jump, set_right, 10)
        yield Fault("bots killed", f"bots {number}", kill_workers, nothing, 0)
        for what in ("database", "bus"):
            if f"{what} {number}" in self.proxies:
                yield from self._faults_of_network(what, f"{what} {number}")

    def _faults_of_network(self, what: str, name: str) -> Iterator[Fault]:
        proxy = self.proxies[name]

        async def cut() -> None:
            proxy.cut()

        async def silence() -> None:
            proxy.silence()

        async def restore() -> None:
            proxy.restore()

        yield Fault(f"{what} cut off", name, cut, restore, 10)
        yield Fault(f"{what} silent", name, silence, restore, 14)

    def _absent(self, process: Process) -> None:
        self.history.absences.append((process.number, time.monotonic(), float("inf")))

    def _present(self, process: Process) -> None:
        """It is there again, and needs a moment to find itself."""
        at = max(i for i, absence in enumerate(self.history.absences) if absence[0] == process.number)
        number, begun, _ = self.history.absences[at]
        self.history.absences[at] = (number, begun, time.monotonic() + 1)

    async def _bring_back(self, process: Process) -> None:
        """Start it; while the database is away it ends at once, and is started again."""
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                await asyncio.to_thread(process.start)
                break
            except (AssertionError, TimeoutError) as error:
                if time.monotonic() > end:
                    self.history.violate(f"process {process.number} does not start: {error}")
                    raise
            assert process.process is not None
            await asyncio.to_thread(process.kill)
            await asyncio.sleep(0.3)
        self._present(process)

    async def _see_processes(self) -> None:
        """All is healed, so all processes run: one that does not has failed, or was ended by others."""
        for process in self.processes:
            code = None if process.process is None else process.process.poll()
            if code is not None:
                self.history.violate(f"process {process.number} has ended by itself with code {code}")
                self._absent(process)
                await self._bring_back(process)

    async def _fill(self) -> None:
        assert self.disk is not None
        await asyncio.to_thread(fill, self.disk)

    async def _free(self) -> None:
        assert self.disk is not None
        ballast(self.disk).unlink(missing_ok=True)
        if self.postgres is not None:
            await self._see_database()

    async def _see_database(self) -> None:
        """PostgreSQL ends when it cannot write its log, and is started again as by its supervisor."""
        assert self.postgres is not None
        if self.postgres.process is None or self.postgres.process.poll() is not None:
            await asyncio.to_thread(self.postgres.start)
        else:
            await asyncio.to_thread(wait_until, self.postgres._answers, 60, "PostgreSQL")

    async def _stop_database(self) -> None:
        assert self.postgres is not None
        assert self.postgres.process is not None
        self.postgres.process.send_signal(signal.SIGSTOP)
        signal_children(self.postgres.process, signal.SIGSTOP)

    async def _continue_database(self) -> None:
        assert self.postgres is not None
        assert self.postgres.process is not None
        signal_children(self.postgres.process, signal.SIGCONT)
        self.postgres.process.send_signal(signal.SIGCONT)

    async def _crash_database(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.stop)

    async def _start_database(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.start)

    async def _crash_redis(self) -> None:
        assert self.redis is not None
        await asyncio.to_thread(self.redis.stop)

    async def _start_redis(self) -> None:
        assert self.redis is not None
        await asyncio.to_thread(self.redis.start)

    def _lock(self) -> Fault:
        """Another program holds SQLite's lock."""
        holder: list[sqlite3.Connection] = []

        async def lock() -> None:
            with contextlib.suppress(sqlite3.OperationalError):
                connection = sqlite3.connect(self.database.removeprefix("sqlite:///"), isolation_level=None)
                holder.append(connection)
                connection.execute("BEGIN IMMEDIATE")

        async def unlock() -> None:
            while holder:
                holder.pop().close()

        return Fault("database locked", "database", lock, unlock, 14)

    # -- the run ----------------------------------------------------------------------------------

    async def rage(self, crowd: Crowd, seconds: float) -> None:
        """Play while things go wrong; then heal all, play to the end, and stop."""
        playing = [asyncio.create_task(play_tables(crowd, number)) for number in range(TABLES)]
        probing = [asyncio.create_task(probe(crowd, number)) for number in range(len(self.processes))]
        probing.append(asyncio.create_task(self._tell()))
        end = time.monotonic() + seconds
        dice = random.Random(self.seed)
        try:
            await self._recover(crowd)
            while time.monotonic() < end and not 0 < self.kills <= self.counts["kill"]:
                await self._round(crowd, dice)
            crowd.closing = True
            await asyncio.wait(playing, timeout=min(CALM_SECONDS, seconds / 2))
            crowd.hurry = True
            done, left = await asyncio.wait(playing, timeout=END_SECONDS)
            for task in done:
                task.result()
            if left:
                self.history.violate(f"{len(left)} tables are still played at the end")
        finally:
            for task in (*playing, *probing):
                task.cancel()
            await asyncio.gather(*playing, *probing, return_exceptions=True)

    async def _tell(self) -> None:
        """How it goes, for whoever watches a long run."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            say(f"so far {self}")

    async def _round(self, crowd: Crowd, dice: random.Random) -> None:
        """One or several things go wrong at the same time; then all is well again, and people must get on."""
        faults = self.faults()
        chosen = [dice.choice(faults)]
        while dice.random() < ANOTHER:
            targets = {fault.target for fault in chosen}
            others = [fault for fault in faults if fault.target not in targets]
            if not others:
                break
            chosen.append(dice.choice(others))
        await asyncio.gather(*(self._go_wrong(fault, dice.uniform(0.1, 1.0)) for fault in chosen))
        await self._recover(crowd)
        await asyncio.sleep(dice.uniform(0.0, 2.0))

    async def _go_wrong(self, fault: Fault, share: float) -> None:
        self.counts[fault.name] += 1
        say(f"{self.kind}: {fault.name} ({fault.target}) for {share * fault.longest:.1f} s")
        try:
            await fault.begin()
            await asyncio.sleep(share * fault.longest)
        finally:
            await fault.end()

    async def _recover(self, crowd: Crowd) -> None:
        """Time until moves are acknowledged again."""
        healed, before = time.monotonic(), crowd.acknowledged
        while crowd.acknowledged < before + MOVES_BETWEEN:
            await self._see_processes()
            if time.monotonic() - healed > START_SECONDS:
                self.history.violate(f"no moves were made for {START_SECONDS:.0f} s after a fault's end")
                for process in self.processes:
                    process.signal(signal.SIGUSR1)
                break
            await asyncio.sleep(0.05)
        self.history.recoveries.append(time.monotonic() - healed)

    def check(self) -> None:
        """Nothing was lost, doubled or shown wrongly, and no process has failed in its own eyes."""
        store = Store(self.database)
        self.history.check(store)
        store.close()
        for process in self.processes:
            if "Traceback" in process.errors():
                self.history.violate(f"a traceback in {process.log}")

    def __str__(self) -> str:
        told = ", ".join(f"{count} {name}" for name, count in sorted(self.counts.items()))
        return f"{self.kind}, seed {self.seed}: {told or 'no faults'}; {self.history}"


# -- helpers ----------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Every fault is told if `STARHOLD_TELL` is set."""
    if os.environ.get("STARHOLD_TELL"):
        print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def children(parent: int) -> list[int]:
    """The processes that a process started."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = entry.read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent:
                found.append(int(entry.parent.name))
    return found


def signal_children(parent: subprocess.Popen[Any] | None, number: int) -> None:
    """As long as the parent was not waited for, nobody else has its number, nor those of its children."""
    if parent is not None and parent.poll() is None:
        for child in children(parent.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, number)


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path | None]:
    """A file system of its own that can be filled, if we may mount one; else a plain folder, and None."""
    folder.mkdir()
    options = f"size={megabytes}m,mode=0700"
    mounted = (
        os.geteuid() == 0
        and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], capture_output=True
        ).returncode
        == 0
    )
    try:
        yield folder if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def ballast(disk: Path) -> Path:
    return disk / "ballast"


def fill(disk: Path) -> None:
    """Not one byte is left."""
    with ballast(disk).open("wb", buffering=0) as file, contextlib.suppress(OSError):
        for size in (1 << 20, 1 << 12, 1):
            with contextlib.suppress(OSError):
                while True:
                    file.write(bytes(size))


def run(kind: str, minutes: float, seed: int, folder: Path, kills: int = 0) -> World:
    """One world for so many minutes (or kills, if that is less); the caller looks at its history."""
    sys.path.insert(0, str(toy_on_path(folder / "toy")))
    registry.game.cache_clear()
    world = World(kind, folder, seed, kills)

    async def whole() -> None:
        async with world.built():
            ports = [process.port for process in world.processes]
            crowd = Crowd(ports, world.history, random.Random(seed))
            await world.rage(crowd, minutes * 60)
            await asyncio.to_thread(world.check)

    try:
        asyncio.run(whole())
    finally:
        sys.path.remove(str(folder / "toy"))
        registry.game.cache_clear()
    return world


def _too_quiet(world: "World") -> bool:
    acknowledged = sum(wish.answer == "acknowledged" for wish in world.history.wishes.values())
    return world.counts.total() <= 5 or acknowledged <= 50 or not world.history.finished


def main() -> int:
    """Tell what came of it; as many failures as there are worlds with violations."""
    # Also whoever is asked to stop leaves nothing behind.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(number))
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument(
        "--on", choices=WORLDS, action="append", help="the store and the bus; all of them if not given"
    )
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--kills", type=int, default=0, help="only SIGKILL, and the run ends after so many")
    arguments = parser.parse_args()
    seed = arguments.seed if arguments.seed is not None else random.randrange(10**6)
    kinds = arguments.on or WORLDS
    if len(kinds) > 1:
        words = [sys.executable, "-m", "tests.web.nemesis", "--minutes", str(arguments.minutes)]
        words += ["--kills", str(arguments.kills)]
        worlds = [subprocess.Popen([*words, "--seed", str(seed), "--on", kind]) for kind in kinds]
        return sum(world.wait() != 0 for world in worlds)
    folder = Path(tempfile.mkdtemp(prefix="starhold-world-"))
    # PostgreSQL runs as somebody else, below it.
    folder.chmod(0o711)
    world = run(kinds[0], arguments.minutes, seed, folder, arguments.kills)
    print(world, flush=True)
    for violation, count in Counter(world.history.violations).most_common(50):
        print(f"  {violation}" + (f" ({count} times)" if count > 1 else ""), flush=True)
    if arguments.minutes > 1 and _too_quiet(world):
        print("  hardly anything happened: this run proves nothing", flush=True)
        return 1
    if world.history.violations:
        print(f"  the logs stay in {folder}", flush=True)
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
