"""Bots and standing orders: workers that die or hang are replaced, orders answer what they are sure of."""

import asyncio
import os
import signal
from collections.abc import Callable

import pytest

from starhold.bots.worker import BotReply, BotRequest
from starhold.kernel.chance import FastChance
from starhold.kernel.registry import game
from starhold.kernel.state import State
from starhold.server.bots import bot_workers
from starhold.server.bots.batch import MoveBatch
from starhold.server.bots.bot_workers import BotPool
from starhold.server.errors import BadRequest, TooMany
from starhold.server.services import Services
from starhold.server.tables.entries import Undone
from starhold.server.tables.orders import check_orders, kinds_of, ordered
from starhold.server.tables.table import Table
from starhold.server.wire import ClockPlan, MoveMessage, NewTable, SeatPlan
from tests.tables.conftest import Scene, Time, two_at_a_table

Play = Callable[[Scene], None]

# -- workers ----------------------------------------------------------------------------------------


async def thinking(services: Services) -> tuple[Table, BotPool]:
    table = await two_at_a_table(services, game="galaxies")
    return table, services.auto_play.bot_pool


def test_a_worker_that_was_killed_is_replaced_and_the_move_asked_again(play: Play) -> None:
    async def scene(services: Services) -> None:
        table, workers = await thinking(services)
        legal = table.play.table().legal(0)
        assert await workers.choose(MoveBatch(table), 0, "newcomer") in legal
        first = workers.processes[0].worker.process
        assert first is not None
        first.send_signal(signal.SIGKILL)
        assert await workers.choose(MoveBatch(table), 0, "newcomer") in legal
        second = workers.processes[0].worker.process
        assert second is not None
        assert second.pid != first.pid

    play(scene)


def test_a_worker_that_hangs_is_replaced(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        table, workers = await thinking(services)
        await workers.choose(MoveBatch(table), 0, "newcomer")
        process = workers.processes[0].worker.process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        monkeypatch.setattr(bot_workers, "ANSWER_SECONDS", 0.5)
        answer = asyncio.create_task(workers.choose(MoveBatch(table), 0, "newcomer"))
        await process.wait()
        monkeypatch.setattr(bot_workers, "ANSWER_SECONDS", 60.0)
        assert await answer in table.play.table().legal(0)

    play(scene)


def test_a_full_log_is_not_tried_again(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        asked = 0

        async def first(run: MoveBatch, seat: int, *_: object, **__: object) -> int:
            nonlocal asked
            asked += 1
            return run.state.legal(seat)[0]

        monkeypatch.setattr(services.auto_play.bot_pool, "choose", first)
        monkeypatch.setattr("starhold.server.tables.table.MOST_ENTRIES", 40)
        await services.database.call(services.accounts.people.add_guest, "ada", "Ada")
        seats = (SeatPlan("hotseat"), SeatPlan("bot"))
        table = await services.seating.create("ada", "Ada", NewTable("galaxies", seats))
        await services.seating.leave(table, "ada", None)
        while services.auto_play.needs(table):
            await asyncio.sleep(0.01)
        assert table.full
        before = asked
        for _ in range(5):
            await services.auto_play._mind_table(table)
            assert not services.auto_play.needs(table)
        assert asked == before
        await services.seating.come_back(table, "ada", None)
        seat = table.waiting()[0]
        with pytest.raises(TooMany):
            await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")
        await services.seating.abandon(table, "ada")
        assert table.status == "abandoned"

    play(scene)


def test_late_seats_are_held_where_the_log_is_full(
    play: Play, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 60, at_zero="skip"), "galaxies")
        for seat in (0, 1):
            await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")
        (seat,) = table.waiting()
        monkeypatch.setattr("starhold.server.tables.table.MOST_ENTRIES", table.version)
        clock.now += 61
        await services.auto_play._flag(table)
        assert table.seats[seat].held

    play(scene)


def test_a_table_does_not_wait_for_bots_that_never_answer(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services) -> None:
        async def silent(*_: object, **__: object) -> int:
            raise bot_workers.NoBotAnswer("nobody thinks here")

        monkeypatch.setattr(services.auto_play.bot_pool, "choose", silent)
        await services.database.call(services.accounts.people.add_guest, "ada", "Ada")
        seats = (SeatPlan("me"), SeatPlan("bot", "newcomer"))
        table = await services.seating.create("ada", "Ada", NewTable("galaxies", seats))
        for _ in range(200):
            if table.waiting() == [0]:
                break
            await asyncio.sleep(0.02)
        assert table.waiting() == [0], "the bot's mission was chosen for it"
        told = [told.line.key for told in table.log.told if told.line is not None]
        assert told == ["table-log-by-random"], "and not in silence"

    play(scene)


def test_a_worker_ends_when_the_server_is_gone(play: Play) -> None:
    pids = []

    async def scene(services: Services) -> None:
        table, workers = await thinking(services)
        await workers.choose(MoveBatch(table), 0, "newcomer")
        process = workers.processes[0].worker.process
        assert process is not None
        assert process.stdin is not None
        pids.append(process.pid)
        # As when the server is killed: the pipe closes, nobody says goodbye.
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), 20) == 0

    play(scene)
    with pytest.raises(ProcessLookupError):
        os.kill(pids[0], 0)


def test_a_worker_follows_a_table_through_moves_and_undo(play: Play) -> None:
    async def scene(services: Services) -> None:
        table, workers = await thinking(services)
        for number in range(3):
            legal = table.play.table().legal(0)
            await services.tables.move(
                table, "ada", MoveMessage(f"m{number}", table.log.version(0), 0, legal[-1])
            )
            assert await workers.choose(MoveBatch(table), 1, "newcomer") in table.play.table().legal(1)
            await services.tables.commit(table, [Undone(0.0, 0, len(table.play.plies) - 1)])
            assert await workers.choose(MoveBatch(table), 0, "newcomer") in table.play.table().legal(0)

    play(scene)


def test_a_question_carries_only_what_the_worker_does_not_know(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an undo too: the moves that are left are known, and the game is not sent again."""
    asked: list[tuple[int, int]] = []

    async def listen(self: bot_workers.BotProcess, question: BotRequest) -> BotReply:
        asked.append((question.known, len(question.moves)))
        return await honest(self, question)

    honest = bot_workers.BotProcess._ask
    monkeypatch.setattr(bot_workers.BotProcess, "_ask", listen)

    async def scene(services: Services) -> None:
        table, workers = await thinking(services)
        for number in range(6):
            seat = table.waiting()[0]
            action = await workers.choose(MoveBatch(table), seat, "newcomer")
            assert action is not None
            await services.tables.make_move(table, seat, action, f"m{number}", "")
        made = len(table.play.plies)
        await services.tables.commit(table, [Undone(0.0, 0, made - 2)])
        asked.clear()
        for _ in range(3):
            await workers.choose(MoveBatch(table), table.waiting()[0], "newcomer")
        assert asked == [(made - 2, 0)] * 3
        seat = table.waiting()[0]
        await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "again", "")
        asked.clear()
        await workers.choose(MoveBatch(table), table.waiting()[0], "newcomer")
        assert asked == [(made - 2, 1)]

    play(scene)


# -- standing orders --------------------------------------------------------------------------------


def positions(name: str, seed: int, count: int) -> list[State]:
    """Positions of a random game."""
    chance = FastChance(seed)
    state = game(name).start(3, chance)
    found = []
    while len(found) < count and not state.over:
        found.append(state.clone())
        seat = state.seats_to_move()[0]
        state.apply(seat, int(state.pick(seat, chance)), chance)
    return found


def answers(orders: dict[str, str], name: str = "galaxies") -> list[tuple[State, int, str]]:
    """What these orders answer in a random game: the position, the seat, the kind of action."""
    rules = game(name)
    found = []
    for state in positions(name, 3, 1500):
        for seat in state.seats_to_move():
            action = ordered(rules, state, seat, orders)
            if action is not None:
                assert action in state.legal(seat)
                found.append((state, seat, rules.actions[action].kind))
    return found


def culture(state: State, seat: int) -> int:
    seen = state.view(seat)
    return int(seen.seats[seat].empire.culture)  # type: ignore[attr-defined]


def face(state: State) -> str:
    return str(state.view(None).dice.current)  # type: ignore[attr-defined]


def test_never_means_pass_and_always_means_follow() -> None:
    kinds = [kind for _, _, kind in answers({"follow-energy": "never"})]
    assert kinds
    assert set(kinds) == {"pass"}
    kinds = [kind for _, _, kind in answers({"follow-energy": "always"})]
    assert set(kinds) == {"follow"}


def test_an_order_speaks_of_its_own_face_only() -> None:
    faces = {face(state) for state, _, _ in answers({"follow-energy": "never"})}
    assert faces == {"energy"}


def test_follow_from_so_much_culture_on() -> None:
    found = answers({"follow-move": "culture-3"})
    assert {kind for _, _, kind in found} == {"follow", "pass"}
    assert all((culture(state, seat) >= 3) == (kind == "follow") for state, seat, kind in found)


def test_ask_answers_nothing() -> None:
    assert answers({"follow-move": "ask"}) == []
    assert answers({}) == []


def test_orders_must_be_known() -> None:
    galaxies = game("galaxies")
    for kind in kinds_of(galaxies):
        check_orders(galaxies, {kind.name: kind.values[-1]})
    for wrong in ({"follow-move": "culture-9"}, {"answer-build": "collect"}):
        with pytest.raises(BadRequest):
            check_orders(galaxies, wrong)


# Kingdoms


def selected(state: State) -> str | None:
    chosen: str | None = state.view(None).selected  # type: ignore[attr-defined]
    return chosen


def test_collect_or_perform_what_others_select() -> None:
    found = answers({"answer-patrol": "collect", "answer-build": "perform"}, "kingdoms")
    assert {(selected(state), kind) for state, _, kind in found} == {
        ("patrol", "collect"),
        ("build", "perform"),
    }
    assert all(state.view(None).active != seat for state, seat, _ in found)  # type: ignore[attr-defined]


def test_collect_unless_there_is_enough() -> None:
    def ore(state: State, seat: int) -> int:
        return int(state.view(seat).seats[seat].ore)  # type: ignore[attr-defined]

    found = answers({"answer-build": "unless-6-ore"}, "kingdoms")
    assert {kind for _, _, kind in found} == {"collect"}
    assert max(ore(state, seat) for state, seat, _ in found) <= 5
    always = answers({"answer-build": "collect"}, "kingdoms")
    assert max(ore(state, seat) for state, seat, _ in always) > 5


# Roll


@pytest.mark.parametrize(
    ("order", "value", "kinds"),
    [
        ("explore", "stock", {"stock", "stock-alien"}),
        ("explore", "scout", {"scout", "scout-alien"}),
        ("recall", "never", {"end"}),
    ],
)
def test_orders_of_roll(order: str, value: str, kinds: set[str]) -> None:
    found = {kind for _, _, kind in answers({order: value}, "roll")}
    assert found
    assert found <= kinds


def test_the_bankers_are_paid_or_not() -> None:
    from starhold.roll.orders import obey

    legal = {"bank": 7, "no-bank": 8}
    assert obey("ship", legal, {"bank": "always"}) == 7
    assert obey("ship", legal, {"bank": "never"}) == 8
    assert obey("ship", legal, {"bank": "ask"}) is None
    assert obey("manage", legal, {"bank": "always"}) is None
