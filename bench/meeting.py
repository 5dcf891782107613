"""Meeting: the cost of matching among many tickets and of listing open tables, and how soon notices leave.

    python bench/meeting.py                         1,000 tickets, 1,000 tables, 600 notices at 20 per second
    python bench/meeting.py --many 10000 --rate 40

Times are those of a call as it is answered, and CPU time, which other programs disturb less. A notice leaves
when the channel has taken it; counted is the time since it was due.
"""

import argparse
import asyncio
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from math import ceil

from msgspec.structs import replace
from sqlalchemy import select

from starhold.kernel import registry
from starhold.server.notices.settings import MailServer, NoticeSettings
from starhold.server.services import Services
from starhold.server.store.schema import channels, outbox, people, tickets
from starhold.server.store.store import Store
from starhold.server.tables.new_table import seat_row, table_row
from starhold.server.wire import MatchWish

CALLS = 100
GAMES = ("galaxies", "kingdoms", "roll")
SEED = "00" * 32


def told(name: str, values: Sequence[float], unit: str) -> str:
    ordered = sorted(values)
    p99 = ordered[ceil(0.99 * len(ordered)) - 1]
    return f"{name}: median {ordered[len(ordered) // 2]:.1f} {unit}, p99 {p99:.1f}, worst {ordered[-1]:.1f}"


async def timed(name: str, call: Callable[[int], Awaitable[object]]) -> None:
    """Print how long so many calls take."""
    took, cpu = [], []
    for number in range(CALLS):
        begun, work = time.perf_counter(), time.process_time()
        await call(number)
        took.append(1000 * (time.perf_counter() - begun))
        cpu.append(1000 * (time.process_time() - work))
    print(told(name, took, "ms"), "|", told("CPU", cpu, "ms"))


async def matching(services: Services, many: int) -> None:
    """Somebody looks for a game among many tickets: first none fits, then all do."""
    now = services.store.now()
    with services.store.write() as connection:
        connection.execute(
            people.insert(),
            [{"id": f"p{n}", "name": f"P{n}", "created": now} for n in range(many + 2 * CALLS)],
        )
        rows = [
            {
                "person": f"p{n}",
                "game": GAMES[n % 3],
                "players": 5,
                "pace": "live",
                "created": now,
                "seen": now + 3600,
                "until": now + 3600,
            }
            for n in range(many)
        ]
        connection.execute(tickets.insert(), rows)

    async def look(number: int) -> object:
        person = f"p{many + number}"
        return await services.matching.look(person, person, MatchWish(GAMES[number % 3], 2))

    await timed(f"match, none of {many:,} tickets fits", look)
    with services.store.write() as connection:
        connection.execute(tickets.update().values(players=0))
    await timed(f"match, {many:,} tickets fit", lambda number: look(CALLS + number))


async def lobby(services: Services, many: int) -> None:
    """The lobby and the list of open tables."""
    game = registry.game("galaxies")
    with services.store.write() as connection:
        for n in range(many):
            row = table_row(f"t{n}", game, game.complete({}, None), f"p{n}", SEED, SEED)
            seats = [seat_row(f"t{n}", 0, "human", f"p{n}", f"P{n}"), seat_row(f"t{n}", 1, "open", None, "")]
            services.store.insert_table(connection, replace(row, public=True), seats, [])

    async def look(number: int) -> None:
        await services.matching.lobby(f"p{number}")
        ids = await services.database.call(services.store.list_open, 50, f"p{number}")
        await services.tables.infos(ids, f"p{number}")

    await timed(f"lobby with {many:,} open tables", look)


class Sink(BaseHTTPRequestHandler):
    """Takes everything."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


async def notices(services: Services, many: int, rate: float) -> None:
    """People are called to an open table, so many per second, each by a webhook."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Sink)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address, now = f"http://127.0.0.1:{server.server_port}/", services.store.now()
    whom = [f"p{n}" for n in range(1, many + 1)]
    with services.store.write() as connection:
        hook = {"kind": "hook", "format": "json", "keys": "", "language": "en", "created": now}
        rows = [{"id": one, "person": one, "address": address, "confirmed": True, **hook} for one in whom]
        connection.execute(channels.insert(), rows)
        due = [now + 2 + number / rate for number in range(many)]
        rows = [
            {"table_id": "t0", "person": one, "kind": "called", "created": at, "due": at}
            for one, at in zip(whom, due, strict=True)
        ]
        connection.execute(outbox.insert(), rows)
    await services.notifier.open()
    minding = asyncio.ensure_future(services.notifier.mind())
    left = many
    while left and services.store.now() < now + many / rate + 60:
        await asyncio.sleep(0.5)
        with services.store.read() as connection:
            sent = (
                connection.execute(select(outbox.c.sent - outbox.c.due).where(outbox.c.sent > 0))
                .scalars()
                .all()
            )
        left = many - len(sent)
    minding.cancel()
    in_time = sum(seconds <= 5 for seconds in sent)
    print(
        told(f"{many:,} notices, {rate:g} per second", sent, "s"), f"| {in_time} within 5 s, {left} not sent"
    )
    server.shutdown()


async def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--many", type=int, default=1000)
    parser.add_argument("--notices", type=int, default=600)
    parser.add_argument("--rate", type=float, default=20.0)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = NoticeSettings("s" * 40, "https://x.org", MailServer(), True)
        services = Services(Store(f"sqlite:///{folder}/starhold.db"), notices=settings)
        services.store.prepare()
        # As at the start of a server: the first look for a game does not load it.
        for game in registry.names():
            registry.game(game)
        await matching(services, wanted.many)
        await lobby(services, wanted.many)
        await notices(services, min(wanted.notices, wanted.many - 1), wanted.rate)
        await services.close()


if __name__ == "__main__":
    asyncio.run(main())
