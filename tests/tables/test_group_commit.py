"""Changes that come together share a commit, and where many come the next one waits a moment for more."""

import asyncio

import pytest

from starhold.server.store import group_commit
from starhold.server.store.rows import Append
from tests.apart import run_apart


def changes(number: int) -> list[Append]:
    return [Append(f"table{n}", 0, [], "running", 0.0) for n in range(number)]


def test_many_gather_and_one_alone_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "GATHER_SECONDS", 0.2)
    monkeypatch.setattr(group_commit, "LONGEST_GATHER", 0.5)

    async def scene() -> None:
        batches: list[int] = []

        async def run(batch: list[Append]) -> list[bool]:
            batches.append(len(batch))
            return [True] * len(batch)

        own = group_commit.GroupCommit(run)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for change in changes(2):
            await own.append(change)
        assert batches == [1, 1]
        assert loop.time() - begun < 0.4
        await asyncio.gather(*map(own.append, changes(group_commit.MANY)))
        # Two that come one after another find the same transaction.
        first = asyncio.ensure_future(own.append(changes(1)[0]))
        await asyncio.sleep(0.05)
        await asyncio.gather(first, own.append(changes(2)[1]))
        assert batches == [1, 1, group_commit.MANY, 2]
        # So many that no more fit in do not wait for more.
        begun = loop.time()
        await asyncio.gather(*map(own.append, changes(group_commit.MOST + 1)))
        assert batches[4:] == [group_commit.MOST, 1]
        assert loop.time() - begun < 0.4

    run_apart(asyncio.wait_for(scene(), 20))


def test_only_what_does_not_fit_into_a_commit_stands_in_line() -> None:
    async def scene() -> None:
        told: list[float] = []

        async def run(batch: list[Append]) -> list[bool]:
            await asyncio.sleep(0.1)
            return [True] * len(batch)

        own = group_commit.GroupCommit(run, told.append)
        first = asyncio.ensure_future(own.append(changes(1)[0]))
        await asyncio.sleep(0.05)
        # These come while a slow commit is made and go with the next one: nobody is in anybody's way.
        await asyncio.gather(first, *map(own.append, changes(5)))
        assert told == [0.0, 0.0]
        # Three commits are needed for these: the last of them stood in line while the second was begun.
        await asyncio.gather(*map(own.append, changes(2 * group_commit.MOST + 1)))
        assert told[2] == 0.0
        assert told[4] - told[3] > 0.09

    run_apart(asyncio.wait_for(scene(), 20))
