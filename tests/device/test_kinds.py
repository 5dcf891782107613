"""Every kind of play on a device: several people, lessons, puzzles, hints, reviews, records."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

import starhold
from starhold.kernel.registry import names
from tests.device.playing import Client, Page
from tests.device.test_device import SEATS, begun


def run(work: Callable[[Client], Awaitable[None]]) -> None:
    """Let a client work on a device, on a thread of its own: other tests may have a loop in this one."""

    async def whole() -> None:
        client = Client(Page())
        await work(client)
        await client.device.services.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, whole()).result()


async def decided(client: Client, table: str, seats: int, most: int) -> set[int]:
    """Make decisions for all seats of the device, at random; return the seats that decided."""
    dice, found, made = Random(3), set[int](), 0
    while made < most and (await client.ask("GET", f"/tables/{table}"))["status"] == "running":
        for seat in range(seats):
            position = await client.ask("GET", f"/tables/{table}/position?seat={seat}")
            if position["choices"]:
                move = {"type": "move", "version": position["version"], "seat": seat, "client": f"c{made}"}
                move["action"] = dice.choice(position["choices"])["action"]
                await client.ask("POST", f"/tables/{table}/move", move)
                found.add(seat)
                made += 1
                break
        await asyncio.sleep(0)
    return found


@pytest.mark.parametrize("game", names())
def test_several_people_at_one_device(game: str) -> None:
    async def work(client: Client) -> None:
        table = await begun(client, game, [{"kind": "me"}, {"kind": "hotseat", "name": "Clara"}])
        assert await decided(client, table, 2, 12) == {0, 1}

    run(work)


@pytest.mark.parametrize("game", names())
def test_lessons_and_puzzles(game: str) -> None:
    async def work(client: Client) -> None:
        await client.ask("POST", "/session", {"name": "Ada"})
        lesson = next(one for one in await client.ask("GET", "/lessons") if one["game"] == game)["id"]
        step = await client.ask("POST", f"/lessons/{game}/{lesson}/step", {"type": "asked"})
        assert step["say"]
        await client.ask("PUT", "/me/lessons", {"game": game, "lesson": lesson, "beat": 1, "done": False})
        puzzle = (await client.ask("GET", f"/puzzles/{game}"))[0]["id"]
        asked = await client.ask("GET", f"/puzzles/{game}/{puzzle}")
        action = asked["choices"][0]["action"]
        assert await client.ask("POST", f"/puzzles/{game}/{puzzle}", {"action": action})
        await client.ask("PUT", "/me/puzzles", {"game": game, "puzzle": puzzle})
        # Another page finds what this one kept.
        again = Client(client.page)
        assert [one["beat"] for one in await again.ask("GET", "/me/lessons")] == [1]
        assert [one["puzzle"] for one in await again.ask("GET", "/me/puzzles")] == [puzzle]

    run(work)


@pytest.mark.parametrize("game", names())
def test_hint_record_review_and_replay(game: str) -> None:
    async def work(client: Client) -> None:
        table = await begun(client, game, SEATS)
        while not (await client.ask("GET", f"/tables/{table}/position"))["choices"]:
            await asyncio.sleep(0)
        hint = await client.ask("GET", f"/tables/{table}/hint")
        assert hint["hints"]
        await decided(client, table, 1, 6)
        await client.ask("POST", f"/tables/{table}/resign", {"seat": 0})
        record = json.dumps(await client.ask("GET", f"/tables/{table}/record")).encode()
        if starhold.COMPILED:
            # It takes minutes where the engine is not compiled.
            assert (await client.ask("GET", f"/tables/{table}/review"))[-1]["type"] == "end"
        assert (await client.ask("GET", f"/tables/{table}/replay?ply=3"))["view"]
        # The record goes to another device.
        other = Client(Page())
        await other.ask("POST", "/session", {"name": "Eve"})
        assert (await other.ask("POST", "/records/verify", record))["ok"]
        imported: dict[str, Any] = await other.ask("POST", "/records", record)
        assert (await other.ask("GET", f"/tables/{imported['id']}/replay?ply=3"))["view"]
        await other.device.services.close()

    run(work)
