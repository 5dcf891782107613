"""Pool: many calls of one function, here, on several cores or on a Ray cluster, returned as they are ready.

What a call gives depends on its task alone, so the way of running changes nothing but the time.
"""

import os
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from starhold.kernel.errors import StarholdError

Task = TypeVar("Task")
Found = TypeVar("Found")

#: tasks under way for each worker: enough that none waits, few enough that stopping early wastes little
AHEAD: Final = 2
RAY: Final = "ray"
#: how long the door of a cluster may take to open
KNOCK_SECONDS: Final = 5.0


class UnknownCluster(StarholdError):
    """Raised when a cluster is named that is not a Ray cluster."""


class ClusterMissing(StarholdError):
    """Raised when Ray is not installed."""


class ClusterAway(StarholdError):
    """Raised when there is no cluster at that address."""


class WorkerDied(StarholdError):
    """Raised when a process died of its task twice: a crash in compiled code, or no memory left."""


def spread(
    work: Callable[[Task], Found], tasks: Sequence[Task], workers: int = 0, cluster: str = ""
) -> Iterator[tuple[int, Found | WorkerDied]]:
    """Yield the number of each task and what the work found, as they are ready.

    `workers` is how many processes of this machine work (0: one a core); `cluster` is "", "ray" for a Ray of
    our own on this machine, or "ray:ADDRESS". Work and tasks must be picklable. A caller that has seen
    enough closes the iterator, and what has not begun is never done.

    >>> dict(spread(abs, [-3, 4, -5], workers=1))
    {0: 3, 1: 4, 2: 5}
    """
    if cluster:
        address_of(cluster)
        return _on_ray(work, tasks, workers, cluster)
    workers = min(workers or os.cpu_count() or 1, len(tasks))
    if workers <= 1:
        return ((number, work(task)) for number, task in enumerate(tasks))
    return _on_processes(work, tasks, workers)


def address_of(cluster: str) -> str:
    """Return the address in "ray:ADDRESS"; "" for a Ray of our own.

    >>> address_of("ray"), address_of("ray:10.0.0.1:6379")
    ('', '10.0.0.1:6379')
    """
    kind, colon, address = cluster.partition(":")
    if kind != RAY or (colon and not address):
        raise UnknownCluster(f"no cluster {cluster!r}", name=cluster)
    return address


def check_cluster(cluster: str) -> None:
    """Find out early whether work can be spread there."""
    if cluster:
        address_of(cluster)
        _ray()


# -- processes of this machine ---------------------------------------------------------------------


def _on_processes(
    work: Callable[[Task], Found], tasks: Sequence[Task], workers: int
) -> Iterator[tuple[int, Found | WorkerDied]]:
    """Yield results; if a process dies, repeat each unfinished task in a process of its own."""
    coming = iter(range(len(tasks)))
    while True:
        suspects: set[int] = set()
        with ProcessPoolExecutor(workers, initializer=_end_with_parent) as pool:
            try:
                yield from _until_broken(pool, work, tasks, coming, workers * AHEAD, suspects)
            finally:
                pool.shutdown(cancel_futures=True)
        if not suspects:
            return
        for number in sorted(suspects):
            yield number, _alone(work, tasks[number])


def _end_with_parent() -> None:
    """End a worker whose parent was killed; it would wait for tasks for ever."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(process: BaseProcess) -> None:
    process.join()
    os._exit(1)


def _until_broken(
    pool: ProcessPoolExecutor,
    work: Callable[[Task], Found],
    tasks: Sequence[Task],
    coming: Iterator[int],
    ahead: int,
    suspects: set[int],
) -> Iterator[tuple[int, Found]]:
    """Yield results until all is done or a process dies; `suspects` are then the tasks under way."""
    under_way: dict[Future[Found], int] = {}
    while True:
        while not suspects and len(under_way) < ahead and (number := next(coming, None)) is not None:
            try:
                under_way[pool.submit(work, tasks[number])] = number
            except BrokenProcessPool:
                suspects.add(number)
        if not under_way:
            return
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            number = under_way.pop(future)
            try:
                found = future.result()
            except BrokenProcessPool:
                suspects.add(number)
                continue
            yield number, found


def _alone(work: Callable[[Task], Found], task: Task) -> Found | WorkerDied:
    """Return a task in a process of its own, which may die of it."""
    with ProcessPoolExecutor(1, initializer=_end_with_parent) as pool:
        try:
            return pool.submit(work, task).result()
        except BrokenProcessPool:
            return WorkerDied("the process died")


# -- Ray ---------------------------------------------------------------------------------------------


def _ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError:
        raise ClusterMissing("ray is not installed") from None
    return ray


@contextmanager
def joined(cluster: str, workers: int = 0) -> Iterator[None]:
    """Stay in a cluster for several calls of `spread`: joining takes seconds, and work may be short.

    A process that is in the cluster already stays there.
    """
    if not cluster:
        yield
        return
    address, ray = address_of(cluster), _ray()
    if ray.is_initialized():
        yield
        return
    _connect(ray, address, workers)
    try:
        yield
    finally:
        ray.shutdown()


def _on_ray(
    work: Callable[[Task], Found], tasks: Sequence[Task], workers: int, cluster: str
) -> Iterator[tuple[int, Found | WorkerDied]]:
    ray = _ray()
    with joined(cluster, workers):
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote, shared = ray.remote(max_retries=1)(_call), ray.put(work)
        coming = iter(range(len(tasks)))
        under_way: dict[Any, int] = {}
        while True:
            while len(under_way) < ahead and (number := next(coming, None)) is not None:
                under_way[remote.remote(shared, tasks[number])] = number
            if not under_way:
                return
            done, _ = ray.wait(list(under_way), num_returns=1)
            for reference in done:
                number = under_way.pop(reference)
                try:
                    found = ray.get(reference)
                except ray.exceptions.WorkerCrashedError:
                    found = WorkerDied("the process died")
                yield number, found


def _call(work: Callable[[Task], Found], task: Task) -> Found:
    """Return what the work gives, for Ray, which takes plain functions only."""
    return work(task)


def _connect(ray: Any, address: str, workers: int) -> None:
    """Connect to a cluster, or start Ray here with this many processes."""
    words: dict[str, Any] = {"address": address} if address else {"num_cpus": workers or os.cpu_count() or 1}
    try:
        _check_port(address)
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False, **words)
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterAway(str(error), address=address or RAY) from None


def _check_port(address: str) -> None:
    """Raise `ClusterAway` if nobody listens; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
