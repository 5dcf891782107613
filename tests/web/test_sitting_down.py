"""Several people sit down at one table at the same moment, on one process or on two.

`STARHOLD_TABLES=400` asks for as many tables on each bus; a run of all tests makes fewer.
"""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.apart import run_apart
from tests.people import Person
from tests.services import Postgres, RedisServer, Server
from tests.sizes import sized
from tests.web.test_processes import pair

GAMES = ("galaxies", "kingdoms", "roll")
TABLES = int(os.environ.get("STARHOLD_TABLES") or max(6, sized(40)))
#: tables at which people sit down at the same time
AT_ONCE = 12
#: processes agree about a new table within this time
SECONDS = 5.0
PLAYERS = 3


class Guest:
    """Somebody with a browser at one of the processes."""

    def __init__(self, url: str) -> None:
        self.url = url
        # No connection is kept: the server would end it at the very moment when it is used again.
        headers = {"x-starhold": "1", "connection": "close"}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=60)

    async def come(self, name: str) -> "Guest":
        (await self.http.post("/api/session", json={"name": name})).raise_for_status()
        return self

    async def watch(self, table: str, seen: list[dict[str, Any]]) -> None:
        """A socket as a browser holds one; what it hears is written down."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(address, additional_headers={"Cookie": cookies}, compression=None) as socket:
            async for frame in socket:
                seen.append(msgspec.json.decode(frame))


async def sit_down_at_once(servers: tuple[Server, Server], game: str, named: bool) -> str:
    """Three people take seats of a new table, those that they name or any; tells what is wrong with it."""
    guests = [
        await Guest(servers[number % 2].url).come(f"P{number}")
        for number in (0, *range(PLAYERS))  # the host first, who only looks on
    ]
    host, players = guests[0], guests[1:]
    body = {"game": game, "seats": [{"kind": "open"}] * PLAYERS, "public": True}
    table = (await host.http.post("/api/tables", json=body)).json()["id"]
    seen: list[list[dict[str, Any]]] = [[] for _ in guests]
    watching = [asyncio.create_task(guest.watch(table, seen[n])) for n, guest in enumerate(guests)]
    while not all(seen):
        await asyncio.sleep(0.01)
    try:
        wishes: list[dict[str, int]] = [{"seat": seat} if named else {} for seat in range(PLAYERS)]
        path = f"/api/tables/{table}/join"
        joins = [guest.http.post(path, json=wish) for guest, wish in zip(players, wishes, strict=True)]
        answers = await asyncio.gather(*joins)
        if refused := [answer.json()["key"] for answer in answers if answer.status_code >= 400]:
            return f"refused: {refused}"
        return await _judge(f"/api/tables/{table}", host, players, seen)
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        for guest in guests:
            await guest.http.aclose()


async def _judge(path: str, host: Guest, players: list[Guest], seen: list[list[dict[str, Any]]]) -> str:
    await asyncio.sleep(SECONDS)
    told = [(await guest.http.get(path)).json()["status"] for guest in (host, *players)]
    if set(told) != {"running"}:
        return f"status {told}"
    if any(message["over"] for heard in seen for message in heard if message["type"] == "position"):
        return "told to be over"
    shown = [[one["table"]["status"] for one in heard if one["type"] == "table"][-1] for heard in seen]
    if set(shown) != {"running"}:
        return f"shown as {shown}"
    for number, guest in enumerate(players):
        position = (await guest.http.get(f"{path}/position")).json()
        if position["choices"]:
            move = {
                "client": f"first-{number}",
                "version": position["version"],
                "seat": position["seat"],
                "action": position["choices"][0]["action"],
            }
            answer = await guest.http.post(f"{path}/move", json=move)
            return "" if answer.status_code == 200 else f"move refused: {answer.json()['key']}"
    return "nobody may move"


async def sit_down_at_many(servers: tuple[Server, Server], tables: int) -> list[str]:
    """What is wrong with so many tables of all games, several at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> str:
        async with gate:
            return await sit_down_at_once(servers, GAMES[number % len(GAMES)], bool(number // len(GAMES) % 2))

    return [wrong for wrong in await asyncio.gather(*map(one, range(tables))) if wrong]


@pytest.mark.slow
@pytest.mark.parametrize("bus", ["postgresql", "redis"])
def test_three_sit_down_at_once_on_two_processes(
    bus: str, tmp_path: Path, database_server: Postgres, redis_server: RedisServer
) -> None:
    address = "postgresql" if bus == "postgresql" else redis_server.url
    with pair(tmp_path, database_server.new_database(), address) as servers:
        begun = time.monotonic()
        wrong = run_apart(sit_down_at_many(servers, TABLES))
        print(f"{len(wrong)} of {TABLES} tables wrong after {time.monotonic() - begun:.0f} s")
    assert not wrong


def test_two_who_join_at_once_both_find_a_seat(server: Server) -> None:
    async def race(number: int) -> list[str]:
        host = await Guest(server.url).come("Host")
        body = {"game": "lantern", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2], "public": True}
        table = (await host.http.post("/api/tables", json=body)).json()["id"]
        guests = [await Guest(server.url).come(f"P{number}") for number in range(2)]
        joins = [guest.http.post(f"/api/tables/{table}/join", json={}) for guest in guests]
        refused = [
            answer.json()["key"] for answer in await asyncio.gather(*joins) if answer.status_code != 200
        ]
        for guest in (host, *guests):
            await guest.http.aclose()
        return refused

    async def races() -> list[list[str]]:
        return [await race(number) for number in range(20)]

    assert [refused for refused in run_apart(races()) if refused] == []


def test_who_is_too_late_is_told_so(sqlite_server: Server) -> None:
    ada, ben, eve = (Person(sqlite_server.url, name) for name in ("Ada", "Ben", "Eve"))
    table = ada.make_table("me", "open", public=True)
    ben.join(table)
    answer = eve.http.post(f"/api/tables/{table['id']}/join", json={})
    assert answer.json()["key"] in ("error-table-full", "error-wrong-status")
