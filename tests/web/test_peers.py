"""Processes behind one port: whichever the operator asks tells of all."""

import os
import socket
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from starhold.server.http.admin import Health, TableHealth, all_tables
from starhold.server.http.metrics import Metrics
from starhold.server.http.peers import PeerAnswer, Peers, named
from starhold.server.services import Services
from starhold.server.store.store import Store
from tests.apart import run_apart


def test_all_are_asked_and_those_who_say_nothing_are_told(tmp_path: Path) -> None:
    async def scene() -> None:
        one, other = Peers(tmp_path, 1), Peers(tmp_path, 2)
        one.answers["moves"], other.answers["moves"] = lambda: 3, lambda: 4
        for sibling in (one, other):
            await sibling.open()
        killed, hung = (socket.socket(socket.AF_UNIX) for _ in range(2))
        killed.bind(str(tmp_path / "3-1"))
        killed.close()
        hung.bind(str(tmp_path / "4-1"))
        hung.listen()
        heard = await one.ask("moves", int)
        assert {name: told.content for name, told in heard.told.items()} == {"1": 3, "2": 4}
        assert heard.silent == ["4"]
        assert not (tmp_path / "3-1").exists()
        hung.close()
        await other.close()
        (tmp_path / "4-1").unlink()
        assert set((await one.ask("moves", int)).told) == {"1"}
        await one.close()
        assert not list(tmp_path.iterdir())

    run_apart(scene())


def test_one_that_is_replaced_is_told_apart_from_the_new_one() -> None:
    told = [PeerAnswer(2, 11, 5.0, "old"), PeerAnswer(1, 10, 1.0, "first"), PeerAnswer(2, 12, 9.0, "new")]
    assert {name: one.content for name, one in named(told).items()} == {
        "1": "first",
        "2": "new",
        "2-leaving": "old",
    }


def test_metrics_of_all_have_each_sample_once(tmp_path: Path) -> None:
    async def scene() -> None:
        folder = tmp_path / "siblings"
        folder.mkdir()
        servers, measured = [], []
        for place in (1, 2):
            services = Services(Store(f"sqlite:///{tmp_path}/{place}.db"))
            peers = Peers(folder, place)
            metrics = Metrics(services, peers, tmp_path)
            metrics.requests.labels("GET", "/api/games", 200).inc(place)
            services.tables.moves_made = 10 * place
            await peers.open()
            servers.append(services)
            measured.append(metrics)
        families = list(text_string_to_metric_families((await measured[0].text()).decode()))
        samples = [sample for family in families for sample in family.samples]
        keys = [(sample.name, *sorted(sample.labels.items())) for sample in samples]
        assert len(keys) == len(set(keys))
        found = {(sample.name, sample.labels.get("process")): sample.value for sample in samples}
        assert found["starhold_requests_total", "1"] == 1
        assert found["starhold_requests_total", "2"] == 2
        assert found["starhold_moves", "2"] == 20
        assert found["starhold_processes_answering", None] == 2
        for metrics, services in zip(measured, servers, strict=True):
            await metrics.peers.close()
            await services.close()

    run_apart(scene())


def test_a_table_that_several_have_is_listed_once_with_the_viewers_of_all() -> None:
    seats = [("Ada", "a"), ("Bot", "")]
    old, new = (TableHealth("t", "roll", "running", seats, moves, 2) for moves in (4, 5))
    (table,) = all_tables([Health(0, 0, 2, 0, [old]), Health(0, 0, 2, 0, [new])])
    assert (table.moves, table.viewers) == (5, 4)


def test_who_is_alone_asks_nobody() -> None:
    async def scene() -> None:
        alone = Peers.of_environment()
        assert alone.alone
        alone.answers["pid"] = os.getpid
        await alone.open()
        assert (await alone.ask("pid", int)).told["1"].content == os.getpid()

    run_apart(scene())
