"""The table service of a device: the same tables, moves and records, saved before they are acknowledged."""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from starhold.kernel.registry import names
from tests.device.playing import Client, Page

#: what a game against bots has: the person and two quick bots
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}, {"kind": "bot", "bot": "newcomer"}]


async def begun(client: Client, game: str, seats: list[dict[str, Any]]) -> str:
    await client.ask("POST", "/session", {"name": "Ada"})
    await client.device.open()
    table = await client.ask("POST", "/tables", {"game": game, "seats": seats, "start": True})
    return str(table["id"])


async def played(client: Client, table: str, most: int = 10_000) -> int:
    """Make the person's moves by HTTP, at random, until the game is over."""
    made, dice = 0, Random(7)
    while made < most:
        info = await client.ask("GET", f"/tables/{table}")
        if info["status"] != "running":
            break
        position = await client.ask("GET", f"/tables/{table}/position")
        if position["choices"]:
            move = {"version": position["version"], "seat": 0, "client": f"v{position['version']}"}
            move["action"] = dice.choice(position["choices"])["action"]
            await client.ask("POST", f"/tables/{table}/move", {"type": "move", **move})
            made += 1
        await asyncio.sleep(0)
    return made


@pytest.mark.parametrize("game", names())
def test_a_game_against_bots_is_kept_at_every_move_and_can_be_checked(game: str) -> None:
    async def run() -> None:
        page = Page()
        client = Client(page)
        table = await begun(client, game, SEATS)
        made = await played(client, table, most=5)
        before = await client.ask("GET", f"/tables/{table}/position")
        # The page is killed: what was acknowledged is in its storage.
        await client.device.services.close()
        again = Client(page)
        await again.device.open()
        after = await again.ask("GET", f"/tables/{table}/position")
        assert after["view"] == before["view"] or after["version"] > before["version"]
        assert made + await played(again, table, most=20) == 25
        await again.ask("POST", f"/tables/{table}/resign", {"seat": 0})
        record = await again.ask("GET", f"/tables/{table}/record")
        checked = await again.ask("POST", "/records/verify", json.dumps(record).encode())
        assert checked["ok"], checked
        assert checked["fair"]
        assert sorted(key.partition("/")[0] for key in page.saved) == ["past", "person", "table"]
        (listed,) = (await again.ask("GET", "/tables?scope=finished"))["tables"]
        assert listed["id"] == table
        (finished,) = await again.ask("GET", "/me/games")
        assert finished["table"] == table
        await again.device.services.close()

    # On a thread of its own: in this one, a browser of other tests may have a loop that runs.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()


def test_lists_are_those_of_the_device() -> None:
    async def run() -> None:
        client = Client(Page())
        table = await begun(client, names()[0], SEATS)
        found = {}
        for scope in ("open", "mine", "finished"):
            listed = await client.ask("GET", f"/tables?scope={scope}")
            found[scope] = [one["id"] for one in listed["tables"]]
        assert found == {"open": [], "mine": [table], "finished": []}
        # Nobody else can come, so there is no link.
        assert not (await client.ask("GET", f"/tables/{table}"))["invite"]
        await client.device.services.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()


@pytest.mark.parametrize("hours", [-24, 24])
def test_a_device_whose_clock_is_set_plays_on(hours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on from where it was, and bots answer, whatever the device takes for the time."""

    async def run() -> None:
        page = Page()
        client = Client(page)
        table = await begun(client, "kingdoms", SEATS)
        await played(client, table, most=2)
        await client.device.services.close()
        wrong = SimpleNamespace(time=lambda: time.time() + 3600 * hours)
        monkeypatch.setattr("starhold.server.device.store.time", wrong)
        again = Client(page)
        await again.device.open()
        assert await played(again, table, most=3) == 3
        (listed,) = (await again.ask("GET", "/tables?scope=mine"))["tables"]
        assert listed["id"] == table
        await again.device.services.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()
