"""Turns: owners take turns, whoever goes away is skipped, and what nobody waits for comes last."""

import asyncio
import contextlib

from starhold.server.work.fair_lock import FairLock
from tests.apart import run_apart


def served(asked: list[tuple[str, str, bool]], leave: tuple[str, ...] = ()) -> list[str]:
    """In which order these (name, owner, last) are served, if all come while somebody is served."""
    order: list[str] = []

    async def scene() -> None:
        turns = FairLock()

        async def one(name: str, owner: str, last: bool) -> None:
            async with turns.turn(owner, last):
                order.append(name)
                await asyncio.sleep(0)

        async with turns.turn("somebody"):
            tasks = {name: asyncio.create_task(one(name, owner, last)) for name, owner, last in asked}
            await asyncio.sleep(0)
            for name in leave:
                tasks[name].cancel()
        for task in tasks.values():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait_for(task, 5)
        async with asyncio.timeout(5), turns.turn("afterwards"):
            pass

    run_apart(scene())
    return order


def test_owners_take_turns_and_so_do_their_tables() -> None:
    crowd = [(f"c{number}", "crowd", False) for number in range(4)]
    assert served([*crowd, ("a1", "ada", False), ("b1", "ben", False), ("a2", "ada", False)]) == [
        *("c0", "a1", "b1"),
        *("c1", "a2"),
        *("c2", "c3"),
    ]


def test_whoever_had_a_turn_waits_for_the_others() -> None:
    """Also if they asked for the next one before the others came."""
    assert served([("s2", "somebody", False), ("a1", "ada", False)]) == ["a1", "s2"]


def test_what_nobody_waits_for_comes_last() -> None:
    crowd = [(f"c{number}", f"owner {number}", True) for number in range(3)]
    assert served([*crowd, ("a1", "ada", False), ("a2", "ada", False)]) == ["a1", "a2", "c0", "c1", "c2"]


def test_whoever_goes_away_is_skipped() -> None:
    asked = [("a1", "ada", False), ("b1", "ben", False), ("a2", "ada", False), ("c", "eve", True)]
    assert served(asked, leave=("b1", "a1")) == ["a2", "c"]


def test_a_turn_that_comes_while_one_goes_away_is_handed_on() -> None:
    async def scene() -> None:
        turns = FairLock()

        async def one() -> None:
            async with turns.turn("ada"):
                await asyncio.sleep(60)

        async with turns.turn("somebody"):
            going = asyncio.create_task(one())
            await asyncio.sleep(0)
        going.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await going
        async with asyncio.timeout(5), turns.turn("ben"):
            pass

    run_apart(scene())
