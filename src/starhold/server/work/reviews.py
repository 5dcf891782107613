"""Reviews of finished tables: made in a process of their own, sent while they are made, kept with the table.

Requests for the same table share the work; when nobody waits any more it is stopped. One review at a time is
made here. A person has one under way at most, an address few, and addresses take turns.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from starhold.kernel.errors import StarholdError
from starhold.kernel.record import Result
from starhold.kernel.words import Choice, Line
from starhold.review.judging import BAND, LEAST, mark_of
from starhold.review.results import Judged, Moment, Part, ReviewEnd, Tried
from starhold.review.worker import ReviewFailed, ReviewRequest
from starhold.server.errors import BadRequest, Busy, ReviewMissing, ReviewRunning, ReviewUnfinished, TooMany
from starhold.server.store.database import Database
from starhold.server.store.records import record_of
from starhold.server.tables.access import check_status
from starhold.server.tables.table import Table
from starhold.server.wire import Exercise, ExerciseList
from starhold.server.work.fair_lock import FairLock
from starhold.server.work.workers import WorkerProcess, end_all

if TYPE_CHECKING:
    from starhold.server.store.store import Store

#: reviews that may wait; a part that takes longer than this does not come any more
QUEUE: Final = 16
PART_SECONDS: Final = 120.0
#: reviews of one address that may wait or be made
AT_ADDRESS: Final = 2
#: what is kept says by which analysis it was made; another analysis makes it again
MAKING: Final = 7
#: tables whose exercises are at hand, so that an answer does not unpack a whole review
AT_HAND: Final = 64

_PARTS: msgspec.json.Decoder[Part] = msgspec.json.Decoder(Part)
_log = structlog.get_logger("reviews")


class ReviewInProgress:
    """A review that is being made, and the requests that wait for it."""

    def __init__(self, person: str, address: str) -> None:
        self.person = person
        self.address = address
        self.lines: list[bytes] = []
        self.done = False
        self.waiting = 0
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def add(self, line: bytes) -> None:
        self.lines.append(line)
        self._tell()

    def end(self) -> None:
        self.done = True
        self._tell()

    def _tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    async def told(self) -> AsyncIterator[bytes]:
        """Yield all lines: at once those that are known, the others as they come."""
        number = 0
        while True:
            while number < len(self.lines):
                yield self.lines[number]
                number += 1
            if self.done:
                return
            await self.news.wait()


class ReviewService:
    """All reviews of this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = WorkerProcess("starhold.review.worker")
        self.lock = FairLock()
        self.in_progress: dict[str, ReviewInProgress] = {}
        self.at_hand: dict[str, dict[int, Moment]] = {}

    async def lines(self, table: Table, person: str, address: str) -> AsyncIterator[bytes]:
        """Return the lines of the review, one for each part; raise before the first if it can't be made."""
        kept = await self.database.call(self.database.store.review, table.id, MAKING)
        if kept is not None:
            return _each(kept.splitlines(keepends=True))
        work = self.in_progress.get(table.id)
        if work is None:
            work = self._begin(table, person, address)
        return self._told(table.id, work)

    def _begin(self, table: Table, person: str, address: str) -> ReviewInProgress:
        if any(work.person == person for work in self.in_progress.values()):
            raise TooMany("another of your reviews is being made", what="reviews", most=1)
        if sum(work.address == address for work in self.in_progress.values()) >= AT_ADDRESS:
            raise TooMany("other reviews for your address are waiting", what="reviews", most=AT_ADDRESS)
        if len(self.in_progress) >= QUEUE:
            raise Busy("too many reviews are waiting")
        record = record_of(table)
        given_up = Result(*table.result()) if record.result is None else None
        wanted = msgspec.json.encode(ReviewRequest(record, given_up=given_up))
        work = self.in_progress[table.id] = ReviewInProgress(person, address)
        work.task = asyncio.ensure_future(self._make(table.id, work, wanted))
        return work

    async def _told(self, table_id: str, work: ReviewInProgress) -> AsyncIterator[bytes]:
        work.waiting += 1
        try:
            async for line in work.told():
                yield line
        finally:
            work.waiting -= 1
            if not work.waiting and not work.done and work.task is not None:
                self._forget(table_id, work)
                work.task.cancel()

    def _forget(self, table_id: str, work: ReviewInProgress) -> None:
        if self.in_progress.get(table_id) is work:
            del self.in_progress[table_id]

    async def _make(self, table_id: str, work: ReviewInProgress, wanted: bytes) -> None:
        whole = False
        try:
            async with self.lock.turn(work.address):
                async for line in self.worker.lines(wanted, PART_SECONDS):
                    work.add(line)
            last = work.lines[-1] if work.lines else b""
            whole = last.startswith(b'{"type":"end"')
            if whole:
                lines = b"".join(work.lines)
                await self.database.call(self.database.store.keep_review, table_id, MAKING, lines)
        except (OSError, TimeoutError, ValueError, StarholdError) as error:
            _log.warning("review not made", table=table_id, error=type(error).__name__)
            if not whole:
                work.add(msgspec.json.encode(ReviewFailed(Busy.key)) + b"\n")
        finally:
            self._forget(table_id, work)
            work.end()

    async def close(self) -> None:
        """End the work, and wait until the worker is gone."""
        for work in list(self.in_progress.values()):
            if work.task is not None:
                work.task.cancel()
        await end_all([self.worker])

    # -- exercises ---------------------------------------------------------------------------------------

    async def exercises(self, table: Table, seat: int) -> ExerciseList:
        """Return the costliest moments of a seat, without what would have been better."""
        found = await self._costliest(table)
        return ExerciseList(
            seat, tuple(_exercise(moment) for moment in found.values() if moment.seat == seat)
        )

    async def judged(self, table: Table, ply: int, action: int) -> tuple[Judged, int]:
        """Return what another try at a moment is worth, and the seat; raise BadRequest, ReviewMissing."""
        moment = (await self._costliest(table)).get(ply)
        options = moment.options if moment is not None else ()
        made = next((one for one in options if one.action == action), None)
        if moment is None or made is None or moment.better is None:
            raise BadRequest("that is not an answer to an exercise", field="action")
        return answered(moment.better, made, moment.doubt, moment.look), moment.seat

    async def _costliest(self, table: Table) -> dict[int, Moment]:
        """Return the moments that are exercises, by their move; raise ReviewMissing."""
        found = self.at_hand.pop(table.id, None)
        if found is None:
            found = await self.database.call(costliest, self.database.store, table.id)
        if found is None:
            raise ReviewMissing("the game has no review yet")
        # What was asked for last stays longest.
        self.at_hand[table.id] = found
        if len(self.at_hand) > AT_HAND:
            del self.at_hand[next(iter(self.at_hand))]
        return found


def answered(best: Tried, made: Tried, doubt: float, look: Line | None = None) -> Judged:
    """Return how an answer compares with the best one; it is right if no difference can be seen."""
    error = max(0.0, best.share - made.share)
    if made.action == best.action:
        return Judged(True, "best", 0.0, best, best)
    right = error < max(LEAST, BAND * doubt)
    return Judged(right, mark_of(error, doubt), round(error, 4), made, best, None if right else look)


def _exercise(moment: Moment) -> Exercise:
    choices = sorted(moment.options, key=lambda one: one.action)
    return Exercise(
        moment.ply,
        moment.seat,
        moment.round,
        moment.error,
        moment.made.action,
        tuple(Choice(one.action, one.line, one.picks) for one in choices),
        round(BAND * moment.doubt, 4),
        (moment.made.line, *(one.line for one in moment.made.then)),
        next(iter(moment.made.reasons), None),
        moment.situation,
    )


def check_reviewable(table: Table) -> None:
    """Raise if the game is not finished: a review would reveal what is hidden in a running game."""
    if table.status in ("open", "starting", "running"):
        raise ReviewRunning("the game is still being played")
    if table.status == "abandoned":
        raise ReviewUnfinished("the game is not finished")
    check_status(table, "finished")


async def _each(lines: list[bytes]) -> AsyncIterator[bytes]:
    for line in lines:
        yield line


def costliest(store: "Store", table_id: str) -> dict[int, Moment] | None:
    """Return the exercises of a kept review by their move, each seat's costliest first; None without one."""
    kept = store.review(table_id, MAKING)
    if kept is None:
        return None
    lines = kept.splitlines()
    end = _PARTS.decode(lines[-1])
    assert isinstance(end, ReviewEnd)
    # One line begins the review; after it each move has its own.
    found = [_PARTS.decode(lines[1 + ply]) for summary in end.summaries for ply in summary.costliest]
    return {moment.ply: moment for moment in found if isinstance(moment, Moment)}
