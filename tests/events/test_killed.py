"""An event whose servers are killed and paused at random: no seat, result or rating comes twice."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from starhold.server.store.schema import event_games, rated_games, tables
from starhold.server.store.store import Store
from tests.apart import run_apart
from tests.services import Server, postgres
from tests.sizes import SIZE
from tests.web.faults import Faults

#: people of a Swiss event at tables of two
PEOPLE = 6
ROUNDS = 3
#: kills, and as many pauses
FAULTS = 4 if SIZE >= 1 else 2
#: seconds that a process stands still
PAUSES = (0.3, 2.0) if SIZE >= 1 else (0.3, 1.0)
#: how likely somebody resigns when they look: the event must last for longer than its faults
RESIGNS = 0.1
#: seconds that a server lives at most, and the event must have ended after this time
LONGEST_LIFE = 1.5
PATIENCE = 120.0


class Entrant:
    """Somebody with an account who plays each game of the event by resigning, or lets the other do so."""

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, headers={"x-starhold": "1"}, timeout=10)

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """Ask until a server answers; a refusal is an answer."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                answer = await self.http.request(method, f"/api{path}", json=body if body else None)
                if answer.status_code < 500:
                    return answer.json() if answer.content else None
            await asyncio.sleep(0.05)
        raise TimeoutError(path)

    async def play(self, event: str, dice: random.Random) -> None:
        """Play until the event has ended."""
        while True:
            info = await self.ask("GET", f"/tournaments/{event}")
            if info["brief"]["state"] == "finished":
                return
            if info["me"]["state"] == "play" and dice.random() < RESIGNS:
                await self.ask("POST", f"/tables/{info['me']['table']}/resign", seat=None)
            await asyncio.sleep(0.1)


async def played(url: str, faults: Faults, dice: random.Random) -> None:
    """Play an event while processes die and stand still."""
    people = [Entrant(url, f"Person {number}") for number in range(PEOPLE)]
    for one in people:
        await one.ask("POST", "/session", name=one.name)
        await one.ask("POST", "/account", name=one.name)
    plan = {"kind": "swiss", "title": "Killed", "game": "galaxies", "size": 2, "rounds": ROUNDS}
    plan |= {"pace": "turns", "seconds": 86_400, "rated": True, "starts": time.time()}
    event = (await people[0].ask("POST", "/tournaments", **plan))["brief"]["id"]
    for one in people:
        await one.ask("POST", f"/tournaments/{event}/join", invite="")
    playing = asyncio.gather(*(one.play(event, dice) for one in people))
    while True:
        # The last fault is that before the event has ended.
        done, _ = await asyncio.wait([playing], timeout=dice.uniform(0.3, LONGEST_LIFE))
        if done:
            return playing.result()
        if faults.kills + faults.stops < 2 * FAULTS:
            await asyncio.to_thread(faults.next)


def check(store: Store) -> None:
    """What the database says of an event that has ended."""
    with store.read() as connection:
        games = connection.execute(select(event_games)).all()
        made = connection.execute(select(tables.c.id).where(tables.c.event != "")).scalars().all()
        rated = connection.execute(select(tables.c.id).where(tables.c.rated)).scalars().all()
        counted = connection.execute(select(rated_games.c.table_id, rated_games.c.number)).all()
    assert sorted(made) == sorted(game.table_id for game in games), "no table without its game"
    for number in range(1, ROUNDS + 1):
        sat = Counter(
            seat for game in games if game.round == number for seat in msgspec.json.decode(game.sitting)
        )
        del sat[None]
        assert sat, f"round {number} was played"
        assert max(sat.values()) == 1, "nobody has two seats in a round"
    assert sorted(game.ended for game in games) == list(range(1, len(games) + 1)), "each result counts once"
    assert sorted(row.table_id for row in counted) == sorted(rated), "each rated game counts once"
    assert sorted(row.number for row in counted) == list(range(1, len(counted) + 1))


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", *(["postgresql"] if SIZE >= 1 else [])])
def test_an_event_survives_its_servers(tmp_path: Path, database: str) -> None:
    with contextlib.ExitStack() as ends:
        url, words = f"sqlite:///{tmp_path}/starhold.db", tuple[str, ...]()
        if database == "postgresql":
            url, words = ends.enter_context(postgres()).new_database(), ("--processes", "2")
        server = Server(tmp_path, url, words=words)
        with server.running():
            faults = Faults(server, 3, PAUSES)
            run_apart(played(server.url, faults, random.Random(3)))
        print(faults)
        assert faults.kills > 0
        assert faults.stops > 0
        store = Store(url)
        check(store)
        store.close()
