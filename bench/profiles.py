"""What a profile costs: one person with 10,000 finished games among others'.

    python bench/profiles.py [--games 10000] [--database postgresql://...]

Times are CPU time of this process (SQLite) or wall clock (PostgreSQL works in its own processes), the median
and the worst of 20 readings.
"""

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import insert

from starhold.server.people.profiles import Profiles
from starhold.server.services import Services
from starhold.server.store.schema import people, played, seats, tables
from starhold.server.store.store import Store

BOTS = ("luna", "otto", "vera", "boris", "lira")
PLANETS = ("maia", "gort", "jakks", "nagato", "zavodnick")


def fill(store: Store, games: int) -> None:
    """Give ada that many games with ben, bots and others, and ben as many again without her."""
    dice = random.Random(1)
    names = ["ada", "ben", *(f"p{number}" for number in range(200))]
    with store.write() as connection:
        connection.execute(
            insert(people),
            [{"id": one, "name": one, "login": one, "created": 1.0, "games": "all"} for one in names],
        )
        for number in range(2 * games):
            table = f"t{number}"
            other = dice.choice(names[1:] if number % 3 else names[1:2])
            sitting = ["ada" if number < games else "p0", other if other != "p0" else "p1", ""]
            game = dice.choice(("galaxies", "kingdoms", "roll"))
            connection.execute(
                insert(tables).values(
                    id=table, game=game, rules_version="1", options="{}", clock="{}", status="finished",
                    public=True, host=sitting[0], invite="x", seed="", commitment="",
                    result='{"scores":[1,2,3],"ranks":[1,2,3]}', created=number, updated=number, told=number,
                )
            )  # fmt: skip
            ranks = dice.sample((1, 2, 3), 3)
            for seat, person in enumerate(sitting):
                bot = "" if person else dice.choice(BOTS)
                connection.execute(
                    insert(seats).values(
                        table_id=table, seat=seat, kind="human" if person else "bot",
                        person=person or None, name=person or bot, bot=bot, link="x",
                    )
                )  # fmt: skip
                connection.execute(
                    insert(played).values(
                        table_id=table, seat=seat, person=person or None, bot=bot, game=game, ended=number,
                        seconds=600.0, players=3, place=ranks[seat], points=20 - ranks[seat],
                        facts=f'{{"planet":["galaxies-planet-{dice.choice(PLANETS)}"]}}',
                        luck=dice.gauss(0, 0.1) if number % 4 == 0 else None,
                        choices=dice.gauss(0, 0.1) if number % 4 == 0 else None,
                    )
                )  # fmt: skip


def measured(what: str, work: Callable[[], object], clock: Callable[[], float]) -> None:
    """Print what a reading costs."""
    times = []
    for _ in range(20):
        begun = clock()
        work()
        times.append(1000 * (clock() - begun))
    print(f"{what:32} {statistics.median(times):7.1f} ms   worst {max(times):7.1f} ms")


def main() -> None:
    """Fill a database and read profiles and histories from it."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=10_000)
    words.add_argument("--database", default="")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(asked.database or f"sqlite:///{Path(folder) / 'a.db'}")
        store.prepare()
        fill(store, asked.games)
        profiles = Profiles(Services(store).database)
        clock = time.perf_counter if asked.database else time.process_time
        measured("own profile", lambda: profiles._profile("ada", "ada"), clock)
        measured("seen by a frequent opponent", lambda: profiles._profile("ada", "ben"), clock)
        measured("history, first page", lambda: profiles._games("ada", "ben", {}), clock)
        wish = {"with": "1", "won": "1", "game": "galaxies"}
        measured("history, three filters", lambda: profiles._games("ada", "ben", wish), clock)
        measured("history as CSV", lambda: profiles._csv("ada", "ben", {}), clock)


if __name__ == "__main__":
    main()
