"""Running a coroutine in a test, whatever else this process does."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine, in a thread of its own: a browser test leaves its loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def call_apart(work: Callable[[], T]) -> T:
    """The result of a call that runs an event loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()
