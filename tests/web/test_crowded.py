"""More is asked than can be done: who is refused or kept waiting, from end to end, without a clock."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from starlette.websockets import WebSocket

from starhold.tables import presentation
from starhold.tables.house import House
from starhold.tables.pressure import Work
from starhold.tables.store import Store
from starhold.tables.table import Table
from starhold.tables.wire import Me, MoveMessage
from starhold.web.api import Api
from starhold.web.app import Web
from starhold.web.doors import Doors
from starhold.web.limits import Limits, Payer
from starhold.web.sockets import Client
from tests.apart import run_apart

#: seconds of waiting: from each on one more kind of work is put off
SPARE, WATCHING, MOVE = (work.value + 0.05 for work in Work)
LIMITS = Limits(0)


class Wire:
    """Both ends of a socket: what a client says, and what it was sent."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        return await self.says.get()

    def send_now(self, contents: Iterable[bytes]) -> bool:
        self.sent += map(msgspec.json.decode, contents)
        return True

    async def send_all(self, contents: Iterable[bytes]) -> None:
        self.send_now(contents)

    def say(self, message: MoveMessage) -> None:
        self.says.put_nowait({"type": "websocket.receive", "bytes": msgspec.json.encode(message)})

    async def hears(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; those before it are forgotten."""
        async with asyncio.timeout(20):
            while True:
                while self.sent:
                    message = self.sent.pop(0)
                    if message["type"] == kind:
                        return message
                await asyncio.sleep(0.005)

    def at(self, house: House, table: Table, me: Me) -> "asyncio.Task[None]":
        """Somebody sits or stands at a table."""
        client = Client(cast(WebSocket, self), house, table, me, 0, 0, line=self)
        return asyncio.ensure_future(client.run("build", LIMITS, Payer(me.id, "here")))


def test_every_kind_of_request_has_its_place() -> None:
    async def scene() -> None:
        house = House(Store("sqlite://"))
        spare = {
            endpoint.path.removeprefix("/api")
            for endpoint in Api(house).endpoints()
            if endpoint.work is Work.SPARE
        }
        # Lists, replays, records, reviews, hints and lessons can wait; to sit down and to play cannot.
        needed = {"/tables", "/me/games", "/lessons/{game}/{lesson}/step", "/records/verify", "/records"}
        assert spare >= needed | {f"/tables/{{id}}/{part}" for part in ("replay", "record", "review", "hint")}
        assert not spare & {"/session", "/tables/{id}/join", "/tables/{id}/position", "/tables/{id}/resign"}
        await house.close()

    run_apart(scene())


def test_lists_wait_first_then_spectators_then_players(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(Store(f"sqlite:///{tmp_path}/house.db"))
        house.store.prepare()
        app = Web(house, "s" * 40, Doors(LIMITS)).app()
        http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")
        http.headers["x-starhold"] = "1"
        ada = (await http.post("/api/session", json={"name": "Ada"})).json()
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
        made = (await http.post("/api/tables", json={"game": "galaxies", "seats": seats})).json()
        table = await house.table(made["id"])
        player, watcher = Wire(), Wire()
        running = [
            player.at(house, table, Me(ada["id"], "Ada", False)),
            watcher.at(house, table, Me("eve", "Eve", False)),
        ]
        await watcher.hears("position")
        moves = iter(range(100))

        def move() -> None:
            """Whoever of the two is asked decides."""
            seat = table.waiting()[0]
            position = presentation.position(table, seat, 0, 0)
            action = position.choices[0].action
            player.say(MoveMessage(f"m{next(moves)}", position.version, seat, action))

        async def listed() -> int:
            return (await http.get("/api/tables")).status_code

        assert await listed() == 200
        house.pressure.wait = SPARE
        assert await listed() == 503
        move()
        await player.hears("ack")
        await watcher.hears("position")
        house.pressure.wait = WATCHING
        watcher.sent.clear()
        move()
        await player.hears("ack")
        await asyncio.sleep(0.1)
        assert not [message for message in watcher.sent if message["type"] == "position"]
        house.pressure.wait = MOVE
        version = table.version
        move()
        refused = await player.hears("problem")
        assert (refused["key"], refused["client"]) == ("error-busy", "m2")
        assert table.version == version
        house.pressure.wait = 0.0
        # The spectator sees how it is by now, and the player sends the same again.
        assert (await watcher.hears("position"))["version"] == version
        move()
        await player.hears("ack")
        assert await listed() == 200
        assert house.pressure.refused[Work.MOVE] == 1
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await http.aclose()
        await house.close()

    run_apart(scene())


def test_bots_wait_while_lists_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.tables.pressure.LONGEST_DELAY", 20.0)

    async def scene() -> None:
        house = House(Store(f"sqlite:///{tmp_path}/house.db"))
        house.pressure.wait = SPARE
        waiting = asyncio.ensure_future(house.pressure.calm(Work.SPARE))
        await asyncio.sleep(0.12)
        assert not waiting.done()
        house.pressure.wait = 0.0
        await asyncio.wait_for(waiting, 5)
        await house.close()

    run_apart(scene())
