"""A game moves from a device to a server and back: as far as it was, with the same dice, once."""

import asyncio
import json
from typing import Any

import pytest

from starhold.kernel.registry import names
from tests.device.playing import Client, Page
from tests.device.test_device import SEATS, begun, played
from tests.device.test_kinds import run


async def position(client: Client, table: str) -> Any:
    """Return the position when the person alone is asked: until then, bots change it at any moment."""
    for _ in range(10_000):
        found = await client.ask("GET", f"/tables/{table}/position")
        if found["choices"] and found["waiting"] == [found["seat"]]:
            return found
        await asyncio.sleep(0)
    raise AssertionError("it is never the person's turn")


async def moved(source: Client, table: str, target: Client) -> Any:
    record = json.dumps(await source.ask("POST", f"/tables/{table}/move-away", {})).encode()
    return await target.ask("POST", f"/records/continue?table={table}", record)


@pytest.mark.parametrize("game", names())
def test_a_game_moves_and_comes_back(game: str) -> None:
    async def work(client: Client) -> None:
        table = await begun(client, game, SEATS)
        await played(client, table, most=4)
        before = await position(client, table)
        other = Client(Page())
        await other.ask("POST", "/session", {"name": "Eve"})
        await other.device.open()
        there = await moved(client, table, other)
        assert there["id"] == table
        assert there["origin"]["dice"] == "moved"
        assert there["seats"][0]["name"] == "Eve"
        assert [seat["kind"] for seat in there["seats"]] == [
            seat["kind"] for seat in (await client.ask("GET", f"/tables/{table}"))["seats"]
        ]
        after = await position(other, table)
        assert (after["view"], after["choices"]) == (before["view"], before["choices"])
        # The answer was lost, and the game comes once more: it is there already.
        assert (await moved(client, table, other))["id"] == table
        assert len((await other.ask("GET", "/tables?scope=mine"))["tables"]) == 1
        await client.ask("DELETE", f"/tables/{table}")
        # The same dice come, whichever side rolls them; then it goes home.
        await played(other, table, most=3)
        further = await position(other, table)
        again = Client(client.page)
        await again.device.open()
        assert [key for key in again.device.services.store.changes if table in key]
        home = await moved(other, table, again)
        assert home["id"] == table
        assert (await position(again, table))["view"] == further["view"]
        await again.ask("POST", f"/tables/{table}/resign", {"seat": 0})
        record = json.dumps(await again.ask("GET", f"/tables/{table}/record")).encode()
        checked = await again.ask("POST", "/records/verify", record)
        # Every die is what the seed gives, but nobody can say that the seed was a secret.
        assert checked["ok"]
        assert not checked["fair"]
        for one in (other, again):
            await one.device.services.close()

    run(work)


def test_only_what_both_sides_know_moves() -> None:
    async def work(client: Client) -> None:
        table = await begun(client, "roll", SEATS)
        await played(client, table, most=2)
        record = await client.ask("POST", f"/tables/{table}/move-away", {})

        async def refused(**change: Any) -> str:
            changed = json.dumps({**record, **change}).encode()
            answer = await client.device.request("POST", "/api/records/continue", changed)
            return str(json.loads(answer.body)["key"])

        assert await refused(version="0.1") == "error-record-version"
        seats = [record["seats"][0], {"name": "Zed", "kind": "no-such-bot"}, record["seats"][2]]
        assert await refused(seats=seats) == "error-bad-request"
        assert await refused(moves=record["moves"][1:]) in ("error-record-move", "error-record-digest")
        assert (
            await refused(seats=[{**seat, "kind": "luna"} for seat in record["seats"]]) == "error-bad-request"
        )
        # Where the id is that of another game, this one gets another.
        other = await begun(client, "galaxies", SEATS)
        made = json.dumps(record).encode()
        assert (await client.ask("POST", f"/records/continue?table={other}", made))["id"] not in (
            table,
            other,
        )
        await client.ask("POST", f"/tables/{table}/resign", {"seat": 0})
        answer = await client.device.request("POST", f"/api/tables/{table}/move-away", b"{}")
        assert json.loads(answer.body)["key"] == "error-wrong-status"

    run(work)
