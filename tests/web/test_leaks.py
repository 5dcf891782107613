"""The leak test at the wire: two worlds that differ only in what a viewer may not know send him equal bytes.

World A is a table in play. World B is the same table, built from the same log, with its state resampled for
the viewer. The same moves are made on both servers, and every message that the viewer's socket would carry is
compared byte by byte, until the rules themselves reveal a difference. So is all that he can read over HTTP;
and what another decides in secret changes none of it.
"""

import asyncio
import contextlib
import random
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from starhold.bots import bot
from starhold.bots.hints import advised
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.server.errors import ReviewRunning
from starhold.server.http import previews
from starhold.server.http.api import NoticesApi, PlayApi, RatingsApi, RecordsApi, TablesApi
from starhold.server.http.limits import Limits, Payer
from starhold.server.http.request import ApiRequest
from starhold.server.http.security import Devices
from starhold.server.http.table_socket import TableSocket
from starhold.server.notices.channels import Channel
from starhold.server.people.people_store import Session
from starhold.server.services import Services
from starhold.server.store.outbox import OutboxRow
from starhold.server.store.rows import Append
from starhold.server.store.store import Store
from starhold.server.tables.rebuild import rebuilt
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from starhold.server.viewers.table_log import LoggedLine
from starhold.server.wire import Me, MoveMessage, NewTable, PlansMessage, SeatPlan
from starhold.text import Text
from tests.apart import run_apart
from tests.conformance.profiles import PROFILES, Profile
from tests.services import python_path
from tests.sizes import sized

#: moves that a pair of worlds is played on
HORIZON = 15
#: moves of each game, and the fewest that have secrets in them; in Roll nearly every one begins a new pair
MOVES = {"roll": (270, 120)}
USUAL = (800, 250)
PLAYERS = 3
GUEST = Session("key", "guest", "", 0.0, 0.0, 0.0)


class ShadowStore(Store):
    """World B writes nothing: its log is world A's."""

    def append_all(self, changes: Sequence[Append]) -> list[bool]:
        return [True] * len(changes)


class Wire:
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    async def send_bytes(self, content: bytes) -> None:
        self.sent.append(content)

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}


class Onlooker:
    """A viewer's client in one world."""

    def __init__(self, services: Services, table: Table, viewer: int | None, changes: bool) -> None:
        self.wire = Wire()
        me = Me("" if viewer is None else f"p{viewer}", f"Player {viewer}", False)
        self.client = TableSocket(self.wire, services, table, me, 0, 0, changes=changes)  # type: ignore[arg-type]
        self.task = asyncio.create_task(self.client.run("build", Limits(0), Payer(None, "address")))

    async def take(self) -> list[bytes]:
        """Everything that was sent since the last call."""
        while self.client.news is None or self.client.ready.is_set() or self.client.out:
            await asyncio.sleep(0)
        sent, self.wire.sent = self.wire.sent, []
        return sent

    async def go(self) -> None:
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task


async def readings(services: Services, table: Table, viewer: int | None) -> list[bytes]:
    """What the viewer can ask for: over HTTP, and of the plans over the socket."""
    tables, play, records = TablesApi(services), PlayApi(services), RecordsApi(services)
    person = None if viewer is None else f"p{viewer}"
    asks = [(tables.table, {}), (play.position, {}), (play.recap, {}), (play.replay, {"ply": "1"})]
    asks.append((RatingsApi(services).of_table, {}))
    asks += [
        (tables.list_tables, {"scope": scope})
        for scope in ("open", *(("mine", "finished") if person else ()))
    ]
    if person:
        asks.append((NoticesApi(services).turns, {}))
    where, payer, limits, devices = {"id": table.id}, Payer(person, "address"), Limits(0), Devices("")
    session = None if person is None else Session("key", person, "", 0.0, 0.0, 0.0)
    answers = [
        await ask(ApiRequest(session, None, where, query, payer, limits, devices)) for ask, query in asks
    ]
    if table.status == "running":
        # What judges the whole game, with all that was hidden in it, waits until it is over.
        for ask in (records.review, records.exercises):
            with pytest.raises(ReviewRunning):
                await ask(ApiRequest(session or GUEST, None, where, {}, payer, limits, devices))
    if viewer is not None:
        version = table.log.version(viewer)
        answers.append(positions.plans(table, PlansMessage(version, viewer)))
        if viewer in table.waiting():
            # What a notice says, wherever it is sent.
            channel = Channel("c", str(person), "hook", "", "json", "", "en", 0.0, True)
            notice = OutboxRow(table.id, str(person), "turn", 0.0)
            answers.append(services.notifier.message(channel, [(notice, table)]))
            # What the bots' worker does with the same seed.
            advice = advised(table.play.table(), viewer, FastChance(version), bot("strong@4i"))
            answers.append(positions.hinted(table, viewer, version, advice))
    if viewer is None and table.log.version(None) % 4 == 0:
        # What other sites show of a link; drawing takes a while.
        answers.append(previews.of_table("table", table, Text("en")))
        answers.append(previews.table_picture("table", table, Text("en")))
    return [msgspec.json.encode(answer) for answer in answers]


class Time:
    """What time.time() says: a little later with every move."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Worlds:
    """A table on two servers."""

    def __init__(self, folder: Path, game: Game, seed: int, time: Time) -> None:
        self.game = game
        self.time = time
        self.dice = random.Random(seed)
        self.chance = FastChance(seed)
        address = f"sqlite:///{folder}/leaks-{game.name}.db"
        self.services_a, self.services_b = Services(Store(address)), Services(ShadowStore(address))
        self.services_a.store.prepare()
        self.pairs = self.different = self.secret_moves = 0

    async def open(self) -> None:
        players = min(PLAYERS, self.game.max_players)
        plans = (SeatPlan("me"), *(SeatPlan("hotseat", name=f"Player {n}") for n in range(1, players)))
        wanted = NewTable(self.game.name, plans, watch=True)
        self.a = await self.services_a.seating.create("p0", "Player 0", wanted)
        for seat in range(players):
            self.services_a.store.set_seat(self.a.id, seat, person=f"p{seat}")
        await self.services_a.tables.rows_changed(self.a)

    async def close(self) -> None:
        await self.services_a.close()
        await self.services_b.close()

    async def play(self, moves: int) -> None:
        """Play the game on and on, now with one viewer, now with another."""
        viewers = [*range(len(self.a.seats)), None]
        while len(self.a.play.plies) < moves and self.a.status == "running":
            await self.watch(viewers[self.pairs % len(viewers)])

    async def watch(self, viewer: int | None) -> None:
        """A pair of worlds that this viewer cannot tell apart."""
        b = rebuilt(self.services_a.store.table(self.a.id, since=0))
        seat = -1 if viewer is None else viewer
        b.play.started.state = self.a.play.table().resample(seat, self.chance)
        b.legal = [b.play.started.state.legal(one) for one in range(len(b.seats))]
        self.services_b.tables.cached[b.id] = b
        self.different += b.play.started.state.numbers() != self.a.play.table().numbers()
        # Whole positions for each viewer in turn, and then changes.
        changes = self.pairs // (len(self.a.seats) + 1) % 2 == 1
        sides = ((self.services_a, self.a), (self.services_b, b))
        onlookers = [Onlooker(services, table, viewer, changes) for services, table in sides]
        first, second = [await onlooker.take() for onlooker in onlookers]
        assert first == second, f"{self.game.name}, viewer {viewer}: the greeting differs"
        read = [await readings(self.services_a, self.a, viewer), await readings(self.services_b, b, viewer)]
        assert read[0] == read[1], f"{self.game.name}, viewer {viewer}: what can be read differs"
        for _ in range(HORIZON):
            if self.a.status != "running" or not await self.step(b, viewer, onlookers):
                break
            if self.a.play.table().secret():
                # Somebody may have decided unseen: that is where worlds differ, for the next viewer.
                break
        self.pairs += 1
        for onlooker in onlookers:
            await onlooker.go()

    async def step(self, b: Table, viewer: int | None, onlookers: list[Onlooker]) -> bool:
        """A move in both worlds; False when the rules have revealed a difference."""
        state, other = self.a.play.table(), b.play.table()
        seat = self.dice.choice(self.a.waiting())
        common = sorted(set(state.legal(seat)) & set(other.legal(seat)))
        if not common:
            return False
        action = self.dice.choice(common)
        hidden = state.secret() and seat != viewer
        waiting, told = self.a.waiting(), len(self.a.log.told)
        before = await readings(self.services_a, self.a, viewer) if hidden else []
        self.time.now += 1.5
        for services, table in ((self.services_a, self.a), (self.services_b, b)):
            await self.move(services, table, seat, action)
        first, second = [await onlooker.take() for onlooker in onlookers]
        where = f"{self.game.name}, viewer {viewer}: {self.game.actions[action].notation} by seat {seat}"
        if hidden and self.a.play.table().secret() and waiting == self.a.waiting():
            self.secret_moves += 1
            assert not first, f"{where}: even the number of such moves is a secret"
            after = await readings(self.services_a, self.a, viewer)
            assert after == before, f"{where}: its moment is a secret, too"
        if first == second:
            return True
        assert self.revealed(self.a.log.told[told:], b.log.told[told:], viewer), (
            f"{where}:\n{first}\n{second}"
        )
        return False

    async def move(self, services: Services, table: Table, seat: int, action: int) -> None:
        message = MoveMessage(f"m{self.dice.getrandbits(40)}", table.log.version(seat), seat, action)
        wrong = MoveMessage("wrong", table.log.version(seat), seat, len(self.game.actions) - 1)
        with contextlib.suppress(StarholdError):
            if wrong.action not in table.play.table().legal(seat):
                await services.tables.move(table, f"p{seat}", wrong)
        await services.tables.move(table, f"p{seat}", message)

    def revealed(self, one: list[LoggedLine], other: list[LoggedLine], viewer: int | None) -> bool:
        """Is the first line that differs an event that shows something new?"""
        heard = [[told.event for told in lines if told.heard_by(viewer)] for lines in (one, other)]
        events = [[event for event in each if event is not None] for each in heard]
        for n in range(max(map(len, events))):
            here = [each[n] if n < len(each) else None for each in events]
            facts = [None if event is None else (event.kind, event.numbers()) for event in here]
            if facts[0] != facts[1]:
                kinds = self.game.vocabulary.events
                return any(event is not None and kinds[event.kind].reveals for event in here)
        return False


@pytest.fixture
def time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Time:
    """One clock and one luck for both worlds; the processes that replay know the toy game, too."""
    time = Time()
    monkeypatch.setenv("PYTHONPATH", python_path(tmp_path))
    monkeypatch.setattr("time.time", time)
    # Tables count their own time; the event loop keeps the real one.
    monkeypatch.setattr("starhold.server.tables.clock.time", SimpleNamespace(monotonic=time, time=time))
    # Since when a process has missed a player is its own affair, and counted by the real clock.
    monkeypatch.setattr(Table, "away_since", lambda table, seat: 0.0)
    monkeypatch.setattr("secrets.token_bytes", lambda size: bytes(range(size)))
    return time


@pytest.mark.parametrize("name", [*registry.names(), "lantern"])
def test_equal_bytes_in_worlds_that_look_equal(name: str, tmp_path: Path, lantern: Game, time: Time) -> None:
    game = registry.game(name)

    async def look(seed: int) -> Worlds:
        worlds = Worlds(tmp_path, game, seed, time)
        await worlds.open()
        full, fewest = MOVES.get(name, USUAL)
        await worlds.play(max(fewest, sized(full)))
        await worlds.close()
        return worlds

    looked = [run_apart(look(seed)) for seed in range(1 if name != "lantern" else max(3, sized(6)))]
    profile = PROFILES.get(name, Profile())
    assert sum(worlds.pairs for worlds in looked) >= 10
    if profile.secrets_from <= PLAYERS:
        assert sum(worlds.different for worlds in looked) > 0
    if name == "roll":
        assert sum(worlds.secret_moves for worlds in looked) > 0
    print(name, [(worlds.pairs, worlds.different, worlds.secret_moves) for worlds in looked])


def test_a_leak_at_the_wire_is_caught(
    tmp_path: Path, lantern: Game, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test of the test: the number of all moves, secret or not, is told to everybody."""
    honest = positions.info

    def talkative(table: Table, person: str | None) -> Any:
        from msgspec.structs import replace

        return replace(honest(table, person), rematch=str(table.play.table().numbers()))

    monkeypatch.setattr(positions, "info", talkative)

    async def look() -> None:
        worlds = Worlds(tmp_path, lantern, 3, time)
        await worlds.open()
        try:
            await worlds.play(30)
        finally:
            await worlds.close()

    with pytest.raises(AssertionError, match="the greeting differs"):
        run_apart(look())
