"""Reviews that are asked for: shared while they are made, stopped when nobody waits, one a person, kept."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from starhold.kernel.game import Game
from starhold.kernel.words import Line
from starhold.review.results import Moment, ReviewEnd, Summary, Tried
from starhold.server.errors import BadRequest, Busy, ReviewMissing, TooMany
from starhold.server.store.store import Store
from starhold.server.tables.new_table import seat_row, table_row
from starhold.server.work import reviews
from starhold.server.work.reviews import AT_ADDRESS, QUEUE, ReviewService
from tests.apart import run_apart

TOLD = (b'{"type":"begin"}\n', b'{"type":"moment"}\n', b'{"type":"end"}\n')


class Halting:
    """A worker that tells the next line when it is let."""

    def __init__(self) -> None:
        self.let = asyncio.Semaphore(0)
        self.begun: list[str] = []
        self.ended: list[str] = []

    async def lines(self, wanted: bytes, _seconds: float) -> AsyncIterator[bytes]:
        how = "stopped"
        self.begun.append(json.loads(wanted))
        try:
            for line in TOLD:
                await self.let.acquire()
                yield line
            how = "done"
        finally:
            self.ended.append(how)


class Place:
    """As much of a database as reviews need."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = 0

    async def call(self, work: Callable[..., Any], *args: Any) -> Any:
        self.asked += 1
        return work(*args)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lantern: Game) -> Place:
    monkeypatch.setattr(reviews, "record_of", lambda table: SimpleNamespace(result=True, name=table.id))
    monkeypatch.setattr(reviews, "ReviewRequest", lambda record, **_more: record.name)
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.prepare()
    for name in ("one", "two", "crowd 0"):
        store.add_table(
            table_row(name, lantern, {}, "ada", "", ""), [seat_row(name, 0, "human", "ada", "Ada")]
        )
    return Place(store)


def opened(place: Place) -> tuple[ReviewService, Halting]:
    made, worker = ReviewService(place), Halting()  # type: ignore[arg-type]
    made.worker = worker  # type: ignore[assignment]
    return made, worker


def table(name: str) -> Any:
    return SimpleNamespace(id=name)


def test_who_asks_for_the_same_shares_the_work_and_what_is_whole_is_kept(place: Place) -> None:
    async def run() -> None:
        made, worker = opened(place)
        first = await made.lines(table("one"), "ada", "192.0.2.1")
        worker.let.release()
        assert await anext(first) == TOLD[0], "a line is told as soon as it is known"
        second = await made.lines(table("one"), "ben", "192.0.2.1")
        for _ in TOLD[1:]:
            worker.let.release()
        assert [line async for line in first] == list(TOLD[1:])
        assert [line async for line in second] == list(TOLD)
        assert worker.ended == ["done"]
        assert place.store.review("one", reviews.MAKING) == b"".join(TOLD)
        assert [line async for line in await made.lines(table("one"), "eve", "192.0.2.1")] == list(TOLD)
        assert worker.ended == ["done"], "what is kept is not made again"

    run_apart(run())


def test_it_is_stopped_when_nobody_waits_any_more(place: Place) -> None:
    async def run() -> None:
        made, worker = opened(place)
        first, second = (
            await made.lines(table("one"), "ada", "192.0.2.1"),
            await made.lines(table("one"), "ben", "192.0.2.1"),
        )
        worker.let.release()
        assert await anext(first) == await anext(second) == TOLD[0]
        await first.aclose()  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        assert worker.ended == [], "somebody waits"
        await second.aclose()  # type: ignore[attr-defined]
        await asyncio.sleep(0.01)
        assert worker.ended == ["stopped"]
        assert made.in_progress == {}
        assert place.store.review("one", reviews.MAKING) is None

    run_apart(run())


async def refused(made: ReviewService, name: str, person: str, address: str) -> bool:
    """True if that address has asked for enough."""
    try:
        await made.lines(table(name), person, address)
    except TooMany:
        return True
    return False


async def stop(made: ReviewService) -> None:
    """ReviewEnd what is being made, and see it gone."""
    tasks = [work.task for work in made.in_progress.values() if work.task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_everybody_has_one_under_way_and_not_all_may_wait(place: Place) -> None:
    async def run() -> None:
        made, _ = opened(place)
        await made.lines(table("one"), "ada", "192.0.2.1")
        assert await refused(made, "two", "ada", "192.0.2.2")
        for number in range(QUEUE - 1):
            await made.lines(table(f"other {number}"), f"person {number}", f"198.51.100.{number}")
        with pytest.raises(Busy):
            await made.lines(table("two"), "ben", "192.0.2.2")
        await stop(made)

    run_apart(run())


def test_one_address_has_few_reviews_under_way_and_others_come_between(place: Place) -> None:
    """Sixteen guests of one address ask for a review each; the one of somebody elsewhere is made next."""

    async def run() -> None:
        made, worker = opened(place)
        crowd = [await refused(made, f"crowd {n}", f"guest {n}", "192.0.2.1") for n in range(QUEUE)]
        assert crowd == [False] * AT_ADDRESS + [True] * (QUEUE - AT_ADDRESS)
        honest = await made.lines(table("one"), "ada", "192.0.2.2")
        await asyncio.sleep(0)
        for _ in TOLD * 2:
            worker.let.release()
        assert [line async for line in honest] == list(TOLD)
        assert worker.begun[:2] == ["crowd 0", "one"]
        # Whoever looks on at a review that is made already takes nobody's place.
        assert not await refused(made, "crowd 1", "guest 16", "192.0.2.1")
        await stop(made)

    run_apart(run())


def moment(ply: int) -> Moment:
    best, worse = (Tried(action, str(action), Line("x"), (), share) for action, share in ((1, 0.6), (2, 0.4)))
    return Moment(
        ply, ply % 2, 1, worse, "blunder", 0.2, 0.01, best, (0.5, 0.5), (0.5, 0.5), (0, 0), (0, 0), None,
        options=(best, worse),
    )  # fmt: skip


def test_an_answer_to_an_exercise_does_not_unpack_the_review_again(place: Place) -> None:
    def summary(seat: int, *costliest: int) -> Summary:
        return Summary(seat, 0.5, 0, 0, 0, 0, 0.5, 0.4, 4, {}, costliest)

    async def run() -> None:
        made, _ = opened(place)
        with pytest.raises(ReviewMissing):
            await made.exercises(table("one"), 0)
        end = ReviewEnd((summary(0, 2, 0), summary(1, 1)), (), Line("x"), 0.1)
        lines = [b'{"type":"begin"}', *map(msgspec.json.encode, [*map(moment, range(4)), end])]
        place.store.keep_review("one", reviews.MAKING, b"".join(line + b"\n" for line in lines))
        place.asked = 0
        found = await made.exercises(table("one"), 0)
        assert [one.ply for one in found.exercises] == [2, 0], "the costliest first"
        assert [one.ply for one in (await made.exercises(table("one"), 1)).exercises] == [1]
        assert not (await made.judged(table("one"), 2, 2))[0].right
        assert (await made.judged(table("one"), 2, 1))[0].right
        with pytest.raises(BadRequest):
            await made.judged(table("one"), 3, 1)
        assert place.asked == 1

    run_apart(run())
