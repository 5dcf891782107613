"""The dashboard of docs/host in a real Prometheus, which scrapes a real server while people play."""

import json
import random
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.people import Person, Refused, play_on
from tests.services import Server, free_port, wait_until

HOST = Path(__file__).parents[2] / "docs" / "host"
#: counters by label show after the first of their kind; nothing is refused here
MAY_BE_EMPTY = {"sum by (key) (rate(starhold_problems_total[1m]))"}


def test_every_panel_shows_data(tmp_path: Path) -> None:
    program = shutil.which("prometheus")
    if program is None:
        pytest.skip("prometheus is not installed")
    backups = ("--backups", str(tmp_path / "backups"), "--backup-hours", "1")
    port = free_port()
    with Server(tmp_path, words=backups).running() as server:
        written = (HOST / "prometheus.yml").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        # Rates need several samples.
        (tmp_path / "prometheus.yml").write_text(
            written.replace("scrape_interval: 15s", "scrape_interval: 1s")
        )
        shutil.copy(HOST / "alerts.yml", tmp_path)
        words = [f"--web.listen-address=127.0.0.1:{port}", f"--storage.tsdb.path={tmp_path / 'data'}"]
        with (tmp_path / "prometheus.log").open("w") as log:
            prometheus = subprocess.Popen(
                [program, f"--config.file={tmp_path / 'prometheus.yml'}", *words], stdout=log, stderr=log
            )
        try:

            def query(expression: str) -> list[Any]:
                found = httpx.get(f"http://127.0.0.1:{port}/api/v1/query", params={"query": expression})
                # While it starts it answers 503, and not in JSON.
                found.raise_for_status()
                assert found.json()["status"] == "success", found.text
                result: list[Any] = found.json()["data"]["result"]
                return result

            def scraped() -> bool:
                try:
                    return bool(query('up{job="starhold"} == 1'))
                except httpx.HTTPError:
                    return False

            wait_until(scraped, what="the first scrape")
            ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
            table = ada.make_table("me", "open", game="galaxies")
            ben.join(table)
            dice = random.Random(1)
            for _ in range(4):
                play_on(table, {0: ada, 1: ben}, 4, dice)
                with pytest.raises(Refused):
                    ada.get("/api/tables/nothing")
                time.sleep(1)
            panels = json.loads((HOST / "grafana.json").read_text())["panels"]
            asked = [target["expr"] for panel in panels for target in panel["targets"]]
            empty = {one for one in asked if not query(one)}
            assert len(asked) > 20
            assert empty <= MAY_BE_EMPTY
            # A rate without moves, or a share of no time, would be 0 or NaN.
            assert float(query("sum(rate(starhold_move_seconds_count[1m]))")[0]["value"][1]) > 0
            assert 0 < float(query(asked[3])[0]["value"][1]) < 60
            rules = httpx.get(f"http://127.0.0.1:{port}/api/v1/rules").json()["data"]["groups"][0]["rules"]
            assert {rule["health"] for rule in rules} <= {"ok", "unknown"}
        finally:
            prometheus.terminate()
            prometheus.wait(30)
