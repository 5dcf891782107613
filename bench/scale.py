"""Scale: what one process, one database and a whole house of them carry, by a simulation of events.

    python bench/scale.py           one process at rising load; more processes; players a day and their cost
    python bench/scale.py --cpu 0.9 --commit 1.5 --row 0.05

It uses measured service times (see `Measured`; docs/performance.md has the commands): the
simulation adds what cannot be seen on one small machine, the queues. A move waits for its process, is worked
out, waits for the database, which commits all that waits in one go, and is then told to everybody at the
table; who is connected to another process is told there, after the bus has carried the news.

Moves arrive as people make them: at random, whatever the server does (an open loop), so a slow server is not
spared by waiting clients.
"""

import argparse
import heapq
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import count
from statistics import quantiles


@dataclass(frozen=True)
class Measured:
    """Service times in milliseconds, on one core of the machine that docs/performance.md names."""

    #: processor time of a durable move with four viewers, all told
    cpu: float = 0.6
    #: the share of it that comes before the commit: the message, the rules, the row
    before: float = 0.35
    #: a commit, and each move in it
    commit: float = 2.8
    row: float = 0.07
    #: the bus brings news to another process
    bus: float = 0.5
    #: what a process does with news of a move that another made, before it tells anybody
    news: float = 0.35
    #: kilobytes that a move sends to four viewers, and that a socket holds while nothing happens
    sent: float = 3.3
    idle: float = 32.0


@dataclass(frozen=True)
class People:
    """How people play: a day's players, and what each of them does."""

    #: minutes that a person is at a table in a day, and decisions in that time
    minutes: float = 45.0
    decisions: float = 108.0
    #: persons at a table; bots fill the rest
    at_table: float = 2.0
    #: the busiest hour of a day against the mean
    peak: float = 3.0

    def online(self, players: int) -> float:
        """Persons at tables in the busiest hour."""
        return players * self.minutes / (24 * 60) * self.peak

    def moves(self, players: int) -> float:
        """Decisions of persons in a second of the busiest hour."""
        return self.online(players) * self.decisions / (self.minutes * 60)


@dataclass
class Server:
    """One process: one thing at a time, in the order of arrival."""

    free: float = 0.0
    busy: float = 0.0

    def work(self, now: float, time: float) -> float:
        """When something that arrives now is done."""
        self.free = max(self.free, now) + time
        self.busy += time
        return self.free


@dataclass
class Database:
    """Commits all that waits at once; the next commit takes what came meanwhile."""

    times: Measured
    waiting: deque[Callable[[float], None]] = field(default_factory=deque)
    working: bool = False
    busy: float = 0.0
    commits: int = 0


class Cell:
    """Some processes on one database, joined by a bus, and the moves that are made at their tables."""

    def __init__(self, times: Measured, processes: int, writers: int, rate: float, seed: int) -> None:
        self.times = times
        self.processes = [Server() for _ in range(processes)]
        #: SQLite has one writer; PostgreSQL commits for every process by itself
        self.databases = [Database(times) for _ in range(writers)]
        self.rate = rate / 1000
        self.dice = random.Random(seed)
        self.events: list[tuple[float, int, Callable[[float], None]]] = []
        self.number = count()
        self.latencies: list[float] = []

    def at(self, when: float, what: Callable[[float], None]) -> None:
        heapq.heappush(self.events, (when, next(self.number), what))

    def run(self, seconds: float, warm: float = 2.0) -> "Cell":
        """So many seconds of moves, and whatever they lead to."""
        end = (seconds + warm) * 1000
        self.warm = warm * 1000
        when = self.dice.expovariate(self.rate)
        while when < end:
            self.at(when, self.arrive)
            when += self.dice.expovariate(self.rate)
        while self.events:
            now, _, what = heapq.heappop(self.events)
            what(now)
        return self

    def spread(self, time: float) -> float:
        """Work differs from move to move: half as much as often as half as much again."""
        return time * self.dice.uniform(0.5, 1.5)

    def arrive(self, now: float) -> None:
        """A person sends a move; the process that drives the table works it out."""
        home = self.dice.randrange(len(self.processes))
        done = self.processes[home].work(now, self.spread(self.times.cpu * self.times.before))
        self.at(done, lambda at: self.write(home, now, at))

    def write(self, home: int, sent: float, now: float) -> None:
        database = self.databases[home % len(self.databases)]
        database.waiting.append(lambda at: self.tell(home, sent, at))
        if not database.working:
            self.commit(database, now)

    def commit(self, database: Database, now: float) -> None:
        """Take all that waits into one commit."""
        batch = list(database.waiting)
        database.waiting.clear()
        database.working = bool(batch)
        if not batch:
            return
        took = self.spread(self.times.commit) + self.times.row * len(batch)
        database.busy += took
        database.commits += 1

        def committed(at: float) -> None:
            for go_on in batch:
                go_on(at)
            self.commit(database, at)

        self.at(now + took, committed)

    def tell(self, home: int, sent: float, now: float) -> None:
        """Four viewers, each at the process where their socket happens to be."""
        share = self.times.cpu * (1 - self.times.before) / 4
        by_process: dict[int, int] = {home: 0}
        for _ in range(4):
            where = self.dice.randrange(len(self.processes))
            by_process[where] = by_process.get(where, 0) + 1
        done = []
        for where, viewers in by_process.items():
            if where == home:
                done.append(self.processes[where].work(now, self.spread(share * viewers)))
            else:
                arrived = now + self.spread(self.times.bus)
                done.append(
                    self.processes[where].work(arrived, self.times.news + self.spread(share * viewers))
                )
        if sent >= self.warm:
            self.latencies.append(max(done) - sent)

    def told(self, seconds: float) -> tuple[float, float, float, float]:
        """Median and 99th percentile in milliseconds, load of the processes and of the database."""
        cuts = quantiles(self.latencies, n=100)
        span = (seconds + 2.0) * 1000
        load = sum(one.busy for one in self.processes) / len(self.processes) / span
        return cuts[49], cuts[98], load, sum(one.busy for one in self.databases) / len(self.databases) / span


def simulate(
    times: Measured, processes: int, writers: int, rate: float, seconds: float = 20.0
) -> tuple[float, float, float, float]:
    """What moves at this rate (a second) meet."""
    return Cell(times, processes, writers, rate, seed=1).run(seconds).told(seconds)


def most(times: Measured, processes: int, writers: int, p99: float = 100.0) -> float:
    """The highest rate at which 99 of 100 moves reach everybody in time."""
    low, high = 1.0, 4000.0 * processes / times.cpu
    while high / low > 1.03:
        middle = (low * high) ** 0.5
        if simulate(times, processes, writers, middle, 8.0)[1] <= p99:
            low = middle
        else:
            high = middle
    return low


@dataclass(frozen=True)
class Prices:
    """Assumed, in dollars a month: look up your own."""

    #: a core with 4 GB for processes of ours
    core: float = 15.0
    #: a PostgreSQL of eight cores with a replica, and a Redis beside it
    database: float = 500.0
    redis: float = 60.0
    #: a gigabyte sent
    sent: float = 0.02


def table_of_loads(times: Measured) -> None:
    print("one process, SQLite: moves/s, median, 99 %, load of the process, of the disk")
    for rate in (100, 200, 400, 600, 700, 800, 900, 1000, 1200):
        median, late, load, disk = simulate(times, 1, 1, rate)
        print(f"  {rate:5} {median:9.1f} ms {late:9.1f} ms {load:7.0%} {disk:7.0%}")


def table_of_cells(times: Measured) -> dict[int, float]:
    print("processes on one PostgreSQL: most moves/s with 99 % within 100 ms, for each process")
    found = {}
    for processes in (1, 2, 4, 8, 16, 32):
        found[processes] = most(times, processes, processes)
        print(f"  {processes:3} {found[processes]:9,.0f} {found[processes] / processes:9,.0f}")
    return found


def table_of_costs(
    times: Measured, people: People, prices: Prices, cells: dict[int, float], rows: float
) -> None:
    """Processes at half of what one alone or each of eight carries; databases by the rows that one writes."""
    each = cells[8] / 8
    print("players a day: at once, moves/s, processes, databases, bus messages/s, Mbit/s, dollars a month")
    for players in (1_000, 100_000, 10_000_000):
        online, moves = people.online(players), people.moves(players)
        sharded = max(1, -(-int(moves * 2) // int(rows)))
        processes = 1 if moves * 2 <= cells[1] else -(-int(moves * 2) // int(each))
        memory = online * times.idle / 1e6
        cores = max(processes, int(memory / 4) + 1)
        joined = processes / sharded
        # Each of the other processes of a cell hears of a move if one of the four viewers is there.
        news = moves * max(0.0, joined - 1) * (1 - (1 - 1 / max(joined, 1)) ** 4)
        megabits = moves * times.sent * 8 / 1000
        gigabytes = moves / people.peak * 86_400 * 30 * times.sent / 1e6
        alone = processes == 1
        dollars = (
            cores * prices.core
            + (0 if alone else sharded * (prices.database + prices.redis))
            + gigabytes * prices.sent
        )
        print(
            f"  {players:10,} {online:9,.0f} {moves:8,.0f} {processes:5} {0 if alone else sharded:4}"
            f" {news:9,.0f} {megabits:9,.1f} {dollars:9,.0f}"
        )


def main() -> None:
    """Read the options and tell."""
    times = Measured()
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name, value in vars(times).items():
        parser.add_argument(f"--{name}", type=float, default=value)
    parser.add_argument(
        "--rows", type=float, default=5_000.0, help="moves a second that one PostgreSQL writes"
    )
    wanted = vars(parser.parse_args())
    rows = wanted.pop("rows")
    times = replace(times, **wanted)
    table_of_loads(times)
    cells = table_of_cells(times)
    table_of_costs(times, People(), Prices(), cells, rows)


if __name__ == "__main__":
    main()
