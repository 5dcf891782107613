"""Wall clocks that jump, on real processes: nobody loses time, and nobody's bots are left alone."""

import os
import signal
import time
from pathlib import Path

import pytest

from tests.people import Person
from tests.services import Postgres, wait_until
from tests.web.nemesis import Process, children
from tests.web.skewed import turn

DAY = 86400.0


def test_a_jump_of_wall_time_takes_nobodys_bank(tmp_path: Path) -> None:
    server = Process(tmp_path, 0, "", "")
    server.start()
    try:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        clock = {"kind": "bank", "seconds": 600, "at_zero": "loss"}
        table = ben.join(ada.make_table("me", "open", clock=clock))
        for jump in (DAY, -DAY, 0.0):
            turn(server.skew, jump)
            # The driver looks at the clocks every second.
            time.sleep(2.5)
            assert ada.info(table)["status"] == "running"
            for seat, person in ((0, ada), (1, ben)):
                if seat in person.position(table)["waiting"]:
                    person.move_somehow(table, seat)
            assert all(580 < left <= 600 for left in ada.position(table)["clock"]["left"])
    finally:
        assert server.stop() == 0


@pytest.mark.slow
def test_a_process_with_a_clock_ahead_cannot_keep_others_from_rescuing_its_tables(
    tmp_path: Path, database_server: Postgres
) -> None:
    database = database_server.new_database()
    ahead, right = (Process(tmp_path, number, database, "postgresql") for number in range(2))
    turn(ahead.skew, DAY)
    ahead.start()
    right.start()
    try:
        ada = Person(ahead.url, "Ada")
        table = ada.make_table("me", "bot")
        wait_until(lambda: ada.position(table)["waiting"] == [0], 30, "the bot's bid")
        assert ahead.process is not None
        for worker in children(ahead.process.pid):
            os.kill(worker, signal.SIGSTOP)
        while ada.position(table)["waiting"] == [0]:
            ada.move_somehow(table, 0)
        assert ada.position(table)["waiting"] == [1]
        ahead.kill()
        ada.http.base_url = right.url
        killed = time.monotonic()
        wait_until(lambda: ada.position(table)["waiting"] != [1], 60, "rescue")
        print(f"rescued after {time.monotonic() - killed:.0f} s")
    finally:
        assert right.stop() == 0
