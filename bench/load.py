"""Load: servers under moves of many people at many tables, and how long a move takes to reach everybody.

    python bench/load.py                              the installed engine, rates up to what it carries
    python bench/load.py OLD NEW                      two engines: the same rates, the same tables
    python bench/load.py --tables 50 --rates 100,200 --seconds 5
    python bench/load.py --overload 2                 then twice the load that it carried
    python bench/load.py --database postgresql://… --bus postgresql --processes 4 --restart 20
    python bench/load.py --profile where.svg          a flame graph of the server at the last rate

An engine is a folder to put on PYTHONPATH: `src` of a clone, or what tools/compile_engine.py wrote. Each
table has four seats, each with a client and a WebSocket of its own. Moves are due at random moments that do
not depend on the server (an open loop). One that is due while all tables have a move on its way waits for a
table, and its time counts from when it was due: so a server that stands still is charged for all that it
kept waiting (no coordinated omission). A move's time ends when it is acknowledged and the last of the four
clients has seen it.

The clients run in one process beside the server and share the machine with it, so the times are upper
bounds. The processor time that the server takes for a move hardly depends on what else the machine does: it
is told as well.
"""

import argparse
import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from crowd import SEATS, Crowd, Seat, Told

#: a rate is carried if so many of 100 moves are made, and 99 of 100 within so many seconds
CARRIED = 0.95
PATIENCE = 0.1
#: after an overload all must be well again within so many seconds; it is looked at in steps
CALM_STEP = 0.5


class Served:
    """A server of an engine, in a folder of its own."""

    def __init__(self, engine: str, folder: str, asked: argparse.Namespace, limits: str = "0") -> None:
        environment = {**os.environ, "STARHOLD_LIMITS": limits, "STARHOLD_HOME": folder}
        if engine:
            environment["PYTHONPATH"] = str(Path(engine).absolute())
        command = [sys.executable, "-m", "starhold.cli.main", "serve", "--port", "0", "--lang", "en"]
        for word in ("database", "bus"):
            if getattr(asked, word):
                command += [f"--{word}", getattr(asked, word)]
        if asked.processes > 1:
            command += ["--processes", str(asked.processes)]
        self.process = subprocess.Popen(
            command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, "the server did not start"
        self.url = f"http://127.0.0.1:{found[1]}"

    def pids(self) -> list[int]:
        """The server and its processes."""
        found = [self.process.pid]
        for pid in found:
            with contextlib.suppress(OSError):
                found += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return found

    def memory(self) -> float:
        """Resident memory in KiB, of all."""
        total = 0.0
        for pid in self.pids():
            with contextlib.suppress(OSError):
                found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
                total += float(found[1]) if found else 0.0
        return total

    def worked(self) -> float:
        """Seconds of processor time, of all."""
        total = 0.0
        for pid in self.pids():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return total

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@dataclass
class Step:
    """What came of a rate."""

    rate: float
    seconds: float
    told: Told
    worked: float
    #: the client's own processor time, as a share of a core
    own: float

    @property
    def made(self) -> float:
        """Moves a second that were through before the time was over."""
        return len(self.told.whole) / self.seconds

    @property
    def carried(self) -> bool:
        return self.made >= CARRIED * self.rate and at(self.told.whole, 0.99) <= PATIENCE

    def __str__(self) -> str:
        told = self.told
        times = " ".join(f"{name} {1000 * at(told.whole, part):6.0f}" for name, part in PARTS)
        each = 1000 * self.worked / max(1, len(told.whole))
        size = told.bytes / max(1, len(told.whole)) / 1024
        trouble = f", problems {dict(told.problems)}" if told.problems else ""
        lost = f", sockets lost {dict(told.lost)}" if told.lost else ""
        lost += f", lists by status {dict(told.lists)}" if told.lists else ""
        return (
            f"{self.rate:5.0f}/s asked, {self.made:5.0f}/s made, ms: {times}; {each:.2f} ms of processor and "
            f"{size:.1f} KiB a move; server {100 * self.worked / self.seconds:.0f} %, "
            f"clients {100 * self.own:.0f} %{trouble}{lost}"
        )


PARTS = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("worst", 1.0))


def at(times: list[float], share: float) -> float:
    """So many of these times are no longer."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else float("inf")


class Run:
    """One engine, from the start of its server to its end."""

    def __init__(self, name: str, served: Served, asked: argparse.Namespace) -> None:
        self.name = name
        self.served = served
        self.asked = asked
        self.crowd = Crowd(served.url, asked.tables, asked.game)

    def say(self, text: str) -> None:
        print(f"{self.name}: {text}", flush=True)

    async def sit(self) -> None:
        clients = self.asked.tables * SEATS
        before, begun = self.served.memory(), time.perf_counter()
        await self.crowd.sit()
        await asyncio.sleep(1)
        grown = self.served.memory() - before
        self.say(
            f"{clients} clients at {self.asked.tables} tables after {time.perf_counter() - begun:.0f} s; "
            f"memory {before / 1024:.0f} MiB empty, {grown / clients:.0f} KiB more for each client"
        )

    async def idle(self, number: int) -> None:
        """People who only look on, at tables that are there already: what a socket alone costs."""
        tables = self.crowd.tables
        watching = [Seat(self.crowd, tables[n % len(tables)], SEATS, "") for n in range(number)]
        before = self.served.memory()
        for first in range(0, number, 50):
            group = watching[first : first + 50]
            await asyncio.gather(*(seat.connect() for seat in group))
            await asyncio.gather(*(seat.there.wait() for seat in group))
        await asyncio.sleep(1)
        grown = self.served.memory() - before
        self.say(f"{number} idle sockets more: {grown / number:.1f} KiB each")

    async def step(self, rate: float, seconds: float) -> Step:
        """Play at a rate and measure."""
        worked, own = self.served.worked(), time.process_time()
        playing = asyncio.ensure_future(self.crowd.play(rate, seconds))
        await asyncio.sleep(0)
        if self.asked.lists:
            self.crowd.spawn(self.crowd.browse(self.asked.lists, seconds))
        told = await playing
        done = Step(rate, seconds, told, self.served.worked() - worked, (time.process_time() - own) / seconds)
        await self.crowd.settle(10)
        return done

    async def climb(self) -> float:
        """Rates one after another until one is too much; tells the last that was carried."""
        best = 0.0
        await self.step(self.asked.rates[0], 1.0)
        for rate in self.asked.rates:
            with self._profiled(rate == self.asked.rates[-1]):
                step = await self.step(rate, self.asked.seconds)
            self.say(f"{step}{'' if step.carried else '  (not carried)'}")
            if not step.carried and not self.asked.all_rates:
                break
            best = rate if step.carried else best
        return best

    @contextlib.contextmanager
    def _profiled(self, wanted: bool) -> Iterator[None]:
        if not wanted or not self.asked.profile:
            yield
            return
        words = ["--native"] if self.asked.native else []
        command = ["py-spy", "record", "-o", self.asked.profile, "-p", str(self.served.process.pid), *words]
        command += ["-f", "raw"] if self.asked.profile.endswith(".txt") else []
        spy = subprocess.Popen([*command, "--gil", "--nonblocking", "-r", "400"], stdout=subprocess.DEVNULL)
        try:
            yield
        finally:
            spy.send_signal(signal.SIGINT)
            spy.wait()

    async def overload(self, peak: float) -> None:
        """More than it can carry, and how soon it is well again afterwards."""
        seconds = 2 * self.asked.seconds
        step = await self.step(peak * self.asked.overload, seconds)
        told = step.told
        self.say(f"overload: {step}")
        self.say(
            f"overload: {step.made:.0f}/s made of {peak:.0f}/s at the peak ({100 * step.made / peak:.0f} %); "
            f"99 of 100 of those accepted within {1000 * at(told.accepted, 0.99):.0f} ms; "
            f"{told.lost.total()} disconnected"
        )
        calm, begun = 0, time.perf_counter()
        while calm < 2 and time.perf_counter() < begun + 15:
            after = await self.step(peak / 2, CALM_STEP)
            calm = calm + 1 if at(after.told.whole, 0.99) <= PATIENCE else 0
        took = time.perf_counter() - begun - calm * CALM_STEP
        self.say(
            f"overload: at half the peak 99 of 100 within {1000 * PATIENCE:.0f} ms again after {took:.1f} s"
        )

    async def restart(self, rate: float) -> None:
        """All processes are replaced one after another while people play."""
        seconds = self.asked.restart
        asyncio.get_running_loop().call_later(1.0, self.served.process.send_signal, signal.SIGHUP)
        step = await self.step(rate, seconds)
        told = step.told
        self.say(f"rolling restart: {step}")
        self.say(
            f"rolling restart: {told.lost.total()} sockets closed, {len(told.pauses)} came back; pauses ms: "
            + " ".join(f"{name} {1000 * at(told.pauses, part):.0f}" for name, part in PARTS)
        )

    async def check(self) -> None:
        """Nothing that was acknowledged is lost."""
        await self.crowd.settle(10)
        found = await self.crowd.versions()
        made = sum(table.made for table in self.crowd.tables)
        missing = sum(max(0, table.made + 1 - found[table.id]) for table in self.crowd.tables)
        self.say(
            f"{made} moves acknowledged, {missing} of them missing; "
            f"{self.served.memory() / 1024:.0f} MiB at the end"
        )
        self.crowd.over = True
        if self.asked.metrics:
            content = urllib.request.urlopen(f"{self.served.url}/metrics").read().decode()
            print("\n".join(line for line in content.splitlines() if line.startswith("starhold_")))
        assert not missing

    async def all(self) -> float:
        await self.sit()
        if self.asked.idle:
            await self.idle(self.asked.idle)
        best = await self.climb()
        self.say(f"carried {best:.0f} moves/s with 99 of 100 within {1000 * PATIENCE:.0f} ms")
        peak = self.asked.peak or best
        if not peak and (self.asked.overload or self.asked.restart):
            self.say("no rate was carried: no overload and no restart without --peak")
        if peak and self.asked.overload:
            await self.overload(peak)
        if peak and self.asked.restart:
            await self.restart(self.asked.peak or best / 2)
        await self.check()
        return best


def measured(engine: str, asked: argparse.Namespace) -> float:
    """One engine on an empty database."""
    name = Path(engine).name if engine else "installed"
    with tempfile.TemporaryDirectory(dir=asked.folder or None) as folder:
        served = Served(engine, folder, asked)
        try:
            return asyncio.run(Run(name, served, asked).all())
        finally:
            served.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument(
        "engines", nargs="*", default=[""], help="folders for PYTHONPATH; the installed one if none"
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rates", default="100,200,300,400,500,600,700,800,900,1000,1200,1400,1600")
    parser.add_argument("--all-rates", action="store_true", help="go on after a rate that is too much")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--game", default="galaxies")
    parser.add_argument("--database", default="")
    parser.add_argument("--bus", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--overload", type=float, default=0, help="then so many times what was carried")
    parser.add_argument(
        "--restart", type=float, default=0, help="then a rolling restart while so many seconds are played"
    )
    parser.add_argument("--idle", type=int, default=0, help="so many people who look on; tells their memory")
    parser.add_argument("--lists", type=float, default=0, help="so many requests a second for the lobby")
    parser.add_argument("--peak", type=float, default=0, help="take this as what was carried")
    parser.add_argument("--folder", default="", help="where the database is, SQLite's file at least")
    parser.add_argument(
        "--profile", default="", help="write a py-spy flame graph of the server at the last rate here"
    )
    parser.add_argument("--native", action="store_true", help="with what C does")
    parser.add_argument("--metrics", action="store_true", help="print the server's own metrics at the end")
    asked = parser.parse_args()
    asked.rates = [float(rate) for rate in asked.rates.split(",")]
    for engine in asked.engines:
        measured(engine, asked)


if __name__ == "__main__":
    main()
