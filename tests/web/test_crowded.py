"""More is asked than can be done: who is refused or kept waiting, from end to end, without a clock."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from starlette.websockets import WebSocket

from starhold.server.http.api import endpoints_of
from starhold.server.http.app import ServerApp
from starhold.server.http.connections import ConnectionLimiter
from starhold.server.http.limits import Limits, Payer
from starhold.server.http.table_socket import TableSocket
from starhold.server.services import Services
from starhold.server.store.store import Store
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from starhold.server.wire import Me, MoveMessage
from starhold.server.work.load import Priority
from tests.apart import run_apart

#: seconds of waiting: from each on one more kind of work is put off
SPARE, WATCHING, MOVE = (work.value + 0.05 for work in Priority)
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

    def at(self, services: Services, table: Table, me: Me) -> "asyncio.Task[None]":
        """Somebody sits or stands at a table."""
        client = TableSocket(cast(WebSocket, self), services, table, me, 0, 0, line=self)
        return asyncio.ensure_future(client.run("build", LIMITS, Payer(me.id, "here")))


def test_every_kind_of_request_has_its_place() -> None:
    async def scene() -> None:
        services = Services(Store("sqlite://"))
        spare = {
            endpoint.path.removeprefix("/api")
            for endpoint in endpoints_of(services)
            if endpoint.work is Priority.SPARE
        }
        # Lists, replays, records, reviews, hints and lessons can wait; to sit down and to play cannot.
        needed = {"/tables", "/me/games", "/lessons/{game}/{lesson}/step", "/records/verify", "/records"}
        assert spare >= needed | {f"/tables/{{id}}/{part}" for part in ("replay", "record", "review", "hint")}
        assert not spare & {"/session", "/tables/{id}/join", "/tables/{id}/position", "/tables/{id}/resign"}
        await services.close()

    run_apart(scene())


def test_lists_wait_first_then_spectators_then_players(tmp_path: Path) -> None:
    async def scene() -> None:
        services = Services(Store(f"sqlite:///{tmp_path}/starhold.db"))
        services.store.prepare()
        app = ServerApp(services, "s" * 40, ConnectionLimiter(LIMITS)).app()
        http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")
        http.headers["x-starhold"] = "1"
        ada = (await http.post("/api/session", json={"name": "Ada"})).json()
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
        made = (await http.post("/api/tables", json={"game": "galaxies", "seats": seats})).json()
        table = await services.tables.table(made["id"])
        player, watcher = Wire(), Wire()
        running = [
            player.at(services, table, Me(ada["id"], "Ada", False)),
            watcher.at(services, table, Me("eve", "Eve", False)),
        ]
        await watcher.hears("position")
        moves = iter(range(100))

        def move() -> None:
            """Whoever of the two is asked decides."""
            seat = table.waiting()[0]
            position = positions.position(table, seat, 0, 0)
            action = position.choices[0].action
            player.say(MoveMessage(f"m{next(moves)}", position.version, seat, action))

        async def listed() -> int:
            return (await http.get("/api/tables")).status_code

        assert await listed() == 200
        services.load.wait = SPARE
        assert await listed() == 503
        move()
        await player.hears("ack")
        await watcher.hears("position")
        services.load.wait = WATCHING
        watcher.sent.clear()
        move()
        await player.hears("ack")
        await asyncio.sleep(0.1)
        assert not [message for message in watcher.sent if message["type"] == "position"]
        services.load.wait = MOVE
        version = table.version
        move()
        refused = await player.hears("problem")
        assert (refused["key"], refused["client"]) == ("error-busy", "m2")
        assert table.version == version
        services.load.wait = 0.0
        # The spectator sees how it is by now, and the player sends the same again.
        assert (await watcher.hears("position"))["version"] == version
        move()
        await player.hears("ack")
        assert await listed() == 200
        assert services.load.refused[Priority.MOVE] == 1
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await http.aclose()
        await services.close()

    run_apart(scene())


def test_bots_wait_while_lists_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.work.load.LONGEST_DELAY", 20.0)

    async def scene() -> None:
        services = Services(Store(f"sqlite:///{tmp_path}/starhold.db"))
        services.load.wait = SPARE
        waiting = asyncio.ensure_future(services.load.calm(Priority.SPARE))
        await asyncio.sleep(0.12)
        assert not waiting.done()
        services.load.wait = 0.0
        await asyncio.wait_for(waiting, 5)
        await services.close()

    run_apart(scene())
