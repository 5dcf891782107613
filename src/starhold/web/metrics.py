"""Metrics: what Prometheus is told of a process. docs/host has a dashboard and alerts made of them."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from starhold.tables.house import House

#: seconds; a move that takes longer than the last is told apart by nobody
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """Counters and times of one process."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "starhold_requests", "HTTP requests", ["method", "path", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "starhold_request_seconds", "Time of HTTP requests", ["path"], registry=self.registry
        )
        moves, commits = (
            Histogram(f"starhold_{name}_seconds", text, registry=self.registry, buckets=TIMES)
            for name, text in (
                ("move", "From a player's message to its commit"),
                ("commit", "Writing a change to the database, with the waiting for it"),
            )
        )
        house.timed = {"move": moves.observe, "commit": commits.observe}
        self.registry.register(_OfHouse(house))


class _OfHouse(Collector):
    """What the house knows anyway, read when it is asked for."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        house = self.house
        gauges = (
            ("tables", "Tables in memory", len(house.tables)),
            ("viewers", "Connected clients", sum(map(len, house.viewers.values()))),
            ("moves", "Moves committed by this process", house.moves_made),
            ("wait_seconds", "How long things wait for their turn in this process", house.pressure.wait),
            ("commits_waiting", "Changes that wait for the database", house.writer.waiting),
            ("bots_waiting", "Decisions that wait for a bots' worker", house.driver.waiting),
            ("database_away", "1 while calls of the database fail", float(house.in_doubt)),
            ("banned", "People and addresses that are kept out", len(house.bans.all)),
        )
        for name, text, value in gauges:
            yield GaugeMetricFamily(f"starhold_{name}", text, value)
        refused = CounterMetricFamily("starhold_refused", "Refused because of the wait", labels=["work"])
        for work, count in house.pressure.refused.items():
            refused.add_metric([work.name.lower()], count)
        yield refused
        problems = CounterMetricFamily("starhold_problems", "Problems told on sockets", labels=["key"])
        for key, count in house.problems.items():
            problems.add_metric([key], count)
        yield problems
