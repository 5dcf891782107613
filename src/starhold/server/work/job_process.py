"""A worker process that verifies records and replays games: one JSON line in, one JSON line out."""

import os
import signal
import sys

import msgspec

from starhold.kernel import registry
from starhold.kernel.chance import FastChance, RecordedChance
from starhold.kernel.errors import StarholdError
from starhold.server.errors import TableError
from starhold.server.store import records
from starhold.server.viewers.still import still_position
from starhold.server.wire import LessonAfter, LessonAsked, Position, Problem
from starhold.server.work import lessons, puzzles
from starhold.server.work.jobs import (
    CPU_SECONDS,
    AnswerPuzzle,
    ContinueRecord,
    DrawPicture,
    ImportRecord,
    Job,
    JobResult,
    ShowPast,
    ShowRecord,
    TeachLesson,
    VerifyRecord,
)

#: memory for data that a worker may take
MEMORY = 1024 * 1024 * 1024


def then(job: ShowPast) -> Position:
    """Play the moves again."""
    setup = RecordedChance(list(job.setup))
    state = registry.game(job.game).start(job.players, setup, job.options, version=job.version)
    for move in job.moves:
        state.play(move.seat, move.action, RecordedChance(list(move.chance)))
    for action in job.then if job.seat is not None else ():
        if state.over or job.seat not in state.seats_to_move() or action not in state.legal(job.seat):
            break
        state.play(job.seat, action, FastChance(action))
    return still_position(state, job.seat)


def found(job: Job) -> object:
    """Return what the job asks for; raise StarholdError."""
    if isinstance(job, VerifyRecord):
        return records.verification(job.content)
    if isinstance(job, ShowRecord):
        return records.look_into(job.content, job.ply, job.seat)
    if isinstance(job, ImportRecord):
        return records.prepared(records.read_record(job.content), job.host)
    if isinstance(job, ContinueRecord):
        return records.continued(records.read_record(job.content), job.host)
    if isinstance(job, TeachLesson):
        return taught(job)
    if isinstance(job, AnswerPuzzle):
        return puzzles.found(job.game, job.puzzle, job.action)
    if isinstance(job, DrawPicture):
        # Pages on the visitor's device answer other jobs, and have no library to draw with.
        from starhold.server.work import pictures

        return pictures.png(job)
    return then(job)


def taught(job: TeachLesson) -> object:
    """Return what a lesson answers."""
    if isinstance(job.asked, LessonAsked):
        return lessons.step(job.game, job.lesson, job.asked)
    if isinstance(job.asked, LessonAfter):
        return lessons.plans(job.game, job.lesson, job.asked)
    return lessons.why(job.game, job.lesson, job.asked)


def answer(line: bytes) -> JobResult:
    try:
        return JobResult(msgspec.Raw(msgspec.json.encode(found(msgspec.json.decode(line, type=Job)))))
    except StarholdError as error:
        status = error.status if isinstance(error, TableError) else 400
        return JobResult(problem=Problem(error.key, error.arguments), status=status)


def main() -> None:
    """Answer until the other side closes."""
    # Only some systems have it, and this module answers also where there are no processes.
    import resource

    # Control-C goes to every process at a terminal; the server hears it too, and closes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Games in progress go first.
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    for line in sys.stdin.buffer:
        # Nobody catches this signal: whatever takes longer ends here, compiled code as well.
        signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()
        signal.setitimer(signal.ITIMER_PROF, 0)


if __name__ == "__main__":
    main()
