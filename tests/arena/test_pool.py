"""Pool: the same results on one core, two and on Ray; a process that dies does not stop the rest."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from starhold.arena.pool import ClusterAway, UnknownCluster, WorkerDied, check_cluster, spread
from tests.sizes import long


def squared(number: int) -> int:
    """Later tasks are ready before earlier ones."""
    time.sleep(0.02 if number % 3 else 0.05)
    return number * number


def fatal(number: int) -> int:
    if number == 5:
        os._exit(9)
    return squared(number)


EXPECTED = {number: number * number for number in range(12)}


@pytest.mark.parametrize("workers", [1, 2])
def test_each_task_once(workers: int) -> None:
    found = list(spread(squared, range(12), workers))
    assert len(found) == 12
    assert dict(found) == EXPECTED


@pytest.mark.slow
@long
def test_ray_gives_the_same() -> None:
    pytest.importorskip("ray")
    assert dict(spread(squared, range(12), 2, "ray")) == EXPECTED


def test_a_process_that_dies_takes_nothing_else_along() -> None:
    found = dict(spread(fatal, range(12), 2))
    assert isinstance(found.pop(5), WorkerDied)
    assert found == {number: square for number, square in EXPECTED.items() if number != 5}


NAMING = """
import os, time
from starhold.arena.pool import spread
def name(number):
    os.write(1, b"%d\\n" % os.getpid())
    time.sleep(0.2)
list(spread(name, range(1000), 2))
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked for in /proc")
def test_a_killed_process_leaves_no_workers_behind(tmp_path: Path) -> None:
    program = tmp_path / "naming.py"
    program.write_text(NAMING, encoding="utf-8")
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdout is not None
        workers = {int(killed.stdout.readline()) for _ in range(4)}
        killed.kill()
    until = time.monotonic() + 30
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < until, "they go on for nobody"
        time.sleep(0.05)


def test_who_has_seen_enough_stops_the_rest() -> None:
    results = spread(squared, range(1000), 2)
    next(results)
    began = time.monotonic()
    results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("cluster", ["dask", "ray:", "rays"])
def test_other_clusters_are_refused(cluster: str) -> None:
    with pytest.raises(UnknownCluster):
        check_cluster(cluster)


def test_a_cluster_that_is_not_there() -> None:
    pytest.importorskip("ray")
    with pytest.raises(ClusterAway):
        list(spread(squared, range(2), 2, "ray:127.0.0.1:1"))
