"""Bots think in a few worker processes for all tables: nobody's many tables keep others waiting."""

import contextlib
import os
import signal
import statistics
import time
from pathlib import Path

import pytest

from tests.people import Line, Person, Refused
from tests.services import Server, wait_until
from tests.sizes import sized

CROWD = max(50, sized(240))


def run_by_themselves(server: Server, owner: Person, count: int) -> None:
    """Tables whose only person leaves: bots hold all seats and play without a break."""
    for _ in range(count):
        table = owner.make_table("me", "bot", "bot", game="galaxies")
        owner.at(table, "leave")


def waits(line: Line, decisions: int) -> list[float]:
    """How long each decision of the bots takes to come, while the person decides at once."""
    found: list[float] = []
    last = time.monotonic()
    while len(found) < decisions:
        message = line.wait_for("position", 120)
        now = time.monotonic()
        if message["choices"]:
            action = message["choices"][-1]["action"]
            line.send(
                "move", client=f"v{message['version']}", version=message["version"], seat=0, action=action
            )
        else:
            found.append(now - last)
        last = now
    return found


def test_one_owner_of_many_tables_does_not_slow_the_bots_of_others(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        crowd, ada = Person(server.url, "Crowd"), Person(server.url, "Ada")
        table = ada.make_table("me", "bot", "bot", game="galaxies")
        with ada.socket(table) as line:
            alone = statistics.median(waits(line, 20))
        run_by_themselves(server, crowd, CROWD)
        with ada.socket(table) as line:
            beside = statistics.median(waits(line, 20))
        print(f"a bot's decision takes {alone * 1000:.0f} ms, beside {CROWD} tables {beside * 1000:.0f} ms")
        # If Ada's bots waited for each table of the crowd, it would be as many times as long.
        assert beside < max(0.3, CROWD / 3 * alone)
    finally:
        server.stop()


def bot_workers(server: Server) -> list[int]:
    """The processes in which this server's bots think."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == server.process.pid and b"starhold.bots.worker" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def test_workers_that_are_killed_are_replaced_and_no_move_is_made_at_random(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ada = Person(server.url, "Ada")
        table = ada.make_table("me", "bot", "bot", game="galaxies")
        killed: set[int] = set()
        for _ in range(4):
            wait_until(lambda: set(bot_workers(server)) - killed, what="a worker")
            killed.update(bot_workers(server))
            for pid in killed & set(bot_workers(server)):
                os.kill(pid, signal.SIGKILL)
            with ada.socket(table) as line:
                waits(line, 3)
        assert len(killed) >= 4
        keys = [entry["line"]["key"] for entry in ada.position(table)["log"]]
        assert "table-log-by-random" not in keys
    finally:
        server.stop()


MASTERS = 50


@pytest.mark.slow
def test_fifty_tables_with_masters_do_not_starve_each_other(tmp_path: Path) -> None:
    """One worker thinks for all of them: each table's masters decide again and again, and none at random."""
    server = Server(tmp_path).start()
    try:
        people = [Person(server.url, f"Guest {number}") for number in range(MASTERS)]
        plan = [{"kind": "me"}, {"kind": "bot", "bot": "expert"}, {"kind": "bot", "bot": "expert"}]
        tables = [one.post("/api/tables", game="kingdoms", seats=plan) for one in people]
        began = time.monotonic()

        def decided() -> list[int]:
            """How far each table is; people decide whatever they are asked."""
            found = []
            for one, table in zip(people, tables, strict=True):
                position = one.position(table, seat=0)
                found.append(position["version"])
                if position["choices"]:
                    with contextlib.suppress(Refused):
                        one.move(table, 0, position["choices"][0]["action"], position["version"])
            return found

        start = decided()
        wait_until(
            lambda: all(now >= was + 6 for now, was in zip(decided(), start, strict=True)),
            seconds=240,
            what="six decisions at every table",
        )
        print(f"six decisions at each of {MASTERS} tables took {time.monotonic() - began:.0f} s")
        for one, table in zip(people, tables, strict=True):
            keys = [entry["line"]["key"] for entry in one.position(table, seat=0)["log"]]
            assert "table-log-by-random" not in keys
    finally:
        server.stop()
