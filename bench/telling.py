"""Telling: what a live table costs the server after each move, and how many bytes go to the viewers.

    python bench/telling.py OLD NEW [--players 5] [--moves 300] [--rounds 3]
    python bench/telling.py OLD NEW --whole --rounds 1          bytes of whole games

OLD and NEW are folders to put on PYTHONPATH: `src` of a clone, or what tools/compile_engine.py wrote. Each
seat has a client of its own. Moves go the whole way, from the message to the log on the disk and the bytes
for every socket; only the socket itself is missing. The times are processor time of the process, so other
work on the machine hardly changes them; both engines are measured turn about.
"""

import argparse
import asyncio
import cProfile
import inspect
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

GAMES = ("galaxies", "kingdoms", "roll")


class Wire:
    """A socket that counts what is sent."""

    def __init__(self) -> None:
        self.bytes = 0
        self.messages = 0

    async def send_bytes(self, content: bytes) -> None:
        self.bytes += len(content)
        self.messages += 1

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}


async def play(game: str, players: int, moves: int, profile: cProfile.Profile | None) -> dict[str, float]:
    """Play a table with a client for every seat; tells seconds of processor time, moves and bytes."""
    from starhold.tables.house import House
    from starhold.tables.store import Store
    from starhold.tables.wire import Join, Me, MoveMessage, NewTable, SeatPlan
    from starhold.web.limits import Limits, Payer
    from starhold.web.sockets import Client

    # Engines of before there were changes send whole positions.
    changes = {"changes": True} if "changes" in inspect.signature(Client).parameters else {}
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Store(f"sqlite:///{folder}/house.db"))
        house.store.prepare()
        people = [f"p{seat}" for seat in range(players)]
        for person in people:
            await house.db(house.accounts.register.add_guest, person, person)
        seats = (SeatPlan("me"), *(SeatPlan("open") for _ in people[1:]))
        table = await house.reception.create(people[0], people[0], NewTable(game, seats, public=True))
        for person in people[1:]:
            await house.reception.join(table, person, person, Join())
        wires, tasks = [], []
        for person in people:
            wire = Wire()
            client = Client(wire, house, table, Me(person, person, False), 0, 0, **changes)  # type: ignore[arg-type]
            wires.append(wire)
            tasks.append(asyncio.create_task(client.run("build", Limits(0), Payer(None, "address"))))
        await asyncio.sleep(0.05)
        made, begun = 0, time.process_time()
        if profile is not None:
            profile.enable()
        while table.status == "running" and made < moves:
            state = table.play.table()
            seat = dice.choice(state.seats_to_move())
            action = dice.choice(state.legal(seat))
            message = MoveMessage(f"m{made}", table.telling.version(seat), seat, action)
            await house.move(table, people[seat], message)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            made += 1
        if profile is not None:
            profile.disable()
        worked = time.process_time() - begun
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.close()
    sent = sum(wire.bytes for wire in wires)
    return {"seconds": worked, "moves": made, "bytes": sent, "messages": sum(wire.messages for wire in wires)}


def measured(engine: Path, game: str, wanted: argparse.Namespace) -> dict[str, float]:
    """One table on an engine, in a process of its own."""
    command = [sys.executable, __file__, str(engine), "--measure", game]
    command += ["--players", str(wanted.players)]
    command += ["--moves", str(wanted.moves)]
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
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--whole", action="store_true", help="play games to their end")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--measure", default="", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.whole:
        wanted.moves = 100_000
    if wanted.measure:
        print(json.dumps(asyncio.run(play(wanted.measure, wanted.players, wanted.moves, None))))
        return
    for game in wanted.games:
        compare(game, wanted)


if __name__ == "__main__":
    main()
