"""Programs of others at live tables: whoever fails is replaced by a bot of ours, and all are told."""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from starhold.bots.base import PROGRAMS, Budget
from starhold.bots.worker import BotReply, BotRequest, BotWorker
from starhold.kernel.chance import FastChance
from starhold.kernel.record import Seat
from starhold.kernel.registry import game
from starhold.kernel.runner import MatchRunner
from starhold.kernel.words import Name, PlayerName
from starhold.server.errors import BadRequest
from starhold.server.services import Services
from starhold.server.tables.seats import DEFAULT_BOT
from starhold.server.wire import NewTable, SeatPlan
from tests.bots.outsiders import command
from tests.tables.conftest import Scene

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs play on Unix systems only")
FAULTS = ("lied", "late", "flooded", "died")


def test_programs_that_lie_hang_flood_or_die_cannot_stop_a_table(
    play: Callable[[Scene], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = {name: f"{command(tmp_path, name)}@{100 if name == 'late' else 5000}ms" for name in FAULTS}
    monkeypatch.setenv(
        PROGRAMS, json.dumps({name: words.partition("@")[0] for name, words in programs.items()})
    )
    monkeypatch.setattr("starhold.server.bots.bot_workers.EXTERNAL_BUDGET", Budget(milliseconds=1500))

    async def scene(services: Services) -> None:
        await services.database.call(services.accounts.people.add_guest, "ada", "Ada")
        bots = tuple(SeatPlan("bot", name, name.title()) for name in FAULTS)
        table = await services.seating.create("ada", "Ada", NewTable("galaxies", (SeatPlan("me"), *bots)))
        async with asyncio.timeout(120):
            while table.waiting() != [0] or len(table.play.plies) < len(FAULTS):
                await asyncio.sleep(0.05)
        assert [seat.held for seat in table.seats] == ["", *[DEFAULT_BOT] * len(FAULTS)]
        told = {line.line.key: line.line.words for line in table.log.lines(None)}
        for number, name in enumerate(FAULTS, 1):
            words = {"player": PlayerName(number), "bot": Name(f"bot-{DEFAULT_BOT}")}
            assert told[f"table-log-held-bot-{name}"] == words
        assert "table-log-by-random" not in told

    play(scene)


def test_a_client_cannot_name_a_command(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        wanted = NewTable("galaxies", (SeatPlan("me"), SeatPlan("bot", "exec:true")))
        with pytest.raises(BadRequest):
            await services.seating.create("ada", "Ada", wanted)

    play(scene)


@pytest.mark.parametrize("name", ["marvin", "exec:true"])
def test_a_program_that_is_not_allowed_any_more_has_failed(
    name: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A table remembers its bots by name; also one that was brought by a backup cannot name a command."""
    monkeypatch.delenv(PROGRAMS, raising=False)
    match = MatchRunner(game("galaxies"), [Seat(""), Seat("")], FastChance(5))
    question = BotRequest("t", "galaxies", 2, {}, match.setup, 0, (), 0, name, 1, match.version)
    assert BotWorker().answer(question) == BotReply(None, failed="unknown")
    assert f"bot {name} failed at table t" in capfd.readouterr().err
