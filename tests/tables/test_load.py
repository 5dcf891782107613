"""Who is refused when more is asked than can be done."""

import asyncio
import time

import pytest

from starhold.server.errors import Busy
from starhold.server.work.load import FADING, LoadMonitor, Priority
from tests.apart import run_apart


def admitted(pressure: LoadMonitor) -> list[Priority]:
    found = []
    for work in Priority:
        try:
            pressure.admit(work)
        except Busy:
            continue
        found.append(work)
    return found


def queue(pressure: LoadMonitor, seconds: float) -> None:
    """So long does everything wait now."""
    for _ in range(2):
        pressure.measured(seconds, seconds)


def test_what_can_wait_best_is_refused_first_and_moves_last() -> None:
    pressure = LoadMonitor()
    assert admitted(pressure) == [Priority.SPARE, Priority.WATCHING, Priority.MOVE]
    queue(pressure, 0.15)
    assert admitted(pressure) == [Priority.WATCHING, Priority.MOVE]
    queue(pressure, 0.3)
    assert admitted(pressure) == [Priority.MOVE]
    queue(pressure, 0.9)
    assert admitted(pressure) == []
    assert pressure.refused == {Priority.SPARE: 3, Priority.WATCHING: 2, Priority.MOVE: 1}


def test_a_machine_that_is_busy_with_other_programs_refuses_nobody() -> None:
    pressure = LoadMonitor()
    for _ in range(5):
        pressure.measured(3.0, 0.02)
    assert admitted(pressure) == list(Priority)


def test_changes_that_stand_in_line_for_the_database_count_as_well() -> None:
    pressure = LoadMonitor()
    for _ in range(2):
        pressure.queued(0.15)
        pressure.queued(0.02)
        pressure.measured(0.0, 0.0)
    assert admitted(pressure) == [Priority.WATCHING, Priority.MOVE]
    while pressure.wait > FADING * Priority.SPARE.value:
        pressure.measured(0.0, 0.0)
    assert admitted(pressure) == list(Priority)


def test_one_thing_that_takes_long_is_no_queue() -> None:
    pressure = LoadMonitor()
    pressure.measured(1.0, 1.0)
    pressure.measured(0.0, 0.0)
    assert admitted(pressure) == list(Priority)


def test_it_recovers_within_a_second_or_two() -> None:
    pressure = LoadMonitor()
    queue(pressure, 1.0)
    ticks = 0
    while pressure.too_long_for(Priority.SPARE):
        pressure.measured(0.0, 0.0)
        ticks += 1
    assert ticks * 0.05 < 1.0
    assert FADING < 1


def test_a_loop_that_works_without_a_pause_is_found_late() -> None:
    async def scene() -> None:
        pressure = LoadMonitor()
        minding = asyncio.create_task(pressure.mind())
        await asyncio.sleep(0)
        for _ in range(3):
            begun = time.thread_time()
            while time.thread_time() - begun < 0.5:
                pass
            # A few turns of the loop, in which the one that measures is called.
            for _ in range(6):
                await asyncio.sleep(0)
        with pytest.raises(Busy):
            pressure.admit(Priority.MOVE)
        minding.cancel()

    run_apart(scene())
