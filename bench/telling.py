"""Telling: what a live table costs the server after each move, and how many bytes go to the viewers.

    python bench/telling.py OLD NEW [--players 5] [--tables 12] [--moves 60] [--rounds 3]
    python bench/telling.py OLD NEW --whole --rounds 1          bytes of whole games

OLD and NEW are folders to put on PYTHONPATH: `src` of a clone, or what tools/compile_engine.py wrote. Each
seat has a client of its own. Moves go the whole way, from the message to the log on the disk and the bytes
for every socket; only the socket itself is missing. The times are processor time of the process, so other
work on the machine hardly changes them; both engines are measured turn about.
"""

import argparse
import asyncio
import inspect
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

GAMES = ("galaxies", "kingdoms", "roll")


class Wire:
    """A socket that counts what is sent."""

    def __init__(self) -> None:
        self.bytes = 0

    async def send_bytes(self, content: bytes) -> None:
        self.bytes += len(content)

    def send_now(self, contents: Iterable[bytes]) -> bool:
        self.bytes += sum(map(len, contents))
        return True

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}


class Load:
    """Tables of one house, each with a client for every seat, that play at the same time."""

    def __init__(self, game: str, players: int, moves: int, folder: str) -> None:
        from starhold.server.services import Services
        from starhold.server.store.store import Store

        self.game = game
        self.people = [f"p{seat}" for seat in range(players)]
        self.moves = moves
        self.made = 0
        self.dice = random.Random(1)
        self.services = Services(Store(f"sqlite:///{folder}/starhold.db"))
        self.services.store.prepare()
        self.wires: list[Wire] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def sit(self) -> Any:
        """A table at which everybody sits and looks."""
        from starhold.server.http.limits import Limits, Payer
        from starhold.server.http.table_socket import TableSocket
        from starhold.server.wire import Join, Me, NewTable, SeatPlan

        # Engines of before there were changes send whole positions, by a task for each socket.
        known = inspect.signature(TableSocket).parameters
        host, *others = self.people
        seats = (SeatPlan("me"), *(SeatPlan("open") for _ in others))
        table = await self.services.seating.create(host, host, NewTable(self.game, seats, public=True))
        for person in others:
            await self.services.seating.join(table, person, person, Join())
        for person in self.people:
            wire, me = Wire(), Me(person, person, False)
            more = {name: value for name, value in (("changes", True), ("line", wire)) if name in known}
            client = TableSocket(wire, self.services, table, me, 0, 0, **more)  # type: ignore[arg-type]
            self.wires.append(wire)
            self.tasks.append(asyncio.create_task(client.run("build", Limits(0), Payer(None, "address"))))
        return table

    async def play(self, table: Any) -> None:
        """Make random moves at a table."""
        from starhold.server.wire import MoveMessage

        for number in range(self.moves):
            if table.status != "running":
                return
            state = table.play.table()
            seat = self.dice.choice(state.seats_to_move())
            action = self.dice.choice(state.legal(seat))
            message = MoveMessage(f"m{number}", table.log.version(seat), seat, action)
            await self.services.tables.move(table, self.people[seat], message)
            self.made += 1
            await asyncio.sleep(0)


async def play(game: str, players: int, moves: int, tables: int) -> dict[str, float]:
    """Play so many tables; tells seconds of processor time, moves and bytes."""
    with tempfile.TemporaryDirectory() as folder:
        load = Load(game, players, moves, folder)
        for person in load.people:
            await load.services.database.call(load.services.accounts.people.add_guest, person, person)
        sitting = [await load.sit() for _ in range(tables)]
        await asyncio.sleep(0.05)
        begun = time.process_time()
        await asyncio.gather(*map(load.play, sitting))
        worked = time.process_time() - begun
        for task in load.tasks:
            task.cancel()
        await asyncio.gather(*load.tasks, return_exceptions=True)
        await load.services.close()
    return {"seconds": worked, "moves": load.made, "bytes": sum(wire.bytes for wire in load.wires)}


def measured(engine: Path, game: str, wanted: argparse.Namespace) -> dict[str, float]:
    """One table on an engine, in a process of its own."""
    command = [sys.executable, __file__, str(engine), "--measure", game]
    command += ["--players", str(wanted.players)]
    command += ["--moves", str(wanted.moves), "--tables", str(wanted.tables)]
    environment = {**os.environ, "PYTHONPATH": str(engine)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def compare(game: str, wanted: argparse.Namespace) -> None:
    rounds = [[measured(engine, game, wanted) for engine in wanted.engines] for _ in range(wanted.rounds)]
    for place, engine in enumerate(wanted.engines):
        ran = [one[place] for one in rounds]
        cost = median(1e6 * one["seconds"] / one["moves"] for one in ran)
        ratio = median(one[0]["seconds"] / one[place]["seconds"] for one in rounds)
        last = ran[-1]
        print(
            f"{game:9} {last['moves']:5.0f} moves {cost:8.0f} µs a move  x{ratio:.2f}  "
            f"{last['bytes'] / 1000:9.0f} kB, {last['bytes'] / last['moves']:7.0f} bytes a move  {engine}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("engines", nargs="+", type=Path)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--tables", type=int, default=12, help="that play at the same time")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--whole", action="store_true", help="play one game to its end")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--measure", default="", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.whole:
        wanted.moves, wanted.tables = 100_000, 1
    if wanted.measure:
        print(json.dumps(asyncio.run(play(wanted.measure, wanted.players, wanted.moves, wanted.tables))))
        return
    for game in wanted.games:
        compare(game, wanted)


if __name__ == "__main__":
    main()
