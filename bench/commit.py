"""Commit: what a commit of moves costs, and how long the bus takes; bench/scale.py is fed by it.

    python bench/commit.py                                        SQLite, synchronous FULL, in this folder
    python bench/commit.py --database postgresql://… --bus postgresql

Each commit appends a move to the logs of so many tables in one transaction, as the server does it.
"""

import argparse
import asyncio
import tempfile
import time
from statistics import median

from starhold.server.store.bus import BusMessage, bus_for
from starhold.server.store.rows import Append, SeatRow, TableRow
from starhold.server.store.store import Store
from starhold.server.tables.entries import Moved

SIZES = (1, 8, 32, 64)
ROUNDS = 60


def commits(store: Store) -> dict[int, float]:
    """Milliseconds of a commit of so many moves, the median of many."""
    moved = Moved(0.0, 0, "roll 1", (1, 2, 3), "0123456789abcdef", "0:a-client-s-id-of-its-own")
    tables = [f"table{number}" for number in range(max(SIZES))]
    for table in tables:
        row = TableRow(
            id=table,
            game="galaxies",
            rules_version="2",
            options={},
            host="a",
            invite=table,
            seed="00",
            commitment="00",
        )
        store.add_table(row, [SeatRow(table_id=table, seat=0, kind="human", link=table)])
    versions = dict.fromkeys(tables, 0)
    found = {}
    for size in SIZES:
        times = []
        for number in range(ROUNDS):
            changes = []
            for table in tables[:size]:
                entry = Moved(moved.at, 0, moved.action, moved.chance, moved.digest, f"0:{size}-{number}")
                changes.append(Append(table, versions[table], [entry], "running", 1.0))
                versions[table] += 1
            begun = time.perf_counter()
            assert all(store.append_all(changes))
            times.append(1000 * (time.perf_counter() - begun))
        found[size] = median(times)
    return found


async def news(address: str, database: str) -> float:
    """Milliseconds from one process's word until another has heard it, the median of many."""
    one, other = bus_for(address, database), bus_for(address, database)
    heard = asyncio.Event()

    def hear(told: BusMessage) -> None:
        heard.set()

    await one.open(lambda told: None)
    await other.open(hear)
    await asyncio.sleep(1)
    times = []
    for number in range(ROUNDS):
        heard.clear()
        begun = time.perf_counter()
        one.tell(f"table{number}")
        await asyncio.wait_for(heard.wait(), 5)
        times.append(1000 * (time.perf_counter() - begun))
    await asyncio.wait([asyncio.ensure_future(bus.close()) for bus in (one, other)], timeout=2)
    return median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument(
        "--database", default="", help="an empty one; SQLite in a new folder if none is named"
    )
    parser.add_argument("--bus", default="", help="postgresql, to measure the news as well")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        url = asked.database or f"sqlite:///{folder}/starhold.db"
        store = Store(url)
        store.prepare()
        found = commits(store)
        store.close()
    row = (found[max(SIZES)] - found[1]) / (max(SIZES) - 1)
    told = ", ".join(f"{size}: {time:.2f}" for size, time in found.items())
    print(f"{'SQLite' if store.sqlite else 'PostgreSQL'}: ms of a commit by its moves: {told}")
    print(f"for scale.py: --commit {found[1] - row:.2f} --row {row:.3f}")
    if asked.bus:
        print(f"for scale.py: --bus {asyncio.run(news(asked.bus, url)):.2f}")


if __name__ == "__main__":
    main()
