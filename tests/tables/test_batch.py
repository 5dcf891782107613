"""Runs: what bots decide within a moment is committed together, and shown as each viewer likes it."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest

from starhold.bots.worker import BotReply, BotRequest, PlayedMove
from starhold.server.bots import auto_play
from starhold.server.bots.batch import MoveBatch
from starhold.server.bots.bot_workers import BotPool
from starhold.server.http.limits import POSITION_BYTES, Limits, Payer
from starhold.server.http.table_socket import TableSocket
from starhold.server.services import Services
from starhold.server.tables.rebuild import read_table
from starhold.server.tables.table import Table
from starhold.server.wire import Me, MoveMessage, NewTable, SeatPlan, StepsMessage
from tests.tables.conftest import Scene

Play = Callable[[Scene], None]


class Line:
    """A connection that takes everything."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.bytes = 0

    def send_now(self, contents: Iterable[bytes]) -> bool:
        for content in contents:
            self.bytes += len(content)
            self.sent.append(msgspec.json.decode(content))
        return True

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    def versions(self) -> list[int]:
        """Of the positions that came."""
        return [said["version"] for said in self.sent if said["type"] in ("position", "changes")]


async def until(found: Callable[[], bool]) -> None:
    for _ in range(1000):
        if found():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it did not come to that")


async def against_bots(services: Services, bots: int = 3) -> Table:
    """Ada sits down with random bots, and it is her turn."""
    await services.database.call(services.accounts.people.add_guest, "ada", "Ada")
    seats = (SeatPlan("me"), *(SeatPlan("bot", "newcomer") for _ in range(bots)))
    table = await services.seating.create("ada", "Ada", NewTable("galaxies", seats))
    await until(lambda: table.waiting() == [0])
    return table


async def end_turn(services: Services, table: Table) -> None:
    """Ada plays whatever it takes until bots have played their turns."""
    actions = table.game.actions
    while True:
        before, legal = table.version, table.play.table().legal(0)
        action = next((one for one in legal if actions[one].notation == "end-turn"), legal[0])
        await services.tables.move(table, "ada", MoveMessage(f"m{before}", table.log.version(0), 0, action))
        await until(lambda: table.waiting() == [0] and table.id not in services.auto_play._driven)
        if table.version > before + 4:
            return


def test_what_bots_decide_within_a_moment_is_one_commit(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auto_play, "TOGETHER_SECONDS", 60.0)

    async def scene(services: Services) -> None:
        table = await against_bots(services)
        commits: list[int] = []
        append = services.tables.writer.append

        async def counted(change: Any) -> None:
            commits.append(len(change.new))
            await append(change)

        monkeypatch.setattr(services.tables.writer, "append", counted)
        await end_turn(services, table)
        assert max(commits) > 1
        assert commits[-1] == max(commits), "from the end of Ada's turn to her next decision"
        again = await services.database.call(read_table, services.store, table.id)
        assert [ply.digest for ply in again.play.plies] == [ply.digest for ply in table.play.plies]
        assert again.log.told[-1].numbers == table.log.told[-1].numbers
        assert (
            again.told_last
            == table.told_last
            == (await services.database.call(services.store.table, table.id)).row.told
        )

    play(scene)


def test_who_likes_to_see_each_step_does_and_the_others_see_the_end(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto_play, "TOGETHER_SECONDS", 60.0)

    async def scene(services: Services) -> None:
        table = await against_bots(services)
        lines = [Line(), Line()]
        clients = [
            TableSocket(line, services, table, Me("ada", "Ada", False), 0, 0, changes=True, line=line)  # type: ignore[arg-type]
            for line in lines
        ]
        limits, payer = Limits(0), Payer(None, "address")
        running = [asyncio.create_task(client.run("build", limits, payer)) for client in clients]
        await until(lambda: all(line.versions() for line in lines))
        await clients[1]._handle(StepsMessage(each=False))
        before = table.version
        await end_turn(services, table)
        await until(lambda: all(line.versions()[-1] == table.version for line in lines))
        stepwise, at_once = (line.versions()[1:] for line in lines)
        assert stepwise == list(range(before + 1, table.version + 1))
        assert len(at_once) < len(stepwise)
        assert set(at_once) < set(stepwise)
        # Both have heard all of it.
        told = [[row for said in line.sent for row in said.get("log", ())] for line in lines]
        assert told[0] == told[1]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    play(scene)


def test_each_byte_for_a_viewer_is_charged_once(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that are committed together are made one after another and sent together."""
    monkeypatch.setattr(auto_play, "TOGETHER_SECONDS", 60.0)
    charged: list[float] = []
    monkeypatch.setattr(Limits, "charge", lambda self, kind, payer, amount: charged.append(amount))

    async def scene(services: Services) -> None:
        table = await against_bots(services)
        line = Line()
        client = TableSocket(line, services, table, Me("ada", "Ada", False), 0, 0, line=line)  # type: ignore[arg-type]
        running = asyncio.create_task(client.run("build", Limits(), Payer(None, "address")))
        await until(lambda: bool(line.versions()))
        await end_turn(services, table)
        await until(lambda: line.versions()[-1] == table.version)
        assert sum(charged) == line.bytes + POSITION_BYTES * len(line.versions())
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    play(scene)


class Slow:
    """Bots of which one thinks until it is told to decide."""

    def __init__(self, bots: BotPool, seat: int) -> None:
        self.seat = seat
        self.asked = asyncio.Event()
        self.decides = asyncio.Event()
        self.run: MoveBatch | None = None
        self._choose = bots.choose

    async def choose(self, run: MoveBatch, seat: int, name: str, last: bool = False) -> int | None:
        action = await self._choose(run, seat, name, last)
        if seat == self.seat and run.prepared:
            self.run = run
            self.asked.set()
            await self.decides.wait()
        return action


async def until_the_last_bot_thinks(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> tuple[Table, Slow]:
    table = await against_bots(services, 2)
    slow = Slow(services.auto_play.bot_pool, 2)
    monkeypatch.setattr(services.auto_play.bot_pool, "choose", slow.choose)
    ended = asyncio.create_task(end_turn(services, table))
    await slow.asked.wait()
    ended.cancel()
    return table, slow


def test_what_was_decided_does_not_wait_for_one_who_thinks_longer(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services) -> None:
        table, slow = await until_the_last_bot_thinks(services, monkeypatch)
        await until(lambda: table.waiting() == [2])
        before = table.version
        slow.decides.set()
        await until(lambda: table.version > before and table.waiting() == [0])
        assert slow._choose.__self__.processes[0].worker.ended == [], "nobody was interrupted"  # type: ignore[attr-defined]

    play(scene)


def test_a_run_is_dropped_where_somebody_else_was_quicker(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto_play, "TOGETHER_SECONDS", 60.0)

    async def scene(services: Services) -> None:
        table, slow = await until_the_last_bot_thinks(services, monkeypatch)
        (thinker,) = services.auto_play.bot_pool.processes
        made = len(table.play.plies)
        assert thinker.known[table.id][0] > made, "it has heard of moves that are not committed"
        assert slow.run is not None
        ply = slow.run.prepared[0].move.ply
        other = next(one for one in table.play.table().legal(ply.seat) if one != ply.action)
        await services.tables.make_move(table, ply.seat, other, "", "bot")
        asked: list[tuple[int, PlayedMove]] = []
        honest = thinker._ask

        async def listen(question: BotRequest) -> BotReply:
            asked.extend(enumerate(question.moves, start=question.known))
            return await honest(question)

        monkeypatch.setattr(thinker, "_ask", listen)
        slow.decides.set()
        await until(lambda: table.waiting() == [0] and table.id not in services.auto_play._driven)
        while not asked:
            # The other move may ask Ada first, for one that she may follow.
            await end_turn(services, table)
        assert len(table.play.plies) > made + 1
        assert asked[0] == (made, PlayedMove(ply.seat, other, table.play.plies[made].chance)), (
            "it heard of this one"
        )
        assert thinker.worker.ended == []
        again = await services.database.call(read_table, services.store, table.id)
        assert [ply.digest for ply in again.play.plies] == [ply.digest for ply in table.play.plies]

    play(scene)
