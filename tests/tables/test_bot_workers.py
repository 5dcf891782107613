"""How long bots may think: a worker's time is shared by those who wait for it."""

import asyncio

from starhold.bots.base import Budget
from starhold.bots.easy import EasyBot
from starhold.bots.worker import hurried
from starhold.server.bots.bot_workers import LEAST_SECONDS, THINK_SECONDS, BotProcess
from tests.apart import run_apart


def test_the_more_wait_the_shorter_each_thinks() -> None:
    async def scene() -> None:
        thinker = BotProcess()
        assert thinker.milliseconds() == 1000 * THINK_SECONDS
        assert thinker.milliseconds(last=True) == 1000 * LEAST_SECONDS
        found = []

        async def wait(owner: str) -> None:
            async with thinker.lock.turn(owner):
                found.append(thinker.milliseconds())

        async with thinker.lock.turn("somebody"):
            waiting = [asyncio.create_task(wait(f"owner {number}")) for number in range(50)]
            await asyncio.sleep(0)
            assert thinker.milliseconds() == 1000 * LEAST_SECONDS
        await asyncio.gather(*waiting)
        # Whoever is served last has the worker for itself again.
        assert found == sorted(found)
        assert (found[0], found[-1]) == (1000 * LEAST_SECONDS, 1000 * THINK_SECONDS)

    run_apart(scene())


def test_a_bot_in_a_hurry_keeps_what_is_less() -> None:
    bot = EasyBot()
    bot.budget = Budget(iterations=300, milliseconds=20)
    assert hurried(bot, 0).budget == Budget(300, 20)
    budget = hurried(bot, 900).budget
    assert budget is not None
    assert (budget.iterations, budget.milliseconds) == (300, 20)
    budget = hurried(EasyBot(), 900).budget
    assert budget is not None
    assert budget.milliseconds == 900
