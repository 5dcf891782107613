"""Metrics: what Prometheus reads. docs/host has a dashboard and alerts made of them.

Any of several processes behind one port reports them for all, each by the label `process`.
"""

import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from starhold.server.http.peers import PeerAnswers, Peers
from starhold.server.services import Services
from starhold.server.store.backup import state_of

#: what siblings are asked
QUESTION = "metrics"
#: seconds; moves that take longer than the last are not distinguished
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Family(msgspec.Struct, array_like=True):
    """A metric of a process, as it travels to another."""

    name: str
    text: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


class Metrics:
    """Counters and times of one process."""

    def __init__(
        self, services: Services, peers: Peers, home: Path, untrusted: Mapping[str, int] = {}
    ) -> None:
        self.peers = peers
        peers.answers[QUESTION] = self._families
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "starhold_requests", "HTTP requests", ["method", "path", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "starhold_request_seconds", "Time of HTTP requests", ["path"], registry=self.registry
        )
        # Without labels, so that it is there, at 0, before the first error: a rule sees the first one too.
        self.errors = Counter(
            "starhold_errors", "Requests that failed inside Starhold", registry=self.registry
        )
        moves, commits = (
            Histogram(f"starhold_{name}_seconds", text, registry=self.registry, buckets=TIMES)
            for name, text in (
                ("move", "From a player's message to its commit"),
                ("commit", "Writing a change to the database, with the waiting for it"),
            )
        )
        services.tables.timed = {"move": moves.observe, "commit": commits.observe}
        self.registry.register(_OfServices(services))
        self.registry.register(_OfMachine(services, home, untrusted))
        ProcessCollector(registry=self.registry)

    def _families(self) -> list[Family]:
        return [
            Family(
                metric.name,
                metric.documentation,
                metric.type,
                [(sample.name, sample.labels, sample.value) for sample in metric.samples],
            )
            for metric in self.registry.collect()
        ]

    async def text(self) -> bytes:
        """Return the metrics as Prometheus reads them, of all processes behind the port."""
        heard = await self.peers.ask(QUESTION, list[Family])
        return generate_latest(_OfAll(heard, labelled=not self.peers.alone))


class _OfAll(Collector):
    """The metrics of all processes, distinguished by a label where there are several."""

    def __init__(self, heard: PeerAnswers[list[Family]], labelled: bool) -> None:
        self.heard = heard
        self.labelled = labelled

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        for process, told in self.heard.told.items():
            own = {"process": process} if self.labelled else {}
            for family in told.content:
                metric = found.setdefault(family.name, Metric(family.name, family.text, family.kind))
                for name, labels, value in family.samples:
                    metric.add_sample(name, {**labels, **own}, value)
        yield from found.values()
        for state, count in (("answering", len(self.heard.told)), ("silent", len(self.heard.silent))):
            name = f"starhold_processes_{state}"
            yield GaugeMetricFamily(name, f"Processes behind the port that are {state}", count)


class _OfServices(Collector):
    """What the services know anyway, read when it is asked for."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[Metric]:
        services = self.services
        notices = services.notifier
        gauges = (
            ("tables", "Tables in memory", len(services.tables.cached)),
            ("viewers", "Connected clients", len(services.viewers)),
            ("moves", "Moves committed by this process", services.tables.moves_made),
            ("wait_seconds", "How long things wait for their turn in this process", services.load.wait),
            ("commits_waiting", "Changes that wait for the database", services.tables.writer.waiting),
            ("bots_waiting", "Decisions that wait for a bots' worker", services.auto_play.waiting),
            ("database_away", "1 while calls of the database fail", float(services.database.in_doubt)),
            ("banned", "People and addresses that are banned", len(services.bans.all)),
            ("bus_waiting", "Messages that wait for the bus", services.bus.waiting),
            ("bus_away", "1 while the bus fails", float(services.bus.is_away)),
            ("leases", "Tables whose bots and clocks this process drives", services.leases.held),
            ("log_entries", "Entries of the logs of tables in memory", services.tables.entries_cached),
            ("outbox_waiting", "Notices to players that are due and not sent", notices.overdue[0]),
            ("outbox_oldest_seconds", "How long the oldest of them is due", notices.overdue[1]),
        )
        for name, text, value in gauges:
            yield GaugeMetricFamily(f"starhold_{name}", text, value)
        refused = CounterMetricFamily("starhold_refused", "Refused because of the wait", labels=["work"])
        for work, count in services.load.refused.items():
            refused.add_metric([work.name.lower()], count)
        yield refused
        for state, who, count in (("sent", "a", notices.sent), ("failed", "no", notices.failed)):
            text = f"Notices to players that {who} channel took"
            yield CounterMetricFamily(f"starhold_notices_{state}", text, count)
        problems = CounterMetricFamily("starhold_problems", "Problems told on sockets", labels=["key"])
        for key, count in services.problems.items():
            problems.add_metric([key], count)
        yield problems


class _OfMachine(Collector):
    """Disks and backups, read when they are asked for."""

    def __init__(self, services: Services, home: Path, untrusted: Mapping[str, int]) -> None:
        self.home = home
        self.untrusted = untrusted
        #: folders that must not fill up, by what they are for
        self.folders = {"data": home}
        if files := services.store.files():
            self.folders["database"] = files[0].parent

    def collect(self) -> Iterator[Metric]:
        state = state_of(self.home)
        folders = dict(self.folders)
        if state is not None:
            folders["backups"] = Path(state.folder)
            for name, text, value in (
                ("last_timestamp", "When the last scheduled backup was made; 0 for never", state.made),
                ("interval", "Time between scheduled backups", state.seconds),
            ):
                yield GaugeMetricFamily(f"starhold_backup_{name}_seconds", text, value)
            failed = float(bool(state.error))
            yield GaugeMetricFamily(
                "starhold_backup_failed", "1 if the last backup could not be made", failed
            )
        for kind, text in (("free", "Free bytes of a disk"), ("size", "Size of a disk in bytes")):
            disks = GaugeMetricFamily(f"starhold_disk_{kind}_bytes", text, labels=["of"])
            for name, folder in folders.items():
                with contextlib.suppress(OSError):
                    disk = os.statvfs(folder)
                    blocks = disk.f_bavail if kind == "free" else disk.f_blocks
                    disks.add_metric([name], blocks * disk.f_frsize)
            yield disks
        requests = CounterMetricFamily(
            "starhold_untrusted_proxy_requests", "Requests passed on by a web server that is not trusted"
        )
        requests.add_metric([], sum(self.untrusted.values()))
        yield requests
